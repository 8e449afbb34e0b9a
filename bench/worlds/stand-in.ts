import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Section } from '../../src/docs/docs.ts';
import type { Model } from '../../src/model/client.ts';
import { jsonObjects } from '../../src/model/reply.ts';
import type { Grouping } from '../../src/report/group-unanswered.ts';
import { type ModelReader, readerOf } from '../../src/report/model-reader.ts';
import type { Question, Topic } from '../../src/report/source/question.ts';
import { type Coverage, careful, type Material, type Mistakes } from '../../test/world/reader.ts';
import { redactor } from '../questions.ts';

/** Where the docs of a world tell each gap, by `docs/NAME.truth.json`. */
type Truth = Record<string, { state: Coverage; file: string; heading: string | null }>;

export async function readTruth(folder: string, world: string): Promise<Truth> {
  return JSON.parse(await readFile(join(folder, 'docs', `${world}.truth.json`), 'utf8')).gaps;
}

/** What a question is sent as. */
const sent = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 190);

/** A model that knows the labels of a world's questions, and errs. */
function standIn(rows: readonly Question[], labels: Labels, mistakes: Mistakes): Model {
  const byText = new Map(rows.map(({ id, text }) => [sent(text), labels.gaps[id] ?? '']));
  const answer = careful(
    {
      labelOf: (text) => {
        const label = (byText.get(sent(text.replace(/…$/, ''))) ?? '').replace(/^follow:/, '');
        return label === '' || label === 'junk' ? null : label;
      },
      titleOf: (label) => label.replace(/^tail:/, '').replace(/[-_]/g, ' '),
      placeOf: (label) => {
        const place = labels.truth?.[label];
        return place && { ...place, coverage: place.state };
      },
    },
    mistakes,
  );
  let requests = 0;
  return {
    name: 'labels',
    atOnce: 2,
    get requests() {
      return requests;
    },
    get requestsLeft() {
      return 16 - requests;
    },
    close: () => undefined,
    async ask({ material, read }) {
      requests += 1;
      const [json = {}] = jsonObjects(JSON.stringify(answer(material as Material)));
      const value = read(json);
      if (value === null)
        throw new Error('The stand-in has another form than the report asks for.');
      return { kind: 'answer', value };
    },
  };
}

interface Labels {
  /** By the rows' ids. */
  gaps: Readonly<Record<string, string>>;
  truth: Truth | null;
}

/** What the stand-in says of a world's topics, through the code that the report runs. */
export async function readByLabels(
  offline: Grouping,
  {
    labels,
    mistakes,
    nearest,
  }: {
    labels: Labels;
    mistakes: Mistakes;
    nearest: (topic: Topic) => readonly Section[];
  },
): Promise<{ topics: readonly Topic[]; coverage: Judged }> {
  const rows = offline.topics.flatMap((topic) => topic.rows);
  const reader: ModelReader = readerOf({
    model: standIn([...rows, ...offline.setAside], labels, mistakes),
    maxTopics: 20,
    remembered: [],
    redact: redactor.redact,
    log: { info: () => undefined, warning: (message) => console.log(message) },
  });
  const { topics } = await reader.read(offline);
  const shown = topics.toSorted((a, b) => b.rows.length - a.rows.length).slice(0, 20);
  const { descriptions } = await reader.describe(shown, nearest);
  const coverage = { told: 0, right: 0, sent: 0 };
  for (const topic of shown) {
    const label = mainLabel(topic, labels.gaps);
    const truth = labels.truth?.[label];
    const isSent = nearest(topic).some(
      ({ page, heading }) => truth && page.file.endsWith(truth.file) && heading === truth.heading,
    );
    const description = descriptions.get(topic.id);
    if (!truth || !isSent) continue;
    coverage.sent += 1;
    if (!description?.coverage) continue;
    coverage.told += 1;
    if (description.coverage === truth.state) coverage.right += 1;
  }
  return { topics, coverage };
}

/** Of the topics shown whose gap's section was among those sent: how many have a coverage, the right one. */
export interface Judged {
  sent: number;
  told: number;
  right: number;
}

function mainLabel({ rows }: Topic, gaps: Readonly<Record<string, string>>): string {
  const counts = [...Map.groupBy(rows, ({ id }) => gaps[id] ?? '')];
  return counts.sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? '';
}
