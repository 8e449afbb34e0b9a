import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withFaults } from '../world/service.ts';
import { expected, report, sevenPages } from './export.ts';
import { serviceFaults } from './service-faults.ts';

const places = {
  'the first page': 0,
  'a page in the middle': 2,
  'the last page': 4,
  'the first page of the previous period': 5,
  'the last page of the previous period': 6,
};

describe.each(Object.entries(places))('at %s', (_, place) => {
  test.each(serviceFaults)('$name', async ({ kind, reply }) => {
    const left = await report(withFaults(sevenPages, { [place]: reply }));
    expect(left).toMatchObject(expected({ kind, place }));
    const trends = JSON.parse(reportJson(left.outputs.reportDir)).previousTotals;
    if (kind === 'passing') expect(trends).toMatchObject({ questions: 6 });
    else if (place > 0) expect(trends).toBeNull();
  });
});

/** The text of `report.json`, or of an empty report if the run ended before writing one. */
function reportJson(directory = ''): string {
  return readdirSync(directory).includes('report.json')
    ? readFileSync(join(directory, 'report.json'), 'utf8')
    : '{}';
}
