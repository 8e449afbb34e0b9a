import { globSync } from 'node:fs';
import { parse } from 'yaml';
import { readText, root, type WorkflowStep } from './workflow-files.ts';

/** The documents for users and contributors, by path in the repository. */
export const documents: readonly string[] = [
  ...globSync('*.md', { cwd: root }),
  ...globSync('docs/*.md', { cwd: root }).map((path) => path.replaceAll('\\', '/')),
].sort();

interface Block {
  document: string;
  content: unknown;
}

/** The YAML in a document's code blocks, without their indentation. */
export function yamlBlocks(document: string): Block[] {
  const blocks = readText(document).matchAll(/^```yaml\n(.*?)^```$/gms);
  return [...blocks].map(([, text = '']) => ({ document, content: parse(text) }));
}

interface Job {
  permissions?: Record<string, string>;
  steps: WorkflowStep[];
}

/** The jobs of a block that is a whole workflow or a list of steps. */
export function jobsOf({ content }: Block): Job[] {
  if (Array.isArray(content)) return [{ steps: content }];
  return Object.values((content as { jobs: Record<string, Job> }).jobs);
}

export const stepsOf = (block: Block): WorkflowStep[] =>
  jobsOf(block).flatMap(({ steps }) => steps);

/** The anchors of a document's headings, as GitHub makes them. */
export function anchorsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
