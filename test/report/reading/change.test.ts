import { describe, expect, test } from 'vitest';
import { servePages } from '../../world/conversations.ts';
import { startGitHub } from '../../world/github.ts';
import { type ModelReply, startModel } from '../../world/model.ts';
import { type Coverage, careful, type Material } from '../../world/reader.ts';
import { reportHere } from '../in-process.ts';
import { after, answers, before, changingPull, checkoutOf } from '../readers/webhook-docs.ts';
import { row } from '../reporting.ts';

const questions = [
  'How do I verify a webhook signature?',
  'verify webhook signature',
  'is this event really yours',
];
const rows = questions.map((query, at) => row(`a${at}`, { query, conversationId: `c${at}` }));
type Describe = Material & { task: 'describe' };

/** The report on a pull request, with a model that says what the new section covers. */
async function readBy({
  coverage = 'present',
  base = before,
  head = after,
  describing = (answer) => answer,
  onPage = false,
}: {
  coverage?: Coverage;
  base?: string;
  head?: string;
  /** Replaces the model's reply to the request to describe with this index. */
  describing?: (answer: object, index: number) => object;
  /** Whether the questions were asked on the page that changes. */
  onPage?: boolean;
} = {}) {
  const answer = careful(
    {
      labelOf: (text) => (questions.includes(text) ? 'signature' : null),
      titleOf: () => 'Verify a webhook signature',
      placesOf: () => [{ file: 'webhooks.mdx', heading: 'Verify the signature', coverage }],
    },
    { leftOut: 0, wrong: 0 },
  );
  const described: Describe[] = [];
  const model = await startModel(({ material }): ModelReply => {
    const asked = material as Material;
    const reply = answer(asked);
    const content =
      asked.task === 'describe' ? describing(reply, described.push(asked) - 1) : reply;
    return { content: JSON.stringify(content) };
  });
  const github = await startGitHub({
    permissions: { 'pull-requests': 'write', issues: 'write', contents: 'read' },
  });
  const contents = { base: { 'webhooks.mdx': base }, head: { 'webhooks.mdx': head } };
  const asked = rows.map((one) => ({
    ...one,
    pageUrl: `https://docs.acme.example/${onPage ? 'webhooks' : 'other'}`,
  }));
  const left = await reportHere(servePages([...answers(), ...asked]), {
    github,
    event: changingPull(github, contents),
    env: { GITHUB_WORKSPACE: checkoutOf(head) },
    with: {
      scope: 'pull-request',
      'post-to': 'comment',
      'model-url': model.url,
      model: 'small',
    },
  });
  const comment = github.state.commentsOn(7)[0]?.body ?? '';
  return { ...left, requests: model.requests, described, comment };
}

const here = '*Verify the signature* in `webhooks.mdx`';
const missing = 'Tell it: Verify a webhook signature.';

describe('for a gap that a model reads before and after a change', () => {
  test.each([
    ['closed', 'present', before, after, `the change adds the answer to ${here}.`],
    [
      'partly closed',
      'partial',
      before,
      after,
      `the change adds part of the answer to ${here}. What was missing: ${missing}`,
    ],
    [
      'lost',
      'present',
      after,
      before,
      `the change removes the answer, or part of it, from ${here}.`,
    ],
  ] as const)('the comment says that it is %s', async (_, coverage, base, head, says) => {
    const { comment, report, warnings } = await readBy({ coverage, base, head });
    expect(comment).toContain(
      `- *Verify a webhook signature*: 3 questions ask this. As a model reads the docs, ${says}`,
    );
    expect(comment).not.toContain('come nearest to');
    const [covered, uncovered] =
      base === before ? ['coverageAfter', 'coverageBefore'] : ['coverageBefore', 'coverageAfter'];
    expect(report.readerTest.topics).toMatchObject([
      { heading: 'Verify the signature', [covered]: coverage, [uncovered]: 'absent' },
    ]);
    expect(comment).toContain('The model `small` was sent 3 questions and the sections nearest');
    expect(warnings).toEqual([]);
  });

  test('the comment says only what stays open if the coverage is unchanged', async () => {
    const { comment, report } = await readBy({ coverage: 'absent', onPage: true });
    expect(comment).toContain('Add a section after [Verify the signature, webhooks.mdx]');
    expect(report.topics[0]).toMatchObject({
      missing,
      kind: 'missing-section',
      place: { heading: 'Verify the signature', coverage: 'absent' },
    });
    expect(comment).toContain(
      '**No gap’s questions come nearest to what this pull request writes.**',
    );
    expect(report.readerTest.topics).toEqual([]);
  });
});

test('no request has both ends of the change, and the model’s words on the head are not posted', async () => {
  const { described, requests, comment, files } = await readBy({
    describing: (answer, index) =>
      index === 0
        ? answer
        : {
            topics: [
              {
                n: 1,
                heading: 'Verify everything for free',
                missing: 'Verify everything for free.',
                section: 1,
                coverage: 'partial',
              },
            ],
          },
  });
  const texts = described.map(({ topics }) => JSON.stringify(topics));
  expect(texts.map((text) => text.includes('Verify the signature header'))).toEqual([false, true]);
  expect(requests.length).toBeLessThanOrEqual(12);
  expect(comment).toContain('the change adds part of the answer to');
  expect(`${comment}${Object.values(files).join()}`).not.toContain('for free');
});

test('the reader test is reported if the model does not describe one end', async () => {
  const { comment, report, warnings } = await readBy({
    describing: (answer, index) => (index === 0 ? answer : { nonsense: true }),
  });
  expect(comment).toContain(
    '2 of 3 questions come nearest to *Verify the signature* in `webhooks.mdx`',
  );
  expect(report.readerTest.topics[0]).toMatchObject({ coverageBefore: null, coverageAfter: null });
  expect(warnings).toEqual([
    expect.stringMatching(/^1 of \d requests to the model small had no usable reply/),
  ]);
});
