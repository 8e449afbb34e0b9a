export const id = 179;
export const ids = [179];
export const modules = {

/***/ 473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $1: () => (/* binding */ postLimitBytes),
/* harmony export */   $J: () => (/* binding */ postOrExplain),
/* harmony export */   GD: () => (/* binding */ upsertMarked),
/* harmony export */   Iq: () => (/* binding */ ownPosts),
/* harmony export */   Ox: () => (/* binding */ startsWithMarker),
/* harmony export */   ZD: () => (/* binding */ commentOnce),
/* harmony export */   _f: () => (/* binding */ findPullRequest),
/* harmony export */   e5: () => (/* binding */ postFields),
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
	issue: "issues: write",
	"new-issue": "issues: write"
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
function startsWithMarker(body, marker) {
	return body?.startsWith(marker) ?? false;
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
const isMarked = (post, marker) => startsWithMarker(post.body, marker);
async function ownPosts({ marked, author }) {
	if (marked.length === 0) return [];
	const self = await author();
	return marked.filter((post) => isAuthor(post.user, self));
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
async function upsertComment({ github, context, pullRequest, marker: parts, sectionsAfter, log }) {
	const { number } = pullRequest;
	const marker = createMarker(parts);
	const bodyAfter = (previous) => (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .fitSections */ .W)({
		sections: sectionsAfter(previous),
		limitBytes: postLimitBytes,
		marker,
		runUrl: context.runUrl
	}).body;
	const comment = await postOrExplain({
		post: () => upsertMarked({
			github,
			place: { number },
			marker,
			bodyAfter,
			log
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
	return comment && { url: comment.html_url };
}
async function commentOnce({ github, context: { runUrl }, place, marker: parts, sections, log }) {
	const marker = createMarker(parts);
	let isNew = false;
	const bodyAfter = async (previous) => {
		isNew = previous === null;
		if (previous !== null) return previous;
		const limits = {
			limitBytes: postLimitBytes,
			marker,
			runUrl
		};
		return (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .fitSections */ .W)({
			sections: await sections(),
			...limits
		}).body;
	};
	await upsertMarked({
		github,
		place,
		marker,
		bodyAfter,
		log
	});
	return isNew;
}
async function upsertMarked(work) {
	const { marked, lastPage } = await listMarked({
		...work,
		firstPage: 1
	});
	const own = await ownPosts({
		marked,
		author: work.github.viewer
	});
	return await keepOldest({
		...work,
		own,
		isCurrent: () => false
	}) ?? create({
		...work,
		lastPage
	});
}
async function create(work) {
	const { github, place, bodyAfter, lastPage, log } = work;
	const body = await bodyAfter(null);
	const listOwn = async (author) => {
		const { marked } = await listMarked({
			...work,
			firstPage: lastPage
		});
		return ownPosts({
			marked,
			author
		});
	};
	let created;
	try {
		const parameters = {
			...issueOf(place),
			body
		};
		created = await github.request(routes.create, parameters, commentSchema);
	} catch (error) {
		if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isGitHubError */ .e0)(error, { kind: "unconfirmed" })) throw error;
		const kept = await keepOldest({
			...work,
			own: await listOwn(github.viewer),
			isCurrent: (comment) => comment.body === body
		});
		if (kept) return kept;
		throw error;
	}
	try {
		const { user } = created;
		const author = async () => ({
			id: user?.id ?? null,
			login: user?.login ?? ""
		});
		const others = (await listOwn(author)).filter(({ id }) => id !== created.id);
		return await keepOldest({
			...work,
			own: [...others, created],
			isCurrent: (comment) => comment === created
		}) ?? created;
	} catch (error) {
		if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_)) throw error;
		log.warning(`Whether another run commented at the same time is not known: ${error.message}`);
		return created;
	}
}
async function keepOldest({ own, isCurrent, ...work }) {
	let kept;
	for (const comment of own.toSorted((a, b) => a.id - b.id)) if (kept) await remove({
		...work,
		comment
	});
	else kept = isCurrent(comment) ? comment : await update({
		...work,
		comment
	});
	return kept;
}
async function update({ github, place, bodyAfter, comment }) {
	try {
		const body = await bodyAfter(comment.body ?? null);
		if (body === comment.body) return comment;
		const parameters = {
			...repositoryOf(place),
			comment_id: comment.id,
			body
		};
		return await github.request(routes.update, parameters, commentSchema);
	} catch (error) {
		if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isGitHubError */ .e0)(error, { status: 404 })) return void 0;
		throw error;
	}
}
async function remove({ github, place, log, comment }) {
	try {
		const parameters = {
			...repositoryOf(place),
			comment_id: comment.id
		};
		await github.request(routes.delete, parameters, (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5)());
	} catch (error) {
		if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isGitHubError */ .e0)(error, { status: 404 })) return;
		if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_)) throw error;
		log.warning(`A second comment of the same kind was left in place: ${error.message}`);
	}
}
async function listMarked({ github, place, marker, firstPage }) {
	const marked = [];
	let lastPage = firstPage - 1;
	const parameters = {
		...issueOf(place),
		firstPage
	};
	for await (const page of github.pages(routes.list, parameters, commentSchema)) {
		lastPage += 1;
		marked.push(...page.filter((comment) => isMarked(comment, marker)));
	}
	return {
		marked,
		lastPage
	};
}
const repositoryOf = ({ owner, repo }) => ({ ...owner && repo && {
	owner,
	repo
} });
const issueOf = (place) => ({
	...repositoryOf(place),
	issue_number: place.number
});



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

