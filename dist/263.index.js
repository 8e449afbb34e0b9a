export const id = 263;
export const ids = [263];
export const modules = {

/***/ 7263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runJob: () => (/* binding */ runJob)
});

// EXTERNAL MODULE: ./build/service/schemas.js
var schemas = __webpack_require__(251);
// EXTERNAL MODULE: ./build/service/timestamp.js
var timestamp = __webpack_require__(8467);
;// CONCATENATED MODULE: ./build/agent/outcome.js


/** The status where it is one of the service's four, else null: a word that is not known yet. */
const knownStatus = (job) => schemas/* jobStatuses */.ub.find((status) => status === job?.status) ?? null;
/** What came of a job by its status, or null while it has not ended. */
function endOutcome(job) {
    const status = knownStatus(job);
    if (status === 'completed')
        return job.prLink ? 'pull-request' : 'no-changes';
    return status === 'active' ? null : status;
}
/**
 * Number of a pull request, from the last part of its path on GitHub, GitLab, Bitbucket or Gitea;
 * null where the path is of another form.
 */
function pullRequestNumber(link) {
    const match = /\/(?:pull|pulls|merge_requests|pull-requests)\/(\d{1,10})\/?$/.exec(new URL(link).pathname);
    return match?.[1] ?? null;
}
/**
 * How long the job took, in milliseconds: from its creation to its end being seen, else the time
 * waited.
 *
 * @param seenAt wall time of the last reading, in milliseconds since the epoch
 */
function jobDuration({ job, seenAt, waited, }) {
    const created = (0,timestamp/* parseTimestamp */.E)(job?.createdAt);
    // A creation in the future means that the two clocks differ.
    return created !== null && created <= seenAt
        ? { milliseconds: seenAt - created, since: 'creation' }
        : { milliseconds: waited, since: 'start of the wait' };
}

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
 * Reads a job again and again until the deadline, where the last reading is taken. The caller
 * stops earlier by leaving the loop.
 *
 * Once the job has been read, requests that fail do not end the readings before the deadline does,
 * unless they fail for good.
 *
 * @param read one reading; `lastTry` asks for a single try of so many milliseconds
 * @param interval longest wait between two readings, in milliseconds
 * @throws ServiceError where no further reading is possible, or none succeeded
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

;// CONCATENATED MODULE: ./build/agent/duration.js
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

;// CONCATENATED MODULE: ./build/agent/progress.js


const lineInterval = 60_000;
/**
 * Tells how a job goes on: its first status, each change, and a line a minute in between. A status
 * that is not known yet is warned of once.
 *
 * @returns a function to call with each reading
 */
function createProgress({ log, clock, }) {
    const start = clock.now();
    let lastStatus = null;
    let lastLine = start;
    let warned = false;
    return (job) => {
        const status = knownStatus(job);
        const word = status ?? plainWord(job.status);
        if (!status && !warned) {
            warned = true;
            log.warning(`The job has ${word ? `the status "${word}"` : 'a status'} that this action does not know. It goes on waiting for a known end.`);
        }
        const now = clock.now();
        const shown = word ?? 'unknown';
        if (shown === lastStatus && now - lastLine < lineInterval)
            return;
        const waited = formatDuration(now - start);
        log.info(shown === lastStatus
            ? `Job still ${shown} after ${waited}.`
            : `Job is ${shown}${lastStatus === null ? '' : ` after ${waited}`}.`);
        lastStatus = shown;
        lastLine = now;
    };
}
/** A word that is safe to show, or null. */
const plainWord = (status) => /^[a-z][a-z0-9_-]{0,39}$/i.test(status) ? status : null;

// EXTERNAL MODULE: ./build/github/publish.js + 13 modules
var publish = __webpack_require__(1886);
// EXTERNAL MODULE: ./build/service/client.js + 3 modules
var client = __webpack_require__(8453);
// EXTERNAL MODULE: ./build/step.js
var build_step = __webpack_require__(6813);
// EXTERNAL MODULE: ./build/text/clean.js
var clean = __webpack_require__(9642);
// EXTERNAL MODULE: ./build/text/links.js
var links = __webpack_require__(3202);
// EXTERNAL MODULE: ./build/text/markdown.js
var markdown = __webpack_require__(3466);
;// CONCATENATED MODULE: ./build/job/render.js



const waitOn = 'It may still be running. To wait on, run the same step again.';
const wordings = {
    'pull-request': { icon: '✅', happened: 'The agent opened a pull request', next: '' },
    'no-changes': { icon: '✅', happened: 'The agent finished without changing a file', next: '' },
    archived: {
        icon: '🗄️',
        happened: 'The agent job was archived',
        next: 'If its work is still wanted, start a new job.',
    },
    failed: {
        icon: '❌',
        happened: 'The agent met an error that it could not recover from',
        next: "Look at the job in the platform's dashboard, then start a new one.",
    },
    'timed-out': {
        icon: '⏳',
        happened: 'The agent job had not ended when the time of this step was up',
        next: `${waitOn} A larger \`timeout-minutes\` gives it more time.`,
    },
    cancelled: { icon: '🚫', happened: 'The wait for the agent job was cancelled', next: waitOn },
};
/** The outcome in plain text: for the log, and for the error that fails the step. */
function outcomeMessage(result) {
    const { happened, next } = wordings[result.outcome];
    const parts = [
        `${happened}.`,
        result.pullRequest && `Pull request: ${result.pullRequest}.`,
        `Job ${result.jobId}, ${durationText(result)}.`,
        next,
    ];
    return parts.filter(Boolean).join(' ');
}
/**
 * The outcome in Markdown: for the job summary and the comment.
 *
 * @param linkHost host that a link may lead to; a pull request elsewhere shows as text
 */
