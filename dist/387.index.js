export const id = 387;
export const ids = [387];
export const modules = {

/***/ 9457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kd: () => (/* binding */ pullRequestNumber),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   c$: () => (/* binding */ jobDuration),
/* harmony export */   it: () => (/* binding */ endOutcome),
/* harmony export */   uD: () => (/* binding */ knownStatus)
/* harmony export */ });
/* harmony import */ var _service_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(251);
/* harmony import */ var _service_timestamp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8467);


/** The status if it is one of the service's four; null for a word that is not known yet. */
const knownStatus = (job) => _service_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .jobStatuses */ .ub.find((status) => status === job?.status) ?? null;
/** The outcome of a job by its status, or null while it has not ended. */
function endOutcome(job) {
    const status = knownStatus(job);
    if (status === 'completed')
        return job.prLink ? 'pull-request' : 'no-changes';
    return status === 'active' ? null : status;
}
/**
 * Number of a pull request, from the last part of its path on GitHub, GitLab, Bitbucket or Gitea;
 * null if the path is of another form.
 */
function pullRequestNumber(link) {
    const match = /\/(?:pull|pulls|merge_requests|pull-requests)\/(\d{1,10})\/?$/.exec(new URL(link).pathname);
    return match?.[1] ?? null;
}
/**
 * How long the job took: from its creation to its end being seen, or the time waited if its
 * creation is not known.
 *
 * @param seenAt wall time of the last reading, in milliseconds since the epoch
 */
function jobDuration({ job, seenAt, waited, }) {
    const created = (0,_service_timestamp_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTimestamp */ .E)(job?.createdAt);
    // A creation in the future means that the two clocks differ.
    return created !== null && created <= seenAt
        ? { milliseconds: seenAt - created, since: 'creation' }
        : { milliseconds: waited, since: 'start of the wait' };
}
/** A duration in the two units that say most, such as `4 min 12 s`; under 10 s with a decimal. */
function formatDuration(milliseconds) {
    const seconds = milliseconds / 1_000;
    if (seconds < 10)
        return `${seconds.toFixed(1)} s`;
    const whole = Math.round(seconds);
    const [minutes, hours] = [Math.floor(whole / 60), Math.floor(whole / 3600)];
    if (minutes === 0)
        return `${whole} s`;
    if (hours === 0)
        return `${minutes} min ${whole % 60} s`;
    return `${hours} h ${minutes % 60} min`;
}


/***/ }),

/***/ 3415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ waitForJob)
});

// UNUSED EXPORTS: createProgress

// EXTERNAL MODULE: ./build/step.js
var step = __webpack_require__(6813);
// EXTERNAL MODULE: ./build/agent/outcome.js
var outcome = __webpack_require__(9457);
// EXTERNAL MODULE: ./build/service/errors.js
var errors = __webpack_require__(6112);
;// CONCATENATED MODULE: ./build/agent/poll.js

const shortestWait = 3_000;
const lastPollTimeout = 5_000;
/**
 * Milliseconds to the next poll: a tenth of the time waited so far, so that an end is seen within
 * a tenth of the job's run time, at least 3 s, and never more than the interval.
 */
function pollDelay({ elapsed, interval }) {
    return Math.min(interval, Math.max(shortestWait, elapsed / 10));
}
/**
 * Reads a job again and again until the deadline, at which the last reading is taken. The caller
 * stops earlier by leaving the loop.
 *
 * Once the job has been read, failing requests don't end the readings before the deadline, unless
 * they fail for good.
 *
 * @param read one reading; `lastTry` asks for a single try of so many milliseconds
 * @param interval longest wait between two readings, in milliseconds
 * @throws ServiceError if no further reading is possible, or none succeeded
 */
