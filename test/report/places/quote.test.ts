import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../../../src/report/places/quote.ts';

describe('the quotable text of a section', () => {
  const cases = readFileSync(new URL('quote.txt', import.meta.url), 'utf8')
    .split(/^={8} /m)
    .slice(1)
    .map((one) => /^(.*)\n([\s\S]*)\n-{8}\n([\s\S]*)\n$/.exec(one)?.slice(1) ?? []);

  test.each(cases)('is %s', (_, text = '', sentences = '') => {
    expect(sentencesOf(text).map((sentence) => `- ${sentence}`)).toEqual(sentences.split('\n'));
  });

  test('is never code, and always prose word for word, in any order of blocks', () => {
    const word = fc.stringMatching(/^[a-z]{2,8}$/);
    const sentence = fc
      .array(word, { minLength: 1, maxLength: 8 })
      .map((words) => `A${words.join(' ')}.`);
    const forms: ((text: string) => string)[] = [
      (text) => text,
      (text) => `**${text}**`,
      (text) => `- ${text}`,
      (text) => `> ${text}`,
      (text) => `:::tip\n${text}\n:::`,
      (text) => `<Note type="x">\n  ${text}\n</Note>`,
      (text) => `<li>${text}</li>`,
      (text) => `| ${text} |`,
      (text) => `[${text}](/a "b"){.c}`,
      (text) => text.replace(' ', '\n'),
    ];
    const prose = fc
      .tuple(sentence, fc.constantFrom(...forms))
      .map(([text, form]) => ({ text, block: form(text) }));
    const code = sentence.map((text) => ({ text: null, block: `\`\`\`sh\n${text}\n\`\`\`` }));
    fc.assert(
      fc.property(fc.array(fc.oneof(prose, code), { maxLength: 12 }), (blocks) => {
        const source = blocks.map(({ block }) => block).join('\n\n');
        expect(sentencesOf(source)).toEqual(blocks.flatMap(({ text }) => text ?? []));
      }),
    );
  });
});
