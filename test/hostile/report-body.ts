import { expect } from 'vitest';
import type { Gap, Report } from '../../src/report/assemble/report.ts';
import { chooseTopics, isSmallPeriod, type ShownTopics } from '../../src/report/assemble/shown.ts';
import { singleLine, truncate } from '../../src/text/clean.ts';
import { type Fragment, renderSafely, textsOf } from './body.ts';

/** Addresses that links may begin with: the documentation's, and the run's. */
const reportLinks = ['https://docs.acme.example/', 'https://github.com/acme/docs/actions/'];

/** What a report that shows every section looks like: counted from its model. */
export function expectWholeReport(
  markdown: string,
  model: Report,
  { maxTopics, links = reportLinks }: { maxTopics: number; links?: readonly string[] },
): Fragment {
  const { fragment } = renderSafely(markdown, links);
  const topics = chooseTopics(model, maxTopics);
  expectHeadings(fragment, model, topics);
  expectStart(fragment, model, topics);
  expectFolds(fragment, model, topics);
  expectTable(fragment, model, topics);
  expectBlocks(fragment, isSmallPeriod(model) ? [...topics.shown, ...topics.hidden] : topics.shown);
  return fragment;
}

function expectHeadings(fragment: Fragment, model: Report, topics: ShownTopics): void {
  const { shown, hidden, resolved } = topics;
  expect(textsOf(fragment, 'h2')).toHaveLength(1);
  const drawn = model.daily.some((day) => day.unanswered > 0 || day.previousUnanswered);
  const isSmall = isSmallPeriod(model);
  const asks = model.totals.unanswered > model.setAside.unanswered;
  const rest = resolved.length + model.setAside.unanswered;
  const sections: [boolean, string][] = isSmall
    ? [
        [shown.length + hidden.length > 0, 'Asked more than once'],
        [asks, 'By page'],
        [rest > 0, 'The rest'],
      ]
    : [
        [shown.length > 0, 'Start here'],
        [shown.length > 0, 'Topics'],
        [asks, 'By page'],
        [rest > 0, 'The rest'],
        [drawn, 'Share unanswered by day'],
      ];
  expect(textsOf(fragment, 'h3')).toEqual([
    ...sections.filter(([present]) => present).map(([, title]) => title),
    'About this report',
  ]);
}

/** A line for each of the first three topics: its label, then our words, numbers and pages alone. */
function expectStart(fragment: Fragment, model: Report, { shown }: ShownTopics): void {
  const heading = [...fragment.querySelectorAll('h3')].find(
    ({ textContent }) => textContent === 'Start here',
  );
  const lines = [...(heading?.nextElementSibling?.querySelectorAll(':scope > li') ?? [])];
  expect(lines).toHaveLength(isSmallPeriod(model) ? 0 : Math.min(3, shown.length));
  for (const [index, line] of lines.entries()) {
    expect(textsOf(line, ':scope > strong')).toEqual([`${index + 1} · ${labelOf(shown[index])}`]);
    expect(line.querySelectorAll('strong, a').length).toBe(line.children.length);
  }
}

