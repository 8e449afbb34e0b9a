import { describe, expect, test } from 'vitest';
import { wording } from '../../../../bench/topics/by-words.ts';
import { languageOf, majorityLanguage } from '../../../../src/language/languages.ts';
import type { Question } from '../../../../src/report/source/question.ts';
import { createTopicNamer } from '../../../../src/report/topics/naming/naming.ts';
import { countTextsByWord, spellingCorrector } from '../../../../src/report/topics/spelling.ts';

interface TopicToName {
  rows: readonly Question[];
  title: string | null;
}

const topic = (...texts: string[]): TopicToName => ({
  rows: texts.map((text) => wording(text)),
  title: null,
});

const CACHE = topic(
  'How do I clear the build cache?',
  'force a clean build',
  'stale build cache',
  'clear the cache of a build please',
  'purge teh cached layers',
);
const KEYS = topic(
  'How can I rotate my API key?',
  'rotate API keys without downtime',
  'API key rotation',
  'is it possible to rotate an api key',
);
const IOS = topic(
  'push notifications on iOS',
  'push notifications iOS',
  'ios push',
  'iOS push setup',
);
const RESTORE = topic(
  'Wie kann ich eine einzelne Tabelle wiederherstellen?',
  'restore a single table from a backup',
  'can I restore one table from the backup',
  'restore only one table',
  '¿Se puede recuperar solo una tabla?',
);
const ALL = [CACHE, KEYS, IOS, RESTORE];

/** The headings of topics, in a product that has no other questions. */
function named(topics: readonly TopicToName[]) {
  const texts = new Map<string, number>();
  countTextsByWord(new Set(topics.flatMap(({ rows }) => rows.map(({ text }) => text))), texts);
  const nameTopic = createTopicNamer({ texts, spelling: spellingCorrector(texts) });
  return topics.map(({ rows, title }) => nameTopic(rows, title));
}

const headings = (topics: readonly TopicToName[]): string[] =>
  named(topics).map(({ heading }) => heading);

