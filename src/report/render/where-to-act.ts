import { escapeMarkdown } from '../../text/markdown.ts';
import { isNamed } from '../assemble/gap.ts';
import { isGenericPage } from '../assemble/generic-page.ts';
import type { CitedPage, Gap, GapKind, PageCount } from '../assemble/report.ts';
import { pageLink, pageName, pageTitle } from './page-link.ts';
import { placeAdvice, placeCell } from './place.ts';
import { homeOf, partOf } from './topic-text.ts';
import { formatNumber } from './wording.ts';

/** What links in advice may lead to. */
export interface Whereabouts {
  allowedHosts: readonly string[];
  /** The run's page on GitHub. */
  runUrl: string;
  /** The repository's files at the run's commit. */
  sourceUrl: string;
}

/** What to do about a topic, and what says so: a sentence of escaped Markdown. */
export function adviceFor(topic: Gap, whereabouts: Whereabouts): string {
  const { place } = topic;
  return place
    ? placeAdvice(topic, place, whereabouts.sourceUrl)
    : advice[kindOf(topic)].sentence(topic, whereabouts);
}

/** The same in a few words, for a cell of a table: pages by name, which the fold links. */
export function shortAdvice(topic: Gap, whereabouts: Whereabouts): string {
  return topic.place ? placeCell(topic.place) : advice[kindOf(topic)].cell(topic, whereabouts);
}

/** A weak page that too little speaks for to name it leaves the choice of a page. */
function kindOf({ kind, kindPages }: Gap): GapKind {
  return kind === 'weak-page' && kindPages.length === 0 ? 'mixed' : kind;
}

type Say = (topic: Gap, whereabouts: Whereabouts) => string;

const advice: Readonly<Record<GapKind, { sentence: Say; cell: Say }>> = {
  'missing-page': {
    sentence: (topic, whereabouts) => {
      const { kindUnanswered, unanswered } = topic;
      const isAll = kindUnanswered === unanswered;
      const found = isAll
        ? 'Nothing was cited'
        : `Nothing was cited for ${partOf(kindUnanswered, unanswered)}`;
      const home = homeOf(topic);
      if (!home) return `${found}: write a page for it.`;
      return `${found}: write it on or near ${linksTo([untitled(home)], whereabouts)}, where ${asked(home.unanswered, unanswered)}.`;
    },
    cell: (topic, whereabouts) => {
      const home = homeOf(topic);
      return home ? `Write near ${nameOf([untitled(home)], whereabouts)}` : 'Write a page';
    },
  },
  'weak-page': {
    sentence: ({ kindPages, kindUnanswered, unanswered }, whereabouts) => {
      const these = kindPages.length > 1 ? 'these pages' : 'this page';
      const them = kindUnanswered === 1 ? 'it' : 'them';
      return `${linksTo(kindPages, whereabouts)} was cited for ${partOf(kindUnanswered, unanswered)} and didn’t answer ${them}: improve ${these}.`;
    },
    cell: ({ kindPages }, whereabouts) => `Improve ${nameOf(kindPages, whereabouts)}`,
  },
  mixed: {
    sentence: (topic, whereabouts) => {
      const { kind, kindUnanswered, unanswered } = topic;
      const none =
        kind !== 'mixed' || kindUnanswered === 0
          ? ''
          : `, and ${formatNumber(kindUnanswered)} of the ${formatNumber(unanswered)} cite${kindUnanswered === 1 ? 's' : ''} none`;
      const choice = `The answers have no page in common${none}: choose one to cover it`;
      const likely = likeliest(topic);
      return likely
        ? `${choice}, such as ${linksTo([likely.page], whereabouts)}, ${likely.why}.`
        : `${choice}.`;
    },
    cell: (topic, whereabouts) => {
      const likely = likeliest(topic);
      return likely
        ? `Choose a page, such as ${nameOf([likely.page], whereabouts)}`
        : 'Choose a page';
    },
  },
};

type Page = Pick<CitedPage, 'url' | 'title'>;

/** Of a topic whose answers agree on no page, the page that most speaks for, and what does. */
function likeliest(topic: Gap): { page: Page; why: string } | null {
  const { citedPages, pages, unanswered } = topic;
  const cited = citedPages.find((page) => page.unanswered > 1 && isNamed(page, topic));
  if (cited) return { page: cited, why: `cited for ${partOf(cited.unanswered, unanswered)}` };
  const home =
    homeOf(topic) ?? pages.find((page) => page.unanswered > 1 && !isGenericPage(page.url));
  return home ? { page: untitled(home), why: `where ${asked(home.unanswered, unanswered)}` } : null;
}

const untitled = ({ url }: PageCount): Page => ({ url, title: null });

function asked(part: number, all: number): string {
  return `${partOf(part, all)} ${part === 1 ? 'was' : 'were'} asked`;
}

/** One page, or one of two. */
function linksTo(pages: readonly Page[], { allowedHosts }: Whereabouts): string {
  return pages
    .map(({ url, title }) => pageLink({ url, title, ambiguous: areAmbiguous(pages), allowedHosts }))
    .join(' or ');
}

/** The names of pages in a cell: a path may be broken after each of its parts. */
function nameOf(pages: readonly Page[], { allowedHosts }: Whereabouts): string {
  return pages
    .map(({ url, title }) => {
      const path = url === null ? '' : pageName(url, allowedHosts);
      const name = areAmbiguous(pages) ? path : pageTitle(title) || path;
      return escapeMarkdown(name).replace(/(?<=\w)\//g, `/${breakHere}`);
    })
    .join(' or ');
}

const areAmbiguous = (pages: readonly Page[]): boolean =>
  new Set(pages.map(({ title }) => title)).size < pages.length;

/** Shows nothing: a line may end here. */
const breakHere = '\u200b';
