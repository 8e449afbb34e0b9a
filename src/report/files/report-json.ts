import type { ReportModel } from '../model/report-model.ts';

/** The whole report for programs: `report.json`. */
export function reportJson(model: ReportModel): string {
  return `${JSON.stringify(model, null, 2)}\n`;
}
