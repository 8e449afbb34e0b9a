import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { regroup } from '../../../src/report/reading/reading.ts';

const section = (title: string, questions: number[], gapId: string | null = null) => ({
  title,
  gapId,
  questions,
});
/** A topic that it became, of what it was given and of what follows that. */
const made = (title: string, named: number[], others: number[] = []) => ({
  ...section(
    title,
    [...named, ...others].sort((a, b) => a - b),
  ),
  named,
});
const none: ReadonlySet<number> = new Set();

describe('a question that no answer names', () => {
  test('goes where most of its topic went, if that is half of those named', () => {
    const sections = [section('A', [0, 1]), section('B', [2, 3, 9])];
    expect(regroup([[0, 1, 2, 3, 4]], { sections, nothing: none })).toEqual([
      made('A', [0, 1]),
      made('B', [2, 3, 9], [4]),
    ]);
  });

  test('stays with what is left of it otherwise', () => {
    const sections = [section('A', [0]), section('B', [1])];
    const nothing = new Set([2]);
    expect(regroup([[3, 0, 1, 2, 4], [5]], { sections, nothing })).toEqual([
      made('A', [0]),
      made('B', [1]),
      { title: null, gapId: null, questions: [3, 4], named: [] },
      { title: null, gapId: null, questions: [5], named: [] },
    ]);
  });

  test('does not become nothing as most of its topic is', () => {
    const reading = { sections: [section('A', [2])], nothing: new Set([0, 1]) };
    expect(regroup([[0, 1, 2, 3]], reading).map(({ questions }) => questions)).toEqual([[2], [3]]);
  });
});

test('each question that asks something is in one topic, and the same answers make the same topics', () => {
  const said = fc.array(fc.integer({ min: -2, max: 4 }), { minLength: 1, maxLength: 30 });
  const seed = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 30, maxLength: 30 });
  fc.assert(
    fc.property(said, seed, (named, offline) => {
      const ofTopic = [...Map.groupBy(named.keys(), (at) => offline[at]).values()];
      const of = (which: number) => [...named.keys()].filter((at) => named[at] === which);
      const sections = [0, 1, 2, 3, 4].map((at) => section(`S${at}`, of(at)));
      const nothing = new Set(of(-1));
      const topics = regroup(ofTopic, { sections, nothing });
      const placed = topics.flatMap(({ questions }) => questions).sort((a, b) => a - b);
      expect(placed).toEqual([...named.keys()].filter((at) => named[at] !== -1));
      expect(topics.every(({ questions }) => questions.length > 0)).toBe(true);
      for (const [at, { questions }] of sections.entries()) {
        const own = topics.find(({ title }) => title === `S${at}`)?.questions ?? [];
        expect(own).toEqual(expect.arrayContaining(questions));
      }
      expect(regroup(ofTopic, { sections, nothing })).toEqual(topics);
    }),
  );
});
