import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../faults/temporary-folder.ts';
import type { Row } from '../../world/conversations.ts';
import { row } from '../reporting.ts';

const page = (text: string) => `---\ntitle: Webhooks\n---\n\nWebhooks.\n\n${text}`;

/** A page of the documentation, `webhooks.mdx`, and the same with a section that readers asked for. */
export const before = page('## Retries\n\nA delivery that fails is retried for three days.\n');
export const after = `${before}\n## Verify the signature\n\nVerify the signature header of a webhook.\n`;

// Twenty ways to ask the same: each has the words of the section.
const retried = ['failed', 'delivery', 'retried', 'three', 'days'];

/** Answered questions that find the page, or the docs of another site. */
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
export function checkoutOf(text: string): string {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(filesOf(text))) {
    writeFileSync(join(folder, name), content);
  }
  return folder;
}
