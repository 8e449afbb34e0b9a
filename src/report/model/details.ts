import { pageAddress } from '../rows/page-address.ts';
import { daysOf } from '../rows/period.ts';
import type { UnansweredQuestion } from '../rows/tally.ts';
import type { ReportMaterial } from './build.ts';
import { countCitedPages, countQuestions } from './counts.ts';
import { isGenericPage } from './generic-page.ts';
import type { CitedPage, QuestionCount, ReportModel } from './report-model.ts';
import { isRepeated } from './shown-topics.ts';

/** What readers asked on a page about one topic, alone, or without asking anything of the docs. */
export interface PageTopic {
  group: 'topic' | 'asked-once' | 'set-aside';
  /** The topic's; empty for the other groups. */
  label: string;
  unanswered: number;
  questions: QuestionCount[];
}

/** A page with all unanswered questions that were asked on it. */
export interface PageQuestions {
  url: string;
  unanswered: number;
  /** Most questions first, then what was asked once, then what was set aside. */
  topics: PageTopic[];
}

/** What the written report shows and `report.json` leaves to its topics and to the CSV file. */
export interface ReportDetails {
  /** Pages with two unanswered questions or more, most first; generic pages last. */
  pages: PageQuestions[];
  /** Pages cited in vain by two answers or more, most first; generic pages last. */
  citedPages: CitedPage[];
  /** Questions of each day of `daily`, answered ones too; null without comparison. */
  questionsByDay: { questions: number; previousQuestions: number | null }[];
}

/** @param model built from the same material */
export function reportDetails(material: ReportMaterial, model: ReportModel): ReportDetails {
  const { current, previous } = material.periods;
  const previousDays = previous ? daysOf(previous.period) : [];
  return {
    pages: pagesOf(material, model),
    citedPages: citedInVain(material.grouping.topics.flatMap(({ rows }) => rows)),
    questionsByDay: model.daily.map(({ date }, index) => ({
      questions: current.tally.questionsByDay.get(date) ?? 0,
      previousQuestions:
        previous && (previous.tally.questionsByDay.get(previousDays[index] ?? '') ?? 0),
    })),
  };
}

/** What was set aside asks nothing of the pages that its answers cite. */
function citedInVain(rows: readonly UnansweredQuestion[]): CitedPage[] {
  const asked = rows.filter((row) => row.current);
  const pages = countCitedPages(asked).filter(({ unanswered }) => unanswered > 1);
  const isGeneric = ({ url }: CitedPage): boolean => url !== null && isGenericPage(url);
  return [...pages.filter((page) => !isGeneric(page)), ...pages.filter(isGeneric)];
}

function pagesOf({ grouping }: ReportMaterial, model: ReportModel): PageQuestions[] {
  const onPage = new Map<string, PageRow[]>();
  for (const asked of rowsByGroup(grouping, model)) {
    if (!asked.row.current || !asked.row.pageUrl) continue;
    const url = pageAddress(asked.row.pageUrl);
    const others = onPage.get(url);
    if (others) others.push(asked);
    else onPage.set(url, [asked]);
  }
  return [...onPage]
    .filter(([, rows]) => rows.length > 1)
    .map(([url, rows]) => ({ url, unanswered: rows.length, topics: topicsOf(rows) }))
    .sort(
      (a, b) =>
        Number(isGenericPage(a.url)) - Number(isGenericPage(b.url)) ||
        b.unanswered - a.unanswered ||
        (a.url < b.url ? -1 : 1),
    );
}

interface PageRow extends Pick<PageTopic, 'group' | 'label'> {
  row: UnansweredQuestion;
}

function rowsByGroup(grouping: ReportMaterial['grouping'], model: ReportModel): PageRow[] {
  const labels = new Map(model.topics.filter(isRepeated).map(({ id, label }) => [id, label]));
  const dismissed = new Set(model.dismissedTopics?.map(({ id }) => id));
  const listed = grouping.topics.filter(({ id }) => !dismissed.has(id));
  const inTopics = listed.flatMap(({ id, rows }) => {
    const label = labels.get(id);
    const group = label === undefined ? 'asked-once' : 'topic';
    return rows.map((row): PageRow => ({ group, label: label ?? '', row }));
  });
  const aside = grouping.setAside.map((row): PageRow => ({ group: 'set-aside', label: '', row }));
  return [...inTopics, ...aside];
}

const groupOrder: readonly PageTopic['group'][] = ['topic', 'asked-once', 'set-aside'];

function topicsOf(asked: readonly PageRow[]): PageTopic[] {
  return groupOrder.flatMap((group) => {
    const rows = asked.filter((row) => row.group === group);
    return [...Map.groupBy(rows, ({ label }) => label)]
      .map(([label, of]) => ({
        ...{ group, label, unanswered: of.length },
        questions: countQuestions(of.map(({ row }) => row)),
      }))
      .sort((a, b) => b.unanswered - a.unanswered || (a.label < b.label ? -1 : 1));
  });
}
