import type { IssueRead } from '../../github/issue.ts';
import type { Redacted, Redactor } from '../../text/text.ts';
import {
  headingText,
  longestHeading,
  readHeadings,
  readTicks,
  type Ticks,
  textOfHeading,
} from './editable.ts';
import {
  type Box,
  type Decisions,
  decisionsOf,
  type Edited,
  type Event,
  type Journal,
  join,
  journalOf,
  rootsOf,
  undecided,
} from './journal.ts';
import { bareGap, emptyMemory, joined, type Memory } from './memory.ts';
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

/**
 * What issues remember by their bodies, boxes and headings as people left them included: those of
 * all issues of ours that are open, or several reads of one.
 *
 * @param known what the run itself knows by now: one read of GitHub's may be older
 */
export function recall(
  reads: readonly IssueRead[],
  {
    subject,
    redact,
    known = null,
  }: { subject: Subject; redact: Redactor['redact']; known?: Memory | null },
): Recalled {
  const recalled = reads.map((read) => recallOne(read, { subject, redact, known }));
  const memories = [...recalled.map(({ memory }) => memory), ...(known ? [known] : [])];
  return {
    memory: memories.reduce(joined, emptyMemory),
    isEdited: recalled.some(({ isEdited }) => isEdited),
    warnings: recalled.flatMap(({ warnings }) => warnings),
  };
}

function recallOne(
  { body, at }: IssueRead,
  {
    subject,
    redact,
    known,
  }: { subject: Subject; redact: Redactor['redact']; known: Memory | null },
): Recalled {
  const stored = decodeMemory({ body, subject, redact });
  if (stored === null || stored === 'broken') return recallBoxes(body, { stored, redact });
  const edit = { revision: stored.revision, write: writeOf({ body, subject }), at };
  const shown = withKnown(stored, { known, edit });
  const { events: renamed, warnings } = renamedIn(body, { memory: stored, shown, edit, redact });
  const events = [...tickedIn(readTicks(body), { shown, edit }), ...renamed];
  return {
    memory: { ...stored, journal: join(stored.journal, journalOf(events)) },
    isEdited: events.length > 0,
    warnings,
  };
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
  return decisionsOf(before.length > 0 ? join(stored.journal, journalOf(before)) : stored.journal);
}

const boxes: readonly Box[] = ['dismiss', 'ours', 'fix'];

/** A box that is not in the body, such as one of a gap left out for length, stays as it is. */
function tickedIn(
  ticks: ReadonlyMap<string, Ticks>,
  {
    shown,
    edit,
    lost = false,
  }: { shown: ReadonlyMap<string, Decisions>; edit: Edited; lost?: boolean },
): Event[] {
  return [...ticks].flatMap(([gap, of]) =>
    boxes.flatMap((box): Event[] => {
      const ticked = of[box];
      const was = (shown.get(gap) ?? undecided).ticked[box];
      if (ticked === undefined || ticked === was) return [];
      const event = { kind: 'box', gap, box, ticked, ...edit } as const;
      return [lost && box === 'fix' ? { ...event, lost } : event];
    }),
  );
}

function renamedIn(
  body: string,
  {
    memory,
    shown,
    edit,
    redact,
  }: {
    memory: Memory;
    shown: ReadonlyMap<string, Decisions>;
    edit: Edited;
    redact: Redactor['redact'];
  },
): { events: Event[]; warnings: string[] } {
  const written = readHeadings(body);
  const rootOf = rootsOf(memory.journal);
  const headings = new Map(
    memory.gaps.map(({ id, heading }) => [id, shown.get(id)?.heading ?? heading]),
  );
  const events: Event[] = [];
  const warnings: string[] = [];
  for (const { id: gap } of memory.gaps) {
    const markdown = written.get(gap);
    const heading = headings.get(gap);
    if (markdown === undefined || heading === undefined) continue;
    if (markdown === headingText(heading)) continue;
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
    const same = memory.gaps.find(
      ({ id }) => rootOf(id) !== rootOf(gap) && isSame(headings.get(id) ?? '', typed),
    );
    const first = memory.gaps.find(({ id }) => id === gap);
    if (!same || !first) continue;
    const [older, younger] = [first, same].toSorted(
      (a, b) => compare(a.firstReported ?? '', b.firstReported ?? '') || compare(a.id, b.id),
    );
    if (older && younger) {
      events.push({ kind: 'joined', gap: rootOf(younger.id), into: rootOf(older.id), at: edit.at });
    }
  }
  return { events, warnings };
}

const isSame = (one: string, other: string): boolean =>
  one.toLocaleLowerCase('en') === other.toLocaleLowerCase('en');

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** What a body tells of its gaps if its memory is lost: as good as what people left of it. */
function recallBoxes(
  body: string,
  { stored, redact }: { stored: 'broken' | null; redact: Redactor['redact'] },
): Recalled {
  const ticks = readTicks(body);
  const events = tickedIn(ticks, {
    shown: new Map(),
    edit: { revision: 0, at: '' },
    lost: true,
  });
  const headings = readHeadings(body);
  const gaps = [...new Set(events.map(({ gap }) => gap))].map((gap) =>
    bareGap(gap, redact(textOfHeading(headings.get(gap) ?? '')) as Redacted),
  );
  const memory = { ...emptyMemory, gaps, journal: journalOf(events) };
  // A report without boxes was written before issues remembered: nothing is lost.
  const isOld = stored === null && ticks.size === 0 && body.trim() !== '';
  if (isOld) return { memory, isEdited: false, warnings: [] };
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
  of: { subject: Subject; redact: Redactor['redact'] },
): Journal {
  const before = recallOne({ body: from, at: '' }, { ...of, known: null });
  const after = recallOne({ body: to, at }, { ...of, known: before.memory });
  return join(before.memory.journal, after.memory.journal);
}
