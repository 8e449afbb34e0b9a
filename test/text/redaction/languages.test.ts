import { describe, expect, test } from 'vitest';
import { languages, unspacedLanguages } from '../../../src/language/languages.ts';
import { createRedactor } from '../../../src/text/redact.ts';

const { redact } = createRedactor({ secrets: [], enabled: true });
const withCredentials = languages.flatMap((language) => {
  const listOf = (list: string) => language.lists.get(`credentials.${list}`) ?? [];
  const [passwords, verbs] = [listOf('passwords'), listOf('verbs')];
  return passwords.length > 0
    ? [
        {
          language,
          name: language.name,
          passwords,
          verbs,
          keys: [...listOf('keys'), ...listOf('weak')],
        },
      ]
    : [];
});

describe.each(withCredentials)('$name', ({ language, passwords, keys, verbs: [verb = ''] }) => {
  const space = unspacedLanguages.includes(language) ? '' : ' ';

  test.each(passwords)('a password is found after “%s”', (name) => {
    expect(redact(`${name}: Regen#2041x`)).toBe(`${name}: [secret]`);
    expect(redact(`${name}${space}${verb}${space}Regen#2041x`)).not.toContain('Regen');
  });

  test.each(keys)('a key is found after “%s”', (name) => {
    expect(redact(`${name} = q7Rk2XvB9nLp4WtZ1sJ6`)).toBe(`${name} = [secret]`);
  });
});
