import type { Docs } from '../../docs/read.ts';
import type { Page } from '../../docs/read-page.ts';
import type { ExtraRunner } from '../../extra.ts';
import { type DocsText, type Redactor, toDocsText } from '../../text/text.ts';
import { headingOf, type IdentifiedTopic } from '../gaps/identity.ts';
import type { Memory } from '../gaps/memory.ts';
import { type DeadCitation, findDeadCitations } from '../places/dead-citations.ts';
import type { DocsSummary } from '../places/place.ts';
import {
  type IndexedDocs,
  indexDocs,
  type Placement,
  type Placer,
  placerIn,
  placesOf,
} from '../places/places.ts';
import type { Description } from '../reading/describe.ts';
import type { ReportModel } from '../reading/report-model.ts';
import { allowedLinkHosts, type CollectedData } from '../source/collect.ts';
import type { Question } from '../source/question.ts';
import type { DocsChange } from './change.ts';
import { fixChecksIn, judgeChange } from './judge-change.ts';
import {
  measureChange,
  type ReaderTest,
  reportedTest,
  type UntestedReason,
} from './reader-test.ts';

/** What the docs reveal about a report's questions. */
export interface DocsFindings {
  summary: DocsSummary;
  /** On a pull request, the placer of the docs at the head; null if the docs can't be used for places. */
  placer: Placer | null;
  /** The topics' places by topic id; empty if the docs may be another site's or placing failed. */
  places: ReadonlyMap<string, Placement>;
  ownersOf(url: string): DocsText[];
  deadCitations: DeadCitation[];
  /** How the pull request changes what readers find; null without a pull request, or if that isn't known. */
  readerTest: ReaderTest | null;
  /** How much of the change `readerTest` covers, or why there is no test; null without a pull request. */
  testedExtent: DocsChange['extent'] | UntestedReason | null;
  /** Tests the questions on a pull request's docs; null if the docs may be another site's. */
  testReaders: ((change: DocsChange) => ReaderTest) | null;
  /** Gaps near a pull request's change, in a model's words on the base, with its judgment of the head. */
  described: ReadonlyMap<string, Description>;
  /** Docs that may be another site's, for a model to read, and the findings if it trusts them; else null. */
  untrusted: { placer: Placer; trust(): Promise<DocsFindings> } | null;
}

export interface DocsFindingsInput {
  docs: Docs;
  /** The docs before and after a pull request, `unknown` if they can't be read; null without a pull request. */
  change: DocsChange | 'unknown' | null;
  /** All questions that were read, in scope or not. */
  questions: readonly Question[];
  topics: readonly IdentifiedTopic[];
  collected: CollectedData;
  /** What the issue remembers; empty without an issue. */
  memory: Memory;
  /** Null if no model is configured. */
  model: ReportModel | null;
  redactor: Redactor;
  extra: ExtraRunner;
}

const places = 'places in the docs';

/** Compares questions and topics with the docs; null if the docs can't be indexed. */
export async function findInDocs(toFind: DocsFindingsInput): Promise<DocsFindings | null> {
  const { docs, questions, collected, redactor, extra } = toFind;
  const answered = collected.answered.questions();
  const index = await extra(places, () => indexDocs({ docs, rows: questions, answered }));
  if (!index) return null;
  const { known, indexed, read: summary } = index;
  const findings = await findIn(toFind, summary, known);
  if (known) return findings;
  const trust = () => findIn(toFind, summary, indexed);
  return { ...findings, untrusted: { placer: placerIn(indexed, redactor), trust } };
}

