import { byCodeUnits, type Redacted } from '../../text/text.ts';
import { boxClaim, isOpen, laterClaim } from './decisions.ts';
import {
  type EditableGap,
  headingMarkdown,
  maxHeadingLength,
  parseHeading,
  readEditableGaps,
} from './editable.ts';
import {
  bareGap,
  boxes,
  emptyMemory,
  type Memory,
  type RememberedClaim,
  type RememberedGap,
} from './memory.ts';
import { decodeMemory, haveSameMemory, type MemoryContext } from './memory-comment.ts';

/** What the issue remembers, and how it differs from what the last run wrote. */
export interface RecalledMemory {
  /** The memory, with the boxes and headings that the body shows. */
  memory: Memory;
  /** Whether people changed boxes or headings since the last run, or the body's memory is lost. */
  isIssueEdited: boolean;
  /** What was lost or restored, each as a sentence. */
  warnings: string[];
}

/** What a run knows besides the body that it reads. */
export interface RecallContext extends MemoryContext {
  /** The last claim of each gap, by gap id. */
  claims: ReadonlyMap<string, RememberedClaim>;
  /** The edit that triggered the run: the body before and after it; null for another event or attempt. */
  edit: { from: string; to: string } | null;
}

/**
 * Reads what an issue remembers, and the boxes and headings that its body shows. The body is the truth,
 * but for the edit that triggered the run: if another run has written in between, it may have overwritten
 * that edit.
 */
export function recallMemory(body: string, context: RecallContext): RecalledMemory {
  const decoded = decodeMemory(body, context);
  const found = readEditableGaps(body);
  const isLost = decoded === null || decoded === 'broken';
  const stored = isLost ? { ...emptyMemory, gaps: gapsLeft(found, context) } : decoded;
  const gaps = stored.gaps.map((gap) => withClaim(gap, context));
  const overwritten = overwrittenEdit(body, context);
  const { headings, warnings } = headingsIn({ gaps, found, overwritten }, context);
  const shown = gaps.map((gap) => {
    const ticks = ticksOf(gap, { found, overwritten });
    const isTouched = headings.has(gap.id) || boxes.some((box) => ticks[box]);
    return {
      ...gap,
      boxes: ticks,
      heading: headings.get(gap.id) ?? gap.heading,
      headingBy: isTouched ? ('people' as const) : gap.headingBy,
    };
  });
  const isIssueEdited = shown.some((gap, at) => {
    const before = stored.gaps[at];
    return (
      gap.heading !== before?.heading || boxes.some((box) => gap.boxes[box] !== before.boxes[box])
    );
  });
  if (isLost) warnings.unshift(lossText(decoded, shown));
  return { memory: { ...stored, gaps: shown }, isIssueEdited: isIssueEdited || isLost, warnings };
}

/**
 * Sets a gap's last claim, for which the box counts anew. A remembered claim without a job counts only while
 * its comment is there, as people delete the comment to allow another start.
 */
function withClaim(gap: RememberedGap, { claims }: RecallContext): RememberedGap {
  const listed = claims.get(gap.id) ?? null;
  const isGone =
    isOpen(gap.claim) && gap.claim.jobId === null && listed?.comment !== gap.claim.comment;
  const claim = isGone ? listed : laterClaim(gap.claim, listed);
  const isNew = claim?.comment !== gap.claim?.comment;
  return { ...gap, claim, boxes: isNew ? { ...gap.boxes, fix: false } : gap.boxes };
}

type Shown = ReadonlyMap<string, EditableGap>;

interface ShownGaps {
  found: Shown;
  /** The gaps of the edited body, if another run has written the issue since; null otherwise. */
  overwritten: { from: Shown; to: Shown } | null;
}

function overwrittenEdit(body: string, { edit, subject }: RecallContext): ShownGaps['overwritten'] {
  if (!edit || haveSameMemory(body, edit.to, subject)) return null;
  return { from: readEditableGaps(edit.from), to: readEditableGaps(edit.to) };
}

