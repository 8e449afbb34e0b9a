/** Shorter ones would be found in ordinary words. */
const shortestSecret = 4;

/** Shorter parts of an encoded secret would be found in other encoded texts. */
const shortestEncoded = 8;

/**
 * What of a secret every base64 has that holds it: the first and last characters depend on what
 * stands beside it, and the others on how many bytes stand before it, modulo three.
 */
function insideBase64(bytes: Buffer): string[] {
  return [0, 1, 2].map((before) => {
    const encoded = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    const whole = Math.floor(((before + bytes.length) * 8) / 6);
    return encoded.slice(Math.ceil((before * 8) / 6), whole);
  });
}

/** The forms in which a secret travels: as it is, in a URL, in base64 with whatever, in hexadecimal. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const url = encodeURIComponent(secret);
  const base64 = [bytes.toString('base64').replaceAll('=', ''), ...insideBase64(bytes)];
  const encoded = [
    ...base64,
    ...base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_')),
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
  ];
  return [
    secret,
    url,
    url.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    ...encoded.filter((form) => form.length >= shortestEncoded),
  ];
}

/** From its first character that is rare in prose: found, or not found, many times faster. */
function needleOf(form: string): string {
  const rare = form.slice(0, 1 - shortestSecret).search(/[^a-z ]/);
  return rare < 0 ? form : form.slice(rare);
}

/** A function that writes `***` for each of `secrets` in a text and reports how many there were. */
export function createMask(
  secrets: readonly string[],
  onMasked: (times: number) => void,
): (text: string) => string {
  const long = secrets.filter((secret) => secret.length >= shortestSecret);
  // Longest first: one form may be a part of another.
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
