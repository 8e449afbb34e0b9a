import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { type CsvHeader, CsvReader, findCsvHeader, rowOfRecord } from './csv.ts';
import { CutShort, maxEntryLength, readLines, readTextPieces } from './source.ts';

export type FileForm =
  /** A JSON object on each line, in UTF-8: a row, or an answer of the service with many. */
  | { kind: 'lines' }
  /** One JSON document in UTF-8: an array of rows, or a response of the service, on several lines. */
  | { kind: 'document' }
  | { kind: 'csv'; header: CsvHeader; encoding: string }
  /** Not a file of rows; `looksLike` says what it is instead, for the error. */
  | { kind: 'other'; looksLike: string };

/** First bytes of files that can't be read as rows, in hexadecimal, and what each kind is called. */
const signatures: readonly (readonly [string, string])[] = [
  ['1f8b', 'gzip: unpack it first'],
  ['28b52ffd', 'Zstandard: unpack it first'],
  ['425a68', 'bzip2: unpack it first'],
  ['fd377a585a00', 'xz: unpack it first'],
  ['504b0304', 'a ZIP archive or an Excel workbook: unpack it, or save the sheet as CSV'],
  ['d0cf11e0a1b11ae1', 'an old Excel workbook: save the sheet as CSV'],
  ['50415231', 'Parquet'],
  ['53514c69746520666f726d6174', 'an SQLite database'],
  ['25504446', 'a PDF'],
];

const headLength = 64 * 1024;

/**
 * Recognizes the form of a file by its beginning. A CSV file is read to its end, as spreadsheets may save
 * it in an encoding other than UTF-8.
 *
 * @throws errors of the file system
 */
export async function detectForm(path: string): Promise<FileForm> {
  const file = await open(path);
  const { buffer, bytesRead } = await file
    .read(Buffer.alloc(headLength), 0, headLength)
    .finally(() => file.close());
  const bytes = buffer.subarray(0, bytesRead);
  const hex = bytes.toString('hex', 0, 16);
  const signature = signatures.find(([start]) => hex.startsWith(start));
  if (signature) return { kind: 'other', looksLike: signature[1] };
  const wide = wideEncoding(bytes);
  const head = new TextDecoder(wide ?? 'utf-8').decode(bytes);
  const [first] = head.trimStart();
  if (first === undefined && bytesRead < headLength) {
    return { kind: 'other', looksLike: 'nothing: it is empty' };
  }
  const isJson = first === '{' || first === '[';
  if (isJson && wide) return { kind: 'other', looksLike: 'UTF-16: save it as UTF-8' };
  if (isJson) return { kind: first === '{' && !isIndented(head) ? 'lines' : 'document' };
  if (first === '<') return { kind: 'other', looksLike: 'a web page, or XML' };
  const header = findCsvHeader(head);
  const { columns, names } = header;
  // Other lines may come before the rows, and a stray zero byte spoils only its own line.
  const hasJson = head.split('\n').some((line) => line.startsWith('{'));
  const isBinary = !hasJson && head.includes('\0');
  const isCsv =
    columns.has('query') ||
    columns.has('resolutionStatus') ||
    (names.length > 1 && !hasJson && !isBinary);
  if (isCsv) return { kind: 'csv', header, encoding: wide ?? (await narrowEncoding(path)) };
  if (wide) return { kind: 'other', looksLike: 'UTF-16: save it as UTF-8' };
  return isBinary ? { kind: 'other', looksLike: 'binary data' } : { kind: 'lines' };
}

/** Whether a JSON object spans lines: no line of the file's beginning is whole, and one has ended. */
function isIndented(head: string): boolean {
  const lines = head.split('\n').slice(0, -1);
  return lines.length > 0 && !lines.some((line) => isObject(parsed(line)));
}

/** The UTF-16 variant that a byte order mark or zero bytes reveal; null for any other encoding. */
function wideEncoding(bytes: Buffer): string | null {
  const [first, second] = bytes;
  const zeros = [...bytes.subarray(0, 4)].map((byte) => (byte === 0 ? '0' : 'x')).join('');
  if ((first === 0xff && second === 0xfe) || zeros === 'x0x0') return 'utf-16le';
  return (first === 0xfe && second === 0xff) || zeros === '0x0x' ? 'utf-16be' : null;
}