/** The boxes of a gap as the body shows them, and as an overwritten edit left them. */
function ticksOf(gap: RememberedGap, { found, overwritten }: ShownGaps): RememberedGap['boxes'] {
  const ticks = { ...gap.boxes };
  for (const box of boxes) {
    const isTicked = (shown: Shown | undefined): boolean | undefined => {
      const ticked = shown?.get(gap.id)?.ticks[box];
      // A box that doesn't name the gap's last claim is an old one.
      if (box !== 'fix' || !ticked) return ticked;
      return shown?.get(gap.id)?.claims.includes(boxClaim(gap)) ?? false;
    };
    const [shown, from, to] = [found, overwritten?.from, overwritten?.to].map(isTicked);
    const isUnchanged = shown === undefined || shown === gap.boxes[box];
    ticks[box] = shown ?? gap.boxes[box];
    if (isUnchanged && to !== undefined && from !== to) ticks[box] = to;
  }
  if (isOpen(gap.claim)) ticks.fix = false;
  return ticks;
}

function headingsIn(
  { gaps, found, overwritten }: ShownGaps & { gaps: readonly RememberedGap[] },
  { redact }: RecallContext,
): { headings: Map<string, Redacted>; warnings: string[] } {
  const headings = new Map<string, Redacted>();
  const warnings: string[] = [];
  const all = new Map(gaps.map(({ id, heading }) => [id, keyOf(heading)]));
  const typedIn = ({ id, heading }: RememberedGap, shown: Shown | undefined): Redacted | null => {
    const written = headingMarkdown(heading);
    const markdown = shown?.get(id)?.headings.find((text) => text !== written);
    const typed = markdown === undefined ? heading : redact(parseHeading(markdown));
    return typed === heading ? null : typed;
  };
  const editedIn = (gap: RememberedGap): Redacted | null => {
    const to = typedIn(gap, overwritten?.to);
    // What stood before the edit is no part of it.
    return to !== null && to !== typedIn(gap, overwritten?.from) ? to : null;
  };
  for (const gap of gaps) {
    const typed = typedIn(gap, found) ?? editedIn(gap);
    if (typed === null) continue;
    const isTaken = [...all].some(([id, key]) => id !== gap.id && key === keyOf(typed));
    const why =
      typed === ''
        ? 'is empty'
        : typed.length > maxHeadingLength
          ? `is longer than ${maxHeadingLength} characters`
          : isTaken && 'is another gap’s';
    if (why) {
      warnings.push(
        `The heading of gap ${gap.id} ${why} after an edit of the issue. The previous heading was restored.`,
      );
      continue;
    }
    headings.set(gap.id, typed);
    all.set(gap.id, keyOf(typed));
  }
  return { headings, warnings };
}

const keyOf = (heading: string): string => heading.toLocaleLowerCase('en');

/** Without a memory, the gaps that are ticked or claimed, with the headings that the body shows. */
function gapsLeft(found: Shown, { claims, redact }: RecallContext): RememberedGap[] {
  const ticked = [...found].filter(([, { ticks }]) => boxes.some((box) => ticks[box]));
  const ids = [...new Set([...ticked.map(([id]) => id), ...claims.keys()])].sort(byCodeUnits);
  return ids.map((id) => {
    const heading = redact(parseHeading(found.get(id)?.headings[0] ?? ''));
    return { ...bareGap(id, heading), headingBy: heading === '' ? 'action' : 'people' };
  });
}

function lossText(how: 'broken' | null, gaps: readonly RememberedGap[]): string {
  const ticked = gaps.filter((gap) => boxes.some((box) => gap.boxes[box])).length;
  const claimed = gaps.filter(({ claim }) => claim).length;
  return `The issue's memory ${how === 'broken' ? "can't be read" : 'is missing'}, perhaps because somebody edited the end of the issue. It starts again from what is left: ${ticked} ticked, ${claimed} with jobs. Earlier reports are no longer known.`;
}
