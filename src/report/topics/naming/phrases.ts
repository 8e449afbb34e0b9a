import type { Written } from '../../../language/clauses.ts';
import { segments, stem, words } from '../../../language/tokens.ts';

/** What is left of a clause when the words that only ask are gone. */
export interface Unframed {
  /** A verb or noun phrase, a statement, or a question that has to stay whole. */
  kind: 'phrase' | 'statement' | 'question';
  text: string;
}

type Frame = readonly [frame: RegExp, kind: Unframed['kind'], instead?: string];

/** Parts of the patterns below, each a choice of words. */
const someone = '(?:i|we|you|one|someone|users?|people)';
const asker = '(?:i|we)';
const am = "(?: am|'m| are|'re| was| were)";
const modal = '(?:can|could|may|might|must|shall|should|will|would)';
const really =
  '(?: also| just| still| even| already| actually| currently| really| always| simply| now| then)*';
const best =
  '(?: best| right| correct| easiest| simplest| recommended| proper| fastest| preferred| easy| simple| good)?';
const article = '(?: an?| the| any| some)?';

const frame = (pattern: string): RegExp => new RegExp(`^(?:${pattern})(?: |$)`, 'i');

/** Said before what is asked; there may be several in a row. */
const leadIn = frame(
  [
    'hi|hello|hey|please|pls|kindly|ok|okay|so|and|but|or|also|well|thanks|thank you|sorry|just',
    '(?:please )?(?:tell|show|give|teach) (?:me|us)(?: about)?|(?:please )?let (?:me|us) know|help me(?: to)?',
    `${modal} (?:you|someone|anyone)(?: please)? (?:tell|show|help|explain|give|assist|advise|let)(?: to)?(?: me| us)?(?: know| understand)?(?: to)?`,
    `${asker}${really} (?:want|wanted|need|would like|'d like)(?: to)? (?:know|understand|ask|learn)(?: more)?(?: about)?`,
    `${asker}${am}${really} wondering(?: if| whether)?|i wonder(?: if| whether)?`,
    `${asker}${really} (?:think|believe|guess|noticed|heard)(?: that)?`,
    '(?:do you|does anyone|does anybody) know(?: if| whether)?|any idea|explain',
    'to|(?:some |any |more )?(?:information|info|details) (?:about|on)',
  ].join('|'),
);

/** Tried from the first to the last. */
const frames: readonly Frame[] = [
  [
    frame(
      [
        `how (?:${modal}|do|did) ${someone}${really}(?: go about)?|how ${someone} ${modal}|how to`,
        `what(?:'s|s| is| are| would be)${article}${best} (?:ways?|method|process|procedure|steps|approach) (?:to|of|for)`,
        `what ${modal} ${someone} do (?:in order )?to|what do ${someone}(?: (?:need|have) to)? do (?:in order )?to`,
        `(?:is|would) it${really}(?: be)? (?:possible|ok|okay|allowed|safe|necessary)(?: for \\S+)? to`,
        `is there${article}${best} (?:way|possibility|option|method)(?: for \\S+)? (?:to|of)`,
        `${modal} ${someone}${really}(?: be able to)?|do ${asker}${really} (?:need|have|get) to`,
        `(?:am|are) ${asker}${really} (?:able|allowed|supposed|required) to`,
        `where (?:${modal}|do|did) ${someone}${really}`,
        `why (?:can't|cannot|can not|couldn't) ${someone}${really}|why (?:can|could) ${someone} not`,
        `why am i (?:unable|not able) to`,
        `${asker}${really} (?:can't|cannot|can not|couldn't|could not|do not know how to|don't know how to)`,
        `(?:${asker}${am}${really} )?(?:unable|not able) to|(?:cannot|can't|can not)`,
        `(?:${asker}(?:${am})?${really} )?(?:want|wish|need|try|tried|trying|attempting|looking|would like) to|${asker}'d (?:like|love) to`,
        `${asker}(?:${am}| have| had)${really}(?: having)?${article} (?:trouble|problems?|issues?|difficult(?:y|ies))(?: with)?`,
      ].join('|'),
    ),
    'phrase',
  ],
  [frame('(?:do|does) (?:you|it|this) support'), 'phrase', 'support for '],
  [
    frame(
      [
        "what(?:'s|s| is| are)(?! (?:\\S+(?:ed|ing)|it|this|that|there|not|wrong|used|done|meant)(?: |$))",
        `(?:is|are|was|were) there${article}|there(?:'s| is| are| was| were)${article}`,
        `do you${really} (?:offer|provide|have)${article}|(?:how|what) about`,
        `${asker}(?:'ve)?${really} (?:have|got|have got|need|want|would like) (?:an?|the|some)`,
        `${asker}${am}${really} looking for|looking for`,
        `${asker}(?:${am})?${really} (?:get|getting|see|seeing|receive|receiving) (?:an?|the|some)`,
      ].join('|'),
    ),
    'phrase',
  ],
  [frame('why(?: is| are| was| were| has| have)?(?= (?:my|our|your|the|an?) )'), 'statement'],
  [
    frame(
      "(?=(?:how|what|what's|whats|which|who|whom|whose|when|where|where's|why|is|are|was|were|am|do|does|did|has|have|had|can|could|will|would|should|may|might|must|isn't|aren't|wasn't|don't|doesn't|didn't|won't|can't) ).*",
    ),
    'question',
  ],
  [
    frame(`${asker}(?: have|'ve)?${really}(?! (?:am|are|was|were|do|did|don't|didn't|had) )`),
    'statement',
  ],
];

