import { expect, test } from 'vitest';
import type { Page, Section } from '../../../src/docs/read-page.ts';
import { describeTopics, type TopicToDescribe } from '../../../src/report/reading/describe.ts';
import type { Redacted } from '../../../src/text/text.ts';
import { type Asking, askingOf } from './reading.ts';

const page = { file: 'guides/backups.mdx', title: 'Backups' } as Page;
const sections = ['Restore', 'Backups', 'Export'].map((heading) => {
  const text = `${heading} tables. ${'x'.repeat(1_600)}`;
  return { page, heading, text } as Section;
});
const topic = (id: string, ...texts: string[]): TopicToDescribe => {
  const main = texts.map((text) => ({ text: text as Redacted }));
  return { topic: { id, label: 'Tables' as Redacted, examples: [], main }, sections };
};

/** The descriptions, in the order of the topics. */
async function describeAll({ session }: Asking, topics: TopicToDescribe[], turns = new Map()) {
  const known = { turns, titles: new Map(), sectionsRead: new Set<Section>() };
  const found = await describeTopics(topics, { ...session, ...known, keep: 0 });
  return topics.map(({ topic: { id } }) => found.get(id));
}

/** The description of one topic if the model replies like this. */
async function describedAs(reply: unknown) {
  const asking = askingOf(() => ({ topics: [reply] }));
  return (await describeAll(asking, [topic('a', 'restore one table')]))[0];
}

test('topics are sent in order, four a request, with their questions and sections', async () => {
  const topics = Array.from({ length: 7 }, (_, at) =>
    topic(`t${at}`, ...Array.from({ length: 10 }, (_, n) => `table ${at} ${n}`)),
  );
  const asking = askingOf((material) => ({
    topics:
      'topics' in material ? material.topics.map(({ n }) => ({ n, heading: `table ${n}` })) : [],
  }));
  const found = await describeAll(asking, topics);
  expect(found.map((one) => one?.heading)).toEqual([1, 2, 3, 4, 1, 2, 3].map((n) => `table ${n}`));
  const [first] = asking.materials;
  expect(first).toMatchObject({ task: 'describe', topics: { length: 4 } });
  expect(first && 'topics' in first && first.topics[0]).toEqual({
    n: 1,
    title: 'Tables',
    questions: Array.from({ length: 8 }, (_, n) => ({ text: `table 0 ${n}` })),
    sections: sections.map(({ heading, text }, at) => ({
      s: at + 1,
      file: 'guides/backups.mdx',
      page: 'Backups',
      heading,
      text: text.slice(0, 1_200),
    })),
  });
});

test('a task repeated in place of an answer is none', async () => {
  const asking = askingOf((material) => material);
  expect(await describeAll(asking, [topic('a', 'restore one table')])).toEqual([undefined]);
  expect(asking.session.failures.reasons).toEqual(['had no answer']);
});

test('a question is sent with the turn before it, both shortened', async () => {
  const asking = askingOf(() => ({ topics: [] }));
  const asked = topic('a', 'and in python?', 'restore '.repeat(40));
  const turn = { text: `restore ${'one table '.repeat(20)}` };
  await describeAll(asking, [asked], new Map([[asked.topic.main[0], turn]]));
  const [request] = asking.materials;
  expect(request && 'topics' in request && request.topics[0]?.questions).toEqual([
    { text: 'and in python?', after: `restore ${'one table '.repeat(11).trim()}…` },
    { text: `${'restore '.repeat(24).trim()}…` },
  ]);
});

test('a request asks for coverage only if it has sections', async () => {
  const asking = askingOf(() => ({ topics: [] }));
  const prompts: string[] = [];
  const { ask } = asking.session.model;
  asking.session.model.ask = (task, keep) => {
    prompts.push(task.prompt);
    return ask(task, keep);
  };
  await describeAll(asking, [topic('a', 'a')]);
  await describeAll(asking, [{ ...topic('a', 'a'), sections: [] }]);
  expect(prompts.map((prompt) => prompt.includes('coverage'))).toEqual([true, false]);
});

test.each([
  ['partial', 2, 1, 'partial'],
  ['present', 3, 2, 'present'],
  ['present', '3', 2, 'present'],
  ['absent', 1, 0, 'absent'],
  ['absent', null, null, 'absent'],
  ['partial', null, null, 'absent'],
  ['absent', undefined, null, null],
  ['absent', 4, null, null],
  ['absent', 0, null, null],
  ['maybe', 1, 0, null],
])(
  'the coverage %s by section %s is accepted only if both are valid, and no section as its absence',
  async (reply, number, section, coverage) => {
    const one = {
      n: 1,
      heading: 'Restore a table',
      missing: 'How.',
      section: number,
      coverage: reply,
    };
    expect(await describedAs(one)).toEqual({
      heading: 'Restore a table',
      missing: 'How.',
      section: section === null ? null : sections[section],
      coverage,
    });
  },
);

test('the words of the model are redacted, shortened, and on the topic', async () => {
  const heading = `Restore for ada@example.com ${'x'.repeat(2_000)}`;
  const described = await describedAs({ n: 1, heading, missing: 'Write\nto ada@example.com.' });
  expect(described?.heading).toMatch(/^Restore for \[email\] x+…$/);
  expect(described?.heading).toHaveLength(80);
  expect(described?.missing).toBe('Write to [email].');
  const headed = async (heading: string) => (await describedAs({ n: 1, heading }))?.heading;
  expect(await headed('Something splendid')).toBeNull();
  expect(await headed('Splendid tables')).toBe('Splendid tables');
  expect(await describedAs({ n: 1, heading: 7, missing: {}, section: 1 })).toEqual({
    heading: null,
    missing: null,
    section: sections[0],
    coverage: null,
  });
});

test.each([[{ n: 2, heading: 'table' }], [{ n: 0 }], [{ n: 1, heading: 7 }], ['nonsense'], [null]])(
  '%j does not describe a topic',
  async (reply) => expect(await describedAs(reply)).toBeUndefined(),
);