/** UTF-8 or, if the file isn't valid UTF-8, the encoding that spreadsheets use for plain CSV. */
async function narrowEncoding(path: string): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  }
}

/** A line, JSON array element or CSV record of a file. */
export interface Entry {
  /** The entry's number in the file, from 1; a CSV's header counts. */
  position: number;
  /** Null if the entry isn't a row. */
  row: Record<string, unknown> | null;
}

/**
 * Yields the entries of a file in order, in chunks.
 *
 * @throws CutShort if the file has no rows or never closes a quote; errors of the file system
 */
export function readEntries(path: string, form: FileForm): AsyncGenerator<Entry[]> {
  if (form.kind === 'other') throw noRowsError(path, form.looksLike);
  if (form.kind === 'csv') return csvEntries(path, form);
  return form.kind === 'lines' ? lineEntries(path) : documentEntries(path);
}

export const noRowsError = (path: string, looksLike: string): CutShort =>
  new CutShort(
    `The file ${path} has no row. Expected a JSON object on each line, a JSON array of these, an answer of the service with \`conversations\`, or the CSV that its dashboard exports; it looks like ${looksLike}.`,
  );

async function* csvEntries(
  path: string,
  { header, encoding }: FileForm & { kind: 'csv' },
): AsyncGenerator<Entry[]> {
  const reader = new CsvReader(header.separator);
  let record = 0;
  const entries = (records: readonly string[][]): Entry[] =>
    records.flatMap((cells) => {
      record += 1;
      if (record <= header.headerRecords || cells.every((cell) => cell === '')) return [];
      return { position: record, row: rowOfRecord(cells, header) };
    });
  for await (const text of readTextPieces(path, encoding)) {
    yield entries(reader.push(text));
    if (reader.pending > maxEntryLength) break;
  }
  if (reader.isQuoteOpen || reader.pending > maxEntryLength) {
    throw new CutShort(
      `The file ${path} can't be read beyond row ${record}: a quote after it is never closed. Export it again, or close the quote.`,
    );
  }
  yield entries(reader.end());
}

async function* lineEntries(path: string): AsyncGenerator<Entry[]> {
  let position = 0;
  for await (const lines of readLines(path)) {
    yield lines.flatMap((line) => {
      position += 1;
      if (line?.trim() === '') return [];
      return rowsIn(parsed(line ?? '')).map((row) => ({ position, row }));
    });
  }
}

/** Reads a JSON document as a whole, as a row may span lines. Takes memory of a few times its size. */
async function* documentEntries(path: string): AsyncGenerator<Entry[]> {
  const { size } = await stat(path);
  if (size > maxEntryLength) {
    throw new CutShort(
      `The JSON in the file ${path} is larger than 64 MiB. Put each row on a line of its own: \`jq -c '.conversations[]? // .[]'\`.`,
    );
  }
  let document: unknown;
  try {
    // `trim` also removes a byte order mark.
    document = JSON.parse((await readFile(path, 'utf8')).trim());
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new CutShort(
      `The JSON in the file ${path} is broken, cut off, or not one value: ${error.message}. Export it again or, if it is several values one after another, put each on a line of its own: \`jq -c .\`.`,
      { cause: error },
    );
  }
  const elements = Array.isArray(document) ? document.map(rowOf) : rowsIn(document);
  yield elements.map((row, at) => ({ position: at + 1, row }));
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rows in an answer of the service; otherwise the value, if it is a row, or null. */
const rowsIn = (value: unknown): Entry['row'][] =>
  isObject(value) && Array.isArray(value.conversations)
    ? value.conversations.map(rowOf)
    : [rowOf(value)];

/** The value, if it is an object with at least one field that a row needs; otherwise null. */
const rowOf = (value: unknown): Entry['row'] =>
  isObject(value) && neededFields.some((field) => Object.hasOwn(value, field)) ? value : null;

const neededFields = ['id', 'query', 'resolutionStatus'];
