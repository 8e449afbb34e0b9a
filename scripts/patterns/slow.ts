import {
  CharSet,
  type Concatenation,
  type Element,
  type FiniteAutomaton,
  isDisjointWith,
  JS,
  NFA,
  type NoParent,
  type Quantifier,
  type TransitionIterable,
} from 'refa';
import { analyse } from 'scslre';

type Part = NoParent<Element>;
type Sequence = readonly Part[];
type Loop = NoParent<Quantifier>;

/** Where a loop stands: the sequences around it, the outermost first, and its place in each. */
interface Placed {
  loop: Loop;
  frames: readonly { parts: Sequence; at: number }[];
}

/** What is repeated so often is repeated without end, as far as time goes. */
const endless = 1_000;
/** Longer counts are taken for any number, so that no language has too many states. */
const maxCount = 40;

/**
 * What makes a pattern take more than linear time, in a few words each; nothing if it doesn't.
 *
 * scslre finds loops over the same characters. What it leaves out is found by the criteria of Weber
 * and Seidl (On the degree of ambiguity of finite automata, 1991) on the languages of the loops: a
 * word that two loops and the way between them all take makes a quadratic pattern, where the search
 * for a beginning is a loop, too; a word that one loop matches in two ways makes an exponential one.
 */
export function slowIn(source: string, flags: string): string[] {
  const parser = JS.Parser.fromLiteral({ source, flags });
  const known = analyse(parser.ast).reports.map(
    ({ type, exponential }) => `${exponential ? 'exponential' : 'polynomial'} (${type})`,
  );
  if (known.length > 0) return [...new Set(known)];
  const { expression, maxCharacter } = parser.parse({
    assertions: 'parse',
    backreferences: 'unknown',
    maxBackreferenceWords: 0,
    maxNodes: 1_000_000,
  });
  return ambiguities(expression.alternatives, { isSticky: flags.includes('y'), maxCharacter });
}

function ambiguities(
  alternatives: readonly NoParent<Concatenation>[],
  { isSticky, maxCharacter }: { isSticky: boolean; maxCharacter: number },
): string[] {
  const all = CharSet.all(maxCharacter);
  const anything = repeated([{ type: 'Concatenation', elements: [characters(all)] }], 0);
  const languages = new Map<Sequence, NFA>();
  const language = (parts: Sequence): NFA => {
    const known = languages.get(parts);
    if (known) return known;
    const made = NFA.fromRegex(
      { type: 'Concatenation', elements: parts.map(shortened) },
      { maxCharacter },
      { assertions: 'ignore', unknowns: 'disable' },
    );
    languages.set(parts, made);
    return made;
  };
  const meet = (...sequences: Sequence[]): boolean => {
    const [first = [], ...others] = sequences;
    let common: FiniteAutomaton & TransitionIterable<NFA.ReadonlyNode> = language(first);
    for (const one of others.slice(0, -1)) common = NFA.fromIntersection(common, language(one));
    return !isDisjointWith(common, language(others.at(-1) ?? []));
  };
  const found: string[] = [];
  const loops = placedLoops(alternatives);
  for (const [at, later] of loops.entries()) {
    if (after(later).every(isFree)) continue;
    const own = repeated(later.loop.alternatives, 1);
    const more = repeated(later.loop.alternatives, 0);
    if (!isSticky && meet([own], [anything, ...beginning(before(later), all), more])) {
      found.push('polynomial (a match can begin within what it repeats)');
    }
    for (const earlier of loops.slice(0, at)) {
      const middle = between(earlier, later);
      if (!middle) continue;
      const { alternatives: first } = earlier.loop;
      if (meet([repeated(first, 1)], [own], [repeated(first, 0), ...middle, more])) {
        found.push('polynomial (two repetitions take the same)');
      }
    }
    const isTwofold = choices(later.loop.alternatives, [more]).some(
      ([one, other]) => meet(one, other) && meet([anything, characters(all)], one, other),
    );
    if (isTwofold) found.push('exponential (one repetition takes the same in two ways)');
  }
  return [...new Set(found)];
}

function shortened(part: Part): Part {
  if (part.type === 'CharacterClass' || part.type === 'Unknown') return part;
  const alternatives = part.alternatives.map(
    ({ elements }): NoParent<Concatenation> => ({
      type: 'Concatenation',
      elements: elements.map(shortened),
    }),
  );
  if (part.type !== 'Quantifier' || part.max <= maxCount) return { ...part, alternatives };
  return { ...part, alternatives, min: Math.min(part.min, maxCount), max: Infinity };
}

const characters = (set: CharSet): Part => ({ type: 'CharacterClass', characters: set });

const repeated = (alternatives: Loop['alternatives'], min: number): Loop => ({
  type: 'Quantifier',
  alternatives,
  min,
  max: Infinity,
  lazy: false,
});

/** The loops of a pattern in the order of its text; those that look back are left out. */
function placedLoops(
  alternatives: readonly NoParent<Concatenation>[],
  frames: Placed['frames'] = [],
): Placed[] {
  return alternatives.flatMap(({ elements: parts }) =>
    parts.flatMap((part, at) => {
      if (part.type === 'CharacterClass' || part.type === 'Unknown') return [];
      if (part.type === 'Assertion' && part.kind === 'behind') return [];
      const here = [...frames, { parts, at }];
      const isLoop = part.type === 'Quantifier' && part.max >= endless;
      const inside = placedLoops(part.alternatives, here);
      return isLoop ? [...inside, { loop: part, frames: here }] : inside;
    }),
  );
}

