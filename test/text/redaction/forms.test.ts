import { describe, expect, it } from 'vitest';
import { createRedactor } from '../../../src/text/redact.ts';

const { redact } = createRedactor({ secrets: [], enabled: true });

const at = [
  ...[
    '@',
    '%40',
    '%2540',
    '%EF%BC%A0',
    '%ef%bc%a0',
    '%EF%B9%AB',
    '&#64;',
    '&#064;',
    '&#x40;',
    '&#X40;',
  ],
  ...['&commat;', '&amp;#64;', '&amp;commat;', '=40', '=EF=BC=A0', '\\u0040', '\\u{40}', '\\x40'],
  ...[
    '\uff20',
    '\ufe6b',
    '\\@',
    '`@`',
    '**@**',
    '<b>@</b>',
    '\u200b@',
    '&ZeroWidthSpace;@',
    '%E2%80%8B@',
  ],
];
const dots = [
  '.',
  '%2E',
  '&period;',
  '&#46;',
  '=2E',
  '\\u002e',
  '\uff0e',
  '\ufe52',
  '\u3002',
  '\uff61',
  '<wbr>.',
];

describe('an address', () => {
  it.each(at)('with %j as its sign is cut from the text as it is', (sign) => {
    expect(redact(`Ask jane.doe${sign}corp.com, 100%!`)).toBe('Ask [email], 100%!');
  });
  it.each(dots)('with %j as its full stop is cut from the text as it is', (dot) => {
    expect(redact(`Ask jane${dot}doe@docs.corp${dot}com 100%`)).toBe('Ask [email] 100%');
  });
  it('is cut from a URL that stays encoded', () => {
    expect(redact('https://a.dev/?q=a%20b&to=jane%40corp.com&c=%2F')).toBe(
      'https://a.dev/?q=a%20b&to=[email]&c=%2F',
    );
  });
});

const key = ['ghp', '0123456789abcdefghijABCDEFGHIJ012345'];

describe('a key', () => {
  it.each([
    ...[
      '_',
      '%5F',
      '%255F',
      '&lowbar;',
      '&#95;',
      '&#x5f;',
      '=5F',
      '=\n_',
      '\\u005f',
      '\\x5F',
      '\\_',
      '\uff3f',
    ],
    ...['\u200b_', '_**', '_<wbr>', '_`'],
  ])('with %j in it is cut from the text as it is', (sign) => {
    expect(redact(`Is ${key.join(sign)} safe?`)).toBe('Is [secret] safe?');
  });

  it('is found after its name in full-width letters and digits', () => {
    expect(redact('ｐａｓｓｗｏｒｄ：ｈｕｎｔｅｒ２')).toBe('ｐａｓｓｗｏｒｄ：[secret]');
  });
});

describe('encoded text with nothing to redact', () => {
  it.each([
    'https://a.dev/%E4%BD%A0%E5%A5%BD?q=a%20b&c=100%25',
    '&lt;Card title=&quot;a&quot; width=&#49;00&gt; &amp; `code`**bold**',
    'width=40px, height=40.5em; =E9 in the header, \\u00e9 and \\x41 in code, 你好。World',
    'a=40&b=50 and SUBJECT: =?UTF-8?Q?caf=C3=A9?=',
  ])('%j stays as it is', (text) => {
    expect(redact(text)).toBe(text);
  });
});
