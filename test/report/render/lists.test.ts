import { expect, test } from 'vitest';
import type { ReportTopic } from '../../../src/report/model/report-model.ts';
import { renderByPage, renderQuestionList } from '../../../src/report/render/pages.ts';
import {
  renderCategories,
  renderNotGrouped,
  renderResolvedTopics,
  renderSetAside,
} from '../../../src/report/render/rest.ts';
import { docs, sampleReport } from '../sample.ts';

const allowedHosts = ['docs.example.com'];
const { model, details: sampleDetails } = sampleReport({ rows: [{ topic: 'A' }] });
const details = { ...sampleDetails, pages: [], citedPages: [] };
const [sample] = model.topics;
if (!sample) throw new Error('There is no topic');
const topicOf = (fields: Partial<ReportTopic>): ReportTopic => ({ ...sample, ...fields });
const fold = (summary: string, ...parts: string[]) =>
  [`<details>\n<summary>${summary}</summary>`, ...parts, '</details>'].join('\n\n');

test('categories: ten, how many more, and the questions of none', () => {
  const of = (count: number, unanswered: number) => {
    const categories = Array.from({ length: count }, (_, at) => ({
      name: `C${at}`,
      unanswered: 2,
    }));
    return renderCategories({ categories, totals: { ...model.totals, unanswered } });
  };
  const lines = Array.from({ length: 10 }, (_, at) => `- C${at} (2)`);
  expect(of(10, 20)).toEqual([
    { title: 'categories', markdown: fold('<strong>By category</strong>', lines.join('\n')) },
  ]);
  expect(of(11, 1_023)[0]?.markdown).toBe(
    fold(
      '<strong>By category</strong>',
      [...lines, '- None given (1,001)'].join('\n'),
      '1 more category: see `report.json`.',
    ),
  );
  expect(of(12, 24)[0]?.markdown).toContain('2 more categories: see');
  expect(of(0, 3)).toEqual([]);
  const named = renderCategories({
    categories: [{ name: `*${'x'.repeat(90)}`, unanswered: 1_000 }],
    totals: { ...model.totals, unanswered: 1_000 },
  });
  expect(named[0]?.markdown).toContain(`\n- &#42;${'x'.repeat(78)}… (1,000)\n`);
});

test('what was set aside: how much, which, and how much more', () => {
  const of = (unanswered: number, ...examples: [string, number][]) =>
    renderSetAside({
      setAside: { unanswered, examples: examples.map(([text, count]) => ({ text, count })) },
    });
  expect(of(4, ['hi', 2], ['x'.repeat(101), 1])).toEqual([
    {
      title: 'what was set aside',
      markdown: fold(
        '<strong>Set aside</strong> · 4 greetings, tests or complaints',
        `- hi (2 times)\n- ${'x'.repeat(99)}…`,
        '1 more message: see `unanswered.csv`.',
      ),
    },
  ]);
  expect(of(1, ['hi', 1])[0]?.markdown).toBe(
    fold('<strong>Set aside</strong> · 1 greeting, test or complaint', '- hi'),
  );
  expect(of(0)).toEqual([]);
});

test('topics no longer asked: all that are shown, and how many more', () => {
  const topics = { shown: [], hidden: [], notGrouped: [] };
  const gone = [topicOf({ label: '*A*', previousConversations: 1_000 }), topicOf({ label: 'B' })];
  expect(renderResolvedTopics({ ...topics, resolved: gone, hiddenResolved: gone })).toEqual([
    {
      title: 'topics no longer asked about',
      markdown: fold(
        '<strong>No longer asked</strong> · 4 topics',
        '- &#42;A&#42; (1,000 conversations before)\n- B (0 conversations before)',
        '2 more topics: see `report.json`.',
      ),
    },
  ]);
  const [one] = renderResolvedTopics({ ...topics, resolved: gone.slice(1), hiddenResolved: [] });
  expect(one?.markdown).toBe(
    fold('<strong>No longer asked</strong> · 1 topic', '- B (0 conversations before)'),
  );
  expect(renderResolvedTopics({ ...topics, resolved: [], hiddenResolved: gone })).toEqual([]);
});

test('questions that were not grouped: by page, those with most first, then by address', () => {
  const on = (path: string | null, text: string) =>
    topicOf({
      label: `Label of ${text}`,
      pages: path === null ? [] : [{ url: docs + path, unanswered: 1 }],
      examples: text === '' ? [] : [{ text, count: 1 }],
    });
  const topics = [on('/', 'h'), on(null, 'n'), on('/b', 'b'), on('/intro', 'i'), on('/a', '')];
  const once = (some: ReportTopic[]) => renderNotGrouped({ topics: some, allowedHosts })[0];
  const lines =
    '- \u200b/a\n  - Label of\n- \u200b/b\n  - b\n- \u200b/\n  - h\n- \u200b/intro\n  - i\n- No known page\n  - n';
  for (const some of [topics, topics.toReversed()]) {
    expect(once(some)).toEqual({
      title: 'questions that were not grouped',
      markdown: fold('<strong>Not grouped</strong> · 5 questions', lines),
    });
  }
  const long = once([on(null, 'x'.repeat(71))]);
  expect(long?.markdown).toContain(`  - ${'x'.repeat(69)}…\n`);
  const hundred = Array.from({ length: 100 }, () => on('/a', 'q'));
  expect(once(hundred)?.markdown).not.toContain('more question');
  const more = once([...hundred, on('/z', 'last')])?.markdown;
  expect(more).toContain('1 more question: see `unanswered.csv`.');
  expect(more).not.toContain('/z');
  expect(renderNotGrouped({ topics: [], allowedHosts })).toEqual([]);
});

