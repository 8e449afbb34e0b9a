import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { reportJson } from '../../../src/report/files/contents.ts';
import { fortnight } from '../fortnight.ts';
import { walk } from '../render/walk.ts';
import { sampleReport } from '../sample.ts';

const text = readFileSync(join(import.meta.dirname, '../../../docs/report.schema.json'), 'utf8');
const schema = z.fromJSONSchema(JSON.parse(text));

const written = (report: ReturnType<typeof walk>) => JSON.parse([...reportJson(report)].join(''));

describe('docs/report.schema.json', () => {
  it.each([
    ['an issue that remembers', walk()],
    ['every part', fortnight()],
    ['no comparison', sampleReport({ rows: [{}] })],
    ['nothing', sampleReport({ rows: [] })],
  ])('describes the report of %s', (_, report) => {
    expect(schema.safeParse(written(report))).toMatchObject({ success: true });
  });

  it('refuses a report with an unknown, a missing or a mistyped part', () => {
    const model = written(fortnight());
    const [first, ...rest] = model.topics;
    const wrong = [
      { ...model, more: 1 },
      { ...model, setAside: undefined },
      { ...model, schemaVersion: 1 },
      { ...model, topics: [{ ...first, kind: 'other' }, ...rest] },
      { ...model, topics: [{ ...first, conversations: '7' }, ...rest] },
    ];
    for (const report of wrong) {
      expect(schema.safeParse(JSON.parse(JSON.stringify(report))).success).toBe(false);
    }
  });

  it('says what every part means', () => {
    const { properties, $defs } = JSON.parse(text);
    for (const part of Object.values({ ...properties, ...$defs.topic.properties })) {
      const { description, $ref } = part as { description?: string; $ref?: string };
      expect(description ?? $ref).toMatch(/\w/);
    }
  });
});
