import type { Report } from '../../src/report/assemble/report.ts';
import { cited, docs, type SampleRow, sampleReport } from './sample.ts';

/** Rows of one topic, each with its question, day and page. */
function topicRows(
  label: string,
  asked: readonly (readonly [question: string, day: string, page: string | null])[],
  common: SampleRow = {},
): SampleRow[] {
  return asked.map(([question, day, page]) => ({
    topic: label,
    question,
    day,
    pageUrl: page && docs + page,
    ...common,
  }));
}

const current: SampleRow[] = [
  ...topicRows(
    'Verify a webhook signature',
    [
      ['How do I verify a webhook signature?', '2026-11-13', '/guides/webhooks'],
      ['How do I verify a webhook signature?', '2026-11-14', '/guides/webhooks'],
      ['How do I verify a webhook signature?', '2026-11-17', '/api/events'],
      ['verify signature of webhook in python', '2026-11-16', '/guides/webhooks'],
      ['Which header holds the webhook signature?', '2026-11-17', '/guides/webhooks'],
      ['webhook signature mismatch, what do I hash?', '2026-11-18', '/guides/webhooks'],
      ['Is there a secret to check webhooks with?', '2026-11-19', null],
    ],
    { category: 'How-to' },
  ),
  ...topicRows(
    'Rotate an API key',
    [
      ['How can I rotate an API key without downtime?', '2026-11-15', '/security/api-keys'],
      ['rotate api key', '2026-11-15', '/security/api-keys'],
      ['Can two keys be active while I rotate?', '2026-11-19', '/security/api-keys'],
    ],
    {
      category: 'Security',
      sources: [{ title: 'API keys', url: `${docs}/security/api-keys#create` }],
      answer:
        'Create a key under Settings. Every key has a name and the scopes that you choose for it.',
    },
  ),
  ...topicRows(
    'Export invoices as CSV',
    [
      ['Can I export invoices as CSV?', '2026-11-13', '/billing/invoices'],
      ['download all invoices', '2026-11-18', '/billing/invoices'],
    ],
    { category: 'Billing' },
  ),
  {
    topic: 'Export invoices as CSV',
    question: 'Can I export invoices as CSV?',
    day: '2026-11-19',
    pageUrl: `${docs}/billing/invoices`,
    category: 'Billing',
    sources: cited('/billing/invoices', '/billing/overview'),
  },
  ...topicRows('Self-host behind a proxy', [
    ['Does the agent work behind a corporate proxy?', '2026-11-16', '/self-hosting/install'],
  ]),
  ...topicRows('p99 latency of the search API', [
    ["What's the p99 of foo_bar & baz < 3?", '2026-11-18', '/api/search'],
  ]),
  { question: 'hi', isSetAside: true },
  { question: 'thanks!!', isSetAside: true },
  ...topicRows('Dark mode of the widget', [
    ['Is there a dark mode for the widget?', '2026-11-14', null],
  ]),
];

const previous: SampleRow[] = [
  ...topicRows('Verify a webhook signature', [
    ['How do I verify a webhook signature?', '2026-11-07', '/guides/webhooks'],
    ['verify webhooks', '2026-11-11', '/guides/webhooks'],
  ]),
  ...topicRows('Export invoices as CSV', [
    ['invoices csv', '2026-11-06', '/billing/invoices'],
    ['Can I export invoices as CSV?', '2026-11-08', '/billing/invoices'],
    ['csv of all invoices?', '2026-11-10', '/billing/invoices'],
  ]),
  ...topicRows('Self-host behind a proxy', [
    ['proxy settings for self-hosting', '2026-11-12', '/self-hosting/install'],
  ]),
  ...topicRows('Invite a teammate', [
    ['How do I invite a teammate?', '2026-11-09', '/team/members'],
    ['invite link expired', '2026-11-09', '/team/members'],
    ['add member to project', '2026-11-10', '/team/members'],
  ]),
];

/** Questions that only one reader asks. */
const others: SampleRow[] = Array.from({ length: 15 }, (_, at) => ({
  question: `Does the widget work with framework number ${at + 1}?`,
  day: `2026-11-${13 + (at % 7)}`,
}));

/** Two weeks of a small product's documentation; a small period is shown as a list. */
export function fortnight({
  isSmall = false,
  ...rest
}: { isSmall?: boolean } & Omit<Parameters<typeof sampleReport>[0], 'rows'> = {}): Report {
  return sampleReport({
    rows: isSmall ? current : [...current, ...others],
    answered: 112,
    previousRows: previous,
    previousAnswered: 104,
    ...rest,
  });
}
