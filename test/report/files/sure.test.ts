import { expect, test } from 'vitest';
import { chooseTopics } from '../../../src/report/assemble/shown.ts';
import { reportJson, topicsOutput } from '../../../src/report/files/contents.ts';
import { pageHtml } from '../../../src/report/page/page.ts';
import { renderBrief } from '../../../src/report/render/brief.ts';
import { renderReport, reportMarkdown } from '../../../src/report/render/report.ts';
import type { DocsText } from '../../../src/text/text.ts';
import { placeAt } from '../render/walk.ts';
import { repeat, sampleReport } from '../sample.ts';

const owners = ['@acme/writers' as DocsText];
const others = [placeAt('docs/second.mdx', 1, 'Second')];

/** Everything that the action writes of a report on one topic and a single question. */
function artefacts(isSure: boolean): Record<string, string> {
  const report = sampleReport({
    rows: [...repeat(30, { topic: 'Topic', question: 'How?' }), { topic: 'Single' }],
    places: {
      Topic: placeAt('docs/first.mdx', 3, 'First', { isSure, owners, others }),
      Single: placeAt('docs/single.mdx', 5, 'Single', { owners }),
    },
  });
  const { shown } = chooseTopics(report, 20);
  return {
    'issue and summary': reportMarkdown(renderReport(report, [])),
    page: pageHtml(report),
    brief: shown.map((gap) => renderBrief(gap, report)).join(''),
    'report.json': [...reportJson(report)].join(''),
    outputs: topicsOutput(shown),
  };
}

test.each(Object.entries(artefacts(false)))(
  'if a place isn’t sure, each file that it may be in and no owner is in %s',
  (_, text) => {
    for (const file of ['first.mdx', 'second.mdx']) expect(text).toContain(file);
    expect(text).not.toContain('@acme/writers');
  },
);

test.each(Object.entries(artefacts(true)))(
  'if a place is sure, its file and its owner are in %s',
  (_, text) => {
    expect(text).toContain('first.mdx');
    expect(text).toContain('@acme/writers');
  },
);

test.each(Object.entries(artefacts(true)))('a single question has no place in %s', (_, text) => {
  expect(text).not.toContain('single.mdx');
});
