/** Rows of keys on a keyboard, in both directions. */
const keyRows = [
  'qwertyuiop asdfghjkl zxcvbnm qwertzuiop azertyuiop',
  'йцукенгшщзх фывапролджэ ячсмитьбю abcdefghijklmnopqrstuvwxyz',
]
  .join(' ')
  .split(' ')
  .flatMap((row) => [row, Array.from(row).reverse().join('')]);

/** Runs of three keys that are typed idly; other runs of three may be abbreviations. */
const shortRuns = new Set(
  'abc asd qwe zxc sdf dfg fgh ghj hjk jkl xcv cvb vbn bnm qaz wsx цук фыв йцу ячс'.split(' '),
);
/** Runs and repeats that mean something: a word, an editor's keys, a DNS record, a year. */
const meant = new Set(['wert', 'hjkl', 'aaaa', 'yyyy']);

/** Minimum share of a word that a run of neighboring keys must have, and minimum keys of the run. */
const minRunShare = 0.7;
const minRun = 4;

/** Whether most of a word is one run of neighboring keys. */
function runsAlongKeys(word: string): boolean {
  if (shortRuns.has(word)) return true;
  const length = Math.max(minRun, Math.ceil(word.length * minRunShare));
  return Array.from({ length: Math.max(0, word.length - length + 1) }, (_, start) =>
    word.slice(start, start + length),
  ).some((run) => keyRows.some((row) => row.includes(run)));
}

/** Matches Hangul letters that form no syllable: laughter, or mashed keys. */
const looseJamo = /^[\u3131-\u318e\u1100-\u11ff]+$/;

/** Whether a word repeats one letter at least four times, or a longer piece two or three times. */
function repeats(word: string): boolean {
  return [1, 2, 3, 4].some((unit) => {
    const piece = word.slice(0, unit);
    const isMeantTwice = /[aeiouy]/.test(piece) && !runsAlongKeys(piece);
    const times = unit === 1 ? 4 : isMeantTwice ? 3 : 2;
    return word.length >= times * unit && word === piece.repeat(word.length).slice(0, word.length);
  });
}

/** Keys of the home row. Real words have few of these letters, and fewer consonants in a row. */
const homeKeys = /[asdfghjkl]/g;
const homeWords = /flag|hash|slash|dash|flash|glass|flask|halls|falls|ssl|hdfs/;
const minHomeKeyShare = 0.7;
const digraphs = /sch|[cspt]h|ck|ng|[sc]z/g;
const consonants = /[bcdfghjklmnpqrstvwxz]+/g;
const minWordLength = 5;

function isFromHomeKeys(word: string): boolean {
  const onHomeKeys = (word.match(homeKeys)?.length ?? 0) / word.length;
  if (word.length < minWordLength || onHomeKeys < minHomeKeyShare) return false;
  const rows = word.replace(digraphs, 'x').match(consonants) ?? [];
  const longest = rows.reduce((max, { length }) => Math.max(max, length), 0);
  if (onHomeKeys === 1) return longest >= 3 && !homeWords.test(word);
  return longest >= (word.length < 8 ? 5 : 6);
}

/** Whether a lower-case word looks like mashed keys. */
export function isKeyMashing(word: string): boolean {
  if (meant.has(word)) return false;
  if (looseJamo.test(word) || runsAlongKeys(word)) return true;
  return word.length >= 4 && /^[a-z]+$/.test(word) && (repeats(word) || isFromHomeKeys(word));
}

/** Whether a word repeats one letter at least three times, as in "aaa bbb". */
export function repeatsOneLetter(word: string): boolean {
  return word.length >= 3 && /^(\p{L})\1+$/u.test(word);
}

/** Whether a number means nothing: a sequence, one repeated digit, or too short for a code. */
export function isJunkNumber(word: string): boolean {
  if (/^\d{1,2}$|^(\d)\1{3,}$/.test(word)) return true;
  return (
    /^\d{3,10}$/.test(word) && ('1234567890'.startsWith(word) || '9876543210'.startsWith(word))
  );
}