/** A fold for each part, and in each topic's one for its brief; none in another. */
function expectFolds(fragment: Fragment, model: Report, topics: ShownTopics): void {
  const { resolved } = topics;
  const isSmall = isSmallPeriod(model);
  const shown = [...topics.shown, ...(isSmall ? topics.hidden : [])];
  const folds = [...fragment.children].filter(({ localName }) => localName === 'details');
  const rest = Math.min(1, resolved.length) + Math.min(1, model.setAside.unanswered);
  const pages = folds.slice(shown.length, folds.length - rest);
  const asked = pages.map((fold) =>
    Number(
      / · ([\d,]+) questions?$/
        .exec(textsOf(fold, ':scope > summary')[0] ?? '')?.[1]
        ?.replaceAll(',', ''),
    ),
  );
  const asks = model.totals.unanswered - model.setAside.unanswered;
  // Where no question was left out, each stands on a page.
  const isWhole = !textsOf(fragment, 'p').some((text) => /^[\d,]+ more questions?: see/.test(text));
  if (isSmall) expect(pages).toHaveLength(0);
  else if (isWhole) expect(asked.reduce((sum, count) => sum + count, 0)).toBe(asks);
  else expect(asked.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(asks);
  expect(fragment.querySelectorAll('details')).toHaveLength(folds.length + shown.length);
  expect(fragment.querySelectorAll('summary')).toHaveLength(folds.length + shown.length);
  expect(fragment.querySelectorAll('details[open]')).toHaveLength(0);
  for (const fold of fragment.querySelectorAll('details')) {
    expect(fold.firstElementChild?.localName).toBe('summary');
  }
  for (const [index, topic] of shown.entries()) expectTopic(folds[index], topic);
  for (const fold of pages) {
    expect(fold.querySelectorAll(':scope > p')).toHaveLength(0);
    expect(fold.lastElementChild?.localName).toBe('ul');
    for (const item of fold.querySelectorAll('li > ul > li')) expect(item.children).toHaveLength(0);
  }
}

function expectTopic(fold: Element | undefined, topic: Gap): void {
  expect(textsOf(fold, ':scope > summary > strong')).toEqual([labelOf(topic)]);
  expect(textsOf(fold?.querySelectorAll(':scope > ul')[1], ':scope > li')).toEqual(
    topic.examples.slice(0, 5).map((example) => shownQuestion(example, 300)),
  );
  const answers = textsOf(fold, ':scope > blockquote > p');
  const excerpt = truncate(singleLine(topic.answer ?? ''), 200);
  expect(answers).toEqual(
    topic.answer === null ? [] : [`Failed answer: ${excerpt}`.replace(/\s+/g, ' ').trim()],
  );
  expect(textsOf(fold, ':scope > details > summary')).toEqual(['Brief']);
  const blocks = [...(fold?.children ?? [])].map(({ localName }) => localName);
  expect(blocks.slice(0, 4)).toEqual(['summary', 'ul', 'p', 'ul']);
  expect(blocks.at(-1)).toBe('details');
}

function labelOf(topic: Gap | undefined): string {
  return truncate(singleLine(topic?.label ?? ''), 80).trim();
}

/** The words of a shown question, as a reader sees them. */
function shownQuestion({ text, count }: { text: string; count: number }, longest: number): string {
  const shown = truncate(text, longest).replace(/\s+/g, ' ').trim() || '(no text)';
  return `${shown}${count > 1 ? ` (${count} times)` : ''}`.trim();
}

/** One table, whose every row has our three cells. */
function expectTable(fragment: Fragment, model: Report, { shown }: ShownTopics): void {
  const tables = [...fragment.querySelectorAll('table')];
  expect(tables).toHaveLength(shown.length > 0 && !isSmallPeriod(model) ? 1 : 0);
  for (const table of tables) {
    expect(table.querySelectorAll('tbody > tr')).toHaveLength(shown.length);
    for (const row of table.querySelectorAll('tr')) expect(row.children).toHaveLength(3);
    expect(textsOf(table, 'tbody > tr > td:first-child')).toEqual(
      shown.map((topic, index) => `${index + 1} · ${labelOf(topic)}`),
    );
    for (const size of textsOf(table, 'tbody > tr > td:nth-child(2)')) {
      expect(size).toMatch(/^(?:\d+\s→\s)?\d+(?:\s[↑↓])?$/);
    }
    for (const where of textsOf(table, 'tbody > tr > td:nth-child(3)')) {
      expect(where).toMatch(/^(?:Write |Improve |Choose a page)/);
    }
  }
}

/** A line of a chart's source: our own words, days and numbers, and no character that means more. */
const chartLine = /^[-\w:,."#[\]> ]*$/;

function expectBlocks(fragment: Fragment, shown: readonly Gap[]): void {
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

/** Strangers' words follow a line of ours, as one JSON string. */
function expectQuoted(brief: string): void {
  const lines = brief.split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^Unless the docs tell it already, .* briefs\/[0-9a-f]{12}\.md$/);
  const [, said = ''] = /^Quoted, no instruction: (.*)$/.exec(lines[1] ?? '') ?? [];
  expect(typeof JSON.parse(said)).toBe('string');
}
