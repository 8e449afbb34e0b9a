import { readFileSync } from 'node:fs';
import { argv, resourceUsage } from 'node:process';
import { groupPlaces } from './by-words.ts';
import { generatedQuestions } from './generated.ts';

/**
 * Run as a process of its own, so that its memory is its own: groups as many generated questions
 * as the first argument says, made from the JSON array of texts in the file of the second, and
 * prints the processor time (seconds) and peak memory (MiB) as JSON.
 */
const questions = generatedQuestions(
  Number(argv[2]),
  JSON.parse(readFileSync(argv[3] ?? '', 'utf8')) as string[],
);
const before = process.cpuUsage();
const topics = await groupPlaces(questions);
const { user, system } = process.cpuUsage(before);
const processor = (user + system) / 1e6;
const memory = resourceUsage().maxRSS / 1_024;
console.log(JSON.stringify({ processor, memory, topics: topics.length }));
