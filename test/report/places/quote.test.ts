import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../../../src/report/places/quote.ts';

describe('the quotable text of a section', () => {
  test.each([
    [
      'sentences of a wrapped paragraph',
      'A wrapped\nsentence. Another one.\n\nA third',
      ['A wrapped sentence.', 'Another one.', 'A third'],
    ],
    [
      'items of a list, each by itself',
      '- One item\n- another\n  that goes on\n1. first\n- [ ] to do\n<li>a</li><li>b</li>',
      ['One item', 'another that goes on', 'first', 'to do', 'a', 'b'],
    ],
    ['lines after a colon', 'Set it:\nmake all', ['Set it:', 'make all']],
    [
      'rows of a table, without its marks',
      '| a | b |\n|---|:-:|\n| `c` | **d**<br/>e |',
      ['a | b', 'c | d e'],
    ],
    [
      'cells of a long row, each by itself',
      `| ${'A word. '.repeat(30)}| The last one. |`,
      [...Array(30).fill('A word.'), 'The last one.'],
    ],
    ['a quotation', '> [!NOTE]\n> Keys never\n> expire.', ['Keys never expire.']],
    [
      'what stands in directives',
      ':::note Mind\nOne.\n:::\n\n!!! tip "Mind"\n    Two.\n\n{% hint style="info" %}\nThree.\n{% endhint %}',
      ['One.', 'Two.', 'Three.'],
    ],
    [
      'text without links, attributes and footnotes',
      'See [the\nkeys](/a){.internal-link} and [roles][r].[^1]\n\n[r]: https://acme.example',
      ['See the keys and roles.'],
    ],
    [
      'the words in an element, not its attributes',
      '<Card title="Mind">\n  Use <Tooltip tip="a > b">one</Tooltip> key.\n</Card>\n<Step>Send it.</Step>',
      ['Use one key.', 'Send it.'],
    ],
    [
      'no code and no remains of it',
      '## Head\n\nRun `npm i`:\n```sh\nnpm i\n```\n<pre>x</pre>\n\n<iframe src="https://a.example\n\nembed=1" width="100%"></iframe>\n\nexport const a = 1;',
      ['Run npm i:'],
    ],
    ['no heading', 'Keys\n----\n\nOne.\n\n# Other\n\nTwo.', ['One.', 'Two.']],
    ['nothing of blank lines', '\n\n', []],
  ])('is %s', (_, text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
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
