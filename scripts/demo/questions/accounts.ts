import type { Topic } from './topic.ts';

const keys = '/security/access-keys';
const limits = '/api/rate-limits';
const members = '/dashboard/members';

const keyRotation: Topic = {
  category: 'Security',
  cites: [[keys]],
  now: [
    ['How can I rotate an API key without downtime?', keys],
    ['rotate api key', keys],
    ['Can two API keys be active while I rotate them?', keys],
    ['API key rotation', '/quickstart'],
  ],
  before: [
    ['How do I rotate an API key?', keys],
    ['rotate api keys automatically', keys],
    ['rotating an API key without downtime', keys],
    ['Does rotating the API key revoke the old one?', keys],
  ],
};

const rateLimits: Topic = {
  category: 'API',
  cites: [[limits]],
  now: [
    ['What is the rate limit per second?', limits],
    ['rate limit of the search endpoint', '/api/search'],
    ['Is the rate limit per key or per account?', limits],
  ],
  before: [
    ['What are the rate limits of the API?', limits],
    ['can my rate limit be raised', limits],
  ],
};

const singleSignOn: Topic = {
  category: 'Account',
  cites: [[]],
  now: [],
  before: [
    ['Can my team log in with SAML single sign-on?', members],
    ['set up SAML single sign-on', members],
  ],
};

/** One reader who asks again and again: ten questions, and one conversation. */
const cliLogin: Topic = {
  category: 'Tools',
  cites: [['/tools/command-line']],
  oneReader: true,
  now: [
    ['acme login does nothing', '/tools/command-line'],
    ['acme login hangs after the browser opens', '/tools/command-line'],
    ['acme login hangs on a remote machine', '/tools/command-line'],
    ['acme login without a browser', '/tools/command-line'],
  ],
  before: [],
};

const teamRoles: Topic = {
  category: 'Account',
  // The page has moved since the assistant read it.
  cites: [[members], ['/account/members']],
  now: [
    ['What may a team member with the role viewer do?', members],
    ['permissions of the viewer role', members],
  ],
  before: [['Which permissions does each role have?', members]],
};

export const accountTopics: readonly Topic[] = [
  keyRotation,
  rateLimits,
  singleSignOn,
  cliLogin,
  teamRoles,
];
