import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { regroup } from '../../../src/report/reading/classify.ts';
import type { Redacted } from '../../../src/text/text.ts';
import { questionsOf } from './reading.ts';

/** Regroups topics of numbered questions by the sections that a model named. */
function regrouped(
  topics: readonly (readonly number[])[],
  { sections, nothing = [] }: { sections: Record<string, number[]>; nothing?: number[] },
): [title: string | null, named: number[], rest: number[]][] {
  const questions = questionsOf(topics.map((topic) => topic.map(String)));
  const withNumbers = (some: readonly number[]) =>
    some.map((n) => questions.find(({ text }) => text === String(n))).filter((one) => !!one);
  const made = regroup(questions, {
    sections: Object.entries(sections).map(([title, some]) => {
      return { title: title as Redacted, gapId: null, questions: withNumbers(some) };
    }),
    nothing: new Set(withNumbers(nothing)),
  });
  const numbers = (some: readonly { text: string }[] = []) => some.map(({ text }) => Number(text));
  return made.map(({ section, rest }) => [
    section?.title ?? null,
    numbers(section?.questions),
    numbers(rest),
  ]);
}

describe('a question that no answer names', () => {
  test('joins the section of most of its topic, if that has half of the named questions', () => {
    const sections = { A: [0, 1], B: [2, 3, 9] };
    expect(regrouped([[0, 1, 2, 3, 4], [9]], { sections })).toEqual([
      ['A', [0, 1], []],
      ['B', [2, 3, 9], [4]],
    ]);
  });

  test('stays with the rest of its topic otherwise', () => {
    const sections = { A: [0], B: [1] };
    expect(regrouped([[3, 0, 1, 2, 4], [5]], { sections, nothing: [2] })).toEqual([
      ['A', [0], []],
      ['B', [1], []],
      [null, [], [3, 4]],
      [null, [], [5]],
    ]);
  });

  test('stays a topic even if most of its topic asks nothing', () => {
    const topics = regrouped([[0, 1, 2, 3]], { sections: { A: [2] }, nothing: [0, 1] });
    expect(topics).toEqual([
      ['A', [2], []],
      [null, [], [3]],
    ]);
  });
});

test('each question is in one topic, and the same answers make the same topics', () => {
  const answers = fc.array(fc.integer({ min: -2, max: 4 }), { minLength: 1, maxLength: 30 });
  const seed = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 30, maxLength: 30 });
  fc.assert(
    fc.property(answers, seed, (named, offline) => {
      const ofTopic = [...Map.groupBy(named.keys(), (at) => offline[at]).values()];
      const of = (which: number) => [...named.keys()].filter((at) => named[at] === which);
      const titled = [0, 1, 2, 3, 4].map((at) => [`S${at}`, of(at)] as const);
      const sections = Object.fromEntries(titled.filter(([, own]) => own.length > 0));
      const answer = { sections, nothing: of(-1) };
      const topics = regrouped(ofTopic, answer);
      const placed = topics.flatMap(([, own, rest]) => [...own, ...rest]).sort((a, b) => a - b);
      expect(placed).toEqual([...named.keys()].filter((at) => named[at] !== -1));
      expect(topics.every(([, own, rest]) => own.length + rest.length > 0)).toBe(true);
      for (const [title, questions] of Object.entries(sections)) {
        expect(topics.find((topic) => topic[0] === title)?.[1]).toEqual(questions);
      }
      expect(regrouped(ofTopic, answer)).toEqual(topics);
    }),
  );
});
