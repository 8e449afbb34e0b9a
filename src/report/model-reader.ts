import type { Section } from '../docs/docs.ts';
import { type Model, openModel } from '../model/client.ts';
import type { Step } from '../step.ts';
import { countOf } from '../text/counts.ts';
import type { Redacted, Redactor } from '../text/text.ts';
import { titlesOf } from './gaps/identity.ts';
import type { Memory } from './gaps/memory.ts';
import type { Description } from './reading/describe.ts';
import { describeTopics, readQuestions } from './reading/read.ts';
import {
  type ModelUse,
  type Reading,
  type ReadQuestion,
  regroup,
  type ToRead,
} from './reading/reading.ts';
import { Failures } from './reading/requests.ts';
import type { Run } from './report-run.ts';
import type { Question } from './source/question.ts';
import { tellingStemsReader } from './topics/questions.ts';
import type { Grouping, Topic } from './topics/topics.ts';

/** What a model says of a topic, its section as the docs have it. */
type Described = Omit<Description, 'section'> & { section: Section | null };

interface ReadGrouping extends Pick<Grouping, 'topics' | 'setAside'> {
  /** The remembered gaps whose headings it gave, by the topics' ids. */
  titledGaps: ReadonlyMap<string, string>;
  /** What it gave each of their headings; null unless it read every question of both periods. */
  given: ReadonlyMap<string, readonly Question[]> | null;
}

/** A model of the user's own that reads a report's questions, and then its topics. */
export interface ModelReader {
  read(offline: Grouping): Promise<ReadGrouping>;
  /**
   * The last that it is asked: what failed is told then.
   *
   * @param topics those that the report shows, in its order
   */
  describe(
    topics: readonly Topic[],
    nearest: (topic: Topic) => readonly Section[],
  ): Promise<{ descriptions: ReadonlyMap<string, Described>; use: ModelUse }>;
  close(): void;
}

/**
 * The model of the inputs; null if they name none. It has half of the time that the step has left.
 */
export function modelReader({
  inputs: { modelUrl, modelKey, model: name, maxTopics },
  memory,
  redactor,
  step: { clock, signal, deadline, log },
}: Pick<Run, 'inputs' | 'redactor' | 'step'> & { memory: Memory }): ModelReader | null {
  if (!modelUrl || !name) return null;
  const now = clock.now();
  const model = openModel({
    url: modelUrl,
    key: modelKey,
    name,
    clock,
    signal,
    log,
    deadline: now + Math.max(0, deadline - now) / 2,
  });
  return readerOf({ model, maxTopics, memory, redact: (text) => redactor.redact(text), log });
}

export function readerOf({
  model,
  maxTopics,
  memory,
  redact,
  log,
}: {
  model: Model;
  maxTopics: number;
  memory: Pick<Memory, 'gaps' | 'journal'>;
  redact: Redactor['redact'];
  log: Pick<Step['log'], 'info' | 'warning'>;
}): ModelReader {
  const { name } = model;
  const failures = new Failures();
  const reader = { model, failures, redact, tellingWords: tellingStemsReader() };
  const use = { name, sent: 0, placed: 0 };
  return {
    async read(offline) {
      const asked = questionsOf(offline);
      const { toRead, rowsOf } = asked;
      const reading = await readQuestions(
        { ...toRead, remembered: titlesOf(memory) },
        { ...reader, toDescribe: maxTopics },
      );
      Object.assign(use, { sent: reading.sent, placed: reading.placed });
      const given = new Map(
        reading.sections.flatMap(({ gapId, questions }) =>
          gapId === null ? [] : [[gapId, questions.flatMap(rowsOf)] as const],
        ),
      );
      const found = reading.placed === 0 ? offline : await regrouped(offline, reading, asked);
      const titledGaps = new Map<string, string>();
      return { titledGaps, ...found, given: reading.isWhole ? given : null };
    },
    async describe(topics, nearest) {
      const material = topics.map((topic) => ({ topic, sections: nearest(topic) }));
      const described = await describeTopics(
        material.map(({ topic: { main, examples }, sections }) => ({
          questions: distinct([...examples, ...main.slice(0, mostRead)].map(({ text }) => text)),
          sections: sections.map(({ page, heading, text }) => ({
            file: redact(page.file),
            page: redact(page.title ?? page.file),
            heading: redact(heading ?? page.title ?? ''),
            text: redact(text.slice(0, mostOfSection)),
          })),
        })),
        reader,
      );
      const { requests } = model;
      if (failures.count > 0) {
        log.warning(
          `${failures.count} of ${countOf(requests, 'request')} to the model ${name} brought nothing that can be used: ${failuresText(failures)}. What they asked about is as it is without a model.`,
        );
      }
      log.info(
        `Asked the model ${name} in ${countOf(requests, 'request')} about ${countOf(use.sent, 'question')}: it said of ${use.placed} which section would answer them.`,
      );
      return {
        use: { ...use, requests, failed: failures.count },
        descriptions: new Map(
          material.flatMap(({ topic, sections }, at) => {
            const one = described[at];
            const section = sections[one?.section ?? -1] ?? null;
            return one ? [[topic.id, { ...one, section }] as const] : [];
          }),
        ),
      };
    },
    close: model.close,
  };
}

