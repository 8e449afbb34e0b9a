import { describe, expect, test, vi } from 'vitest';
import * as extras from '../../src/extra.ts';
import { inProcessRun } from '../faults/in-process.ts';
import {
  search,
  serveFeedback,
  serveFeedbackByPage,
  serveSearches,
  vote,
} from '../world/analytics.ts';
import { servePages } from '../world/conversations.ts';
import { type StandInGitHub, startGitHub } from '../world/github.ts';
import { startModel } from '../world/model.ts';
import { startService } from '../world/service.ts';
import { answers, before, changingPull, checkoutOf } from './readers/webhook-docs.ts';
import { readReport, row } from './reporting.ts';

const verify = (page: string) =>
  [1, 2, 3, 4].map((at) =>
    row(`${page} ${at}`, {
      query: `verify the signature of a webhook ${'again '.repeat(at)}`,
      pageUrl: `https://docs.acme.example/${page}`,
    }),
  );
const rows = [...answers(), ...verify('webhooks'), ...verify('keys')];

const feedback = [vote('/webhooks', false, 'The header is missing')];

/** A world in which a report has every optional part. */
async function startWorld() {
  const github = await startGitHub({
    permissions: { contents: 'read', issues: 'write', 'pull-requests': 'write' },
  });
  const model = await startModel(() => ({ content: '{"sections": [], "topics": []}' }));
  const service = await startService({
    conversations: servePages(rows),
    searches: serveSearches([search('verify webhook signature', 34)]),
    feedback: serveFeedback(feedback),
    feedbackByPage: serveFeedbackByPage(feedback),
  });
  const weekly = {
    'post-to': 'summary, issue',
    'also-read': 'searches, feedback',
    compare: 'false',
  };
  return {
    github,
    report: async (
      given: Record<string, string>,
      event?: { name: string; payload: object },
      run = inProcessRun(),
    ) => {
      const left = await run.start({
        github,
        event,
        serviceUrl: service.url,
        env: { GITHUB_WORKSPACE: checkoutOf(before) },
        with: { mode: 'report', 'model-url': model.url, model: 'm', ...weekly, ...given },
      });
      const read = readReport(left.outputs.reportDir, service.requests);
      return { ...left, ...read, asked: service.requests.length };
    },
  };
}

/** The extras of every report with docs, a model, searches and feedback. */
const common = [
  'dead citations',
  'feedback',
  'its chart',
  'its page `report.html`',
  'places in the docs',
  'searches',
  'some or all of the feedback',
  'some or all of the searches',
  'the docs',
  'votes on pages',
  'what a model reads',
  'what a model says of its topics',
];

const reports = {
  'of all pages': {
    startedBy: () => ({ given: {}, event: undefined }),
    names: [...common, 'news of the pull requests of its gaps'],
    unanswered: 8,
  },
  'on a pull request': {
    startedBy: (github: StandInGitHub) => ({
      given: { scope: 'pull-request', 'post-to': 'summary, comment' },
      event: changingPull(github),
    }),
    names: [
      ...common,
      'a reader test',
      "a reader test, which needs `contents: read` in the job's `permissions:`",
      'the gaps that the issue remembers',
      'what a model says of the change',
    ],
    unanswered: 4,
  },
};

/** Makes the extra with this name throw, and lists the names of all that run. */
function breakExtra(name: string | null): string[] {
  const run: string[] = [];
  const { extraRunner } = extras;
  vi.spyOn(extras, 'extraRunner').mockImplementation((step) => {
    const extra = extraRunner(step);
    return (what, work) => {
      run.push(what);
      return extra(what, (...of) => {
        if (what === name) throw new TypeError('Cannot read properties of undefined');
        return work(...of);
      });
    };
  });
  return run;
}

test.each(Object.entries(reports))(
  'if an extra of a report %s throws, it is left out with one warning',
  async (_, { startedBy, names, unanswered }) => {
    const { github, report } = await startWorld();
    const { given, event } = startedBy(github);
    // The first report gives the issue something to remember.
    await report({});
    const run = breakExtra(null);
    expect(await report(given, event)).toMatchObject({ error: null, warnings: [] });
    expect([...new Set(run)].sort()).toEqual(names.toSorted());
    for (const name of names) {
      vi.restoreAllMocks();
      breakExtra(name);
      const { error, warnings, outputs, summary, report: made } = await report(given, event);
      expect(warnings).toEqual([
        `The report goes without ${name}: Cannot read properties of undefined`,
      ]);
      expect({ error, outcome: outputs.outcome }).toEqual({ error: null, outcome: 'complete' });
      expect(summary).toContain('9–15 November 2026');
      expect(made).toMatchObject({ complete: true, totals: { unanswered } });
    }
  },
);

describe('if GitHub never answers requests for the issue', () => {
  async function unanswered(given: Record<string, string>) {
    const { github, report } = await startWorld();
    const before = await report({});
    const [issue] = github.state.issues;
    const body = issue?.body;
    const run = inProcessRun();
    github.faults.push({
      path: /\/issues$/,
      times: Number.POSITIVE_INFINITY,
      reply: { fault: 'stall' },
      meanwhile: run.stall,
    });
    const alone = { 'also-read': 'none', 'model-url': '', model: '' };
    const left = await report({ ...alone, ...given }, undefined, run);
    expect(issue?.body).toBe(body);
    return { ...left, asked: left.asked - before.asked };
  }

  test.each(['none', 'ticked'])(
    'the report is made without its memory, and the step fails, with `fix: %s`',
    async (fix) => {
      const { error, outputs, summary, files } = await unanswered({ fix });
      expect(error).toMatch(
        /^`post-to: issue` failed on acme\/docs\. No usable answer from GitHub to GET \/repos\/acme\/docs\/issues: no complete response within .* The rolling issue could not be read, so it was left as it is, no agent job was started, and the report was made without its memory\./,
      );
      expect(outputs).toMatchObject({ outcome: 'complete', issueUrl: '' });
      expect(summary).toContain('**8 of 28 questions');
      expect(files['report.md']).toContain('8 of 28 questions');
    },
  );

  test('`date-to: last` fails the step before any request to the service', async () => {
    const { error, asked } = await unanswered({ 'date-to': 'last' });
    expect(error).toMatch(/No usable answer from GitHub to GET \/repos\/acme\/docs\/issues:/);
    expect(asked).toBe(0);
  });
});
