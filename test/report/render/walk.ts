import type { Gap, Report, WorkedOnGap } from '../../../src/report/assemble/report.ts';
import type { GapStatus } from '../../../src/report/assemble/status.ts';
import type { Place } from '../../../src/report/places/place.ts';
import type { DocsText } from '../../../src/text/text.ts';
import { fortnight } from '../fortnight.ts';
import { idOf, words } from '../gaps/memories.ts';
import { cited, docs, fixOf, sampleReport, statusAt } from '../sample.ts';

const own = (text: string): DocsText => text as DocsText;

const locationOf = (
  file: string,
  line: number,
  heading: string | null,
  quote: string | null = null,
) => ({
  file,
  line,
  heading: heading === null ? null : own(heading),
  quote: quote === null ? null : own(quote),
});

/** A place without what a model says about it. */
export const placeAt = (
  file: string,
  line: number,
  heading: string | null,
  fields: Partial<Place> = {},
): Place => ({
  ...locationOf(file, line, heading),
  isSure: true,
  coverage: null,
  owners: [],
  others: [],
  ...fields,
});

const topics: Record<string, Partial<Gap>> = {
  'Verify a webhook signature': {
    firstReported: '2026-10-30',
    place: placeAt('docs/guides/webhooks.mdx', 16, 'Security', {
      quote: own('Each webhook is signed with your *secret*.'),
      owners: [own('@acme/webhooks')],
      others: [
        locationOf('docs/api/events.mdx', 5, 'Event types', 'A webhook gets the events of a type.'),
        locationOf('docs/sdks/index.mdx', 3, null),
      ],
    }),
  },
  'Rotate an API key': {
    place: placeAt('docs/api/index.mdx', 9, 'Keys'),
  },
  'Export invoices as CSV': {
    place: placeAt('docs/billing/invoices.mdx', 4, null, { coverage: 'partial' }),
    missing: words('Which *columns* the file has.'),
  },
};

const pull = (number: number) => `https://github.com/acme/docs/pull/${number}`;

const fixed = (number: number, label: string, status: GapStatus): WorkedOnGap => ({
  id: idOf(number),
  label: words(label),
  status,
  byReport: [null, 4, 9],
});

const watching = fixOf({ needed: 6, since: { unanswered: 3, questions: 400 }, prLink: pull(8) });
const blind = fixOf({ needed: 0, prLink: pull(9) });

/** Decisions about gaps: one of each kind. */
const decided: WorkedOnGap[] = [
  fixed(1, 'Rotate an API key', statusAt('ours', { state: 'ours', by: 'people' })),
  fixed(90, 'Invite a teammate', statusAt('at-work', { jobId: 'job-1' })),
  fixed(91, 'Undo a migration', statusAt('waits-for-merge', { prLink: pull(11) })),
  fixed(92, 'Rate limits', statusAt('watching', { fix: watching })),
  fixed(93, 'Log in without a browser', statusAt('watching', { fix: blind })),
  fixed(94, 'Region of a backup', statusAt('to-be-started')),
  fixed(95, 'Delete a project', statusAt('fixed', { fix: fixOf(), state: 'fixed' })),
  fixed(
    96,
    'Change the owner',
    statusAt('unchanged', { fix: fixOf({ by: 'people' }), state: 'unchanged' }),
  ),
];

/** A weekly report with a rolling issue, docs, searches and feedback. */
export function walk({ isSmall = false } = {}): Report {
  return fortnight({
    isSmall,
    topics: {
      ...topics,
      'Rotate an API key': {
        ...topics['Rotate an API key'],
        status: decided[0]?.status ?? null,
        byReport: [null, 3, 5, 3],
      },
    },
    remembered: {
      decided,
      // Nobody has started anything for the first and the sixth.
      fixes: decided.filter((_, at) => at % 5 > 0),
      dismissed: sampleReport({ rows: [{ topic: 'Prices' }, { topic: 'Prices' }] }).topics,
      ledger: {
        agent: { watched: 4, helped: 1, unchanged: 1, fewer: 12.4 },
        people: { watched: 1, helped: 0, unchanged: 1, fewer: 0 },
      },
    },
    with: {
      docs: {
        root: 'docs',
        files: 20,
        sections: 54,
        skipped: 1,
        checked: 40,
        found: 0.9,
      },
      deadCitations: [
        {
          url: words(`${docs}/old/tokens`),
          answers: 9,
          unanswered: 4,
          nearest: words(`${docs}/security/api-keys`),
        },
      ],
      searches: [
        {
          query: words('webhook signature'),
          hits: 96,
          ctr: 0,
          topClickedPage: null,
          topicId: idOf(0),
        },
        { query: words('terraform'), hits: 1, ctr: 0, topClickedPage: null, topicId: null },
      ],
      feedback: [
        {
          path: words('/billing/invoices'),
          url: words(`${docs}/billing/invoices`),
          helpful: 1,
          unhelpful: 2,
          comments: [words('Where is the *CSV*?')],
          agentComments: [words('No column is named.')],
        },
        {
          path: words('old.mdx'),
          url: null,
          helpful: 0,
          unhelpful: 1,
          comments: [],
          agentComments: [],
        },
      ],
    },
  });
}

/** Topics that each have everything that a topic's details can show. */
export function crowded(count: number): Report {
  const labels = Array.from({ length: count }, (_, at) => `Topic of number ${at}`);
  return sampleReport({
    rows: labels.flatMap((topic, at) => [
      ...Array.from({ length: 6 }, (_, n) => ({
        topic,
        question: `Question ${n} of ${at}?`,
        pageUrl: `${docs}/p${at}`,
        sources: cited('/a', '/b', '/c'),
        answer: `Settings lists every secret of number ${at}, and lets you add a second one.`,
      })),
    ]),
    previousRows: labels.flatMap((topic) => [{ topic, question: `Before ${topic}?` }]),
    topics: Object.fromEntries(
      labels.map((label, at) => [
        label,
        {
          firstReported: '2026-10-30',
          place: placeAt(`docs/p${at}.mdx`, 7, `Part ${at}`, {
            quote: own('What it says.'),
            owners: [own('@acme/docs')],
            others: [locationOf('docs/x.mdx', 1, 'X', 'x'), locationOf('docs/y.mdx', 1, 'Y', 'y')],
          }),
        },
      ]),
    ),
    remembered: { decided },
    with: {
      searches: labels.map((_, at) => ({
        query: words('search'),
        hits: 3,
        ctr: 0,
        topClickedPage: null,
        topicId: idOf(at),
      })),
    },
  });
}
