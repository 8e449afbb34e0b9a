import type { ReportInputs } from '../../inputs.ts';
import { type Model, openModel } from '../../model/client.ts';
import type { Step } from '../../step.ts';
import { countOf } from '../../text/counts.ts';
import type { Redactor } from '../../text/text.ts';
import { titlesOf } from '../gaps/identity.ts';
import type { Memory } from '../gaps/memory.ts';
import type { Question } from '../source/question.ts';
import { tellingStemsReader } from '../topics/questions.ts';
import type { Grouping } from '../topics/topics.ts';
import { type Classification, classifyQuestions, regroup } from './classify.ts';
import { describeTopics, type TopicToDescribe, topicsOfRequest } from './describe.ts';
import type { Session } from './requests.ts';
import type { QuestionToClassify } from './sections.ts';

interface ClassifiedTopics extends Pick<Grouping, 'topics' | 'setAside'> {
  /** The remembered gaps whose headings the model used, by the topics' ids. */
  titledGaps: ReadonlyMap<string, string>;
  /** Questions under each of their headings; null unless the model read every question of both periods. */
  given: ReadonlyMap<string, readonly Question[]> | null;
  /** All questions with a heading, if the model read every question of both periods. */
  named: ReadonlySet<Question>;
}

/** How a model was used, in the form of `report.json`. */
export interface ModelUse extends Pick<Classification, 'sent' | 'placed'> {
  name: string;
  requests: number;
  /** Requests without a usable reply. */
  failed: number;
}

export type ReportModel = ReturnType<typeof reportModel>;

/** Maximum requests of a report. */
const maxRequests = { all: 16, 'pull-request': 12 };
/** Requests reserved for describing topics. */
const maxDescribing = 4;

/** The model named by the inputs, for half of the time left; null if there is none. */
export function openReportModel({
  inputs: { modelUrl, modelKey, model: name, maxTopics, scope },
  forChange,
  memory,
  redactor,
  step: { clock, signal, deadline, log },
}: {
  inputs: ReportInputs;
  /** Requests to reserve for the change of a pull request. */
  forChange: number;
  memory: Memory;
  redactor: Redactor;
  step: Step;
}): ReportModel | null {
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
  const reserved = scope === 'all' ? describing : forChange;
  return reportModel({ model, reserved, memory, redact: redactor.redact, log });
}

/**
 * The user's own model, which classifies a report's questions and then describes its topics.
 *
 * @param reserved requests that classifying questions must leave for describing topics
 */
export function reportModel({
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
}) {
  const { name } = model;
  const failures: Session['failures'] = { reasons: [], isFinal: false };
  const session = { model, failures, redact, contentWords: tellingStemsReader() };
  const use = { name, sent: 0, placed: 0 };
  let followed: Grouping['followed'] = new Map();
  return {
    /** Regroups topics by the sections that would answer their questions. */
    async classify(offline: Grouping): Promise<ClassifiedTopics> {
      followed = offline.followed;
      const questions = distinctQuestions(offline);
      const remembered = titlesOf(memory);
      const found = await classifyQuestions(questions, { ...session, remembered, reserved });
      const { sections, sent, placed, isWhole } = found;
      Object.assign(use, { sent, placed });
      const given = new Map(
        sections.flatMap(({ gapId, questions: own }) =>
          gapId === null ? [] : [[gapId, rowsOf(own)] as const],
        ),
      );
      return {
        titledGaps: new Map(),
        ...(placed === 0 ? offline : await regrouped(offline, questions, found)),
        given: isWhole ? given : null,
        named: new Set(isWhole ? sections.flatMap(({ questions: own }) => rowsOf(own)) : []),
      };
    },
    /** @param keep requests to leave for later tasks */
    describe: (topics: readonly TopicToDescribe[], keep = 0) =>
      describeTopics(topics, { ...session, followed, keep }),
    /** Logs how the model was used and what failed. */
    finish(): ModelUse {
      const { requests } = model;
      const failed = failures.reasons.length;
      if (failed > 0) {
        const byReason = Map.groupBy(failures.reasons, (why) => why);
        const reasons = [...byReason].map(([why, { length }]) => `${length} ${why}`).join('; ');
        log.warning(
          `${failed} of ${countOf(requests, 'request')} to the model ${name} had no usable reply: ${reasons}. What they asked about is reported as without a model.`,
        );
      }
      log.info(
        `Asked the model ${name} in ${countOf(requests, 'request')} about ${countOf(use.sent, 'question')}: it sorted ${use.placed} by the section that would answer them.`,
      );
      return { ...use, requests, failed };
    },
    close: model.close,
  };
}

const rowsOf = (questions: readonly QuestionToClassify[]): Question[] =>
  questions.flatMap(({ rows }) => rows);

/** The distinct questions of topics, each topic's examples first. */
function distinctQuestions({ topics, followed }: Grouping): QuestionToClassify[] {
  const questionOf = new Map<Question, QuestionToClassify>();
  const questions = topics.flatMap(({ rows, examples }, topic) => {
    const alike = Map.groupBy(rows, (row) => JSON.stringify([row.text, followed.get(row)?.text]));
    const central = new Map(examples.map(({ text }, at) => [text, at]));
    const rankOf = ([row]: readonly Question[]): number =>
      (row && central.get(row.text)) ?? central.size;
    return [...alike.values()]
      .sort((a, b) => rankOf(a) - rankOf(b) || b.length - a.length)
      .map((same): QuestionToClassify => {
        const isLater = same.some(({ current }) => current);
        const question = { rows: same, text: same[0]?.text ?? '', follows: null, isLater, topic };
        for (const row of same) questionOf.set(row, question);
        return question;
      });
  });
  for (const [row, turn] of followed) {
    const question = questionOf.get(row);
    if (question) question.follows = questionOf.get(turn) ?? null;
  }
  return questions;
}

/**
 * Regroups topics by the sections that a model named. Each topic gets the section's title unless
 * another topic has it; its main part is every question that the model put into the section.
 */
async function regrouped(
  offline: Grouping,
  questions: readonly QuestionToClassify[],
  classified: Classification,
): Promise<Pick<ClassifiedTopics, 'topics' | 'setAside' | 'titledGaps'>> {
  const groups = regroup(questions, classified).map(({ section, rest }) => {
    const main = rowsOf(section?.questions ?? []);
    return { section, rows: [...main, ...rowsOf(rest)], main: new Set(main) };
  });
  const sectionOf = new Map(
    groups.flatMap(({ section, rows }) => rows.map((row) => [row, section] as const)),
  );
  const topics = await offline.regroup(groups);
  const titledGaps = new Map<string, string>();
  const labels = new Set<string>(topics.map(({ label }) => label));
  const titled = topics.map((topic) => {
    const { gapId = null, title = null } = sectionOf.get(topic.rows[0] as Question) ?? {};
    if (gapId) titledGaps.set(topic.id, gapId);
    if (title === null || labels.has(title)) return topic;
    labels.add(title);
    return { ...topic, label: title };
  });
  const nothing = rowsOf([...classified.nothing]);
  return { topics: titled, setAside: [...new Set([...offline.setAside, ...nothing])], titledGaps };
}
