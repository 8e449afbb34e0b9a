import * as z from 'zod/mini';
import { jobIdPattern } from '../../service/schemas.ts';
import { singleLine } from '../../text/clean.ts';
import { safePullRequestUrl } from '../../text/links.ts';
import { newsKinds, requests } from './memory.ts';

/** What a body of ours could hold at most: a longer list was made by no report. */
const mostListed = 5_000;
const longestHeading = 300;

const day = z.string().check(
  z.regex(/^[12]\d{3}-\d{2}-\d{2}$/),
  z.refine((text) => !Number.isNaN(Date.parse(text))),
);
const count = z.int().check(z.minimum(0), z.maximum(1e9));
const counts = z.object({ unanswered: count, questions: count });
const word = z.string().check(z.regex(/^[\w.:/-]{1,200}$/));
const sentence = z.string().check(z.maxLength(500));
const line = z.pipe(z.string().check(z.maxLength(longestHeading)), z.transform(singleLine));
const gapId = z.string().check(z.regex(/^[0-9a-f]{12}$/));

const watch = z.object({
  mergedOn: day,
  before: z.nullable(counts),
  since: counts,
  countedTo: day,
  lookedAt: day,
  looks: count,
  verdict: z.enum(['watching', 'fixed', 'back']),
  decidedAt: z.nullable(day),
  untilFixed: z.nullable(counts),
});

const repair = z.object({
  intendedBy: z.nullable(word),
  // It becomes part of a path.
  jobId: z.nullable(z.string().check(z.regex(jobIdPattern))),
  outcome: z.nullable(word),
  prLink: z.nullable(z.string().check(z.refine((url) => safePullRequestUrl(url) !== null))),
  pullRequest: z.nullable(z.enum(['open', 'closed', 'merged'])),
  unreadable: z.nullable(z.pipe(sentence, z.transform(singleLine))),
  watch: z.nullable(watch),
});

/** Three bytes each, in base64. */
const hashes = z.pipe(
  z.string().check(z.maxLength(4 * mostListed), z.regex(/^(?:[A-Za-z0-9+/]{4})*$/)),
  z.transform(unpackHashes),
);

const gap = z.object({
  id: gapId,
  topicId: z.optional(z.string().check(z.maxLength(64))),
  heading: line,
  firstReported: z._default(z.nullable(day), null),
  lastReported: z._default(z.nullable(day), null),
  rows: z._default(count, 0),
  hashes: z._default(hashes, []),
  counts: z._default(z.array(count).check(z.maxLength(100)), []),
  dismissed: z._default(z.boolean(), false),
  request: z._default(z.enum(requests), 'none'),
  told: z._default(z.nullable(z.object({ news: z.enum(newsKinds), to: day })), null),
  repair: z._default(z.nullable(repair), null),
});

const report = z.object({
  readFrom: day,
  from: day,
  to: day,
  questions: count,
  unanswered: count,
  freshFrom: day,
  freshQuestions: count,
});

/** A memory as it stands in an issue, where anyone with write access may have changed it. */
export const memorySchema = z.object({
  version: z.literal(1),
  reports: z.array(report).check(z.maxLength(100)),
  gaps: z.array(gap).check(z.maxLength(mostListed)),
  opened: z._default(z.nullable(day), null),
});

const hashBytes = 3;

export function packHashes(values: readonly number[]): string {
  const bytes = Buffer.alloc(values.length * hashBytes);
  values.forEach((value, at) => {
    bytes.writeUIntBE(value, at * hashBytes, hashBytes);
  });
  return bytes.toString('base64');
}

function unpackHashes(text: string): number[] {
  const bytes = Buffer.from(text, 'base64');
  return Array.from({ length: Math.floor(bytes.length / hashBytes) }, (_, at) =>
    bytes.readUIntBE(at * hashBytes, hashBytes),
  );
}
