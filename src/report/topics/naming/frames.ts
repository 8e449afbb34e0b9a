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
