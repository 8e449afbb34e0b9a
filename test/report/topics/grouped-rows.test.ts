import { expect, test } from 'vitest';
import {
  type AnsweredQuestion,
  createAnsweredSample,
} from '../../../src/report/source/answered-sample.ts';
import { groupQuestions } from '../../../src/report/topics/topics.ts';
import type { Row } from '../../world/conversations.ts';
import { collectedOf } from '../collected.ts';
import { row } from '../reporting.ts';
import { questionsByGap, unrelatedQuestions } from './docs-questions.ts';

/** The grouping of rows, with their ids by topic. */
function grouped(
  rows: readonly Row[],
  previousRows: readonly Row[] = [],
  answered: readonly AnsweredQuestion[] = [],
) {
  const { current, previous } = collectedOf({ rows, previousRows });
  const read = [current, ...(previous ? [previous] : [])];
  const questions = read.flatMap(({ unanswered }) => unanswered);
  const sample = createAnsweredSample();
  for (const one of answered) sample.add(one);
  const grouping = groupQuestions(questions, sample.questions());
  const ids = grouping.topics.map((topic) => topic.rows.map(({ id }) => id));
  return { ...grouping, ids: ids.toSorted() };
}

test('questions are compared unredacted, and shown redacted', () => {
  const ask = (name: string) => ({ query: `Why does ${name}@example.com get no webhook?` });
  const { topics } = grouped([row('1', ask('ada')), row('2', ask('ada'))]);
  expect(topics).toMatchObject([
    { examples: [{ text: 'Why does [email] get no webhook?', count: 2 }] },
  ]);
  expect(topics[0]?.label).not.toContain('ada');
});

test('a question that leans on another is in its topic, but follows no text that asks nothing', () => {
  const talk = { conversationId: 'talk' };
  const { ids, setAside } = grouped([
    row('1', talk),
    row('2', { ...talk, timestamp: '2026-11-10T08:01:00Z', query: 'thanks' }),
    row('3', { ...talk, timestamp: '2026-11-10T08:02:00Z', query: 'and in python?' }),
    row('4', { ...talk, timestamp: '2026-11-10T09:30:00Z', query: 'and in go?' }),
  ]);
  expect(ids).toEqual([['1', '3'], ['4']]);
  expect(setAside.map(({ id }) => id)).toEqual(['2']);
});

const docs = 'https://docs.acme.example';
/** Other questions, each on a page of its own. */
const others = (host: string) =>
  [...Object.values(questionsByGap).slice(1).flat(), ...unrelatedQuestions.slice(1)].map(
    (query, at) => {
      const sources = [{ title: null, url: `${docs}/sources/${at}` }];
      return row(`${host}-${at}`, { query, sources, pageUrl: `https://${host}/${at}` });
    },
  );

test.each([
  ['asked on one page', { pageUrl: `${docs}/x?a#b` }, { pageUrl: `${docs}/x/` }, true],
  ['asked on two pages', { pageUrl: `${docs}/x` }, { pageUrl: `${docs}/y` }, false],
  ['asked on no page', { pageUrl: null }, { pageUrl: null }, false],
  [
    'whose answers cite one page',
    { pageUrl: null, sources: [{ title: 'Hooks', url: `${docs}/hooks?a` }] },
    { pageUrl: null, sources: [{ title: 'Hooks', url: `${docs}/hooks#b` }] },
    true,
  ],
  [
    'whose answers cite a title without a page',
    { pageUrl: null, sources: [{ title: 'Hooks', url: null }] },
    {
      pageUrl: null,
      sources: [
        { title: 'Hooks', url: '' },
        { title: 'Hooks', url: null },
      ],
    },
    false,
  ],
  ['of one category', { pageUrl: null, queryCategory: 'a' }, { queryCategory: 'a' }, true],
  ['of two categories', { pageUrl: null, queryCategory: 'a' }, { queryCategory: 'b' }, false],
])('questions that share a word, %s', (_, first, second, areOne) => {
  const third = 'queryCategory' in first ? { queryCategory: 'c' } : {};
  const { ids } = grouped([
    row('1', { query: 'webhook retries', ...first }),
    row('2', { query: 'size of the webhook payload', ...second }),
    row('3', {
      query: 'what a webhook costs each month',
      ...(areOne ? first : { ...third, pageUrl: null }),
    }),
    ...others('docs.acme.example'),
  ]);
  const own = ids.filter(([id]) => /^\d$/.test(id ?? '')).map(({ length }) => length);
  expect(Math.max(...own)).toBe(areOne ? 3 : 1);
});

