import { collectWithPauses } from '../../pace.ts';
import { headingOf, type IdentifiedTopic, identifyTopics } from '../gaps/identity.ts';
import type { ReportToRemember } from '../gaps/remember.ts';
import { trendsOf } from '../gaps/trend.ts';
import { sectionsFor } from '../places/places.ts';
import { type DocsFindings, findInDocs, type ToFindInDocs } from '../readers/docs-findings.ts';
import type { AlsoRead } from '../source/also-read.ts';
import { type Questions, questionsIn } from '../source/collect.ts';
import type { Question } from '../source/question.ts';
import { allowedHosts } from '../source/tally.ts';
import { type Grouping, groupQuestions } from '../topics/topics.ts';
import { findAlso } from './also-read.ts';
import { answeredLike, failedAnswers, sentencesByTopic } from './answers.ts';
import { type Findings, largestFirst } from './assemble.ts';
import { countPages, countQuestions } from './counts.ts';
import { type Describing, describeGap, maxExamples } from './gap.ts';
import type { Gap, ReportMeta } from './report.ts';
import { chooseTopics } from './shown.ts';

/** Everything found in the conversations, except the status of gaps. */
export interface Found extends Pick<DocsFindings, 'promises' | 'testReaders'> {
  findings: Findings;
  /** What an issue remembers of it; null if the report is incomplete or no row was read. */
  toRemember: ReportToRemember | null;
}

export interface Material extends Omit<ToFindInDocs, 'docs' | 'questions' | 'topics'> {
  /** The documentation's sources, at the base of a pull request; null if the checkout has none. */
  docs: ToFindInDocs['docs'] | null;
  also: AlsoRead;
  /** Requests made to the service. */
  requests: number;
  facts: Omit<
    ReportMeta,
    'allowedHosts' | 'rowsRead' | 'incomplete' | 'previousCutShort' | 'areVotesCut' | 'testedExtent'
  >;
}

/**
 * Groups the questions into topics, matches these with the gaps of earlier reports, and finds where in
 * the docs each belongs and what else the report says about it. Pure, except for the calls of `model`.
 */
export async function findGaps(material: Material): Promise<Found> {
  const { collected, memory, model, docs, redactor, extra } = material;
  const { answered } = collected;
  const compared = collected.previous?.reading.cutShort ? null : collected.previous;
  const questions = questionsIn([collected.current, ...(compared ? [compared] : [])]);
  const offline = await groupQuestions(questions.all, answered.kept());
  const classified = model && (await extra('what a model reads', () => model.classify(offline)));
  // If the model failed to classify the questions, don't ask it again.
  const asked = classified ? material : { ...material, model: null };
  const { topics: grouped, setAside } = classified ?? offline;
  const given = classified?.titledGaps ?? new Map();
  const identified = identifyTopics(grouped, { memory, given });
  const isIn = new Set(questions.inScope);
  const topics = questions.isCut ? cutTo(isIn, identified) : identified;
  const inDocs =
    docs && (await findInDocs({ ...asked, docs, questions: questions.all, topics: identified }));
  const { followed } = offline;
  const of: Identified = {
    material: asked,
    compared,
    questions,
    identified,
    topics,
    followed,
    inDocs,
    named: classified?.named ?? new Set(),
  };
  const described = await describeGaps(of);
  const also = await findAlso(material.also, {
    identified,
    topics,
    questions,
    answered: answered.kept(),
    docs,
    redactor,
    extra,
  });
  return {
    findings: {
      periods: { current: collected.current, previous: compared },
      ...described,
      ...also,
      setAside: setAside.filter((row) => isIn.has(row)),
      docs: inDocs?.read ?? null,
      pageOwners: new Map(
        countPages(questions.inScope).map(({ url }) => [url, inDocs?.ownersOf(url) ?? []]),
      ),
      deadCitations: inDocs?.deadCitations ?? [],
      readerTest: inDocs?.readerTest ?? null,
      brokenPromises: [],
      requests: material.requests,
      complete: collected.current.reading.cutShort === null,
      meta: metaOf(material, inDocs),
    },
    toRemember: toRemember(of, { gaps: described.gaps, given: classified?.given ?? null }),
    promises: inDocs?.promises ?? [],
    testReaders: inDocs?.testReaders ?? null,
  };
}

/** The identified topics, with the material for their descriptions. */
interface Identified {
  material: Material;
  /** The period before; null if it was not read to its end. */
  compared: Findings['periods']['previous'];
  questions: Questions;
  /** The topics of all questions; `topics` has those cut to the scope. */
  identified: readonly IdentifiedTopic[];
  topics: readonly IdentifiedTopic[];
  followed: Grouping['followed'];
  inDocs: DocsFindings | null;
  /** The questions for whose topics a model wrote a heading, having read all of both periods. */
  named: ReadonlySet<Question>;
}

function metaOf(
  { collected: { current, previous }, also, facts, docs, change }: Material,
  inDocs: DocsFindings | null,
): ReportMeta {
  return {
    ...facts,
    allowedHosts: allowedHosts(current.tally),
    rowsRead: current.reading.rows + (previous?.reading.rows ?? 0),
    incomplete: current.reading.cutShort?.message ?? null,
    previousCutShort: previous?.reading.cutShort?.message ?? null,
    areVotesCut: also.feedback !== null && also.feedbackCounts === null,
    testedExtent: inDocs ? inDocs.testedExtent : docs && change ? 'failed' : null,
  };
}

