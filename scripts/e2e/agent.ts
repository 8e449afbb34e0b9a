import assert from 'node:assert/strict';
import { type Account, accounts } from '../../test/world/github/state.ts';
import { startGitHub } from '../../test/world/github.ts';
import { inTurn, startService } from '../../test/world/service.ts';
import { runExample } from './example.ts';

const inputs = { 'poll-interval-seconds': '0.1' };

/**
 * A label, and a push, start an agent, which opens a pull request; a comment there asks it for more; those
 * of a stranger, and of a member who may only read, do not, and on another pull request it is told so.
 */
export async function agentExamples(): Promise<void> {
  const github = await startGitHub();
  const pull = github.state.addPull();
  const agentsPull = github.state.addPull();
  const job = {
    id: 'job-1',
    status: 'completed',
    prLink: `${github.env.GITHUB_SERVER_URL}/acme/docs/pull/${agentsPull.number}`.replace(
      /^http:\/\/127.+?(?=\/acme)/,
      'https://github.com',
    ),
  };
  const working = { json: { ...job, status: 'active', prLink: null } };
  const service = await startService({
    start: inTurn({ status: 201, json: { id: 'job-1' } }),
    message: inTurn(working),
    job: inTurn(working, { json: job }, { json: job }, working, { json: job }),
  });
  const bodies = (number: number) => github.state.commentsOn(number).map(({ body }) => body);
  const posts = () => service.requests.filter(({ method }) => method === 'POST');
  const comment = (
    body: string,
    author_association: string,
    {
      sender = accounts.person,
      number = agentsPull.number,
    }: { sender?: Account; number?: number } = {},
  ) => ({
    name: 'issue_comment',
    payload: {
      ...github.events.issueComment(number),
      comment: { id: 1, body, author_association, user: sender },
      sender,
    },
  });
  try {
    const labeled = {
      name: 'pull_request',
      payload: {
        ...github.events.pullRequest(pull),
        action: 'labeled',
        label: { name: 'update-docs' },
      },
    };
    assert.equal(
      await runExample({ file: 'agent-job.yml', event: labeled, service, github, inputs }),
      0,
    );
    assert.equal(posts().length, 1);
    assert.match(bodies(pull.number).join(), /The agent opened a pull request/);
    assert.match(bodies(agentsPull.number).join(), /- Job: `job-1`/);

    const followUp = { file: 'agent-follow-up.yml', service, github, inputs };
    const words = '/docs-agent Shorten the second section; $(echo "quote" \'it\')';
    for (const association of ['NONE', 'MEMBER']) {
      assert.equal(await runExample({ ...followUp, event: comment(words, association) }), 0);
      assert.equal(posts().length, association === 'NONE' ? 1 : 2);
    }
    // A member of the organization who may only read.
    const byReader = comment(words, 'MEMBER', { sender: accounts.stranger });
    assert.equal(await runExample({ ...followUp, event: byReader }), 1);
    assert.equal(posts().length, 2);
    assert.deepEqual(posts()[1]?.body, { prompt: words.replace('/docs-agent ', '') });
    assert.equal(bodies(agentsPull.number).length, 2);
    assert.match(bodies(agentsPull.number).join(), /Shorten the second section/);

    // A pull request that no agent opened.
    const { number } = github.state.addPull();
    assert.equal(await runExample({ ...followUp, event: comment(words, 'MEMBER', { number }) }), 0);
    assert.match(bodies(number).join(), /Nothing was sent to the agent/);
    assert.equal(posts().length, 2);

    const compare = 'https://github.com/acme/code/compare/0a1b2c3d...4e5f6a7b';
    const push = { name: 'push', payload: { ref: 'refs/heads/main', compare } };
    const onPush = { file: 'agent-on-push.yml', event: push, service, github, inputs };
    assert.equal(await runExample(onPush), 0);
    assert.deepEqual(posts()[2]?.body, {
      prompt: `Update the documentation for the changes in ${compare}.`,
    });
  } finally {
    await service.close();
    await github.close();
  }
}
