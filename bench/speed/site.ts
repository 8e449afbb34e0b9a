import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAnswers } from './answers.ts';

/*
 * A site with any number of pages, and its readers' questions, the same in every run. One row in ten is unanswered,
 * with 384 different questions; the others were answered from the page that is about them.
 */

const things = [
  'webhook',
  'API key',
  'invoice',
  'team member',
  'sandbox',
  'export',
  'domain',
  'plan',
];
const actions = ['create', 'delete', 'rotate', 'verify', 'rename', 'move', 'download', 'limit'];
const asides = ['', ' in Python', ' with the CLI', ' for staging', ' as an admin', ' on Windows'];
const questions = actions.length * things.length * asides.length;

/** The subject of a page; later pages repeat the first ones with other numbers. */
function subjectOf(page: number): string {
  const pick = (list: readonly string[], divisor: number) =>
    list[Math.floor(page / divisor) % list.length];
  const number = page < questions ? '' : ` of kind ${page}`;
  return `${pick(actions, 1)} a ${pick(things, 8)}${pick(asides, 64)}${number}`;
}

/** The row at a place of the export, as the service sends it. */
export function rowAt(place: number, response: string) {
  const page = Math.floor(place / 10) % questions;
  const url = `https://docs.example.com/guides/page-${page}`;
  const isUnanswered = place % 10 === 0;
  return {
    id: `01KA${String(place).padStart(22, '0')}`,
    conversationId: `conv-${Math.floor(place / 2)}`,
    timestamp: new Date(Date.UTC(2026, 10, 9) + place * 6_000).toISOString(),
    query: `How do I ${subjectOf(page)}?`,
    response,
    sources: isUnanswered ? [] : [{ title: subjectOf(page), url }],
    queryCategory: 'how-to',
    pageUrl: `https://docs.example.com/guides/page-${place % 50}`,
    resolutionStatus: isUnanswered ? 'unanswered' : 'answered',
  };
}

const sectionsOfPage = 5;

/** Writes the site's pages, about 4 kB each. */
export function writeSite(folder: string, pages: number): void {
  const answer = createAnswers(2);
  const names = Array.from({ length: pages }, (_, page) => `guides/page-${page}`);
  mkdirSync(join(folder, 'guides'), { recursive: true });
  const navigation = { groups: [{ group: 'Guides', pages: names }] };
  writeFileSync(join(folder, 'docs.json'), JSON.stringify({ name: 'Acme', navigation }));
  for (const [page, name] of names.entries()) {
    const sections = Array.from({ length: sectionsOfPage }, (_, at) => {
      const text = answer(700);
      const isOpen = text.split('```').length % 2 === 0;
      return `## Step ${at + 1}: ${subjectOf(page)}\n\n${text}${isOpen ? '\n```' : ''}\n`;
    });
    const text = `---\ntitle: ${subjectOf(page)}\n---\n\nHow to ${subjectOf(page)}.\n\n${sections.join('\n')}`;
    writeFileSync(join(folder, `${name}.mdx`), text);
  }
}
