import type { Model } from '../src/model/client.ts';
import { maxTextLength, shorten } from '../src/report/reading/requests.ts';
import { careful, type Material, type Mistakes } from '../test/world/reader.ts';
import { gapOf } from './rows.ts';

/**
 * Models that know what labelled questions ask, and err: one for each report, all with the same mistakes.
 *
 * @param labels by the questions' texts
 * @param headings what the headings of gaps stand for, as far as it is known
 */
export function standIns(
  labels: ReadonlyMap<string, string>,
  mistakes: Mistakes,
  { headings = new Map() }: { headings?: ReadonlyMap<string, string> } = {},
): () => Model {
  const maxRequests = 16;
  const byText = new Map(
    [...labels].map(([text, label]) => [shorten(text, maxTextLength), gapOf(label)]),
  );
  const answer = careful(
    {
      labelOf: (text) => {
        const label = byText.get(text) ?? '';
        return label === '' || label === 'junk' ? null : label;
      },
      titleOf: (label) => label.replace(/^tail:/, '').replace(/[-_]/g, ' '),
      labelOfTitle: (title) => headings.get(title),
    },
    mistakes,
  );
  return () => {
    let requests = 0;
    return {
      name: 'labels',
      concurrency: 2,
      get requests() {
        return requests;
      },
      get requestsLeft() {
        return maxRequests - requests;
      },
      close: () => undefined,
      async ask({ data, read }) {
        requests += 1;
        const value = read(JSON.parse(JSON.stringify(answer(data as Material))));
        if (value === null) {
          throw new Error('The stand-in has another form than the report asks for.');
        }
        return { kind: 'answer', value };
      },
    };
  };
}
