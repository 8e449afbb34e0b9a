import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { idsOf, rowsOf, savedRows } from '../faults/conversations.ts';
import { inProcessRun } from '../faults/in-process.ts';
import { faultsOfKind } from '../faults/service-faults.ts';
import { type SimulatedClock, simulatedClock } from '../world/clock.ts';
import { servePages } from '../world/conversations.ts';
import { type Reply, type Script, startService } from '../world/service.ts';
import { chance } from './chance.ts';

const isFull = process.env.SOAK !== undefined;
const seeds = isFull ? [1, 2, 3, 4, 5] : [1];
const pages = isFull ? 1_000 : 150;
const hours = isFull ? 12 : 6;
/** Share of the requests that meet a fault. */
const faultRate = 0.1;
const mebibyte = 1024 * 1024;
const hour = 3_600_000;

const passing = faultsOfKind('passing');

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Bytes in use after garbage collection. */
function bytesInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** Limits the requests that are answered in each hour of the clock, as the service does. */
function withQuota(
  script: Script,
  { perHour, clock }: { perHour: number; clock: SimulatedClock },
): { script: Script; refused: () => number; maxInAnHour: () => number } {
  const answered = new Map<number, number>();
  let refusals = 0;
  const quotaScript: Script = (request, index) => {
    const thisHour = Math.floor(clock.wallTime() / hour);
    const count = answered.get(thisHour) ?? 0;
    if (count >= perHour) {
      refusals += 1;
      const seconds = Math.ceil(((thisHour + 1) * hour - clock.wallTime()) / 1_000);
      return refusal(seconds);
    }
    answered.set(thisHour, count + 1);
    return script(request, index);
  };
  return {
    script: quotaScript,
    refused: () => refusals,
    maxInAnHour: () => Math.max(...answered.values()),
  };
}

const refusal = (seconds: number): Reply => ({
  status: 429,
  headers: { 'retry-after': String(seconds) },
  json: { error: 'Rate limit exceeded' },
});

/** The script, with random faults that pass. */
function withChance(
  script: Script,
  random: () => number,
): { script: Script; faults: () => number } {
  let faults = 0;
  return {
    faults: () => faults,
    script: (request, index) => {
      const fault = passing[Math.floor(random() * passing.length)];
      if (!fault || random() >= faultRate) return script(request, index - faults);
      faults += 1;
      return fault.reply;
    },
  };
}

/** Measures the bytes in use at every n-th request. */
function sampleMemory(script: Script, every: number): { script: Script; samples: number[] } {
  const samples: number[] = [];
  return {
    samples,
    script: (request, index) => {
      if (index % every === every - 1) samples.push(bytesInUse());
      return script(request, index);
    },
  };
}

/** Growth from the end of the first third, after start-up. */
const growth = (samples: readonly number[]): number => {
  const settled = samples.slice(Math.floor(samples.length / 3));
  return (settled.at(-1) ?? 0) - (settled[0] ?? 0);
};

test.each(seeds)(`${hours} hours of polling under faults, seed %i`, async (seed) => {
  const clock = simulatedClock({ random: chance(seed) });
  const run = inProcessRun(clock);
  const end = (hours - 0.5) * hour;
  const polled = withChance(
    () => ({
      json: {
        status: clock.now() < end ? 'active' : 'completed',
        prLink: null,
        model: 'm'.repeat(10_000),
      },
    }),
    chance(seed + 100),
  );
  const sampled = sampleMemory(polled.script, 100);
  const service = await startService({ job: run.timed(sampled.script) });
  const left = await run.start({
    with: { mode: 'job', 'job-id': 'job-1', 'timeout-minutes': String(hours * 60) },
    serviceUrl: service.url,
  });
  expect(left).toMatchObject({
    error: null,
    outputs: { outcome: 'no-changes', status: 'completed' },
  });
  expect(polled.faults()).toBeGreaterThan(service.requests.length * faultRate * 0.5);
  // The longest wait is 30 s, so the end is seen well within a tenth of the run time.
  expect(clock.now() - end).toBeLessThan(600_000);
  expect(service.requests.length).toBeLessThan((hours * 3_600) / 30 + 200);
  // One line a minute, and the lines at the start and the end.
  expect(left.lines.length).toBeLessThanOrEqual(hours * 60 + 5);
  // An answer has 10 kB, and the stand-in's record of a request 1 kB.
  expect(growth(sampled.samples)).toBeLessThan(mebibyte / 2 + 2_000 * service.requests.length);
});

test.each(seeds)(`${pages} pages of export under faults and a quota, seed %i`, async (seed) => {
  const perPage = 20;
  const random = chance(seed + 200);
  const clock = simulatedClock({ random: chance(seed) });
  const run = inProcessRun(clock);
  const rows = rowsOf({ day: '2026-11-10', count: pages * perPage }).map((row, index) => ({
    ...row,
    query: `Question ${index % 40}?`,
    resolutionStatus: index % 50 === 0 ? 'unanswered' : 'answered',
  }));
  const repeatedRows = 5;
  const wellBehaved = servePages(rows, perPage);
  /** Answers of 2 kB, made when they are sent; some rows of the previous page are repeated. */
  const served: Script = (request, index) => {
    const start = request.query.cursor ? Number(request.query.cursor.slice(4)) : 0;
    const { json } = wellBehaved(request, index) as { json: { conversations: object[] } };
    const repeated = random() < 0.2 ? rows.slice(Math.max(0, start - repeatedRows), start) : [];
    const conversations = [...repeated, ...json.conversations].map((row) => ({
      ...row,
      response: `${'An answer of some length. '.repeat(80)}${start}`,
    }));
    return { json: { ...json, conversations } };
  };
  const faulty = withChance(served, random);
  const limited = withQuota(faulty.script, { perHour: 100, clock });
  const sampled = sampleMemory(limited.script, 50);
  const service = await startService({ conversations: run.timed(sampled.script) });
  const left = await run.start({
    with: {
      mode: 'report',
      'page-size': String(perPage + repeatedRows),
      compare: 'false',
      'timeout-minutes': '1440',
    },
    serviceUrl: service.url,
  });
  expect(left).toMatchObject({
    error: null,
    warnings: [],
    outputs: {
      outcome: 'complete',
      questions: String(rows.length),
      unanswered: String(rows.length / 50),
    },
  });
  expect(idsOf(savedRows(left.outputs.reportDir ?? ''))).toEqual(idsOf(rows));
  const requests = service.requests.length;
  expect(requests).toBe(pages + faulty.faults() + limited.refused());
  expect(limited.maxInAnHour()).toBe(100);
  // The first request after the quota of an hour is used up is refused, and waits.
  expect(limited.refused()).toBeLessThanOrEqual(Math.ceil(clock.now() / hour));
  expect(clock.now()).toBeLessThan((Math.ceil((pages + faulty.faults()) / 100) + 1) * hour);
  // Only ids, cursors and unanswered questions stay in memory, not the answers, 40 kB a page.
  expect(growth(sampled.samples)).toBeLessThan(2 * mebibyte + 5_000 * pages);
});
