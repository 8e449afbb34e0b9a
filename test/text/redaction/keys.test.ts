import { expect, it } from 'vitest';
import { createRedactor } from '../../../src/text/redact.ts';
import { keyForms } from '../../../src/text/redaction/keys.ts';
import { chance } from '../../soak/chance.ts';

const { redact } = createRedactor({ secrets: [], enabled: true });
const random = chance(7);
const below = (limit: number): number => Math.floor(random() * limit);
const printable = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at));
const charactersOf = new Map<string, string[]>();

/** A random character that a class, an escape or a literal matches. */
function characterOf(atom: string): string {
  const all = charactersOf.get(atom) ?? printable.filter((one) => new RegExp(atom).test(one));
  charactersOf.set(atom, all);
  return all[below(all.length)] ?? '';
}

const atom = /\(\?:|\(\?!.*?\)$|\)|\||\[[^\]]+\]|\\.|[^\\]/y;
const times = /\{(\d+)(?:,(\d+))?\}|\?/y;

/** A random text that a pattern matches: of classes, groups, alternatives and counts. */
function sample(pattern: string): string {
  let at = 0;
  const next = (token: RegExp): RegExpExecArray | null => {
    token.lastIndex = at;
    const found = token.exec(pattern);
    at += found?.[0].length ?? 0;
    return found;
  };
  const alternatives = (): (() => string) => {
    const options: (() => string)[][] = [[]];
    for (let found = next(atom)?.[0]; found && found !== ')'; found = next(atom)?.[0]) {
      if (found === '|') options.push([]);
      else if (!found.startsWith('(?!')) {
        const one = found;
        const part = one === '(?:' ? alternatives() : () => characterOf(one);
        const [count, min = '0', max = count === '?' ? '1' : min] = next(times) ?? ['', '1', '1'];
        const repeat = () => Number(min) + below(1 + Number(max) - Number(min));
        options.at(-1)?.push(() => Array.from({ length: repeat() }, part).join(''));
      }
    }
    return () => (options[below(options.length)] ?? []).map((part) => part()).join('');
  };
  return alternatives()();
}

const keysOfForm = 1_000;
const forms = Map.groupBy(
  keyForms.filter(({ mark }) => mark !== '~'),
  ({ body }) => body.source,
);

it.each([...forms])('each random key of the form %s is redacted', (body, ofForm) => {
  const keys = Array.from(
    { length: keysOfForm },
    (_, at) => ofForm[at % ofForm.length]?.prefix + sample(body),
  );
  const kept = keys.filter(
    (key) => redact(`Why is ${key} refused?`) !== 'Why is [secret] refused?',
  );
  expect(kept).toEqual([]);
});
