export const id = 857;
export const ids = [857,735];
export const modules = {

/***/ 1918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GD: () => (/* binding */ upsertMarked),
/* harmony export */   ZD: () => (/* binding */ commentOnce),
/* harmony export */   lB: () => (/* binding */ upsertComment)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5875);
/* harmony import */ var _text_sections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8203);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4572);
/* harmony import */ var _permissions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4235);
/* harmony import */ var _posts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5528);





const commentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(), ..._posts_js__WEBPACK_IMPORTED_MODULE_2__/* .postFields */ .e5 });
const routes = {
    list: 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
    create: 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
    update: 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
    delete: 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}',
};
/**
 * Keeps one comment per marker on a pull request: updates the one that is there, or creates it.
 *
 * @param sectionsAfter what to post, most useful first and cut to fit, given the body that the
 *   comment has by then, or null; it may be asked more than once
 * @returns the comment's page, or undefined if a warning says why there is none
 * @throws PostingError
 */
async function upsertComment({ github, context, pullRequest, marker: parts, sectionsAfter, log, }) {
    const { number } = pullRequest;
    const marker = (0,_posts_js__WEBPACK_IMPORTED_MODULE_2__/* .createMarker */ .h5)(parts);
    const bodyAfter = (previous) => (0,_text_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .fitSections */ .W)({
        sections: sectionsAfter(previous),
        limitBytes: _posts_js__WEBPACK_IMPORTED_MODULE_2__/* .postLimitBytes */ .$1,
        marker,
        runUrl: context.runUrl,
    }).body;
    const comment = await (0,_permissions_js__WEBPACK_IMPORTED_MODULE_1__/* .postOrExplain */ .$)({
        post: () => upsertMarked({ github, place: { number }, marker, bodyAfter, log }),
        target: { name: 'comment', place: `pull request #${number}` },
        restriction: (0,_permissions_js__WEBPACK_IMPORTED_MODULE_1__/* .findRestriction */ .m)({ context, pullRequest }),
        log,
    });
    return comment && { url: comment.html_url };
}
/**
 * Comments where no own comment with this marker is, and leaves one that is there as it is.
 *
 * @returns whether it was created
 * @throws GitHubError
 */
async function commentOnce({ github, context: { runUrl }, place, marker: parts, sections, log, }) {
    const marker = (0,_posts_js__WEBPACK_IMPORTED_MODULE_2__/* .createMarker */ .h5)(parts);
    const { body } = (0,_text_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .fitSections */ .W)({ sections, limitBytes: _posts_js__WEBPACK_IMPORTED_MODULE_2__/* .postLimitBytes */ .$1, marker, runUrl });
    let isNew = false;
    const bodyAfter = (previous) => {
        isNew = previous === null;
        return previous ?? body;
    };
    await upsertMarked({ github, place, marker, bodyAfter, log });
    return isNew;
}
/**
 * Keeps one own comment with this marker: updates the one that is there if it says something else,
 * or creates it.
 *
 * @throws GitHubError
 */
async function upsertMarked(work) {
    const { marked, lastPage } = await listMarked({ ...work, firstPage: 1 });
    const own = await (0,_posts_js__WEBPACK_IMPORTED_MODULE_2__/* .ownPosts */ .Iq)({ marked, author: work.github.viewer });
    const kept = await keepOldest({ ...work, own, isCurrent: () => false });
    return kept ?? create({ ...work, lastPage });
}
/** Creates the comment, then looks whether another run did so at the same time. */
async function create(work) {
    const { github, place, bodyAfter, lastPage, log } = work;
    const body = bodyAfter(null);
    const listOwn = async (author) => {
        const { marked } = await listMarked({ ...work, firstPage: lastPage });
        return (0,_posts_js__WEBPACK_IMPORTED_MODULE_2__/* .ownPosts */ .Iq)({ marked, author });
    };
    let created;
    try {
        const parameters = { ...issueOf(place), body };
        created = await github.request(routes.create, parameters, commentSchema);
    }
    catch (error) {
        // It may be there all the same, and creating it again could make two.
        if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isGitHubError */ .e0)(error, { kind: 'unconfirmed' }))
            throw error;
        const kept = await keepOldest({
            ...work,
            own: await listOwn(github.viewer),
            isCurrent: (comment) => comment.body === body,
        });
        if (kept)
            return kept;
        throw error;
    }
    try {
        const { user } = created;
        const author = async () => ({ id: user?.id ?? null, login: user?.login ?? '' });
        const others = (await listOwn(author)).filter(({ id }) => id !== created.id);
        const kept = await keepOldest({
            ...work,
            own: [...others, created],
            isCurrent: (comment) => comment === created,
        });
        return kept ?? created;
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_))
            throw error;
        log.warning(`Whether another run commented at the same time is not known: ${error.message}`);
        return created;
    }
}
/**
 * Leaves the oldest comment, with this run's body, and deletes the later ones.
 *
 * @param isCurrent whether a comment has this run's body already
 * @returns undefined if there is none, or all of them are gone by now
 */
async function keepOldest({ own, isCurrent, ...work }) {
    let kept;
    for (const comment of own.toSorted((a, b) => a.id - b.id)) {
        if (kept)
            await remove({ ...work, comment });
        else
            kept = isCurrent(comment) ? comment : await update({ ...work, comment });
    }
    return kept;
}
async function update({ github, place, bodyAfter, comment, }) {
    try {
        const body = bodyAfter(comment.body ?? null);
        if (body === comment.body)
            return comment;
        const parameters = { ...repositoryOf(place), comment_id: comment.id, body };
        return await github.request(routes.update, parameters, commentSchema);
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isGitHubError */ .e0)(error, { status: 404 }))
            return undefined;
        throw error;
    }
}
async function remove({ github, place, log, comment }) {
    try {
        const parameters = { ...repositoryOf(place), comment_id: comment.id };
        await github.request(routes.delete, parameters, zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J());
    }
    catch (error) {
        // The other run may have deleted it first.
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isGitHubError */ .e0)(error, { status: 404 }))
            return;
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_))
            throw error;
        log.warning(`A second comment of the same kind was left in place: ${error.message}`);
    }
}
async function listMarked({ github, place, marker, firstPage, }) {
    const marked = [];
    let lastPage = firstPage - 1;
    const parameters = { ...issueOf(place), firstPage };
    for await (const page of github.pages(routes.list, parameters, commentSchema)) {
        lastPage += 1;
        marked.push(...page.filter((comment) => (0,_posts_js__WEBPACK_IMPORTED_MODULE_2__/* .isMarked */ .rZ)(comment, marker)));
    }
    return { marked, lastPage };
}
/** What names the repository in a route, if it is another than the run's. */
const repositoryOf = ({ owner, repo }) => ({ ...(owner && repo && { owner, repo }) });
const issueOf = (place) => ({ ...repositoryOf(place), issue_number: place.number });