/** Topics as the sections that a model named, each by its title if no other topic bears that. */
async function regrouped(
  offline: Grouping,
  reading: Reading,
  { toRead, rowsOf }: ReturnType<typeof questionsOf>,
): Promise<Omit<ReadGrouping, 'given'>> {
  const groups = regroup(toRead.topics, reading);
  const rowsOfGroup = groups.map(({ questions }) => questions.flatMap(rowsOf));
  const groupOf = new Map(
    rowsOfGroup.flatMap(([first], at) => (first ? [[first, groups[at]] as const] : [])),
  );
  const topics = await offline.regroup(rowsOfGroup);
  const titledGaps = new Map<string, string>();
  const labels = new Set<string>(topics.map(({ label }) => label));
  const titled = topics.map((topic) => {
    const group = topic.rows.map((row) => groupOf.get(row)).find((one) => one !== undefined);
    if (group?.gapId) titledGaps.set(topic.id, group.gapId);
    const title = group?.title ?? null;
    if (title === null || labels.has(title)) return topic;
    labels.add(title);
    // It was redacted as the answer was read.
    return { ...topic, label: title as Redacted };
  });
  const setAside = distinct([...offline.setAside, ...[...reading.nothing].flatMap(rowsOf)]);
  return { topics: titled, setAside, titledGaps };
}

const distinct = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

/** Rows of a topic that are looked through for questions that differ. */
const mostRead = 40;
/** Characters of a section that are redacted: more than are sent. */
const mostOfSection = 3_000;

/** The distinct questions of topics, those that a topic's examples are first. */
function questionsOf({ topics, followed }: Grouping): {
  toRead: Omit<ToRead, 'remembered'>;
  rowsOf: (question: number) => Question[];
} {
  const questions: ReadQuestion[] = [];
  const rows: Question[][] = [];
  const numberOf = new Map<Question, number>();
  const lists = topics.map((topic) => {
    const texts = topic.rows.map(({ text }) => text);
    const alike = Map.groupBy(topic.rows.keys(), (at) => {
      const turn = followed.get(topic.rows[at] as Question);
      return JSON.stringify([texts[at], turn?.text]);
    });
    const central = new Map<string, number>(topic.examples.map(({ text }, at) => [text, at]));
    const order = [...alike.values()].sort(
      ([a = 0, ...x], [b = 0, ...y]) =>
        (central.get(texts[a] ?? '') ?? central.size) -
          (central.get(texts[b] ?? '') ?? central.size) || y.length - x.length,
    );
    return order.map((same) => {
      const own = same.flatMap((at) => topic.rows[at] ?? []);
      for (const row of own) numberOf.set(row, questions.length);
      rows.push(own);
      const isLater = own.some(({ current }) => current);
      return questions.push({ text: texts[same[0] ?? 0] ?? '', follows: null, isLater }) - 1;
    });
  });
  for (const [row, turn] of followed) {
    const question = questions[numberOf.get(row) ?? -1];
    if (question) question.follows = numberOf.get(turn) ?? null;
  }
  return { toRead: { questions, topics: lists }, rowsOf: (question) => rows[question] ?? [] };
}

const failuresText = ({ kinds }: Failures): string =>
  [...kinds].map(([why, times]) => `${times} ${why}`).join('; ');
