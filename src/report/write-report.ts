import type { Pace } from '../pace.ts';
import type { Report } from './assemble/report.ts';
import { chooseTopics } from './assemble/shown.ts';
import { type OutputFolder, writeFiles } from './files/output-folder.ts';
import { reportJson } from './files/report-json.ts';
import { unansweredCsv } from './files/unanswered-csv.ts';
import { wholeBrief } from './render/brief.ts';
import { renderReport, reportMarkdown } from './render/report.ts';

/** All files of the report but the export, which is there already. */
export async function writeReport({
  report,
  folder,
  pace,
}: {
  report: Report;
  folder: OutputFolder;
  pace: Pace;
}): Promise<void> {
  const { topics, remembered, setAside, meta } = report;
  const briefs = chooseTopics(report, meta.maxTopics).shown.map((gap) => [
    `briefs/${gap.id}.md`,
    [wholeBrief(gap, report)],
  ]);
  const files = {
    'unanswered.csv': unansweredCsv({
      topics: [...topics, ...(remembered?.dismissed ?? [])],
      setAside: setAside.rows,
    }),
    'report.json': reportJson(report),
    'report.md': [reportMarkdown(renderReport(report))],
    ...Object.fromEntries(briefs),
  };
  await writeFiles({ folder, files, pace });
}
