import type { Section } from '../../text/sections.ts';
import type { ReportModel } from '../model/report-model.ts';
import { fold } from './fold.ts';
import { questionText } from './topic-text.ts';
import { countOf } from './wording.ts';

const longestText = 100;

/** What asks nothing of the docs, in one fold; no section if nothing was set aside. */
export function renderSetAside({ setAside }: Pick<ReportModel, 'setAside'>): Section[] {
  const { unanswered, examples } = setAside;
  if (unanswered === 0) return [];
  const told = examples.reduce((sum, { count }) => sum + count, 0);
  const rest =
    told < unanswered
      ? [`${countOf(unanswered - told, 'more message')}: see \`unanswered.csv\`.`]
      : [];
  return [
    {
      title: 'what was set aside',
      markdown: fold(
        `<strong>Set aside</strong> · ${countOf(unanswered, 'message')} that ask${unanswered === 1 ? 's' : ''} nothing of the docs`,
        [examples.map((example) => `- ${questionText(example, longestText)}`).join('\n'), ...rest],
      ),
    },
  ];
}
