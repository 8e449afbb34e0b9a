import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { figuresOf } from '../worlds/figures.ts';
import { groupPlaces, wording } from './by-words.ts';

const sizes = [2_000, 20_000, 100_000] as const;
/** Small sets of four fields, to see that topics fit no product alone. */
const ownSets = fileURLToPath(new URL('../fields', import.meta.url));

interface LabelledQuestion {
  text: string;
  label: string;
}

interface Timing {
  processor: number;
  memory: number;
  topics: number;
}

async function readSets(folder: string): Promise<Map<string, LabelledQuestion[]>> {
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

function timed(count: number, textsFile: string): Timing {
  const script = fileURLToPath(new URL('./time.ts', import.meta.url));
  const printed = execFileSync(execPath, [script, `${count}`, textsFile], { encoding: 'utf8' });
  return JSON.parse(printed) as Timing;
}

/**
 * Prints how well topics agree with the labels of each set in the folder (`.jsonl` files, one
 * `{"text", "label"}` a line), by words alone; then what grouping takes, as the number grows.
 */
export async function benchTopics(folder = ownSets): Promise<void> {
  const sets = await readSets(folder);
  for (const [name, questions] of sets) {
    const topics = await groupPlaces(questions.map(({ text }) => wording(text)));
    const rows = questions.map((_, at) => ({ id: `${at}`, conversationId: `${at}` }));
    const gaps = Object.fromEntries(questions.map(({ label }, at) => [`${at}`, label]));
    const { f1, purity20, mixedPairs } = figuresOf({
      rows,
      gaps,
      topics: topics.map(({ label, rows: places }) => ({
        label,
        rows: places.map((at) => ({ id: `${at}`, text: questions[at]?.text ?? '' })),
      })),
    });
    console.log(
      `${name.padEnd(16)}F1 ${f1.toFixed(3)}  purity of the 20 largest ${purity20.toFixed(2)}  mixed pairs ${mixedPairs.toFixed(2)}  ${topics.length} topics`,
    );
  }
  const temporary = await mkdtemp(join(tmpdir(), 'bench-topics-'));
  try {
    const textsFile = join(temporary, 'texts.json');
    await writeFile(textsFile, JSON.stringify([...sets.values()].flat().map(({ text }) => text)));
    for (const count of sizes) {
      const { processor, memory, topics } = timed(count, textsFile);
      console.log(
        `${count} questions  ${processor.toFixed(2)} s of processor time  peak ${Math.round(memory)} MiB  ${topics} topics`,
      );
    }
  } finally {
    await rm(temporary, { recursive: true });
  }
}
