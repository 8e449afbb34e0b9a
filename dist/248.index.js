export const id = 248;
export const ids = [248];
export const modules = {

/***/ 3128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EN: () => (/* binding */ bodyOf),
  Ko: () => (/* binding */ createIssue),
  OS: () => (/* binding */ readIssue),
  to: () => (/* binding */ searchIssues),
  hh: () => (/* binding */ supersede),
  Wi: () => (/* binding */ unlessGone),
  tt: () => (/* binding */ updateIssue)
});

// EXTERNAL MODULE: ./build/text/sections.js
var text_sections = __webpack_require__(8203);
// EXTERNAL MODULE: ./build/github/errors.js
var errors = __webpack_require__(4572);
// EXTERNAL MODULE: ./build/node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(5875);
// EXTERNAL MODULE: ./build/github/posts.js
var posts = __webpack_require__(5528);
;// CONCATENATED MODULE: ./build/github/issue-search.js


const issueSchema = schemas/* object */.Ikc({
    number: schemas/* int */.Whr(),
    title: schemas/* _default */.Rvf(schemas/* string */.YjP(), ''),
    state: schemas/* string */.YjP(),
    ...posts/* postFields */.e5,
    // The list of issues holds pull requests too; only they have this.
    pull_request: schemas/* optional */.lqM(schemas/* unknown */.L5J()),
});
/** Closed issues beyond these 500 are not looked through for one without its label. */
const mostClosedPages = 5;
/**
 * One's own issues with a marker. Those with the label are asked for first, which is one request as
 * a rule; as a label can be refused or taken off, all open ones are looked through if that gives
 * none, and the newest closed ones if `withClosed`.
 *
 * @param adoptsEmptied whether an open one of one's own counts too that doesn't begin with the marker:
 *   one with a note above it, or one by this title that is blank, or in which a trace of ours is left
 */
async function findOwnIssues({ label, withClosed, adoptsEmptied, ...wanted }) {
    const labelled = label ? await findIssues(wanted, { state: 'all', labels: label }) : nothing;
    let open = labelled.marked.filter(isOpen);
    let emptied = labelled.emptied.filter(isOpen);
    if (open.length === 0 && !(adoptsEmptied && emptied.length > 0)) {
        const all = await findIssues(wanted, { state: 'open' });
        open = all.marked;
        emptied = all.emptied;
    }
    if (open.length === 0 && adoptsEmptied)
        open = emptied;
    let closed = labelled.marked.filter((issue) => !isOpen(issue));
    if (withClosed && open.length === 0 && closed.length === 0) {
        const query = { state: 'closed', mostPages: mostClosedPages };
        closed = (await findIssues(wanted, query)).marked;
    }
    return {
        open: open.toSorted((a, b) => a.number - b.number),
        closed: closed.toSorted((a, b) => b.number - a.number)[0],
    };
}
const isOpen = ({ state }) => state === 'open';
/** Blank, or with a hidden comment of ours left in it. */
function isTrace(body) {
    return !body?.trim() || /<!--\s*(?:docs-agent-action|gap:[0-9a-f]{12})\s/.test(body);
}
const nothing = { marked: [], emptied: [] };
async function findIssues({ github, marker, title }, { mostPages = Number.POSITIVE_INFINITY, ...query }) {
    const found = [];
    // Someone may have put a note above the marker.
    const isNoted = ({ body }) => (body ?? '').includes(`\n${marker}`);
    const isEmptied = (issue) => !(0,posts/* startsWithMarker */.Ox)(issue.body, head) &&
        (isNoted(issue) || (issue.title === title && isTrace(issue.body)));
    const head = marker.slice(0, marker.indexOf(' ', marker.indexOf('docs-agent-action')));
    let pages = 0;
    const parameters = { ...query, sort: 'created', direction: 'desc' };
    for await (const page of github.pages('GET /repos/{owner}/{repo}/issues', parameters, issueSchema)) {
        const issues = page.filter((issue) => !issue.pull_request);
        found.push(...issues.filter((issue) => (0,posts/* isMarked */.rZ)(issue, marker) || isEmptied(issue)));
        pages += 1;
        if (pages >= mostPages)
            break;
    }
    const own = await (0,posts/* ownPosts */.Iq)({ marked: found, author: github.viewer });
    return {
        marked: own.filter((issue) => (0,posts/* isMarked */.rZ)(issue, marker)),
        emptied: own.filter((issue) => !(0,posts/* isMarked */.rZ)(issue, marker)),
    };
}