async function* pollJob({ read, clock, signal, deadline, interval, }) {
    const start = clock.now();
    let everRead = false;
    while (clock.now() < deadline) {
        const reading = await attempt(() => read({ deadline }));
        const timeLeft = () => deadline - clock.now();
        if (reading instanceof errors/* ServiceError */._7) {
            const waitTooLong = reading.kind === 'retry-after';
            if (waitTooLong && everRead)
                return;
            if (waitTooLong || reading.kind !== 'deadline')
                throw reading;
            await clock.sleep(Math.max(0, timeLeft()), signal);
            break;
        }
        everRead = true;
        yield reading;
        const delay = pollDelay({ elapsed: clock.now() - start, interval });
        await clock.sleep(Math.max(0, Math.min(delay, timeLeft())), signal);
    }
    const last = await attempt(() => read({ deadline, lastTry: lastPollTimeout }));
    if (!(last instanceof errors/* ServiceError */._7))
        yield last;
    else if (!everRead)
        throw last;
}
async function attempt(read) {
    try {
        return await read();
    }
    catch (error) {
        if (error instanceof errors/* ServiceError */._7)
            return error;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/agent/wait.js



/** Waits for an agent job to end, until the deadline. Never throws: see {@link Wait.error}. */
async function waitForJob(options) {
    const { jobId, service, clock, log, signal, deadline, interval } = options;
    const { outcomeOf = outcome/* endOutcome */.it } = options;
    const progress = createProgress({ log, clock });
    let job = null;
    try {
        const read = (limits) => service.readJob({ jobId, ...limits });
        for await (const reading of pollJob({ read, clock, signal, deadline, interval })) {
            job = reading;
            progress(reading);
            const outcome = outcomeOf(reading);
            if (outcome)
                return { job, outcome, error: null };
        }
        return { job, outcome: 'timed-out', error: null };
    }
    catch (error) {
        return { job, outcome: error instanceof step/* Cancelled */.c ? 'cancelled' : null, error };
    }
}
const lineInterval = 60_000;
/**
 * Logs how a job is doing: its first status, each change, and a line a minute in between. A status
 * that is not known yet gets one warning.
 *
 * @returns a function to call with each reading
 */
function createProgress({ log, clock, }) {
    const start = clock.now();
    let lastStatus = null;
    let lastLine = start;
    let warned = false;
    return (job) => {
        const status = (0,outcome/* knownStatus */.uD)(job);
        const word = status ?? plainWord(job.status);
        if (!status && !warned) {
            warned = true;
            log.warning(`The job has ${word ? `the status "${word}"` : 'a status'} that this action does not know. It keeps waiting for a known end.`);
        }
        const now = clock.now();
        const shown = word ?? 'unknown';
        if (shown === lastStatus && now - lastLine < lineInterval)
            return;
        const waited = (0,outcome/* formatDuration */.a3)(now - start);
        log.info(shown === lastStatus
            ? `Job still ${shown} after ${waited}.`
            : `Job is ${shown}${lastStatus === null ? '' : ` after ${waited}`}.`);
        lastStatus = shown;
        lastLine = now;
    };
}
/** A word that is safe to show, or null. */
const plainWord = (status) => /^[a-z][a-z0-9_-]{0,39}$/i.test(status) ? status : null;


/***/ }),

/***/ 5387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runJob: () => (/* binding */ runJob)
});

// EXTERNAL MODULE: ./build/agent/outcome.js
var agent_outcome = __webpack_require__(9457);
;// CONCATENATED MODULE: ./build/agent/follow-up.js

/**
 * Milliseconds after a message in which an unchanged end may be from before it: the service handles
 * messages one after the other, and its status may lag.
 */
const staleFor = 90_000;
/**
 * Distinguishes the end of a follow-up from the end that the job had before the message. An end
 * counts once there is a sign of work on the message, or if it is unchanged 90 s later. A sign is
 * that the job was active, in the answer to the message or in a reading, that its status changed, or
 * that it has another pull request.
 *
 * @param message null if an earlier attempt of the run sent it
 * @returns a function to call with each reading since the message: the outcome, or null while the
 *   wait continues
 */
function followUpOutcome({ message, clock, log, }) {
    const { at: sentAt, answer } = message ?? { at: clock.now(), answer: null };
    let first = null;
    // Undefined while nobody has said what it was.
    let link = answer?.prLink;
    let worked = answer?.status === 'active';
    return (reading) => {
        const { status, prLink = null } = reading;
        const outcome = (0,agent_outcome/* endOutcome */.it)(reading);
        const hasNewLink = prLink !== null && link !== undefined && prLink !== link;
        worked ||= outcome === null || hasNewLink || (first !== null && first !== status);
        if (worked)
            return outcome;
        if (first === null) {
            log.info('This status may be from before the message: the step waits up to 90 s for it to change.');
        }
        first = status;
        link ??= prLink;
        if (clock.now() - sentAt < staleFor)
            return null;
        log.info('The status has not changed in the 90 s since the message, so it counts as the end.');
        return outcome;
    };
}

// EXTERNAL MODULE: ./build/agent/wait.js + 1 modules
var agent_wait = __webpack_require__(3415);
// EXTERNAL MODULE: ./build/github/errors.js
var errors = __webpack_require__(4572);
// EXTERNAL MODULE: ./build/github/surroundings.js
var github_surroundings = __webpack_require__(7532);
// EXTERNAL MODULE: ./build/publish.js
var publish = __webpack_require__(9872);
// EXTERNAL MODULE: ./build/service/agent.js
var service_agent = __webpack_require__(8478);
// EXTERNAL MODULE: ./build/service/service.js
var service_service = __webpack_require__(2284);
// EXTERNAL MODULE: ./build/step.js
var build_step = __webpack_require__(6813);
// EXTERNAL MODULE: ./build/text/clean.js
var clean = __webpack_require__(9642);
// EXTERNAL MODULE: ./build/text/links.js
var links = __webpack_require__(3202);
// EXTERNAL MODULE: ./build/service/errors.js
var service_errors = __webpack_require__(6112);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/job/claims.js

