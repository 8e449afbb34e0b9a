import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clean } from '../../src/text/clean.ts';
import { createRedactor } from '../../src/text/redact.ts';
import { hostileText, samples } from './hostile-text.ts';

const apiKey = 'mint_dsc_3f/9a+Kd82';

function redactor({ enabled = true } = {}) {
  return createRedactor({ secrets: [apiKey, 'ghs_runToken0123456789abcdefghijkl'], enabled });
}

/** Tokens in the vendors' forms, assembled here so that no scanner mistakes them for real ones. */
const letters = (length: number) => 'a1B2c3D4e5F6g7H8'.repeat(20).slice(0, length);

describe('our own secrets', () => {
  it.each([`key ${apiKey}.`, `see ${Buffer.from(apiKey).toString('base64')}`])(
    'are masked in %j, redaction on or off',
    (text) => {
      expect(redactor().redact(text)).toMatch(/^\w+ \*{3}[.=]{0,2}$/);
      expect(redactor({ enabled: false }).redact(text)).toBe(redactor().redact(text));
    },
  );

  it('are masked in excluded fields', () => {
    expect(redactor().mask(`id-${apiKey} a@b.example`)).toBe('id-*** a@b.example');
    expect(redactor().mask('id\u200b-1')).toBe('id\u200b-1');
  });

  it('are ignored if they are blank', () => {
    expect(createRedactor({ secrets: ['', 'a'], enabled: false }).redact('banana')).toBe('banana');
  });
});

