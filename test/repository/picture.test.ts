import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { persuasivePart } from '../../scripts/demo/picture/part.ts';
import { pictures } from '../../scripts/demo/picture/pictures.ts';
import { renderChart, renderReport, reportMarkdown } from '../../src/report/render/report.ts';
import { fortnight } from '../report/fortnight.ts';
import { renderGfm, textsOf } from '../world/markdown.ts';
import { bundle } from '../world/runner.ts';
import { root } from './workflow-files.ts';

describe('the part of a report that the picture shows', () => {
  it('is what to start with, the first rows of the table, and the first topic, open', () => {
    const markdown = reportMarkdown(renderReport(fortnight(), renderChart(fortnight())));
    const rendered = renderGfm(persuasivePart(markdown));
    expect(textsOf(rendered, 'h3')).toEqual(['Start here', 'Topics']);
    expect(rendered.querySelectorAll('tbody > tr')).toHaveLength(3);
    expect(textsOf(rendered, 'details[open] > summary')).toEqual([
      '1 · Verify a webhook signature',
    ]);
    expect(rendered.querySelectorAll('details')).toHaveLength(2);
  });

  it('is empty without a topic', () => {
    expect(() => persuasivePart('## Documentation gaps\n')).toThrow('no topic');
  });
});

it('the pictures in docs show what the demo shows (update them with `npm run picture`)', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const shown: Record<string, string> = {};
  for (const { name, textHash } of await pictures(bundle)) shown[name] = textHash;
  const saved = JSON.parse(readFileSync(join(root, 'docs/pictures.json'), 'utf8'));
  expect(shown).toEqual(saved);
}, 120_000);