/** Runs before this one whose jobs a comment remembers. */
const mostEarlierClaims = 10;
const linePattern = /^<!-- docs-agent-job run=(\d{1,20}) request=([0-9a-f]{16}) (none|begun|job=([\w.~:-]{1,200})) -->$/;
/** Ids of all known kinds. A job with any other id is not remembered. */
const plainId = /^[\w.~:-]{1,200}$/;
/** Progress with a job's id, if it is one that a hidden line can hold. */
const withJob = (jobId) => plainId.test(jobId) ? { kind: 'job', jobId } : { kind: 'none' };
/** A hash of a request to the agent. */
function requestHash(...parts) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
/** The claims of a comment's body, whatever its line ends and whatever else stands in it. */
function readClaims(body) {
    const claims = [];
    for (const line of body.split(/\r?\n/)) {
        const [, run, request, word, jobId] = linePattern.exec(line) ?? [];
        const last = claims.at(-1);
        if (run && request) {
            const progress = jobId
                ? { kind: 'job', jobId }
                : { kind: word === 'begun' ? 'begun' : 'none' };
            claims.push({ run, request, progress, markdown: '' });
        }
        else if (last) {
            last.markdown += `${line}\n`;
        }
    }
    return claims.map((claim) => ({ ...claim, markdown: claim.markdown.trim() }));
}
function decide(claim) {
    if (claim?.progress.kind === 'job')
        return { kind: 'adopt', jobId: claim.progress.jobId };
    return { kind: claim?.progress.kind === 'begun' ? 'stop' : 'send' };
}
/** How a request stands once a decision is made, and before it is acted on. */
const progressOf = (decision) => decision.kind === 'adopt' ? { kind: 'job', jobId: decision.jobId } : { kind: 'begun' };
/** The claim on a piece of work, if the comment has one. */
function findClaim(claims, work) {
    return claims.find(({ run, request }) => run === work.run && request === work.request);
}
/**
 * The comment with a claim put in: the text of this run's steps is shown, of earlier runs only the
 * jobs are remembered.
 */
function withClaim(claims, claim) {
    const others = claims.filter((other) => findClaim([other], claim) === undefined);
    const sameRun = others.filter(({ run }) => run === claim.run);
    const earlier = others
        .filter(({ run, progress }) => run !== claim.run && progress.kind !== 'none')
        .slice(0, mostEarlierClaims)
        .map((other) => ({ ...other, markdown: '' }));
    return [claim, ...sameRun, ...earlier].map((one) => ({
        title: 'Agent job',
        markdown: [lineOf(one), one.markdown].filter(Boolean).join('\n'),
        essential: true,
    }));
}
function lineOf({ run, request, progress }) {
    const word = progress.kind === 'job' ? `job=${progress.jobId}` : progress.kind;
    return `<!-- docs-agent-job run=${run} request=${request} ${word} -->`;
}

;// CONCATENATED MODULE: ./build/job/begin.js


/** The request that the inputs make: `prompt` or `job-id`, never both, and `message` for a job. */
function requestOf({ jobId, prompt, message }) {
    if (jobId === undefined)
        return { kind: 'start', prompt: prompt ?? '' };
    return message === undefined
        ? { kind: 'wait', jobId, prompt: null }
        : { kind: 'message', jobId, prompt: message };
}
/** @param run `GITHUB_RUN_ID` */
function workOf(request, run) {
    const parts = request.kind === 'start' ? [] : [request.jobId];
    return { run, request: requestHash(request.kind, ...parts, request.prompt ?? '') };
}
/** How far the request has come, as the comment remembers it. */
function progressAfter(beginning) {
    if (beginning.kind === 'job')
        return withJob(beginning.jobId);
    // A stop is reported once: the attempt after it starts over.
    return { kind: beginning.kind === 'unknown' ? 'begun' : 'none' };
}
/** An earlier attempt began a request, and its result is not known. */
class UnknownBeginning extends Error {
    name = 'UnknownBeginning';
}
const mayHaveBeen = {
    start: 'An earlier attempt of this run began to start an agent job and ended before it could say which: the job may be running. Look for it in the dashboard, and wait for it with `job-id`; if there is none, run this step again, which then starts a new one.',
    message: 'An earlier attempt of this run began to send the message and ended before it could say whether the agent received it. Look at the job in the dashboard; if the message is not there, run this step again, which then sends it again.',
};
/**
 * Sends the step's request to the service, unless an earlier attempt of the run has done so: a
 * request is never sent twice for one attempt.
 *
 * @throws what is neither the service's answer nor a cancellation
 */
