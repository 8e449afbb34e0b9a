import { describe, expect, onTestFinished, test } from 'vitest';
import type { IssueSnapshot } from '../../src/github/issue.ts';
import { noPermission } from '../world/github/reply.ts';
import { accounts } from '../world/github/state.ts';
import { markerOf, post, shown } from './posting-issues.ts';
import { calls, githubFor, startRun } from './setup.ts';

/** Copies what follows `retained:` in the previous body, and records the issues that it was given. */
function keeping(given: (readonly IssueSnapshot[])[] = []) {
  return (previous: readonly IssueSnapshot[]) => {
    given.push(previous);
    const retained =
      /retained: .*/.exec(previous[0]?.body ?? '')?.[0].trim() ?? 'retained: nothing';
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
    const given: (readonly IssueSnapshot[])[] = [];
    await post(await startRun({ world }), { compose: keeping(given) });
    expect(given.at(-1)).toMatchObject([{ at: world.state.issues[0]?.updatedAt }]);
    expect(shown(world).map(({ state }) => state)).toEqual(['closed', 'open']);
    expect(shown(world)[1]?.body).toContain('<!-- retained: a tick -->');
  });

  test('counts even if they emptied the body, or overwrote its beginning', async () => {
    const box = '- [ ] Not for the docs <!-- gap:0123456789ab dismiss -->';
    const noted = `A note.\n${markerOf()}\n`;
    for (const change of [() => '', () => `We talked about this.\n${box}`, () => noted]) {
      const world = await githubFor(onTestFinished);
      await post(await startRun({ world }));
      world.state.editIssue(1, change);
      await post(await startRun({ world }), { text: 'Week 2' });
      expect(shown(world)).toEqual([{ number: 1, state: 'open', body: `${markerOf()}\nWeek 2\n` }]);
    }
  });

  test('may be a note above the marker and a new title: the issue is still ours', async () => {
    const world = await githubFor(onTestFinished);
    await post(await startRun({ world }));
    world.state.editIssue(1, (body) => `A note.\n\n${body}`);
    Object.assign(world.state.issues[0] ?? {}, { title: 'Renamed' });
    await post(await startRun({ world }));
    expect(shown(world)).toHaveLength(1);
  });

  test('does not extend to issues of the same account without anything of ours', async () => {
    const world = await githubFor(onTestFinished);
    const fields = { title: 'Documentation gap report', labels: ['documentation-gaps'] };
    for (const body of ['We talked about this.', 'Retained by another workflow']) {
      world.state.addIssue({ ...fields, user: accounts.workflow, body });
    }
    const run = await startRun({ world });
    await post(run);
    expect(run.log.warnings).toEqual([
      expect.stringMatching(/^Issue #2 has the report's title but .* its state is lost/),
    ]);
    expect(shown(world)).toEqual([
      { number: 1, state: 'open', body: 'We talked about this.' },
      { number: 2, state: 'open', body: 'Retained by another workflow' },
      { number: 3, state: 'open', body: `${markerOf()}\nReport\n` },
    ]);
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
