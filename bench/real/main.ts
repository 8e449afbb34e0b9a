import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileOverrides } from '../../src/docs/files.ts';
import type { Docs } from '../../src/docs/read.ts';
import { readDocs } from '../../src/docs/read.ts';
import { indexDocs, placerIn } from '../../src/report/places/places.ts';
import { measureChange, reportedTest } from '../../src/report/readers/reader-test.ts';
import type { Question } from '../../src/report/source/question.ts';
import { groupRows, redactor } from '../rows.ts';
import { type Change, openRepository, type RealGap, readGaps } from './gaps.ts';
import { answeredFrom, type Evidence, evidenceLevels, plainSearch, rowsOfGap } from './rows.ts';

/** The docs of a commit, indexed once for all that is measured on them. */
type Tree = Awaited<ReturnType<typeof indexTree>>;

async function indexTree(folder: string) {
  const read = async (others?: FileOverrides): Promise<Docs> => {
    const { docs, problem } = await readDocs({
      workspace: folder,
      folder: '.',
      ...(others && { overrides: others }),
    });
    if (!docs) throw new Error(problem);
    return docs;
  };
  const docs = await read();
  const { answered } = await groupRows(answeredFrom(docs));
  const { read: summary, known } = await indexDocs({ docs, rows: [], answered });
  if (!known) throw new Error(`the docs are not found to be their own: ${summary.found}`);
  return { docs, read, answered, known };
}

/** The place of a gap's questions, taken as one topic, and whether the writer changed that file or section. */
function placeOf(gap: RealGap, rows: readonly Question[], { known }: Tree) {
  const place = placerIn(known, redactor).placed(rows)?.place;
  const files = [place, ...(place?.others ?? [])].flatMap((one) => one?.file ?? []);
  const changed = gap.sections.filter(({ file }) => file === place?.file);
  return {
    isRight: files.slice(0, 1).some((file) => gap.files.includes(file)),
    isAmong: files.some((file) => gap.files.includes(file)),
    isSure: place?.isSure === true,
    isSection: changed.some(({ heading }) => heading === place?.heading),
    files,
  };
}

/** Whether the reader test names a gap's questions, taken as one topic, for a change. */
async function isNamed(
  rows: readonly Question[],
  change: Change,
  files: FileOverrides,
  tree: Tree,
) {
  const { docs, known } = tree;
  const measured = measureChange(
    {
      base: { sha: change.parent, docs },
      head: { sha: change.commit, docs: await tree.read(files) },
      renamed: new Map(),
      extent: { changed: files.size, read: files.size, unreadable: 0 },
    },
    known,
    {
      topics: [{ id: 'gap', label: 'gap', rows }],
      citations: new Map(),
      promises: [],
    },
  );
  return reportedTest(measured).topics.length > 0;
}

const line = (name: string, values: readonly (number | string)[]): void =>
  console.log([name.padEnd(44), ...values.map((value) => String(value).padStart(10))].join(''));

/**
 * Prints how the places of real gaps and the reader test compare with the commits that closed the gaps. An
 * equally good file counts as wrong.
 *
 * @param repository Git directory of the docs' repository
 * @param file JSON file with the gaps
 */
