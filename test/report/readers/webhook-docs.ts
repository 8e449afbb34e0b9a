import { checkout } from '../../docs/folder.ts';
import type { Row } from '../../world/conversations.ts';
import type { StandInPull } from '../../world/github/state.ts';
import type { StandInGitHub } from '../../world/github.ts';
import { row } from '../reporting.ts';

const page = (text: string) => `---\ntitle: Webhooks\n---\n\nWebhooks.\n\n${text}`;

/** The page `webhooks.mdx`, without and with the section that readers ask for. */
export const before = page('## Retries\n\nA delivery that fails is retried for three days.\n');
export const after = `${before}\n## Verify the signature\n\nVerify the signature header of a webhook.\n`;

/** The words of the section that twenty answered questions ask for. */
const retried = ['failed', 'delivery', 'retried', 'three', 'days'];

/** Questions that the page answers, or one of another site. */
export function answers(path = '/webhooks'): Row[] {
  return Array.from({ length: 20 }, (_, at) =>
    row(`b${at}`, {
      query: [
        ...['how', 'is', 'a', 'the'].slice(0, at / 5),
        ...retried.slice(at % 5),
        ...retried.slice(0, at % 5),
      ].join(' '),
      sources: [{ title: 'Webhooks', url: `https://docs.acme.example${path}` }],
      resolutionStatus: 'answered',
    }),
  );
}

/** The files of the documentation. */
export const filesOf = (text: string): Record<string, string> => ({
  'docs.json': '{"navigation": {"pages": ["webhooks", "keys"]}}',
  'keys.mdx': '# Keys\n\nA key opens the API.\n',
  'webhooks.mdx': text,
});

/** A checkout of the documentation. */
export const checkoutOf = (text: string): string => checkout(filesOf(text));

type Contents = Record<string, string | Uint8Array>;

/** The event of pull request 7, with the files that it changes at both ends. */
export function changingPull(
  { state, events }: StandInGitHub,
  {
    files = [{ filename: 'webhooks.mdx' }],
    base = { 'webhooks.mdx': before },
    head = { 'webhooks.mdx': after },
  }: { files?: StandInPull['files']; base?: Contents; head?: Contents } = {},
) {
  const mergeBase = 'c'.repeat(40);
  const pull = state.addPull({ number: 7, files, mergeBase });
  for (const [path, text] of Object.entries(base)) state.contents.set(`${mergeBase}:${path}`, text);
  for (const [path, text] of Object.entries(head)) state.contents.set(`${pull.sha}:${path}`, text);
  return { name: 'pull_request', payload: events.pullRequest(pull) };
}
