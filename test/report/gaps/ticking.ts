import { encodeMemory } from '../../../src/report/gaps/codec.ts';
import { boxLine } from '../../../src/report/gaps/editable.ts';
import { recall } from '../../../src/report/gaps/recall.ts';
import { gapOf, idOf, memoryOf, subject } from './gaps.ts';

export const ids = [1, 2, 3, 4].map(idOf);
const memory = memoryOf(ids.map((id) => gapOf({ id, hashes: [5] })));
export const comment = encodeMemory({ memory, subject }).comment;

export const boxes = ids.flatMap((gapId) =>
  (['dismiss', 'fix'] as const).map((box) => boxLine({ gapId, box, isTicked: false })),
);
/** An issue with two boxes for each gap, and the memory below them. */
export const body = ['# Report', ...boxes, '', comment, ''].join('\n');

export const tick = (text: string, gapId: string, box: 'dismiss' | 'fix') =>
  text.replace(boxLine({ gapId, box, isTicked: false }), boxLine({ gapId, box, isTicked: true }));

export const gapsIn = (text: string) =>
  new Map(recall({ body: text, subject }).memory.gaps.map((gap) => [gap.id, gap]));