/***/ 713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DK: () => (/* binding */ allowedLink),
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
/* harmony export */   lk: () => (/* binding */ parseTimestamp),
/* harmony export */   mk: () => (/* binding */ publish),
/* harmony export */   qx: () => (/* binding */ conversationPageSchema),
/* harmony export */   rr: () => (/* binding */ feedbackSchema),
/* harmony export */   rx: () => (/* binding */ safePullRequestUrl),
/* harmony export */   s2: () => (/* binding */ withoutPosts),
/* harmony export */   t6: () => (/* binding */ conversationRowSchema),
/* harmony export */   uY: () => (/* binding */ openDestinations),
/* harmony export */   ub: () => (/* binding */ jobStatuses),
/* harmony export */   x5: () => (/* binding */ refusal)
/* harmony export */ });
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(772);
/* harmony import */ var _transport_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(517);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(473);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(368);





// src/service/schemas.ts
const optionalText = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()), null);
const optionalTime = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KC)([(0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(), (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)()]), (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd)(String))), null);
const jobStatuses = [
	"active",
	"completed",
	"archived",
	"failed"
];
const agentJobSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H)({
	id: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())),
	status: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	source: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H)({
		repository: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())),
		ref: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()))
	}))),
	model: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())),
	prLink: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())),
	createdAt: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())),
	archivedAt: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()))
});
const jobIdPattern = /^(?!\.+$)[\w.~:-]{1,200}$/;
const jobId = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)().check((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* ._regex */ .Fk)(jobIdPattern));
const answeredJobFields = {
	id: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(jobId), null),
	status: optionalText,
	model: optionalText,
	createdAt: optionalText,
	source: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
		repository: optionalText,
		ref: optionalText
	})), null)
};
const messagedJobSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	...answeredJobFields,
	prLink: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())), void 0)
});
const startedJobSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	...answeredJobFields,
	id: jobId
});
const conversationPageSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	conversations: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5)()),
	nextCursor: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	hasMore: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM)()
});
const sourceSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	title: optionalText,
	url: optionalText
});
const conversationRowSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	id: optionalText,
	query: optionalText,
	response: optionalText,
	resolutionStatus: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* ._enum */ .$8)(["answered", "unanswered"])), null),
	conversationId: optionalText,
	timestamp: optionalTime,
	pageUrl: optionalText,
	queryCategory: optionalText,
	responseType: optionalText,
	sources: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)(sourceSchema, {
		title: null,
		url: null
	})), [])
});
const number = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)()), null);
const searchPageSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	searches: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5)()),
	nextCursor: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())
});
const searchSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	searchQuery: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	hits: number,
	ctr: number,
	topClickedPage: optionalText
});
const feedbackPageSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	feedback: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5)()),
	nextCursor: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	hasMore: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM)())
});
const feedbackSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	id: optionalText,
	path: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	comment: optionalText,
	helpful: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM)()), null)
});
const errorBodySchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	error: optionalText,
	details: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ message: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)() }))), null)
});
// src/service/timestamp.ts
const zone = String.raw`(?: ?(?<zone>Z|UTC|GMT|(?:GMT)?[+-]\d{2}:?\d{2}))?`;
const dateForms = [
	String.raw`\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?${zone})?`,
	String.raw`(?:[A-Z][a-z]{2}, )?\d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}(?::\d{2})?${zone}`,
	String.raw`[A-Z][a-z]{2} [A-Z][a-z]{2} \d{1,2} \d{4} \d{2}:\d{2}:\d{2}${zone}`
].map((form) => new RegExp(`^${form}$`, "i"));
const epochForm = /^(?:(?<seconds>\d{10})|(?<milliseconds>\d{13}))(?:\.\d{1,9})?$/;
function parseTimestamp(text) {
	if (!text) return null;
	const epoch = epochForm.exec(text)?.groups;
	if (epoch) return Math.floor(Number(text) * (epoch.seconds ? 1e3 : 1));
	for (const form of dateForms) {
		const match = form.exec(text);
		if (!match) continue;
		const isDateOnly = text.length === 10;
		const time = Date.parse(match.groups?.zone || isDateOnly ? text : `${text}Z`);
		return time >= 0 ? time : null;
	}
	return null;
}
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
	"read-conversations": {
		scope: "read",
		inputs: "input `project-id`",
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
	const parsed = (0,_transport_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBody */ .OG)(body);
	return typeof parsed === "object" && parsed !== null && !Array.isArray(parsed);
}
function serviceWords(body) {
	const parsed = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xL)(errorBodySchema, (0,_transport_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBody */ .OG)(body));
	if (!parsed.success) return "";
	const { error, details } = parsed.data;
	const words = [error, ...(details ?? []).map((detail) => detail.message)].filter(Boolean);
	return (0,_transport_js__WEBPACK_IMPORTED_MODULE_1__/* .shortWords */ .WL)([...new Set(words)].join("; "));
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
		case "comment": return (0,_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .upsertComment */ .lB)({
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
// src/text/links.ts
const longestUrl = 2048;
const unsafeInMarkdown = /[\s()<>[\]{}"'`|\\^]|;/g;
function percentEncode(character) {
	return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}
function allowedLink(url, allowedHosts) {
	if (url.length > longestUrl) return null;
	const parsed = URL.parse(url);
	if (parsed?.protocol !== "https:" || parsed.username !== "" || parsed.password !== "") return null;
	if (!allowedHosts.includes(parsed.host)) return null;
	return parsed.href.replace(unsafeInMarkdown, percentEncode);
}
const plainHttpsUrl = /^https:\/\/[A-Za-z0-9][A-Za-z0-9\-._~/%:]*$/;
function safePullRequestUrl(url) {
	return url.length <= longestUrl && plainHttpsUrl.test(url) && URL.canParse(url) ? url : null;
}



/***/ }),

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

/***/ 483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M$: () => (/* binding */ planRetry),
/* harmony export */   P9: () => (/* binding */ retryAfter),
/* harmony export */   aE: () => (/* binding */ createSender),
/* harmony export */   mo: () => (/* binding */ isRetried)
/* harmony export */ });
/* harmony import */ var _transport_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(517);

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
function retryAfter({ headers, wallTime }) {
	const value = headers["retry-after"]?.trim();
	if (!value) return null;
	if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1e3;
	const date = /[a-z]{3}/i.test(value) ? Date.parse(value) : NaN;
	return Number.isNaN(date) ? null : Math.max(0, date - wallTime);
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
const resultOf = (answer) => answer instanceof _transport_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .Rc ? answer.message : `status ${answer.status}`;
async function settle(sending) {
	try {
		return await sending;
	} catch (error) {
		if (error instanceof _transport_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .Rc) return error;
		throw error;
	}
}
function assess({ answer, manner, wallTime }) {
	if (answer instanceof _transport_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .Rc) return {
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
	return answer instanceof _transport_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .Rc && answer.unsent ? "failures" : "unconfirmed";
}



/***/ }),

