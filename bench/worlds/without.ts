import { registerHooks } from 'node:module';

/**
 * Parts of the method, each with the module that it is and what stands in its place if it is left
 * out. The rest of the method runs as it is.
 */
const standIns = {
  'word evidence': [
    'similarity/lexical.ts',
    `export const wordRows = async ({ length }) => ({
       starts: new Uint32Array(length + 1),
       columns: new Uint32Array(),
       values: new Float32Array(),
       width: 0,
     });`,
  ],
  meaning: [
    'similarity/embedding.ts',
    `export const questionVectors = async () => ({ width: 0, values: new Float32Array() });`,
  ],
  'failed answers': [
    'similarity/failed-answers.ts',
    `export * from './failed-answers.ts?original';
     export const failedAnswers = async (questions) =>
       questions.map(() => ({ stems: new Map(), pages: new Set() }));`,
  ],
  smoothing: [
    'similarity/smooth.ts',
    `export const smoothedRows = async (rows) => rows;
     export const smoothedVectors = async (vectors) => vectors;`,
  ],
  'word weights': [
    'language/vocabulary.ts',
    `export * from './vocabulary.ts?original';
     export const wordWeight = () => 1;`,
  ],
  'other languages': [
    'language/vocabulary.ts',
    `export * from './vocabulary.ts?original';
     import { inEnglish as whole, wordVector as vector, wordWeight as weight } from './vocabulary.ts?original';
     const isEnglish = (stem) => whole(stem)[0]?.stem === stem;
     export const inEnglish = (stem) => (isEnglish(stem) ? whole(stem) : []);
     export const wordVector = (stem) => (isEnglish(stem) ? vector(stem) : undefined);
     export const wordWeight = (stem) => (isEnglish(stem) ? weight(stem) : 1);`,
  ],
  'pages by words': [
    'similarity/page-words.ts',
    `export * from './page-words.ts?original';
     export const pageGuesser = async () => () => new Map();`,
  ],
  calibration: ['similarity/calibrate.ts', 'export const calibrate = async () => {};'],
  'shared neighbours': [
    'graph/shared-neighbours.ts',
    'export const rescored = async (links) => links;',
  ],
  merging: ['graph/merge.ts', 'export const merged = async (groups) => groups;'],
} as const satisfies Record<string, readonly [module: string, standIn: string]>;

export type MethodPart = keyof typeof standIns;
export const methodParts = Object.keys(standIns) as MethodPart[];

/*
 * A module that is imported with `?without=part` hands the query on to all that it imports: each
 * part that is left out gives the method another time, beside the whole one.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    const part = context.parentURL && new URL(context.parentURL).searchParams.get('without');
    if (!part || !resolved.url.startsWith('file:')) return resolved;
    const url = new URL(resolved.url);
    url.searchParams.set('without', part);
    return { ...resolved, url: url.href };
  },
  load(address, context, nextLoad) {
    if (!address.startsWith('file:')) return nextLoad(address, context);
    const { pathname, searchParams } = new URL(address);
    const [module, standIn] = standIns[searchParams.get('without') as MethodPart] ?? [];
    const isReplaced = module && pathname.endsWith(`/${module}`);
    if (!isReplaced || searchParams.has('original')) return nextLoad(address, context);
    return { format: 'module', source: standIn, shortCircuit: true };
  },
});

/** The code that the report groups questions by, without a part of its method if one is given. */
export async function methodWithout(
  part?: MethodPart,
): Promise<typeof import('../../src/report/group-unanswered.ts')> {
  const query = part ? `?${new URLSearchParams({ without: part })}` : '';
  return import(`../../src/report/group-unanswered.ts${query}`);
}
