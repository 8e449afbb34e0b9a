import type { Section } from '../../docs/read-page.ts';
import type { ExtraTime } from '../../extra.ts';
import type { ReportInputs } from '../../inputs.ts';
import { plainText, plainWords } from '../../language/tokens.ts';
import { type Model, openModel } from '../../model/client.ts';
import type { Step } from '../../step.ts';
import { countOf } from '../../text/counts.ts';
import type { Redactor } from '../../text/text.ts';
import { rememberedHeadings } from '../gaps/identity.ts';
import type { Memory } from '../gaps/memory.ts';
import type { Question } from '../source/question.ts';
import { needsPreviousTurn } from '../topics/follow-ups.ts';
import type { Grouping } from '../topics/topics.ts';
import { type Classification, classifyQuestions, regroup } from './classify.ts';
import { describeTopics, type TopicToDescribe, topicsPerRequest } from './describe.ts';
import type { ModelSession } from './requests.ts';
import type { QuestionToClassify } from './sections.ts';

interface ClassifiedTopics extends Pick<Grouping, 'topics' | 'setAside'> {
  /** By topic id, the id of the remembered gap whose heading the model gave the topic. */
  titledGaps: ReadonlyMap<string, string>;
  /** Questions by gap id, if the model gave them a gap's heading; null if it didn't read all questions. */
  given: ReadonlyMap<string, readonly Question[]> | null;
  /** Questions to which the model gave any heading; empty if it didn't read all questions. */
  named: ReadonlySet<Question>;
}

/** How a model was used, as in `report.json`. */
export interface ModelUse extends Pick<Classification, 'sent' | 'read' | 'placed'> {
  name: string;
  /** Number of sections of the docs that the model read. */
  sections: number;
  requests: number;
  /** Number of requests without a usable reply. */
  failed: number;
}

export type ReportModel = ReturnType<typeof createReportModel>;

/** Maximum number of requests per report, by scope. */
const maxRequests = { all: 16, 'pull-request': 12 };
/** Maximum number of requests reserved for describing topics. */
const maxDescribing = 5;

interface ReportModelOptions {
  model: Model;
  /** Number of requests that classifying must leave for describing topics. */
  reserved: number;
  memory: Pick<Memory, 'gaps'>;
  redact: Redactor['redact'];
  log: Pick<Step['log'], 'info' | 'warning'>;
}

/**
 * Opens the model that the inputs name, for half of the remaining time; null if they name none.
 *
 * @param forChange number of requests to reserve for judging a pull request's change
 */
export function openReportModel(
  { modelUrl: url, modelKey: key, model: name, maxTopics, scope }: ReportInputs,
  { clock, signal, log, deadline: end }: Step,
  { forChange, ...options }: Pick<ReportModelOptions, 'memory' | 'redact'> & { forChange: number },
): ReportModel | null {
  if (!url || !name) return null;
  const now = clock.now();
  const limits = { maxRequests: maxRequests[scope], deadline: now + Math.max(0, end - now) / 2 };
  const model = openModel({ url, key, name, clock, signal, log, ...limits });
  const describing = Math.min(maxDescribing, Math.ceil(maxTopics / topicsPerRequest));
  const reserved = scope === 'all' ? describing : forChange;
  return createReportModel({ ...options, model, reserved, log });
}

