import { describe, expect, test } from 'vitest';
import { languages, splitPhrases, unspacedLanguages } from '../../../src/language/languages.ts';
import { createRedactor } from '../../../src/text/redact.ts';

const { redact } = createRedactor({ secrets: [], enabled: true });
const withCredentials = languages.flatMap((language) =>
  language.credentials ? [{ name: language.name, language, ...language.credentials }] : [],
);

describe.each(withCredentials)('$name', ({ language, passwords, keys, weak, verbs }) => {
  const space = unspacedLanguages.includes(language) ? '' : ' ';

  test.each(splitPhrases(passwords))('a password is found after “%s”', (name) => {
    expect(redact(`${name}: Regen#2041x`)).toBe(`${name}: [secret]`);
    const [verb = ''] = splitPhrases(verbs);
    expect(redact(`${name}${space}${verb}${space}Regen#2041x`)).not.toContain('Regen');
  });

  test.each([...splitPhrases(keys), ...splitPhrases(weak)])('a key is found after “%s”', (name) => {
    expect(redact(`${name} = q7Rk2XvB9nLp4WtZ1sJ6`)).toBe(`${name} = [secret]`);
  });
});