async function beginWork({ request, decision, service, step: { clock, log, deadline, signal }, }) {
    const begun = (jobId, more = {}) => ({
        kind: 'job',
        jobId,
        adopted: false,
        message: null,
        ...more,
    });
    if (request.kind === 'wait')
        return begun(request.jobId);
    if (decision.kind === 'adopt') {
        log.info(`An earlier attempt of this run ${request.kind === 'start' ? 'started the job' : 'sent the message'}: this one waits for job ${decision.jobId}.`);
        return begun(decision.jobId, { adopted: true });
    }
    if (decision.kind === 'stop') {
        return { kind: 'stopped', error: new UnknownBeginning(mayHaveBeen[request.kind]) };
    }
    const { prompt } = request;
    const characters = `${prompt.length.toLocaleString('en')} characters`;
    try {
        signal.throwIfAborted();
    }
    catch (error) {
        return { kind: 'cancelled', error };
    }
    try {
        if (request.kind === 'message') {
            log.info(`Sending a message of ${characters} to job ${request.jobId}.`);
            const answer = await service.sendMessage({ jobId: request.jobId, prompt, deadline });
            return begun(request.jobId, { message: { at: clock.now(), answer } });
        }
        log.info(`Starting an agent job with a prompt of ${characters}.`);
        const { id } = await service.startJob({ prompt, deadline });
        log.info(`Started agent job ${id}.`);
        return begun(id);
    }
    catch (error) {
        if (signal.aborted)
            return { kind: 'unknown', error };
        if (!(error instanceof service_errors/* ServiceError */._7))
            throw error;
        return { kind: error.kind === 'unconfirmed' ? 'unknown' : 'failed', error };
    }
}

// EXTERNAL MODULE: ./build/text/markdown.js
var markdown = __webpack_require__(3466);
;// CONCATENATED MODULE: ./build/job/wording.js


const inDashboard = `in the dashboard (${service_errors/* dashboardUrl */.aU})`;
const wordings = {
    'pull-request': { icon: '✅', happened: 'The agent opened a pull request', next: '' },
    'no-changes': {
        icon: '➖',
        happened: 'The agent finished without a pull request',
        next: '',
    },
    archived: {
        icon: '🗄️',
        happened: 'The agent job was archived',
        next: 'If you still want its work, start a new job.',
    },
    failed: {
        icon: '❌',
        happened: 'The agent ran into an error that it could not recover from',
        next: `Look at the job ${inDashboard}, then start a new one.`,
    },
    'timed-out': {
        icon: '⏳',
        happened: 'The agent job had not ended when this step ran out of time',
        next: 'A larger `timeout-minutes` gives it more time.',
    },
    cancelled: { icon: '🚫', happened: 'The wait for the agent job was cancelled', next: '' },
};
/** For the Markdown alone: the log of a step that passed needs no advice. */
const hints = {
    'no-changes': `Either nothing had to change, or the project is set up to commit without a pull request: the job ${inDashboard} tells which.`,
};
const adoptedFailure = 'An earlier attempt of this run started it, and attempts of one run share a job: to start a new one, start a new run.';
/** How to keep waiting for a job that may still be running, without asking the agent twice. */
function waitAgain({ jobId, remembered }, { kind }) {
    const howTo = {
        wait: 'run the same step again',
        start: `run the step with \`job-id: ${jobId}\` instead of \`prompt\``,
        message: 'run the step without `message`',
    };
    const next = remembered && kind !== 'wait' ? 're-run this workflow run' : howTo[kind];
    return `It may still be running. To keep waiting, ${next}.`;
}
/** What to do next, plain text or Markdown; '' if nothing is to be done. */
function nextStep(result, request) {
    const { outcome, adopted } = result;
    const mayRun = outcome === 'timed-out' || outcome === 'cancelled';
    const steps = [
        mayRun && waitAgain(result, request),
        wordings[outcome].next,
        adopted && outcome === 'failed' && adoptedFailure,
    ];
    return steps.filter(Boolean).join(' ');
}
/** The outcome in plain text: for the log, and for the error that fails the step. */
function outcomeMessage({ result, request, }) {
    const { happened } = wordings[result.outcome];
    const parts = [
        `${happened}.`,
        result.pullRequest && `Pull request: ${result.pullRequest}.`,
        `Job ${result.jobId}, ${durationText(result)}.`,
        nextStep(result, request),
    ];
    return parts.filter(Boolean).join(' ');
}
/** How long the job took, or the wait for it. */
const durationText = ({ duration: { milliseconds, since } }) => (0,agent_outcome/* formatDuration */.a3)(milliseconds) + sinceWords[since];
const sinceWords = {
    creation: '',
    message: ' since the message',
    'start of the wait': ' since the wait began',
};

;// CONCATENATED MODULE: ./build/job/render.js




/**
 * The outcome in Markdown: for the job summary and the comment.
 *
 * @param linkHost host that a link may lead to; a pull request elsewhere shows as text
 */
