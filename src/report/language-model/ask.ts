import type { Log } from '../../log.ts';
import { clean, singleLine } from '../../text/clean.ts';
import type { Redactor } from '../../text/redact.ts';
import { type LanguageModel, ModelError, mostRequests } from './client.ts';
import {
  type Description,
  describeMessages,
  mostDescribed,
  readDescriptions,
  type TopicToDescribe,
} from './describe.ts';
import { applyReplies, mostQuestions, numbered, type RowReader } from './group.ts';
import { describePrompt, groupPrompt } from './prompts.ts';

/** Requests that describing may take: with the topics of a larger `max-topics`, the largest of them. */
const mostDescribing = 2;
/** Of a question, in UTF-16 code units. */
const longestText = 200;
/** Rows of a topic that are looked through for questions that differ. */
const mostRead = 40;

/** As `report.json` has it. */
export interface ModelUse {
  name: string;
  requests: number;
  /** Questions that the model was asked to place. */
  sent: number;
  /** Questions that are in another topic by its word. */
  moved: number;
  /** Topics that became part of another one by its word. */
  joined: number;
}

/** A topic as a model is asked about it; what is made anew of groups has the same form. */
interface AskedTopic<Row> {
  id: string;
  rows: readonly Row[];
  examples: readonly { text: string }[];
}

/** What a model of the user's own says of the topics. */
export interface ModelReading {
  /** By topic id; empty if the model was of no use. */
  descriptions: ReadonlyMap<string, Description>;
  use: ModelUse;
}

/**
 * Has a model read what was made offline: first which questions belong together, then what the
 * topics shown are about. If anything fails, one warning says so, and all is as it was made offline.
 *
 * @param topics largest first
 * @param regroup names and orders the topics of other groups of the same rows
 * @param choose the topics that the report will show
 * @param sectionOf the text of the section that a topic belongs in; null if no place is known
 * @param tellingWords the stems of a text that say what it is about
 * @throws the signal's reason when aborted
 */
export async function askLanguageModel<Row, Topic extends AskedTopic<Row>>({
  model,
  topics,
  questionOf,
  reader,
  regroup,
  choose,
  sectionOf,
  tellingWords,
  redactor,
  log,
}: {
  model: LanguageModel;
  topics: readonly Topic[];
  questionOf: (row: Row) => string;
  reader: Omit<RowReader<Row>, 'textOf'>;
  regroup: (groups: readonly (readonly Row[])[]) => Promise<Topic[]>;
  choose: (topics: readonly Topic[]) => readonly Topic[];
  sectionOf: (topic: Topic) => TopicToDescribe['section'];
  tellingWords: (text: string) => readonly string[];
  redactor: Pick<Redactor, 'redact'>;
  log: Log;
}): Promise<ModelReading & { topics: Topic[] }> {
  const textOf = (row: Row): string => shortened(redactor.redact(singleLine(questionOf(row))));
  const use: ModelUse = { name: model.name, requests: 0, sent: 0, moved: 0, joined: 0 };
  try {
    const offline = topics.map(({ rows, examples }) => ({
      rows,
      examples: examples.map(({ text }) => shortened(text)),
    }));
    const readerOfAll = { ...reader, textOf };
    const asked = numbered({
      topics: offline,
      reader: readerOfAll,
      requests: mostRequests - mostDescribing,
    });
    const replies = [];
    for (const message of asked.messages) {
      use.sent = Math.min(asked.questions.size, (replies.length + 1) * mostQuestions);
      replies.push(await model.ask(groupPrompt, message));
    }
    const { groups, moved, joined, dropped } = applyReplies({
      asked,
      replies,
      topics: offline,
      reader: readerOfAll,
    });
    const grouped = moved + joined > 0 ? await regroup(groups) : [...topics];

    const shown = choose(grouped).slice(0, mostDescribing * mostDescribed);
    const toDescribe = shown.map((topic) => ({
      questions: distinct(topic.rows.slice(0, mostRead).map(textOf)),
      section: redactedSection(sectionOf(topic), redactor),
    }));
    const described = [];
    for (const message of describeMessages(toDescribe)) {
      described.push(await model.ask(describePrompt, message));
    }
    const found = readDescriptions({
      topics: toDescribe,
      replies: described,
      redactor,
      tellingWords,
    });
    if (dropped > 0) {
      log.warning(
        `${dropped} ${dropped === 1 ? 'answer' : 'answers'} of the model would have made one topic of most questions or topics: dropped.`,
      );
    }
    log.info(toldOf({ ...use, requests: model.requests, moved, joined }, shown.length));
    return {
      topics: grouped,
      descriptions: new Map(
        shown.flatMap(({ id }, at) => {
          const description = found[at];
          return description ? [[id, description] as const] : [];
        }),
      ),
      use: { ...use, requests: model.requests, moved, joined },
    };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    log.warning(
      `The model ${model.name} gave no answer that can be used: ${error.message}. The topics are as they are without it.`,
    );
    return {
      topics: [...topics],
      descriptions: new Map(),
      use: { ...use, requests: model.requests },
    };
  }
}

function shortened(text: string): string {
  return text.length <= longestText ? text : `${clean(text.slice(0, longestText - 1)).trimEnd()}…`;
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

function redactedSection(
  section: TopicToDescribe['section'],
  redactor: Pick<Redactor, 'redact'>,
): TopicToDescribe['section'] {
  if (!section) return null;
  const { heading, text } = section;
  return { heading: heading && redactor.redact(heading), text: redactor.redact(text) };
}

function toldOf({ name, requests, sent, moved, joined }: ModelUse, described: number): string {
  const of = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;
  return `Asked the model ${name} in ${of(requests, 'request')} about ${of(sent, 'question')} outside the largest topics and ${of(described, 'topic')}: it moved ${of(moved, 'question')} and joined ${of(joined, 'topic')}.`;
}
