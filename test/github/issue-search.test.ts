import { describe, expect, test } from 'vitest';
import type { GitHub } from '../../src/github/client.ts';
import { findReportIssues } from '../../src/github/issue-search.ts';
import { accounts, type StandInIssue } from '../world/github/state.ts';
import { startGitHub } from '../world/github.ts';
import { containsMemory, markerOf, marker as parts, post, shown } from './posting-issues.ts';
import { calls, startRun } from './setup.ts';

const marker = markerOf();
const title = 'Gaps';
const label = 'docs';
const own = { user: accounts.workflow, title, labels: [label], body: `${marker}\nReport` };
const closed = { ...own, state: 'closed' } as const;
const unlabelled = { ...own, labels: [] };

type Options = Partial<Omit<Parameters<typeof findReportIssues>[0], 'github' | 'marker'>>;

async function find(issues: Partial<StandInIssue>[], options: Options = {}) {
  const world = await startGitHub();
  for (const issue of issues) world.state.addIssue(issue);
  const { github } = await startRun({ world });
  const found = await findReportIssues({
    github,
    marker: parts,
    title,
    labels: [label],
    containsMemory,
    ...options,
  });
  return {
    open: [found.current, ...found.otherOpen].flatMap((issue) => issue?.number ?? []),
    closed: found.closed[0]?.number,
    queries: world.requests.filter(({ method }) => method === 'GET').map(({ query }) => query),
  };
}

const wanted = (github: GitHub, name = label) =>
  ({ github, marker: parts, title, labels: [name], containsMemory: containsMemory }) as const;

const newestFirst = { sort: 'created', direction: 'desc', per_page: '100' };
const byLabel = { ...newestFirst, state: 'all', labels: label, page: '1' };
const allOpen = { ...newestFirst, state: 'open', page: '1' };
const allClosed = { ...newestFirst, state: 'closed', page: '1' };

describe('one’s own issues', () => {
  test.each<[string, Partial<StandInIssue>[], Options, object]>([
    [
      'open ones by their label, the oldest first',
      [own, own],
      {},
      { open: [1, 2], queries: [byLabel] },
    ],
    [
      'first the oldest that holds a memory',
      [own, { ...own, body: `${own.body}\n<!-- memory -->` }, own],
      {},
      { open: [2, 1, 3], queries: [byLabel] },
    ],
    [
      'next to closed ones',
      [closed, own, closed],
      {},
      { open: [2], closed: 3, queries: [byLabel] },
    ],
    [
      'closed ones, by their label',
      [closed, closed],
      {},
      { open: [], closed: 2, queries: [byLabel, allOpen] },
    ],
    [
      'open ones without their label',
      [unlabelled, closed, unlabelled],
      {},
      { open: [1, 3], closed: 2, queries: [byLabel, allOpen] },
    ],
    [
      'closed ones without their label',
      [{ ...closed, labels: [] }],
      {},
      { open: [], closed: 1, queries: [byLabel, allOpen, allClosed] },
    ],
    ['those of a report without a label', [own], { labels: [] }, { open: [1], queries: [allOpen] }],
    [
      'closed ones of a report without a label',
      [{ ...closed, labels: [] }],
      { labels: [] },
      { open: [], closed: 1, queries: [allOpen, allClosed] },
    ],
    [
      'none that is a pull request, a stranger’s, or quotes the marker',
      [
        { ...own, isPullRequest: true },
        { ...own, user: accounts.stranger },
        { ...own, title: 'Other', body: `Look: ${marker}` },
      ],
      {},
      { open: [], closed: undefined },
    ],
  ])('%s', async (_, issues, options, found) => {
    expect(await find(issues, options)).toMatchObject(found);
  });

  test('that are closed come newest first, even if GitHub sorts them otherwise', async () => {
    const world = await startGitHub();
    const json = [1, 3, 2].map((number) => ({
      ...closed,
      number,
      html_url: `https://github.com/acme/docs/issues/${number}`,
    }));
    world.faults.push({ reply: { json } });
    const { github } = await startRun({ world });
    const found = await findReportIssues(wanted(github));
    expect(found.closed[0]?.number).toBe(3);
  });

  test('don’t need a request for the account if there are none', async () => {
    const world = await startGitHub();
    const { github } = await startRun({ world });
    await findReportIssues(wanted(github));
    expect(calls(world)).toEqual(['GET /issues', 'GET /issues', 'GET /issues']);
  });

  test('are searched among the newest 500 closed ones', async () => {
    const others = Array.from({ length: 499 }, () => ({ state: 'closed' as const }));
    const first = { ...closed, labels: [] };
    expect(await find([first, ...others])).toMatchObject({ closed: 1 });
    const { closed: none, queries } = await find([first, ...others, { state: 'closed' }]);
    expect(none).toBeUndefined();
    expect(queries.slice(2)).toEqual(
      [1, 2, 3, 4, 5].map((page) => ({ ...allClosed, page: String(page) })),
    );
  });
});

test.each<[string, Partial<StandInIssue>]>([
  ['empty', { body: '' }],
  ['of other words', { body: 'We talked' }],
  ['with a note above its marker', { body: `Look:\r\n${marker}` }],
  ['with a trace of ours', { body: '<!-- docs-agent-action x -->' }],
  ['with a gap', { body: '- [x] Let the agent fix it <!-- gap:0123456789ab fix -->' }],
  ['with the marker of another report', { body: marker.replace('scope=all', 'scope=x') }],
])('an issue of ours that does not begin with the marker is nobody’s: %s', async (_, fields) => {
  expect(await find([{ ...own, ...fields }])).toMatchObject({ open: [] });
  expect(await find([{ ...own, ...fields, state: 'closed' }])).toMatchObject({ closed: undefined });
});

describe('an issue that the run has found before', () => {
  test('is not searched for again, and is read before the write', async () => {
    const world = await startGitHub();
    await post(await startRun({ world }));
    const run = await startRun({ world });
    const found = await findReportIssues(wanted(run.github, 'documentation-gaps'));
    world.requests.length = 0;
    await post(run, { text: 'Week 2', found });
    expect(calls(world)).toEqual(['GET /issues/1', 'PATCH /issues/1']);
  });

  test.each([
    ['was closed', { state: 'closed' } as const, /#1/],
    ['lost its marker', { body: 'Taken' } as const, /^(?!.*#1)/],
  ])('that %s since then is left alone, and a new one is opened', async (_, change, links) => {
    const world = await startGitHub();
    await post(await startRun({ world }));
    const run = await startRun({ world });
    const found = await findReportIssues(wanted(run.github, 'documentation-gaps'));
    Object.assign(world.state.issues[0] ?? {}, change);
    expect((await post(run, { text: 'Week 2', found }))?.number).toBe(2);
    expect(shown(world)[0]).toMatchObject(change);
    expect(shown(world)[1]?.body.split('\n').join(' ')).toMatch(links);
  });

  test('is searched for again before one is opened, if there was none', async () => {
    const world = await startGitHub();
    const run = await startRun({ world });
    const found = await findReportIssues(wanted(run.github, 'documentation-gaps'));
    await post(await startRun({ world }));
    expect((await post(run, { text: 'Week 2', found }))?.number).toBe(1);
    expect(world.state.issues).toHaveLength(1);
  });
});
