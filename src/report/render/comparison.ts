import type { ReportModel } from '../model/report-model.ts';

/**
 * The model as its trends are shown. If readers asked nothing in the period before, as in the
 * first week of an assistant, every topic would be new and the chart's line lie on the axis: there
 * is nothing to compare with, which the headline says by itself.
 */
export function withoutEmptyComparison(model: ReportModel): ReportModel {
  const { previousTotals } = model;
  const isEmpty = previousTotals?.answered === 0 && previousTotals.unanswered === 0;
  if (!isEmpty) return model;
  return {
    ...model,
    daily: model.daily.map((day) => ({ ...day, previousUnanswered: null })),
    topics: model.topics.map((topic) => ({
      ...topic,
      ...{ previousUnanswered: null, previousConversations: null, trend: null },
    })),
  };
}
