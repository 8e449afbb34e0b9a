/**
 * What people say without asking anything: phrases parted by `|`, as they are typed, in lower case.
 * A text that is made of these phrases alone asks nothing of the docs, if one of them is `said` or
 * `judged`.
 */
export interface SmallTalk {
  /** Greetings, thanks, answers, tests, bare failures: these alone make a text that asks nothing. */
  said: string;
  /** The same, unless other words stand beside: "same", but not "same for all of them". */
  alone?: string;
  /** Judgements and abuse, beside the language's complaints. */
  judged?: string;
  /** What a judgement may be about. A page that "does not work" may be a question. */
  judgedThings?: string;
  /** Words that may stand between. */
  between: string;
  /** Words that ask: with them a text is a question, unless it judges. */
  asking?: string;
  /** Words that ask if they open a text or follow what was said. */
  opening?: string;
  /** A pattern of how the assistant is spoken to, not asked. */
  addressed?: string;
  /** Words for a test: numbers behind one say no more than it does. */
  tests?: string;
  /** Words that a number is part of, as in "test1". */
  numbered?: string;
}

/**
 * What is asked of the assistant that no docs answer: patterns over words parted by single spaces,
 * in lower case. A group called `named` is what a request is about: if the
 * product's own pages have that word, the text is a question after all.
 */
export interface Requests {
  /** What may stand before any of these, and behind a whole one. */
  leadIns?: readonly string[];
  farewells?: readonly string[];
  /** Told to forget what it was told, to be someone else, to give away what it was told. */
  instructions?: readonly string[];
  /** At the start of the text. */
  opening?: readonly string[];
  /** The whole text, save a polite end. */
  whole?: readonly string[];
  /** Anywhere in a short text: for scripts without spaces between words. */
  anywhere?: readonly string[];
}

/**
 * The words of a turn that means nothing without the one before it, in lower case. Lists of single words are parted by spaces; all others are patterns, parted by `|`.
 */
export interface FollowUps {
  /** First words that go on from what was said: "and", "but". */
  goesOn?: string;
  /** Beginnings of several words that do: "what about". */
  openings?: string;
  /** First words that say where, with what or for whom it is meant: "with", "for". */
  narrows?: string;
  /** Words that stand for what was said: "it", "that", "there". */
  pointsBack?: string;
  /** Words that say what is done to it and not what it is: "restart", "costs". */
  asks?: string;
  /** Questions that are whole by themselves: "how", "why not". */
  questions?: string;
  /** What may end such a question: "exactly". */
  questionEnds?: string;
  /** Words that ask for more: "can you show me". */
  askFor?: string;
  /** What is asked for: "example". */
  examples?: string;
  /** What may end that: "please". */
  exampleEnds?: string;
  /** What may stand before any of these, and before a question: "ok", "thanks". */
  leadIns?: string;
  /** Asks for more of the same: "go on". Closed by `$` if nothing may follow. */
  asksMore?: string;
  /** Words that stand for nothing, though they look as if: "is it possible to". */
  emptyPointers?: string;
  /** First words of what asks something. */
  asksFirst?: string;
  /** Words that take it for known what is meant: "the", "again". */
  definite?: string;
  /** First words of a question that does. */
  definiteAsks?: string;
  /** Ends of what goes on from what was said: "as well". */
  staysSame?: string;
  /** Words that stand for what was said, at the end of a question. */
  pointsAtEnd?: string;
  /** Sizes and times: they say how much, not what. */
  measures?: string;
  /** For scripts without spaces between words: what shows a text that leans on the one before. */
  leans?: string;
}

/**
 * How questions are put: what a heading leaves out and what none has. Patterns over words parted by
 * single spaces, of which some are lists, parted by `|`.
 */
export interface Phrasing {
  /** Before what is asked, maybe several in a row: "hello", "can you tell me". */
  leadIns: string;
  /** What asks: without it the rest says what to do, or names a thing. "How do I", "what is the". */
  askings: string;
  /** Behind what is asked: "please". */
  farewells: string;
  /** First words of a question that has to stay whole: "which". */
  questions: string;
  /** The asker's own: "my". Left out. */
  possessives: string;
  articles: string;
  /** Words on which no heading begins or ends. */
  openStarts: string;
  openEnds: string;
  /** Words for people, and for what was said before. */
  pronouns: string;
}

/**
 * How a language talks of what must not be published: phrases in small letters, parted by `|`. Names
 * of vendors, protocols and options are English in every language.
 */
interface Credentials {
  /** Names of what a person chose: the value may be an ordinary word with a number. */
  passwords: string;
  /** Names of what a program made. */
  keys?: string;
  /** Names of many other things, too: only with an assignment, and a value that a program made. */
  weak?: string;
  /** What joins a value to a name before it: `is`, `was changed to`. */
  verbs: string;
  /** What begins a phrase between the two, of up to three more words: `for`, `that I`. */
  links?: string;
  /** What stands before a user and a password: `login`. */
  logins?: string;
  /** What stands between the two: `and`. */
  and?: string;
  /** What makes a mere key, beside it, that of a wireless network. */
  networks?: string;
  /** Codes that let one into an account once the second factor is lost. */
  recoveryCodes?: string;
  /** The words that a wallet's keys are made of. */
  seedPhrases?: string;
}

/** All that is known of one language. A part that is missing is not looked for. */
export interface Language {
  name: string;
  /** Small words, parted by spaces, that stand in most of its questions and in few other languages'. */
  functionWords?: string;
  smallTalk?: SmallTalk;
  requests?: Requests;
  followUps?: FollowUps;
  phrasing?: Phrasing;
  /** Phrases, parted by `|`, that vent and name nothing that docs tell: they judge, and no heading has them. */
  complaints?: string;
  /** What an assistant says that has found nothing: patterns of words, parted by `|`. */
  apologies?: string;
  /** That the docs touch on it and say no more: patterns, parted by `|`. */
  mentions?: string;
  /** What it offers instead: patterns, parted by `|`. */
  offers?: string;
  /** That it sends to others, and to whom: patterns of words, parted by `|`. */
  turnTo?: string;
  someone?: string;
  /** What makes the number behind it a phone's: patterns of words, parted by `|`. */
  phones?: string;
  /** What makes it another thing's, such as an order's: patterns of words, parted by `|`. */
  otherNumbers?: string;
  /** What is counted: behind a number these make it an amount. Patterns, parted by `|`. */
  units?: string;
  /** What the numbers of persons are called, in small letters, parted by `|`. */
  personalIds?: string;
  credentials?: Credentials;
}