/***/ }),

/***/ 4572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ST: () => (/* binding */ isGone),
/* harmony export */   e0: () => (/* binding */ isGitHubError),
/* harmony export */   lo: () => (/* binding */ PostingError),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
class GitHubError extends Error {
    name = 'GitHubError';
    kind;
    /** HTTP status, if there was an answer. */
    status;
    /** What GitHub said in its answer; '' if nothing. */
    said;
    constructor({ kind, status, said = '', message, cause, }) {
        super(message, { cause });
        this.kind = kind;
        this.status = status;
        this.said = said;
    }
}
const isGitHubError = (error, { status, kind }) => error instanceof GitHubError &&
    (status === undefined || error.status === status) &&
    (kind === undefined || error.kind === kind);
/** Transferred, deleted with its repository or by itself. */
const goneStatuses = [301, 404, 410];
/** Whether an issue that was there a moment ago is there no longer. */
const isGone = (error) => error instanceof GitHubError && goneStatuses.includes(error.status);
/** A post that was asked for and failed; its message is for the workflow's author. */
class PostingError extends Error {
    name = 'PostingError';
}


/***/ }),

/***/ 4235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ postOrExplain),
/* harmony export */   m: () => (/* binding */ findRestriction)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4572);
/* harmony import */ var _pull_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2320);


const permissionLines = {
    comment: 'pull-requests: write',
    issue: 'issues: write',
    'new-issue': 'issues: write',
};
const dependabot = 'dependabot[bot]';
const restrictionReasons = {
    fork: 'the pull request comes from a fork, and the token may not write there',
    dependabot: "the run or the pull request is Dependabot's, and the token may not write there",
};
const wayRound = 'On `pull_request` that token is read-only; a workflow on `workflow_run` can post (see docs/forks-and-permissions.md).';
/** Whether the run, or the pull request that it posts to, is of a kind whose token may not write. */
function findRestriction({ context: { actor, payload }, pullRequest, }) {
    const triggering = payload.pull_request;
    const fromFork = pullRequest?.fromFork ?? (triggering && (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_1__/* .isFromFork */ .ty)(triggering));
    if (fromFork)
        return 'fork';
    const logins = [actor, triggering?.user?.login, pullRequest?.author];
    return logins.includes(dependabot) ? 'dependabot' : undefined;
}
/**
 * Posts, and turns a refusal into what the workflow's author needs: a warning if the token could
 * not have had the right, otherwise an error that says what to change.
 *
 * @returns what `post` returns, or undefined after a warning
 * @throws PostingError
 */
async function postOrExplain({ post, target, restriction, log, }) {
    try {
        return await post();
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_))
            throw error;
        const what = `\`post-to: ${target.name}\` failed on ${target.place}`;
        if (restriction && lacksPermission(error)) {
            log.warning(`${what}: ${restrictionReasons[restriction]}. ${wayRound} ${error.message}`);
            return undefined;
        }
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PostingError */ .lo(`${what}. ${error.message} ${whatToDo({ error, target })}`.trim(), {
            cause: error,
        });
    }
}
/** Refusals that no permission changes, by what GitHub says of them. */
const obstacles = [
    {
        words: /\blocked\b/i,
        advice: 'Its conversation is locked: unlock it, or remove this `post-to`.',
    },
    {
        words: /\barchived\b/i,
        advice: 'The repository is archived: unarchive it, or remove this `post-to`.',
    },
];
const obstacleOf = ({ status, said }) => status === 403 ? obstacles.find(({ words }) => words.test(said)) : undefined;
function lacksPermission(error) {
    const { kind, status } = error;
    return kind === 'refused' && (status === 403 || status === 404) && !obstacleOf(error);
}
const advice = {
    301: 'It was transferred or renamed: run the workflow in its new place.',
    401: 'Check the input `github-token`: it is unknown, expired or revoked.',
    410: "Issues are turned off: turn them on in the repository's settings, or remove this `post-to`.",
};
/** The next step for a refusal; '' if the error's own message holds it. */
function whatToDo({ error, target }) {
    if (error.kind !== 'refused')
        return '';
    if (lacksPermission(error)) {
        return `Add \`${permissionLines[target.name]}\` to the job's \`permissions:\`, or give a token of your own that right.`;
    }
    return obstacleOf(error)?.advice ?? advice[error.status ?? 0] ?? '';
}


/***/ }),

/***/ 5528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $1: () => (/* binding */ postLimitBytes),
/* harmony export */   Iq: () => (/* binding */ ownPosts),
/* harmony export */   Ox: () => (/* binding */ startsWithMarker),
/* harmony export */   e5: () => (/* binding */ postFields),
/* harmony export */   h5: () => (/* binding */ createMarker),
/* harmony export */   rZ: () => (/* binding */ isMarked)
/* harmony export */ });
/* unused harmony exports userSchema, isAuthor */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5875);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2505);


/**
 * The hidden comment that a body of ours begins with, by which later runs find it again. The
 * project is hashed, as a body may be public and its project's name not.
 */
function createMarker({ mode, projectId, scope, target, about, notice, }) {
    const project = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(projectId).digest('hex').slice(0, 16);
    const parts = [`mode=${mode}`, `project=${project}`, `scope=${scope}`];
    if (target)
        parts.push(`target=${target}`);
    if (about)
        parts.push(`about=${about}`);
    if (notice)
        parts.push(`notice=${notice}`);
    return `<!-- docs-agent-action ${parts.join(' ')} -->`;
}
/** A marker counts at the very start alone: further down it may be a quotation. */
function startsWithMarker(body, marker) {
    return body?.startsWith(marker) ?? false;
}
/** The `user` of a comment or an issue; null if the account is gone. */
const userSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), login: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }));
/**
 * Whether a post's user is the author. By number if it is known, as logins are spelled in
 * more than one way and can change hands.
 */
function isAuthor(user, author) {
    if (!user)
        return false;
    if (author.id !== null)
        return user.id === author.id;
    return user.login.toLowerCase() === author.login.toLowerCase();
}
/**
 * The most bytes of a comment or an issue. GitHub's own message says 65,536 characters; characters
 * of four bytes make that the safe reading.
 */
const postLimitBytes = 65_536;
/** What comments and issues have in common. */
const postFields = {
    // Becomes an output, so nothing in it may mean something to a shell.
    html_url: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/^https?:\/\/[-\w.:/%#]+$/)),
    body: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    user: userSchema,
};
const postSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc(postFields);
const isMarked = (post, marker) => startsWithMarker(post.body, marker);
/** Of marked posts, those of the token's own account; asks who that is only if there are any. */
async function ownPosts({ marked, author, }) {
    if (marked.length === 0)
        return [];
    const self = await author();
    return marked.filter((post) => isAuthor(post.user, self));
}


/***/ }),