test('two questions that ask the same are a topic, even without others', () => {
  const same = [
    row('1', { query: 'How do I verify a webhook signature?' }),
    row('2', { query: 'how to verify webhook signatures' }),
  ];
  expect(grouped(same).ids).toEqual([['1', '2']]);
  expect(grouped([...same, row('3', { query: 'export logs' })]).ids).toHaveLength(2);
  const two = [row('1', { query: 'rotate an API key' }), row('2', { query: 'export logs to S3' })];
  expect(grouped(two).ids).toHaveLength(2);
});

test('two questions with a shared word are a topic only if they clearly ask the same', () => {
  const page = { pageUrl: `${docs}/x` };
  const pair = (one: string, other: string) =>
    grouped([
      row('1', { query: one, ...page }),
      row('2', { query: other, ...page }),
      ...others('docs.acme.example'),
    ]).ids.filter(([id]) => id === '1');
  expect(pair('webhook retries', 'webhook payload')).toEqual([['1']]);
  expect(pair('How do I verify a webhook signature?', 'how to verify webhook signatures')).toEqual([
    ['1', '2'],
  ]);
  expect(
    pair('webhook signature verification failed', 'webhook signature verification fails in go'),
  ).toEqual([['1', '2']]);
});

test('the heading, the examples and the order of a topic are those of its main part', () => {
  const login = 'https://docs.acme.example/login';
  const cites = (query: string) => ({ query, sources: [{ title: null, url: login }] });
  const rows = [
    row('keys1', { query: 'How do I rotate an API key?' }),
    row('error1', cites('{"code": 4011, "token": null}')),
    row('error2', cites('curl -XPOST https://api.acme.example/v1/login')),
    row('keys2', { query: 'rotate an API key without downtime' }),
    row('aside1', { query: 'Where is the invoice archive?' }),
    row('keys3', { query: 'API key rotation' }),
    row('error3', cites('TokenError: exp() at parse(jwt.js:10)')),
    row('keys4', { query: 'API key rotation' }),
    row('error4', { query: 'select login_id from sessions; -- empty' }),
    row('error5', { query: 'exit 137' }),
  ];
  const before = [row('keys0', { query: 'rotate the API key of a project' })];
  const { topics, regroup } = grouped(rows, before, [
    { question: 'How do I log in?', answer: '', cited: [{ url: login, title: 'Login tokens' }] },
  ]);
  const named = (name: string) =>
    topics
      .flatMap((topic) => topic.rows)
      .filter(({ id }) => id.startsWith(name))
      .sort((a, b) => (a.id < b.id ? 1 : -1));
  const groups = [[...named('aside'), ...named('keys')], named('error')];
  const regrouped = regroup(groups.map((rows) => ({ rows, main: new Set() })));
  const ids = (questions: readonly { id: string }[]) => questions.map(({ id }) => id).join(' ');
  expect(
    regrouped.map(({ label, rows: all, main, examples }) => ({
      label,
      rows: ids(all),
      main: ids(main),
      examples: examples.map(({ text, count }) => `${count} ${text}`),
    })),
  ).toEqual([
    {
      label: 'How do I rotate an API key?',
      rows: 'keys1 keys2 aside1 keys3 keys4 keys0',
      main: 'keys1 keys2 keys3 keys4 keys0',
      examples: [
        '1 How do I rotate an API key?',
        '2 API key rotation',
        '1 rotate an API key without downtime',
      ],
    },
    {
      label: '{"code": 4011, "token": null}',
      rows: 'error1 error2 error3 error4 error5',
      main: 'error1 error3',
      examples: ['1 {"code": 4011, "token": null}', '1 TokenError: exp() at parse(jwt.js:10)'],
    },
  ]);
});
