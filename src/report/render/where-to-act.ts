import type { CitedPage, ReportTopic, TopicKind } from '../model/report-model.ts';
import { pageLink } from './page-link.ts';
import { homeOf, partOf } from './topic-text.ts';
import { formatNumber } from './wording.ts';

type Hosts = readonly string[];

/** What to do about a topic, and what says so: a sentence of escaped Markdown. */
export function adviceFor(topic: ReportTopic, allowedHosts: Hosts): string {
  return sentences[topic.kind](topic, allowedHosts);
}

/** The same in a few words, for a cell of a table. */
export function shortAdvice(topic: ReportTopic, allowedHosts: Hosts): string {
  return cells[topic.kind](topic, allowedHosts);
}

type Advice = Readonly<Record<TopicKind, (topic: ReportTopic, allowedHosts: Hosts) => string>>;

const sentences: Advice = {
  'missing-page': (topic, allowedHosts) => {
    const { kindUnanswered, unanswered } = topic;
    const isAll = kindUnanswered === unanswered;
    const found = isAll
      ? 'Nothing was cited'
      : `Nothing was cited for ${partOf(kindUnanswered, unanswered)}`;
    const home = homeOf(topic);
    if (!home) return `${found}: write a page for it.`;
    const page = pageLink({ url: home.url, allowedHosts });
    return `${found}: write it on or near ${page}, where ${asked(home.unanswered, unanswered)}.`;
  },
  'weak-page': (topic, allowedHosts) => {
    const { kindPages, kindUnanswered, unanswered } = topic;
    const these = kindPages.length > 1 ? 'these pages' : 'this page';
    const them = kindUnanswered === 1 ? 'it' : 'them';
    return `${linked(kindPages, allowedHosts)} was cited for ${partOf(kindUnanswered, unanswered)} and didn’t answer ${them}: improve ${these}.`;
  },
  mixed: (topic, allowedHosts) => {
    const uncited = topic.kindUnanswered;
    const none =
      uncited === 0
        ? ''
        : `, and ${formatNumber(uncited)} of the ${formatNumber(topic.unanswered)} cite${uncited === 1 ? 's' : ''} none`;
    const advice = `The answers have no page in common${none}: choose one to cover it`;
    const [cited] = topic.citedPages;
    const home = homeOf(topic);
    if (cited && cited.unanswered > 1) {
      return `${advice}, such as ${linked([cited], allowedHosts)}, cited for ${partOf(cited.unanswered, topic.unanswered)}.`;
    }
    if (!home) return `${advice}.`;
    const page = pageLink({ url: home.url, allowedHosts });
    return `${advice}, such as ${page}, where ${asked(home.unanswered, topic.unanswered)}.`;
  },
};

const cells: Advice = {
  'missing-page': (topic, allowedHosts) => {
    const home = homeOf(topic);
    return home ? `Write near ${pageLink({ url: home.url, allowedHosts })}` : 'Write a page';
  },
  'weak-page': ({ kindPages }, allowedHosts) => `Improve ${linked(kindPages, allowedHosts)}`,
  mixed: (topic, allowedHosts) => {
    const [cited] = topic.citedPages;
    const home = homeOf(topic);
    const page =
      cited && cited.unanswered > 1
        ? linked([cited], allowedHosts)
        : home && pageLink({ url: home.url, allowedHosts });
    return page ? `Choose a page, such as ${page}` : 'Choose a page';
  },
};

function asked(part: number, all: number): string {
  return `${partOf(part, all)} ${part === 1 ? 'was' : 'were'} asked`;
}

/** One page, or one of two. */
function linked(pages: readonly Pick<CitedPage, 'url' | 'title'>[], allowedHosts: Hosts): string {
  const ambiguous = new Set(pages.map(({ title }) => title)).size < pages.length;
  return pages
    .map(({ url, title }) => pageLink({ url, title, ambiguous, allowedHosts }))
    .join(' or ');
}
