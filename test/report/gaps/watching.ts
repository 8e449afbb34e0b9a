import type { Count, Watch } from '../../../src/report/gaps/gap.ts';
import { lookAt } from '../../../src/report/gaps/verdict.ts';
import { addDays } from '../../../src/report/source/period.ts';

const merge = '2026-11-15';

/** A watch that begins, after a time in which so much was asked. */
export function watchAfter(before: Count): Watch {
  return {
    mergedOn: merge,
    before,
    since: { unanswered: 0, questions: 0 },
    countedTo: '2026-11-16',
    lookedAt: '2026-11-16',
    looks: 0,
    verdict: 'watching',
    decidedAt: null,
    latest: [],
  };
}

/** The watch after weekly reports that counted so many of 1,000 questions each, or of others. */
export function afterWeeks(
  watch: Watch,
  weeks: readonly number[],
  start = '2026-11-16',
  questions = 1_000,
): Watch {
  let looked = watch;
  weeks.forEach((unanswered, week) => {
    const from = addDays(start, week * 7);
    const to = addDays(from, 7);
    const days = { unanswered, questions, to };
    looked = lookAt({ watch: looked, days, period: { from, to } });
  });
  return looked;
}
