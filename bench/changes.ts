import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { emptyMemory } from '../src/report/gaps/memory.ts';
import { indexDocs, placerIn } from '../src/report/places/places.ts';
import { effectOf, judgeChange, maxRequestsForChange } from '../src/report/readers/judge-change.ts';
import { createReportModel } from '../src/report/reading/report-model.ts';
import type { Topic } from '../src/report/topics/topics.ts';
import type { Coverage, Place } from '../test/world/reader.ts';
import { type Addition, docsToFix, minGapShare, withSection } from './readers.ts';
import { groupRows, jsonIn, openWorlds, redactor } from './rows.ts';
import { standIns } from './stand-in.ts';

/** Where the docs of a world answer each gap, from `docs/NAME.truth.json`. */
export type Truth = Readonly<
  Record<string, { state: Coverage; file: string; heading: string | null }>
>;

export const truthOf = (folder: string, name: string): Truth =>
  (jsonIn(folder, `docs/${name}.truth.json`) as { gaps: Truth }).gaps;

export const placesIn =
  (truth: Truth) =>
  (label: string): Place[] => {
    const { state: coverage, ...place } = truth[label] ?? {};
    return coverage ? [{ ...(place as Place), coverage }] : [];
  };

/** The model leaves out a fifth of its answers, and gets a tenth of the others wrong. */
const mistakes = { leftOut: 0.2, wrong: 0.1 };
const maxRequests = 12;

/**
 * Prints what a model that knows the labels says of pull requests that close a gap, and of those that
 * add an unrelated section to the same file.
 *
 * @param folder with worlds, their rows, and their docs, with a file of fixes for each
 */
export async function benchChanges(folder: string): Promise<void> {
  const { worlds, rowsOf } = await openWorlds(folder);
  console.log('\nworld       evidence  fixes  seen  decoys seen  other gaps seen  requests');
  for (const [name, world] of worlds) {
    const truth = truthOf(folder, name);
    const { fixes, workspace, read, docs } = docsToFix(folder, name);
    for (const evidence of ['good', 'likely', 'poor'] as const) {
      const { rows, gaps } = rowsOf(world, { evidence, seed: 1 });
      const { questions, answered, offline } = groupRows(rows);
      const labels = new Map(questions.map(({ id, text }) => [text as string, gaps[id] ?? '']));
      const { known } = indexDocs({ docs, rows: questions, answered });
      if (!known) throw new Error(`the docs of ${name} are not found to be its own`);
      const placesOf = (label: string): Place[] => {
        const fix = fixes[label];
        const added = fix ? [{ ...fix, coverage: 'present' as const }] : [];
        return [...added, ...placesIn(truth)(label)];
      };
      const modelOf = standIns(labels, mistakes, { placesOf, maxRequests });
      const newModel = () =>
        createReportModel({
          model: modelOf(),
          reserved: maxRequestsForChange,
          memory: emptyMemory,
          redact: redactor.redact,
          log: { info: () => undefined, warning: (message) => console.log(message) },
        });
      const first = newModel();
      const { topics } = await first.classify(offline, (work) => work());
      const classifying = first.finish().requests;
      const counts = { fixes: 0, found: 0, decoys: 0, others: 0, requests: 0 };
      for (const [gap, fix] of Object.entries(fixes)) {
        const ofGap = (topic: Topic) => topic.rows.filter(({ id }) => gaps[id] === gap).length;
        const [topic] = topics
          .filter((one) => one.rows.length > 1 && ofGap(one) >= minGapShare * one.rows.length)
          .sort((a, b) => ofGap(b) - ofGap(a));
        if (!topic) continue;
        const page = await readFile(resolve(workspace, fix.file), 'utf8');
        /** The topics that the model says the change affects. */
        const topicsAffectedBy = async (added: Addition): Promise<string[]> => {
          const text = withSection(page, { after: fix.after ?? '', ...added });
          const head = known.atCommit(await read(new Map([[fix.file, Buffer.from(text)]])));
          const model = newModel();
          const change = { base: known, head, renamed: new Map() };
          const { judged } = await judgeChange(model, change, {
            placers: { base: placerIn(known, redactor), head: placerIn(head, redactor) },
            topics,
            promises: [],
            named: new Set(),
          });
          counts.requests = Math.max(counts.requests, classifying + model.finish().requests);
          return [...judged].flatMap(([id, one]) => (effectOf(one) === 'none' ? [] : id));
        };
        const closed = await topicsAffectedBy(fix);
        const unrelated = await topicsAffectedBy({ level: fix.level ?? 2, ...fix.decoy });
        const isOther = (id: string) => {
          const other = topics.find((one) => one.id === id);
          return other !== undefined && ofGap(other) < minGapShare * other.rows.length;
        };
        counts.fixes += 1;
        counts.found += Number(closed.includes(topic.id));
        counts.decoys += Number(unrelated.includes(topic.id));
        counts.others += [...closed, ...unrelated].filter(isOther).length;
      }
      const { fixes: all, found: seen, decoys, others, requests } = counts;
      console.log(
        [
          name.padEnd(10),
          evidence.padEnd(8),
          String(all).padStart(5),
          String(seen).padStart(4),
          String(decoys).padStart(11),
          String(others).padStart(15),
          String(requests).padStart(8),
        ].join('  '),
      );
    }
  }
}