/** Said after what is asked. */
const farewell = / (?:please|pls|thanks|thank you|asap|right now|help)$/i;

/** A verb that makes a statement of the words around it. */
const finite =
  / (?:is|are|was|were|am|does|do|did|has|have|had|can|could|will|would|should|must|cannot|isn't|aren't|wasn't|weren't|doesn't|don't|didn't|hasn't|haven't|can't|won't|couldn't)(?: |$)/i;

/**
 * Takes the asker's frame, such as "How do I" or "Is it possible to", off a clause of which words
 * are parted by single spaces. "Which" and "how long" leave no phrase: such a question stays whole.
 */
export function unframed(clause: string): Unframed {
  let text = clause;
  for (let shorter = text.replace(leadIn, ''); shorter !== text; ) {
    text = shorter;
    shorter = text.replace(leadIn, '');
  }
  text = text.replace(farewell, '');
  for (const [pattern, kind, instead = ''] of frames) {
    if (!pattern.test(text)) continue;
    if (kind === 'question') return { kind, text };
    const rest = text.replace(pattern, instead);
    return { kind: finite.test(rest) ? 'statement' : kind, text: rest };
  }
  return { kind: finite.test(text) ? 'statement' : 'phrase', text };
}

/** A part of a question that could stand as a heading. */
export interface Phrase {
  words: readonly string[];
  /** What it loses for how it reads: 0 is what a writer would write, 4 a text cut off. */
  flaw: number;
}

const fewestWords = 2;
const mostWords = 6;
/** Of a question or phrase that can't be cut: whole, it reads better than torn. */
const mostWordsWhole = 8;
/** Of a script without spaces. */
const mostLettersUnspaced = 24;
const mostLetters = 60;

const flaws = {
  statement: 0.15,
  question: 0.5,
  oneWord: 0.5,
  overlong: 1.2,
  pronoun: 0.4,
  poorStart: 0.4,
  listCut: 0.25,
  unfinished: 4,
  /** Not the first clause of its text. */
  aside: 0.35,
} as const;

const listed = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const possessives = listed('my our your please');
const determiners = listed('the a an any some');
const pronounWords = listed('i me we us you it he she they him them this that these those myself');

/** A phrase may end before these, as what follows is a detail. */
const prepositions = listed(
  'in on at by for from with without to into onto about after before between during through via against per under over within across until since using as when if while because that which who where so unless although though whether but',
);
/** Before these, too, but what stands before says little alone: "part of", "cards and". */
const links = listed('of and or');

/** A question may end before these only. */
const subordinators = listed('when if while because after before unless although though but');

/** They need all that follows, which a later cut would take from them. */
const uncut = listed('between both either that which who where');

/** They belong to the verb before them, as in "top up" and "sign in". */
const particles = listed('up in on off out down back over away through around');

/** No heading ends on these. */
const openEnds = new Set([
  ...prepositions,
  ...links,
  ...determiners,
  ...possessives,
  ...pronounWords,
  ...listed(
    'its their his her every each no not only very too more most less than same other own how what why am is are was were be been being do does did has have had can could will would shall should may might must cannot need needs want able unable allowed going trying way part amount number kind sort one two three four five six seven eight nine ten',
  ),
]);

/** Whether what stands before `end` in the words reads as finished. */
function endsWell(plain: readonly string[], end: number): boolean {
  const last = plain[end - 1] ?? '';
  if (particles.has(last) && (end === plain.length ? end > 1 : end === 2)) return true;
  return !openEnds.has(last);
}

