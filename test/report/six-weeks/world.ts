import { boxLine, readEditableGaps } from '../../../src/report/gaps/editable.ts';
import type { Box } from '../../../src/report/gaps/memory.ts';
import { addDays } from '../../../src/report/source/period.ts';
import { checkout } from '../../docs/folder.ts';
import { runBundle } from '../../faults/bundle.ts';
import { type Row, servePages } from '../../world/conversations.ts';
import { startGitHub } from '../../world/github.ts';
import type { RunResult } from '../../world/runner.ts';
import { startService } from '../../world/service.ts';

/** The Mondays of the reports; the week before the first is read for comparison. */
export const mondays = Array.from({ length: 6 }, (_, week) => addDays('2026-10-12', week * 7));

/** A gap, and how often it is asked in the week before the first Monday and in each later week. */
interface Asked {
  page: string;
  cites: readonly string[];
  answer?: string;
  wordings: readonly string[];
  times: readonly number[];
}

const gaps: readonly Asked[] = [
  {
    page: '/guides/webhooks',
    cites: [],
    answer: 'Acme signs every webhook, but I could not find which header holds the signature.',
    wordings: [
      'How do I verify a webhook signature?',
      'verify webhook signature in python',
      'Which header holds the webhook signature?',
      'webhook signature does not match',
      'Is the webhook signature an HMAC of the raw body?',
      'verify the signature of a webhook in Go',
    ],
    // The fix works.
    times: [12, 13, 14, 1, 1, 0, 1],
  },
  {
    page: '/security/keys',
    cites: ['/security/keys'],
    wordings: [
      'How can I rotate an API key without downtime?',
      'rotate api key',
      'Can two API keys be active while I rotate?',
      'API key rotation',
    ],
    // The fix does nothing.
    times: [9, 8, 9, 9, 8, 9, 8],
  },
  {
    page: '/billing/invoices',
    cites: ['/billing/invoices'],
    wordings: [
      'Can I export invoices as CSV?',
      'export all invoices to a csv file',
      'CSV export of invoices',
      'download invoices as csv',
    ],
    // The fix is too young to judge.
    times: [7, 8, 7, 7, 8, 7, 6],
  },
  {
    page: '/databases/migrations',
    cites: [],
    wordings: [
      'How do I undo a migration?',
      'undo the last migration',
      'roll back a migration that failed',
      'Can a migration be undone after the deployment?',
    ],
    times: [6, 7, 7, 6, 7, 8, 9],
  },
  {
    page: '/databases/backups',
    cites: ['/databases/backups'],
    wordings: ['In which region is a backup stored?', 'region of a backup', 'change backup region'],
    times: [5, 4, 5, 5, 6, 5, 6],
  },
  {
    page: '/start',
    cites: [],
    wordings: ['Is there a dark mode?', 'Do you support Ada?', 'thanks!'],
    times: [3, 3, 3, 3, 3, 3, 3],
  },
];

/** Questions that the docs answer, each on the page that it is asked on. */
const answered: readonly (readonly [question: string, page: string])[] = [
  ['How many times is a failed webhook delivery retried?', '/guides/webhooks'],
  ['For how many days is a webhook delivery retried?', '/guides/webhooks'],
  ['Is each webhook signed?', '/guides/webhooks'],
  ['Register the endpoint of a webhook', '/guides/webhooks'],
  ['Where do I register an endpoint for webhooks?', '/guides/webhooks'],
  ['How do I create an API key?', '/security/keys'],
  ['Create a new API key under Settings', '/security/keys'],
  ['What happens to an API key that is revoked?', '/security/keys'],
  ['Revoke an API key', '/security/keys'],
  ['Where are my API keys listed?', '/security/keys'],
  ['When is an invoice sent by e-mail?', '/billing/invoices'],
  ['On which day of the month is the invoice sent?', '/billing/invoices'],
  ['Find an old invoice under Billing', '/billing/invoices'],
  ['Where do I find an old invoice?', '/billing/invoices'],
  ['How do I run a migration?', '/databases/migrations'],
  ['Does the name of a migration set its order?', '/databases/migrations'],
  ['Run migrations in order', '/databases/migrations'],
  ['In which order do migrations run?', '/databases/migrations'],
  ['How often is a backup taken?', '/databases/backups'],
  ['Is a backup taken every night?', '/databases/backups'],
  ['Restore a backup with one click', '/databases/backups'],
  ['Schedule of backups', '/databases/backups'],
  ['How do I restore a backup?', '/databases/backups'],
];
const answersPerWeek = 100;

