import { expect, test } from 'vitest';
import { describeTopics } from '../../../src/report/reading/read.ts';
import { type Answer, askingOf } from './reading.ts';

const sections = ['Restore', 'Backups', 'Export', 'Import'].map((heading) => ({
  file: 'guides/backups.mdx',
  page: 'Backups',
  heading,
  text: `${heading} tables. ${'x'.repeat(1_600)}`,
}));
const topic = (...texts: string[]) => ({
  title: 'Tables',
  questions: texts.map((text) => ({ text, after: null })),
  sections,
});

/** What is said of one topic. */
async function describedAs(said: unknown) {
  const asking = askingOf(() => ({ topics: [said] }));
  return (await describeTopics([topic('restore one table')], { ...asking.reader, keep: 0 }))[0];
}

test('topics are sent in their order, five a request, with what is needed of each', async () => {
  const topics = Array.from({ length: 7 }, (_, at) => topic(...Array(10).fill(`table ${at}`)));
  const asking = askingOf((material) => ({
    topics:
      'topics' in material ? material.topics.map(({ n }) => ({ n, heading: `table ${n}` })) : [],
  }));
  const found = await describeTopics(topics, { ...asking.reader, keep: 0 });
  expect(found.map((one) => one?.heading)).toEqual([1, 2, 3, 4, 5, 1, 2].map((n) => `table ${n}`));
  const [first] = asking.materials;
  expect(first).toMatchObject({ task: 'describe', topics: { length: 5 } });
  expect(first && 'topics' in first && first.topics[0]).toEqual({
    n: 1,
    title: 'Tables',
    questions: Array(8).fill({ text: 'table 0' }),
    sections: sections.slice(0, 3).map((section, at) => ({
      s: at + 1,
      ...section,
      text: section.text.slice(0, 1_500),
    })),
  });
});

test('a question comes with the turn that it leans on, and is cut', async () => {
  const asking = askingOf(() => ({ topics: [] }));
  const questions = [
    { text: 'and in python?', after: `restore ${'one table '.repeat(20)}` },
    { text: 'restore '.repeat(40), after: null },
  ];
  await describeTopics([{ ...topic(), questions }], { ...asking.reader, keep: 0 });
  const [request] = asking.materials;
  expect(request && 'topics' in request && request.topics[0]?.questions).toEqual([
    { text: 'and in python?', after: `restore ${'one table '.repeat(11).trim()}…` },
    { text: `${'restore '.repeat(24).trim()}…` },
  ]);
});

test('what the form of a request asks for is what the request has', async () => {
  const asking = askingOf(() => ({ topics: [] }));
  const prompts: string[] = [];
  const { ask } = asking.reader.model;
  asking.reader.model.ask = (task, keep) => {
    prompts.push(task.prompt);
    return ask(task, keep);
  };
  await describeTopics([topic('a')], { ...asking.reader, keep: 0 });
  await describeTopics([{ ...topic('a'), sections: [] }], { ...asking.reader, keep: 0 });
  expect(prompts.map((prompt) => prompt.includes('coverage'))).toEqual([true, false]);
});

test.each([
  ['partial', 2, 1, 'partial', 'How.'],
  ['present', 3, 2, 'present', null],
  ['absent', null, null, 'absent', 'How.'],
  ['partial', null, null, null, 'How.'],
  ['absent', 4, null, null, 'How.'],
  ['absent', 0, null, null, 'How.'],
  ['maybe', 1, 0, null, 'How.'],
])('a coverage of %s by section %s', async (said, number, section, coverage, missing) => {
  const one = {
    n: 1,
    heading: 'Restore a table',
    missing: 'How.',
    section: number,
    coverage: said,
  };
  expect(await describedAs(one)).toEqual({
    heading: 'Restore a table',
    missing,
    section,
    coverage,
  });
});

test('what it words is redacted, cut, and of the topic', async () => {
  const heading = `Restore for ada@example.com ${'x'.repeat(2_000)}`;
  const said = await describedAs({ n: 1, heading, missing: 'Write\nto ada@example.com.' });
  expect(said?.heading).toMatch(/^Restore for \[email\] x+…$/);
  expect(said?.heading).toHaveLength(80);
  expect(said?.missing).toBe('Write to [email].');
  expect(await describedAs({ n: 1, heading: 'Something splendid' })).toMatchObject({
    heading: null,
  });
  expect(await describedAs({ n: 1, heading: 7, missing: {} })).toEqual({
    heading: null,
    missing: null,
    section: null,
    coverage: null,
  });
});

test.each([[{ n: 2, heading: 'table' }], [{ n: 0 }], ['nonsense'], [null]])(
  '%j says nothing of a topic',
  async (said) => expect(await describedAs(said)).toBeNull(),
);

test('what fails costs its topics, and what is too long is sent in halves', async () => {
  const tooLong: Answer = { kind: 'too-long', why: "didn't fit" };
  const asking = askingOf((material) => {
    if (!('topics' in material) || material.topics.length > 1) return tooLong;
    const [{ questions: [{ text = '' } = {}] = [] } = {}] = material.topics;
    return text === 'table 1' ? tooLong : { topics: [{ n: 1, heading: text }] };
  });
  const topics = [0, 1, 2].map((at) => topic(`table ${at}`));
  const found = await describeTopics(topics, { ...asking.reader, keep: 0 });
  expect(found.map((one) => one?.heading)).toEqual(['table 0', undefined, 'table 2']);
  expect(asking.failures.count).toBe(1);
});
