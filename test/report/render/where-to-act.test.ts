import { describe, expect, test } from 'vitest';
import type { ReportTopic } from '../../../src/report/model/report-model.ts';
import { adviceFor, shortAdvice } from '../../../src/report/render/where-to-act.ts';
import { docs, sampleReport } from '../sample.ts';

const [sample] = sampleReport({ rows: [{ topic: 'A' }] }).model.topics;
if (!sample) throw new Error('There is no topic');
const topicOf = (fields: Partial<ReportTopic>): ReportTopic => ({ ...sample, ...fields });
const whereabouts = {
  allowedHosts: ['docs.example.com'],
  runUrl: 'https://github.com/acme/docs/actions/runs/42',
  sourceUrl: 'https://github.com/acme/docs/blob/0f1e2d',
};
const page = (path: string, unanswered: number, title: string | null = null) => ({
  ...{ url: docs + path, title, unanswered, conversations: unanswered },
});

const mixed: Partial<ReportTopic> = {
  kind: 'mixed',
  kindUnanswered: 0,
  unanswered: 6,
  kindPages: [],
};
describe('advice', () => {
  test.each<[string, Partial<ReportTopic>, string, string]>([
    [
      'nothing cited, one asked on a page',
      { kind: 'missing-page', kindUnanswered: 3, unanswered: 3, pages: [page('/a', 1)] },
      `Nothing was cited: write it on or near [/a](${docs}/a), where 1 of the 3 questions was asked.`,
      'Write near \u200b/a',
    ],
    [
      'one of several cites a page',
      { kind: 'weak-page', kindUnanswered: 1, unanswered: 1, kindPages: [page('/a', 1, 'T')] },
      `[T](${docs}/a) was cited for the one question and didn’t answer it: improve this page.`,
      'Improve T',
    ],
    [
      'two pages of one title',
      {
        ...{ kind: 'weak-page', kindUnanswered: 2, unanswered: 3 },
        kindPages: [page('/a', 1, 'T'), page('/b', 1, 'T')],
      },
      `[T · /a](${docs}/a) or [T · /b](${docs}/b) was cited for 2 of the 3 questions and didn’t answer them: improve these pages.`,
      'Improve \u200b/a or \u200b/b',
    ],
    [
      'no page in common, one cited twice',
      { ...mixed, citedPages: [page('/a', 2, 'T')], pages: [page('/z', 6)] },
      `The answers have no page in common: choose one to cover it, such as [T](${docs}/a), cited for 2 of the 6 questions.`,
      'Choose a page, such as T',
    ],
    [
      'no page in common, asked nowhere, one of them without any',
      { ...mixed, kindUnanswered: 1, citedPages: [page('/a', 1)], pages: [] },
      'The answers have no page in common, and 1 of the 6 cites none: choose one to cover it.',
      'Choose a page',
    ],
    [
      'no page in common, all asked on one page',
      { ...mixed, kindUnanswered: 2, citedPages: [page('/a', 1)], pages: [page('/z', 6)] },
      `The answers have no page in common, and 2 of the 6 cite none: choose one to cover it, such as [/z](${docs}/z), where all 6 questions were asked.`,
      'Choose a page, such as \u200b/z',
    ],
  ])('for %s', (_, fields, sentence, cell) => {
    expect(adviceFor(topicOf(fields), whereabouts)).toBe(sentence);
    expect(shortAdvice(topicOf(fields), whereabouts)).toBe(cell);
  });
});
