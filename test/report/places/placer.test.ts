import { describe, expect, test } from 'vitest';
import { unpaced } from '../../../src/pace.ts';
import {
  createPlacer,
  placesOf,
  sectionsOf,
  textsOfPlaces,
} from '../../../src/report/places/places.ts';
import type { AnsweredQuestion } from '../../../src/report/topics/evidence.ts';
import { config, docsOf } from '../../docs/folder.ts';

const site = 'https://docs.acme.example/docs';

const page = (title: string, ...sections: [heading: string, text: string][]): string =>
  [`---\ntitle: ${title}\n---`, ...sections.map(([head, text]) => `## ${head}\n\n${text}`)].join(
    '\n\n',
  );

const files: Record<string, string> = {
  CODEOWNERS: '* @acme/docs\nwebhooks.mdx @acme/events ops@acme.example',
  'docs.json': config({ pages: ['webhooks', 'backups', 'invoices', 'members'] }),
  'webhooks.mdx': page(
    'Webhooks',
    ['Deliveries', 'Deliveries are repeated with a growing delay.'],
    ['Signatures', 'Each request has a signature.'],
  ),
  'backups.mdx': page('Backups', ['Restore', 'Restore a snapshot into a branch of a request.']),
  'invoices.mdx': page('Invoices', ['Download', 'Download an invoice, on request as a file.']),
  'members.mdx': page('Members', ['Roles', 'A role decides what a member may request.']),
};

const answeredBy = (question: string, url: string): AnsweredQuestion => ({
  question,
  answer: 'See the page.',
  cited: [{ url, title: null }],
});

/** Enough answered questions that find their pages. */
const answered = [
  ['repeated deliveries', 'webhooks'],
  ['restore a snapshot', 'backups'],
  ['download an invoice', 'invoices'],
  ['roles of a member', 'members'],
].flatMap(([question = '', name]) =>
  Array.from({ length: 5 }, () => answeredBy(question, `${site}/${name}`)),
);

interface Asked {
  question: string;
  pageUrl?: string;
  cited?: string[];
}
const rowOf = ({ question, pageUrl, cited = [] }: Asked) => ({
  question,
  pageUrl: pageUrl ?? null,
  sources: cited.map((url) => ({ url, title: null })),
});

async function placer({
  rows = [],
  known = answered,
  more = {},
}: {
  rows?: readonly Asked[];
  known?: readonly AnsweredQuestion[];
  more?: Record<string, string>;
} = {}) {
  return createPlacer({
    docs: await docsOf({ ...files, ...more }),
    rows: rows.map(rowOf),
    answered: known,
    redactor,
    pace: unpaced,
  });
}

/** The place of a topic that these questions make, some of them by their words alone. */
async function placeOf(
  asked: readonly (Asked | string)[],
  of: Omit<Parameters<typeof placer>[0], 'rows'> = {},
) {
  const rows = asked.map((one) => (typeof one === 'string' ? { question: one } : one));
  return (await placer({ ...of, rows })).placeOf(rows.map(rowOf));
}

describe('whether docs are the site’s', () => {
  const lost = answeredBy('billing of a galaxy', `${site}/nowhere`);

  test.each([
    ['all of few', answered.slice(0, 19), { checked: 19, found: 1 }, false],
    ['all of enough', answered, { checked: 20, found: 1 }, true],
    ['half', [...answered, ...Array(20).fill(lost)], { checked: 40, found: 0.5 }, true],
    ['fewer than half', [...answered, ...Array(21).fill(lost)], { found: 0.4878 }, false],
    ['one of few', [...answered.slice(0, 1), lost, lost], { found: 0.3333 }, false],
    ['none', [], { checked: 0, found: 0 }, false],
    ['no answer that cites a page', [{ ...lost, cited: [] }], { checked: 0 }, false],
  ])('if %s find their pages', async (_, known, docs, isTrusted) => {
    const told = await placer({ known });
    expect(told.docs).toMatchObject({ root: '.', files: 4, sections: 9, skipped: 0, ...docs });
    expect(told.known !== null).toBe(isTrusted);
    const rows = [rowOf({ question: 'signature of a request' })];
    expect(told.nearest(rows, 1).map(({ heading }) => heading)).toEqual(
      isTrusted ? ['Signatures'] : [],
    );
    expect(told.placeOf(rows)?.heading).toBe(isTrusted ? 'Signatures' : undefined);
  });

  test('is judged by the three nearest pages, and by 2,000 questions', async () => {
    const question = 'repeated deliveries of webhooks, backups to restore, invoices';
    const rows = ['webhooks', 'backups'].map((name) => ({ question, pageUrl: `${site}/${name}` }));
    const foundOn = async (name: string) =>
      (await placer({ rows, known: [answeredBy(question, `${site}/${name}`)] })).docs.found;
    expect(await Promise.all(['webhooks', 'backups', 'invoices', 'members'].map(foundOn))).toEqual([
      ...[1, 1, 1, 0],
    ]);
    const many = Array.from({ length: 2_001 }, () => answeredBy('x', `${site}/webhooks`));
    expect((await placer({ known: many })).docs.checked).toBe(2_000);
  });

  test('is judged by addresses below the path that most of them have, on their host', async () => {
    const elsewhere = ['webhooks', 'backups', 'invoices'].map((name) => ({
      question: 'x',
      pageUrl: `https://old.acme.example/help/${name}`,
    }));
    expect((await placer({ rows: elsewhere })).docs.found).toBe(1);
    const first = answeredBy('x', 'https://old.acme.example/help/webhooks');
    expect((await placer({ known: [first, ...answered] })).docs.found).toBe(0.9524);
    const unread = await placer({ rows: [{ question: 'x', pageUrl: 'not an address' }] });
    expect(unread.docs.found).toBe(1);
  });
});

