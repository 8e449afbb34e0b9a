/**
 * What people write without asking anything: phrases in lower case, separated by `|`. A text that
 * consists only of these phrases is small talk if at least one of them is in `said` or `judged`.
 */
export interface SmallTalk {
  /** Greetings, thanks, replies, tests and complaints without details. */
  said: string;
  /** Small talk only if the text has no other words: "same", but not "same for all of them". */
  alone?: string;
  /** Judgments and abuse, in addition to the field `complaints` of the language. */
  judged?: string;
  /** What a judgment may be about; a text that says anything else "doesn't work" may be a question. */
  judgedThings?: string;
  /** Words that may come between the phrases. */
  between: string;
  /** Words that make a text a question, unless it contains a judgment. */
  asking?: string;
  /** Words that make a text a question only at its start or after a phrase of the field `said`. */
  opening?: string;
  /** A pattern for remarks to the assistant that are not questions. */
  addressed?: string;
  /** Words for a test; a number after such a word is ignored, as in "test 1". */
  tests?: string;
  /** Words that a number may be attached to, as in "test1". */
  numbered?: string;
}

/**
 * Requests to the assistant that no docs can answer. The patterns match lower-case words separated by
 * single spaces. The group `named` matches the subject of a request: if the product's own pages contain
 * the subject, the text is a question after all.
 */
export interface RequestPatterns {
  /** Words that may come before any request. */
  leadIns?: readonly string[];
  farewells?: readonly string[];
  /** Orders to forget or reveal the assistant's instructions, or to play a role. */
  instructions?: readonly string[];
  /** Requests that begin the text. */
  opening?: readonly string[];
  /** Requests that are the whole text, except for a farewell. */
  whole?: readonly string[];
  /** Requests anywhere in a short text, for scripts without spaces between words. */
  anywhere?: readonly string[];
}

/**
 * The lower-case words of a follow-up, a question that makes no sense without the previous one. Lists of
 * single words are separated by spaces; all other lists are patterns separated by `|`.
 */
export interface FollowUps {
  /** First words that continue a conversation, such as "and", and longer openings: "what about". */
  goesOn?: string;
  openings?: string;
  /** First words that narrow the previous question: "with", "for". */
  narrows?: string;
  /** Words that refer to something mentioned before: "it", "that", "there". */
  pointsBack?: string;
  /** Words that name an action or property rather than a subject: "restart", "costs". */
  asks?: string;
  /** Follow-ups that are complete questions, such as "why not", and words that may end them: "exactly". */
  questions?: string;
  questionEnds?: string;
  /** The three parts of asking for an example: "can you show me", "example", "please". */
  askFor?: string;
  examples?: string;
  exampleEnds?: string;
  /** Asks the assistant to continue: "go on". A pattern ends with `$` if nothing may follow. */
  asksMore?: string;
  /** May come before any follow-up or question: "ok", "thanks". */
  leadIns?: string;
  /** Phrases with words that look like references but aren't: "is it possible to". */
  emptyPointers?: string;
  /** First words of a question. */
  asksFirst?: string;
  /** Words such as "the", which imply a known subject, and first words of questions that contain these. */
  definite?: string;
  definiteAsks?: string;
  /** Ends of a text that continues a conversation: "as well". */
  staysSame?: string;
  /** Words that refer to something mentioned before only if they end a question. */
  pointsAtEnd?: string;
  /** Sizes and times, which say how much but name no subject. */
  measures?: string;
  /** Patterns that indicate a follow-up, for scripts without spaces between words. */
  leans?: string;
}

/**
 * The words of questions that a heading omits when it is made from a question. The patterns match words
 * separated by single spaces; some are lists separated by `|`.
 */
export interface Phrasing {
  /** Phrases before the question itself, possibly several in a row: "hello", "can you tell me". */
  leadIns: string;
  /** The beginning of a question, before a task or a thing: "How do I", "what is the". */
  askings: string;
  /** Words after the question: "please". */
  farewells: string;
  /** First words of questions that headings quote in full: "which". */
  questions: string;
  /** Words that are always omitted: "my", "the". */
  possessives: string;
  articles: string;
  /** Words that no heading begins or ends with. */
  openStarts: string;
  openEnds: string;
  /** Words for people, and for things mentioned before. */
  pronouns: string;
}

/**
 * How people introduce credentials: phrases in lower case, separated by `|`. Names of vendors,
 * protocols and options are English in every language.
 */
interface Credentials {
  /** Names of credentials that people choose, whose values may be ordinary words with a number. */
  passwords: string;
  /** Names of credentials that programs generate. */
  keys?: string;
  /** Ambiguous names, which count only before a value that looks generated. */
  weak?: string;
  /** Verbs between a credential's name and its value: `is`, `was changed to`. */
  verbs: string;
  /** First words of a short phrase between name and value: `for`, `that I`. */
  links?: string;
  /** Words before a user name and password, such as `login`, and between the two, such as `and`. */
  logins?: string;
  and?: string;
  /** Words for a wireless network: a `key` next to such a word is a password. */
  networks?: string;
  /** Names of codes that replace the second factor. */
  recoveryCodes?: string;
  /** Names of the list of words that restores a crypto wallet. */
  seedPhrases?: string;
}

/**
 * The words of one language. All fields are optional except `name`. Lists are lower-case patterns
 * separated by `|`, except for `functionWords`.
 */
export interface Language {
  name: string;
  /** Words, separated by spaces, that are common in this language and rare in others. */
  functionWords?: string;
  smallTalk?: SmallTalk;
  requests?: RequestPatterns;
  followUps?: FollowUps;
  phrasing?: Phrasing;
  /** Complaints without a subject that docs could describe. Headings omit them. */
  complaints?: string;
  /** Phrases that an assistant uses if it found nothing. */
  apologies?: string;
  /** Phrases for docs that mention the subject without details. */
  mentions?: string;
  /** Phrases with which the assistant offers other help. */
  offers?: string;
  /** Phrases that refer the reader to somebody, such as "contact", and to whom, such as "support". */
  turnTo?: string;
  someone?: string;
  /** Words before a phone number. */
  phones?: string;
  /** Words before a number that is not a phone number, such as an order number. */
  otherNumbers?: string;
  /** Words after a number that make it an amount. */
  units?: string;
  /** Names of personal identification numbers. */
  personalIds?: string;
  credentials?: Credentials;
}
