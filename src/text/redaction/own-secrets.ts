/** Minimum length of a secret: shorter secrets would match parts of ordinary words. */
const minSecret = 4;

/** Minimum length of an encoded secret: shorter parts would match other encoded texts. */
const minEncoded = 8;

/** The base64 of a secret within a longer text, for each number of bytes before the secret, modulo 3. */
function insideBase64(bytes: Buffer): string[] {
  return [0, 1, 2].map((before) => {
    const encoded = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    const whole = Math.floor(((before + bytes.length) * 8) / 6);
    return encoded.slice(Math.ceil((before * 8) / 6), whole);
  });
}

/** All forms of a secret to look for: unchanged, encoded for a URL, in base64 and in hexadecimal. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const url = encodeURIComponent(secret);
  const base64 = [bytes.toString('base64').replaceAll('=', ''), ...insideBase64(bytes)];
  const base64Url = base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'));
  const hex = bytes.toString('hex');
  return [
    ...[secret, url, url.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())],
    ...[...base64, ...base64Url, hex, hex.toUpperCase()].filter(
      (form) => form.length >= minEncoded,
    ),
  ];
}

/** The rest of a form from a character that is rare in prose, because searching for it is much faster. */
function needleOf(form: string): string {
  const rare = form.slice(0, 1 - minSecret).search(/[^a-z ]/);
  return rare < 0 ? form : form.slice(rare);
}

/** Returns a function that replaces secrets with `***`, and calls `onMasked` with their number. */
export function createMask(
  secrets: readonly string[],
  onMasked: (times: number) => void,
): (text: string) => string {
  const long = secrets.filter((secret) => secret.length >= minSecret);
  // Longest first, because a form may contain a shorter form.
  const forms = [...new Set(long.flatMap(formsOf))]
    .toSorted((one, other) => other.length - one.length)
    .map((form) => ({ form, needle: needleOf(form) }));

  return (text) => {
    let masked = text;
    for (const { form, needle } of forms) {
      if (!masked.includes(needle)) continue;
      const parts = masked.split(form);
      if (parts.length > 1) onMasked(parts.length - 1);
      masked = parts.join('***');
    }
    return masked;
  };
}