describe('headings', () => {
  test('are phrases from the questions that say what all have in common', () => {
    expect(headings(ALL)).toEqual([
      'Clear the build cache',
      'API key rotation',
      'Push notifications iOS',
      'Restore one table from the backup',
    ]);
  });

  test('are the same in any order of the questions', () => {
    const turned = ALL.map((one) => ({ ...one, rows: one.rows.toReversed() }));
    expect(named(turned)).toEqual(named(ALL));
  });

  test('are unique among topics of two questions or more', () => {
    const many = headings([KEYS, KEYS, topic('API key', 'api key'), topic('API key', 'api key')]);
    expect(new Set(many.map((one) => one.toLowerCase())).size).toBe(4);
    expect(many).not.toContain('Questions without words');
  });

  test('are the question itself if it is the only one', () => {
    expect(headings([topic('How do I rotate my API key?')])).toEqual([
      'How do I rotate my API key?',
    ]);
    expect(headings([topic('🙈')])).toEqual(['Questions without words']);
    expect(headings([topic('🙈', '🙊')])).toEqual(['Questions without words']);
  });

  test('write a word with capitals if at least half of the questions do', () => {
    const asked = ['How do I rotate an API key?', 'how can i rotate my api key'];
    for (const texts of [asked, asked.toReversed()]) {
      expect(headings([topic(...texts)])).toEqual(['Rotate API key']);
    }
  });

  test('are in the language of most questions', () => {
    const german = topic(
      'Wie lösche ich mein Konto?',
      'Wie kann ich das Konto löschen?',
      'Konto löschen',
      'delete account',
    );
    expect(headings([german])[0]).toMatch(/Konto/);
    expect(headings([RESTORE])[0]).toMatch(/table/);
  });

  test('are the title of the page that most cite, if the questions are code', () => {
    const texts = [
      '{"code": 4011, "token": null}',
      'curl -XPOST https://api.acme.example/v1/login',
      'TokenError: exp() at parse(jwt.js:10)',
      'select login_id from sessions; -- empty',
    ];
    const title = 'Login and tokens';
    expect(headings([{ ...topic(...texts), title }])).toEqual([title]);
    expect(headings([{ ...CACHE, title }])).not.toContain(title);
  });

  test('are never a complaint', () => {
    const angry = topic(
      'useless build cache',
      'this build cache is a nightmare. how do I clear the build cache',
      'your docs are terrible, clear build cache',
    );
    expect(headings([angry])).toEqual(['Clear build cache']);
  });

  test('are never a complaint in any language, but can have words that only sound like one', () => {
    const angry = [
      ['nutzloser Build-Cache', 'die Doku zum Build-Cache ist unbrauchbar', 'Build-Cache leeren'],
      ['caché de build inútil', 'su caché de build es pésimo', 'vaciar la caché de build'],
      ['cache de build décevant', 'le cache de build ne sert à rien', 'vider le cache de build'],
      ['кэш сборки это ужас', 'бесполезный кэш сборки', 'очистить кэш сборки'],
      ['ビルドキャッシュが最悪', '使い物にならないビルドキャッシュ', 'ビルドキャッシュを消す'],
      ['빌드 캐시 최악', '쓸모없는 빌드 캐시', '빌드 캐시 지우기'],
      ['构建缓存太烂', '构建缓存毫无用处', '清除构建缓存'],
    ];
    for (const texts of angry) {
      const [heading = ''] = headings([topic(...texts)]);
      expect(heading.toLowerCase()).toBe(texts[2]?.toLowerCase());
    }
    const terms = ['Disaster recovery', 'Garbage collection', 'Bad gateway', '没用过的字段'];
    for (const term of terms) {
      expect(headings([topic(term, `${term}?`)])).toEqual([term]);
    }
  });

  test('are spelt correctly if other questions are', () => {
    const misspelt = topic(
      'reference the url of another servcie',
      'reference another service',
      'use the url of a service in another service',
      'service url reference',
    );
    expect(headings([misspelt, topic('list every service', 'rename a service')])[0]).toMatch(
      /service/i,
    );
  });

  test('use the more common spelling, except for names', () => {
    const slips = topic('rename a colum', 'rename a column of a table', 'colum rename on Tabel');
    const [heading = ''] = headings([slips, topic('add a column', 'column types')]);
    expect(heading).toMatch(/^Rename a column/);
    const name = topic('connect Inngest', 'connect to Inngest', 'Inngest connection');
    expect(headings([name, topic('ingest', 'ingest events', 'ingest logs')])[0]).toMatch(/Inngest/);
  });

  test('have no word that occurs in only one text', () => {
    const keys = topic('rotate the keys in Gdansk', 'rotate keys quickly', 'rotate every key');
    expect(headings([keys])).toEqual(['Rotate every key']);
  });

  test('are in the language of the questions even if these lack small words', () => {
    const asked = topic(
      'Build-Cache leeren',
      'clear the build cache',
      'How do I purge the old layers?',
    );
    expect(headings([asked])).toEqual(['Clear the build cache']);
  });

  test('say what is asked, even if a vaguer question is nearer to most', () => {
    const asked = topic(
      'lower or better',
      'cosine score of a search',
      'what the cosine score tells',
      'convert the cosine score to percent',
    );
    expect(headings([asked])[0]).toMatch(/cosine score/i);
  });

  test('use one of two questions in a sentence', () => {
    const two = topic(
      'What is the Redis eviction policy and can I change it?',
      'Redis eviction policy',
      'eviction policy of Redis and how do I set it',
    );
    expect(headings([two])).toEqual(['Redis eviction policy']);
  });

  test('are not split at a sign', () => {
    const asked = topic('CNAME on @ not allowed', 'CNAME not allowed for apex domains');
    expect(headings([asked])).toEqual(['CNAME on @ not allowed']);
  });

  test('use the wordings of the current period', () => {
    const moved = [
      wording('export logs to S3', { current: true }),
      wording('send the logs to a bucket', { current: false }),
      wording('send the logs to a bucket of ours', { current: false }),
    ];
    expect(headings([{ rows: moved, title: null }])).toEqual(['Export logs to S3']);
  });

  test('have at most 80 characters', () => {
    const long = `${'configuration '.repeat(20)}of webhooks`;
    for (const text of [long, 'x'.repeat(500), '設定'.repeat(100), '👩‍👩‍👧‍👦'.repeat(100)]) {
      const [heading = ''] = headings([topic(text, `${text} again`)]);
      expect(Array.from(heading).length).toBeLessThanOrEqual(80);
    }
  });
});

describe('examples', () => {
  test('are at most five different wordings, the most central first', () => {
    const [{ examples } = { examples: [] }] = named([CACHE]);
    expect(examples[0]?.text).toMatch(/clear the .*(?:build cache|cache of a build)/);
    expect(examples).toHaveLength(5);
    const many = topic(...Array.from({ length: 40 }, (_, at) => `clear cache number ${at}`));
    expect(named([many])[0]?.examples).toHaveLength(5);
  });

  test('count wordings that differ only in case and punctuation as one', () => {
    const [{ examples } = { examples: [] }] = named([
      topic('Clear cache', 'clear cache?', 'clear cache', 'purge layers'),
    ]);
    expect(examples.map(({ count }) => count).sort()).toEqual([1, 3]);
  });
});

test('the language of a question shows in its script and its small words', async () => {
  expect(languageOf('how do I clear the cache')).toBe('english');
  expect(languageOf('Wie kann ich das Konto löschen?')).toBe('german');
  expect(languageOf('キャッシュを消す')).toBe('japanese');
  expect(languageOf('webhook signature')).toBeNull();
  expect(majorityLanguage(['german', null, 'english', 'english'])).toBe('english');
  expect(majorityLanguage(['german', 'english'])).toBe('english');
  expect(majorityLanguage([null])).toBeNull();
});
