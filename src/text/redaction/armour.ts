import { type Finder, matchAt, type Rule, type Span } from './rule.ts';

const keyStart = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/y;
/** Up to the end line, up to another block, or as far as the lines of a key that was cut go. */
const keyRest = /(?:[^-]|-(?!----)){0,16384}-----END[^-\n]{0,60}-----/y;
const cutRest =
  /(?:(?:\s|\\[rn]){0,64}(?:[\w-]{1,30}:[^\n]{1,120}\n|[A-Za-z0-9+/=]{8,512})){0,1024}/y;

const longestBlock = 16_384;

const findPrivateKeys: Finder = (text, places) => {
  const spans: Span[] = [];
  for (const { start } of places) {
    const opening = start < (spans.at(-1)?.end ?? 0) ? null : matchAt(keyStart, text, start);
    if (opening === null) continue;
    const from = start + opening[0].length;
    const following = text.slice(from, from + longestBlock);
    const rest = matchAt(keyRest, following, 0) ?? matchAt(cutRest, following, 0);
    spans.push({ kind: 'secret', start, end: from + (rest?.[0].length ?? 0) });
  }
  return spans;
};

/** Private keys in their armour, whole or cut. Certificates and public keys stay. */
export const privateKeys: Rule = {
  anchors: ['-----begin'],
  find: findPrivateKeys,
};

const part = String.raw`\.[\w-]{2,8192}`;
const signedToken = new RegExp(String.raw`eyJ[\w-]{5,8192}(?:${part}){1,4}\.?`, 'y');

const findWebTokens: Finder = (text, places) => {
  const spans: Span[] = [];
  for (const { start } of places) {
    if (start < (spans.at(-1)?.end ?? 0) || /[\w-]/.test(text.charAt(start - 1))) continue;
    const token = matchAt(signedToken, text, start)?.[0];
    if (token === undefined || token.length < 24) continue;
    spans.push({ kind: 'secret', start, end: start + token.length });
  }
  return spans;
};

/** JSON Web Tokens, signed or encrypted, with or without a signature. */
export const webTokens: Rule = {
  anchors: ['eyj'],
  find: findWebTokens,
};