const site = 'https://docs.acme.example';

function rows(): Row[] {
  const firstDay = addDays(mondays[0] ?? '', -14);
  const rowOf = (
    week: number,
    at: number,
    fields: { query: string; page: string } & Partial<Row>,
  ) => {
    const { page, ...rest } = fields;
    const id = `row-${week}-${rest.query.length}-${page.length}-${at}`;
    return {
      id: `${id}-${rest.resolutionStatus === 'answered' ? 'a' : 'u'}`,
      conversationId: `${id}-${rest.resolutionStatus}`,
      timestamp: `${addDays(firstDay, week * 7 + (at % 7))}T${String(8 + (at % 10)).padStart(2, '0')}:15:00Z`,
      pageUrl: site + page,
      ...rest,
    };
  };
  const cite = (paths: readonly string[]) =>
    paths.map((path) => ({ title: titleOf(path), url: site + path }));
  return Array.from({ length: mondays.length + 1 }, (_, week) => [
    ...gaps.flatMap(({ page, cites, answer, wordings, times }) =>
      Array.from({ length: times[week] ?? 0 }, (_, at) =>
        rowOf(week, at, {
          query: wordings[(at + week) % wordings.length] ?? '',
          page,
          sources: cite(cites),
          response: answer ?? 'I could not find that in the documentation.',
          resolutionStatus: 'unanswered',
        }),
      ),
    ),
    ...Array.from({ length: answersPerWeek }, (_, at) => {
      const [query, page] = answered[at % answered.length] ?? ['', ''];
      const response = `Yes, see ${titleOf(page)}.`;
      return rowOf(week, at, {
        query,
        page,
        response,
        sources: cite([page]),
        resolutionStatus: 'answered',
      });
    }),
  ]).flat();
}

/** `/security/keys` as `Keys` */
const titleOf = (path: string): string =>
  `${path.split('/').at(-1)?.charAt(0).toUpperCase()}${path.split('/').at(-1)?.slice(1)}`;

const page = (title: string, ...sections: readonly string[]): string =>
  `---\ntitle: ${title}\n---\n\n${sections.join('\n\n')}\n`;

/** The documentation's source files before any fix, by path. */
const sources: Readonly<Record<string, string>> = {
  'docs/docs.json': JSON.stringify({
    navigation: { pages: gaps.map(({ page: address }) => address.slice(1)) },
    redirects: [],
  }),
  'docs/start.mdx': page('Start', 'Install the command line tool, and log in.'),
  'docs/guides/webhooks.mdx': page(
    'Webhooks',
    '## Register an endpoint\n\nRegister the endpoint for webhooks under Settings.',
    '## Retries\n\nA failed webhook delivery is retried for three days.',
    '## Security\n\nEach webhook is signed.',
  ),
  'docs/security/keys.mdx': page(
    'Keys',
    '## Create a key\n\nCreate an API key under Settings. All API keys are listed there.',
    '## Revoke a key\n\nAn API key that is revoked stops at once.',
  ),
  'docs/billing/invoices.mdx': page(
    'Invoices',
    '## Find an invoice\n\nOld invoices are under Billing. Each invoice is sent by e-mail on the first day of the month.',
  ),
  'docs/databases/migrations.mdx': page(
    'Migrations',
    '## Run a migration\n\nMigrations run in the order of their names.',
  ),
  'docs/databases/backups.mdx': page(
    'Backups',
    '## Schedule\n\nA backup is taken every night.',
    '## Restore\n\nRestore a backup with one click.',
  ),
  CODEOWNERS: 'docs/guides/ @acme/webhooks\n',
};

/** How a pull request changes its files; null deletes one. */
export type Change = Readonly<Record<string, (text: string) => string | null>>;

const withSection = (section: string) => (text: string) => `${text}\n${section}\n`;

