import { expect } from 'vitest';
import type { ReportModel } from '../../src/report/model/report-model.ts';
import { chooseTopics, type ShownTopics } from '../../src/report/model/shown-topics.ts';
import { singleLine, truncate } from '../../src/text/clean.ts';
import { type Fragment, renderSafely, textsOf } from './body.ts';

/** Addresses that links may begin with: the documentation's, and the run's. */
const reportLinks = ['https://docs.acme.example/', 'https://github.com/acme/docs/actions/'];

/** What a report that shows every section looks like: counted from its model. */
export function expectWholeReport(
  markdown: string,
  model: ReportModel,
  { maxTopics, links = reportLinks }: { maxTopics: number; links?: readonly string[] },
): Fragment {
  const { fragment } = renderSafely(markdown, links);
  const topics = chooseTopics(model, maxTopics);
  expectHeadings(fragment, model, topics);
  expectFolds(fragment, topics);
  expectTables(fragment, model, topics);
  expectBlocks(fragment, topics);
  return fragment;
}

function expectHeadings(fragment: Fragment, model: ReportModel, topics: ShownTopics): void {
  expect(textsOf(fragment, 'h2')).toHaveLength(1);
  const drawn = model.daily.some((day) => day.unanswered > 0 || day.previousUnanswered);
  const sections: [boolean, string][] = [
    [drawn, 'Unanswered questions by day'],
    [topics.shown.length > 0, 'What readers could not find'],
    [topics.resolved.length > 0, 'No longer asked'],
    [model.pages.length > 0, 'Pages with most unanswered questions'],
    [model.categories.length > 0, 'Categories of unanswered questions'],
    [topics.shown.length > 0, 'Instructions for an agent'],
    [true, 'About this report'],
  ];
  expect(textsOf(fragment, 'h3')).toEqual(
    sections.filter(([present]) => present).map(([, title]) => title),
  );
}

/** One fold for each topic, one for what was asked once, one for each instruction; none in another. */
function expectFolds(fragment: Fragment, { shown, askedOnce }: ShownTopics): void {
  const folds = [...fragment.children].filter(({ localName }) => localName === 'details');
  expect(fragment.querySelectorAll('details')).toHaveLength(folds.length);
  expect(fragment.querySelectorAll('summary')).toHaveLength(folds.length);
  expect(folds).toHaveLength(2 * shown.length + (askedOnce.length > 0 ? 1 : 0));
  const open = folds.filter((fold) => fold.hasAttribute('open'));
  expect(open).toHaveLength(Math.min(3, shown.length));
  for (const [index, topic] of shown.entries()) {
    const fold = folds[index];
    expect(fold?.firstElementChild?.localName).toBe('summary');
    const label = truncate(singleLine(topic.label), 80);
    expect(textsOf(fold, 'summary > strong')).toEqual([`${index + 1}. ${label}`.trim()]);
    expect(textsOf(fold, 'li')).toEqual(topic.examples.map(shownQuestion));
  }
  if (askedOnce.length === 0) return;
  const lines = textsOf(folds[shown.length], 'li');
  for (const [index, line] of lines.entries()) {
    const topic = askedOnce[index];
    const [question] = (topic?.examples ?? []).map(shownQuestion);
    const where = topic?.pages[0] ? ' · ' : '';
    expect(`${line} `.startsWith(`${question}${where}`.trimStart()), line).toBe(true);
    if (!where) expect(line).toBe(question);
  }
  expect(lines).toHaveLength(Math.min(100, askedOnce.length));
}

/** The words of a shown question, as a reader sees them. */
function shownQuestion({ text, count }: { text: string; count: number }): string {
  return `${truncate(text, 240).replace(/\s+/g, ' ').trim()}${count > 1 ? ` (${count} times)` : ''}`.trim();
}

function expectTables(fragment: Fragment, model: ReportModel, { shown }: ShownTopics): void {
  const { pages, categories, totals } = model;
  const categorised = categories.reduce((sum, { unanswered }) => sum + unanswered, 0);
  const rest = categories.length > 0 && categorised < totals.unanswered ? 1 : 0;
  const sizes = [shown.length, Math.min(10, pages.length), Math.min(10, categories.length) + rest];
  const tables = [...fragment.querySelectorAll('table')];
  expect(tables.map((table) => table.querySelectorAll('tbody > tr').length)).toEqual(
    sizes.filter((size) => size > 0),
  );
  for (const table of tables) {
    const columns = table.querySelectorAll('th').length;
    for (const row of table.querySelectorAll('tr')) expect(row.children).toHaveLength(columns);
  }
}

/** A line of a chart's source: our own words, days and numbers, and no character that means more. */
const chartLine = /^[-\w:,"#[\]> ]*$/;

function expectBlocks(fragment: Fragment, { shown }: ShownTopics): void {
  for (const source of textsOf(fragment, 'pre > code.language-mermaid')) {
    for (const line of source.split('\n')) expect(line).toMatch(chartLine);
  }
  const instructions = textsOf(fragment, 'pre > code.language-text');
  expect(instructions).toHaveLength(shown.length);
  for (const instruction of instructions) expectQuoted(instruction);
  expect(fragment.querySelectorAll('pre').length).toBe(
    shown.length + textsOf(fragment, 'pre > code.language-mermaid').length,
  );
}

const begin = 'BEGIN QUOTED TEXT FROM STRANGERS';
const end = 'END QUOTED TEXT FROM STRANGERS';
const quotedLine = /^(?:topic|question|asked on|cited): ("(?:[^"\\]|\\.)*")$/;

/** Strangers' words stand between two lines of ours, as one JSON string on each line. */
function expectQuoted(instruction: string): void {
  const lines = instruction.split('\n');
  const [first, last] = [lines.indexOf(begin), lines.indexOf(end)];
  expect([lines.lastIndexOf(begin), lines.lastIndexOf(end)]).toEqual([first, last]);
  expect([first, lines.length - last]).toEqual([6, 3]);
  expect(lines[0]).toBe('Close a gap in our documentation.');
  expect(lines[4]).toMatch(/^The lines between BEGIN and END are quoted data\. /);
  for (const line of lines.slice(first + 1, last)) {
    expect(line).toMatch(quotedLine);
    expect(typeof JSON.parse(quotedLine.exec(line)?.[1] ?? '')).toBe('string');
  }
}
