import type { Row } from '../../test/world/conversations.ts';
import { accountTopics } from './questions/accounts.ts';
import { answered, askedBack } from './questions/answered.ts';
import { askedOnce } from './questions/asked-once.ts';
import { paymentTopics } from './questions/payments.ts';
import type { Topic } from './questions/topic.ts';
import { webhookTopics } from './questions/webhooks.ts';

/** The weeks end before these days, which are Mondays. */
export const endOfWeeks = {
  before: '2026-11-09',
  now: '2026-11-16',
  third: '2026-11-23',
  fourth: '2026-11-30',
} as const;
type Week = keyof typeof endOfWeeks;

const site = 'https://docs.acme.example';
const answersPerWeek = { before: 98, now: 118, third: 121, fourth: 124 } as const;
const dayInMilliseconds = 86_400_000;

/** Days from Monday on which one question after the other comes, over and over: few at weekends. */
const rhythm = [1, 3, 2, 4, 0, 2, 1, 3, 4, 6, 2, 0, 3, 1, 5, 2, 4] as const;

export const topics: readonly Topic[] = [
  ...webhookTopics,
  ...paymentTopics,
  ...accountTopics,
  askedOnce,
];

interface Turn {
  week: Week;
  question: string;
  page: string | undefined;
  category: string | null;
  cites: readonly string[];
  status: 'answered' | 'unanswered';
  /** Turns of the same name are one conversation; absent if it has only one turn. */
  conversation?: string;
  answer?: string | undefined;
  responseType?: string;
}

/** From the third week on, the docs answer what the first topic asks; the other topics go on. */
function askedIn(topic: Topic, week: Week): Topic['now'] {
  if (week === 'before' || week === 'now') return topic[week];
  if (topic === topics[0]) return topic.now.slice(0, week === 'third' ? 1 : 0);
  return week === 'third' ? topic.now : topic.now.slice(1);
}

function unansweredTurns(week: Week): Turn[] {
  return topics.flatMap((topic, place) => {
    const { category, cites, answer, oneReader } = topic;
    return askedIn(topic, week).map(([question, page], index) => ({
      week,
      question,
      page,
      category,
      cites: cites[index % cites.length] ?? [],
      status: 'unanswered' as const,
      answer,
      ...(oneReader && { conversation: `${week}-reader-${place}` }),
    }));
  });
}

/** Readers ask the same things over and over; every third question goes on with a conversation. */
function answeredTurns(week: Week): Turn[] {
  return Array.from({ length: answersPerWeek[week] }, (_, index) => {
    const [question, page] = answered[(index * 7) % answered.length] ?? ['', ''];
    const conversation = `${week}-conversation-${index - (index % 3 === 2 ? 1 : 0)}`;
    return {
      week,
      question,
      page,
      category: null,
      cites: [page],
      status: 'answered',
      conversation,
    };
  });
}

function askedBackTurns(week: Week): Turn[] {
  return askedBack.map(([question, page]) => ({
    week,
    question,
    page,
    category: null,
    cites: [],
    status: 'answered',
    responseType: 'clarifying_question',
  }));
}

function toRow(turn: Turn, index: number): Row {
  const place = String(index).padStart(4, '0');
  const daysBeforeEnd = 7 - (rhythm[index % rhythm.length] ?? 0);
  const secondOfDay = 7 * 3_600 + ((index * 1_237) % (12 * 3_600));
  const time =
    Date.parse(endOfWeeks[turn.week]) - daysBeforeEnd * dayInMilliseconds + secondOfDay * 1_000;
  return {
    id: `row-${turn.week}-${place}`,
    conversationId: turn.conversation ?? `conversation-${turn.week}-${place}`,
    timestamp: new Date(time).toISOString(),
    query: turn.question,
    response: answerTo(turn),
    sources: turn.cites.map((path) => ({ title: titleOf(path), url: site + path })),
    queryCategory: turn.category,
    pageUrl: turn.page === undefined ? null : site + turn.page,
    resolutionStatus: turn.status,
    responseType: turn.responseType ?? 'answer',
  };
}

function answerTo({ status, cites, answer, responseType }: Turn): string {
  if (answer !== undefined) return answer;
  const pages = cites.map(titleOf).join(' and ');
  if (responseType) return 'Could you tell me more about what you tried?';
  if (status === 'answered') return `Yes, this is described under ${pages}.`;
  return pages === ''
    ? 'I could not find this in the documentation.'
    : `${pages} mentions this, but does not say how.`;
}

/** `/api/rate-limits` as `Rate limits` */
function titleOf(path: string): string {
  const words = path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Four weeks of questions to the assistant of an invented product's documentation, by time. */
export function fourWeeks(): Row[] {
  const weeks = Object.keys(endOfWeeks) as Week[];
  return weeks
    .flatMap((week) =>
      [...unansweredTurns(week), ...answeredTurns(week), ...askedBackTurns(week)].map(toRow),
    )
    .toSorted((one, other) => String(one.timestamp).localeCompare(String(other.timestamp)));
}
