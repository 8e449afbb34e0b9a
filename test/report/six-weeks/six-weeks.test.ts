import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Change, fixes, mondays, startWorld } from './world.ts';

/*
 * What a documentation lead, a writer and the author of a pull request read over six weeks, as the
 * bundle writes it. The files next to this one show each change of a word in review.
 */

/** A body without its hidden lines, the marker and the memory. */
const shown = (body: string): string => `${body.replaceAll(/^<!-- docs-.* -->\n?/gm, '').trim()}\n`;

const texts: Record<string, string> = {};

const weekly = { 'post-to': 'summary, issue', fix: 'offer' };
const at = (monday: string, time = '06:00:00') => `${monday}T${time}Z`;

const pulls: Readonly<Record<string, Change>> = {
  closes: {
    'docs/databases/migrations.mdx': (text) =>
      `${text}\n## Undo a migration\n\nTo undo the last migration, or roll back a migration that failed, run \`acme migrate undo\`.\nA migration can be undone after the deployment.\n`,
  },
  deletes: { 'docs/databases/backups.mdx': () => null },
  spaces: { 'docs/databases/migrations.mdx': (text) => text.replaceAll('\n\n', '\n\n\n') },
};

beforeAll(async () => {
  const world = await startWorld();
  const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = mondays;
  const report = (monday: string) => world.run(at(monday), { ...weekly, 'date-to': monday });
  texts.summary = (await report(first)).summary;
  await report(second);
  world.tick(world.gapAbout('signature'), 'fix');
  const ticked = { 'post-to': 'issue', fix: 'ticked', 'date-to': 'last' };
  await world.run(at(second, '09:00:00'), ticked);
  texts['fix-comment'] = world.github.state.commentsOn(world.agentPull)[0]?.body ?? '';
  world.merge(world.agentPull, fixes.signature, at(second, '12:00:00'));
  world.openPull(13, fixes.rotation, { body: `Gap ${world.gapAbout('otat')}` });
  world.merge(13, fixes.rotation, at(second, '13:00:00'));
  await report(third);
  await report(fourth);
  world.tick(world.gapAbout('nvoices'), 'ours');
  await report(fifth);
  world.openPull(14, fixes.invoices, { body: `Gap ${world.gapAbout('nvoices')}` });
  world.merge(14, fixes.invoices, at(fifth, '12:00:00'));
  const last = await report(sixth);
  const briefs = join(last.outputs.reportDir ?? '', 'briefs');
  const [brief = ''] = readdirSync(briefs)
    .map((name) => readFileSync(join(briefs, name), 'utf8'))
    .filter((text) => text.includes('undo the last migration'));
  texts.brief = brief;
  texts.issue = world.issue().body;
  texts.notices = world.github.state
    .commentsOn(world.issue().number)
    .filter(({ body }) => !body.includes(' kind=claim '))
    .map(({ body }) => shown(body))
    .join('\n---\n\n');
  for (const [place, [name, change]] of Object.entries(pulls).entries()) {
    const pull = world.openPull(21 + place, change);
    const event = { name: 'pull_request', payload: world.github.events.pullRequest(pull) };
    const scoped = { scope: 'pull-request', 'post-to': 'comment', 'date-to': sixth };
    await world.run(at(sixth, '10:00:00'), scoped, event);
    texts[name] = world.github.state.commentsOn(pull.number)[0]?.body ?? '';
  }
}, 240_000);

test.each([
  ['the summary of the first Monday', 'summary'],
  ['the comment on the pull request of a ticked gap', 'fix-comment'],
  ['the comments on the issue', 'notices'],
  ['the issue, with a fix that worked, one that did nothing and one too young to tell', 'issue'],
  ['the brief of a gap', 'brief'],
  ['the comment on a pull request that closes a gap', 'closes'],
  ['on one that deletes a page', 'deletes'],
  ['on one that changes only spaces', 'spaces'],
])('%s', async (_, name) => {
  await expect(shown(texts[name] ?? '')).toMatchFileSnapshot(`${name}.md`);
});
