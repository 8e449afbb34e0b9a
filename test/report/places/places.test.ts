import { expect, test } from 'vitest';
import { checkout, config } from '../../docs/folder.ts';
import { servePages } from '../../world/conversations.ts';
import { reportHere } from '../in-process.ts';
import { row } from '../reporting.ts';

const site = 'https://docs.acme.example/docs';

const pages = ['webhooks', 'backups', 'invoices', 'members'] as const;
const texts: Record<(typeof pages)[number], string> = {
  webhooks:
    'Deliveries are repeated with a growing delay.\n\n## Requests\n\nEach request has a signature.',
  backups: 'Snapshots are taken each night.\n\n## Restore\n\nRestore a snapshot into a branch.',
  invoices: 'Invoices are sent each month.\n\n## Download\n\nDownload an invoice as a file.',
  members: 'Invite members to a team.\n\n## Roles\n\nA role decides what a member may do.',
};
const sources = (folder: string): Record<string, string> => ({
  '.github/CODEOWNERS': `* @acme/docs\n/${folder}webhooks.mdx @acme/events`,
  [`${folder}docs.json`]: config({ pages }),
  ...Object.fromEntries(
    pages.map((name) => [`${folder}${name}.mdx`, `---\ntitle: ${name}\n---\n\n${texts[name]}\n`]),
  ),
});

/** Questions that were answered from a page. */
const answered = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const name = pages[at % pages.length] ?? 'webhooks';
    return row(`answered-${at}`, {
      query: `${texts[name].split('.')[0]} ${at}?`,
      resolutionStatus: 'answered',
      sources: [{ title: name, url: `${site}/${name}` }],
      pageUrl: `${site}/${name}`,
    });
  });

const asking = [
  ['u1', 'Which secret signs the signature of a request?'],
  ['u2', 'Which secret signs the signature of a request? Mail me at ada@example.com'],
  ['u3', 'Which secret signs the signature of requests?'],
  ['u4', 'which secret signs the signature of a request'],
].map(([id = '', query]) =>
  row(id, {
    query,
    pageUrl: `${site}/webhooks`,
    sources: [{ title: 'W', url: `${site}/webhooks` }],
  }),
);

async function placed(
  files: Record<string, string>,
  rows = [...asking, ...answered(40)],
  given: Record<string, string> = {},
) {
  const run = await reportHere(servePages(rows), {
    with: { 'post-to': 'summary', ...given },
    env: { GITHUB_WORKSPACE: checkout(files) },
  });
  const report = JSON.parse(run.files['report.json'] ?? '');
  return { ...run, docs: report.docs, topic: report.topics[0] };
}

test('a topic has its nearest section, with the owners and a quote', async () => {
  const { docs, topic, lines, outputs } = await placed(sources('site/'));
  expect(docs).toEqual({
    root: 'site',
    files: 4,
    sections: 8,
    skipped: 0,
    checked: 40,
    found: 1,
  });
  expect(topic.place).toMatchObject({
    file: 'site/webhooks.mdx',
    line: 7,
    heading: 'Requests',
    coverage: null,
    owners: ['@acme/events'],
    quote: 'Each request has a signature.',
  });
  expect(topic.place.others).toHaveLength(2);
  expect(JSON.parse(outputs.topics ?? '')[0].place).toEqual(topic.place);
  expect(JSON.stringify(topic.place)).not.toMatch(/ada|example/);
  expect(lines).toContain('Read 4 pages of documentation in `site`.');
});

test('a cited page that the docs no longer have is listed', async () => {
  // At most one in ten of the cited addresses leads nowhere.
  const guides = ['ada', 'bob', 'cy', 'dee', 'eve'].map((name) => `guides/${name}`);
  const gone = row('u9', {
    pageUrl: `${site}/webhooks`,
    sources: ['old/webhooks', ...guides].map((path) => ({ title: path, url: `${site}/${path}` })),
  });
  const files = Object.fromEntries(guides.map((path) => [`${path}.mdx`, 'A guide.\n']));
  const { report, text } = await placed({ ...sources(''), ...files }, [
    ...asking,
    gone,
    ...answered(40),
  ]).then(({ files }) => ({
    report: JSON.parse(files['report.json'] ?? ''),
    text: files['report.md'] ?? '',
  }));
  expect(report.deadCitations).toEqual([
    { url: `${site}/old/webhooks`, answers: 1, unanswered: 1, nearest: `${site}/webhooks` },
  ]);
  expect(text).toMatch(
    /<strong>Cited, but not in the docs<\/strong> · 1 page[\s\S]*: in 1 answer \(1 failed\); perhaps now \[\/docs\/webhooks\]/,
  );
  const without = await placed(sources(''));
  expect(JSON.parse(without.files['report.json'] ?? '').deadCitations).toEqual([]);
  expect(without.files['report.md']).not.toContain('not in the docs');
});

