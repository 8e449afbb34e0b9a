import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logSafe } from '../../src/text/log.ts';
import { parseRunnerCommands } from '../world/runner-log.ts';
import { hostileText, samples } from './hostile-text.ts';

describe('the imitation of the runner', () => {
  it.each([
    [
      '::error file=a.js,line=1::b%0Ac',
      { name: 'error', properties: { file: 'a.js', line: '1' }, data: 'b\nc' },
    ],
    ['  \t::warning::x', { name: 'warning', properties: {}, data: 'x' }],
    ['a ##[group]b', { name: 'group', properties: {}, data: 'b' }],
    ['#\u200b#[group]b', { name: 'group', properties: {}, data: 'b' }],
    ['a\r::debug::c', { name: 'debug', properties: {}, data: 'c' }],
  ])('reads a command in %j', (output, expected) => {
    expect(parseRunnerCommands(output)).toMatchObject([expected]);
  });

  it('reads no command in the middle of a line', () => {
    expect(parseRunnerCommands('a ::error::b\n: :c')).toEqual([]);
  });
});

describe('logSafe', () => {
  it('leaves an ordinary message of several lines unchanged', () => {
    const message = 'The service answered 400:\n  - dateFrom: invalid\n\tsee docs::page';
    expect(logSafe(message)).toBe(message);
  });

  it.each([
    ['a command', '::error::x', ': :error::x'],
    ['an indented command', ' \t\u00a0::error::x', ' \t\u00a0: :error::x'],
    ['a command on a later line', 'a\r::b\n::c', 'a\n: :b\n: :c'],
    ['the older syntax', 'a ##[b] ###[c]', 'a ## [b] ### [c]'],
    ['a keycap emoji inside', '##\ufe0f\u20e3[a]', '##\ufe0f\u20e3 [a]'],
    ['zero-width characters inside', '#\u200b#\u2060[a]\n:\u200b:b', '## [a]\n: :b'],
    [
      'terminal sequences',
      '\u001b[2J\u001b[31mE\u001b[0m\u0007 \u001b]8;;https://a.example\u0007b',
      'E b',
    ],
    ['a window title without an end', '\u001b]0;title\nb \u001b]0;title\u001b\\c', '\nb c'],
    ['character sets, and a lone escape', '\u001b(0a \u001b#8b \u001b7c \u001b', 'a b c '],
    ['an escape before what is no sequence', '\u001b (0a \u001b\u00e4 \u001b\n', 'a \u00e4 \n'],
    [
      'marks inside a command',
      ':\u0301:a #\u0301#[b] #\u200b#\u0301[c]',
      ': \u0301:a #\u0301# [b] ## \u0301[c]',
    ],
    ['a terminal sequence inside', '#\u001b[0m#[a]', '## [a]'],
  ])('defuses %s', (_name, text, expected) => {
    expect(logSafe(text)).toBe(expected);
  });

  it.each(samples.map(({ id, text }) => [id, text]))(
    'leaves no command in sample %s',
    (_id, text) => {
      expect(parseRunnerCommands(logSafe(text))).toEqual([]);
    },
  );

  it('leaves no command in any text', () => {
    const shards = fc.array(
      fc.oneof(
        hostileText,
        fc.constantFrom(...'#[:]', '::', '##', ...' \n\r\u200b\u001b\u0301\ufe0f\u20e3'),
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(shards, (pieces) => {
        const safe = logSafe(pieces.join(''));
        expect(parseRunnerCommands(safe)).toEqual([]);
        expect(logSafe(safe)).toBe(safe);
      }),
      { numRuns: 3000 },
    );
  });
});
