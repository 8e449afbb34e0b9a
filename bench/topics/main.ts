import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { figuresOf } from '../worlds/figures.ts';
import { groupPlaces, wording } from './by-words.ts';

/** Small sets of four fields, to see that topics fit no product alone. */
const ownSets = join(import.meta.dirname, '../fields');

interface LabelledQuestion {
  text: string;
  label: string;
}

/** Labelled questions by the names of their files, which have one as JSON a line. */
export async function readSets(folder = ownSets): Promise<Map<string, LabelledQuestion[]>> {
  const sets = new Map<string, LabelledQuestion[]>();
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).sort()) {
    const lines = (await readFile(join(folder, file), 'utf8')).split('\n').filter(Boolean);
    sets.set(
      file.replace('.jsonl', ''),
      lines.map((json) => JSON.parse(json) as LabelledQuestion),
    );
  }
  if (sets.size === 0) throw new Error(`No .jsonl file in ${folder}: give the folder of the sets.`);
  return sets;
}

/**
 * Prints how well topics agree with the labels of each set in the folder (`.jsonl` files, one
 * `{"text", "label"}` a line), by words alone. Products of one and ten times the size are in `worlds`.
 */
export async function benchTopics(folder?: string): Promise<void> {
  const sets = await readSets(folder);
  for (const [name, questions] of sets) {
    const topics = groupPlaces(questions.map(({ text }) => wording(text)));
    const rows = questions.map((_, at) => ({ id: `${at}`, conversationId: `${at}` }));
    const gaps = Object.fromEntries(questions.map(({ label }, at) => [`${at}`, label]));
    const { f1, purity10, purity20, mixedPairs } = figuresOf({
      rows,
      gaps,
      topics: topics.map(({ label, rows: places }) => ({
        label,
        rows: places.map((at) => ({ id: `${at}`, text: questions[at]?.text ?? '' })),
      })),
    });
    console.log(
      `${name.padEnd(16)}F1 ${f1.toFixed(3)}  purity of the ten largest ${purity10.toFixed(2)}, of 20 ${purity20.toFixed(2)}  mixed pairs ${mixedPairs.toFixed(2)}  ${topics.length} topics`,
    );
  }
}