test('questions by page: four topics, two or three questions of each, and links to our hosts', () => {
  const questions = (count: number, times = 1) =>
    Array.from({ length: count }, (_, at) => ({ text: `q${at}`, count: times }));
  const topic = (label: string, count: number, times = 1) => ({
    ...{ group: 'topic' as const, label, unanswered: count * times },
    questions: questions(count, times),
  });
  const group = (name: 'not-grouped' | 'set-aside', count: number) => ({
    ...{ group: name, label: '', unanswered: count, questions: questions(count) },
  });
  const of = (url: string, ...topics: (ReturnType<typeof topic> | ReturnType<typeof group>)[]) =>
    renderByPage({
      details: { ...details, pages: [{ url, unanswered: 1_000, topics }] },
      allowedHosts,
    });
  const shown = [topic('*T*', 2), topic('U', 3), topic('V', 4, 300), group('not-grouped', 4)];
  expect(of(`${docs}/a`, ...shown)).toEqual([
    {
      title: 'questions asked on \u200b/a',
      markdown: fold(
        '<strong>\u200b/a</strong> · 1,000 questions',
        `[Open the page](${docs}/a)`,
        [
          '- **&#42;T&#42;** (2)\n  - q0\n  - q1',
          '- **U** (3)\n  - q0\n  - q1\n  - q2',
          '- **V** (1,200)\n  - q0 (300 times)\n  - q1 (300 times)\n  - 600 more',
          '- Not grouped (4)\n  - q0\n  - q1\n  - q2\n  - q3',
        ].join('\n'),
      ),
    },
  ]);
  const many = [group('not-grouped', 5), group('set-aside', 1), ...Array(3).fill(topic('T', 1))];
  const [foreign] = of('http://a.example/b', ...many, topic('W', 1), topic('X', 2));
  expect(foreign?.markdown).toBe(
    fold(
      '<strong>http:\u200b//a.example/b</strong> · 1,000 questions',
      [
        '- Not grouped (5)\n  - q0\n  - q1\n  - q2\n  - 2 more',
        '- Set aside (1)',
        ...Array(2).fill('- **T** (1)\n  - q0'),
        '- 4 more questions',
      ].join('\n'),
    ),
  );
  const [long] = of(`${docs}/a`, {
    ...topic('T', 1),
    questions: [{ text: 'x'.repeat(81), count: 1 }],
  });
  expect(long?.markdown).toContain(`  - ${'x'.repeat(79)}…\n`);
});

test('pages and cited pages: five of each, those of one title told apart', () => {
  const pages = Array.from({ length: 9 }, (_, at) => ({
    ...{ url: `${docs}/${at}`, unanswered: 2, topics: [] },
  }));
  const citedPages = ['T', 'U', 'T', null, 'V', 'W', 'X', 'Y', 'U'].map((title, at) => ({
    ...{ url: `${docs}/${at}`, title, unanswered: 1_000, conversations: 1_000 },
  }));
  const sections = renderByPage({ details: { ...details, pages, citedPages }, allowedHosts });
  expect(sections).toHaveLength(7);
  expect(sections[5]).toEqual({
    title: 'more pages',
    markdown: '4 more pages with two unanswered questions or more: see `unanswered.csv`.',
  });
  const names = ['T · /0', 'U', 'T · /2', '/3', 'V'];
  expect(sections[6]).toEqual({
    title: 'pages cited in vain',
    markdown: fold(
      '<strong>Pages cited most that didn’t answer</strong>',
      names.map((name, at) => `- [${name}](${docs}/${at}) (1,000)`).join('\n'),
    ),
  });
  const five = { ...details, pages: pages.slice(0, 5) };
  expect(renderByPage({ details: five, allowedHosts })).toHaveLength(5);
});

test('every question of a small period: by page, with its topic, without what was set aside', () => {
  const asked = (text: string, count = 1) => ({ text, count });
  const list = [
    {
      ...{ url: `${docs}/a`, unanswered: 4 },
      topics: [
        {
          group: 'topic' as const,
          label: '*T*',
          unanswered: 3,
          questions: [asked('a', 2), asked('b')],
        },
        { group: 'not-grouped' as const, label: '', unanswered: 1, questions: [asked('c')] },
      ],
    },
    {
      ...{ url: `${docs}/b`, unanswered: 1 },
      topics: [{ group: 'set-aside' as const, label: '', unanswered: 1, questions: [asked('hi')] }],
    },
    {
      ...{ url: null, unanswered: 1 },
      topics: [
        { group: 'not-grouped' as const, label: '', unanswered: 1, questions: [asked('d')] },
      ],
    },
  ];
  const feedback = [
    {
      ...{ path: 'a.mdx', url: `${docs}/a`, helpful: 1, unhelpful: 2 },
      comments: ['Where is *b*?'],
    },
  ];
  expect(renderQuestionList(list, { feedback, allowedHosts })).toEqual([
    {
      title: 'every question',
      markdown: [
        '### Every question\n',
        `- [/a](${docs}/a)`,
        '  - a (2 times) · in “&#42;T&#42;”',
        '  - b · in “&#42;T&#42;”',
        '  - c',
        '  - **Feedback:** 2 of 3 votes unhelpful and 1 comment',
        '    - Where is &#42;b&#42;?',
        '- No known page',
        '  - d',
      ].join('\n'),
    },
  ]);
  expect(renderQuestionList(list.slice(1, 2), { feedback, allowedHosts })).toEqual([]);
});
