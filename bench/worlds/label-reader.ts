import { askLanguageModel } from '../../src/report/language-model/ask.ts';
import type { LanguageModel } from '../../src/report/language-model/client.ts';
import { pageAddress } from '../../src/report/source/page-address.ts';
import type { UnansweredQuestion } from '../../src/report/source/tally.ts';
import type { Regroupable, Topic } from '../../src/report/topics/topics.ts';

/** How often a stand-in for a model is right about a question, and how often wrong; else it is silent. */
export interface Chances {
  hit: number;
  wrong: number;
}

interface Asked {
  topics: { n: number; examples: string[] }[];
  questions: { n: number; text: string }[];
}

/** Mulberry32. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

const isGap = (label: string): boolean => !/^(?:junk$|tail:|follow:|$)/.test(label);
/** The model is sent 200 characters of a question at most. */
const sent = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 190);

/**
 * A model that knows the labels of questions, and makes mistakes by chance. A topic is to it the gap
 * that most of its examples are of.
 */
function labelReader(labelOf: (text: string) => string, { hit, wrong }: Chances): LanguageModel {
  const random = chances(7);
  let requests = 0;
  return {
    name: 'labels',
    get requests() {
      return requests;
    },
    close: () => undefined,
    async ask(_task, material) {
      requests += 1;
      const { topics, questions } = material as Asked;
      const labels = topics.map(({ examples }) => mostOf((examples ?? []).map(labelOf)));
      const numberOf = (label: string) => topics[labels.indexOf(label)]?.n;
      const assign = questions.flatMap(({ n, text }): object[] => {
        const label = labelOf(text);
        const roll = random();
        const any = topics[Math.floor(random() * topics.length)]?.n;
        if (roll < wrong) return [{ q: n, topic: any }];
        if (roll > wrong + hit || !isGap(label)) return [];
        const topic = numberOf(label);
        return [topic === undefined ? { q: n, new: label } : { q: n, topic }];
      });
      const same = topics.flatMap(({ n }, at) => {
        const first = numberOf(labels[at] ?? '');
        return first !== undefined && first < n && isGap(labels[at] ?? '') && random() < hit
          ? [[first, n]]
          : [];
      });
      return { assign, same };
    },
  };
}

function mostOf(labels: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

/** The topics of a world once a model that knows their labels by chance has read them. */
export async function readByLabels(
  { topics, regroup }: Regroupable<UnansweredQuestion>,
  gaps: Readonly<Record<string, string>>,
  odds: Chances,
): Promise<readonly Topic<UnansweredQuestion>[]> {
  const labels = new Map(
    topics.flatMap(({ rows }) => rows.map(({ id, question }) => [sent(question), gaps[id] ?? ''])),
  );
  const read = await askLanguageModel({
    model: labelReader((text) => labels.get(sent(text)) ?? '', odds),
    topics,
    questionOf: ({ question }: UnansweredQuestion) => question,
    reader: {
      conversationOf: ({ conversation }) => conversation,
      citedBy: ({ sources }) => sources.flatMap(({ url }) => (url ? pageAddress(url) : [])),
    },
    regroup,
    // It is asked to group alone.
    choose: () => [],
    sectionOf: () => null,
    tellingWords: () => [],
    redactor: { redact: (text) => text },
    log: { info: () => undefined, warning: (message) => console.log(message) },
  });
  return read.topics;
}
