import { describe, expect, test } from 'vitest';
import type { Docs } from '../../../src/docs/read.ts';
import { indexDocs, placerIn, placesOf } from '../../../src/report/places/places.ts';
import type { AnsweredQuestion } from '../../../src/report/source/answered-sample.ts';
import { createRedactor } from '../../../src/text/redact.ts';
import type { Redacted } from '../../../src/text/text.ts';
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

const redactor = createRedactor({ secrets: ['its-own-key'], enabled: true });

const answeredBy = (question: string, url: string): AnsweredQuestion => ({
  question,
  answer: 'See the page.',
  cited: [{ url, title: null }],
});

/** Enough answered questions, which all find their pages. */
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
  text: question as Redacted,
  pageUrl: (pageUrl ?? null) as Redacted | null,
  sources: cited.map((url) => ({ url: url as Redacted, title: null, countedBy: null })),
});

/** A placer for docs, null if these may be another site's. */
function placer({
  rows = [],
  known = answered,
  more = {},
  docs = docsOf({ ...files, ...more }),
}: {
  rows?: readonly Asked[];
  known?: readonly AnsweredQuestion[];
  more?: Record<string, string>;
  docs?: Docs;
} = {}) {
  const found = indexDocs({ docs, rows: rows.map(rowOf), answered: known });
  return { docs: found.read, placer: found.known && placerIn(found.known, redactor) };
}

/** The place of a topic with these questions. */
function placeOf(asked: readonly (Asked | string)[], { more = {} } = {}) {
  const rows = asked.map((row) => (typeof row === 'string' ? { question: row } : row));
  return placer({ more, rows }).placer?.placed(rows.map(rowOf))?.place ?? null;
}

describe('the trust in docs', () => {
  const lost = answeredBy('billing of a galaxy', `${site}/nowhere`);

  test.each([
    ['all of few', answered.slice(0, 19), { checked: 19, found: null }, false],
    ['all of enough', answered, { checked: 20, found: 1 }, true],
    ['half', [...answered, ...Array(20).fill(lost)], { checked: 40, found: 0.5 }, true],
    ['fewer than half', [...answered, ...Array(21).fill(lost)], { found: 0.4878 }, false],
    ['one of few', [...answered.slice(0, 1), lost, lost], { checked: 3, found: null }, false],
    ['none', [], { checked: 0, found: null }, false],
    ['no answer that cites a page', [{ ...lost, cited: [] }], { checked: 0 }, false],
  ])('depends on how many answered questions find their pages: %s', (_, known, docs, isTrusted) => {
    const result = placer({ known });
    expect(result.docs).toMatchObject({ root: '.', files: 4, sections: 9, skipped: 0, ...docs });
    const rows = [rowOf({ question: 'signature of a request' })];
    expect(result.placer?.nearest(rows, 1).map(({ heading }) => heading)).toEqual(
      isTrusted ? ['Signatures'] : undefined,
    );
    expect(result.placer?.placed(rows)?.place.heading).toBe(isTrusted ? 'Signatures' : undefined);
  });

  test('depends on the three nearest pages and on at most 2,000 questions', () => {
    const question = 'repeated deliveries of webhooks, backups to restore, invoices';
    const rows = ['webhooks', 'backups'].map((name) => ({ question, pageUrl: `${site}/${name}` }));
    const foundOn = (name: string) =>
      placer({ rows, known: Array(20).fill(answeredBy(question, `${site}/${name}`)) }).docs.found;
    expect(['webhooks', 'backups', 'invoices', 'members'].map(foundOn)).toEqual([...[1, 1, 1, 0]]);
    const many = Array.from({ length: 2_001 }, () => answeredBy('x', `${site}/webhooks`));
    expect(placer({ known: many }).docs.checked).toBe(2_000);
  });

  test('depends on addresses below the path and on the host that most have', () => {
    const elsewhere = ['webhooks', 'backups', 'invoices'].map((name) => ({
      question: 'x',
      pageUrl: `https://old.acme.example/help/${name}`,
    }));
    expect(placer({ rows: elsewhere }).docs.found).toBe(1);
    const first = answeredBy('x', 'https://old.acme.example/help/webhooks');
    expect(placer({ known: [first, ...answered] }).docs.found).toBe(0.9524);
    const unread = placer({ rows: [{ question: 'x', pageUrl: 'not an address' }] });
    expect(unread.docs.found).toBe(1);
  });
});

