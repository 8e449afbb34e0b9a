import { describe, expect, test } from 'vitest';
import type { Docs } from '../../../src/docs/read.ts';
import { readDocs } from '../../../src/docs/read.ts';
import { indexDocs } from '../../../src/report/places/places.ts';
import {
  type FixCheck,
  fixChecksIn,
  type Judgment,
} from '../../../src/report/readers/judge-change.ts';
import { measureChange, reportedTest } from '../../../src/report/readers/reader-test.ts';
import type { Redacted } from '../../../src/text/text.ts';
import { checkout } from '../../docs/folder.ts';
import { anchorOf, boxesOf, fixOf, gapOf, memoryOf } from '../gaps/memories.ts';

const page = (title: string, ...sections: [heading: string, text: string][]): string =>
  [
    `---\ntitle: ${title}\n---`,
    `${title}.`,
    ...sections.map(([heading, text]) => `## ${heading}\n\n${text}`),
  ].join('\n\n');

const files: Record<string, string> = {
  'docs.json': '{"navigation": {"pages": ["webhooks", "billing", "keys"]}}',
  'webhooks.mdx': page(
    'Webhooks',
    ['Register an endpoint', 'Add the address of your endpoint in the dashboard.'],
    ['Retries', 'A delivery that fails is retried for three days.'],
  ),
  'billing.mdx': page(
    'Billing',
    ['Invoices', 'Download invoices as PDF.'],
    ['Refunds', 'Refund an order within thirty days from the order page.'],
  ),
  'keys.mdx': page('API keys', ['Create a key', 'Create an API key in the settings.']),
};

const site = 'https://docs.acme.example';
const citations = new Map([
  [`${site}/webhooks`, 8],
  [`${site}/billing`, 12],
  [`${site}/keys`, 4],
]);

const topicOf = (id: string, ...questions: string[]) => ({
  id,
  label: id,
  rows: questions.map((text) => ({ text: text as Redacted, current: true })),
});
const signature = topicOf(
  'a1',
  'How do I verify a webhook signature?',
  'verify the signature of a delivery',
  'webhook signature mismatch',
  'dark mode',
);

/** Reads the docs of a checkout, with other texts of some files. */
function read(workspace: string, texts: Record<string, string | null> = {}): Docs {
  const others = Object.entries(texts).map(
    ([path, text]) => [path, text === null ? null : Buffer.from(text)] as const,
  );
  const { docs } = readDocs({ workspace, folder: null, overrides: new Map(others) });
  if (!docs) throw new Error('no docs');
  return docs;
}

interface Tested {
  renamed?: Record<string, string>;
  topics?: readonly ReturnType<typeof topicOf>[];
  cited?: ReadonlyMap<string, number>;
  promises?: readonly FixCheck[];
  judged?: ReadonlyMap<string, Judgment>;
  /** The files at the base; those of the checkout if absent. */
  before?: Record<string, string | null>;
}

/** The reader test of a change to these files. */
function tested(
  others: Record<string, string | null>,
  {
    renamed = {},
    topics = [signature],
    cited = citations,
    promises = [],
    judged,
    before = {},
  }: Tested = {},
) {
  const workspace = checkout(files);
  const { indexed } = indexDocs({ docs: read(workspace), rows: [], answered: [] });
  const change = {
    base: { sha: 'b4se', docs: read(workspace, before) },
    head: { sha: 'h3ad', docs: read(workspace, others) },
    renamed: new Map(Object.entries(renamed)),
    extent: { changed: 1, read: 1, unreadable: 0 },
  };
  return reportedTest(
    measureChange(change, indexed, { topics, promises, citations: cited }),
    judged,
  );
}

