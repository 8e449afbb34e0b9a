import { extraRunner } from '../extra.ts';
import type { Step } from '../step.ts';
import type { BodyPart } from '../text/sections.ts';
import type { Report } from './assemble/report.ts';
import { chooseTopics } from './assemble/shown.ts';
import { reportJson, topicsOutput, unansweredCsv } from './files/contents.ts';
import { writeFiles } from './files/output-folder.ts';
import type { Run } from './open-run.ts';
import { pageHtml } from './page/page.ts';
import { renderBrief } from './render/brief.ts';
import { headlineText } from './render/headline.ts';
import { renderReport, reportMarkdown } from './render/report.ts';

/** Writes all files of the report except `conversations.jsonl`, which exists already. */
export async function writeReport(
  report: Report,
  chart: readonly BodyPart[],
  { folder, step }: Run,
): Promise<void> {
  const { topics, remembered, setAside, meta } = report;
  const all = [...topics, ...(remembered?.dismissed ?? [])];
  const briefs = chooseTopics(report, meta.maxTopics).shown.map((gap) => [
    `briefs/${gap.id}.md`,
    [renderBrief(gap, report)],
  ]);
  const page = await extraRunner(step)('its page `report.html`', () => pageHtml(report));
  const files = {
    'unanswered.csv': unansweredCsv(all, setAside.rows),
    'report.json': reportJson(report),
    'report.md': [reportMarkdown(renderReport(report, chart))],
    ...(page !== null && { 'report.html': [page] }),
    ...Object.fromEntries(briefs),
  };
  return writeFiles(folder, files);
}

export function briefsOf(report: Report): Map<string, () => string> {
  const gaps = [...report.topics, ...report.unaskedTopics];
  return new Map(gaps.map((gap) => [gap.id, () => renderBrief(gap, report)]));
}

export const reportOutcome = ({ meta }: Report) =>
  meta.incomplete === null ? 'complete' : 'incomplete';

export function setOutputs(report: Report, { setOutput }: Step): void {
  setOutput('outcome', reportOutcome(report));
  setOutput('topics', topicsOutput(chooseTopics(report, report.meta.maxTopics).shown));
  setOutput('headline', headlineText(report));
}

export function logFiles(report: Report, { step, folder }: Run): void {
  const briefs = chooseTopics(report, report.meta.maxTopics).shown.length > 0 ? 'briefs/, ' : '';
  step.log.info(
    `${headlineText(report)} In ${folder.path}: ${briefs}conversations.jsonl, report.html, report.json, report.md, unanswered.csv`,
  );
}
