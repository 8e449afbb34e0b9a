import { expect, test } from 'vitest';
import type { ReaderTest, TestedTopic } from '../../../src/report/readers/reader-test.ts';
import { renderReaderTest } from '../../../src/report/render/reader-test.ts';

const nothing: ReaderTest = { base: 'b', head: 'h', gained: 0, lost: 0, topics: [], atRisk: [] };
const topic = (fields: Partial<TestedTopic>): TestedTopic => ({
  ...{ id: 'a', label: '*A*', questions: 14, before: 0, after: 9 },
  ...{ file: 'docs/keys.mdx', heading: 'Rotate', ...fields },
});
const page = { file: 'docs/a.mdx', url: null, answered: 57, redirected: false };

function rendered(test: Partial<ReaderTest>, missing: readonly string[] = []): string {
  const questions = (test.topics ?? []).map(() => ({ finding: ['Found?'], missing: [...missing] }));
  const sections = renderReaderTest({ test: { ...nothing, ...test }, questions });
  return sections.map(({ markdown }) => markdown).join('\n\n');
}

test('a pull request that does nothing to readers gets one line', () => {
  expect(rendered({}).split('\n\n').slice(1)).toEqual([
    'No question of the period finds a section that it did not find before, or loses one, and no page that answered questions is at risk.',
  ]);
});

test('pages whose addresses lead nowhere stand before those that leave a redirect', () => {
  const atRisk = [
    { ...page, file: 'docs/moved.mdx', change: 'renamed' as const, answered: 90, redirected: true },
    { ...page, change: 'deleted' as const },
    { ...page, file: 'docs/cut.mdx', change: 'shortened' as const, answered: 1, redirected: true },
  ];
  expect(rendered({ atRisk })).toContain(
    [
      '- `docs/a.mdx` is deleted. It answered 57 questions of the period, and leaves no redirect.',
      '- `docs/moved.mdx` gets another address. It answered 90 questions of the period, and leaves a redirect.',
      '- `docs/cut.mdx` loses a section. It answered 1 question of the period.',
    ].join('\n'),
  );
});

test('a topic opens to the questions that find a section, and those that still find none', () => {
  const text = rendered({ gained: 9, topics: [topic({})] }, ['Still *not*?']);
  expect(text).toContain('**9 unanswered questions now find a section, and found none before.**');
  expect(text).toContain(
    '<summary>9 of 14 questions of <strong>&#42;A&#42;</strong> now find a section; 0 did</summary>\n\nMost come nearest to *Rotate* in `docs/keys.mdx`.',
  );
  expect(text).toContain('**Find a section now** (1)\n\n- Found?');
  expect(text).toContain('**Still find none** (1)\n\n- Still &#42;not&#42;?');
  expect(text).not.toContain('by chance');
});

test.each([
  [14, 1, true],
  [14, 3, false],
  [1, 1, true],
])(
  'of %i questions, %i that find a section may do so by chance: %s',
  (questions, after, isChance) => {
    const text = rendered({ gained: after, topics: [topic({ questions, after })] });
    expect(text.includes('So few questions may do so by chance.')).toBe(isChance);
  },
);
