import type { IssueRead } from '../../github/issue.ts';
import type { Redacted, Redactor } from '../../text/text.ts';
import {
  type EditableGap,
  headingText,
  maxHeadingLength,
  readEditable,
  textOfHeading,
} from './editable.ts';
import { boxes, type Edited, type Event } from './events.ts';
import { type Decisions, type Journal, join, journalOf, undecided } from './journal.ts';
import {
  bareGap,
  emptyMemory,
  joined,
  type Memory,
  type RememberedGap,
  withEvents,
} from './memory.ts';
import { decodeMemory, type Subject, writeOf } from './memory-comment.ts';

/** What the last run wrote and people changed. */
export interface Recalled {
  /** Including what people decided in the body. */
  memory: Memory;
  /** Whether people changed the body since the last run wrote it, or its memory is lost. */
  isEdited: boolean;
  /** What was lost or restored, each as a sentence. */
  warnings: string[];
}

interface Recalling {
  subject: Subject;
  redact: Redactor['redact'];
  /** What the run itself knows: GitHub's answers may be older. */
  known?: Memory | null;
}

/**
 * What issues remember, including boxes and headings that people changed. `reads` are of all open issues
 * of this action, or several reads of one.
 */
export function recall(reads: readonly IssueRead[], recalling: Recalling): Recalled {
  const { known } = recalling;
  const recalled = reads.map((read) => recallOne(read, recalling));
  const memories = [...recalled.map(({ memory }) => memory), ...(known ? [known] : [])];
  return {
    memory: memories.reduce(joined, emptyMemory),
    isEdited: recalled.some(({ isEdited }) => isEdited),
    warnings: recalled.flatMap(({ warnings }) => warnings),
  };
}

function recallOne(
  { body, at }: IssueRead,
  { subject, redact, known = null }: Recalling,
): Recalled {
  const stored = decodeMemory({ body, subject, redact });
  const found = readEditable(body);
  if (stored === null || stored === 'broken') return recallBoxes(found, { stored, redact });
  const edit = { revision: stored.revision, write: writeOf({ body, subject }), at };
  const seen = { shown: withKnown(stored, { known, edit }), edit };
  const { events: renamed, warnings } = renamedIn(found, seen, { memory: stored, redact });
  const events = [...tickedIn(found, seen), ...renamed];
  return { memory: withEvents(stored, events), isEdited: events.length > 0, warnings };
}

/**
 * The decisions that the body should show: those written into it, and edits that the run read in it
 * earlier. An edit counts only if it was read before, and in the same version of the body, as the order
 * is otherwise unknown.
 */
function withKnown(
  stored: Memory,
  { known, edit }: { known: Memory | null; edit: Edited },
): ReadonlyMap<string, Decisions> {
  const before = [...(known?.journal.values() ?? [])].filter(
    (event) =>
      (event.kind === 'box' || event.kind === 'renamed') &&
      event.revision === edit.revision &&
      event.write === edit.write &&
      event.at < edit.at,
  );
  return join(stored.journal, journalOf(before)).decisions;
}

/** The decisions that a body should show, and the edit that shows others. */
interface Seen {
  shown: ReadonlyMap<string, Decisions>;
  edit: Edited;
}

/** Boxes that are missing from the body, such as those of a gap left out for length, don't change. */
function tickedIn(
  found: ReadonlyMap<string, EditableGap>,
  { shown, edit }: Seen,
  lost = false,
): Event[] {
  return [...found].flatMap(([gap, { ticks = {} }]) =>
    boxes.flatMap((box): Event[] => {
      const ticked = ticks[box];
      if (ticked === undefined || ticked === (shown.get(gap) ?? undecided).ticked[box]) return [];
      const event = { kind: 'box', gap, box, ticked, ...edit } as const;
      return [lost && box === 'fix' ? { ...event, lost } : event];
    }),
  );
}

function renamedIn(
  found: ReadonlyMap<string, EditableGap>,
  { shown, edit }: Seen,
  { memory: { gaps, journal }, redact }: { memory: Memory; redact: Redactor['redact'] },
): { events: Event[]; warnings: string[] } {
  const { rootOf } = journal;
  const headings = new Map(gaps.map(({ id, heading }) => [id, shown.get(id)?.heading ?? heading]));
  const events: Event[] = [];
  const warnings: string[] = [];
  for (const [gap, heading] of headings) {
    const written = headingText(heading);
    const markdown = found.get(gap)?.headings.find((one) => one !== written);
    if (markdown === undefined) continue;
    const typed = redact(textOfHeading(markdown)) as Redacted;
    if (typed === heading) continue;
    if (typed === '' || typed.length > maxHeadingLength) {
      const why = typed === '' ? 'is empty' : `is longer than ${maxHeadingLength} characters`;
      warnings.push(
        `The heading of gap ${gap} ${why} after an edit of the issue. The previous heading was restored.`,
      );
      continue;
    }
    headings.set(gap, typed);
    events.push({ kind: 'renamed', gap, heading: typed, ...edit });
    const same = gaps.find(
      ({ id }) => rootOf(id) !== rootOf(gap) && isSame(headings.get(id) ?? '', typed),
    );
    // Two gaps with one heading become one, the older.
    const [into, younger] = gaps.filter(({ id }) => id === gap || id === same?.id).sort(olderFirst);
    if (!into || !younger) continue;
    events.push({ kind: 'joined', gap: rootOf(younger.id), into: rootOf(into.id), at: edit.at });
  }
  return { events, warnings };
}

const olderFirst = (a: RememberedGap, b: RememberedGap): number => {
  const [one, other] = [a, b].map(({ firstReported, id }) => `${firstReported ?? ''} ${id}`);
  return (one ?? '') < (other ?? '') ? -1 : 1;
};

const isSame = (one: string, other: string): boolean =>
  one.toLocaleLowerCase('en') === other.toLocaleLowerCase('en');

/** What can be recovered from a body whose memory is lost: its boxes and headings. */
function recallBoxes(
  found: ReadonlyMap<string, EditableGap>,
  { stored, redact }: { stored: 'broken' | null; redact: Redactor['redact'] },
): Recalled {
  const edit = { revision: 0, at: '' };
  const events = tickedIn(found, { shown: new Map(), edit }, true);
  const gaps = [...new Set(events.map(({ gap }) => gap))].map((gap) =>
    bareGap(gap, redact(textOfHeading(found.get(gap)?.headings[0] ?? '')) as Redacted),
  );
  const memory = withEvents({ ...emptyMemory, gaps }, events);
  const how = stored === 'broken' ? "can't be read" : 'is missing';
  return {
    memory,
    isEdited: true,
    warnings: [
      `The issue's memory ${how}, perhaps because somebody edited the end of the issue. It starts again from the remaining boxes: ${gaps.length} ticked. Earlier reports, and jobs of ticked gaps, are no longer known.`,
    ],
  };
}

/**
 * What a human decided in the edit that triggered the run, from the body before and after it. This finds
 * ticks that another run has overwritten, and those who untick and tick a box at once ask for another job.
 */
export function eventsOfEdit(
  { from, to, at }: { from: string; to: string; at: string },
  of: Omit<Recalling, 'known'>,
): Journal {
  const before = recallOne({ body: from, at: '' }, of);
  const after = recallOne({ body: to, at }, { ...of, known: before.memory });
  return join(before.memory.journal, after.memory.journal);
}
