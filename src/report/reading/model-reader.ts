import type { Section } from '../../docs/docs.ts';
import type { ReportInputs } from '../../inputs.ts';
import { type Model, openModel } from '../../model/client.ts';
import type { Step } from '../../step.ts';
import { countOf } from '../../text/counts.ts';
import type { Redacted, Redactor } from '../../text/text.ts';
import { titlesOf } from '../gaps/identity.ts';
import type { Memory } from '../gaps/memory.ts';
import type { Question } from '../source/question.ts';
import { tellingStemsReader } from '../topics/questions.ts';
import type { Grouping, Topic } from '../topics/topics.ts';
import { type Description, topicsOfRequest } from './describe.ts';
import { describeTopics, readQuestions } from './read.ts';
import { type ModelUse, type Reading, type ReadQuestion, regroup, type ToRead } from './reading.ts';
import { Failures } from './requests.ts';

/** A model's description of a topic, with the section from the docs. */
type Described = Omit<Description, 'section'> & { section: Section | null };

interface ReadGrouping extends Pick<Grouping, 'topics' | 'setAside'> {
  /** The remembered gaps whose headings the model used, by the topics' ids. */
  titledGaps: ReadonlyMap<string, string>;
  /** Questions under each of their headings; null unless the model read every question of both periods. */
  given: ReadonlyMap<string, readonly Question[]> | null;
  /** All questions with a heading, if the model read every question of both periods. */
  named: ReadonlySet<Question>;
}

/** A topic to be described, with the nearest sections. */
export interface Undescribed {
  topic: Pick<Topic, 'id' | 'label'> & {
    /** The most central questions. */
    examples: readonly { text: string }[];
    main: readonly Pick<Question, 'text'>[];
  };
  sections: readonly Section[];
}

/** The user's own model, which reads a report's questions and then its topics. */
export interface ModelReader {
  read(offline: Grouping): Promise<ReadGrouping>;
  /**
   * @param keep requests to reserve for later tasks
   * @returns descriptions by the topics' ids
   */
  describe(some: readonly Undescribed[], keep?: number): Promise<ReadonlyMap<string, Described>>;
  /** Logs how the model was used and what failed. */
  finish(): ModelUse;
  close(): void;
}

/** Maximum requests of a report. */
const maxRequests = { all: 16, 'pull-request': 12 };
/** Requests reserved for describing topics. */
const maxDescribing = 4;

/**
 * The model named by the inputs; null if there is none. It may take half of the time left.
 */
export function modelReader({
  inputs: { modelUrl, modelKey, model: name, maxTopics, scope },
  forChange,
  memory,
  redactor,
  step: { clock, signal, deadline, log },
}: {
  inputs: ReportInputs;
  /** Requests to reserve for reading the change of a pull request. */
  forChange: number;
  memory: Memory;
  redactor: Redactor;
  step: Step;
}): ModelReader | null {
  if (!modelUrl || !name) return null;
  const now = clock.now();
  const model = openModel({
    url: modelUrl,
    key: modelKey,
    name,
    maxRequests: maxRequests[scope],
    clock,
    signal,
    log,
    deadline: now + Math.max(0, deadline - now) / 2,
  });
  const describing = Math.min(maxDescribing, Math.ceil(maxTopics / topicsOfRequest));
  return readerOf({
    model,
    reserved: scope === 'all' ? describing : forChange,
    memory,
    redact: (text) => redactor.redact(text),
    log,
  });
}

