import { describe, expect, test } from 'vitest';
import type { Fix, Gap, Job, Pull } from '../../../src/report/gaps/gap.ts';
import { isEdited, mergeStates, nothingRecalled } from '../../../src/report/gaps/recall.ts';
import { gapOf, idOf, memoryOf, reportTo } from './gaps.ts';

const id = idOf(1);
const own = '7/1';

/** A state of the issue with this one gap, as the last run left it and as people did. */
function state(revision: number, gap: Partial<Gap>, stored: Partial<Gap> = gap) {
  const memory = (fields: Partial<Gap>) => ({ ...memoryOf([gapOf({ id, ...fields })]), revision });
  return { memory: memory(gap), stored: memory(stored), warning: null };
}
const merged = (...states: ReturnType<typeof state>[]): Partial<Gap> =>
  mergeStates(states, { own }).memory.gaps[0] ?? {};

const [early, late] = ['2026-11-16T08:00:00Z', '2026-11-17T08:00:00Z'];
const intended = (run: string, at = early, before: Job | null = null) =>
  ({ is: 'intended', run, at, before }) as Job;
const atWork = (jobId: string, at = early): Job => ({ is: 'at-work', jobId, at });
const ended = (jobId: string | null, at = early): Job => ({
  ...{ is: 'ended', jobId, outcome: jobId === null ? 'unknown' : 'no-changes', at },
});
const pull: Pull = {
  ...{ jobId: 'job-1', prLink: 'https://github.com/acme/docs/pull/7' },
  ...{ state: 'open', unreadable: null },
};

test('of no state nothing is remembered', () => {
  expect(mergeStates([], { own })).toEqual(nothingRecalled);
});

