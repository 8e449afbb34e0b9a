export const id = 590;
export const ids = [590];
export const modules = {

/***/ 473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $1: () => (/* binding */ postLimitBytes),
/* harmony export */   $J: () => (/* binding */ postOrExplain),
/* harmony export */   Gy: () => (/* binding */ postComment),
/* harmony export */   Iq: () => (/* binding */ ownPosts),
/* harmony export */   ZD: () => (/* binding */ commentOnce),
/* harmony export */   _f: () => (/* binding */ findPullRequest),
/* harmony export */   bI: () => (/* binding */ keepOldest),
/* harmony export */   e5: () => (/* binding */ postFields),
/* harmony export */   el: () => (/* binding */ upsert),
/* harmony export */   h5: () => (/* binding */ createMarker),
/* harmony export */   lB: () => (/* binding */ upsertComment),
/* harmony export */   mu: () => (/* binding */ findRestriction),
/* harmony export */   rZ: () => (/* binding */ isMarked)
/* harmony export */ });
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(772);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(270);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(598);




// src/github/pull-request.ts
const pullRequestSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	number: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)(),
	state: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	head: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
		ref: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
		sha: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
		repo: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ full_name: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)() }))
	}),
	base: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ repo: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ full_name: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)() }) }),
	user: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ login: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)() }))
});
function isFromFork({ head, base }) {
	return head.repo?.full_name !== base.repo.full_name;
}
const searches = {
	pull_request: fromPayload,
	pull_request_target: fromPayload,
	pull_request_review: fromPayload,
	pull_request_review_comment: fromPayload,
	issue_comment: fromIssue,
	workflow_run: fromWorkflowRun,
	schedule: async () => {
		throw notFound("A scheduled run belongs to no pull request.");
	}
};
async function findPullRequest({ github, context, number }) {
	try {
		if (number === void 0) return await (searches[context.eventName] ?? fromBranchOrCommit)({
			github,
			context
		});
		if (context.payload.pull_request?.number === number) return await fromPayload({
			github,
			context
		});
		return await readPullRequest({
			github,
			number,
			found: "named by `pr-number`"
		});
	} catch (error) {
		if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_)) throw error;
		throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PostingError */ .lo(`The pull request was not found. ${error.message}${advice$1(error)}`, { cause: error });
	}
}
function advice$1({ kind }) {
	return kind === "refused" ? " Check the input `github-token`, and that the job's `permissions:` have `pull-requests: write`." : "";
}
async function fromPayload({ context: { payload, eventName } }) {
	const pullRequest = payload.pull_request;
	if (!pullRequest) throw notFound(`The event \`${eventName}\` came without its pull request.`);
	return describe({
		pullRequest,
		found: `the one of the event \`${eventName}\``
	});
}
async function fromIssue({ github, context: { payload } }) {
	const { issue } = payload;
	if (!issue?.pull_request) throw notFound(issue ? `The event \`issue_comment\` is about issue #${issue.number}, which is not a pull request.` : "The event `issue_comment` came without its issue.");
	return readPullRequest({
		github,
		number: issue.number,
		found: "the one that the event `issue_comment` is about"
	});
}
async function fromWorkflowRun({ github, context: { payload } }) {
	const run = payload.workflow_run;
	const listed = run?.pull_requests?.find(({ base }) => base.repo.id === payload.repository?.id);
	if (listed) return {
		number: listed.number,
		found: `pull request #${listed.number}: listed by the event \`workflow_run\``,
		fromFork: listed.head.repo.id !== listed.base.repo.id,
		author: run?.actor?.login
	};
	const repository = run?.head_repository?.full_name;
	const found = await openPullRequest({
		github,
		repository,
		branch: run?.head_branch,
		sha: run?.head_sha
	});
	if (found) return found;
	throw notFound(`No open pull request was found for the run that started this one (\`workflow_run\`), of branch \`${run?.head_branch ?? ""}\` of ${repository ?? "an unknown repository"}.`);
}
async function fromBranchOrCommit({ github, context }) {
	const { eventName, ref, sha, repository } = context;
	const branch = /^refs\/heads\/(.+)/.exec(ref)?.[1];
	const found = await openPullRequest({
		github,
		repository: `${repository.owner}/${repository.name}`,
		branch,
		sha
	});
	if (found) return found;
	throw notFound(`The event \`${eventName}\` names no pull request, and no open one has the ${branch ? `branch \`${branch}\`` : `ref \`${ref}\``} or the commit ${sha.slice(0, 10)}.`);
}
function notFound(what) {
	return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PostingError */ .lo(`${what} Set the input \`pr-number\`, or run on an event of the pull request, such as \`pull_request\`.`);
}
async function openPullRequest({ github, repository, branch, sha }) {
	if (repository && branch) {
		const head = `${repository.split("/")[0]}:${branch}`;
		const pullRequest = newest((await github.request("GET /repos/{owner}/{repo}/pulls", {
			state: "open",
			head,
			per_page: 100
		}, (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(pullRequestSchema))).filter((pull) => pull.head.ref === branch && (pull.head.repo?.full_name ?? repository) === repository), sha);
		if (pullRequest) return describe({
			pullRequest,
			found: `the open one of branch \`${head}\``
		});
	}
	if (!sha) return void 0;
	const pullRequest = newest((await pullsOfCommit({
		github,
		sha
	})).filter((pull) => pull.state === "open"), sha);
	const found = `the open one of commit ${sha.slice(0, 10)}`;
	return pullRequest && describe({
		pullRequest,
		found
	});
}
async function pullsOfCommit({ github, sha }) {
	try {
		return await github.request("GET /repos/{owner}/{repo}/commits/{sha}/pulls", {
			sha,
			per_page: 100
		}, (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(pullRequestSchema));
	} catch (error) {
		if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isGitHubError */ .e0)(error, { status: 422 })) return [];
		throw error;
	}
}
function newest(pulls, sha) {
	const atCommit = pulls.filter((pull) => pull.head.sha === sha);
	return (atCommit.length > 0 ? atCommit : pulls).toSorted((a, b) => b.number - a.number)[0];
}
async function readPullRequest({ github, number, found }) {
	const { owner, name } = github.repository;
	try {
		return describe({
			pullRequest: await github.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", { pull_number: number }, pullRequestSchema),
			found
		});
	} catch (error) {
		if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isGitHubError */ .e0)(error, { status: 404 })) throw error;
		throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PostingError */ .lo(`There is no pull request #${number} in ${owner}/${name}, or the token may not see it. Check the input \`pr-number\`, and that the job's \`permissions:\` have \`pull-requests: write\`.`, { cause: error });
	}
}
function describe({ pullRequest, found }) {
	return {
		number: pullRequest.number,
		found: `pull request #${pullRequest.number}: ${found}`,
		fromFork: isFromFork(pullRequest),
		author: pullRequest.user?.login
	};
}
// src/github/permissions.ts
const permissionLines = {
	comment: "pull-requests: write",
	issue: "issues: write"
};
const dependabot = "dependabot[bot]";
const restrictionReasons = {
	fork: "the pull request comes from a fork, and the token may not write there",
	dependabot: "the run or the pull request is Dependabot's, and the token may not write there"
};
const wayRound = "On `pull_request` that token is read-only; a workflow on `workflow_run` can post (see docs/forks-and-permissions.md).";
function findRestriction({ context: { actor, payload }, pullRequest }) {
	const triggering = payload.pull_request;
	if (pullRequest?.fromFork ?? (triggering && isFromFork(triggering))) return "fork";
	return [
		actor,
		triggering?.user?.login,
		pullRequest?.author
	].includes(dependabot) ? "dependabot" : void 0;
}
async function postOrExplain({ post, target, restriction, log }) {
	try {
		return await post();
	} catch (error) {
		if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_)) throw error;
		const what = `\`post-to: ${target.name}\` failed on ${target.place}`;
		if (restriction && lacksPermission(error)) {
			log.warning(`${what}: ${restrictionReasons[restriction]}. ${wayRound} ${error.message}`);
			return;
		}
		throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PostingError */ .lo(`${what}. ${error.message} ${whatToDo({
			error,
			target
		})}`.trim(), { cause: error });
	}
}
const obstacles = [{
	words: /\blocked\b/i,
	advice: "Its conversation is locked: unlock it, or remove this `post-to`."
}, {
	words: /\barchived\b/i,
	advice: "The repository is archived: unarchive it, or remove this `post-to`."
}];
const obstacleOf = ({ status, said }) => status === 403 ? obstacles.find(({ words }) => words.test(said)) : void 0;
function lacksPermission(error) {
	const { kind, status } = error;
	return kind === "refused" && (status === 403 || status === 404) && !obstacleOf(error);
}
const advice = {
	301: "It was transferred or renamed: run the workflow in its new place.",
	401: "Check the input `github-token`: it is unknown, expired or revoked.",
	410: "Issues are turned off: turn them on in the repository's settings, or remove this `post-to`."
};
function whatToDo({ error, target }) {
	if (error.kind !== "refused") return "";
	if (lacksPermission(error)) return `Add \`${permissionLines[target.name]}\` to the job's \`permissions:\`, or give a token of your own that right.`;
	return obstacleOf(error)?.advice ?? advice[error.status ?? 0] ?? "";
}
// src/github/posts.ts
function createMarker({ mode, projectId, scope, target, about, notice }) {
	const project = (0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.createHash)("sha256").update(projectId).digest("hex").slice(0, 16);
	const parts = [
		`mode=${mode}`,
		`project=${project}`,
		`scope=${scope}`
	];
	if (target) parts.push(`target=${target}`);
	if (about) parts.push(`about=${about}`);
	if (notice) parts.push(`notice=${notice}`);
	return `<!-- docs-agent-action ${parts.join(" ")} -->`;
}
const userSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	id: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)(),
	login: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()
}));
function isAuthor(user, author) {
	if (!user) return false;
	if (author.id !== null) return user.id === author.id;
	return user.login.toLowerCase() === author.login.toLowerCase();
}
const postLimitBytes = 65536;
const postFields = {
	html_url: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)().check((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* ._regex */ .Fk)(/^https?:\/\/[-\w.:/%#]+$/)),
	body: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	user: userSchema
};
const isMarked = ({ body }, marker) => body?.startsWith(marker) ?? false;
async function ownPosts({ marked, author }) {
	if (marked.length === 0) return [];
	const self = await author();
	return marked.filter((post) => isAuthor(post.user, self));
}
async function upsert(kind) {
	const kept = await keepOldest(kind, await kind.listOwn(kind.author));
	if (kept) return kept;
	const draft = await kind.draft();
	if (!draft) return null;
	let created;
	try {
		created = await kind.create(draft);
	} catch (error) {
		if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isGitHubError */ .e0)(error, { kind: "unconfirmed" })) throw error;
		const kept = await keepOldest(kind, await kind.listOwn(kind.author), ({ body }) => body === draft.body);
		if (kept) return kept;
		throw error;
	}
	const { html_url: url, user } = created;
	const isCreated = (post) => post.html_url === url;
	try {
		const own = await kind.listOwn(async () => ({
			id: user?.id ?? null,
			login: user?.login ?? ""
		}));
		return await keepOldest(kind, own.some(isCreated) ? own : [...own, created], isCreated) ?? created;
	} catch (error) {
		if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_)) throw error;
		kind.log.warning(`Whether another run posted at the same time as this one is not known: ${error.message}`);
		return created;
	}
}
async function keepOldest({ update, remove, log }, own, isCurrent = () => false) {
	let kept = null;
	for (const [at, post] of own.entries()) try {
		if (kept) await remove(post, kept);
		else kept = isCurrent(post) ? post : await update(post, own.slice(at + 1));
	} catch (error) {
		if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_)) throw error;
		if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isGone */ .ST)(error)) log.info(`A post was deleted or transferred in the meantime: ${error.message}`);
		else if (kept) log.warning(`A second post of the same kind was left in place: ${error.message}`);
		else throw error;
	}
	return kept;
}
// src/github/comment.ts
const commentSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	id: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)(),
	...postFields
});
const routes = {
	list: "GET /repos/{owner}/{repo}/issues/{issue_number}/comments",
	create: "POST /repos/{owner}/{repo}/issues/{issue_number}/comments",
	update: "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}",
	delete: "DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}"
};
async function postComment({ pullRequest, ...commenting }) {
	const { context, log } = commenting;
	const { number } = pullRequest;
	const comment = await postOrExplain({
		post: () => upsertComment({
			...commenting,
			place: { number }
		}),
		target: {
			name: "comment",
			place: `pull request #${number}`
		},
		restriction: findRestriction({
			context,
			pullRequest
		}),
		log
	});
	return comment ? { url: comment.html_url } : void 0;
}
async function commentOnce({ sections, ...commenting }) {
	let isNew = false;
	const sectionsAfter = (previous) => {
		isNew = previous === null;
		return isNew ? sections() : null;
	};
	await upsertComment({
		...commenting,
		sectionsAfter
	});
	return isNew;
}
async function upsertComment({ github, context: { runUrl }, place: { owner, repo, number }, marker: parts, sectionsAfter, log }) {
	const repository = owner && repo ? {
		owner,
		repo
	} : {};
	const issue = {
		...repository,
		issue_number: number
	};
	const marker = createMarker(parts);
	const bodyAfter = async (previous) => {
		const sections = await sectionsAfter(previous);
		if (sections === null) return previous ?? "";
		return (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .fitSections */ .W)({
			sections,
			limitBytes: postLimitBytes,
			marker,
			runUrl
		}).body;
	};
	let lastPage = 1;
	return upsert({
		author: github.viewer,
		listOwn: async (author) => {
			const marked = [];
			const pages = github.pages(routes.list, {
				...issue,
				firstPage: lastPage
			}, commentSchema);
			lastPage -= 1;
			for await (const page of pages) {
				lastPage += 1;
				for (const comment of page) if (isMarked(comment, marker)) marked.push(comment);
			}
			return ownPosts({
				marked: marked.toSorted((a, b) => a.id - b.id),
				author
			});
		},
		draft: async () => ({ body: await bodyAfter(null) }),
		create: (draft) => github.request(routes.create, {
			...issue,
			...draft
		}, commentSchema),
		update: async (comment) => {
			const body = await bodyAfter(comment.body ?? null);
			if (body === comment.body) return comment;
			const parameters = {
				...repository,
				comment_id: comment.id,
				body
			};
			return github.request(routes.update, parameters, commentSchema);
		},
		remove: async ({ id }) => {
			await github.request(routes.delete, {
				...repository,
				comment_id: id
			}, (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5)());
		},
		log
	});
}



