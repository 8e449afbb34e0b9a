import { countOf } from '../../text/counts.ts';
import { codeSpan, link } from '../../text/markdown.ts';
import type { BodyPart } from '../../text/sections.ts';
import type { AskedQuestion, Gap, Report } from '../assemble/report.ts';
import type { ReaderTest } from '../readers/reader-test.ts';
import { askedText, briefQuestions } from './brief.ts';
import { labelText, questionText } from './names.ts';
import { gainOf, lossesOf } from './reader-test.ts';

/** The gaps that jobs opened pull requests for, by the links of those that are still open. */
export function gapsByPullRequest({ topics }: Pick<Report, 'topics'>): Map<string, Gap[]> {
  const open = topics.filter(
    ({ standing }) => standing?.state === 'pull-request' && standing.jobId !== null,
  );
  return Map.groupBy(open, ({ standing }) => standing?.prLink ?? '');
}

interface FixComment {
  period: Report['period'];
  /** The report's issue. */
  issueUrl: string;
  /** What the pull request does to readers; null if that isn't known. */
  tested: ReaderTest | null;
}

/**
 * Explains to reviewers what a fix's pull request is for, with a part for each gap that it should close.
 *
 * @param topics the gaps that it should close
 */
export function renderFixComment(topics: readonly Gap[], of: FixComment): BodyPart[] {
  const { issueUrl, tested } = of;
  const losses = tested ? lossesOf(tested) : [];
  const report = link({ text: 'the gap report', url: issueUrl });
  return [
    {
      title: 'why',
      markdown: `### Why this pull request exists\n\nReaders asked what the documentation’s assistant couldn’t answer. Someone ticked that gap in ${report}, and an agent opened this pull request.`,
      essential: true,
    },
    ...topics.map((topic) => ({
      title: `the gap “${labelText(topic.label)}”`,
      markdown: partOf(topic, of),
    })),
    ...(losses.length > 0
      ? [{ title: 'what it takes from readers', markdown: losses.join('\n') }]
      : []),
    {
      title: 'what comes next',
      markdown: 'Once this is merged, the report counts whether questions like these fall.',
      essential: true,
    },
  ];
}

function partOf(topic: Gap, { period, tested }: FixComment): string {
  const { id, label, brief } = topic;
  const questions = briefQuestions(topic);
  const left = brief.distinctQuestions - questions.length;
  const more = left > 0 ? [`- and ${countOf(left, 'more question')}`] : [];
  const { gain, rest } = tested ? gainOf(id, tested) : { gain: [], rest: [] };
  return [
    `**${labelText(label)}** · Gap ${codeSpan(id)} · ${askedText(topic, { period })}`,
    ...gain,
    'For the review: do the docs now answer each of these?',
    [...questions.map((question) => `- ${reviewText(question)}`), ...more].join('\n'),
    ...rest,
  ].join('\n\n');
}

/** With the question before, if it means nothing without that. */
function reviewText(question: AskedQuestion): string {
  const { after } = question;
  const before = after === null ? '' : `, after “${questionText({ text: after })}”`;
  return `${questionText(question)}${before}`;
}
