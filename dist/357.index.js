export const id = 357;
export const ids = [357];
export const modules = {

/***/ 357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  connect: () => (/* binding */ connect)
});

// EXTERNAL MODULE: ./build/node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(5875);
// EXTERNAL MODULE: ./build/node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(3465);
// EXTERNAL MODULE: ./build/http/words.js
var http_words = __webpack_require__(5693);
// EXTERNAL MODULE: ./build/node_modules/@actions/github/lib/utils.js + 21 modules
var utils = __webpack_require__(5365);
// EXTERNAL MODULE: ./build/http/sender.js
var sender = __webpack_require__(4843);
// EXTERNAL MODULE: ./build/http/transport.js
var transport = __webpack_require__(2717);
// EXTERNAL MODULE: ./build/node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(2505);
// EXTERNAL MODULE: ./build/http/retry.js
var retry = __webpack_require__(2794);
// EXTERNAL MODULE: ./build/github/errors.js
var errors = __webpack_require__(4572);
;// CONCATENATED MODULE: ./build/github/failure.js





/** "Rate limits for the REST API", GitHub Docs: at least a minute if no time is given. */
const unnamedWait = 60_000;
const errorSchema = schemas/* object */.Ikc({ message: schemas/* string */.YjP() });
const graphqlSchema = schemas/* object */.Ikc({
    errors: schemas/* array */.YOg(schemas/* object */.Ikc({ message: schemas/* string */.YjP(), type: schemas/* nullish */.cl6(schemas/* string */.YjP()) }))
        .check(api/* _minLength */.m9(1)),
});
/** How GitHub's REST API speaks. Its limits come as 429, or as 403 with a time or in words. */
const restManner = {
    assess: (response, wallTime) => {
        const wait = askedWait(response, wallTime);
        const { status } = response;
        const limited = status === 429 || (status === 403 && (wait !== null || namesSecondaryLimit(response)));
        if (limited)
            return { kind: 'limited', wait: wait ?? unnamedWait };
        return (0,retry/* isRetried */.mo)(status) ? { kind: 'passing', wait } : { kind: 'final' };
    },
    // So that the tries outlast a GitHub that is down for a minute.
    leastShare: 0.5,
};
/** How GraphQL speaks: its failures come with the status 200. */
const graphqlManner = {
    ...restManner,
    assess: (response, wallTime) => {
        const error = graphqlError(response);
        if (!error)
            return restManner.assess(response, wallTime);
        if (error.type === 'RATE_LIMITED') {
            return { kind: 'limited', wait: resetWait(response, wallTime) ?? unnamedWait };
        }
        return error.type ? { kind: 'final' } : { kind: 'passing', wait: null };
    },
};
/** The first error of GraphQL's; one without a type is a failure of the server's own. */
const graphqlError = ({ status, body }) => status === 200 ? parse/* safeParse */.xL(graphqlSchema, (0,http_words/* parseBody */.O)(body)).data?.errors[0] : undefined;
const namesSecondaryLimit = (response) => /\bsecondary rate\b/i.test(spokenWords(response));
/** Milliseconds that GitHub asks to wait; null if it asks for none. */
function askedWait(response, wallTime) {
    const { headers } = response;
    const wait = (0,retry/* retryAfter */.P9)({ headers, wallTime });
    if (wait !== null)
        return wait;
    return headers['x-ratelimit-remaining'] === '0' ? resetWait(response, wallTime) : null;
}
/** Milliseconds until the quota is renewed, by `x-ratelimit-reset` (seconds of the epoch). */
function resetWait({ headers }, wallTime) {
    const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN) * 1_000;
    return Number.isNaN(reset) ? null : Math.max(0, reset - wallTime);
}
const nameOf = ({ method, url }) => `${method} ${new URL(url).pathname}`;
/** The error for a call whose last answer is a refusal; undefined if it is none. */
function explainRefusal(request, response) {
    const { status } = response;
    const error = graphqlError(response);
    if (error?.type) {
        return new errors/* GitHubError */.y_({
            kind: 'refused',
            status,
            message: `GitHub refused ${nameOf(request)} (${error.type})${afterColon(error.message)}. Check the input \`github-token\`: the token itself, or a policy of its organization, does not allow this.`,
        });
    }
    if (status < 300)
        return undefined;
    const said = spokenWords(response);
    return new errors/* GitHubError */.y_({
        kind: 'refused',
        status,
        said,
        message: `GitHub answered ${status} to ${nameOf(request)}${afterColon(said)}.`,
    });
}
/**
 * The error for a call without a final answer: what happened, to which call, what to do next.
 *
 * @param timeLeft milliseconds to the deadline
 */
