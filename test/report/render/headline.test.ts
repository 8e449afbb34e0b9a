import { describe, expect, it } from 'vitest';
import type { ReportMeta } from '../../../src/report/model/report-model.ts';
import { headlineText } from '../../../src/report/render/headline.ts';
import { renderReport, reportMarkdown } from '../../../src/report/render/report.ts';
import { renderGfm, textOf } from '../rendered.ts';
import { type Sample, type SampleRow, sampleMeta, sampleReport } from '../sample.ts';

function sections(sample: Sample, meta: Partial<ReportMeta> = {}) {
  const { model, details } = sample;
  return renderReport({ model, details, meta: { ...sampleMeta, ...meta } });
}

/** The paragraphs of the first section: all that a hurried reader sees. */
function headlineOf(sample: Sample, meta: Partial<ReportMeta> = {}): string[] {
  return textOf(renderGfm(sections(sample, meta)[0]?.markdown ?? ''), 'p');
}

function repeat(count: number, row: SampleRow = {}): SampleRow[] {
  return Array.from({ length: count }, () => row);
}

describe('the headline', () => {
  it.each([
    [{ rows: repeat(1), answered: 3 }, '1 of 4 questions went unanswered (25.0%).'],
    [
      { rows: repeat(1), answered: 3, previousRows: repeat(1), previousAnswered: 3 },
      '1 of 4 questions went unanswered (25.0%), the same share as before.',
    ],
    [
      { rows: repeat(1234), answered: 8766, previousRows: repeat(1), previousAnswered: 1 },
      '1,234 of 10,000 questions went unanswered (12.3%), from 50.0% before, which may be chance.',
    ],
    [
      { days: 1, rows: repeat(1), previousRows: [], previousAnswered: 9 },
      '1 of 1 question went unanswered (100.0%), from 0.0% before, which may be chance.',
    ],
    [
      { rows: repeat(2, { conversation: 'c' }), answered: 1, previousRows: [] },
      '2 of 3 questions went unanswered (66.7%); there were no questions in the 7 days before.',
    ],
    [
      {
        rows: [...repeat(2), { isSetAside: true }],
        answered: 1,
        previousRows: [],
        previousAnswered: 1,
      },
      '3 of 4 questions went unanswered (75.0%), from 0.0% before, which may be chance; 1 is a greeting, test or complaint.',
    ],
    [
      { rows: [], answered: 12, previousRows: repeat(1), previousAnswered: 1 },
      'No question went unanswered: the assistant answered all 12 questions, from 50.0% before, which may be chance.',
    ],
    [
      { rows: [], answered: 1, previousRows: [], previousAnswered: 1 },
      'No question went unanswered: the assistant answered the one question.',
    ],
    [{ rows: [] }, 'Readers asked no questions.'],
    [
      { rows: repeat(120), answered: 880, previousRows: repeat(90), previousAnswered: 910 },
      '120 of 1,000 questions went unanswered (12.0%), up from 9.0%.',
    ],
    [
      { rows: repeat(90), answered: 910, previousRows: repeat(120), previousAnswered: 880 },
      '90 of 1,000 questions went unanswered (9.0%), down from 12.0%.',
    ],
    [
      { rows: repeat(115), answered: 885, previousRows: repeat(95), previousAnswered: 905 },
      '115 of 1,000 questions went unanswered (11.5%), from 9.5% before, which may be chance.',
    ],
  ])('says %# in a line, which is an output too', (input, line) => {
    const sample = sampleReport(input);
    expect(headlineOf(sample)[0]).toBe(line);
    expect(headlineText(sample.model, sampleMeta)).toBe(line);
  });

  it('is about the changed pages if the scope is a pull request', () => {
    const sample = sampleReport({ rows: repeat(6), answered: 19 });
    expect(headlineOf(sample, { pullRequest: 7 })[0]).toBe(
      '6 of 25 questions on the pages that this pull request changes went unanswered (24.0%).',
    );
    const titleOf = (meta: Partial<ReportMeta>) =>
      textOf(renderGfm(sections(sample, meta)[0]?.markdown ?? ''), 'h2');
    expect(titleOf({ pullRequest: 7 })).toEqual([
      'Documentation gaps on the changed pages, 13–19 November 2026',
    ]);
    expect(titleOf({})).toEqual(['Documentation gaps, 13–19 November 2026']);
    expect(headlineOf(sampleReport({ rows: [] }), { pullRequest: 7 })).toEqual([
      'Readers asked no questions on the pages that this pull request changes.',
    ]);
    expect(
      textOf(renderGfm(sections(sample, { pullRequest: 7 }).at(-1)?.markdown ?? ''), 'li')[1],
    ).toBe(
      'Read: 591 rows of project acme-docs, in 2 requests with no waits; 25 rows asked on, or answered from, the pages that pull request 7 changes; 25 conversations in the period itself',
    );
  });

  it('says what it may mean that there is no conversation at all', () => {
    expect(headlineOf(sampleReport({ rows: [] }), { rowsRead: 0 })).toEqual([
      'Readers asked no questions.',
      'The service has no conversations from this period. Perhaps nobody asked the assistant anything, or it is switched off, or project-id names the wrong project.',
    ]);
  });

  it('says that there is no gap if nothing was asked of the docs', () => {
    expect(headlineOf(sampleReport({ rows: repeat(2, { isSetAside: true }) }))).toEqual([
      '2 of 2 questions went unanswered (100.0%); 2 are greetings, tests or complaints.',
      'None of them is a question about the docs: there is no gap to close.',
    ]);
  });

  it('says of a small period that its questions are listed, and what shows more', () => {
    const second = (input: { rows: SampleRow[]; days?: number }) =>
      headlineOf(sampleReport(input))[1];
    const listed = 'So few questions can’t be ranked, so each is listed.';
    expect(second({ rows: repeat(29, { topic: 'A' }) })).toBe(
      `${listed} With days: 28 the report covers more.`,
    );
    expect(second({ rows: repeat(2, { topic: 'A' }), days: 28 })).toBe(
      `${listed} A longer period covers more.`,
    );
    expect(second({ rows: [...repeat(2), { isSetAside: true }] })).toBe(
      `No two of them ask the same. ${listed} With days: 28 the report covers more.`,
    );
    expect(second({ rows: repeat(1) })).toBe(`${listed} With days: 28 the report covers more.`);
    expect(second({ rows: repeat(30, { topic: 'A' }) })).toBeUndefined();
    expect(second({ rows: repeat(30) })).toBe('No two of them ask the same.');
  });

  it('and the foot are kept, whatever else is left out for length', () => {
    const kept = sections(sampleReport({ rows: repeat(2) })).filter(({ essential }) => essential);
    expect(kept.map(({ title }) => title)).toEqual(['headline', 'about this report']);
  });

  it('says first what an incomplete report covers', () => {
    const sample = sampleReport({ rows: repeat(2), answered: 1000, complete: false });
    const meta = { incomplete: 'The quota of requests ran out at page 3.', rowsRead: 1002 };
    const [first] = headlineOf(sample, meta);
    expect(headlineText(sample.model, { ...sampleMeta, ...meta })).toBe(
      'Incomplete: 2 of 1,002 questions went unanswered (0.2%).',
    );
    const none = sampleReport({ rows: [], complete: false });
    expect(headlineOf(none, { ...meta, rowsRead: 0 }).slice(1)).toEqual(['No question was read.']);
    expect(first).toBe(
      '[!WARNING]\nThis report is incomplete. The quota of requests ran out at page 3. It covers the 1,002 rows read before that and says nothing about the rest of the period.',
    );
  });

  it('says if GitHub did not list all files of the pull request', () => {
    const sample = sampleReport({ rows: repeat(2) });
    expect(headlineOf(sample, { pullRequest: 7, filesTruncated: true })[0]).toBe(
      '[!NOTE]\nSome changed pages are not covered, because GitHub lists at most 3,000 files of a pull request.',
    );
  });

  it('says why there are no trends', () => {
    const [first] = headlineOf(sampleReport({ rows: repeat(2) }), {
      previousCutShort: 'Time ran out at page 2.',
    });
    expect(first).toBe(
      '[!NOTE]\nThis report has no trends, because the period before could not be read in full. Time ran out at page 2.',
    );
  });

  it('is still a report if nothing went unanswered', () => {
    const rendered = renderGfm(reportMarkdown(sections(sampleReport({ rows: [], answered: 3 }))));
    expect(textOf(rendered, 'h2, h3')).toEqual([
      'Documentation gaps, 13–19 November 2026',
      'About this report',
    ]);
  });
});
