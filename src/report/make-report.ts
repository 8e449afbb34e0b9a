import { basename } from 'node:path';
import { extraRunner } from '../extra.ts';
import { formatNumber } from '../text/counts.ts';
import { assemble } from './assemble/assemble.ts';
import { type FoundGaps, findGaps, type ReportSources } from './assemble/findings.ts';
import type { Report } from './assemble/report.ts';
import { docsUrl } from './docs-read.ts';
import { rememberReport } from './gaps/remember.ts';
import type { Run } from './open-run.ts';
import type { IssueMaterial } from './post/issue-content.ts';
import type { IssueMemory } from './read-memory.ts';
import { maxRequestsForChange } from './readers/judge-change.ts';
import { openReportModel } from './reading/report-model.ts';
import { renderChart } from './render/report.ts';
import { writeReport } from './write-report.ts';

/** Grouping at least this many questions takes seconds, so it is logged. */
const minLoggedQuestions = 5_000;

/** A report, with the material for its later versions in the issue. */
export interface MadeReport extends IssueMaterial, Pick<FoundGaps, 'testReaders'> {
  report: Report;
}

export async function makeReport(
  run: Run,
  sources: ReportSources,
  issueMemory: IssueMemory,
): Promise<MadeReport> {
  const { memory, pulls, issue } = issueMemory;
  const extra = extraRunner(run.step);
  const { toRemember, testReaders, findings } = await findGapsOfRun(run, sources, issueMemory);
  const isCounted = toRemember && issue === 'rolling';
  const counted = isCounted ? rememberReport(memory, toRemember) : memory;
  const isKnown = issue === 'rolling' || issue === 'other';
  const report = assemble(findings, isKnown ? { memory: counted, pulls, offers: null } : null);
  const chart = (await extra('its chart', () => renderChart(report))) ?? [];
  await writeReport(report, chart, run);
  return { report, findings, counted, pulls, chart, testReaders };
}

async function findGapsOfRun(
  run: Run,
  sources: ReportSources,
  { memory, issueNumber }: IssueMemory,
): Promise<FoundGaps> {
  const { inputs, step, context, origin, redactor } = run;
  const { collected, change, docs } = sources;
  const toGroup = collected.current.unanswered.length;
  if (toGroup >= minLoggedQuestions)
    step.log.info(`Grouping ${formatNumber(toGroup)} unanswered questions by what they ask.`);
  const counts = origin.kind === 'service' ? origin.service.counts : null;
  const forChange = change && change !== 'unknown' ? maxRequestsForChange : 0;
  const model = openReportModel(inputs, step, { memory, redact: redactor.redact, forChange });
  const foundGaps = await findGaps(sources, {
    memory,
    model,
    redactor,
    extra: extraRunner(step),
    facts: {
      projectId: inputs.projectId,
      file: origin.kind === 'file' ? basename(origin.path) : null,
      pullRequest: run.scoped?.pullRequest.number ?? null,
      maxTopics: inputs.maxTopics,
      requests: counts?.requests ?? 0,
      waits: counts?.retries ?? 0,
      redactions: inputs.redact ? redactor.replacementCounts : null,
      runUrl: context.runUrl,
      issueUrl: issueNumber === null ? null : `${context.repositoryUrl}/issues/${issueNumber}`,
      repositoryUrl: context.repositoryUrl,
      sourceUrl: docsUrl(docs, context),
    },
  });
  model?.close();
  return foundGaps;
}
