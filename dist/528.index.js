export const id = 528;
export const ids = [528];
export const modules = {

/***/ 270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ fitSections)
/* harmony export */ });
// src/text/sections.ts
const separator = "\n\n";
const mostNames = 10;
function fitSections({ sections, limitBytes, marker, runUrl }) {
	const prefix = marker ? `${marker}\n` : "";
	const room = limitBytes - Buffer.byteLength(prefix) - 1;
	const sizes = new Map(sections.map((section) => [section, Buffer.byteLength(section.markdown) + Buffer.byteLength(separator)]));
	const size = (kept) => {
		const note = noteOn({
			omitted: sections.filter((section) => !kept.has(section)),
			runUrl
		});
		return [...kept].reduce((sum, section) => sum + (sizes.get(section) ?? 0), 0) + (note ? Buffer.byteLength(note) : -Buffer.byteLength(separator));
	};
	const kept = chooseSections({
		sections,
		fits: (candidate) => size(candidate) <= room
	});
	if (!kept) return {
		body: "",
		omitted: sections.map((section) => section.title)
	};
	const omitted = sections.filter((section) => !kept.has(section));
	return {
		body: `${prefix}${sections.flatMap((section) => {
			if (kept.has(section)) return [section.markdown];
			return section === omitted[0] ? [noteOn({
				omitted,
				runUrl
			})] : [];
		}).join(separator)}\n`,
		omitted: omitted.map((section) => section.title)
	};
}
function chooseSections({ sections, fits }) {
	const all = new Set(sections);
	if (fits(all)) return all;
	let kept = new Set();
	if (!fits(kept)) return void 0;
	const byImportance = [...sections.filter((section) => section.essential), ...sections.filter((section) => !section.essential)];
	for (const section of byImportance) {
		const candidate = new Set([...kept, section]);
		if (fits(candidate)) kept = candidate;
	}
	return kept;
}
function noteOn({ omitted, runUrl }) {
	if (omitted.length === 0) return "";
	const names = omitted.slice(0, mostNames).map((section) => section.title);
	if (omitted.length > mostNames) names.push(`and ${omitted.length - mostNames} more`);
	return `> **Left out for length:** ${names.join("; ")}. See [the run](${runUrl}) for all of it.`;
}



/***/ }),

/***/ 368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ readRunContext),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   Hg: () => (/* binding */ mermaidText),
/* harmony export */   Hx: () => (/* binding */ sourceUrl),
/* harmony export */   NK: () => (/* binding */ appendFailure),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   d6: () => (/* binding */ codeFence),
/* harmony export */   fe: () => (/* binding */ appendSummary),
/* harmony export */   nf: () => (/* binding */ link)
/* harmony export */ });
/* harmony import */ var _clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(417);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(772);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(270);
/* harmony import */ var _trim_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(218);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(455);






