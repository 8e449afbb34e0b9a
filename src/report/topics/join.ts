import type { Pace } from '../../pace.ts';
import type { AnsweredQuestion } from './evidence.ts';
import { distinctQuestions, type Question } from './questions.ts';
import { calibrate, similarityOf, spacesOf } from './similarity/similarity.ts';

/** A text joins a topic if it asks the same as a question of it this likely on average. */
const leastLikely = 0.2;
/** Of a topic, as many questions stand for it. */
const mostMembers = 8;
/** Topics beyond these are of one question each, or nearly. */
const mostTopics = 1_000;

/**
 * The topic that each text asks for, by what holds the questions of a topic together: the two ask
 * the same thing as likely on average. Null where no topic is near enough. It makes no topic and
 * changes none.
 *
 * @param topics the questions of each, largest topics first
 * @returns for each text the place of its topic in `topics`
 */
export async function joinTopics(
  texts: readonly string[],
  {
    topics,
    answered,
    pace,
  }: {
    topics: readonly (readonly Question[])[];
    answered: readonly AnsweredQuestion[];
    pace: Pace;
  },
): Promise<(number | null)[]> {
  const samples = topics.slice(0, mostTopics).map((topic) => topic.slice(0, mostMembers));
  if (texts.length === 0 || samples.length === 0) return texts.map(() => null);
  const rows = [...texts.map(asQuestion), ...samples.flat()];
  const questions = await distinctQuestions([...rows.keys()], {
    questions: rows,
    spelling: (word) => word,
    pace,
  });
  const placeOf = new Uint32Array(rows.length);
  for (const [place, { rows: same }] of questions.entries()) {
    for (const row of same) placeOf[row] = place;
  }
  const similarity = similarityOf(
    await spacesOf({ questions, rows, evidence: { answered }, pace }),
  );
  await calibrate(similarity, pace);

  const nearest = (place: number): number | null => {
    let best: { topic: number | null; likely: number } = { topic: null, likely: leastLikely };
    let row = texts.length;
    similarity.load(place);
    for (const [topic, members] of samples.entries()) {
      let sum = 0;
      for (let member = 0; member < members.length; member += 1) {
        const other = placeOf[row + member] ?? 0;
        sum += other === place ? 1 : similarity.probability(other);
      }
      row += members.length;
      const likely = sum / members.length;
      if (likely > best.likely) best = { topic, likely };
    }
    similarity.unload();
    return best.topic;
  };
  const joined: (number | null)[] = [];
  for (const at of texts.keys()) {
    await pace();
    joined.push(nearest(placeOf[at] ?? 0));
  }
  return joined;
}

const asQuestion = (text: string): Question => ({
  text,
  shown: '',
  current: true,
  conversation: '',
  time: null,
  pageUrl: null,
  citedUrls: [],
  category: null,
  answer: null,
});
