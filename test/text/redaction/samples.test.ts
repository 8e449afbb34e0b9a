import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createRedactor } from '../../../src/text/redact.ts';

interface Samples {
  /** A text, and the part of it that must be removed. */
  secret: [text: string, part: string][];
  personal: [text: string, part: string][];
  /** Technical texts that must not change. */
  unchanged: string[];
  /** Texts whose part is not removed yet. */
  missed?: [text: string, part: string][];
}

/** By subject: a text with its redacted form, or a text that stays unchanged. */
type Edges = Record<string, (string | [text: string, redacted: string])[]>;

function dataOf<Data>(file: string): Data {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  return JSON.parse(source.replaceAll('¦', ''));
}

const { redact } = createRedactor({ secrets: [], enabled: true });

describe.each([
  'sample.json',
  'held-out.json',
  'held-out-2.json',
  'held-out-3.json',
  'held-out-4.json',
  'held-out-5.json',
])('of %s', (file) => {
  const { secret, personal, unchanged, missed = [] } = dataOf<Samples>(file);

  it.each([...secret, ...personal])('%j loses %j', (text, part) => {
    expect(text).toContain(part);
    expect(redact(text)).not.toContain(part);
  });

  it.each(unchanged)('%j stays', (text) => {
    expect(redact(text)).toBe(text);
  });

  it.each(missed)('%j still contains %j', (text, part) => {
    expect(redact(text)).toContain(part);
  });

  it.each([...secret, ...personal])('%j is redacted completely at once', (text) => {
    const once = redact(text);
    expect(redact(once)).toBe(once);
  });
});

const { about: _, ...edges } = dataOf<Edges>('edges.json');

// The samples show what must be redacted; these cases show the limits of each rule.
describe.each(Object.entries(edges))('the edges of %s', (_subject, cases) => {
  it.each(cases.map((found) => (typeof found === 'string' ? [found, found] : found)))(
    '%j becomes %j',
    (text, redacted) => {
      expect(redact(text)).toBe(redacted);
      expect(redact(redacted)).toBe(redacted);
    },
  );
});