// src/text/markdown.ts
const zeroWidthSpace = "​";
const hexadecimalWord = /(?<!\w)[0-9a-f]{7,}(?!\w)/gi;
const sixDigits = /.{6}(?=.)/g;
const interruptions = [
	[/@|#(?!\ufe0f)/g, `$&${zeroWidthSpace}`],
	[/:(?=\/\/|[\w+-]+:)/g, `:${zeroWidthSpace}`],
	[/www(?=\.)/gi, `$&${zeroWidthSpace}`],
	[/\b(?:GH|GHSA|CVE)-/gi, `$&${zeroWidthSpace}`],
	[/\$/g, `${zeroWidthSpace}$`]
];
const slashCommand = /^(?=\/)/;
const structural = new RegExp([
	/[<>[\]`~|$]/,
	/&(?=[#a-z])/,
	/\\(?![0-9a-z])/,
	/(?<! )\*|\*(?! )|^\*/,
	/(?<![\p{L}\p{N}_])_+|(?<!_)_+(?![\p{L}\p{N}_])/u,
	/^[-+=](?=[-+=:\s]|$)|^:(?=-)/,
	/(?<=^\d{1,9})[.)](?=\s|$)/,
	/!$/
].map((pattern) => pattern.source).join("|"), "giu");
const namedEntities = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;"
};
function entities(characters) {
	return Array.from(characters, (character) => namedEntities[character] ?? `&#${character.codePointAt(0)};`).join("");
}
function escapeMarkdown(text) {
	return escapeInsideLine(text).replace(slashCommand, zeroWidthSpace);
}
function escapeInsideLine(text) {
	let escaped = (0,_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .singleLine */ .pF)(text).replace(hexadecimalWord, (word) => word.replace(sixDigits, `$&${zeroWidthSpace}`));
	for (const [pattern, replacement] of interruptions) escaped = escaped.replace(pattern, replacement);
	return escaped.replace(structural, entities);
}
function longestBacktickRun(text) {
	return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}
function codeSpan(text) {
	const line = (0,_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .singleLine */ .pF)(text);
	if (line === "") return "";
	if (line.includes("|")) return `<code>${escapeMarkdown(line)}</code>`;
	const fence = "`".repeat(longestBacktickRun(line) + 1);
	const padding = /^`|`$/.test(line) ? " " : "";
	return `${fence}${padding}${line}${padding}${fence}`;
}
function codeFence(text, info = "") {
	const body = (0,_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)(text);
	const fence = "`".repeat(Math.max(3, longestBacktickRun(body) + 1));
	return `${fence}${info}\n${body}\n${fence}`;
}
function mermaidText(text) {
	return (0,_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .singleLine */ .pF)((0,_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .singleLine */ .pF)(text).replaceAll("\"", "'").replace(/[#;<>{}[\]()|\\%`]/g, " "));
}
function link({ text, url }) {
	return `[${escapeInsideLine(text)}](${url})`;
}
// src/github/run-context.ts
const lenient = (schema) => (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* ._catch */ .nb)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(schema), void 0);
const account = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({ login: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)() });
const namedRepository = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
	full_name: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)(),
	owner: lenient(account)
});
const pullRequestSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
	number: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Wh)(),
	head: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
		ref: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)(),
		sha: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)(),
		repo: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl)(namedRepository)
	}),
	base: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({ repo: namedRepository }),
	user: lenient(account)
});
const repositoryId = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({ id: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Wh)() });
const workflowRunSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
	head_branch: lenient((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)()),
	head_sha: lenient((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)()),
	head_repository: lenient(namedRepository),
	actor: lenient(account),
	pull_requests: lenient((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YO)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
		number: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Wh)(),
		head: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({ repo: repositoryId }),
		base: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({ repo: repositoryId })
	})))
});
const payloadSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
	pull_request: lenient(pullRequestSchema),
	issue: lenient((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
		number: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Wh)(),
		body: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)()),
		updated_at: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)()),
		pull_request: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5)())
	})),
	changes: lenient((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({ body: lenient((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({ from: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)()) })) })),
	workflow_run: lenient(workflowRunSchema),
	sender: lenient((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
		login: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)(),
		type: lenient((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)())
	})),
	repository: lenient((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
		id: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Wh)(),
		private: lenient((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM)())
	}))
});
function sourceUrl({ serverUrl, repository: { owner, name }, sha }) {
	return `${serverUrl}/${owner}/${name}/blob/${sha}`;
}
function readRunContext(env) {
	const runId = env.GITHUB_RUN_ID ?? "";
	const [owner = "", name = ""] = (env.GITHUB_REPOSITORY ?? "").split("/");
	const serverUrl = address(env.GITHUB_SERVER_URL, "https://github.com");
	const attempt = env.GITHUB_RUN_ATTEMPT ? `/attempts/${env.GITHUB_RUN_ATTEMPT}` : "";
	return {
		eventName: env.GITHUB_EVENT_NAME ?? "",
		...readPayload(env.GITHUB_EVENT_PATH),
		repository: {
			owner,
			name
		},
		sha: env.GITHUB_SHA ?? "",
		ref: env.GITHUB_REF ?? "",
		actor: env.GITHUB_ACTOR ?? "",
		runId: /^\d{1,20}$/.test(runId) ? runId : "0",
		runAttempt: /^\d{1,10}$/.test(env.GITHUB_RUN_ATTEMPT ?? "") ? env.GITHUB_RUN_ATTEMPT ?? "1" : "1",
		runUrl: `${serverUrl}/${owner}/${name}/actions/runs/${runId}${attempt}`,
		apiUrl: address(env.GITHUB_API_URL, "https://api.github.com"),
		graphqlUrl: address(env.GITHUB_GRAPHQL_URL, "https://api.github.com/graphql"),
		serverUrl,
		summaryPath: env.GITHUB_STEP_SUMMARY || void 0,
		workspace: env.GITHUB_WORKSPACE || void 0,
		temp: env.RUNNER_TEMP || void 0
	};
}
function address(value, fallback) {
	return (0,_trim_js__WEBPACK_IMPORTED_MODULE_4__/* .trimEndOf */ .f)(value || fallback, /\//);
}
function readPayload(path) {
	if (!path) return {
		payload: {},
		payloadProblem: void 0
	};
	try {
		return {
			payload: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .parse */ .qg)(payloadSchema, JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(path, "utf8"))),
			payloadProblem: void 0
		};
	} catch (error) {
		return {
			payload: {},
			payloadProblem: `The event's payload can't be read: ${error instanceof Error ? error.message : String(error)}`,
			...(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)(path) && { payloadBroken: true }
		};
	}
}
// src/github/summary.ts
const limitBytes = 1048576;
async function appendSummary({ context, sections, log }) {
	const { summaryPath, runUrl } = context;
	if (!summaryPath) {
		log.warning("No job summary was written: GITHUB_STEP_SUMMARY is not set.");
		return;
	}
	try {
		const { size, endsInLine } = await inspect(summaryPath);
		const lead = endsInLine ? "" : "\n";
		const { body, omitted } = (0,_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .fitSections */ .W)({
			sections,
			limitBytes: limitBytes - size - lead.length,
			runUrl
		});
		if (body) await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.appendFile)(summaryPath, lead + body);
		if (omitted.length > 0) log.warning(`The job summary holds at most 1 MiB: ${omitted.length} of ${sections.length} sections were left out of it.`);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		log.warning(`The job summary could not be written: ${reason}`);
	}
}
const noResult = {
	job: "The agent job has no known outcome",
	report: "No report was made"
};
async function appendFailure({ mode, error, step: { env, log, mask } }) {
	const context = readRunContext(env);
	const title = noResult[mode];
	await appendSummary({
		context,
		sections: [{
			title,
			markdown: `### ❌ ${title}\n\n${escapeMarkdown(mask(error instanceof Error ? error.message : String(error)))}\n\nWritten by this ${link({
				text: "workflow run",
				url: context.runUrl
			})}.`,
			essential: true
		}],
		log
	});
}
async function inspect(path) {
	const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.open)(path, "a+");
	try {
		const { size } = await file.stat();
		if (size === 0) return {
			size,
			endsInLine: true
		};
		const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
		return {
			size,
			endsInLine: buffer.toString() === "\n"
		};
	} finally {
		await file.close();
	}
}



/***/ }),

/***/ 528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   appendFailure: () => (/* reexport safe */ _summary_js__WEBPACK_IMPORTED_MODULE_0__.NK)
/* harmony export */ });
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(368);



/***/ })

};
