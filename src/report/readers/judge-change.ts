import type { Redacted } from '../../text/text.ts';
import type { Memory } from '../gaps/memory.ts';
import { type Placer, sectionsForTopic } from '../places/places.ts';
import {
  type Coverage,
  type Description,
  coverageLevels as fromLeast,
  topicsPerRequest,
} from '../reading/describe.ts';
import type { ReportModel } from '../reading/report-model.ts';
import { distinctConversations } from '../source/conversations.ts';
import type { Topic } from '../topics/topics.ts';
import type { IndexedChange } from './change.ts';

/*
 * Asks a model whether the docs cover the gaps nearest to a pull request's change, before and after it.
 * Of the model's answer about the head, only the coverage is used, none of the text.
 */

export interface Judgment {
  coverageBefore: Coverage;
  coverageAfter: Coverage;
  /** The section that covers the gap now, or did before; null if the coverage is the same. */
  file: string | null;
  heading: string | null;
  /** Whether the section's heading is new on its page. */
  isAdded: boolean;
  /** What the docs at the base are missing, in the model's words. */
  missing: Redacted | null;
}

/**
 * The fix check of a merged fix: the questions of its gap's anchor must keep a section nearly as near. An
 * anchor never changes, so every fix can be checked even if nobody asks about its gap anymore.
 */
export interface FixCheck {
  /** Id of the gap; `label` is the gap's heading. */
  gap: string;
  label: Redacted;
  prLink: string;
  questions: readonly Redacted[];
}

/** The fix checks of all merged fixes, without those of dismissed gaps. */
export function fixChecksIn({ gaps }: Pick<Memory, 'gaps'>): FixCheck[] {
  return gaps.flatMap(({ id, heading, anchor, fix, boxes }): FixCheck[] => {
    if (!fix || anchor.length === 0 || boxes.dismiss) return [];
    const questions = anchor.map(({ text }) => text);
    return [{ gap: id, label: heading, prLink: fix.prLink, questions }];
  });
}

export type CoverageEffect = 'closed' | 'partly' | 'lost' | 'none';

export function coverageEffect({
  coverageBefore,
  coverageAfter,
}: Pick<Judgment, 'coverageBefore' | 'coverageAfter'>): CoverageEffect {
  const gain = fromLeast.indexOf(coverageAfter) - fromLeast.indexOf(coverageBefore);
  if (gain === 0) return 'none';
  if (gain < 0) return 'lost';
  return coverageAfter === 'present' ? 'closed' : 'partly';
}

const maxGapsToJudge = 15;
/** Maximum number of requests to the model: it reads the same gaps at the base and at the head. */
export const maxRequestsForChange = 2 * Math.ceil(maxGapsToJudge / topicsPerRequest);

interface GapsToJudge {
  placers: { base: Placer; head: Placer };
  /** The topics that nobody dismissed as not for the docs. */
  topics: readonly Topic[];
  promises: readonly FixCheck[];
  /** Ids of the gaps that the comment would name by wording alone: the model judges these first. */
  named: ReadonlySet<string>;
}

export async function judgeChange(
  model: Pick<ReportModel, 'describe'>,
  { written, gone, isAdded }: IndexedChange,
  { placers, topics, promises, named }: GapsToJudge,
) {
  const candidates = [];
  for (const gap of gapsToJudge(topics, promises)) {
    const before = sectionsForTopic(gap.topic, placers.base);
    const after = sectionsForTopic(gap.topic, placers.head);
    const changed = [
      before.findIndex((section) => gone.has(section)),
      after.findIndex((section) => written.has(section)),
    ];
    const [rank] = changed.filter((position) => position >= 0).sort((a, b) => a - b);
    const nearest = named.has(gap.topic.id) ? -1 : rank;
    if (nearest !== undefined) candidates.push({ ...gap, before, after, nearest });
  }
  const chosen = candidates
    .sort((a, b) => a.nearest - b.nearest || b.conversations - a.conversations)
    .slice(0, maxGapsToJudge);
  // Each request has the docs of one end, so that text of the head can't influence what is written about the base.
  const atBase = await model.describe(
    chosen.map(({ topic, before: sections }) => ({ topic, sections })),
    Math.ceil(chosen.length / topicsPerRequest),
  );
  const judgedAtBase = chosen.filter(({ topic: { id } }) => atBase.get(id)?.coverage);
  const atHead = await model.describe(
    judgedAtBase.map(({ topic, after: sections }) => ({ topic, sections })),
  );
  const judged = new Map<string, Judgment>();
  const described = new Map<string, Description>();
  for (const [id, before] of atBase) {
    const after = atHead.get(id);
    const { section = null, coverage = null } = after ?? {};
    described.set(id, { ...before, section, coverage });
    if (!before.coverage || !after?.coverage) continue;
    const coverages = { coverageBefore: before.coverage, coverageAfter: after.coverage };
    const effect = coverageEffect(coverages);
    const decisive = effect === 'lost' ? before.section : after.section;
    const isOfChange = decisive && (effect === 'lost' ? gone : written).has(decisive);
    // Coverage by a section that doesn't change isn't an effect of the change.
    if (effect !== 'none' && !isOfChange) continue;
    const changed = effect === 'none' ? null : decisive;
    judged.set(id, {
      ...coverages,
      file: changed?.page.file ?? null,
      heading: changed?.heading ?? null,
      isAdded: effect !== 'lost' && changed !== null && isAdded(changed),
      missing: before.missing,
    });
  }
  return {
    /** The gaps that the model judged before and after the change, by gap id. */
    judged,
    /** Gaps by id, in the model's words on the base, with what it judged of the head. */
    described,
  };
}

/** Gaps that at least two of the period's conversations asked about, and gaps with a merged fix. */
function gapsToJudge(topics: readonly Topic[], promises: readonly FixCheck[]) {
  const repeated = topics
    .map((topic) => ({
      topic,
      conversations: distinctConversations(topic.rows.filter(isCurrent)).length,
    }))
    .filter(({ conversations }) => conversations > 1);
  const ids = new Set(repeated.map(({ topic }) => topic.id));
  const fixed = promises
    .filter(({ gap }) => !ids.has(gap))
    .map(({ gap: id, label, questions }) => {
      const main = questions.map((text) => ({ text, pageUrl: null, sources: [] }));
      return { topic: { id, label, main, examples: main }, conversations: 0 };
    });
  return [...repeated, ...fixed];
}

const isCurrent = ({ current }: Topic['rows'][number]): boolean => current;
