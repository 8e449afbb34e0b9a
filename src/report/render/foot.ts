import { countOf, formatNumber } from '../../text/counts.ts';
import { codeSpan } from '../../text/markdown.ts';
import type { BodyPart } from '../../text/sections.ts';
import type { RedactionKind } from '../../text/text.ts';
import type { Report } from '../assemble/report.ts';
import type { ShownTopics } from '../assemble/shown.ts';
import { minShareFound, tooFewText } from './headline.ts';
import { formatPeriod, formatShare, joinList } from './wording.ts';

/** What the report was made from: period, rows, requests, waits, redactions, files, the run. */
export function renderFooter(report: Report, topics: ShownTopics): BodyPart {
  const { period, previousPeriod, meta } = report;
  const compared = previousPeriod ? `, compared with ${formatPeriod(previousPeriod)}` : '';
  const hasBriefs = topics.shown.length > 0;
  const files = [
    'report.html',
    'unanswered.csv',
    ...(hasBriefs ? ['briefs/ID.md'] : []),
    'report.json',
  ];
  const all = [...files, 'conversations.jsonl'].map(codeSpan).join(', ');
  const facts: Record<string, string> = {
    Period: `${formatPeriod(period)}${compared} (UTC)`,
    Read: readText(report),
    Redacted: redactedText(meta.redactions),
    'Also read': alsoReadText(report),
    Docs: docsText(report),
    Model: modelText(report),
    Files: `${all}, in [this run](${meta.runUrl}) if the workflow uploads them`,
  };
  const lines = Object.entries(facts).flatMap(([name, text]) =>
    text === '' ? [] : `- **${name}:** ${text}`,
  );
  return {
    title: 'about this report',
    essential: true,
    markdown: ['### About this report', lines.join('\n')].join('\n\n'),
  };
}

function readText({ totals, previousTotals, requests, meta }: Report): string {
  const waited = meta.waits === 0 ? '' : ` with ${countOf(meta.waits, 'wait')}`;
  const source =
    meta.file === null
      ? `project ${codeSpan(meta.projectId)}, in ${countOf(requests, 'request')}${waited}`
      : `the file ${codeSpan(meta.file)}`;
  const inScope = totals.questions + (previousTotals?.questions ?? 0);
  const scope =
    meta.pullRequest === null
      ? ''
      : `; ${countOf(inScope, 'row')} asked on, or answered from, the pages that pull request ${meta.pullRequest} changes`;
  return `${countOf(meta.rowsRead, 'row')} of ${source}${scope}; ${countOf(totals.conversations, 'conversation')} in the period`;
}

/** What was read besides the conversations; empty if nothing else was requested. */
function alsoReadText({ searches, feedback, meta }: Report): string {
  const votes = meta.areVotesCut ? ' (votes from at most 500 entries)' : '';
  return joinList([
    ...(searches ? [`${countOf(searches.length, 'search', 'searches')} without a click`] : []),
    ...(feedback ? [`feedback on ${countOf(feedback.length, 'page')}${votes}`] : []),
  ]);
}

function docsText({ docs, topics, model }: Report): string {
  if (!docs) return '';
  const { root, files, sections, checked, found, skipped } = docs;
  const where = root === '.' ? '' : ` in ${codeSpan(root)}`;
  const left = skipped === 0 ? '' : `, ${countOf(skipped, 'file')} not readable as text`;
  const read = `${countOf(files, 'page')}, ${countOf(sections, 'section')}${where}${left}`;
  if (found !== null && found >= minShareFound) {
    return `${read}; ${formatShare(found)} of ${countOf(checked, 'answered question')} find their page among the three nearest`;
  }
  // If no topic has a place, the headline says why.
  const hasPlaces = topics.some(({ place }) => place !== null);
  if (!hasPlaces) return read;
  const isFoundByModel = found !== null || (model !== null && model.sections > 0);
  return isFoundByModel
    ? `${read}; a model found sections for at least half of the topics that it read`
    : `${read}; the places are unchecked, because ${tooFewText(checked)}`;
}

/** How much text was sent to the model. */
function modelText({ model }: Report): string {
  if (!model) return '';
  const { name, requests, failed, sent, placed } = model;
  const failures = failed === 0 ? '' : ` (${formatNumber(failed)} failed)`;
  return `${codeSpan(name)} was sent ${countOf(sent, 'question')} and the sections nearest to the topics shown, redacted, in ${countOf(requests, 'request')}${failures}; it placed ${formatNumber(placed)}`;
}

const redactionWords: Readonly<Record<RedactionKind, readonly [one: string, many?: string]>> = {
  secret: ['key or token', 'keys and tokens'],
  email: ['e-mail address', 'e-mail addresses'],
  card: ['card number'],
  phone: ['phone number'],
  iban: ['account number'],
  id: ['personal number'],
};

function redactedText(redactions: ReadonlyMap<RedactionKind, number> | null): string {
  if (redactions === null) return 'nothing, as `redact` is off';
  const parts = Object.entries(redactionWords).flatMap(([kind, [one, many]]) => {
    const count = redactions.get(kind as RedactionKind) ?? 0;
    return count > 0 ? [countOf(count, one, many)] : [];
  });
  return joinList(parts) || 'nothing';
}
