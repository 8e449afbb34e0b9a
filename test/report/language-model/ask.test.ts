import { describe, expect, test } from 'vitest';
import { askLanguageModel } from '../../../src/report/language-model/ask.ts';
import { ModelError } from '../../../src/report/language-model/client.ts';
import { createRedactor } from '../../../src/text/redact.ts';

interface Row {
  question: string;
  conversation: string;
}
interface Topic {
  id: string;
  rows: Row[];
  examples: { text: string }[];
  heading: string | null;
}

let asker = 0;
const topicOf = (id: string, questions: string[], heading: string | null = null): Topic => ({
  id,
  rows: questions.map((question) => ({ question, conversation: `c${asker++}` })),
  examples: questions.map((text) => ({ text })),
  heading,
});

const offline = () => [
  topicOf('refund', ['refund an order', 'refund by card'], 'Refunds'),
  topicOf('export', ['export invoices', 'export as CSV']),
  ...['money back', 'dark mode', 'slow build', 'a budget'].map((text) => topicOf(text, [text])),
];

interface Material {
  task: string;
  topics: { n: number; examples: string[]; questions: string[]; section?: unknown }[];
  questions: { n: number; text: string }[];
}

/** Asks a model that answers so; an error is thrown. */
async function asked(
  answers: (unknown | Error)[],
  { topics = offline(), shown = 2 }: { topics?: Topic[]; shown?: number } = {},
) {
  const materials: Material[] = [];
  const lines: string[] = [];
  const regrouped: string[][][] = [];
  let requests = 0;
  const result = await askLanguageModel<Row, Topic>({
    model: {
      name: 'small',
      get requests() {
        return requests;
      },
      async ask(_task, material) {
        materials.push(material as Material);
        const answer = answers[requests++] ?? { assign: [], topics: [] };
        if (answer instanceof Error) throw answer;
        return answer;
      },
      close: () => undefined,
    },
    topics,
    questionOf: ({ question }) => question,
    reader: { conversationOf: ({ conversation }) => conversation, citedBy: () => [] },
    regroup: async (groups) => {
      regrouped.push(groups.map((rows) => rows.map(({ question }) => question)));
      return groups.map((rows, at) => ({ ...topicOf(`new ${at}`, []), rows: [...rows] }));
    },
    choose: (all) => all.slice(0, shown),
    sectionOf: ({ heading }) =>
      heading === null ? null : { heading, text: 'Write to ada@example.com for a refund.' },
    tellingWords: (text) => text.toLowerCase().match(/[a-z]{4,}/g) ?? [],
    redactor: createRedactor({ secrets: [], enabled: true }),
    log: {
      info: (text: string) => lines.push(text),
      warning: (text: string) => lines.push(`Warning: ${text}`),
    } as never,
  });
  return { ...result, materials, lines, regrouped };
}

