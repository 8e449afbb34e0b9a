import { join } from 'node:path';
import { createMarker } from '../../src/github/posts.ts';
import { checkout } from '../docs/folder.ts';
import { inProcessRun } from '../faults/in-process.ts';
import {
  search,
  serveFeedback,
  serveFeedbackByPage,
  serveSearches,
  vote,
} from '../world/analytics.ts';
import { type Row, servePages } from '../world/conversations.ts';
import { accounts } from '../world/github/state.ts';
import { startGitHub } from '../world/github.ts';
import { startModel } from '../world/model.ts';
import { startService } from '../world/service.ts';

const site = 'https://docs.acme.example';
/** Half of the longest file name, and of the deepest folder. */
const nameLength = 100;

const retried = ['failed', 'delivery', 'retried', 'three', 'days'];

/** Answered questions that cite existing pages, so that the docs are recognised as the site's. */
const answered = Array.from({ length: 30 }, (_, at) => ({
  query: [...retried.slice(at % 5), ...retried.slice(0, at % 5), `case ${at}`].join(' '),
  response: 'It is retried for three days.',
  resolutionStatus: 'answered',
  sources: [{ title: 'Webhooks', url: `${site}/webhooks` }],
}));

type Fields = Record<string, unknown>;

/** Rows that each have the text in one field. */
function hostileRows(text: string): Fields[] {
  const sources = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ title: `${at}`, url: `${site}/${at}` }));
  const one: Fields[] = [
    { query: text },
    { query: `How do I ${text}?` },
    { response: text },
    { pageUrl: text },
    { pageUrl: `${site}/${text}` },
    { pageUrl: `${site}/${text.slice(0, 1_900)}` },
    { queryCategory: text },
    { conversationId: text },
    { timestamp: text },
    { responseType: text },
    { sources: sources(text.length / 40) },
    { sources: [{ title: text, url: `${site}/webhook` }] },
    { sources: [{ title: 'A', url: text }] },
    { sources: [{ title: 'A', url: `//docs.acme.example/${text.slice(0, 1_900)}` }] },
    { other: { [text]: text } },
    { query: text, response: text, resolutionStatus: 'answered' },
  ];
  const asked = { query: 'How do I verify a webhook signature?', response: 'I do not know.' };
  const rows = one.map((fields) => ({ ...asked, ...fields }));
  return [{ id: text }, ...rows, ...answered].map((fields, at) => ({
    id: `row-${at}`,
    conversationId: `c-${at}`,
    resolutionStatus: 'unanswered',
    timestamp: '2026-11-10T10:00:00.000Z',
    pageUrl: `${site}/webhooks`,
    sources: [{ title: 'Webhooks', url: `${site}/webhooks` }],
    ...fields,
  }));
}

/** A file name made of the text, without the characters that a file name can't have. */
const nameOf = (text: string, at: number): string =>
  `${text.slice(at, at + nameLength).replace(/[/\0\n]/g, '-')}${at}.mdx`;

/** Documentation with the text in every place that is read. */
function filesOf(text: string): Record<string, string> {
  const quoted = JSON.stringify(text);
  const pages = Array.from({ length: text.length / 1_000 }, (_, at) => nameOf(text, at));
  const fields = ['title', 'slug', 'permalink', 'id', 'description', 'keywords', 'openapi'];
  const front = fields.map((name) => `${name}: ${quoted}`).join('\n');
  return {
    ...Object.fromEntries(pages.map((name) => [`names/${name}`, '# Name\n\nText.\n'])),
    'docs.json': JSON.stringify({
      navigation: {
        languages: [
          { language: 'en', pages: ['webhooks', text, { group: text, pages: ['keys'] }] },
          { language: text, pages: [`fr/${text}`] },
        ],
        openapi: ['openapi.yaml', text],
      },
      redirects: [
        { source: `/${text}`, destination: `/${text}` },
        { source: `/${text}/:slug*`, destination: `/webhooks/:slug*` },
      ],
    }),
    'openapi.yaml': `paths:\n  ${quoted}:\n    get:\n      summary: ${quoted}\n`,
    'webhooks.mdx':
      '---\ntitle: Webhooks\n---\n\n## Retries\n\nA failed delivery is retried for three days.\n',
    'keys.mdx': '# Keys\n\nA key opens the API.\n',
    'front.mdx': `---\n${front}\n---\n\nText.\n`,
    'plain.mdx': `---\ntitle: ${text}\nslug: ${text}\n---\n\nText.\n`,
    'open.mdx': `---\n${text}`,
    'body.mdx': `# Body\n\n${text}\n`,
    'heading.mdx': `## ${text}\n\nText.\n\n### ${text.slice(0, 300)}\n\n${text.slice(0, 300)}\n`,
    'parts.mdx': `- ${text}\n\n> ${text}\n\n| A |\n| - |\n| ${text} |\n\n<Note title=${quoted}>\n${text}\n</Note>\n\n{/* ${text} */}\n\n<!-- ${text}`,
    'code.mdx': `\`\`\`${text}\n${text}\n\`\`\`\n\nimport A from ${quoted}\n\n<Snippet file=${quoted} />\n`,
    '.mintignore': `${text}\n${text.slice(0, 900)}\n*${text.slice(0, 900)}*\n!webhooks.mdx\n!/*.mdx\n`,
    CODEOWNERS: `* @acme/docs ${text}\n${text} @acme/docs\n${text.slice(0, 900)} @acme/docs\n`,
  };
}

