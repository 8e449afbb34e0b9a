import { Corpus } from './corpus.ts';
import { type Document, documentsOf, placed } from './documents.ts';
import { fetched, readFiles, type Source } from './repositories.ts';

/**
 * Reads all sources, a repository with its translations at a time.
 * @throws If a source can't be fetched or holds a file that can't be read.
 */
export async function readSources(sources: readonly Source[], cache: string): Promise<Corpus> {
  const corpus = new Corpus();
  const groups = Map.groupBy(sources, ({ repository, translates }) => translates ?? repository);
  for (const [number, group] of [...groups.values()].entries()) {
    const documents: Document[] = [];
    for (const source of group) {
      const isRead = (path: string) => placed(source, path) !== undefined;
      const files = await readFiles(source, fetched(source, cache), isRead);
      documents.push(...files.flatMap((file) => documentsOf(source, file)));
    }
    corpus.add(number, documents);
  }
  return corpus;
}