/** What it costs to end before the word at `end`; null where no phrase may end there. */
function cutFlaw(plain: readonly string[], end: number, whole: boolean): number | null {
  if (end === plain.length) return 0;
  const next = plain[end] ?? '';
  if (whole) return subordinators.has(next) ? 0 : null;
  const following = plain[end + 1];
  if (following === undefined || (particles.has(next) && prepositions.has(following))) return null;
  if (plain.slice(0, end).some((word) => uncut.has(word))) return null;
  if (prepositions.has(next)) return 0;
  return links.has(next) ? flaws.listCut : null;
}

/** The beginnings of a clause, once its frame is gone, that could be headings. */
function clausePhrases(clause: readonly string[], at: number): Phrase[] {
  const { kind, text } = unframed(clause.join(' '));
  const whole = kind === 'question';
  let written = text.split(' ').filter((word) => word !== '');
  if (!whole) written = written.filter((word) => !possessives.has(word.toLowerCase()));
  if (!whole && determiners.has(written[0]?.toLowerCase() ?? '')) written = written.slice(1);
  const plain = written.map((word) => word.toLowerCase());
  const first = plain[0] ?? '';
  const start =
    (kind === 'phrase' ? 0 : flaws[kind]) +
    (at > 0 ? flaws.aside : 0) +
    (prepositions.has(first) || links.has(first) || /^\d/u.test(first) ? flaws.poorStart : 0);
  const phrases: Phrase[] = [];
  for (let end = 1; end <= Math.min(plain.length, mostWordsWhole); end++) {
    const cut = cutFlaw(plain, end, whole);
    if (cut === null || !(whole || endsWell(plain, end))) continue;
    const pronouns = whole
      ? 0
      : plain.slice(0, end).filter((word) => pronounWords.has(word)).length;
    const flaw =
      start +
      cut +
      pronouns * flaws.pronoun +
      (end < fewestWords ? flaws.oneWord : 0) +
      (end > mostWords ? flaws.overlong : 0);
    phrases.push({ words: written.slice(0, end), flaw });
  }
  return phrases;
}

/** The beginning of a text, with an ellipsis where it goes on. */
function beginningOf(clauses: Written['clauses']): Phrase[] {
  const written = clauses.find((clause) => clause.length > fewestWords) ?? clauses[0];
  if (!written) return [];
  let end = Math.min(written.length, mostWords);
  while (end > 1 && openEnds.has(written[end - 1]?.toLowerCase() ?? '')) end--;
  const last = `${written[end - 1] ?? ''}${end < written.length ? '…' : ''}`;
  return [{ words: [...written.slice(0, end - 1), last], flaw: flaws.unfinished }];
}

/** The first letters of a text, none of them split. */
function shortened(text: string, letters: number): string {
  return Array.from(text.slice(0, 2 * letters))
    .slice(0, letters)
    .join('');
}

/** The first sentence of a text in a script without spaces, cut between words where it is long. */
function unspacedPhrase(sentence: string): Phrase {
  if (sentence.length <= mostLettersUnspaced) return { words: [sentence], flaw: 0 };
  let end = 0;
  for (const segment of segments(sentence)) {
    const after = sentence.indexOf(segment, end) + segment.length;
    if (after > mostLettersUnspaced) break;
    end = after;
  }
  const cut = end > 0 ? sentence.slice(0, end) : shortened(sentence, mostLettersUnspaced);
  return { words: [`${cut}…`], flaw: flaws.unfinished };
}

/** The headings that a question offers in its own words, none of them torn out of a phrase. */
export function phrasesOf({ clauses, unspaced }: Written): Phrase[] {
  if (unspaced !== undefined) return [unspacedPhrase(unspaced)];
  return [...clauses.flatMap(clausePhrases), ...beginningOf(clauses)];
}

/** Gives the stems of words, articles left out; each word is stemmed once. */
export function stemReader(): (written: readonly string[]) => Set<string> {
  const known = new Map<string, readonly string[]>();
  const stemsOf = (word: string): readonly string[] => {
    const before = known.get(word);
    if (before) return before;
    const stems = determiners.has(word.toLowerCase()) ? [] : words(word).map(stem);
    known.set(word, stems);
    return stems;
  };
  return (written) => new Set(written.flatMap(stemsOf));
}

/** A heading's text: the first letter large, unless the word is a name spelt its own way. */
export function headingOf(phrase: readonly string[]): string {
  let heading = phrase.join(' ');
  if (heading.length > mostLetters) {
    const room = shortened(heading, mostLetters - 1);
    heading = `${room.replace(/ [^ ]*$/, '')}…`;
  }
  return /^\p{Ll}+(?:[\s…'-]|$)/u.test(heading)
    ? heading.charAt(0).toUpperCase() + heading.slice(1)
    : heading;
}
