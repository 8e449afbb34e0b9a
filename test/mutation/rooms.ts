/** A folder of sources, and the tests that hold it: all run in this process, and see its mutants. */
export interface Room {
  /** Folder, or one file, from the repository's root. */
  sources: string;
  /** Globs of the tests. Those that start the bundle see no mutant. */
  tests: string[];
  /** Globs of sources that are tables (data, not behaviour), or another room's. */
  except?: string[];
}

export const rooms: Room[] = [
  // Each by the tests that are about it: half of the code is run as a module loads, for all tests.
  ...['clean', 'csv', 'links', 'log', 'markdown', 'redact-json', 'sections'].map((name) => ({
    sources: `src/text/${name}.ts`,
    tests: [`test/text/${name}.test.ts`],
  })),
  { sources: 'src/text/redact.ts', tests: ['test/text/{redact,redact-json}.test.ts'] },
  {
    sources: 'src/text/redaction',
    tests: ['test/text/redact.test.ts', 'test/text/redaction/*.test.ts'],
    except: ['src/text/redaction/{vendors,own-secrets,runs,find}.ts'],
  },
  // All texts pass these, and thousands of tests: those that are about them tell faster.
  ...['own-secrets', 'runs'].map((name) => ({
    sources: `src/text/redaction/${name}.ts`,
    tests: [`test/text/redaction/${name}.test.ts`],
  })),
  {
    sources: 'src/text/redaction/find.ts',
    tests: ['test/text/redaction/{find,edges,numbers}.test.ts'],
  },
  { sources: 'src/http', tests: ['test/http/*.test.ts'] },
  { sources: 'src/model', tests: ['test/model/*.test.ts'] },
  { sources: 'src/service', tests: ['test/service/*.test.ts'] },
  { sources: 'src/agent', tests: ['test/agent/*.test.ts'] },
  { sources: 'src/docs', tests: ['test/docs/*.test.ts', 'test/report/source/scope.test.ts'] },
  // Not killed.test.ts, which would take seconds for each mutant.
  { sources: 'src/job', tests: ['test/job/!(killed).test.ts'] },
  // Not process.test.ts, whose processes would start again for each mutant.
  { sources: 'src/github', tests: ['test/github/!(process).test.ts'] },
  { sources: 'src/step.ts', tests: ['test/step.test.ts'] },
  { sources: 'src/inputs.ts', tests: ['test/inputs.test.ts'] },
  { sources: 'src/input-fields.ts', tests: ['test/inputs.test.ts'] },
  { sources: 'src/input-rules.ts', tests: ['test/inputs.test.ts'] },
  { sources: 'src/clock.ts', tests: ['test/clock.test.ts'] },
  {
    sources: 'src/report',
    tests: ['test/report/!(hostile).test.ts', 'test/report/fix/{log,ticked}.test.ts'],
    // Its files alone: the folders are, or will be, rooms of their own.
    except: ['src/report/*/**'],
  },
  { sources: 'src/report/source', tests: ['test/report/source/*.test.ts'] },
  {
    sources: 'src/report/reading',
    tests: ['test/report/reading/!(bundle).test.ts'],
    except: ['src/report/reading/prompts.ts'],
  },
  // But for those of whole reports, which take seconds for each mutant.
  { sources: 'src/report/places', tests: ['test/report/places/{evidence,placer}.test.ts'] },
  { sources: 'src/report/readers', tests: ['test/report/readers/*.test.ts'] },
  // Its decisions: how like two questions are is a number, which `npm run bench` judges.
  {
    sources: 'src/report/topics/follow-ups.ts',
    tests: ['test/report/topics/follow-ups/*.test.ts'],
  },
  { sources: 'src/report/topics/graph', tests: ['test/report/topics/graph/*.test.ts'] },
  { sources: 'src/search', tests: ['test/search/*.test.ts', 'test/docs/nearest.test.ts'] },
  {
    sources: 'src/report/gaps',
    // But for those of many runs, edits or reports, which take seconds for each mutant.
    tests: [
      'test/report/gaps/!(any-edit|back|human-edits|quarter|simulation|six-months|size).test.ts',
    ],
  },
  {
    sources: 'src/report/fix',
    // But for those that kill a run at each of its steps, which take seconds for each mutant.
    tests: ['test/report/fix/!(hostile|killed).test.ts'],
  },
  {
    sources: 'src/report/model',
    tests: ['test/report/model/*.test.ts', 'test/report/render/{boxes,fix-words}.test.ts'],
  },
  {
    sources: 'src/report/render',
    // But for those that render whole reports as GitHub does, or parse charts.
    tests: ['test/report/render/!(mermaid|render).test.ts', 'test/report/assemble/news.test.ts'],
  },
  { sources: 'src/report/files', tests: ['test/report/files/{files,write-files}.test.ts'] },
];
