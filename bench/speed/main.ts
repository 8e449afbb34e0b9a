import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAnswers } from './answers.ts';
import { timePage, writePage } from './page.ts';
import { bundle, reportEnv, root, took, whileServed } from './process.ts';
import { rowAt, writeSite } from './site.ts';
import { startUp } from './startup.ts';
import { type Line, printTable, rounds } from './table.ts';

type Figures = Readonly<Record<string, number>>;

/** Lines that are measured together, once a round. */
interface Group {
  lines: readonly Line[];
  /** Prepares, and gives what measures each line by its name. */
  open(temp: string): Promise<() => Promise<Figures>>;
}

const times = (name: string, most: number): Line => ({ name, unit: '×', most });
const bareLoop = join(import.meta.dirname, 'bare-loop.mjs');

/** The export of 100,000 rows, in times of a bare loop that fetches, parses and writes the same pages. */
const exported = (answers: 'sentence' | 'docs', name: string, most: number): Group => ({
  lines: [times(name, most)],
  open: async (temp) => () =>
    whileServed(answers, async (url) => {
      const bare = await took([bareLoop, url, temp]);
      const action = await took([bundle], reportEnv(temp, { 'INPUT_BASE-URL': url }));
      return { [name]: action.seconds / bare.seconds };
    }),
});

/**
 * A fixed piece of work, timed next to other work, which shows how fast the machine is.
 *
 * @returns how many seconds of the machine of the committed figures a second of this one is
 */
