import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clean, singleLine } from '../../src/text/clean.ts';
import { codeFence, codeSpan, escapeMarkdown, link, mermaidText } from '../../src/text/markdown.ts';
import { renderMarkdown } from '../world/markdown.ts';
import { hostileText, samples } from './hostile-text.ts';

const positions = {
  paragraph: { wrap: (text: string) => text, elements: ['p'] },
  'middle of a paragraph': { wrap: (text: string) => `Asked:\n${text}\nonce`, elements: ['p'] },
  'list item': { wrap: (text: string) => `- ${text}\n- last`, elements: ['ul', 'li', 'li'] },
  heading: { wrap: (text: string) => `### ${text}`, elements: ['h3'] },
  quote: { wrap: (text: string) => `> ${text}`, elements: ['blockquote', 'p'] },
  'table cell': {
    wrap: (text: string) => `| a | b |\n| --- | --- |\n| ${text} | last |`,
    elements: ['table', 'thead', 'tr', 'th', 'th', 'tbody', 'tr', 'td', 'td'],
  },
  'link text': {
    wrap: (text: string) => `[${text}](https://docs.example/a)`,
    elements: ['p', 'a'],
  },
  bold: { wrap: (text: string) => `**x${text}x**`, elements: ['p', 'strong'] },
  summary: {
    wrap: (text: string) => `<details><summary>${text}</summary>\n\n- ${text}\n\n</details>`,
    elements: ['details', 'summary', 'ul', 'li'],
  },
};

type Position = keyof typeof positions;
const everyPosition = Object.keys(positions) as Position[];

function visible(text: string): string {
  return text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();
}

function expectHarmlessAt(position: Position, text: string): void {
  const shown = singleLine(text);
  if (shown === '') return;
  const { wrap, elements } = positions[position];
  const rendered = renderMarkdown(wrap(escapeMarkdown(text)));
  expect(rendered.elements).toEqual(elements);
  expect(rendered.effects).toEqual([]);
  expect(visible(rendered.text)).toContain(shown);
}

