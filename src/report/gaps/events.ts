import * as z from 'zod/mini';
import { jobIdPattern, safePullRequestUrl } from '../../text/address.ts';
import { singleLine, truncate } from '../../text/clean.ts';
import type { Redacted, Redactor } from '../../text/text.ts';

/* Events of people and runs in the memory. Like any outside data, they pass a schema. */

export const daySchema = z.string().check(
  z.regex(/^[12]\d{3}-\d{2}-\d{2}$/),
  z.refine((text) => !Number.isNaN(Date.parse(text))),
);
export const countSchema = z.int().check(z.minimum(0), z.maximum(1e9));
/** ISO 8601 in UTC; empty if unknown. */
export const timeSchema = z.string().check(
  z.regex(/^(?:[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z)?$/),
  z.refine((text) => text === '' || !Number.isNaN(Date.parse(text))),
);
const wordSchema = z.string().check(z.regex(/^[\w.:/-]{1,200}$/));
export const gapIdSchema = z.string().check(z.regex(/^[0-9a-f]{12}$/));
/** Becomes part of a path. */
export const jobIdSchema = z.string().check(z.regex(jobIdPattern));
export const prLinkSchema = z.string().check(z.refine((url) => safePullRequestUrl(url) !== null));
export const bySchema = z.enum(['agent', 'people']);

/** Shortens longer texts instead of rejecting the whole memory. */
export const textSchema = (maxLength: number) =>
  z.pipe(
    z.string(),
    z.transform((line) => truncate(line, maxLength)),
  );

/** Text on one line, redacted again. */
export const redactedTextSchema = (redact: Redactor['redact']) => (maxLength: number) =>
  z.pipe(
    textSchema(maxLength),
    z.transform((line) => redact(singleLine(line)) as Redacted),
  );

/** The boxes that people tick in the issue. */
export const boxes = ['dismiss', 'ours', 'fix'] as const;
export type Box = (typeof boxes)[number];

/** The body that people edited. */
const edited = {
  revision: countSchema,
  /** Distinguishes bodies of one revision that concurrent runs wrote; see `writeOf`. */
  write: z.optional(wordSchema),
  /** GitHub's time of the last update. */
  at: timeSchema,
};

export function eventSchema(redact: Redactor['redact']) {
  const of = { gap: gapIdSchema, at: timeSchema };
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
      heading: redactedTextSchema(redact)(300),
    }),
    /** Someone gave the gap the heading of an older one, which makes them one gap. */
    z.object({ ...of, kind: z.literal('joined'), into: gapIdSchema }),
    /** A run is about to start a job for the box ticked in revision `tick`. */
    z.object({ ...of, kind: z.literal('intended'), run: wordSchema, tick: countSchema }),
    /** The run started no job: the service refused, or another run starts it. */
    z.object({ ...of, kind: z.literal('refused'), run: wordSchema }),
    z.object({ ...of, kind: z.literal('started'), run: wordSchema, jobId: jobIdSchema }),
    /**
     * How a job ended: an outcome of mode `job`, `not-found` if the service has no such job, or `unknown`,
     * without a job, if the run died while it was starting one.
     */
    z.object({
      ...of,
      kind: z.literal('ended'),
      run: wordSchema,
      jobId: z.nullable(jobIdSchema),
      outcome: wordSchema,
      prLink: z.nullable(prLinkSchema),
    }),
    /** A pull request for the gap was merged on this day, in UTC. */
    z.object({
      ...of,
      kind: z.literal('merged'),
      prLink: prLinkSchema,
      by: bySchema,
      on: daySchema,
    }),
  ]);
}

export type Event = z.infer<ReturnType<typeof eventSchema>>;
export type EventOf<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
export type Edited = Pick<EventOf<'renamed'>, 'revision' | 'write' | 'at'>;
