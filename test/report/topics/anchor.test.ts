import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wording } from '../../../bench/topics/by-words.ts';
import { nearness, prepareQuestion } from '../../../src/language/nearness.ts';
import type { Question } from '../../../src/report/source/question.ts';
import {
  anchorText,
  countNearQuestions,
  mainPartOf,
  maxAnchorQuestionLength,
  minNearness,
} from '../../../src/report/topics/anchor.ts';
import { anyCharacter } from '../../text/hostile-text.ts';
import { anchorOf, words } from '../gaps/memories.ts';

const rotating = [
  'How do I rotate an API key?',
  'rotate api keys',
  'rotating the api key',
  'how to rotate our API keys',
].map((text) => wording(text));
const others = ['Webhook deliveries arrive twice', 'Why is my build slow?'].map((text) =>
  wording(text),
);

const spoken = ['rotate', 'api', 'keys', 'webhook', 'twice', 'delivery', 'slow', 'build', 'why'];
const topic = fc.array(
  fc
    .record({
      text: fc
        .array(fc.constantFrom(...spoken), { minLength: 1, maxLength: 5 })
        .map((all) => words(all.join(' '))),
      pageUrl: fc.constantFrom(
        null,
        words('https://docs.example/a'),
        words('https://docs.example/b'),
      ),
      category: fc.constantFrom(null, words('A'), words('B')),
    })
    .map(({ text, ...known }) => wording(text, known)),
  { minLength: 1, maxLength: 30 },
);

