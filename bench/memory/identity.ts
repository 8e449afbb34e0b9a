import { unpaced } from '../../src/pace.ts';
import { decodeMemory, encodeMemory } from '../../src/report/gaps/codec.ts';
import { emptyMemory, type Memory } from '../../src/report/gaps/gap.ts';
import { hashRow, matchGaps, topicIds } from '../../src/report/gaps/match.ts';
import { withReport } from '../../src/report/gaps/remember.ts';
import { groupUnanswered } from '../../src/report/group-unanswered.ts';
import { answeredIn } from '../../src/report/source/collect.ts';
import { addDays, type Period } from '../../src/report/source/period.ts';
import { countableRow, createTally } from '../../src/report/source/tally.ts';
import { createAnsweredSample } from '../../src/report/topics/evidence.ts';
import { conversationRowSchema } from '../../src/service/schemas.ts';

/** A row of a world, with the label of what it asks. */
export interface LabelledRow {
  id: string;
  timestamp: string;
  query: string;
  label: string;
}

/** How many of the topics that went on kept their id. */
interface Kept {
  wentOn: number;
  kept: number;
}

/** What is counted over reports that follow each other. */
export interface Identity {
  /**
   * A topic goes on in the one that has most of its rows that are still there, unless
   * another topic gave that one more.
   */
  byRows: Kept;
  /** A topic goes on in those that mostly ask what it mostly asked: one of them has its id. */
  byLabel: Kept;
  /** Topics with the id of another one. */
  shared: number;
  /** Of the hidden comment, at most. */
  bytes: number;
}

interface NamedTopic {
  id: string;
  rows: LabelledRow[];
  asked: number;
}

const largest = 10;
const subject = { projectId: 'bench', scope: 'all' };

/** Reports of a period of seven days after each other, each that many days after the one before. */
export async function identityOver({
  rows,
  first,
  last,
  step,
}: {
  rows: readonly LabelledRow[];
  /** End of the first and of the last report's period. */
  first: string;
  last: string;
  step: number;
}): Promise<Identity> {
  const found: Identity = {
    byRows: { wentOn: 0, kept: 0 },
    byLabel: { wentOn: 0, kept: 0 },
    shared: 0,
    bytes: 0,
  };
  let memory = emptyMemory;
  let before: NamedTopic[] | undefined;
  for (let to = first; to <= last; to = addDays(to, step)) {
    const reported = await report({ rows, memory, period: { from: addDays(to, -7), to } });
    const { comment } = encodeMemory({ memory: reported.memory, subject });
    const decoded = decodeMemory({ body: comment, subject });
    if (decoded === null || decoded === 'broken') throw new Error('The memory was lost');
    memory = decoded;
    found.bytes = Math.max(found.bytes, comment.length);
    found.shared += reported.topics.length - new Set(reported.topics.map(({ id }) => id)).size;
    if (before) compare({ before, now: reported.topics, found });
    before = reported.topics;
  }
  return found;
}

/** The topics of the rows, grouped by the code that the report runs. */
async function topicsOf(rows: readonly LabelledRow[], period: Period) {
  const { add, tally } = createTally();
  const answered = createAnsweredSample();
  for (const value of rows) {
    const row = conversationRowSchema.parse(value);
    add(countableRow(row, value.timestamp >= period.from));
    const answer = answeredIn(row);
    if (answer) answered.add(answer);
  }
  const redactor = { redact: (text: string) => text };
  const { topics } = await groupUnanswered({ tallies: [tally], answered, redactor, pace: unpaced });
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return topics.map((topic) => ({
    ...topic,
    rows: topic.rows.flatMap(({ id }) => rowOf.get(id) ?? []),
  }));
}

async function report(of: { rows: readonly LabelledRow[]; memory: Memory; period: Period }) {
  const { rows, memory, period } = of;
  const readFrom = addDays(period.from, -7);
  const read = rows.filter(({ timestamp }) => timestamp >= readFrom && timestamp < period.to);
  const topics = await topicsOf(read, period);
  const toMatch = topics.map(({ id, label, rows }) => ({
    id,
    label,
    rows: rows.map((row) => ({
      hash: hashRow({ id: row.id, timestamp: row.timestamp, question: row.query }),
      day: row.timestamp.slice(0, 10),
    })),
  }));
  const found = matchGaps({ topics: toMatch, memory });
  const ids = topicIds({ topics: toMatch, found, memory });
  const named = topics.map(({ rows }, at) => ({
    id: ids[at] ?? '',
    rows,
    asked: rows.filter(({ timestamp }) => timestamp >= period.from).length,
  }));
  const after = withReport({
    memory,
    read: {
      period,
      readFrom,
      totals: { answered: 0, unanswered: read.length },
      questionsByDay: new Map(),
    },
    topics: toMatch.map((topic, at) => ({
      ...topic,
      gapId: ids[at] ?? '',
      isAsked: (named[at]?.asked ?? 0) > 0,
    })),
  });
  return { memory: after, topics: named.sort((a, b) => b.asked - a.asked) };
}

function compare(of: {
  before: readonly NamedTopic[];
  now: readonly NamedTopic[];
  found: Identity;
}): void {
  const topicOf = new Map(of.now.flatMap((topic) => topic.rows.map((row) => [row.id, topic])));
  const givers = new Map(of.before.flatMap((topic) => topic.rows.map((row) => [row.id, topic])));
  const byMainLabel = Map.groupBy(of.now, mainLabel);
  for (const topic of of.before.slice(0, largest).filter(({ asked }) => asked > 1)) {
    const still = topic.rows.flatMap(({ id }) => topicOf.get(id) ?? []);
    const [most, count] = commonest(still);
    const [giver] = commonest(most?.rows.flatMap(({ id }) => givers.get(id) ?? []) ?? []);
    if (most && giver === topic && count * 2 > still.length) {
      note(of.found.byRows, most.id === topic.id);
    }
    const label = mainLabel(topic);
    const next = (label && byMainLabel.get(label)) || [];
    if (next.length > 0) {
      note(
        of.found.byLabel,
        next.some(({ id }) => id === topic.id),
      );
    }
  }
}

function note(kept: Kept, isKept: boolean): void {
  kept.wentOn += 1;
  if (isKept) kept.kept += 1;
}

/** What most of a topic's rows ask, if that is something. */
function mainLabel({ rows }: NamedTopic): string | undefined {
  const [label, count] = commonest(rows.map((row) => row.label));
  const isGap = label !== undefined && !/^(junk$|tail:|follow:)/.test(label);
  return isGap && count >= 0.6 * rows.length ? label : undefined;
}

function commonest<T>(items: readonly T[]): [T | undefined, number] {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  let best: [T | undefined, number] = [undefined, 0];
  for (const entry of counts) if (entry[1] > best[1]) best = entry;
  return best;
}