/***/ 2320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _f: () => (/* binding */ findPullRequest),
/* harmony export */   ty: () => (/* binding */ isFromFork)
/* harmony export */ });
/* unused harmony export openPullRequest */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5875);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4572);


const pullRequestSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    number: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    state: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    head: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        ref: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        sha: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        repo: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ full_name: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })),
    }),
    base: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ repo: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ full_name: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }) }),
    user: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ login: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })),
});
/** A pull request whose head's repository is another one, or gone. */
function isFromFork({ head, base, }) {
    return head.repo?.full_name !== base.repo.full_name;
}
/** The events that are about one pull request, or never about any; all others have a branch. */
const searches = {
    pull_request: fromPayload,
    pull_request_target: fromPayload,
    pull_request_review: fromPayload,
    pull_request_review_comment: fromPayload,
    issue_comment: fromIssue,
    workflow_run: fromWorkflowRun,
    schedule: async () => {
        throw notFound('A scheduled run belongs to no pull request.');
    },
};
/**
 * The pull request that the run is about: the given one, or the event's.
 *
 * @param number the input `pr-number`
 * @throws PostingError if there is none, saying for which event and what to do
 */
async function findPullRequest({ github, context, number, }) {
    try {
        if (number === undefined) {
            return await (searches[context.eventName] ?? fromBranchOrCommit)({ github, context });
        }
        if (context.payload.pull_request?.number === number) {
            return await fromPayload({ github, context });
        }
        return await readPullRequest({ github, number, found: 'named by `pr-number`' });
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_))
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PostingError */ .lo(`The pull request was not found. ${error.message}${advice(error)}`, {
            cause: error,
        });
    }
}
function advice({ kind }) {
    return kind === 'refused'
        ? " Check the input `github-token`, and that the job's `permissions:` have `pull-requests: write`."
        : '';
}
async function fromPayload({ context: { payload, eventName } }) {
    const pullRequest = payload.pull_request;
    if (!pullRequest)
        throw notFound(`The event \`${eventName}\` came without its pull request.`);
    return describe({ pullRequest, found: `the one of the event \`${eventName}\`` });
}
async function fromIssue({ github, context: { payload } }) {
    const { issue } = payload;
    if (!issue?.pull_request) {
        throw notFound(issue
            ? `The event \`issue_comment\` is about issue #${issue.number}, which is not a pull request.`
            : 'The event `issue_comment` came without its issue.');
    }
    return readPullRequest({
        github,
        number: issue.number,
        found: 'the one that the event `issue_comment` is about',
    });
}
/** The payload lists none for a run on a fork, whose head's owner and branch find it. */
async function fromWorkflowRun({ github, context: { payload } }) {
    const run = payload.workflow_run;
    // It may list pull requests of other repositories that have the same head.
    const listed = run?.pull_requests?.find(({ base }) => base.repo.id === payload.repository?.id);
    if (listed) {
        return {
            number: listed.number,
            found: `pull request #${listed.number}: listed by the event \`workflow_run\``,
            fromFork: listed.head.repo.id !== listed.base.repo.id,
            author: run?.actor?.login,
        };
    }
    const repository = run?.head_repository?.full_name;
    const found = await openPullRequest({
        github,
        repository,
        branch: run?.head_branch,
        sha: run?.head_sha,
    });
    if (found)
        return found;
    throw notFound(`No open pull request was found for the run that started this one (\`workflow_run\`), of branch \`${run?.head_branch ?? ''}\` of ${repository ?? 'an unknown repository'}.`);
}
async function fromBranchOrCommit({ github, context }) {
    const { eventName, ref, sha, repository } = context;
    const branch = /^refs\/heads\/(.+)/.exec(ref)?.[1];
    const found = await openPullRequest({
        github,
        repository: `${repository.owner}/${repository.name}`,
        branch,
        sha,
    });
    if (found)
        return found;
    throw notFound(`The event \`${eventName}\` names no pull request, and no open one has the ${branch ? `branch \`${branch}\`` : `ref \`${ref}\``} or the commit ${sha.slice(0, 10)}.`);
}
function notFound(what) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PostingError */ .lo(`${what} Set the input \`pr-number\`, or run on an event of the pull request, such as \`pull_request\`.`);
}
/** The open pull request of a branch, or of a commit if the branch has none. */
async function openPullRequest({ github, repository, branch, sha, }) {
    if (repository && branch) {
        const head = `${repository.split('/')[0]}:${branch}`;
        const pulls = await github.request('GET /repos/{owner}/{repo}/pulls', { state: 'open', head, per_page: 100 }, zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(pullRequestSchema));
        // One owner can have several forks with a branch of that name.
        const pullRequest = newest(pulls.filter((pull) => pull.head.ref === branch && (pull.head.repo?.full_name ?? repository) === repository), sha);
        if (pullRequest) {
            return describe({ pullRequest, found: `the open one of branch \`${head}\`` });
        }
    }
    if (!sha)
        return undefined;
    const pulls = await pullsOfCommit({ github, sha });
    const open = pulls.filter((pull) => pull.state === 'open');
    const pullRequest = newest(open, sha);
    const found = `the open one of commit ${sha.slice(0, 10)}`;
    return pullRequest && describe({ pullRequest, found });
}
async function pullsOfCommit({ github, sha }) {
    try {
        return await github.request('GET /repos/{owner}/{repo}/commits/{sha}/pulls', { sha, per_page: 100 }, zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(pullRequestSchema));
    }
    catch (error) {
        // The repository does not have the commit: it is a fork's.
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isGitHubError */ .e0)(error, { status: 422 }))
            return [];
        throw error;
    }
}
/** Of several (one head, more than one base) the newest, those at the very commit first. */
function newest(pulls, sha) {
    const atCommit = pulls.filter((pull) => pull.head.sha === sha);
    const candidates = atCommit.length > 0 ? atCommit : pulls;
    return candidates.toSorted((a, b) => b.number - a.number)[0];
}
/** @throws PostingError if there is no such pull request */
async function readPullRequest({ github, number, found, }) {
    const { owner, name } = github.repository;
    try {
        const pullRequest = await github.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number: number }, pullRequestSchema);
        return describe({ pullRequest, found });
    }
    catch (error) {
        if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isGitHubError */ .e0)(error, { status: 404 }))
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PostingError */ .lo(`There is no pull request #${number} in ${owner}/${name}, or the token may not see it. Check the input \`pr-number\`, and that the job's \`permissions:\` have \`pull-requests: write\`.`, { cause: error });
    }
}
function describe({ pullRequest, found, }) {
    return {
        number: pullRequest.number,
        found: `pull request #${pullRequest.number}: ${found}`,
        fromFork: isFromFork(pullRequest),
        author: pullRequest.user?.login,
    };
}