;// CONCATENATED MODULE: ./build/github/labels.js


/**
 * Makes sure that labels exist.
 *
 * @returns those that do; each that can't be made is left out, with a warning
 */
async function ensureLabels({ github, labels, log, }) {
    const existing = [];
    for (const name of labels) {
        try {
            if (!(await exists({ github, name })))
                await create({ github, name });
            existing.push(name);
        }
        catch (error) {
            if (!(error instanceof errors/* GitHubError */.y_))
                throw error;
            log.warning(`The issue goes without the label "${name}". ${error.message}`);
        }
    }
    return existing;
}
async function exists({ github, name }) {
    try {
        await github.request('GET /repos/{owner}/{repo}/labels/{name}', { name }, schemas/* unknown */.L5J());
        return true;
    }
    catch (error) {
        if ((0,errors/* isGitHubError */.e0)(error, { status: 404 }))
            return false;
        throw error;
    }
}
async function create({ github, name }) {
    try {
        await github.request('POST /repos/{owner}/{repo}/labels', { name }, schemas/* unknown */.L5J());
    }
    catch (error) {
        const settled = (0,errors/* isGitHubError */.e0)(error, { status: 422 }) || (0,errors/* isGitHubError */.e0)(error, { kind: 'unconfirmed' });
        // Another run may have made it, or this one, and the answer was lost.
        if (settled && (await exists({ github, name })))
            return;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/github/issue-requests.js





/** Kept free in a body for the line that links the issue after it, once there is one. */
const linkReserveBytes = 256;
const routes = {
    read: 'GET /repos/{owner}/{repo}/issues/{issue_number}',
    create: 'POST /repos/{owner}/{repo}/issues',
    update: 'PATCH /repos/{owner}/{repo}/issues/{issue_number}',
};
const searchIssues = ({ github, marker, labels, title }, { withClosed, adoptsEmptied }) => findOwnIssues({ github, marker, label: labels[0], title, withClosed, adoptsEmptied });
/** An issue as it is now. */
function readIssue({ github }, { number }) {
    return github.request(routes.read, { issue_number: number }, issueSchema);
}
/** The body of an issue, from its content; `previous` is the issue before, to link. */
function bodyOf({ marker, context: { runUrl } }, { content, previous }) {
    const link = previous && {
        title: 'The report before',
        markdown: `The report before this one: #${previous.number}.`,
        essential: true,
    };
    const ending = content.ending === '' ? '' : `\n${content.ending}\n`;
    const limitBytes = posts/* postLimitBytes */.$1 - linkReserveBytes - Buffer.byteLength(ending);
    const sections = link ? [...content.sections, link] : content.sections;
    return (0,text_sections/* fitSections */.W)({ sections, limitBytes, marker, runUrl }).body + ending;
}
/** @param previous the issue before, to link */
async function createIssue(work, { content, previous }) {
    const { github, title, log } = work;
    const labels = await ensureLabels({ github, labels: work.labels, log });
    const parameters = { title, body: bodyOf(work, { content, previous }), labels };
    try {
        return await github.request(routes.create, parameters, issueSchema);
    }
    catch (error) {
        if (labels.length > 0 && (0,errors/* isGitHubError */.e0)(error, { status: 422 })) {
            log.warning(`The issue goes without its labels, as with them ${error.message}`);
            return github.request(routes.create, { ...parameters, labels: [] }, issueSchema);
        }
        // It may be there all the same, and creating it again could make two.
        if (!(0,errors/* isGitHubError */.e0)(error, { kind: 'unconfirmed' }))
            throw error;
        const { open } = await searchIssues(work, { withClosed: false, adoptsEmptied: false });
        const created = open.findLast((issue) => issue.number > (previous?.number ?? 0));
        if (created)
            return created;
        throw error;
    }
}
/** Closes an issue and links, at its top, the one that takes its place. */
async function supersede(work, { issue, by }) {
    const { marker, log } = work;
    const text = (issue.body ?? '').replace(marker, '').trimStart();
    const body = `${marker}\n> **The report after this one: #${by.number}.**\n\n${text}`;
    // Someone may have made it longer; the new issue links it in any case.
    const linked = Buffer.byteLength(body) <= posts/* postLimitBytes */.$1 ? { body } : {};
    const parameters = { ...linked, state: 'closed', state_reason: 'not_planned' };
    try {
        await unlessGone(updateIssue(work, { issue, parameters }), { issue, log });
    }
    catch (error) {
        if (!(error instanceof errors/* GitHubError */.y_))
            throw error;
        log.warning(`The issue before, #${issue.number}, was left open: ${error.message}`);
    }
}
/** What a request for an issue gives; undefined if it was deleted or transferred since it was found. */
async function unlessGone(answer, { issue, log }) {
    try {
        return await answer;
    }
    catch (error) {
        if (!(error instanceof errors/* GitHubError */.y_ && (0,errors/* isGone */.ST)(error)))
            throw error;
        log.info(`Issue #${issue.number} was deleted or transferred in the meantime: ${error.message}`);
        return undefined;
    }
}
/** @param renew gives the parameters anew before each repetition */
function updateIssue({ github }, { issue: { number }, parameters, renew, }) {
    const of = (changes) => ({ issue_number: number, ...changes });
    const renewed = renew && (async () => of(await renew()));
    return github.request(routes.update, of(parameters), issueSchema, renewed);
}


/***/ }),

