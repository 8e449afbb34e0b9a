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
    expect(redactor().mask('id\u200b-1')).toBe('id-1');
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

  it.each(['a@b.io ', 'ghp_1234567890abcdefghij ', '4111 1111 1111 1111 a ', '+49 30 901820 a '])(
    'replaces %j as often as it stands in a text',
    (text) => {
      const { redactField, replacementCounts } = redactor();
      expect(redactField('query', text.repeat(150_000))).not.toMatch(/\d/);
      expect([...replacementCounts.values()]).toEqual([150_000]);
    },
  );

  it('only cleans the text if it is off', () => {
    expect(redactor({ enabled: false }).redact('a@b.example\u200b 415-555-2671')).toBe(
      'a@b.example 415-555-2671',
    );
  });

  it('counts what it replaced in fields, by kind', () => {
    const { redact, redactField, replacementCounts } = redactor();
    redactField('query', `a@b.example c@d.example ${apiKey} password=hunter2`);
    redactField('response', '4111 1111 1111 1111, +1 415 555 2671');
    redact('e@f.example');
    expect(Object.fromEntries(replacementCounts)).toEqual({
      secret: 2,
      email: 2,
      card: 1,
      phone: 1,
    });
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
