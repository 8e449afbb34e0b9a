import { expect, test } from 'vitest';
import { withReport } from '../../../src/report/gaps/remember.ts';
import { gapOf, idOf, memoryOf, reportTo } from './gaps.ts';

const id = idOf(1);
const read = {
  period: { from: '2026-11-09', to: '2026-11-16' },
  readFrom: '2026-11-02',
  totals: { answered: 6, unanswered: 4 },
  questionsByDay: new Map([['2026-11-12', 7]]),
};
const known = { hashes: [1, 2, 3, 4], rows: 4, heading: 'Rotate a token' };

/** The heading of a gap whose topic has these rows and this heading now. */
function headingOf(of: {
  gap?: object;
  hashes?: number[];
  label?: string;
  questions?: string[];
}): string | undefined {
  const { gap = {}, hashes = [1, 2, 3, 9], label = 'Tokens', questions = [] } = of;
  const memory = memoryOf([gapOf({ id, ...known, ...gap })], [reportTo('2026-11-09')]);
  const rows = hashes.map((hash) => ({ hash, day: '2026-11-05' }));
  const topic = { id, gapId: id, label, rows, questions, isAsked: true };
  return withReport({ memory, read, topics: [topic] }).gaps[0]?.heading;
}

const told = ['How do I rotate an old token?', 'rotate a token'];

test.each<[string, Parameters<typeof headingOf>[0], string]>([
  ['while most of its questions are the same', {}, 'Rotate a token'],
  ['while half of them are', { hashes: [1, 2, 8, 9] }, 'Rotate a token'],
  ['not once most are others', { hashes: [1, 7, 8, 9] }, 'Tokens'],
  ['if another tells them no better', { label: 'Token', questions: told }, 'Rotate a token'],
  [
    'not if another tells them better by a margin',
    { label: 'How do I rotate', questions: ['How do I rotate keys?', 'How do I rotate'] },
    'How do I rotate',
  ],
  [
    'once it was ticked, whatever it is by now',
    { gap: { request: 'taken' }, hashes: [9] },
    'Rotate a token',
  ],
  ['once people write it', { gap: { ours: true }, hashes: [7, 8, 9] }, 'Rotate a token'],
  ['not if it has none', { gap: { heading: '', dismissed: true } }, 'Tokens'],
])('a gap keeps its heading %s', (_, of, heading) => {
  expect(headingOf(of)).toBe(heading);
});
