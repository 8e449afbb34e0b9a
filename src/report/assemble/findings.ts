import { type IdentifiedTopic, identifyTopics } from '../gaps/identity.ts';
import type { ReportToRemember } from '../gaps/remember.ts';
import { trendsOf } from '../gaps/trend.ts';
import { type DocsFindings, type DocsFindingsInput, findInDocs } from '../readers/docs-findings.ts';
import type { Description } from '../reading/describe.ts';
import type { ExtraRows } from '../source/also-read.ts';
import { allowedLinkHosts, type CollectedPeriod } from '../source/collect.ts';
import { sumDays } from '../source/conversations.ts';
import type { Question } from '../source/question.ts';
import { groupQuestions } from '../topics/topics.ts';
import { findSearchesAndFeedback } from './also-read.ts';
import { countPages, countPeriods } from './counts.ts';
import {
  addDescriptions,
  areDocsTrustedByModel,
  describeGap,
  describeShownGaps,
  questionRanker,
} from './describe-gap.ts';
import type { Findings, Gap, ReportMeta, RunFacts } from './report.ts';

/** What a report is made of, besides what the issue remembers. */
export interface ReportSources extends Pick<DocsFindingsInput, 'collected' | 'change'> {
  /** The documentation's sources; null if the checkout has none. */
  docs: DocsFindingsInput['docs'] | null;
  /** The folder that `docs-root` names and the checkout doesn't have; null if it has it. */
  missingDocsRoot: string | null;
  also: ExtraRows;
  /** Whether GitHub listed only some of the files that the pull request changes. */
  isFileListTruncated: boolean;
}

export interface FoundGaps extends Pick<DocsFindings, 'testReaders'> {
  /** Everything found in the conversations, except the status of gaps. */
  findings: Findings;
  /** What the issue will remember of the report; null if it is incomplete or no row was read. */
  toRemember: ReportToRemember | null;
}

/**
 * Groups the questions into topics, matches these with the gaps of earlier reports, and finds where in
 * the docs each belongs and what else the report says about it. Pure, except for the calls of `model`.
 */
export async function findGaps(
  sources: ReportSources,
  {
    memory,
    model: configured,
    redactor,
    extra,
    facts,
  }: Pick<DocsFindingsInput, 'memory' | 'model' | 'redactor' | 'extra'> & {
    facts: RunFacts;
  },
): Promise<FoundGaps> {
  const { collected, change } = sources;
  const { current, recordsCitations } = collected;
  // On a pull request, gaps are compared with the docs at its base.
  const docs = change && change !== 'unknown' ? change.base.docs : sources.docs;
  const previous = collected.previous?.cutShort ? null : collected.previous;
  const periods = previous ? [current, previous] : [current];
  const inScope = periods.flatMap(({ unanswered }) => unanswered);
  // All questions are grouped and placed, not only those in scope, so that a gap is the same in every scope.
  const questions = [...inScope, ...periods.flatMap(({ outOfScope }) => outOfScope)];
  const answered = collected.answered.questions();

  const offline = groupQuestions(questions, answered);
  const classified =
    configured &&
    (await extra('what a model reads', ({ compute }) => configured.classify(offline, compute)));
  // If the model failed to classify the questions, don't ask it again.
  const model = classified && configured;
  const { topics: grouped, setAside } = classified ?? offline;
  const titledGaps = classified?.titledGaps ?? new Map();
  const identified = identifyTopics(grouped, { memory, given: titledGaps });
  const isInScope = new Set(inScope);
  const topics = cutTo(isInScope, identified);
  const core = { change, questions, topics: identified, collected, memory, model, redactor, extra };
  let inDocs = docs && (await findInDocs({ ...core, docs }));

  const trends =
    previous &&
    trendsOf({
      topics,
      questions,
      answered,
      memory,
      named: classified?.named ?? new Set(),
      asked: {
        now: sumDays(current.conversationsByDay),
        before: sumDays(previous.conversationsByDay),
      },
    });
  const describedIn = (found: DocsFindings | null): Gap[] => {
    const rankQuestions = questionRanker();
    return topics.map((topic) =>
      describeGap(topic, {
        placement: found?.places.get(topic.id) ?? null,
        trend: trends?.get(topic.id) ?? null,
        rankQuestions,
        followed: offline.followed,
        recordsCitations,
      }),
    );
  };
  let gaps = describedIn(inDocs);
  const use =
    model &&
    (await extra('what a model says of its topics', async () => {
      let descriptions = inDocs?.described ?? new Map<string, Description>();
      if (facts.pullRequest === null) {
        const placer = inDocs?.placer ?? inDocs?.untrusted?.placer ?? null;
        const limits = { memory, maxTopics: facts.maxTopics };
        descriptions = await describeShownGaps(model, gaps, { topics, placer }, limits);
        if (inDocs?.untrusted && areDocsTrustedByModel(descriptions)) {
          inDocs = await inDocs.untrusted.trust();
          gaps = describedIn(inDocs);
        }
      }
      gaps = addDescriptions(gaps, descriptions, { topics, placer: inDocs?.placer ?? null });
      return model.finish();
    }));
  const setAsideInScope = setAside.filter((row) => isInScope.has(row));
  return {
    findings: {
      ...countPeriods({ current, previous, gaps, setAside: setAsideInScope }),
      gaps,
      model: use,
      ...(await findSearchesAndFeedback(sources.also, { ...core, docs }, { topics, inScope })),
      docs: inDocs?.summary ?? null,
      pageOwners: new Map(countPages(inScope).map(({ url }) => [url, inDocs?.ownersOf(url) ?? []])),
      deadCitations: inDocs?.deadCitations ?? [],
      readerTest: inDocs?.readerTest ?? null,
      meta: metaOf(sources, facts, inDocs),
    },
    toRemember:
      current.cutShort || collected.hasNoData
        ? null
        : toRemember({ current, previous, topics, gaps, given: classified?.given ?? null }),
    testReaders: inDocs?.testReaders ?? null,
  };
}

