import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { groupPlaces, wording } from './by-words.ts';
import { type Score, score } from './score.ts';
import { steadiness } from './steadiness.ts';

const sizes = [1_000, 10_000, 100_000] as const;

interface LabelledQuestion {
  text: string;
  label: string;
}

interface Timing {
  seconds: number;
  memory: number;
  topics: number;
}

/** What is printed of a set of questions. */
type Figures = Score & { steadiness: number };

function line(name: string, figures: Figures): string {
  const { groups, ...shares } = figures;
  const columns = Object.entries(shares).map(([figure, value]) => `${figure} ${value.toFixed(3)}`);
  return [name.padEnd(16), ...columns, `groups ${Math.round(groups)}`].join('  ');
}

function meanOf(scores: readonly Figures[]): Figures {
  const mean = (figure: keyof Figures): number =>
    scores.reduce((sum, one) => sum + one[figure], 0) / scores.length;
  return {
    topPurity: mean('topPurity'),
    topClean: mean('topClean'),
    bcF1: mean('bcF1'),
    pairF1: mean('pairF1'),
    groups: mean('groups'),
    steadiness: mean('steadiness'),
  };
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
 * `{"text", "label"}` a line), how steady they are as questions come, and both on average; then how
 * long grouping takes, as the number grows.
 */
export async function benchTopics(folder: string): Promise<void> {
  const sets = await readSets(folder);
  const scores: Figures[] = [];
  for (const [name, questions] of sets) {
    const texts = questions.map(({ text }) => text);
    const topics = await groupPlaces(texts.map((text) => wording(text)));
    const figures = {
      ...score(
        topics.map(({ rows }) => rows),
        questions.map(({ label }) => label),
      ),
      steadiness: await steadiness(texts),
    };
    scores.push(figures);
    console.log(line(name, figures));
  }
  console.log(line('mean', meanOf(scores)));

  const temporary = await mkdtemp(join(tmpdir(), 'bench-topics-'));
  try {
    const textsFile = join(temporary, 'texts.json');
    await writeFile(textsFile, JSON.stringify([...sets.values()].flat().map(({ text }) => text)));
    let before: { count: number; seconds: number } | undefined;
    for (const count of sizes) {
      const { seconds, memory, topics } = timed(count, textsFile);
      const growth = before
        ? `  grows as n^${(Math.log(seconds / before.seconds) / Math.log(count / before.count)).toFixed(2)}`
        : '';
      console.log(
        `${count} questions  ${seconds.toFixed(2)} s  peak ${Math.round(memory)} MiB  ${topics} topics${growth}`,
      );
      before = { count, seconds };
    }
  } finally {
    await rm(temporary, { recursive: true });
  }
}
