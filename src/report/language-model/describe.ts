import * as z from 'zod/mini';
import { singleLine, truncate } from '../../text/clean.ts';
import type { Redactor } from '../../text/redact.ts';
import { ModelError } from './client.ts';

const coverages = ['absent', 'partial', 'present'] as const;
/** Whether the section that a topic belongs in tells what it asks. */
export type Coverage = (typeof coverages)[number];

/** What one request holds at most. */
export const mostDescribed = 20;
const mostQuestions = 10;
const longestSection = 3_000;

const longestHeading = 80;
const longestMissing = 200;

/** A topic to be described, all text in it redacted. */
export interface TopicToDescribe {
  questions: readonly string[];
  /** The place that it belongs in, as the docs have it; null without one. */
  section: { heading: string | null; text: string } | null;
}

/** What a model says of a topic; null what it does not say, or says badly. */
export interface Description {
  heading: string | null;
  /** What the documentation should tell, in one sentence. */
  missing: string | null;
  /** Null without a section. */
  coverage: Coverage | null;
}

/** The user messages, one a request; topics are numbered from 1 throughout. */
export function describeMessages(topics: readonly TopicToDescribe[]): unknown[] {
  const numbered = topics.map(({ questions, section }, at) => ({
    n: at + 1,
    questions: questions.slice(0, mostQuestions),
    ...(section && {
      section: { heading: section.heading ?? '', text: section.text.slice(0, longestSection) },
    }),
  }));
  const messages = [];
  for (let at = 0; at < numbered.length; at += mostDescribed) {
    messages.push({ task: 'describe', topics: numbered.slice(at, at + mostDescribed) });
  }
  return messages;
}

const replySchema = z.object({ topics: z.array(z.unknown()) });
const described = z.object({
  n: z.int(),
  heading: z.catch(z.string(), ''),
  missing: z.catch(z.string(), ''),
  coverage: z.catch(z.nullable(z.enum(coverages)), null),
});

/**
 * What the replies say of each topic, in their order. Texts are cleaned, redacted and cut; unknown
 * numbers and second answers are passed over, and so is a heading that has no telling word of its
 * topic's questions or section.
 *
 * @param tellingWords the stems of a text that say what it is about
 * @throws ModelError if a reply is not of the form
 */
export function readDescriptions({
  topics,
  replies,
  redactor,
  tellingWords,
}: {
  topics: readonly TopicToDescribe[];
  replies: readonly unknown[];
  redactor: Pick<Redactor, 'redact'>;
  tellingWords: (text: string) => readonly string[];
}): (Description | null)[] {
  const found: (Description | null)[] = topics.map(() => null);
  for (const json of replies) {
    const reply = z.safeParse(replySchema, json);
    if (!reply.success) throw new ModelError('its answer is not of the form that it was asked for');
    for (const item of reply.data.topics) {
      const said = z.safeParse(described, item).data;
      const topic = topics[(said?.n ?? 0) - 1];
      if (!said || !topic || found[said.n - 1]) continue;
      const heading = shown(said.heading, longestHeading, redactor);
      const missing = shown(said.missing, longestMissing, redactor);
      found[said.n - 1] = {
        heading: heading !== '' && isOf(topic, heading, tellingWords) ? heading : null,
        missing: missing === '' ? null : missing,
        coverage: topic.section ? said.coverage : null,
      };
    }
  }
  return found;
}

function shown(text: string, longest: number, redactor: Pick<Redactor, 'redact'>): string {
  // Bounded before it is redacted: an answer may be a megabyte of one heading.
  return truncate(redactor.redact(singleLine(text.slice(0, 10 * longest))), longest);
}

function isOf(
  { questions, section }: TopicToDescribe,
  heading: string,
  tellingWords: (text: string) => readonly string[],
): boolean {
  const told = new Set(
    [...questions, section?.heading ?? '', section?.text.slice(0, longestSection) ?? ''].flatMap(
      (text) => tellingWords(text),
    ),
  );
  return tellingWords(heading).some((word) => told.has(word));
}
