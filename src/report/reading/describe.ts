import * as z from 'zod/mini';
import type { Task } from '../../model/client.ts';
import { describePrompt } from './prompts.ts';
import { type Coverage, coverages } from './reading.ts';
import { maxAfter, maxText, type Redact, sharesWord, shortened, shown } from './sections.ts';

export const topicsOfRequest = 5;
const maxQuestions = 8;
const maxSections = 3;
const maxSection = 1_500;
const maxHeading = 80;
const maxMissing = 200;

/** A topic to be described, all text in it redacted. */
export interface TopicToDescribe {
  title: string;
  /** Distinct, most central first, each with the turn that it follows up. */
  questions: readonly { text: string; after: string | null }[];
  /** The nearest sections, nearest first; none without docs. */
  sections: readonly { file: string; page: string; heading: string; text: string }[];
}

/** A model's description of a topic. Fields that it left out or answered badly are null. */
export interface Description {
  heading: string | null;
  /** What the docs should explain, in one sentence. */
  missing: string | null;
  /** Index of the section that covers the topic or is the place for it. */
  section: number | null;
  /** How well that section covers the topic; without a section, `absent` or null. */
  coverage: Coverage | null;
}

const replySchema = z.object({ topics: z.array(z.unknown()) });
const described = z.object({
  n: z.int(),
  heading: z.catch(z.string(), ''),
  missing: z.catch(z.string(), ''),
  section: z.catch(z.nullable(z.int()), null),
  coverage: z.catch(z.nullable(z.enum(coverages)), null),
});

/** @returns a task whose answer has a description or null for each topic */
export function describeTask(
  topics: readonly TopicToDescribe[],
  { redact, contentWords }: { redact: Redact; contentWords: (text: string) => readonly string[] },
): Task<(Description | null)[]> {
  const material = topics.map(({ title, questions, sections }, at) => ({
    n: at + 1,
    title,
    questions: questions.slice(0, maxQuestions).map(({ text, after }) => ({
      text: shortened(text, maxText),
      ...(after !== null && { after: shortened(after, maxAfter) }),
    })),
    sections: sections.slice(0, maxSections).map((section, s) => ({
      s: s + 1,
      ...section,
      text: section.text.slice(0, maxSection),
    })),
  }));
  const read = (json: object): (Description | null)[] | null => {
    const reply = z.safeParse(replySchema, json).data;
    if (!reply) return null;
    const found = topics.map((): Description | null => null);
    for (const item of reply.topics) {
      const given = z.safeParse(described, item).data;
      const topic = material[(given?.n ?? 0) - 1];
      if (!given || !topic || found[given.n - 1]) continue;
      const heading = shown(given.heading, maxHeading, redact);
      const missing = shown(given.missing, maxMissing, redact);
      const isKnown = given.section !== null && topic.sections[given.section - 1] !== undefined;
      const isAbsent = given.section === null && given.coverage === 'absent';
      const coverage = isKnown || isAbsent ? given.coverage : null;
      const texts = topic.sections.flatMap((section) => [section.heading, section.text]);
      const asked = topic.questions.map(({ text }) => text);
      const isOfIt = sharesWord(heading, [...asked, ...texts], contentWords);
      found[given.n - 1] = {
        heading: heading !== '' && isOfIt ? heading : null,
        missing: missing === '' || given.coverage === 'present' ? null : missing,
        section: isKnown && given.section !== null ? given.section - 1 : null,
        coverage,
      };
    }
    return found;
  };
  const hasSections = material.some(({ sections }) => sections.length > 0);
  return {
    prompt: describePrompt(hasSections),
    material: { task: 'describe', topics: material },
    read,
  };
}