function explainGivenUp({ request, gaveUp: { last, limited, wait }, timeLeft, }) {
    if (last === null)
        return explainLost({ request, problem: 'the time for the step is up' });
    if (last instanceof transport/* ConnectionError */.Rc) {
        return explainLost({ request, problem: last.message, cause: last });
    }
    const words = afterColon(graphqlError(last)?.message ?? spokenWords(last));
    const { status } = last;
    if (!limited)
        return explainLost({ request, problem: `status ${status}${words}`, status });
    const asked = wait === null ? 'a while' : `${Math.ceil(wait / 1000)} s`;
    const left = Math.max(0, Math.floor(timeLeft / 1000));
    return new errors/* GitHubError */.y_({
        kind: 'rate-limit',
        status,
        message: `GitHub limits the rate of calls and asks to wait ${asked} before ${nameOf(request)}; the step has ${left} s left${words}. Run it again later, or raise \`timeout-minutes\`.`,
    });
}
/** The error for a call whose answer was lost. */
function explainLost({ request, problem, status, cause, }) {
    return new errors/* GitHubError */.y_({
        kind: 'unconfirmed',
        status,
        message: `No usable answer from GitHub to ${nameOf(request)}: ${problem}. Check the runner's network and proxy and GitHub's status page, then run again.`,
        cause,
    });
}
/** What GitHub says about an error; '' if it says nothing. */
const spokenWords = ({ body }) => parse/* safeParse */.xL(errorSchema, (0,http_words/* parseBody */.O)(body)).data?.message ?? '';
const afterColon = (words) => {
    const line = (0,http_words/* shortWords */.W)(words).replace(/\.$/, '');
    return line && `: ${line}`;
};

;// CONCATENATED MODULE: ./build/github/call.js




const answerTimeout = 30_000;
/** A page of 100 comments of 256 KiB is 25 MiB; JSON escapes can double it. */
const maxBytes = 64 * 1024 * 1024;
const mostRedirects = 3;
/**
 * The version of the REST API: the newest that GitHub Enterprise Server knows too ("API Versions",
 * GitHub Docs). GitHub answers 400 to one that it doesn't know.
 */
const apiVersion = '2022-11-28';
/**
 * Calls GitHub's API: Octokit makes requests of routes, and `http/` sends them.
 *
 * @returns a function that throws GitHubError, and the signal's reason when aborted
 */