/***/ }),

/***/ 33:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ST: () => (/* binding */ isGone),
/* harmony export */   e0: () => (/* binding */ isGitHubError),
/* harmony export */   lo: () => (/* binding */ PostingError),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
// src/github/errors.ts
var GitHubError = class extends Error {
	name = "GitHubError";
	kind;
	status;
	said;
	constructor({ kind, status, said = "", message, cause }) {
		super(message, { cause });
		this.kind = kind;
		this.status = status;
		this.said = said;
	}
};
const isGitHubError = (error, { status, kind }) => error instanceof GitHubError && (status === void 0 || error.status === status) && (kind === void 0 || error.kind === kind);
const goneStatuses = [
	301,
	404,
	410
];
const isGone = (error) => error instanceof GitHubError && goneStatuses.includes(error.status);
var PostingError = class extends Error {
	name = "PostingError";
};



/***/ }),

/***/ 311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E4: () => (/* binding */ feedbackCountSchema),
/* harmony export */   EH: () => (/* binding */ maskedSections),
/* harmony export */   Fe: () => (/* binding */ jobIdPattern),
/* harmony export */   Gv: () => (/* binding */ feedbackPageSchema),
/* harmony export */   WY: () => (/* binding */ messagedJobSchema),
/* harmony export */   Zz: () => (/* binding */ operationWords),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   _l: () => (/* binding */ startedJobSchema),
/* harmony export */   _x: () => (/* binding */ searchSchema),
/* harmony export */   aU: () => (/* binding */ dashboardUrl),
/* harmony export */   cs: () => (/* binding */ agentJobSchema),
/* harmony export */   h0: () => (/* binding */ searchPageSchema),
/* harmony export */   jD: () => (/* binding */ serviceWords),
/* harmony export */   mk: () => (/* binding */ publish),
/* harmony export */   qx: () => (/* binding */ conversationPageSchema),
/* harmony export */   rr: () => (/* binding */ feedbackSchema),
/* harmony export */   s2: () => (/* binding */ withoutPosts),
/* harmony export */   t6: () => (/* binding */ conversationRowSchema),
/* harmony export */   uY: () => (/* binding */ openDestinations),
/* harmony export */   ub: () => (/* binding */ jobStatuses),
/* harmony export */   x5: () => (/* binding */ refusal)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(301);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(772);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(473);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(368);





