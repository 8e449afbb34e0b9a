import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { hostileText } from '../text/hostile-text.ts';
import { mermaidParser } from '../world/mermaid.ts';
import { reportOf } from './pipeline.ts';
import { cases, patience } from './strings.ts';

let parse: (source: string) => Promise<unknown>;
beforeAll(async () => {
  parse = await mermaidParser();
});

it('draws one chart that parses, whatever stands in the timestamps', {
  timeout: patience,
}, async () => {
  const timestamp = fc.oneof(
    hostileText,
    fc.constant('2026-11-10'),
    hostileText.map((text) => `2026-11-11T08:00:00Z (${text})`),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(timestamp, { minLength: 1, maxLength: 8 }), async (timestamps) => {
      const row = { query: 'How?', resolutionStatus: 'unanswered' };
      const many = Array.from({ length: 30 }, () => '2026-11-12');
      const rows = [...timestamps, ...many].map((text, index) => ({
        ...row,
        id: String(index),
        timestamp: text,
      }));
      const { files } = await reportOf({ rows, previousRows: rows });
      const charts = [...(files['report.md'] ?? '').matchAll(/^```mermaid\n([\s\S]*?)\n```$/gm)];
      expect(charts).toHaveLength(1);
      await expect(parse(charts[0]?.[1] ?? '')).resolves.toMatchObject({ diagramType: 'xychart' });
    }),
    { numRuns: Math.ceil(cases / 2) },
  );
});
