export const id = 833;
export const ids = [833];
export const modules = {

/***/ 833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openGitHub: () => (/* binding */ openGitHub)
/* harmony export */ });
/* harmony import */ var _modes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(432);

// src/github/client.ts
const timeout = 3e4;
const maxBytes = 67108864;
const pageSize = 100;
const apiVersion = "2022-11-28";
const viewerQuery = "query { viewer { login databaseId } }";
const accountSchema = (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.object)({
	login: (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.string)(),
	databaseId: (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.nullish)((0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.int)())
});
const viewerSchema = (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.object)({ data: (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.object)({ viewer: accountSchema }) });
function openGitHub({ context: { repository, apiUrl, graphqlUrl }, token, clock, deadline: lastDeadline, signal: stepSignal, mask, log }) {
	const { send } = (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.createTransport)();
	const sender = (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.createSender)({
		send,
		assess: _modes_js__WEBPACK_IMPORTED_MODULE_0__.assessGitHubResponse,
		reasonIn: _modes_js__WEBPACK_IMPORTED_MODULE_0__.reasonInResponse,
		clock,
		counts: {
			requests: 0,
			retries: 0
		},
		log
	});
	let viewer = null;
	const headers = {
		accept: "application/vnd.github+json",
		authorization: `token ${token}`,
		"x-github-api-version": apiVersion
	};
	const withoutSecrets = (_, value) => typeof value === "string" ? mask(value) : value;
	const requestOf = (route, parameters) => {
		const { owner, name: repo } = repository;
		const left = {
			...route.includes("{owner}") && {
				owner,
				repo
			},
			...parameters
		};
		const [method = "", template = ""] = route.split(" ");
		const path = template.replace(/\{(\w+)\}/g, (_, name) => {
			const { [name]: value } = left;
			delete left[name];
			return encodeURIComponent(String(value));
		});
		const url = path.startsWith("/") ? `${apiUrl}${path}` : path;
		if (method === "POST" || method === "PATCH") {
			const body = JSON.stringify(left, withoutSecrets);
			return {
				method,
				url,
				headers: {
					...headers,
					"content-type": "application/json"
				},
				body
			};
		}
		const query = new URLSearchParams(left);
		return {
			method,
			url: query.size > 0 ? `${url}?${query}` : url,
			headers
		};
	};
	const clientUntil = (deadline, signal) => {
		const call = async (route, parameters, schema, renew) => {
			const request = requestOf(route, parameters);
			const isSafe = request.method !== "POST" || request.url === graphqlUrl;
			const sent = await sender({
				request,
				deadline,
				timeout,
				maxBytes,
				signal,
				renew: renew && (async () => requestOf(route, await renew())),
				repeat: isSafe ? "always" : "if-nothing-was-done"
			}).catch((error) => {
				if (!(error instanceof _modes_js__WEBPACK_IMPORTED_MODULE_0__.OversizedBodyError)) throw error;
				throw (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.lostResponseError)(request, error.message, { cause: error });
			});
			if ("gaveUp" in sent) throw (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.explainGivingUp)(request, {
				...sent.gaveUp,
				timeLeft: deadline - clock.now()
			});
			const { headers, body } = sent.response;
			const refusal = await (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.explainRefusal)(request, sent.response);
			if (refusal) throw refusal;
			const parsed = (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.safeParse)(schema, (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.parseBody)(body));
			if (parsed.success) return {
				data: parsed.data,
				headers
			};
			throw (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.explainInvalidResponse)(request, parsed.error);
		};
		const request = async (route, parameters, schema, renew) => (await call(route, parameters, schema, renew)).data;
		const askViewer = async () => {
			const { data } = await request(`POST ${graphqlUrl}`, { query: viewerQuery }, viewerSchema);
			const { login, databaseId: id = null } = data.viewer;
			return {
				id,
				login
			};
		};
		return {
			repository,
			request,
			async *pages(route, { maxPages = 1e400, ...parameters }, item) {
				for (let page = 1; page <= maxPages; page += 1) {
					const ofPage = {
						...parameters,
						per_page: pageSize,
						page
					};
					const { data, headers } = await call(route, ofPage, (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.array)(item));
					yield data;
					if (!String(headers.link ?? "").includes("rel=\"next\"")) return;
				}
			},
			until: (earlier, other = signal) => clientUntil(Math.min(earlier, deadline), other),
			viewer: () => {
				viewer ??= askViewer().catch((error) => {
					viewer = null;
					throw error;
				});
				return viewer;
			}
		};
	};
	return clientUntil(lastDeadline, stepSignal);
}



/***/ })

};
