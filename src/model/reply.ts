import * as z from 'zod/mini';
import { parseBody } from '../http/transport.ts';

const optionalText = z.nullish(z.string());
const textPartSchema = z.object({ type: z.enum(['text', 'output_text']), text: z.string() });
/** Joins the text parts of a list; other parts, such as thoughts, are left out. */
const partsSchema = z.pipe(
  z.array(z.catch(textPartSchema, { type: 'text', text: '' })),
  z.transform((parts) => parts.map(({ text }) => text).join('')),
);
/** A message, or a part of a streamed message. The last two fields are for the model's thoughts. */
const messageSchema = z.looseObject({
  content: z.nullish(z.union([z.string(), partsSchema])),
  reasoning_content: optionalText,
  reasoning: optionalText,
});
const choiceSchema = z.looseObject({
  message: z.nullish(messageSchema),
  delta: z.nullish(messageSchema),
  finish_reason: optionalText,
});
const completionSchema = z.looseObject({ choices: z.array(choiceSchema) });

/**
 * The text of a chat completion in any form that servers send: `content` as text or as a list of parts
 * (Mistral's thinking models), streamed even if not requested (Unsloth, mini-sglang), or in the field
 * for thoughts with an empty `content` (vLLM, SGLang and llama.cpp, if a model ends its thoughts with
 * the answer).
 *
 * @returns the text, and whether the server cut it off at the model's limit; null if the body isn't a
 *   chat completion
 */
export function replyText(body: string): { text: string; isCut: boolean } | null {
  const isWhole = body.trimStart().startsWith('{');
  // Server-sent events are `data:` lines and comments that keep the connection open.
  const events = body.split('\n').filter((line) => line.startsWith('data:'));
  const read = isWhole ? choicesIn(body) : events.flatMap((line) => choicesIn(line.slice(5)));
  if (read.length === 0) return null;
  const messages = read.map(({ message, delta }) => message ?? delta ?? {});
  const content = messages.map((message) => message.content ?? '').join('');
  const thought = messages
    .map((message) => message.reasoning_content ?? message.reasoning ?? '')
    .join('');
  return {
    text: content.trim() === '' ? thought : content,
    isCut: read.some(({ finish_reason }) => finish_reason === 'length'),
  };
}

/** The completion's first choice, in an array; empty if the JSON has another form. */
const choicesIn = (json: string) =>
  z.safeParse(completionSchema, parseBody(json)).data?.choices.slice(0, 1) ?? [];

/** A whole number, also if it is written as a text. */
export const numberSchema = z.union([
  z.int(),
  z.pipe(z.string().check(z.regex(/^\s*\d{1,9}\s*$/)), z.transform(Number)),
]);

const thoughtStart = '<think>';
const thoughtEnd = '</think>';

/**
 * The JSON objects in a text, in order, without those in a model's thoughts. Some chat templates write
 * `<think>` themselves, so that the text may have only `</think>`. Tries at most 20 places, so that a reply of
 * nothing but objects, or of their beginnings, costs nothing.
 */
export function* jsonObjects(text: string): Generator<object> {
  let tried = 0;
  for (const part of withoutThoughts(text)) {
    const starts = /\{\s*["}]/g;
    for (let start = starts.exec(part); start; start = starts.exec(part)) {
      if (tried === maxObjectsTried) return;
      tried += 1;
      const end = endOfObject(part, start.index);
      starts.lastIndex = end;
      const value = parseBody(part.slice(start.index, end));
      if (typeof value === 'object' && value !== null) yield value;
    }
  }
}

const maxObjectsTried = 20;

function withoutThoughts(text: string): string[] {
  const parts = text.split(thoughtEnd);
  return parts.flatMap((part, index) => {
    const start = part.indexOf(thoughtStart);
    if (start >= 0) return part.slice(0, start);
    return index < parts.length - 1 ? [] : part;
  });
}

/** Where an object ends that starts at a brace, or where the text turns out to be no object. */
function endOfObject(text: string, brace: number): number {
  let depth = 0;
  let inString = false;
  for (let index = brace; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') inString = !inString;
    else if (inString && character === '\\') index += 1;
    else if (inString && character === '\n') return index;
    else if (!inString && character === '{') depth += 1;
    else if (!inString && character === '}' && --depth === 0) return index + 1;
  }
  return text.length;
}