// src/service/schemas.ts
const optionalText = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* ._catch */ .nb)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .me)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)()), null);
const optionalTime = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* ._catch */ .nb)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .me)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .Fs)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KC)([(0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)(), (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai)()]), (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pd)(String))), null);
const jobStatuses = [
	"active",
	"completed",
	"archived",
	"failed"
];
const agentJobSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H)({
	id: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .me)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)())),
	status: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)(),
	source: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .me)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H)({
		repository: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .me)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)())),
		ref: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .me)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)()))
	}))),
	model: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .me)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)())),
	prLink: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .me)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)())),
	createdAt: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .me)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)())),
	archivedAt: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .me)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)()))
});
const jobIdPattern = /^(?!\.+$)[\w.~:-]{1,200}$/;
const jobId = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)().check((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk)(jobIdPattern));
const answeredJobFields = {
	id: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* ._catch */ .nb)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .me)(jobId), null),
	status: optionalText,
	model: optionalText,
	createdAt: optionalText,
	source: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* ._catch */ .nb)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .me)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
		repository: optionalText,
		ref: optionalText
	})), null)
};
const messagedJobSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
	...answeredJobFields,
	prLink: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* ._catch */ .nb)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .me)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)())), void 0)
});
const startedJobSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
	...answeredJobFields,
	id: jobId
});
const conversationPageSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
	conversations: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YO)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5)()),
	nextCursor: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)()),
	hasMore: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM)()
});
const sourceSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
	title: optionalText,
	url: optionalText
});
const conversationRowSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
	id: optionalText,
	query: optionalText,
	response: optionalText,
	resolutionStatus: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* ._catch */ .nb)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .me)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* ._enum */ .$8)(["answered", "unanswered"])), null),
	conversationId: optionalText,
	timestamp: optionalTime,
	pageUrl: optionalText,
	queryCategory: optionalText,
	responseType: optionalText,
	sources: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* ._catch */ .nb)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YO)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* ._catch */ .nb)(sourceSchema, {
		title: null,
		url: null
	})), [])
});
const number = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* ._catch */ .nb)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .me)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai)()), null);
const searchPageSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
	searches: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YO)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5)()),
	nextCursor: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)())
});
const searchSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
	searchQuery: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)(),
	hits: number,
	ctr: number,
	topClickedPage: optionalText
});
const feedbackPageSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
	feedback: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YO)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5)()),
	nextCursor: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)()),
	hasMore: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM)())
});
const feedbackSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
	id: optionalText,
	path: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)(),
	comment: optionalText,
	helpful: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* ._catch */ .nb)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .me)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM)()), null),
	source: optionalText,
	status: optionalText
});
const feedbackCountSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
	path: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)(),
	thumbsUp: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* ._catch */ .nb)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Wh)().check((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm)(0)), 0),
	thumbsDown: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* ._catch */ .nb)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Wh)().check((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm)(0)), 0)
});
const errorBodySchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
	error: optionalText,
	details: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* ._catch */ .nb)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YO)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({ message: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)() }))), null)
});
// src/service/errors.ts
var ServiceError = class extends Error {
	name = "ServiceError";
	kind;
	status;
	constructor(kind, message, { status, ...options } = {}) {
		super(message, options);
		this.kind = kind;
		this.status = status;
	}
};
const dashboardUrl = "https://app.mintlify.com";
const operationWords = {
	"read-job": {
		scope: "read",
		inputs: "inputs `project-id` and `job-id`",
		limit: "The organization's request limit is used up",
		unconfirmed: ""
	},
	"read-analytics": {
		scope: "read",
		inputs: "input `project-id`",
		limit: "The organization's request limit is used up",
		unconfirmed: ""
	},
	"start-job": {
		scope: "write",
		inputs: "input `project-id`",
		limit: "The project's hourly limit of new jobs is used up",
		unconfirmed: `A job may be running anyway: look for it in the dashboard (${dashboardUrl}) before you start another. To wait for it, run this step with its \`job-id\` and without \`prompt\`.`
	},
	"send-message": {
		scope: "write",
		inputs: "inputs `project-id` and `job-id`",
		limit: "The project's hourly limit of messages is used up",
		unconfirmed: `The agent may have received the message anyway: look at the job in the dashboard (${dashboardUrl}) before you send it again. To wait for the job, run this step without \`message\`.`
	}
};
function whatToCheck(status, { scope, inputs }) {
	return {
		401: `Check that the input \`api-key\` holds an admin API key (it begins with \`mint_\`, but not with \`mint_dsc_\` or \`mint_us_\`) that has neither expired (keys last 90 days unless set otherwise) nor been deleted${scope === "write" ? "; the key needs its `write` scope" : ""}.`,
		402: "Check the organization's plan: the API needs a Pro or Enterprise plan.",
		403: `Check the key's scope (the key needs its \`${scope}\` scope), its IP allowlist (the runner's address must be on it), the organization's plan (the API needs a Pro or Enterprise plan), and that it is an admin key, not an assistant key.`,
		404: `Check the ${inputs}, and that the key belongs to the same organization.`
	}[status] ?? "Check the inputs and the status page of the service.";
}
function refusal({ status, body, location, subject, operation }) {
	const said = serviceWords(body);
	const leadsTo = location ? ` (this one leads to ${location})` : "";
	const next = status >= 300 && status < 400 ? `Redirects are not followed, so that the key goes nowhere else${leadsTo}. Check the input \`base-url\`.` : status === 403 && !isOfService(body) ? "The answer is not in the service's form: a proxy or firewall in front of it refused the request, and the key may be fine. Check what the runner's network, its proxy settings and the input `base-url` put in between." : whatToCheck(status, operationWords[operation]);
	return new ServiceError("refused", `The service answered ${status} to the request for ${subject}${said ? `: ${said}` : ""}. ${next}`, { status });
}
function isOfService(body) {
	const parsed = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .parseBody */ .OG)(body);
	return typeof parsed === "object" && parsed !== null && !Array.isArray(parsed);
}
function serviceWords(body) {
	const parsed = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xL)(errorBodySchema, (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .parseBody */ .OG)(body));
	if (!parsed.success) return "";
	const { error, details } = parsed.data;
	const words = [error, ...(details ?? []).map((detail) => detail.message)].filter(Boolean);
	return (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .shortWords */ .WL)([...new Set(words)].join("; "));
}
// src/publish.ts
async function openDestinations({ targets, surroundings: { github, pullRequest } }) {
	const destinations = [];
	for (const target of targets) if (target === "summary") destinations.push({ target });
	else if (target !== "comment") destinations.push({
		target,
		github: await github()
	});
	else destinations.push({
		target,
		github: await github(),
		pullRequest: await pullRequest()
	});
	return destinations;
}
const withoutPosts = (destinations) => destinations.length > 0 ? [{ target: "summary" }] : [];
async function publish(publication) {
	const { context, destinations, step } = publication;
	const sections = maskedSections(publication.sections, step);
	const { commentAfter = () => publication.sections } = publication;
	const sectionsAfter = (previous) => maskedSections(commentAfter(previous), step);
	const published = {
		commentUrl: "",
		issueUrl: "",
		rollingIssue: null,
		problems: []
	};
	const summary = () => (0,_summary_js__WEBPACK_IMPORTED_MODULE_4__/* .appendSummary */ .fe)({
		context,
		sections,
		log: step.log
	});
	const wantsSummary = destinations.some(({ target }) => target === "summary");
	if (wantsSummary) await summary();
	for (const destination of destinations) try {
		const post = await postTo({
			...publication,
			sections,
			sectionsAfter,
			destination
		});
		const output = destination.target === "comment" ? "commentUrl" : "issueUrl";
		if (post) published[output] = post.url;
		if (post?.number && destination.target === "issue") published.rollingIssue = post.number;
		const verb = post?.isClosed ? "Closed, as no gap is left" : "Posted";
		if (post && !publication.quiet) step.log.info(`${verb}: ${post.url}`);
	} catch (error) {
		if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PostingError */ .lo)) throw error;
		published.problems.push(error);
	}
	if (published.problems.length > 0 && !wantsSummary && sections.length > 0) await summary();
	return published;
}
function maskedSections(sections, { mask }) {
	return sections.map((section) => ({
		...section,
		title: mask(section.title),
		markdown: mask(section.markdown)
	}));
}
async function postTo({ destination, issue, sectionsAfter, step, ...publication }) {
	const { context, marker } = publication;
	const post = {
		context,
		log: step.log
	};
	switch (destination.target) {
		case "summary": return;
		case "comment": return (0,_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .postComment */ .Gy)({
			...post,
			...destination,
			sectionsAfter,
			marker
		});
		default: {
			if (!issue) return void 0;
			const { postIssue } = await __webpack_require__.e(/* import() */ 161).then(__webpack_require__.bind(__webpack_require__, 161));
			const { github, target } = destination;
			const compose = (previous) => {
				const content = issue.compose(previous);
				const notice = step.mask(content.notice);
				return {
					...content,
					notice,
					sections: maskedSections(content.sections, step)
				};
			};
			return postIssue({
				...post,
				...issue,
				compose,
				github,
				marker: {
					...marker,
					target
				}
			});
		}
	}
}



/***/ }),

/***/ 179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ openSurroundings),
/* harmony export */   I: () => (/* binding */ openService)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(301);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(772);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(473);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(368);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(311);






