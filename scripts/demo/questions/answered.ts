/** Questions that the documentation answers, and the path of the page that does. */
export const answered: readonly (readonly [question: string, page: string])[] = [
  ['How do I create a payment?', '/quickstart'],
  ['Where do I find my API keys?', '/security/access-keys'],
  ['What does error 402 mean?', '/api/errors'],
  ['list all payments of a customer', '/api/payments'],
  ['How do I install the SDK?', '/sdks/overview'],
  ['Which currencies are supported?', '/payments/currencies'],
  ['How do I register a webhook endpoint?', '/guides/webhooks'],
  ['Which events can a webhook receive?', '/api/events'],
  ['How do I switch from the sandbox to live mode?', '/testing/sandbox'],
  ['Can I cancel a payment before it is captured?', '/payments/capture'],
  ['How do I invite a team member?', '/dashboard/members'],
  ['pagination of list endpoints', '/api/overview'],
  ['How do I send a receipt?', '/payments/receipts'],
  ['full refund of a payment', '/payments/refunds'],
  ['How do I change my bank account?', '/payouts/schedule'],
  ['What is the base URL of the API?', '/api/overview'],
  ['filter search results by date', '/api/search'],
  ['How do I update the CLI?', '/tools/command-line'],
  ['download an invoice', '/billing/invoices'],
  ['How do I log in with the CLI?', '/tools/command-line'],
  ['Can I have monthly payouts?', '/payouts/schedule'],
  ['capture a payment later', '/payments/capture'],
  ['What is in the event object?', '/api/events'],
  ['Which test card always succeeds?', '/testing/sandbox'],
  ['Does Acme keep the fee of a refunded payment?', '/payments/refunds'],
];

/** Where the assistant asked back instead of answering. */
export const askedBack: readonly (readonly [question: string, page: string])[] = [
  ['it does not work', '/quickstart'],
  ['payment problem', '/api/payments'],
  ['help with keys', '/security/access-keys'],
];
