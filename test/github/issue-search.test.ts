import { describe, expect, onTestFinished, test } from 'vitest';
import { findReportIssues } from '../../src/github/issue-search.ts';
import { accounts, type StandInIssue } from '../world/github/state.ts';
import { markerOf, marker as parts } from './posting-issues.ts';
import { calls, githubFor, startRun } from './setup.ts';

const marker = markerOf();
const title = 'Gaps';
const label = 'docs';
const own = { user: accounts.workflow, title, labels: [label], body: `${marker}\nReport` };
const closed = { ...own, state: 'closed' } as const;
const unlabelled = { ...own, labels: [] };

type Options = Partial<Omit<Parameters<typeof findReportIssues>[0], 'github' | 'marker'>>;

async function find(issues: Partial<StandInIssue>[], options: Options = {}) {
  const world = await githubFor(onTestFinished);
  for (const issue of issues) world.state.addIssue(issue);
  const { github } = await startRun({ world });
  const found = await findReportIssues({
    github,
    marker: parts,
    title,
    labels: [label],
    ...options,
  });
  return {
    open: found.open.map(({ number }) => number),
    closed: found.closed[0]?.number,
    queries: world.requests.filter(({ method }) => method === 'GET').map(({ query }) => query),
  };
}

const newestFirst = { sort: 'created', direction: 'desc', per_page: '100' };
const byLabel = { ...newestFirst, state: 'all', labels: label, page: '1' };
const allOpen = { ...newestFirst, state: 'open', page: '1' };
const allClosed = { ...newestFirst, state: 'closed', page: '1' };

describe('one’s own issues', () => {
  test.each<[string, Partial<StandInIssue>[], Options, object]>([
    [
      'open ones by their label, oldest first',
      [own, own],
      {},
      { open: [1, 2], queries: [byLabel] },
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
    const world = await githubFor(onTestFinished);
    const json = [1, 3, 2].map((number) => ({
      ...closed,
      number,
      html_url: `https://github.com/acme/docs/issues/${number}`,
    }));
    world.faults.push({ reply: { json } });
    const { github } = await startRun({ world });
    const found = await findReportIssues({ github, marker: parts, title, labels: [label] });
    expect(found.closed[0]?.number).toBe(3);
  });

  test('don’t need a request for the account if there are none', async () => {
    const world = await githubFor(onTestFinished);
    const { github } = await startRun({ world });
    await findReportIssues({ github, marker: parts, title, labels: [label] });
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

describe('an issue that lost its marker', () => {
  test.each<[string, Partial<StandInIssue>, number[]]>([
    ['with its label, of other words', { body: 'We talked' }, []],
    ['with its label, empty', { body: '' }, [1]],
    [
      'with a note above it, and another title',
      { body: `Look:\r\n${marker}`, title: 'Other' },
      [1],
    ],
    [
      'with a trace, and another title',
      { body: '<!-- docs-agent-action x -->', title: 'Other' },
      [],
    ],
    ['with its label, but closed', { body: 'We talked', state: 'closed' }, []],
    ['with its label and another title', { body: 'We talked', title: 'Other' }, []],
    ['of a stranger', { body: '', user: accounts.stranger }, []],
    [
      'with the marker of another report',
      { body: markerOf().replace('scope=all', 'scope=pull-request') },
      [],
    ],
    ['with a hidden comment of someone else', { body: '<!-- other -->' }, []],
    ['without its label, empty', { labels: [], body: '' }, [1]],
    ['without its label, blank', { labels: [], body: ' \n' }, [1]],
    ['without its label, with a marker below', { labels: [], body: `Look:\n${marker}` }, [1]],
    ['without its label, with a gap', { labels: [], body: '- <!--gap:0123456789ab 2026 -->' }, [1]],
    ['without its label, with half a gap', { labels: [], body: '<!-- gap:0123456789a x -->' }, []],
    [
      'without its label, with a longer word',
      { labels: [], body: '<!-- docs-agent-actions x -->' },
      [],
    ],
    ['without its label, of other words', { labels: [], body: 'We talked' }, []],
  ])('counts: %s', async (_, fields, open) => {
    expect(await find([{ ...own, ...fields }])).toMatchObject({ open });
  });

  test('counts only if none has the marker, which is searched for without the label, too', async () => {
    const emptied = { ...own, body: '' };
    expect(await find([emptied, own])).toMatchObject({ open: [2], queries: [byLabel] });
    expect(await find([unlabelled, { ...emptied, labels: [] }])).toMatchObject({ open: [1] });
    expect(await find([emptied, closed])).toMatchObject({
      open: [1],
      closed: 2,
      queries: [byLabel],
    });
  });
});