/** What the fix of each gap changes. */
export const fixes = {
  signature: {
    'docs/guides/webhooks.mdx': withSection(
      '## Verify a signature\n\nTo verify the signature of a webhook, compute the HMAC of the raw body\nand compare it with the header `Acme-Signature`.',
    ),
  },
  rotation: {
    'docs/security/keys.mdx': withSection(
      '## Names\n\nGive each API key a name.\nA name has up to forty letters.',
    ),
  },
  invoices: {
    'docs/billing/invoices.mdx': withSection(
      '## Export invoices\n\nExport invoices as CSV under Billing.\nThe CSV file has a line for each invoice.',
    ),
  },
} satisfies Record<string, Change>;

const startClock = `const real = Date;
const shift = real.parse(process.env.STARTS_AT) - real.now();
globalThis.Date = class extends real {
  constructor(...given) { if (given.length > 0) super(...given); else super(real.now() + shift); }
  static now() { return real.now() + shift; }
};`;

/** A service with seven weeks of conversations, and a repository with docs and a rolling issue. */
export async function startWorld() {
  const texts = new Map(Object.entries(sources));
  const github = await startGitHub({
    permissions: { contents: 'read', issues: 'write', 'pull-requests': 'write' },
  });
  const linkTo = (number: number): string => `https://github.com/acme/docs/pull/${number}`;
  /** Opens a pull request that changes the current files. */
  const openPull = (number: number, change: Change, fields: { body?: string } = {}) => {
    const pull = github.state.addPull({
      number,
      ...fields,
      files: Object.entries(change).map(([filename, edit]) => {
        const isGone = edit(texts.get(filename) ?? '') === null;
        return { filename, status: isGone ? 'removed' : 'modified' };
      }),
    });
    for (const [path, edit] of Object.entries(change)) {
      const text = texts.get(path) ?? '';
      github.state.contents.set(`${pull.baseSha}:${path}`, text);
      const head = edit(text);
      if (head !== null) github.state.contents.set(`${pull.sha}:${path}`, head);
    }
    return pull;
  };
  const agentPull = 12;
  const service = await startService({
    conversations: servePages(rows()),
    start: () => {
      openPull(agentPull, fixes.signature);
      return { status: 201, json: { id: 'job-of-gap', status: 'active', prLink: null } };
    },
    jobs: () => ({
      json: { id: 'job-of-gap', status: 'completed', prLink: linkTo(agentPull) },
    }),
  });
  const issue = () => github.state.issue();
  return {
    github,
    issue,
    agentPull,
    openPull,
    /** Merges a pull request into the docs. */
    merge(number: number, change: Change, at: string) {
      github.state.mergePull(number, at);
      for (const [path, edit] of Object.entries(change))
        texts.set(path, edit(texts.get(path) ?? '') ?? '');
    },
    /** The gap whose heading in the issue has this word. */
    gapAbout(word: string): string {
      const [found] = [...readEditableGaps(issue().body)].filter(([, { headings }]) =>
        headings.some((heading) => heading.includes(word)),
      );
      if (!found) throw new Error(`No gap is about ${word}`);
      return found[0];
    },
    tick(gapId: string, box: Box) {
      const unticked = boxLine({ gapId, box, isTicked: false });
      if (!issue().body.includes(unticked)) throw new Error(`There is no box ${unticked}`);
      github.state.editIssue(issue().number, (body) =>
        body.replace(unticked, boxLine({ gapId, box, isTicked: true })),
      );
    },
    /** Runs the bundle as if started at this time. */
    async run(
      startsAt: string,
      given: Record<string, string>,
      event?: { name: string; payload: object },
    ): Promise<RunResult> {
      const ran = await runBundle({
        baseUrl: service.url,
        with: { mode: 'report', ...given },
        env: {
          ...github.env,
          GITHUB_SERVER_URL: 'https://github.com',
          GITHUB_WORKSPACE: checkout(Object.fromEntries(texts)),
          GITHUB_SHA: '5c0ffee5c0ffee5c0ffee5c0ffee5c0ffee5c0ff',
          STARTS_AT: startsAt,
        },
        ...(event && { event }),
        nodeOptions: ['--import', `data:text/javascript,${encodeURIComponent(startClock)}`],
      });
      if (ran.exitCode !== 0) throw new Error(`${ran.stdout}${ran.stderr}`);
      return ran;
    },
  };
}
