import * as z from 'zod/mini';
import { jobIdPattern, safePullRequestUrl } from '../../text/address.ts';
import { singleLine, truncate } from '../../text/clean.ts';
import type { Redacted, Redactor } from '../../text/text.ts';

/* Events of people and runs in the memory. Like any outside data, they pass a schema. */

export const day = z.string().check(
  z.regex(/^[12]\d{3}-\d{2}-\d{2}$/),
  z.refine((text) => !Number.isNaN(Date.parse(text))),
);
export const count = z.int().check(z.minimum(0), z.maximum(1e9));
/** ISO 8601 in UTC; empty if unknown. */
export const time = z.string().check(
  z.regex(/^(?:[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z)?$/),
  z.refine((text) => text === '' || !Number.isNaN(Date.parse(text))),
);
const word = z.string().check(z.regex(/^[\w.:/-]{1,200}$/));
export const gapId = z.string().check(z.regex(/^[0-9a-f]{12}$/));
/** Becomes part of a path. */
export const jobId = z.string().check(z.regex(jobIdPattern));
export const prLink = z.string().check(z.refine((url) => safePullRequestUrl(url) !== null));
export const by = z.enum(['agent', 'people']);

/** Shortens longer texts instead of rejecting the whole memory. */
export const text = (maxLength: number) =>
  z.pipe(
    z.string(),
    z.transform((line) => truncate(line, maxLength)),
  );

/** Text on one line, redacted again. */
export const redactedText = (redact: Redactor['redact']) => (maxLength: number) =>
  z.pipe(
    text(maxLength),
    z.transform((line) => redact(singleLine(line)) as Redacted),
  );

/** The boxes that people tick in the issue. */
export const boxes = ['dismiss', 'ours', 'fix'] as const;
export type Box = (typeof boxes)[number];

/** The body that people edited. */
const edited = {
  revision: count,
  /** Distinguishes bodies of one revision that concurrent runs wrote; see `writeOf`. */
  write: z.optional(word),
  /** GitHub's time of the last update. */
  at: time,
};

export function eventSchema(redact: Redactor['redact']) {
  const of = { gap: gapId, at: time };
  return z.discriminatedUnion('kind', [
    /** Someone ticked or unticked a box. `lost`: the memory of what followed the tick is lost. */
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
    /** Someone gave the gap the heading of an older one, which makes them one gap. */
    z.object({ ...of, kind: z.literal('joined'), into: gapId }),
    /** A run is about to start a job for the box ticked in revision `tick`. */
    z.object({ ...of, kind: z.literal('intended'), run: word, tick: count }),
    /** The run started no job: the service refused, or another run starts it. */
    z.object({ ...of, kind: z.literal('refused'), run: word }),
    z.object({ ...of, kind: z.literal('started'), run: word, jobId }),
    /**
     * How a job ended: an outcome of mode `job`, `not-found` if the service has no such job, or `unknown`,
     * without a job, if the run died while it was starting one.
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
export type Edited = Pick<Of<'renamed'>, 'revision' | 'write' | 'at'>;
