import type { Topic } from './topic.ts';

const refundsPage = '/payments/refunds';
const sandbox = '/testing/sandbox';
const payouts = '/payouts/schedule';

const partialRefunds: Topic = {
  category: 'Payments',
  cites: [[refundsPage], [refundsPage, '/api/refunds']],
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
  now: [
    ['Which exchange rate is used for payments in another currency?', '/payments/currencies'],
    ['exchange rate of a payment', '/payments/currencies'],
    ['When is the exchange rate of a payment fixed?', payouts],
  ],
  before: [['What exchange rate do you use for currency conversion?', '/payments/currencies']],
};

/** Resolved: the page on payouts was extended between the two weeks. */
const payoutExport: Topic = {
  category: 'Payouts',
  cites: [[payouts]],
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
  now: [
    ['When does a payout arrive in my bank account?', payouts],
    ['payout has not arrived after three days', payouts],
    ['payout arrival on bank holidays', payouts],
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