function metaOf(
  { collected: { current, previous }, docs, missingDocsRoot, isFileListTruncated }: ReportSources,
  facts: RunFacts,
  inDocs: DocsFindings | null,
): ReportMeta {
  return {
    ...facts,
    missingDocsRoot,
    areDocsTrusted: inDocs !== null && inDocs.untrusted === null,
    isFileListTruncated,
    allowedHosts: allowedLinkHosts(current),
    rowsRead: current.rowsRead + (previous?.rowsRead ?? 0),
    incomplete: current.cutShort?.message ?? null,
    previousCutShort: previous?.cutShort?.message ?? null,
    testedExtent: inDocs ? inDocs.testedExtent : docs ? 'failed' : null,
  };
}

interface Remembering extends Pick<ReportToRemember, 'given'> {
  current: CollectedPeriod;
  previous: CollectedPeriod | null;
  topics: readonly IdentifiedTopic[];
  gaps: readonly Gap[];
}

function toRemember({ current, previous, topics, gaps, given }: Remembering): ReportToRemember {
  const { answered, unanswered, conversationsByDay } = current;
  const located = unanswered.filter(({ pageUrl, category }) => pageUrl ?? category);
  // Remember labels exactly as shown: a difference would look like an edit by a person.
  const labels = new Map(gaps.map(({ id, label }) => [id, label]));
  return {
    counts: {
      ...current.period,
      readFrom: (previous ?? current).period.from,
      questions: answered + unanswered.length,
      unanswered: unanswered.length,
      located: located.length,
    },
    conversationsByDay: new Map([...(previous?.conversationsByDay ?? []), ...conversationsByDay]),
    questions: topics.flatMap(({ rows }) => rows),
    topics: topics.map((topic) => ({ ...topic, label: labels.get(topic.id) ?? topic.label })),
    named: new Set(topics.filter(({ id, label }) => labels.get(id) !== label).map(({ id }) => id)),
    places: new Map(gaps.flatMap(({ id, home }) => (home ? [[id, home] as const] : []))),
    given,
  };
}

/** Cuts topics to the questions in scope; ids, headings and places stay those of the whole topic. */
function cutTo(isIn: ReadonlySet<Question>, topics: readonly IdentifiedTopic[]): IdentifiedTopic[] {
  return topics.flatMap((topic) => {
    const rows = topic.rows.filter((row) => isIn.has(row));
    if (rows.length === 0) return [];
    if (rows.length === topic.rows.length) return [topic];
    const main = topic.main.filter((row) => isIn.has(row));
    return [{ ...topic, rows, main }];
  });
}
