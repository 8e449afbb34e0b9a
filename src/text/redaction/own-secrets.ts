/** Shorter ones would be found in ordinary words. */
const shortestSecret = 4;

/** The forms in which a secret travels: as it is, in a URL, in Basic authentication. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const encoded = encodeURIComponent(secret);
  return [
    secret,
    encoded,
    encoded.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('base64url'),
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