const withSignature = `${files['webhooks.mdx']}\n\n## Verify the signature\n\nEach delivery has a signature in the header \`Acme-Signature\`: verify it with the secret of the webhook.\n`;
const withoutRefunds = files['billing.mdx']?.replace(/## Refunds[\s\S]*/, '') ?? '';

describe('a topic', () => {
  test('is named with the section that its questions come nearest to, and the questions that do', () => {
    const section = { file: 'webhooks.mdx', heading: 'Verify the signature', isAdded: true };
    const [first, second, third, dark] = signature.rows.map(({ text }) => text);
    expect(tested({ 'webhooks.mdx': withSignature })).toEqual({
      base: 'b4se',
      head: 'h3ad',
      topics: [{ id: 'a1', label: 'a1', ...section, near: [first, second, third], far: [dark] }],
      singles: [],
      atRisk: [],
      promises: [],
    });
    // Whatever the checkout has, the base is compared with the head.
    const undone = { before: { 'webhooks.mdx': withSignature } };
    expect(tested({}, undone).topics).toEqual([]);
    // A section that the change rewrites, under the same heading.
    const [soon, written] = [
      `${files['webhooks.mdx']}\n\n## Security\n\nSoon.`,
      withSignature.replace('Verify the signature', 'Security'),
    ];
    const rewritten = tested({ 'webhooks.mdx': written }, { before: { 'webhooks.mdx': soon } });
    expect(rewritten.topics).toMatchObject([{ heading: 'Security', isAdded: false }]);
  });

  test.each([
    [
      'about something else',
      { 'keys.mdx': `${files['keys.mdx']}\n\n## Roles\n\nA role says who may.` },
    ],
    [
      'that only corrects a word',
      { 'webhooks.mdx': files['webhooks.mdx']?.replace('Add', 'Enter') ?? '' },
    ],
    ['that only changes the navigation', { 'docs.json': '{"navigation": {"pages": ["keys"]}}' }],
  ])('is not named by a change %s', (_, others) => {
    expect(tested(others)).toMatchObject({ topics: [], singles: [], atRisk: [] });
  });

  test('is not named by a section that is only moved and wrapped', () => {
    const wrapped = 'Refund an order within thirty\n  days from the order page.';
    const moved = `${files['keys.mdx']}\n\n## Refunds\n\n${wrapped}`;
    const topics = [topicOf('refunds', 'refund an order', 'refund within thirty days')];
    const change = { 'billing.mdx': withoutRefunds, 'keys.mdx': moved };
    expect(tested(change, { topics }).topics).toEqual([]);
  });

  test('needs more than a few of its questions, and counts only those of this period', () => {
    const one = 'verify the signature of a delivery';
    const others = ['teapot', 'kettle', 'spoon', 'fork'];
    const counts = (...topics: ReturnType<typeof topicOf>[]) =>
      tested({ 'webhooks.mdx': withSignature }, { topics }).topics.map(({ near, far }) => [
        near.length,
        far.length,
      ]);
    expect(counts(topicOf('half', one, 'teapot'))).toEqual([[1, 1]]);
    expect(counts(topicOf('a fifth', one, ...others))).toEqual([]);
    const earlier = topicOf('', one).rows.map((row) => ({ ...row, current: false }));
    const old = topicOf('old', ...others);
    expect(counts({ ...old, rows: [...old.rows, ...earlier] })).toEqual([]);
    // Largest number of near questions first.
    const two = topicOf('two', one, 'signature of a webhook');
    expect(counts(topicOf('half', one, 'teapot'), two)).toEqual([
      [2, 0],
      [1, 1],
    ]);
  });

  test('of one question is never named, but three of them that come nearest to one section are', () => {
    const asked = ['verify the signature of a delivery', 'webhook signature', 'signature header'];
    const singles = (questions: string[]) => {
      const topics = questions.map((text) => topicOf(text, text));
      const test = tested({ 'webhooks.mdx': withSignature }, { topics });
      expect(test.topics).toEqual([]);
      return test.singles;
    };
    expect(singles(asked.slice(1))).toEqual([]);
    expect(singles([...asked, 'teapot'])).toEqual([
      { file: 'webhooks.mdx', heading: 'Verify the signature', isAdded: true, near: asked },
    ]);
  });

  test('is reported by a model’s judgment, if there is one', () => {
    const judgment: Judgment = {
      coverageBefore: 'absent',
      coverageAfter: 'partial',
      file: 'keys.mdx',
      heading: 'Create a key',
      isAdded: false,
      missing: null,
    };
    const judgedBy = (changes: Record<string, string>, more: Partial<Judgment>) =>
      tested(changes, { judged: new Map([['a1', { ...judgment, ...more }]]) }).topics;
    expect(judgedBy({}, {})).toMatchObject([
      { id: 'a1', near: [], file: 'keys.mdx', judged: judgment },
    ]);
    const change = { 'webhooks.mdx': withSignature };
    expect(judgedBy(change, { coverageAfter: 'absent' })).toEqual([]);
  });
});

describe('a cited page is at risk', () => {
  const billing = { file: 'billing.mdx', url: `${site}/billing`, answered: 12 };

  test('if it is deleted, with or without a redirect', () => {
    const deleted = { ...billing, change: 'deleted', sentences: 2, left: 0 };
    expect(tested({ 'billing.mdx': null }).atRisk).toEqual([{ ...deleted, redirected: false }]);
    const redirects = [{ source: '/billing', destination: '/keys' }];
    const config = JSON.stringify({ navigation: { pages: ['webhooks', 'keys'] }, redirects });
    const { atRisk } = tested({ 'billing.mdx': null, 'docs.json': config });
    expect(atRisk).toEqual([{ ...deleted, redirected: true }]);
  });

  test('if it is renamed, unless its address stays', () => {
    const renamed = (to: string) =>
      tested(
        { 'billing.mdx': null, [to]: files['billing.mdx'] ?? '' },
        { renamed: { 'billing.mdx': to } },
      );
    expect(renamed('pay/billing.mdx').atRisk).toEqual([
      { ...billing, change: 'renamed', redirected: false, sentences: 2, left: 2 },
    ]);
    expect(renamed('billing/index.mdx').atRisk).toEqual([]);
    const moved = { 'billing.mdx': null, 'billing/index.mdx': withoutRefunds };
    expect(tested(moved, { renamed: { 'billing.mdx': 'billing/index.mdx' } }).atRisk).toEqual([
      { ...billing, change: 'shortened', redirected: true, sentences: 2, left: 1 },
    ]);
  });

  test('if it loses a section, wherever its text goes, but not if one is reworded', () => {
    const shortened = { ...billing, change: 'shortened', redirected: true, sentences: 2 };
    expect(tested({ 'billing.mdx': withoutRefunds }).atRisk).toEqual([{ ...shortened, left: 1 }]);
    const refunds = '## Refunds\n\nRefund an order within thirty days from the order page.';
    const moved = {
      'billing.mdx': withoutRefunds,
      'keys.mdx': `${files['keys.mdx']}\n\n${refunds}`,
    };
    expect(tested(moved).atRisk).toEqual([{ ...shortened, left: 2 }]);
    const reworded = files['billing.mdx']?.replace('within', 'in less than') ?? '';
    expect(tested({ 'billing.mdx': reworded }).atRisk).toEqual([]);
    const retitled = files['billing.mdx']?.replace('## Refunds', '## Money back') ?? '';
    expect(tested({ 'billing.mdx': retitled }).atRisk).toEqual([]);
  });

  test('and comes before less cited ones, with the address that most answers cite', () => {
    const http = `${site.replace('https', 'http')}/billing`;
    const { atRisk } = tested(
      { 'billing.mdx': null, 'keys.mdx': page('API keys'), 'webhooks.mdx': null },
      {
        cited: new Map([
          [`${site}/webhooks`, 3],
          [`${site}/keys`, 3],
          [`${site}/billing`, 2],
          [http, 4],
          [`${site}/Billing`, 1],
          [`${site}/nowhere`, 9],
        ]),
      },
    );
    expect(atRisk.map(({ file, url, answered }) => [file, url, answered])).toEqual([
      ['billing.mdx', http, 7],
      ['keys.mdx', `${site}/keys`, 3],
      ['webhooks.mdx', `${site}/webhooks`, 3],
    ]);
  });
});

describe('the fix check of a merged fix', () => {
  const check = (gap: string, ...questions: string[]): FixCheck => ({
    gap,
    label: `Gap ${gap}` as Redacted,
    prLink: `https://github.com/acme/docs/pull/${gap}`,
    questions: questions as Redacted[],
  });
  const keys = check('41', 'create an api key', 'create api key', 'teapot');
  const refunds = check('42', 'refund an order', 'how many days to refund an order');
  const withoutKeys = page('API keys');

  test('has the anchor and heading of a gap that is not dismissed', () => {
    const { label, prLink, questions } = refunds;
    const fixed = gapOf({
      id: '42',
      heading: label,
      anchor: anchorOf(...questions),
      fix: fixOf({ prLink, verdict: 'watching', isFinal: false }),
    });
    const lacking = [{ boxes: boxesOf('dismiss') }, { fix: null }, { anchor: [] }];
    const others = lacking.map((change) => ({ ...fixed, ...change }));
    expect(fixChecksIn(memoryOf([fixed, ...others]))).toEqual([refunds]);
  });

  test('is reported if most of its questions lose their section, worst first', () => {
    const promises = [check('43', 'How long are failed deliveries retried?'), keys, refunds];
    const change = { 'keys.mdx': withoutKeys, 'billing.mdx': withoutRefunds };
    const result = tested(change, { topics: [], promises });
    expect(result.promises).toEqual([
      {
        gap: '42',
        label: 'Gap 42',
        prLink: 'https://github.com/acme/docs/pull/42',
        questions: 2,
        keptQuestions: 0,
        file: 'billing.mdx',
        heading: 'Refunds',
      },
      { ...keys, questions: 3, keptQuestions: 1, file: 'keys.mdx', heading: 'Create a key' },
    ]);
  });

  test('is not reported if half of its questions keep a section, or if that moves', () => {
    const half = check('44', 'create an api key', 'refund an order');
    expect(tested({ 'keys.mdx': withoutKeys }, { promises: [half] }).promises).toEqual([]);
    const moved = `${files['billing.mdx']}\n\n## Create a key\n\nCreate an API key in the settings.`;
    const change = { 'keys.mdx': withoutKeys, 'billing.mdx': moved };
    expect(tested(change, { promises: [keys] }).promises).toEqual([]);
  });

  test('is overridden by a model’s judgment', () => {
    const coverage = { coverageBefore: 'present', file: 'keys.mdx', heading: null } as const;
    const judgment = { ...coverage, isAdded: false, missing: null };
    const promisesIf = (coverageAfter: 'absent' | 'present', others: Record<string, string>) => {
      const judged = new Map([['41', { ...judgment, coverageAfter }]]);
      return tested(others, { topics: [], promises: [keys], judged }).promises;
    };
    expect(promisesIf('present', { 'keys.mdx': withoutKeys })).toEqual([]);
    expect(promisesIf('absent', {})).toMatchObject([
      { gap: '41', file: 'keys.mdx', keptQuestions: 3 },
    ]);
  });
});