describe('a model', () => {
  test('is asked to group, and then to describe the topics shown', async () => {
    const run = await asked([
      { assign: [{ q: 101, topic: 1 }] },
      { topics: [{ n: 1, heading: 'Refund an order', missing: 'How.', coverage: 'partial' }] },
    ]);
    expect(run.regrouped).toEqual([
      [
        ['refund an order', 'refund by card', 'money back'],
        ['export invoices', 'export as CSV'],
        ...[['dark mode'], ['slow build'], ['a budget']],
      ],
    ]);
    expect(run.topics.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4].map((at) => `new ${at}`));
    expect(run.descriptions).toEqual(
      new Map([['new 0', { heading: 'Refund an order', missing: 'How.', coverage: null }]]),
    );
    expect(run.use).toEqual({ name: 'small', requests: 2, sent: 4, moved: 1, joined: 0 });
    expect(run.lines).toEqual([
      'Asked the model small in 2 requests about 4 questions outside the largest topics and 2 topics: it moved 1 question and joined 0 topics.',
    ]);
    expect(run.materials.map(({ task }) => task)).toEqual(['group', 'describe']);
  });

  test('that changes nothing leaves the topics as they are', async () => {
    const topics = offline();
    const run = await asked([], { topics, shown: 1 });
    expect(run.topics).toEqual(topics);
    expect(run.regrouped).toEqual([]);
    expect(run.descriptions.size).toBe(0);
    expect(run.lines).toEqual([
      expect.stringContaining('and 1 topic: it moved 0 questions and joined 0 topics.'),
    ]);
    const joined = await asked([{ same: [[1, 2]] }]);
    expect(joined.use).toMatchObject({ moved: 0, joined: 1 });
    expect(joined.regrouped).toHaveLength(1);
  });

  test('is sent sections redacted, and short questions, each once', async () => {
    const long = `${'refund '.repeat(40)}now`;
    const whole = 'x'.repeat(200);
    const questions = [long, whole, whole, 'mail\nada@example.com', `${'y'.repeat(198)} zz`];
    const topics = [topicOf('refund', questions, 'For ada@example.com'), topicOf('x', ['x'])];
    const { materials } = await asked([], { topics });
    const cut = `${'refund '.repeat(28)}ref…`;
    const texts = [cut, whole, 'mail [email]', `${'y'.repeat(198)}…`];
    expect(materials[1]?.topics[0]).toEqual({
      n: 1,
      questions: texts,
      section: { heading: 'For [email]', text: 'Write to [email] for a refund.' },
    });
    expect(materials[1]?.topics[1]).toEqual({ n: 2, questions: ['x'] });
    expect(materials[0]?.topics[0]?.examples.slice(0, 2)).toEqual([cut, whole]);
  });

  test('is asked of a topic by its first 40 rows, and of 40 topics at most', async () => {
    const repeated = [...Array<string>(39).fill('refund'), 'the 40th', 'the 41st'];
    const topics = [
      topicOf('refund', repeated),
      ...Array.from({ length: 60 }, (_, at) => topicOf(`t${at}`, [`a ${at}`, `b ${at}`])),
    ];
    const { materials } = await asked([], { topics, shown: 61 });
    const describing = materials.filter(({ task }) => task === 'describe');
    expect(describing.map((material) => material.topics.length)).toEqual([20, 20]);
    expect(describing[0]?.topics[0]?.questions).toEqual(['refund', 'the 40th']);
  });

  test('is asked about questions in four requests, and told how many were sent', async () => {
    const topics = Array.from({ length: 1_500 }, (_, at) => topicOf(`t${at}`, [`question ${at}`]));
    const run = await asked([], { topics, shown: 1 });
    expect(run.materials.map(({ task }) => task)).toEqual([...Array(4).fill('group'), 'describe']);
    expect(run.use).toMatchObject({ sent: 1_200, requests: 5 });
  });

  test.each([
    [1, '1 answer of the model would have made one topic of most questions or topics: dropped.'],
    [2, '2 answers of the model would have made one topic of most questions or topics: dropped.'],
  ])('%i of whose answers join most topics is not followed', async (count, warning) => {
    const topics = Array.from({ length: 301 * (count - 1) + 4 }, (_, at) =>
      topicOf(`t${at}`, [`question ${at}`]),
    );
    const reckless = (first: number) => ({
      assign: [0, 1, 2, 3].map((at) => ({ q: first + at, new: 'a' })),
    });
    const all = (first: number) => ({
      assign: Array.from({ length: 300 }, (_, at) => ({ q: first + at, new: 'a' })),
    });
    const run = await asked(count === 1 ? [reckless(101)] : [all(101), reckless(401)], { topics });
    expect(run.lines[0]).toBe(`Warning: ${warning}`);
    expect(run.use.moved).toBe(0);
  });
});

describe('a model that fails', () => {
  test.each([
    ['at once', [new ModelError('status 401')], { requests: 1, sent: 4, moved: 0 }],
    [
      'when it describes',
      [{ assign: [{ q: 101, topic: 1 }] }, new ModelError('status 401')],
      { requests: 2, sent: 4, moved: 0, joined: 0 },
    ],
  ])('%s leaves a warning, and the topics as they were', async (_, answers, use) => {
    const topics = offline();
    const run = await asked(answers, { topics });
    expect(run.topics).toEqual(topics);
    expect(run.descriptions.size).toBe(0);
    expect(run.use).toMatchObject({ name: 'small', ...use });
    expect(run.lines).toEqual([
      'Warning: The model small gave no answer that can be used: status 401. The topics are as they are without it.',
    ]);
  });

  test('as the step is cancelled ends the step', async () => {
    await expect(asked([new Error('Cancelled')])).rejects.toThrow('Cancelled');
  });
});
