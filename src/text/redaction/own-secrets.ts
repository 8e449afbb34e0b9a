import { findInForms, readingsOf, replaceSpans } from './forms.ts';
import type { Span } from './rule.ts';

/** Minimum length of a secret: shorter secrets would match parts of ordinary words. */
const minSecretLength = 4;

/** Minimum length of an encoded secret: shorter parts would match other encoded texts. */
const minEncodedLength = 8;

/** The base64 of a secret within a longer text, for each number of bytes before the secret, modulo 3. */
function insideBase64(bytes: Buffer): string[] {
  return [0, 1, 2].map((before) => {
    const encoded = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    const whole = Math.floor(((before + bytes.length) * 8) / 6);
    return encoded.slice(Math.ceil((before * 8) / 6), whole);
  });
}

/** All forms of a secret to look for in each form of a text: unchanged, in base64 and in hexadecimal. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const base64 = [bytes.toString('base64').replaceAll('=', ''), ...insideBase64(bytes)];
  const base64Url = base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'));
  const hex = bytes.toString('hex');
  return [
    ...readingsOf(secret).filter((form) => form.length >= minSecretLength),
    ...[...base64, ...base64Url, hex, hex.toUpperCase()].filter(
      (form) => form.length >= minEncodedLength,
    ),
  ];
}

/** The end of a form from a character on that is rare in prose: searching for that end is much faster. */
function needleOf(form: string): string {
  const rare = form.slice(0, 1 - minSecretLength).search(/[^a-z ]/);
  return rare < 0 ? form : form.slice(rare);
}

/** Returns a function that finds secrets in one form of a text. */
export function createSecretSearch(secrets: readonly string[]): (text: string) => Span[] {
  const long = secrets.filter((secret) => secret.length >= minSecretLength);
  const forms = [...new Set(long.flatMap(formsOf))].map((form) => ({
    form,
    needle: needleOf(form),
  }));
  return (text) => {
    const found = forms.filter(({ needle }) => text.includes(needle));
    return found.flatMap(({ form }) => spansOf(form, text));
  };
}

function spansOf(form: string, text: string): Span[] {
  const spans: Span[] = [];
  for (let end = 0; ; ) {
    const start = text.indexOf(form, end);
    if (start < 0) return spans;
    end = start + form.length;
    spans.push({ kind: 'own', start, end });
  }
}

/** Returns a function that replaces secrets with `***`, in whatever form they are written. */
export function createMask(secrets: readonly string[]): (text: string) => string {
  const find = createSecretSearch(secrets);
  return (text) => replaceSpans(text, findInForms(text, find));
}
