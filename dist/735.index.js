export const id = 735;
export const ids = [735];
export const modules = {

/***/ 3064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ readRunContext),
/* harmony export */   H: () => (/* binding */ sourceUrl)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5875);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3465);


/** An odd part is dropped, so that it does not cost the others. */
const lenient = (schema) => zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(schema), undefined);
const account = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ login: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const namedRepository = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ full_name: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), owner: lenient(account) });
const pullRequestSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    number: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    head: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        ref: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        sha: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        // Null if the fork was deleted.
        repo: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(namedRepository),
    }),
    base: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ repo: namedRepository }),
    user: lenient(account),
});
const repositoryId = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr() });
const workflowRunSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    head_branch: lenient(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    head_sha: lenient(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    head_repository: lenient(namedRepository),
    actor: lenient(account),
    pull_requests: lenient(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        number: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
        head: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ repo: repositoryId }),
        base: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ repo: repositoryId }),
    }))),
});
const payloadSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    pull_request: lenient(pullRequestSchema),
    issue: lenient(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        number: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
        body: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
        pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()),
    })),
    // Of an edit: what was there before.
    changes: lenient(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ body: lenient(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ from: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()) })) })),
    workflow_run: lenient(workflowRunSchema),
    // Who caused the event.
    sender: lenient(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ login: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), type: lenient(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()) })),
    repository: lenient(repositoryId),
});
/** Where GitHub shows the files of the run's commit, without a closing slash. */
function sourceUrl({ serverUrl, repository: { owner, name }, sha, }) {
    return `${serverUrl}/${owner}/${name}/blob/${sha}`;
}
/**
 * Reads the run's context. Never throws: outside a workflow, or if the event's file is missing
 * or broken, the fields are empty and `payloadProblem` says why.
 */
function readRunContext(env) {
    const runId = env.GITHUB_RUN_ID ?? '';
    const [owner = '', name = ''] = (env.GITHUB_REPOSITORY ?? '').split('/');
    const serverUrl = address(env.GITHUB_SERVER_URL, 'https://github.com');
    const attempt = env.GITHUB_RUN_ATTEMPT ? `/attempts/${env.GITHUB_RUN_ATTEMPT}` : '';
    return {
        eventName: env.GITHUB_EVENT_NAME ?? '',
        ...readPayload(env.GITHUB_EVENT_PATH),
        repository: { owner, name },
        sha: env.GITHUB_SHA ?? '',
        ref: env.GITHUB_REF ?? '',
        actor: env.GITHUB_ACTOR ?? '',
        runId: /^\d{1,20}$/.test(runId) ? runId : '0',
        runAttempt: /^\d{1,10}$/.test(env.GITHUB_RUN_ATTEMPT ?? '')
            ? (env.GITHUB_RUN_ATTEMPT ?? '1')
            : '1',
        runUrl: `${serverUrl}/${owner}/${name}/actions/runs/${runId}${attempt}`,
        apiUrl: address(env.GITHUB_API_URL, 'https://api.github.com'),
        graphqlUrl: address(env.GITHUB_GRAPHQL_URL, 'https://api.github.com/graphql'),
        serverUrl,
        summaryPath: env.GITHUB_STEP_SUMMARY || undefined,
        workspace: env.GITHUB_WORKSPACE || undefined,
        temp: env.RUNNER_TEMP || undefined,
    };
}
function address(value, fallback) {
    return (value || fallback).replace(/\/+$/, '');
}
function readPayload(path) {
    if (!path)
        return { payload: {}, payloadProblem: undefined };
    try {
        const payload = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .parse */ .qg(payloadSchema, JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8')));
        return { payload, payloadProblem: undefined };
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        const payloadProblem = `The event's payload can't be read: ${reason}`;
        return { payload: {}, payloadProblem, ...((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && { payloadBroken: true }) };
    }
}


/***/ }),

/***/ 9735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   appendFailure: () => (/* binding */ appendFailure),
/* harmony export */   f: () => (/* binding */ appendSummary)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3466);
/* harmony import */ var _text_sections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8203);
/* harmony import */ var _run_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3064);




/** A job summary over this is dropped whole, and nothing fails ("Adding a job summary", GitHub Docs). */
const limitBytes = 1024 * 1024;
/**
 * Appends sections to the job summary, cut to the room that is left in it. What goes wrong is a
 * warning: a summary that can't be written must not hide the outcome.
 */
