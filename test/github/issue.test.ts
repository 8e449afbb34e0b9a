import { describe, expect, onTestFinished, test } from 'vitest';
import { findReportIssues } from '../../src/github/issue-search.ts';
import { noPermission, type Reply, refusal } from '../world/github/reply.ts';
import { accounts } from '../world/github/state.ts';
import { holdsMemory, markerOf, marker as parts, post, shown } from './posting-issues.ts';
import { calls, githubFor, type Run, startRun } from './setup.ts';

const movedTo = (location: string): Reply => ({
  ...refusal(301, 'Moved Permanently'),
  headers: { location },
});

const search = ({ github }: Run) =>
  findReportIssues({
    github,
    marker: parts,
    labels: ['documentation-gaps'],
    title: 'Documentation gap report',
    holdsMemory,
  });

describe('an issue that the run has found before', () => {
  test('is not searched for again, and is read before the write', async () => {
    const world = await githubFor(onTestFinished);
    await post(await startRun({ world }));
    const run = await startRun({ world });
    const found = await search(run);
    world.requests.length = 0;
    await post(run, { text: 'Week 2', found });
    expect(calls(world)).toEqual(['GET /issues/1', 'PATCH /issues/1']);
  });

  test.each([
    ['was closed', { state: 'closed' } as const, /#1/],
    ['lost its marker', { body: 'Taken' } as const, /^(?!.*#1)/],
  ])('that %s since then is left alone, and a new one is opened', async (_, change, links) => {
    const world = await githubFor(onTestFinished);
    await post(await startRun({ world }));
    const run = await startRun({ world });
    const found = await search(run);
    Object.assign(world.state.issues[0] ?? {}, change);
    expect((await post(run, { text: 'Week 2', found }))?.number).toBe(2);
    expect(shown(world)[0]).toMatchObject(change);
    expect(shown(world)[1]?.body.split('\n').join(' ')).toMatch(links);
  });

  test('is searched for again before one is opened, if there was none', async () => {
    const world = await githubFor(onTestFinished);
    const run = await startRun({ world });
    const found = await search(run);
    await post(await startRun({ world }));
    expect((await post(run, { text: 'Week 2', found }))?.number).toBe(1);
    expect(world.state.issues).toHaveLength(1);
  });
});

describe('the rolling issue', () => {
  const marker = markerOf();

  test('is created with its label, then updated', async () => {
    const world = await githubFor(onTestFinished);
    world.state.addPull();
    const first = await post(await startRun({ world }), { text: 'Week 1' });
    expect(first?.url).toBe(`${world.env.GITHUB_SERVER_URL}/acme/docs/issues/2`);
    expect(shown(world)).toEqual([{ number: 2, state: 'open', body: `${marker}\nWeek 1\n` }]);
    expect(world.state.issues[1]).toMatchObject({
      title: 'Documentation gap report',
      labels: ['documentation-gaps'],
    });

    world.requests.length = 0;
    expect(await post(await startRun({ world }), { text: 'Week 2' })).toEqual(first);
    expect(calls(world)).toEqual([
      'GET /issues',
      'POST /graphql',
      'GET /issues/2',
      'PATCH /issues/2',
    ]);
    expect(shown(world)).toEqual([{ number: 2, state: 'open', body: `${marker}\nWeek 2\n` }]);
  });

  test('is the older of two, and the other is left as it is, with a warning', async () => {
    const world = await githubFor(onTestFinished);
    for (const text of ['one', 'two']) {
      world.state.addIssue({ body: `${marker}\n${text}`, user: accounts.workflow });
    }
    const run = await startRun({ world });
    await post(run, { text: 'Week 2' });
    expect(shown(world)).toEqual([
      { number: 1, state: 'open', body: `${marker}\nWeek 2\n` },
      { number: 2, state: 'open', body: `${marker}\ntwo` },
    ]);
    expect(run.log.warnings).toEqual([
      expect.stringMatching(/^Issues #1 and #2 are both open .* #2 was left as it is\./),
    ]);
  });

  test('is a single one after three simultaneous first runs', async () => {
    const world = await githubFor(onTestFinished);
    const texts = ['one', 'two', 'three'];
    const runs = await Promise.all(texts.map(() => startRun({ world })));
    const posted = await Promise.all(
      runs.map((run, index) => post(run, { text: texts[index] ?? '' })),
    );
    expect(world.state.issues.map(({ number, state }) => ({ number, state }))).toEqual([
      { number: 1, state: 'open' },
      { number: 2, state: 'closed' },
      { number: 3, state: 'closed' },
    ]);
    for (const { body } of world.state.issues.slice(1)) {
      expect(body).toMatch(/\n> \*\*Next report: #1\.\*\*\n/);
    }
    expect(new Set(posted.map((issue) => issue?.url)).size).toBe(1);
    expect(runs.flatMap(({ log }) => log.warnings)).toEqual([]);
  });

  test('stays open if it is unknown whether another run created one, too', async () => {
    const world = await githubFor(onTestFinished);
    // The searches with and without the label, and the search after the creation.
    world.faults.push({ method: 'GET', path: /\/issues$/, nth: 3, reply: noPermission });
    const run = await startRun({ world });
    expect((await post(run))?.url).toMatch(/\/issues\/1$/);
    expect(run.log.warnings).toEqual([
      "Couldn't check whether another run posted at the same time: GitHub answered 403 to GET /repos/acme/docs/issues: Resource not accessible by integration.",
    ]);
  });

  test.each([
    ['deleted', refusal(410, 'This issue was deleted')],
    ['transferred to where the token may not see it', { ...movedTo('/repositories/2/issues/9') }],
    ['transferred without a word', refusal(404, 'Not Found')],
    ['moved to another server', movedTo('https://elsewhere.example/issues/9')],
  ])('that was %s after it was read is replaced by a new one', async (_, reply) => {
    const world = await githubFor(onTestFinished);
    await post(await startRun({ world }), { text: 'Week 1' });
    world.faults.push({ method: 'PATCH', reply, meanwhile: ({ issues }) => void issues.splice(0) });
    const run = await startRun({ world });
    expect((await post(run, { text: 'Week 2' }))?.url).toMatch(/\/issues\/2$/);
    expect(shown(world)).toEqual([{ number: 2, state: 'open', body: `${marker}\nWeek 2\n` }]);
    expect(run.log.warnings).toEqual([]);
  });

  test('is not closed if it no longer exists', async () => {
    const world = await githubFor(onTestFinished);
    await post(await startRun({ world }));
    const reply = refusal(410, 'This issue was deleted');
    world.faults.push({ method: 'PATCH', reply, meanwhile: ({ issues }) => void issues.splice(0) });
    const run = await startRun({ world });
    expect(await post(run, { hasGaps: false })).toBeUndefined();
    expect(run.log.lines[0]).toContain('A post was deleted or transferred in the meantime');
  });

  test('is not created twice if the answer gets lost', async () => {
    const world = await githubFor(onTestFinished);
    world.faults.push({
      method: 'POST',
      path: /\/issues$/,
      effect: true,
      reply: { fault: 'reset' },
    });
    const posted = await post(await startRun({ world }));
    expect(posted?.url).toMatch(/\/issues\/1$/);
    expect(world.state.issues).toHaveLength(1);
    expect(calls(world).filter((call) => call === 'POST /issues')).toHaveLength(1);
  });
});