export async function benchReal(repository: string, file: string): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'real-gaps-'));
  try {
    await measure(openRepository(repository, scratch), readGaps(file));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function measure(
  { layOut, filesOf }: ReturnType<typeof openRepository>,
  gaps: readonly RealGap[],
): Promise<void> {
  const trees = new Map<string, Tree>();
  const treeAt = async (commit: string): Promise<Tree> => {
    const tree = trees.get(commit) ?? (await indexTree(layOut(commit)));
    // Two at a time: a gap's and its decoy's.
    if (trees.size > 1) trees.clear();
    trees.set(commit, tree);
    return tree;
  };
  const placed = new Map<Evidence, ReturnType<typeof placeOf>[]>();
  const rows = new Map<Evidence, ReturnType<typeof rowsOfGap>>();
  const named = { fixes: 0, decoys: 0, allDecoys: 0 };
  let answered: ReturnType<typeof answeredFrom> = [];
  const misses: string[] = [];
  let plain = 0;
  for (const [at, gap] of gaps.entries()) {
    const tree = await treeAt(gap.parent);
    const hasRight = tree.docs.pages.some((page) => gap.files.includes(page.file));
    answered = answeredFrom(tree.docs);
    for (const evidence of evidenceLevels) {
      const own = rowsOfGap(gap, tree.docs, evidence, at + 1);
      const { questions } = await groupRows(own);
      rows.set(evidence, [...(rows.get(evidence) ?? []), ...own]);
      const place = placeOf(gap, questions, tree);
      if (!place.isRight && (place.isSure || !place.isAmong)) {
        misses.push(`${evidence} ${gap.id}: ${place.files[0]}${place.isSure ? ', named' : ''}`);
      }
      if (hasRight) placed.set(evidence, [...(placed.get(evidence) ?? []), place]);
      if (evidence !== 'poor') continue;
      const [first] = plainSearch(tree.docs.pages)(gap.questions.join('\n'));
      plain += Number(first !== undefined && gap.files.includes(first.file));
      named.fixes += Number(await isNamed(questions, gap, filesOf(gap), tree));
      if (!gap.decoy) continue;
      named.allDecoys += 1;
      const decoyTree = await treeAt(gap.decoy.parent);
      const isTaken = await isNamed(questions, gap.decoy, filesOf(gap.decoy), decoyTree);
      named.decoys += Number(isTaken);
    }
  }
  const counted = (holds: (place: ReturnType<typeof placeOf>) => boolean): number[] =>
    evidenceLevels.map((evidence) => placed.get(evidence)?.filter(holds).length ?? 0);
  line('', evidenceLevels);
  line(
    `nearest file right, of ${placed.get('poor')?.length} (BM25: ${plain})`,
    counted(({ isRight }) => isRight),
  );
  line(
    'right file among three',
    counted(({ isAmong }) => isAmong),
  );
  line(
    'one file named',
    counted(({ isSure }) => isSure),
  );
  line(
    'one file named, and right',
    counted((one) => one.isSure && one.isRight),
  );
  line(
    'section of right files',
    counted(({ isSection }) => isSection),
  );
  const topics = await Promise.all(
    evidenceLevels.map(async (evidence) =>
      topicsOf([...(rows.get(evidence) ?? []), ...answered], gaps),
    ),
  );
  line(
    'topics of a single gap',
    topics.map(({ pure, all }) => `${pure} of ${all}`),
  );
  line(
    `gaps in one topic, of ${gaps.length}`,
    topics.map(({ whole }) => whole),
  );
  line(
    'and alone in it',
    topics.map(({ alone }) => alone),
  );
  console.log(
    `pull requests named: ${named.fixes} of ${gaps.length} fixes, ${named.decoys} of ${named.allDecoys} decoys`,
  );
  console.log(`wrong, and named or not among three:\n${misses.join('\n')}`);
}

/** How the gaps' questions are grouped if all are asked in one period. */
async function topicsOf(rows: readonly { id: string }[], gaps: readonly RealGap[]) {
  const { offline } = await groupRows(rows);
  const groups = offline.topics
    .map(({ rows: of }) => of.map(({ id }) => id.replace(/-\d+$/, '')))
    .filter((labels) => labels.length > 1);
  const isPure = (labels: readonly string[]): boolean => new Set(labels).size === 1;
  const wholeIn = gaps.map(({ id, questions }) =>
    groups.find((labels) => labels.filter((label) => label === id).length === questions.length),
  );
  return {
    all: groups.length,
    pure: groups.filter(isPure).length,
    whole: wholeIn.filter((labels) => labels).length,
    alone: wholeIn.filter((labels) => labels && isPure(labels)).length,
  };
}