async function appendSummary({ context, sections, log, }) {
    const { summaryPath, runUrl } = context;
    if (!summaryPath) {
        log.warning('No job summary was written: GITHUB_STEP_SUMMARY is not set.');
        return;
    }
    try {
        const { size, endsInLine } = await inspect(summaryPath);
        const lead = endsInLine ? '' : '\n';
        const { body, omitted } = (0,_text_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .fitSections */ .W)({
            sections,
            limitBytes: limitBytes - size - lead.length,
            runUrl,
        });
        if (body)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.appendFile)(summaryPath, lead + body);
        if (omitted.length > 0) {
            log.warning(`The job summary holds at most 1 MiB: ${omitted.length} of ${sections.length} sections were left out of it.`);
        }
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        log.warning(`The job summary could not be written: ${reason}`);
    }
}
const noResult = { job: 'The agent job has no known outcome', report: 'No report was made' };
/** Says in the job summary why a run has no result, and what to do. */
async function appendFailure({ mode, error, step: { env, log, mask }, }) {
    const context = (0,_run_context_js__WEBPACK_IMPORTED_MODULE_2__/* .readRunContext */ .$)(env);
    const title = noResult[mode];
    // Masked first, as escaping could split a secret.
    const text = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(mask(error instanceof Error ? error.message : String(error)));
    const run = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)({ text: 'workflow run', url: context.runUrl });
    const markdown = `### ❌ ${title}\n\n${text}\n\nWritten by this ${run}.`;
    await appendSummary({ context, sections: [{ title, markdown, essential: true }], log });
}
async function inspect(path) {
    // `a+` makes the file if the runner has not.
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, 'a+');
    try {
        const { size } = await file.stat();
        if (size === 0)
            return { size, endsInLine: true };
        const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
        return { size, endsInLine: buffer.toString() === '\n' };
    }
    finally {
        await file.close();
    }
}


/***/ }),

/***/ 3466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   Hg: () => (/* binding */ mermaidText),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   d6: () => (/* binding */ codeFence),
/* harmony export */   nf: () => (/* binding */ link)
/* harmony export */ });
/* harmony import */ var _clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9642);

/**
 * Shows nothing and is neither white space nor punctuation. GitHub looks for mentions, references
 * and emoji in the rendered text: a backslash or an entity is gone by then, this is still there.
 */
const zeroWidthSpace = '\u200b';
/** A commit is linked from seven hexadecimal digits on: longer words are split into sixes. */
const hexadecimalWord = /(?<!\w)[0-9a-f]{7,}(?!\w)/gi;
const sixDigits = /.{6}(?=.)/g;
/** Found in the rendered text: broken with a zero-width space. */
const interruptions = [
    // Mentions, e-mail addresses, o/r@sha; #1 and o/r#1; headings. A keycap emoji stays whole.
    [/@|#(?!\ufe0f)/g, `$&${zeroWidthSpace}`],
    // Addresses, and emoji by name.
    [/:(?=\/\/|[\w+-]+:)/g, `:${zeroWidthSpace}`],
    // A dot in front of a zero-width space would still be a host name to the autolinker.
    [/www(?=\.)/gi, `$&${zeroWidthSpace}`],
    [/\b(?:GH|GHSA|CVE)-/gi, `$&${zeroWidthSpace}`],
    // Math begins only after white space.
    [/\$/g, `${zeroWidthSpace}$`],
];
/** A bot's slash command begins a line of the Markdown source. */
const slashCommand = /^(?=\/)/;
/**
 * Found in the Markdown source: written as entities, which are text in Markdown and in raw HTML
 * (`<summary>`) alike, where a backslash would show. What can't mean anything where it stands, as
 * the underscore of `foo_bar`, stays itself, so that the source reads well.
 */
const structure = [
    /[<>[\]`~|$]/,
    /&(?=[#a-z])/,
    /\\(?![0-9a-z])/,
    /(?<! )\*|\*(?! )|^\*/,
    /(?<![\p{L}\p{N}_])_+|(?<!_)_+(?![\p{L}\p{N}_])/u,
    // Lists, rules, underlines of headings, a table's second row.
    /^[-+=](?=[-+=:\s]|$)|^:(?=-)/,
    /(?<=^\d{1,9})[.)](?=\s|$)/,
    // Would turn a link of ours that follows into an image.
    /!$/,
];
const structural = new RegExp(structure.map((pattern) => pattern.source).join('|'), 'giu');
const namedEntities = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
function entities(characters) {
    return Array.from(characters, (character) => namedEntities[character] ?? `&#${character.codePointAt(0)};`).join('');
}
/**
 * Markdown that GitHub renders as exactly this text, on one line and cleaned: in a paragraph, list
 * item, heading, quote, table cell, link text or `<summary>`.
 */
function escapeMarkdown(text) {
    return escapeInsideLine(text).replace(slashCommand, zeroWidthSpace);
}
/** The same for text that never begins a line. */
function escapeInsideLine(text) {
    let escaped = (0,_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .singleLine */ .pF)(text).replace(hexadecimalWord, (word) => word.replace(sixDigits, `$&${zeroWidthSpace}`));
    for (const [pattern, replacement] of interruptions) {
        escaped = escaped.replace(pattern, replacement);
    }
    return escaped.replace(structural, entities);
}
function longestBacktickRun(text) {
    return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}
/**
 * Text as code, on one line, for everywhere but raw HTML. A pipe would end a table's cell inside a
 * code span too, and escaped it would show its backslash elsewhere: then the element is written out.
 */
function codeSpan(text) {
    const line = (0,_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .singleLine */ .pF)(text);
    if (line === '')
        return '';
    if (line.includes('|'))
        return `<code>${escapeMarkdown(line)}</code>`;
    const fence = '`'.repeat(longestBacktickRun(line) + 1);
    const padding = /^`|`$/.test(line) ? ' ' : '';
    return `${fence}${padding}${line}${padding}${fence}`;
}
/** Text as a block of code, its lines kept, behind a fence that the text can't close. */
function codeFence(text, info = '') {
    const body = (0,_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)(text);
    const fence = '`'.repeat(Math.max(3, longestBacktickRun(body) + 1));
    return `${fence}${info}\n${body}\n${fence}`;
}
/** Text for a quoted label of a Mermaid chart: what Mermaid or its HTML labels could read is left out. */
function mermaidText(text) {
    return (0,_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .singleLine */ .pF)((0,_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .singleLine */ .pF)(text)
        .replaceAll('"', "'")
        .replace(/[#;<>{}[\]()|\\%`]/g, ' '));
}
/** A link to a URL that `allowedLink` returned. Its text follows a bracket: a path stays as it is. */
function link({ text, url }) {
    return `[${escapeInsideLine(text)}](${url})`;
}


/***/ }),

/***/ 8203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ fitSections)
/* harmony export */ });
const separator = '\n\n';
const mostNames = 10;
/**
 * Joins sections, most useful first, into a body of at most `limitBytes` bytes of UTF-8. If they do
 * not all fit, each that still fits is kept, and a note takes the place of the first that does not.
 *
 * @param marker goes to the very start
 * @param runUrl where the reader finds what was left out
 */
