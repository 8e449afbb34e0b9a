import { beforeAll, describe, expect, it } from 'vitest';
import { mermaidParser } from '../../world/mermaid.ts';
import { chartOf, historyOf, sourceOf } from './charted.ts';

it('a chart leaves nothing out and crowds nothing, whatever the length', () => {
  for (let days = 1; days <= 366; days += 1) {
    const { labels, bars = [], line = [] } = chartOf({ days, compared: days > 1 });
    expect(labels.length).toBeLessThanOrEqual(14);
    expect(new Set(labels).size).toBe(labels.length);
    expect(bars).toHaveLength(labels.length);
    expect(line).toHaveLength(days > 1 ? labels.length : 0);
    expect(new Set([...bars, ...line])).toEqual(new Set([100]));
    expect(labels.join('').length).toBeLessThanOrEqual(125);
  }
});

describe('mermaid', () => {
  let parse: (source: string) => Promise<unknown>;

  beforeAll(async () => {
    parse = await mermaidParser();
  });

  it.each([1, 2, 7, 14, 15, 31, 98, 99, 366])('parses a chart of %i days', async (days) => {
    for (const compared of [true, false]) {
      await expect(parse(chartOf({ days, compared }).source)).resolves.toMatchObject({
        diagramType: 'xychart',
        config: { xyChart: { width: 900, height: 300 } },
      });
    }
  });

  it('would refuse a broken one', async () => {
    await expect(parse('xychart-beta\n  bar ["a]')).rejects.toThrow();
  });

  it('draws the reports of half a year, and no label stands twice', async () => {
    for (const step of [1, 7, 14]) {
      const source = sourceOf(
        historyOf(
          Array.from({ length: 26 }, (_, at) => 20 + at * 39),
          step,
        ),
      );
      await expect(parse(source)).resolves.toBeTruthy();
      const labels = [...source.matchAll(/"([^"]*)"(?=[,\]])/g)].map(([, label]) => label);
      expect(new Set(labels).size).toBe(26);
    }
  });
});
