import { describe, expect, it, test } from 'vitest';
import { renderChart, renderReport, reportMarkdown } from '../../../src/report/render/report.ts';
import { renderGfm, textsOf } from '../../world/markdown.ts';
import { fortnight } from '../fortnight.ts';
import { crowded, walk } from './walk.ts';

const markdownOf = (report: ReturnType<typeof walk>) =>
  reportMarkdown(renderReport(report, renderChart(report)));

/** The files show each change of a word in review. */
it.each([
  [
    'fortnight-report.md',
    () => fortnight({ meta: { redactions: new Map([['email', 2]]), waits: 1 } }),
  ],
  ['small-report.md', () => fortnight({ isSmall: true })],
  ['walk-report.md', () => walk()],
  ['small-walk-report.md', () => walk({ isSmall: true })],
])('the report has the text of %s', async (file, report) => {
  await expect(markdownOf(report())).toMatchFileSnapshot(file);
});

/** The lines that GitHub shows, without those in collapsed details. */
function linesOf(markdown: string): string[] {
  const rendered = renderGfm(markdown);
  for (const details of rendered.querySelectorAll('details')) {
    details.replaceChildren(...details.querySelectorAll(':scope > summary'));
  }
  return textsOf(rendered, 'h2, h3, p, li, tr, summary');
}

describe('the first 40 lines of the issue', () => {
  const lines = linesOf(markdownOf(crowded(20)));

  it('have the headline, Start here, Under way, and ten rows of the table', () => {
    const first = lines.slice(0, 40);
    expect(first[0]).toMatch(/^Documentation gaps/);
    const headings = ['Start here', 'Under way', 'Topics'];
    expect(headings.every((heading) => first.includes(heading))).toBe(true);
    expect(first.some((line) => line.startsWith('10 · '))).toBe(true);
  });

  it('have three lines in Start here and five in Under way, with the others in details', () => {
    const between = (from: string, to: string) =>
      lines.slice(lines.indexOf(from) + 1, lines.indexOf(to));
    expect(between('Start here', 'Under way').filter((line) => /^\d · /.test(line))).toHaveLength(
      3,
    );
    expect(between('Under way', 'Topics')).toHaveLength(6);
    expect(between('Under way', 'Topics').at(-1)).toBe('1 more');
  });
});

test('details without a model have at most 28 lines', () => {
  const details = renderReport(crowded(8), renderChart(crowded(8))).filter(({ title }) =>
    title.startsWith('details of'),
  );
  expect(details).toHaveLength(8);
  for (const { markdown } of details) {
    const [, rest = ''] = markdown.split('</summary>\n');
    expect(rest.trim().split('\n').length).toBeLessThanOrEqual(28);
  }
});

test('the details do not repeat what their row says', () => {
  const rendered = renderGfm(markdownOf(crowded(8)));
  const rows = [...rendered.querySelectorAll('tbody tr')].slice(0, 8);
  const allDetails = [...rendered.querySelectorAll('details')].filter((one) =>
    /^\d+ · /.test(one.querySelector('summary')?.textContent ?? ''),
  );
  expect(allDetails).toHaveLength(8);
  for (const [at, row] of rows.entries()) {
    const [, size, place] = textsOf(row, 'td');
    const text = allDetails[at]?.textContent ?? '';
    expect(size).toMatch(/^\d+/);
    expect(text.replace(/In the period before: \d+ conversations?/, '')).not.toContain(
      'conversation',
    );
    expect(place).toBe(`Part ${at}, p${at}.mdx`);
    expect(text).not.toContain(place);
  }
});

test('the topics of a large period are ranked, those of a small one only listed', () => {
  const titles = (report: ReturnType<typeof walk>) =>
    renderReport(report, renderChart(report)).map(({ title }) => title);
  const ranks = ['start here', 'table of topics', 'table of pages'];
  expect(titles(walk())).toEqual(expect.arrayContaining(ranks));
  const small = titles(walk({ isSmall: true }));
  expect(small.filter((title) => ranks.includes(title))).toEqual([]);
  expect(markdownOf(walk({ isSmall: true }))).toContain('`days: 28` shows more');
});

test('without an issue there are no boxes, no fixes and nothing under way', () => {
  const text = markdownOf(fortnight());
  for (const part of ['- [ ]', '### Fixes', '### Under way']) expect(text).not.toContain(part);
});
