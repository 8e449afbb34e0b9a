import { readsUnspaced } from './tokens.ts';
import { trimEndOf } from './trim.ts';

/** A question as a heading is looked for in it. */
export interface Written {
  /** The words of each clause as they were written, without the punctuation around them. */
  clauses: readonly (readonly string[])[];
  /** The first clause, if it is in a script without spaces. */
  unspaced?: string;
}

const charactersRead = 500;

/** What redaction leaves, and addresses, with what leads to them: no heading runs across them. */
const opaque =
  /(?: (?:at|by|for|from|in|of|on|to|with|the|my)){0,2} ?(?:\[[a-z][a-z -]{1,30}\]|\b(?:https?:\/\/|www\.)\S+)/gi;
const mayBeOpaque = /\[|\/\/|www\./i;
/** The end of a sentence or clause, or a second question in the same sentence. */
const clauseEnd =
  /[?!;:,()[\]{}|\n。？！、，]|\.(?=\s|$)|\s[-–—]\s|\s(?:and|but)\s(?=(?:how|what|why|where|when|can|could|does|do|is|are|will)\s+(?:i|we|you|it|to|the|there|that|this)\b)/i;
const plain = /^[a-z0-9]+$/i;
const edge = /^[^\p{L}\p{N}\p{Sc}./#]+/u;
const ofEdge = /[^\p{L}\p{M}\p{N}\p{Sc}+#%]/u;
const spoken = /[\p{L}\p{N}]/u;

function writtenWords(clause: string): string[] {
  return clause
    .split(/\s+/)
    .map((part) => (plain.test(part) ? part : trimEndOf(part.replace(edge, ''), ofEdge)))
    .filter((word) => spoken.test(word));
}

/** Reads the beginning of a text into clauses, compatibility forms undone. */
export function writtenClauses(text: string): Written {
  const read = text
    .slice(0, charactersRead)
    .normalize('NFKC')
    .replace(/[‘’ʼ`´]/g, "'");
  const parts = (mayBeOpaque.test(read) ? read.replace(opaque, '\n') : read).split(clauseEnd);
  const first = parts.find((part) => spoken.test(part))?.trim() ?? '';
  return {
    clauses: parts.map(writtenWords).filter((clause) => clause.length > 0),
    ...(readsUnspaced(first) && { unspaced: first }),
  };
}
