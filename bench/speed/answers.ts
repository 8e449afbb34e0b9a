import { chance } from '../../test/soak/chance.ts';

/**
 * Answers as documentation's assistants give them: prose, steps, commands with their options, code,
 * tables, paths, times, versions and links, no two alike. The same ones in every run.
 */

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

const nouns = list(`
  project workspace webhook deployment environment variable secret token key session endpoint page
  domain certificate pipeline job runner cache artifact release branch review comment member role
  policy invoice plan quota region cluster node container image volume snapshot backup queue topic
  schema table column index query migration dashboard widget theme component layout sidebar article
  snippet playground client server proxy header cookie redirect callback signature design assignment
  insight consideration password authentication authorization parameter option setting default value
  account address alias attachment author badge banner bucket budget button calendar catalog channel
  chapter client collection color connection contact country currency customer dataset device diagram
  dialog discount document email example experiment field file filter folder font form frame gateway
  guide handler heading host icon identity image import inbox integration item label language library
  link list locale location map menu message method metric mirror mode monitor note number object
  order owner panel payment person phase picture price product profile prompt property provider
  limit timeout retry batch stream event log metric alert trace span plugin extension package module`);
const verbs = list(`
  create delete rotate verify rename move download limit configure enable disable restart inspect
  export import deploy roll back attach mount expose authenticate authorize assign design consider
  clear pass sign refresh invalidate subscribe publish render compile validate filter sort group`);
const adjectives = list(`
  new existing shared private public default custom internal external nested optional required
  experimental deprecated read-only signed encrypted regional temporary long-lived short-lived`);
const files = list(`
  docs.json config.yaml package.json Dockerfile src/index.ts app/routes/billing.tsx .env.example
  terraform/main.tf charts/values.yaml scripts/deploy.sh lib/client/session.py openapi/v2.json`);

/** @param seed one answer each */
export function createAnswers(seed: number): (length: number) => string {
  const random = chance(seed);
  const pick = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? '';
  const whole = (most: number): number => Math.floor(random() * most);
  const hexadecimal = (digits: number): string =>
    Array.from({ length: digits }, () => whole(16).toString(16)).join('');
  const time = (): string =>
    new Date(Date.UTC(2026, whole(12), 1 + whole(28)) + whole(86_400_000)).toISOString();
  const path = (): string => `/${pick(nouns)}s/${pick(nouns)}-${whole(90)}/${pick(verbs)}`;
  const url = (): string =>
    `https://docs.example.com/guides${path()}#${pick(verbs)}-a-${pick(nouns)}`;
  const thing = (): string => `${pick(adjectives)} ${pick(nouns)}`;

  const sentences: readonly (() => string)[] = [
    () =>
      `To ${pick(verbs)} the ${thing()}, open **Settings → ${pick(nouns)}** and ${pick(verbs)} its ${pick(nouns)}.`,
    () =>
      `Each ${thing()} has a ${pick(nouns)} that you ${pick(verbs)} with \`${pick(verbs)}_${pick(nouns)}\` before the ${pick(nouns)} is ${pick(adjectives)}.`,
    () =>
      `If the ${pick(nouns)} isn't ${pick(adjectives)} after ${1 + whole(90)} seconds, ${pick(verbs)} it again: see [${pick(nouns)}s](${url()}).`,
    () =>
      `Since version ${whole(9)}.${whole(30)}.${whole(12)} the ${thing()} (\`${path()}\`) returns ${200 + whole(300)} with at most ${whole(10_000)} rows.`,
    () =>
      `The ${pick(nouns)} key is set in \`${pick(files)}\`, and its session token expires at ${time()}.`,
    () =>
      `You can't ${pick(verbs)} a ${thing()} without the \`${pick(nouns)}:${pick(verbs)}\` scope; ask an owner to assign it.`,
  ];
  const blocks: readonly (() => string)[] = [
    () => Array.from({ length: 2 + whole(3) }, () => pickCall(sentences)).join(' '),
    () =>
      Array.from({ length: 2 + whole(4) }, (_, step) => `${step + 1}. ${pickCall(sentences)}`).join(
        '\n',
      ),
    () =>
      `\`\`\`bash\nacme ${pick(nouns)} ${pick(verbs)} --${pick(nouns)} ${pick(nouns)}-${whole(99)} --${pick(adjectives)} \\\n  --output ${pick(files)} --since ${time().slice(0, 10)}\ncurl -X POST "$BASE_URL${path()}?limit=${whole(500)}" -H "Authorization: Bearer $TOKEN"\n\`\`\``,
    () =>
      `\`\`\`ts\nimport { ${pick(verbs)}${pick(nouns)} } from './${pick(files)}';\n\nconst ${pick(nouns)} = await client.${pick(nouns)}s.${pick(verbs)}({ id: '${hexadecimal(8)}-${hexadecimal(4)}', ${pick(nouns)}: ${whole(5_000)}, signal });\nif (!${pick(nouns)}.ok) throw new Error(\`\${response.status}: ${pick(nouns)}\`);\n\`\`\``,
    () =>
      `\`\`\`yaml\n${pick(nouns)}:\n  - name: ${pick(nouns)}-${pick(adjectives)}\n    image: registry.example.com/${pick(nouns)}@sha256:${hexadecimal(64)}\n    timeout: ${whole(60)}m\n    secretKeyRef: { name: ${pick(nouns)}, key: ${pick(verbs)} }\n\`\`\``,
    () =>
      `| Option | Type | Default |\n| --- | --- | --- |\n${Array.from({ length: 3 + whole(4) }, () => `| \`--${pick(adjectives)}-${pick(nouns)}\` | ${pick(nouns)} | \`${whole(4_000)}\` |`).join('\n')}`,
    () =>
      `\`\`\`json\n{ "id": "${hexadecimal(24)}", "${pick(nouns)}": "${pick(adjectives)}", "createdAt": "${time()}", "total": ${whole(100_000)}, "url": "${url()}" }\n\`\`\``,
    () =>
      `> ${pickCall(sentences)}\n\n- ${pickCall(sentences)}\n- \`${pick(files)}\`: ${pick(verbs)} ${thing()}s`,
  ];
  function pickCall(from: readonly (() => string)[]): string {
    return from[whole(from.length)]?.() ?? '';
  }

  return (length) => {
    let answer = '';
    while (answer.length < length) answer += `${pickCall(blocks)}\n\n`;
    return answer.slice(0, length);
  };
}
