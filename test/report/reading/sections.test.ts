import { describe, expect, test } from 'vitest';
import type { Material } from '../../world/reader.ts';
import { type Answer, askingOf, classify, questionsOf } from './reading.ts';

const many = (count: number, of: (at: number) => string): string[] =>
  Array.from({ length: count }, (_, at) => of(at));

/** Puts each question into the section of its first word. */
const byFirstWord = (material: Material): object => {
  if (material.task !== 'sections') return { same: [] };
  const groups = Map.groupBy(material.questions, ({ text }) => text.split(' ')[0] ?? '');
  return {
    sections: [...groups].map(([word, questions]) => ({
      title: `The ${word}`,
      questions: questions.map(({ n }) => n),
    })),
    nothing: [],
  };
};

describe('what is sent', () => {
  test('has each question once, shortened, with the turn before it', async () => {
    const long = `refund ${'x'.repeat(300)}`;
    const questions = questionsOf([['refund\nof an order', long, 'and in python?']]);
    Object.assign(questions[2] ?? {}, { after: long });
    const asking = askingOf(byFirstWord);
    await classify(asking, questions);
    expect(asking.materials).toEqual([
      {
        task: 'sections',
        titles: [],
        questions: [
          { n: 1, text: 'refund of an order' },
          { n: 2, text: `refund ${'x'.repeat(192)}…` },
          { n: 3, text: 'and in python?', after: `refund ${'x'.repeat(112)}…` },
        ],
      },
    ]);
  });

  test('starts with the later period and its largest topics, topic by topic', async () => {
    const topics = [many(90, (at) => `alpha ${at}`), many(25, (at) => `beta ${at}`)];
    topics.push(
      ['gamma before'],
      many(30, (at) => `delta ${at}`),
    );
    const asking = askingOf(byFirstWord);
    const result = await classify(asking, questionsOf(topics));
    const sent = asking.sections.map(({ questions }) => questions.map(({ text }) => text));
    expect(sent.map(({ length }) => length)).toEqual([100, 46]);
    expect(sent[0]).toEqual([...(topics[0] ?? []), ...(topics[1] ?? []).slice(0, 10)]);
    expect(sent[1]?.at(-1)).toBe('gamma before');
    expect(result).toMatchObject({
      sent: 146,
      placed: 146,
      isWhole: true,
    });
  });

  test('has the most central questions of each topic if not all fit', async () => {
    const topics = [
      many(900, (at) => `alpha ${at}`),
      many(600, (at) => `beta ${at}`),
      many(90, (at) => `gamma ${at}`),
      many(40, (at) => `before ${at}`),
    ];
    const asking = askingOf(byFirstWord);
    const result = await classify(asking, questionsOf(topics));
    const sent = new Set(
      asking.sections.flatMap(({ questions }) => questions.map(({ text }) => text)),
    );
    const count = (word: string) => [...sent].filter((text) => text.startsWith(word)).length;
    expect(['alpha', 'beta', 'gamma', 'before'].map(count)).toEqual([495, 495, 90, 0]);
    expect(sent.has('alpha 0') && sent.has('beta 494')).toBe(true);
    expect(asking.requests()).toBeLessThanOrEqual(12);
    expect(result.isWhole).toBe(false);
  });

  test('has the remembered headings and the titles so far, largest first', async () => {
    const topics = many(8, (at) => `topic${at}`).map((word) =>
      many(word === 'topic2' ? 70 : 50, (n) => `${word} ${n}`),
    );
    const remembered = [
      { id: 'g1', heading: 'Rotate keys' },
      { id: 'g2', heading: 'the TOPIC1' },
    ];
    const asking = askingOf(byFirstWord);
    const result = await classify(asking, questionsOf(topics), remembered);
    const titles = asking.sections.map((one) => one.titles);
    const known = [
      { title: 'Rotate keys', questions: 60, example: 'about Rotate keys' },
      { title: 'the TOPIC1', questions: 60, example: 'about the TOPIC1' },
    ];
    expect(titles[0]).toEqual(known);
    const [second, third] = titles.slice(1);
    expect(second).toEqual(third);
    expect(second).toEqual([...known, { title: 'The topic0', questions: 50, example: 'topic0 0' }]);
    expect(titles[3]?.[0]).toEqual({ title: 'The topic2', questions: 70, example: 'topic2 0' });
    const given = result.sections.find(({ gapId }) => gapId !== null);
    expect(given).toMatchObject({ gapId: 'g2', title: 'the TOPIC1' });
    expect(given?.questions).toHaveLength(50);
  });
});

