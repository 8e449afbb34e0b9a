import type { Section } from '../../text/sections.ts';
import type { CitedPage, ReportTopic, TopicKind } from '../model/report-model.ts';
import { pageLink, pageTitle } from './page-link.ts';
import { asksRepeatedly, kindWords, renderQuestion, topicLabel, trendText } from './topic-text.ts';
import { countOf, enumerate, formatNumber } from './wording.ts';

/** The largest topics are open, so that the report shows questions without a click. */
const openTopics = 3;
const mostPages = 5;

/** One fold for each topic: what to do about it, where readers asked, and what they asked. */
export function renderTopicDetails(input: {
  topics: readonly ReportTopic[];
  allowedHosts: readonly string[];
}): Section[] {
  return input.topics.map((topic, index) => {
    const label = topicLabel(topic);
    const open = index < openTopics ? ' open' : '';
    const facts = [
      countOf(topic.conversations, 'conversation'),
      ...(asksRepeatedly(topic) ? [countOf(topic.unanswered, 'question')] : []),
      trendText(topic),
    ].filter((fact) => fact !== '');
    const summary = `<strong>${formatNumber(index + 1)}. ${label}</strong> · ${facts.join(' · ')}`;
    return {
      title: `details of “${label}”`,
      markdown: [
        `<details${open}>\n<summary>${summary}</summary>`,
        renderFacts(topic, input.allowedHosts),
        renderQuestions(topic),
        '</details>',
      ].join('\n\n'),
    };
  });
}

function renderQuestions({ examples }: ReportTopic): string {
  return examples.map((example) => `- ${renderQuestion(example)}`).join('\n');
}

function renderFacts(topic: ReportTopic, allowedHosts: readonly string[]): string {
  const cited = someOf(topic.citedPages, allowedHosts);
  const asked = someOf(
    topic.pages.map((page) => ({ ...page, title: null })),
    allowedHosts,
  );
  const findings: Readonly<Record<TopicKind, string>> = {
    'missing-page': 'the assistant cited nothing.',
    'weak-page': `the assistant cited ${cited}, which did not suffice.`,
    mixed: `some answers cited nothing, others ${cited}, which did not suffice.`,
  };
  const where = asked === '' ? '' : ` Asked on ${asked}.`;
  return `**${kindWords[topic.kind].name}:** ${findings[topic.kind]}${where}`;
}

/** Pages in words, each with its count where that is more than one. */
function someOf(pages: readonly CitedPage[], allowedHosts: readonly string[]): string {
  const shown = pages.slice(0, mostPages);
  const titles = shown.map(({ title }) => pageTitle(title));
  const links = shown.map(({ url, title, unanswered }, index) => {
    const own = titles[index];
    const ambiguous = own !== '' && titles.filter((other) => other === own).length > 1;
    const times = unanswered > 1 ? ` (${formatNumber(unanswered)})` : '';
    return pageLink({ url, title, ambiguous, allowedHosts }) + times;
  });
  const more = pages.length - shown.length;
  return enumerate(more > 0 ? [...links, countOf(more, 'more page', 'more pages')] : links);
}
