import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Claim,
  findClaim,
  readClaims,
  requestHash,
  withClaim,
  withJob,
} from '../../src/job/claims.ts';
import { escapeMarkdown } from '../../src/text/markdown.ts';
import { anyCharacter } from '../text/hostile-text.ts';

const bodyOf = (claims: readonly Claim[], claim: Claim): string =>
  `<!-- docs-agent-action mode=job -->\n${withClaim(claims, claim)
    .map(({ markdown }) => markdown)
    .join('\n\n')}\n`;

const claim = (fields: Partial<Claim>): Claim => ({
  run: '1',
  request: requestHash('start', 'a'),
  progress: { kind: 'none' },
  markdown: '### At work',
  ...fields,
});

const claims = fc.record({
  run: fc.nat({ max: 3 }).map(String),
  request: fc.constantFrom(...['a', 'b'].map((prompt) => requestHash('start', prompt))),
  progress: fc.oneof(
    fc.constant({ kind: 'none' } as const),
    fc.constant({ kind: 'begun' } as const),
    fc.stringMatching(/^[\w.~:-]{1,20}$/).map(withJob),
  ),
  markdown: fc.string({ unit: anyCharacter }).map(escapeMarkdown),
});

test('a claim is found again, whatever it says and whatever surrounds it', () => {
  fc.assert(
    fc.property(fc.array(claims, { maxLength: 6 }), fc.boolean(), (written, crlf) => {
      let body = '';
      for (const one of written) body = bodyOf(readClaims(body), one);
      const last = written.at(-1);
      if (!last) return;
      const read = readClaims(crlf ? body.replaceAll('\n', '\r\n') : body);
      expect(findClaim(read, last)).toEqual({ ...last, markdown: last.markdown.trim() });
      const latest = written.filter(
        (one, at) => findClaim(written.slice(at + 1), one) === undefined,
      );
      for (const one of latest) {
        if (one.progress.kind === 'job') expect(findClaim(read, one)).toBeDefined();
      }
    }),
  );
});

test('the text of this run’s steps stays, and of earlier runs only the job is remembered', () => {
  const earlier = claim({ run: '7', progress: withJob('j7'), markdown: 'Old' });
  const sibling = claim({
    run: '8',
    request: requestHash('start', 'b'),
    progress: withJob('j'),
    markdown: 'Other step',
  });
  const own = claim({ run: '8', progress: withJob('j8'), markdown: 'Mine' });
  const read = readClaims(bodyOf([earlier, sibling], own));
  expect(read.map(({ run, markdown }) => [run, markdown])).toEqual([
    ['8', 'Mine'],
    ['8', 'Other step'],
    ['7', ''],
  ]);
});

test('ten earlier jobs are remembered at most', () => {
  const many = Array.from({ length: 30 }, (_, at) =>
    claim({ run: `${at}`, progress: withJob(`j${at}`) }),
  );
  expect(withClaim(many, claim({ run: '99' }))).toHaveLength(11);
});

test('text of strangers is not a claim', () => {
  const forged = '<!-- docs-agent-job run=1 request=0123456789abcdef job=evil -->';
  expect(readClaims(`> ${forged}\n${escapeMarkdown(forged)}\n ${forged}`)).toEqual([]);
});

const hash = '0123456789abcdef';

test.each([
  [`run=${'9'.repeat(20)} request=${hash} none`, { kind: 'none' }],
  [`run=1 request=${hash} begun`, { kind: 'begun' }],
  [`run=1 request=${hash} job=a.~:-_9`, { kind: 'job', jobId: 'a.~:-_9' }],
  [`run=1 request=${hash} job=${'j'.repeat(200)}`, { kind: 'job', jobId: 'j'.repeat(200) }],
])('the line of %s is a claim', (fields, progress) => {
  const [, run] = /run=(\d+)/.exec(fields) ?? [];
  expect(readClaims(`Before\n<!-- docs-agent-job ${fields} -->\nAfter\n\nit\n`)).toEqual([
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
])('the line of %s is none', (fields) => {
  expect(readClaims(`<!-- docs-agent-job ${fields} -->`)).toEqual([]);
});

test('a longer line is not a claim', () => {
  expect(readClaims(`<!-- docs-agent-job run=1 request=${hash} none --> x`)).toEqual([]);
});

test.each([
  ['x'.repeat(200), true],
  ['x'.repeat(201), false],
  ['', false],
  ['x --> y', false],
  [' x', false],
  ['x\n', false],
])('an id that a hidden line can hold is remembered: %j is %j', (jobId, remembered) => {
  expect(withJob(jobId)).toEqual(remembered ? { kind: 'job', jobId } : { kind: 'none' });
});

test('a request is known by its parts, not by their joined text', () => {
  expect(requestHash('a', 'b')).toBe('0473ef2dc0d324ab');
  expect(requestHash('a', 'b')).not.toBe(requestHash('ab'));
});

test('an earlier run without a job is forgotten, and the latest ten with one are not', () => {
  const earlier = Array.from({ length: 11 }, (_, at) =>
    claim({ run: `${at}`, progress: at === 3 ? { kind: 'none' } : withJob(`j${at}`) }),
  );
  const runs = readClaims(bodyOf(earlier, claim({ run: '99' }))).map(({ run }) => run);
  expect(runs).toEqual(['99', '0', '1', '2', '4', '5', '6', '7', '8', '9', '10']);
});

test('a claim is an essential section of its line and its text', () => {
  const request = requestHash('start', 'a');
  const line = `<!-- docs-agent-job run=1 request=${request} begun -->`;
  const begun = claim({ progress: { kind: 'begun' } });
  const section = { title: 'Agent job', essential: true };
  expect(withClaim([], begun)).toEqual([{ ...section, markdown: `${line}\n### At work` }]);
  expect(withClaim([], { ...begun, markdown: '' })).toEqual([{ ...section, markdown: line }]);
});
