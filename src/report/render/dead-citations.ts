import type { Section } from '../../text/sections.ts';
import type { Report } from '../assemble/report.ts';
import { fold } from './blocks.ts';
import { pageLink } from './page-link.ts';
import { countOf } from './wording.ts';

const mostShown = 20;

/** Pages that answers cite and the docs don't have, in one fold; no section if there are none. */
export function renderDeadCitations({
  deadCitations,
  meta: { allowedHosts },
}: Pick<Report, 'deadCitations' | 'meta'>): Section[] {
  if (deadCitations.length === 0) return [];
  const lines = deadCitations.slice(0, mostShown).map(({ url, answers, unanswered, nearest }) => {
    const failed = unanswered > 0 ? `, ${unanswered} of them in vain` : '';
    const now = nearest === null ? '' : `. Now perhaps ${pageLink({ url: nearest, allowedHosts })}`;
    return `- ${pageLink({ url, allowedHosts })}: cited by ${countOf(answers, 'answer')}${failed}${now}`;
  });
  const more = deadCitations.length - lines.length;
  return [
    {
      title: 'dead citations',
      markdown: fold(`<strong>Dead citations</strong> · ${countOf(deadCitations.length, 'page')}`, [
        'Answers cite these pages, and the docs don’t have them: the assistant’s index or a link is out of date.',
        lines.join('\n'),
        ...(more > 0 ? [`${countOf(more, 'more page')}: see \`report.json\`.`] : []),
      ]),
    },
  ];
}
