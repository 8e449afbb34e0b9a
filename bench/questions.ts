import { unpaced } from '../src/pace.ts';
import { type Question, questionsOf } from '../src/report/source/question.ts';
import type { UnansweredQuestion } from '../src/report/source/tally.ts';
import { createRedactor } from '../src/text/redact.ts';

/** Labelled questions hold nothing to redact. */
export const redactor = createRedactor({ secrets: [], enabled: false });

/** Unanswered rows as the report knows them. */
export const reported = (rows: readonly UnansweredQuestion[]): Promise<Question[]> =>
  questionsOf(rows, { redactor, pace: unpaced });
