import { expect, test } from 'vitest';
import { unpaced } from '../../src/pace.ts';
import { redactedGrouping, redactedInSlices, redactedReport } from '../../src/report/redacted.ts';
import type { UnansweredQuestion } from '../../src/report/source/tally.ts';
import { createRedactor } from '../../src/text/redact.ts';

const redactor = createRedactor({ secrets: ['mint_test_key_0123456789'], enabled: true });
const text = 'ada@example.com mint_test_key_0123456789';
const redacted = '[email] ***';
const masked = 'ada@example.com ***';

test('every string of a report is redacted, however deep, and nothing else is changed', () => {
  const report = { label: text, deep: [{ unknown: [text, 7, null, true, undefined] }], none: null };
  expect(redactedReport(report, redactor)).toEqual({
    label: redacted,
    deep: [{ unknown: [redacted, 7, null, true, undefined] }],
    none: null,
  });
  expect(redactedReport([text, text], redactor)).toEqual([redacted, redacted]);
  expect(redactedReport(text, redactor)).toBe(redacted);
});

test.each(
  'id conversationIds from to date firstAsked lastAsked trend kind state firstReported jobId prLink'.split(
    ' ',
  ),
)('in the field %s only our own secrets are masked', (name) => {
  const report = { topics: [{ [name]: text, label: text }], [name]: [text, { label: text }] };
  expect(redactedReport(report, redactor)).toEqual({
    topics: [{ [name]: masked, label: redacted }],
    [name]: [masked, { label: redacted }],
  });
});

test('a grouping keeps the rows of the period, with their ids and times as they are', async () => {
  const row: UnansweredQuestion = {
    id: text,
    current: true,
    conversation: text,
    timestamp: null,
    day: null,
    question: text,
    pageUrl: text,
    category: text,
    sources: [{ title: text, url: text }],
    answer: text,
  };
  const shown = {
    ...row,
    ...{ id: masked, conversation: masked, question: redacted, pageUrl: redacted },
    ...{ category: redacted, sources: [{ title: redacted, url: redacted }], answer: redacted },
  };
  const timed = { timestamp: `2026-11-10 ${text}`, day: '2026-11-10' };
  const untimed = { timestamp: text, day: null };
  const topic = { id: 'topic', label: 'Keys', examples: [] };
  const before = { ...row, current: false };
  const grouping = {
    topics: [{ ...topic, rows: [row, before, { ...row, ...timed }, { ...row, ...untimed }] }],
    setAside: [before, row],
  };
  expect(await redactedGrouping(grouping, redactor, unpaced)).toEqual({
    topics: [
      { ...topic, rows: [shown, { ...shown, ...timed }, { ...shown, timestamp: redacted }] },
    ],
    setAside: [shown],
  });
});

test('a whole report is redacted in slices as at once', async () => {
  const report = {
    id: text,
    topics: [{ id: text, label: text, pages: [{ url: text }] }, text],
    setAside: { examples: [{ text }] },
    conversationIds: [text],
  };
  expect(await redactedInSlices(report, redactor, unpaced)).toEqual(
    redactedReport(report, redactor),
  );
});
