/** Rows of keys as hands run along them, either way. */
const keyRows = [
  'qwertyuiop asdfghjkl zxcvbnm qwertzuiop azertyuiop',
  'йцукенгшщзх фывапролджэ ячсмитьбю abcdefghijklmnopqrstuvwxyz',
]
  .join(' ')
  .split(' ')
  .flatMap((row) => [row, Array.from(row).reverse().join('')]);

/** Runs of three that people type alone; others of that length are abbreviations. */
const shortRuns = new Set(
  'abc asd qwe zxc sdf dfg fgh ghj hjk jkl xcv cvb vbn bnm qaz wsx цук фыв йцу ячс'.split(' '),
);
/** Runs and repeats that people do mean: a word, keys of an editor, a DNS record, a year. */
const meant = new Set(['wert', 'hjkl', 'aaaa', 'yyyy']);

/** Of a word that a hand ran along the keys, the run's share; a run is of four keys at least. */
const shareOfRun = 0.7;
const shortestRun = 4;

/** Whether most of a word is one run along a row of keys. */
function runsAlongKeys(word: string): boolean {
  if (shortRuns.has(word)) return true;
  const length = Math.max(shortestRun, Math.ceil(word.length * shareOfRun));
  return Array.from({ length: Math.max(0, word.length - length + 1) }, (_, start) =>
    word.slice(start, start + length),
  ).some((run) => keyRows.some((row) => row.includes(run)));
}

/** Letters of Hangul that form no syllable: laughter, or a hand on the keys. */
const looseJamo = /^[\u3131-\u318e\u1100-\u11ff]+$/;

/** Whether a word is a letter four times, or a piece of up to four letters as often as nobody means it. */
function repeats(word: string): boolean {
  return [1, 2, 3, 4].some((unit) => {
    const piece = word.slice(0, unit);
    const isMeantTwice = /[aeiouy]/.test(piece) && !runsAlongKeys(piece);
    const times = unit === 1 ? 4 : isMeantTwice ? 3 : 2;
    return word.length >= times * unit && word === piece.repeat(word.length).slice(0, word.length);
  });
}

/** Where a resting hand lies; real words have few of these keys, and no such rows of consonants. */
const homeKeys = /[asdfghjkl]/g;
const homeWords = /flag|hash|slash|dash|flash|glass|flask|halls|falls|ssl|hdfs/;
const shareOfHomeKeys = 0.7;
const digraphs = /sch|[cspt]h|ck|ng|[sc]z/g;
const consonants = /[bcdfghjklmnpqrstvwxz]+/g;
const shortestWord = 5;

function isFromHomeKeys(word: string): boolean {
  const onHomeKeys = (word.match(homeKeys)?.length ?? 0) / word.length;
  if (word.length < shortestWord || onHomeKeys < shareOfHomeKeys) return false;
  const rows = word.replace(digraphs, 'x').match(consonants) ?? [];
  const longest = rows.reduce((most, { length }) => Math.max(most, length), 0);
  if (onHomeKeys === 1) return longest >= 3 && !homeWords.test(word);
  return longest >= (word.length < 8 ? 5 : 6);
}

/** Whether no one would write the word on purpose: a hand on the keys, in lower case letters. */
export function isMashed(word: string): boolean {
  if (meant.has(word)) return false;
  if (looseJamo.test(word) || runsAlongKeys(word)) return true;
  return word.length >= 4 && /^[a-z]+$/.test(word) && (repeats(word) || isFromHomeKeys(word));
}

/** The same letter three times, as in "aaa bbb". */
export function isOneLetter(word: string): boolean {
  return word.length >= 3 && /^(\p{L})\1+$/u.test(word);
}

/** A number that names nothing: counted out, one digit again and again, or too short for a code. */
export function isIdleNumber(word: string): boolean {
  if (/^\d{1,2}$|^(\d)\1{3,}$/.test(word)) return true;
  return (
    /^\d{3,10}$/.test(word) && ('1234567890'.startsWith(word) || '9876543210'.startsWith(word))
  );
}
