export const id = 161;
export const ids = [161];
export const modules = {

/***/ 287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CY: () => (/* binding */ readOf),
/* harmony export */   Iy: () => (/* binding */ postIssue),
/* harmony export */   bo: () => (/* binding */ readOwnIssues),
/* harmony export */   e9: () => (/* binding */ readPosted),
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
async function findOwnIssues({ label, withClosed, adoptsEmptied, ...wanted }) {
	const labelled = label ? await findIssues(wanted, {
		state: "all",
		labels: label
	}) : nothing;
	let open = labelled.marked.filter(isOpen);
	let emptied = labelled.emptied.filter(isOpen);
	if (open.length === 0 && !(adoptsEmptied && emptied.length > 0)) {
		const all = await findIssues(wanted, { state: "open" });
		open = all.marked;
		emptied = all.emptied;
	}
	if (open.length === 0 && adoptsEmptied) open = emptied;
	let closed = labelled.marked.filter((issue) => !isOpen(issue));
	if (withClosed && open.length === 0 && closed.length === 0) closed = (await findIssues(wanted, {
		state: "closed",
		mostPages: mostClosedPages
	})).marked;
	return {
		open: open.toSorted((a, b) => a.number - b.number),
		closed: closed.toSorted((a, b) => b.number - a.number)[0]
	};
}
const isOpen = ({ state }) => state === "open";
function isTrace(body) {
	return !body?.trim() || /<!--\s*(?:docs-agent-action|gap:[0-9a-f]{12})\s/.test(body);
}
const nothing = {
	marked: [],
	emptied: []
};
async function findIssues({ github, marker, title }, { mostPages = Number.POSITIVE_INFINITY, ...query }) {
	const found = [];
	const isNoted = ({ body }) => (body ?? "").includes(`\n${marker}`);
	const isEmptied = (issue) => !(0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .startsWithMarker */ .Ox)(issue.body, head) && (isNoted(issue) || issue.title === title && isTrace(issue.body));
	const head = marker.slice(0, marker.indexOf(" ", marker.indexOf("docs-agent-action")));
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
// src/github/labels.ts
async function ensureLabels({ github, labels, log }) {
	const existing = [];
	for (const name of labels) try {
		if (!await exists({
			github,
			name
		})) await create({
			github,
			name
		});
		existing.push(name);
	} catch (error) {
		if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_)) throw error;
		log.warning(`The issue goes without the label "${name}". ${error.message}`);
	}
	return existing;
}
async function exists({ github, name }) {
	try {
		await github.request("GET /repos/{owner}/{repo}/labels/{name}", { name }, (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5)());
		return true;
	} catch (error) {
		if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isGitHubError */ .e0)(error, { status: 404 })) return false;
		throw error;
	}
}
async function create({ github, name }) {
	try {
		await github.request("POST /repos/{owner}/{repo}/labels", { name }, (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5)());
	} catch (error) {
		if (((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isGitHubError */ .e0)(error, { status: 422 }) || (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isGitHubError */ .e0)(error, { kind: "unconfirmed" })) && await exists({
			github,
			name
		})) return;
		throw error;
	}
}
// src/github/issue-requests.ts
const linkReserveBytes = 256;
const routes = {
	read: "GET /repos/{owner}/{repo}/issues/{issue_number}",
	create: "POST /repos/{owner}/{repo}/issues",
	update: "PATCH /repos/{owner}/{repo}/issues/{issue_number}"
};
const searchIssues = ({ github, marker, labels, title }, { withClosed, adoptsEmptied }) => findOwnIssues({
	github,
	marker,
	label: labels[0],
	title,
	withClosed,
	adoptsEmptied
});
function readIssue({ github }, { number }) {
	return github.request(routes.read, { issue_number: number }, issueSchema);
}
function bodyOf({ marker, context: { runUrl } }, { content, previous }) {
	const link = previous && {
		title: "The report before",
		markdown: `The report before this one: #${previous.number}.`,
		essential: true
	};
	const ending = content.ending === "" ? "" : `\n${content.ending}\n`;
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
	const labels = await ensureLabels({
		github,
		labels: work.labels,
		log
	});
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
		const { open } = await searchIssues(work, {
			withClosed: false,
			adoptsEmptied: false
		});
		const created = open.findLast((issue) => issue.number > (previous?.number ?? 0));
		if (created) return created;
		throw error;
	}
}
async function supersede(work, { issue, by }) {
	const { marker, log } = work;
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
function readPosted({ github, number }) {
	return readIssue({ github }, { number });
}
async function rewriteIssue(issue, compose) {
	const { github, context, marker, number } = issue;
	const read = async () => {
		const posted = await readPosted(issue);
		return {
			body: posted.body ?? "",
			...compose(posted)
		};
	};
	const work = {
		marker: (0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .createMarker */ .h5)(marker),
		context
	};
	let last = await read();
	if (!last.content) return last.result;
	const parameters = () => ({ body: last.content ? bodyOf(work, { content: last.content }) : last.body });
	await updateIssue({ github }, {
		issue: { number },
		parameters: parameters(),
		renew: async () => {
			last = await read();
			return parameters();
		}
	});
	return last.result;
}
// src/github/issue.ts
async function postIssue(post) {
	const { github, context, marker, log } = post;
	const { owner, name } = github.repository;
	const work = {
		...post,
		marker: (0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .createMarker */ .h5)(marker)
	};
	const notice = {
		marker: {
			...marker,
			notice: post.noticeId ?? ""
		},
		wanted: post.noticeId !== null
	};
	const issue = await (0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .postOrExplain */ .$J)({
		post: () => postRolling(work, notice),
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
const readOf = ({ body, updated_at: at }) => ({
	body: body ?? "",
	at: at ?? ""
});
async function readOwnIssues(subject) {
	const { open, closed } = await searchIssues({
		...subject,
		marker: (0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .createMarker */ .h5)(subject.marker)
	}, {
		withClosed: true,
		adoptsEmptied: true
	});
	return open.length > 0 ? open : closed ? [closed] : [];
}
async function postRolling(work, notice) {
	const { log, compose } = work;
	const { hasGaps } = compose([]);
	const { open, closed } = await searchIssues(work, {
		withClosed: hasGaps,
		adoptsEmptied: true
	});
	for (const [at, issue] of open.entries()) {
		const kept = await unlessGone(refresh(work, {
			issue,
			others: open.slice(at + 1),
			notice
		}), {
			issue,
			log
		});
		if (!kept) continue;
		for (const other of kept.others) await supersede(work, {
			issue: other,
			by: kept.issue
		});
		return kept.issue;
	}
	const previous = closed && await latest(work, closed);
	const content = compose(previous ? [readOf(previous)] : []);
	if (content.hasGaps) {
		warn(work, content);
		return keepOldest(work, await createIssue(work, {
			content,
			previous
		}));
	}
	log.info("No issue is open and no gaps are left: none was created.");
}
async function latest(work, issue) {
	return await unlessGone(readIssue(work, issue), {
		issue,
		log: work.log
	}) ?? issue;
}
async function refresh(work, { issue, others, notice }) {
	const read = async () => {
		const issues = [];
		for (const one of [issue, ...others]) issues.push(await latest(work, one));
		return {
			others: issues.slice(1),
			content: work.compose(issues.map(readOf))
		};
	};
	let last = await read();
	const parameters = () => ({
		title: work.title,
		body: bodyOf(work, last),
		...last.content.hasGaps ? {} : {
			state: "closed",
			state_reason: "completed"
		}
	});
	const written = await updateIssue(work, {
		issue,
		parameters: parameters(),
		renew: async () => {
			last = await read();
			return parameters();
		}
	});
	const { content } = last;
	warn(work, content);
	if (notice.wanted && content.notice !== "") await postNotice(work, {
		issue,
		marker: (0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .createMarker */ .h5)(notice.marker),
		text: content.notice
	});
	return {
		issue: written,
		others: last.others
	};
}
function warn({ log }, { warnings }) {
	for (const warning of warnings) log.warning(warning);
}
async function postNotice({ github, log }, { issue: { number }, marker, text }) {
	try {
		const bodyAfter = () => `${marker}\n${text}\n`;
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
async function keepOldest(work, created) {
	const { title, log, compose } = work;
	try {
		const { open } = await searchIssues(work, {
			withClosed: false,
			adoptsEmptied: false
		});
		const older = open.find(({ number }) => number < created.number);
		if (!older) return created;
		const kept = await unlessGone(updateIssue(work, {
			issue: older,
			parameters: {
				title,
				body: bodyOf(work, { content: compose([older, created].map(readOf)) })
			}
		}), {
			issue: older,
			log
		});
		if (!kept) return created;
		await supersede(work, {
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
