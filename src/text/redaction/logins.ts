import { languages, phrasesOf } from '../../language/languages.ts';
import { withoutTrailing } from './credential-candidates.ts';
import { isPartOfWord } from './credential-names.ts';
import { looksChosen, standsForValue } from './generated.ts';
import { alternatives, ruleOf } from './rule.ts';

const wordsOf = (...kinds: ('logins' | 'passwords' | 'verbs' | 'and')[]): string[] =>
  languages.flatMap(({ credentials }) => kinds.flatMap((kind) => phrasesOf(credentials?.[kind])));

const value = String.raw`([^\s"'${'`'}<>(){}[\];,/:]{6,64})(?![^\s"'${'`'}<>(){}[\];,:])`;
const and = `(?:${alternatives(wordsOf('and'))})`;
/** A user and a password after a name: `login: bob / Passw0rd!`, `login bob Passw0rd!`. */
const named = new RegExp(
  String.raw`[ \t:=(]{1,4}(?:(?:${alternatives(wordsOf('verbs'))}|${and}) )?(?:[\p{L}\p{N}_.@+-]{1,64}( ?[/:,+|] ?| ${and} | ))?${value}`,
  'iuy',
);
/** Without such a name: separated by a sign with spaces, or after an e-mail address. */
const bare = new RegExp(
  String.raw`(?: / |(?<=[\w-])@[\w-]{1,63}\.[\w.-]{2,64}(?: / | ?[|:,] ?| ${and} ))${value}`,
  'iuy',
);

/** After these a password alone follows, unless there is a user, too. */
const passwordNames: ReadonlySet<string> = new Set(wordsOf('passwords'));
/** Not passwords, though they contain signs: `issue#2024`, `?id=1`. */
const reference = /^[a-z]+#\d+$|[?&][\w.-]+=/;
const aboutLogins =
  /^[ \t:=]{1,4}(?:with|to|via|from|page|using|for|in|at|on|as|and|or|by|mit|bei|avec|con|screen|form|flow|url|button|error) [^ ]+ ?$/iu;

/** Stricter if no separator comes before it: then it needs letters, digits and a sign. */
function isPassword(password: string, isParted: boolean): boolean {
  if (!looksChosen(password) || standsForValue(password) || reference.test(password)) return false;
  const odd = /[!#$%^&*+?]/.test(password);
  const cased = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/.test(password);
  const numbered = /^\p{L}{3,}\d{4,}$/u.test(password);
  return isParted
    ? odd || cased || numbered
    : odd && /\d/.test(password) && /\p{L}/u.test(password);
}

/** A user and a password with a separator: `bob@acme.dev / Passw0rd!`. */
export const bareLogins = ruleOf({
  anchors: [' / ', '@'],
  pattern: bare,
  secretOf: ([sign, word = '']) => {
    const password = withoutTrailing(word);
    return isPassword(password, sign.startsWith('@')) ? password : undefined;
  },
});

/** A user and a password after a name: `Zugangsdaten: bob / Passw0rd!`. */
export const namedLogins = ruleOf({
  anchors: wordsOf('logins', 'passwords'),
  after: named,
  secretOf: ([whole, joint = '', word = ''], text, { start, end }) => {
    if (isPartOfWord(text, start - 1) || isPartOfWord(text, end)) return undefined;
    const password = withoutTrailing(word);
    const before = whole.slice(0, whole.length - word.length);
    const isParted = /[/:,+|]/.test(joint) || before.includes('@');
    const isOther =
      passwordNames.has(text.slice(start, end).toLowerCase()) || aboutLogins.test(before);
    return (isParted || !isOther) && isPassword(password, isParted) ? password : undefined;
  },
});
