import type { Gap, Report } from '../../../src/report/assemble/report.ts';
import { placeAt, walk } from '../render/walk.ts';
import { docs, fixOf, sampleReport, statusAt } from '../sample.ts';

const pull = 'https://github.com/acme/docs/pull/7';
const merge = { prLink: pull, by: 'agent', jobId: 'job-7', on: '2026-11-10' } as const;
const fixed = { fix: fixOf(), merges: [merge], prLink: pull, jobId: 'job-7' };

/** The fourth weekly report of an issue: one gap is fixed, one is back, people write one. */
export function fourthMonday(): Report {
  const report = walk();
  const decided: Record<string, Partial<Gap>> = {
    'Verify a webhook signature': {
      status: statusAt('back', { ...fixed, state: 'back' }),
      byReport: [null, 9, 1, 7],
    },
    'Export invoices as CSV': {
      status: statusAt('fixed', { ...fixed, state: 'fixed' }),
      byReport: [6, 5, 3, 3],
    },
    'Rotate an API key': {
      place: placeAt('docs/api/index.mdx', 9, 'Keys', {
        isSure: false,
        others: [placeAt('docs/security/keys.mdx', 3, null)],
      }),
    },
  };
  return {
    ...report,
    meta: { ...report.meta, issueUrl: 'https://github.com/acme/docs/issues/12' },
    topics: report.topics.map((topic) => ({
      ...topic,
      status: topic.status ?? statusAt(null),
      ...decided[topic.label],
    })),
    remembered: report.remembered && {
      ...report.remembered,
      history: ['2026-10-23', '2026-10-30', '2026-11-06', '2026-11-13'].map((from, at) => ({
        from,
        to: ['2026-10-30', '2026-11-06', '2026-11-13', '2026-11-20'][at] ?? '',
        questions: 145,
        unanswered: [70, 61, 48, 33][at] ?? 0,
      })),
    },
  };
}

/** A report of `count` questions in `topics` topics. */
export const manyQuestions = (count: number, topics: number): Report =>
  sampleReport({
    rows: Array.from({ length: count }, (_, at) => ({
      topic: `Topic ${at % topics}`,
      question: `How do I configure part ${at} of the système?`,
      pageUrl: `${docs}/p${at % 300}`,
      timestamp: new Date(Date.UTC(2026, 10, 13) + at * 1_000).toISOString(),
      answer: 'Settings lists what every part has, and lets you add a second one. '.repeat(8) + at,
    })),
    answered: 9_000,
  });

/** A report in which every text is a stranger's. */
export function strangers(texts: readonly string[]): Report {
  const own = (text: string) => text as never;
  const [first = ''] = texts;
  return sampleReport({
    rows: texts.flatMap((text) => [
      {
        topic: text,
        question: text,
        pageUrl: text,
        category: text,
        sources: [{ title: text, url: text }],
        answer: text,
      },
      { topic: text, question: `${text}?`, pageUrl: `${docs}/${text}` },
      { question: text, isSetAside: true },
    ]),
    previousRows: texts.map((text) => ({ topic: `${text} before`, question: text })),
    meta: { projectId: first, file: first, incomplete: first, previousCutShort: first },
    topics: Object.fromEntries(
      texts.map((text) => [
        text,
        {
          missing: own(text),
          place: placeAt(text.toWellFormed(), 3, text, {
            quote: own(text),
            owners: [own(text)],
            others: [{ file: text.toWellFormed(), line: 1, heading: own(text), quote: own(text) }],
          }),
          status: statusAt('at-work', { prLink: text, jobId: text }),
          byReport: [1, 2],
        },
      ]),
    ),
    remembered: {
      fixes: texts.map((text, at) => ({
        id: `f${at}`,
        label: own(text),
        status: statusAt('fixed', { fix: fixOf({ prLink: text }), prLink: text }),
        byReport: null,
      })),
    },
    with: {
      deadCitations: texts.map((text) => ({
        url: own(text),
        answers: 2,
        unanswered: 1,
        nearest: own(text),
      })),
      searches: texts.map((text) => ({
        query: own(text),
        hits: 3,
        ctr: 0,
        topClickedPage: own(text),
        topicId: null,
      })),
      feedback: texts.map((text) => ({
        path: own(text),
        url: own(text),
        helpful: 0,
        unhelpful: 1,
        comments: [own(text)],
        agentComments: [own(text)],
      })),
    },
  });
}