describe('the place of a topic', () => {
  test('is sure if words, citations and pages agree on one page', () => {
    const isSure = (...cited: string[]) => {
      const question = 'signature of a request';
      const addresses = cited.map((name) => `${site}/${name}`);
      return placeOf([{ question, cited: addresses }])?.isSure;
    };
    expect(isSure()).toBe(false);
    expect(isSure('webhooks')).toBe(true);
    expect(isSure('webhooks', 'invoices')).toBe(false);
    const asked = (name: string) => ({ question: 'request', pageUrl: `${site}/${name}` });
    expect(placeOf([asked('webhooks')])).toMatchObject({ isSure: true });
    // All pages have this name.
    expect(placeOf([asked('webhooks'), asked('members')])).toMatchObject({ isSure: false });
  });

  test('is not sure by citations that only repeat what the words find', () => {
    const cited = [`${site}/webhooks`];
    const isSure = (...rows: Asked[]) => placeOf(rows)?.isSure;
    // All pages have the first word, none has the second.
    expect(isSure({ question: 'request', cited })).toBe(false);
    expect(isSure({ question: 'qwxz', cited })).toBe(true);
    const words = Array(9).fill({ question: 'request', cited });
    expect(isSure(...words, { question: 'qwxz', cited })).toBe(false);
    expect(isSure(...words, { question: 'request', pageUrl: `${site}/webhooks` })).toBe(true);
  });

  test('is never on a page for those who write the docs, unless the navigation lists it', () => {
    const text = page('Zeppelins', ['Mooring', 'A zeppelin is moored.']);
    const more = Object.fromEntries(
      ['sub/AGENTS.md', 'sub/CONTRIBUTING.mdx', 'sub/SKILL.md', 'page-template.mdx'].map((path) => [
        path,
        text,
      ]),
    );
    expect(placeOf(['zeppelins'], { more })).toBeNull();
    const listed = { ...more, 'docs.json': config({ pages: ['webhooks', 'sub/contributing'] }) };
    expect(placeOf(['zeppelins'], { more: listed })).toMatchObject({
      file: 'sub/CONTRIBUTING.mdx',
      others: [],
    });
  });

  test('is never on a page that only another version has, which is named last as such', () => {
    const versions = [
      { version: 'v2', pages: ['webhooks', 'backups', 'invoices', 'members'] },
      { version: 'v1', pages: ['v1/webhooks', 'v1/proxy'] },
    ];
    const more = {
      'docs.json': config({ versions }),
      'v1/webhooks.mdx': page('Webhooks', ['Deliveries', 'A proxy of a request.']),
      'v1/proxy.mdx': page('Proxy', ['Settings', 'A proxy takes each request.']),
    };
    const old = { file: 'v1/proxy.mdx', heading: 'Settings', onlyIn: 'v1' };
    const place = placeOf(['settings of a proxy for a request'], { more });
    expect(place?.file).not.toMatch(/^v1/);
    expect(place).toMatchObject({ isSure: false, others: [{}, old] });
    expect(place?.others[0]?.file).not.toMatch(/^v1/);
    expect(placeOf(['proxy'], { more })).toMatchObject({ ...old, isSure: false, others: [] });
  });

  test('has no file if redaction would change its path', () => {
    const path = 'notes/ada@example.com.mdx';
    const more = {
      'docs.json': config({ pages: ['webhooks', 'backups', 'invoices', 'members', path] }),
      [path]: page('Zeppelins', ['Mooring', 'A zeppelin is moored to a mast.']),
    };
    const rows = [rowOf({ question: 'how is a zeppelin moored to the mast' })];
    expect(placer({ more }).placer?.placed(rows)).toMatchObject({
      place: { file: null, heading: 'Mooring' },
      texts: { says: '' },
      home: null,
    });
  });

  test('is reported with its owners, its nearest sentence and the next places', () => {
    const more = {
      'webhooks.mdx': page('Webhooks', [
        'Signatures\u202e',
        'A delivery is sent once.\n\n- Each \u202erequest has a signature, made\n  with the secret `its-own-key`. Ask ops@acme.example for it.\n- Lost ones are repeated.',
      ]),
    };
    const rows = [
      'Which SECRETS sign the signatures of requests?',
      'which secret for the signature of my request, 4711',
      'wo ist das Geheimnis der signature? ask ada@example.com',
      'teapot',
    ].map((question) => rowOf({ question }));
    const placed = placer({ more }).placer?.placed(rows);
    expect(placed?.texts.says).toContain('made\n  with the secret `***`. Ask ops@acme.example');
    expect(placed?.texts.othersSay[1]).toBe(
      '## Download\n\nDownload an invoice, on request as a file.',
    );
    expect(placed?.place).toEqual({
      file: 'webhooks.mdx',
      line: 5,
      heading: 'Signatures',
      isSure: false,
      coverage: null,
      quote: 'Each request has a signature, made with the secret ***.',
      owners: ['@acme/events'],
      others: [
        { file: 'backups.mdx', line: 5, heading: 'Restore', quote: null },
        { file: 'invoices.mdx', line: 5, heading: 'Download', quote: null },
      ],
    });
  });

  test('has a quote of at most 200 characters, or none if no sentence is near', () => {
    const long = `A zeppelin is moored ${'to a mast '.repeat(40)}.`;
    const text = `${'Bread is baked. '.repeat(90)}${long}`;
    const more = { 'members.mdx': page('Zeppelins', ['Mooring', text]) };
    const quote = placeOf(['how is a zeppelin moored'], { more })?.quote;
    expect(quote).toMatch(/^A zeppelin is moored to a mast .+…$/);
    expect(quote).toHaveLength(200);
    const headed = { 'members.mdx': page('Zeppelins', ['Mooring', 'Bread is baked at dawn.']) };
    const place = placeOf(['zeppelin mooring'], { more: headed });
    expect(place).toMatchObject({ heading: 'Mooring', quote: null });
  });

  test('is the section of its page that shares words, or their meaning, that the others lack', () => {
    const more = {
      'keys.mdx': page(
        'Keys',
        ['Team', 'Keys of the team.'],
        ['Rotate', 'A key is replaced by a new key.'],
        ['Delete', 'Remove a key of the team.'],
      ),
    };
    const headingOf = (question: string) => placeOf([question], { more })?.heading;
    expect(headingOf('replace the key')).toBe('Rotate');
    expect(headingOf('remove a key')).toBe('Delete');
    // No section has the word.
    const cited = [`${site}/keys`];
    expect(placeOf([{ question: 'erase', cited }], { more })?.heading).toBe('Delete');
    // “Download an invoice” in German.
    expect(placeOf(['Rechnung herunterladen'])?.heading).toBe('Download');
  });

  test('is the first section of a page without a lead', () => {
    const more = {
      'keys.mdx': '## Create\n\nCreate a key.\n\n## Revoke\n\nRevoke it.\n',
      'auth.mdx': 'Send the key.\n',
    };
    expect(placer({ more }).placer?.placed([rowOf({ question: 'create a key' })])).toMatchObject({
      place: { file: 'keys.mdx', line: 1, others: [{ file: 'auth.mdx', heading: null }, {}] },
      home: { line: 1, level: 2, end: 5 },
      texts: {
        says: '## Create\n\nCreate a key.',
        othersSay: ['Send the key.', expect.any(String)],
      },
    });
  });

  test('has texts that are no longer than a brief quotes', () => {
    const more = { 'long.mdx': 'zeppelin '.repeat(10_000) };
    const placed = placer({ more }).placer?.placed([rowOf({ question: 'zeppelin' })]);
    expect(placed?.texts.says).toHaveLength(20_000);
  });

  test('is on the page that answers cite rather than on the page asked on', () => {
    const [webhooks, members, backups] = ['webhooks', 'members', 'backups'].map(
      (name) => `${site}/${name}`,
    );
    const question = 'request';
    const on = (asked: Asked[]) => placeOf(asked)?.file;
    expect(on([{ question, pageUrl: members ?? '' }])).toBe('members.mdx');
    expect(on([{ question, pageUrl: members ?? '', cited: [backups ?? ''] }])).toBe('backups.mdx');
    // One of four cited pages has half the weight of a single one.
    const four = [backups, webhooks, `${site}/a`, `${site}/b`].map((url) => url ?? '');
    expect(
      on([
        { question, pageUrl: members ?? '', cited: four },
        { question, cited: [members ?? ''] },
      ]),
    ).toBe('members.mdx');
  });

  test('depends on the first 300 questions', () => {
    const first = Array.from({ length: 300 }, () => 'restore a snapshot');
    const place = placeOf([...first, ...Array.from({ length: 400 }, () => 'member roles')]);
    expect(place).toMatchObject({ file: 'backups.mdx' });
  });
});

