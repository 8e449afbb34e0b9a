import { expect, test } from 'vitest';
import { readDocs } from '../../../src/docs/read.ts';
import { emptyMemory } from '../../../src/report/gaps/memory.ts';
import { findInDocs } from '../../../src/report/readers/docs-findings.ts';
import { createAnsweredSample } from '../../../src/report/source/answered-sample.ts';
import { answeredQuestionIn } from '../../../src/report/source/collect.ts';
import { readRow } from '../../../src/report/source/row.ts';
import { createRedactor } from '../../../src/text/redact.ts';

import { collectedOf } from '../collected.ts';
import { after, answers, before, checkoutOf } from './webhook-docs.ts';

/** The findings in the docs of a pull request, without the parts that `isLate` names. */
async function found(isLate: (without: string) => boolean) {
  const docsOf = (text: string) => {
    const workspace = checkoutOf(text);
    const { docs, problem } = readDocs({ workspace, folder: null });
    if (!docs) throw new Error(problem);
    return docs;
  };
  const docs = docsOf(before);
  const answered = createAnsweredSample();
  for (const row of answers()) {
    const answer = answeredQuestionIn(readRow(row));
    if (answer) answered.add(answer);
  }
  const missed: string[] = [];
  const inDocs = await findInDocs({
    docs,
    change: {
      base: { sha: 'b4se', docs },
      head: { sha: 'h3ad', docs: docsOf(after) },
      renamed: new Map(),
      extent: { changed: 1, read: 1, unreadable: 0 },
    },
    questions: [],
    topics: [],
    collected: { ...collectedOf({ rows: [] }), answered },
    memory: emptyMemory,
    model: null,
    redactor: createRedactor({ secrets: [], enabled: true }),
    extra: async (without, work) => {
      if (!isLate(without))
        return work({ deadline: Number.POSITIVE_INFINITY, compute: (part) => part() });
      missed.push(without);
      return null;
    },
  });
  return { inDocs, missed };
}

test('without time for the reader test there are still places, and the test is reported as failed', async () => {
  const { inDocs, missed } = await found((without) => without === 'a reader test');
  expect(missed).toEqual(['a reader test']);
  expect(inDocs).toMatchObject({ readerTest: null, testedExtent: 'failed' });
  expect(inDocs?.placer).not.toBeNull();
});

test('without time for the docs there are no findings in them', async () => {
  const late = 'places in the docs';
  const { inDocs, missed } = await found((without) => without === late);
  expect(missed).toEqual([late]);
  expect(inDocs).toBeNull();
});