describe('of two states of an issue', () => {
  test('the one written last decides, whichever was read first', () => {
    const states = [state(1, { heading: 'Before' }), state(2, { heading: 'Now' })];
    expect(merged(...states).heading).toBe('Now');
    expect(merged(...states.toReversed()).heading).toBe('Now');
    const week = {
      ...memoryOf([gapOf({ id, heading: 'A week later' })], [reportTo('2026-11-16')]),
    };
    const later = { memory: week, stored: week, warning: null };
    expect(merged(state(0, { heading: 'Before' }), later).heading).toBe('A week later');
  });

  test.each(['dismissed', 'ours'] as const)(
    'a box is kept that people ticked in either: %s',
    (box) => {
      const ticked = state(1, { [box]: true }, { [box]: false });
      expect(merged(state(2, {}), ticked)[box]).toBe(true);
      expect(merged(ticked, state(2, {}))[box]).toBe(true);
      // It stood ticked before, and the later one has it unticked.
      expect(merged(state(2, {}), state(1, { [box]: true }))[box]).toBe(false);
      expect(merged(state(2, { [box]: true }), state(1, {}))[box]).toBe(true);
      const unknown = { ...ticked, stored: { ...ticked.stored, gaps: [] } };
      expect(merged(state(2, {}), unknown)[box]).toBe(false);
    },
  );

  test('a tick for a job counts if no job came of it since', () => {
    const ticked = state(1, { request: 'asked' }, { request: 'none' });
    expect(merged(state(2, {}), ticked).request).toBe('asked');
    const unknown = { ...ticked, stored: { ...ticked.stored, gaps: [] } };
    expect(merged(state(2, {}), unknown).request).toBe('asked');
    expect(merged(state(2, {}), state(1, { request: 'asked' })).request).toBe('none');
    expect(merged(state(2, { request: 'taken' }), ticked).request).toBe('taken');
    expect(merged(state(2, { job: ended('job-1') }), ticked).request).toBe('none');
    const again = state(1, { request: 'asked', job: ended('job-1') }, { job: ended('job-1') });
    expect(merged(state(2, { job: ended('job-1') }), again).request).toBe('asked');
    const other = state(1, { request: 'asked', job: intended('1/1') }, { job: intended('1/1') });
    expect(merged(state(2, { job: intended('2/1') }), other).request).toBe('none');
  });

  test.each<[string, Job | null, Job | null, 'later' | 'older']>([
    ['only one knows a job', null, atWork('job-1'), 'older'],
    ['only the later knows a job', atWork('job-1'), null, 'later'],
    ['one was started later', ended('job-1'), intended('1/1', late), 'older'],
    ['the other was started later', atWork('job-1', late), ended('job-2'), 'later'],
    ['one is farther', intended('1/1'), atWork('job-1'), 'older'],
    ['one has ended', atWork('job-1'), ended('job-1'), 'older'],
    ['the later is farther', ended('job-1'), atWork('job-1'), 'later'],
    ['both are as far', ended('job-1'), ended('job-1'), 'later'],
    ['they are two jobs', atWork('job-1'), ended('job-2'), 'later'],
    ['nothing is known of a start', ended(null), atWork('job-1'), 'older'],
    ['nothing is known of an intended start', intended('1/1'), ended(null), 'older'],
    ['one follows the other', intended('2/1', early, ended('job-1')), ended('job-1'), 'later'],
    ['one follows another', intended('2/1', early, ended('job-1')), ended('job-2'), 'older'],
    ['the run itself intends one', null, intended(own), 'later'],
    ['the run itself is at work', null, atWork(own), 'older'],
  ])('the job that is farther is known, if %s', (_, later, older, expected) => {
    const job = merged(state(2, { job: later }), state(1, { job: older })).job;
    expect(job).toEqual(expected === 'later' ? later : older);
  });

  test('what came of a job comes with it', () => {
    const worked = state(1, { job: ended('job-1'), pull, request: 'taken' });
    expect(merged(state(2, { job: intended('1/1'), request: 'asked' }), worked)).toMatchObject({
      ...{ job: ended('job-1'), pull, request: 'taken' },
    });
    const newer = { ...pull, state: 'closed' } as const;
    const both = state(2, { job: ended('job-1'), pull: newer });
    expect(merged(both, worked).pull).toEqual(newer);
    expect(merged(state(2, { job: ended('job-1') }), worked).pull).toEqual(pull);
  });

  test('a fix is never lost, nor is its pull request taken for one that waits', () => {
    const fix = { by: 'agent', jobId: 'job-1', prLink: pull.prLink, watch: {} } as unknown as Fix;
    expect(merged(state(2, {}), state(1, { fix })).fix).toBe(fix);
    const fixed = merged(
      state(2, { fix, job: ended('job-1') }),
      state(1, { job: ended('job-1'), pull }),
    );
    expect(fixed).toMatchObject({ fix, pull: null });
  });

  test('a gap that only the older one has is kept if people or a job touched it', () => {
    const [touched, plain] = [idOf(2), idOf(3)];
    const older = memoryOf([gapOf({ id: touched, ours: true }), gapOf({ id: plain })], []);
    const later = { ...memoryOf([gapOf({ id })], []), revision: 2 };
    const states = [later, older].map((memory) => ({ memory, stored: memory, warning: null }));
    const { memory } = mergeStates(states, { own });
    expect(memory.gaps.map((gap) => gap.id)).toEqual([id, touched]);
  });

  test('reports and sums of the past are those that any of them knows', () => {
    const sums = { watched: 1, helped: 1, fewer: 2 };
    const past = { agent: sums, people: sums };
    const known = { ...memoryOf([gapOf({ id })]), past };
    const states = (revision: number) =>
      [{ ...memoryOf([], []), revision }, known].map((memory) => ({
        ...{ memory, stored: memory, warning: null },
      }));
    expect(mergeStates(states(1), { own }).memory).toMatchObject({
      ...{ reports: known.reports, past: { agent: { watched: 0 } } },
    });
    const anew = { ...memoryOf([], [reportTo('2026-11-30')]) };
    const lost = [anew, known].map((memory) => ({ memory, stored: memory, warning: null }));
    expect(mergeStates(lost, { own }).memory).toMatchObject({ reports: anew.reports, past });
  });
});

describe('an issue', () => {
  test.each<[string, Partial<Gap>, boolean]>([
    ['as the last run left it', {}, false],
    ['with a box ticked', { dismissed: true }, true],
    ['with what people write', { ours: true }, true],
    ['with a tick for a job', { request: 'asked' }, true],
    ['with another heading', { heading: 'Another' }, false],
  ])('%s is edited or not', (_, change, edited) => {
    expect(isEdited(state(1, change, {}))).toBe(edited);
  });

  test('whose memory is lost, or has a gap that was not there, is edited', () => {
    expect(isEdited({ ...state(1, {}), warning: 'Lost' })).toBe(true);
    const { memory, stored } = state(1, {});
    expect(isEdited({ memory, stored: { ...stored, gaps: [] }, warning: null })).toBe(true);
    expect(isEdited({ memory: { ...memory, gaps: [] }, stored, warning: null })).toBe(false);
  });
});
