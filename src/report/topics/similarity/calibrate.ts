import type { Pace } from '../../../pace.ts';
import { questionCount, type Similarity } from './similarity.ts';

/** Of any two questions of a product, as many ask the same as a rule, if there are some hundred. */
const usualShare = 0.022;
const usualQuestions = 400;
/** So many others of other kinds are taken to exist: all of few questions may ask the same. */
const otherQuestions = 60;
/** Of so many questions each is held against so many. */
const held = 200;
const heldAgainst = 500;
const farthest = 2;
/** Pairs of nearly the same log-odds are counted as one. */
const stepsPerUnit = 32;
const rounds = 12;

const probability = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/**
 * Finds by how much the log-odds of these questions have to be shifted for the usual share of all
 * pairs to ask the same, and shifts them. What one product's readers ask is more alike throughout
 * than what another's do, and the more questions there are, the more they are told apart.
 */
export async function calibrate(similarity: Similarity, pace: Pace): Promise<void> {
  const count = questionCount(similarity);
  const pairs = new Map<number, number>();
  let total = 0;
  for (let one = 0; one < count; one += Math.ceil(count / held)) {
    await pace();
    similarity.load(one);
    for (let other = 0; other < count; other += Math.ceil(count / heldAgainst)) {
      if (other === one) continue;
      const logOdds = Math.round(similarity.logOdds(other) * stepsPerUnit) / stepsPerUnit;
      pairs.set(logOdds, (pairs.get(logOdds) ?? 0) + 1);
      total++;
    }
    similarity.unload();
  }
  if (total === 0) return;
  const shareAt = (shift: number): number => {
    let sum = 0;
    for (const [logOdds, times] of pairs) sum += times * probability(logOdds + shift);
    const mean = sum / total;
    const others = probability(similarity.byChance + shift);
    return (count * mean + otherQuestions * others) / (count + otherQuestions);
  };
  const share = usualShare * Math.min(1, Math.sqrt(usualQuestions / count));
  let low = -farthest;
  let high = farthest;
  for (let round = 0; round < rounds; round++) {
    const middle = (low + high) / 2;
    if (shareAt(middle) > share) high = middle;
    else low = middle;
  }
  similarity.shift(low);
}
