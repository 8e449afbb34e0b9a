import { wordingOf } from '../../language/nearness.ts';
import { pause } from '../../pace.ts';
import { pageAddress } from '../../text/address.ts';
import type { Redacted, Redactor } from '../../text/text.ts';
import type { AnsweredQuestion } from '../source/answered-sample.ts';
import type { AnsweredLike } from './report.ts';

/**
 * Finds answered questions with the same content words as one of a topic's, and the page that most of
 * them were answered from: the strongest sign that the docs have the answer. Questions that are only
 * near mostly ask something else.
 *
 * @param answered a sample of the questions that were answered
 * @param fileOf the source of a page; null if the docs don't have it
 * @returns a lookup by the wordings of a topic's questions; null if no answered question is the same
 */
export async function answeredLike({
  answered,
  fileOf,
  redactor,
}: {
  answered: readonly AnsweredQuestion[];
  fileOf: (url: string) => string | null;
  redactor: Pick<Redactor, 'redact'>;
}): Promise<(wordings: readonly string[]) => AnsweredLike | null> {
  const byWording = new Map<string, [AnsweredQuestion, Redacted][]>();
  for (const one of answered) {
    await pause();
    const question = redactor.redact(one.question);
    const wording = wordingOf(question);
    byWording.set(wording, [...(byWording.get(wording) ?? []), [one, question]]);
  }
  const pageOf = pageBy(fileOf, redactor);
  return (wordings) => {
    const alike = wordings.flatMap((wording) => byWording.get(wording) ?? []);
    const [[, question] = []] = alike;
    if (question === undefined) return null;
    return { question, questions: alike.length, ...pageOf(alike.map(([one]) => one)) };
  };
}

type Page = Pick<AnsweredLike, 'file' | 'url'>;

/** The page that most questions were answered from: its source file, unless that needs redaction. */
function pageBy(fileOf: (url: string) => string | null, { redact }: Pick<Redactor, 'redact'>) {
  const shown = (url: string): Page => {
    const file = fileOf(url);
    return file !== null && redact(file) === file ? { file } : { url: redact(pageAddress(url)) };
  };
  return (questions: readonly AnsweredQuestion[]): Page => {
    const named = questions.flatMap(({ cited }) => [
      ...new Map(cited.map(({ url }) => shown(url)).map((page) => [page.file ?? page.url, page])),
    ]);
    const [first] = [...Map.groupBy(named, ([key]) => key ?? '')].sort(
      ([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1),
    );
    return first?.[1][0]?.[1] ?? {};
  };
}
