import { parseTimestamp } from '../../service/timestamp.ts';
import type { PlaceTexts } from '../places/places.ts';
import type { TestedQuestions } from '../readers/reader-test.ts';
import { pageAddress } from '../source/page-address.ts';
import { daysOf } from '../source/period.ts';
import type { UnansweredQuestion } from '../source/tally.ts';
import { followedTurns } from '../topics/follow-ups/follow-ups.ts';
import type { ReportMaterial } from './build.ts';
import { countCitedPages, countQuestions } from './counts.ts';
import { failedAnswers } from './failed-answer.ts';
import { isGenericPage } from './generic-page.ts';
import type { CitedPage, QuestionCount, ReportModel } from './report-model.ts';
import { isRepeated, isSmallPeriod } from './shown-topics.ts';

/** What readers asked on a page about one topic, alone, or without asking anything of the docs. */
export interface PageTopic {
  group: 'topic' | 'not-grouped' | 'set-aside';
  /** The topic's; empty for the other groups. */
  label: string;
  unanswered: number;
  questions: QuestionCount[];
}

/** A page with all unanswered questions that were asked on it. */
export interface PageQuestions {
  /** Null for questions without a page. */
  url: string | null;
  unanswered: number;
  /** Most questions first, then what was not grouped, then what was set aside. */
  topics: PageTopic[];
}

/** What a brief has of a topic beside its counts. */
export interface TopicDetails {
  id: string;
  /** Distinct questions, most often asked first, at most 30; of a topic that is gone, those before. */
  questions: AskedQuestion[];
  /** How many distinct questions there are in all. */
  distinctQuestions: number;
  /** At most five of the period before. */
  previousQuestions: QuestionCount[];
  /** What failed answers say beyond apologies: at most five. */
  answers: string[];
  /** What the docs say where it belongs; null if no section comes near. */
  docs: PlaceTexts | null;
  /** The sources of pages that it was asked on, or that answers cited. */
  sources: { url: string; file: string }[];
}

/** A question, and the one before it in its conversation if it means nothing without that. */
export interface AskedQuestion extends QuestionCount {
  after: string | null;
}

/** How a topic's place in the docs is looked up. */
interface LookUp {
  /** By the topic's id. */
  textsOf(topicId: string): PlaceTexts | null;
  /** The source of a page; null if the docs don't have it. */
  fileOf(url: string): string | null;
}

/** What the written report shows and `report.json` leaves to its topics and to the CSV file. */
export interface ReportDetails {
  /** Pages with two unanswered questions or more, most first; generic pages last. */
  pages: PageQuestions[];
  /** Of a small period every page, and the questions without one; else none. */
  list: PageQuestions[];
  /** Pages cited in vain by two conversations or more, most first; generic pages last. */
  citedPages: CitedPage[];
  /** Questions of each day of `daily`, answered ones too; null without comparison. */
  questionsByDay: { questions: number; previousQuestions: number | null }[];
  /** Of the topics of `readerTest`, in their order. */
  testedQuestions: TestedQuestions[];
  /** Of the largest topics that two conversations asked, in this period or before. */
  topics: TopicDetails[];
}

/** Far more topics than a report shows or a run starts jobs for. */
const mostTopics = 300;
const mostQuestions = 30;
const mostPrevious = 5;
const mostAnswers = 5;

/** @param model built from the same material */
export function reportDetails(
  material: ReportMaterial,
  model: ReportModel,
  lookUp: LookUp = { textsOf: () => null, fileOf: () => null },
): ReportDetails {
  const { current, previous } = material.periods;
  const previousDays = previous ? daysOf(previous.period) : [];
  const pages = pagesOf(material, model);
  return {
    pages: pages.filter(({ url, unanswered }) => url !== null && unanswered > 1),
    list: isSmallPeriod(model) ? pages : [],
    testedQuestions: material.tested?.questions ?? [],
    citedPages: citedInVain(material.grouping.topics.flatMap(({ rows }) => rows)),
    questionsByDay: model.daily.map(({ date }, index) => ({
      questions: current.tally.questionsByDay.get(date) ?? 0,
      previousQuestions:
        previous && (previous.tally.questionsByDay.get(previousDays[index] ?? '') ?? 0),
    })),
    topics: topicsInDetail(material, model, lookUp),
  };
}