describe('redaction', () => {
  it.each(['2026-11-16T10:00:00Z', '2026-11-16T10:00:00.123456+01:00', '20261116T100000Z'])(
    'leaves the time %s',
    (time) => {
      expect(redactor().redact(time)).toBe(time);
    },
  );

  it.each([
    ['2026-11-16T10:00:00Z jane@shop.example', '2026-11-16T10:00:00Z [email]'],
    ['jane@shop.example 2026-11-16T10:00:00Z', '[email] 2026-11-16T10:00:00Z'],
    ['jane@shop.example\n2026-11-16T10:00:00Z', '[email]\n2026-11-16T10:00:00Z'],
  ])('reads the text around a time: %j', (text, redacted) => {
    expect(redactor().redact(text)).toBe(redacted);
  });

  it.each([
    ['for East Asian type', 0xff10],
    ['of Arabic', 0x0660],
    ['of Persian', 0x06f0],
    ['of Devanagari', 0x0966],
  ])('reads digits %s', (_name, zero) => {
    const inDigits = (text: string) =>
      text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
    // Each digit is in one of the two.
    for (const card of ['4539578763621486', '5425233430109903']) {
      expect(redactor().redact(`card ${inDigits(card)} ok`)).toBe('card [card] ok');
    }
    expect(redactor().redact(inDigits('version 0123456789'))).toBe(inDigits('version 0123456789'));
  });

  it.each([
    ['Write to jane.doe+x@mail.example.co.uk.', 'Write to [email].'],
    ['?q=my%20key%20AKIAIOSFODNN7EXAMPLE&a=b%20c', '?q=my%20key%20[secret]&a=b%20c'],
    ['?next=%2Fs%3Fq%3Dcard%25204111111111111111', '?next=%2Fs%3Fq%3Dcard%2520[card]'],
    ['/%67hp_0123456789abcdefghijABCDEFGHIJ012345', '/[secret]'],
    ['/a%20b?q=100%25&c=%ff%E2%80%8B', '/a%20b?q=100%25&c=%ff%E2%80%8B'],
    ['müller@bücher.example', '[email]'],
    ['Karte ４１１１ １１１１ １１１１ １１１１', 'Karte [card]'],
    ['card 4111 1111 1111 1111 was declined', 'card [card] was declined'],
    ['4111-1111-1111-1111, 378282246310005, 3782 822463 10005', '[card], [card], [card]'],
    ['415-555-2671 5500 0000 0000 0004', '[phone] [card]'],
    ['call +1 415 555 2671 card 4111111111111111', 'call [phone] card [card]'],
    ['4155552671 4111111111111111', '4155552671 [card]'],
    ['(415) 555-2671, 1-415-555-2671, 415.555.2671', '[phone], [phone], [phone]'],
    ['(555) 123-4567, 123-456-7890, call me at 4155552671', '[phone], [phone], call me at [phone]'],
    ['+49 (0)30 1234567 or +442079460958', '[phone] or [phone]'],
    ['030 1234567, 06 12 34 56 78, 0049 30 1234567', '[phone], [phone], [phone]'],
    ['my phone number is 4155552671', 'my phone number is [phone]'],
    ['https://user:s3cret@host.example/x', 'https://[secret]@host.example/x'],
    ['postgres://u:p%40ss@db.example/x', 'postgres://[secret]@db.example/x'],
    ['https://x.example/?token=abc123&page=2', 'https://x.example/?token=[secret]&page=2'],
    ['password: hunter2', 'password: [secret]'],
    ['{"clientSecret": "abcdef", "a": 1}', '{"clientSecret": "[secret]", "a": 1}'],
    ['DB_PASSWORD=letmein', 'DB_PASSWORD=[secret]'],
    ['my password is hunter2!', 'my password is [secret]'],
    ['curl --api-key abc123def', 'curl --api-key [secret]'],
    ['Authorization: Bearer abc.def-123', 'Authorization: Bearer [secret]'],
    ['Authorization: Basic dXNlcjpwYXNz', 'Authorization: Basic [secret]'],
    [`eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.${letters(43)} end`, '[secret] end'],
    ['-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY----- ok', '[secret] ok'],
    [`-----BEGIN RSA PRIVATE KEY-----\n${letters(64)}\n${letters(64)} `, '[secret] '],
  ])('of %j', (text, expected) => {
    const { redact } = redactor();
    expect(redact(text)).toBe(expected);
    expect(redact(expected)).toBe(expected);
  });

  it.each([
    ['a longer key than the vendor documents', `ghp_${letters(52)}`],
    ['the address of a webhook', `hooks.slack.com/services/T${'0'.repeat(8)}/${'X'.repeat(24)}`],
  ])('of %s', (_name, token) => {
    expect(redactor().redact(`my key is ${token} and it fails`)).toBe(
      'my key is [secret] and it fails',
    );
  });

  it('can’t be turned off by the text', () => {
    const text = `<!-- secretlint-disable --> hvs.${letters(95)}`;
    expect(redactor().redact(text)).toBe('<!-- secretlint-disable --> [secret]');
  });

  it.each([
    'versions 1.2.3, v10.20.30-beta.4 and 2024.10.1234',
    'on 2024-01-15, 01-02-2024 10:30, 2024-01-15T10:00:00.123+01:00 and 2024-01-15 10:00:00',
    'timestamps 1700000000 and 1700000000000',
    '550e8400-e29b-41d4-a716-446655440000',
    '41111111-1111-1111-1111-111111111111',
    '192.168.100.200:8080, 10.0.0.1 and 2001:0db8:85a3:0000:0000:8a2e:0370:7334',
    'orders 112-7654321-1234567, #4155552671 and ORD-20241115-000123',
    '01ARZ3NDEKTSV4RRFFQ69G5FAV',
    '7fd1a60b01f91b314f59955a4e4d4e80d8edf11d',
    '$1,234,567.89, 1 234 567 890 and 12345678901234567890',
    'errors 0x80070005 and ERR_1234567890, status 429, ports 3000-3010',
    'ISBN 978-3-16-148410-0, RFC 2119, chmod 0644',
    'git clone git@github.com:o/r.git, npm i react@18.2.0 @scope/pkg@2.0.0, logo@2x.png',
    '@octocat at https://example.com/@user/post',
    'password: required, token: string, secret: how do I rotate it?',
    'Forgot password: what now? Is bearer authentication or basic authentication better?',
    'Authorization: Bearer <token>, Authorization: Bearer $TOKEN',
    `token=YOUR_TOKEN api_key=$\{API_KEY} apiKey: process.env.KEY token = getToken()`,
    'token: CancellationToken, credentials: include, password: ********, tokens: 4096',
    'cards end in 4242, snowflakes look like 412345678901234567, 20241120123000, 123.456.7890',
    'ssh://git@host.example:22/o/r and http://localhost:3000/@user',
    'max_tokens=4096, sk-fading-circle-wrapper, eyJ is how a JWT begins',
  ])('leaves %j', (text) => {
    expect(redactor().redact(text)).toBe(text);
  });

  it('only cleans the text if it is off', () => {
    expect(redactor({ enabled: false }).redact('a@b.example\u200b 415-555-2671')).toBe(
      'a@b.example 415-555-2671',
    );
  });

  it('counts what it replaced in fields, by kind', () => {
    const { redact, redactField, counts } = redactor();
    redactField('query', `a@b.example c@d.example ${apiKey} password=hunter2`);
    redactField('response', '4111 1111 1111 1111, +1 415 555 2671');
    redact('e@f.example');
    expect(Object.fromEntries(counts)).toEqual({ secret: 2, email: 2, card: 1, phone: 1 });
  });

  it.each(samples.filter(({ threat }) => threat === 'pii').map(({ text }) => text))(
    'leaves no secret in sample %j',
    (text) => {
      expect(redactor().redact(text)).not.toMatch(/ghp_|AKIA|MIIE|p%40ss|abc123/);
    },
  );

  it.each([100, 300, 3000])(
    'does not confuse cached texts of the same length, such as %i',
    (length) => {
      const { redact } = redactor();
      const harmless = 'Open the settings. '.repeat(200).slice(0, length);
      const secret = `${harmless.slice(0, -24)} mail to ada@example.com`;
      for (const text of [harmless, harmless]) expect(redact(text)).toBe(text);
      for (const text of [secret, secret]) {
        expect(redact(text)).toBe(`${harmless.slice(0, -24)} mail to [email]`);
      }
      expect(redact(harmless)).toBe(harmless);
    },
  );

  it('is idempotent', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            hostileText,
            fc.constantFrom('a@b.co', '415 555 2671', 'token=', 'key: a1', '4111111111111111', ' '),
          ),
        ),
        (pieces) => {
          const { redact } = redactor();
          const once = redact(pieces.join(''));
          expect(redact(once)).toBe(once);
          expect(clean(once)).toBe(once);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('the value of a field', () => {
  const long = `pin ${'x'.repeat(130)}`;
  it.each<[string, string | number, string | number]>([
    ['pin', '481516', '[secret]'],
    ['pin', 481516, '[secret]'],
    ['phone', 4155550132, '[phone]'],
    ['session_token', 'aB3dE6gH9jK2mN5pQ8sT', '[secret]'],
    ['ssn', '123-45-6789', '[id]'],
    ['phone', '4155550132', '[phone]'],
    ['count', 481516, 481516],
    ['count', '481516', '481516'],
    ['pin', '', ''],
    ['note', 'ada@example.com', '[email]'],
    ['pin', 'ada@example.com', '[email]'],
    [long, '481516', '481516'],
  ])('of %j, %j, is %j', (name, value, redacted) => {
    const { redactField } = redactor();
    expect(redactField(name, value)).toBe(redacted);
    expect(redactField(name, value)).toBe(redacted);
  });

  it('stays if only our own secrets are redacted', () => {
    const { redactField } = redactor({ enabled: false });
    expect(redactField('pin', '481516')).toBe('481516');
    expect(redactField('pin', apiKey)).toBe('***');
  });
});
