import { said, search } from '../../../test/world/analytics.ts';

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

/** What they said of pages. */
export const feedback = [
  said('guides/webhooks.mdx', false, 'Which header? And is it the raw body or the parsed JSON?'),
  said('guides/webhooks.mdx', false, null),
  said('/guides/webhooks', false, 'No example in any language'),
  said('/guides/webhooks', null, 'The name of the signature header is missing'),
  said('/quickstart', true),
  said('/quickstart', true),
  said('/payments/refunds', false, 'Says nothing about partial refunds'),
  said('/testing/sandbox', true),
];
