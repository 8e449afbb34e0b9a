import type { Topic } from './topic.ts';

const refundsPage = '/payments/refunds';
const sandbox = '/testing/sandbox';
const payouts = '/payouts/schedule';

const partialRefunds: Topic = {
  category: 'Payments',
  cites: [[refundsPage], [refundsPage, '/api/refunds']],
  section: {
    title: 'Refund part of a payment',
    at: ['payments/refunds.mdx', 'Full refund'],
    coverage: 'absent',
    missing: 'How to refund a part of a payment, how often, and what becomes of the fee.',
  },
  now: [
    ['How do I refund only part of a payment?', refundsPage],
    ['partial refund', refundsPage],
    ['Can I refund a payment partially more than once?', refundsPage],
    ['partial refund of a payment with two line items', '/api/refunds'],
    ['What happens to the fee when I make a partial refund?', refundsPage],
    ['refund part of a payment through the API', '/api/refunds'],
  ],
  before: [
    ['How do I refund only part of a payment?', refundsPage],
    ['can a payment be partially refunded', refundsPage],
    ['partial refunds', '/api/refunds'],
  ],
};

/** New: a release note spoke of idempotency keys, and the reference does not. */
const idempotency: Topic = {
  category: 'API',
  cites: [[]],
  section: {
    title: 'How idempotency keys work',
    at: ['api/payments.mdx', 'Create a payment'],
    coverage: 'partial',
    missing:
      'How long an idempotency key is valid, which requests take one, and what a second request with it returns.',
  },
  now: [
    ['How long is an idempotency key valid?', '/api/payments'],
    ['idempotency key expiry', '/api/payments'],
    ['Which requests accept an idempotency key?', '/api/overview'],
    ['reuse the same idempotency key after an error?', '/api/payments'],
    ['What is returned when an idempotency key is used twice?', '/api/errors'],
  ],
  before: [],
};

const declinedCards: Topic = {
  category: 'Testing',
  cites: [[sandbox], []],
  section: {
    title: 'Simulate a declined card',
    at: ['testing/sandbox.mdx', 'Test cards'],
    coverage: 'absent',
    missing: 'Which test cards are declined, and for which reason.',
  },
  now: [
    ['How can I simulate a declined card in the sandbox?', sandbox],
    ['test card number for a declined payment', sandbox],
  ],
  before: [
    ['How do I simulate a declined card?', sandbox],
    ['sandbox card that is always declined', sandbox],
    ['simulate a declined payment in the sandbox', '/quickstart'],
    ['declined test card', sandbox],
    ['Is there a test card that is declined for insufficient funds?', sandbox],
    ['simulate declined card with the CLI', '/tools/command-line'],
  ],
};

const currencies: Topic = {
  category: 'Payments',
  cites: [[]],
  section: {
    title: 'Which exchange rate a payment gets',
    at: ['payments/currencies.mdx', 'Settlement'],
    coverage: 'partial',
    missing: 'Which exchange rate a payment is converted at, and when it is fixed.',
  },
  now: [
    ['Which exchange rate do you use from euros to dollars?', '/payments/currencies'],
    ['exchange rate of euros', '/payments/currencies'],
    ['When is the exchange rate fixed?', '/payments/currencies'],
  ],
  before: [['What exchange rate do you use for currency conversion?', '/payments/currencies']],
};

/** Resolved: the page on payouts was extended between the two weeks. */
const payoutExport: Topic = {
  category: 'Payouts',
  cites: [[payouts]],
  section: {
    title: 'Export payouts as CSV',
    at: ['payouts/schedule.mdx', 'Schedule'],
    coverage: 'absent',
    missing: 'How to export payouts to a file.',
  },
  now: [],
  before: [
    ['How do I export payouts as CSV?', payouts],
    ['export all payouts to a CSV file', payouts],
    ['CSV export of payouts', '/dashboard/reports'],
    ['Can payouts be exported to a spreadsheet?', payouts],
  ],
};

const payoutTiming: Topic = {
  category: 'Payouts',
  cites: [[payouts]],
  section: {
    title: 'When a payout arrives',
    at: ['payouts/schedule.mdx', 'Schedule'],
    coverage: 'absent',
    missing: 'How many days a payout takes to arrive, bank holidays included.',
  },
  now: [
    ['When does a payout arrive in my bank account?', payouts],
    ['payout has not arrived after three days', payouts],
    ['When does a payout arrive if Monday is a bank holiday?', payouts],
  ],
  before: [
    ['How long until a payout arrives?', payouts],
    ['When does my payout arrive?', payouts],
    ['payout arrival time for a bank account abroad', payouts],
  ],
};

export const paymentTopics: readonly Topic[] = [
  partialRefunds,
  idempotency,
  declinedCards,
  currencies,
  payoutExport,
  payoutTiming,
];
