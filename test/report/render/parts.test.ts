import { expect, test } from 'vitest';
import { headlineText, renderHeadline } from '../../../src/report/render/headline.ts';
import { renderPagesTable } from '../../../src/report/render/lists.ts';
import { linkContextOf, shortFileNames, whereToStart } from '../../../src/report/render/place.ts';
import { renderFooter } from '../../../src/report/render/report.ts';
import { waitingForDecision } from '../../../src/report/render/topics.ts';
import type { DocsText, Redacted } from '../../../src/text/text.ts';
import { cited, docs, repeat, type SampleRow, sampleReport } from '../sample.ts';
import { placeAt } from './walk.ts';

const ownText = (text: string) => text as DocsText;

const of = (now: [number, number], before?: [number, number], aside = 0) =>
  headlineText(
    sampleReport({
      rows: [...repeat(now[0] - aside), ...repeat(aside, { isSetAside: true })],
      answered: now[1],
      ...(before && { previousRows: repeat(before[0]), previousAnswered: before[1] }),
    }),
  );

test.each([
  [of([5, 15]), '5 of 20 questions went unanswered (25.0%).'],
  [of([5, 15], [4, 16]), '5 of 20 questions went unanswered (25.0%; 20.0% before).'],
  [of([5, 15], [2, 2]), '5 of 20 questions went unanswered (25.0%; 2 of 4 before).'],
  [of([2, 1], [1, 18]), '2 of 3 questions went unanswered (1 of 19 before).'],
  [of([50, 50], [20, 80]), '50 of 100 questions went unanswered (50.0%), up from 20.0%.'],
  [of([20, 80], [50, 50]), '20 of 100 questions went unanswered (20.0%), down from 50.0%.'],
  [of([2, 2], [0, 0], 1), '2 of 4 questions went unanswered; 1 is a greeting, test or complaint.'],
  [of([0, 1]), 'No question went unanswered: the assistant answered the one question.'],
  [of([0, 0]), 'Readers asked no questions.'],
])('the headline: %s', (text, expected) => {
  expect(text).toBe(expected);
});

test.each<[string[], string[]]>([
  [
    ['docs/a.mdx', 'docs/b.mdx'],
    ['a.mdx', 'b.mdx'],
  ],
  [
    ['docs/a/x.mdx', 'docs/b/x.mdx'],
    ['a/x.mdx', 'b/x.mdx'],
  ],
  [['docs/index.mdx'], ['docs/index.mdx']],
  [
    ['docs/v1/guides/setup/index.mdx', 'docs/v2/guides/setup/index.mdx'],
    ['v1/…/index.mdx', 'v2/…/index.mdx'],
  ],
  [
    ['x.mdx', 'a/x.mdx'],
    ['x.mdx', 'a/x.mdx'],
  ],
  [['docs/a.mdx', 'docs/a.mdx'], ['a.mdx']],
])('the files %j are named %j', (files, names) => {
  expect([...shortFileNames(files).values()]).toEqual(names);
});

const start = (row: SampleRow, place = false, recordsCitations = true, of = {}) => {
  const report = sampleReport({
    recordsCitations,
    rows: repeat(4, { topic: 'A', ...row }),
    ...(place && { topics: { A: { place: placeAt('docs/a.mdx', 3, 'B', of) } } }),
  });
  const [topic] = report.topics;
  return topic && whereToStart(topic, linkContextOf(report));
};
const source = '[B, a.mdx](https://github.com/acme/docs/blob/5c0ffee/docs/a.mdx?plain=1#L3)';

