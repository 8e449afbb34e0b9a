import { describe, expect, test } from 'vitest';
import type { Place } from '../../../src/report/places/place.ts';
import { placeAdvice, placeCell, placeFacts } from '../../../src/report/render/place.ts';

const sourceUrl = 'https://github.com/acme/docs/blob/5c0ffee';
const place: Place = {
  file: 'guides/branch limits.mdx',
  line: 12,
  heading: 'Branch limits',
  coverage: null,
  owners: ['@acme/docs-core'],
  words: ['branch', 'storage'],
  missingWords: ['undo', 'drop'],
  others: [
    { file: 'guides/backups.mdx', line: 40, heading: 'Restore' },
    { file: 'faq.mdx', line: 6, heading: null },
  ],
};
const linked = `[Branch limits](${sourceUrl}/guides/branch%20limits.mdx?plain=1#L12)`;
const spot = `${linked}, \`guides/branch limits.mdx\` line 12 (\`@acme/docs-core\`)`;
const topic = { kind: 'missing-page' } as const;

describe('what to do in a place', () => {
  test('that no model has read is to look, by the words that it has and lacks', () => {
    expect(placeAdvice(topic, place, sourceUrl)).toBe(
      `Look first in ${spot}: of the readers’ words it has *branch*, *storage*, and lacks *undo*, *drop*. If the answer isn’t there, write it.`,
    );
    expect(placeCell(place)).toBe('Look in “Branch limits”, branch limits.mdx');
    expect(placeCell({ ...place, heading: null })).toBe('Look in branch limits.mdx');
    const index = { ...place, file: 'docs/import/index.mdx', heading: null };
    expect(placeCell(index)).toBe('Look in import/index.mdx');
    expect(placeCell({ ...index, file: 'index.md' })).toBe('Look in index.md');
  });

  test.each([
    ['absent', `Write it in ${spot}.`],
    ['partial', `Say more in ${spot}.`],
    [
      'present',
      `It is told in ${spot}: make it findable. Link it from where it was asked, and use the readers’ words, such as *undo*, *drop*.`,
    ],
  ] as const)('that a model calls %s follows from that', (coverage, advice) => {
    expect(placeAdvice(topic, { ...place, coverage }, sourceUrl)).toBe(advice);
  });

  test('says nothing of words that there are none of', () => {
    const bare = { ...place, owners: [], words: [], missingWords: [] };
    expect(placeAdvice(topic, bare, sourceUrl)).toContain('line 12. If');
    expect(placeAdvice(topic, { ...bare, coverage: 'present' }, sourceUrl)).toMatch(/asked\.$/);
    expect(placeAdvice(topic, { ...bare, words: ['a'] }, sourceUrl)).toContain(
      ': of the readers’ words it has *a*.',
    );
    expect(placeAdvice(topic, { ...bare, missingWords: ['b'] }, sourceUrl)).toContain(
      ': of the readers’ words it lacks *b*.',
    );
  });
});

test('a fold has the place, what comes next, and what a model said of it', () => {
  expect(placeFacts({ ...place, coverage: 'partial' }, { sourceUrl, isAtLength: true })).toBe(
    `**Nearest in the docs:** ${spot}; of the readers’ words it has *branch*, *storage*, and lacks *undo*, *drop*. A model that read it says that it tells a part of this. Next: “Restore” in \`guides/backups.mdx\` and \`faq.mdx\`.`,
  );
});

test.each([
  ['absent', 'Write in “Branch limits”, branch limits.mdx', 'it doesn’t tell this.'],
  ['partial', 'Say more in “Branch limits”, branch limits.mdx', 'it tells a part of this.'],
  ['present', 'Make findable: “Branch limits”, branch limits.mdx', 'it tells this.'],
] as const)('a place that is %s is so in a cell and a fold', (coverage, cell, said) => {
  expect(placeCell({ ...place, coverage })).toBe(cell);
  const facts = placeFacts({ ...place, coverage }, { sourceUrl, isAtLength: false });
  expect(facts).toMatch(/ A model that read it says that .+\.$/);
  expect(facts).toContain(said);
});

test('a fold has no more than is known', () => {
  const bare = { ...place, owners: ['@a', '@b'], words: [], missingWords: [], others: [] };
  expect(placeFacts(bare, { sourceUrl, isAtLength: true })).toBe(
    `**Nearest in the docs:** ${linked}, \`guides/branch limits.mdx\` line 12 (\`@a\`, \`@b\`).`,
  );
});

test('a file whose path redaction would change has neither name nor link', () => {
  const unnamed = { ...place, file: null, others: [{ file: null, line: 6, heading: null }] };
  const facts = placeFacts(unnamed, { sourceUrl, isAtLength: true });
  expect(facts).toMatch(
    /^\*\*Nearest in the docs:\*\* “Branch limits” in a file whose name is redacted, line 12 /,
  );
  expect(facts).toMatch(/Next: a file whose name is redacted\.$/);
  expect(facts).not.toContain(sourceUrl);
  expect(placeCell(unnamed)).toBe('Look in “Branch limits”, a file whose name is redacted');
  expect(placeCell({ ...unnamed, heading: null })).toBe('Look in a file whose name is redacted');
  expect(placeAdvice(topic, { ...unnamed, heading: null }, sourceUrl)).toContain(
    'Look first in a file whose name is redacted, line 12 (',
  );
});

test('what a source says is text: no mention, link or heading of its own', () => {
  const hostile = {
    ...place,
    file: '[x](javascript:1)/@ada?#.mdx',
    heading: '@ada [x](https://evil.example) #1 `',
    owners: ['@ada`'],
    words: ['*@ada*', '<b>'],
  };
  const said = placeFacts(hostile, { sourceUrl, isAtLength: true });
  const outsideCode = said.replace(/(`+)(?!`).*?[^`]\1(?!`)/g, '');
  expect(outsideCode).not.toMatch(/@ada|\]\((?:javascript|https:\/\/evil)|<b>/);
  expect(said).toContain(`(${sourceUrl}/%5Bx%5D%28javascript%3A1%29/%40ada%3F%23.mdx?plain=1#L12)`);
});
