import { codeSpan, link } from '../../text/markdown.ts';
import type { Section } from '../../text/sections.ts';
import type { AskedQuestion, Gap, Report } from '../assemble/report.ts';
import type { Tested } from '../readers/reader-test.ts';
import { askedText, questionsOf } from './brief.ts';
import { gainOf, lossesOf } from './reader-test.ts';
import { labelText, questionText } from './topic-text.ts';
import { countOf } from './wording.ts';

/**
 * What is said on the open pull requests of jobs, by their links, given what each does to readers:
 * null if that isn't known.
 *
 * @param issueUrl the report's issue
 */
export function fixComments(
  report: Report,
  { issueUrl }: { issueUrl: string },
): ReadonlyMap<string, (tested: Tested | null) => Section[]> {
  const open = report.topics.filter(
    ({ standing }) => standing?.state === 'pull-request' && standing.jobId !== null,
  );
  const byLink = Map.groupBy(open, ({ standing }) => standing?.prLink ?? '');
  const { period } = report;
  return new Map(
    [...byLink].map(([link, topics]) => [
      link,
      (tested) => renderFixComment({ topics, period, issueUrl, tested }),
    ]),
  );
}

/**
 * What a fix's pull request is for, for those who review it: a part for each gap it is to close.
 *
 * @param topics the gaps that it is to close
 */
export function renderFixComment({
  topics,
  period,
  issueUrl,
  tested,
}: {
  topics: readonly Gap[];
  period: Report['period'];
  issueUrl: string;
  tested: Tested | null;
}): Section[] {
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
      markdown: partOf(topic, { period, tested }),
    })),
    ...(losses.length > 0
      ? [{ title: 'what it takes from readers', markdown: losses.join('\n\n') }]
      : []),
    {
      title: 'what comes next',
      markdown: 'Once this is merged, the report counts whether questions like these fall.',
      essential: true,
    },
  ];
}

function partOf(
  topic: Gap,
  { period, tested }: { period: Report['period']; tested: Tested | null },
): string {
  const { id, label, brief } = topic;
  const questions = questionsOf(topic);
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
  const before = after === null ? '' : `, after “${questionText({ text: after, count: 1 })}”`;
  return `${questionText(question)}${before}`;
}