test('places are reported by topic, with the ends of their sections', () => {
  const { placer: found } = placer();
  if (!found) throw new Error('the docs are not found to be the site’s');
  const topics = [
    { id: 'a1', rows: [rowOf({ question: 'repeated deliveries' })] },
    { id: 'b2', rows: [rowOf({ question: 'roles of members' })] },
    { id: 'c3', rows: [rowOf({ question: 'qwxz' })] },
  ];
  const places = placesOf(found, topics);
  expect([...places].map(([id, { home }]) => [id, home])).toEqual([
    ['a1', { file: 'webhooks.mdx', line: 5, end: 9, level: 2, heading: 'Deliveries' }],
    ['b2', { file: 'members.mdx', line: 5, end: null, level: 2, heading: 'Roles' }],
  ]);
});

describe('a changelog, license or blog post', () => {
  const sentence = 'A zeppelin was added, and the zeppelin is fast.';
  const more = {
    'changelog.mdx': page('Changelog', ['1.2', sentence]),
    '_parts.mdx': sentence,
    'blog/hello.mdx': page('Zeppelin', ['Zeppelin', sentence]),
    'legal/license.md': sentence,
    'news/release-notes-2.md': sentence,
    'legal/code_of_conduct.md': sentence,
  };

  test('is a place only if nothing else is near', () => {
    const far = { ...more, 'members.mdx': page('Members', ['Roles', 'A role on a zeppelin.']) };
    expect(placeOf(['zeppelin'], { more: far })).toMatchObject({
      file: 'members.mdx',
      others: [],
    });
    expect(placeOf(['zeppelin'], { more })?.file).toBe('blog/hello.mdx');
  });

  test('is found by answers that cite it, and hides no page that others cite', () => {
    const twenty = (url: string) => Array(20).fill(answeredBy('repeated zeppelin', site + url));
    const near = { ...more, 'webhooks.mdx': page('Webhooks', ['Deliveries', 'Are repeated.']) };
    const found = (url: string) =>
      placer({
        more: near,
        known: twenty(url),
        rows: [{ question: '', pageUrl: `${site}/members` }],
      }).docs.found;
    expect(found('/changelog')).toBe(1);
    expect(found('/webhooks')).toBe(1);
  });
});

test('docs in a named folder are trusted until 20 answers contradict this', () => {
  const docs = { ...docsOf(files), isConfigured: true };
  const rows = [rowOf({ question: 'signature' })];
  const { placer: trusted } = placer({ docs, known: [] });
  expect(trusted?.placed(rows)?.place.file).toBe('webhooks.mdx');
  const lost = Array(20).fill(answeredBy('galaxy', `${site}/nowhere`));
  expect(placer({ docs, known: lost }).placer).toBeNull();
});
