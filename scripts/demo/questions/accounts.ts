import type { Topic } from './topic.ts';

const keys = '/security/access-keys';
const limits = '/api/rate-limits';
const members = '/dashboard/members';

const keyRotation: Topic = {
  category: 'Security',
  cites: [[keys]],
  section: {
    title: 'Rotate an API key without downtime',
    at: ['security/access-keys.mdx', 'Revoke a key'],
    coverage: 'partial',
    missing: 'How to have two keys active while one replaces the other.',
  },
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
  section: {
    title: 'What the rate limits are',
    at: ['api/rate-limits.mdx', 'Rate limits'],
    coverage: 'partial',
    missing:
      'How many requests a second are allowed, per key or per account, and on which endpoints.',
  },
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
  section: {
    title: 'Set up SAML single sign-on',
    at: ['dashboard/members.mdx', 'Invite a team member'],
    coverage: 'absent',
    missing: 'Whether and how a team can log in with SAML.',
  },
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
  section: {
    title: 'Log in where no browser opens',
    at: ['tools/command-line.mdx', 'Log in'],
    coverage: 'partial',
    missing: 'How to log in on a machine without a browser.',
  },
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
  section: {
    title: 'What each role may do',
    at: ['dashboard/members.mdx', 'Roles'],
    coverage: 'partial',
    missing: 'What an owner, a developer and a viewer may do.',
  },
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