/***/ 9248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  postIssue: () => (/* binding */ postIssue),
  b: () => (/* binding */ readOwnIssues)
});

// EXTERNAL MODULE: ./build/github/errors.js
var errors = __webpack_require__(4572);
// EXTERNAL MODULE: ./build/github/issue-requests.js + 2 modules
var issue_requests = __webpack_require__(3128);
// EXTERNAL MODULE: ./build/github/comment.js
var comment = __webpack_require__(1918);
;// CONCATENATED MODULE: ./build/github/notice.js


/**
 * Comments on an issue, as an edit of it notifies nobody; a run for the same report edits its
 * comment. The report stands without it: a failure is a warning.
 */
async function postNotice({ github, log }, { issue: { number }, marker, text }) {
    try {
        const bodyAfter = () => `${marker}\n${text}\n`;
        await (0,comment/* upsertMarked */.GD)({ github, place: { number }, marker, bodyAfter, log });
    }
    catch (error) {
        if (!(error instanceof errors/* GitHubError */.y_))
            throw error;
        log.warning(`Issue #${number} was updated, but no comment tells what changed: ${error.message} To switch these comments off, set \`notify: never\`.`);
    }
}

// EXTERNAL MODULE: ./build/github/permissions.js
var permissions = __webpack_require__(4235);
// EXTERNAL MODULE: ./build/github/posts.js
var posts = __webpack_require__(5528);
;// CONCATENATED MODULE: ./build/github/issue.js





/**
 * Posts the report as an issue.
 *
 * - `issue`: one issue, updated in place; closed when no gaps are left, and then left closed: new
 *   gaps open a new one that links it. Without gaps none is created.
 * - `new-issue`: an issue of its own; the one before is closed with a link to it.
 *
 * Either takes over what people ticked in the issue before it.
 *
 * @returns the issue, or undefined if none was needed or a warning says why there is none
 * @throws PostingError
 */
async function postIssue(post) {
    const { github, context, marker, log } = post;
    const { owner, name } = github.repository;
    const work = { ...post, marker: (0,posts/* createMarker */.h5)(marker) };
    const notice = {
        marker: { ...marker, notice: post.noticeId ?? '' },
        wanted: post.noticeId !== null,
    };
    const issue = await (0,permissions/* postOrExplain */.$)({
        post: () => (marker.target === 'issue' ? postRolling(work, notice) : postNew(work)),
        target: { name: marker.target, place: `${owner}/${name}` },
        restriction: (0,permissions/* findRestriction */.m)({ context }),
        log,
    });
    return issue && { url: issue.html_url, number: issue.number, isClosed: issue.state === 'closed' };
}
/**
 * The issues that a post would update: all open ones of a rolling issue; else the one that it would
 * follow, if there is any.
 *
 * @throws GitHubError
 */