/** What a model answers to each of its tasks, with the text in every place. */
const modelReply = (text: string): string =>
  `<think>${text}</think> ${text} ${JSON.stringify({
    sections: [{ title: text, questions: [1, 2] }],
    nothing: [3],
    same: [[1, 2]],
    topics: [{ n: 1, heading: text, missing: text, section: 1, coverage: 'partial' }],
  })} ${text}`;

/**
 * Reports twice on a world in which every text from outside is `text`: on the service's rows, posted to
 * an issue, and on a file's rows, for a pull request.
 *
 * @returns the errors of reports that failed
 */
export async function reportOn(text: string): Promise<string[]> {
  const rows = hostileRows(text);
  const feedback = [
    vote(text, false, text),
    vote(`/${text}`, true, 'A'),
    vote('/keys', null, text),
  ];
  const searches = [search(text, 3), search('retries', 2, 0, text)];
  const service = await startService({
    conversations: servePages(rows as unknown as Row[]),
    searches: serveSearches(searches),
    feedback: serveFeedback(feedback),
    feedbackByPage: serveFeedbackByPage(feedback),
  });
  const github = await startGitHub({
    permissions: { issues: 'write', 'pull-requests': 'write', contents: 'read' },
  });
  const model = await startModel(() => ({ content: modelReply(text) }));
  const files = filesOf(text);
  const saved = checkout({ 'rows.jsonl': rows.map((row) => `${JSON.stringify(row)}\n`).join('') });
  const workspace = checkout(files);
  const { state, events } = github;
  const marker = createMarker({
    mode: 'report',
    projectId: 'acme-docs',
    scope: 'all',
    target: 'issue',
  });
  state.labels.add('documentation-gaps');
  state.addIssue({
    body: `${marker}\n${text.slice(0, 60_000)}\n<!-- docs-agent-action memory 0123456789ab ${text} -->`,
    user: accounts.workflow,
    labels: ['documentation-gaps'],
  });
  // The number of changed files is the same at each size: only their text grows.
  const names = Object.keys(files).filter((name) => !name.startsWith('names/'));
  const pull = state.addPull({
    title: text,
    body: text,
    branch: text.slice(0, 200),
    files: [...names, ...names.map((name) => `${text.slice(0, 3_000)}${name}`)].map((filename) => ({
      filename,
    })),
    mergeBase: 'b'.repeat(40),
  });
  for (const name of names) {
    state.contents.set(`${pull.sha}:${name}`, files[name] ?? '');
    state.contents.set(`${pull.mergeBase}:${name}`, `# A\n\n${text.slice(0, text.length / 8)}`);
  }
  const problems: string[] = [];
  const report = async (given: Record<string, string>, event?: object): Promise<void> => {
    const { error, summary } = await inProcessRun().start({
      with: {
        mode: 'report',
        'date-to': '2026-11-16',
        'docs-root': '.',
        'model-url': model.url,
        model: 'some',
        ...given,
      },
      serviceUrl: service.url,
      github,
      event: event && { name: 'pull_request', payload: event },
      env: { GITHUB_WORKSPACE: workspace },
    });
    if (error !== null) problems.push(error);
    else if (summary === '') problems.push('There is no summary.');
  };
  await report({ 'post-to': 'summary, issue', 'also-read': 'searches, feedback' });
  const byFile = { 'conversations-file': join(saved, 'rows.jsonl'), scope: 'pull-request' };
  await report({ ...byFile, 'post-to': 'summary, comment' }, events.pullRequest(pull));
  await Promise.all([service.close(), github.close(), model.close()]);
  return problems;
}
