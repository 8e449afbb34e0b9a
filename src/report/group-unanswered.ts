import { prepareQuestion } from '../language/nearness.ts';
import type { Pace } from '../pace.ts';
import { pageAddress } from '../text/address.ts';
import type { Redacted } from '../text/text.ts';
import type { UnclickedSearch } from './assemble/report.ts';
import { type Anchor, leastNear, nearnessToAnchor, prepareAnchor } from './gaps/anchor.ts';
import { mainPartOf } from './gaps/main-part.ts';
import { askedBy, type Question, type Topic } from './source/question.ts';
import type { AnsweredSample } from './topics/evidence.ts';
import { type Question as Asked, groupQuestions, type Topic as Named } from './topics/topics.ts';

export interface Grouping {
  /** Those with the most current questions first. */
  topics: Topic[];
  /** Questions that ask nothing of the documentation, in the order of the input. */
  setAside: Question[];
  /** What means nothing without the question before it, and that one. */
  followed: ReadonlyMap<Question, Question>;
  /**
   * The topics of other groups, named and ordered as these are. What follows another turn goes where
   * that goes.
   *
   * @param groups the questions that are not set aside, each in one group
   */
  regroup(groups: readonly (readonly Question[])[]): Promise<Topic[]>;
}

/** The unanswered questions of all periods, by what they ask. */
export async function groupUnanswered(
  questions: readonly Question[],
  answered: Pick<AnsweredSample, 'kept'>,
  pace: Pace,
): Promise<Grouping> {
  const anchors = new Map<readonly Question[], Anchor>();
  const grouping = await groupQuestions(questions, {
    questionOf: askedIn,
    mainPartOf: (rows) => {
      const { members, anchor } = mainPartOf(rows.map(askedBy));
      const main = members.flatMap((at) => rows[at] ?? []);
      anchors.set(main, anchor);
      return main;
    },
    evidence: { answered: answered.kept() },
    pace,
  });
  const withAnchor = (topic: Named<Question>): Topic => ({
    ...topic,
    // Made of the words of questions, which are redacted.
    label: topic.label as Redacted,
    examples: topic.examples.map(({ text, count }) => ({ text: text as Redacted, count })),
    anchor: (anchors.get(topic.main) ?? []) as Topic['anchor'],
  });
  return {
    topics: grouping.topics.map(withAnchor),
    setAside: grouping.setAside,
    followed: grouping.followed,
    regroup: async (groups) => (await grouping.regroup(groups)).map(withAnchor),
  };
}

/** Searches with the topic that each asks for, whose anchor it is nearest to; null if it is near none. */
export async function joinSearches(
  searches: readonly Omit<UnclickedSearch, 'topicId'>[],
  { topics, pace }: { topics: readonly Topic[]; pace: Pace },
): Promise<UnclickedSearch[]> {
  const anchors = topics
    .filter(({ rows }) => rows.some(({ current }) => current))
    .map(({ id, anchor }) => ({ id, questions: prepareAnchor(anchor) }));
  const joined: UnclickedSearch[] = [];
  for (const search of searches) {
    await pace();
    const query = prepareQuestion(search.query, null, null);
    let nearest: { topicId: string | null; near: number } = { topicId: null, near: leastNear };
    for (const { id, questions } of anchors) {
      const near = nearnessToAnchor(query, questions);
      if (near > nearest.near) nearest = { topicId: id, near };
    }
    joined.push({ ...search, topicId: nearest.topicId });
  }
  return joined;
}

function askedIn({
  text,
  current,
  conversation,
  time,
  pageUrl,
  sources,
  category,
  answer,
}: Question): Asked {
  return {
    text,
    shown: text,
    current,
    conversation,
    time,
    pageUrl: pageUrl && pageAddress(pageUrl),
    citedUrls: sources.flatMap(({ url }) => (url ? pageAddress(url) : [])),
    category,
    answer,
  };
}
