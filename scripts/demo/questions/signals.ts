import { search, vote } from '../../../test/world/analytics.ts';

const site = 'https://docs.acme.example';

/** What readers searched for in a week, those without a click among it. */
export const searches = [
  search('create payment', 412, 0.81, `${site}/quickstart`),
  search('webhook signature', 96),
  search('idempotency', 41),
  search('terraform', 23),
  search('test cards', 64, 0.72, `${site}/testing/sandbox`),
  search('rotate key', 18, 0.05, `${site}/security/access-keys`),
];

/** Their feedback on pages. */
export const feedback = [
  vote('guides/webhooks.mdx', false, 'Which header? And is it the raw body or the parsed JSON?'),
  vote('guides/webhooks.mdx', false, null),
  vote('/guides/webhooks', false, 'No example in any language'),
  vote('/guides/webhooks', null, 'The name of the signature header is missing'),
  vote('/quickstart', true),
  vote('/quickstart', true),
  vote('/payments/refunds', false, 'Says nothing about partial refunds'),
  vote('/testing/sandbox', true),
];
