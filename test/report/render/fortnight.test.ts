import { expect, it } from 'vitest';
import { renderReport, reportMarkdown } from '../../../src/report/render/report.ts';
import { fortnight } from '../fortnight.ts';
import { sampleMeta } from '../sample.ts';

it.each([
  ['fortnight-report.md', false],
  ['small-report.md', true],
])('the report reads as a documentation lead would want it: %s', async (file, isSmall) => {
  const { model, details } = fortnight({ isSmall });
  const redactions = new Map([['email', 2]] as const);
  const meta = { ...sampleMeta, redactions, waits: 1 };
  await expect(reportMarkdown(renderReport({ model, details, meta }))).toMatchFileSnapshot(file);
});
