import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Docs } from '../../../src/docs/docs.ts';
import { readDocs } from '../../../src/docs/read.ts';
import { indexDocs } from '../../../src/report/places/places.ts';
import {
  type FixCheck,
  isRegressed,
  runFixChecks,
} from '../../../src/report/readers/fix-checks.ts';
import { testChange } from '../../../src/report/readers/reader-test.ts';
import type { SampledQuestion } from '../../../src/report/source/answered-sample.ts';
import type { Redacted } from '../../../src/text/text.ts';
import { temporaryFolder } from '../../faults/temporary-folder.ts';

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
const answers: [question: string, path: string][] = [
  ['How long are failed deliveries retried?', 'webhooks'],
  ['where do I register a webhook endpoint', 'webhooks'],
  ['refund an order', 'billing'],
  ['how many days to refund an order', 'billing'],
  ['download invoices', 'billing'],
  ['create an api key', 'keys'],
];
const answered: SampledQuestion[] = Array.from({ length: 4 }, () => answers)
  .flat()
  .map(([question, path]) => ({
    question,
    answer: 'See the page.',
    asked: 1,
    askedBefore: 0,
    cited: [{ url: `${site}/${path}`, title: null }],
  }));
const citations = new Map([
  [`${site}/webhooks`, 8],
  [`${site}/billing`, 12],
  [`${site}/keys`, 4],
]);

const signature = {
  id: 'a1',
  label: 'Verify a webhook signature',
  rows: [
    'How do I verify a webhook signature?',
    'verify the signature of a delivery',
    'webhook signature mismatch',
    'dark mode',
  ].map((text) => ({ text: text as Redacted, current: true })),
};

let workspace: string;
beforeAll(() => {
  workspace = temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), text);
  }
});

function read(texts: ReadonlyMap<string, string | null> = new Map()): Docs {
  const others = new Map(
    [...texts].map(([path, text]) => [path, text === null ? null : Buffer.from(text)] as const),
  );
  const { docs } = readDocs({ workspace, folder: null, others });
  if (!docs) throw new Error('no docs');
  return docs;
}

interface Tested {
  renamed?: Record<string, string>;
  topics?: readonly { id: string; label: string; rows: { text: Redacted; current: boolean }[] }[];
  /** The place of each topic at the head. */
  place?: { file: string; line: number } | null;
  /** The answered questions to test, by default those that identify the docs as the site's. */
  sample?: readonly SampledQuestion[];
  cited?: ReadonlyMap<string, number>;
  promises?: readonly FixCheck[];
}

/** The reader test of a change to these files. */
function tested(
  others: Record<string, string | null>,
  {
    renamed = {},
    topics = [signature],
    place = null,
    sample = answered,
    cited = citations,
    promises = [],
  }: Tested = {},
): ReturnType<typeof testChange> {
  const docs = read();
  const { known } = indexDocs({ docs, rows: [], answered });
  if (!known) throw new Error('the docs are not found to be the site’s');
  const head = read(new Map(Object.entries(others)));
  const change = {
    base: { sha: 'b4se', docs },
    head: { sha: 'h3ad', docs: head },
    renamed: new Map(Object.entries(renamed)),
    extent: { changed: 1, read: 1, unreadable: 0 },
  };
  return testChange(change, known, {
    topics: topics.map((topic) => ({ ...topic, places: place ? [place] : [] })),
    answered: sample,
    citations: cited,
    promises,
  });
}

const topicOf = (id: string, ...questions: string[]) => ({
  id,
  label: id,
  rows: questions.map((text) => ({ text: text as Redacted, current: true })),
});

const withSignature = `${files['webhooks.mdx']}\n\n## Verify the signature\n\nEach delivery has a signature in the header \`Acme-Signature\`: verify it with the secret of the webhook.\n`;

