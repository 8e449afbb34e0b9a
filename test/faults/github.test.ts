import { describe, expect, test } from 'vitest';
import { type GitHubFault, githubFaults } from './github-faults.ts';
import { areForgeriesIntact, ownPosts, type Scenario, scenarios, startWorld } from './posting.ts';
import { isThorough } from './service-faults.ts';

/** The calls of a run without faults, as `METHOD /path`. */
async function callsOf(scenario: Scenario): Promise<string[]> {
  const world = await startWorld(scenario);
  const left = await world.run();
  await world.close();
  expect(left).toMatchObject({ error: null, warnings: [] });
  return world.github.requests.map(({ method, path }) => `${method} ${path}`);
}

/** A run in which one call, or two in a row, meet the fault; then a run without faults. */
async function failThenRepeat({
  scenario,
  place,
  fault: { reply, effect },
  times,
}: {
  scenario: Scenario;
  place: number;
  fault: GitHubFault;
  times: number;
}) {
  const world = await startWorld(scenario);
  try {
    const before = ownPosts(world.github);
    world.github.faults.push({ nth: place, times, reply, effect });
    const failing = await world.run();
    const afterFailing = ownPosts(world.github);
    world.github.faults.length = 0;
    const repeated = await world.run();
    return {
      before,
      failing,
      afterFailing,
      repeated,
      after: ownPosts(world.github),
      forgeriesIntact: areForgeriesIntact(world.github),
    };
  } finally {
    await world.close();
  }
}

type Result = Awaited<ReturnType<typeof failThenRepeat>>;

/** What a run did wrong when it met a fault: empty if nothing. */
function complaints(
  { comments, openIssues }: Scenario,
  { before, failing, afterFailing, repeated, after, forgeriesIntact }: Result,
): string[] {
  const { outputs, error, summary, warnings, serviceRequests } = failing;
  const posts = comments + openIssues;
  const posted = [outputs.commentUrl, outputs.issueUrl].filter(Boolean).length;
  const clear =
    /^(`post-to: [a-z-]+` failed on |The pull request was not found\. |The files that pull request |There is no pull request )/;
  const checks: Record<string, boolean> = {
    'passed without its post': error === null && posted < posts,
    'failed with everything posted': error !== null && posts > 0 && posted === posts,
    'an unclear error': error?.split('\n').some((line) => !clear.test(line)) ?? false,
    'the outcome is not set': serviceRequests > 0 && outputs.outcome !== 'complete',
    'nothing in the summary': serviceRequests > 0 && error !== null && summary === '',
    'a post is missing from the outputs, without a warning':
      error === null && warnings.length === 0 && posted < posts,
    "a stranger's post was taken for one's own": !forgeriesIntact,
    'a second comment': afterFailing.comments.length > Math.max(1, before.comments.length),
    'a second issue': afterFailing.openIssues.length > before.openIssues.length + openIssues,
    'the repeated run fails': repeated.error !== null,
    'the repeated run warns': repeated.warnings.length > 0,
    'another number of comments in the end': after.comments.length !== comments,
    'another number of issues in the end': after.openIssues.length !== openIssues,
    'an old comment in the end': after.comments.some((body) => body.includes('An earlier report')),
  };
  return Object.keys(checks).filter((complaint) => checks[complaint]);
}

/** Calls that are not repeated if no answer arrived. */
const creation = /^POST .*\/(comments|issues)$/;

/** How many calls in a row meet the fault. */
const times = isThorough ? [1, 2] : [1];
const knownCalls = new Map<Scenario, Promise<string[]>>();

async function meetEverywhere(scenario: Scenario, fault: GitHubFault): Promise<object> {
  knownCalls.set(scenario, knownCalls.get(scenario) ?? callsOf(scenario));
  const calls = (await knownCalls.get(scenario)) ?? [];
  const found: Record<string, string[]> = {};
  const meet = async (place: number, count: number) => {
    const result = await failThenRepeat({ scenario, place, fault, times: count });
    const wrong = complaints(scenario, result);
    const mayPass = fault.kind === 'passing' && count === 1;
    const isLost = creation.test(calls[place] ?? '') && !fault.effect;
    if (mayPass && !isLost && result.failing.error !== null)
      wrong.push('a fault that passes fails');
    if (wrong.length > 0) found[`${calls[place]} x ${count}: ${result.failing.error}`] = wrong;
  };
  const meetings = calls.flatMap((_, place) => times.map((count) => () => meet(place, count)));
  if (stalls(fault)) for (const meeting of meetings) await meeting();
  else await Promise.all(meetings.map((meeting) => meeting()));
  return found;
}

const stalls = ({ reply }: GitHubFault) => reply.fault === 'stall';
const answered = githubFaults.filter((fault) => !stalls(fault));
const stalled = githubFaults.filter(stalls);

describe.each(scenarios)('$name: any call meets', (scenario) => {
  // Runs mostly wait, as the client yields before and after each call, so they can share the process.
  test.concurrent.each(answered)('$name', async (fault) => {
    expect(await meetEverywhere(scenario, fault)).toEqual({});
  });

  // Simulated time-outs apply to the whole process, so only one run at a time can have them.
  test.each(stalled)('$name', async (fault) => {
    expect(await meetEverywhere(scenario, fault)).toEqual({});
  });
});
