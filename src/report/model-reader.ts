import type { ReportInputs } from '../inputs.ts';
import type { Step } from '../step.ts';
import type { Redactor } from '../text/redact.ts';
import { askLanguageModel } from './language-model/ask.ts';
import { createLanguageModel } from './language-model/client.ts';
import type { ReadTopics } from './prepare.ts';
import { pageAddress } from './source/page-address.ts';
import type { UnansweredQuestion } from './source/tally.ts';
import { tellingStems } from './topics/distinct.ts';

/**
 * Has the model of the inputs read the topics, each row's words redacted; null if the inputs name
 * none.
 */
export function modelReader({
  inputs: { modelUrl, modelKey, model: name, maxTopics },
  redactor,
  step: { clock, signal, deadline, log },
}: {
  inputs: ReportInputs;
  redactor: Redactor;
  step: Step;
}): ReadTopics | null {
  if (!modelUrl || !name) return null;
  return async ({ topics, regroup }, sectionOf) => {
    const model = createLanguageModel({
      url: modelUrl,
      key: modelKey,
      name,
      clock,
      signal,
      deadline,
    });
    try {
      return await askLanguageModel({
        model,
        topics,
        questionOf: ({ question }: UnansweredQuestion) => question,
        reader: {
          conversationOf: ({ conversation }) => conversation,
          citedBy: ({ sources }) => sources.flatMap(({ url }) => (url ? pageAddress(url) : [])),
        },
        regroup,
        choose: (all) => all.filter(({ rows }) => isShown(rows)).slice(0, maxTopics),
        sectionOf: ({ rows }) => {
          const section = sectionOf(rows);
          return section && { heading: section.heading ?? section.page.title, text: section.text };
        },
        tellingWords: tellingStems,
        redactor,
        log,
      });
    } finally {
      model.close();
    }
  };
}

/** Whether it was asked in two conversations of the period. */
function isShown(rows: readonly UnansweredQuestion[]): boolean {
  const current = rows.filter((row) => row.current);
  return new Set(current.map(({ conversation }) => conversation)).size > 1;
}