// src/github/surroundings.ts
const tellingGrace = 1e4;
function openSurroundings({ token, pullRequestNumber: number, step: { env, clock, signal, log, deadline } }) {
	const context = (0,_summary_js__WEBPACK_IMPORTED_MODULE_4__/* .readRunContext */ .$p)(env);
	const open = async () => {
		if (!token) throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PostingError */ .lo("github-token: expected a token, as this run needs GitHub's API, but it is blank");
		if (context.payloadBroken) throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PostingError */ .lo(`${context.payloadProblem} Without it nothing can be posted: check the file that GITHUB_EVENT_PATH names.`);
		const { connect } = await __webpack_require__.e(/* import() */ 833).then(__webpack_require__.bind(__webpack_require__, 833));
		return connect({
			context,
			token,
			clock,
			deadline: deadline + tellingGrace,
			signal,
			log
		});
	};
	let opened;
	const github = () => {
		opened ??= open();
		return opened;
	};
	const find = async () => {
		const pullRequest = await (0,_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .findPullRequest */ ._f)({
			github: await github(),
			context,
			number
		});
		log.info(`Found ${pullRequest.found}.`);
		return pullRequest;
	};
	let found;
	return {
		context,
		github,
		pullRequest: () => {
			found ??= find();
			return found;
		}
	};
}
// src/service/service.ts
const manner = {
	assess: ({ status, headers }, wallTime) => {
		if (!(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .isRetried */ .mo)(status)) return { kind: "final" };
		const wait = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .retryAfter */ .P9)({
			headers,
			wallTime
		});
		return {
			kind: status === 429 ? "limited" : "passing",
			wait
		};
	},
	leastShare: 0
};
const hourlyLimit = 100;
function toldLeft({ headers }) {
	const said = headers["x-ratelimit-remaining"] ?? headers["ratelimit-remaining"];
	return typeof said === "string" && /^\d+$/.test(said) ? Number(said) : null;
}
function openService({ baseUrl, apiKey, projectId, clock, signal, log }) {
	const transport = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .createTransport */ .oO)({ userAgent: "docs-agent-action" });
	const counts = {
		requests: 0,
		retries: 0,
		waited: 0
	};
	const sender = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .createSender */ .aE)({
		send: transport.send,
		manner,
		clock,
		counts,
		log
	});
	const headers = {
		authorization: `Bearer ${apiKey}`,
		accept: "application/json"
	};
	let told = Number.POSITIVE_INFINITY;
	const ask = async (asking) => {
		const { method = "GET", path, json, repeat, deadline, timeout, maxBytes } = asking;
		const url = `${baseUrl}${path}`;
		const request = json === void 0 ? {
			method,
			url,
			headers
		} : {
			method,
			url,
			headers: {
				...headers,
				"content-type": "application/json"
			},
			body: JSON.stringify(json)
		};
		try {
			const sent = await sender({
				request,
				repeat,
				deadline,
				timeout,
				maxBytes,
				signal
			});
			if ("gaveUp" in sent) throw explain({
				gaveUp: sent.gaveUp,
				asking
			});
			told = toldLeft(sent.response) ?? told;
			return readAnswer({
				response: sent.response,
				asking
			});
		} catch (error) {
			if (!(error instanceof _words_js__WEBPACK_IMPORTED_MODULE_0__/* .OversizedBody */ .mR)) throw error;
			throw unusable({
				kind: "oversized",
				asking,
				problem: error.message,
				cause: error
			});
		}
	};
	const requestsLeft = () => Math.min(told, hourlyLimit - counts.requests);
	return {
		ask,
		projectId,
		clock,
		counts,
		requestsLeft,
		close: transport.close
	};
}
function readAnswer({ response: { status, headers, body }, asking }) {
	if (status < 200 || status > 299) throw (0,_publish_js__WEBPACK_IMPORTED_MODULE_5__/* .refusal */ .x5)({
		status,
		body,
		location: headers.location,
		...asking
	});
	const kind = "invalid-response";
	let json;
	try {
		json = JSON.parse(body);
	} catch (cause) {
		const type = headers["content-type"];
		throw unusable({
			kind,
			asking,
			problem: `it is not JSON${type ? ` (content type ${type})` : ""}`,
			cause
		});
	}
	const parsed = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xL)(asking.schema, json);
	if (parsed.success) return parsed.data;
	const issue = parsed.error.issues[0];
	throw unusable({
		kind,
		asking,
		problem: `\`${issue?.path.join(".") || "the response"}\` is missing or of another type (${issue?.message})`,
		cause: parsed.error
	});
}
function unusable({ kind, asking: { subject, operation, repeat }, problem, cause }) {
	const isOpen = repeat === "if-nothing-was-done";
	const next = [isOpen && _publish_js__WEBPACK_IMPORTED_MODULE_5__/* .operationWords */ .Zz[operation].unconfirmed, "Check that the input `base-url` is the service's address and that no proxy answers in its place."];
	return new _publish_js__WEBPACK_IMPORTED_MODULE_5__/* .ServiceError */ ._7(isOpen ? "unconfirmed" : kind, `The service's response for ${subject} can't be used: ${problem}. ${next.filter(Boolean).join(" ")}`, { cause });
}
function explain({ gaveUp: { why, failures, last, limited, wait }, asking: { subject, operation } }) {
	if (!last) return new _publish_js__WEBPACK_IMPORTED_MODULE_5__/* .ServiceError */ ._7(why, `Time ran out before the request for ${subject}.`);
	const isConnection = last instanceof _words_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .Rc;
	const cause = isConnection ? { cause: last } : {};
	const said = isConnection ? last.message : [`status ${last.status}`, (0,_publish_js__WEBPACK_IMPORTED_MODULE_5__/* .serviceWords */ .jD)(last.body)].filter(Boolean).join(": ");
	const words = _publish_js__WEBPACK_IMPORTED_MODULE_5__/* .operationWords */ .Zz[operation];
	if (why === "unconfirmed") {
		if (!isConnection && last.status < 500) return (0,_publish_js__WEBPACK_IMPORTED_MODULE_5__/* .refusal */ .x5)({
			...last,
			location: void 0,
			subject,
			operation
		});
		const message = `No usable answer came for ${subject}: ${said}. ${words.unconfirmed}`;
		return new _publish_js__WEBPACK_IMPORTED_MODULE_5__/* .ServiceError */ ._7(why, message, cause);
	}
	const tries = `${failures} ${failures === 1 ? "try" : "tries"}`;
	const reasons = {
		failures: failures === 1 ? `${tries} failed` : `${failures} tries in a row failed`,
		deadline: `the time was up after ${tries}`,
		"retry-after": `the service asks to wait ${Math.ceil((wait ?? 0) / 1e3)} s, which is longer than the step may take`
	};
	const next = limited ? `${words.limit}: run again later, or raise \`timeout-minutes\`.` : isConnection ? "Check the input `base-url`, the network and the proxy settings of the runner, and the status of the service." : "Check the status of the service, then run again.";
	const message = `No answer for ${subject}: ${reasons[why]}. The last one: ${said}. ${next}`;
	return new _publish_js__WEBPACK_IMPORTED_MODULE_5__/* .ServiceError */ ._7(why, message, cause);
}



/***/ }),

/***/ 16:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parseTimestamp)
/* harmony export */ });
// src/service/timestamp.ts
const zone = String.raw`(?: ?(?<zone>Z|UTC|GMT|(?:GMT)?[+-]\d{2}(?::?\d{2})?))?`;
const dateForms = [
	String.raw`\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?${zone})?`,
	String.raw`(?:[A-Z][a-z]{2}, )?\d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}(?::\d{2})?${zone}`,
	String.raw`[A-Z][a-z]{2} [A-Z][a-z]{2} \d{1,2} \d{4} \d{2}:\d{2}:\d{2}${zone}`
].map((form) => new RegExp(`^${form}$`, "i"));
const epochForm = /^(?:(?<seconds>\d{10})|(?<milliseconds>\d{13}))(?:\.\d{1,9})?$/;
const usualForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
function parseTimestamp(text) {
	if (!text) return null;
	return usualForm.test(text) ? sinceEpoch(text) : timeByPattern(text);
}
function sinceEpoch(text) {
	const time = Date.parse(text);
	return time >= 0 ? time : null;
}
function timeByPattern(text) {
	const epoch = epochForm.exec(text)?.groups;
	if (epoch) return Math.floor(Number(text) * (epoch.seconds ? 1e3 : 1));
	for (const form of dateForms) {
		const match = form.exec(text);
		if (!match) continue;
		const isDateOnly = text.length === 10;
		const zone = match.groups?.zone;
		return sinceEpoch(text + (zone ? /[+-]\d{2}$/.test(zone) ? ":00" : "" : isDateOnly ? "" : "Z"));
	}
	return null;
}



/***/ }),

/***/ 301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

var https__WEBPACK_IMPORTED_MODULE_2___namespace_cache;
var http__WEBPACK_IMPORTED_MODULE_1___namespace_cache;
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HK: () => (/* binding */ longestAsked),
/* harmony export */   M$: () => (/* binding */ planRetry),
/* harmony export */   OG: () => (/* binding */ parseBody),
/* harmony export */   P9: () => (/* binding */ retryAfter),
/* harmony export */   Qq: () => (/* binding */ HttpClient),
/* harmony export */   Rc: () => (/* binding */ ConnectionError),
/* harmony export */   WL: () => (/* binding */ shortWords),
/* harmony export */   aE: () => (/* binding */ createSender),
/* harmony export */   hd: () => (/* binding */ fetch),
/* harmony export */   mR: () => (/* binding */ OversizedBody),
/* harmony export */   mo: () => (/* binding */ isRetried),
/* harmony export */   oO: () => (/* binding */ createTransport)
/* harmony export */ });
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(995);
/* harmony import */ var http__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(611);
/* harmony import */ var https__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(692);