/***/ }),

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

/***/ 7532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ openSurroundings)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4572);
/* harmony import */ var _pull_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2320);
/* harmony import */ var _run_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3064);



/**
 * Milliseconds past the step's deadline in which calls to GitHub may still end, so that an outcome
 * reached at the deadline can still be reported.
 */
const tellingGrace = 10_000;
/** @param number the input `pr-number` */
function openSurroundings({ token, pullRequestNumber: number, step: { env, clock, signal, log, deadline }, }) {
    const context = (0,_run_context_js__WEBPACK_IMPORTED_MODULE_2__/* .readRunContext */ .$)(env);
    const open = async () => {
        if (!token) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PostingError */ .lo("github-token: expected a token, as this run needs GitHub's API, but it is blank");
        }
        if (context.payloadBroken) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PostingError */ .lo(`${context.payloadProblem} Without it nothing can be posted: check the file that GITHUB_EVENT_PATH names.`);
        }
        // A run that posts nothing is spared its start.
        const { connect } = await Promise.all(/* import() */[__webpack_require__.e(365), __webpack_require__.e(357)]).then(__webpack_require__.bind(__webpack_require__, 357));
        return connect({ context, token, clock, deadline: deadline + tellingGrace, signal, log });
    };
    let opened;
    const github = () => {
        opened ??= open();
        return opened;
    };
    const find = async () => {
        const pullRequest = await (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_1__/* .findPullRequest */ ._f)({ github: await github(), context, number });
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
        },
    };
}


/***/ }),

/***/ 2794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M$: () => (/* binding */ planRetry),
/* harmony export */   P9: () => (/* binding */ retryAfter),
/* harmony export */   mo: () => (/* binding */ isRetried)
/* harmony export */ });
/** Statuses that say "not now" rather than "never". */
const retriedStatuses = new Set([408, 425, 429, 500, 502, 503, 504]);
const isRetried = (status) => retriedStatuses.has(status);
const mostFailures = 10;
const shortestBackoff = 1_000;
const longestBackoff = 30_000;
/**
 * What to do after a failure. If the server asks for no wait, it is exponential backoff with
 * jitter, as in "Exponential Backoff And Jitter" (AWS Architecture Blog, 2015).
 */
function planRetry(failure) {
    const { failures, retryAfter, timeLeft, random, leastShare } = failure;
    if (failures >= mostFailures)
        return { kind: 'give-up', why: 'failures' };
    const backoff = Math.min(longestBackoff, shortestBackoff * 2 ** (failures - 1));
    const milliseconds = retryAfter ?? backoff * (leastShare + random * (1 - leastShare));
    if (milliseconds < timeLeft)
        return { kind: 'wait', milliseconds };
    return { kind: 'give-up', why: retryAfter === null ? 'deadline' : 'retry-after' };
}
/**
 * `Retry-After` in milliseconds from now (RFC 9110, 10.2.3: seconds or a date), or null if it
 * is absent or means nothing.
 *
 * @param wallTime now, in milliseconds since the epoch: the header's dates are wall time
 */
function retryAfter({ headers, wallTime, }) {
    const value = headers['retry-after']?.trim();
    if (!value)
        return null;
    if (/^\d+(\.\d+)?$/.test(value))
        return Number(value) * 1_000;
    // A date has the name of a month; the parser takes "-5" for one, too.
    const date = /[a-z]{3}/i.test(value) ? Date.parse(value) : Number.NaN;
    return Number.isNaN(date) ? null : Math.max(0, date - wallTime);
}


/***/ }),

/***/ 4843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ createSender)
/* harmony export */ });
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2794);
/* harmony import */ var _transport_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2717);


/**
 * Sends until there is a final answer: retries what may pass, waits as asked, keeps the deadline.
 *
 * @returns a function that throws OversizedBody, and the signal's reason when aborted
 */
function createSender({ send, manner, clock, counts, log, }) {
    return async ({ request: first, renew, repeat, deadline, timeout, maxBytes, signal }) => {
        let request = first;
        const timeLeft = () => deadline - clock.now();
        let gaveUp = { why: 'deadline', failures: 0, last: null, limited: false, wait: null };
        for (let failures = 1;; failures += 1) {
            signal.throwIfAborted();
            if (timeLeft() <= 0)
                return { gaveUp };
            counts.requests += 1;
            const bounds = { timeout: Math.min(timeout, timeLeft()), maxBytes, signal };
            const sentAt = clock.now();
            const answer = await settle(send(request, bounds));
            log?.debug?.(`${nameOf(request)}: ${resultOf(answer)}, after ${Math.round(clock.now() - sentAt)} ms`);
            const assessment = assess({ answer, manner, wallTime: clock.wallTime() });
            if (assessment.kind === 'final')
                return assessment;
            const { wait } = assessment;
            const plan = (0,_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .planRetry */ .M$)({
                failures,
                retryAfter: wait,
                timeLeft: timeLeft(),
                random: clock.random(),
                leastShare: manner.leastShare,
            });
            const limited = assessment.kind === 'limited';
            gaveUp = { why: 'deadline', failures, last: answer, limited, wait };
            const why = reasonToStop({ repeat, limited, answer });
            if (why)
                return { gaveUp: { ...gaveUp, why } };
            if (plan.kind === 'give-up')
                return { gaveUp: { ...gaveUp, why: plan.why } };
            counts.retries += 1;
            counts.waited += plan.milliseconds;
            if (plan.milliseconds >= leastWaitTold) {
                const seconds = Math.round(plan.milliseconds / 1_000);
                const asked = wait === null ? '' : ', which asks for that';
                log?.info(`Waiting ${seconds} s before ${nameOf(request)} is sent again: ${resultOf(answer)}${asked}.`);
            }
            await clock.sleep(plan.milliseconds, signal);
            if (renew)
                request = await renew();
        }
    };
}
/** Milliseconds. Shorter waits are over before anyone wonders. */
const leastWaitTold = 10_000;
/** Method and address of a request, without its query. */
function nameOf({ method, url }) {
    const { origin, pathname } = new URL(url);
    return `${method} ${origin}${pathname}`;
}
const resultOf = (answer) => answer instanceof _transport_js__WEBPACK_IMPORTED_MODULE_1__/* .ConnectionError */ .Rc ? answer.message : `status ${answer.status}`;
async function settle(sending) {
    try {
        return await sending;
    }
    catch (error) {
        if (error instanceof _transport_js__WEBPACK_IMPORTED_MODULE_1__/* .ConnectionError */ .Rc)
            return error;
        throw error;
    }
}
function assess({ answer, manner, wallTime, }) {
    if (answer instanceof _transport_js__WEBPACK_IMPORTED_MODULE_1__/* .ConnectionError */ .Rc)
        return { kind: 'passing', wait: null };
    const assessment = manner.assess(answer, wallTime);
    return assessment.kind === 'final' ? { ...assessment, response: answer } : assessment;
}
/** Why a failed request is not sent again, whatever time is left; undefined if it may be. */
function reasonToStop({ repeat, limited, answer, }) {
    if (repeat === 'never')
        return 'failures';
    if (repeat === 'always' || limited)
        return undefined;
    // Nothing was sent, and yet the server has not said so: it is not tried again.
    return answer instanceof _transport_js__WEBPACK_IMPORTED_MODULE_1__/* .ConnectionError */ .Rc && answer.unsent ? 'failures' : 'unconfirmed';
}


