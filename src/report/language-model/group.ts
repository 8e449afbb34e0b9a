import * as z from 'zod/mini';
import { ModelError } from './client.ts';

/** What one request holds at most. */
const mostTopics = 40;
const mostExamples = 4;
export const mostQuestions = 300;
/** Questions are numbered from here on, topics from 1. */
const firstQuestion = 101;

/** Questions that are asked of as one: they read the same, or one follows the other. */
interface Unit<Row> {
  text: string;
  rows: readonly Row[];
}

/** A topic as it was made offline, as far as a model is asked about it. */
export interface OfflineTopic<Row> {
  rows: readonly Row[];
  examples: readonly string[];
}

/** What grouping by a model needs to know of rows. */
export interface RowReader<Row> {
  /** Its question, redacted and short. */
  textOf(row: Row): string;
  conversationOf(row: Row): string;
  /** Addresses of the pages that its answer cited. */
  citedBy(row: Row): readonly string[];
}

/** What a model is asked about, by number. */
export interface Numbered<Row> {
  topics: ReadonlyMap<number, OfflineTopic<Row>>;
  questions: ReadonlyMap<number, Unit<Row>>;
  /** The user messages, one a request. */
  messages: unknown[];
}

/** Groups of rows after what the model said, and what that changed. */
export interface Moved<Row> {
  /** All rows, each in one group. */
  groups: Row[][];
  /** Questions that the model was asked about. */
  sent: number;
  /** Questions that are in another topic now. */
  moved: number;
  /** Topics that are part of another one now. */
  joined: number;
}

/**
 * Numbers the largest topics of two conversations and more, and all questions that are in none of
 * these.
 *
 * @param topics all topics, largest first
 * @param requests how many requests may be made
 */
export function numbered<Row>({
  topics,
  reader,
  requests,
}: {
  topics: readonly OfflineTopic<Row>[];
  reader: RowReader<Row>;
  requests: number;
}): Numbered<Row> {
  const isTopic = ({ rows }: OfflineTopic<Row>): boolean =>
    new Set(rows.map(reader.conversationOf)).size > 1;
  const listed = topics.filter(isTopic).slice(0, mostTopics);
  const others = new Set(topics);
  for (const topic of listed) others.delete(topic);
  const units: Unit<Row>[] = [];
  for (const topic of others) {
    if (units.length >= requests * mostQuestions) break;
    units.push(...(isTopic(topic) ? unitsOf(topic, reader) : oneUnit(topic, reader)));
  }
  const questions = units
    .slice(0, requests * mostQuestions)
    .map((unit, at) => [firstQuestion + at, unit] as const);
  const shown = listed.map(({ examples }, at) => ({
    n: at + 1,
    examples: examples.slice(0, mostExamples),
  }));
  const messages = [];
  // Without such questions, topics can still be one.
  const isAsked = shown.length + questions.length > 1;
  for (let at = 0; isAsked && at < Math.max(1, questions.length); at += mostQuestions) {
    messages.push({
      task: 'group',
      topics: shown,
      questions: questions.slice(at, at + mostQuestions).map(([n, { text }]) => ({ n, text })),
    });
  }
  return {
    topics: new Map(listed.map((topic, at) => [at + 1, topic])),
    questions: new Map(questions),
    messages,
  };
}

/** One conversation's rows: what follows its first question means little without it. */
function oneUnit<Row>({ rows }: OfflineTopic<Row>, reader: RowReader<Row>): Unit<Row>[] {
  return rows.slice(0, 1).map((row) => ({ text: reader.textOf(row), rows }));
}

function unitsOf<Row>({ rows }: OfflineTopic<Row>, reader: RowReader<Row>): Unit<Row>[] {
  const byText = Map.groupBy(rows, reader.textOf);
  return [...byText].map(([text, same]) => ({ text, rows: same }));
}

const number = z.int();
const assignment = z.union([
  z.strictObject({ q: number, topic: number }),
  z.strictObject({ q: number, new: z.union([z.string().check(z.maxLength(40)), number]) }),
]);
const replySchema = z.object({
  assign: z._default(z.array(z.unknown()), []),
  same: z._default(z.array(z.unknown()), []),
});

/** What one reply says, as far as it is of the form and names what it was asked about. */
interface Reply {
  /** Number of the topic, or the reply's own word for a new one, by question. */
  targets: Map<number, number | string>;
  same: number[][];
}

function readReply<Row>(json: unknown, { topics, questions }: Numbered<Row>): Reply {
  const reply = z.safeParse(replySchema, json);
  if (!reply.success) throw new ModelError('its answer is not of the form that it was asked for');
  const targets: Reply['targets'] = new Map();
  for (const item of reply.data.assign) {
    const said = z.safeParse(assignment, item).data;
    if (!said || !questions.has(said.q) || targets.has(said.q)) continue;
    if (!('topic' in said)) targets.set(said.q, String(said.new));
    else if (topics.has(said.topic)) targets.set(said.q, said.topic);
  }
  const same = reply.data.same.flatMap((item) => {
    const known = (z.safeParse(z.array(number), item).data ?? []).filter((n) => topics.has(n));
    return new Set(known).size > 1 ? [[...new Set(known)]] : [];
  });
  return { targets, same };
}