function renderOutcome({ result, request, linkHost, runUrl, }) {
    const { icon, happened } = wordings[result.outcome];
    const facts = [
        ['Pull request', result.pullRequest && pullRequestText(result.pullRequest, linkHost)],
        ['Repository', result.repository && (0,markdown/* codeSpan */.SS)(result.repository)],
        ['Branch', result.branch && (0,markdown/* codeSpan */.SS)(result.branch)],
        ['Model', result.model && (0,markdown/* codeSpan */.SS)(result.model)],
        ['Duration', durationText(result)],
        ['Job', jobText({ jobId: result.jobId, request, runUrl })],
    ];
    const list = facts.filter(([, value]) => value).map(([name, value]) => `- ${name}: ${value}`);
    return section([
        `### ${icon} ${happened}`,
        nextStep(result, request) || (hints[result.outcome] ?? ''),
        quotation(request),
        list.join('\n'),
    ]);
}
/** @param jobId null while the job is being started */
function renderAtWork({ request, jobId, runUrl, }) {
    const job = jobId ?? (request.kind === 'start' ? null : request.jobId);
    const text = job === null
        ? `Being started by this ${runLink(runUrl)}.`
        : `Job: ${jobText({ jobId: job, request, runUrl })}`;
    return section(['### ⏳ The agent is at work', quotation(request), `- ${text}`]);
}
const failedBeginnings = {
    stopped: {
        icon: '⚠️',
        start: 'An earlier attempt may have started the agent',
        message: 'An earlier attempt may have sent the message',
    },
    unknown: {
        icon: '⚠️',
        start: 'The agent may have been started',
        message: 'The agent may have received the message',
    },
    failed: { icon: '❌', start: 'The agent was not started', message: 'The message was not sent' },
    cancelled: {
        icon: '🚫',
        start: 'The step was cancelled before the agent was started',
        message: 'The step was cancelled before the message was sent',
    },
};
/** A request that led to no job that this run knows of. */
function renderFailedBeginning({ request, kind, message, runUrl, }) {
    const { icon, ...happened } = failedBeginnings[kind];
    const title = happened[request.kind === 'message' ? 'message' : 'start'];
    return section([
        `### ${icon} ${title}`,
        (0,markdown/* escapeMarkdown */.FV)(message),
        quotation(request),
        `- Reported by this ${runLink(runUrl)}`,
    ]);
}
/** A job that could not be read: what failed, and what to do. */
function renderUnread({ request, jobId, message, runUrl, }) {
    return section([
        '### ❌ The agent job could not be read',
        (0,markdown/* escapeMarkdown */.FV)(message),
        quotation(request),
        `- Job: ${jobText({ jobId, request, runUrl })}`,
    ]);
}
const section = (paragraphs) => [
    { title: 'Outcome', markdown: paragraphs.filter(Boolean).join('\n\n'), essential: true },
];
/** In graphemes: enough to recognize a prompt by. */
const longestQuotation = 200;
function quotation({ prompt }) {
    if (prompt === null)
        return '';
    return `> ${(0,markdown/* escapeMarkdown */.FV)((0,clean/* truncate */.xv)(prompt, longestQuotation))}`;
}
const runLink = (runUrl) => (0,markdown/* link */.nf)({ text: 'workflow run', url: runUrl });
const verbs = { start: 'started by', message: 'sent a message by', wait: 'waited for by' };
function jobText({ jobId, request, runUrl }) {
    return `${(0,markdown/* codeSpan */.SS)(jobId)}, ${verbs[request.kind]} this ${runLink(runUrl)}`;
}
function pullRequestText(url, linkHost) {
    if (new URL(url).host !== linkHost)
        return (0,markdown/* codeSpan */.SS)(url);
    const number = (0,agent_outcome/* pullRequestNumber */.Kd)(url);
    return (0,markdown/* link */.nf)({ text: number ? `#${number}` : url, url });
}

;// CONCATENATED MODULE: ./build/job/tell.js


/**
 * Writes the comment before a request is sent, and decides by what it said before that. Without a
 * comment nothing can be known, and the request is sent.
 *
 * @param stateFor how the work stands after each decision, and what to say of it
 * @returns what to do, and where to report on it: a comment that may not be written is left out
 * @throws PostingError if the comment can't be written: nothing was sent yet
 */