/***/ }),

/***/ 2717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rc: () => (/* binding */ ConnectionError),
/* harmony export */   mR: () => (/* binding */ OversizedBody),
/* harmony export */   oO: () => (/* binding */ createTransport)
/* harmony export */ });
/* harmony import */ var _actions_http_client__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3054);

/** No whole response came: refused, reset, cut off, or not in time. */
class ConnectionError extends Error {
    name = 'ConnectionError';
    /** Whether the server can't have seen the request: there was no connection to send it on. */
    unsent;
    constructor(message, { cause, unsent }) {
        super(message, { cause });
        this.unsent = unsent;
    }
}
/** The body is longer than accepted. */
class OversizedBody extends Error {
    name = 'OversizedBody';
}
/**
 * Sends over `@actions/http-client`, which knows the runner's proxy settings. Redirects are not
 * followed.
 *
 * The client releases a request only once its headers have come, and its body reader waits forever
 * on a connection that breaks. So each request carries an abort signal of its own, and its body is
 * read here: as a stream, counted, and to its announced end.
 */
function createTransport({ userAgent }) {
    // `request` calls `prepareRequest` before it first yields, so one variable serves every request.
    const current = {};
    const handler = {
        prepareRequest(options) {
            if (current.signal)
                options.signal = current.signal;
            // The client takes the host from a URL, in which IPv6 has brackets that a connection does not take.
            options.host = options.host?.replace(/^\[(.*)\]$/, '$1');
        },
        canHandleAuthentication: () => false,
        handleAuthentication: () => Promise.reject(new Error('not reached')),
    };
    const client = new _actions_http_client__WEBPACK_IMPORTED_MODULE_0__/* .HttpClient */ .Qq(userAgent, [handler], { allowRedirects: false, keepAlive: true });
    const send = async ({ method, url, headers, body }, { timeout, maxBytes, signal }) => {
        const timer = AbortSignal.timeout(Math.max(1, Math.ceil(timeout)));
        const either = AbortSignal.any([signal, timer]);
        try {
            current.signal = either;
            const sending = client.request(method, url, body ?? null, {
                ...headers,
                // The client does not decode anything else.
                'accept-encoding': 'identity',
            });
            const { message } = await unlessAborted(sending, either);
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
            // A body that lasts as long as its connection counts as complete when that is ended here.
            either.throwIfAborted();
            return {
                status: message.statusCode ?? 0,
                headers: message.headers,
                body: new TextDecoder().decode(Buffer.concat(chunks)),
            };
        }
        catch (error) {
            signal.throwIfAborted();
            if (error instanceof OversizedBody)
                throw error;
            throw new ConnectionError(timer.aborted
                ? `no complete response within ${Math.round(timeout / 100) / 10} s`
                : describe(error), { cause: error, unsent: unsentCodes.has(codeOf(error)) });
        }
    };
    return { send, close: () => client.dispose() };
}
/** The request's response. While it waits for a proxy's tunnel, it ignores its signal. */
function unlessAborted(response, signal) {
    return new Promise((resolve, reject) => {
        const abort = () => reject(signal.reason);
        signal.addEventListener('abort', abort, { once: true });
        // A listener that stayed would keep the response for as long as the step lives.
        response.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
    });
}
/** Node's codes for a connection that was never made. */
const unsentCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);
/** The error's code; several addresses tried come as one error that has the first one's. */
const codeOf = (error) => error instanceof Error && 'code' in error ? String(error.code) : '';
/** Node's own words for a broken connection; several addresses tried come as one error without. */
function describe(error) {
    if (error instanceof AggregateError && error.errors.length > 0)
        return describe(error.errors[0]);
    return error instanceof Error && error.message ? error.message : String(error);
}


/***/ }),

/***/ 5693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ parseBody),
/* harmony export */   W: () => (/* binding */ shortWords)
/* harmony export */ });
/** In UTF-16 code units. */
const mostCharacters = 300;
/** What a server says about an error, on one line and short; '' if it says nothing. */
function shortWords(text) {
    const line = text.replace(/\s+/g, ' ').trim();
    if (line.length <= mostCharacters)
        return line;
    // Cut between two words, as half a key could no longer be recognized and masked.
    return `${line.slice(0, Math.max(0, line.lastIndexOf(' ', mostCharacters)))}…`;
}
/** A body as JSON, or as it came if it is not JSON. */
function parseBody(body) {
    try {
        return JSON.parse(body);
    }
    catch {
        return body;
    }
}


/***/ }),

/***/ 9872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EH: () => (/* binding */ maskedSections),
/* harmony export */   mk: () => (/* binding */ publish),
/* harmony export */   s2: () => (/* binding */ withoutPosts),
/* harmony export */   uY: () => (/* binding */ openDestinations)
/* harmony export */ });
/* harmony import */ var _github_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1918);
/* harmony import */ var _github_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4572);
/* harmony import */ var _github_summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9735);



/**
 * Makes ready to post, before the service is asked anything: a post that can't be made then costs
 * no waiting.
 *
 * @throws PostingError if a pull request to comment on is not found
 */
async function openDestinations({ targets, surroundings: { github, pullRequest }, }) {
    const destinations = [];
    for (const target of targets) {
        if (target === 'summary')
            destinations.push({ target });
        else if (target !== 'comment')
            destinations.push({ target, github: await github() });
        else
            destinations.push({ target, github: await github(), pullRequest: await pullRequest() });
    }
    return destinations;
}
/** For a run that has no result to post: the job summary alone, if anything was asked for. */
const withoutPosts = (destinations) => destinations.length > 0 ? [{ target: 'summary' }] : [];
/**
 * Posts to each destination, the job summary first. One that fails does not keep the others from
 * being posted to; if the summary was not asked for, it then holds what could not be posted.
 */
