import { lintSource } from '@secretlint/core';
import { rules } from '@secretlint/secretlint-rule-preset-recommend';

/** Left out: it lets the text itself switch the other rules off (`secretlint-disable`). */
const commentFilter = '@secretlint/secretlint-rule-filter-comments';

const config = {
  rules: rules
    .filter((rule) => rule.meta.id !== commentFilter)
    .map((rule) => ({ id: rule.meta.id, rule })),
};

/**
 * The places, as sorted `[start, end)` pairs in UTF-16 code units, at which secretlint's recommended
 * rules see a secret. Reads no file: the path is a name only.
 */
export async function findSecrets(text: string): Promise<(readonly [number, number])[]> {
  const { messages } = await lintSource({
    source: { content: text, filePath: 'text', contentType: 'text' },
    options: { config, noPhysicFilePath: true },
  });
  return messages
    .map(({ range }) => [range[0], range[1]] as const)
    .sort((one, other) => one[0] - other[0]);
}
