import { argv } from 'node:process';
import { groupPlaces } from './by-words.ts';
import { generatedQuestions } from './generated.ts';
import { readSets } from './main.ts';

/**
 * Run as its own process, so that nothing is cached: groups this many generated questions (the first argument),
 * and prints the processor time in seconds.
 */
const texts = [...(await readSets()).values()].flat().map(({ text }) => text);
const questions = generatedQuestions(Number(argv[2]), texts);
const before = process.cpuUsage();
groupPlaces(questions);
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1e6);
