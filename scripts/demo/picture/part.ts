import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { githubHtml } from '../page/github-html.ts';

const markdownStyle = createRequire(import.meta.url).resolve(
  'github-markdown-css/github-markdown-light.css',
);

/** Rows of the table that the picture has room for. */
const maxRows = 5;

/**
 * Of a report, as Markdown: the headline, what to start with, the head of the table and the first
 * topic, opened.
 *
 * @throws Error if the report has no topic
 */
export function persuasivePart(report: string): string {
  const start = report.indexOf('<details>');
  // A topic's details contain others, which end first.
  const inner = report.indexOf('</details>', start);
  const end = report.indexOf('</details>', inner + 1);
  if (start < 0 || end < 0) throw new Error('The report has no topic to show.');
  const head = report.slice(0, start).split('\n');
  const firstRow = head.findIndex((line) => line.startsWith('| :--')) + 1;
  const shown = head.filter(
    (line, index) => index < firstRow + maxRows || !(line.startsWith('|') || line.startsWith('↑')),
  );
  const topic = report.slice(start, end).replace('<details>', '<details open>');
  return `${shown.join('\n')}${topic}</details>\n`;
}

/** A page, as HTML, that shows Markdown as GitHub does, in light colours. */
export function picturePage(markdown: string): string {
  return `<!doctype html>
<meta charset="utf-8">
<style>${readFileSync(markdownStyle, 'utf8')}</style>
<style>body { margin: 0; background: #ffffff } .markdown-body { padding: 20px 24px; font-size: 14px }</style>
<div class="markdown-body">${githubHtml(markdown)}</div>`;
}
