import { describe, expect, test } from 'vitest';
import type { Gap } from '../../../src/report/gaps/gap.ts';
import type { KnownIssue } from '../../../src/report/model/remembered.ts';
import type { ReportTopic } from '../../../src/report/model/report-model.ts';
import { renderReport } from '../../../src/report/render/report.ts';
import { renderDismissedTopics } from '../../../src/report/render/rest.ts';
import { standingText } from '../../../src/report/render/standing.ts';
import { renderBoxes } from '../../../src/report/render/topic-fold.ts';
import { gapOf, idOf, knownOf, memoryOf, reportTo, withIntention, withJob } from '../gaps/gaps.ts';
import { sampleMeta, sampleReport } from '../sample.ts';

const id = idOf(1);
const issueOf = (fields: Partial<Gap>, fix = true): KnownIssue =>
  knownOf(memoryOf([gapOf({ id: idOf(2), dismissed: true }), gapOf({ id, ...fields })]), { fix });
const dismiss = (mark: string) => `- [${mark}] Not for the docs <!-- gap:${id} dismiss -->`;
const ours = (mark: string) => `- [${mark}] We write it ourselves <!-- gap:${id} ours -->`;
const fix = (mark: string) => `- [${mark}] Let the agent fix it <!-- gap:${id} fix -->`;

const { model, details } = sampleReport({
  rows: Array.from({ length: 30 }, () => ({ topic: 'A *topic*' })),
  previousRows: [{ topic: 'A *topic*' }],
});
const [first] = model.topics;
if (!first) throw new Error('There is no topic');
const topic: ReportTopic = { ...first, id };

test.each<[Partial<Gap>, boolean, string[]]>([
  [{}, true, [dismiss(' '), ours(' '), fix(' ')]],
  [{}, false, [dismiss(' '), ours(' ')]],
  [{ dismissed: true }, false, [dismiss('x'), ours(' ')]],
  [{ ours: true }, false, [dismiss(' '), ours('x')]],
  [{ request: 'asked' }, false, [dismiss(' '), ours(' '), fix('x')]],
  [{ request: 'taken', dismissed: true }, true, [dismiss('x'), ours(' '), fix('x')]],
])('the boxes of a gap with %o, if a fix is offered: %s', (fields, offersFix, lines) => {
  expect(renderBoxes(issueOf(fields, offersFix), id)).toEqual([lines.join('\n')]);
});

test('a topic that is not remembered has boxes, too', () => {
  expect(renderBoxes(knownOf(memoryOf([])), id)).toEqual([
    `${dismiss(' ')}\n${ours(' ')}\n${fix(' ')}`,
  ]);
  expect(renderBoxes({ ...knownOf(memoryOf([])), offers: null }, id)).toEqual([]);
});

test('topics that are not for the docs are in one fold, each with its boxes', () => {
  const issue = issueOf({ dismissed: true }, false);
  expect(renderDismissedTopics({ topics: [topic, { ...topic, trend: null }], issue })).toEqual([
    {
      title: 'topics that are not for the docs',
      markdown: `<details>
<summary><strong>Not for the docs</strong> · 2 topics</summary>

Untick a topic to bring it back with the next report.

**A &#42;topic&#42;** · 30 conversations, 1 before

${dismiss('x')}
${ours(' ')}

**A &#42;topic&#42;** · 30 conversations

${dismiss('x')}
${ours(' ')}

</details>`,
    },
  ]);
  expect(renderDismissedTopics({ topics: [], issue })).toEqual([]);
  expect(renderDismissedTopics({ topics: [topic], issue: null })).toEqual([]);
});

describe('what a topic’s fold tells of its gap', () => {
  const from = '2026-11-13';

  test.each<[Partial<ReportTopic>, string]>([
    [{}, ''],
    [{ firstReported: from }, ''],
    [{ firstReported: '2026-11-12' }, '**Reported since** 12 November'],
    [{ firstReported: '2025-11-12' }, '**Reported since** 12 November 2025'],
  ])('is since when it is known: %o', (fields, text) => {
    expect(standingText({ ...topic, ...fields }, { from, issue: null })).toBe(text);
    expect(standingText({ ...topic, ...fields }, { from, issue: issueOf({}) })).toBe(text);
  });

  test('is what became of its box', () => {
    const job = withJob(withIntention(memoryOf([gapOf({ id })]), id, { run: '1' }), id, {
      jobId: 'j-1',
    });
    const standing = (of: KnownIssue) =>
      standingText({ ...topic, firstReported: '2026-11-05' }, { from, issue: of });
    const since = '**Reported since** 5 November';
    expect(standing(knownOf(job))).toBe(`${since} · **State:** a job is at work: \`j-1\``);
    const waits = '**State:** ticked; a run with `fix: ticked` starts its job';
    expect(standing(issueOf({ request: 'asked' }))).toBe(`${since} · ${waits}`);
    expect(standing(issueOf({ request: 'unclear' }))).toContain('ticked, but what came of');
  });
});

test('an issue’s report has boxes, fixes, the dismissed, and the chart of its reports', () => {
  const memory = memoryOf([gapOf({ id: first.id, heading: 'A', request: 'asked' })]);
  const history = [1, 2, 3].map((at) => reportTo(`2026-11-0${at}`));
  const dismissedTopics = [{ ...topic, id: idOf(3), label: 'Not ours' }];
  const rendered = (issue: KnownIssue | null) =>
    renderReport({
      model: { ...model, dismissedTopics, history },
      details,
      meta: sampleMeta,
      issue,
    });
  const titles = (issue: KnownIssue | null) => rendered(issue).map(({ title }) => title);
  const fold = 'details of “A &#42;topic&#42;”';
  expect(titles(knownOf(memory))).toEqual([
    ...['headline', 'what is under way', 'table of topics', 'table of fixes', fold],
    'topics that are not for the docs',
    'chart of the unanswered share by report',
    'about this report',
  ]);
  expect(titles(null)).toEqual([
    ...['headline', 'start here', 'table of topics', fold],
    'chart of the unanswered share by report',
    'about this report',
  ]);
  const under = rendered(knownOf(memory))[1]?.markdown;
  expect(under).toBe(
    '### Under way\n\n- **1 · A**: ticked for the agent, and its job is to be started',
  );
  expect(rendered(knownOf(memory))[2]?.markdown).toContain('| Ticked for the agent |');
  const fixes = rendered(knownOf(memory))[3]?.markdown;
  expect(fixes).toContain('| A | – | – | – | ticked; a run with `fix: ticked` starts its job |');
  const resolved = { ...model, topics: [], resolvedTopics: model.topics };
  const gone = renderReport({
    ...{ model: resolved, details, meta: sampleMeta },
    issue: knownOf(memory),
  });
  expect(gone.map(({ markdown }) => markdown).join()).toContain('ticked; a run with');
});