/** @param known null if the docs may be another site's */
async function findIn(
  toFind: DocsFindingsInput,
  summary: DocsSummary,
  known: IndexedDocs | null,
): Promise<DocsFindings> {
  const { docs, change, questions, topics, collected, memory, model, redactor, extra } = toFind;
  const { citations } = collected;
  const ends = change === 'unknown' ? null : change;
  // Places are sought in the docs at the head, where a writer would act.
  const placing =
    known &&
    (await extra(places, () => {
      const placer = placerIn(ends ? known.atCommit(ends.head.docs) : known, redactor);
      return {
        placer,
        places: placesOf(placer, ends ? topicsLeft(topics, ends, known, redactor) : topics),
      };
    }));
  const dismissed = new Set(memory.gaps.filter(({ boxes }) => boxes.dismiss).map(({ id }) => id));
  const toTest = {
    topics: topics.filter(({ id }) => !dismissed.has(id)),
    promises: fixChecksIn(memory),
    citations,
  };
  const measured =
    known && ends && (await extra('a reader test', () => measureChange(ends, known, toTest)));
  const judgment =
    model && measured && placing
      ? await extra('what a model says of the change', () =>
          judgeChange(model, measured.change, {
            ...toTest,
            placers: { base: placerIn(measured.change.base, redactor), head: placing.placer },
            named: gapsIn(reportedTest(measured)),
          }),
        )
      : null;
  const dead =
    known &&
    (await extra('dead citations', () => {
      const cited = { answered: citations, unanswered: citationsOf(questions) };
      const hosts = allowedLinkHosts(collected.current);
      return findDeadCitations(known, { ...cited, hosts, redact: redactor.redact });
    }));
  const described = judgment?.described ?? new Map<string, Description>();
  const labels = new Map(
    topics.map((topic) => [topic.id, headingOf(topic, described.get(topic.id)?.heading)]),
  );
  return {
    summary,
    described,
    untrusted: null,
    placer: placing?.placer ?? null,
    places: placing?.places ?? new Map(),
    ownersOf(url) {
      const page = known?.finder(url);
      return (page ? docs.owners(page.file) : []).map((owner) => toDocsText(redactor.mask(owner)));
    },
    deadCitations: dead ?? [],
    readerTest: measured && shownTest(reportedTest(measured, judgment?.judged), labels, redactor),
    testedExtent:
      change && (!known ? 'untrusted' : !ends ? 'unread' : measured ? ends.extent : 'failed'),
    testReaders:
      known &&
      ((other) => shownTest(reportedTest(measureChange(other, known, toTest)), labels, redactor)),
  };
}

/** The topics without those nearest to a page that the change deletes: another place would be a guess. */
function topicsLeft(
  topics: readonly IdentifiedTopic[],
  { base, head, renamed }: DocsChange,
  known: IndexedDocs,
  redactor: Redactor,
): readonly IdentifiedTopic[] {
  const files = new Set(head.docs.pages.map(({ file }) => file));
  const isDeleted = ({ file }: Page) => !files.has(renamed.get(file) ?? file);
  if (!base.docs.pages.some(isDeleted)) return topics;
  const { nearest } = placerIn(known.atCommit(base.docs), redactor);
  return topics.filter(({ rows }) => nearest(rows, 1).every(({ page }) => !isDeleted(page)));
}

/** Number of the period's rows that cite each address, in the rows' spelling. */
function citationsOf(rows: readonly Question[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { current, sources } of rows) {
    const urls = current ? sources.flatMap(({ url, countedBy }) => (url && countedBy) || []) : [];
    for (const url of new Set(urls)) counts.set(url, (counts.get(url) ?? 0) + 1);
  }
  return counts;
}

/** Ids of the gaps that a test reports. */
const gapsIn = ({ topics, promises }: ReaderTest): Set<string> =>
  new Set([...topics.map(({ id }) => id), ...promises.map(({ gap }) => gap)]);

/** Masks the action's secrets in headings, and leaves out paths that redaction would change. */
function shownTest(
  test: ReaderTest,
  labels: ReadonlyMap<string, string>,
  { redact, mask }: Redactor,
): ReaderTest {
  const pathOf = ({ file }: { file: string | null }) =>
    file !== null && redact(file) === file ? file : null;
  const shown = <T extends { file: string | null; heading: string | null }>(section: T): T => ({
    ...section,
    file: pathOf(section),
    heading: section.heading && mask(section.heading),
  });
  return {
    ...test,
    topics: test.topics.map((topic) =>
      shown({ ...topic, label: labels.get(topic.id) ?? topic.label }),
    ),
    singles: test.singles.map(shown),
    promises: test.promises.map(shown),
    atRisk: test.atRisk.map((page) => ({ ...page, file: pathOf(page), url: redact(page.url) })),
  };
}
