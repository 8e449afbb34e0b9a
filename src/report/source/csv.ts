import { parseTimestamp } from '../../service/timestamp.ts';
import { clean } from '../../text/clean.ts';
import { isoDay } from '../../text/date.ts';

/**
 * Splits the text of a CSV file, piece by piece, into records of cells (RFC 4180), as leniently as
 * spreadsheets: records end in CRLF, LF or CR; a quote is text if the cell doesn't begin with one, and so
 * is whatever follows a closing quote. csv-parse takes 6 s for 300,000 rows, and Papa Parse minutes for a
 * cell of 20 MB.
 */
export class CsvReader {
  readonly #separator: number;
  #cells: string[] = [];
  /** The cell so far, from earlier pieces and before a doubled quote. */
  #cell = '';
  #state: 'start' | 'plain' | 'quoted' | 'closed' = 'start';
  #afterReturn = false;
  /** Characters since the last record ended. */
  pending = 0;

  constructor(separator: string) {
    this.#separator = separator.charCodeAt(0);
  }

  /** Whether the text so far ends inside quotes. */
  get isQuoteOpen(): boolean {
    return this.#state === 'quoted';
  }

  /** @returns the records that end in this piece */
  push(text: string): string[][] {
    const records: string[][] = [];
    let from = 0;
    let recordFrom = -this.pending;
    for (let at = 0; at < text.length; at += 1) {
      if (this.#state === 'quoted') {
        const closing = text.indexOf('"', at);
        if (closing < 0) break;
        this.#cell += text.slice(from, closing);
        this.#state = 'closed';
        from = closing + 1;
        at = closing;
        continue;
      }
      const unit = text.charCodeAt(at);
      const isSecondOfBreak = unit === lineFeed && this.#afterReturn;
      this.#afterReturn = unit === carriageReturn;
      if (unit === quote && this.#state !== 'plain') {
        this.#cell = this.#state === 'closed' ? `${this.#cell}"` : '';
        this.#state = 'quoted';
        from = at + 1;
      } else if (isSecondOfBreak) {
        from = at + 1;
      } else if (unit === this.#separator || unit === lineFeed || unit === carriageReturn) {
        this.#cells.push(this.#cell + text.slice(from, at));
        this.#cell = '';
        this.#state = 'start';
        from = at + 1;
        if (unit === this.#separator) continue;
        records.push(this.#cells);
        this.#cells = [];
        recordFrom = from;
      } else if (this.#state === 'closed' || unit !== space) {
        this.#state = 'plain';
      }
    }
    this.#cell += text.slice(from);
    this.pending = text.length - recordFrom;
    return records;
  }

  /** @returns the last record, if no line break ended it */
  end(): string[][] {
    const isBlank = this.#cells.length === 0 && this.#cell === '';
    return isBlank ? [] : [[...this.#cells, this.#cell]];
  }
}

const [quote, space, lineFeed, carriageReturn] = [0x22, 0x20, 0x0a, 0x0d];

/** Names of columns, in order of preference, without case, spaces and punctuation. */
const columnNames = {
  query: ['query', 'queries', 'question', 'questions'],
  resolutionStatus: ['resolutionstatus', 'status', 'resolution'],
  response: ['response', 'responses', 'answer', 'answers'],
  timestamp: ['timestamp', 'createdat', 'created', 'datetime', 'date', 'time'],
  id: ['id'],
  conversationId: ['conversationid', 'conversation'],
  pageUrl: ['pageurl', 'page', 'url'],
  sources: ['sources', 'source', 'citations'],
  queryCategory: ['querycategory', 'category'],
  responseType: ['responsetype'],
} as const;
type Field = keyof typeof columnNames;
const fields = Object.keys(columnNames) as Field[];

export interface CsvHeader {
  separator: string;
  /** Records before the first row, including the header. */
  records: number;
  /** As written, without invisible characters. */
  names: readonly string[];
  /** The column of each field that was found. */
  places: ReadonlyMap<Field, number>;
}

/** Records searched for the header: a title or `sep=;` may come before it. */
const headRecords = 5;

/**
 * Finds the separator and the header that name the most fields.
 *
 * @param head the beginning of the file
 * @returns if no line names a field, the first line, split by the separator that gives the most columns
 */
export function csvHeader(head: string): CsvHeader {
  const headers = [',', ';', '\t'].flatMap((separator) => {
    const reader = new CsvReader(separator);
    const records = [...reader.push(head), ...reader.end()].slice(0, headRecords);
    return records.map((cells, at): CsvHeader => {
      const names = cells.map((cell) => clean(cell).trim());
      return { separator, records: at + 1, names, places: placesOf(names) };
    });
  });
  const first: CsvHeader = { separator: ',', records: 1, names: [], places: new Map() };
  return headers.reduce((best, header) => {
    const gain = header.places.size - best.places.size;
    const isWider = header.records === 1 && header.names.length > best.names.length;
    return gain > 0 || (gain === 0 && isWider) ? header : best;
  }, first);
}

function placesOf(names: readonly string[]): Map<Field, number> {
  const plain = names.map((name) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
  const places = fields.flatMap((field) => {
    const at = columnNames[field].map((name) => plain.indexOf(name)).find((place) => place >= 0);
    return at === undefined ? [] : [[field, at] as const];
  });
  return new Map(places);
}

/** The fields found, with their column names, and those that are missing, for the log. */
export function columnsFound({ names, places }: CsvHeader): string {
  const found = [...places].map(([field, at]) => `${field} ("${shortName(names[at])}")`);
  const missing = fields.filter((field) => !places.has(field));
  return `${found.join(', ')}${missing.length > 0 ? `; not found: ${missing.join(', ')}` : ''}`;
}

/** Column names for a message: the first 20, shortened. */
export function columnList({ names }: CsvHeader): string {
  const shown = names.slice(0, 20).map((name) => `"${shortName(name)}"`);
  return `${shown.join(', ')}${names.length > shown.length ? ' and more' : ''}`;
}

const shortName = (name = ''): string => (name.length > 40 ? `${name.slice(0, 40)}…` : name);

/**
 * A record as a row in the form of `conversations.jsonl`; unknown columns keep their names.
 *
 * @returns null if the record has more or fewer cells than the header, and no question or status
 *   in its columns
 */
export function rowOfRecord(
  cells: readonly string[],
  { names, places }: CsvHeader,
): Record<string, unknown> | null {
  const cell = (field: Field): string | null => cells[places.get(field) ?? -1]?.trim() || null;
  const given = cell('resolutionStatus');
  const status = given?.toLowerCase() ?? '';
  const isStatus = status === 'answered' || status === 'unanswered';
  if (cells.length !== names.length && !(isStatus && cell('query'))) return null;
  const known = new Set(places.values());
  const others = names.flatMap((name, at) => (known.has(at) ? [] : [[name, cells[at] ?? null]]));
  const { response, ...row } = {
    ...Object.fromEntries(others),
    ...Object.fromEntries([...places.keys()].map((field) => [field, cell(field)])),
    resolutionStatus: isStatus ? status : given,
    sources: sourcesIn(cell('sources') ?? ''),
  };
  // A copy, as a slice retains the piece of the file that it comes from. Answers aren't retained.
  return { ...JSON.parse(JSON.stringify(row)), response: cell('response') };
}

/** Sources in one cell: JSON, lines, or a list with commas, semicolons or bars. */
function sourcesIn(text: string): ReturnType<typeof sourceOf>[] {
  if (/^[[{]/.test(text)) {
    try {
      return [JSON.parse(text)].flat().map(sourceOf);
    } catch {
      // A title may begin with a bracket.
    }
  }
  const items = text.split(text.includes('\n') ? '\n' : /[;|]|, |,(?=https?:)/);
  return items.filter((item) => item.trim() !== '').map(sourceOf);
}

function sourceOf(item: unknown): { title: string | null; url: string | null } {
  if (typeof item !== 'string') {
    const { title, name, url, link, href, path } = Object(item);
    return { title: textOf(title ?? name), url: textOf(url ?? link ?? href ?? path) };
  }
  const text = item.trim();
  const url = /https?:\/\/[^\s<>"')\]]+/.exec(text)?.[0] ?? (text.startsWith('/') ? text : null);
  let end = url ? text.indexOf(url) : text.length;
  while (url && ' \t([<]:–-'.includes(text[end - 1] ?? 'x')) end -= 1;
  return { title: text.slice(0, end).replace(/^[-*[\s]+/, '') || null, url };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/**
 * A spreadsheet's date in milliseconds since the epoch, by either order of its parts; null if there is no
 * such day. Both are equal if the form of the date shows the order.
 */
export interface SheetDate {
  dayFirst: number | null;
  monthFirst: number | null;
}

/** A time of day may follow, in 24 hours or 12, and a zone: UTC if there is none. */
const time = String.raw`(?:(?:,| at)? (?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,]\d{1,9})?)?(?: ?(?<half>[ap])\.?m\.?)?(?: ?(?<zone>Z|UTC|GMT|(?:GMT)?[+-]\d{2}:?\d{2}))?)?`;

const yearFirst = new RegExp(
  String.raw`^(?<year>\d{4})[-./](?<month>\d{1,2})[-./](?<day>\d{1,2})${time}$`,
  'i',
);
const yearLast = new RegExp(
  String.raw`^(?<first>\d{1,2})(?<mark>[./]) ?(?<next>\d{1,2})\k<mark> ?(?<year>\d{4}|\d{2})${time}$`,
  'i',
);

const withMonthName = [
  String.raw`(?<name>[a-z]{3,9})\.? (?<day>\d{1,2}),? `,
  String.raw`(?<day>\d{1,2})[ -](?<name>[a-z]{3,9})\.?,?[ -]`,
].map((date) => new RegExp(String.raw`^(?:[a-z]{3,9},? )?${date}(?<year>\d{4})${time}$`, 'i'));
const months = `january february march april may june july august september october november
  december`.split(/\s+/);
/** 1 to 12; 0 for any other word. */
const monthOf = (name: string): number =>
  months.findIndex((month) => month.startsWith(name.toLowerCase())) + 1;

/**
 * Reads dates that {@link parseTimestamp} doesn't: `9.11.2026 08:00`, `11/9/26, 8:00 AM`, `2026/11/9`,
 * `Nov 9, 2026, 8:00 AM`. A dotted date begins with the day; a slashed one may be in either order.
 *
 * @returns null for any other text
 */
export function sheetDate(text: string): SheetDate | null {
  const plain = text.trim().replace(/\s/g, ' ');
  const named = withMonthName.map((form) => form.exec(plain)?.groups).find(Boolean);
  const month = `${monthOf(named?.name ?? '')}`;
  const parts = named ? { ...named, month } : yearFirst.exec(plain)?.groups;
  const { first, next, mark, ...rest } = yearLast.exec(plain)?.groups ?? {};
  if (!parts && !first) return null;
  const dayFirst = timeOf(parts ?? { ...rest, day: first, month: next });
  const isSlashed = mark === '/';
  return {
    dayFirst,
    monthFirst: isSlashed ? timeOf({ ...rest, day: next, month: first }) : dayFirst,
  };
}

function timeOf(parts: Readonly<Record<string, string | undefined>>): number | null {
  const { year = '', month = '', day = '', hour = '0', minute = '00', second = '00' } = parts;
  const { half, zone = 'Z' } = parts;
  const date = `${year.length === 2 ? '20' : ''}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // The parser takes 31 February for 3 March.
  const isDay = isoDay(parseTimestamp(date) ?? 0) === date;
  const inDay = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  const text = `${date} ${String(inDay).padStart(2, '0')}:${minute}:${second} ${zone}`;
  return isDay ? parseTimestamp(text) : null;
}
