import { equivalentMutants } from './equivalent.ts';

/** A mutant as Stryker gives it back; lines count from 1. */
export interface TriedMutant {
  /** From the repository's root, `/` between folders. */
  file: string;
  mutatorName: string;
  status: string;
  location: { start: { line: number } };
}

export interface Score {
  noticed: number;
  /** Changes of behaviour that no test noticed. */
  missed: number;
  /** Mutants that no test can notice, by `equivalent.ts`. */
  equivalent: number;
  /** Percent noticed of those that change behaviour. */
  percent: number;
}

/** @param linesOf a file's lines */
export function scoreOf(
  mutants: readonly TriedMutant[],
  linesOf: (file: string) => readonly string[],
): Score {
  const of = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status));
  const isEquivalent = ({ file, mutatorName, location }: TriedMutant): boolean => {
    const line = linesOf(file)[location.start.line - 1]?.trim();
    return (equivalentMutants[file] ?? []).some(
      (known) => known.line === line && known.mutators.includes(mutatorName),
    );
  };
  const noticed = of('Killed', 'Timeout').length;
  const survivors = of('Survived', 'NoCoverage');
  const missed = survivors.filter((mutant) => !isEquivalent(mutant)).length;
  return {
    noticed,
    missed,
    equivalent: survivors.length - missed,
    percent: (100 * noticed) / Math.max(1, noticed + missed),
  };
}