async function announce(teller, stateFor) {
    let decision = { kind: 'send' };
    const commentAfter = (previous) => {
        const claims = readClaims(previous ?? '');
        decision = decide(findClaim(claims, teller.work));
        return withClaim(claims, claimOf({ teller, ...stateFor(decision) }));
    };
    const { commentUrl, problems } = await post({
        teller: withComment(teller),
        sections: [],
        commentAfter,
    });
    if (problems[0])
        throw problems[0];
    if (commentUrl)
        return { decision, teller };
    const destinations = teller.destinations.filter(({ target }) => target !== 'comment');
    return { decision, teller: { ...teller, destinations } };
}
/** Whether a comment remembers the work. */
const canComment = ({ destinations }) => destinations.some(({ target }) => target === 'comment');
/** Reports an outcome, wherever the step posts to. */
function tell(report) {
    const { teller, sections } = report;
    return post({ teller, sections, commentAfter: commentWith(report), quiet: true });
}
/** Reports in the comment alone: the job summary is for an outcome, even if the comment fails. */
function tellInComment(report) {
    const teller = withComment(report.teller);
    return post({ teller, sections: [], commentAfter: commentWith(report), quiet: true });
}
/** Reports a cancelled step: in the job summary for sure, in the comment if there is time. */
async function tellCancelled({ teller, ...content }) {
    if (teller.destinations.length === 0)
        return;
    await tell({ teller: { ...teller, destinations: [{ target: 'summary' }] }, ...content });
    try {
        await tellInComment({ teller, ...content });
    }
    catch {
        // The time was up: the comment says that the agent is at work, which may be so.
    }
}
const withComment = (teller) => ({
    ...teller,
    destinations: teller.destinations.filter(({ target }) => target === 'comment'),
});
const commentWith = (report) => (previous) => withClaim(readClaims(previous ?? ''), claimOf(report));
function claimOf({ teller, progress, sections }) {
    const markdown = sections.map((section) => section.markdown).join('\n\n');
    return { ...teller.work, progress, markdown };
}
function post({ teller: { context, destinations, projectId, step }, ...content }) {
    return (0,publish/* publish */.mk)({
        context,
        destinations,
        ...content,
        marker: { mode: 'job', projectId, scope: 'all' },
        step,
    });
}

// EXTERNAL MODULE: ./build/node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(5875);
;// CONCATENATED MODULE: ./build/job/who-may.js


/** Events that anyone can cause by writing, on a public repository. */
const openEvents = new Set([
    'discussion',
    'discussion_comment',
    'issue_comment',
    'issues',
    'pull_request_review',
    'pull_request_review_comment',
]);
/** The agent was not asked, as whoever caused the run may not ask it. */
class ActorRefused extends Error {
    name = 'ActorRefused';
}
/**
 * Makes sure that the agent is asked only for people who may push to the repository: the key that
 * asks is the organization's, whoever wrote the comment that started the run.
 *
 * @throws ActorRefused if someone else or a bot caused the run, or if that can't be found out;
 *   PostingError without a token
 */
async function requireWriteAccess({ context, github }) {
    const { eventName, actor, payload, repository } = context;
    if (!openEvents.has(eventName))
        return;
    const place = `${repository.owner}/${repository.name}`;
    const refuse = (why, options) => new ActorRefused(`The agent was not asked: on the event \`${eventName}\`, which anyone can cause, only people with write access to ${place} may ask it, and ${why}`, options);
    const { login: sender = '', type } = payload.sender ?? {};
    // GitHub names the same account in both.
    const logins = [...new Set([actor, sender])].filter((login) => login !== '');
    if (logins.length === 0)
        throw refuse('neither the runner nor the event says who caused it.');
    const bot = type === 'Bot' ? sender : logins.find((login) => login.endsWith('[bot]'));
    if (bot !== undefined)
        throw refuse(`${bot} is a bot.`);
    for (const login of logins) {
        const access = await readAccess(await github(), login).catch((error) => {
            if (!(error instanceof errors/* GitHubError */.y_))
                throw error;
            throw refuse(`whether ${login} has it is not known. ${error.message} Check the input \`github-token\`.`, { cause: error });
        });
        if (!sufficient.has(access)) {
            throw refuse(`${login} has ${access === 'none' ? 'no access' : `\`${access}\` access`}. Someone who has it can write the same, or start the workflow by another event, such as \`workflow_dispatch\`.`);
        }
    }
}
const sufficient = new Set(['admin', 'maintain', 'write']);
/**
 * What an account may do in the repository: `admin`, `write`, `read` or `none` ("Get repository
 * permissions for a user", which any token of the repository may ask).
 */
