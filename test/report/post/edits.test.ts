import { expect, test } from 'vitest';
import { claimRequests, listClaims, writeClaim } from '../../../src/agent/claim.ts';
import { boxClaim, gapsToFix, isOpen, withDecisions } from '../../../src/report/gaps/decisions.ts';
import { boxLine } from '../../../src/report/gaps/editable.ts';
import type { Memory, RememberedClaim } from '../../../src/report/gaps/memory.ts';
import { encodeMemory } from '../../../src/report/gaps/memory-comment.ts';
import { type RecallContext, recallMemory } from '../../../src/report/gaps/recall.ts';
import { md } from '../../../src/text/markdown.ts';
import { SlowComments, VirtualTime } from '../../agent/slow-comments.ts';
import { chance } from '../../soak/chance.ts';
import { gapOf, idOf, memoryOf, redact, subject } from '../gaps/memories.ts';
import { turnBox } from './world.ts';

/*
 * Runs write one issue at the same time, while a person ticks gaps, and each edit triggers a run. Writes
 * take up to four seconds, comments are visible late, and lists are old.
 */

const ids = [idOf(1), idOf(2)];
const cases = Number(process.env.CLAIM_CASES ?? 200);

const bodyOf = (memory: Memory, run: string): string =>
  [
    ...memory.gaps.flatMap((gap) =>
      isOpen(gap.claim)
        ? []
        : boxLine({ gapId: gap.id, box: 'fix', isTicked: gap.boxes.fix, claim: boxClaim(gap) }),
    ),
    encodeMemory({ ...memory, run }, subject).comment,
  ].join('\n');

async function played(seed: number): Promise<{ started: string[]; ticked: Set<string> }> {
  const random = chance(seed);
  const time = new VirtualTime();
  const clock = time.clock(random);
  const comments = new SlowComments({ clock, random });
  const log = { info: () => {}, warning: () => {} };
  const thread = { comments: comments.seen(), marker: { mode: 'report', ...subject } } as const;
  const issue = { body: bodyOf(memoryOf(ids.map((id) => gapOf({ id }))), '0/1') };
  const started: string[] = [];
  const ticked = new Set<string>();
  let runs = 0;

  const run = async (edit: RecallContext['edit'] = null): Promise<void> => {
    runs += 1;
    const runId = String(runs);
    const deadline = clock.now() + 900_000;
    const { signal } = new AbortController();
    const claiming = { thread, run: { runId, runAttempt: '1' }, clock, log, signal, deadline };
    const claims = new Map<string, RememberedClaim>();
    const remember = (id: string, comment: number, jobId: string | null, outcome: string | null) =>
      claims.set(id, { issue: 1, comment, at: '', jobId, outcome, prLink: null });
    const recalled = () => recallMemory(issue.body, { subject, redact, claims, edit }).memory;
    for (const { key, id, job } of (await listClaims(thread)).valid) {
      // By the next run, a job has ended.
      remember(key.slice(4, 16), id, job ?? null, job ? 'no-changes' : null);
    }
    const counted = recalled();
    let writes = 0;
    await clock.sleep(random() * 5_000);
    const write = async (): Promise<Memory> => {
      const memory = withDecisions(counted, recalled());
      await clock.sleep(random() * 4_000);
      writes += 1;
      issue.body = bodyOf(memory, `${runId}/1/${writes}`);
      return memory;
    };
    const keys = new Map(
      gapsToFix((await write()).gaps).map((gap) => [`gap-${gap.id}-${boxClaim(gap)}`, gap.id]),
    );
    if (keys.size === 0) return;
    const texts = [...keys.keys()].map((key) => [key, md``] as const);
    const results = await claimRequests(new Map(texts), claiming);
    for (const [key, result] of results) {
      if (result.kind !== 'won') continue;
      const id = keys.get(key) ?? '';
      started.push(id);
      const job = `job-${started.length}`;
      remember(id, result.claim.id, job, null);
      await writeClaim(result.claim, { job, markdown: md`` }, claiming).catch(() => {});
    }
    await write();
  };

  const moments = Array.from({ length: 2 + Math.floor(random() * 3) }, async (_, at) => {
    await clock.sleep(random() * 30_000);
    const id = ids[Math.floor(random() * ids.length)] ?? '';
    if (at > 1 || random() < 0.3 || ticked.has(id)) return run().catch(() => {});
    const from = issue.body;
    issue.body = turnBox(from, { gapId: id, box: 'fix', isTicked: true });
    // While a run has taken the box away, nobody can tick it.
    if (issue.body === from) return;
    ticked.add(id);
    const edit = { from, to: issue.body };
    await clock.sleep(3_000 + random() * 20_000);
    return run(edit).catch(() => {});
  });
  await time.run();
  await Promise.all(moments);
  // The next scheduled run acts on a tick whose run could not claim it.
  const last = run();
  await time.run();
  await last.catch(() => {});
  return { started, ticked };
}

test('no tick is lost and none starts two jobs, if each edit triggers a run', async () => {
  let total = 0;
  for (let seed = 1; seed <= cases; seed += 1) {
    const { started, ticked } = await played(seed);
    expect(started.toSorted(), `seed ${seed}`).toEqual([...ticked].sort());
    total += started.length;
  }
  expect(total).toBeGreaterThan(cases / 2);
}, 600_000);
