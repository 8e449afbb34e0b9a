import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Box, RememberedGap } from '../../../src/report/gaps/memory.ts';
import { recallMemory } from '../../../src/report/gaps/recall.ts';
import { addDays } from '../../../src/report/source/period.ts';
import { inProcessRun } from '../../faults/in-process.ts';
import type { SimulatedClock } from '../../world/clock.ts';
import { type Row, servePages } from '../../world/conversations.ts';
import type { StandInIssue } from '../../world/github/state.ts';
import { startGitHub } from '../../world/github.ts';
import { type Reply, startService } from '../../world/service.ts';
import { redact, subject } from '../gaps/memories.ts';

export const monday = '2026-11-16';

/** What readers of an invented product ask, and how often in a week. */
const asked = [
  ['verify', 'webhook signature header', 5],
  ['rotate', 'expired service token', 4],
  ['export', 'monthly invoice archive', 3],
] as const;

const frames = [
  (verb: string, what: string) => `How do I ${verb} the ${what}?`,
  (verb: string, what: string) => `${verb} ${what} example`,
  (verb: string, what: string) => `Where can I ${verb} a ${what}`,
  (verb: string, what: string) => `cannot ${verb} ${what}, what is wrong?`,
  (verb: string, what: string) => `${verb} ${what} in production`,
];

/** The same questions in each of the two weeks before a day. */
export function twoWeeks(to = monday): Row[] {
  return asked.flatMap(([verb, what, times], place) =>
    Array.from({ length: 2 * times }, (_, at) => ({
      id: `row-${to}-${place}-${at}`,
      conversationId: `conversation-${to}-${place}-${at}`,
      timestamp: `${addDays(to, -1 - (at % 14))}T10:0${place}:00Z`,
      query: frames[at % frames.length]?.(verb, what),
      response: 'I could not find that in the documentation.',
      sources: [],
      pageUrl: 'https://docs.acme.example/guides/start',
      resolutionStatus: 'unanswered',
    })),
  );
}

/** How the service answers about jobs; by default, each starts and opens a pull request. */
interface Jobs {
  start?: (index: number, jobId: string) => Reply;
  read?: (jobId: string, index: number) => Reply;
}

/** An item of the output `jobs`. */
type Job = Record<'gap' | 'label' | 'jobId', string> & Record<'outcome' | 'prLink', string | null>;

export type Ran = Awaited<ReturnType<FixWorld['run']>>;

/** The gaps that an issue remembers, with the boxes as people left them. */
export const gapsIn = ({ body }: StandInIssue): readonly RememberedGap[] =>
  recallMemory(body, { subject, redact, claims: new Map(), edit: null }).memory.gaps;

/** Ticks or unticks a box of an issue's body, whichever earlier job it names. */
export const turnBox = (
  body: string,
  { gapId, box, isTicked }: { gapId: string; box: Box; isTicked: boolean },
): string =>
  body.replace(
    new RegExp(String.raw`- \[${isTicked ? ' ' : 'x'}\] (.* <!-- gap:${gapId} ${box}[ \d]* -->)`),
    `- [${isTicked ? 'x' : ' '}] $1`,
  );

export type FixWorld = Awaited<ReturnType<typeof startFixWorld>>;

/** The environment and the inputs of a report that a bundle makes in this world. */
export const bundleRun = ({ github, service }: FixWorld, given: Record<string, string>) => ({
  baseUrl: service.url,
  env: { ...github.env, GITHUB_SERVER_URL: 'https://github.com' },
  with: { mode: 'report', 'post-to': 'issue', ...given },
});

export const linkOf = (jobId: string): string =>
  `https://github.com/acme/docs/pull/${100 + Number(jobId.split('-')[1])}`;

/** After the comments of the stand-in GitHub. */
const createdAt = '2026-11-16T06:00:00Z';
export const activeJob = (id: string) => ({ id, status: 'active', prLink: null, createdAt });
export const completedJob = (id: string) => ({
  ...activeJob(id),
  status: 'completed',
  prLink: linkOf(id),
});

