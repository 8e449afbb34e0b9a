import type { WorkflowStep } from './workflow-files.ts';

export const isAction = ({ uses }: WorkflowStep): boolean => uses === 'OWNER/docs-agent-action@v1';

/** The step's inputs, with a word or an address in place of each expression. */
export function exampleInputs(step: WorkflowStep | undefined): Record<string, string> {
  const given = Object.entries(step?.with ?? {}).map(([name, value]) => {
    const filled =
      name === 'model-url' ? 'https://models.example.com/v1' : 'mint_or_any_other_word';
    return [name, String(value).replace(/\$\{\{.*?\}\}/g, filled)];
  });
  return { 'github-token': 'ghs_token', ...Object.fromEntries(given) };
}

/** The permissions that the table of docs/forks-and-permissions.md asks for. */
export function neededPermissions({
  mode,
  'post-to': postTo = '',
  scope,
  fix,
}: Record<string, string>) {
  const postsIssue = /\bissue\b/.test(postTo);
  return {
    ...(mode === 'report' && { contents: 'read' }),
    ...((scope === 'pull-request' || postsIssue) && { 'pull-requests': 'read' }),
    ...((/\bcomment\b/.test(postTo) || fix === 'ticked') && { 'pull-requests': 'write' }),
    ...(postsIssue && { issues: 'write' }),
  };
}
