import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearness, prepareQuestion, wordNearness } from '../../src/language/nearness.ts';

const words = [
  'rotate',
  'the',
  'api key',
  'webhook',
  'migrations',
  'migrate',
  'Qvaltz',
  'schlüssel',
  '鍵',
];
const question = fc.record({
  text: fc
    .array(fc.oneof(fc.constantFrom(...words), fc.string()), { maxLength: 12 })
    .map((all) => all.join(' ')),
  page: fc.option(fc.constantFrom('docs.example/keys', 'docs.example/hooks')),
  category: fc.option(fc.constantFrom('Security', 'Events')),
});
const plain = (text: string) => prepareQuestion({ text });

describe('how near two questions are', () => {
  it('is symmetric, and does not depend on what was read before', () => {
    fc.assert(
      fc.property(question, question, fc.array(question), (a, b, others) => {
        const first = nearness(prepareQuestion(a), prepareQuestion(b));
        for (const other of others) prepareQuestion(other);
        expect(nearness(prepareQuestion(b), prepareQuestion(a))).toBeCloseTo(first, 5);
        expect(Number.isFinite(first)).toBe(true);
      }),
    );
  });

  it('is greatest for the same words', () => {
    const asked = plain('How do I rotate an API key?');
    const again = wordNearness(asked, plain('how do i ROTATE an api key'));
    const alike = wordNearness(asked, plain('rotating keys of the API'));
    const other = wordNearness(asked, plain('Webhook deliveries arrive twice'));
    expect(again).toBeGreaterThan(1.75);
    expect(again).toBeGreaterThan(alike);
    expect(alike).toBeGreaterThan(other + 3);
    expect(other).toBeLessThan(-3);
  });

  it('handles other languages, misspelt words, and unknown words', () => {
    const cases = [
      ['How do I delete a branch?', 'Wie lösche ich einen Branch?', 'Wie lange dauert ein Build?'],
      ['run database migrations', 'my migartions fail', 'my invoices fail'],
      ['Qvaltzar grimblefoo', 'grimblefoo Qvaltzar', 'hondrik maspeloo'],
    ] as const;
    for (const [asked, same, other] of cases) {
      expect(wordNearness(plain(asked), plain(same))).toBeGreaterThan(
        wordNearness(plain(asked), plain(other)) + 1,
      );
    }
  });

  it('considers page and category only if both questions have them', () => {
    const on = (page: string | null, category: string | null) =>
      prepareQuestion({ text: 'rotate a key', page, category });
    const unknown = nearness(on(null, null), on('a', 'x'));
    expect(unknown).toBe(wordNearness(on(null, null), on('a', 'x')));
    expect(nearness(on('a', null), on('a', 'x'))).toBeGreaterThan(unknown);
    expect(nearness(on('b', null), on('a', 'x'))).toBeLessThan(unknown);
    expect(nearness(on(null, 'x'), on('a', 'x'))).toBeGreaterThan(unknown);
    expect(nearness(on(null, 'y'), on('a', 'x'))).toBeLessThan(unknown);
  });
});
