import { expect } from 'vitest';
import type { Gap, Report } from '../../src/report/assemble/report.ts';
import { chooseTopics, isSmallPeriod, type ShownTopics } from '../../src/report/assemble/shown.ts';
import { singleLine, truncate } from '../../src/text/clean.ts';
import { textsOf } from '../world/markdown.ts';
import { renderSafely } from './body.ts';

/** What the addresses of links may start with: the documentation's address, and the run's. */
const reportLinks = ['https://docs.acme.example/', 'https://github.com/acme/docs/actions/'];

/** Fails unless a report has every section that its model calls for. */
export function expectWholeReport(
  markdown: string,
  model: Report,
  { maxTopics, links = reportLinks }: { maxTopics: number; links?: readonly string[] },
): DocumentFragment {
  const { fragment } = renderSafely(markdown, links);
  const topics = chooseTopics(model, maxTopics);
  expectHeadings(fragment, model, topics);
  expectStart(fragment, model, topics);
  expectDetails(fragment, model, topics);
  expectTables(fragment, model, topics);
  // A report without a history has no chart and no code block.
  expect(fragment.querySelectorAll('pre')).toHaveLength(0);
  return fragment;
}

function expectHeadings(fragment: DocumentFragment, model: Report, topics: ShownTopics): void {
  const { shown, hidden } = topics;
  expect(textsOf(fragment, 'h2')).toHaveLength(1);
  const isSmall = isSmallPeriod(model);
  const asks = model.totals.unanswered > model.setAside.unanswered;
  const rest = model.setAside.unanswered;
  const sections: [boolean, string][] = isSmall
    ? [
        [shown.length + hidden.length > 0, 'Asked more than once'],
        [asks, 'By page'],
        [rest > 0, 'The rest'],
      ]
    : [
        [shown.length > 0, 'Start here'],
        [shown.length > 0, 'Topics'],
        [hasPages(model), 'Pages'],
        [rest > 0, 'The rest'],
      ];
  expect(textsOf(fragment, 'h3')).toEqual([
    ...sections.filter(([present]) => present).map(([, title]) => title),
    'About this report',
  ]);
}

/** Expects an item for each of the first three topics: its label, a question, then our words and pages. */
function expectStart(fragment: DocumentFragment, model: Report, { shown }: ShownTopics): void {
  const heading = [...fragment.querySelectorAll('h3')].find(
    ({ textContent }) => textContent === 'Start here',
  );
  const lines = [...(heading?.nextElementSibling?.querySelectorAll(':scope > li') ?? [])];
  expect(lines).toHaveLength(isSmallPeriod(model) ? 0 : Math.min(3, shown.length));
  for (const [index, line] of lines.entries()) {
    expect(textsOf(line, ':scope > strong')).toEqual([labelOf(shown[index])]);
    expect(line.querySelectorAll('strong, a, br').length).toBe(line.children.length);
    // A question and, if anything is known of it, where to start.
    expect([1, 2]).toContain(line.querySelectorAll('br').length);
  }
}

/** Expects details for each topic, and for what was set aside, and no other. */
function expectDetails(fragment: DocumentFragment, model: Report, topics: ShownTopics): void {
  const isSmall = isSmallPeriod(model);
  const shown = [...topics.shown, ...(isSmall ? topics.hidden : [])];
  const details = [...fragment.children].filter(({ localName }) => localName === 'details');
  const rest = Math.min(1, model.setAside.unanswered);
  expect(details).toHaveLength(shown.length + rest);
  expect(fragment.querySelectorAll('details')).toHaveLength(details.length);
  expect(fragment.querySelectorAll('summary')).toHaveLength(details.length);
  expect(fragment.querySelectorAll('details[open]')).toHaveLength(0);
  for (const element of fragment.querySelectorAll('details')) {
    expect(element.firstElementChild?.localName).toBe('summary');
  }
  for (const [index, topic] of shown.entries()) expectTopic(details[index], topic);
}

function expectTopic(details: Element | undefined, topic: Gap): void {
  expect(textsOf(details, ':scope > summary > strong')).toEqual([labelOf(topic)]);
  const questions = textsOf(details?.querySelectorAll(':scope > ul')[1], ':scope > li');
  const { length } = topic.examples;
  expect(questions.slice(0, length)).toEqual(
    topic.examples.map((example) => shownQuestion(example, 300)),
  );
  for (const rest of questions.slice(length)) expect(rest).toMatch(/^and \d+ others?$/);
  expect(questions.length - length).toBeLessThanOrEqual(1);
  const blocks = [...(details?.children ?? [])].map(({ localName }) => localName);
  expect(blocks.slice(0, 4)).toEqual(['summary', 'ul', 'p', 'ul']);
}

function labelOf(topic: Gap | undefined): string {
  return truncate(singleLine(topic?.label ?? ''), 80).trim();
}

/** A shown question as readers see it. */
function shownQuestion(
  { text, count }: { text: string; count: number },
  maxLength: number,
): string {
  const shown = truncate(text, maxLength).replace(/\s+/g, ' ').trim() || '(no text)';
  return `${shown}${count > 1 ? ` (${count} times)` : ''}`.trim();
}

/** Expects one table of topics, without places as no docs are there, and one of pages. */
function expectTables(fragment: DocumentFragment, model: Report, { shown }: ShownTopics): void {
  const [topics, pages] = ['Topic', 'Page'].map((name) =>
    [...fragment.querySelectorAll('table')].filter((table) => textsOf(table, 'th')[0] === name),
  );
  const isSmall = isSmallPeriod(model);
  expect(topics).toHaveLength(shown.length > 0 && !isSmall ? 1 : 0);
  for (const table of topics ?? []) {
    expect(table.querySelectorAll('tbody > tr')).toHaveLength(shown.length);
    for (const row of table.querySelectorAll('tr')) expect(row.children).toHaveLength(2);
    expect(textsOf(table, 'tbody > tr > td:first-child')).toEqual(
      shown.map((topic, index) => `${index + 1} · ${labelOf(topic)}`),
    );
    for (const size of textsOf(table, 'tbody > tr > td:nth-child(2)')) {
      expect(size).toMatch(/^\d+(?:\s(?:↑|↓|new))?$/);
    }
  }
  expect(pages).toHaveLength(hasPages(model) && !isSmall ? 1 : 0);
  for (const table of pages ?? []) {
    const sizes = textsOf(table, 'tbody > tr > td:nth-child(2)');
    expect(sizes.length).toBeLessThanOrEqual(10);
    for (const size of sizes) expect(size).toMatch(/^[1-9]\d*$/);
  }
}

const hasPages = ({ topics }: Report): boolean => topics.some(({ pages }) => pages.length > 0);