function fitSections({ sections, limitBytes, marker, runUrl, }) {
    const prefix = marker ? `${marker}\n` : '';
    const room = limitBytes - Buffer.byteLength(prefix) - 1;
    const sizes = new Map(sections.map((section) => [
        section,
        Buffer.byteLength(section.markdown) + Buffer.byteLength(separator),
    ]));
    const size = (kept) => {
        const note = noteOn({ omitted: sections.filter((section) => !kept.has(section)), runUrl });
        const text = [...kept].reduce((sum, section) => sum + (sizes.get(section) ?? 0), 0);
        return text + (note ? Buffer.byteLength(note) : -Buffer.byteLength(separator));
    };
    const kept = chooseSections({ sections, fits: (candidate) => size(candidate) <= room });
    if (!kept)
        return { body: '', omitted: sections.map((section) => section.title) };
    const omitted = sections.filter((section) => !kept.has(section));
    const parts = sections.flatMap((section) => {
        if (kept.has(section))
            return [section.markdown];
        return section === omitted[0] ? [noteOn({ omitted, runUrl })] : [];
    });
    return {
        body: `${prefix}${parts.join(separator)}\n`,
        omitted: omitted.map((section) => section.title),
    };
}
/** The sections to keep, or undefined if there is no room even without any of them. */
function chooseSections({ sections, fits, }) {
    const all = new Set(sections);
    if (fits(all))
        return all;
    let kept = new Set();
    if (!fits(kept))
        return undefined;
    const byImportance = [
        ...sections.filter((section) => section.essential),
        ...sections.filter((section) => !section.essential),
    ];
    for (const section of byImportance) {
        const candidate = new Set([...kept, section]);
        if (fits(candidate))
            kept = candidate;
    }
    return kept;
}
function noteOn({ omitted, runUrl }) {
    if (omitted.length === 0)
        return '';
    const names = omitted.slice(0, mostNames).map((section) => section.title);
    if (omitted.length > mostNames)
        names.push(`and ${omitted.length - mostNames} more`);
    return `> **Left out for length:** ${names.join('; ')}. See [the run](${runUrl}) for all of it.`;
}


/***/ })

};
