import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export const root = join(import.meta.dirname, '../..');

export const readText = (path: string): string => readFileSync(join(root, path), 'utf8');

export interface WorkflowStep {
  id?: string;
  uses?: string;
  run?: string;
  shell?: string;
  if?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

interface Concurrency {
  group: string;
  'cancel-in-progress': boolean;
  queue?: 'single' | 'max';
}

interface Job {
  outputs?: Record<string, string>;
  if?: string;
  concurrency?: Concurrency;
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  steps: WorkflowStep[];
}

interface Workflow {
  name: string;
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  concurrency?: Concurrency;
  jobs: Record<string, Job>;
}

export interface WorkflowFile {
  path: string;
  text: string;
  workflow: Workflow;
  jobs: Job[];
  steps: WorkflowStep[];
}

function read(folder: string): WorkflowFile[] {
  return readdirSync(join(root, folder))
    .sort()
    .map((name) => {
      const path = `${folder}/${name}`;
      const text = readText(path);
      const workflow: Workflow = parse(text);
      const jobs = Object.values(workflow.jobs);
      return { path, text, workflow, jobs, steps: jobs.flatMap(({ steps }) => steps) };
    });
}

export const workflows = read('.github/workflows');
export const examples = read('.github/examples');