function toRemember(
  { material: { collected }, compared, questions: { inScope }, topics, inDocs }: Identified,
  { gaps, given }: Pick<Findings, 'gaps'> & Pick<ReportToRemember, 'given'>,
): ReportToRemember | null {
  const { current, tellsNothing } = collected;
  if (current.reading.cutShort || tellsNothing) return null;
  const { answered, unanswered, questionsByDay } = current.tally;
  const located = inScope.filter((row) => row.current && (row.pageUrl ?? row.category));
  // Remember labels exactly as shown: a difference would look like an edit by a person.
  const labels = new Map(gaps.map(({ id, label }) => [id, label]));
  return {
    counts: {
      ...current.period,
      readFrom: (compared ?? current).period.from,
      questions: answered + unanswered.length,
      unanswered: unanswered.length,
      located: located.length,
    },
    questionsByDay: new Map([...(compared?.tally.questionsByDay ?? []), ...questionsByDay]),
    questions: topics.flatMap(({ rows }) => rows),
    topics: topics.map((topic) => ({ ...topic, label: labels.get(topic.id) ?? topic.label })),
    places: new Map(
      [...(inDocs?.places ?? [])].flatMap(([id, { home }]) => (home ? [[id, home] as const] : [])),
    ),
    given,
  };
}

/** The topics as gaps with all that the report says about them; a model describes those shown. */
async function describeGaps(of: Identified): Promise<Pick<Findings, 'gaps' | 'model'>> {
  const { topics, compared, questions, followed, inDocs, named } = of;
  const { collected, memory, redactor, extra } = of.material;
  const answered = collected.answered.kept();
  const fileOf = inDocs?.fileOf ?? (() => null);
  const describing: Describing = {
    isCompared: compared !== null,
    answersOf: failedAnswers(await collectWithPauses(sentencesByTopic(topics))),
    followed,
    fileOf,
    recordsCitations: collected.recordsCitations,
    answeredLike:
      (await extra('answered questions like these', () =>
        answeredLike({ answered, fileOf, redactor }),
      )) ?? (() => null),
  };
  const asked = {
    now: collected.current.tally.questions,
    before: compared?.tally.questions ?? 0,
  };
  const trends =
    compared &&
    (await trendsOf({ topics, questions: questions.all, answered, memory, named, asked }));
  function* described(): Generator<Gap> {
    for (const topic of topics) {
      const { place = null, texts: docs = null } = inDocs?.places.get(topic.id) ?? {};
      const trend = trends?.get(topic.id) ?? null;
      yield describeGap(topic, { place, docs, trend }, describing);
    }
  }
  const gaps = await collectWithPauses(described());
  const byModel = await extra('what a model says of its topics', () => withDescriptions(gaps, of));
  return byModel ?? { gaps, model: null };
}

/**
 * Adds a model's descriptions to the gaps that the report shows. The section that it names becomes the
 * gap's place. On a pull request, the model has already described the gaps near its change: what is
 * missing at the base.
 */
async function withDescriptions(
  gaps: Gap[],
  { topics, inDocs, material: { model, memory, facts } }: Identified,
): Promise<Pick<Findings, 'gaps' | 'model'>> {
  if (!model) return { gaps, model: null };
  if (facts.pullRequest !== null) {
    const missing = inDocs?.missing;
    const known = gaps.map((gap) => ({ ...gap, missing: missing?.get(gap.id) ?? null }));
    return { gaps: known, model: model.finish() };
  }
  const { decisions } = memory.journal;
  const topicOf = new Map(topics.map((topic) => [topic.id, topic]));
  const open = gaps.filter(({ id }) => !decisions.get(id)?.ticked.dismiss).toSorted(largestFirst);
  const { shown } = chooseTopics({ topics: open, resolvedTopics: [] }, facts.maxTopics);
  const descriptions = await model.describe(
    shown.flatMap(({ id }) => {
      const topic = topicOf.get(id);
      return topic ? { topic, sections: sectionsFor(topic, inDocs?.placer) } : [];
    }),
  );
  const described = gaps.map((gap) => {
    const topic = topicOf.get(gap.id);
    const description = descriptions.get(gap.id);
    if (!topic || !description) return gap;
    const { heading, missing, section, coverage } = description;
    const found = section && inDocs?.placer?.placed(topic.main, section);
    return {
      ...gap,
      label: headingOf(topic, decisions.get(gap.id), heading),
      missing,
      ...(found && {
        place: { ...found.place, coverage },
        brief: { ...gap.brief, docs: found.texts },
      }),
    };
  });
  return { gaps: described, model: model.finish() };
}

/** Cuts topics to the questions in scope; ids, headings and places stay those of the whole topic. */
function cutTo(isIn: ReadonlySet<Question>, topics: readonly IdentifiedTopic[]): IdentifiedTopic[] {
  return topics.flatMap((topic) => {
    const rows = topic.rows.filter((row) => isIn.has(row));
    if (rows.length === 0) return [];
    if (rows.length === topic.rows.length) return [topic];
    const main = topic.main.filter((row) => isIn.has(row));
    const shown = main.length > 0 ? main : rows;
    const now = shown.filter(({ current }) => current);
    const examples = countQuestions(now.length > 0 ? now : shown).slice(0, maxExamples);
    return [{ ...topic, rows, main, examples }];
  });
}
