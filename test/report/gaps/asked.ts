import { addDays } from '../../../src/report/source/period.ts';
import type { Row } from '../../world/conversations.ts';

/** What readers of an invented product ask about, with questions alike enough to be one topic. */
export const subjects = [
  ['verify', 'webhook signature header'],
  ['rotate', 'expired service token'],
  ['export', 'monthly invoice archive'],
  ['restore', 'deleted database snapshot'],
  ['invite', 'guest workspace member'],
  ['raise', 'request rate quota'],
  ['calibrate', 'thermal camera lens'],
  ['stream', 'audit event log'],
  ['embed', 'dashboard chart widget'],
  ['schedule', 'nightly import pipeline'],
  ['translate', 'checkout page locale'],
  ['revoke', 'mobile session cookie'],
] as const;

const frames = [
  (verb: string, what: string) => `How do I ${verb} the ${what}?`,
  (verb: string, what: string) => `${verb} ${what} example`,
  (verb: string, what: string) => `Where can I ${verb} a ${what}`,
  (verb: string, what: string) => `cannot ${verb} ${what}, what is wrong?`,
];

/**
 * Unanswered and answered questions over weeks from a Monday on.
 *
 * @param perWeek how many ask about a subject, by its place, in a week
 */
export function askedOver(of: {
  from: string;
  weeks: number;
  perWeek: (subject: number, week: number) => number;
}): Row[] {
  const rows: Row[] = [];
  const add = (day: string, fields: Record<string, unknown>) => {
    const place = String(rows.length);
    const minute = String(rows.length % 60).padStart(2, '0');
    rows.push({
      id: `row-${place}`,
      conversationId: `conversation-${place}`,
      timestamp: `${day}T10:${minute}:00Z`,
      response: 'I could not find that in the documentation.',
      responseType: 'answer',
      sources: [],
      pageUrl: 'https://docs.acme.example/guides/start',
      resolutionStatus: 'unanswered',
      ...fields,
    });
  };
  for (let week = 0; week < of.weeks; week++) {
    const monday = addDays(of.from, week * 7);
    subjects.forEach(([verb, what], subject) => {
      const count = of.perWeek(subject, week);
      for (let at = 0; at < count; at++) {
        const frame = frames[(at + week) % frames.length] ?? frames[0];
        add(addDays(monday, (at * 2 + subject) % 7), { query: frame?.(verb, what) });
      }
    });
    for (let at = 0; at < 60; at++) {
      const query = 'What is a workspace?';
      add(addDays(monday, at % 7), { query, resolutionStatus: 'answered' });
    }
  }
  return rows;
}
