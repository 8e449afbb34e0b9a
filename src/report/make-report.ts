import { basename } from 'node:path';
import { lastCommitOf } from '../github/pull-request-history.ts';
import { type Extra, extras, pause } from '../pace.ts';
import { formatNumber } from '../text/counts.ts';
import { assemble } from './assemble/assemble.ts';
import { type Found, findGaps } from './assemble/findings.ts';
import type { Report } from './assemble/report.ts';
import { docsUrl } from './docs-read.ts';
import type { Memory } from './gaps/memory.ts';
import { remember } from './gaps/remember.ts';
import type { IssueMaterial } from './post/issue-content.ts';
import type { ReadMemory } from './read-memory.ts';
import type { ReadForReport } from './read-report.ts';
import { requestsForChange } from './readers/judge-change.ts';
import { type BrokenPromise, withPromises } from './readers/promises.ts';
import { openReportModel } from './reading/report-model.ts';
import { chartOf } from './render/report.ts';
import { writeReport } from './write-report.ts';

/** From this number on, grouping takes seconds and is logged. */
const manyQuestions = 5_000;

export interface Made extends Pick<Found, 'testReaders'> {
  report: Report;
  material: IssueMaterial;
}

/** Makes the report and writes its files. */
export async function makeReport(
  read: ReadForReport,
  { memory, pulls, remembers }: ReadMemory,
): Promise<Made> {
  const { step, folder } = read.run;
  const extra = extras(step);
  const found = await findIn(read, memory, extra);
  const { toRemember, promises, testReaders } = found;
  const isCounted = toRemember && remembers === 'rolling';
  const checked = withPromises(
    isCounted ? await remember(memory, toRemember) : memory,
    toRemember ? promises : [],
  );
  const brokenPromises = await extra('the commits that undid a fix', (deadline) =>
    withCommits(checked.broken, read, deadline),
  );
  const findings = { ...found.findings, brokenPromises: brokenPromises ?? checked.broken };
  const counted = checked.memory;
  const isKnown = remembers === 'rolling' || remembers === 'other';
  const report = assemble(findings, isKnown ? { memory: counted, pulls, offers: null } : null);
  await pause();
  const chart = (await extra('its chart', () => chartOf(report))) ?? [];
  await writeReport({ report, chart, folder, step });
  return { report, material: { findings, counted, pulls, chart }, testReaders };
}

async function findIn(
  { run, filesTruncated, collected, docs, also, change }: ReadForReport,
  memory: Memory,
  extra: Extra,
): Promise<Found> {
  const { inputs, step, context, origin, redactor } = run;
  const toGroup = collected.current.tally.unanswered.length;
  if (toGroup >= manyQuestions)
    step.log.info(`Grouping ${formatNumber(toGroup)} unanswered questions by what they ask.`);
  const counts = origin.kind === 'service' ? origin.service.counts : null;
  const forChange = change && change !== 'unknown' ? requestsForChange : 0;
  const model = openReportModel({ inputs, memory, redactor, step, forChange });
  const found = await findGaps({
    collected,
    memory,
    redactor,
    model,
    also,
    change,
    requests: counts?.requests ?? 0,
    // The docs at the base, where the gaps are.
    docs: change && change !== 'unknown' ? change.base.docs : docs,
    extra,
    facts: {
      projectId: inputs.projectId,
      file: origin.kind === 'file' ? basename(origin.path) : null,
      pullRequest: run.scoped?.pullRequest.number ?? null,
      maxTopics: inputs.maxTopics,
      waits: counts?.retries ?? 0,
      redactions: inputs.redact ? redactor.counts : null,
      runUrl: context.runUrl,
      repositoryUrl: context.repositoryUrl,
      filesTruncated,
      sourceUrl: docsUrl(docs, context),
    },
  });
  model?.close();
  return found;
}

/** Maximum number of regressed fixes whose commits are looked up. */
const maxCommits = 5;

/** Adds to each regressed fix the last commit that changed its file, with one request each. */
function withCommits(
  broken: readonly BrokenPromise[],
  { run: { context }, rollingIssue }: ReadForReport,
  deadline: number,
): Promise<BrokenPromise[]> {
  const github = rollingIssue.github?.until(deadline);
  return Promise.all(
    broken.map(async (promise, at) => {
      const last = github && at < maxCommits ? await lastCommitOf(github, promise.file) : null;
      const pullRequest = last?.pullRequest
        ? `${context.repositoryUrl}/pull/${last.pullRequest}`
        : null;
      return {
        ...promise,
        commit: last && { url: `${context.repositoryUrl}/commit/${last.sha}`, pullRequest },
      };
    }),
  );
}