/***/ 179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ openSurroundings),
/* harmony export */   I: () => (/* binding */ openService)
/* harmony export */ });
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(772);
/* harmony import */ var _transport_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(517);
/* harmony import */ var _sender_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(483);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(473);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(368);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(713);







// src/github/surroundings.ts
const tellingGrace = 1e4;
function openSurroundings({ token, pullRequestNumber: number, step: { env, clock, signal, log, deadline } }) {
	const context = (0,_summary_js__WEBPACK_IMPORTED_MODULE_5__/* .readRunContext */ .$p)(env);
	const open = async () => {
		if (!token) throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PostingError */ .lo("github-token: expected a token, as this run needs GitHub's API, but it is blank");
		if (context.payloadBroken) throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PostingError */ .lo(`${context.payloadProblem} Without it nothing can be posted: check the file that GITHUB_EVENT_PATH names.`);
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
		const pullRequest = await (0,_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .findPullRequest */ ._f)({
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
		if (!(0,_sender_js__WEBPACK_IMPORTED_MODULE_2__/* .isRetried */ .mo)(status)) return { kind: "final" };
		const wait = (0,_sender_js__WEBPACK_IMPORTED_MODULE_2__/* .retryAfter */ .P9)({
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
	const transport = (0,_transport_js__WEBPACK_IMPORTED_MODULE_1__/* .createTransport */ .oO)({ userAgent: "docs-agent-action" });
	const counts = {
		requests: 0,
		retries: 0,
		waited: 0
	};
	const sender = (0,_sender_js__WEBPACK_IMPORTED_MODULE_2__/* .createSender */ .aE)({
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
			if (!(error instanceof _transport_js__WEBPACK_IMPORTED_MODULE_1__/* .OversizedBody */ .mR)) throw error;
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
	if (status < 200 || status > 299) throw (0,_links_js__WEBPACK_IMPORTED_MODULE_6__/* .refusal */ .x5)({
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
	const parsed = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xL)(asking.schema, json);
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
	const next = [isOpen && _links_js__WEBPACK_IMPORTED_MODULE_6__/* .operationWords */ .Zz[operation].unconfirmed, "Check that the input `base-url` is the service's address and that no proxy answers in its place."];
	return new _links_js__WEBPACK_IMPORTED_MODULE_6__/* .ServiceError */ ._7(isOpen ? "unconfirmed" : kind, `The service's response for ${subject} can't be used: ${problem}. ${next.filter(Boolean).join(" ")}`, { cause });
}
function explain({ gaveUp: { why, failures, last, limited, wait }, asking: { subject, operation } }) {
	if (!last) return new _links_js__WEBPACK_IMPORTED_MODULE_6__/* .ServiceError */ ._7(why, `Time ran out before the request for ${subject}.`);
	const isConnection = last instanceof _transport_js__WEBPACK_IMPORTED_MODULE_1__/* .ConnectionError */ .Rc;
	const cause = isConnection ? { cause: last } : {};
	const said = isConnection ? last.message : [`status ${last.status}`, (0,_links_js__WEBPACK_IMPORTED_MODULE_6__/* .serviceWords */ .jD)(last.body)].filter(Boolean).join(": ");
	const words = _links_js__WEBPACK_IMPORTED_MODULE_6__/* .operationWords */ .Zz[operation];
	if (why === "unconfirmed") {
		if (!isConnection && last.status < 500) return (0,_links_js__WEBPACK_IMPORTED_MODULE_6__/* .refusal */ .x5)({
			...last,
			location: void 0,
			subject,
			operation
		});
		const message = `No usable answer came for ${subject}: ${said}. ${words.unconfirmed}`;
		return new _links_js__WEBPACK_IMPORTED_MODULE_6__/* .ServiceError */ ._7(why, message, cause);
	}
	const tries = `${failures} ${failures === 1 ? "try" : "tries"}`;
	const reasons = {
		failures: failures === 1 ? `${tries} failed` : `${failures} tries in a row failed`,
		deadline: `the time was up after ${tries}`,
		"retry-after": `the service asks to wait ${Math.ceil((wait ?? 0) / 1e3)} s, which is longer than the step may take`
	};
	const next = limited ? `${words.limit}: run again later, or raise \`timeout-minutes\`.` : isConnection ? "Check the input `base-url`, the network and the proxy settings of the runner, and the status of the service." : "Check the status of the service, then run again.";
	const message = `No answer for ${subject}: ${reasons[why]}. The last one: ${said}. ${next}`;
	return new _links_js__WEBPACK_IMPORTED_MODULE_6__/* .ServiceError */ ._7(why, message, cause);
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
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(772);
/* harmony import */ var _clean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(417);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(270);
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
	let escaped = (0,_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .singleLine */ .pF)(text).replace(hexadecimalWord, (word) => word.replace(sixDigits, `$&${zeroWidthSpace}`));
	for (const [pattern, replacement] of interruptions) escaped = escaped.replace(pattern, replacement);
	return escaped.replace(structural, entities);
}
function longestBacktickRun(text) {
	return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}
function codeSpan(text) {
	const line = (0,_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .singleLine */ .pF)(text);
	if (line === "") return "";
	if (line.includes("|")) return `<code>${escapeMarkdown(line)}</code>`;
	const fence = "`".repeat(longestBacktickRun(line) + 1);
	const padding = /^`|`$/.test(line) ? " " : "";
	return `${fence}${padding}${line}${padding}${fence}`;
}
function codeFence(text, info = "") {
	const body = (0,_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .clean */ .uH)(text);
	const fence = "`".repeat(Math.max(3, longestBacktickRun(body) + 1));
	return `${fence}${info}\n${body}\n${fence}`;
}
function mermaidText(text) {
	return (0,_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .singleLine */ .pF)((0,_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .singleLine */ .pF)(text).replaceAll("\"", "'").replace(/[#;<>{}[\]()|\\%`]/g, " "));
}
function link({ text, url }) {
	return `[${escapeInsideLine(text)}](${url})`;
}
// src/github/run-context.ts
const lenient = (schema) => (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(schema), void 0);
const account = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ login: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)() });
const namedRepository = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	full_name: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	owner: lenient(account)
});
const pullRequestSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	number: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)(),
	head: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
		ref: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
		sha: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
		repo: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)(namedRepository)
	}),
	base: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ repo: namedRepository }),
	user: lenient(account)
});
const repositoryId = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ id: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)() });
const workflowRunSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	head_branch: lenient((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	head_sha: lenient((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	head_repository: lenient(namedRepository),
	actor: lenient(account),
	pull_requests: lenient((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
		number: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)(),
		head: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ repo: repositoryId }),
		base: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ repo: repositoryId })
	})))
});
const payloadSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	pull_request: lenient(pullRequestSchema),
	issue: lenient((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
		number: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)(),
		body: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
		pull_request: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5)())
	})),
	changes: lenient((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ body: lenient((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ from: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()) })) })),
	workflow_run: lenient(workflowRunSchema),
	sender: lenient((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
		login: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
		type: lenient((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())
	})),
	repository: lenient(repositoryId)
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
	return (value || fallback).replace(/\/+$/, "");
}
function readPayload(path) {
	if (!path) return {
		payload: {},
		payloadProblem: void 0
	};
	try {
		return {
			payload: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(payloadSchema, JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(path, "utf8"))),
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
		const { body, omitted } = (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .fitSections */ .W)({
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

/***/ 517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OG: () => (/* binding */ parseBody),
/* harmony export */   Rc: () => (/* binding */ ConnectionError),
/* harmony export */   WL: () => (/* binding */ shortWords),
/* harmony export */   mR: () => (/* binding */ OversizedBody),
/* harmony export */   oO: () => (/* binding */ createTransport)
/* harmony export */ });
/* harmony import */ var _lib_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(939);

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
function createTransport({ userAgent }) {
	const current = {};
	const client = new _lib_js__WEBPACK_IMPORTED_MODULE_0__/* .HttpClient */ .Qq(userAgent, [{
		prepareRequest(options) {
			if (current.signal) options.signal = current.signal;
			options.host = options.host?.replace(/^\[(.*)\]$/, "$1");
		},
		canHandleAuthentication: () => false,
		handleAuthentication: () => Promise.reject(new Error("not reached"))
	}], {
		allowRedirects: false,
		keepAlive: true
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



/***/ })

};
