import { expect, test } from 'vitest';
import type { Gap } from '../../../src/report/assemble/report.ts';
import type { ReaderTest } from '../../../src/report/readers/reader-test.ts';
import { renderFixComment } from '../../../src/report/render/pull-request.ts';

const asked = { text: 'How do I rotate a key?', count: 2, after: null, isOutside: false };
const topic = {
  id: 'a1',
  label: 'Rotate *keys*',
  conversations: 2,
  previousConversations: 1,
  examples: [],
  brief: {
    questions: [asked, { ...asked, text: 'and with the cli?', count: 1, after: asked.text }],
    distinctQuestions: 2,
  },
} as unknown as Gap;
const rendered = (more: { tested?: ReaderTest | null; topic?: Gap } = {}) =>
  renderFixComment([more.topic ?? topic], {
    period: { from: '2026-11-13', to: '2026-11-20' },
    issueUrl: 'https://github.com/acme/docs/issues/7',
    tested: more.tested ?? null,
  });

test('the comment says why the pull request exists, and what to review', () => {
  const [why, gap, next, ...others] = rendered();
  expect(others).toEqual([]);
  expect([why, next]).toMatchObject([
    { title: 'why', isEssential: true },
    { title: 'what comes next', isEssential: true },
  ]);
  expect(why?.markdown).toContain('[the gap report](https://github.com/acme/docs/issues/7)');
  expect(gap).toEqual({
    title: 'the gap “Rotate &#42;keys&#42;”',
    markdown: [
      '**Rotate &#42;keys&#42;** · Gap `a1` · 2 conversations from 13–19 November 2026 (1 before) asked this and got no answer.',
      'For the review: do the docs now answer each of these?',
      '- How do I rotate a key? (2 times)\n- and with the cli?, after “How do I rotate a key?”',
    ].join('\n\n'),
  });
  const [, more] = rendered({
    topic: { ...topic, brief: { ...topic.brief, distinctQuestions: 5 } },
  });
  expect(more?.markdown).toMatch(/\n- and 3 more questions$/);
});

test('the comment names no other gap, even if a quoted text does', () => {
  const named = 'Gap 0123456789ab';
  const all = rendered({
    topic: {
      ...topic,
      label: named,
      brief: { ...topic.brief, questions: [{ text: named, count: 1, after: named }] },
    } as Gap,
  });
  for (const { title, markdown } of all) {
    expect(`${title} ${markdown}`.replaceAll('\u200b', '')).not.toContain('0123456789ab');
  }
});
