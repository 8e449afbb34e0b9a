import * as z from 'zod/mini';
import type { Task } from '../../model/client.ts';
import type { Redacted } from '../../text/text.ts';
import type { titlesOf } from '../gaps/identity.ts';
import type { Question } from '../source/question.ts';
import { joinPrompt, sectionsPrompt } from './prompts.ts';
import { questionToSend, type Session, shortened, shown } from './requests.ts';

/* What a model is asked about the sections that would answer questions, and how its answers are read. */

/** A distinct question that is about the docs. */
export interface QuestionToClassify {
  /** The rows that ask it. */
  rows: readonly Question[];
  /** Redacted. */
  text: string;
  /** The earlier question that it follows up; null if it makes sense by itself. */
  follows: QuestionToClassify | null;
  /** Asked in the later period. */
  isLater: boolean;
  /** Index of its offline topic. */
  topic: number;
}

/** A section of the docs that would answer questions, whether it exists or not. */
export interface NamedSection {
  title: Redacted;
  /** The remembered gap whose heading it has. */
  gapId: string | null;
  questions: QuestionToClassify[];
  /** Questions of its remembered gap in the last report; 0 for a new section. */
  had: number;
  /** One of its questions. */
  example: string;
}

const maxTitles = 150;
const maxTitle = 80;
const maxExample = 80;

/** Sections by their title in lower case. */
export function rememberedSections(
  remembered: ReturnType<typeof titlesOf>,
): Map<string, NamedSection> {
  const sections = new Map<string, NamedSection>();
  for (const { id, heading, questions: had, example } of remembered) {
    const title = shortened(heading, maxTitle) as Redacted;
    const key = title.toLowerCase();
    if (key === '' || sections.has(key)) continue;
    sections.set(key, { title, gapId: id, questions: [], had, example });
  }
  return sections;
}

const sectionSchema = z.object({ title: z.string(), questions: z.array(z.unknown()) });
const sectionsReplySchema = z.object({
  sections: z.array(z.catch(sectionSchema, { title: '', questions: [] })),
  nothing: z.catch(z.array(z.unknown()), []),
});

/** The title for each question that an answer names, or null if the docs need not answer it. */
type Titles = ReadonlyMap<QuestionToClassify, Redacted | null>;

/** @param known sections of remembered gaps and of the answers so far */
export function sectionsTask(
  some: readonly QuestionToClassify[],
  { known, redact }: { known: readonly NamedSection[]; redact: Session['redact'] },
): Task<Titles> {
  const titles = known
    .map(({ title, questions, had, example }) => ({
      title,
      questions: Math.max(had, questions.length),
      example: shortened(example, maxExample),
    }))
    .sort((a, b) => b.questions - a.questions)
    .slice(0, maxTitles);
  const questions = some.map(({ text, follows }, at) => ({
    n: at + 1,
    ...questionToSend(text, follows?.text),
  }));
  return {
    prompt: sectionsPrompt,
    material: { task: 'sections', titles, questions },
    read(json) {
      const reply = z.safeParse(sectionsReplySchema, json).data;
      if (!reply) return null;
      const answer = new Map<QuestionToClassify, Redacted | null>();
      const add = (numbers: readonly unknown[], title: Redacted | null): void => {
        for (const n of numbers) {
          const question = typeof n === 'number' ? some[n - 1] : undefined;
          if (question && !answer.has(question)) answer.set(question, title);
        }
      };
      for (const section of reply.sections) {
        const title = shown(section.title, maxTitle, redact);
        if (title !== '') add(section.questions, title);
      }
      add(reply.nothing, null);
      return answer;
    },
  };
}

/** Whether a section would have over half of `asked` questions, from at least three offline topics. */
export function isReckless(section: readonly QuestionToClassify[], asked: number): boolean {
  const topics = new Set(section.map(({ topic }) => topic));
  return section.length * 2 > asked && topics.size >= 3;
}

const joinReplySchema = z.object({ same: z.array(z.catch(z.array(z.int()), [])) });

export function joinTask(sections: readonly NamedSection[]): Task<number[][]> {
  return {
    prompt: joinPrompt,
    material: {
      task: 'join',
      sections: sections.map(({ title, questions }, at) => ({
        n: at + 1,
        title,
        questions: questions.length,
      })),
    },
    read(json) {
      const reply = z.safeParse(joinReplySchema, json).data;
      return reply?.same.map((group) => group.filter((n) => sections[n - 1])) ?? null;
    },
  };
}

/**
 * Joins sections under the title of their remembered gap or else of the largest, but never two
 * remembered gaps; null if the answer is reckless.
 */
export function joined(
  sections: readonly NamedSection[],
  same: readonly (readonly number[])[],
  read: number,
): NamedSection[] | null {
  /** By section, the indices of those that it is joined with, including its own. */
  const sets = sections.map((_, at) => [at]);
  const isRemembered = (at: number): boolean => (sections[at]?.gapId ?? null) !== null;
  for (const [first = 0, ...others] of same) {
    for (const n of others) {
      const [one, other] = [sets[first - 1], sets[n - 1]];
      if (!one || !other || one === other) continue;
      const all = [...one, ...other].sort((a, b) => a - b);
      if (all.filter(isRemembered).length > 1) continue;
      for (const at of all) sets[at] = all;
    }
  }
  const made: NamedSection[] = [];
  for (const all of new Set(sets)) {
    const named = sections[all.find(isRemembered) ?? all[0] ?? 0];
    const questions = all.flatMap((at) => sections[at]?.questions ?? []);
    if (all.length > 1 && isReckless(questions, read)) return null;
    if (named) made.push({ ...named, questions });
  }
  return made;
}
