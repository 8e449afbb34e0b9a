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
    [
      { rows: repeat(1), answered: 3 },
      '1 of 4 questions went unanswered (25.0%). 4 turns in 4 conversations were read.',
    ],
    [
      { rows: repeat(1), answered: 3, previousRows: repeat(1), previousAnswered: 3 },
      '1 of 4 questions went unanswered (25.0%), the same share as before. 4 turns in 4 conversations were read.',
    ],
    [
      { rows: repeat(1234), answered: 8766, previousRows: repeat(1), previousAnswered: 1 },
      '1,234 of 10,000 questions went unanswered (12.3%), down from 50.0%. 10,000 turns in 10,000 conversations were read.',
    ],
    [
      { days: 1, rows: repeat(1), previousRows: [], previousAnswered: 9 },
      '1 of 1 question went unanswered (100.0%), up from 0.0%. 1 turn in 1 conversation was read.',
    ],
    [
      { rows: repeat(2, { conversation: 'c' }), answered: 1, previousRows: [] },
      '2 of 3 questions went unanswered (66.7%); there were no questions in the 7 days before. 3 turns in 2 conversations were read.',
    ],
    [
      {
        rows: [...repeat(2), { isSetAside: true }],
        answered: 1,
        previousRows: [],
        previousAnswered: 1,
      },
      '3 of 4 questions went unanswered (75.0%), up from 0.0%; 1 of the 3 asks nothing of the docs. 4 turns in 4 conversations were read.',
    ],
    [
      { rows: [], answered: 12, previousRows: repeat(1), previousAnswered: 1 },
      'No question went unanswered: the assistant answered all 12 questions, down from 50.0%. 12 turns in 12 conversations were read.',
    ],
    [
      { rows: [], answered: 1, previousRows: [], previousAnswered: 1 },
      'No question went unanswered: the assistant answered the one question. 1 turn in 1 conversation was read.',
    ],
    [{ rows: [] }, 'Readers asked no questions.'],
  ])('says %# in a line, which is an output too', (input, line) => {
    const sample = sampleReport(input);
    expect(headlineOf(sample)[0]).toBe(line);
    expect(headlineText(sample.model, sampleMeta)).toBe(line);
  });

  it('is about the changed pages if the scope is a pull request', () => {
    const sample = sampleReport({ rows: repeat(6), answered: 19 });
    expect(headlineOf(sample, { pullRequest: 7 })[0]).toBe(
      '6 of 25 questions on the pages that this pull request changes went unanswered (24.0%). 25 turns in 25 conversations were read.',
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
      'Read: 591 rows of project acme-docs, in 2 requests with no waits; 25 rows asked on, or answered from, the pages that pull request 7 changes',
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
      '2 of 2 questions went unanswered (100.0%); 2 of the 2 ask nothing of the docs. 2 turns in 2 conversations were read.',
      'None of them is a question about the docs: there is no gap to close.',
    ]);
  });

  it('says that there is no topic if no two questions are alike', () => {
    const rows = [...repeat(2), { isSetAside: true }];
    expect(headlineOf(sampleReport({ rows }))[1]).toBe(
      'No two of them ask the same, so there is no topic to start with. Each is listed below.',
    );
    expect(headlineOf(sampleReport({ rows: repeat(2, { topic: 'A' }) }))).toHaveLength(1);
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
      'Incomplete: 2 of 1,002 questions went unanswered (0.2%). 1,002 turns in 1,002 conversations were read.',
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