test.each([
  [start({}, true), `Start at ${source}.`],
  [start({}), 'Most answers cite nothing.'],
  [start({ sources: cited('/a') }), `Most answers cite [/a](${docs}/a).`],
  [start({}, false, false), null],
  [start({}, true, true, { coverage: 'absent' }), `Add a section after ${source}.`],
  [start({}, true, true, { coverage: 'partial' }), `Add what’s missing to ${source}.`],
  [
    start({}, true, true, { coverage: 'present' }),
    `Link ${source} from where it was asked, and use the readers’ words there.`,
  ],
  [
    start({}, true, true, { isSure: false, others: [placeAt('docs/c.mdx', 1, 'D')] }),
    `In ${source.replace('B, ', '')} or ${source.replace('B, a', 'c').replace('/a.mdx', '/c.mdx').replace('L3', 'L1')}.`,
  ],
  [start({}, true, true, { isSure: false }), `Perhaps in ${source.replace('B, ', '')}.`],
])('where to start on a topic: %s', (text, expected) => {
  expect(text).toBe(expected);
});

test('a table lists the ten pages with the most unanswered questions, with their owners', () => {
  const report = sampleReport({
    rows: [...repeat(3, { pageUrl: `${docs}/b` }), ...repeat(2, { pageUrl: `${docs}/a` })].concat(
      Array.from({ length: 10 }, (_, at) => ({ pageUrl: `${docs}/page-${at}` })),
    ),
    pageOwners: { [`${docs}/b`]: [ownText('@acme/b')] },
  });
  const [{ markdown = '' } = {}] = renderPagesTable(report);
  const lines = markdown.split('\n').filter((line) => line.startsWith('| ['));
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe(`| [/b](${docs}/b) | 3 | \`@acme/b\` |`);
  expect(lines[1]).toBe(`| [/a](${docs}/a) | 2 |  |`);
  expect(markdown).toContain('2 more pages: see `report.html`.');
});

test('the foot says what checks the places, and the headline why there are none', () => {
  const of = (checked: number, found: number | null, hasPlaces = false) => {
    const report = sampleReport({
      rows: repeat(2, { topic: 'A' }),
      ...(hasPlaces && { topics: { A: { place: placeAt('a.mdx', 1, null) } } }),
      with: { docs: { root: '.', files: 1, sections: 2, skipped: 0, checked, found } },
      meta: { areDocsTrusted: hasPlaces || (found ?? 0) >= 0.5 },
    });
    const topics = { shown: [], hidden: [], singles: [] };
    const foot = /\*\*Docs:\*\* 1 page, 2 sections(?:; (.*))?/.exec(
      renderFooter(report, topics).markdown,
    );
    const why = /where to act, because (.*?):/.exec(renderHeadline(report, topics).markdown);
    return [foot?.[1], why?.[1]];
  };
  const share = 'of 20 answered questions find their page';
  expect(of(20, 0.5)).toEqual([`50.0% ${share} among the three nearest`, undefined]);
  expect(of(20, 0.49)).toEqual([undefined, `only 49.0% ${share} in the docs of the checkout`]);
  expect(of(19, null)).toEqual([undefined, 'only 19 answered questions cite a page']);
  expect(of(0, null)).toEqual([undefined, 'no answered question cites a page']);
  const few = 'because only 1 answered question cites a page';
  expect(of(1, null, true)).toEqual([`the places are unchecked, ${few}`, undefined]);
});

test('a topic is quoted whole and in the language of most headings, if one of its questions can be', () => {
  const quoted = (...questions: string[]) => {
    const [gap] = sampleReport({
      rows: questions.map((question) => ({ topic: 'A', question })),
    }).topics;
    const labels = ['How do I rotate a key?', 'Where is the invoice?'] as Redacted[];
    const topics = gap ? labels.map((label) => ({ ...gap, label })) : [];
    return waitingForDecision(topics, '')[0]?.question;
  };
  const [spanish, english] = ['¿Cómo puedo cambiar la clave?', 'Is there a way to swap keys?'];
  expect(quoted(spanish, spanish, english)).toBe(english);
  expect(quoted(spanish, spanish)).toBe(spanish);
  const story = `We have had the same key for years. ${english}`.padStart(200, 'And then? ');
  expect([quoted(story, story, english), quoted(story)]).toEqual([english, story]);
});
