import { describe, expect, it } from 'vitest';
import { createRedactor } from '../../../src/text/redact.ts';

const own = ['mint', 'dsc-3f9aKd82'];
const redactor = (enabled: boolean) => createRedactor({ secrets: [own.join('_')], enabled });
const { redact } = redactor(true);

const hex = (character: string) => character.charCodeAt(0).toString(16).padStart(2, '0');
const wide = (character: string) => String.fromCharCode(character.charCodeAt(0) + 0xfee0);
const names: Readonly<Record<string, string>> = { '@': 'commat', '.': 'period', _: 'lowbar' };

/** The forms in which a character may be written, anywhere in a text. */
const encodings: Readonly<Record<string, (character: string) => string>> = {
  percent: (character) => `%${hex(character)}`,
  'percent in capitals': (character) => `%${hex(character).toUpperCase()}`,
  'percent twice': (character) => `%25${hex(character)}`,
  'percent, full-width': (character) => encodeURIComponent(wide(character)),
  'percent, full-width in small letters': (character) =>
    encodeURIComponent(wide(character)).toLowerCase(),
  entity: (character) => `&#${character.charCodeAt(0)};`,
  'entity with a zero': (character) => `&#0${character.charCodeAt(0)};`,
  'hexadecimal entity': (character) => `&#x${hex(character)};`,
  'hexadecimal entity in capitals': (character) => `&#X${hex(character).toUpperCase()};`,
  'entity twice': (character) => `&amp;#${character.charCodeAt(0)};`,
  'quoted-printable': (character) => `=${hex(character).toUpperCase()}`,
  'quoted-printable, full-width': (character) =>
    encodeURIComponent(wide(character)).replaceAll('%', '='),
  'quoted-printable line end': (character) => `=\n${character}`,
  'escape of four digits': (character) => `\\u00${hex(character)}`,
  'escape in braces': (character) => `\\u{${hex(character)}}`,
  'escape of two digits': (character) => `\\x${hex(character)}`,
  'full-width': wide,
  invisible: (character) => `\u200b${character}`,
  'invisible entity': (character) => `&ZeroWidthSpace;${character}`,
  'invisible, percent': (character) => `%E2%80%8B${character}`,
};

/** Further forms of a sign in a word. */
const signs: typeof encodings = {
  ...encodings,
  name: (character) => `&${names[character]};`,
  'name twice': (character) => `&amp;${names[character]};`,
  backslash: (character) => `\\${character}`,
  'code span': (character) => `\`${character}\``,
  bold: (character) => `**${character}**`,
  tag: (character) => `<b>${character}</b>`,
  'line-break tag': (character) => `<wbr>${character}`,
};

const key = ['ghp', '0123456789abcdefghijABCDEFGHIJ012345'];

describe.each(Object.entries(signs))('with a sign as %s', (_name, write) => {
  it('an address, a key and our own secret are cut from the text as it is', () => {
    expect(redact(`Ask jane.doe${write('@')}corp.com, 100%!`)).toBe('Ask [email], 100%!');
    const dot = write('.');
    expect(redact(`Ask jane${dot}doe@docs.corp${dot}com 100%`)).toBe('Ask [email] 100%');
    expect(redact(`Is ${key.join(write('_'))} safe?`)).toBe('Is [secret] safe?');
    const text = `Is ${own.join(write('_'))} safe? 100%`;
    expect(redact(text)).toBe('Is *** safe? 100%');
    expect(redactor(false).redact(text)).toBe('Is *** safe? 100%');
    expect(redactor(false).mask(text)).toBe('Is *** safe? 100%');
  });
});

describe.each(Object.entries(encodings))('with every later character as %s', (_name, write) => {
  it('a key and our own secret are cut from the text as it is', () => {
    const written = (text: string) => text.charAt(0) + Array.from(text.slice(1), write).join('');
    expect(redact(`Is ${written(key.join('_'))} safe?`)).toBe('Is [secret] safe?');
    const text = `Is ${written(own.join('_'))} safe?`;
    expect(redact(text)).toBe('Is *** safe?');
    expect(redactor(false).redact(text)).toBe(redact(text));
  });
});

it.each(['.', '\uff0e', '\ufe52', '\u3002', '\uff61'])('reads %j as a full stop', (dot) => {
  expect(redact(`Ask jane${dot}doe@docs.corp${dot}com 100%`)).toBe('Ask [email] 100%');
});
it.each(['%EF%B9%AB', '\ufe6b'])('reads %j as an at sign', (at) => {
  expect(redact(`Ask jane.doe${at}corp.com`)).toBe('Ask [email]');
});

it('cuts an address from a URL that stays encoded', () => {
  expect(redact('https://a.dev/?q=a%20b&to=jane%40corp.com&c=%2F')).toBe(
    'https://a.dev/?q=a%20b&to=[email]&c=%2F',
  );
});

it('finds a password after its name in full-width letters and digits', () => {
  expect(redact('ｐａｓｓｗｏｒｄ：ｈｕｎｔｅｒ２')).toBe('ｐａｓｓｗｏｒｄ：[secret]');
});

it.each(['100%25', 'a%b&amp;', 'a**b', '`a=40b', 'ａbc&#64;'])(
  'finds our own secret if it looks encoded itself: %j',
  (secret) => {
    const { redact, mask } = createRedactor({ secrets: [secret], enabled: false });
    for (const text of [secret, encodeURIComponent(secret), secret.replace(/[!-~]/g, wide)]) {
      expect([redact(`Is ${text} safe?`), mask(`Is ${text} safe?`)]).toEqual([
        'Is *** safe?',
        'Is *** safe?',
      ]);
    }
  },
);

it.each([
  'https://a.dev/%E4%BD%A0%E5%A5%BD?q=a%20b&c=100%25',
  '&lt;Card title=&quot;a&quot; width=&#49;00&gt; &amp; `code`**bold**',
  'width=40px, height=40.5em; =E9 in the header, \\u00e9 and \\x41 in code, 你好。World',
  'a=40&b=50 and SUBJECT: =?UTF-8?Q?caf=C3=A9?=',
])('%j stays as it is', (text) => {
  expect(redact(text)).toBe(text);
});
