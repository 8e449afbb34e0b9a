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
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(473);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(270);




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
	const isEmptied = (issue) => !(0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .startsWithMarker */ .Ox)(issue.body, head) && (isNoted(issue) || issue.title === title && isTrace(issue.body));
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
// src/github/issue-requests.ts
const linkReserveBytes = 256;
const routes = {
	read: "GET /repos/{owner}/{repo}/issues/{issue_number}",
	create: "POST /repos/{owner}/{repo}/issues",
	update: "PATCH /repos/{owner}/{repo}/issues/{issue_number}",
	readLabel: "GET /repos/{owner}/{repo}/labels/{name}",
	createLabel: "POST /repos/{owner}/{repo}/labels"
};
function readIssue({ github }, { number }) {
	return github.request(routes.read, { issue_number: number }, issueSchema);
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
async function createIssue(work, { content, previous }) {
	const { github, title, log } = work;
	const labels = await ensureLabels(work);
	const parameters = {
		title,
		body: bodyOf(work, {
			content,
			previous
		}),
		labels
	};
	try {
		return await github.request(routes.create, parameters, issueSchema);
	} catch (error) {
		if (labels.length > 0 && (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isGitHubError */ .e0)(error, { status: 422 })) {
			log.warning(`The issue goes without its labels, as with them ${error.message}`);
			return github.request(routes.create, {
				...parameters,
				labels: []
			}, issueSchema);
		}
		if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isGitHubError */ .e0)(error, { kind: "unconfirmed" })) throw error;
		const { open } = await findOwnIssues(work);
		const created = open.findLast((issue) => issue.number > (previous?.number ?? 0));
		if (created) return created;
		throw error;
	}
}
async function supersede(work, { issue, by }) {
	const { log } = work;
	const marker = (0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .createMarker */ .h5)(work.marker);
	const text = (issue.body ?? "").replace(marker, "").trimStart();
	const body = `${marker}\n> **The report after this one: #${by.number}.**\n\n${text}`;
	const parameters = {
		...Buffer.byteLength(body) <= 65536 ? { body } : {},
		state: "closed",
		state_reason: "not_planned"
	};
	try {
		await unlessGone(updateIssue(work, {
			issue,
			parameters
		}), {
			issue,
			log
		});
	} catch (error) {
		if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_)) throw error;
		log.warning(`The issue before, #${issue.number}, was left open: ${error.message}`);
	}
}
async function unlessGone(answer, { issue, log }) {
	try {
		return await answer;
	} catch (error) {
		if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_ && (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isGone */ .ST)(error))) throw error;
		log.info(`Issue #${issue.number} was deleted or transferred in the meantime: ${error.message}`);
		return;
	}
}
function updateIssue({ github }, { issue: { number }, parameters, renew }) {
	const of = (changes) => ({
		issue_number: number,
		...changes
	});
	const renewed = renew && (async () => of(await renew()));
	return github.request(routes.update, of(parameters), issueSchema, renewed);
}
async function rewriteIssue(issue, compose) {
	const read = async () => {
		const posted = await readIssue(issue, issue);
		return {
			body: posted.body ?? "",
			...compose(posted)
		};
	};
	let last = await read();
	if (!last.content) return last.result;
	const parameters = () => ({ body: last.content ? bodyOf(issue, { content: last.content }) : last.body });
	const renew = async () => {
		last = await read();
		return parameters();
	};
	await updateIssue(issue, {
		issue,
		parameters: parameters(),
		renew
	});
	return last.result;
}
async function ensureLabels({ github, labels, log }) {
	const existing = [];
	for (const name of labels) try {
		if (!await labelExists(github, name)) await createLabel(github, name);
		existing.push(name);
	} catch (error) {
		if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_)) throw error;
		log.warning(`The issue goes without the label "${name}". ${error.message}`);
	}
	return existing;
}
async function labelExists(github, name) {
	try {
		await github.request(routes.readLabel, { name }, (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5)());
		return true;
	} catch (error) {
		if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isGitHubError */ .e0)(error, { status: 404 })) return false;
		throw error;
	}
}
async function createLabel(github, name) {
	try {
		await github.request(routes.createLabel, { name }, (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5)());
	} catch (error) {
		if (((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isGitHubError */ .e0)(error, { status: 422 }) || (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isGitHubError */ .e0)(error, { kind: "unconfirmed" })) && await labelExists(github, name)) return;
		throw error;
	}
}
// src/github/issue.ts
const readOf = ({ body, updated_at: at }) => ({
	body: body ?? "",
	at: at ?? ""
});
async function postIssue(post) {
	const { github, context, marker, log } = post;
	const { owner, name } = github.repository;
	const issue = await (0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .postOrExplain */ .$J)({
		post: () => postRolling(post),
		target: {
			name: marker.target,
			place: `${owner}/${name}`
		},
		restriction: (0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .findRestriction */ .mu)({ context }),
		log
	});
	return issue && {
		url: issue.html_url,
		number: issue.number,
		isClosed: issue.state === "closed"
	};
}
async function postRolling(post) {
	const known = post.found && await rewriteOpen(post, post.found.open);
	if (known) return known;
	const { open, closed } = await findOwnIssues(post);
	const issue = await rewriteOpen(post, open);
	if (issue) return issue;
	const previous = closed && await latest(post, closed);
	const content = post.compose(previous ? [readOf(previous)] : []);
	if (content.hasGaps) {
		warn(post, content);
		return keepOldest(post, await createIssue(post, {
			content,
			previous
		}));
	}
	post.log.info("No issue is open and no gaps are left: none was created.");
}
async function latest(post, issue) {
	return await unlessGone(readIssue(post, issue), {
		issue,
		log: post.log
	}) ?? issue;
}
async function rewriteOpen(post, open) {
	for (const [at, found] of open.entries()) {
		const issue = await latest(post, found);
		if (issue.state !== "open") continue;
		const kept = await unlessGone(refresh(post, {
			issue,
			others: open.slice(at + 1)
		}), {
			issue,
			log: post.log
		});
		if (!kept) continue;
		for (const other of kept.others) await supersede(post, {
			issue: other,
			by: kept.issue
		});
		return kept.issue;
	}
}
async function refresh(post, { issue, others }) {
	const readOthers = async (first) => {
		const read = [];
		for (const other of others) read.push(await latest(post, other));
		return {
			others: read,
			content: post.compose([first, ...read].map(readOf))
		};
	};
	let last = await readOthers(issue);
	const parameters = () => ({
		title: post.title,
		body: bodyOf(post, last),
		...last.content.hasGaps ? {} : {
			state: "closed",
			state_reason: "completed"
		}
	});
	const renew = async () => {
		last = await readOthers(await latest(post, issue));
		return parameters();
	};
	const written = await updateIssue(post, {
		issue,
		parameters: parameters(),
		renew
	});
	warn(post, last.content);
	await postNotice(post, issue, last.content);
	return {
		issue: written,
		others: last.others
	};
}
function warn({ log }, { warnings }) {
	for (const warning of warnings) log.warning(warning);
}
async function postNotice({ github, marker: parts, noticeId, log }, { number }, { notice }) {
	if (noticeId === null || notice === "") return;
	try {
		const marker = (0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .createMarker */ .h5)({
			...parts,
			notice: noticeId
		});
		const bodyAfter = () => `${marker}\n${notice}\n`;
		await (0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .upsertMarked */ .GD)({
			github,
			place: { number },
			marker,
			bodyAfter,
			log
		});
	} catch (error) {
		if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_)) throw error;
		log.warning(`Issue #${number} was updated, but no comment tells what changed: ${error.message} To switch these comments off, set \`notify: never\`.`);
	}
}
async function keepOldest(post, created) {
	const { title, log, compose } = post;
	try {
		const { open } = await findOwnIssues(post);
		const older = open.find(({ number }) => number < created.number);
		if (!older) return created;
		const kept = await unlessGone(updateIssue(post, {
			issue: older,
			parameters: {
				title,
				body: bodyOf(post, { content: compose([older, created].map(readOf)) })
			}
		}), {
			issue: older,
			log
		});
		if (!kept) return created;
		await supersede(post, {
			issue: created,
			by: kept
		});
		return kept;
	} catch (error) {
		if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_)) throw error;
		log.warning(`Whether another run created an issue at the same time is not known: ${error.message}`);
		return created;
	}
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
