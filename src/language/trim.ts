/**
 * Text without the characters at its end that `one`, a pattern of a single character, takes. A
 * pattern such as `/x+$/` looks on from every `x` of a text and takes quadratic time.
 */
export function trimEndOf(text: string, one: RegExp): string {
  let end = text.length;
  while (end > 0) {
    const start = end - ((text.codePointAt(end - 2) ?? 0) > 0xffff ? 2 : 1);
    if (!one.test(text.slice(start, end))) break;
    end = start;
  }
  return text.slice(0, end);
}
