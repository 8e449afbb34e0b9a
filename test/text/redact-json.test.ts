import { describe, expect, it, vi } from 'vitest';
import { createRedactor, redactJson } from '../../src/text/redact.ts';

const secret = 'mint_dsc_abcdef123';
const ids = new Set(['id', 'conversationId']);

function redact(value: unknown, onTooDeep = () => {}): unknown {
  return redactJson(value, {
    redactor: createRedactor({ secrets: [secret], enabled: true }),
    ids,
    onTooDeep,
  });
}

describe('redactJson', () => {
  it('returns the same object if nothing changes', () => {
    const row = {
      id: 'a',
      query: 'How?',
      sources: [{ title: 'A', url: null }],
      more: { n: 1, b: [true] },
    };
    expect(redact(row)).toBe(row);
  });

  it('redacts every string, at any depth, and keeps the order of keys', () => {
    const row = {
      z: 'a@b.example',
      a: [{ title: 'ok' }, { title: 'c@d.example', n: 1 }],
      b: 'x\u200by',
    };
    expect(JSON.stringify(redact(row))).toBe(
      '{"z":"[email]","a":[{"title":"ok"},{"title":"[email]","n":1}],"b":"xy"}',
    );
  });

  it('does not modify its argument, and shares unchanged parts', () => {
    const nested = { title: 'ok' };
    const row = { query: 'a@b.example', nested };
    expect(redact(row)).toEqual({ query: '[email]', nested });
    expect((redact(row) as typeof row).nested).toBe(nested);
    expect(row.query).toBe('a@b.example');
  });

  it('hashes an id that redaction would change, only in the row itself', () => {
    const row = { id: 'a@b.example', conversationId: 'c-550e8400', nested: { id: 'a@b.example' } };
    expect(redact(row)).toEqual({ ...row, id: 'ebb18a030bf15174', nested: { id: '[email]' } });
    for (const id of [`x-${secret}`, 'call +1 415 555 2671']) {
      expect(redact({ id })).toEqual({ id: expect.stringMatching(/^[\da-f]{16}$/) });
    }
    for (const id of [
      '550e8400-e29b-41d4-a716-446655440000',
      '507f1f77bcf86cd799439011',
      'row 7',
    ]) {
      expect(redact({ id })).toEqual({ id });
    }
  });

  it('redacts keys', () => {
    expect(redact({ 'a@b.example': 1, b: { [secret]: 2 } })).toEqual({
      '[email]': 1,
      b: { '***': 2 },
    });
  });

  it.each([
    [{ more: { phone: 4155550132, n: 4155550132 } }, { more: { phone: '[phone]', n: 4155550132 } }],
    [{ card: 4111111111111111 }, { card: '[card]' }],
    [{ list: [4111111111111111, 12] }, { list: ['[card]', 12] }],
    [
      { pin: 481516, page: 481516 },
      { pin: '[secret]', page: 481516 },
    ],
    [{ password: 48151623 }, { password: '[secret]' }],
    [
      { password: 'hunter2', title: 'hunter2' },
      { password: '[secret]', title: 'hunter2' },
    ],
    [{ user: { ssn: '123-45-6789' } }, { user: { ssn: '[id]' } }],
    [
      { 'a"b': 1_700_000_000, '': 4155550132 },
      { 'a"b': 1_700_000_000, '': 4155550132 },
    ],
  ])('redacts values by the name of their field, including numbers: %j', (row, expected) => {
    expect(redact(row)).toEqual(expected);
  });

  it('keeps an own `__proto__` without polluting prototypes', () => {
    const text =
      '{"__proto__":{"polluted":"a@b.example"},"constructor":{"prototype":{"polluted":"a@b.example"}}}';
    const redacted = redact(JSON.parse(text));
    expect(JSON.stringify(redacted)).toBe(text.replaceAll('a@b.example', '[email]'));
    expect(Object.getPrototypeOf(redacted)).toBe(Object.prototype);
    expect(({} as { polluted?: string }).polluted).toBe(undefined);
  });

  it.each([
    [100, 'a@b.example', '[email]', 0],
    [101, [], '[nested too deep]', 1],
    [100_000, 'a@b.example', '[nested too deep]', 1],
  ])('cuts values nested beyond 100 levels: %i', (levels, innermost, expected, times) => {
    const onTooDeep = vi.fn();
    let value: unknown = innermost;
    for (let level = 0; level < levels; level++) value = [value];
    let inner = redact({ id: '1', value }, onTooDeep) as unknown;
    expect(inner).toHaveProperty('id', '1');
    inner = (inner as { value: unknown }).value;
    while (Array.isArray(inner)) inner = inner[0];
    expect(inner).toBe(expected);
    expect(onTooDeep).toHaveBeenCalledTimes(times);
  });

  it.each([null, 1, 4155550132, true, [], {}])('leaves %j', (value) => {
    expect(redact(value)).toBe(value);
  });
});
