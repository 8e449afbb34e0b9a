import { describe, expect, test } from 'vitest';
import { servePages } from '../../world/conversations.ts';
import { startModel } from '../../world/model.ts';
import { type Coverage, careful, type Material } from '../../world/reader.ts';
import { reportHere } from '../in-process.ts';
import { after, checkoutOf } from '../readers/webhook-docs.ts';
import { row } from '../reporting.ts';

const questions = [
  'How do I verify a webhook?',
  'verify the SIGNATURE',
  'check a signature header',
];
const rows = [
  ...questions.map((query, at) =>
    row(`a${at}`, { query, conversationId: `c${at}`, pageUrl: null }),
  ),
  // The same again, but for its case, and a later turn of a conversation.
  row('a3', { query: 'Verify the signature!', conversationId: 'c3', pageUrl: null }),
  row('a4', {
    query: 'and in python?',
    conversationId: 'c0',
    pageUrl: null,
    timestamp: '2026-11-14T23:00:00Z',
  }),
];

/** The report on a checkout whose docs no answer can check, with a model that says where they answer. */
async function readBy(section: { heading: string; coverage: Coverage } | null) {
  const heading = 'Verify the signature of a webhook';
  const answer = careful(
    {
      labelOf: () => 'signature',
      titleOf: () => heading,
      placesOf: () => (section ? [{ file: 'webhooks.mdx', ...section }] : []),
    },
    { leftOut: 0, wrong: 0 },
  );
  const model = await startModel(({ material }) => ({
    content: JSON.stringify(answer(material as Material)),
  }));
  const left = await reportHere(servePages(rows), {
    env: { GITHUB_WORKSPACE: checkoutOf(after) },
    with: { 'date-to': '2026-11-16', 'model-url': model.url, model: 'small' },
  });
  const materials = model.requests.map(({ material }) => material as Material);
  return { ...left, topic: left.report.topics[0], materials };
}

describe('docs that no answer can check', () => {
  test.each([
    ['present', 'hard-to-find', 'found the answer there\n- **Next:**', 'Missing words'],
    ['partial', 'weak-page', 'found part of the answer there', 'Missing'],
    ['absent', 'missing-section', 'a new section belongs after it', 'Missing'],
  ] as const)(
    'are the site’s if a model names a section that is %s',
    async (coverage, kind, says, missing) => {
      const { topic, summary, warnings } = await readBy({
        heading: 'Verify the signature',
        coverage,
      });
      expect(topic).toMatchObject({
        kind,
        place: { file: 'webhooks.mdx', heading: 'Verify the signature', isSure: true, coverage },
      });
      expect(summary).toContain('A model read 4 questions and 4 sections of the docs.');
      expect(summary).toContain(says);
      expect(summary).toContain(`**${missing}, according to a model:** Tell it`);
      expect(summary).toContain('a model found sections for at least half of the topics');
      expect(summary).not.toContain('another site’s docs');
      expect(warnings).toEqual([]);
    },
  );

  test('may be another site’s if it names none, and nothing is said to be missing', async () => {
    const { topic, summary } = await readBy(null);
    expect(topic).toMatchObject({ place: null });
    expect(summary).toContain('these may be another site’s docs');
    expect(summary).toContain('**What readers ask for, according to a model:** Tell it');
  });
});

test('a question is sent once in any case, and a later turn with the one before it', async () => {
  const { materials } = await readBy(null);
  expect(materials[0]).toEqual({
    task: 'sections',
    titles: [],
    questions: expect.arrayContaining([
      { n: expect.any(Number), text: 'and in python?', after: 'How do I verify a webhook?' },
    ]),
  });
  expect(materials[0]?.task === 'sections' && materials[0].questions).toHaveLength(4);
});
