import assert from 'node:assert/strict';
import { after, answers, before, filesOf } from '../../test/report/readers/webhook-docs.ts';
import { row } from '../../test/report/reporting.ts';
import { servePages } from '../../test/world/conversations.ts';
import { startGitHub } from '../../test/world/github.ts';
import { startService } from '../../test/world/service.ts';
import { runExample } from './example.ts';

const path = 'docs/webhooks.mdx';
const pageUrl = 'https://docs.acme.example/webhooks';
const asked = [
  'How do I verify a webhook signature?',
  'verify webhook signature',
  'verify the signature of a webhook',
];

/**
 * A pull request adds the section that readers asked for, in the repository and, once it is labelled,
 * from a fork: a comment on it says how many of them find it.
 */
export async function pullRequestExamples(): Promise<void> {
  const permissions = { contents: 'read', 'pull-requests': 'write' } as const;
  const standIn = await startGitHub({ permissions });
  // The checkout's origin is there.
  const github = { ...standIn, env: { ...standIn.env, GITHUB_SERVER_URL: 'https://github.com' } };
  const rows = [...answers(), ...asked.map((query, at) => row(`a${at}`, { query, pageUrl }))];
  const service = await startService({ conversations: servePages(rows) });
  // The checkout is the base for a fork's pull request, else the merge of both.
  const examples = [
    {
      file: 'pull-request-gaps.yml',
      name: 'pull_request',
      checkedOut: after,
      fork: {},
      labelled: {},
    },
    {
      file: 'pull-request-gaps-forks.yml',
      name: 'pull_request_target',
      checkedOut: before,
      fork: { headRepository: 'stranger/docs' },
      labelled: { action: 'labeled', label: { name: 'docs-gaps' } },
    },
  ];
  try {
    for (const { file, name, checkedOut, fork, labelled } of examples) {
      const pull = github.state.addPull({ files: [{ filename: path }], ...fork });
      github.state.contents.set(`${pull.baseSha}:${path}`, before);
      github.state.contents.set(`${pull.sha}:${path}`, after);
      const files = Object.fromEntries(
        Object.entries(filesOf(checkedOut)).map(([page, text]) => [`docs/${page}`, text]),
      );
      const event = { name, payload: { ...github.events.pullRequest(pull), ...labelled } };
      const inputs = { 'date-to': '2026-11-16' };
      assert.equal(await runExample({ file, event, service, github, inputs, files }), 0);
      const [comment, ...others] = github.state.commentsOn(pull.number);
      assert.equal(others.length, 0);
      assert.match(
        comment?.body ?? '',
        /: 3 of 3 questions come nearest to \*Verify the signature\* in `docs\/webhooks.mdx`, which it adds/,
      );
    }
  } finally {
    await service.close();
    await github.close();
  }
}
