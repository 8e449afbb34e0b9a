import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BodyPart, fitSections } from '../../src/text/sections.ts';
import type { Markdown } from '../../src/text/text.ts';

const runUrl = 'https://github.com/acme/docs/actions/runs/1';
const section = (title: string, bytes: number, isEssential = false): BodyPart => ({
  title: title as Markdown,
  markdown: title.padEnd(bytes, '.') as Markdown,
  isEssential,
});

describe('fitSections', () => {
  test('joins what fits, after the marker', () => {
    const sections = [section('One', 3), section('Two', 3)];
    expect(fitSections({ sections, limitBytes: 22, marker: '<!-- m -->', runUrl })).toEqual({
      body: '<!-- m -->\nOne\n\nTwo\n',
      omitted: [],
    });
  });

  test('keeps the essential sections, and says in place of the others what was left out', () => {
    const sections = [
      section('Headline', 8, true),
      section('Chart', 50),
      section('Topics', 5_000),
      section('Pages', 50),
      section('Foot', 4, true),
    ];
    const { body, omitted } = fitSections({ sections, limitBytes: 300, runUrl });
    expect(omitted).toEqual(['Topics']);
    expect(body).toBe(
      [
        'Headline',
        'Chart'.padEnd(50, '.'),
        '> **Left out for length:** Topics. See [the run](https://github.com/acme/docs/actions/runs/1) for all of it.',
        'Pages'.padEnd(50, '.'),
        'Foot\n',
      ].join('\n\n'),
    );
  });

  test('names at most ten sections', () => {
    const sections = Array.from({ length: 14 }, (_, index) => section(`S${index}`, 1_000));
    const { body } = fitSections({ sections, limitBytes: 500, runUrl });
    expect(body).toContain('S0; S1; S2; S3; S4; S5; S6; S7; S8; S9; and 4 more.');
  });

  test('is empty if not even the note fits', () => {
    const sections = [section('One', 100)];
    expect(fitSections({ sections, limitBytes: 20, runUrl })).toEqual({
      body: '',
      omitted: ['One'],
    });
  });

  test('takes time linear in the number of sections', () => {
    // With a body put together anew for each section, this would join 20 GB.
    const sections = Array.from({ length: 20_000 }, (_, index) => section(`S${index}`, 100));
    const { omitted } = fitSections({ sections, limitBytes: 2 ** 20, runUrl });
    expect(omitted.length).toBeGreaterThan(9_000);
  });

  test('never exceeds the limit, cuts a section, or leaves out an essential one that fits', () => {
    const anySection = fc.record({
      title: fc.string({ minLength: 1, maxLength: 12 }).map((text) => text as Markdown),
      markdown: fc
        .string({ unit: 'grapheme', maxLength: 400 })
        .map((text) => `[[${text}]]` as Markdown),
      isEssential: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(anySection, { maxLength: 12 }),
        fc.integer({ min: 1_000, max: 4_000 }),
        (sections, limitBytes) => {
          const marker = '<!-- marker -->';
          const { body, omitted } = fitSections({ sections, limitBytes, marker, runUrl });
          expect(Buffer.byteLength(body)).toBeLessThanOrEqual(limitBytes);
          expect(body.startsWith(marker)).toBe(true);
          const whole = sections.filter(({ markdown }) => body.includes(markdown));
          expect(whole.length).toBeGreaterThanOrEqual(sections.length - omitted.length);
          expect(body.includes('Left out for length')).toBe(omitted.length > 0);
          const essential = sections.filter((one) => one.isEssential);
          const room = essential.reduce((sum, { markdown }) => sum + markdown.length * 4 + 2, 500);
          if (room < limitBytes) {
            expect(essential.every(({ markdown }) => body.includes(markdown))).toBe(true);
          }
        },
      ),
    );
  });
});
