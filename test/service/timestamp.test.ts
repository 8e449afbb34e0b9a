import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const module = new URL('../../src/service/timestamp.ts', import.meta.url).href;

/** What a runner in a time zone makes of texts. Threads of a process can't have one each. */
function parsedIn(zone: string, texts: readonly string[]): (number | null)[] {
  const script = `
    import { parseTimestamp } from ${JSON.stringify(module)};
    console.log(JSON.stringify(${JSON.stringify(texts)}.map(parseTimestamp)));`;
  const flags = ['--input-type=module', '--eval', script];
  return JSON.parse(
    execFileSync(process.execPath, flags, { encoding: 'utf8', env: { ...process.env, TZ: zone } }),
  );
}

const noon = Date.UTC(2026, 10, 16, 12);

test.each(['UTC', 'Asia/Tokyo', 'America/St_Johns'])(
  'a time means the same on a runner in %s',
  (zone) => {
    const same = [
      '2026-11-16T12:00:00Z',
      '2026-11-16T12:00:00',
      '2026-11-16 12:00:00.000',
      '2026-11-16T13:00:00+01:00',
      'Mon, 16 Nov 2026 12:00:00 GMT',
      'Nov 16, 2026 12:00:00',
    ];
    expect(parsedIn(zone, same)).toEqual(same.map(() => noon));
    expect(parsedIn(zone, ['2026-11-16'])).toEqual([Date.UTC(2026, 10, 16)]);
    expect(parsedIn(zone, ['last week 5', '', '12'])).toEqual([null, null, null]);
  },
);