/** Of fewer, two are half. */
const fewest = { questions: 4, topics: 8 };

/** Whether a reply would make one thing of most that it was asked about, as no careful reader does. */
function isReckless(
  { targets, same }: Reply,
  asked: { questions: number; topics: number },
): boolean {
  const counts = new Map<number | string, number>();
  for (const target of targets.values()) counts.set(target, (counts.get(target) ?? 0) + 1);
  const largest = Math.max(0, ...counts.values());
  const involved = new Set(same.flat()).size;
  const { joined } = joinedTopics(same);
  return (
    (asked.questions >= fewest.questions && largest * 2 > asked.questions) ||
    (asked.topics >= fewest.topics && involved * 2 > asked.topics) ||
    joined * 2 > asked.topics
  );
}

/** For each topic that is joined, the smallest number of those that it is one with. */
function joinedTopics(same: readonly (readonly number[])[]): {
  leaderOf: (topic: number) => number;
  joined: number;
} {
  const parents = new Map<number, number>();
  const leaderOf = (topic: number): number => {
    let leader = topic;
    for (let next = parents.get(leader); next !== undefined; next = parents.get(leader)) {
      leader = next;
    }
    return leader;
  };
  for (const [first, ...others] of same) {
    for (const other of others) {
      const [one, another] = [leaderOf(first ?? other), leaderOf(other)];
      if (one !== another) parents.set(Math.max(one, another), Math.min(one, another));
    }
  }
  return { leaderOf, joined: parents.size };
}

/** Rows that cite something, from which on they tell what a topic is about beyond all doubt. */
const leastCiting = 5;

/** Whether both topics have a page that most of their answers cite, and no cited page in common. */
function areUnlike<Row>(
  one: OfflineTopic<Row>,
  other: OfflineTopic<Row>,
  reader: RowReader<Row>,
): boolean {
  const [pages, otherPages] = [one, other].map(({ rows }) => {
    const cited = rows.map((row) => new Set(reader.citedBy(row))).filter(({ size }) => size);
    const counts = new Map<string, number>();
    for (const url of cited.flatMap((urls) => [...urls])) {
      counts.set(url, (counts.get(url) ?? 0) + 1);
    }
    const isSure = cited.length >= leastCiting && Math.max(...counts.values()) * 2 >= cited.length;
    return isSure ? counts : null;
  });
  return !!pages && !!otherPages && ![...pages.keys()].some((url) => otherPages.has(url));
}

/**
 * Puts what the model said into effect: it moves questions between numbers, and nothing else.
 * Numbers that it was not given, questions named twice, and joins of topics whose answers cite
 * other pages throughout are passed over; a reply that would make one thing of most is dropped.
 *
 * @param replies the model's answers, by request
 * @returns also how many replies were dropped
 * @throws ModelError if a reply is not of the form
 */
export function applyReplies<Row>({
  asked,
  replies,
  topics,
  reader,
}: {
  asked: Numbered<Row>;
  replies: readonly unknown[];
  topics: readonly OfflineTopic<Row>[];
  reader: RowReader<Row>;
}): Moved<Row> & { dropped: number } {
  const read = replies.map((reply) => readReply(reply, asked));
  const careful = read.filter((reply, at) => {
    const questions = Math.min(mostQuestions, asked.questions.size - at * mostQuestions);
    return !isReckless(reply, { questions, topics: asked.topics.size });
  });
  const like = careful.flatMap(({ same }) =>
    same.flatMap(([first = 0, ...others]) =>
      others
        .filter((other) => {
          const [a, b] = [asked.topics.get(first), asked.topics.get(other)];
          return a && b && !areUnlike(a, b, reader);
        })
        .map((other) => [first, other]),
    ),
  );
  const { leaderOf, joined } = joinedTopics(like);

  const groupOf = new Map<string, Row[]>();
  const movedRows = new Set<Row>();
  let moved = 0;
  const put = (key: string, rows: readonly Row[]): void => {
    const group = groupOf.get(key);
    if (group) group.push(...rows);
    else groupOf.set(key, [...rows]);
  };
  for (const [n, { rows }] of asked.topics) put(`topic ${leaderOf(n)}`, rows);
  for (const [at, { targets }] of careful.entries()) {
    const sizes = new Map<number | string, number>();
    for (const target of targets.values()) sizes.set(target, (sizes.get(target) ?? 0) + 1);
    for (const [n, target] of targets) {
      // A question alone in a new topic is where it was.
      if (typeof target === 'string' && sizes.get(target) === 1) continue;
      const rows = asked.questions.get(n)?.rows ?? [];
      put(typeof target === 'number' ? `topic ${leaderOf(target)}` : `new ${at} ${target}`, rows);
      for (const row of rows) movedRows.add(row);
      moved += 1;
    }
  }
  const listed = new Set(asked.topics.values());
  const rest = topics
    .filter((topic) => !listed.has(topic))
    .map(({ rows }) => rows.filter((row) => !movedRows.has(row)))
    .filter(({ length }) => length > 0);
  return {
    groups: [...groupOf.values(), ...rest],
    sent: asked.questions.size,
    moved,
    joined,
    dropped: read.length - careful.length,
  };
}
