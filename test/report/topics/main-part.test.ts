import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearness, prepareQuestion } from '../../../src/language/nearness.ts';
import {
  type AnchorQuestion,
  maxAnchorQuestionLength,
  minNearness,
} from '../../../src/report/topics/anchor.ts';
import { mainPartOf } from '../../../src/report/topics/main-part.ts';
import { words } from '../gaps/memories.ts';

const about = (text: string): AnchorQuestion => ({ text: words(text), page: null, category: null });
const rotating = [
  'How do I rotate an API key?',
  'rotate api keys',
  'rotating the api key',
  'how to rotate our API keys',
].map(about);
const others = ['Webhook deliveries arrive twice', 'Why is my build slow?'].map(about);

const spoken = ['rotate', 'api', 'keys', 'webhook', 'twice', 'delivery', 'slow', 'build', 'why'];
const topic = fc.array(
  fc.record({
    text: fc
      .array(fc.constantFrom(...spoken), { minLength: 1, maxLength: 5 })
      .map((all) => words(all.join(' '))),
    page: fc.constantFrom(null, words('docs.example/a'), words('docs.example/b')),
    category: fc.constantFrom(null, words('A'), words('B')),
  }),
  { minLength: 1, maxLength: 30 },
);

describe('the main part of a topic', () => {
  it('is the most questions that ask one thing', () => {
    const { members, anchor } = mainPartOf([...others, ...rotating]);
    expect(members).toEqual([2, 3, 4, 5]);
    expect(anchor).toHaveLength(3);
    for (const { text } of anchor) expect(rotating.map((one) => one.text)).toContain(text);
  });

  it('has only questions that are near each other, whatever their order', () => {
    fc.assert(
      fc.property(topic, fc.array(fc.nat(), { maxLength: 40 }), (questions, keys) => {
        const shuffled = [...questions.keys()].sort(
          (a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b,
        );
        const found = mainPartOf(questions);
        const again = mainPartOf(shuffled.map((at) => questions[at] ?? about('')));
        expect(again.members.map((at) => shuffled[at]).sort((a = 0, b = 0) => a - b)).toEqual(
          found.members,
        );
        expect(again.anchor).toEqual(found.anchor);
        for (const one of found.anchor) {
          for (const other of found.anchor) {
            if (one === other) continue;
            const [a, b] = [one, other].map(({ text, page, category }) =>
              prepareQuestion(text, page, category),
            );
            expect(a && b && nearness(a, b)).toBeGreaterThanOrEqual(minNearness);
          }
        }
      }),
    );
  });

  it('takes in those of thousands of wordings that its central questions are near to', () => {
    const many = Array.from({ length: 400 }, (_, at) =>
      about(`rotate the api key of account ${at}`),
    );
    const { members } = mainPartOf([...many, ...many.slice(0, 250), ...others]);
    expect(members.length).toBe(650);
  });

  it('shortens long questions to their beginning, on their usual page', () => {
    const long = `rotate an api key ${'and tell everyone who has it '.repeat(20)}`;
    const { anchor } = mainPartOf([
      { text: words(long), page: words('docs.example/keys'), category: null },
      { text: words(long), page: words('docs.example/keys'), category: words('Security') },
      { text: words(long), page: words('docs.example/'), category: null },
    ]);
    const [first] = anchor;
    expect(anchor).toHaveLength(1);
    expect(first).toMatchObject({ page: 'docs.example/keys', category: 'Security' });
    expect(first?.text.length).toBeLessThanOrEqual(maxAnchorQuestionLength);
    expect(long.startsWith(`${first?.text} `)).toBe(true);
  });
});
