import { expect, test } from 'vitest';
import { slowIn } from '../../scripts/patterns/slow.ts';

/** As literals, so that the engine checks them. */
const slow = {
  'a run at the end, looked for from each of its places': /\/+$/,
  'blanks before an anchor': /\s*(?:\{#([\w-]{1,200})\})\s*$/,
  'two runs that share a dot': /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  'three runs that share a line break': /^\s*```\w*\s*\n([\s\S]*?)\n?\s*```\s*$/,
  'a beginning within what is repeated': /\]\((\/[^)\s]*)\)/,
  'the same, of words': /\bcontact\b.*\bsupport\b/,
  'the same, at every line': /^\s*;/m,
  'the same, in an assertion': /pin(\d{4})(?![\w.]*!)/,
  'a run of groups at the end': /(?:[ .][A-Za-z]{2,})+$/,
  'two repetitions with a word between that both take': /^[a-z-]*key(?:-[a-z]+)*!$/,
  'a count without end': /x\w{0,8192};/,
  'one word that is listed twice': /^(?:(?:un|me|un) )*example$/,
  'words without a gap': /^(?:(?:a|an|ana|na) ?)*example$/,
};

const linear = {
  'a run with nothing behind it': /[?#].*/,
  'a run that its beginning is no part of': /<[^<>]*>/,
  'a run that a look back binds': /(?<![!-~])[!-~]+@/,
  'a run that a boundary binds': /\b[a-z]+@/,
  'a bound beginning': /^\s*;/,
  'a bounded count': /x\w{0,64};/,
  'two assertions': /^(?=.*[a-z])(?=.*[A-Z])/,
  'words, each once': /^(?:(?:un|me) )*example$/,
  'a sticky one': /\w+@/y,
};

test.each(Object.entries(slow))('a slow pattern is reported: %s', (_, { source, flags }) => {
  expect(slowIn(source, flags)).not.toEqual([]);
});

test.each(Object.entries(linear))('a linear pattern is not: %s', (_, { source, flags }) => {
  expect(slowIn(source, flags)).toEqual([]);
});
