import { clean } from './clean.ts';

/** Colours, cursor moves, window titles and hyperlinks: ECMA-48 control sequences. */
const terminalSequence =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it is for
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b\]|\u009d)[^\u0007\u001b\r\n]*(?:\u0007|\u001b\\)?|\u001b[ -/]*[0-~]?/g;

/** Marks and unassigned characters, which the runner's comparison may ignore. */
const ignorable = String.raw`[\p{Mark}\p{Format}\p{Private_Use}\p{Unassigned}]*`;
/** The runner trims a line, then takes `::` at its start for a command. Clean text has one line end. */
const commandStart = new RegExp(
  String.raw`^([^\S\n\r\u2028\u2029\ufeff]*${ignorable}:)(?=${ignorable}:)`,
  'gmu',
);
/** The older syntax is taken anywhere in a line. A keycap emoji keeps its sign. */
const legacyCommand = new RegExp(
  String.raw`(#${ignorable}#(?:\ufe0f\u20e3)?)(?=${ignorable}\[)`,
  'gu',
);

/**
 * Text for stdout or stderr, no line of which the runner can read as a workflow command. Line feeds
 * stay; terminal sequences and invisible characters go.
 */
export function logSafe(text: string): string {
  return clean(text.replace(terminalSequence, ''))
    .replace(commandStart, '$1 ')
    .replace(legacyCommand, '$1 ');
}