function createCall(options) {
    const { context, token, clock, deadline, signal, timeout = answerTimeout, log } = options;
    const { repository, apiUrl, graphqlUrl } = context;
    const { send } = (0,transport/* createTransport */.oO)({ userAgent: 'docs-agent-action' });
    const counts = { requests: 0, retries: 0, waited: 0 };
    const rest = (0,sender/* createSender */.a)({ send, manner: restManner, clock, counts, log });
    const graphql = (0,sender/* createSender */.a)({ send, manner: graphqlManner, clock, counts, log });
    const { endpoint } = new utils/* GitHub */.gq({ baseUrl: apiUrl }).request;
    const authorization = `token ${token}`;
    const tryToSend = async (request, renew) => {
        const isGraphql = request.url === graphqlUrl;
        const repeats = isGraphql ? isQuery(request) : request.method !== 'POST';
        const repeat = repeats ? 'always' : 'if-nothing-was-done';
        try {
            const sending = { request, renew, repeat, deadline, timeout, maxBytes, signal };
            const sent = await (isGraphql ? graphql : rest)(sending);
            if ('response' in sent)
                return sent.response;
            throw explainGivenUp({ request, gaveUp: sent.gaveUp, timeLeft: deadline - clock.now() });
        }
        catch (error) {
            if (!(error instanceof transport/* OversizedBody */.mR))
                throw error;
            throw explainLost({ request, problem: error.message, cause: error });
        }
    };
    const requestOf = (route, parameters) => {
        const { owner, name: repo } = repository;
        const { method, url, headers, body } = endpoint(route, {
            ...(route.includes('{owner}') && { owner, repo }),
            ...parameters,
            headers: { authorization, 'x-github-api-version': apiVersion },
        });
        return {
            method,
            url,
            headers: headers,
            ...(body && { body: JSON.stringify(body) }),
        };
    };
    return async (route, parameters, renew) => {
        let request = requestOf(route, parameters);
        for (let redirects = 0;; redirects += 1) {
            const { url } = request;
            const renewed = renew && (async () => ({ ...requestOf(route, await renew()), url }));
            const response = await tryToSend(request, renewed);
            const target = redirects < mostRedirects ? redirectOf(request, response) : undefined;
            const refusal = target ? undefined : explainRefusal(request, response);
            if (refusal)
                throw refusal;
            if (!target)
                return response;
            request = { ...request, url: target };
        }
    };
}
/** Whether a request to GraphQL only reads: a mutation would do its work twice. */
const isQuery = ({ body = '{}' }) => /^\s*(?:query\b|\{)/.test(JSON.parse(body).query);
const redirects = new Set([301, 302, 307, 308]);
/**
 * Where an answer leads: what was renamed or transferred has another address. GitHub asks clients to
 * follow with the same method. The token goes to no other server.
 */
function redirectOf({ url }, { status, headers: { location } }) {
    if (!redirects.has(status) || !location || !URL.canParse(location, url))
        return undefined;
    const target = new URL(location, url);
    return target.origin === new URL(url).origin ? target.href : undefined;
}

;// CONCATENATED MODULE: ./build/github/client.js




const pageSize = 100;
/** `GET /user` is refused to the tokens of apps and workflows; this answers every kind of token. */
const viewerQuery = 'query { viewer { login databaseId } }';
const viewerSchema = schemas/* object */.Ikc({
    data: schemas/* object */.Ikc({
        viewer: schemas/* object */.Ikc({ login: schemas/* string */.YjP(), databaseId: schemas/* nullish */.cl6(schemas/* int */.Whr()) }),
    }),
});
/** Nothing is asked yet: a token that is not valid shows in the first call. */
function connect(options) {
    const { repository, graphqlUrl } = options.context;
    const call = createCall(options);
    const request = async (route, parameters, schema, renew) => check({ body: (await call(route, parameters, renew)).body, route, schema });
    let viewer;
    return {
        repository,
        request,
        async *pages(route, { firstPage = 1, ...parameters }, item) {
            for (let page = firstPage;; page += 1) {
                const { body, headers } = await call(route, { ...parameters, per_page: pageSize, page });
                yield check({ body, route, schema: schemas/* array */.YOg(item) });
                if (!String(headers.link ?? '').includes('rel="next"'))
                    return;
            }
        },
        viewer: () => {
            viewer ??= request(`POST ${graphqlUrl}`, { query: viewerQuery }, viewerSchema).then(({ data: { viewer } }) => ({ id: viewer.databaseId ?? null, login: viewer.login }));
            return viewer;
        },
    };
}
function check({ body, route, schema, }) {
    const parsed = parse/* safeParse */.xL(schema, (0,http_words/* parseBody */.O)(body));
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
