import { describe, expect, it } from 'vitest';
import { persuasivePart } from '../../scripts/demo/picture/part.ts';
import { chartOf, renderReport, reportMarkdown } from '../../src/report/render/report.ts';
import { fortnight } from '../report/fortnight.ts';
import { renderGfm, textOf } from '../report/rendered.ts';

describe('the part of a report that the picture shows', () => {
  it('is what to start with, the head of the table, and the first topic, open', () => {
    const markdown = reportMarkdown(renderReport(fortnight(), chartOf(fortnight())));
    const rendered = renderGfm(persuasivePart(markdown));
    expect(textOf(rendered, 'h3')).toEqual(['Start here', 'Topics']);
    expect(rendered.querySelectorAll('tbody > tr')).toHaveLength(3);
    expect(textOf(rendered, 'details[open] > summary')).toEqual(['1 · Verify a webhook signature']);
    expect(rendered.querySelectorAll('details')).toHaveLength(2);
  });

  it('is not there without a topic', () => {
    expect(() => persuasivePart('## Documentation gaps\n')).toThrow('no topic');
  });
});
