import type { IssueRead } from '../../github/issue.ts';
import type { Redacted, Redactor } from '../../text/text.ts';
import {
  type EditableGap,
  headingText,
  longestHeading,
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

/** A memory as the last run and people left it. */
export interface Recalled {
  /** With what people decided in the body. */
  memory: Memory;
  /** Whether people changed anything since the last run wrote the body, or its memory is lost. */
  isEdited: boolean;
  /** What was lost or put back, each as a sentence. */
  warnings: string[];
}

interface Recalling {
  subject: Subject;
  redact: Redactor['redact'];
  /** What the run itself knows by now: one read of GitHub's may be older. */
  known?: Memory | null;
}

/**
 * What issues remember by their bodies, boxes and headings as people left them included: those of
 * all issues of ours that are open, or several reads of one.
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
 * What the body was to show: what was written into it, and what the run has read in it before. A
 * read that is no later than that tells nothing of who came first; nor does one of what another run
 * has written over that.
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

/** What a body was to show, and the edit that shows something else. */
interface Seen {
  shown: ReadonlyMap<string, Decisions>;
  edit: Edited;
}

/** A box that is not in the body, such as one of a gap left out for length, stays as it is. */
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
    if (typed === '' || typed.length > longestHeading) {
      const why = typed === '' ? 'is empty' : `is longer than ${longestHeading} characters`;
      warnings.push(
        `The heading of gap ${gap} ${why} after an edit of the issue: it was put back.`,
      );
      continue;
    }
    headings.set(gap, typed);
    events.push({ kind: 'renamed', gap, heading: typed, ...edit });
    const same = gaps.find(
      ({ id }) => rootOf(id) !== rootOf(gap) && isSame(headings.get(id) ?? '', typed),
    );
    // Two gaps of one heading are one: the older.
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

/** What a body tells of its gaps if its memory is lost: as good as what people left of it. */
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
      `The issue's memory ${how}, as after an edit of its end. It begins anew with the boxes that are left: ${gaps.length} ticked. Earlier reports, and jobs of ticked gaps, are no longer known.`,
    ],
  };
}

/**
 * What a human's edit of the issue decided, as the event that started the run has it: two more reads.
 * A tick that another run, which had read the issue before it, has overwritten is there again; and
 * one who unticks and ticks in one go asks for another job.
 */
export function eventsOfEdit(
  { from, to, at }: { from: string; to: string; at: string },
  of: Omit<Recalling, 'known'>,
): Journal {
  const before = recallOne({ body: from, at: '' }, of);
  const after = recallOne({ body: to, at }, { ...of, known: before.memory });
  return join(before.memory.journal, after.memory.journal);
}
