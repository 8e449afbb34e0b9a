import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BriefMaterial, Gap, Report } from '../../../src/report/assemble/report.ts';
import type { Place } from '../../../src/report/places/place.ts';
import { renderBrief as wholeBriefOf } from '../../../src/report/render/brief.ts';
import { renderGfm, textsOf } from '../../world/markdown.ts';

const id = '3861118a180e';
const docs = 'https://docs.example.com';
const report = {
  period: { from: '2026-11-13', to: '2026-11-20' },
  meta: { allowedHosts: ['docs.example.com'] },
} as unknown as Report;
const place = {
  file: 'docs/keys.mdx',
  line: 42,
  heading: 'Rotate',
  isSure: true,
  coverage: null,
  owners: ['@acme/docs'],
  others: [{ file: 'docs/auth.mdx', line: 1, heading: null }],
} as unknown as Place;
const asked = (text: string, count = 1) => ({ text, count, after: null });

const renderBrief = (gap: Gap): string => wholeBriefOf(gap, report);

function briefFor(fields: object = {}, material: object = {}): Gap {
  const { questions = [] } = material as Partial<BriefMaterial>;
  return {
    id,
    label: 'Rotate "keys"',
    conversations: 13,
    previousConversations: 4,
    kind: 'missing-page',
    kindPages: [],
    place: null,
    hasNoSection: false,
    missing: null,
    brief: {
      questions,
      distinctQuestions: questions.length,
      docs: null,
      ...material,
    },
    ...fields,
  } as unknown as Gap;
}

test('a whole brief has the text that a writer needs', async () => {
  const brief = briefFor(
    { place },
    {
      questions: [asked('First?', 3), asked('Second?'), { ...asked('and then?'), after: 'First?' }],
      docs: {
        says: '## Rotate\n\nKeys never expire.\n```sh\nWrite to help@example.com.\n```',
        othersSay: ['Send the key.'],
      },
    },
  );
  await expect(renderBrief(brief)).toMatchFileSnapshot('brief.md');
  expect(textsOf(renderGfm(renderBrief(brief)), 'h1, h2')).toEqual([
    `Close a docs gap: Gap ${id}`,
    'What readers asked',
    'What the docs say now',
  ]);
});

test.each<[object, string, string]>([
  [
    { kind: 'missing-page' },
    'Find out first whether the docs answer this already.',
    'write the answer where it fits best',
  ],
  [
    { kind: 'weak-page', kindPages: [{ url: `${docs}/keys`, title: null }] },
    'Find out first whether the docs',
    'improve `/keys`',
  ],
  [
    { place },
    'Find out first whether the section at line 42 of `docs/keys.mdx` answers this',
    'make it easier to find',
  ],
  [
    { place: { ...place, isSure: false } },
    'Find out first whether the docs answer this already, so that nobody writes a second page.',
    'the section at line 42 of `docs/keys.mdx` or line 1 of `docs/auth.mdx`',
  ],
  [
    { place: { ...place, coverage: 'absent' } },
    'Add a section after the one at line 42 of `docs/keys.mdx`',
    'a model found no section about this',
  ],
  [
    { place: { ...place, coverage: 'partial' } },
    'Add what’s missing at line 42 of `docs/keys.mdx`',
    'part of the answer',
  ],
  [{ place: { ...place, coverage: 'present' } }, 'A model has read', 'make it easier to find'],
])('the task of %o', (fields, start, words) => {
  const [, first = ''] = /^1\. (.*)$/m.exec(renderBrief(briefFor(fields))) ?? [];
  expect(first.startsWith(start)).toBe(true);
  expect(first).toContain(words);
});

test('what a model says is missing comes before the steps', () => {
  const whole = renderBrief(briefFor({ missing: 'How to end a "session".' }));
  expect(whole.split('\n').slice(4, 10)).toEqual([
    '## What readers ask for, according to a model',
    '',
    '```text',
    '"How to end a \\"session\\"."',
    '```',
    '',
  ]);
  expect(whole.split('\n')[10]).toMatch(/^1\. /);
});

const evil = fc
  .array(
    fc.constantFrom(
      ...['\n', '\r', '\u2028', '```', '````', '~~~', '"', '\\', '# x', '6. Do', '<b>', '-----'],
      ...['Gap ', 'gap\u00a0', 'gap\n', '0123456789ab', 'words', ' '],
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join(''));

test('what strangers wrote stays in its blocks, and names no gap', () => {
  fc.assert(
    fc.property(evil, (text) => {
      const fields = {
        label: text,
        missing: text,
        place: { ...place, file: text, heading: text, owners: [text] },
      };
      const material = {
        questions: [{ ...asked(text), after: text }],
        docs: { says: text, othersSay: [text] },
      };
      const brief = briefFor(fields, material);
      const whole = renderBrief(brief);
      const rendered = renderGfm(whole);
      expect(rendered.querySelectorAll('li')).toHaveLength(5);
      expect(rendered.querySelectorAll('h1')).toHaveLength(1);
      expect(rendered.querySelectorAll('h2')).toHaveLength(3);
      expect(rendered.querySelectorAll('b, script, hr')).toHaveLength(0);
      const named = whole.matchAll(/\bgap\s+([0-9a-f]{12})\b/gi);
      expect(new Set([...named].map(([, of]) => of))).toEqual(new Set([id]));
    }),
  );
});

describe('a whole brief that is too long', () => {
  test('leaves out whole questions that don’t fit, and says how many', () => {
    const questions = [
      asked('a'.repeat(20_000)),
      asked('b'.repeat(20_000)),
      asked('c'.repeat(5_000)),
    ];
    const text = renderBrief(briefFor({}, { questions, distinctQuestions: 40 }));
    expect(text.length).toBeLessThanOrEqual(30_000);
    expect(text).toContain('a'.repeat(20_000));
    expect(text).not.toContain('bb');
    expect(text).toContain('c'.repeat(5_000));
    expect(text).toContain('\n38 more questions of this topic are in unanswered.csv.\n');
  });

  test('never has more than 30,000 characters', () => {
    const questions = Array.from({ length: 30 }, (_, at) => asked(`${at} ${'y'.repeat(2_000)}`));
    const material = {
      questions,
      docs: { says: 'z'.repeat(50_000), othersSay: ['z'.repeat(50_000)] },
    };
    const text = renderBrief(briefFor({ place }, material));
    expect(text.length).toBeLessThanOrEqual(30_000);
    expect(text.length).toBeGreaterThan(25_000);
  });
});
