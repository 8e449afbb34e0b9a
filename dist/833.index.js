export const id = 833;
export const ids = [833];
export const modules = {

/***/ 833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   connect: () => (/* binding */ connect)
/* harmony export */ });
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(772);
/* harmony import */ var _transport_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(517);
/* harmony import */ var _sender_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(483);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33);




// node_modules/universal-user-agent/index.js
function getUserAgent() {
	if (typeof navigator === "object" && "userAgent" in navigator) return navigator.userAgent;
	if (typeof process === "object" && process.version !== void 0) return `Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`;
	return "<environment undetectable>";
}
// node_modules/@octokit/endpoint/dist-bundle/index.js
var DEFAULTS = {
	method: "GET",
	baseUrl: "https://api.github.com",
	headers: {
		accept: "application/vnd.github.v3+json",
		"user-agent": `octokit-endpoint.js/0.0.0-development ${getUserAgent()}`
	},
	mediaType: { format: "" }
};
function lowercaseKeys(object) {
	if (!object) return {};
	return Object.keys(object).reduce((newObj, key) => {
		newObj[key.toLowerCase()] = object[key];
		return newObj;
	}, {});
}
function isPlainObject(value) {
	if (typeof value !== "object" || value === null) return false;
	if (Object.prototype.toString.call(value) !== "[object Object]") return false;
	const proto = Object.getPrototypeOf(value);
	if (proto === null) return true;
	const Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
	return typeof Ctor === "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
}
function mergeDeep(defaults, options) {
	const result = Object.assign({}, defaults);
	Object.keys(options).forEach((key) => {
		if (isPlainObject(options[key])) {
			if (!(key in defaults)) Object.assign(result, { [key]: options[key] });
			else result[key] = mergeDeep(defaults[key], options[key]);
		} else Object.assign(result, { [key]: options[key] });
	});
	return result;
}
function removeUndefinedProperties(obj) {
	for (const key in obj) if (obj[key] === void 0) delete obj[key];
	return obj;
}
function merge(defaults, route, options) {
	if (typeof route === "string") {
		let [method, url] = route.split(" ");
		options = Object.assign(url ? {
			method,
			url
		} : { url: method }, options);
	} else options = Object.assign({}, route);
	options.headers = lowercaseKeys(options.headers);
	removeUndefinedProperties(options);
	removeUndefinedProperties(options.headers);
	const mergedOptions = mergeDeep(defaults || {}, options);
	if (options.url === "/graphql") {
		if (defaults && defaults.mediaType.previews?.length) mergedOptions.mediaType.previews = defaults.mediaType.previews.filter((preview) => !mergedOptions.mediaType.previews.includes(preview)).concat(mergedOptions.mediaType.previews);
		mergedOptions.mediaType.previews = (mergedOptions.mediaType.previews || []).map((preview) => preview.replace(/-preview/, ""));
	}
	return mergedOptions;
}
function addQueryParameters(url, parameters) {
	const separator = /\?/.test(url) ? "&" : "?";
	const names = Object.keys(parameters);
	if (names.length === 0) return url;
	return url + separator + names.map((name) => {
		if (name === "q") return "q=" + parameters.q.split("+").map(encodeURIComponent).join("+");
		return `${name}=${encodeURIComponent(parameters[name])}`;
	}).join("&");
}
var urlVariableRegex = /\{[^{}}]+\}/g;
function removeNonChars(variableName) {
	return variableName.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, "").split(/,/);
}
function extractUrlVariableNames(url) {
	const matches = url.match(urlVariableRegex);
	if (!matches) return [];
	return matches.map(removeNonChars).reduce((a, b) => a.concat(b), []);
}
function omit(object, keysToOmit) {
	const result = { __proto__: null };
	for (const key of Object.keys(object)) if (keysToOmit.indexOf(key) === -1) result[key] = object[key];
	return result;
}
function encodeReserved(str) {
	return str.split(/(%[0-9A-Fa-f]{2})/g).map(function(part) {
		if (!/%[0-9A-Fa-f]/.test(part)) part = encodeURI(part).replace(/%5B/g, "[").replace(/%5D/g, "]");
		return part;
	}).join("");
}
function encodeUnreserved(str) {
	return encodeURIComponent(str).replace(/[!'()*]/g, function(c) {
		return "%" + c.charCodeAt(0).toString(16).toUpperCase();
	});
}
function encodeValue(operator, value, key) {
	value = operator === "+" || operator === "#" ? encodeReserved(value) : encodeUnreserved(value);
	if (key) return encodeUnreserved(key) + "=" + value;
	else return value;
}
function isDefined(value) {
	return value !== void 0 && value !== null;
}
function isKeyOperator(operator) {
	return operator === ";" || operator === "&" || operator === "?";
}
function getValues(context, operator, key, modifier) {
	var value = context[key], result = [];
	if (isDefined(value) && value !== "") {
		if (typeof value === "string" || typeof value === "number" || typeof value === "bigint" || typeof value === "boolean") {
			value = value.toString();
			if (modifier && modifier !== "*") value = value.substring(0, parseInt(modifier, 10));
			result.push(encodeValue(operator, value, isKeyOperator(operator) ? key : ""));
		} else if (modifier === "*") {
			if (Array.isArray(value)) value.filter(isDefined).forEach(function(value2) {
				result.push(encodeValue(operator, value2, isKeyOperator(operator) ? key : ""));
			});
			else Object.keys(value).forEach(function(k) {
				if (isDefined(value[k])) result.push(encodeValue(operator, value[k], k));
			});
		} else {
			const tmp = [];
			if (Array.isArray(value)) value.filter(isDefined).forEach(function(value2) {
				tmp.push(encodeValue(operator, value2));
			});
			else Object.keys(value).forEach(function(k) {
				if (isDefined(value[k])) {
					tmp.push(encodeUnreserved(k));
					tmp.push(encodeValue(operator, value[k].toString()));
				}
			});
			if (isKeyOperator(operator)) result.push(encodeUnreserved(key) + "=" + tmp.join(","));
			else if (tmp.length !== 0) result.push(tmp.join(","));
		}
	} else if (operator === ";") {
		if (isDefined(value)) result.push(encodeUnreserved(key));
	} else if (value === "" && (operator === "&" || operator === "?")) result.push(encodeUnreserved(key) + "=");
	else if (value === "") result.push("");
	return result;
}
function parseUrl(template) {
	return { expand: expand.bind(null, template) };
}
function expand(template, context) {
	var operators = [
		"+",
		"#",
		".",
		"/",
		";",
		"?",
		"&"
	];
	template = template.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g, function(_, expression, literal) {
		if (expression) {
			let operator = "";
			const values = [];
			if (operators.indexOf(expression.charAt(0)) !== -1) {
				operator = expression.charAt(0);
				expression = expression.substr(1);
			}
			expression.split(/,/g).forEach(function(variable) {
				var tmp = /([^:\*]*)(?::(\d+)|(\*))?/.exec(variable);
				values.push(getValues(context, operator, tmp[1], tmp[2] || tmp[3]));
			});
			if (operator && operator !== "+") {
				var separator = ",";
				if (operator === "?") separator = "&";
				else if (operator !== "#") separator = operator;
				return (values.length !== 0 ? operator : "") + values.join(separator);
			} else return values.join(",");
		} else return encodeReserved(literal);
	});
	if (template === "/") return template;
	else return template.replace(/\/$/, "");
}
function parse(options) {
	let method = options.method.toUpperCase();
	let url = (options.url || "/").replace(/:([a-z]\w+)/g, "{$1}");
	let headers = Object.assign({}, options.headers);
	let body;
	let parameters = omit(options, [
		"method",
		"baseUrl",
		"url",
		"headers",
		"request",
		"mediaType"
	]);
	const urlVariableNames = extractUrlVariableNames(url);
	url = parseUrl(url).expand(parameters);
	if (!/^http/.test(url)) url = options.baseUrl + url;
	const remainingParameters = omit(parameters, Object.keys(options).filter((option) => urlVariableNames.includes(option)).concat("baseUrl"));
	if (!/application\/octet-stream/i.test(headers.accept)) {
		if (options.mediaType.format) headers.accept = headers.accept.split(/,/).map((format) => format.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/, `application/vnd$1$2.${options.mediaType.format}`)).join(",");
		if (url.endsWith("/graphql")) {
			if (options.mediaType.previews?.length) headers.accept = (headers.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || []).concat(options.mediaType.previews).map((preview) => {
				return `application/vnd.github.${preview}-preview${options.mediaType.format ? `.${options.mediaType.format}` : "+json"}`;
			}).join(",");
		}
	}
	if (["GET", "HEAD"].includes(method)) url = addQueryParameters(url, remainingParameters);
	else if ("data" in remainingParameters) body = remainingParameters.data;
	else if (Object.keys(remainingParameters).length) body = remainingParameters;
	if (!headers["content-type"] && typeof body !== "undefined") headers["content-type"] = "application/json; charset=utf-8";
	if (["PATCH", "PUT"].includes(method) && typeof body === "undefined") body = "";
	return Object.assign({
		method,
		url,
		headers
	}, typeof body !== "undefined" ? { body } : null, options.request ? { request: options.request } : null);
}
function endpointWithDefaults(defaults, route, options) {
	return parse(merge(defaults, route, options));
}
function withDefaults(oldDefaults, newDefaults) {
	const DEFAULTS2 = merge(oldDefaults, newDefaults);
	const endpoint2 = endpointWithDefaults.bind(null, DEFAULTS2);
	return Object.assign(endpoint2, {
		DEFAULTS: DEFAULTS2,
		defaults: withDefaults.bind(null, DEFAULTS2),
		merge: merge.bind(null, DEFAULTS2),
		parse
	});
}
var endpoint = withDefaults(null, DEFAULTS);
// src/github/failure.ts
const unnamedWait = 6e4;
const errorSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ message: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)() });
const graphqlSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ errors: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	message: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	type: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())
})).check((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* ._minLength */ .m9)(1)) });
const restManner = {
	assess: (response, wallTime) => {
		const wait = askedWait(response, wallTime);
		const { status } = response;
		if (status === 429 || status === 403 && (wait !== null || namesSecondaryLimit(response))) return {
			kind: "limited",
			wait: wait ?? unnamedWait
		};
		return (0,_sender_js__WEBPACK_IMPORTED_MODULE_2__/* .isRetried */ .mo)(status) ? {
			kind: "passing",
			wait
		} : { kind: "final" };
	},
	leastShare: .5
};
const graphqlManner = {
	...restManner,
	assess: (response, wallTime) => {
		const error = graphqlError(response);
		if (!error) return restManner.assess(response, wallTime);
		if (error.type === "RATE_LIMITED") return {
			kind: "limited",
			wait: resetWait(response, wallTime) ?? unnamedWait
		};
		return error.type ? { kind: "final" } : {
			kind: "passing",
			wait: null
		};
	}
};
const graphqlError = ({ status, body }) => status === 200 ? (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xL)(graphqlSchema, (0,_transport_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBody */ .OG)(body)).data?.errors[0] : void 0;
const namesSecondaryLimit = (response) => /\bsecondary rate\b/i.test(spokenWords(response));
function askedWait(response, wallTime) {
	const { headers } = response;
	const wait = (0,_sender_js__WEBPACK_IMPORTED_MODULE_2__/* .retryAfter */ .P9)({
		headers,
		wallTime
	});
	if (wait !== null) return wait;
	return headers["x-ratelimit-remaining"] === "0" ? resetWait(response, wallTime) : null;
}
function resetWait({ headers }, wallTime) {
	const reset = Number(headers["x-ratelimit-reset"] ?? NaN) * 1e3;
	return Number.isNaN(reset) ? null : Math.max(0, reset - wallTime);
}
const nameOf = ({ method, url }) => `${method} ${new URL(url).pathname}`;
function explainRefusal(request, response) {
	const { status } = response;
	const error = graphqlError(response);
	if (error?.type) return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y_({
		kind: "refused",
		status,
		message: `GitHub refused ${nameOf(request)} (${error.type})${afterColon(error.message)}. Check the input \`github-token\`: the token itself, or a policy of its organization, does not allow this.`
	});
	if (status < 300) return void 0;
	const said = spokenWords(response);
	return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y_({
		kind: "refused",
		status,
		said,
		message: `GitHub answered ${status} to ${nameOf(request)}${afterColon(said)}.`
	});
}
function explainGivenUp({ request, gaveUp: { last, limited, wait }, timeLeft }) {
	if (last === null) return explainLost({
		request,
		problem: "the time for the step is up"
	});
	if (last instanceof _transport_js__WEBPACK_IMPORTED_MODULE_1__/* .ConnectionError */ .Rc) return explainLost({
		request,
		problem: last.message,
		cause: last
	});
	const words = afterColon(graphqlError(last)?.message ?? spokenWords(last));
	const { status } = last;
	if (!limited) return explainLost({
		request,
		problem: `status ${status}${words}`,
		status
	});
	const asked = wait === null ? "a while" : `${Math.ceil(wait / 1e3)} s`;
	const left = Math.max(0, Math.floor(timeLeft / 1e3));
	return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y_({
		kind: "rate-limit",
		status,
		message: `GitHub limits the rate of calls and asks to wait ${asked} before ${nameOf(request)}; the step has ${left} s left${words}. Run it again later, or raise \`timeout-minutes\`.`
	});
}
function explainLost({ request, problem, status, cause }) {
	return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y_({
		kind: "unconfirmed",
		status,
		message: `No usable answer from GitHub to ${nameOf(request)}: ${problem}. Check the runner's network and proxy and GitHub's status page, then run again.`,
		cause
	});
}
const spokenWords = ({ body }) => (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xL)(errorSchema, (0,_transport_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBody */ .OG)(body)).data?.message ?? "";
const afterColon = (words) => {
	const line = (0,_transport_js__WEBPACK_IMPORTED_MODULE_1__/* .shortWords */ .WL)(words).replace(/\.$/, "");
	return line && `: ${line}`;
};
// src/github/call.ts
const answerTimeout = 3e4;
const maxBytes = 67108864;
const mostRedirects = 3;
const apiVersion = "2022-11-28";
function createCall(options) {
	const { context, token, clock, deadline, signal, timeout = answerTimeout, log } = options;
	const { repository, apiUrl, graphqlUrl } = context;
	const { send } = (0,_transport_js__WEBPACK_IMPORTED_MODULE_1__/* .createTransport */ .oO)({ userAgent: "docs-agent-action" });
	const counts = {
		requests: 0,
		retries: 0,
		waited: 0
	};
	const rest = (0,_sender_js__WEBPACK_IMPORTED_MODULE_2__/* .createSender */ .aE)({
		send,
		manner: restManner,
		clock,
		counts,
		log
	});
	const graphql = (0,_sender_js__WEBPACK_IMPORTED_MODULE_2__/* .createSender */ .aE)({
		send,
		manner: graphqlManner,
		clock,
		counts,
		log
	});
	const describeRequest = endpoint.defaults({ baseUrl: apiUrl });
	const authorization = `token ${token}`;
	const tryToSend = async (request, renew) => {
		const isGraphql = request.url === graphqlUrl;
		const repeat = (isGraphql ? isQuery(request) : request.method !== "POST") ? "always" : "if-nothing-was-done";
		try {
			const sent = await (isGraphql ? graphql : rest)({
				request,
				renew,
				repeat,
				deadline,
				timeout,
				maxBytes,
				signal
			});
			if ("response" in sent) return sent.response;
			throw explainGivenUp({
				request,
				gaveUp: sent.gaveUp,
				timeLeft: deadline - clock.now()
			});
		} catch (error) {
			if (!(error instanceof _transport_js__WEBPACK_IMPORTED_MODULE_1__/* .OversizedBody */ .mR)) throw error;
			throw explainLost({
				request,
				problem: error.message,
				cause: error
			});
		}
	};
	const requestOf = (route, parameters) => {
		const { owner, name: repo } = repository;
		const { method, url, headers, body } = describeRequest(route, {
			...route.includes("{owner}") && {
				owner,
				repo
			},
			...parameters,
			headers: {
				authorization,
				"x-github-api-version": apiVersion
			}
		});
		return {
			method,
			url,
			headers,
			...body && { body: JSON.stringify(body) }
		};
	};
	return async (route, parameters, renew) => {
		let request = requestOf(route, parameters);
		for (let redirects = 0;; redirects += 1) {
			const { url } = request;
			const response = await tryToSend(request, renew && (async () => ({
				...requestOf(route, await renew()),
				url
			})));
			const target = redirects < mostRedirects ? redirectOf(request, response) : void 0;
			const refusal = target ? void 0 : explainRefusal(request, response);
			if (refusal) throw refusal;
			if (!target) return response;
			request = {
				...request,
				url: target
			};
		}
	};
}
const isQuery = ({ body = "{}" }) => /^\s*(?:query\b|\{)/.test(JSON.parse(body).query);
const redirects = new Set([
	301,
	302,
	307,
	308
]);
function redirectOf({ url }, { status, headers: { location } }) {
	if (!redirects.has(status) || !location || !URL.canParse(location, url)) return void 0;
	const target = new URL(location, url);
	return target.origin === new URL(url).origin ? target.href : void 0;
}
// src/github/client.ts
const pageSize = 100;
const viewerQuery = "query { viewer { login databaseId } }";
const viewerSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ data: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ viewer: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	login: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	databaseId: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)())
}) }) });
function connect(options) {
	const { repository, graphqlUrl } = options.context;
	const call = createCall(options);
	const request = async (route, parameters, schema, renew) => check({
		body: (await call(route, parameters, renew)).body,
		route,
		schema
	});
	let viewer;
	return {
		repository,
		request,
		async *pages(route, { firstPage = 1, ...parameters }, item) {
			for (let page = firstPage;; page += 1) {
				const { body, headers } = await call(route, {
					...parameters,
					per_page: pageSize,
					page
				});
				yield check({
					body,
					route,
					schema: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(item)
				});
				if (!String(headers.link ?? "").includes("rel=\"next\"")) return;
			}
		},
		viewer: () => {
			viewer ??= request(`POST ${graphqlUrl}`, { query: viewerQuery }, viewerSchema).then(({ data: { viewer } }) => ({
				id: viewer.databaseId ?? null,
				login: viewer.login
			}));
			return viewer;
		}
	};
}
function check({ body, route, schema }) {
	const parsed = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xL)(schema, (0,_transport_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBody */ .OG)(body));
	if (parsed.success) return parsed.data;
	const field = parsed.error.issues[0]?.path.join(".") || "the body";
	throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y_({
		kind: "invalid-response",
		message: `GitHub's answer to ${route} can't be used: \`${field}\` is missing or of another type. Check GITHUB_API_URL and that no proxy answers in GitHub's place.`,
		cause: parsed.error
	});
}



/***/ })

};
