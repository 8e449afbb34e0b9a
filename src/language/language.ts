/**
 * What people say without asking anything: phrases in lower case, separated by `|`. A text that
 * consists of these phrases asks nothing of the docs if one of them is in `said` or `judged`.
 */
export interface SmallTalk {
  /** Greetings, thanks, replies, tests and bare failures. */
  said: string;
  /** The same, but only without other words: "same", not "same for all of them". */
  alone?: string;
  /** Judgements and abuse, in addition to the language's complaints. */
  judged?: string;
  /** What a judgement may be about; other things that "don't work" may be a question. */
  judgedThings?: string;
  /** Words that may come between the phrases. */
  between: string;
  /** Words that make a text a question, unless it judges. */
  asking?: string;
  /** Words that do so at the start of a text or after a phrase of `said`. */
  opening?: string;
  /** A pattern of remarks to the assistant that are not questions. */
  addressed?: string;
  /** Words for a test; a number after one adds nothing. */
  tests?: string;
  /** Words that a number may be attached to, as in "test1". */
  numbered?: string;
}

/**
 * Requests to the assistant that no docs answer: patterns over lower-case words separated by single
 * spaces. A group named `named` is the request's subject: if the product's own pages have that word,
 * the text is a question after all.
 */
export interface Requests {
  /** May come before any of these, and after a whole one. */
  leadIns?: readonly string[];
  farewells?: readonly string[];
  /** Orders to forget or reveal the assistant's instructions, or to play a role. */
  instructions?: readonly string[];
  /** At the start of the text. */
  opening?: readonly string[];
  /** The whole text, except for a polite end. */
  whole?: readonly string[];
  /** Anywhere in a short text, for scripts without spaces between words. */
  anywhere?: readonly string[];
}

/**
 * The words of a turn that means nothing without the previous one, in lower case. Lists of single
 * words are separated by spaces; all others are patterns separated by `|`.
 */
export interface FollowUps {
  /** First words that continue a conversation, "and", and the same of several words: "what about". */
  goesOn?: string;
  openings?: string;
  /** First words that narrow the previous question: "with", "for". */
  narrows?: string;
  /** Words that refer to something said before: "it", "that", "there". */
  pointsBack?: string;
  /** Words for what happens to it, not for what it is: "restart", "costs". */
  asks?: string;
  /** Questions that are complete in themselves, "why not", and what may end them: "exactly". */
  questions?: string;
  questionEnds?: string;
  /** Asks for an example: "can you show me", "example", "please". */
  askFor?: string;
  examples?: string;
  exampleEnds?: string;
  /** Asks for more of the same: "go on". Ends with `$` if nothing may follow. */
  asksMore?: string;
  /** May come before any of these, and before a question: "ok", "thanks". */
  leadIns?: string;
  /** Words that look like references but aren't: "is it possible to". */
  emptyPointers?: string;
  /** First words of a question. */
  asksFirst?: string;
  /** Words that assume the reader knows what is meant, "the", and first words of such a question. */
  definite?: string;
  definiteAsks?: string;
  /** Ends of a text that continues a conversation: "as well". */
  staysSame?: string;
  /** Words that refer to something said before if they end a question. */
  pointsAtEnd?: string;
  /** Sizes and times: they say how much, not what. */
  measures?: string;
  /** Signs of a follow-up, for scripts without spaces between words. */
  leans?: string;
}

/**
 * How questions are worded, and which parts of that headings leave out. Patterns over words
 * separated by single spaces; some are lists separated by `|`.
 */
export interface Phrasing {
  /** Before the question itself, maybe several in a row: "hello", "can you tell me". */
  leadIns: string;
  /** The part that asks; what follows it is a task or a thing: "How do I", "what is the". */
  askings: string;
  /** After the question: "please". */
  farewells: string;
  /** First words of questions that headings quote in full: "which". */
  questions: string;
  /** Left out: "my", "the". */
  possessives: string;
  articles: string;
  /** Words that no heading begins or ends with. */
  openStarts: string;
  openEnds: string;
  /** Words for people, and for things said before. */
  pronouns: string;
}

/**
 * How people introduce credentials: phrases in lower case, separated by `|`. Names of vendors,
 * protocols and options are English in every language.
 */
interface Credentials {
  /** Names of what people choose: the value may be an ordinary word with a number. */
  passwords: string;
  /** Names of what programs generate. */
  keys?: string;
  /** Ambiguous names, which count only with an assignment and a generated value. */
  weak?: string;
  /** What joins a value to the name before it: `is`, `was changed to`. */
  verbs: string;
  /** Begins a phrase of up to three more words between the two: `for`, `that I`. */
  links?: string;
  /** Comes before a user and a password, `login`, and between the two: `and`. */
  logins?: string;
  and?: string;
  /** Words next to which a `key` is that of a wireless network. */
  networks?: string;
  /** Codes to sign in without the second factor. */
  recoveryCodes?: string;
  /** The words that a wallet's keys are made of. */
  seedPhrases?: string;
}

/**
 * The words of one language. A missing part is not searched for. All lists but the first consist of
 * patterns in lower case, separated by `|`.
 */
export interface Language {
  name: string;
  /** Separated by spaces: words in most of its questions, and in those of few other languages. */
  functionWords?: string;
  smallTalk?: SmallTalk;
  requests?: Requests;
  followUps?: FollowUps;
  phrasing?: Phrasing;
  /** Complaints about nothing that docs describe: they are judgements, and headings omit them. */
  complaints?: string;
  /** What an assistant says if it found nothing. */
  apologies?: string;
  /** Says that the docs mention the subject without details. */
  mentions?: string;
  /** What the assistant offers instead. */
  offers?: string;
  /** Refers the reader to somebody, and to whom. */
  turnTo?: string;
  someone?: string;
  /** Words before a phone number. */
  phones?: string;
  /** Words before another number, such as an order's. */
  otherNumbers?: string;
  /** Words after a number that make it an amount. */
  units?: string;
  /** Names of personal identification numbers. */
  personalIds?: string;
  credentials?: Credentials;
}