describe('an answer', () => {
  const topics = [['refund an order', 'refund by card'], ['export a file'], ['hello there']];
  const questions = questionsOf(topics);

  test('counts once for each number that was sent', async () => {
    const sections = [
      { title: 'Refund ada@example.com', questions: ['1', 1, 9, 0, -1, 1.5, '2.5', null] },
      { title: 'refund ADA@example.com', questions: [2] },
      { title: 'Export', questions: [1, 3] },
      { title: ' ', questions: [4] },
      { questions: [4] },
      'nonsense',
    ];
    const asking = askingOf(() => ({ sections, nothing: [3, 4] }));
    const { texts, ...result } = await classify(asking, questions);
    expect(texts).toEqual({
      'Refund [email]': ['refund an order'],
      'refund ADA@example.com': ['refund by card'],
      Export: ['export a file'],
    });
    expect(result.nothing).toEqual([3]);
    expect(result.placed).toBe(4);
  });

  test.each([
    ['a word of its questions', 'Refund an order', 'refund by card', true],
    ['no word of its questions', 'Something splendid', 'refund by card', false],
    [
      'questions in several languages',
      'Something splendid',
      'wie storniere ich eine Zahlung',
      true,
    ],
    ['questions in another language', 'Foldable phones', '折叠屏手机支持吗', true],
  ])('whose title has %s can be a heading or not', async (_, title, text, isTelling) => {
    const answer = { sections: [{ title, questions: [1, 2] }] };
    const asked = questionsOf([['refund of an order', text]]);
    const result = await classify(
      askingOf(() => answer),
      asked,
    );
    expect(result.sections).toMatchObject([{ title, isTelling, questions: [0, 1] }]);
  });

  test('also places the turns that lean on a named question, unless it names these itself', async () => {
    const turns = questions.map((one) => ({ ...one }));
    Object.assign(turns[2] ?? {}, { follows: turns[0] });
    const refund = { title: 'Refund', questions: [1] };
    const sectionsOf = async (answer: object) =>
      (
        await classify(
          askingOf(() => answer),
          turns,
        )
      ).sections.map((one) => one.questions);
    expect(await sectionsOf({ sections: [refund] })).toEqual([[0, 2]]);
    const apart = [refund, { title: 'Export', questions: [3] }];
    expect(await sectionsOf({ sections: apart })).toEqual([[0], [2]]);
    expect(await sectionsOf({ sections: [refund], nothing: [3] })).toEqual([[0]]);
  });

  const most = many(16, (at) => String(2 * at))
    .map(Number)
    .slice(1);
  test.each<[string, object]>([
    ['section', { sections: [{ title: 'Refund and export', questions: [...most, 1] }] }],
    [
      'section in two parts',
      {
        sections: [
          { title: 'Export', questions: most },
          { title: 'export', questions: [1] },
        ],
      },
    ],
    ['heap of nothing', { sections: [], nothing: [...most, 1] }],
  ])('that puts most of 30 questions into one %s is rejected', async (_, answer) => {
    const topicsOf = (count: number) =>
      many(3, (n) => `${n}`).map((n) => many(count, (at) => `${n} ${at}`));
    const asking = askingOf(() => answer);
    const result = await classify(asking, questionsOf(topicsOf(10)));
    expect(result).toMatchObject({ sections: [], placed: 0, isWhole: false });
    expect(asking.session.failures.reasons).toEqual([
      'would have put most questions into one section',
    ]);
    const small = await classify(asking, questionsOf(topicsOf(9)));
    expect(small.placed).toBeGreaterThan(13);
  });
});

