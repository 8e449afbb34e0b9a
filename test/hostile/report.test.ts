import { beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../../src/report/assemble/report.ts';
import { clean } from '../../src/text/clean.ts';
import { createRedactor } from '../../src/text/redact.ts';
import { type ReportRun, row, runReport } from '../report/reporting.ts';
import { type Row, servePages } from '../world/conversations.ts';
import { type StandInGitHub, startGitHub } from '../world/github.ts';
import { githubToken } from '../world/runner.ts';
import { renderSafely } from './body.ts';
import { expectJsonLines, expectSafeCsv, stringsIn } from './files.ts';
import { type Environment, environment, expectOwnCommands, expectOwnLog } from './log.ts';
import { expectDeclaredOutputs } from './outputs.ts';
import { expectWholeReport } from './report-body.ts';
import { apiKey, cases, generated, patience, secrets, strings, unseenIn } from './strings.ts';

const docs = 'https://docs.acme.example';
const maxTopics = 900;
const answered = Array.from({ length: 1_000 }, (_, index) =>
  row(`answered-${index}`, { resolutionStatus: 'answered', pageUrl: `${docs}/home` }),
);

/** Each text in every field that is read as text, where a report shows it: twice, and alone. */
function inTexts(text: string, index: number): Row[] {
  const more = { [text || 'empty']: text, more: { [`${text}.`]: [text] }, response: text };
  const source = { title: text, url: text };
  return [
    row(`${index}-a`, {
      ...more,
      query: text,
      pageUrl: text,
      queryCategory: text,
      sources: [source],
    }),
    row(`${index}-b`, {
      ...more,
      query: text,
      pageUrl: `${docs}/${text}`,
      queryCategory: `About ${text}`,
      sources: [source, { title: text, url: `${docs}/${text}` }, { url: `${docs}?${text}` }],
    }),
    row(`${index}-c`, { ...more, query: `unlike${index} ${text}`, pageUrl: `https://${text}` }),
  ];
}

/** Each text in every field that is saved unchanged. */
function inIds(text: string, index: number): Row[] {
  const query = `How do I set up module${index} and part${index}?`;
  return [
    row(`a${index} ${text}`, { query, conversationId: text, timestamp: `2026-11-10 ${text}` }),
    row(`${text} b${index}`, { query, conversationId: `${text}.`, responseType: text }),
    row(`${text} c${index}`, { query, resolutionStatus: text }),
  ];
}

interface Case {
  name: string;
  rows: Row[];
  /** Rows that lack one of the three required fields. */
  unusable: number;
  /** Whether every string in the files must be cleaned and redacted. */
  redacted: boolean;
}

const texts: Case[] = [
  { name: 'each sample as text', rows: strings.flatMap(inTexts), unusable: 0, redacted: true },
  {
    name: 'generated strings as text',
    rows: generated(cases * 3, 1).flatMap(inTexts),
    unusable: 0,
    redacted: false,
  },
  {
    name: 'each sample as an id',
    rows: strings.flatMap(inIds),
    unusable: strings.length,
    redacted: false,
  },
  {
    name: 'generated strings as ids',
    rows: generated(cases * 3, 2).flatMap(inIds),
    unusable: cases * 3,
    redacted: false,
  },
];

describe.each(texts)(
  'mode report with $name',
  { timeout: patience },
  ({ rows, unusable, redacted }) => {
    let run: ReportRun;
    let github: StandInGitHub;
    let world: Environment;
    let model: Report;
    let number: number;

    beforeAll(async () => {
      github = await startGitHub();
      world = environment();
      const pull = github.state.addPull();
      number = pull.number;
      run = await runReport(servePages([...answered, ...rows]), {
        env: { ...github.env, ...world.env },
        event: { name: 'pull_request', payload: github.events.pullRequest(pull) },
        with: { 'post-to': 'summary, comment, issue', 'max-topics': String(maxTopics) },
      });
      model = JSON.parse(run.files['report.json'] ?? '');
    }, patience);

    it('succeeds, with every row', () => {
      expect(run).toMatchObject({ exitCode: 0, errors: [] });
      expect(run.rows).toHaveLength(answered.length + rows.length);
      expect(model.totals.questions).toBe(answered.length + rows.length);
    });

    it('logs only our own commands and words', () => {
      const expected = [unusable > 0, isCut(run)].filter(Boolean).length;
      expectOwnCommands(run, { warnings: expected });
      expectOwnLog(run.stdout);
      expect(unseenIn(run.stdout)).toBeNull();
    });

    it('sets the declared outputs, and nothing else in the environment', () => {
      expect(expectDeclaredOutputs(run, 'report')).toEqual(run.outputs);
      world.expectUntouched();
    });

    it('writes a complete report', () => {
      const links = [`${docs}/`, `${github.env.GITHUB_SERVER_URL}/acme/docs/actions/`];
      const whole = { maxTopics, links };
      expectWholeReport(run.files['report.md'] ?? '', model, whole);
      if (!run.warnings.some((warning) => warning.includes('1 MiB'))) {
        expect(run.summary).toBe(run.files['report.md']);
      }
    });

    it('posts complete bodies that have a marker only at their start', () => {
      const posts = [
        ...github.state.commentsOn(number).map(({ body }) => body),
        ...github.state.issues.filter((issue) => !issue.isPullRequest).map(({ body }) => body),
      ];
      expect(posts).toHaveLength(2);
      const links = [`${docs}/`, `${github.env.GITHUB_SERVER_URL}/acme/docs/actions/`];
      for (const body of posts) {
        expect(body).toMatch(
          /^<!-- docs-agent-action mode=report project=[0-9a-f]{16} scope=all (?:target=(?:new-)?issue )?-->\n## Doc/,
        );
        const { fragment } = renderSafely(body, links);
        expect(fragment.querySelectorAll('h2')).toHaveLength(1);
        expect(fragment.querySelectorAll('details')).toHaveLength(
          body.match(/^<details/gm)?.length ?? 0,
        );
        expect(fragment.querySelector('details details details')).toBeNull();
        expect(fragment.lastElementChild?.textContent).toContain('Period: 9–15 November 2026');
      }
      const issues = github.state.issues.filter((issue) => !issue.isPullRequest);
      expect(issues.map(({ title }) => title)).toEqual(['Documentation gap report']);
    });

    it('writes a table that no spreadsheet calculates', () => {
      expect(expectSafeCsv(run.files['unanswered.csv'] ?? '')).toHaveLength(
        model.totals.unanswered,
      );
    });

    it('writes each row on one line, with all its fields cleaned and redacted', async () => {
      const lines = expectJsonLines(run.files['conversations.jsonl'] ?? '') as Row[];
      const { redact } = createRedactor({ secrets: [apiKey, githubToken], enabled: true });
      const given = [...answered, ...rows];
      for (const [index, line] of lines.entries()) {
        const sent = given[index] ?? row('none');
        expect(line.query).toBe(redact(String(sent.query)));
        const isHarmless = redact(String(sent.id)) === sent.id;
        expect(line.id).toEqual(isHarmless ? sent.id : expect.stringMatching(/^[\da-f]{16}$/));
      }
      expect(new Set(lines.map(({ id }) => id)).size).toBe(new Set(given.map(({ id }) => id)).size);
      const cleaned = lines.flatMap(stringsIn);
      expect(unseenIn(cleaned.join('\n'))).toBeNull();
      for (const text of cleaned) expect(clean(text)).toBe(text);
    });

    it('reveals no secret', () => {
      const posts = [...github.state.comments, ...github.state.issues].map(({ body }) => body);
      const left = [
        ...Object.values(run.files),
        ...posts,
        run.summary,
        ...Object.values(run.outputs),
      ];
      const everything = left.join('\n').replaceAll('\u200b', '');
      const sought = redacted ? secrets : [apiKey, githubToken];
      for (const secret of sought) expect(everything).not.toContain(secret);
      expect(run.stdout.replace(/^::add-mask::.*\n::add-mask::.*$/m, '')).not.toContain(apiKey);
    });
  },
);

/** Whether the whole report is too long for the job summary. */
const isCut = ({ files }: ReportRun): boolean =>
  Buffer.byteLength(files['report.md'] ?? '') > 1024 * 1024;
