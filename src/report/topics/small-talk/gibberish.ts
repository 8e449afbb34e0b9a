/** Rows of keys as hands run along them. */
const keyRows = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  'йцукенгшщзх',
  'фывапролджэ',
  'ячсмитьбю',
].flatMap((row) => [row, Array.from(row).reverse().join('')]);

const alphabet = 'abcdefghijklmnopqrstuvwxyz';

/** Runs of three that people type alone; others of that length are abbreviations. */
const shortRuns = new Set(
  'asd qwe zxc sdf dfg fgh ghj hjk jkl xcv cvb vbn bnm qaz wsx цук фыв йцу ячс'.split(' '),
);
/** Runs and repeats that people do mean: a word, keys of an editor, a DNS record, a year. */
const meant = new Set(['wert', 'hjkl', 'aaaa', 'yyyy', 'www']);

/** A run of keys in one direction, as "asdf"; real words have shorter ones. */
const shortestRun = 4;
/** Of a word that a hand ran along the keys, the run's share. */
const shareOfRun = 0.7;
const shortestWord = 5;
/** No word has so many consonants in a row, save names such as `xmlhttp`. */
const mostConsonants = 6;
/** Where a resting hand lies; real words have few of these keys. */
const homeKeys = /[asdfghjkl]/g;
const allHomeKeys = /^[asdfghjkl]+$/;
const homeWords = /flag|hash|slash|dash|flash|glass|flask|halls|falls|ssl|hdfs/;
const leastHomeShare = 0.7;
const digraphs = /sch|[cspt]h|ck|ng|[sc]z/g;
const consonantRun = /[bcdfghjklmnpqrstvwxz]+/g;
const latin = /^[a-z]+$/;
const aVowel = /[aeiouy]/;

/** Letters of Hangul that form no syllable: laughter, or a hand on the keys. */
const looseJamo = /^[\u3131-\u318e\u1100-\u11ff]+$/;

/** Whether most of a word is one run along a row of keys, either way. */
function runsAlongKeys(word: string): boolean {
  if (shortRuns.has(word)) return true;
  if (word.length >= 3 && alphabet.startsWith(word)) return true;
  if (word.length < shortestRun) return false;
  const least = Math.ceil(Math.max(shortestRun, word.length * shareOfRun));
  for (let start = 0; start + least <= word.length; start++) {
    const run = word.slice(start, start + least);
    if (keyRows.some((row) => row.includes(run))) return true;
  }
  return false;
}

/** Whether a word is a piece of one to four letters again and again, as in "sdfsdfsdf". */
function repeats(word: string): boolean {
  for (let unit = 1; unit <= 4; unit++) {
    const times = word.length / unit;
    const piece = word.slice(0, unit);
    const meantTwice = aVowel.test(piece) && !runsAlongKeys(piece);
    if (times < (unit === 1 ? 4 : meantTwice ? 3 : 2)) continue;
    if (word.length < 4 || !latin.test(word)) continue;
    let at = unit;
    while (at < word.length && word[at] === word[at - unit]) at++;
    if (at === word.length) return true;
  }
  return false;
}

function longestConsonants(word: string): number {
  const runs = word.replace(digraphs, 'x').match(consonantRun) ?? [];
  return runs.reduce((longest, run) => Math.max(longest, run.length), 0);
}

/** Whether no one would write the word on purpose: a hand on the keys, in lower case letters. */
export function isMashed(word: string): boolean {
  if (meant.has(word)) return false;
  if (looseJamo.test(word)) return true;
  if (word.length > 40) return repeats(word);
  if (runsAlongKeys(word) || repeats(word)) return true;
  if (word.length < shortestWord || !latin.test(word)) return false;
  const consonants = longestConsonants(word);
  if (allHomeKeys.test(word)) return consonants >= 3 && !homeWords.test(word);
  const homeShare = (word.match(homeKeys)?.length ?? 0) / word.length;
  return (
    homeShare >= leastHomeShare &&
    consonants >= (word.length < 8 ? mostConsonants - 1 : mostConsonants)
  );
}

/** The same letter three times, as in "aaa bbb". */
export function isOneLetter(word: string): boolean {
  return word.length >= 3 && /^(\p{L})\1+$/u.test(word);
}

const otherNumbers = /^\d{1,2}$|^(\d)\1{3,}$/;

/** A number that names nothing: counted out, one digit again and again, or too short for a code. */
export function isIdleNumber(word: string): boolean {
  return (
    otherNumbers.test(word) ||
    (/^\d{3,10}$/.test(word) && ('1234567890'.startsWith(word) || '9876543210'.startsWith(word)))
  );
}
