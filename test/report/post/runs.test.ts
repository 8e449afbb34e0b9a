import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxLine } from '../../../src/report/gaps/editable.ts';
import type { Event } from '../../../src/report/gaps/events.ts';
import { joinJournals, journalOf } from '../../../src/report/gaps/journal.ts';
import { joinMemories, type Memory } from '../../../src/report/gaps/memory.ts';
import { encodeMemory } from '../../../src/report/gaps/memory-comment.ts';
import { eventsOfEdit, recallMemory } from '../../../src/report/gaps/recall.ts';
import { reportUnknownStarts, type StartInput, startJobs } from '../../../src/report/post/start.ts';
import type { Clock } from '../../../src/step.ts';
import { gapOf, idOf, memoryOf, redact, subject } from '../gaps/memories.ts';

/*
 * Concurrent runs start jobs for ticks in one issue, while people tick and untick, on a simulated
 * clock. GitHub's responses take time, and reads may be outdated.
 */

const begin = Date.parse('2026-11-16T06:00:00Z');
const ids = [idOf(1), idOf(2)];
const of = { subject, redact };

/** A clock that wakes all its sleepers, one after the other. */
function sharedClock() {
  let now = 0;
  const waiting: { at: number; go: () => void }[] = [];
  const sleep = (milliseconds: number) =>
    new Promise<void>((go) => {
      waiting.push({ at: now + milliseconds, go });
    });
  const clock: Clock = { now: () => now, wallTime: () => begin + now, random: () => 0.5, sleep };
  const settle = async (): Promise<void> => {
    for (;;) {
      await new Promise((next) => setImmediate(next));
      const [first] = waiting.sort((a, b) => a.at - b.at);
      if (!first) return;
      waiting.shift();
      now = first.at;
      first.go();
    }
  };
  return { clock, settle };
}

/** An issue whose reads are up to 500 ms old, and whose requests take up to 250 ms. */
function issueOf(clock: Clock, chance: () => number) {
  const instant = () => new Date(clock.wallTime()).toISOString();
  const shown = (memory: Memory): string => {
    const { decisions } = memory.journal;
    const boxes = ids.map((gapId) =>
      boxLine({ gapId, box: 'fix', isTicked: decisions.get(gapId)?.ticked.fix ?? false }),
    );
    return [...boxes, encodeMemory(memory, subject).comment].join('\n');
  };
  const first = memoryOf(ids.map((id) => gapOf({ id })));
  const versions = [{ body: shown(first), at: instant(), time: -10_000 }];
  const latest = () => versions.at(-1) ?? { body: '', at: '', time: 0 };
  const write = (body: string) => versions.push({ body, at: instant(), time: clock.now() });
  const read = async () => {
    await clock.sleep(chance() * 250);
    const seen = clock.now() - chance() * 500;
    return versions.findLast(({ time }) => time <= seen) ?? latest();
  };
  /** Ticks or unticks a box as in the browser, and returns the edit as an event has it. */
  const turn = (gapId: string, isTicked: boolean) => {
    const from = latest().body;
    const to = from.replace(
      boxLine({ gapId, box: 'fix', isTicked: !isTicked }),
      boxLine({ gapId, box: 'fix', isTicked }),
    );
    write(to);
    return { from, to, at: latest().at };
  };
  const writer = (known: Memory): StartInput['issue'] => {
    const knowing = (events: Iterable<Event>) => {
      known = { ...known, journal: joinJournals(known.journal, journalOf(events)) };
    };
    const update: StartInput['issue']['update'] = async (change) => {
      const { memory } = recallMemory([await read()], of, known);
      known = joinMemories(memory, known);
      const { events, result } = change(known);
      if (events.length === 0) return result;
      knowing(events);
      known = { ...known, revision: known.revision + 1 };
      const body = shown(known);
      await clock.sleep(chance() * 250);
      write(body);
      return result;
    };
    return {
      update,
      record: (event) => {
        knowing([event]);
        return update(() => ({ events: [event], result: undefined }));
      },
      readBack: async () => {
        const seen = await read();
        known = recallMemory([seen], of, known).memory;
        return recallMemory([seen], of).memory;
      },
      refusals: new Map(),
    };
  };
  return { first, latest, turn, writer };
}

const moments = fc.record({
  kind: fc.constantFrom('tick', 'untick', 'run'),
  gap: fc.constantFrom(...ids),
  at: fc.integer({ min: 0, max: 2_500 }),
});

test('no order of runs, outdated reads and ticks loses a tick or starts two jobs for it', async () => {
  let [jobs, races] = [0, 0];
  await fc.assert(
    fc.asyncProperty(
      fc.array(moments, { minLength: 3, maxLength: 8 }),
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      async (all, chances) => {
        const { clock, settle } = sharedClock();
        const issue = issueOf(clock, () => chances.next().value ?? 0);
        const started: string[] = [];
        let [ticks, runs] = [new Map(ids.map((id) => [id, 0])), 0];
        const ticked = new Set<string>();
        const run = async (edit?: Parameters<typeof eventsOfEdit>[0]) => {
          const { journal } = issue.first;
          runs += 1;
          const known = {
            ...issue.first,
            revision: 0,
            journal: edit ? joinJournals(journal, eventsOfEdit(edit, of)) : journal,
          };
          const starting: StartInput = {
            issue: issue.writer(known),
            run: `${runs}/1`,
            inputs: { maxJobs: 5 },
            onJob: () => {},
            promptsOf: () => new Map(ids.map((id) => [id, () => id])),
            service: {
              startJob: async ({ prompt }) => {
                started.push(prompt);
                await clock.sleep(300);
                return { id: `job-${started.length}`, status: 'active', prLink: null } as never;
              },
            },
            step: {
              clock,
              signal: new AbortController().signal,
              deadline: Number.MAX_VALUE,
              log: { info: () => {}, warning: () => {} },
            },
          };
          await reportUnknownStarts(starting);
          await startJobs(starting);
        };
        const happens = all.map(async ({ kind, gap, at }) => {
          await clock.sleep(at);
          if (kind === 'run') return run();
          const isTicked = kind === 'tick';
          if (ticked.has(gap) === isTicked) return;
          if (isTicked) ticked.add(gap);
          else ticked.delete(gap);
          if (isTicked) ticks = new Map(ticks).set(gap, (ticks.get(gap) ?? 0) + 1);
          // Each edit starts a run, as in a workflow on `issues: edited`.
          const edit = issue.turn(gap, isTicked);
          await clock.sleep(300);
          return run(edit);
        });
        await settle();
        await Promise.all(happens);
        if (runs > 1) races += 1;
        jobs += started.length;
        for (const id of ids) {
          const ofGap = started.filter((prompt) => prompt === id).length;
          expect(ofGap).toBeLessThanOrEqual(ticks.get(id) ?? 0);
          // A tick that nobody took back has its job.
          if (ticks.get(id) === 1 && ticked.has(id)) expect(ofGap).toBe(1);
        }
      },
    ),
    { numRuns: 60 },
  );
  expect(jobs).toBeGreaterThan(20);
  expect(races).toBeGreaterThan(20);
}, 60_000);
