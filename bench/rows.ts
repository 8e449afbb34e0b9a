import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createAnsweredSample,
  type SampledQuestion,
} from '../src/report/source/answered-sample.ts';
import { answeredQuestionIn, countableRow, createTally } from '../src/report/source/collect.ts';
import type { Question } from '../src/report/source/question.ts';
import { type Row, readRow } from '../src/report/source/row.ts';
import { type Grouping, groupQuestions } from '../src/report/topics/topics.ts';
import { createRedactor } from '../src/text/redact.ts';

/** Labelled questions hold nothing to redact. */
export const redactor = createRedactor({ secrets: [], enabled: false });

/** Rows as the report knows and groups them. */
export interface Grouped {
  questions: Question[];
  answered: SampledQuestion[];
  offline: Grouping;
}

/** @param rows of the service, as JSON */
export function groupRows(
  rows: Iterable<unknown>,
  isCurrent: (row: Row | null) => boolean = () => true,
): Grouped {
  const { add, tally } = createTally();
  const sample = createAnsweredSample();
  for (const value of rows) {
    const row = readRow(value);
    add(countableRow(row, { current: isCurrent(row), redactor }));
    const answer = answeredQuestionIn(row);
    if (answer) sample.add(answer);
  }
  const questions = [...tally.unanswered];
  const answered = sample.questions();
  return { questions, answered, offline: groupQuestions(questions, answered) };
}

export type Evidence = 'good' | 'likely' | 'poor' | 'none';

/** Unanswered and answered rows in the service's shape. */
export interface Rows {
  rows: { id: string; conversationId: string; timestamp: string; resolutionStatus: string }[];
  /** What each asks, by the rows' ids. */
  gaps: Readonly<Record<string, string>>;
}

export interface Refusal {
  of: number;
  text: string;
}

/** A labelled product. */
export interface World {
  gaps: { id: string; questions: string[] }[];
  tail: { q: string }[];
  junk: unknown[];
  follow: unknown[];
  answered: unknown[];
  refusals?: { gaps: Record<string, Refusal[]>; tail: Record<string, string> };
}

export type RowsOf = (world: unknown, options: { evidence: Evidence; seed: number }) => Rows;

/** The labelled products of a folder by their names, each a `.json` file, and its `rows.mjs`. */
export async function openWorlds(
  folder: string,
): Promise<{ worlds: ReadonlyMap<string, World>; rowsOf: RowsOf }> {
  const script = await import(pathToFileURL(resolve(folder, 'rows.mjs')).href);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const worlds = files
    .sort()
    .map((file) => [file.replace('.json', ''), jsonIn(folder, file)] as const);
  return { worlds: new Map(worlds as [string, World][]), rowsOf: script.worldRows };
}

export const jsonIn = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** What a label asks; a follow-up counts as asking the same. */
export const gapOf = (label: string): string => label.replace(/^follow:/, '');
