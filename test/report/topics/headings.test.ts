import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupMembers } from '../../../src/report/topics/topics.ts';
import { DOCS_QUESTIONS } from './docs-questions.ts';

const topicOf = (texts: readonly string[], current = true) =>
  groupMembers(texts.map((text) => ({ text, current })))[0];

describe('a topic’s label', () => {
  it.each([
    [DOCS_QUESTIONS.webhookSignature, 'Verify the webhook signature'],
    [DOCS_QUESTIONS.customDomain, 'Set up a custom domain'],
    [DOCS_QUESTIONS.rateLimit, 'API rate limit'],
    [DOCS_QUESTIONS.rotateKey, 'Rotate an API key'],
    [DOCS_QUESTIONS.inviteMembers, 'Invite team members'],
    [DOCS_QUESTIONS.exportData, 'Export data as CSV'],
    [DOCS_QUESTIONS.sso, 'Configure SSO with Okta'],
    [['How do I delete my account?', 'delete account please'], 'Delete account'],
    [['I lost my card', 'my card is lost, what can I do'], 'Lost card'],
    [['node.js SDK crashes', 'Why does the node.js SDK crash?'], 'node.js SDK crashes'],
    [['SSO', 'sso?'], 'SSO'],
    [['...', '...'], 'Questions without words'],
  ])('of %j is %j', (texts, label) => {
    expect(topicOf(texts ?? [])?.label).toBe(label);
  });

  it.each([
    ['How do I set up module33x?', 'Set up module33x'],
    ['Is it possible to change the currency?', 'Change the currency'],
    ['What is the best way to paginate through results?', 'Paginate through results'],
    ['Hi, could you please tell me how I can reset my password?', 'Reset password'],
    ['I can’t log in with Google', 'Log in with Google'],
    ['Where do I turn dark mode off?', 'Turn dark mode off'],
    ['What’s the difference between test and live mode?', 'Difference between test and live mode'],
    ['Do you support Portuguese?', 'Support for Portuguese'],
    ['Is there a dark mode for the dashboard?', 'Dark mode for the dashboard'],
    ['Why is my payout still pending?', 'Payout still pending'],
    ['HOW DO I DELETE MY ACCOUNT', 'Delete account'],
    ['I am getting a 500 error, what now?', '500 error'],
  ])('of %j leaves out what only asks: %j', (text, label) => {
    expect(topicOf([text, text])?.label).toBe(label);
  });

  it.each([
    ['partial refund of a payment with two line items', 'Partial refund of a payment'],
    ['What does "scope" mean?', 'What does scope mean'],
    ['How long is an idempotency key valid?', 'How long is an idempotency key valid'],
    [
      'Which header holds the signature of a webhook?',
      'Which header holds the signature of a webhook',
    ],
    ['How do I set the timeout that applies to long running background jobs?', 'Set the timeout'],
    ['When is the exchange rate of a payment to be fixed?', 'When is the exchange rate…'],
    ['can you mail me at [email] to rotate keys', 'Rotate keys'],
    ['What is described at https://docs.acme.example/keys?', 'What is described'],
    [
      'Wie kann ich eine Rechnung nachträglich stornieren?',
      'Wie kann ich eine Rechnung nachträglich stornieren',
    ],
    ['支払い方法を変更するには？', '支払い方法を変更するには'],
    [
      'Webhookの署名をRubyで検証するにはどうすればいいですか?',
      'Webhookの署名をRubyで検証するにはどう…',
    ],
  ])('of %j is not torn out of it: %j', (text, label) => {
    expect(topicOf([text, text])?.label).toBe(label);
  });

  it('is a phrase rather than a question, and nothing that one question alone has', () => {
    const label = topicOf([
      'How long is an idempotency key valid?',
      'idempotency key expiry',
      'Which requests accept an idempotency key?',
      'idempotency key expiry after an error',
    ])?.label;
    expect(label).toBe('Idempotency key expiry');
  });

  it('comes from the period itself where that has a phrase', () => {
    const questions = [
      { text: 'webhook signature verification in node', current: false },
      { text: 'webhook signature verification', current: false },
      { text: 'How do I verify a webhook signature?', current: true },
    ];
    expect(groupMembers(questions)[0]?.label).toBe('Verify a webhook signature');
  });

  it('spells names as most askers do', () => {
    const texts = [
      'set up saml',
      'How do I set up SAML?',
      'how to set up SAML',
      'Set Up Saml please',
    ];
    expect(topicOf(texts)?.label).toBe('Set up SAML');
  });

  it('ends on no word that needs another after it, but where a question does', () => {
    const word = fc.constantFrom(
      ...'how do I can the a of with for to and when is webhook key rotate log in [email] 3 API, ?'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (written) => {
        const label = topicOf([`rotate ${written.join(' ')}`, 'rotate'])?.label ?? '';
        const isQuestion = /^(?:how|can|when|is|do)\b/iu.test(label);
        if (!isQuestion) expect(label).not.toMatch(/ (?:the|a|of|with|for|to|and)…?$/iu);
        expect(label).not.toContain('email');
        expect(label.split(' ').length).toBeLessThanOrEqual(8);
      }),
    );
  });

  it('differs from those of other topics', () => {
    const texts = ['', '', '?', '?'];
    const labels = groupMembers(texts.map((text) => ({ text, current: true }))).map(
      (topic) => topic.label,
    );
    expect(labels).toEqual(['Questions without words', 'Questions without words (2)']);
  });
});

describe('a topic’s examples', () => {
  it('are at most five, the most central first, with how often each was asked', () => {
    const texts = DOCS_QUESTIONS.webhookSignature ?? [];
    const [first, ...others] = topicOf([...texts, ...texts.slice(0, 1)])?.examples ?? [];
    expect(first).toEqual({ text: 'How do I verify the webhook signature?', count: 2 });
    expect(others).toHaveLength(4);
  });

  it('come from the period itself where it has any', () => {
    const before = ['verify webhook signature', 'how to verify webhook signatures'];
    const now = 'webhook signature verification fails';
    const questions = [
      ...before.map((text) => ({ text, current: false })),
      { text: now, current: true },
    ];
    expect(groupMembers(questions)[0]?.examples).toEqual([{ text: now, count: 1 }]);
  });

  it('come from the period before where that alone has any', () => {
    expect(topicOf(['rotate keys', 'rotate keys'], false)?.examples).toEqual([
      { text: 'rotate keys', count: 2 },
    ]);
  });
});
