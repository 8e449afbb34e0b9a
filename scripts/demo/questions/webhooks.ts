import type { Topic } from './topic.ts';

const guide = '/guides/webhooks';
const events = '/api/events';

/** Asked by ever more people: no page says how a signature is verified. */
const signatures: Topic = {
  category: 'Webhooks',
  cites: [[]],
  answer:
    'Acme signs every webhook, but I could not find how the signature is computed or which header holds it. You may want to ask support.',
  section: {
    title: 'Verify a webhook signature',
    at: ['guides/webhooks.mdx', 'Security'],
    coverage: 'partial',
    missing:
      'How the signature is computed, over which body and with which secret, and which header holds it.',
  },
  now: [
    ['How do I verify a webhook signature?', guide],
    ['verify webhook signature in python', guide],
    ['How do I verify a webhook signature?', events],
    ['webhook signature verification fails, what exactly is hashed?', guide],
    ['Which header holds the signature of a webhook?', guide],
    ['how to validate the Acme-Signature header', events],
    ['Do you have an example of verifying webhook signatures in Go?', guide],
    ['webhook signature mismatch behind a proxy', guide],
    ['How can I verify that a webhook really comes from Acme?'],
    ['what secret do I use to verify webhook signatures', '/security/access-keys'],
    ['HMAC of the webhook payload does not match the signature', guide],
    ['verifying webhook signature: raw body or parsed JSON?', guide],
    ['how do i verify a webhook signature', guide],
  ],
  before: [
    ['How do I verify a webhook signature?', guide],
    ['webhook signature verification in node', guide],
    ['Is there a signature on webhooks that I can verify?', events],
    ['signature header of webhooks', guide],
  ],
};

/** Close to signatures in its words, and another question. */
const retries: Topic = {
  category: 'Webhooks',
  cites: [[guide]],
  section: {
    title: 'When failed webhooks are retried',
    at: ['guides/webhooks.mdx', 'Retries'],
    coverage: 'partial',
    missing:
      'How often and after how long a failed webhook is retried, and how to retry it by hand.',
  },
  now: [
    ['How often is a failed webhook retried?', guide],
    ['webhook retry schedule', guide],
    ['Can I retry a failed webhook delivery by hand?', events],
    ['how many times are failed webhooks retried before you give up?', guide],
  ],
  before: [
    ['How often are failed webhooks retried?', guide],
    ['retry failed webhook deliveries', guide],
    ['For how long does Acme retry a webhook?', events],
  ],
};

const localTesting: Topic = {
  category: 'Webhooks',
  cites: [[], [guide]],
  section: {
    title: 'Receive webhooks on your own machine',
    at: ['guides/webhooks.mdx', 'Register a webhook endpoint'],
    coverage: 'absent',
    missing: 'How to receive webhooks on a machine without a public URL.',
  },
  now: [
    ['How can I test webhooks on localhost?', guide],
    ['tunnel for webhooks to localhost', guide],
    ['test webhooks on localhost without a public URL', guide],
  ],
  before: [],
};

export const webhookTopics: readonly Topic[] = [signatures, retries, localTesting];
