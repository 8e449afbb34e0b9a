import { join } from 'node:path';
import { countBlocks, countMethods } from './steps.ts';

/*
 * `cost.test.ts` runs this as its own process, because only modules loaded after the counting starts are
 * counted. Prints the steps of each shape at each size, one line of JSON each.
 */

/** Blocks that run less often are left out of the output. */
const minSteps = 1_000;

const [shapes = '[]', sizes = '[]'] = process.argv.slice(2);
countMethods();
const stepsTaken = await countBlocks(`${join(import.meta.dirname, '../../src')}/`);
const { reportOn } = await import('./world.ts');
for (const shape of JSON.parse(shapes)) {
  for (const size of JSON.parse(sizes)) {
    await stepsTaken();
    const text = shape.repeat(Math.ceil(size / shape.length)).slice(0, size);
    const problems = await reportOn(text);
    const steps = [...(await stepsTaken())].filter(([, count]) => count >= minSteps);
    console.log(JSON.stringify({ shape, size, problems, steps }));
  }
}
