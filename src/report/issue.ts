import type { IssueContent } from '../github/issue-requests.ts';
import type { ReportInputs } from '../inputs.ts';
import { composeSections } from './compose.ts';
import { encodeMemory, type Subject } from './gaps/codec.ts';
import { newsOf } from './gaps/news.ts';
import { type IssueEdit, mergeStates, type Recalled, recall, withEdit } from './gaps/recall.ts';
import { type FoundPullRequests, type Remembered, remember } from './gaps/remember.ts';
import { isRepeated } from './model/shown-topics.ts';
import type { PreparedReport } from './prepare.ts';
import { renderNotice } from './render/notice.ts';

/** What every version of a run's issue is made of. */
export interface IssueMaterial {
  prepared: PreparedReport;
  subject: Subject;
  fix: ReportInputs['fix'];
  /** The run's identity. */
  run: string;
  pullRequests: FoundPullRequests;
}

/**
 * What issues remember by their bodies, with this report in it. Pure.
 *
 * @param bodies of all issues of ours that are open, or of the one that is followed
 * @param known what the run itself knows by now: one read of GitHub's may be older
 * @param edit the edit of the issue that started the run; null if something else did
 */
export function rememberIn(
  { prepared, subject, pullRequests, run }: IssueMaterial,
  {
    bodies,
    known,
    edit,
  }: { bodies: readonly string[]; known: Recalled | null; edit: IssueEdit | null },
): Remembered {
  const states = bodies.map((body) => recall({ body, subject }));
  const merged = mergeStates(known ? [...states, known] : states, { own: run });
  const recalled = edit ? withEdit(merged, { edit, subject }) : merged;
  return remember({ recalled, report: prepared.toRemember, pullRequests });
}

/**
 * What an issue is to say, from what its body says now: the boxes that people ticked until this
 * very moment decide. Pure: to be called right before each write.
 *
 * @param found what the body remembers, and what the run has done since
 * @param opens whether the content opens an issue
 * @param refusals why no job was started, by gap: as the service said
 */
export function composeIssue(
  { prepared, subject, fix }: IssueMaterial,
  {
    found,
    opens,
    refusals = new Map(),
  }: { found: Remembered; opens: boolean; refusals?: ReadonlyMap<string, string> },
): { content: IssueContent; remembered: Remembered } {
  const { period } = prepared.model;
  const opened = opens ? period.to : found.memory.opened;
  const revision = found.memory.revision + 1;
  const remembered = { ...found, memory: { ...found.memory, opened, revision } };
  const offers = { fix: fix !== 'none', startsJobs: fix === 'ticked', refusals };
  const { model, sections } = composeSections(prepared, { remembered, offers });
  const listed = [...model.topics, ...model.resolvedTopics].filter(isRepeated);
  const { news, memory } = newsOf({ memory: remembered.memory, topics: listed, period });
  const { comment, forgotten } = encodeMemory({ memory, subject });
  const warnings = [found.warning, forgottenText(forgotten)].filter((text) => text !== null);
  return {
    remembered: { ...remembered, memory },
    content: {
      sections,
      ending: comment,
      hasGaps: model.topics.length > 0,
      notice: renderNotice(news),
      warnings,
    },
  };
}

function forgottenText(forgotten: number): string | null {
  if (forgotten === 0) return null;
  return `The issue's memory is full: ${forgotten} gaps that were ticked, and asked longest ago, are no longer remembered.`;
}