/** Sets up the user's own model to classify a report's questions and then describe its topics. */
export function createReportModel({ model, reserved, memory, redact, log }: ReportModelOptions) {
  const { name } = model;
  const failures: ModelSession['failures'] = { reasons: [], isFinal: false };
  const session = { model, failures, redact };
  const use = { name, sent: 0, read: 0, placed: 0 };
  const sectionsRead = new Set<Section>();
  let turns: ReadonlyMap<Question, Question> = new Map();
  let titles: ReadonlyMap<Question, string> = new Map();
  return {
    /**
     * Regroups questions by the docs sections that would answer them.
     *
     * @param compute limits the time of what is computed
     */
    async classify(offline: Grouping, compute: ExtraTime['compute']): Promise<ClassifiedTopics> {
      turns = turnsBefore(offline.topics.flatMap(({ rows }) => rows));
      const questions = distinctQuestions(offline, turns);
      const remembered = rememberedHeadings(memory);
      const result = await classifyQuestions(questions, { ...session, remembered, reserved });
      const { sections, sent, read, placed, isWhole } = result;
      Object.assign(use, { sent, read, placed });
      titles = new Map(
        sections.flatMap(({ questions: asked, title }) =>
          rowsOf(asked).map((row) => [row, title] as const),
        ),
      );
      const rowsByGap = new Map(
        sections.flatMap(({ gapId, questions: asked }) =>
          gapId === null ? [] : [[gapId, rowsOf(asked)] as const],
        ),
      );
      return {
        titledGaps: new Map(),
        ...(placed === 0 ? offline : compute(() => regrouped(offline, questions, result))),
        given: isWhole ? rowsByGap : null,
        named: new Set(isWhole ? sections.flatMap(({ questions: asked }) => rowsOf(asked)) : []),
      };
    },
    /** @param keep number of requests to leave for later tasks */
    describe: (topics: readonly TopicToDescribe[], keep = 0) =>
      describeTopics(topics, { ...session, turns, titles, sectionsRead, keep }),
    /** Logs how the model was used and what failed. */
    finish(): ModelUse {
      const { requests } = model;
      const failed = failures.reasons.length;
      if (failed > 0) {
        const byReason = Map.groupBy(failures.reasons, (why) => why);
        const reasons = [...byReason].map(([why, { length }]) => `${length} ${why}`).join('; ');
        log.warning(
          `${failed} of ${countOf(requests, 'request')} to the model ${name} had no usable reply: ${reasons}. Check \`model-url\`, \`model-key\` and the model's server. What they asked about is reported as without a model.`,
        );
      }
      log.info(
        `Asked the model ${name} in ${countOf(requests, 'request')} about ${countOf(use.sent, 'question')}: it sorted ${use.placed} by the section that would answer them.`,
      );
      return { ...use, requests, failed, sections: sectionsRead.size };
    },
    close: model.close,
  };
}

const rowsOf = (questions: readonly QuestionToClassify[]): Question[] =>
  questions.flatMap(({ rows }) => rows);

/** For each later turn of a conversation, the last turn before it that stands alone. */
function turnsBefore(rows: readonly Question[]): Map<Question, Question> {
  const turnBefore = new Map<Question, Question>();
  for (const turns of Map.groupBy(rows, ({ conversation }) => conversation).values()) {
    let standalone: Question | null = null;
    for (const turn of turns.sort((a, b) => (a.time ?? 0) - (b.time ?? 0))) {
      if (standalone) turnBefore.set(turn, standalone);
      if (!standalone || !needsPreviousTurn(turn.text)) standalone = turn;
    }
  }
  return turnBefore;
}

/** Lists the distinct questions of all topics, with each topic's examples first. */
function distinctQuestions(
  { topics, followed }: Grouping,
  turns: ReadonlyMap<Question, Question>,
): QuestionToClassify[] {
  const questionOf = new Map<Question, QuestionToClassify>();
  const keyOf = (text = ''): string => plainWords(plainText(text)).join(' ') || text;
  const questions = topics.flatMap(({ rows, examples }, topic) => {
    const alike = Map.groupBy(rows, (row) =>
      JSON.stringify([keyOf(row.text), keyOf(turns.get(row)?.text)]),
    );
    const central = new Map(examples.map(({ text }, at) => [keyOf(text), at]));
    const rankOf = ([row]: readonly Question[]): number =>
      central.get(keyOf(row?.text)) ?? central.size;
    return [...alike.values()]
      .sort((a, b) => rankOf(a) - rankOf(b) || b.length - a.length)
      .map((same): QuestionToClassify => {
        const [first] = same as [Question];
        const question = {
          rows: same,
          text: first.text,
          after: turns.get(first)?.text ?? null,
          follows: null,
          isCurrent: same.some(({ current }) => current),
          topic,
        };
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
 * Regroups topics by the sections that a model named. A topic gets its section's title, unless another
 * topic has the same title. Its main part is all questions that the model put into the section.
 */
function regrouped(
  offline: Grouping,
  questions: readonly QuestionToClassify[],
  classified: Classification,
): Pick<ClassifiedTopics, 'topics' | 'setAside' | 'titledGaps'> {
  const groups = regroup(questions, classified).map(({ section, rest }) => {
    const main = rowsOf(section?.questions ?? []);
    return { section, rows: [...main, ...rowsOf(rest)], main: new Set(main) };
  });
  const sectionOf = new Map(
    groups.flatMap(({ section, rows }) => rows.map((row) => [row, section] as const)),
  );
  const topics = offline.regroup(groups);
  const titledGaps = new Map<string, string>();
  const labels = new Set<string>(topics.map(({ label }) => label));
  const titled = topics.map((topic) => {
    const { gapId, title, isTelling } = sectionOf.get(topic.rows[0] as Question) ?? {};
    if (gapId) titledGaps.set(topic.id, gapId);
    if (!title || !isTelling || labels.has(title)) return topic;
    labels.add(title);
    return { ...topic, label: title };
  });
  const nothing = rowsOf([...classified.nothing]);
  return { topics: titled, setAside: [...new Set([...offline.setAside, ...nothing])], titledGaps };
}
