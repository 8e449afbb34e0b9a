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
  /** Distinct, the most central first, each with the turn that it leans on. */
  questions: readonly { text: string; after: string | null }[];
  /** The sections that come nearest, nearest first; none without docs. */
  sections: readonly { file: string; page: string; heading: string; text: string }[];
}

/** What a model says of a topic; null what it doesn't say, or says badly. */
export interface Description {
  heading: string | null;
  /** What the docs should tell, in one sentence. */
  missing: string | null;
  /** Which of the sections that it was sent tells it, or is where it belongs. */
  section: number | null;
  /** By that section; without one at most `absent`. */
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

/** @returns the task, whose answer has a description, or null, for each topic */
export function describeTask(
  topics: readonly TopicToDescribe[],
  { redact, tellingWords }: { redact: Redact; tellingWords: (text: string) => readonly string[] },
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
      const said = z.safeParse(described, item).data;
      const topic = material[(said?.n ?? 0) - 1];
      if (!said || !topic || found[said.n - 1]) continue;
      const heading = shown(said.heading, maxHeading, redact);
      const missing = shown(said.missing, maxMissing, redact);
      const isKnown = said.section !== null && topic.sections[said.section - 1] !== undefined;
      const isAbsent = said.section === null && said.coverage === 'absent';
      const coverage = isKnown || isAbsent ? said.coverage : null;
      const texts = topic.sections.flatMap((section) => [section.heading, section.text]);
      const asked = topic.questions.map(({ text }) => text);
      const isOfIt = sharesWord(heading, [...asked, ...texts], tellingWords);
      found[said.n - 1] = {
        heading: heading !== '' && isOfIt ? heading : null,
        missing: missing === '' || said.coverage === 'present' ? null : missing,
        section: isKnown && said.section !== null ? said.section - 1 : null,
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
