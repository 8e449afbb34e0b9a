import { startModel } from '../../test/world/model.ts';
import { careful, type Material } from '../../test/world/reader.ts';
import { topics } from './conversations.ts';
import type { Topic } from './questions/topic.ts';

const sections = new Map(
  topics.flatMap(({ section }) => (section ? [[section.title, section]] : [])),
);
const asked = new Map(topics.flatMap((topic) => textsOf(topic).map((text) => [text, topic])));

function textsOf({ now, before }: Topic): string[] {
  return [...now, ...before].map(([text]) => text);
}

const isAttack = (text: string): boolean => text.startsWith('Ignore all previous');

/** A stand-in for a language model: it has read the demo's questions and docs with care. */
export function startReader(): ReturnType<typeof startModel> {
  const answer = careful(
    {
      labelOf: (text) => asked.get(text)?.section?.title ?? (isAttack(text) ? null : text),
      titleOf: (label) => label,
      missingOf: (label) => sections.get(label)?.missing ?? '',
      placesOf: (label) => {
        const { at, coverage = 'absent' } = sections.get(label) ?? {};
        return at ? [{ file: at[0], heading: at[1], coverage }] : [];
      },
    },
    { leftOut: 0, wrong: 0 },
  );
  return startModel(({ material }) => ({ content: JSON.stringify(answer(material as Material)) }));
}