async function publish(publication) {
    const { context, destinations, step } = publication;
    const sections = maskedSections(publication.sections, step);
    const { commentAfter = () => publication.sections } = publication;
    const sectionsAfter = (previous) => maskedSections(commentAfter(previous), step);
    const published = { commentUrl: '', issueUrl: '', rollingIssue: null, problems: [] };
    const summary = () => (0,_github_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .appendSummary */ .f)({ context, sections, log: step.log });
    const wantsSummary = destinations.some(({ target }) => target === 'summary');
    if (wantsSummary)
        await summary();
    for (const destination of destinations) {
        try {
            const post = await postTo({ ...publication, sections, sectionsAfter, destination });
            const output = destination.target === 'comment' ? 'commentUrl' : 'issueUrl';
            if (post)
                published[output] = post.url;
            if (post?.number && destination.target === 'issue')
                published.rollingIssue = post.number;
            const verb = post?.isClosed ? 'Closed, as no gap is left' : 'Posted';
            if (post && !publication.quiet)
                step.log.info(`${verb}: ${post.url}`);
        }
        catch (error) {
            if (!(error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PostingError */ .lo))
                throw error;
            published.problems.push(error);
        }
    }
    const untold = published.problems.length > 0 && !wantsSummary;
    if (untold && sections.length > 0)
        await summary();
    return published;
}
/** Sections without the step's own secrets. */
function maskedSections(sections, { mask }) {
    return sections.map((section) => ({
        ...section,
        title: mask(section.title),
        markdown: mask(section.markdown),
    }));
}
async function postTo({ destination, issue, sectionsAfter, step, ...publication }) {
    const { context, marker } = publication;
    const post = { context, log: step.log };
    switch (destination.target) {
        case 'summary':
            return undefined;
        case 'comment':
            return (0,_github_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .upsertComment */ .lB)({ ...post, ...destination, sectionsAfter, marker });
        default: {
            if (!issue)
                return undefined;
            // Mode `job` is spared it.
            const { postIssue } = await __webpack_require__.e(/* import() */ 248).then(__webpack_require__.bind(__webpack_require__, 9248));
            const { github, target } = destination;
            const compose = (previous) => {
                const content = issue.compose(previous);
                const notice = step.mask(content.notice);
                return { ...content, notice, sections: maskedSections(content.sections, step) };
            };
            return postIssue({ ...post, ...issue, compose, github, marker: { ...marker, target } });
        }
    }
}


/***/ }),

/***/ 6112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zz: () => (/* binding */ operationWords),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   aU: () => (/* binding */ dashboardUrl),
/* harmony export */   jD: () => (/* binding */ serviceWords),
/* harmony export */   x5: () => (/* binding */ refusal)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3465);
/* harmony import */ var _http_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5693);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(251);



class ServiceError extends Error {
    name = 'ServiceError';
    kind;
    /** HTTP status of a refusal. */
    status;
    constructor(kind, message, { status, ...options } = {}) {
        super(message, options);
        this.kind = kind;
        this.status = status;
    }
}
/** Where to look up a job whose id is not known. */
const dashboardUrl = 'https://app.mintlify.com';
const operationWords = {
    'read-job': {
        scope: 'read',
        inputs: 'inputs `project-id` and `job-id`',
        limit: "The organization's request limit is used up",
        unconfirmed: '',
    },
    'read-conversations': {
        scope: 'read',
        inputs: 'input `project-id`',
        limit: "The organization's request limit is used up",
        unconfirmed: '',
    },
    'read-analytics': {
        scope: 'read',
        inputs: 'input `project-id`',
        limit: "The organization's request limit is used up",
        unconfirmed: '',
    },
    'start-job': {
        scope: 'write',
        inputs: 'input `project-id`',
        limit: "The project's hourly limit of new jobs is used up",
        unconfirmed: `A job may be running anyway: look for it in the dashboard (${dashboardUrl}) before you start another. To wait for it, run this step with its \`job-id\` and without \`prompt\`.`,
    },
    'send-message': {
        scope: 'write',
        inputs: 'inputs `project-id` and `job-id`',
        limit: "The project's hourly limit of messages is used up",
        unconfirmed: `The agent may have received the message anyway: look at the job in the dashboard (${dashboardUrl}) before you send it again. To wait for the job, run this step without \`message\`.`,
    },
};
/** What to do about a status that no further try would change. */
function whatToCheck(status, { scope, inputs }) {
    const checks = {
        401: `Check that the input \`api-key\` holds an admin API key (it begins with \`mint_\`, but not with \`mint_dsc_\` or \`mint_us_\`) that has neither expired (keys last 90 days unless set otherwise) nor been deleted${scope === 'write' ? '; the key needs its `write` scope' : ''}.`,
        402: "Check the organization's plan: the API needs a Pro or Enterprise plan.",
        403: `Check the key's scope (the key needs its \`${scope}\` scope), its IP allowlist (the runner's address must be on it), the organization's plan (the API needs a Pro or Enterprise plan), and that it is an admin key, not an assistant key.`,
        404: `Check the ${inputs}, and that the key belongs to the same organization.`,
    };
    return checks[status] ?? 'Check the inputs and the status page of the service.';
}
/**
 * The error for a status that no further try would change: what happened, to what, and what to do
 * next.
 *
 * @param subject what was asked for, such as `agent job j1 of project p1`
 */
function refusal({ status, body, location, subject, operation, }) {
    const said = serviceWords(body);
    const leadsTo = location ? ` (this one leads to ${location})` : '';
    const next = status >= 300 && status < 400
        ? `Redirects are not followed, so that the key goes nowhere else${leadsTo}. Check the input \`base-url\`.`
        : status === 403 && !isOfService(body)
            ? "The answer is not in the service's form: a proxy or firewall in front of it refused the request, and the key may be fine. Check what the runner's network, its proxy settings and the input `base-url` put in between."
            : whatToCheck(status, operationWords[operation]);
    return new ServiceError('refused', `The service answered ${status} to the request for ${subject}${said ? `: ${said}` : ''}. ${next}`, { status });
}
/** Whether a body can be the service's own: it answers in JSON objects. */
function isOfService(body) {
    const parsed = (0,_http_words_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBody */ .O)(body);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
}
/** What an error's body says, on one line and short; '' for a body of any other form. */
function serviceWords(body) {
    const parsed = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xL(_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .errorBodySchema */ .ut, (0,_http_words_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBody */ .O)(body));
    if (!parsed.success)
        return '';
    const { error, details } = parsed.data;
    const words = [error, ...(details ?? []).map((detail) => detail.message)].filter(Boolean);
    return (0,_http_words_js__WEBPACK_IMPORTED_MODULE_1__/* .shortWords */ .W)([...new Set(words)].join('; '));
}


