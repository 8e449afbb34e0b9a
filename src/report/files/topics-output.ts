import { truncate } from '../../text/clean.ts';
import type { Gap } from '../assemble/report.ts';

const mostBytes = 64 * 1024;
/** A workflow's next step needs no more; longer ones would crowd out whole topics. */
const mostPages = 10;
const longestUrl = 2048;
const longestExample = 500;

/**
 * The topics shown as a JSON array of at most 64 KiB of UTF-8: the largest topics that fit, each
 * of them whole. A topic has its 10 pages with most rows, 10 that were cited most, and examples of at most 500 characters.
 */
export function topicsOutput(topics: readonly Gap[]): string {
  const parts: string[] = [];
  let bytes = '[]'.length;
  for (const topic of topics) {
    const part = JSON.stringify(outputTopic(topic));
    bytes += Buffer.byteLength(part) + (parts.length > 0 ? ','.length : 0);
    if (bytes > mostBytes) break;
    parts.push(part);
  }
  return `[${parts.join(',')}]`;
}

function outputTopic(topic: Gap) {
  const { id, label, unanswered, conversations, previousUnanswered, trend, kind, place } = topic;
  return {
    id,
    label,
    unanswered,
    conversations,
    previousUnanswered,
    trend,
    kind,
    pages: topic.pages.filter(({ url }) => url.length <= longestUrl).slice(0, mostPages),
    citedPages: topic.citedPages
      .filter(({ url }) => url === null || url.length <= longestUrl)
      .slice(0, mostPages),
    place,
    state: topic.standing?.state ?? null,
    examples: topic.examples.map(({ text, count }) => ({
      text: truncate(text, longestExample),
      count,
    })),
  };
}
