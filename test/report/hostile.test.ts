import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderChart, renderReport, reportMarkdown } from '../../src/report/render/report.ts';
import { anyCharacter } from '../text/hostile-text.ts';
import { renderGfm, skeletonOf } from './rendered.ts';
import { docs, type SampleRow, sampleReport } from './sample.ts';

/** Texts that could close, open or hijack a structure of the report. */
const pieces = [
  '</details></td></tr></table><h1>',
  '</summary>',
  '</strong>',
  '<!--',
  '-->',
  '<script>',
  '```',
  '~~~~',
  '`|`',
  '| a | b |\n| - | - |',
  '\\|',
  '\\',
  '\n\n# Heading\n\n',
  '\n- [ ] task',
  '1. ',
  '> [!CAUTION]\n> x',
  '[x]: https://evil.example',
  '[x](https://evil.example)',
  '![x](https://evil.example/b.gif)',
  'www.evil.example',
  'https://evil.example/?a=b',
  '@octocat',
  '#1',
  '$x$',
  '[^1]',
  '*_~',
  '"',
  '\n-----\n',
  '<!-- gap:t0 fix -->',
  '\u202e\u200b\ud800\u0000',
  '\r',
  'word',
  ' ',
];

const hostileText = fc.oneof(
  fc
    .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 })
    .map((parts) => parts.join('')),
  fc.string({ unit: anyCharacter, minLength: 1, maxLength: 20 }),
);

/** Makes the text of a field from plain words that no other field has. */
type Wording = (plain: string) => string;

/** A report with every part: two topics, a resolved one, and a question asked once. */
function reportWith({ text, page }: { text: Wording; page: Wording }): string {
  const row = (label: string, more: SampleRow = {}): SampleRow => ({
    topic: text(label),
    question: text(`question of ${label}`),
    pageUrl: page(`page-of-${label}`),
    category: text(`category of ${label}`),
    sources: [{ title: text(`title of ${label}`), url: page(`source-of-${label}`) }],
    answer: text(`Settings tells of all that ${label} has, and of what it lacks.`),
    ...more,
  });
  const report = sampleReport({
    rows: [
      row('first'),
      row('first'),
      row('second', { sources: [] }),
      row('second'),
      row('once'),
      row('aside', { isSetAside: true }),
      // A report with fewer questions has no ranks.
      ...Array.from({ length: 30 }, (_, at) => ({ question: `Filler ${at}` })),
    ],
    previousRows: [row('gone'), row('gone')],
    // In a reason, a server's words add no Markdown code, and addresses are code.
    meta: { projectId: 'acme', incomplete: text('Why.').replace(/`|:/g, "'"), maxTopics: 9 },
  });
  return reportMarkdown(renderReport(report, renderChart(report)));
}

const plain: Wording = (words) => words;

describe('hostile text in every field', () => {
  it.each<[string, (hostile: string) => { text: Wording; page: Wording }]>([
    ['before', (hostile) => ({ text: (words) => `${hostile} ${words}`, page: plain })],
    ['after', (hostile) => ({ text: (words) => `${words} ${hostile}`, page: plain })],
    [
      'in addresses',
      (hostile) => ({ text: plain, page: (words) => `${docs}/${words}?${hostile}/${words}` }),
    ],
    ['in paths', (hostile) => ({ text: plain, page: (words) => `${docs}/${words}/${hostile}x` })],
    ['in no address', (hostile) => ({ text: plain, page: (words) => `${words} ${hostile}` })],
  ])('leaves tables, details, fences, lists and headings intact: %s', (_where, wording) => {
    const plainSkeleton = skeletonOf(renderGfm(reportWith(wording('word'))));
    fc.assert(
      fc.property(hostileText, (hostile) => {
        const rendered = renderGfm(reportWith(wording(hostile)));
        expect(skeletonOf(rendered)).toEqual(plainSkeleton);
        for (const { href } of rendered.querySelectorAll('a')) {
          expect(['docs.example.com', 'github.com']).toContain(new URL(href).host);
        }
      }),
      { numRuns: 40 },
    );
  });
});