/***/ }),

/***/ 251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fe: () => (/* binding */ jobIdPattern),
/* harmony export */   Gv: () => (/* binding */ feedbackPageSchema),
/* harmony export */   WY: () => (/* binding */ messagedJobSchema),
/* harmony export */   _l: () => (/* binding */ startedJobSchema),
/* harmony export */   _x: () => (/* binding */ searchSchema),
/* harmony export */   cs: () => (/* binding */ agentJobSchema),
/* harmony export */   h0: () => (/* binding */ searchPageSchema),
/* harmony export */   qx: () => (/* binding */ conversationPageSchema),
/* harmony export */   rr: () => (/* binding */ feedbackSchema),
/* harmony export */   t6: () => (/* binding */ conversationRowSchema),
/* harmony export */   ub: () => (/* binding */ jobStatuses),
/* harmony export */   ut: () => (/* binding */ errorBodySchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5875);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2505);

/** Text that may be absent, null or mistyped: none of these is worth losing a row for. */
const optionalText = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()), null);
/** The same; a number, which may be a time since the epoch, as text. */
const optionalTime = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()]), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(String))), null);
const jobStatuses = ['active', 'completed', 'archived', 'failed'];
/**
 * An agent job. The specification marks no field as required; only `status` is needed here, and
 * it stays a plain string so that a word the service adds one day is not an error.
 */
const agentJobSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    source: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        repository: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
        ref: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    }))),
    model: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    prLink: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    createdAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    archivedAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
});
/**
 * What the answer to a start must have: an id that is safe in a path, in an output and in a log. The
 * specification does not say what ids are made of; those of all known kinds pass.
 */
const jobIdPattern = /^(?!\.+$)[\w.~:-]{1,200}$/;
const jobId = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk(jobIdPattern));
/**
 * An agent job as the service answers to a start or a message. Any field may be absent, and none
 * but the id of a new job is worth losing the answer for: by then the request has been carried out.
 */
const answeredJobFields = {
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(jobId), null),
    status: optionalText,
    model: optionalText,
    createdAt: optionalText,
    source: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ repository: optionalText, ref: optionalText })), null),
};
const messagedJobSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    ...answeredJobFields,
    prLink: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())), undefined),
});
const startedJobSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ...answeredJobFields, id: jobId });
/** The envelope of one page. Its rows are checked one by one, as one odd row must not lose a page. */
const conversationPageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    conversations: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
    nextCursor: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    hasMore: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
});
const sourceSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ title: optionalText, url: optionalText });
/**
 * One turn of a conversation: one question and its answer. What is absent or of another type is
 * null; only a row that is not an object at all does not parse.
 */
const conversationRowSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: optionalText,
    query: optionalText,
    response: optionalText,
    resolutionStatus: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['answered', 'unanswered'])), null),
    conversationId: optionalText,
    timestamp: optionalTime,
    pageUrl: optionalText,
    queryCategory: optionalText,
    responseType: optionalText,
    sources: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(sourceSchema, { title: null, url: null })), []),
});
const number = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()), null);
/** The envelope of one page of searches; its end has no cursor. */
const searchPageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    searches: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
    nextCursor: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
/** What readers searched the documentation for. */
const searchSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    searchQuery: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    hits: number,
    /** Share of the searches in which a result was clicked, 0 to 1. */
    ctr: number,
    topClickedPage: optionalText,
});
/** The envelope of one page of feedback. */
const feedbackPageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    feedback: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
    nextCursor: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    hasMore: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
});
/** What a reader said of a page. Nothing of who said it is kept. */
const feedbackSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: optionalText,
    /** "The path or URL to the source document". */
    path: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    comment: optionalText,
    helpful: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()), null),
});
/** The body of an error, as far as the service documents one. */
const errorBodySchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    error: optionalText,
    details: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ message: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }))), null),
});


/***/ }),

/***/ 2284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ openService)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3465);
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2794);
/* harmony import */ var _http_sender_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4843);
/* harmony import */ var _http_transport_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2717);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6112);