async function readOwnIssues(subject) {
    const { target } = subject.marker;
    const { open, closed } = await (0,issue_requests/* searchIssues */.to)({ ...subject, marker: (0,posts/* createMarker */.h5)(subject.marker) }, { withClosed: true, adoptsEmptied: target === 'issue' });
    const found = target === 'issue' ? open : open.slice(-1);
    return found.length > 0 ? found : closed ? [closed] : [];
}
async function postRolling(work, notice) {
    const { log, compose } = work;
    // Without a gap even if nothing is dismissed, no issue is opened, and none before it is looked for.
    const { hasGaps } = compose({ bodies: [], opens: true, target: 'issue' });
    const { open, closed } = await (0,issue_requests/* searchIssues */.to)(work, { withClosed: hasGaps, adoptsEmptied: true });
    for (const [at, issue] of open.entries()) {
        const others = open.slice(at + 1);
        const kept = await (0,issue_requests/* unlessGone */.Wi)(refresh(work, { issue, others, notice }), { issue, log });
        if (!kept)
            continue;
        for (const other of kept.others)
            await (0,issue_requests/* supersede */.hh)(work, { issue: other, by: kept.issue });
        return kept.issue;
    }
    const previous = closed && (await latest(work, closed));
    const bodies = previous ? [previous.body ?? ''] : [];
    const content = compose({ bodies, opens: true, target: 'issue' });
    if (content.hasGaps) {
        warn(work, content);
        return keepOldest(work, await (0,issue_requests/* createIssue */.Ko)(work, { content, previous }));
    }
    log.info('No issue is open and no gaps are left: none was created.');
    return undefined;
}
/** An issue as it is at this moment; if it is gone, as it was found, so that the write finds that out. */
async function latest(work, issue) {
    return (await (0,issue_requests/* unlessGone */.Wi)((0,issue_requests/* readIssue */.OS)(work, issue), { issue, log: work.log })) ?? issue;
}
/**
 * Writes an issue anew from what it says at this moment, and others that are open, and tells what
 * that brings. They are read again before each repetition, as a wait leaves people time to tick.
 *
 * @returns the issue, and the others as they were read last
 */
async function refresh(work, { issue, others, notice }) {
    const read = async () => {
        const issues = [];
        for (const one of [issue, ...others])
            issues.push(await latest(work, one));
        const bodies = issues.map(({ body }) => body ?? '');
        return {
            others: issues.slice(1),
            content: work.compose({ bodies, opens: false, target: 'issue' }),
        };
    };
    let last = await read();
    const parameters = () => ({
        title: work.title,
        body: (0,issue_requests/* bodyOf */.EN)(work, last),
        ...(last.content.hasGaps ? {} : { state: 'closed', state_reason: 'completed' }),
    });
    const written = await (0,issue_requests/* updateIssue */.tt)(work, {
        issue,
        parameters: parameters(),
        renew: async () => {
            last = await read();
            return parameters();
        },
    });
    const { content } = last;
    warn(work, content);
    if (notice.wanted && content.notice !== '') {
        await postNotice(work, { issue, marker: (0,posts/* createMarker */.h5)(notice.marker), text: content.notice });
    }
    return { issue: written, others: last.others };
}
function warn({ log }, { warnings }) {
    for (const warning of warnings)
        log.warning(warning);
}
/** Of issues that several runs created at the same time, the oldest stays: each run closes its own. */
async function keepOldest(work, created) {
    const { title, log, compose } = work;
    try {
        const { open } = await (0,issue_requests/* searchIssues */.to)(work, { withClosed: false, adoptsEmptied: false });
        const older = open.find(({ number }) => number < created.number);
        if (!older)
            return created;
        const bodies = [older, created].map(({ body }) => body ?? '');
        const content = compose({ bodies, opens: true, target: 'issue' });
        const parameters = { title, body: (0,issue_requests/* bodyOf */.EN)(work, { content }) };
        const write = (0,issue_requests/* updateIssue */.tt)(work, { issue: older, parameters });
        const kept = await (0,issue_requests/* unlessGone */.Wi)(write, { issue: older, log });
        if (!kept)
            return created;
        await (0,issue_requests/* supersede */.hh)(work, { issue: created, by: kept });
        return kept;
    }
    catch (error) {
        if (!(error instanceof errors/* GitHubError */.y_))
            throw error;
        log.warning(`Whether another run created an issue at the same time is not known: ${error.message}`);
        return created;
    }
}
async function postNew(work) {
    const { open, closed } = await (0,issue_requests/* searchIssues */.to)(work, { withClosed: true, adoptsEmptied: false });
    const found = open.at(-1) ?? closed;
    const previous = found && (await latest(work, found));
    const bodies = previous ? [previous.body ?? ''] : [];
    const content = work.compose({ bodies, opens: true, target: 'new-issue' });
    warn(work, content);
    const issue = await (0,issue_requests/* createIssue */.Ko)(work, { content, previous });
    for (const other of open)
        await (0,issue_requests/* supersede */.hh)(work, { issue: other, by: issue });
    return issue;
}


/***/ })

};
