import { expect, it } from 'vitest';
import { renderReport, reportMarkdown } from '../../../src/report/render/report.ts';
import { fortnight } from '../fortnight.ts';
import { sampleMeta } from '../sample.ts';

it('the report reads as a documentation lead would want it', async () => {
  const { model, details } = fortnight();
  const redactions = new Map([['email', 2]] as const);
  const meta = { ...sampleMeta, redactions, waits: 1 };
  await expect(reportMarkdown(renderReport({ model, details, meta }))).toMatchFileSnapshot(
    'fortnight-report.md',
  );
});
