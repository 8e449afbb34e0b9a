import { expect, test } from 'vitest';
import type { Docs, Page } from '../../../src/docs/docs.ts';
import { unpaced } from '../../../src/pace.ts';
import { createPlacer } from '../../../src/report/places/places.ts';

function page(path: string, title: string, text: string): Page {
  const one = { file: `docs${path}.mdx`, path, title, description: null, keywords: [], groups: [] };
  const sections: Page['sections'][number][] = [];
  const whole: Page = { ...one, sections };
  sections.push({ page: whole, heading: title, level: 1, line: 1, text });
  return whole;
}

const docs: Docs = {
  root: 'docs',
  pages: [
    page('/guides/webhooks', 'Webhooks', 'Events are sent to an endpoint.'),
    page('/billing', 'Billing', 'Upgrades are charged by the day.'),
  ],
  translations: new Map(),
  redirects: [],
  skipped: 0,
  owners: () => [],
  isSource: () => false,
};
const url = 'https://d.example/guides/webhooks';
const rows = [{ question: 'a', pageUrl: `${url}/?from=nav`, sources: [] }];
const placerWith = (question: string) =>
  createPlacer({
    docs,
    rows,
    answered: Array.from({ length: 20 }, (_, at) => ({
      question: `${question} ${at}`,
      answer: '',
      cited: [{ url, title: null }],
    })),
    redactor: createRedactor({ secrets: [], enabled: true }),
    pace: unpaced,
  });

test('a place is judged by what several wordings of its language say, spelt as people spell', async () => {
  const placer = await placerWith('webhook events need an authentication secret');
  const asked = [
    'Which secret do webhook events carry?',
    'secret of webhook events after a rotation',
    'rotation of teh webhook secret',
    'rotation of teh webhook secret',
    'webhook secret authentcation',
    'does the webhook do authentcation with a secret',
    'Wie prüfe ich das Geheimnis von dem Webhook',
    'Das Geheimnis passt nicht zu dem Webhook',
  ].map((question) => ({ question, pageUrl: null, sources: [] }));
  expect(placer.placeOf(asked)).toMatchObject({
    heading: 'Webhooks',
    words: expect.arrayContaining(['events']),
    missingWords: ['secret', 'rotation'],
  });
});
