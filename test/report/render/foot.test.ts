import { describe, expect, it } from 'vitest';
import type { ReportMeta } from '../../../src/report/model/report-model.ts';
import { renderReport } from '../../../src/report/render/report.ts';
import { fortnight } from '../fortnight.ts';
import { renderGfm, textOf } from '../rendered.ts';
import { sampleMeta } from '../sample.ts';

/** The items of the last section. */
function footOf(meta: Partial<ReportMeta> = {}): string[] {
  const { model, details } = fortnight();
  const sections = renderReport({ model, details, meta: { ...sampleMeta, ...meta } });
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
});
