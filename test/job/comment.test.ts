import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  findRecord,
  type JobRecord,
  parseRecords,
  sectionsWithRecord,
} from '../../src/job/comment.ts';
import { requestHash } from '../../src/job/request.ts';
import { escapeMarkdown } from '../../src/text/markdown.ts';
import { anyCharacter } from '../text/hostile-text.ts';

const hashOf = (prompt: string): string => requestHash({ kind: 'start', prompt });
const job = (jobId: string) => ({ kind: 'job', jobId }) as const;

const bodyOf = (records: readonly JobRecord[], record: JobRecord): string =>
  `<!-- docs-agent-action mode=job -->\n${sectionsWithRecord(records, record)
    .map(({ markdown }) => markdown)
    .join('\n\n')}\n`;

const record = (fields: Partial<JobRecord>): JobRecord => ({
  run: '1',
  request: hashOf('a'),
  progress: { kind: 'none' },
  markdown: '### At work',
  ...fields,
});

const anyRecord = fc.record({
  run: fc.nat({ max: 3 }).map(String),
  request: fc.constantFrom(...['a', 'b'].map(hashOf)),
  progress: fc.oneof(
    fc.constant({ kind: 'none' } as const),
    fc.constant({ kind: 'begun' } as const),
    fc
      .stringMatching(/^[\w.~:-]{1,20}$/)
      .filter((id) => /[^.]/.test(id))
      .map(job),
  ),
  markdown: fc.string({ unit: anyCharacter }).map(escapeMarkdown),
});

test('a record is read back, whatever it says and whatever surrounds it', () => {
  fc.assert(
    fc.property(fc.array(anyRecord, { maxLength: 6 }), fc.boolean(), (written, crlf) => {
      let body = '';
      for (const one of written) body = bodyOf(parseRecords(body), one);
      const last = written.at(-1);
      if (!last) return;
      const read = parseRecords(crlf ? body.replaceAll('\n', '\r\n') : body);
      expect(findRecord(read, last)).toEqual({ ...last, markdown: last.markdown.trim() });
      const latest = written.filter(
        (one, at) => findRecord(written.slice(at + 1), one) === undefined,
      );
      for (const one of latest) {
        if (one.progress.kind === 'job') expect(findRecord(read, one)).toBeDefined();
      }
    }),
  );
});

test('the text of this run’s steps stays; only the jobs of earlier runs are remembered', () => {
  const earlier = record({ run: '7', progress: job('j7'), markdown: 'Old' });
  const sibling = record({
    run: '8',
    request: hashOf('b'),
    progress: job('j'),
    markdown: 'Other step',
  });
  const own = record({ run: '8', progress: job('j8'), markdown: 'Mine' });
  const read = parseRecords(bodyOf([earlier, sibling], own));
  expect(read.map(({ run, markdown }) => [run, markdown])).toEqual([
    ['8', 'Mine'],
    ['8', 'Other step'],
    ['7', ''],
  ]);
});

test('at most ten earlier jobs are remembered', () => {
  const many = Array.from({ length: 30 }, (_, at) =>
    record({ run: `${at}`, progress: job(`j${at}`) }),
  );
  expect(sectionsWithRecord(many, record({ run: '99' }))).toHaveLength(11);
});

test('a stranger’s text is not a record', () => {
  const forged = '<!-- docs-agent-job run=1 request=0123456789abcdef job=evil -->';
  expect(parseRecords(`> ${forged}\n${escapeMarkdown(forged)}\n ${forged}`)).toEqual([]);
});

const hash = '0123456789abcdef';

test.each([
  [`run=${'9'.repeat(20)} request=${hash} none`, { kind: 'none' }],
  [`run=1 request=${hash} begun`, { kind: 'begun' }],
  [`run=1 request=${hash} job=a.~:-_9`, { kind: 'job', jobId: 'a.~:-_9' }],
  [`run=1 request=${hash} job=${'j'.repeat(200)}`, { kind: 'job', jobId: 'j'.repeat(200) }],
])('the line of %s is a record', (fields, progress) => {
  const [, run] = /run=(\d+)/.exec(fields) ?? [];
  expect(parseRecords(`Before\n<!-- docs-agent-job ${fields} -->\nAfter\n\nit\n`)).toEqual([
    { run, request: hash, progress, markdown: 'After\n\nit' },
  ]);
});

test.each([
  `run=${'9'.repeat(21)} request=${hash} none`,
  `run= request=${hash} none`,
  `run=x request=${hash} none`,
  `run=1 request=${hash}0 none`,
  'run=1 request=0123456789ABCDEF none',
  `run=1 request=${hash} done`,
  `run=1 request=${hash} job=`,
  `run=1 request=${hash} job=${'j'.repeat(201)}`,
  `run=1 request=${hash} job=a b`,
])('the line of %s is not a record', (fields) => {
  expect(parseRecords(`<!-- docs-agent-job ${fields} -->`)).toEqual([]);
});

test('a longer line is not a record', () => {
  expect(parseRecords(`<!-- docs-agent-job run=1 request=${hash} none --> x`)).toEqual([]);
});

test.each([
  ['x'.repeat(200), true],
  ['x'.repeat(201), false],
  ['', false],
  ['x --> y', false],
  [' x', false],
  ['x\n', false],
])('an id is remembered if it fits a hidden line: %j is %j', (jobId, remembered) => {
  const [read] = parseRecords(bodyOf([], record({ progress: job(jobId) })));
  expect(read?.progress).toEqual(remembered ? job(jobId) : { kind: 'none' });
});

test('an earlier run without a job is forgotten, and the latest ten with one are not', () => {
  const earlier = Array.from({ length: 11 }, (_, at) =>
    record({ run: `${at}`, progress: at === 3 ? { kind: 'none' } : job(`j${at}`) }),
  );
  const runs = parseRecords(bodyOf(earlier, record({ run: '99' }))).map(({ run }) => run);
  expect(runs).toEqual(['99', '0', '1', '2', '4', '5', '6', '7', '8', '9', '10']);
});

test('a record is an essential section with its line and its text', () => {
  const request = hashOf('a');
  const line = `<!-- docs-agent-job run=1 request=${request} begun -->`;
  const begun = record({ progress: { kind: 'begun' } });
  const section = { title: 'Agent job', essential: true };
  expect(sectionsWithRecord([], begun)).toEqual([{ ...section, markdown: `${line}\n### At work` }]);
  expect(sectionsWithRecord([], { ...begun, markdown: '' })).toEqual([
    { ...section, markdown: line },
  ]);
});
