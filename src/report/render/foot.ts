import { codeSpan } from '../../text/markdown.ts';
import type { RedactionKind } from '../../text/redact.ts';
import type { Section } from '../../text/sections.ts';
import type { Report, ReportMeta } from '../assemble/report.ts';
import type { ShownTopics } from '../assemble/shown.ts';
import { alsoReadText } from './also-read.ts';
import { countOf, enumerate, formatNumber, formatPeriod, formatShare } from './wording.ts';

/** What the report is made of: period, rows, requests, waits, redactions, files, the run. */
export function renderFoot(model: Report, topics: ShownTopics): Section {
  const { meta } = model;
  const hasBriefs = topics.shown.length > 0;
  const lines = [
    `- **Period:** ${periods(model)}, in whole UTC days`,
    `- **Read:** ${read(model, meta)}`,
    `- **Redacted:** ${redacted(meta.redactions)}`,
    ...alsoReadText(model),
    ...docs(model),
    ...asked(model),
    `- **Files:** \`unanswered.csv\` has every question by topic, ${hasBriefs ? '`briefs/` a brief for each topic, ' : ''}\`report.json\` all of it for programs, \`conversations.jsonl\` each conversation. They are in the folder that the step’s output \`reportDir\` names, and among the artifacts of [this run](${meta.runUrl}) if the workflow uploads them`,
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
  const waited = meta.waits === 0 ? 'no waits' : countOf(meta.waits, 'wait');
  const rows = countOf(meta.rowsRead, 'row');
  const effort =
    meta.file === null
      ? `${rows} of project ${codeSpan(meta.projectId)}, in ${countOf(requests, 'request')} with ${waited}`
      : `${rows} of the file ${codeSpan(meta.file)}`;
  const kept = totals.questions + (previousTotals?.questions ?? 0);
  const scope =
    meta.pullRequest === null
      ? ''
      : `; ${countOf(kept, 'row')} asked on, or answered from, the pages that pull request ${meta.pullRequest} changes`;
  return `${effort}${scope}; ${countOf(totals.conversations, 'conversation')} in the period itself`;
}

/** Where too few answered questions find their page, no place is told. */
const leastFound = 0.5;

function docs({ docs: sources, topics }: Report): string[] {
  if (!sources) return [];
  const { root, files, sections, checked, found, skipped } = sources;
  const where = root === '.' ? '' : ` in ${codeSpan(root)}`;
  const left =
    skipped === 0 ? '' : `, without ${countOf(skipped, 'file')} that can’t be read as text`;
  const what = `${countOf(files, 'page')} with ${countOf(sections, 'section')}${where}${left}`;
  const answered = countOf(checked, 'answered question');
  const verb = checked === 1 ? 'cites' : 'cite';
  const elsewhere = `set \`docs-root\` to the folder of the docs’ sources`;
  const told =
    found === null
      ? topics.some(({ place }) => place)
        ? `nothing checked the places that are told, as only ${answered} ${verb} a page`
        : `no place is told, as ${answered} that ${verb} a page ${checked === 1 ? 'is' : 'are'} too few to tell whether these are the docs that readers ask about: if they are, ${elsewhere}`
      : found < leastFound
        ? `no place is told, as only ${formatShare(found)} of ${answered} find the page that answered them: these may be another site’s docs. If the checkout has the right ones, ${elsewhere}`
        : `${formatShare(found)} of ${answered} find the page that answered them among the three nearest`;
  return [`- **Docs:** ${what}; ${told}`];
}

/** That words left the runner, and how many. */
function asked({ model }: Report): string[] {
  if (!model) return [];
  const { name, requests, failed, sent, placed } = model;
  const inVain = failed === 0 ? '' : `, of which ${formatNumber(failed)} brought nothing`;
  return [
    `- **Model:** ${codeSpan(name)} was asked about ${countOf(sent, 'question')} and the sections nearest to the topics shown, all redacted, in ${countOf(requests, 'request')}${inVain}; it said of ${formatNumber(placed)} which section would answer them`,
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
  return enumerate(parts) || 'nothing was found to redact';
}
