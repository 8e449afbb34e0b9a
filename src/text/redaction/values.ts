import { wordsOf } from '../../language/languages.ts';

const betweenSeparators = /[^-_.~+/=:|]+/g;
const humps = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g;
const maxWordLength = 20;
const minDigits = 5;
const maxExaminedLength = 72;

/** Ordinary words with digits: `oauth2`, `utf8mb4`, `part2024`, `base64url`, `30s`, `v2`. */
const wordWithDigits =
  /^(?:[A-Za-z]{1,20}\d{1,4}|[A-Za-z]{1,20}(?:19|20)\d{6}|\d{1,20}[A-Za-z]{0,4}|[A-Za-z]{2,20}\d{1,3}[A-Za-z]{2,20}\d{0,2}|[vV]\d{1,4}[a-z]{0,5}\d{0,4})$/;

/** Technical terms that look like passwords or generated values, because they contain digits. */
const technicalTerm =
  /^(?:o?auth[12]?|oauth2\.[01]|sha-?\d{1,3}|sha3-\d{3}|base-?\d\d(?:url)?|utf-?\d\d?|[rhep]s(?:256|384|512)|ed25519|x25519|x509|aes-?\d{0,3}|http[23s]?|argon2(?:id?|d)?|pbkdf2|bcrypt2?|tls1\.\d|win(?:32|64)|1password|lastpass2|v\d[\d.]{0,9})$/i;

/** Amounts and ranges, with or without a unit: `12`, `8-64chars`, `min8`. */
const amount =
  /^(?:min|max)?(?:\d*[-–])?\d+[-–]?(?:bits?|bytes?|chars?|characters?|days?|hours?|[smhdx])?$/i;
/** Numbered words and units with hyphens: `32-byte`, `level-2`, `sha512-hashed`. */
const hyphenatedTerm = /^(?:[a-z]+\d{0,3}|\d+)(?:-(?:[a-z]+\d{0,3}|\d+)){1,2}$/;

function isGeneratedLetters(piece: string): boolean {
  const parts = piece.match(humps) ?? [];
  if (parts.some((part) => part.length > maxWordLength)) return true;
  return piece.length >= 10 && parts.length * 3 > piece.length;
}

function isGeneratedPiece(piece: string): boolean {
  if (piece.length < 8 || !/[A-Za-z]/.test(piece) || technicalTerm.test(piece)) return false;
  if (wordWithDigits.test(piece)) return false;
  const alternations = piece.match(/[A-Za-z](?=\d)|\d(?=[A-Za-z])/g)?.length ?? 0;
  const digits = piece.replace(/\D/g, '').length;
  return alternations >= 3 || digits >= minDigits || isGeneratedLetters(piece);
}

/**
 * Whether a program probably generated a text: a piece between separators is neither a word nor a word
 * with a number. `global-configuration-v2` consists of words, `a1B2c3D4e5` doesn't.
 */
export function looksGenerated(text: string): boolean {
  const pieces = text.slice(0, maxExaminedLength).match(betweenSeparators) ?? [];
  if (pieces.some(isGeneratedPiece)) return true;
  // Several groups, each too short to be judged alone: a license key, a UUID.
  const mixed = pieces.filter((piece) => /\d/.test(piece) && /[A-Za-z]/.test(piece));
  if (mixed.filter((piece) => /[A-Za-z]\d{2}/.test(piece)).length >= 3) return true;
  return mixed.filter((piece) => piece.length >= 4 && !/^[a-z]{2,}\d+$/i.test(piece)).length >= 2;
}

/** Whether a text looks like a password that a person chose: letters with digits or signs. */
export function looksChosen(text: string): boolean {
  if (text.length < 5 || technicalTerm.test(text) || amount.test(text) || hyphenatedTerm.test(text))
    return false;
  if (/\d/.test(text) && /\p{L}/u.test(text)) return true;
  return text.length >= 6 && /[\p{L}\d][!@#$%^&*+=?]/u.test(text);
}

const literalWords = new Set(wordsOf('credentials.literals'));
const placeholder =
  /^(?:[<$%{[(*~|\\@&=>]|\.{2}|…|your|my[-_]|the[-_]|some[-_]|example\b|change[-_]?(?:me|it)|replace|insert|placeholder|dummy|redacted|todo\b|x{3,}|\?{2,})|(?:\.{3}|…)$/i;
const propertyAccess = /^[A-Za-z_$][\w$]*(?:(?:\??\.|->|::)[A-Za-z_$][\w$]*)+$/;
const codeExpression =
  /^[A-Za-z_$][\w$]{0,63}(?:(?:\??\.|->|::)[A-Za-z_$][\w$]{0,63}){0,8}!?[([]|^(?:new|await|function)\b/;
const constantName = /^[A-Z]{2,}(?:_[A-Z0-9]+)*$/;
/** The name of a credential, which isn't a credential: `db_password`, `my-kubernetes-secret`. */
const credentialName =
  /^[A-Za-z][A-Za-z_.-]*(?:passw(?:or)?d|secret|token|key)s?(?:[-_.][a-z]+)*[-_]?\d?$/i;

/** A file: `./keys/server2.pem`, `C:\\keys\\id2`. */
const filePath =
  /^\.{1,2}[\\/]|^[a-z]:[\\/]|\.(?:pem|key|p8|p12|pfx|crt|cer|der|jks|ppk|pub|asc|gpg|keystore|json|ya?ml|toml|ini|conf|env|txt|properties)$/i;
/** Whether a text is a word that documentation uses as a value: `password`, `string`, `test`. */
export function isLiteral(text: string): boolean {
  return literalWords.has(text.toLowerCase().replace(/[-_\d]/g, '')) && !/\d{4,}/.test(text);
}

/** Whether a run of one character is more than half of a text: `xxxxxxxx`, `sk-aaaaaaaaaaaaaaaa`. */
export function isMostlyOneCharacter(text: string): boolean {
  const runs = text.match(/([A-Za-z0-9])\1{7,}/g) ?? [];
  return runs.some((run) => run.length * 2 > text.length);
}

/** Whether a text is not a value itself, but a placeholder, a variable, a call, a type or a name. */
export function standsForValue(text: string): boolean {
  if (!/[\p{L}\d]/u.test(text) && !/[!#$%^&+=?]/.test(text)) return true;
  if (placeholder.test(text) || isLiteral(text) || codeExpression.test(text) || filePath.test(text))
    return true;
  if (text.startsWith('/') && !looksGenerated(text)) return true;
  if (isMostlyOneCharacter(text) && !/\d{4}/.test(text)) return true;
  if (looksGenerated(text)) return /^[xX*.0_-]+$/.test(text);
  return constantName.test(text) || propertyAccess.test(text) || credentialName.test(text);
}

/** A value without the punctuation at its end, which belongs to the surrounding sentence or code. */
export function trimTrailingPunctuation(value: string): string {
  let end = value.length;
  for (;;) {
    if (/[.,:)\]}?…\\]/.test(value.charAt(end - 1))) end -= 1;
    else if (/^\\[nrt]$/.test(value.slice(Math.max(0, end - 2), end))) end -= 2;
    else return value.slice(0, end);
  }
}
