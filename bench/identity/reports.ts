import { unpaced } from '../../src/pace.ts';
import { groupUnanswered } from '../../src/report/group-unanswered.ts';
import { answeredIn } from '../../src/report/source/collect.ts';
import { pageAddress } from '../../src/report/source/page-address.ts';
import { countableRow, createTally } from '../../src/report/source/tally.ts';
import { createAnsweredSample } from '../../src/report/topics/evidence.ts';
import { reported } from '../questions.ts';
import type { Series } from './series.ts';

/** An unanswered question of a series, with the label of what it asks. */
export interface LabelledQuestion {
  id: string;
  text: string;
  page: string | null;
  category: string | null;
  week: number;
  /** `YYYY-MM-DD` */
  day: string;
  label: string;
}

/** What asks for more of the same counts as asking it. */
const gapOf = (label: string): string => label.replace(/^follow:/, '');

/** The unanswered questions of a series by their ids. */
export function questionsOf({ weeks, labels }: Series): Map<string, LabelledQuestion> {
  const questions = weeks.flatMap((rows, week) =>
    rows
      .filter(({ resolutionStatus }) => resolutionStatus === 'unanswered')
      .map(({ id, query, pageUrl, queryCategory, timestamp }) => ({
        id: id ?? '',
        text: query ?? '',
        page: pageUrl ? pageAddress(pageUrl) : null,
        category: queryCategory ?? null,
        week,
        day: timestamp?.slice(0, 10) ?? '',
        label: gapOf(labels.get(id ?? '') ?? ''),
      })),
  );
  return new Map(questions.map((question) => [question.id, question]));
}

/** Topics of a week and the one before it, through the code that the report runs. */
export async function topicsOf(
  { weeks }: Series,
  week: number,
  questions: ReadonlyMap<string, LabelledQuestion>,
): Promise<LabelledQuestion[][]> {
  const { add, tally } = createTally();
  const answered = createAnsweredSample();
  for (const row of [...(weeks[week - 1] ?? []), ...(weeks[week] ?? [])]) {
    add(countableRow(row, questions.get(row.id ?? '')?.week === week));
    const answer = answeredIn(row);
    if (answer) answered.add(answer);
  }
  const { topics } = await groupUnanswered({
    questions: await reported(tally.unanswered),
    answered,
    pace: unpaced,
  });
  return topics.map(({ rows }) => rows.flatMap(({ id }) => questions.get(id) ?? []));
}

/** What most of these ask, and how many do. */
export function mainLabel(questions: readonly { label: string }[]): [label: string, count: number] {
  const groups = [...Map.groupBy(questions, ({ label }) => label)];
  const [first] = groups.sort(([, a], [, b]) => b.length - a.length);
  return [first?.[0] ?? '', first?.[1].length ?? 0];
}