function paceOfMachine(): number {
  const before = process.cpuUsage();
  const text = createAnswers(3)(400_000);
  for (let time = 0; time < 20; time++) {
    const counts = new Map<string, number>();
    for (const word of text.split(/\W+/)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return controlSeconds / (process.cpuUsage(before).user / 1e6);
}
const controlSeconds = 0.145;

const docsLines = {
  more: { name: 'docs of 3,000 pages, more than without', unit: 's', most: 2 },
  resident: { name: 'docs of 3,000 pages, peak, more than without', unit: 'MiB', most: 185 },
  linear: times('docs of 10,000 pages, in times of 3,000', 4),
} as const satisfies Record<string, Line>;

/** A report on 2,000 rows with docs, next to the same one without. */
const docs: Group = {
  lines: Object.values(docsLines),
  async open(temp) {
    const answer = createAnswers(1);
    const rows = Array.from({ length: 2_000 }, (_, place) =>
      JSON.stringify(rowAt(place, answer(500))),
    );
    writeFileSync(join(temp, 'rows.jsonl'), rows.join('\n'));
    for (const pages of [3_000, 10_000]) writeSite(join(temp, String(pages)), pages);
    mkdirSync(join(temp, '0'));
    const runOn = (pages: number) =>
      took([bundle], {
        ...reportEnv(temp, { 'INPUT_CONVERSATIONS-FILE': join(temp, 'rows.jsonl') }),
        GITHUB_WORKSPACE: join(temp, String(pages)),
      });
    return async () => {
      const pace = paceOfMachine();
      const without = await runOn(0);
      const small = await runOn(3_000);
      const large = await runOn(10_000);
      const more = small.processor - without.processor;
      return {
        [docsLines.more.name]: more * pace,
        [docsLines.resident.name]: small.resident - without.resident,
        [docsLines.linear.name]: (large.processor - without.processor) / more,
      };
    };
  },
};

const groupingLines = [
  [2_000, 0.7],
  [20_000, 2.5],
  [100_000, 11],
].map(([count = 0, most = 0]) => ({
  count,
  line: {
    name: `grouping ${count.toLocaleString('en')} questions`,
    unit: 's',
    most,
  } satisfies Line,
}));

const grouping: Group = {
  lines: groupingLines.map(({ line }) => line),
  open: async () => async () => {
    const pace = paceOfMachine();
    const script = join(root, 'bench/topics/time.ts');
    const seconds = groupingLines.map(({ count, line }) => {
      const args = [script, String(count)];
      return [line.name, pace * Number(execFileSync(process.execPath, args, { encoding: 'utf8' }))];
    });
    return Object.fromEntries(seconds);
  },
};

const pageLines = {
  opened: { name: 'page of 5,000 questions, to open', unit: 's', most: 1 },
  filtered: { name: 'page of 5,000 questions, to filter', unit: 's', most: 0.1 },
} as const satisfies Record<string, Line>;

const page: Group = {
  lines: Object.values(pageLines),
  async open(temp) {
    const address = await writePage(temp, 5_000);
    return async () => {
      const pace = paceOfMachine();
      const { opened, filtered } = await timePage(address);
      return {
        [pageLines.opened.name]: opened * pace,
        [pageLines.filtered.name]: filtered * pace,
      };
    };
  },
};

const start = {
  badInput: 'start, to the message about a bad input',
  job: "start, to a job's first request",
  report: "start, to a report's first request",
};
const archive = 'archive that a run downloads';
const memory = '100,000 rows and 3,000 pages at once, peak';

/** By what can be measured by itself. */
const groups: Readonly<Record<string, Group>> = {
  start: {
    lines: [
      times(start.badInput, 1.8),
      { name: start.job, unit: '×' },
      { name: start.report, unit: '×' },
    ],
    open: async () => async () => {
      const { badInput, job, report } = await startUp();
      return { [start.badInput]: badInput, [start.job]: job, [start.report]: report };
    },
  },
  archive: {
    lines: [{ name: archive, unit: 'kB', most: 545 }],
    open: async () => async () => {
      const bytes = execFileSync('git', ['archive', '--format=tar.gz', 'HEAD'], {
        cwd: root,
        maxBuffer: 2 ** 26,
      });
      return { [archive]: bytes.length / 1_000 };
    },
  },
  sentence: exported('sentence', '100,000 rows of one sentence, of a bare loop', 2.4),
  prose: exported('docs', '100,000 rows of prose, of a bare loop', 5),
  docs,
  grouping,
  page,
  memory: {
    lines: [{ name: memory, unit: 'MiB', most: 450 }],
    async open(temp) {
      writeSite(join(temp, 'docs'), 3_000);
      return () =>
        whileServed('docs', async (url) => {
          const env = reportEnv(temp, { 'INPUT_BASE-URL': url, 'INPUT_DOCS-ROOT': 'docs' });
          return { [memory]: (await took([bundle], env)).resident };
        });
    },
  },
};

/**
 * Prints what the committed bundle takes, line by line: medians of five rounds, each next to its control
 * in the same round, and which line is worse than the committed figures by more than chance.
 *
 * @param args names of groups, all if there are none; `keep` commits what was measured to the file
 */
export async function benchSpeed(args: readonly string[]): Promise<void> {
  const wanted = args.filter((arg) => arg !== 'keep');
  const unknown = wanted.filter((name) => !(name in groups));
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(', ')}: ${Object.keys(groups).join(', ')}.`);
  const chosen = Object.entries(groups).filter(
    ([name]) => wanted.length === 0 || wanted.includes(name),
  );
  const measured = new Map<string, number[]>();
  for (const [, { open }] of chosen) {
    const temp = mkdtempSync(join(tmpdir(), 'docs-agent-bench-'));
    try {
      const measure = await open(temp);
      for (let round = 0; round < rounds; round += 1) {
        for (const [name, value] of Object.entries(await measure())) {
          measured.set(name, [...(measured.get(name) ?? []), value]);
        }
      }
    } finally {
      rmSync(temp, { recursive: true });
    }
  }
  const lines = chosen.flatMap(([, group]) => group.lines);
  const regressed = printTable(lines, { measured, keep: args.includes('keep') });
  console.log(
    regressed.length === 0 ? 'No line regressed.' : `Regressed: ${regressed.join('; ')}.`,
  );
}
