/** Which rows a report is about. */
export type Scope =
  | { kind: 'all' }
  | {
      kind: 'pull-request';
      number: number;
      /** Paths in the repository; a renamed file under both its names. */
      changedFiles: readonly string[];
      /** Whether GitHub listed only the first of the files. */
      filesTruncated: boolean;
      /** Folder of the documentation's sources in the repository. */
      docsRoot: string;
    };