// \0rolldown/runtime.js
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var __copyProps = (to, from, except, desc) => {
	if (from && typeof from === "object" || typeof from === "function") for (var keys = __getOwnPropNames(from), i = 0, n = keys.length, key; i < n; i++) {
		key = keys[i];
		if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
			get: ((k) => from[k]).bind(null, key),
			enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
		});
	}
	return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(isNodeMode || !mod || !mod.__esModule || !__hasOwnProp.call(mod, "default") ? __defProp(target, "default", {
	value: mod,
	enumerable: true
}) : target, mod));
var __require = (() => (0,node_module__WEBPACK_IMPORTED_MODULE_0__.createRequire)(import.meta.url))();
// node_modules/@actions/http-client/lib/proxy.js
function getProxyUrl(reqUrl) {
	const usingSsl = reqUrl.protocol === "https:";
	if (checkBypass(reqUrl)) return;
	const proxyVar = (() => {
		if (usingSsl) return process.env["https_proxy"] || process.env["HTTPS_PROXY"];
		else return process.env["http_proxy"] || process.env["HTTP_PROXY"];
	})();
	if (proxyVar) try {
		return new DecodedURL(proxyVar);
	} catch (_a) {
		if (!proxyVar.startsWith("http://") && !proxyVar.startsWith("https://")) return new DecodedURL(`http://${proxyVar}`);
	}
	else return;
}
function checkBypass(reqUrl) {
	if (!reqUrl.hostname) return false;
	const reqHost = reqUrl.hostname;
	if (isLoopbackAddress(reqHost)) return true;
	const noProxy = process.env["no_proxy"] || process.env["NO_PROXY"] || "";
	if (!noProxy) return false;
	let reqPort;
	if (reqUrl.port) reqPort = Number(reqUrl.port);
	else if (reqUrl.protocol === "http:") reqPort = 80;
	else if (reqUrl.protocol === "https:") reqPort = 443;
	const upperReqHosts = [reqUrl.hostname.toUpperCase()];
	if (typeof reqPort === "number") upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
	for (const upperNoProxyItem of noProxy.split(",").map((x) => x.trim().toUpperCase()).filter((x) => x)) if (upperNoProxyItem === "*" || upperReqHosts.some((x) => x === upperNoProxyItem || x.endsWith(`.${upperNoProxyItem}`) || upperNoProxyItem.startsWith(".") && x.endsWith(`${upperNoProxyItem}`))) return true;
	return false;
}
function isLoopbackAddress(host) {
	const hostLower = host.toLowerCase();
	return hostLower === "localhost" || hostLower.startsWith("127.") || hostLower.startsWith("[::1]") || hostLower.startsWith("[0:0:0:0:0:0:0:1]");
}
var DecodedURL = class extends URL {
	constructor(url, base) {
		super(url, base);
		this._decodedUsername = decodeURIComponent(super.username);
		this._decodedPassword = decodeURIComponent(super.password);
	}
	get username() {
		return this._decodedUsername;
	}
	get password() {
		return this._decodedPassword;
	}
};
// node_modules/tunnel/lib/tunnel.js
var require_tunnel$1 = __commonJSMin(((exports) => {
	__require("net");
	var tls = __require("tls");
	var http = __require("http");
	var https = __require("https");
	var events = __require("events");
	__require("assert");
	var util = __require("util");
	exports.httpOverHttp = httpOverHttp;
	exports.httpsOverHttp = httpsOverHttp;
	exports.httpOverHttps = httpOverHttps;
	exports.httpsOverHttps = httpsOverHttps;
	function httpOverHttp(options) {
		var agent = new TunnelingAgent(options);
		agent.request = http.request;
		return agent;
	}
	function httpsOverHttp(options) {
		var agent = new TunnelingAgent(options);
		agent.request = http.request;
		agent.createSocket = createSecureSocket;
		agent.defaultPort = 443;
		return agent;
	}
	function httpOverHttps(options) {
		var agent = new TunnelingAgent(options);
		agent.request = https.request;
		return agent;
	}
	function httpsOverHttps(options) {
		var agent = new TunnelingAgent(options);
		agent.request = https.request;
		agent.createSocket = createSecureSocket;
		agent.defaultPort = 443;
		return agent;
	}
	function TunnelingAgent(options) {
		var self = this;
		self.options = options || {};
		self.proxyOptions = self.options.proxy || {};
		self.maxSockets = self.options.maxSockets || http.Agent.defaultMaxSockets;
		self.requests = [];
		self.sockets = [];
		self.on("free", function onFree(socket, host, port, localAddress) {
			var options = toOptions(host, port, localAddress);
			for (var i = 0, len = self.requests.length; i < len; ++i) {
				var pending = self.requests[i];
				if (pending.host === options.host && pending.port === options.port) {
					self.requests.splice(i, 1);
					pending.request.onSocket(socket);
					return;
				}
			}
			socket.destroy();
			self.removeSocket(socket);
		});
	}
	util.inherits(TunnelingAgent, events.EventEmitter);
	TunnelingAgent.prototype.addRequest = function addRequest(req, host, port, localAddress) {
		var self = this;
		var options = mergeOptions({ request: req }, self.options, toOptions(host, port, localAddress));
		if (self.sockets.length >= this.maxSockets) {
			self.requests.push(options);
			return;
		}
		self.createSocket(options, function(socket) {
			socket.on("free", onFree);
			socket.on("close", onCloseOrRemove);
			socket.on("agentRemove", onCloseOrRemove);
			req.onSocket(socket);
			function onFree() {
				self.emit("free", socket, options);
			}
			function onCloseOrRemove(err) {
				self.removeSocket(socket);
				socket.removeListener("free", onFree);
				socket.removeListener("close", onCloseOrRemove);
				socket.removeListener("agentRemove", onCloseOrRemove);
			}
		});
	};
	TunnelingAgent.prototype.createSocket = function createSocket(options, cb) {
		var self = this;
		var placeholder = {};
		self.sockets.push(placeholder);
		var connectOptions = mergeOptions({}, self.proxyOptions, {
			method: "CONNECT",
			path: options.host + ":" + options.port,
			agent: false,
			headers: { host: options.host + ":" + options.port }
		});
		if (options.localAddress) connectOptions.localAddress = options.localAddress;
		if (connectOptions.proxyAuth) {
			connectOptions.headers = connectOptions.headers || {};
			connectOptions.headers["Proxy-Authorization"] = "Basic " + new Buffer(connectOptions.proxyAuth).toString("base64");
		}
		debug("making CONNECT request");
		var connectReq = self.request(connectOptions);
		connectReq.useChunkedEncodingByDefault = false;
		connectReq.once("response", onResponse);
		connectReq.once("upgrade", onUpgrade);
		connectReq.once("connect", onConnect);
		connectReq.once("error", onError);
		connectReq.end();
		function onResponse(res) {
			res.upgrade = true;
		}
		function onUpgrade(res, socket, head) {
			process.nextTick(function() {
				onConnect(res, socket, head);
			});
		}
		function onConnect(res, socket, head) {
			connectReq.removeAllListeners();
			socket.removeAllListeners();
			if (res.statusCode !== 200) {
				debug("tunneling socket could not be established, statusCode=%d", res.statusCode);
				socket.destroy();
				var error = new Error("tunneling socket could not be established, statusCode=" + res.statusCode);
				error.code = "ECONNRESET";
				options.request.emit("error", error);
				self.removeSocket(placeholder);
				return;
			}
			if (head.length > 0) {
				debug("got illegal response body from proxy");
				socket.destroy();
				var error = new Error("got illegal response body from proxy");
				error.code = "ECONNRESET";
				options.request.emit("error", error);
				self.removeSocket(placeholder);
				return;
			}
			debug("tunneling connection has established");
			self.sockets[self.sockets.indexOf(placeholder)] = socket;
			return cb(socket);
		}
		function onError(cause) {
			connectReq.removeAllListeners();
			debug("tunneling socket could not be established, cause=%s\n", cause.message, cause.stack);
			var error = new Error("tunneling socket could not be established, cause=" + cause.message);
			error.code = "ECONNRESET";
			options.request.emit("error", error);
			self.removeSocket(placeholder);
		}
	};
	TunnelingAgent.prototype.removeSocket = function removeSocket(socket) {
		var pos = this.sockets.indexOf(socket);
		if (pos === -1) return;
		this.sockets.splice(pos, 1);
		var pending = this.requests.shift();
		if (pending) this.createSocket(pending, function(socket) {
			pending.request.onSocket(socket);
		});
	};
	function createSecureSocket(options, cb) {
		var self = this;
		TunnelingAgent.prototype.createSocket.call(self, options, function(socket) {
			var hostHeader = options.request.getHeader("host");
			var tlsOptions = mergeOptions({}, self.options, {
				socket,
				servername: hostHeader ? hostHeader.replace(/:.*$/, "") : options.host
			});
			var secureSocket = tls.connect(0, tlsOptions);
			self.sockets[self.sockets.indexOf(socket)] = secureSocket;
			cb(secureSocket);
		});
	}
	function toOptions(host, port, localAddress) {
		if (typeof host === "string") return {
			host,
			port,
			localAddress
		};
		return host;
	}
	function mergeOptions(target) {
		for (var i = 1, len = arguments.length; i < len; ++i) {
			var overrides = arguments[i];
			if (typeof overrides === "object") {
				var keys = Object.keys(overrides);
				for (var j = 0, keyLen = keys.length; j < keyLen; ++j) {
					var k = keys[j];
					if (overrides[k] !== void 0) target[k] = overrides[k];
				}
			}
		}
		return target;
	}
	var debug;
	if (process.env.NODE_DEBUG && /\btunnel\b/.test(process.env.NODE_DEBUG)) debug = function() {
		var args = Array.prototype.slice.call(arguments);
		if (typeof args[0] === "string") args[0] = "TUNNEL: " + args[0];
		else args.unshift("TUNNEL:");
		console.error.apply(console, args);
	};
	else debug = function() {};
}));
// undici
var import_tunnel = __toESM(__commonJSMin(((exports, module) => {
	module.exports = require_tunnel$1();
}))(), 1);
var ProxyAgent = class {};
function fetch() {
	throw new Error("The bundle has no undici: see scripts/build.ts.");
}
// node_modules/@actions/http-client/lib/index.js
var __awaiter = function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
var HttpCodes;
(function(HttpCodes) {
	HttpCodes[HttpCodes["OK"] = 200] = "OK";
	HttpCodes[HttpCodes["MultipleChoices"] = 300] = "MultipleChoices";
	HttpCodes[HttpCodes["MovedPermanently"] = 301] = "MovedPermanently";
	HttpCodes[HttpCodes["ResourceMoved"] = 302] = "ResourceMoved";
	HttpCodes[HttpCodes["SeeOther"] = 303] = "SeeOther";
	HttpCodes[HttpCodes["NotModified"] = 304] = "NotModified";
	HttpCodes[HttpCodes["UseProxy"] = 305] = "UseProxy";
	HttpCodes[HttpCodes["SwitchProxy"] = 306] = "SwitchProxy";
	HttpCodes[HttpCodes["TemporaryRedirect"] = 307] = "TemporaryRedirect";
	HttpCodes[HttpCodes["PermanentRedirect"] = 308] = "PermanentRedirect";
	HttpCodes[HttpCodes["BadRequest"] = 400] = "BadRequest";
	HttpCodes[HttpCodes["Unauthorized"] = 401] = "Unauthorized";
	HttpCodes[HttpCodes["PaymentRequired"] = 402] = "PaymentRequired";
	HttpCodes[HttpCodes["Forbidden"] = 403] = "Forbidden";
	HttpCodes[HttpCodes["NotFound"] = 404] = "NotFound";
	HttpCodes[HttpCodes["MethodNotAllowed"] = 405] = "MethodNotAllowed";
	HttpCodes[HttpCodes["NotAcceptable"] = 406] = "NotAcceptable";
	HttpCodes[HttpCodes["ProxyAuthenticationRequired"] = 407] = "ProxyAuthenticationRequired";
	HttpCodes[HttpCodes["RequestTimeout"] = 408] = "RequestTimeout";
	HttpCodes[HttpCodes["Conflict"] = 409] = "Conflict";
	HttpCodes[HttpCodes["Gone"] = 410] = "Gone";
	HttpCodes[HttpCodes["TooManyRequests"] = 429] = "TooManyRequests";
	HttpCodes[HttpCodes["InternalServerError"] = 500] = "InternalServerError";
	HttpCodes[HttpCodes["NotImplemented"] = 501] = "NotImplemented";
	HttpCodes[HttpCodes["BadGateway"] = 502] = "BadGateway";
	HttpCodes[HttpCodes["ServiceUnavailable"] = 503] = "ServiceUnavailable";
	HttpCodes[HttpCodes["GatewayTimeout"] = 504] = "GatewayTimeout";
})(HttpCodes || (HttpCodes = {}));
var Headers;
(function(Headers) {
	Headers["Accept"] = "accept";
	Headers["ContentType"] = "content-type";
})(Headers || (Headers = {}));
var MediaTypes;
(function(MediaTypes) {
	MediaTypes["ApplicationJson"] = "application/json";
})(MediaTypes || (MediaTypes = {}));
const HttpRedirectCodes = [
	HttpCodes.MovedPermanently,
	HttpCodes.ResourceMoved,
	HttpCodes.SeeOther,
	HttpCodes.TemporaryRedirect,
	HttpCodes.PermanentRedirect
];
const HttpResponseRetryCodes = [
	HttpCodes.BadGateway,
	HttpCodes.ServiceUnavailable,
	HttpCodes.GatewayTimeout
];
const RetryableHttpVerbs = [
	"OPTIONS",
	"GET",
	"DELETE",
	"HEAD"
];
const ExponentialBackoffCeiling = 10;
const ExponentialBackoffTimeSlice = 5;
var HttpClientError = class HttpClientError extends Error {
	constructor(message, statusCode) {
		super(message);
		this.name = "HttpClientError";
		this.statusCode = statusCode;
		Object.setPrototypeOf(this, HttpClientError.prototype);
	}
};
var HttpClientResponse = class {
	constructor(message) {
		this.message = message;
	}
	readBody() {
		return __awaiter(this, void 0, void 0, function* () {
			return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
				let output = Buffer.alloc(0);
				this.message.on("data", (chunk) => {
					output = Buffer.concat([output, chunk]);
				});
				this.message.on("end", () => {
					resolve(output.toString());
				});
			}));
		});
	}
	readBodyBuffer() {
		return __awaiter(this, void 0, void 0, function* () {
			return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
				const chunks = [];
				this.message.on("data", (chunk) => {
					chunks.push(chunk);
				});
				this.message.on("end", () => {
					resolve(Buffer.concat(chunks));
				});
			}));
		});
	}
};
var HttpClient = class {
	constructor(userAgent, handlers, requestOptions) {
		this._ignoreSslError = false;
		this._allowRedirects = true;
		this._allowRedirectDowngrade = false;
		this._maxRedirects = 50;
		this._allowRetries = false;
		this._maxRetries = 1;
		this._keepAlive = false;
		this._disposed = false;
		this.userAgent = this._getUserAgentWithOrchestrationId(userAgent);
		this.handlers = handlers || [];
		this.requestOptions = requestOptions;
		if (requestOptions) {
			if (requestOptions.ignoreSslError != null) this._ignoreSslError = requestOptions.ignoreSslError;
			this._socketTimeout = requestOptions.socketTimeout;
			if (requestOptions.allowRedirects != null) this._allowRedirects = requestOptions.allowRedirects;
			if (requestOptions.allowRedirectDowngrade != null) this._allowRedirectDowngrade = requestOptions.allowRedirectDowngrade;
			if (requestOptions.maxRedirects != null) this._maxRedirects = Math.max(requestOptions.maxRedirects, 0);
			if (requestOptions.keepAlive != null) this._keepAlive = requestOptions.keepAlive;
			if (requestOptions.allowRetries != null) this._allowRetries = requestOptions.allowRetries;
			if (requestOptions.maxRetries != null) this._maxRetries = requestOptions.maxRetries;
		}
	}
	options(requestUrl, additionalHeaders) {
		return __awaiter(this, void 0, void 0, function* () {
			return this.request("OPTIONS", requestUrl, null, additionalHeaders || {});
		});
	}
	get(requestUrl, additionalHeaders) {
		return __awaiter(this, void 0, void 0, function* () {
			return this.request("GET", requestUrl, null, additionalHeaders || {});
		});
	}
	del(requestUrl, additionalHeaders) {
		return __awaiter(this, void 0, void 0, function* () {
			return this.request("DELETE", requestUrl, null, additionalHeaders || {});
		});
	}
	post(requestUrl, data, additionalHeaders) {
		return __awaiter(this, void 0, void 0, function* () {
			return this.request("POST", requestUrl, data, additionalHeaders || {});
		});
	}
	patch(requestUrl, data, additionalHeaders) {
		return __awaiter(this, void 0, void 0, function* () {
			return this.request("PATCH", requestUrl, data, additionalHeaders || {});
		});
	}
	put(requestUrl, data, additionalHeaders) {
		return __awaiter(this, void 0, void 0, function* () {
			return this.request("PUT", requestUrl, data, additionalHeaders || {});
		});
	}
	head(requestUrl, additionalHeaders) {
		return __awaiter(this, void 0, void 0, function* () {
			return this.request("HEAD", requestUrl, null, additionalHeaders || {});
		});
	}
	sendStream(verb, requestUrl, stream, additionalHeaders) {
		return __awaiter(this, void 0, void 0, function* () {
			return this.request(verb, requestUrl, stream, additionalHeaders);
		});
	}
	getJson(requestUrl_1) {
		return __awaiter(this, arguments, void 0, function* (requestUrl, additionalHeaders = {}) {
			additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
			const res = yield this.get(requestUrl, additionalHeaders);
			return this._processResponse(res, this.requestOptions);
		});
	}
	postJson(requestUrl_1, obj_1) {
		return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
			const data = JSON.stringify(obj, null, 2);
			additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
			additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
			const res = yield this.post(requestUrl, data, additionalHeaders);
			return this._processResponse(res, this.requestOptions);
		});
	}
	putJson(requestUrl_1, obj_1) {
		return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
			const data = JSON.stringify(obj, null, 2);
			additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
			additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
			const res = yield this.put(requestUrl, data, additionalHeaders);
			return this._processResponse(res, this.requestOptions);
		});
	}
	patchJson(requestUrl_1, obj_1) {
		return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
			const data = JSON.stringify(obj, null, 2);
			additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
			additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
			const res = yield this.patch(requestUrl, data, additionalHeaders);
			return this._processResponse(res, this.requestOptions);
		});
	}
	request(verb, requestUrl, data, headers) {
		return __awaiter(this, void 0, void 0, function* () {
			if (this._disposed) throw new Error("Client has already been disposed.");
			const parsedUrl = new URL(requestUrl);
			let info = this._prepareRequest(verb, parsedUrl, headers);
			const maxTries = this._allowRetries && RetryableHttpVerbs.includes(verb) ? this._maxRetries + 1 : 1;
			let numTries = 0;
			let response;
			do {
				response = yield this.requestRaw(info, data);
				if (response && response.message && response.message.statusCode === HttpCodes.Unauthorized) {
					let authenticationHandler;
					for (const handler of this.handlers) if (handler.canHandleAuthentication(response)) {
						authenticationHandler = handler;
						break;
					}
					if (authenticationHandler) return authenticationHandler.handleAuthentication(this, info, data);
					else return response;
				}
				let redirectsRemaining = this._maxRedirects;
				while (response.message.statusCode && HttpRedirectCodes.includes(response.message.statusCode) && this._allowRedirects && redirectsRemaining > 0) {
					const redirectUrl = response.message.headers["location"];
					if (!redirectUrl) break;
					const parsedRedirectUrl = new URL(redirectUrl);
					if (parsedUrl.protocol === "https:" && parsedUrl.protocol !== parsedRedirectUrl.protocol && !this._allowRedirectDowngrade) throw new Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.");
					yield response.readBody();
					if (parsedRedirectUrl.hostname !== parsedUrl.hostname) {
						for (const header in headers) if (header.toLowerCase() === "authorization") delete headers[header];
					}
					info = this._prepareRequest(verb, parsedRedirectUrl, headers);
					response = yield this.requestRaw(info, data);
					redirectsRemaining--;
				}
				if (!response.message.statusCode || !HttpResponseRetryCodes.includes(response.message.statusCode)) return response;
				numTries += 1;
				if (numTries < maxTries) {
					yield response.readBody();
					yield this._performExponentialBackoff(numTries);
				}
			} while (numTries < maxTries);
			return response;
		});
	}
	dispose() {
		if (this._agent) this._agent.destroy();
		this._disposed = true;
	}
	requestRaw(info, data) {
		return __awaiter(this, void 0, void 0, function* () {
			return new Promise((resolve, reject) => {
				function callbackForResult(err, res) {
					if (err) reject(err);
					else if (!res) reject(new Error("Unknown error"));
					else resolve(res);
				}
				this.requestRawWithCallback(info, data, callbackForResult);
			});
		});
	}
	requestRawWithCallback(info, data, onResult) {
		if (typeof data === "string") {
			if (!info.options.headers) info.options.headers = {};
			info.options.headers["Content-Length"] = Buffer.byteLength(data, "utf8");
		}
		let callbackCalled = false;
		function handleResult(err, res) {
			if (!callbackCalled) {
				callbackCalled = true;
				onResult(err, res);
			}
		}
		const req = info.httpModule.request(info.options, (msg) => {
			handleResult(void 0, new HttpClientResponse(msg));
		});
		let socket;
		req.on("socket", (sock) => {
			socket = sock;
		});
		req.setTimeout(this._socketTimeout || 18e4, () => {
			if (socket) socket.end();
			handleResult(new Error(`Request timeout: ${info.options.path}`));
		});
		req.on("error", function(err) {
			handleResult(err);
		});
		if (data && typeof data === "string") req.write(data, "utf8");
		if (data && typeof data !== "string") {
			data.on("close", function() {
				req.end();
			});
			data.pipe(req);
		} else req.end();
	}
	getAgent(serverUrl) {
		const parsedUrl = new URL(serverUrl);
		return this._getAgent(parsedUrl);
	}
	getAgentDispatcher(serverUrl) {
		const parsedUrl = new URL(serverUrl);
		const proxyUrl = getProxyUrl(parsedUrl);
		if (!(proxyUrl && proxyUrl.hostname)) return;
		return this._getProxyAgentDispatcher(parsedUrl, proxyUrl);
	}
	_prepareRequest(method, requestUrl, headers) {
		const info = {};
		info.parsedUrl = requestUrl;
		const usingSsl = info.parsedUrl.protocol === "https:";
		info.httpModule = usingSsl ? /*#__PURE__*/ (https__WEBPACK_IMPORTED_MODULE_2___namespace_cache || (https__WEBPACK_IMPORTED_MODULE_2___namespace_cache = __webpack_require__.t(https__WEBPACK_IMPORTED_MODULE_2__, 2))) : /*#__PURE__*/ (http__WEBPACK_IMPORTED_MODULE_1___namespace_cache || (http__WEBPACK_IMPORTED_MODULE_1___namespace_cache = __webpack_require__.t(http__WEBPACK_IMPORTED_MODULE_1__, 2)));
		const defaultPort = usingSsl ? 443 : 80;
		info.options = {};
		info.options.host = info.parsedUrl.hostname;
		info.options.port = info.parsedUrl.port ? parseInt(info.parsedUrl.port) : defaultPort;
		info.options.path = (info.parsedUrl.pathname || "") + (info.parsedUrl.search || "");
		info.options.method = method;
		info.options.headers = this._mergeHeaders(headers);
		if (this.userAgent != null) info.options.headers["user-agent"] = this.userAgent;
		info.options.agent = this._getAgent(info.parsedUrl);
		if (this.handlers) for (const handler of this.handlers) handler.prepareRequest(info.options);
		return info;
	}
	_mergeHeaders(headers) {
		if (this.requestOptions && this.requestOptions.headers) return Object.assign({}, lowercaseKeys(this.requestOptions.headers), lowercaseKeys(headers || {}));
		return lowercaseKeys(headers || {});
	}
	_getExistingOrDefaultHeader(additionalHeaders, header, _default) {
		let clientHeader;
		if (this.requestOptions && this.requestOptions.headers) {
			const headerValue = lowercaseKeys(this.requestOptions.headers)[header];
			if (headerValue) clientHeader = typeof headerValue === "number" ? headerValue.toString() : headerValue;
		}
		const additionalValue = additionalHeaders[header];
		if (additionalValue !== void 0) return typeof additionalValue === "number" ? additionalValue.toString() : additionalValue;
		if (clientHeader !== void 0) return clientHeader;
		return _default;
	}
	_getExistingOrDefaultContentTypeHeader(additionalHeaders, _default) {
		let clientHeader;
		if (this.requestOptions && this.requestOptions.headers) {
			const headerValue = lowercaseKeys(this.requestOptions.headers)[Headers.ContentType];
			if (headerValue) {
				if (typeof headerValue === "number") clientHeader = String(headerValue);
				else if (Array.isArray(headerValue)) clientHeader = headerValue.join(", ");
				else clientHeader = headerValue;
			}
		}
		const additionalValue = additionalHeaders[Headers.ContentType];
		if (additionalValue !== void 0) {
			if (typeof additionalValue === "number") return String(additionalValue);
			else if (Array.isArray(additionalValue)) return additionalValue.join(", ");
			else return additionalValue;
		}
		if (clientHeader !== void 0) return clientHeader;
		return _default;
	}
	_getAgent(parsedUrl) {
		let agent;
		const proxyUrl = getProxyUrl(parsedUrl);
		const useProxy = proxyUrl && proxyUrl.hostname;
		if (this._keepAlive && useProxy) agent = this._proxyAgent;
		if (!useProxy) agent = this._agent;
		if (agent) return agent;
		const usingSsl = parsedUrl.protocol === "https:";
		let maxSockets = 100;
		if (this.requestOptions) maxSockets = this.requestOptions.maxSockets || http__WEBPACK_IMPORTED_MODULE_1__.globalAgent.maxSockets;
		if (proxyUrl && proxyUrl.hostname) {
			const agentOptions = {
				maxSockets,
				keepAlive: this._keepAlive,
				proxy: Object.assign(Object.assign({}, (proxyUrl.username || proxyUrl.password) && { proxyAuth: `${proxyUrl.username}:${proxyUrl.password}` }), {
					host: proxyUrl.hostname,
					port: proxyUrl.port
				})
			};
			let tunnelAgent;
			const overHttps = proxyUrl.protocol === "https:";
			if (usingSsl) tunnelAgent = overHttps ? import_tunnel.httpsOverHttps : import_tunnel.httpsOverHttp;
			else tunnelAgent = overHttps ? import_tunnel.httpOverHttps : import_tunnel.httpOverHttp;
			agent = tunnelAgent(agentOptions);
			this._proxyAgent = agent;
		}
		if (!agent) {
			const options = {
				keepAlive: this._keepAlive,
				maxSockets
			};
			agent = usingSsl ? new https__WEBPACK_IMPORTED_MODULE_2__.Agent(options) : new http__WEBPACK_IMPORTED_MODULE_1__.Agent(options);
			this._agent = agent;
		}
		if (usingSsl && this._ignoreSslError) agent.options = Object.assign(agent.options || {}, { rejectUnauthorized: false });
		return agent;
	}
	_getProxyAgentDispatcher(parsedUrl, proxyUrl) {
		let proxyAgent;
		if (this._keepAlive) proxyAgent = this._proxyAgentDispatcher;
		if (proxyAgent) return proxyAgent;
		const usingSsl = parsedUrl.protocol === "https:";
		proxyAgent = new ProxyAgent(Object.assign({
			uri: proxyUrl.href,
			pipelining: !this._keepAlive ? 0 : 1
		}, (proxyUrl.username || proxyUrl.password) && { token: `Basic ${Buffer.from(`${proxyUrl.username}:${proxyUrl.password}`).toString("base64")}` }));
		this._proxyAgentDispatcher = proxyAgent;
		if (usingSsl && this._ignoreSslError) proxyAgent.options = Object.assign(proxyAgent.options.requestTls || {}, { rejectUnauthorized: false });
		return proxyAgent;
	}
	_getUserAgentWithOrchestrationId(userAgent) {
		const baseUserAgent = userAgent || "actions/http-client";
		const orchId = process.env["ACTIONS_ORCHESTRATION_ID"];
		if (orchId) return `${baseUserAgent} actions_orchestration_id/${orchId.replace(/[^a-z0-9_.-]/gi, "_")}`;
		return baseUserAgent;
	}
	_performExponentialBackoff(retryNumber) {
		return __awaiter(this, void 0, void 0, function* () {
			retryNumber = Math.min(ExponentialBackoffCeiling, retryNumber);
			const ms = ExponentialBackoffTimeSlice * Math.pow(2, retryNumber);
			return new Promise((resolve) => setTimeout(() => resolve(), ms));
		});
	}
	_processResponse(res, options) {
		return __awaiter(this, void 0, void 0, function* () {
			return new Promise((resolve, reject) => __awaiter(this, void 0, void 0, function* () {
				const statusCode = res.message.statusCode || 0;
				const response = {
					statusCode,
					result: null,
					headers: {}
				};
				if (statusCode === HttpCodes.NotFound) resolve(response);
				function dateTimeDeserializer(key, value) {
					if (typeof value === "string") {
						const a = new Date(value);
						if (!isNaN(a.valueOf())) return a;
					}
					return value;
				}
				let obj;
				let contents;
				try {
					contents = yield res.readBody();
					if (contents && contents.length > 0) {
						if (options && options.deserializeDates) obj = JSON.parse(contents, dateTimeDeserializer);
						else obj = JSON.parse(contents);
						response.result = obj;
					}
					response.headers = res.message.headers;
				} catch (err) {}
				if (statusCode > 299) {
					let msg;
					if (obj && obj.message) msg = obj.message;
					else if (contents && contents.length > 0) msg = contents;
					else msg = `Failed request: (${statusCode})`;
					const err = new HttpClientError(msg, statusCode);
					err.result = response.result;
					reject(err);
				} else resolve(response);
			}));
		});
	}
};
const lowercaseKeys = (obj) => Object.keys(obj).reduce((c, k) => (c[k.toLowerCase()] = obj[k], c), {});
// src/http/retry.ts
const retriedStatuses = new Set([
	408,
	425,
	429,
	500,
	502,
	503,
	504
]);
const isRetried = (status) => retriedStatuses.has(status);
const mostFailures = 10;
const shortestBackoff = 1e3;
const longestBackoff = 3e4;
function planRetry(failure) {
	const { failures, retryAfter, timeLeft, random, leastShare } = failure;
	if (failures >= mostFailures) return {
		kind: "give-up",
		why: "failures"
	};
	const backoff = Math.min(longestBackoff, shortestBackoff * 2 ** (failures - 1));
	const milliseconds = retryAfter ?? backoff * (leastShare + random * (1 - leastShare));
	if (milliseconds < timeLeft) return {
		kind: "wait",
		milliseconds
	};
	return {
		kind: "give-up",
		why: retryAfter === null ? "deadline" : "retry-after"
	};
}
const longestAsked = 31536e3;
function retryAfter({ headers, wallTime }) {
	const value = headers["retry-after"]?.trim();
	if (!value) return null;
	if (/^\d+(\.\d+)?$/.test(value)) return Math.min(Number(value), longestAsked) * 1e3;
	const date = /[a-z]{3}/i.test(value) ? Date.parse(value) : NaN;
	return Number.isNaN(date) ? null : Math.min(Math.max(0, date - wallTime), longestAsked * 1e3);
}
// src/http/transport.ts
var ConnectionError = class extends Error {
	name = "ConnectionError";
	unsent;
	constructor(message, { cause, unsent }) {
		super(message, { cause });
		this.unsent = unsent;
	}
};
var OversizedBody = class extends Error {
	name = "OversizedBody";
};
const longestSilence = 864e5;
function createTransport({ userAgent }) {
	const current = {};
	const client = new HttpClient(userAgent, [{
		prepareRequest(options) {
			if (current.signal) options.signal = current.signal;
			options.host = options.host?.replace(/^\[(.*)\]$/, "$1");
		},
		canHandleAuthentication: () => false,
		handleAuthentication: () => Promise.reject(new Error("not reached"))
	}], {
		allowRedirects: false,
		keepAlive: true,
		socketTimeout: longestSilence
	});
	const send = async ({ method, url, headers, body }, { timeout, maxBytes, signal }) => {
		const timer = AbortSignal.timeout(Math.max(1, Math.ceil(timeout)));
		const either = AbortSignal.any([signal, timer]);
		try {
			current.signal = either;
			const { message } = await unlessAborted(client.request(method, url, body ?? null, {
				...headers,
				"accept-encoding": "identity"
			}), either);
			const chunks = [];
			let bytes = 0;
			for await (const chunk of message) {
				bytes += chunk.length;
				if (bytes > maxBytes) {
					message.destroy();
					throw new OversizedBody(`the response is longer than ${maxBytes} bytes`);
				}
				chunks.push(chunk);
			}
			either.throwIfAborted();
			return {
				status: message.statusCode ?? 0,
				headers: message.headers,
				body: new TextDecoder().decode(Buffer.concat(chunks))
			};
		} catch (error) {
			signal.throwIfAborted();
			if (error instanceof OversizedBody) throw error;
			throw new ConnectionError(timer.aborted ? `no complete response within ${Math.round(timeout / 100) / 10} s` : describe(error), {
				cause: error,
				unsent: unsentCodes.has(codeOf(error))
			});
		}
	};
	return {
		send,
		close: () => client.dispose()
	};
}
function unlessAborted(response, signal) {
	return new Promise((resolve, reject) => {
		const abort = () => reject(signal.reason);
		signal.addEventListener("abort", abort, { once: true });
		response.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
	});
}
const unsentCodes = new Set([
	"ECONNREFUSED",
	"ENOTFOUND",
	"EAI_AGAIN"
]);
const codeOf = (error) => error instanceof Error && "code" in error ? String(error.code) : "";
function describe(error) {
	if (error instanceof AggregateError && error.errors.length > 0) return describe(error.errors[0]);
	return error instanceof Error && error.message ? error.message : String(error);
}
// src/http/sender.ts
function createSender({ send, manner, clock, counts, log }) {
	return async ({ request: first, renew, repeat, deadline, timeout, maxBytes, signal }) => {
		let request = first;
		const timeLeft = () => deadline - clock.now();
		let gaveUp = {
			why: "deadline",
			failures: 0,
			last: null,
			limited: false,
			wait: null
		};
		for (let failures = 1;; failures += 1) {
			signal.throwIfAborted();
			if (timeLeft() <= 0) return { gaveUp };
			counts.requests += 1;
			const bounds = {
				timeout: Math.min(timeout, timeLeft()),
				maxBytes,
				signal
			};
			const sentAt = clock.now();
			const answer = await settle(send(request, bounds));
			log?.debug?.(`${nameOf(request)}: ${resultOf(answer)}, after ${Math.round(clock.now() - sentAt)} ms`);
			const assessment = assess({
				answer,
				manner,
				wallTime: clock.wallTime()
			});
			if (assessment.kind === "final") return assessment;
			const { wait } = assessment;
			const plan = planRetry({
				failures,
				retryAfter: wait,
				timeLeft: timeLeft(),
				random: clock.random(),
				leastShare: manner.leastShare
			});
			const limited = assessment.kind === "limited";
			gaveUp = {
				why: "deadline",
				failures,
				last: answer,
				limited,
				wait
			};
			const why = reasonToStop({
				repeat,
				limited,
				answer
			});
			if (why) return { gaveUp: {
				...gaveUp,
				why
			} };
			if (plan.kind === "give-up") return { gaveUp: {
				...gaveUp,
				why: plan.why
			} };
			counts.retries += 1;
			counts.waited += plan.milliseconds;
			if (plan.milliseconds >= leastWaitTold) {
				const seconds = Math.round(plan.milliseconds / 1e3);
				const asked = wait === null ? "" : ", which asks for that";
				log?.info(`Waiting ${seconds} s before ${nameOf(request)} is sent again: ${resultOf(answer)}${asked}.`);
			}
			await clock.sleep(plan.milliseconds, signal);
			if (renew) request = await renew();
		}
	};
}
const leastWaitTold = 1e4;
function nameOf({ method, url }) {
	const { origin, pathname } = new URL(url);
	return `${method} ${origin}${pathname}`;
}
const resultOf = (answer) => answer instanceof ConnectionError ? answer.message : `status ${answer.status}`;
async function settle(sending) {
	try {
		return await sending;
	} catch (error) {
		if (error instanceof ConnectionError) return error;
		throw error;
	}
}
function assess({ answer, manner, wallTime }) {
	if (answer instanceof ConnectionError) return {
		kind: "passing",
		wait: null
	};
	const assessment = manner.assess(answer, wallTime);
	return assessment.kind === "final" ? {
		...assessment,
		response: answer
	} : assessment;
}
function reasonToStop({ repeat, limited, answer }) {
	if (repeat === "never") return "failures";
	if (repeat === "always" || limited) return void 0;
	return answer instanceof ConnectionError && answer.unsent ? "failures" : "unconfirmed";
}
// src/http/words.ts
const mostCharacters = 300;
function shortWords(text) {
	const line = text.replace(/\s+/g, " ").trim();
	if (line.length <= mostCharacters) return line;
	return `${line.slice(0, Math.max(0, line.lastIndexOf(" ", mostCharacters)))}…`;
}
function parseBody(body) {
	try {
		return JSON.parse(body);
	} catch {
		return body;
	}
}



/***/ })

};
