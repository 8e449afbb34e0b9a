export const id = 161;
export const ids = [161];
export const modules = {

/***/ 287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CY: () => (/* binding */ readOf),
/* harmony export */   Iy: () => (/* binding */ postIssue),
/* harmony export */   OS: () => (/* binding */ readIssue),
/* harmony export */   Qm: () => (/* binding */ findOwnIssues),
/* harmony export */   Xd: () => (/* binding */ followed),
/* harmony export */   iB: () => (/* binding */ rewriteIssue)
/* harmony export */ });
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(772);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(270);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(473);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33);




// src/github/issue-search.ts
const issueSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	number: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)(),
	title: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rv)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(), ""),
	state: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	updated_at: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	..._comment_js__WEBPACK_IMPORTED_MODULE_1__/* .postFields */ .e5,
	pull_request: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5)())
});
const mostClosedPages = 5;
async function findOwnIssues({ labels: [label], ...wanted }) {
	const labelled = label ? await findIssues(wanted, {
		state: "all",
		labels: label
	}) : nothing;
	let open = openOf(labelled);
	if (open.length === 0) open = openOf(await findIssues(wanted, { state: "open" }));
	let closed = labelled.marked.filter((issue) => !isOpen(issue));
	if (open.length === 0 && closed.length === 0) closed = (await findIssues(wanted, {
		state: "closed",
		mostPages: mostClosedPages
	})).marked;
	return {
		open: open.toSorted((a, b) => a.number - b.number),
		closed: closed.toSorted((a, b) => b.number - a.number)[0]
	};
}
function followed(found) {
	if (!found) return [];
	return found.open.length > 0 ? found.open : found.closed ? [found.closed] : [];
}
function openOf({ marked, emptied }) {
	const open = marked.filter(isOpen);
	return open.length > 0 ? open : emptied.filter(isOpen);
}
const isOpen = ({ state }) => state === "open";
function isTrace(body) {
	return !body?.trim() || /<!--\s*(?:docs-agent-action|gap:[0-9a-f]{12})\s/.test(body);
}
const nothing = {
	marked: [],
	emptied: []
};
async function findIssues({ github, marker: parts, title }, { mostPages = Number.POSITIVE_INFINITY, ...query }) {
	const marker = (0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .createMarker */ .h5)(parts);
	const head = marker.slice(0, marker.indexOf(" ", marker.indexOf("docs-agent-action")));
	const isNoted = ({ body }) => (body ?? "").includes(`\n${marker}`);
	const isEmptied = (issue) => !(0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .isMarked */ .rZ)(issue, head) && (isNoted(issue) || issue.title === title && isTrace(issue.body));
	const found = [];
	let pages = 0;
	const parameters = {
		...query,
		sort: "created",
		direction: "desc"
	};
	for await (const page of github.pages("GET /repos/{owner}/{repo}/issues", parameters, issueSchema)) {
		for (const issue of page) if (!issue.pull_request && ((0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .isMarked */ .rZ)(issue, marker) || isEmptied(issue))) found.push(issue);
		pages += 1;
		if (pages >= mostPages) break;
	}
	const own = await (0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .ownPosts */ .Iq)({
		marked: found,
		author: github.viewer
	});
	return {
		marked: own.filter((issue) => (0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .isMarked */ .rZ)(issue, marker)),
		emptied: own.filter((issue) => !(0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .isMarked */ .rZ)(issue, marker))
	};
}
// src/github/issue.ts
const linkReserveBytes = 256;
const routes = {
	read: "GET /repos/{owner}/{repo}/issues/{issue_number}",
	create: "POST /repos/{owner}/{repo}/issues",
	update: "PATCH /repos/{owner}/{repo}/issues/{issue_number}",
	readLabel: "GET /repos/{owner}/{repo}/labels/{name}",
	createLabel: "POST /repos/{owner}/{repo}/labels"
};
const readOf = ({ body, updated_at: at }) => ({
	body: body ?? "",
	at: at ?? ""
});
async function postIssue(post) {
	const { github, context, marker, found, log } = post;
	const { owner, name } = github.repository;
	const kind = rollingIssue(post);
	const issue = await (0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .postOrExplain */ .$J)({
		post: async () => await (0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .keepOldest */ .bI)(kind, found?.open ?? []) ?? await (0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .upsert */ .el)(kind),
		target: {
			name: marker.target,
			place: `${owner}/${name}`
		},
		restriction: (0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .findRestriction */ .mu)({ context }),
		log
	});
	return issue ? {
		url: issue.html_url,
		number: issue.number,
		isClosed: issue.state === "closed"
	} : void 0;
}
function rollingIssue(post) {
	const { github, title, compose, log } = post;
	let closed;
	const warn = ({ warnings }) => {
		for (const warning of warnings) log.warning(warning);
	};
	return {
		author: github.viewer,
		async listOwn() {
			const found = await findOwnIssues(post);
			closed = found.closed;
			return found.open;
		},
		async draft() {
			const previous = closed && await readUnlessGone(post, closed);
			const content = compose(previous ? [readOf(previous)] : []);
			if (!content.hasGaps) {
				log.info("No issue is open and no gaps are left: none was created.");
				return null;
			}
			warn(content);
			const body = bodyOf(post, {
				content,
				previous
			});
			return {
				title,
				body,
				labels: await ensureLabels(post)
			};
		},
		async create(draft) {
			try {
				return await github.request(routes.create, draft, issueSchema);
			} catch (error) {
				if (draft.labels.length === 0 || !(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isGitHubError */ .e0)(error, { status: 422 })) throw error;
				log.warning(`The issue goes without its labels, as with them ${error.message}`);
				return github.request(routes.create, {
					...draft,
					labels: []
				}, issueSchema);
			}
		},
		async update(issue, later) {
			let content;
			const change = async () => {
				const current = await readUnlessGone(post, issue);
				if (current?.state !== "open") return null;
				const read = [current];
				for (const one of later) read.push(await readUnlessGone(post, one) ?? one);
				content = compose(read.map(readOf));
				const closing = content.hasGaps ? {} : {
					state: "closed",
					state_reason: "completed"
				};
				return {
					title,
					body: bodyOf(post, { content }),
					...closing
				};
			};
			const written = await rewrite(github, issue, change);
			if (!written || !content) return null;
			warn(content);
			await postNotice(post, issue, content);
			return written;
		},
		async remove({ number }, kept) {
			const { body } = await readIssue(github, { number });
			const parameters = {
				issue_number: number,
				...superseded(post, body ?? "", kept)
			};
			await github.request(routes.update, parameters, issueSchema);
		},
		log
	};
}
function readIssue(github, { number }) {
	return github.request(routes.read, { issue_number: number }, issueSchema);
}
async function readUnlessGone({ github, log }, issue) {
	try {
		return await readIssue(github, issue);
	} catch (error) {
		if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_ && (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isGone */ .ST)(error))) throw error;
		log.info(`A post was deleted or transferred in the meantime: ${error.message}`);
		return;
	}
}
async function rewrite(github, { number }, change) {
	const next = async () => {
		const changes = await change();
		return changes && {
			issue_number: number,
			...changes
		};
	};
	const first = await next();
	if (!first) return null;
	return github.request(routes.update, first, issueSchema, async () => await next() ?? first);
}
async function rewriteIssue(post, compose) {
	const results = [];
	await rewrite(post.github, post, async () => {
		const issue = await readIssue(post.github, post);
		const { content, result } = compose(issue);
		results.push(result);
		if (content) return { body: bodyOf(post, { content }) };
		return results.length > 1 ? { body: issue.body ?? "" } : null;
	});
	return results.at(-1);
}
function bodyOf({ marker: parts, context: { runUrl } }, { content, previous }) {
	const link = previous && {
		title: "The report before",
		markdown: `The report before this one: #${previous.number}.`,
		essential: true
	};
	const ending = content.ending === "" ? "" : `\n${content.ending}\n`;
	const marker = (0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .createMarker */ .h5)(parts);
	const limitBytes = _comment_js__WEBPACK_IMPORTED_MODULE_1__/* .postLimitBytes */ .$1 - linkReserveBytes - Buffer.byteLength(ending);
	const sections = link ? [...content.sections, link] : content.sections;
	return (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .fitSections */ .W)({
		sections,
		limitBytes,
		marker,
		runUrl
	}).body + ending;
}
function superseded({ marker: parts }, body, by) {
	const marker = (0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .createMarker */ .h5)(parts);
	const text = body.replace(marker, "").trimStart();
	const linked = `${marker}\n> **The report after this one: #${by.number}.**\n\n${text}`;
	const closing = {
		state: "closed",
		state_reason: "not_planned"
	};
	return Buffer.byteLength(linked) <= 65536 ? {
		body: linked,
		...closing
	} : closing;
}
async function postNotice({ github, context, marker, noticeId, log }, { number }, { notice }) {
	if (noticeId === null || notice === "") return;
	try {
		await (0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .upsertComment */ .lB)({
			github,
			context,
			log,
			place: { number },
			marker: {
				...marker,
				notice: noticeId
			},
			sectionsAfter: () => [{
				title: "What changed",
				markdown: notice,
				essential: true
			}]
		});
	} catch (error) {
		if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_)) throw error;
		log.warning(`Issue #${number} was updated, but no comment tells what changed: ${error.message} To switch these comments off, set \`notify: never\`.`);
	}
}
async function ensureLabels({ github, labels, log }) {
	const existing = [];
	for (const name of labels) {
		const read = () => github.request(routes.readLabel, { name }, (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5)());
		const create = () => github.request(routes.createLabel, { name }, (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5)());
		try {
			await read().catch((missing) => {
				if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isGitHubError */ .e0)(missing, { status: 404 })) throw missing;
				return create().catch((refused) => read().catch(() => Promise.reject(refused)));
			});
			existing.push(name);
		} catch (error) {
			if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_)) throw error;
			log.warning(`The issue goes without the label "${name}". ${error.message}`);
		}
	}
	return existing;
}



/***/ }),

/***/ 161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   postIssue: () => (/* reexport safe */ _issue_js__WEBPACK_IMPORTED_MODULE_0__.Iy)
/* harmony export */ });
/* harmony import */ var _issue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(287);



/***/ })

};