/** A repository with a rolling issue, and a service that runs jobs. */
export async function startFixWorld({
  rows = twoWeeks(),
  permissions,
  intercept = () => undefined,
}: {
  rows?: readonly Row[];
  permissions?: NonNullable<Parameters<typeof startGitHub>[0]>['permissions'];
  /** Called when a request to the service or to GitHub arrives. */
  intercept?: NonNullable<Parameters<typeof startGitHub>[0]>['intercept'];
} = {}) {
  /** The jobs that the service started, reported or not. */
  const started: { jobId: string; prompt: string }[] = [];
  const behaviour: Jobs = {};
  const service = await startService({
    jobId: 'no-such-job',
    conversations: servePages(rows),
    intercept,
    start: ({ body }, index) => {
      const jobId = `job-${started.length + 1}`;
      const reply = behaviour.start?.(index, jobId);
      const isRefused = (reply?.status ?? 0) >= 400 && (reply?.status ?? 0) < 500;
      if (!isRefused) started.push({ jobId, prompt: (body as { prompt: string }).prompt });
      return reply ?? { status: 201, json: activeJob(jobId) };
    },
    jobs: ({ path }, index) => {
      const jobId = path.split('/').at(-1) ?? '';
      const json = index === 0 ? activeJob(jobId) : completedJob(jobId);
      return behaviour.read?.(jobId, index) ?? { json };
    },
  });
  const github = await startGitHub({
    intercept,
    ...(permissions && { permissions }),
  });
  const issue = () => github.state.issue();
  const gaps = () => gapsIn(issue());
  /** The gap whose heading has this word. */
  const gap = (word: string) => {
    const found = gaps().find(({ heading }) => heading.includes(word));
    if (!found) throw new Error(`No gap is about ${word}`);
    return found;
  };
  return {
    github,
    service,
    started,
    behaviour,
    issue,
    gaps,
    gap,
    turn: (word: string, isTicked: boolean, box: Box = 'fix') => {
      const { id: gapId } = gap(word);
      github.state.editIssue(issue().number, (body) => {
        const turned = turnBox(body, { gapId, box, isTicked });
        if (turned === body) throw new Error(`There is no box for ${word}`);
        return turned;
      });
    },
    /** The rows of the table of fixes. */
    fixes: () => {
      const [, table = ''] =
        /### Fixes\r?\n([\s\S]*?)(?=\r?\n\r?\n(?!\|))/.exec(issue().body) ?? [];
      return table.split(/\r?\n/).filter((line) => /^\| (?!Gap \||:)/.test(line));
    },
    run: async ({
      with: given = {},
      run = '4242',
      controller,
      event,
      env,
      clock,
    }: {
      with?: Record<string, string>;
      run?: string;
      controller?: AbortController;
      event?: { name: string; payload: object };
      env?: Record<string, string>;
      clock?: SimulatedClock;
    } = {}) => {
      const inProcess = inProcessRun(clock);
      controller?.signal.addEventListener('abort', () =>
        inProcess.controller.abort(controller.signal.reason),
      );
      const left = await inProcess.start({
        serviceUrl: service.url,
        github: { ...github, env: { ...github.env, GITHUB_SERVER_URL: 'https://github.com' } },
        env: { GITHUB_RUN_ID: run, ...env },
        event,
        with: {
          mode: 'report',
          'post-to': 'issue',
          'date-to': monday,
          fix: 'ticked',
          ...given,
        },
      });
      const path = join(left.outputs.reportDir ?? '', 'report.json');
      // A run that has nothing to do writes no report.
      const json = existsSync(path) ? readFileSync(path, 'utf8') : '{}';
      const jobs: Job[] = JSON.parse(left.outputs.jobs ?? '[]');
      return { ...left, report: JSON.parse(json), jobs };
    },
  };
}

/** A world with the issue of a report that started nothing; the gaps with these words are ticked. */
export async function worldWithIssue({
  ticked = [],
  ...options
}: Parameters<typeof startFixWorld>[0] & { ticked?: readonly string[] } = {}): Promise<FixWorld> {
  const world = await startFixWorld(options);
  await world.run({ with: { fix: 'offer' }, run: '1' });
  expect(world.started).toEqual([]);
  for (const word of ticked) world.turn(word, true);
  return world;
}
