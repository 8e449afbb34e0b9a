import { describe, expect, test } from 'vitest';
import { decodeMemory } from '../../src/report/gaps/codec.ts';
import { noPullRequests, type Remembered } from '../../src/report/gaps/remember.ts';
import { composeIssue, rememberIn } from '../../src/report/issue.ts';
import { gapOf, largeMemory, subject } from './gaps/gaps.ts';
import { preparedOf } from './prepared.ts';
import { row } from './reporting.ts';

const asked = { rows: ['a1', 'a2', 'a3'].map((id) => row(id)) };

async function material(fix: 'none' | 'offer' | 'ticked' = 'offer', of = asked) {
  return {
    prepared: await preparedOf(of),
    subject,
    fix,
    run: '4242/1',
    pullRequests: noPullRequests,
  };
}
type Material = Awaited<ReturnType<typeof material>>;

/** The issue after this report, and what it says. */
function issueAfter(
  made: Material,
  {
    body = null,
    opens = false,
    change = (found: Remembered) => found,
    refusals = undefined,
  }: {
    body?: string | null;
    opens?: boolean;
    change?: (found: Remembered) => Remembered;
    refusals?: Map<string, string> | undefined;
  } = {},
) {
  const found = change(
    rememberIn(made, { bodies: body === null ? [] : [body], known: null, edit: null }),
  );
  const composed = composeIssue(made, { found, opens, ...(refusals && { refusals }) });
  const { sections, ending } = composed.content;
  const text = sections.map(({ markdown }) => markdown).join('\n\n');
  return { ...composed, text, written: `${text}\n\n${ending}` };
}

describe('an issue', () => {
  test('remembers at its end what it is given back, and with what it was opened', async () => {
    const made = await material();
    const opened = issueAfter(made, { opens: true });
    expect(opened.remembered.memory.opened).toBe('2026-11-16');
    const memory = decodeMemory({ body: opened.written, subject });
    expect(memory).toEqual(opened.remembered.memory);
    expect(opened.content).toMatchObject({ hasGaps: true, notice: '', warnings: [] });
    const next = await material('offer', { ...asked, ...{ to: '2026-11-23' } });
    const later = issueAfter(next, { body: opened.written });
    expect(later.remembered.memory).toMatchObject({
      opened: '2026-11-16',
      reports: [{ to: '2026-11-16' }, { to: '2026-11-23' }],
    });
  });

  test('has no gaps if nothing was asked, or if all of it was dismissed', async () => {
    const quiet = await material('offer', { rows: [] });
    expect(issueAfter(quiet).content).toMatchObject({ hasGaps: false });
    const made = await material();
    const first = issueAfter(made);
    const body = first.written.replace('- [ ] Not for the docs', '- [x] Not for the docs');
    expect(issueAfter(made, { body }).content).toMatchObject({ hasGaps: false });
  });

  test.each([
    ['none', 0, 'a run with `fix: ticked` starts its job'],
    ['offer', 1, 'a run with `fix: ticked` starts its job'],
    ['ticked', 1, 'its job starts with this run'],
  ] as const)('offers what `fix: %s` does', async (fix, boxes, words) => {
    const first = issueAfter(await material(fix));
    expect(first.text.match(/Let the agent fix it/g)?.length ?? 0).toBe(boxes);
    const { written } = issueAfter(await material());
    const body = written.replace('- [ ] Let the agent', '- [x] Let the agent');
    expect(issueAfter(await material(fix), { body }).text).toContain(words);
  });

  test('says why no job was started, and nothing of it unless it is told', async () => {
    const made = await material('ticked');
    const { written, remembered } = issueAfter(made);
    const body = written.replace('- [ ] Let the agent', '- [x] Let the agent');
    const refusals = new Map([[remembered.memory.gaps[0]?.id ?? '', 'the key may only read']]);
    expect(issueAfter(made, { body, refusals }).text).toContain('the key may only read');
    expect(issueAfter(made, { body }).text).not.toContain('no job was started');
  });

  test('tells news of topics that were asked twice, once', async () => {
    const dark = row('a4', { query: 'Is there a dark theme?' });
    const before = [...asked.rows, dark].map((one) => {
      return { ...one, timestamp: '2026-11-04T08:00:00Z' };
    });
    const first = issueAfter(await material('offer', { rows: before, ...{ to: '2026-11-09' } }), {
      opens: true,
    });
    const rows = ['b1', 'b2', 'b3'].map((id) => row(id, { query: 'Where is the invoice?' }));
    const next = await material('offer', { rows, ...{ previousRows: before } });
    const second = issueAfter(next, { body: first.written });
    expect(second.content.notice).toMatch(
      /^- \*\*New:\*\* “[^”]*nvoice[^”]*” \(3 conversations\)\n- \*\*No longer asked:\*\* “[^”]*ebhook[^”]*” \(3 conversations before\)$/,
    );
    const told = second.remembered.memory.gaps.flatMap((gap) => gap.told ?? []);
    expect(told).toContainEqual({ news: 'new', to: '2026-11-16' });
    expect(decodeMemory({ body: second.written, subject })).toEqual(second.remembered.memory);
  });
});

describe('a warning', () => {
  test('tells that the memory was lost', async () => {
    const made = await material();
    const { written } = issueAfter(made);
    const body = written.slice(0, written.lastIndexOf('<!--'));
    expect(issueAfter(made, { body }).content.warnings).toEqual([
      expect.stringMatching(/^The issue's memory is missing, as after an edit/),
    ]);
  });

  test('counts the ticked gaps that the memory has no room for', async () => {
    const gaps = largeMemory({ gaps: 1_500, seed: 1 }).gaps.map((gap) =>
      gapOf({ ...gap, dismissed: true }),
    );
    const change = (found: Remembered) => ({ ...found, memory: { ...found.memory, gaps } });
    const { content } = issueAfter(await material(), { change });
    const kept = decodeMemory({ body: content.ending, subject });
    const left = kept && kept !== 'broken' ? kept.gaps.length : 0;
    expect(left).toBeGreaterThan(100);
    expect(content.warnings).toEqual([
      `The issue's memory is full: ${1_500 - left} gaps that were ticked, and asked longest ago, are no longer remembered.`,
    ]);
  });
});
