import type { Pace } from '../pace.ts';
import type { SourceFolder } from './files.ts';
import { type Navigation, navigationOf } from './navigation.ts';
import { beside } from './page-path.ts';

const configNames = ['docs.json', 'mint.json'] as const;
/** Navigations of sites in many languages and versions are larger than any page. */
export const largestConfig = 20_000_000;
/** Files that it may refer to, and the fields that references to objects may copy. */
const mostReferences = 100;
const mostMerged = 100_000;

/** `docs.json`, or `mint.json` of older sites, with the files that it refers to by `$ref`. */
export async function readNavigation(sources: SourceFolder, pace: Pace): Promise<Navigation> {
  const readJson = configReader(sources, pace);
  for (const name of configNames) {
    const config = await readJson(name);
    if (config !== undefined) return navigationOf(config);
  }
  return navigationOf(undefined);
}

/**
 * Reads JSON with the files that it refers to in the places of the references. Each file is read and
 * parsed once, and what it holds is shared by all that refer to it, so that the whole takes no more
 * memory than its files. One that refers to itself, by whatever way, finds nothing there.
 */
function configReader(sources: SourceFolder, pace: Pace): (path: string) => Promise<unknown> {
  const read = new Map<string, { value: unknown; size: number }>();
  let characters = largestConfig;
  let merged = mostMerged;
  const readFile = async (path: string): Promise<{ value: unknown; size: number }> => {
    const known = read.get(path);
    if (known) return known;
    const file: { value: unknown; size: number } = { value: undefined, size: 0 };
    read.set(path, file);
    const text = read.size > mostReferences ? null : sources.read(path, characters);
    if (typeof text !== 'string') return file;
    characters -= text.length;
    const [value] = await linked([parsedJson(text)], path);
    file.value = value;
    file.size = isObject(value) ? Object.keys(value).length : 0;
    return file;
  };
  /** Puts files in the places of the references to them, at any depth. */
  const linked = async (root: unknown[], from: string): Promise<unknown[]> => {
    const open: object[] = [root];
    for (let node = open.pop(); node; node = open.pop()) {
      const pause = pace();
      if (pause) await pause;
      const parent = node as Record<string | number, unknown>;
      for (const name of Array.isArray(node) ? node.keys() : Object.keys(node)) {
        const value = parent[name];
        if (!isObject(value) || name === '__proto__') continue;
        const { $ref: reference } = value as { $ref?: unknown };
        if (typeof reference !== 'string') {
          open.push(value);
          continue;
        }
        const file = await readFile(beside(from, reference));
        if (Array.isArray(file.value)) parent[name] = file.value;
        else if (isObject(file.value) && file.size <= merged) {
          merged -= file.size;
          parent[name] = { ...value, ...file.value };
        }
      }
    }
    return root;
  };
  return async (path) => (await readFile(path)).value;
}

export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Broken, so that the pages alone tell what there is.
    return undefined;
  }
}
