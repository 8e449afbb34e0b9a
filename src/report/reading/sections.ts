import * as z from 'zod/mini';
import type { Task } from '../../model/client.ts';
import { numberSchema } from '../../model/reply.ts';
import { mapText, type Redacted } from '../../text/text.ts';
import type { rememberedHeadings } from '../gaps/identity.ts';
import type { Question } from '../source/question.ts';
import { type ModelSession, promptOf, questionToSend, safeText, shorten } from './requests.ts';

/* Tasks that ask a model which docs sections would answer questions, and code that reads its answers. */

/** A distinct question to be classified by the docs section that would answer it. */
export interface QuestionToClassify {
  /** All rows with this question. */
  rows: readonly Question[];
  /** The question's redacted text. */
  text: string;
  /** The last earlier turn of its conversation that stands alone; null if there is none. */
  after: string | null;
  /** The earlier question that this one follows up; null if the question makes sense by itself. */
  follows: QuestionToClassify | null;
  /** Whether the question was asked in the current period, not only in the previous one. */
  isCurrent: boolean;
  /** Index of the question's topic, as found without a model. */
  topic: number;
}

/** A docs section that would answer questions; it may not exist yet. */
export interface NamedSection {
  title: Redacted;
  /** Id of the remembered gap with this title as its heading; null for a new section. */
  gapId: string | null;
  questions: QuestionToClassify[];
  /** Number of questions that the gap had in the last report; 0 for a new section. */
  askedBefore: number;
  /** One of the section's questions. */
  example: string;
}

const maxTitles = 150;
const maxTitleLength = 80;
const maxExampleLength = 80;

/** Returns a section for each remembered gap, by lower-case title. */
export function rememberedSections(
  remembered: ReturnType<typeof rememberedHeadings>,
): Map<string, NamedSection> {
  const sections = new Map<string, NamedSection>();
  for (const { id, heading, questions: askedBefore, example } of remembered) {
    const title = mapText(heading, (text) => shorten(text, maxTitleLength));
    const key = title.toLowerCase();
    if (key === '' || sections.has(key)) continue;
    sections.set(key, { title, gapId: id, questions: [], askedBefore, example });
  }
  return sections;
}

const numbersSchema = z.array(z.catch(numberSchema, 0));
const sectionSchema = z.object({ title: z.string(), questions: numbersSchema });
const sectionsReplySchema = z.object({
  sections: z.array(z.catch(sectionSchema, { title: '', questions: [] })),
  nothing: z.catch(numbersSchema, []),
});

/** Section titles by question, from one answer; null for a question that the docs need not answer. */
type Titles = ReadonlyMap<QuestionToClassify, Redacted | null>;

/** @param known sections from remembered gaps and from earlier answers */
export function sectionsTask(
  batch: readonly QuestionToClassify[],
  { known, redact }: { known: readonly NamedSection[]; redact: ModelSession['redact'] },
): Task<Titles> {
  const titles = known
    .map((named) => ({ ...named, size: Math.max(named.askedBefore, named.questions.length) }))
    .sort((a, b) => b.size - a.size)
    .slice(0, maxTitles)
    .map(({ title, size, example }) => ({
      title,
      questions: size,
      example: shorten(example, maxExampleLength),
    }));
  const questions = batch.map(({ text, after }, at) => ({
    n: at + 1,
    ...questionToSend(text, after),
  }));
  return {
    prompt: promptOf('sections'),
    data: { task: 'sections', titles, questions },
    read(json) {
      const reply = z.safeParse(sectionsReplySchema, json).data;
      if (!reply) return null;
      const answer = new Map<QuestionToClassify, Redacted | null>();
      const add = (numbers: readonly number[], title: Redacted | null): void => {
        for (const n of numbers) {
          const question = batch[n - 1];
          if (question && !answer.has(question)) answer.set(question, title);
        }
      };
      // Each section has at least one question, so an honest reply has at most as many sections.
      for (const section of reply.sections.slice(0, batch.length)) {
        const title = safeText(section.title, maxTitleLength, redact);
        if (title !== '') add(section.questions, title);
      }
      add(reply.nothing, null);
      return answer;
    },
  };
}

/** Minimum number of questions for the check: on a small site, most questions may ask the same. */
const minReadForReckless = 30;

/** Whether a section has over half of the questions read, from three topics or more: its title is too vague. */
export function isReckless(section: readonly QuestionToClassify[], readCount: number): boolean {
  const topics = new Set(section.map(({ topic }) => topic));
  return readCount >= minReadForReckless && section.length * 2 > readCount && topics.size >= 3;
}

const joinReplySchema = z.object({ same: z.array(z.catch(numbersSchema, [])) });

export function joinSectionsTask(sections: readonly NamedSection[]): Task<number[][]> {
  return {
    prompt: promptOf('join'),
    data: {
      task: 'join',
      sections: sections.map(({ title, questions }, at) => ({
        n: at + 1,
        title,
        questions: questions.length,
      })),
    },
    read(json) {
      const reply = z.safeParse(joinReplySchema, json).data;
      const groups = reply?.same.slice(0, sections.length);
      return groups?.map((group) => group.filter((n) => sections[n - 1])) ?? null;
    },
  };
}

/**
 * Merges sections that a model calls the same. The title is that of a remembered gap or, if there is none,
 * of the largest section. Never merges two remembered gaps. Null if a merge is reckless ({@link isReckless}).
 */
export function mergeSections(
  sections: readonly NamedSection[],
  same: readonly (readonly number[])[],
  readCount: number,
): NamedSection[] | null {
  /** For each section, the indices of the sections to merge it with, including its own index. */
  const sets = sections.map((_, at) => [at]);
  const isRemembered = (at: number): boolean => (sections[at]?.gapId ?? null) !== null;
  for (const [first = 0, ...others] of same) {
    for (const n of others) {
      const [set, otherSet] = [sets[first - 1], sets[n - 1]];
      if (!set || !otherSet || set === otherSet) continue;
      const merged = [...set, ...otherSet].sort((a, b) => a - b);
      if (merged.filter(isRemembered).length > 1) continue;
      for (const at of merged) sets[at] = merged;
    }
  }
  const mergedSections: NamedSection[] = [];
  for (const set of new Set(sets)) {
    const section = sections[set.find(isRemembered) ?? set[0] ?? 0];
    const questions = set.flatMap((at) => sections[at]?.questions ?? []);
    if (set.length > 1 && isReckless(questions, readCount)) return null;
    if (section) mergedSections.push({ ...section, questions });
  }
  return mergedSections;
}
