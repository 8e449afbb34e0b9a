import { clean } from '../../text/clean.ts';

/**
 * Splits the text of a CSV file, piece by piece, into records of cells (RFC 4180), as leniently as
 * spreadsheets do: records end in CRLF, LF or CR; quotes in a cell that doesn't begin with a quote are
 * text, and so is anything after a closing quote. csv-parse takes 6 s for 300,000 rows, and Papa Parse
 * minutes for a cell of 20 MB.
 */
export class CsvReader {
  readonly #separator: number;
  #cells: string[] = [];
  /** Text of the current cell up to the last quote, or to the end of the previous piece. */
  #cell = '';
  #state: 'start' | 'plain' | 'quoted' | 'closed' = 'start';
  #afterReturn = false;
  /** Number of characters read since the last record ended. */
  pending = 0;

  constructor(separator: string) {
    this.#separator = separator.charCodeAt(0);
  }

  /** Whether the text so far ends inside quotes. */
  get isQuoteOpen(): boolean {
    return this.#state === 'quoted';
  }

  /** @returns the records that end in `text`, the next piece of the file */
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

/** Column names of each field, preferred ones first, in lower case without spaces and punctuation. */
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
type RowField = keyof typeof columnNames;
const fields = Object.keys(columnNames) as RowField[];

export interface CsvHeader {
  separator: string;
  /** Number of records before the first row, including the header. */
  headerRecords: number;
  /** Column names as written, without invisible characters. */
  names: readonly string[];
  /** Index of the column for each field that was found. */
  columns: ReadonlyMap<RowField, number>;
}

/** Number of records searched for the header, as a title or `sep=;` may come first. */
const headRecords = 5;

/**
 * Finds the separator and the header that name the most fields.
 *
 * @param head the beginning of the file
 * @returns the header or, if no line names a field, the first line, split to give the most columns
 */
export function findCsvHeader(head: string): CsvHeader {
  const headers = [',', ';', '\t'].flatMap((separator) => {
    const reader = new CsvReader(separator);
    const records = [...reader.push(head), ...reader.end()].slice(0, headRecords);
    return records.map((cells, at): CsvHeader => {
      const names = cells.map((cell) => clean(cell).trim());
      return { separator, headerRecords: at + 1, names, columns: columnsOf(names) };
    });
  });
  const first: CsvHeader = { separator: ',', headerRecords: 1, names: [], columns: new Map() };
  return headers.reduce((best, header) => {
    const gain = header.columns.size - best.columns.size;
    const isWider = header.headerRecords === 1 && header.names.length > best.names.length;
    return gain > 0 || (gain === 0 && isWider) ? header : best;
  }, first);
}

function columnsOf(names: readonly string[]): Map<RowField, number> {
  const plain = names.map((name) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
  const columns = fields.flatMap((field) => {
    const column = columnNames[field].map((name) => plain.indexOf(name)).find((at) => at >= 0);
    return column === undefined ? [] : [[field, column] as const];
  });
  return new Map(columns);
}

/** For the log: the fields that were found, with their column names, and the missing fields. */
export function describeColumns({ names, columns }: CsvHeader): string {
  const present = [...columns].map(([field, at]) => `${field} ("${shortened(names[at])}")`);
  const missing = fields.filter((field) => !columns.has(field));
  return `${present.join(', ')}${missing.length > 0 ? `; not found: ${missing.join(', ')}` : ''}`;
}

/** For a message: the first 20 column names, shortened. */
export function listColumnNames({ names }: CsvHeader): string {
  const shown = names.slice(0, 20).map((name) => `"${shortened(name)}"`);
  return `${shown.join(', ')}${names.length > shown.length ? ' and more' : ''}`;
}

const shortened = (name = ''): string => (name.length > 40 ? `${name.slice(0, 40)}…` : name);

/**
 * Converts a record to a row of `conversations.jsonl`. Columns that aren't a known field keep their names.
 *
 * @returns null if the number of cells differs from the header's, and the question or status is missing
 */
export function rowOfRecord(
  cells: readonly string[],
  { names, columns }: CsvHeader,
): Record<string, unknown> | null {
  const cell = (field: RowField): string | null => cells[columns.get(field) ?? -1]?.trim() || null;
  const writtenStatus = cell('resolutionStatus');
  const status = writtenStatus?.toLowerCase() ?? '';
  const isStatus = status === 'answered' || status === 'unanswered';
  if (cells.length !== names.length && !(isStatus && cell('query'))) return null;
  const known = new Set(columns.values());
  const unknown = names.flatMap((name, at) => (known.has(at) ? [] : [[name, cells[at] ?? null]]));
  const { response, ...row } = {
    ...Object.fromEntries(unknown),
    ...Object.fromEntries([...columns.keys()].map((field) => [field, cell(field)])),
    resolutionStatus: isStatus ? status : writtenStatus,
    sources: sourcesIn(cell('sources') ?? ''),
  };
  // A slice would retain the whole text that it comes from, so fields that stay in memory are copied.
  return { ...JSON.parse(JSON.stringify(row)), response: cell('response') };
}

/** Cited sources in one cell: JSON, one per line, or separated by commas, semicolons or `|`. */
function sourcesIn(text: string): ReturnType<typeof sourceOf>[] {
  if (/^[[{]/.test(text)) {
    try {
      return [JSON.parse(text)].flat().map(sourceOf);
    } catch {
      // A title that isn't JSON may begin with a bracket, too.
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
