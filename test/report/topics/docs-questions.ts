/** Questions of a documentation's readers, by gap. */
export const questionsByGap: Readonly<Record<string, readonly string[]>> = {
  webhookSignature: [
    'How do I verify the webhook signature?',
    'how to verify a webhook signature in python',
    'webhook signature verification fails',
    'What is the right way to validate webhook signatures?',
    "Why doesn't my webhook signature match?",
    'verify webhook signature node.js',
  ],
  customDomain: [
    'How can I set up a custom domain?',
    'custom domain not working',
    'Set up custom domain for docs',
    'Which DNS records does a custom domain need?',
    "my custom domain shows 'not verified'",
  ],
  rateLimit: [
    'What are the rate limits of the API?',
    'I get 429 too many requests, what is the rate limit?',
    'API rate limit per minute',
    'Can the rate limit be raised?',
  ],
  rotateKey: [
    'How do I rotate an API key?',
    'rotate api keys without downtime',
    'Is there a way to rotate my API key automatically?',
  ],
  darkMode: [
    'How do I turn off dark mode?',
    'disable dark mode by default',
    'Dark mode toggle missing',
  ],
  inviteMembers: [
    'How do I invite team members?',
    'invite a new member to my team',
    'Can I invite team members by email?',
  ],
  exportData: ['How can I export my data to CSV?', 'export data as csv', 'CSV export of all data'],
  sso: ['Do you support SSO with Okta?', 'SSO Okta setup', 'How do I configure SSO with Okta'],
};

/** Questions that share only the words of any question. */
export const unrelatedQuestions: readonly string[] = [
  'How do I verify a webhook signature?',
  'Where can I download my invoice?',
  'What is the maximum file size?',
  'Can I use Terraform?',
  'Why does the build hang on Windows?',
  'Is there a dark theme?',
  'Do you support Portuguese?',
  'How do I rotate keys?',
  'Which regions are available?',
  'Who can see private comments?',
];