describe('the place of a topic', () => {
  test('has no file if redaction would change its path', async () => {
    const path = 'notes/ada@example.com.mdx';
    const more = {
      'docs.json': config({ pages: ['webhooks', 'backups', 'invoices', 'members', path] }),
      [path]: page('Zeppelins', ['Mooring', 'A zeppelin is moored to a mast.']),
    };
    const built = await placer({ more });
    const rows = [rowOf({ question: 'how is a zeppelin moored to the mast' })];
    const places = await placesOf(built, [{ id: 'z', rows }], unpaced);
    expect(places.byTopic.get('z')).toMatchObject({ file: null, heading: 'Mooring' });
    const docs = await docsOf({ ...files, ...more });
    expect(sectionsOf(places, docs).size).toBe(0);
    expect(textsOfPlaces(places, docs)('z')).toMatchObject({ says: '', outline: [] });
  });

  test('is told with its owners, its words as readers write them, and what comes next', async () => {
    const place = await placeOf([
      'Which SECRETS sign the signatures of requests?',
      'which secret for the signature of my request, 4711',
      'secret of a signature',
      'wo ist das Geheimnis der signature? ask ada@example.com',
      'teapot',
    ]);
    expect(place).toEqual({
      ...{ file: 'webhooks.mdx', line: 9, heading: 'Signatures', coverage: null },
      owners: ['@acme/events', 'ops@acme.example'],
      words: ['signature', 'request'],
      missingWords: ['secret'],
      others: [
        { file: 'backups.mdx', line: 5, heading: 'Restore' },
        { file: 'members.mdx', line: 5, heading: 'Roles' },
      ],
    });
  });

  test('of one or two questions is told with the words of each', async () => {
    expect(await placeOf(['teapot of a signature', 'kettle'])).toMatchObject({
      words: ['signature'],
      missingWords: ['kettle', 'teapot'],
    });
    expect((await placeOf(['teapot of a signature', 'kettle', 'x']))?.missingWords).toEqual([]);
  });

  test('is told with eight words at most', async () => {
    const asked = 'signature alder birch cedar hazel linden maple poplar spruce walnut willow';
    const place = await placeOf([asked]);
    expect(place?.missingWords).toHaveLength(8);
    expect(place?.words).toEqual(['signature']);
    const told = { 'members.mdx': page('Members', ['Trees', asked]) };
    const there = await placeOf([asked], { more: told });
    expect([there?.words, there?.missingWords]).toEqual([
      expect.objectContaining({ length: 8 }),
      [],
    ]);
  });

  test('of words that no section has is none', async () => {
    expect(await placeOf(['qwxz'])).toBeNull();
  });

  test('is on the page that answers cite, rather than on the one that was asked on', async () => {
    const [webhooks, members, backups] = ['webhooks', 'members', 'backups'].map(
      (name) => `${site}/${name}`,
    );
    const question = 'request';
    const on = async (asked: Asked[]) => (await placeOf(asked))?.file;
    expect(await on([{ question, pageUrl: members ?? '' }])).toBe('members.mdx');
    expect(await on([{ question, pageUrl: members ?? '', cited: [backups ?? ''] }])).toBe(
      'backups.mdx',
    );
    // Of four pages that an answer cites each says half of what a single one would.
    const four = [backups, webhooks, `${site}/a`, `${site}/b`].map((url) => url ?? '');
    expect(
      await on([
        { question, pageUrl: members ?? '', cited: four },
        { question, cited: [members ?? ''] },
      ]),
    ).toBe('members.mdx');
  });

  test('is that of the first 300 questions', async () => {
    const first = Array.from({ length: 300 }, () => 'restore a snapshot');
    const place = await placeOf([...first, ...Array.from({ length: 400 }, () => 'member roles')]);
    expect(place).toMatchObject({ file: 'backups.mdx', words: ['snapshot', 'restore'] });
    expect(place?.missingWords).toEqual([]);
  });

  test('is found by what stands far down in a long section', async () => {
    const long = `${'The quick brown fox jumps over the lazy dog. '.repeat(60)} A zeppelin.`;
    const more = { 'members.mdx': page('Members', ['Roles', `A member. ${long}`]) };
    const place = await placeOf(['the zeppelin'], { more });
    expect(place).toMatchObject({ file: 'members.mdx', words: ['zeppelin'] });
    const atEnd = {
      'members.mdx': page('M', ['R', `${'a '.repeat(447)}zeppelin ${'b '.repeat(9)}`]),
    };
    expect(await placeOf(['zeppelin'], { more: atEnd })).toMatchObject({ words: ['zeppelin'] });
    const unbroken = { 'members.mdx': page('M', ['R', `A member ${'x'.repeat(2_000)} zeppelin`]) };
    expect(await placeOf(['zeppelin'], { more: unbroken })).toMatchObject({ words: ['zeppelin'] });
  });
});