test('no place is shown in the docs of another site', async () => {
  const renamed = Object.entries(sources('')).map(([file, text]) => [
    file.replace(/^(webhooks|backups|invoices)/, 'other-$1'),
    text,
  ]);
  const other = await placed(Object.fromEntries(renamed));
  expect(other.docs).toMatchObject({ checked: 40, found: 0.25 });
  expect(other.topic.place).toBeNull();
  const [, , below = ''] = other.summary.split('\n\n');
  expect(below).toBe(
    'This report doesn’t say where to act, because only 25.0% of 40 answered questions find their page in the docs of the checkout: these may be another site’s docs. Check out the site’s docs, or set `docs-root` to their folder.',
  );
  expect(other.summary.split('another site')).toHaveLength(2);
});

test('docs without a `docs.json` are found by the pages in the rows', async () => {
  const { 'site/docs.json': _, ...files } = sources('site/');
  const readme = { 'packages/core/webhooks.md': 'Each request has a signature.' };
  const { docs, topic, lines } = await placed({ ...files, ...readme });
  expect(docs).toMatchObject({ root: 'site', files: 4, found: 1 });
  expect(topic.place).toMatchObject({ file: 'site/webhooks.mdx', line: 7 });
  expect(lines).toContain('Read 4 pages of documentation in `site`.');
});

test('places in a folder that was named are shown unchecked without answers, and the foot says so', async () => {
  const named = await placed(sources('site/'), asking, { 'docs-root': 'site' });
  expect(named.docs).toMatchObject({ checked: 0, found: null });
  expect(named.topic.place).toMatchObject({ file: 'site/webhooks.mdx' });
  expect(named.summary).toContain(
    'the places are unchecked, because no answered question cites a page',
  );
  const alone = await placed(sources('site/'), asking.slice(0, 1), { 'docs-root': 'site' });
  expect(alone).toMatchObject({ docs: { found: null }, topic: { place: null } });
  expect(alone.summary).not.toContain('say where to act');
  const found = await placed(sources('site/'), asking);
  expect(found.topic.place).toBeNull();
  expect(found.summary).toContain(
    'This report doesn’t say where to act, because no answered question cites a page: these may be another site’s docs.',
  );
});

test('a `docs-root` that is no folder is a warning, and a sentence below the first', async () => {
  const { docs, summary, warnings } = await placed(sources('site/'), asking, {
    'docs-root': 'sites',
  });
  expect(docs).toBeNull();
  expect(warnings).toEqual([
    "The checkout has no folder `sites`, so no docs were read. Set the input `docs-root` to the docs' folder.",
  ]);
  expect(summary.split('\n\n')[2]).toBe(
    'The docs were not read, because the checkout has no folder `sites`: set `docs-root` to their folder.',
  );
});

test('docs of another repository’s checkout have its paths, owners, links and commit', async () => {
  const commit = '5c0ffee5c0ffee5c0ffee5c0ffee5c0ffee5c0ff';
  const checkedOut = (url: string) => ({
    ...Object.fromEntries(
      Object.entries(sources('site/')).map(([file, text]) => [`handbook/${file}`, text]),
    ),
    'handbook/.git/HEAD': 'ref: refs/heads/main\n',
    'handbook/.git/refs/heads/main': `${commit}\n`,
    'handbook/.git/config': `[core]\n\tbare = false\n[remote "origin"]\n\turl = ${url}\n`,
  });
  const here = await placed(checkedOut('https://github.com/acme/handbook'));
  expect(here.docs).toMatchObject({ root: 'site', found: 1 });
  expect(here.topic.place).toMatchObject({
    file: 'site/webhooks.mdx',
    owners: ['@acme/events'],
  });
  expect(here.summary).toContain(
    `(https://github.com/acme/handbook/blob/${commit}/site/webhooks.mdx?plain=1#L7)`,
  );
  const elsewhere = await placed(checkedOut('https://git.example.com/acme/handbook'));
  expect(elsewhere.topic.place).toMatchObject({ file: 'site/webhooks.mdx' });
  expect(elsewhere.summary).not.toContain('plain=1');
});

test('without docs the report has no places, and one log line says so', async () => {
  const { docs, topic, lines, warnings } = await placed({});
  expect([docs, topic.place]).toEqual([null, null]);
  expect(lines.filter((line) => line.includes('No docs were read'))).toHaveLength(1);
  expect(warnings).toEqual([]);
});
