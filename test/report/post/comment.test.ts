import { describe, expect, test } from 'vitest';
import { renderSafely } from '../../hostile/body.ts';
import { strings } from '../../hostile/strings.ts';
import { noPermission } from '../../world/github/reply.ts';
import { linkOf, twoWeeks, worldWithIssue } from './world.ts';

async function worldWithTicks(ticked: string[], rows = twoWeeks()) {
  const world = await worldWithIssue({ rows, ticked });
  // The jobs will open these pull requests.
  for (const number of [101, 102]) world.github.state.addPull({ number });
  const comments = (number: number) =>
    world.github.state.commentsOn(number).map(({ body }) => body.replaceAll('\u200b', ''));
  return { world, comments };
}

describe('the comment on a fix’s pull request', () => {
  test('says why the pull request exists, what to review, and which gap it is for', async () => {
    const { world, comments } = await worldWithTicks(['webhook']);
    const { lines, warnings } = await world.run();
    const { id, heading } = world.gap('webhook');
    const [body = ''] = comments(101);
    expect(body).toMatch(
      /^<!-- docs-agent-action mode=report project=\w+ scope=all about=fix -->\n/,
    );
    const issue = `https://github.com/acme/docs/issues/${world.issue().number}`;
    expect(body).toContain(`Someone ticked this gap in [the gap report](${issue})`);
    expect(body).toContain(
      `**${heading}** · Gap \`${id}\` · 7 conversations from 9–15 November 2026 (3 before) asked this`,
    );
    const questions = body.split('\n').filter((line) => line.startsWith('- '));
    expect(questions.join('\n')).toMatch(/^- .*webhook signature header.* \(\d times\)$/m);
    expect(questions.length).toBeGreaterThan(2);
    expect(lines).toContain(`Commented on ${linkOf('job-1')} to say why it exists.`);
    expect(warnings).toEqual([]);
  });

  test('is posted once, and never edited', async () => {
    const { world, comments } = await worldWithTicks(['webhook']);
    await world.run();
    const [first] = world.github.state.commentsOn(101);
    if (first) first.body += 'A reviewer’s note';
    const { lines } = await world.run({ run: '4243' });
    expect(comments(101)).toEqual([expect.stringMatching(/A reviewer’s note$/)]);
    expect(lines.join('\n')).not.toContain('Commented on');
  });

  test('is posted once on a pull request that closes two gaps', async () => {
    const { world, comments } = await worldWithTicks(['webhook', 'token']);
    world.behaviour.read = (id) => ({
      json: { id, status: 'completed', prLink: linkOf('job-1') },
    });
    await world.run();
    expect(comments(101)).toHaveLength(1);
    for (const word of ['webhook', 'token']) {
      expect(comments(101)[0]).toContain(`Gap \`${world.gap(word).id}\``);
    }
  });

  test('is posted by a later run if the first run can’t post it, which is logged', async () => {
    const { world, comments } = await worldWithTicks(['webhook']);
    const path = /\/issues\/101\/comments$/;
    world.github.faults.push({ method: 'POST', path, reply: noPermission });
    const { lines, warnings, error } = await world.run();
    expect({ warnings, error }).toEqual({ warnings: [], error: null });
    expect(lines).toContain(
      `No comment on ${linkOf('job-1')} says why it exists: GitHub answered 403 to POST /repos/acme/docs/issues/101/comments: Resource not accessible by integration. The job's \`permissions:\` need \`pull-requests: write\` for one.`,
    );
    await world.run({ run: '4243' });
    expect(comments(101)).toHaveLength(1);
  });

  test('is not posted on another host, or once the pull request is merged', async () => {
    const { world, comments } = await worldWithTicks(['webhook', 'token']);
    world.behaviour.read = (id) => ({
      json: {
        id,
        status: 'completed',
        prLink: id === 'job-1' ? 'https://gitlab.com/acme/docs/pull/101' : linkOf(id),
      },
    });
    world.github.faults.push({
      method: 'GET',
      path: /\/issues\/102\/comments$/,
      reply: noPermission,
    });
    await world.run();
    world.github.state.mergePull(102, '2026-11-16T09:00:00Z');
    await world.run({ run: '4243' });
    expect([...comments(101), ...comments(102)]).toEqual([]);
  });

  test('quotes strangers’ Markdown without rendering it', async () => {
    const rows = strings.flatMap((query, place) =>
      [0, 1].map((turn) => ({
        id: `hostile-${place}-${turn}`,
        conversationId: `hostile-${place}-${turn}`,
        timestamp: '2026-11-12T09:00:00Z',
        query: `webhook signature header ${query}`,
        response: query,
        sources: [],
        pageUrl: 'https://docs.acme.example/guides/start',
        resolutionStatus: 'unanswered',
      })),
    );
    const { world } = await worldWithTicks(['Webhook signature'], [...twoWeeks(), ...rows]);
    await world.run();
    const [comment] = world.github.state.commentsOn(101);
    const { rendered } = renderSafely(comment?.body ?? '', ['https://github.com/acme/docs/']);
    expect(rendered.html.match(/<li>/g)?.length).toBeGreaterThan(10);
  });
});