function topicsInDetail(
  { grouping }: ReportMaterial,
  model: ReportModel,
  { textsOf, fileOf }: LookUp,
): TopicDetails[] {
  const rowsOf = new Map(grouping.topics.map(({ id, rows }) => [id, rows]));
  const answersOf = failedAnswers(grouping.topics.map(({ rows }) => rows));
  const before = turnsBefore(grouping.topics.flatMap(({ rows }) => rows));
  return [...model.topics, ...model.resolvedTopics]
    .filter(isRepeated)
    .slice(0, mostTopics)
    .map(({ id, pages, citedPages }) => {
      const rows = rowsOf.get(id) ?? [];
      const now = rows.filter(({ current }) => current);
      const earlier = rows.filter(({ current }) => !current);
      const described = now.length > 0 ? now : earlier;
      const questions = distinctQuestions(described);
      const followed = new Map(described.map((row) => [row.question, before.get(row) ?? null]));
      const named = new Set([...pages, ...citedPages].flatMap(({ url }) => url ?? []));
      return {
        id,
        questions: questions
          .slice(0, mostQuestions)
          .map((question) => ({ ...question, after: followed.get(question.text) ?? null })),
        distinctQuestions: questions.length,
        previousQuestions: distinctQuestions(earlier).slice(0, mostPrevious),
        answers: answersOf(described).slice(0, mostAnswers),
        docs: textsOf(id),
        sources: [...named].flatMap((url) => {
          const file = fileOf(url);
          return file === null ? [] : { url, file };
        }),
      };
    });
}

/** The question before each that means nothing without it, in its conversation. */
function turnsBefore(rows: readonly UnansweredQuestion[]): Map<UnansweredQuestion, string> {
  const turns = rows.map(({ question, conversation, timestamp }) => ({
    ...{ text: question, conversation },
    time: parseTimestamp(timestamp),
  }));
  const before = new Map<UnansweredQuestion, string>();
  for (const [at, followed] of followedTurns(turns).entries()) {
    const [row, turn] = [rows[at], followed === null ? undefined : turns[followed]];
    if (row && turn) before.set(row, turn.text);
  }
  return before;
}

/** Questions that differ in more than case, spaces and punctuation, most often asked first. */
function distinctQuestions(rows: readonly UnansweredQuestion[]): QuestionCount[] {
  const distinct = new Map<string, QuestionCount>();
  for (const { text, count } of countQuestions(rows)) {
    const letters = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    const known = distinct.get(letters || text);
    if (known) known.count += count;
    else distinct.set(letters || text, { text, count });
  }
  return [...distinct.values()].sort((a, b) => b.count - a.count);
}

/** What was set aside asks nothing of the pages that its answers cite. */
function citedInVain(rows: readonly UnansweredQuestion[]): CitedPage[] {
  const asked = rows.filter((row) => row.current);
  const pages = countCitedPages(asked).filter(({ conversations }) => conversations > 1);
  const isGeneric = ({ url }: CitedPage): boolean => url !== null && isGenericPage(url);
  return [...pages.filter((page) => !isGeneric(page)), ...pages.filter(isGeneric)];
}

/** All pages, and last the questions that were asked on none. */
function pagesOf({ grouping }: ReportMaterial, model: ReportModel): PageQuestions[] {
  const asked = rowsByGroup(grouping, model).filter(({ row }) => row.current);
  const byPage = Map.groupBy(asked, ({ row }) => (row.pageUrl ? pageAddress(row.pageUrl) : null));
  return [...byPage]
    .map(([url, rows]) => ({ url, unanswered: rows.length, topics: topicsOf(rows) }))
    .sort(
      (a, b) =>
        rankOf(a.url) - rankOf(b.url) ||
        b.unanswered - a.unanswered ||
        ((a.url ?? '') < (b.url ?? '') ? -1 : 1),
    );
}

/** Pages that have an owner come first, then generic ones, then none. */
function rankOf(url: string | null): number {
  if (url === null) return 2;
  return isGenericPage(url) ? 1 : 0;
}

interface PageRow extends Pick<PageTopic, 'group' | 'label'> {
  row: UnansweredQuestion;
}

function rowsByGroup(grouping: ReportMaterial['grouping'], model: ReportModel): PageRow[] {
  const labels = new Map(model.topics.filter(isRepeated).map(({ id, label }) => [id, label]));
  const inTopics = grouping.topics.flatMap(({ id, rows }) => {
    const label = labels.get(id);
    const group = label === undefined ? 'not-grouped' : 'topic';
    return rows.map((row): PageRow => ({ group, label: label ?? '', row }));
  });
  const aside = grouping.setAside.map((row): PageRow => ({ group: 'set-aside', label: '', row }));
  return [...inTopics, ...aside];
}

const groupOrder: readonly PageTopic['group'][] = ['topic', 'not-grouped', 'set-aside'];

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
