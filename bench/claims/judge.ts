import type { Docs } from '../../src/docs/read.ts';
import type { Gap } from '../../src/report/assemble/report.ts';
import { parseHeading } from '../../src/report/gaps/editable.ts';
import type { Coverage } from '../../test/world/reader.ts';
import { gapOf } from '../rows.ts';
import type { Assertion } from './claims.ts';
import { sourceUrl } from './reports.ts';

/** Where the docs have what a gap asks, or where it belongs. */
export interface GapPlace {
  state: Coverage;
  file: string;
  heading: string | null;
  /** Other files that a writer would accept. */
  also?: string[];
}

/** What a pull request adds: a gap's fix, or a section that has nothing to do with it. */
export interface KnownChange {
  gap: string;
  file: string;
  isDecoy: boolean;
}

/** What labels know of a week. */
export interface Truth {
  /** The gaps that a text asks for. */
  gapsOf(text: string): ReadonlySet<string>;
  /** Conversations that asked for a gap in a week, counted from this one on: 0, -1, … */
  asked(gap: string, weeks: number): number;
  /** Whether a gap was asked for in any week before this one. */
  isKnown(gap: string): boolean;
  /** By gap; none of a product without docs. */
  places: ReadonlyMap<string, GapPlace>;
  /** As the posts see them: those at the head of a change. */
  docs: Docs | null;
  change: KnownChange | null;
  /** Whether the question nearest to a heading asks for a gap. */
  isHeaded(heading: string, gap: string): boolean;
}

/** A statement about a topic, with the gap that most of its questions ask for. */
interface ToJudge {
  slots: Readonly<Record<string, string>>;
  topic: Gap | null;
  main: string | null;
}

/** Whether the statement is true; null if nothing is stated, or no label decides it. */
type Judge = (claim: ToJudge, truth: Truth) => boolean | null;

/** A count that changed by less has not moved. */
const minMove = 4 / 3;

const isOfGap: Judge = ({ slots: { question = '' }, main }, { gapsOf }) => {
  const gaps = gapsOf(question);
  return main === null || gaps.size === 0 ? null : gaps.has(main);
};

/** A trend's mark in the table, with its words in a topic's details. */
const trends = { new: /\bnew\b/, '↑': /more than before/ } as const;

/** Whether a line states a trend; in a notice, the list's name does. */
function hasTrend({ mark, trend }: ToJudge['slots'], name: keyof typeof trends): boolean {
  return (
    (mark === undefined && trend === undefined) || mark === name || trends[name].test(trend ?? '')
  );
}

/** Whether the gap itself rose, given that the sentence says that it did. */
const rose: Judge = ({ slots, main }, { asked }) => {
  if (!hasTrend(slots, '↑')) return null;
  if (main === null) return false;
  const [before, now] = [asked(main, -1), asked(main, 0)];
  // A reader sees none in a change of one.
  return now - before > 1 && now >= minMove * before;
};

/** Judges by what each sentence says. */
export const judges: Readonly<Record<Assertion, Judge>> = {
  place: ({ slots, main }, { places }) => isAmong(locationsIn(slots.place), main, places),
  among: ({ slots, main }, { places }) => isAmong(locationsIn(slots.files), main, places),
  section: ({ slots, main }, { places, docs }) => {
    const [location] = locationsIn(slots.place);
    const place = places.get(main ?? '');
    if (!place || !location || place.state === 'absent' || place.file !== location.file)
      return null;
    const page = docs?.pages.find(({ file }) => file === location.file);
    const section = page?.sections.find(({ line }) => line === location.line);
    return section !== undefined && section.heading === place.heading;
  },
  write: ({ main }, { places }) => {
    const place = places.get(main ?? '');
    return place ? place.state === 'absent' : null;
  },
  question: isOfGap,
  new: ({ slots, main }, { isKnown }) => {
    return hasTrend(slots, 'new') ? main !== null && !isKnown(main) : null;
  },
  rising: rose,
  heading: ({ topic, main }, { isHeaded }) =>
    topic && main !== null ? isHeaded(topic.label, main) : null,
  near: ({ main }, { change }) => (change === null ? null : !change.isDecoy && main === change.gap),
  singles: (_, { change }) => (change === null ? null : !change.isDecoy),
  nothing: (_, { change, asked }) => {
    if (change === null) return null;
    return change.isDecoy || (asked(change.gap, 0) > 0 ? false : null);
  },
  loss: (_, { change }) => (change === null ? null : false),
};

/** Whether one of the named files is right. */
function isAmong(
  locations: readonly Location[],
  gap: string | null,
  places: Truth['places'],
): boolean | null {
  const place = places.get(gap ?? '');
  if (!place || locations.length === 0) return null;
  return locations.some(({ file }) => [place.file, ...(place.also ?? [])].includes(file));
}

interface Location {
  file: string;
  line: number;
}

/** The files and lines in places: in links, or as a brief names them. */
export const locationsIn = (places = ''): Location[] =>
  [...places.matchAll(/\]\(([^)]*)\?plain=1#L(\d+)\)|line (\d+) of `([^`]+)`/g)].flatMap(
    ([, path, linked, line, file]): Location[] => {
      if (file !== undefined) return [{ file, line: Number(line) }];
      if (!path?.startsWith(sourceUrl)) return [];
      return [{ file: decodeURIComponent(path.slice(sourceUrl.length + 1)), line: Number(linked) }];
    },
  );

/** The most frequent of these labels, if it is a gap of the product. */
export function mainGap(
  labels: readonly string[],
  isGap: (label: string) => boolean,
): string | null {
  const counts = [...Map.groupBy(labels, gapOf)].sort(([, a], [, b]) => b.length - a.length);
  const most = counts[0]?.[0] ?? '';
  return isGap(most) ? most : null;
}

/** Characters by which a text that may be cut is known again. */
const knownBy = 60;

/** The same for a text as it came, as Markdown, and cut. */
export const keyOfText = (text: string): string =>
  (
    parseHeading(text.replace(/ \([\d,]+ times\)$/, ''))
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .join('')
    .slice(0, knownBy);
