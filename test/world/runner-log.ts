/** Characters that the runner's culture-sensitive comparison ignores. */
const ignoredInComparison = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?![\t\n\r])\p{Cc}/gu;

function unescaped(text: string): string {
  return text
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%25', '%');
}

/** A workflow command, as the runner reads it from a line of a step's output. */
function command(header: string, data: string, line: string) {
  const [name = '', ...rest] = header.split(' ');
  const pairs = rest
    .join(' ')
    .split(/[,;]/)
    .filter((pair) => pair.includes('='));
  const properties = Object.fromEntries(
    pairs.map((pair) => {
      const [key = '', ...value] = pair.split('=');
      return [key.trim(), unescaped(value.join('='))];
    }),
  );
  return { name, properties, data: unescaped(data), line };
}

function parseLine(line: string) {
  const compared = line.replace(ignoredInComparison, '');
  const current = /^\s*::([^:]*(?::(?!:)[^:]*)*)::(.*)$/s.exec(compared);
  if (current) return command(current[1] ?? '', current[2] ?? '', line);
  const legacy = /##\[([^\]]*)\](.*)$/s.exec(compared);
  return legacy ? command(legacy[1] ?? '', legacy[2] ?? '', line) : null;
}

/** Every workflow command in a step's stdout or stderr. */
export function parseRunnerCommands(output: string) {
  return output.split(/\r\n|[\r\n]/).flatMap((line) => parseLine(line) ?? []);
}
