import { describe, expect, onTestFinished, test } from 'vitest';
import type { Issue } from '../../src/github/issue-search.ts';
import { noPermission } from '../world/github/reply.ts';
import { accounts } from '../world/github/state.ts';
import { markerOf, post, shown } from './posting-issues.ts';
import { calls, githubFor, startRun } from './setup.ts';

/** Copies what follows `retained:` in the previous body, and records the issues that it was given. */
function keeping(given: (Issue | null)[] = []) {
  return (previous: Issue | null) => {
    given.push(previous);
    const retained = /retained: .*/.exec(previous?.body ?? '')?.[0].trim() ?? 'retained: nothing';
    return {
      ending: `<!-- ${retained} -->`,
      sections: [{ title: 'Retained', markdown: retained }],
    };
  };
}

const write = (text: string) => (body: string) => `${body}\nretained: ${text}`;

describe('what people changed in an issue', () => {
  test('is read again right before the write', async () => {
    const world = await githubFor(onTestFinished);
    await post(await startRun({ world }));
    const meanwhile = () => world.state.editIssue(1, write('a tick'));
    world.faults.push({ method: 'GET', path: /\/issues\/1$/, meanwhile });
    world.requests.length = 0;
    await post(await startRun({ world }), { compose: keeping() });
    expect(calls(world).slice(-2)).toEqual(['GET /issues/1', 'PATCH /issues/1']);
    expect(shown(world)[0]?.body).toBe(
      `${markerOf()}\nretained: a tick\n\n<!-- retained: a tick -->\n`,
    );
  });

  test('is taken from a closed issue, with its last change', async () => {
    const world = await githubFor(onTestFinished);
    await post(await startRun({ world }));
    world.state.editIssue(1, write('a tick'));
    Object.assign(world.state.issues[0] ?? {}, { state: 'closed' });
    const given: (Issue | null)[] = [];
    await post(await startRun({ world }), { compose: keeping(given) });
    expect(given.at(-1)).toMatchObject({ number: 1 });
    expect(shown(world).map(({ state }) => state)).toEqual(['closed', 'open']);
    expect(shown(world)[1]?.body).toContain('<!-- retained: a tick -->');
  });

  test('is not looked for in a body that no longer begins with the marker', async () => {
    const box = '- [x] Let the agent fix it <!-- gap:0123456789ab fix -->';
    const noted = `A note.\n${markerOf()}\n${box}`;
    for (const left of ['', `We talked about this.\n${box}`, noted]) {
      const world = await githubFor(onTestFinished);
      await post(await startRun({ world }));
      world.state.editIssue(1, () => left);
      const { body } = world.state.issues[0] ?? {};
      const given: (Issue | null)[] = [];
      await post(await startRun({ world }), { text: 'Week 2', compose: keeping(given) });
      expect(given).toEqual([null]);
      expect(shown(world)).toMatchObject([{ number: 1, state: 'open', body }, { number: 2 }]);
      expect(world.state.commentsOn(1)).toEqual([]);
    }
  });

  test('does not extend to issues of other people or other reports', async () => {
    const world = await githubFor(onTestFinished);
    const title = 'Documentation gap report';
    const labels = ['documentation-gaps'];
    world.state.addIssue({ title, labels, user: accounts.person, body: '' });
    world.state.addIssue({ title, user: accounts.workflow, body: 'Made by another workflow' });
    const other = markerOf().replace('scope=all', 'scope=pull-request');
    world.state.addIssue({ title, labels, user: accounts.workflow, body: other });
    await post(await startRun({ world }));
    expect(shown(world).map(({ body }) => body)).toEqual([
      '',
      'Made by another workflow',
      other,
      `${markerOf()}\nReport\n`,
    ]);
  });
});

describe('a notice', () => {
  const compose = () => ({ notice: '- **New:** “Refunds” (3 conversations)' });
  const bodies = (comments: { body: string }[]) => comments.map(({ body }) => body);

  test('is one comment for each report, which another run for that report edits', async () => {
    const world = await githubFor(onTestFinished);
    await post(await startRun({ world }));
    await post(await startRun({ world }), { compose });
    await post(await startRun({ world }), { compose });
    const changed = () => ({ notice: '- **New:** “Refunds” (4 conversations)' });
    await post(await startRun({ world }), { compose: changed });
    const first = `${markerOf('week-1')}\n- **New:** “Refunds” (4 conversations)\n`;
    expect(bodies(world.state.commentsOn(1))).toEqual([first]);
    await post(await startRun({ world }), { compose, noticeId: 'week-2' });
    expect(bodies(world.state.commentsOn(1))).toHaveLength(2);
  });

  test('is not posted if nothing changed, if it is turned off, or if the issue is new', async () => {
    const world = await githubFor(onTestFinished);
    await post(await startRun({ world }), { compose });
    await post(await startRun({ world }));
    await post(await startRun({ world }), { compose, noticeId: null });
    Object.assign(world.state.issues[0] ?? {}, { state: 'closed' });
    await post(await startRun({ world }), { compose });
    expect(world.state.comments).toEqual([]);
  });

  test('that is refused leaves the issue as it was written, with a warning', async () => {
    const world = await githubFor(onTestFinished);
    await post(await startRun({ world }));
    world.faults.push({ method: 'POST', path: /\/comments$/, reply: noPermission });
    const run = await startRun({ world });
    await post(run, { compose, text: 'Week 2' });
    expect(shown(world)[0]?.body).toContain('Week 2');
    expect(run.log.warnings.join()).toContain('the comment that says what changed failed');
  });
});