const manner = {
    assess: ({ status, headers }, wallTime) => {
        if (!(0,_http_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .isRetried */ .mo)(status))
            return { kind: 'final' };
        const wait = (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .retryAfter */ .P9)({ headers, wallTime });
        return { kind: status === 429 ? 'limited' : 'passing', wait };
    },
    leastShare: 0,
};
/** Requests to the analytics that an organization has in an hour, as the service documents. */
const hourlyLimit = 100;
/** What a response says of the requests that are left; null if it says nothing. */
function toldLeft({ headers }) {
    const said = headers['x-ratelimit-remaining'] ?? headers['ratelimit-remaining'];
    return typeof said === 'string' && /^\d+$/.test(said) ? Number(said) : null;
}
/** @param baseUrl without a slash at its end */
function openService({ baseUrl, apiKey, projectId, clock, signal, log, }) {
    const transport = (0,_http_transport_js__WEBPACK_IMPORTED_MODULE_2__/* .createTransport */ .oO)({ userAgent: 'docs-agent-action' });
    const counts = { requests: 0, retries: 0, waited: 0 };
    const sender = (0,_http_sender_js__WEBPACK_IMPORTED_MODULE_1__/* .createSender */ .a)({ send: transport.send, manner, clock, counts, log });
    const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json' };
    let told = Number.POSITIVE_INFINITY;
    const ask = async (asking) => {
        const { method = 'GET', path, json, repeat, deadline, timeout, maxBytes } = asking;
        const url = `${baseUrl}${path}`;
        const request = json === undefined
            ? { method, url, headers }
            : {
                method,
                url,
                headers: { ...headers, 'content-type': 'application/json' },
                body: JSON.stringify(json),
            };
        try {
            const sent = await sender({ request, repeat, deadline, timeout, maxBytes, signal });
            if ('gaveUp' in sent)
                throw explain({ gaveUp: sent.gaveUp, asking });
            told = toldLeft(sent.response) ?? told;
            return readAnswer({ response: sent.response, asking });
        }
        catch (error) {
            if (!(error instanceof _http_transport_js__WEBPACK_IMPORTED_MODULE_2__/* .OversizedBody */ .mR))
                throw error;
            throw unusable({ kind: 'oversized', asking, problem: error.message, cause: error });
        }
    };
    const requestsLeft = () => Math.min(told, hourlyLimit - counts.requests);
    return { ask, projectId, clock, counts, requestsLeft, close: transport.close };
}
function readAnswer({ response: { status, headers, body }, asking, }) {
    if (status < 200 || status > 299) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .refusal */ .x5)({ status, body, location: headers.location, ...asking });
    }
    const kind = 'invalid-response';
    let json;
    try {
        json = JSON.parse(body);
    }
    catch (cause) {
        const type = headers['content-type'];
        const problem = `it is not JSON${type ? ` (content type ${type})` : ''}`;
        throw unusable({ kind, asking, problem, cause });
    }
    const parsed = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .safeParse */ .xL(asking.schema, json);
    if (parsed.success)
        return parsed.data;
    const issue = parsed.error.issues[0];
    const field = issue?.path.join('.') || 'the response';
    const problem = `\`${field}\` is missing or of another type (${issue?.message})`;
    throw unusable({ kind, asking, problem, cause: parsed.error });
}
/** The error for an unusable answer: after a request that changes something, it may have been done. */
function unusable({ kind, asking: { subject, operation, repeat }, problem, cause, }) {
    const isOpen = repeat === 'if-nothing-was-done';
    const next = [
        isOpen && _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .operationWords */ .Zz[operation].unconfirmed,
        "Check that the input `base-url` is the service's address and that no proxy answers in its place.",
    ];
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7(isOpen ? 'unconfirmed' : kind, `The service's response for ${subject} can't be used: ${problem}. ${next.filter(Boolean).join(' ')}`, { cause });
}
/** The error for a request without a final answer. */
function explain({ gaveUp: { why, failures, last, limited, wait }, asking: { subject, operation }, }) {
    if (!last)
        return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7(why, `Time ran out before the request for ${subject}.`);
    const isConnection = last instanceof _http_transport_js__WEBPACK_IMPORTED_MODULE_2__/* .ConnectionError */ .Rc;
    const cause = isConnection ? { cause: last } : {};
    const said = isConnection
        ? last.message
        : [`status ${last.status}`, (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceWords */ .jD)(last.body)].filter(Boolean).join(': ');
    const words = _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .operationWords */ .Zz[operation];
    if (why === 'unconfirmed') {
        // Of these, the service answered that it did not take the request on.
        if (!isConnection && last.status < 500) {
            return (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .refusal */ .x5)({ ...last, location: undefined, subject, operation });
        }
        const message = `No usable answer came for ${subject}: ${said}. ${words.unconfirmed}`;
        return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7(why, message, cause);
    }
    const tries = `${failures} ${failures === 1 ? 'try' : 'tries'}`;
    const reasons = {
        failures: failures === 1 ? `${tries} failed` : `${failures} tries in a row failed`,
        deadline: `the time was up after ${tries}`,
        'retry-after': `the service asks to wait ${Math.ceil((wait ?? 0) / 1000)} s, which is longer than the step may take`,
    };
    const next = limited
        ? `${words.limit}: run again later, or raise \`timeout-minutes\`.`
        : isConnection
            ? 'Check the input `base-url`, the network and the proxy settings of the runner, and the status of the service.'
            : 'Check the status of the service, then run again.';
    const message = `No answer for ${subject}: ${reasons[why]}. The last one: ${said}. ${next}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7(why, message, cause);
}


/***/ }),

/***/ 8467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parseTimestamp)
/* harmony export */ });
/** A zone, and what it may follow. Without one a time is UTC, wherever the runner stands. */
const zone = String.raw `(?: ?(?<zone>Z|UTC|GMT|(?:GMT)?[+-]\d{2}:?\d{2}))?`;
/** Anchored at both ends: the parser alone takes almost any text with a number in it for a date. */
const dateForms = [
    // ISO 8601 and RFC 3339: the time may be absent, and a space may stand in for the `T`.
    String.raw `\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?${zone})?`,
    // HTTP and e-mail: Mon, 09 Nov 2026 08:00:00 GMT
    String.raw `(?:[A-Z][a-z]{2}, )?\d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}(?::\d{2})?${zone}`,
    // ECMAScript: Mon Nov 09 2026 08:00:00 GMT+0000
    String.raw `[A-Z][a-z]{2} [A-Z][a-z]{2} \d{1,2} \d{4} \d{2}:\d{2}:\d{2}${zone}`,
].map((form) => new RegExp(`^${form}$`, 'i'));
/** Since the epoch: 10 digits are seconds and 13 are milliseconds, both for 2001 to 2286. */
const epochForm = /^(?:(?<seconds>\d{10})|(?<milliseconds>\d{13}))(?:\.\d{1,9})?$/;
/**
 * A timestamp of the service in milliseconds since the epoch, or null if it is none. Its form is
 * not specified: ISO 8601, HTTP's dates, and epoch seconds or milliseconds are read.
 */
function parseTimestamp(text) {
    if (!text)
        return null;
    const epoch = epochForm.exec(text)?.groups;
    if (epoch)
        return Math.floor(Number(text) * (epoch.seconds ? 1_000 : 1));
    for (const form of dateForms) {
        const match = form.exec(text);
        if (!match)
            continue;
        // Only a date in ISO form is UTC by itself.
        const isDateOnly = text.length === 'YYYY-MM-DD'.length;
        const time = Date.parse(match.groups?.zone || isDateOnly ? text : `${text}Z`);
        return time >= 0 ? time : null;
    }
    return null;
}


/***/ }),

/***/ 3202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ allowedLink),
/* harmony export */   r: () => (/* binding */ safePullRequestUrl)
/* harmony export */ });
/** Beyond what browsers and servers agree on; a longer one is not a page of any documentation. */
const longestUrl = 2048;
/** Left alone by the URL parser, but able to end a Markdown destination, a cell or an attribute. */
const unsafeInMarkdown = /[\s()<>[\]{}"'`|\\^]|;/g;
function percentEncode(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}
/**
 * The URL, re-serialised and safe as a Markdown destination, if it is https, without user info, on
 * one of `allowedHosts` (`example.com`, with its port if that is not 443). Otherwise null.
 */
function allowedLink(url, allowedHosts) {
    if (url.length > longestUrl)
        return null;
    const parsed = URL.parse(url);
    if (parsed?.protocol !== 'https:' || parsed.username !== '' || parsed.password !== '')
        return null;
    if (!allowedHosts.includes(parsed.host))
        return null;
    return parsed.href.replace(unsafeInMarkdown, percentEncode);
}
/** No character here means anything to a shell, and there is no `@` for user info. */
const plainHttpsUrl = /^https:\/\/[A-Za-z0-9][A-Za-z0-9\-._~/%:]*$/;
/** The URL as it came if workflows can safely pass it on; otherwise null. */
function safePullRequestUrl(url) {
    return url.length <= longestUrl && plainHttpsUrl.test(url) && URL.canParse(url) ? url : null;
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