describe('titles', () => {
  /** Enough questions for two requests, each with its own titles. */
  const topics = ['alpha', 'beta', 'gamma', 'delta'].map((word) =>
    many(60, (at) => `${word} ${at}`),
  );
  const joining = async (same: unknown, remembered: { id: string; heading: string }[] = []) => {
    const asking = askingOf((material) =>
      material.task === 'join' ? { same } : byFirstWord(material),
    );
    const result = await classify(asking, questionsOf(topics), remembered);
    return { ...result, asking };
  };
  const sizes = (texts: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(texts).map(([title, { length }]) => [title, length]));

  test('of several requests are joined under the title of the largest', async () => {
    const { texts, asking } = await joining([[2, 1, 1, 99], 'nonsense', [3]]);
    expect(asking.materials.at(-1)).toEqual({
      task: 'join',
      sections: ['alpha', 'beta', 'gamma', 'delta'].map((word, at) => ({
        n: at + 1,
        title: `The ${word}`,
        questions: 60,
      })),
    });
    expect(sizes(texts)).toEqual({ 'The alpha': 120, 'The gamma': 60, 'The delta': 60 });
  });

  test('of remembered gaps stay, and are never joined with each other', async () => {
    const remembered = [
      { id: 'g1', heading: 'The gamma' },
      { id: 'g2', heading: 'The delta' },
    ];
    // Remembered ones come first: gamma, delta, alpha, beta.
    const result = await joining(
      [
        [3, 1],
        [1, 2],
      ],
      remembered,
    );
    expect(result.sections.map(({ gapId, questions }) => [gapId, questions.length])).toEqual([
      ['g1', 120],
      ['g2', 60],
      [null, 60],
    ]);
  });

  test('stay apart if an answer would join too many', async () => {
    const { texts, asking } = await joining([[1, 2, 3, 4]]);
    expect(Object.keys(texts)).toHaveLength(4);
    expect(asking.session.failures.reasons.length).toBe(1);
  });

  test('of one request need no request to join them', async () => {
    const asking = askingOf(byFirstWord);
    await classify(asking, questionsOf(topics.slice(0, 1)));
    expect(asking.materials.map(({ task }) => task)).toEqual(['sections']);
  });
});

describe('a request that fails', () => {
  const topics = many(6, (at) => `topic${at}`).map((word) => many(50, (n) => `${word} ${n}`));
  const failed = { kind: 'failed', why: 'took too long', isFinal: false } as const;

  test('leaves only its own questions unread', async () => {
    const asking = askingOf((material, at) => (at === 1 ? failed : byFirstWord(material)));
    const { texts, ...result } = await classify(asking, questionsOf(topics));
    expect(Object.keys(texts)).toEqual(['The topic0', 'The topic1', 'The topic4', 'The topic5']);
    expect(asking.session.failures).toEqual({ reasons: ['took too long'], isFinal: false });
    expect(result).toMatchObject({
      sent: 300,
      placed: 200,
      isWhole: false,
    });
  });

  test('finally is the last', async () => {
    const asking = askingOf(() => ({ ...failed, isFinal: true }));
    const result = await classify(asking, questionsOf(topics));
    expect([asking.requests(), result.placed]).toEqual([1, 0]);
  });

  test('because it is too long is sent in halves, and so are later ones', async () => {
    const tooLong: Answer = { kind: 'too-long', why: "didn't fit" };
    const asking = askingOf((material) =>
      material.task === 'sections' && material.questions.length > 50
        ? tooLong
        : byFirstWord(material),
    );
    const { texts, ...result } = await classify(asking, questionsOf(topics));
    const sizes = asking.sections.map(({ questions }) => questions.length).sort((a, b) => b - a);
    expect(sizes).toEqual([100, 50, 50, 50, 50, 50, 50]);
    expect(Object.keys(texts)).toHaveLength(6);
    expect([result.placed, asking.session.failures.reasons.length]).toEqual([300, 0]);
  });

  test('whatever its length ends within the requests of a report', async () => {
    const asking = askingOf(() => ({ kind: 'too-long', why: "didn't fit" }));
    const result = await classify(asking, questionsOf(topics));
    expect(asking.requests()).toBeLessThanOrEqual(12);
    const sizes = asking.sections.map(({ questions }) => questions.length);
    expect(sizes.slice(0, 5)).toEqual([100, 50, 25, 13, 10]);
    expect(sizes).toContain(10);
    expect(result.placed).toBe(0);
  });
});

test('the same answers make the same topics, whatever their order', async () => {
  const topics = many(12, (at) => `topic${at}`).map((word) => many(40, (n) => `${word} ${n}`));
  const run = async (delays: number[]) => {
    const asking = askingOf(byFirstWord);
    const { ask } = asking.session.model;
    asking.session.model.ask = async (task, keep) => {
      for (let turns = delays.shift() ?? 0; turns > 0; turns -= 1) await Promise.resolve();
      return ask(task, keep);
    };
    return (await classify(asking, questionsOf(topics))).sections;
  };
  expect(await run([50, 1, 1, 90])).toEqual(await run([1, 50, 90, 1]));
});