async function readAccess(github, username) {
    try {
        const { permission } = await github.request('GET /repos/{owner}/{repo}/collaborators/{username}/permission', { username }, schemas/* object */.Ikc({ permission: schemas/* enum */.k5n(['admin', 'maintain', 'write', 'triage', 'read', 'none']) }));
        return permission;
    }
    catch (error) {
        if ((0,errors/* isGitHubError */.e0)(error, { status: 404 }))
            return 'none';
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/job/run.js

















/** Milliseconds that a cancelled step takes to say so in its comment. */
const farewellTime = 1_000;
/**
 * Starts an agent job, sends one a message, or neither; waits for it to end, and reports the outcome:
 * outputs first, then summary and comment, and the failure of the step last.
 *
 * @throws StepFailure if the outcome is one of `fail-on`, or could not be posted; Cancelled;
 *   ActorRefused; ServiceError if the job could not be started or read; PostingError if the pull
 *   request to comment on was not found, or a comment could not be written before a start
 */
async function runJob({ inputs, step }) {
    const surroundings = (0,github_surroundings/* openSurroundings */.E)({
        token: inputs.githubToken,
        pullRequestNumber: inputs.prNumber,
        step: { ...step, signal: afterwards(step) },
    });
    const { context } = surroundings;
    const request = requestOf(inputs);
    if (request.kind !== 'wait')
        await requireWriteAccess(surroundings);
    const teller = {
        context,
        destinations: await (0,publish/* openDestinations */.uY)({ targets: inputs.postTo, surroundings }),
        projectId: inputs.projectId,
        work: workOf(request, context.runId),
        step,
    };
    const service = (0,service_service/* openService */.I)({ ...inputs, ...step });
    try {
        const agent = (0,service_agent/* createAgentClient */.h)(service);
        const { beginning, run } = await begin({ inputs, step, request, service: agent, teller });
        if (beginning.kind === 'job')
            await waitAndTell(run, beginning);
        else
            await tellFailedBeginning(run, beginning);
    }
    finally {
        service.close();
    }
}
/** A signal that is aborted a little after the step's, so that the comment can say so. */
function afterwards({ clock, signal }) {
    const later = new AbortController();
    const abort = () => clock.sleep(farewellTime).then(() => later.abort(signal.reason));
    signal.addEventListener('abort', abort);
    return later.signal;
}
/** Announces the request and sends it. The run that is returned posts only to where it can. */
async function begin(run) {
    const { step, request } = run;
    let decision = { kind: 'send' };
    let { teller } = run;
    try {
        ({ decision, teller } = await announce(teller, (next) => stateAfter(run, next)));
    }
    catch (error) {
        if (!(error instanceof errors/* PostingError */.lo))
            throw error;
        if (request.kind !== 'wait') {
            return { run, beginning: { kind: 'failed', error: nothingSent(error) } };
        }
        step.log.warning(error.message);
    }
    const beginning = await beginWork({ ...run, decision });
    if (beginning.kind === 'job')
        await tellBegun({ ...run, teller }, beginning);
    return { beginning, run: { ...run, teller } };
}
/** The job is known: says so in the output first, then in the comment. */
async function tellBegun({ step, request, teller }, beginning) {
    const { jobId, adopted } = beginning;
    step.setOutput('jobId', jobId);
    if (request.kind === 'wait' || adopted)
        return;
    const { problems } = await tellInComment({
        teller,
        progress: progressAfter(beginning),
        sections: renderAtWork({ request, jobId, runUrl: teller.context.runUrl }),
    });
    for (const { message } of problems)
        step.log.warning(message);
}
/** What the comment says and remembers before the request is sent. */
function stateAfter({ request, teller }, decision) {
    const { runUrl } = teller.context;
    const progress = request.kind === 'wait' ? withJob(request.jobId) : progressOf(decision);
    const jobId = decision.kind === 'adopt' ? decision.jobId : null;
    return { progress, sections: renderAtWork({ request, jobId, runUrl }) };
}
const nothingSent = (error) => new errors/* PostingError */.lo(`${error.message} Nothing was sent to the agent: without the comment, a later attempt of this run could not know about it.`, { cause: error });
async function waitAndTell(run, { jobId, adopted, message: sent }) {
    const { inputs, step, request, service, teller } = run;
    const { clock, log, signal, deadline } = step;
    const { serverUrl, runUrl } = teller.context;
    const start = clock.now();
    log.info(`Waiting for agent job ${jobId}, for at most ${inputs.timeoutMinutes} min.`);
    const wait = await (0,agent_wait/* waitForJob */.q)({
        jobId,
        service,
        clock,
        log,
        signal,
        deadline,
        interval: inputs.pollIntervalSeconds * 1_000,
        ...(request.kind === 'message' && {
            outcomeOf: followUpOutcome({ message: sent, clock, log }),
        }),
    });
    const { job, outcome, error } = wait;
    const pullRequest = (0,links/* safePullRequestUrl */.r)(job?.prLink ?? '');
    if (job?.prLink && !pullRequest) {
        log.warning('The job names a pull request link that is not a plain https URL. It was left out, because workflows put links into commands.');
    }
    setOutputs({ step, wait, pullRequest });
    const progress = withJob(jobId);
    if (!outcome) {
        const message = error instanceof Error ? error.message : String(error);
        const sections = renderUnread({ request, jobId, message, runUrl });
        await tellInComment({ teller, progress, sections });
        throw error;
    }
    const result = {
        jobId,
        outcome,
        pullRequest,
        repository: oneLine(job?.source?.repository),
        branch: oneLine(job?.source?.ref),
        model: oneLine(job?.model),
        duration: durationOf({ request, sent, job, waited: clock.now() - start, clock }),
        adopted,
        remembered: canComment(teller),
    };
    const message = outcomeMessage({ result, request });
    log.info(message);
    const sections = renderOutcome({ result, request, linkHost: new URL(serverUrl).host, runUrl });
    if (error instanceof build_step/* Cancelled */.c) {
        await tellCancelled({ teller, progress, sections });
        throw error;
    }
    const { commentUrl, problems } = await tell({ teller, progress, sections });
    step.setOutput('commentUrl', commentUrl);
    const reasons = problems.map((problem) => problem.message);
    if (inputs.failOn.includes(outcome))
        reasons.unshift(message);
    if (reasons.length > 0)
        throw new build_step/* StepFailure */.p(reasons);
}
async function tellFailedBeginning({ step, request, teller }, beginning) {
    const { kind, error } = beginning;
    const message = error instanceof Error ? error.message : String(error);
    const { runUrl } = teller.context;
    setOutputs({ step, wait: { job: null, outcome: null }, pullRequest: null });
    const { commentUrl } = await tell({
        teller,
        progress: progressAfter(beginning),
        sections: renderFailedBeginning({ request, kind, message, runUrl }),
    });
    step.setOutput('commentUrl', commentUrl);
    throw new build_step/* StepFailure */.p([message], { cause: error });
}
/** The job with its checked link; without its unknown fields if they are nested too deep to write. */
function jobJson(job, prLink) {
    try {
        return JSON.stringify({ ...job, prLink });
    }
    catch {
        const { id, status, source, model, createdAt, archivedAt } = job;
        const { repository, ref } = source ?? {};
        return JSON.stringify({
            id,
            status,
            source: { repository, ref },
            model,
            prLink,
            createdAt,
            archivedAt,
        });
    }
}
/**
 * Sets what is known of the job.
 *
 * @param pullRequest the checked link, or null
 */
function setOutputs({ step, wait: { job, outcome }, pullRequest, }) {
    step.setOutput('outcome', outcome ?? '');
    step.setOutput('status', (job && (0,agent_outcome/* knownStatus */.uD)(job)) ?? '');
    step.setOutput('prLink', pullRequest ?? '');
    step.setOutput('prNumber', (pullRequest && (0,agent_outcome/* pullRequestNumber */.Kd)(pullRequest)) ?? '');
    step.setOutput('job', job ? jobJson(job, pullRequest) : '');
}
/** Of a follow-up, the time since its message: the job may be days old. */
function durationOf({ request, sent, job, waited, clock, }) {
    if (sent)
        return { milliseconds: clock.now() - sent.at, since: 'message' };
    if (request.kind === 'message')
        return { milliseconds: waited, since: 'start of the wait' };
    return (0,agent_outcome/* jobDuration */.c$)({ job, seenAt: clock.wallTime(), waited });
}
const longestName = 200;
const oneLine = (text) => (0,clean/* truncate */.xv)((0,clean/* singleLine */.pF)(text ?? ''), longestName) || null;


/***/ }),

