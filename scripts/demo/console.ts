import { styleText } from 'node:util';

const maxOutputLength = 100;

export function printHeading(text: string): void {
  console.log(`\n${styleText('bold', `# ${text}`)}\n`);
}

/** Text as a block of its own, set off from the demo's words. */
export function printIndented(text: string): void {
  console.log(text.trimEnd().replace(/^/gm, '    '));
}

export function printOutputs(outputs: Readonly<Record<string, string>>): void {
  const width = Math.max(...Object.keys(outputs).map((name) => name.length));
  const lines = Object.entries(outputs).map(([name, value]) => {
    const shown = value.length > maxOutputLength ? `${value.slice(0, maxOutputLength)}…` : value;
    return `${name.padEnd(width)}  ${shown}`;
  });
  console.log('\n  Outputs:');
  printIndented(lines.join('\n'));
}

/** How the runner shows a workflow command; masks are for itself alone. */
const shownCommands: Readonly<Record<string, string>> = {
  warning: 'Warning: ',
  error: 'Error: ',
  notice: 'Notice: ',
};

/** Prints a step's log line by line while it grows, as the runner would show it. */
export function logPrinter(): (log: string) => void {
  let printed = 0;
  return (log) => {
    const end = log.lastIndexOf('\n') + 1;
    if (end <= printed) return;
    const lines = log.slice(printed, end - 1).split('\n');
    printed = end;
    for (const line of lines) {
      const [, command, message = ''] = /^::([\w-]+)[^:]*::(.*)$/.exec(line) ?? [];
      const prefix = shownCommands[command ?? ''];
      if (command === undefined) console.log(`  | ${line}`);
      else if (prefix !== undefined) console.log(`  | ${prefix}${message}`);
    }
  };
}