describe('escapeMarkdown', () => {
  it('keeps prose legible', () => {
    expect(escapeMarkdown("What's the p99 of foo_bar & baz < 3?")).toBe(
      "What's the p99 of foo_bar & baz &lt; 3?",
    );
    expect(escapeMarkdown('Is a/b (v1.2.3) = 2 * 3 - "ok"; C:\\Users, 50% + 1?')).toBe(
      'Is a/b (v1.2.3) = 2 * 3 - "ok"; C:\\Users, 50% + 1?',
    );
  });

  it.each([
    ['a mention', '@octocat', '@\u200boctocat'],
    ['a reference', 'fixes o/r#1, GH-1', 'fixes o/r#\u200b1, GH-\u200b1'],
    ['a commit', 'see 7fd1a60b01f9', 'see 7fd1a6\u200b0b01f9'],
    ['an address', 'http://a.example', 'http:\u200b//a.example'],
    ['a host name', 'WWW.a.example', 'WWW\u200b.a.example'],
    ['an emoji by name', ':shipit:', ':\u200bshipit:'],
    ['math', '$x$', '\u200b&#36;x\u200b&#36;'],
    ['a slash command', '/deploy prod', '\u200b/deploy prod'],
    ['HTML', '<b>&amp;</b>', '&lt;b&gt;&amp;amp;&lt;/b&gt;'],
    ['a link', '[a](b)', '&#91;a&#93;(b)'],
    ['emphasis', '*a* _b_ ~c~', '&#42;a&#42; &#95;b&#95; &#126;c&#126;'],
    ['dunders', '__init__', '&#95;&#95;init&#95;&#95;'],
    ['code', '`a`', '&#96;a&#96;'],
    ['a cell', 'a|b', 'a&#124;b'],
    ['a list', '- a', '&#45; a'],
    ['an ordered list', '12. a', '12&#46; a'],
    ['a heading', '# a #', '#\u200b a #\u200b'],
    ['a line break of ours', 'a\\', 'a&#92;'],
    ['an image out of our link', 'wow!', 'wow&#33;'],
    ['several lines', 'a\n\n    b', 'a b'],
  ])('defuses %s', (_name, text, expected) => {
    expect(escapeMarkdown(text)).toBe(expected);
  });

  it.each(samples.map(({ id, text }) => [id, text]))('shows sample %s as text', (_id, text) => {
    for (const position of everyPosition) expectHarmlessAt(position, text);
  });

  it('shows any text as text in any position', () => {
    const anywhere = fc.constantFrom(...everyPosition);
    fc.assert(fc.property(anywhere, hostileText, expectHarmlessAt), { numRuns: 2000 });
  });

  it('can be joined with other escaped text', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (one, other) => {
        const rendered = renderMarkdown(`- ${escapeMarkdown(one)} ${escapeMarkdown(other)}`);
        expect(rendered.elements).toEqual(['ul', 'li']);
        expect(rendered.effects).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it.each(['_', '`', '*', '#', ':a', 'a_', '@', '&', '![', '7', '$', '\\', '1.', '<'])(
    'takes a hundred thousand of %j',
    (piece) => {
      expect(escapeMarkdown(piece.repeat(100_000)).length).toBeGreaterThanOrEqual(100_000);
    },
  );
});

describe('codeSpan', () => {
  it.each([
    ['plain', 'npm ci', '`npm ci`'],
    ['with backticks', 'a ``b`` c', '```a ``b`` c```'],
    ['beginning with one', '`a', '`` `a ``'],
    ['with a pipe', 'a|b', '<code>a&#124;b</code>'],
    ['empty', ' \n', ''],
  ])('%s', (_name, text, expected) => {
    expect(codeSpan(text)).toBe(expected);
  });

  it('shows any text as code, and nothing else', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        if (singleLine(text) === '') return;
        const table = renderMarkdown(`| a | b |\n| --- | --- |\n| ${codeSpan(text)} | last |`);
        expect(table.elements).toEqual('table thead tr th th tbody tr td code td'.split(' '));
        expect(visible(table.text)).toContain(singleLine(text));
        expect(renderMarkdown(codeSpan(text)).elements).toEqual(['p', 'code']);
      }),
      { numRuns: 500 },
    );
  });
});

describe('codeFence', () => {
  it('is longer than any run of backticks inside', () => {
    expect(codeFence('a\n````\nb', 'text')).toBe('`````text\na\n````\nb\n`````');
  });

  it('keeps any text inside', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const rendered = renderMarkdown(`<details>\n\n${codeFence(text)}\n\n</details>`);
        expect(rendered.elements).toEqual(['details', 'pre', 'code']);
        expect(rendered.text.trim()).toBe(clean(text).trim());
      }),
      { numRuns: 500 },
    );
  });
});

it('mermaidText removes what a chart could interpret', () => {
  expect(mermaidText('a "b"; <i>#quot; `c` %% d\n]')).toBe("a 'b' i quot c d");
});

describe('link', () => {
  it("keeps a path unchanged, because a slash after the bracket doesn't begin a line", () => {
    const url = 'https://docs.example/guides/webhooks';
    expect(link({ text: '/guides/webhooks', url })).toBe(`[/guides/webhooks](${url})`);
    expect(link({ text: '\n /deploy\n/prod', url })).toBe(`[/deploy /prod](${url})`);
  });

  it('shows hostile text as the text of our link', () => {
    const rendered = renderMarkdown(
      link({ text: 'x](https://evil.example) @octocat', url: 'https://docs.example/a' }),
    );
    expect(rendered.links).toEqual([
      { href: 'https://docs.example/a', text: 'x](https:\u200b//evil.example) @\u200boctocat' },
    ]);
  });
});
