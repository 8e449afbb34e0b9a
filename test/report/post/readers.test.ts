import { describe, expect, test } from 'vitest';
import { after, answers, before, checkoutOf } from '../readers/webhook-docs.ts';
import { linkOf, startFixWorld, twoWeeks } from './world.ts';

/** A ticked gap, and the pull request that its job will open. */
async function ticked({
  head = { 'webhooks.mdx': after },
  contents = true,
  cited = '/webhooks',
}: {
  /** The changed files at the head; null for a deleted one. */
  head?: Record<string, string | null>;
  contents?: boolean;
  /** The page that answers cite. */
  cited?: string;
} = {}) {
  const world = await startFixWorld({
    rows: [...twoWeeks(), ...answers(cited)],
    permissions: {
      issues: 'write',
      'pull-requests': 'write',
      ...(contents && { contents: 'read' }),
    },
  });
  const env = { GITHUB_WORKSPACE: checkoutOf(before) };
  await world.run({ with: { fix: 'offer' }, run: '1', env });
  world.turn('webhook', true);
  const { state } = world.github;
  const pull = state.addPull({
    number: 101,
    files: Object.entries(head).map(([filename, text]) => ({
      filename,
      status: text === null ? 'removed' : 'modified',
    })),
  });
  state.contents.set(`${pull.baseSha}:webhooks.mdx`, before);
  for (const [path, text] of Object.entries(head)) {
    if (text !== null) state.contents.set(`${pull.sha}:${path}`, text);
  }
  const comment = () => {
    const [one, ...others] = state.commentsOn(101);
    expect(others).toEqual([]);
    return one?.body.replaceAll('\u200b', '') ?? '';
  };
  const asked = (path: RegExp) =>
    world.github.requests.filter((request) => path.test(request.path)).length;
  return { world, env, comment, asked };
}

describe('the comment on a fix’s pull request, of docs in the checkout', () => {
  test('says first how many of the gap’s questions come nearest to what it writes', async () => {
    const { world, env, comment, asked } = await ticked();
    const { lines, warnings, error } = await world.run({ env });
    expect({ warnings, error }).toEqual({ warnings: [], error: null });
    const [, gap] = comment().split('\n\n').slice(1);
    const gain =
      'questions come nearest to *Verify the signature* in `webhooks.mdx`, which it adds: “';
    expect(gap).toContain(`**${world.gap('webhook').heading}** · Gap`);
    expect(comment()).toContain(`${gap}\n\n7 of 7 ${gain}`);
    expect(lines).toContain(`Commented on ${linkOf('job-1')} to say why it exists.`);
    // One request for each file and commit.
    expect(asked(/\/contents\//)).toBe(2);
    expect(asked(/\/pulls\/101\/files$/)).toBe(1);

    await world.run({ env, run: '4243' });
    expect(comment()).toContain(gain);
    expect(asked(/\/contents\//)).toBe(2);
  });

  test('says what a page that answers cite loses', async () => {
    const { world, env, comment } = await ticked({ head: { 'webhooks.mdx': null } });
    await world.run({ env });
    expect(comment()).not.toContain('come nearest');
    expect(comment()).toContain(
      '- `webhooks.mdx` is deleted or hidden, without a redirect: 20 answered questions cite it. Sentences left in the docs: 0 of 1.',
    );
  });

  test.each<[string, Parameters<typeof ticked>[0]]>([
    ['if the docs are another site’s', { cited: '/elsewhere' }],
    ['if nobody’s question comes nearer', { head: { 'webhooks.mdx': `${before}\nMore of it.\n` } }],
    ['if it changes no docs', { head: { 'src/index.ts': 'export {};' } }],
  ])('does not mention readers %s', async (_, given) => {
    const { world, env, comment } = await ticked(given);
    const { lines } = await world.run({ env });
    expect(comment()).toContain('For the review');
    expect(comment()).not.toMatch(/come nearest|Answers cite/);
    expect(lines.join('\n')).not.toContain('reader test');
  });

  test('leaves the result out, with a warning, if the files can’t be read', async () => {
    const { world, env, comment } = await ticked({ contents: false });
    const { warnings, error } = await world.run({ env });
    expect(error).toBeNull();
    expect(comment()).toContain('For the review');
    expect(comment()).not.toContain('come nearest');
    expect(warnings).toEqual([
      expect.stringMatching(
        /^The report goes without a reader test, which needs `contents: read` in the job's `permissions:`: GitHub answered 403 to GET \/repos\/acme\/docs\/compare\/\w+\.{3}\w+: Resource not accessible by integration\.$/,
      ),
    ]);
  });
});
