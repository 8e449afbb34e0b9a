import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { githubHtml } from './github-html.ts';

interface Post {
  author: string;
  /** Markdown. */
  body: string;
  isEdited: boolean;
}

interface PullRequest {
  number: number;
  title: string;
  comments: Post[];
}

/** What the demo's runs left behind. */
export interface Posted {
  summaries: { jobName: string; markdown: string }[];
  pullRequest: PullRequest;
  /** The one that a gap's job opened. */
  fix: PullRequest;
  issue: {
    number: number;
    title: string;
    state: 'open' | 'closed';
    labels: string[];
    post: Post;
    comments: Post[];
  };
}

const markdownStyle = createRequire(import.meta.url).resolve(
  'github-markdown-css/github-markdown.css',
);

/** GitHub's colors, which the report's page has, too. */
const [pageColors = ''] =
  /:root \{[^}]*\}/.exec(
    readFileSync(join(import.meta.dirname, '../../../src/report/page/page.css'), 'utf8'),
  ) ?? [];

/** A page, as HTML, that shows it all as GitHub would; it loads `mermaid.min.js` from the same folder. */
export function renderPage({ summaries, pullRequest, fix, issue }: Posted): string {
  const parts: Record<string, string> = {
    markdownStyle: `<style>${readFileSync(markdownStyle, 'utf8')}</style>`,
    colors: `<style>${pageColors}</style>`,
    comments: pullRequestBlock(pullRequest, { state: 'open', stateText: 'Open' }),
    fix: pullRequestBlock(fix, { state: 'closed', stateText: 'Merged' }),
    issue: [
      titleBlock({ ...issue, stateText: issue.state === 'open' ? 'Open' : 'Closed' }),
      `<p class="labels">Labels ${issue.labels.map((label) => `<span>${escapeHtml(label)}</span>`).join(' ')}</p>`,
      postBlock(issue.post, 'opened this issue'),
      ...issue.comments.map((post) => postBlock(post, 'commented')),
    ].join('\n'),
    summaries: summaries.map(summaryBlock).join('\n'),
  };
  const template = readFileSync(join(import.meta.dirname, 'template.html'), 'utf8');
  return template.replace(/<!-- (\w+) -->/g, (place, name: string) => parts[name] ?? place);
}

function pullRequestBlock(
  { comments, ...titled }: PullRequest,
  state: { state: 'open' | 'closed'; stateText: string },
): string {
  return [
    titleBlock({ ...titled, ...state }),
    ...comments.map((post) => postBlock(post, 'commented')),
  ].join('\n');
}

function titleBlock(input: {
  number: number;
  title: string;
  state: 'open' | 'closed';
  stateText: string;
}): string {
  return `<h2 class="title">${escapeHtml(input.title)} <span class="number">#${input.number}</span></h2>
<p><span class="state ${input.state}">${input.stateText}</span></p>`;
}

function postBlock({ author, body, isEdited }: Post, verb: string): string {
  const [name = '', isBot] = author.split('[');
  return `<article class="post">
<div class="avatar" aria-hidden="true">${escapeHtml(name.charAt(0).toUpperCase())}</div>
<div class="box">
<header><b>${escapeHtml(name)}</b>${isBot ? ' <span class="bot">bot</span>' : ''} <span class="muted">${verb} now${isEdited ? ' · edited' : ''}</span></header>
<div class="markdown-body">${githubHtml(body)}</div>
</div>
</article>`;
}

function summaryBlock({ jobName, markdown }: Posted['summaries'][number]): string {
  return `<article class="box summary">
<header><b>${escapeHtml(jobName)} summary</b></header>
<div class="markdown-body">${githubHtml(markdown)}</div>
</article>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
