import * as z from 'zod/mini';
import { singleLine, truncate } from '../../text/clean.ts';
import { jobIdPattern, safePullRequestUrl } from '../../text/links.ts';
import type { Redacted, Redactor } from '../../text/text.ts';

/*
 * What people and runs decided of gaps, as the memory has it: its fields pass a schema like any
 * answer from outside.
 */

export const day = z.string().check(
  z.regex(/^[12]\d{3}-\d{2}-\d{2}$/),
  z.refine((text) => !Number.isNaN(Date.parse(text))),
);
export const count = z.int().check(z.minimum(0), z.maximum(1e9));
/** An instant in ISO form, in UTC; empty if it is not known. */
export const time = z.string().check(
  z.regex(/^(?:[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z)?$/),
  z.refine((text) => text === '' || !Number.isNaN(Date.parse(text))),
);
const word = z.string().check(z.regex(/^[\w.:/-]{1,200}$/));
export const gapId = z.string().check(z.regex(/^[0-9a-f]{12}$/));
/** It becomes part of a path. */
export const jobId = z.string().check(z.regex(jobIdPattern));
export const prLink = z.string().check(z.refine((url) => safePullRequestUrl(url) !== null));
export const by = z.enum(['agent', 'people']);

/** Of what is too long only the beginning is kept: the rest of the memory is worth more than its end. */
export const text = (longest: number) =>
  z.pipe(
    z.string(),
    z.transform((line) => truncate(line, longest)),
  );

/** The same on one line, redacted again. */
export const redactedText = (redact: Redactor['redact']) => (longest: number) =>
  z.pipe(
    text(longest),
    z.transform((line) => redact(singleLine(line)) as Redacted),
  );

/** The boxes that people tick in the issue. */
export const boxes = ['dismiss', 'ours', 'fix'] as const;
export type Box = (typeof boxes)[number];

/** The body that people edited. */
const edited = {
  revision: count,
  /** Tells it from others of its revision, which runs at once may write; see `writeOf`. */
  write: z.optional(word),
  /** When GitHub last knew the issue to be so. */
  at: time,
};

export function eventSchema(redact: Redactor['redact']) {
  const of = { gap: gapId, at: time };
  return z.discriminatedUnion('kind', [
    /** Someone ticked or unticked a box. `lost`: the memory that knew what came of the tick is lost. */
    z.object({
      ...of,
      ...edited,
      kind: z.literal('box'),
      box: z.enum(boxes),
      ticked: z.boolean(),
      lost: z.optional(z.boolean()),
    }),
    /** Someone edited the gap's heading. */
    z.object({
      ...of,
      ...edited,
      kind: z.literal('renamed'),
      heading: redactedText(redact)(300),
    }),
    /** Someone gave the gap the heading of an older one: they are one from then on. */
    z.object({ ...of, kind: z.literal('joined'), into: gapId }),
    /** A run is about to start a job for the tick of that revision. */
    z.object({ ...of, kind: z.literal('intended'), run: word, tick: count }),
    /** It started none: the service refused, or another run does. */
    z.object({ ...of, kind: z.literal('refused'), run: word }),
    z.object({ ...of, kind: z.literal('started'), run: word, jobId }),
    /**
     * How the job that a run started ended: an outcome of mode `job`, `not-found` if the service has
     * no such job, or `unknown`, without a job, if the run died before it could say which.
     */
    z.object({
      ...of,
      kind: z.literal('ended'),
      run: word,
      jobId: z.nullable(jobId),
      outcome: word,
      prLink: z.nullable(prLink),
    }),
    /** A pull request for the gap was merged on this day, in UTC. */
    z.object({ ...of, kind: z.literal('merged'), prLink, by, on: day }),
  ]);
}

export type Event = z.infer<ReturnType<typeof eventSchema>>;
export type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
/** By what people edited. */
export type Edited = Pick<Of<'renamed'>, 'revision' | 'write' | 'at'>;
