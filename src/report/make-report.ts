import { basename } from 'node:path';
import { extraRunner } from '../extra.ts';
import { lastCommitOf } from '../github/pull-request-history.ts';
import { formatNumber } from '../text/counts.ts';
import { assemble } from './assemble/assemble.ts';
import { type FoundGaps, findGaps, type ReportSources } from './assemble/findings.ts';
import type { Report } from './assemble/report.ts';
import { docsUrl } from './docs-read.ts';
import { rememberReport } from './gaps/remember.ts';
import type { Run } from './open-run.ts';
import type { IssueMaterial } from './post/issue-content.ts';
import type { PullRequestLookup } from './post/look-up.ts';
import { type RegressedFix, recordFixChecks } from './readers/fix-checks.ts';
import { maxRequestsForChange } from './readers/judge-change.ts';
import { openReportModel } from './reading/report-model.ts';
import { renderChart } from './render/report.ts';
import { writeReport } from './write-report.ts';

/** Grouping at least this many questions takes seconds, so it is logged. */
const manyQuestions = 5_000;

/** What an issue remembers, with the current states of its gaps' pull requests. */
export interface IssueMemory extends PullRequestLookup {
  /**
   * Which issue remembers: `rolling` is the one that the run posts to, `unread` if it could not be read;
   * `other` is the issue about all pages, for a report on some of them.
   */
  issue: 'rolling' | 'unread' | 'other' | 'none';
}

/** A report, with the material for its later versions in the issue. */
export interface MadeReport extends IssueMaterial, Pick<FoundGaps, 'testReaders'> {
  report: Report;
}

/** Makes the report and writes its files. */
export async function makeReport(
  run: Run,
  sources: ReportSources,
  { memory, pulls, issue }: IssueMemory,
): Promise<MadeReport> {
  const extra = extraRunner(run.step);
  const { toRemember, promises, testReaders, ...found } = await findIn(run, sources, memory);
  const isCounted = toRemember && issue === 'rolling';
  const { memory: counted, broken } = recordFixChecks(
    isCounted ? rememberReport(memory, toRemember) : memory,
    toRemember ? promises : [],
  );
  const withCommits = await extra('the commits that undid a fix', ({ deadline }) =>
    addCommits(broken, run, deadline),
  );
  const findings = { ...found.findings, regressedFixes: withCommits ?? broken };
  const isKnown = issue === 'rolling' || issue === 'other';
  const report = assemble(findings, isKnown ? { memory: counted, pulls, offers: null } : null);
  const chart = (await extra('its chart', () => renderChart(report))) ?? [];
  await writeReport(report, chart, run);
  return { report, findings, counted, pulls, chart, testReaders };
}

async function findIn(
  run: Run,
  sources: ReportSources,
  memory: IssueMemory['memory'],
): Promise<FoundGaps> {
  const { inputs, step, context, origin, redactor } = run;
  const { collected, change, docs } = sources;
  const toGroup = collected.current.unanswered.length;
  if (toGroup >= manyQuestions)
    step.log.info(`Grouping ${formatNumber(toGroup)} unanswered questions by what they ask.`);
  const counts = origin.kind === 'service' ? origin.service.counts : null;
  const forChange = change && change !== 'unknown' ? maxRequestsForChange : 0;
  const model = openReportModel({ inputs, memory, redactor, step, forChange });
  const found = await findGaps(sources, {
    memory,
    model,
    redactor,
    extra: extraRunner(step),
    requests: counts?.requests ?? 0,
    facts: {
      projectId: inputs.projectId,
      file: origin.kind === 'file' ? basename(origin.path) : null,
      pullRequest: run.scoped?.pullRequest.number ?? null,
      maxTopics: inputs.maxTopics,
      waits: counts?.retries ?? 0,
      redactions: inputs.redact ? redactor.counts : null,
      runUrl: context.runUrl,
      repositoryUrl: context.repositoryUrl,
      sourceUrl: docsUrl(docs, context),
    },
  });
  model?.close();
  return found;
}

/** Maximum number of regressed fixes whose commits are looked up. */
const maxCommits = 5;

/** Adds to the first regressed fixes the last commit that changed their files: one request for each. */
function addCommits(
  broken: readonly RegressedFix[],
  { context: { repositoryUrl }, destinations }: Run,
  deadline: number,
): Promise<RegressedFix[]> {
  const [github] = destinations.flatMap((destination) =>
    destination.target === 'issue' ? destination.github.until(deadline) : [],
  );
  return Promise.all(
    broken.map(async (promise, at) => {
      const last = github && at < maxCommits ? await lastCommitOf(github, promise.file) : null;
      const pullRequest = last?.pullRequest ? `${repositoryUrl}/pull/${last.pullRequest}` : null;
      return {
        ...promise,
        commit: last && { url: `${repositoryUrl}/commit/${last.sha}`, pullRequest },
      };
    }),
  );
}
