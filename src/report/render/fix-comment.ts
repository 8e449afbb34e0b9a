import { codeSpan, link } from '../../text/markdown.ts';
import type { Section } from '../../text/sections.ts';
import type { AskedQuestion, Gap, Report } from '../assemble/report.ts';
import { headingText } from '../gaps/editable.ts';
import { withoutGapNames } from '../gaps/merged.ts';
import type { Tested } from '../readers/reader-test.ts';
import { type Brief, briefOf } from './brief.ts';
import { placeFacts } from './place.ts';
import { gainOf, lossesOf } from './reader-test.ts';
import { questionText } from './topic-text.ts';
import { countOf } from './wording.ts';

/** A gap that a pull request is to close. */
interface Fixed {
  topic: Gap;
  brief: Brief;
}

/** What is said on a pull request of a job, given what it does to readers; null if that isn't known. */
export type FixComment = (tested: Tested | null) => Section[];

/**
 * What is said on the open pull requests of jobs, by their links.
 *
 * @param issueUrl the report's issue
 */
export function fixComments(
  report: Report,
  { issueUrl }: { issueUrl: string },
): ReadonlyMap<string, FixComment> {
  const open = report.topics.filter(
    ({ standing }) => standing?.state === 'pull-request' && standing.jobId !== null,
  );
  const byLink = Map.groupBy(open, ({ standing }) => standing?.prLink ?? '');
  const { sourceUrl } = report.meta;
  return new Map(
    [...byLink].map(([link, topics]) => {
      const fixed = topics.map((topic) => ({ topic, brief: briefOf(topic, report) }));
      return [link, (tested) => renderFixComment({ fixed, issueUrl, sourceUrl, tested })];
    }),
  );
}

/** What a fix's pull request is for, for those who review it: a part for each gap it is to close. */
export function renderFixComment({
  fixed,
  issueUrl,
  sourceUrl,
  tested,
}: {
  fixed: readonly Fixed[];
  issueUrl: string;
  sourceUrl: string;
  tested: Tested | null;
}): Section[] {
  const losses = tested ? lossesOf(tested) : [];
  const report = link({ text: 'the gap report', url: issueUrl });
  const why = `### Why this pull request exists\n\nReaders asked for something that the documentation’s assistant couldn’t find. Someone ticked that gap in ${report}, and an agent opened this pull request to close it.`;
  return [
    { title: 'why', markdown: why, essential: true },
    ...fixed.map((one) => ({
      title: `the gap “${labelText(one.topic.label)}”`,
      markdown: partOf(one, { sourceUrl, tested }),
    })),
    ...(losses.length > 0
      ? [{ title: 'what it takes from readers', markdown: losses.join('\n\n') }]
      : []),
    {
      title: 'what comes next',
      markdown:
        'Readers’ words are redacted. Once this is merged, the report counts whether questions like these fall.',
      essential: true,
    },
  ];
}

const labelText = (label: string): string => headingText(withoutGapNames(label));

function partOf(
  { topic, brief }: Fixed,
  { sourceUrl, tested }: { sourceUrl: string; tested: Tested | null },
): string {
  const { id, label, place } = topic;
  const more = brief.more > 0 ? [`- and ${countOf(brief.more, 'more question')}`] : [];
  const { gain, rest } = tested ? gainOf(id, tested) : { gain: [], rest: [] };
  return [
    `**${labelText(label)}** · Gap ${codeSpan(id)} · ${brief.asked}`,
    ...gain,
    ...(place ? [placeFacts(place, { sourceUrl, isAtLength: true })] : []),
    'For the review, does the documentation now answer each of these?',
    [...brief.questions.map((question) => `- ${reviewText(question)}`), ...more].join('\n'),
    ...rest,
  ].join('\n\n');
}

/** With the question before, if it means nothing without that. */
function reviewText(question: AskedQuestion): string {
  const { after } = question;
  const before = after === null ? '' : `, after “${questionText({ text: after, count: 1 })}”`;
  return `${questionText(question)}${before}`;
}
