import * as z from 'zod/mini';
import type { Section } from '../../docs/read-page.ts';
import type { Task } from '../../model/client.ts';
import { numberSchema } from '../../model/reply.ts';
import type { Redacted } from '../../text/text.ts';
import type { Question } from '../source/question.ts';
import type { Topic } from '../topics/topics.ts';
import {
  type ModelSession,
  promptOf,
  questionToSend,
  requestAnswers,
  safeText,
  sharesWord,
} from './requests.ts';

export const topicsPerRequest = 4;
const maxQuestionsPerTopic = 8;
/** Number of a topic's questions that are searched for distinct ones. */
const maxSearched = 40;
const maxSectionLength = 1_200;
/** Maximum characters of a section to redact: more than are sent, as a cut-off secret isn't redacted. */
const maxRedactedLength = 2_400;
const maxHeadingLength = 80;
const maxMissingLength = 200;

export const coverageLevels = ['absent', 'partial', 'present'] as const;
/** How well the docs answer a topic. */
export type Coverage = (typeof coverageLevels)[number];

/** A topic, with the nearest sections of the docs, nearest first. Without docs, `sections` is empty. */
export interface TopicToDescribe {
  topic: Pick<Topic, 'id' | 'label'> & {
    /** The topic's most central questions. */
    examples: readonly { text: string }[];
    main: readonly Pick<Question, 'text'>[];
  };
  sections: readonly Section[];
}

/** A model's description of a topic. A field is null if the model left it out or gave an invalid value. */
export interface Description {
  heading: Redacted | null;
  /** What the docs should explain or, if they do, the readers' words that the section lacks, in one sentence. */
  missing: Redacted | null;
  /** The docs section that covers the topic, or after which a new one belongs. */
  section: Section | null;
  /** How well `section` covers the topic; null if the model named no section and didn't say that none fits. */
  coverage: Coverage | null;
}

/** A model's session, and what is known of the questions that the model classified. */
type Describing = ModelSession & {
  /** For each later turn of a conversation, the last turn before it that stands alone. */
  turns: ReadonlyMap<Pick<Question, 'text'>, { text: string }>;
  /** The titles that the model gave the sections of questions. */
  titles: ReadonlyMap<Pick<Question, 'text'>, string>;
  /** The sections that the model has read so far: each request adds its own. */
  sectionsRead: Set<Section>;
};

/**
 * @param keep number of requests to leave for later tasks
 * @returns descriptions by topic id
 * @throws the signal's reason when aborted
 */
export async function describeTopics(
  topics: readonly TopicToDescribe[],
  { keep, ...describing }: Describing & { keep: number },
): Promise<Map<string, Description>> {
  const descriptions = new Map<string, Description>();
  const batches = {
    size: topicsPerRequest,
    minSize: 1,
    task: (batch: readonly TopicToDescribe[]) => describeTask(batch, describing),
  };
  for await (const { items, answer } of requestAnswers(topics, batches, { ...describing, keep })) {
    for (const [id, description] of answer) descriptions.set(id, description);
    for (const { sections } of items) {
      for (const section of sections) describing.sectionsRead.add(section);
    }
  }
  return descriptions;
}

const descriptionSchema = z.object({
  n: numberSchema,
  heading: z.catch(z.string(), ''),
  missing: z.catch(z.string(), ''),
  section: z.catch(z.nullable(numberSchema), 0),
  coverage: z.catch(z.nullable(z.enum(coverageLevels)), null),
});
const isAnswer = ({ heading, missing, section, coverage }: z.infer<typeof descriptionSchema>) =>
  heading !== '' || missing !== '' || section !== 0 || coverage !== null;
const replySchema = z.object({ topics: z.array(z.catch(z.nullable(descriptionSchema), null)) });

/** @returns a task whose answer is the descriptions by topic id */
export function describeTask(
  topics: readonly TopicToDescribe[],
  { redact, turns, titles }: Pick<Describing, 'redact' | 'turns' | 'titles'>,
): Task<ReadonlyMap<string, Description>> {
  const material = topics.map(({ topic: { label, examples, main }, sections }, at) => {
    const after = new Map<string, string | undefined>(
      main.map((row) => [row.text, turns.get(row)?.text]),
    );
    const texts = new Set([...examples, ...main.slice(0, maxSearched)].map(({ text }) => text));
    return {
      n: at + 1,
      title: main.flatMap((row) => titles.get(row) ?? [])[0] ?? label,
      questions: [...texts]
        .slice(0, maxQuestionsPerTopic)
        .map((text) => questionToSend(text, after.get(text))),
      sections: sections.map(({ page, heading, text }, s) => ({
        s: s + 1,
        file: redact(page.file),
        page: redact(page.title ?? page.file),
        heading: redact(heading ?? page.title ?? ''),
        text: redact(text.slice(0, maxRedactedLength)).slice(0, maxSectionLength),
      })),
    };
  });
  return {
    prompt: promptOf(
      topics.some(({ sections }) => sections.length > 0) ? 'describe' : 'describe-without-docs',
    ),
    data: { task: 'describe', topics: material },
    read(json) {
      const reply = z.safeParse(replySchema, json).data?.topics;
      const answers = reply?.filter((entry) => entry !== null).filter(isAnswer);
      // If no answer could be read, the model has probably only repeated its task.
      if (!reply || !answers || (answers.length === 0 && reply.length > 0)) return null;
      const descriptions = new Map<string, Description>();
      for (const entry of answers.slice(0, 2 * topics.length)) {
        const position = entry.n - 1;
        const [described, sent] = [topics[position], material[position]];
        if (!described || !sent || descriptions.has(described.topic.id)) continue;
        const heading = safeText(entry.heading, maxHeadingLength, redact);
        const missing = safeText(entry.missing, maxMissingLength, redact);
        const section = described.sections[(entry.section ?? 0) - 1] ?? null;
        const hasNone = entry.section === null && described.sections.length > 0;
        const sectionTexts = sent.sections.flatMap(({ heading: above, text }) => [above, text]);
        const topicTexts = [sent.title, ...sent.questions.map(({ text }) => text)];
        const isOnTopic = sharesWord(heading, [...topicTexts, ...sectionTexts]);
        descriptions.set(described.topic.id, {
          heading: heading !== '' && isOnTopic ? heading : null,
          missing: missing === '' ? null : missing,
          section,
          coverage: hasNone ? 'absent' : section && entry.coverage,
        });
      }
      return descriptions;
    },
  };
}