test('places are told by topic, with where their sections end', async () => {
  const told = await placer();
  const topics = [
    { id: 'a1', rows: [rowOf({ question: 'repeated deliveries' })] },
    { id: 'b2', rows: [rowOf({ question: 'roles of members' })] },
    { id: 'c3', rows: [rowOf({ question: 'qwxz' })] },
  ];
  const places = await placesOf(told, topics, unpaced);
  expect([...places.byTopic.keys()]).toEqual(['a1', 'b2']);
  expect(places.docs).toBe(told.docs);
  expect([...sectionsOf(places, await docsOf(files))]).toEqual([
    ['a1', { file: 'webhooks.mdx', line: 5, end: 9, level: 2, heading: 'Deliveries' }],
    ['b2', { file: 'members.mdx', line: 5, end: null, level: 2, heading: 'Roles' }],
  ]);
});

test('what the docs say in a place and around it is told by topic', async () => {
  const told = await placer();
  const rows = [rowOf({ question: 'signature of a request' })];
  const places = await placesOf(told, [{ id: 'a1', rows }], unpaced);
  const docs = await docsOf(files);
  const textsOf = textsOfPlaces(places, docs);
  expect(textsOf('a1')).toEqual({
    says: 'Each request has a signature.',
    othersSay: [
      'Restore a snapshot into a branch of a request.',
      'Download an invoice, on request as a file.',
    ],
    outline: [{ line: 5, heading: 'Deliveries' }],
  });
  expect(textsOf('b2')).toBeNull();
  expect(textsOfPlaces(places, await docsOf({ 'other.mdx': 'Other' }))('a1')).toEqual({
    ...{ says: '', othersSay: ['', ''], outline: [] },
  });
});

test('nothing is placed once the step is over', async () => {
  const pace = () => Promise.reject(new Error('Cancelled'));
  const told = await placer();
  const rows = [rowOf({ question: 'signature of a request' })];
  await expect(placesOf(told, [{ id: 'a1', rows }], pace)).rejects.toThrow('Cancelled');
  let pauses = 0;
  const later = () => {
    pauses += 1;
    return pauses > 12 ? Promise.reject(new Error('Cancelled')) : undefined;
  };
  const reading = createPlacer({
    ...{ docs: await docsOf(files), rows: [], answered, pace: later },
    redactor: createRedactor({ secrets: [], enabled: true }),
  });
  await expect(reading).rejects.toThrow('Cancelled');
});

test('pauses between any two questions, pages and sections', async () => {
  const docs = await docsOf(files);
  const rows = Array.from({ length: 30 }, () => rowOf({ question: 'roles' }));
  const pausesOf = async (some: typeof rows): Promise<number> => {
    let pauses = 0;
    const pace = () => {
      pauses += 1;
      return undefined;
    };
    await createPlacer({ docs, rows: some, answered, redactor: { redact: (text) => text }, pace });
    return pauses;
  };
  const none = await pausesOf([]);
  expect(none).toBeGreaterThanOrEqual(2 * answered.length + 3 * docs.pages.length);
  expect(await pausesOf(rows)).toBeGreaterThanOrEqual(none + rows.length);
});
