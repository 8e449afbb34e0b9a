export const id = 870;
export const ids = [870];
export const modules = {

/***/ 9870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createClient: () => (/* binding */ createClient)
});

// EXTERNAL MODULE: ./build/node_modules/@actions/github/lib/github.js + 21 modules
var github = __webpack_require__(430);
// EXTERNAL MODULE: ./build/node_modules/@octokit/plugin-retry/dist-bundle/index.js
var dist_bundle = __webpack_require__(7607);
// EXTERNAL MODULE: ./build/node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var plugin_throttling_dist_bundle = __webpack_require__(9688);
// EXTERNAL MODULE: ./build/node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(5875);
// EXTERNAL MODULE: ./build/node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(3465);
// EXTERNAL MODULE: ./build/github/author.js
var author = __webpack_require__(7312);
;// CONCATENATED MODULE: ./build/github/bounded-fetch.js
/** A page of 100 comments of 256 KiB is 25 MiB; JSON escapes can double it. */
const mostBytes = 64 * 1024 * 1024;
const bodiless = new Set([204, 205, 304]);
/**
 * A fetch whose answer is whole when it comes. Octokit takes a body that was cut off for an empty
 * one, and knows no bound on time and size.
 *
 * @param timeout milliseconds that one answer may take
 * @param timeLeft gives the milliseconds to the deadline
 */