describe('a change', () => {
  test('that answers a topic lets its questions find the new section', () => {
    const place = { file: 'webhooks.mdx', line: 16 };
    const result = tested({ 'webhooks.mdx': withSignature }, { place });
    expect(result).toEqual({
      base: 'b4se',
      head: 'h3ad',
      gained: 3,
      lost: 0,
      topics: [
        {
          id: 'a1',
          label: 'Verify a webhook signature',
          questions: 4,
          before: 0,
          after: 3,
          file: 'webhooks.mdx',
          heading: 'Verify the signature',
          finding: signature.rows.slice(0, 3).map(({ text }) => text),
          missing: ['dark mode'],
          isClosed: true,
        },
      ],
      written: [],
      atRisk: [],
      losses: [],
      promises: [],
    });
    // A gap whose place is on another page isn't closed.
    const elsewhere = { file: 'keys.mdx', line: 1 };
    const { topics } = tested({ 'webhooks.mdx': withSignature }, { place: elsewhere });
    expect(topics).toMatchObject([{ isClosed: false }]);
  });

  test('at the place of a topic is reported, even if few questions find the section', async () => {
    const topics = [topicOf('dark', 'night theme', 'black background')];
    const written = async (files: Record<string, string>, place: { file: string; line: number }) =>
      tested(files, { topics, place }).written;
    const text = `${files['keys.mdx']}\n\n## Appearance\n\nEyes rest at dusk.\n`;
    const section = { id: 'dark', label: 'dark', questions: 2, finding: 0, example: 'night theme' };
    expect(await written({ 'keys.mdx': text }, { file: 'keys.mdx', line: 1 })).toEqual([
      { ...section, file: 'keys.mdx', heading: 'Appearance', isAdded: true },
    ]);
    const reworded = { 'keys.mdx': files['keys.mdx']?.replace('Create an', 'Make an') ?? '' };
    expect(await written(reworded, { file: 'keys.mdx', line: 7 })).toEqual([
      { ...section, file: 'keys.mdx', heading: 'Create a key', isAdded: false },
    ]);
    // A change to another section or page isn't.
    expect(await written(reworded, { file: 'keys.mdx', line: 1 })).toEqual([]);
    expect(await written({ 'keys.mdx': text }, { file: 'billing.mdx', line: 1 })).toEqual([]);
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
    [
      'that moves a page only in the navigation',
      { 'docs.json': '{"navigation": {"pages": ["keys"]}}' },
    ],
  ])('%s has no effect', (_, others) => {
    expect(tested(others)).toMatchObject({
      gained: 0,
      lost: 0,
      topics: [],
      atRisk: [],
    });
  });

  test('that removes a section loses the questions it answered, and puts its page at risk', () => {
    const without = files['billing.mdx']?.replace(/## Refunds[\s\S]*/, '') ?? '';
    expect(tested({ 'billing.mdx': without })).toMatchObject({
      lost: 8,
      losses: [
        {
          file: 'billing.mdx',
          questions: 8,
          examples: ['refund an order', 'how many days to refund an order'],
        },
      ],
      atRisk: [{ file: 'billing.mdx', url: `${site}/billing`, change: 'shortened', answered: 12 }],
    });
  });

  test('that deletes a page puts it at risk, with or without a redirect', () => {
    const [atRisk] = tested({ 'billing.mdx': null }).atRisk;
    const page = { file: 'billing.mdx', url: `${site}/billing`, answered: 12 };
    expect(atRisk).toEqual({ ...page, change: 'deleted', redirected: false });
    expect(tested({ 'billing.mdx': null }).lost).toBe(12);
    const redirects = [{ source: '/billing', destination: '/keys' }];
    const config = JSON.stringify({ navigation: { pages: ['webhooks', 'keys'] }, redirects });
    const result = tested({ 'billing.mdx': null, 'docs.json': config });
    expect(result.atRisk).toEqual([{ ...page, change: 'deleted', redirected: true }]);
  });

  test('that renames a page loses its address but no question', () => {
    const result = tested(
      { 'billing.mdx': null, 'pay/billing.mdx': files['billing.mdx'] ?? '' },
      { renamed: { 'billing.mdx': 'pay/billing.mdx' } },
    );
    expect(result).toMatchObject({
      lost: 0,
      atRisk: [{ file: 'billing.mdx', change: 'renamed', answered: 12, redirected: false }],
    });
    const index = { 'billing.mdx': null, 'billing/index.mdx': files['billing.mdx'] ?? '' };
    const same = tested(index, { renamed: { 'billing.mdx': 'billing/index.mdx' } });
    expect(same.atRisk).toEqual([]);
  });

  test('that moves a section and wraps its lines differently has no effect', () => {
    const refunds = 'Refund an order within thirty days from the order page.';
    const result = tested({
      'billing.mdx': files['billing.mdx']?.replace(/## Refunds[\s\S]*/, '') ?? '',
      'keys.mdx': `${files['keys.mdx']}\n\n## Refunds\n\n${refunds.replace(' days', '\n  days')}`,
    });
    expect(result).toMatchObject({ gained: 0, lost: 0, topics: [], atRisk: [] });
  });

  test('that rewords a section loses no question, and puts no page at risk', () => {
    const reworded = files['billing.mdx']?.replace('within', 'in less than') ?? '';
    expect(tested({ 'billing.mdx': reworded })).toMatchObject({ lost: 0, atRisk: [] });
  });

  const withoutRefunds = {
    'billing.mdx': files['billing.mdx']?.replace(/## Refunds[\s\S]*/, '') ?? '',
  };
  const citing = (question: string, ...paths: string[]): SampledQuestion => ({
    question,
    answer: 'See the page.',
    asked: 1,
    askedBefore: 0,
    cited: paths.map((path) => ({ url: `${site}/${path}`, title: null })),
  });

  test('loses the questions whose nearest section is gone, whatever else they cite', async () => {
    const lostOf = async (...paths: string[]) =>
      tested(withoutRefunds, { sample: [...answered, citing('refund an order', ...paths)] }).lost -
      8;
    expect(await lostOf('billing', 'keys')).toBe(1);
    expect(await lostOf('nowhere', 'keys')).toBe(1);
  });

  test('loses the questions whose cited page is deleted, even if another page is nearer', async () => {
    const lostOf = async (question: string, ...paths: string[]) =>
      tested(
        { 'billing.mdx': null },
        { sample: [...answered, citing(question, 'billing', ...paths)] },
      ).lost - 12;
    expect(await lostOf('create api key settings, PDF: kettle lamp saucer teapot zeppelin')).toBe(
      1,
    );
    // Nothing is lost if another cited page is left, or one near enough for any question.
    expect(
      await lostOf('create api key settings, PDF: kettle lamp saucer teapot zeppelin', 'keys'),
    ).toBe(0);
    expect(await lostOf('create an api key')).toBe(0);
  });

  test('counts a lost question as often as it was asked in the current period', () => {
    const sample = [
      ...answered.map((one) => ({ ...one, asked: 0 })),
      { ...citing('refund an order', 'billing'), asked: 3 },
    ];
    expect(tested(withoutRefunds, { sample }).lost).toBe(3);
  });

  test('that rewords a section and its heading loses no question', () => {
    const renamed = files['billing.mdx']
      ?.replace('## Refunds', '## Refund orders')
      .replace('Refund an order', 'You can refund an order');
    expect(tested({ 'billing.mdx': renamed ?? '' }).lost).toBe(0);
  });

  test('that puts several pages at risk lists the most cited first, with their old addresses', () => {
    const http = `${site.replace('https', 'http')}/billing`;
    const result = tested(
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
    expect(result.atRisk.map(({ file, url, answered: count }) => [file, url, count])).toEqual([
      ['billing.mdx', http, 7],
      ['keys.mdx', `${site}/keys`, 3],
      ['webhooks.mdx', `${site}/webhooks`, 3],
    ]);
  });
});

describe('a topic', () => {
  const known = topicOf('known', 'refund an order', 'verify the signature of a delivery', 'teapot');

  test('includes questions that found a section before, but none of other periods', () => {
    const { rows } = topicOf('', 'how do I verify the signature of a delivery');
    const earlier = rows.map((row) => ({ ...row, current: false }));
    const topics = [{ ...known, rows: [...known.rows, ...earlier] }];
    const result = tested({ 'webhooks.mdx': withSignature }, { topics });
    expect(result.topics).toMatchObject([{ questions: 3, before: 1, after: 2 }]);
    expect(result.topics).toMatchObject([
      { finding: ['verify the signature of a delivery'], missing: ['teapot'] },
    ]);
  });

  test('does not count a lost question as one that still finds nothing', () => {
    const { topics } = tested(
      { 'webhooks.mdx': withSignature, 'billing.mdx': page('Billing') },
      { topics: [known] },
    );
    expect(topics).toMatchObject([
      { finding: ['verify the signature of a delivery'], missing: ['teapot'] },
    ]);
  });

  test('finds a section with new words, but none that is only reworded', () => {
    const unread = {
      ...answered[0],
      question: 'qwxz',
      answer: '',
      asked: 1,
      askedBefore: 0,
      cited: [],
    };
    const added = { 'keys.mdx': `${files['keys.mdx']}\n\n## Zeppelins\n\nMoor a zeppelin.` };
    const topics = [topicOf('zeppelin', 'zeppelin')];
    expect(tested(added, { topics, sample: [unread, ...answered] }).topics).toHaveLength(1);
    const reworded = { 'webhooks.mdx': files['webhooks.mdx']?.replace('Add', 'Enter') ?? '' };
    const touching = [topicOf('dashboard', 'dashboard zeppelin teapot kettle')];
    expect(tested(reworded, { topics: touching }).topics).toEqual([]);
  });

  test('finds a section by a threshold from answered questions, in any order', () => {
    const change = { 'webhooks.mdx': withSignature };
    const result = tested(change, { topics: [known], sample: answered.toReversed() });
    expect(result.topics).toMatchObject([{ before: 1, after: 2 }]);
    const alsoElsewhere = answered.map((one) => ({
      ...one,
      cited: [...one.cited, { url: `${site}/nowhere`, title: null }],
    }));
    const cited = tested(change, { topics: [known], sample: alsoElsewhere });
    expect(cited.topics).toMatchObject([{ before: 1, after: 2 }]);
    const none = tested(change, { topics: [known], sample: [] });
    expect(none.topics).toMatchObject([{ before: 0, after: 1 }]);
  });

  test('comes first if most of its questions find a section', () => {
    const topics = [
      topicOf('one of two', 'verify the signature of a delivery', 'teapot'),
      topicOf('none', 'teapot'),
      topicOf('one of three', 'verify the signature of a delivery', 'teapot', 'kettle'),
      topicOf('two', 'verify the signature of a delivery', 'signature of a webhook'),
      topicOf('known', 'refund an order', 'download invoices', 'signature of a webhook'),
    ];
    const result = tested({ 'webhooks.mdx': withSignature }, { topics });
    expect(result.topics.map(({ id, after }) => [id, after])).toEqual([
      ['two', 2],
      ['one of three', 1],
      ['known', 3],
      ['one of two', 1],
    ]);
    // Fewer than three questions may be chance.
    expect(result.gained).toBe(0);
    const same = Array(3).fill('verify the signature of a delivery');
    const topic = topicOf('one wording', ...same);
    const asked = tested({ 'webhooks.mdx': withSignature }, { topics: [topic] });
    expect(asked).toMatchObject({ gained: 0, topics: [{ after: 3 }] });
  });

  test('is reported with the section that most of its questions find', () => {
    const dark = `${withSignature}\n## Dark mode\n\nDark mode is a switch in the settings.\n`;
    const { rows } = signature;
    const topics = [{ ...signature, rows: [...rows.slice(3), ...rows.slice(0, 3)] }];
    const result = tested({ 'webhooks.mdx': dark }, { topics });
    expect(result.topics).toMatchObject([{ after: 4, heading: 'Verify the signature' }]);
  });

  test('gives a question the words that its other questions share, if it has one of them', () => {
    const topics = [
      topicOf('a', 'webhook signature invalid', 'signature of the webhook', 'webhook checksum'),
      topicOf('b', 'webhook checksum'),
    ];
    const result = tested({ 'webhooks.mdx': withSignature }, { topics });
    expect(result.topics.map(({ finding }) => finding)).toEqual([
      topics[0]?.rows.map(({ text }) => text),
    ]);
  });
});

const others = 'teapot kettle spoon fork candle carpet ladder bucket'.split(' ');
const signed = (more: string[] = []) =>
  topicOf(
    't',
    'How do I verify a webhook signature?',
    'verify the signature of a delivery',
    'signature of a webhook',
    ...more,
  );

test.each([
  ['three of three', [], 3, true],
  ['three of four', ['teapot'], 3, true],
  ['three of five', others.slice(0, 2), 3, false],
  ['three of ten', others.slice(0, 7), 3, false],
  ['three of eleven', others.slice(0, 8), 0, false],
])(
  '%s questions that find a section count, and close their topic, if that isn’t chance',
  (...given) => {
    const [, more, gained, isClosed] = given;
    const change = { 'webhooks.mdx': withSignature };
    const place = { file: 'webhooks.mdx', line: 1 };
    const result = tested(change, { topics: [signed(more)], place });
    expect(result).toMatchObject({ gained, topics: [{ before: 0, after: 3, isClosed }] });
  },
);

test('a topic of one question is neither closed nor counted if it finds a section', () => {
  const topics = [topicOf('one', 'verify the signature of a delivery')];
  const result = tested({ 'webhooks.mdx': withSignature }, { topics });
  expect(result).toMatchObject({ gained: 0, topics: [{ id: 'one', isClosed: false }] });
});

describe('the fix check of a merged fix', () => {
  const promise = (gap: string, ...questions: string[]): FixCheck => ({
    gap,
    label: `Gap ${gap}` as Redacted,
    prLink: `https://github.com/acme/docs/pull/${gap}`,
    questions: questions as Redacted[],
  });
  const keys = promise('41', 'create an api key', 'create api key', 'teapot');
  const retries = promise('42', 'How long are failed deliveries retried?');
  const signatures = promise('43', 'verify a webhook signature', 'signature of a webhook');
  const without = page('API keys');

  test('is reported if it regresses or recovers, regressed ones first', () => {
    const result = tested(
      { 'keys.mdx': without, 'webhooks.mdx': withSignature },
      { topics: [], promises: [signatures, retries, keys] },
    );
    expect(result.promises).toEqual([
      {
        gap: '41',
        label: 'Gap 41',
        prLink: 'https://github.com/acme/docs/pull/41',
        questions: 3,
        before: 2,
        after: 0,
        file: 'keys.mdx',
        heading: 'Create a key',
      },
      {
        gap: '43',
        label: 'Gap 43',
        prLink: 'https://github.com/acme/docs/pull/43',
        questions: 2,
        before: 0,
        after: 2,
        file: null,
        heading: null,
      },
    ]);
    expect(result.promises.map(isRegressed)).toEqual([true, false]);
    expect(result.gained).toBe(0);
  });

  test('regresses only if most of its questions lose their section', () => {
    const cases = [3, 2, 1, 0].map((after) => isRegressed({ before: 3, after }));
    expect(cases).toEqual([false, false, true, true]);
    expect(isRegressed({ before: 2, after: 1 })).toBe(false);
    expect(isRegressed({ before: 0, after: 0 })).toBe(false);
  });

  test('is not reported if the change moves the section that it found', () => {
    const moved = `${files['billing.mdx']}\n\n## Create a key\n\nCreate an API key in the settings.`;
    const change = { 'keys.mdx': without, 'billing.mdx': moved };
    expect(tested(change, { topics: [], promises: [keys] }).promises).toEqual([]);
  });

  test('runs on the current docs if it has questions', async () => {
    const docs = read();
    const { known } = indexDocs({ docs, rows: [], answered });
    if (!known) throw new Error('the docs are not found to be the site’s');
    const checked = (promises: FixCheck[]) => runFixChecks(promises, known, answered);
    expect(await checked([])).toEqual([]);
    expect(await checked([signatures, keys])).toMatchObject([
      { gap: '43', questions: 2, before: 0, after: 0, file: null },
      { gap: '41', questions: 3, before: 2, after: 2, file: 'keys.mdx', heading: 'Create a key' },
    ]);
  });
});

test('a checkout of the head is still compared with the base', () => {
  const base = read();
  const head = read(new Map([['webhooks.mdx', withSignature]]));
  const { known } = indexDocs({ docs: head, rows: [], answered });
  if (!known) throw new Error('the docs are not found to be the site’s');
  const change = {
    base: { sha: 'b', docs: base },
    head: { sha: 'h', docs: head },
    renamed: new Map(),
    extent: { changed: 1, read: 1, unreadable: 0 },
  };
  const topics = [{ ...signature, places: [] }];
  const result = testChange(change, known, { topics, answered, citations, promises: [] });
  expect(result).toMatchObject({ base: 'b', head: 'h', gained: 3 });
});
