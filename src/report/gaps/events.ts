import * as z from 'zod/mini';
import { jobIdPattern, safePullRequestUrl } from '../../text/address.ts';
import { singleLine, truncate } from '../../text/clean.ts';
import type { Redacted, Redactor } from '../../text/text.ts';

/* Schemas of the events in the memory: what people did in the issue, and what runs did. */

export const daySchema = z.string().check(
  z.regex(/^[12]\d{3}-\d{2}-\d{2}$/),
  z.refine((text) => !Number.isNaN(Date.parse(text))),
);
export const countSchema = z.int().check(z.minimum(0), z.maximum(1e9));
/** A time in ISO 8601, in UTC; empty if unknown. */
export const timeSchema = z.string().check(
  z.regex(/^(?:[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z)?$/),
  z.refine((text) => text === '' || !Number.isNaN(Date.parse(text))),
);
const wordSchema = z.string().check(z.regex(/^[\w.:/-]{1,200}$/));
export const gapIdSchema = z.string().check(z.regex(/^[0-9a-f]{12}$/));
/** Restricted to safe characters, as a job's id becomes part of a URL's path. */
export const jobIdSchema = z.string().check(z.regex(jobIdPattern));
export const prLinkSchema = z.string().check(z.refine((url) => safePullRequestUrl(url) !== null));
export const fixerSchema = z.enum(['agent', 'people']);

/** Shortens a text that is too long, instead of rejecting the whole memory. */
export const limitedTextSchema = (maxLength: number) =>
  z.pipe(
    z.string(),
    z.transform((line) => truncate(line, maxLength)),
  );

/** A text, put on one line and redacted again. */
export const redactedTextSchema = (redact: Redactor['redact']) => (maxLength: number) =>
  z.pipe(
    limitedTextSchema(maxLength),
    z.transform((line) => redact(singleLine(line)) as Redacted),
  );

/** The boxes that people tick in the issue. */
export const boxes = ['dismiss', 'ours', 'fix'] as const;
export type Box = (typeof boxes)[number];

/** Identifies the version of the body that people edited. */
const edited = {
  revision: countSchema,
  /** Distinguishes bodies with the same revision from concurrent runs; see `writeIdOf`. */
  write: z.optional(wordSchema),
  /** When GitHub says the issue was last updated. */
  at: timeSchema,
};

export function eventSchema(redact: Redactor['redact']) {
  const of = { gap: gapIdSchema, at: timeSchema };
  return z.discriminatedUnion('kind', [
    /** Someone ticked or unticked a box. `lost`: what happened after the tick is no longer known. */
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
    /** Someone gave the gap the heading of an older gap, `into`, which joins the two gaps. */
    z.object({ ...of, kind: z.literal('joined'), into: gapIdSchema }),
    /** A run is about to start a job because a box was ticked in revision `tick`. */
    z.object({ ...of, kind: z.literal('intended'), run: wordSchema, tick: countSchema }),
    /** The run did not start the job: the service refused, or another run was starting it. */
    z.object({ ...of, kind: z.literal('refused'), run: wordSchema }),
    z.object({ ...of, kind: z.literal('started'), run: wordSchema, jobId: jobIdSchema }),
    /**
     * How a job ended. `outcome` is an outcome of mode `job`, `not-found` if the service doesn't know the
     * job, or `unknown` (and `jobId` null) if the run died while it was starting the job.
     */
    z.object({
      ...of,
      kind: z.literal('ended'),
      run: wordSchema,
      jobId: z.nullable(jobIdSchema),
      outcome: wordSchema,
      prLink: z.nullable(prLinkSchema),
    }),
    /** A pull request for the gap was merged on day `on`, in UTC. */
    z.object({
      ...of,
      kind: z.literal('merged'),
      prLink: prLinkSchema,
      by: fixerSchema,
      on: daySchema,
    }),
  ]);
}

export type Event = z.infer<ReturnType<typeof eventSchema>>;
export type EventOf<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
export type EditedBody = Pick<EventOf<'renamed'>, 'revision' | 'write' | 'at'>;