/***/ 8478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ createAgentClient)
/* harmony export */ });
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(251);

const mebibyte = 1024 * 1024;
/** How long one try may take, and how large its response may be. */
const readBounds = { timeout: 15_000, maxBytes: mebibyte };
// Starting a job may take the service a while, and its result is not known if it is cut off.
const startBounds = { timeout: 60_000, maxBytes: mebibyte };
function createAgentClient({ ask, projectId, clock }) {
    const jobs = `/v2/agent/${encodeURIComponent(projectId)}/job`;
    const pathOf = (jobId) => `${jobs}/${encodeURIComponent(jobId)}`;
    return {
        readJob: ({ jobId, deadline, lastTry }) => ask({
            operation: 'read-job',
            path: pathOf(jobId),
            subject: `agent job ${jobId} of project ${projectId}`,
            schema: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .agentJobSchema */ .cs,
            ...readBounds,
            repeat: 'always',
            deadline,
            ...(lastTry !== undefined && {
                timeout: lastTry,
                repeat: 'never',
                deadline: clock.now() + lastTry,
            }),
        }),
        startJob: ({ prompt, deadline }) => ask({
            operation: 'start-job',
            method: 'POST',
            path: jobs,
            json: { prompt },
            subject: `a new agent job of project ${projectId}`,
            schema: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .startedJobSchema */ ._l,
            ...startBounds,
            repeat: 'if-nothing-was-done',
            deadline,
        }),
        sendMessage: ({ jobId, prompt, deadline }) => ask({
            operation: 'send-message',
            method: 'POST',
            path: `${pathOf(jobId)}/message`,
            json: { prompt },
            subject: `a message to agent job ${jobId} of project ${projectId}`,
            schema: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .messagedJobSchema */ .WY,
            ...startBounds,
            repeat: 'if-nothing-was-done',
            deadline,
        }),
    };
}


/***/ })

};
