import { describe, expect, onTestFinished, test } from 'vitest';
import type { Issue } from '../../src/github/issue-search.ts';
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
});
