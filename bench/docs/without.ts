import { registerHooks } from 'node:module';

/** Parts of how places are found, each with the module that it is and what stands in its place. */
const standIns = {
  meaning: [
    '/search/text-index.ts',
    `export * from './meaning.ts?original';
     export const meaningsOf = async () => ({ placeOf: () => null, nearness: () => 0 });`,
  ],
  'other languages': [
    '/language/vocabulary.ts',
    `export * from './vocabulary.ts?original';
     export const inEnglish = () => [];`,
  ],
  'word weights': [
    '/language/vocabulary.ts',
    `export * from './vocabulary.ts?original';
     export const wordWeight = () => 1;`,
  ],
  rarity: [
    '/docs/postings.ts',
    `import { Postings as Whole } from './postings.ts?original';
     export class Postings extends Whole { rarity() { return 1; } }`,
  ],
} as const satisfies Record<string, readonly [module: string, standIn: string]>;

export type PlacePart = keyof typeof standIns;
export const placeParts = Object.keys(standIns) as PlacePart[];

const isPart = (name: string | null): name is PlacePart => name !== null && name in standIns;

/* A module imported with `?place-without=part` hands the query on to all that it imports. */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    const part = context.parentURL && new URL(context.parentURL).searchParams.get('place-without');
    if (!part || !resolved.url.startsWith('file:')) return resolved;
    const url = new URL(resolved.url);
    url.searchParams.set('place-without', part);
    return { ...resolved, url: url.href };
  },
  load(address, context, nextLoad) {
    if (!address.startsWith('file:')) return nextLoad(address, context);
    const { pathname, searchParams } = new URL(address);
    const part = searchParams.get('place-without');
    if (!isPart(part) || searchParams.has('original')) return nextLoad(address, context);
    const [module, standIn] = standIns[part];
    if (!pathname.endsWith(module)) return nextLoad(address, context);
    return { format: 'module', source: standIn, shortCircuit: true };
  },
});

/** The code that the report finds places by, without a part of it if one is given. */
export async function placesWithout(
  part?: PlacePart,
): Promise<typeof import('../../src/report/places/places.ts')> {
  const query = part ? `?${new URLSearchParams({ 'place-without': part })}` : '';
  return import(`../../src/report/places/places.ts${query}`);
}
