import { argv } from 'node:process';
import { groupPlaces } from './by-words.ts';
import { generatedQuestions } from './generated.ts';
import { readSets } from './main.ts';

/**
 * Run as a process of its own, so that nothing is warm: groups as many generated questions as the
 * first argument says, and prints the processor time that it took, in seconds.
 */
const texts = [...(await readSets()).values()].flat().map(({ text }) => text);
const questions = generatedQuestions(Number(argv[2]), texts);
const before = process.cpuUsage();
await groupPlaces(questions);
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1e6);
