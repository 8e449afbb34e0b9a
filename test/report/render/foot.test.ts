import { describe, expect, it } from 'vitest';
import type {
  ReportMeta,
  ReportModel,
  ReportTopic,
} from '../../../src/report/model/report-model.ts';
import type { DocsRead } from '../../../src/report/places/place.ts';
import { renderReport } from '../../../src/report/render/report.ts';
import { fortnight } from '../fortnight.ts';
import { renderGfm, textOf } from '../rendered.ts';
import { sampleMeta } from '../sample.ts';

/** The items of the last section. */
function footOf(meta: Partial<ReportMeta> = {}, told: Partial<ReportModel> = {}): string[] {
  const { model, details } = fortnight();
  const all = { model: { ...model, ...told }, details, meta: { ...sampleMeta, ...meta } };
  const sections = renderReport(all);
  return textOf(renderGfm(sections.at(-1)?.markdown ?? ''), 'li');
}

describe('the foot', () => {
  it('says what was read and redacted', () => {
    const redactions = new Map([
      ['phone', 1],
      ['secret', 2],
      ['card', 0],
    ] as const);
    expect(footOf({ redactions, waits: 2 })).toEqual([
      'Period: 13–19 November 2026, compared with 6–12 November 2026, in whole UTC days',
      'Read: 591 rows of project acme-docs, in 2 requests with 2 waits; 145 conversations in the period itself',
      'Redacted: 2 keys and tokens and 1 phone number',
      'Files: unanswered.csv has every question by topic, briefs/ a brief for each topic, report.json all of it for programs, conversations.jsonl each conversation. They are in the folder that the step’s output reportDir names, and among the artifacts of this run if the workflow uploads them',
    ]);
    const all = (count: number) => {
      const kinds = ['secret', 'email', 'card', 'phone', 'iban', 'id'] as const;
      const counts = new Map(kinds.map((kind) => [kind, count] as const));
      return footOf({ redactions: counts })[2];
    };
    expect(all(1)).toBe(
      'Redacted: 1 key or token, 1 e-mail address, 1 card number, 1 phone number, 1 account number and 1 personal number',
    );
    expect(all(2)).toBe(
      'Redacted: 2 keys and tokens, 2 e-mail addresses, 2 card numbers, 2 phone numbers, 2 account numbers and 2 personal numbers',
    );
    expect(footOf()[2]).toBe('Redacted: nothing was found to redact');
    expect(footOf({ redactions: null })[2]).toBe('Redacted: nothing, as redact is off');
  });

  it('says which docs were read, and whether they can be trusted', () => {
    const docs = {
      ...{ root: 'site', files: 40, sections: 210, checked: 150, found: 0.8321, skipped: 0 },
    };
    const line = (more: Partial<DocsRead>, topics: ReportTopic[] = []) =>
      footOf({}, { docs: { ...docs, ...more }, topics })[3];
    expect(line({})).toBe(
      'Docs: 40 pages with 210 sections in site; 83.2% of 150 answered questions find the page that answered them among the three nearest',
    );
    expect(line({ root: '.', files: 1, sections: 1, skipped: 1, found: 0.5, checked: 20 })).toBe(
      'Docs: 1 page with 1 section, without 1 file that can’t be read as text; 50.0% of 20 answered questions find the page that answered them among the three nearest',
    );
    expect(line({ found: 0.4 })).toBe(
      'Docs: 40 pages with 210 sections in site; no place is told, as only 40.0% of 150 answered questions find the page that answered them: these may be another site’s docs. If the checkout has the right ones, set docs-root to the folder of the docs’ sources',
    );
    expect(line({ checked: 19, found: null })).toContain(
      'no place is told, as 19 answered questions that cite a page are too few to tell whether these are the docs that readers ask about: if they are, set docs-root',
    );
    expect(line({ checked: 1, found: null })).toContain(
      'as 1 answered question that cites a page is too few',
    );
    const [topic] = fortnight().model.topics;
    const place = { file: 'a.md', line: 1, heading: null, coverage: null, owners: [] };
    const placed = { ...place, words: [], missingWords: [], others: [] };
    expect(line({ checked: 3, found: null }, topic ? [{ ...topic, place: placed }] : [])).toBe(
      'Docs: 40 pages with 210 sections in site; nothing checked the places that are told, as only 3 answered questions cite a page',
    );
  });

  it('says what a model was sent, and what it did', () => {
    const model = { name: 'small', requests: 2, failed: 0, sent: 41, placed: 40 };
    expect(footOf({}, { model })[3]).toBe(
      'Model: small was asked about 41 questions and the sections nearest to the topics shown, all redacted, in 2 requests; it said of 40 which section would answer them',
    );
    expect(footOf({}, { model: { ...model, failed: 1 } })[3]).toContain(
      'in 2 requests, of which 1 brought nothing; it said',
    );
  });

  it('says which file and which pull request it is about', () => {
    const rows = (meta: Partial<ReportMeta>) => footOf(meta)[1];
    expect(rows({ file: 'conversations.jsonl' })).toBe(
      'Read: 591 rows of the file conversations.jsonl; 145 conversations in the period itself',
    );
    expect(rows({ pullRequest: 7, waits: 1 })).toMatch(
      /in 2 requests with 1 wait; \d+ rows asked on, or answered from, the pages that pull request 7 changes; 145 conversations/,
    );
  });
});
