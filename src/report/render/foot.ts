import { countOf, formatNumber } from '../../text/counts.ts';
import { codeSpan } from '../../text/markdown.ts';
import type { BodyPart } from '../../text/sections.ts';
import type { RedactionKind } from '../../text/text.ts';
import type { Report, ReportMeta } from '../assemble/report.ts';
import type { ShownTopics } from '../assemble/shown.ts';
import { enumerate, formatPeriod, formatShare } from './wording.ts';

/** What the report was made from: period, rows, requests, waits, redactions, files, the run. */
export function renderFoot(model: Report, topics: ShownTopics): BodyPart {
  const { meta } = model;
  const hasBriefs = topics.shown.length > 0;
  const files = ['report.html', 'unanswered.csv', ...(hasBriefs ? ['briefs/'] : []), 'report.json'];
  const lines = [
    `- **Period:** ${periods(model)} (UTC)`,
    `- **Read:** ${read(model, meta)}`,
    `- **Redacted:** ${redacted(meta.redactions)}`,
    ...alsoRead(model),
    ...docs(model),
    ...asked(model),
    `- **Files:** ${[...files, 'conversations.jsonl'].map(codeSpan).join(', ')}, in [this run](${meta.runUrl}) if the workflow uploads them`,
  ];
  return {
    title: 'about this report',
    essential: true,
    markdown: ['### About this report', lines.join('\n')].join('\n\n'),
  };
}

function periods({ period, previousPeriod }: Report): string {
  const current = formatPeriod(period);
  return previousPeriod === null
    ? current
    : `${current}, compared with ${formatPeriod(previousPeriod)}`;
}

function read({ totals, previousTotals, requests }: Report, meta: ReportMeta): string {
  const waited = meta.waits === 0 ? '' : ` with ${countOf(meta.waits, 'wait')}`;
  const rows = countOf(meta.rowsRead, 'row');
  const effort =
    meta.file === null
      ? `${rows} of project ${codeSpan(meta.projectId)}, in ${countOf(requests, 'request')}${waited}`
      : `${rows} of the file ${codeSpan(meta.file)}`;
  const kept = totals.questions + (previousTotals?.questions ?? 0);
  const scope =
    meta.pullRequest === null
      ? ''
      : `; ${countOf(kept, 'row')} asked on, or answered from, the pages that pull request ${meta.pullRequest} changes`;
  return `${effort}${scope}; ${countOf(totals.conversations, 'conversation')} in the period`;
}

/** What was read besides the conversations; empty if nothing else was requested. */
function alsoRead({ searches, feedback, meta }: Report): string[] {
  const votes = meta.areVotesCut ? ' (votes from at most 500 entries)' : '';
  const parts = [
    ...(searches ? [`${countOf(searches.length, 'search', 'searches')} without a click`] : []),
    ...(feedback ? [`feedback on ${countOf(feedback.length, 'page')}${votes}`] : []),
  ];
  return parts.length > 0 ? [`- **Also read:** ${enumerate(parts)}`] : [];
}

/** If a smaller share of answered questions find their page, no place is shown. */
const minFound = 0.5;

function docs({ docs: sources, topics }: Report): string[] {
  if (!sources) return [];
  const { root, files, sections, checked, found, skipped } = sources;
  const where = root === '.' ? '' : ` in ${codeSpan(root)}`;
  const left = skipped === 0 ? '' : `, ${countOf(skipped, 'file')} not readable as text`;
  const what = `${countOf(files, 'page')}, ${countOf(sections, 'section')}${where}${left}`;
  const answered = countOf(checked, 'answered question');
  const elsewhere = 'if the site’s docs are in the checkout, set `docs-root` to their folder';
  if (found !== null) {
    const share = `${formatShare(found)} of ${answered} find their page among the three nearest`;
    const doubt = `too few to say where to act: these may be another site’s docs; ${elsewhere}`;
    return [`- **Docs:** ${what}; ${found < minFound ? `${share}, ${doubt}` : share}`];
  }
  const few =
    checked === 0
      ? 'no answered question cites a page'
      : `only ${countOf(checked, 'answered question cites', 'answered questions cite')} a page`;
  const checks = topics.some(({ place }) => place !== null)
    ? `the places are unchecked, because ${few}`
    : `no places are shown, because ${few}: these may be another site’s docs; ${elsewhere}`;
  return [`- **Docs:** ${what}; ${checks}`];
}

/** How much text was sent to the model. */
function asked({ model }: Report): string[] {
  if (!model) return [];
  const { name, requests, failed, sent, placed } = model;
  const failures = failed === 0 ? '' : ` (${formatNumber(failed)} failed)`;
  return [
    `- **Model:** ${codeSpan(name)} was sent ${countOf(sent, 'question')} and the sections nearest to the topics shown, redacted, in ${countOf(requests, 'request')}${failures}; it placed ${formatNumber(placed)}`,
  ];
}

const redactionWords: Readonly<Record<RedactionKind, readonly [one: string, many: string]>> = {
  secret: ['key or token', 'keys and tokens'],
  email: ['e-mail address', 'e-mail addresses'],
  card: ['card number', 'card numbers'],
  phone: ['phone number', 'phone numbers'],
  iban: ['account number', 'account numbers'],
  id: ['personal number', 'personal numbers'],
};

function redacted(redactions: ReadonlyMap<RedactionKind, number> | null): string {
  if (redactions === null) return 'nothing, as `redact` is off';
  const parts = Object.entries(redactionWords).flatMap(([kind, [one, many]]) => {
    const count = redactions.get(kind as RedactionKind) ?? 0;
    return count > 0 ? [countOf(count, one, many)] : [];
  });
  return enumerate(parts) || 'nothing';
}