function renderJob({ result, linkHost, runUrl, }) {
    const { icon, happened, next } = wordings[result.outcome];
    const facts = [
        ['Pull request', result.pullRequest && pullRequestText(result.pullRequest, linkHost)],
        ['Repository', result.repository && (0,markdown/* codeSpan */.SS)(result.repository)],
        ['Branch', result.branch && (0,markdown/* codeSpan */.SS)(result.branch)],
        ['Model', result.model && (0,markdown/* codeSpan */.SS)(result.model)],
        ['Duration', durationText(result)],
        [
            'Job',
            `${(0,markdown/* codeSpan */.SS)(result.jobId)}, waited for by this ${(0,markdown/* link */.nf)({ text: 'workflow run', url: runUrl })}`,
        ],
    ];
    const list = facts.filter(([, value]) => value).map(([name, value]) => `- ${name}: ${value}`);
    const paragraphs = [`### ${icon} ${happened}`, next, list.join('\n')];
    return [{ title: 'Outcome', markdown: paragraphs.filter(Boolean).join('\n\n'), essential: true }];
}
function pullRequestText(url, linkHost) {
    if (new URL(url).host !== linkHost)
        return (0,markdown/* codeSpan */.SS)(url);
    const number = pullRequestNumber(url);
    return (0,markdown/* link */.nf)({ text: number ? `#${number}` : url, url });
}
const durationText = ({ duration: { milliseconds, since } }) => since === 'creation'
    ? formatDuration(milliseconds)
    : `${formatDuration(milliseconds)} since the wait began`;

;// CONCATENATED MODULE: ./build/job/run.js









/**
 * Waits for an agent job to end and tells what came of it: outputs first, then summary and
 * comment, and the failure of the step last.
 *
 * @throws StepFailure where the outcome is one of `fail-on`, or could not be posted; Cancelled;
 *   ServiceError where the job could not be read; PostingError where the pull request to comment
 *   on was not found
 */
async function runJob({ inputs, step }) {
    const { clock, log } = step;
    const destination = await (0,publish/* openDestination */.xB)({
        targets: inputs.postTo,
        token: inputs.githubToken,
        pullRequestNumber: inputs.prNumber,
        needsPullRequest: inputs.postTo.includes('comment'),
        step,
    });
    const start = clock.now();
    const { job, outcome, error } = await waitForEnd({ inputs, step });
    const pullRequest = (0,links/* safePullRequestUrl */.r)(job?.prLink ?? '');
    if (job?.prLink && !pullRequest) {
        log.warning('The job names a pull request link that is not a plain https URL. It was left out, as workflows put links into commands.');
    }
    setOutputs({ step, job, outcome, pullRequest });
    if (!outcome)
        throw error;
    const result = {
        jobId: inputs.jobId,
        outcome,
        pullRequest,
        repository: oneLine(job?.source?.repository),
        branch: oneLine(job?.source?.ref),
        model: oneLine(job?.model),
        duration: jobDuration({ job, seenAt: clock.wallTime(), waited: clock.now() - start }),
    };
    const message = outcomeMessage(result);
    log.info(message);
    const { serverUrl, runUrl } = destination.context;
    const cancelled = error instanceof build_step/* Cancelled */.c;
    const { commentUrl, problems } = await (0,publish/* publish */.mk)({
        destination: cancelled ? (0,publish/* withoutPosts */.s2)(destination) : destination,
        sections: renderJob({ result, linkHost: new URL(serverUrl).host, runUrl }),
        marker: { mode: 'job', projectId: inputs.projectId, scope: 'all' },
        step,
    });
    step.setOutput('commentUrl', commentUrl);
    if (cancelled)
        throw error;
    const reasons = problems.map((problem) => problem.message);
    if (inputs.failOn.includes(outcome))
        reasons.unshift(message);
    if (reasons.length > 0)
        throw new build_step/* StepFailure */.p(reasons);
}
async function waitForEnd({ inputs, step }) {
    const { clock, log, signal, deadline } = step;
    const service = (0,client/* createServiceClient */.r)({ ...inputs, clock, signal });
    const progress = createProgress({ log, clock });
    let job = null;
    try {
        log.info(`Waiting for agent job ${inputs.jobId}, for at most ${inputs.timeoutMinutes} min.`);
        for await (const reading of pollJob({
            read: (options) => service.readJob({ jobId: inputs.jobId, ...options }),
            clock,
            signal,
            deadline,
            interval: inputs.pollIntervalSeconds * 1_000,
        })) {
            job = reading;
            progress(reading);
            const outcome = endOutcome(reading);
            if (outcome)
                return { job, outcome, error: null };
        }
        return { job, outcome: 'timed-out', error: null };
    }
    catch (error) {
        return { job, outcome: error instanceof build_step/* Cancelled */.c ? 'cancelled' : null, error };
    }
    finally {
        service.close();
    }
}
const longestName = 200;
const oneLine = (text) => (0,clean/* truncate */.xv)((0,clean/* singleLine */.pF)(text ?? ''), longestName) || null;
/** The job with its checked link; without its unknown fields where they are nested too deep to write. */
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
function setOutputs({ step, job, outcome, pullRequest, }) {
    step.setOutput('outcome', outcome ?? '');
    step.setOutput('status', (job && knownStatus(job)) ?? '');
    step.setOutput('prLink', pullRequest ?? '');
    step.setOutput('prNumber', (pullRequest && pullRequestNumber(pullRequest)) ?? '');
    step.setOutput('job', job ? jobJson(job, pullRequest) : '');
}


/***/ })

};