/** @param reserved requests that sorting questions must leave for describing topics */
export function readerOf({
  model,
  reserved,
  memory,
  redact,
  log,
}: {
  model: Model;
  reserved: number;
  memory: Pick<Memory, 'gaps' | 'journal'>;
  redact: Redactor['redact'];
  log: Pick<Step['log'], 'info' | 'warning'>;
}): ModelReader {
  const { name } = model;
  const failures = new Failures();
  const reader = { model, failures, redact, contentWords: tellingStemsReader() };
  const use = { name, sent: 0, placed: 0 };
  let followed: ReadonlyMap<Pick<Question, 'text'>, Pick<Question, 'text'>> = new Map();
  return {
    async read(offline) {
      followed = offline.followed;
      const asked = questionsOf(offline);
      const { toRead, rowsOf } = asked;
      const reading = await readQuestions(
        { ...toRead, remembered: titlesOf(memory) },
        { ...reader, reserved },
      );
      Object.assign(use, { sent: reading.sent, placed: reading.placed });
      const given = new Map(
        reading.sections.flatMap(({ gapId, questions }) =>
          gapId === null ? [] : [[gapId, questions.flatMap(rowsOf)] as const],
        ),
      );
      const found = reading.placed === 0 ? offline : await regrouped(offline, reading, asked);
      const named = reading.isWhole ? reading.sections.flatMap(({ questions }) => questions) : [];
      return {
        titledGaps: new Map(),
        ...found,
        given: reading.isWhole ? given : null,
        named: new Set(named.flatMap(rowsOf)),
      };
    },
    async describe(some, keep = 0) {
      const described = await describeTopics(
        some.map(({ topic: { label, main, examples }, sections }) => {
          const turns = new Map<string, string | null>(
            main.map((row) => [row.text, followed.get(row)?.text ?? null]),
          );
          const texts = [...examples, ...main.slice(0, maxRead)].map(({ text }) => text);
          return {
            title: label,
            questions: distinct(texts).map((text) => ({ text, after: turns.get(text) ?? null })),
            sections: sections.map(({ page, heading, text }) => ({
              file: redact(page.file),
              page: redact(page.title ?? page.file),
              heading: redact(heading ?? page.title ?? ''),
              text: redact(text.slice(0, maxOfSection)),
            })),
          };
        }),
        { ...reader, keep },
      );
      return new Map(
        some.flatMap(({ topic, sections }, at) => {
          const one = described[at];
          const section = sections[one?.section ?? -1] ?? null;
          return one ? [[topic.id, { ...one, section }] as const] : [];
        }),
      );
    },
    finish() {
      const { requests } = model;
      if (failures.count > 0) {
        log.warning(
          `${failures.count} of ${countOf(requests, 'request')} to the model ${name} had no usable reply: ${failuresText(failures)}. What they asked about is reported as without a model.`,
        );
      }
      log.info(
        `Asked the model ${name} in ${countOf(requests, 'request')} about ${countOf(use.sent, 'question')}: it sorted ${use.placed} by the section that would answer them.`,
      );
      return { ...use, requests, failed: failures.count };
    },
    close: model.close,
  };
}

/**
 * Regroups topics by the sections that a model named. Each topic gets the section's title unless
 * another topic has it; its main part is every question that the model put into the section.
 */
async function regrouped(
  offline: Grouping,
  reading: Reading,
  { toRead, rowsOf }: ReturnType<typeof questionsOf>,
): Promise<Omit<ReadGrouping, 'given' | 'named'>> {
  const groups = regroup(toRead.topics, reading).map(({ questions, named, ...group }) => ({
    ...group,
    rows: questions.flatMap(rowsOf),
    main: new Set(named.flatMap(rowsOf)),
  }));
  const groupOf = new Map(
    groups.flatMap((group) => group.rows.map((row) => [row, group] as const)),
  );
  const topics = await offline.regroup(groups);
  const titledGaps = new Map<string, string>();
  const labels = new Set<string>(topics.map(({ label }) => label));
  const titled = topics.map((topic) => {
    const { gapId = null, title = null } = groupOf.get(topic.rows[0] as Question) ?? {};
    if (gapId) titledGaps.set(topic.id, gapId);
    if (title === null || labels.has(title)) return topic;
    labels.add(title);
    // It was redacted when the answer was read.
    return { ...topic, label: title as Redacted };
  });
  const setAside = distinct([...offline.setAside, ...[...reading.nothing].flatMap(rowsOf)]);
  return { topics: titled, setAside, titledGaps };
}

const distinct = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

/** Rows of a topic that are searched for distinct questions. */
const maxRead = 40;
/** Characters of a section to redact: more than are sent. */
const maxOfSection = 3_000;

/** The distinct questions of topics, each topic's examples first. */
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