/** A repetition around a place may have been taken, or be taken, any number of times. */
const around = (part: Part | undefined): Sequence =>
  part?.type === 'Quantifier' && part.max > 1 ? [repeated(part.alternatives, 0)] : [];

function before({ frames }: Placed): Sequence {
  return frames.flatMap(({ parts, at }, depth) => [
    ...parts.slice(0, at),
    ...(depth < frames.length - 1 ? around(parts[at]) : []),
  ]);
}

/** What follows, up to the end of the pattern, or of the assertion that it is in. */
function after({ frames }: Placed): Sequence {
  const from = frames.findLastIndex(
    ({ parts, at }, depth) => depth < frames.length - 1 && parts[at]?.type === 'Assertion',
  );
  const inside = frames.slice(from + 1);
  const rest = inside
    .toReversed()
    .flatMap(({ parts, at }, up) => [...(up > 0 ? around(parts[at]) : []), ...parts.slice(at + 1)]);
  // What stands behind an assertion can refuse it, too.
  const outside = frames.slice(0, from + 1).flatMap(({ parts, at }) => parts.slice(at + 1));
  return [...rest, ...outside];
}

/** What stands between two loops; null if none can follow the other. */
function between(earlier: Placed, later: Placed): Sequence | null {
  const depth = earlier.frames.findIndex(({ parts, at }, depth) => {
    const other = later.frames[depth];
    return other?.parts !== parts || other.at !== at;
  });
  const [from, to] = [earlier.frames[depth], later.frames[depth]];
  if (depth < 0 || !from || !to || from.parts !== to.parts || from.at > to.at) return null;
  // An assertion that has held is never tried again.
  if (from.parts[from.at]?.type === 'Assertion') return null;
  return [
    ...after({ ...earlier, frames: earlier.frames.slice(depth + 1) }),
    ...from.parts.slice(from.at + 1, to.at),
    ...before({ ...later, frames: later.frames.slice(depth + 1) }),
  ];
}

/** Whether a part can take nothing wherever it stands, so that it refuses no text. */
function isFree(part: Part): boolean {
  if (part.type === 'Quantifier' && part.min === 0) return true;
  if (part.type !== 'Alternation' && part.type !== 'Quantifier') return false;
  return part.alternatives.some(({ elements }) => elements.every(isFree));
}

/** A beginning with the character that it looks back at, so that `^` and `(?<!\w)` bind it. */
function beginning([first, ...rest]: Sequence, all: CharSet): Sequence {
  if (first === undefined) return [];
  if (first.type === 'Assertion') {
    if (first.kind === 'ahead') return beginning(rest, all);
    const alternatives = first.alternatives.map(({ elements }) => beginning(elements, all));
    if (!first.negate) return [alternation(alternatives), ...rest];
    const sets = alternatives.flatMap(([only, ...others]) =>
      only?.type === 'CharacterClass' && others.length === 0 ? only.characters : [],
    );
    return [characters(sets.reduce((left, set) => left.without(set), all)), ...rest];
  }
  if (first.type !== 'Alternation') return [first, ...rest];
  // `\b`, as at the beginning of a word.
  const words = first.alternatives.filter(({ elements: [look] }) => isNotBehind(look));
  const isBoundary = first.alternatives.every(({ elements }) =>
    elements.every(({ type }) => type === 'Assertion'),
  );
  const alternatives = isBoundary && words.length > 0 ? words : first.alternatives;
  return [alternation(alternatives.map(({ elements }) => beginning(elements, all))), ...rest];
}

const isNotBehind = (part: Part | undefined): boolean =>
  part?.type === 'Assertion' && part.kind === 'behind' && part.negate;

const alternation = (sequences: readonly Sequence[]): Part => ({
  type: 'Alternation',
  alternatives: sequences.map((parts) => ({ type: 'Concatenation', elements: [...parts] })),
});

/** Each choice within a loop, as the two paths from it to the loop's next start. */
function choices(
  alternatives: readonly NoParent<Concatenation>[],
  rest: Sequence,
): [Sequence, Sequence][] {
  const paths = alternatives.map(({ elements }) => [...elements, ...rest]);
  const here = paths.flatMap((one, at) =>
    paths.slice(at + 1).map((other): [Sequence, Sequence] => [one, other]),
  );
  const inside = alternatives.flatMap(({ elements }) =>
    elements.flatMap((part, at) => {
      const on = [...elements.slice(at + 1), ...rest];
      if (part.type === 'Alternation') return choices(part.alternatives, on);
      if (part.type !== 'Quantifier') return [];
      const again = [repeated(part.alternatives, 0), ...on];
      const isFixed = part.min === part.max;
      const inner = choices(part.alternatives, again);
      return isFixed
        ? inner
        : [
            ...inner,
            [[alternation(part.alternatives.map(({ elements }) => elements)), ...again], on] as [
              Sequence,
              Sequence,
            ],
          ];
    }),
  );
  return [...here, ...inside];
}
