import { readsUnspaced } from '../read/normalise.ts';

/** A question as a heading is looked for in it. */
export interface Written {
  /** The words of each clause as they were written, without the punctuation around them. */
  clauses: readonly (readonly string[])[];
  /** The first clause, where it is in a script without spaces. */
  unspaced?: string;
}

const CHARACTERS_READ = 500;

/** What redaction leaves, and addresses, with what leads to them: no heading runs across them. */
const OPAQUE =
  /(?: (?:at|by|for|from|in|of|on|to|with|the|my)){0,2} ?(?:\[[a-z][a-z -]{1,30}\]|\b(?:https?:\/\/|www\.)\S+)/gi;
const MAY_BE_OPAQUE = /\[|\/\/|www\./i;
const SENTENCE_END = /[?!;:,()[\]{}|\n。？！、，]|\.(?=\s|$)|\s[-–—]\s/;
const PLAIN = /^[a-z0-9]+$/i;
const EDGES = /^[^\p{L}\p{N}\p{Sc}./#]+|[^\p{L}\p{M}\p{N}\p{Sc}+#%]+$/gu;
const SPOKEN = /[\p{L}\p{N}]/u;

function writtenWords(clause: string): string[] {
  return clause
    .split(/\s+/)
    .map((part) => (PLAIN.test(part) ? part : part.replace(EDGES, '')))
    .filter((word) => SPOKEN.test(word));
}

/** Reads the beginning of a text into clauses, compatibility forms undone. */
export function writtenClauses(text: string): Written {
  const read = text
    .slice(0, CHARACTERS_READ)
    .normalize('NFKC')
    .replace(/[‘’ʼ`´]/g, "'");
  const parts = (MAY_BE_OPAQUE.test(read) ? read.replace(OPAQUE, '\n') : read).split(SENTENCE_END);
  const first = parts.find((part) => SPOKEN.test(part))?.trim() ?? '';
  return {
    clauses: parts.map(writtenWords).filter((clause) => clause.length > 0),
    ...(readsUnspaced(first) && { unspaced: first }),
  };
}
