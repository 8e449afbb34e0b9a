import { describe, expect, test } from 'vitest';
import type {
  PageFeedback,
  ReportModel,
  UnclickedSearch,
} from '../../../src/report/model/report-model.ts';
import {
  alsoReadText,
  feedbackOn,
  renderAlsoRead,
  searchesOfTopic,
} from '../../../src/report/render/also-read.ts';

const search = (query: string, topicId: string | null = null, hits = 2): UnclickedSearch => ({
  ...{ query, hits, ctr: 0, topClickedPage: null, topicId },
});
const site = 'https://docs.acme.example';
const page = (path: string, more: Partial<PageFeedback> = {}): PageFeedback => ({
  ...{ path, url: null, helpful: 1, unhelpful: 2, comments: [], ...more },
});
const rendered = (
  also: Partial<Pick<ReportModel, 'searches' | 'feedback'>>,
  { topics = [], pages = [] }: { topics?: { id: string }[]; pages?: { url: string | null }[] } = {},
) =>
  renderAlsoRead(
    { searches: null, feedback: null, ...also },
    { topics, pages, allowedHosts: ['docs.acme.example'] },
  );

describe('searches', () => {
  test('of a topic are a line of its fold, three of them by name', () => {
    const own = ['one', 'two *2*', 'three'].map((query, at) => search(query, 'a', at + 1));
    const list = '“one” (1 search), “two &#42;2&#42;” (2 searches)';
    expect(searchesOfTopic([...own, search('other', 'b')], 'a')).toEqual([
      `**Searched for without a click:** ${list} and “three” (3 searches)`,
    ]);
    const more = [...own, search('four', 'a'), search('five', 'a')];
    expect(searchesOfTopic(more, 'a')).toEqual([
      `**Searched for without a click:** ${list}, “three” (3 searches) and 2 more`,
    ]);
    expect(searchesOfTopic(own, 'c')).toEqual([]);
    expect(searchesOfTopic(null, 'a')).toEqual([]);
  });

  test('of no topic that is shown are a fold of their own', () => {
    const searches = [search('shown', 'a'), search(' '), search('of another', 'b')];
    const [section, ...others] = rendered({ searches }, { topics: [{ id: 'a' }] });
    expect(others).toEqual([]);
    expect(section?.title).toBe('searches without a click');
    expect(section?.markdown).toContain(
      '<strong>Searched for without a click</strong> · 2 searches',
    );
    expect(section?.markdown).toContain('- “(no text)” (2 searches)\n- “of another” (2 searches)');
    expect(section?.markdown).not.toMatch(/shown|more/);
    const many = Array.from({ length: 32 }, (_, at) => search(`q${at}`));
    const [all] = rendered({ searches: many });
    expect(all?.markdown.match(/^- /gm)).toHaveLength(30);
    expect(all?.markdown).toContain('2 more searches: see `report.json`.');
    expect(rendered({ searches: [search('shown', 'a')] }, { topics: [{ id: 'a' }] })).toEqual([]);
  });
});

describe('feedback', () => {
  test('on a page stands beside what else is told of it', () => {
    const comments = ['one', ' ', 'three\nlines', 'four'];
    const feedback = [page('/a', { url: `${site}/a`, comments }), page('/b', { url: `${site}/b` })];
    expect(feedbackOn(feedback, `${site}/a`)).toEqual([
      '**Feedback:** 2 of 3 votes unhelpful and 4 comments',
      '- one\n- (no text)\n- three lines\n- 1 more',
    ]);
    expect(feedbackOn(feedback, `${site}/b`)).toEqual(['**Feedback:** 2 of 3 votes unhelpful']);
    expect(feedbackOn(feedback, `${site}/c`)).toEqual([]);
    expect(feedbackOn(null, `${site}/a`)).toEqual([]);
    expect(feedbackOn([page('/a', { url: site, unhelpful: 0 })], site)).toEqual([]);
    const told = page('/a', { url: site, helpful: 0, unhelpful: 0, comments: ['x'] });
    expect(feedbackOn([told], site)).toEqual(['**Feedback:** 1 comment', '- x']);
  });

  test('on other pages is a fold of its own', () => {
    const feedback = [
      page('/shown', { url: `${site}/shown` }),
      page('/a', { url: `${site}/a`, comments: ['No *example*'] }),
      page('/b'),
      page('/praised', { unhelpful: 0 }),
    ];
    const [section, ...others] = rendered(
      { feedback },
      { pages: [{ url: `${site}/shown` }, { url: null }] },
    );
    expect(others).toEqual([]);
    expect(section?.title).toBe('feedback on pages');
    expect(section?.markdown).toContain('<strong>Feedback on other pages</strong> · 2 pages');
    expect(section?.markdown).toContain(
      `- [/a](${site}/a): 2 of 3 votes unhelpful and 1 comment\n  - No &#42;example&#42;\n- \u200b/b: 2 of 3 votes unhelpful`,
    );
    expect(section?.markdown).not.toMatch(/shown|praised|more/);
    const many = Array.from({ length: 21 }, (_, at) => page(`/p${at}`));
    expect(rendered({ feedback: many })[0]?.markdown).toContain('1 more page: see `report.json`.');
    expect(rendered({ feedback: [page('/praised', { unhelpful: 0 })] })).toEqual([]);
    expect(rendered({})).toEqual([]);
  });
});

test('the foot says what else was read', () => {
  const told = (also: Partial<ReportModel>) =>
    alsoReadText({ searches: null, feedback: null, ...also } as ReportModel);
  expect(told({ searches: [search('a')], feedback: [page('/a'), page('/b')] })).toEqual([
    '- **Also read:** 1 search without a click and feedback on 2 pages',
  ]);
  expect(told({ searches: [] })).toEqual(['- **Also read:** 0 searches without a click']);
  expect(told({})).toEqual([]);
});