function boundFetch({ fetch, timeout, timeLeft, signal, }) {
    return async (url, options) => {
        const limit = Math.ceil(Math.min(timeout, timeLeft()));
        if (limit <= 0)
            throw new Error('the time for the step is up');
        const timer = AbortSignal.timeout(limit);
        try {
            const response = await fetch(url, { ...options, signal: AbortSignal.any([signal, timer]) });
            const body = await readBody(response);
            return new Response(bodiless.has(response.status) ? null : body, {
                status: response.status,
                headers: [...response.headers],
            });
        }
        catch (error) {
            // Octokit treats an AbortError unlike other failures, so none leaves here.
            const reason = timer.aborted ? `no answer within ${limit / 1000} s` : deepestReason(error);
            throw new Error(reason, { cause: error });
        }
    };
}
async function readBody(response) {
    const chunks = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
        size += chunk.length;
        if (size > mostBytes)
            throw new Error(`an answer of more than ${mostBytes} bytes`);
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
/** `fetch failed` says nothing; its cause does. */
function deepestReason(error) {
    let reason = error;
    while (reason instanceof Error && reason.cause instanceof Error)
        reason = reason.cause;
    return reason instanceof Error ? reason.message || reason.name : String(reason);
}

// EXTERNAL MODULE: ./build/github/errors.js
var errors = __webpack_require__(4572);
;// CONCATENATED MODULE: ./build/github/retry-plan.js
const mostFailures = 10;
const shortestBackoff = 1_000;
const longestBackoff = 30_000;
/** "Rate limits for the REST API", GitHub Docs: at least a minute where no time is given. */
const unnamedWait = 60_000;
const retriedStatuses = new Set([408, 425, 500, 502, 503, 504]);
/** Whether GitHub says "not now", having done nothing. */
function isRateLimit({ status, retryAfter, }) {
    return status === 429 || (status === 403 && retryAfter !== null);
}
/** Whether a failure leaves open what became of the call: no answer, or one of a server in trouble. */
function isPassing(status) {
    return status === undefined || retriedStatuses.has(status);
}
/**
 * How long to wait before a failed call is made again, in milliseconds; null where it is not.
 *
 * A call that creates something is made again only where GitHub answered that it did nothing.
 * Backoff doubles from 1 s to 30 s, its upper half jittered, so that the nine waits come to 75 s at
 * least and outlast a GitHub that is down for a minute.
 */
function planRetry(failure) {
    const { failures, repeatable, status, retryAfter, timeLeft, random } = failure;
    const limited = isRateLimit(failure);
    if (failures >= mostFailures || !(limited || (repeatable && isPassing(status))))
        return null;
    const backoff = Math.min(longestBackoff, shortestBackoff * 2 ** (failures - 1));
    const wait = retryAfter ?? (limited ? unnamedWait : backoff * (0.5 + random / 2));
    return wait < timeLeft ? wait : null;
}
/**
 * `Retry-After` (seconds or a date) or, where the quota is used up, `x-ratelimit-reset` (seconds of
 * the epoch), in milliseconds from now; null where GitHub asks for no wait.
 *
 * @param wallTime now, in milliseconds since the epoch
 */
function askedWait({ headers, wallTime, }) {
    const value = String(headers['retry-after'] ?? '').trim();
    if (/^\d+$/.test(value))
        return Number(value) * 1_000;
    const date = Date.parse(value);
    if (!Number.isNaN(date))
        return Math.max(0, date - wallTime);
    if (String(headers['x-ratelimit-remaining']) !== '0')
        return null;
    const reset = Number(headers['x-ratelimit-reset']) * 1_000;
    return Number.isNaN(reset) ? null : Math.max(0, reset - wallTime);
}

;// CONCATENATED MODULE: ./build/github/failure.js


/**
 * The status of the answer, absent where none came: Octokit gives 500 to that. It also gives 500 to
 * a query that failed within GraphQL, whose answer has 200.
 */
const answeredStatus = ({ status, response }) => response && (status ?? response.status);
const isSecondaryLimit = (failure) => /\bsecondary rate\b/i.test(failure.message);
/** The error for a call that came to nothing: what happened, to which call, what to do next. */
function explainFailure({ error, route, timeLeft, wallTime, }) {
    const failure = error;
    const status = answeredStatus(failure);
    const retryAfter = askedWait({ headers: failure.response?.headers ?? {}, wallTime });
    const call = failure.request
        ? `${failure.request.method} ${new URL(failure.request.url).pathname}`
        : route;
    const words = spokenWords(failure);
    // A limit of GraphQL comes with the status 200.
    if (isRateLimit({ status, retryAfter }) || isSecondaryLimit(failure) || status === 200) {
        const wait = retryAfter === null ? 'a while' : `${Math.ceil(retryAfter / 1000)} s`;
        const left = Math.max(0, Math.floor(timeLeft / 1000));
        return new errors/* GitHubError */.y_({
            kind: 'rate-limit',
            status,
            message: `GitHub limits the rate of calls and asks to wait ${wait} before ${call}; the step has ${left} s left${words}. Run it again later, or raise \`timeout-minutes\`.`,
            cause: error,
        });
    }
    if (isPassing(status)) {
        const what = status === undefined ? failure.message : `status ${status}${words}`;
        return new errors/* GitHubError */.y_({
            kind: 'unconfirmed',
            status,
            message: `No usable answer from GitHub to ${call}: ${what}. Check the runner's network and proxy and GitHub's status page, then run again.`,
            cause: error,
        });
    }
    return new errors/* GitHubError */.y_({
        kind: 'refused',
        status,
        message: `GitHub answered ${status} to ${call}${words}.`,
        cause: error,
    });
}
/** In UTF-16 code units. */
const longestWords = 300;
/** What GitHub says about it, on one line and short, after a colon; '' where it says nothing. */
function spokenWords({ response }) {
    const data = response?.data;
    const message = typeof data === 'object' && data !== null && 'message' in data ? data.message : undefined;
    if (typeof message !== 'string')
        return '';
    const line = message.replace(/\s+/g, ' ').trim().replace(/\.$/, '');
    // Cut between two words, as half a token could no longer be recognised and masked.
    const end = line.length > longestWords ? line.lastIndexOf(' ', longestWords) : line.length;
    return end > 0 ? `: ${line.slice(0, end)}` : '';
}

;// CONCATENATED MODULE: ./build/github/waits.js


/**
 * The plugins tell what may be tried again and try it; they can't be given a clock, a deadline or
 * a signal. So their own waits are nought, and the waiting is done here, before they go on.
 */
const retryOptions = { doNotRetry: [], retryAfterBaseValue: 0 };
function throttleOptions({ clock, signal, timeLeft }) {
    const waitAsked = async (seconds, options, _octokit, retries) => {
        const wait = planRetry({
            failures: retries + 1,
            repeatable: true,
            status: 429,
            retryAfter: seconds * 1_000,
            timeLeft: timeLeft(),
            random: clock.random(),
        });
        const again = await waited({ wait, clock, signal });
        options.request.limitGivenUp = !again;
        return again;
    };
    return {
        retryAfterBaseValue: 0,
        onRateLimit: waitAsked,
        onSecondaryRateLimit: waitAsked,
        write: unspaced,
        notifications: unspaced,
    };
}
/**
 * The plugin would space writes by 1 s and notifications by 3 s, for programs that make many. A run
 * of this one makes a handful.
 */
const unspaced = {
    key: () => ({ schedule: (_options, task) => task() }),
};
/** Decides on every failure that throttling did not settle, waits, and tells the retry plugin. */
function clockedWaits({ clock, signal, timeLeft, graphqlUrl, }) {
    return (octokit) => {
        octokit.hook.error('request', async (error, options) => {
            const failure = error;
            const { request } = options;
            request.failures = (request.failures ?? 0) + 1;
            const wait = request.limitGivenUp
                ? null
                : planRetry({
                    failures: request.failures,
                    // Queries are the only calls made to GraphQL.
                    repeatable: options.method !== 'POST' || options.url === graphqlUrl,
                    status: answeredStatus(failure),
                    retryAfter: askedWait({
                        headers: failure.response?.headers ?? {},
                        wallTime: clock.wallTime(),
                    }),
                    timeLeft: timeLeft(),
                    random: clock.random(),
                });
            const again = await waited({ wait, clock, signal });
            request.retries = again ? request.failures : 0;
            throw error;
        });
        return {};
    };
}
async function waited({ wait, clock, signal, }) {
    if (wait === null || signal.aborted)
        return false;
    try {
        await clock.sleep(wait, signal);
        return true;
    }
    catch {
        // Aborted: the caller looks at the signal and throws its reason.
        return false;
    }
}

;// CONCATENATED MODULE: ./build/github/client.js









const pageSize = 100;
const answerTimeout = 30_000;
const silent = { debug: () => { }, info: () => { }, warn: () => { }, error: () => { } };
/** A repository's API over Octokit; see {@link GitHub}. */
function createClient({ context, token, clock, deadline, signal, timeout = answerTimeout, }) {
    const { repository, apiUrl, graphqlUrl } = context;
    const timeLeft = () => deadline - clock.now();
    const octokit = (0,github/* getOctokit */.Q)(token, {
        baseUrl: apiUrl,
        log: silent,
        userAgent: 'docs-agent-action',
        throttle: throttleOptions({ clock, signal, timeLeft }),
        retry: retryOptions,
    }, plugin_throttling_dist_bundle/* throttling */.A, 
    // Between the two, so that it sees what throttling gives up and settles it for retry.
    clockedWaits({ clock, signal, timeLeft, graphqlUrl }), dist_bundle/* retry */.L);
    const { fetch } = octokit.request.endpoint.DEFAULTS.request;
    const bounded = boundFetch({ fetch, timeout, timeLeft, signal });
    const send = async (route, parameters) => {
        signal.throwIfAborted();
        try {
            return await octokit.request(route, {
                ...(route.includes('{owner}') && { owner: repository.owner, repo: repository.name }),
                ...parameters,
                request: { fetch: bounded, log: silent },
            });
        }
        catch (error) {
            signal.throwIfAborted();
            throw explainFailure({ error, route, timeLeft: timeLeft(), wallTime: clock.wallTime() });
        }
    };
    const request = async (route, parameters, schema) => check({ data: (await send(route, parameters)).data, route, schema });
    let viewer;
    return {
        repository,
        request,
        async *pages(route, { firstPage = 1, ...parameters }, item) {
            for (let page = firstPage;; page += 1) {
                const { data, headers } = await send(route, { ...parameters, per_page: pageSize, page });
                yield check({ data, route, schema: schemas/* array */.YOg(item) });
                if (!headers.link?.includes('rel="next"'))
                    return;
            }
        },
        viewer: () => {
            viewer ??= request(`POST ${graphqlUrl}`, { query: author/* viewerQuery */.bD }, author/* viewerSchema */.mU).then(({ data: { viewer } }) => ({ id: viewer.databaseId ?? null, login: viewer.login }));
            return viewer;
        },
    };
}
function check({ data, route, schema, }) {
    const parsed = parse/* safeParse */.xL(schema, data);
    if (parsed.success)
        return parsed.data;
    const field = parsed.error.issues[0]?.path.join('.') || 'the body';
    throw new errors/* GitHubError */.y_({
        kind: 'invalid-response',
        message: `GitHub's answer to ${route} can't be used: \`${field}\` is missing or of another type. Check GITHUB_API_URL and that no proxy answers in GitHub's place.`,
        cause: parsed.error,
    });
}


/***/ })

};
