import { sequence } from './generated.ts';

/** What readers say before and after a question, without asking anything else. */
const before =
  '||hi, |hello there! |quick question: |sorry if this is obvious, |i am new to this. |our team wonders: |for a client project: |asking again because nobody replied: |on the free plan: |we migrated last week. |urgent! ';
const after =
  '|| thanks| (enterprise plan)| i could not find it in the docs| we run this in production| using the latest version| any pointers?| on macos| my boss asks every day| for about 20 users| same on windows and linux| please advise';

/** A product with each gap's questions in ten wordings, as of a site with ten times the readers. */
export function tenfold<World extends { gaps: readonly { questions: string[] }[] }>(
  world: World,
): World {
  const random = sequence();
  const pick = (list: string): string => {
    const all = list.split('|');
    return all[Math.floor(random() * all.length)] ?? '';
  };
  const wordingsOf = (question: string): string[] => {
    const wordings = new Set([question]);
    while (wordings.size < 10) wordings.add(`${pick(before)}${question}${pick(after)}`);
    return [...wordings];
  };
  const gaps = world.gaps.map((gap) => ({ ...gap, questions: gap.questions.flatMap(wordingsOf) }));
  return { ...world, gaps };
}
