import type { IssueContent, PreviousBody } from '../github/issue.ts';
import { composeSections, type PreparedReport } from './compose.ts';
import { encodeMemory, type Subject } from './memory/codec.ts';
import { newsOf } from './memory/news.ts';
import { recall } from './memory/recall.ts';
import { isRepeated } from './model/shown-topics.ts';
import { renderNotice } from './render/notice.ts';

/**
 * What an issue is to say, from what its body says now: the boxes that people ticked until this
 * very moment decide. Pure: to be called right before each write.
 *
 * @param offersFix whether every gap has a box for the agent
 */
export function issueComposer({
  prepared,
  subject,
  offersFix,
}: {
  prepared: PreparedReport;
  subject: Subject;
  offersFix: boolean;
}): (previous: PreviousBody) => IssueContent {
  const { period } = prepared.model;
  return ({ body, opens }) => {
    const { warning, ...found } = recall({ body, subject, ...prepared.forMemory });
    const opened = opens ? period.to : found.memory.opened;
    const recalled = { ...found, memory: { ...found.memory, opened }, warning };
    const boxes = { memory: recalled.memory, offersFix };
    const { model, sections } = composeSections(prepared, { recalled, boxes });
    const listed = [...model.topics, ...model.resolvedTopics].filter(isRepeated);
    const { news, memory } = newsOf({ memory: recalled.memory, topics: listed, period });
    const { comment, forgotten } = encodeMemory({ memory, subject });
    return {
      sections,
      ending: comment,
      hasGaps: model.topics.length > 0,
      notice: renderNotice(news),
      warnings: [warning, forgottenText(forgotten)].filter((text) => text !== null),
    };
  };
}

function forgottenText(forgotten: number): string | null {
  if (forgotten === 0) return null;
  return `The issue's memory is full: ${forgotten} gaps that were ticked, and asked longest ago, are no longer remembered.`;
}
