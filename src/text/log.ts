import { clean } from './clean.ts';

/** ECMA-48 control sequences: colors, cursor moves, window titles and hyperlinks. */
const terminalSequence =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it is for
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b\]|\u009d)[^\u0007\u001b\r\n]*(?:\u0007|\u001b\\)?|\u001b[ -/]*[0-~]?/g;

/** Characters that the runner may ignore when it looks for a workflow command. */
const ignorable = String.raw`[\p{Mark}\p{Format}\p{Private_Use}\p{Unassigned}]*`;
/** A workflow command: the runner trims a line, and reads it as a command if it then begins with `::`. */
const commandStart = new RegExp(
  String.raw`^([^\S\n\r\u2028\u2029\ufeff]*${ignorable}:)(?=${ignorable}:)`,
  'gmu',
);
/** The runner reads `##[command]` anywhere in a line. A keycap emoji (`#️⃣`) isn't split. */
const legacyCommand = new RegExp(
  String.raw`(#${ignorable}#(?:\ufe0f\u20e3)?)(?=${ignorable}\[)`,
  'gu',
);

/**
 * Makes a text safe for the log: without workflow commands, terminal sequences and invisible characters.
 * Line feeds stay.
 */
export function logSafe(text: string): string {
  return clean(text.replace(terminalSequence, ''))
    .replace(commandStart, '$1 ')
    .replace(legacyCommand, '$1 ');
}
