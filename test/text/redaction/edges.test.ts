import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createRedactor } from '../../../src/text/redact.ts';

/** By subject: a text with its redacted form, or a text that stays unchanged. */
type Edges = Record<string, (string | [text: string, redacted: string])[]>;

const source = readFileSync(new URL('edges.json', import.meta.url), 'utf8');
const { about: _, ...edges }: Edges = JSON.parse(source.replaceAll('¦', ''));

// The samples show what must be redacted; these cases show the limits of each rule.
describe.each(Object.entries(edges))('the edges of %s', (_subject, cases) => {
  it.each(cases.map((found) => (typeof found === 'string' ? [found, found] : found)))(
    '%j becomes %j',
    (text, redacted) => {
      const { redact } = createRedactor({ secrets: [], enabled: true });
      expect(redact(text)).toBe(redacted);
      expect(redact(redacted)).toBe(redacted);
    },
  );
});