describe('the main part of a topic', () => {
  it('is the largest part that asks one thing', () => {
    const { main, anchor } = mainPartOf([...others, ...rotating]);
    expect(main).toEqual(rotating);
    expect(anchor).toHaveLength(3);
    for (const { text } of anchor) expect(rotating.map((one) => one.text)).toContain(text);
  });

  it('has only questions that are near each other, whatever their order', () => {
    fc.assert(
      fc.property(topic, fc.array(fc.nat(), { maxLength: 40 }), (questions, keys) => {
        const shuffled = [...questions.keys()].sort(
          (a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b,
        );
        const found = mainPartOf(questions);
        const again = mainPartOf(shuffled.map((at) => questions[at] as Question));
        expect(new Set(again.main)).toEqual(new Set(found.main));
        expect(again.anchor).toEqual(found.anchor);
        for (const one of found.anchor) {
          for (const other of found.anchor) {
            if (one === other) continue;
            const [a, b] = [one, other].map(({ text, page, category }) =>
              prepareQuestion({ text, page, category }),
            );
            expect(a && b && nearness(a, b)).toBeGreaterThanOrEqual(minNearness);
          }
        }
      }),
    );
  });

  it('includes all wordings near its central questions, even of thousands', () => {
    const many = Array.from({ length: 400 }, (_, at) =>
      wording(`rotate the api key of account ${at}`),
    );
    const again = many.slice(0, 250).map(({ text }) => wording(text));
    const { main } = mainPartOf([...many, ...again, ...others]);
    expect(main).toHaveLength(650);
  });

  it('has an anchor with the beginnings of long questions, on their usual page', () => {
    const long = `rotate an api key ${'and tell everyone who has it '.repeat(20)}`;
    const { anchor } = mainPartOf([
      wording(long, { pageUrl: words('https://docs.example/keys') }),
      wording(long, {
        pageUrl: words('https://docs.example/keys'),
        category: words('Security'),
      }),
      wording(long, { pageUrl: words('https://docs.example/') }),
    ]);
    const [first] = anchor;
    expect(anchor).toHaveLength(1);
    expect(first).toMatchObject({ page: 'https://docs.example/keys', category: 'Security' });
    expect(first?.text.length).toBeLessThanOrEqual(maxAnchorQuestionLength);
    expect(long.startsWith(`${first?.text} `)).toBe(true);
  });
});

let conversations = 0;
const on = (day: string, text: string, conversation = `c${conversations++}`) => ({
  text: words(text),
  pageUrl: null,
  category: null,
  day,
  conversation: words(conversation),
});
const keys = {
  id: 'keys',
  anchor: anchorOf('How do I rotate an API key?', 'rotate api keys', 'rotating the api key'),
};
const hooks = {
  id: 'hooks',
  anchor: anchorOf('Webhook deliveries arrive twice', 'duplicate webhook delivery'),
};
const tokens = {
  id: 'tokens',
  anchor: anchorOf('how to rotate our API keys safely', 'rotate the API keys of a team safely'),
};

describe('the count of a fix', () => {
  const counted = (questions: ReturnType<typeof on>[], rivals: string[] = ['keys', 'hooks']) => {
    const counts = countNearQuestions({
      questions,
      gaps: [keys, hooks, tokens],
      fixes: [{ gap: 'keys', rivals }],
    });
    return Object.fromEntries(counts.get('keys') ?? []);
  };

  it('includes the questions near its anchor, by day', () => {
    const questions = [
      on('2026-11-02', 'how to rotate our API keys'),
      on('2026-11-02', 'how to rotate our API keys'),
      on('2026-11-03', 'api key rotation'),
      on('2026-11-03', 'webhook delivered twice'),
      on('2026-11-03', 'Where are my invoices?'),
    ];
    expect(counted(questions)).toEqual({ '2026-11-02': 2, '2026-11-03': 1 });
  });

  it('includes a conversation once a day', () => {
    const days = ['2026-11-02', '2026-11-02', '2026-11-03'];
    const asked = ['api key rotation', 'how to rotate our API keys', 'api key rotation'];
    const questions = days.map((day, at) => on(day, asked[at] ?? '', 'one'));
    expect(counted(questions)).toEqual({ '2026-11-02': 1, '2026-11-03': 1 });
  });

  it('excludes questions nearer to a gap that was known when the fix began', () => {
    const questions = [on('2026-11-02', 'rotate our API keys of a team safely')];
    expect(counted(questions)).toEqual({ '2026-11-02': 1 });
    expect(counted(questions, ['keys', 'hooks', 'tokens'])).toEqual({});
  });

  it('includes a question of the anchor itself only if the anchor’s others support it', () => {
    const odd = {
      id: 'odd',
      anchor: anchorOf('rotate api keys', 'Webhook deliveries arrive twice'),
    };
    const alone = { id: 'alone', anchor: anchorOf('Where are my invoices?') };
    const counts = countNearQuestions({
      questions: [
        'Rotate API keys?',
        'webhook deliveries arrive twice!',
        'where are my invoices',
      ].map((text) => on('2026-11-02', text)),
      gaps: [odd, alone],
      fixes: ['odd', 'alone'].map((gap) => ({ gap, rivals: [] })),
    });
    expect([...counts].map(([gap, byDay]) => [gap, byDay.size])).toEqual([
      ['odd', 0],
      ['alone', 1],
    ]);
    expect(counted([on('2026-11-02', 'Rotate API keys?')])).toEqual({ '2026-11-02': 1 });
  });

  it('is the sum of the counts of any parts of the questions', () => {
    const text = fc.constantFrom(
      'rotate an api key',
      'webhook twice',
      'api keys',
      'invoices',
      'rotating keys',
    );
    const asked = fc.array(fc.tuple(fc.constantFrom('2026-11-02', '2026-11-03'), text));
    fc.assert(
      fc.property(asked, asked, (some, others) => {
        const [one, other] = [some, others].map((all) => all.map(([day, words]) => on(day, words)));
        const [a, b] = [counted(one ?? []), counted(other ?? [])];
        const both = counted([...(one ?? []), ...(other ?? [])]);
        for (const day of ['2026-11-02', '2026-11-03']) {
          expect(both[day] ?? 0).toBe((a[day] ?? 0) + (b[day] ?? 0));
        }
      }),
    );
  });
});

it('the text of an anchor is one line of whole words, and does not change if shortened again', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 400 }), (text) => {
      const shortened = anchorText(text);
      expect(shortened.length).toBeLessThanOrEqual(maxAnchorQuestionLength);
      expect(shortened).not.toMatch(/[\r\n]/);
      expect(anchorText(shortened)).toBe(shortened);
      expect(shortened.isWellFormed()).toBe(true);
    }),
  );
  expect(anchorText(`${'word '.repeat(40)}end`)).toMatch(/^(?:word ){31}word$/);
});
