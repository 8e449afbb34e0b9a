import { describe, expect, test } from 'vitest';
import { encodeMemory } from '../../../src/report/gaps/codec.ts';
import { boxLine } from '../../../src/report/gaps/editable.ts';
import type { Gap, Memory } from '../../../src/report/gaps/gap.ts';
import { type Recalled, withEdit } from '../../../src/report/gaps/recall.ts';
import { gapOf, idOf, memoryOf, subject, withIntention, withJob, withOutcome } from './gaps.ts';

const id = idOf(1);
const asked = memoryOf([
  gapOf({ id, request: 'asked', rows: 3 }),
  gapOf({ id: idOf(2), request: 'asked', rows: 9 }),
]);
const intended = withIntention(asked, id, { run: '4242' });
const atWork = withJob(intended, id, { jobId: 'job-1' });
const failed = withOutcome(atWork, id, { outcome: 'failed', prLink: null });
const withRequest = (memory: Memory, request: Gap['request']): Memory => ({
  ...memory,
  gaps: memory.gaps.map((gap) => ({ ...gap, request })),
});

const readAs = (memory: Memory): Recalled => ({ memory, stored: memory, warning: null });

describe('an edit', () => {
  const bodyOf = (memory: Memory, isTicked: boolean | null) =>
    [
      ...(isTicked === null ? [] : [boxLine({ gapId: id, box: 'fix', isTicked })]),
      encodeMemory({ memory, subject }).comment,
    ].join('\n');

  test.each<[string, Memory, [Memory, boolean | null], boolean | null, Gap['request']]>([
    ['of the box of a job that ended', failed, [failed, false], true, 'asked'],
    ['of the box of a job at work', atWork, [atWork, false], true, 'asked'],
    ['before the job', atWork, [asked, false], true, 'taken'],
    ['during its start', atWork, [intended, false], true, 'taken'],
    ['that unticked it', failed, [failed, true], false, 'taken'],
    ['of something else', failed, [failed, true], true, 'taken'],
    ['that brought the box', failed, [failed, null], true, 'taken'],
    ['that left the box as it was', failed, [failed, false], false, 'taken'],
    ['that took the box', failed, [failed, false], null, 'taken'],
  ])('%s leaves its tick: %#', (_, memory, [before, wasTicked], isTicked, request) => {
    const edit = { from: bodyOf(before, wasTicked), to: bodyOf(before, isTicked) };
    const { memory: after } = withEdit(readAs(memory), { edit, subject });
    expect(after.gaps[0]?.request).toBe(request);
    expect(after === memory).toBe(request === 'taken');
    expect(after.gaps[1]).toBe(memory.gaps[1]);
  });

  test('asks for nothing more of a gap that has no job, or no tick now', () => {
    const edit = { from: bodyOf(failed, false), to: bodyOf(failed, true) };
    const unticked = withRequest(failed, 'none');
    expect(withEdit(readAs(unticked), { edit, subject }).memory).toBe(unticked);
    const bare = withRequest(asked, 'taken');
    const ofBare = { from: bodyOf(bare, false), to: bodyOf(bare, true) };
    expect(withEdit(readAs(bare), { edit: ofBare, subject }).memory).toBe(bare);
  });
});
