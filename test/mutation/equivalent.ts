/**
 * A change of one line that changes no behaviour, so that no test can notice it: it is left out of
 * the score of its room.
 */
export interface EquivalentMutant {
  /** The line as it stands in the file, without the space around it. */
  line: string;
  /** Stryker's names of what changes it. */
  mutators: readonly string[];
  why: string;
}

/** By file. */
export const equivalentMutants: Readonly<Record<string, readonly EquivalentMutant[]>> = {
  'src/github/call.ts': [
    {
      line: 'const counts = { requests: 0, retries: 0, waited: 0 };',
      mutators: ['ObjectLiteral'],
      why: 'nothing reads them here',
    },
    {
      line: "const repeat: Sending['repeat'] = repeats ? 'always' : 'if-nothing-was-done';",
      mutators: ['StringLiteral'],
      why: 'all that is neither always nor never is so',
    },
  ],
  'src/github/client.ts': [
    {
      line: "if (!String(headers.link ?? '').includes('rel=\"next\"')) return;",
      mutators: ['StringLiteral'],
      why: 'neither names a next page',
    },
    {
      line: "const field = parsed.error.issues[0]?.path.join('.') || 'the body';",
      mutators: ['OptionalChaining'],
      why: 'what does not parse has an issue',
    },
  ],
  'src/github/comment.ts': [
    {
      line: 'const kept = await keepOldest({ ...work, own, isCurrent: () => false });',
      mutators: ['ArrowFunction'],
      why: 'undefined is as false',
    },
    {
      line: "const author = async () => ({ id: user?.id ?? null, login: user?.login ?? '' });",
      mutators: ['StringLiteral'],
      why: 'neither is a login',
    },
  ],
  'src/github/issue-search.ts': [
    {
      line: 'emptied: own.filter((issue) => !isMarked(issue, marker)),',
      mutators: ['MethodExpression'],
      why: 'read only if none is marked',
    },
  ],
  'src/github/issue.ts': [
    {
      line: "marker: { ...marker, notice: post.noticeId ?? '' },",
      mutators: ['StringLiteral'],
      why: 'not read if none is wanted',
    },
    {
      line: 'const { open } = await searchIssues(work, { withClosed: false, adoptsEmptied: false });',
      mutators: ['ObjectLiteral', 'BooleanLiteral'],
      why: 'the created one is open, so neither is asked for',
    },
  ],
  'src/github/pull-request-state.ts': [
    {
      line: "const [, owner = '', repository = '', number] = match ?? [];",
      mutators: ['StringLiteral', 'ArrayDeclaration'],
      why: 'read only if there is a match, which has all three',
    },
  ],
  'src/github/pull-request.ts': [
    {
      line: 'if (isGitHubError(error, { status: 422 })) return [];',
      mutators: ['ArrayDeclaration'],
      why: 'only what is open counts',
    },
  ],
  'src/github/run-context.ts': [
    {
      line: "const payload = z.parse(payloadSchema, JSON.parse(readFileSync(path, 'utf8')));",
      mutators: ['StringLiteral'],
      why: 'JSON.parse makes the same text of bytes',
    },
  ],
  'src/http/transport.ts': [
    {
      line: 'if (current.signal) options.signal = current.signal;',
      mutators: ['ConditionalExpression'],
      why: 'it is set before any request',
    },
    {
      line: "options.host = options.host?.replace(/^\\[(.*)\\]$/, '$1');",
      mutators: ['OptionalChaining', 'Regex'],
      why: "a URL's host is there, and has them at its ends alone",
    },
    {
      line: 'canHandleAuthentication: () => false,',
      mutators: ['ArrowFunction'],
      why: 'as false as false',
    },
    {
      line: "handleAuthentication: () => Promise.reject(new Error('not reached')),",
      mutators: ['ArrowFunction', 'StringLiteral'],
      why: 'not reached',
    },
    {
      line: "signal.addEventListener('abort', abort, { once: true });",
      mutators: ['ObjectLiteral', 'BooleanLiteral'],
      why: 'a signal is aborted once',
    },
    {
      line: "response.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));",
      mutators: ['ArrowFunction', 'StringLiteral'],
      why: 'shows in memory alone',
    },
  ],
  'src/job/claims.ts': [
    {
      line: 'const [, run, request, word, jobId] = linePattern.exec(line) ?? [];',
      mutators: ['ArrayDeclaration'],
      why: 'its first is skipped',
    },
    {
      line: 'if (run && request) {',
      mutators: ['LogicalOperator'],
      why: 'a line that matches has both',
    },
  ],
  'src/job/run.ts': [
    {
      line: "let decision: Decision = { kind: 'send' };",
      mutators: ['ObjectLiteral', 'StringLiteral'],
      why: 'it stays so for a wait alone, which sends nothing',
    },
    {
      line: "const pullRequest = safePullRequestUrl(job?.prLink ?? '');",
      mutators: ['StringLiteral'],
      why: 'neither is a link',
    },
  ],
  'src/job/tell.ts': [
    {
      line: "let decision: Decision = { kind: 'send' };",
      mutators: ['ObjectLiteral', 'StringLiteral'],
      why: 'whatever is neither adopted nor stopped is sent',
    },
    {
      line: "const claims = readClaims(previous ?? '');",
      mutators: ['StringLiteral'],
      why: 'no claim stands in either',
    },
    {
      line: "withClaim(readClaims(previous ?? ''), claimOf(report));",
      mutators: ['StringLiteral'],
      why: 'no claim stands in either',
    },
  ],
  'src/report/compose.ts': [
    {
      line: 'const dismissed = model.dismissedTopics ?? [];',
      mutators: ['ArrayDeclaration'],
      why: 'what is no topic has no rows',
    },
  ],
  'src/report/docs-read.ts': [
    {
      line: "{ context: { workspace = '.' } }: Run,",
      mutators: ['StringLiteral'],
      why: 'the working folder needs no name',
    },
  ],
  'src/report/places/places.ts': [
    {
      line: 'if (pause) await pause;',
      mutators: ['ConditionalExpression'],
      why: 'it saves a turn of the event loop; that a pause is waited for is held by tests',
    },
  ],
  'src/report/readers/reader-test.ts': [
    {
      line: 'if (pause) await pause;',
      mutators: ['ConditionalExpression'],
      why: 'it saves a turn of the event loop; that a pause is waited for is held by tests',
    },
  ],
  'src/report/files/output-folder.ts': [
    {
      line: 'const pieceLength = 256 * 1024;',
      mutators: ['ArithmeticOperator'],
      why: 'another size of what is written at once',
    },
    {
      line: 'length += part.length;',
      mutators: ['AssignmentOperator'],
      why: 'another size of what is written at once',
    },
    {
      line: 'if (length < pieceLength) continue;',
      mutators: ['ConditionalExpression', 'EqualityOperator'],
      why: 'another size of what is written at once',
    },
    {
      line: 'if (pause) await pause;',
      mutators: ['ConditionalExpression'],
      why: 'it saves a turn of the event loop; that a pause is waited for is held by tests',
    },
    { line: '.catch(() => false);', mutators: ['ArrowFunction'], why: 'undefined is as false' },
  ],
  'src/report/source/read-period.ts': [
    {
      line: 'function holdHeap(): void {',
      mutators: ['BlockStatement'],
      why: 'shows in memory alone, which `npm run bench` measures',
    },
    {
      line: "setFlagsFromString('--semi-space-growth-factor=1');",
      mutators: ['StringLiteral'],
      why: 'see above',
    },
    {
      line: "setFlagsFromString('--heap-growing-percent=50');",
      mutators: ['StringLiteral'],
      why: 'see above',
    },
  ],
  'src/report/source/source.ts': [
    {
      line: 'for (let at = 0; at < part.length; at += 1) mix(part.charCodeAt(at));',
      mutators: ['EqualityOperator'],
      why: 'one more round of mixing, the same for equal parts',
    },
    {
      line: 'return (low >>> 0) * 2 ** 20 + (high >>> 12);',
      mutators: ['ArithmeticOperator'],
      why: 'as good a number of both halves',
    },
  ],
  'src/report/source/tally.ts': [
    {
      line: 'if (answer !== null && !answers.has(answer)) answers.set(answer, answer);',
      mutators: ['ConditionalExpression', 'LogicalOperator', 'EqualityOperator', 'BooleanLiteral'],
      why: 'it saves memory, and equal texts are the same to all that read them',
    },
    {
      line: 'unanswered.push({ ...outcome, answer: answer && (answers.get(answer) ?? answer) });',
      mutators: ['LogicalOperator'],
      why: 'as above',
    },
  ],
  'src/report/run.ts': [
    {
      line: "const { workspace = '.', temp = '.' } = context;",
      mutators: ['StringLiteral'],
      why: 'the working folder needs no name',
    },
    {
      line: 'const isError = cutShort instanceof ServiceError && /^(refused|failures)$/.test(cutShort.kind);',
      mutators: ['Regex'],
      why: 'no other kind has these words in it',
    },
  ],
  'src/report/tell.ts': [
    { line: 'counts:', mutators: ['ObjectLiteral'], why: 'of requests that were not made' },
    {
      line: "filesTruncated: scope.kind === 'pull-request' && scope.filesTruncated,",
      mutators: ['ConditionalExpression'],
      why: 'all pages have no such field',
    },
    {
      line: 'if (!github) return { prepared, remembered: null, material };',
      mutators: ['ObjectLiteral'],
      why: 'what nothing is posted of is not read',
    },
  ],
  'src/report/topics/graph/communities.ts': [
    {
      line: 'if (bestGain < -worthMoving && alone !== undefined) {',
      mutators: ['EqualityOperator'],
      why: 'no gain is as large to the last digit',
    },
    {
      line: 'for (let round = 0; round < mostVisits && queue.length > 0; round++) {',
      mutators: ['EqualityOperator', 'ConditionalExpression'],
      why: 'with nothing queued a round does nothing',
    },
    {
      line: 'if (partition.of.every((community, node) => community === before[node])) break;',
      mutators: ['ConditionalExpression', 'ArrowFunction'],
      why: 'further rounds change nothing',
    },
  ],
  'src/report/topics/graph/neighbours.ts': [
    {
      line: 'if (pause) await pause;',
      mutators: ['ConditionalExpression'],
      why: 'it saves a turn of the event loop; that a pause is waited for is held by tests',
    },
    {
      line: 'for (let question = 0; question < height; question++) {',
      mutators: ['EqualityOperator'],
      why: 'a row beyond the last has no entries',
    },
    {
      line: 'for (let row = 0; row < height; row++) {',
      mutators: ['EqualityOperator'],
      why: 'a row beyond the last has no entries',
    },
  ],
  'src/text/redact.ts': [
    {
      line: 'if (spans.length === 0) return text;',
      mutators: ['ConditionalExpression'],
      why: 'parts of no span are the text',
    },
    {
      line: 'if (text.length > longestRemembered) return redactLong(text);',
      mutators: ['ConditionalExpression', 'EqualityOperator'],
      why: 'what is remembered saves time alone',
    },
    {
      line: 'if (harmlessOfLength[text.length] === text) return text;',
      mutators: ['ConditionalExpression'],
      why: 'as above',
    },
    {
      line: 'if (redacted === text && text.length <= longestAnswer) harmlessOfLength[text.length] = text;',
      mutators: ['ConditionalExpression', 'EqualityOperator'],
      why: 'as above',
    },
    {
      line: 'const time = /^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,9})?(?:Z|[+-]\\d\\d:\\d\\d)$/;',
      mutators: ['Regex'],
      why: 'a time that it does not know takes longer, and is left alone all the same',
    },
    {
      line: 'if (harmless.has(text) || time.test(text)) return text;',
      mutators: ['ConditionalExpression', 'LogicalOperator'],
      why: 'as above',
    },
    {
      line: 'if (redacted === text) {',
      mutators: ['BlockStatement', 'ConditionalExpression', 'EqualityOperator'],
      why: 'as above',
    },
    {
      line: 'if (telling.size >= mostRemembered) telling.clear();',
      mutators: ['ConditionalExpression', 'EqualityOperator'],
      why: 'it bounds memory',
    },
    {
      line: 'if (known !== undefined) return known;',
      mutators: ['ConditionalExpression'],
      why: 'what is remembered saves time alone',
    },
    {
      line: `const tells = probes.some((probe) => findAll(\`"\${name}": \${probe}\`).length > 0);`,
      mutators: ['ConditionalExpression', 'EqualityOperator'],
      why: 'it saves looking at fields whose names tell nothing',
    },
    {
      line: 'if (next === redacted) break;',
      mutators: ['ConditionalExpression'],
      why: 'further passes find nothing',
    },
    {
      line: 'if (harmless.size >= mostRemembered) harmless.clear();',
      mutators: ['ConditionalExpression', 'EqualityOperator'],
      why: 'it bounds memory',
    },
  ],
  'src/text/redaction/own-secrets.ts': [
    {
      line: 'const rare = form.slice(0, 1 - shortestSecret).search(/[^a-z ]/);',
      mutators: ['MethodExpression', 'ArithmeticOperator', 'Regex'],
      why: 'any part of a form will do: which one decides how fast it is looked for',
    },
    {
      line: 'return rare < 0 ? form : form.slice(rare);',
      mutators: ['ConditionalExpression', 'EqualityOperator', 'MethodExpression'],
      why: 'as above',
    },
    {
      line: 'if (!masked.includes(needle)) continue;',
      mutators: ['ConditionalExpression'],
      why: 'it saves time alone',
    },
  ],
  'src/text/redaction/runs.ts': [
    {
      line: 'for (let code = 0; code < 128; code++) inRun[code] = isIn(String.fromCharCode(code));',
      mutators: ['EqualityOperator'],
      why: 'beyond ASCII all characters are alike',
    },
    {
      line: 'while (start + shortest <= text.length) {',
      mutators: ['ArithmeticOperator'],
      why: 'beyond the text there is no run: it takes longer to find that out',
    },
    {
      line: 'while (place >= start && inRun[text.charCodeAt(place)] === 1) place--;',
      mutators: ['ConditionalExpression'],
      why: 'it reads on before the start, which takes time alone',
    },
    {
      line: 'while (end < text.length && inRun[text.charCodeAt(end)] === 1) end++;',
      mutators: ['ConditionalExpression', 'EqualityOperator'],
      why: 'there is no character beyond the text',
    },
  ],
};
