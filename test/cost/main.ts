import { join } from 'node:path';
import { countBlocks, countMethods } from './steps.ts';

/*
 * Run by `cost.test.ts` as a process of its own, as only what is loaded after the counting began is
 * counted. Prints what each shape costs at each size, a line of JSON each.
 */

/** What runs less often is lost in what every report takes. */
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
