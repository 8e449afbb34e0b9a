export const id = 432;
export const ids = [432];
export const modules = {

/***/ 432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

var https__WEBPACK_IMPORTED_MODULE_3___namespace_cache;
var http__WEBPACK_IMPORTED_MODULE_2___namespace_cache;
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ConnectionError: () => (/* binding */ ConnectionError),
/* harmony export */   GitHubError: () => (/* binding */ GitHubError),
/* harmony export */   HttpClient: () => (/* binding */ HttpClient),
/* harmony export */   OversizedBodyError: () => (/* binding */ OversizedBodyError),
/* harmony export */   PostingError: () => (/* binding */ PostingError),
/* harmony export */   ServiceError: () => (/* binding */ ServiceError),
/* harmony export */   _catch: () => (/* binding */ _catch),
/* harmony export */   _enum: () => (/* binding */ _enum),
/* harmony export */   _gte: () => (/* binding */ _gte),
/* harmony export */   _lte: () => (/* binding */ _lte),
/* harmony export */   _maxLength: () => (/* binding */ _maxLength),
/* harmony export */   _regex: () => (/* binding */ _regex),
/* harmony export */   addressOf: () => (/* binding */ addressOf),
/* harmony export */   allowedLink: () => (/* binding */ allowedLink),
/* harmony export */   appendSummary: () => (/* binding */ appendSummary),
/* harmony export */   array: () => (/* binding */ array),
/* harmony export */   asDocsText: () => (/* binding */ asDocsText),
/* harmony export */   assessByStatus: () => (/* binding */ assessByStatus),
/* harmony export */   assessGitHubResponse: () => (/* binding */ assessGitHubResponse),
/* harmony export */   backoff: () => (/* binding */ backoff),
/* harmony export */   boolean: () => (/* binding */ boolean),
/* harmony export */   byCodeUnits: () => (/* binding */ byCodeUnits),
/* harmony export */   claimRequests: () => (/* binding */ claimRequests),
/* harmony export */   codeFence: () => (/* binding */ codeFence),
/* harmony export */   codeSpan: () => (/* binding */ codeSpan),
/* harmony export */   commentOnce: () => (/* binding */ commentOnce),
/* harmony export */   commentsOn: () => (/* binding */ commentsOn),
/* harmony export */   createAgentClient: () => (/* binding */ createAgentClient),
/* harmony export */   createFollowUpCheck: () => (/* binding */ createFollowUpCheck),
/* harmony export */   createMarker: () => (/* binding */ createMarker),
/* harmony export */   createSender: () => (/* binding */ createSender),
/* harmony export */   createTransport: () => (/* binding */ createTransport),
/* harmony export */   custom: () => (/* binding */ custom),
/* harmony export */   dashboardUrl: () => (/* binding */ dashboardUrl),
/* harmony export */   details: () => (/* binding */ details),
/* harmony export */   escapeMarkdown: () => (/* binding */ escapeMarkdown),
/* harmony export */   explainGivingUp: () => (/* binding */ explainGivingUp),
/* harmony export */   explainInvalidResponse: () => (/* binding */ explainInvalidResponse),
/* harmony export */   explainRefusal: () => (/* binding */ explainRefusal),
/* harmony export */   explained: () => (/* binding */ explained),
/* harmony export */   fetch: () => (/* binding */ fetch),
/* harmony export */   finalOutcome: () => (/* binding */ finalOutcome),
/* harmony export */   fitSections: () => (/* binding */ fitSections),
/* harmony export */   formatDuration: () => (/* binding */ formatDuration),
/* harmony export */   hidden: () => (/* binding */ hidden),
/* harmony export */   int: () => (/* binding */ int),
/* harmony export */   isGitHubError: () => (/* binding */ isGitHubError),
/* harmony export */   isIssueGone: () => (/* binding */ isIssueGone),
/* harmony export */   isJobOfClaim: () => (/* binding */ isJobOfClaim),
/* harmony export */   isKnownStatus: () => (/* binding */ isKnownStatus),
/* harmony export */   isMarked: () => (/* binding */ isMarked),
/* harmony export */   isSuccess: () => (/* binding */ isSuccess),
/* harmony export */   jobDuration: () => (/* binding */ jobDuration),
/* harmony export */   jobIdPattern: () => (/* binding */ jobIdPattern),
/* harmony export */   link: () => (/* binding */ link),
/* harmony export */   listClaims: () => (/* binding */ listClaims),
/* harmony export */   listMergedPullRequests: () => (/* binding */ listMergedPullRequests),
/* harmony export */   literal: () => (/* binding */ literal),
/* harmony export */   looseObject: () => (/* binding */ looseObject),
/* harmony export */   lostResponseError: () => (/* binding */ lostResponseError),
/* harmony export */   maxAddressLength: () => (/* binding */ maxAddressLength),
/* harmony export */   maxPostBytes: () => (/* binding */ maxPostBytes),
/* harmony export */   md: () => (/* binding */ md),
/* harmony export */   mermaidText: () => (/* binding */ mermaidText),
/* harmony export */   messageMarkdown: () => (/* binding */ messageMarkdown),
/* harmony export */   nullable: () => (/* binding */ nullable),
/* harmony export */   nullish: () => (/* binding */ nullish),
/* harmony export */   number: () => (/* binding */ number),
/* harmony export */   object: () => (/* binding */ object),
/* harmony export */   onGitHubError: () => (/* binding */ onGitHubError),
/* harmony export */   openDestinations: () => (/* binding */ openDestinations),
/* harmony export */   openGitHubAccess: () => (/* binding */ openGitHubAccess),
/* harmony export */   openServiceClient: () => (/* binding */ openServiceClient),
/* harmony export */   operationTexts: () => (/* binding */ operationTexts),
/* harmony export */   optional: () => (/* binding */ optional),
/* harmony export */   outcomeSentences: () => (/* binding */ outcomeSentences),
/* harmony export */   pageAddress: () => (/* binding */ pageAddress),
/* harmony export */   parseBody: () => (/* binding */ parseBody),
/* harmony export */   parseTimestamp: () => (/* binding */ parseTimestamp),
/* harmony export */   partOf: () => (/* binding */ partOf),
/* harmony export */   pipe: () => (/* binding */ pipe),
/* harmony export */   postComment: () => (/* binding */ postComment),
/* harmony export */   postFields: () => (/* binding */ postFields),
/* harmony export */   postGoneText: () => (/* binding */ postGoneText),
/* harmony export */   postOrExplain: () => (/* binding */ postOrExplain),
/* harmony export */   postsBy: () => (/* binding */ postsBy),
/* harmony export */   pullRequestAddress: () => (/* binding */ pullRequestAddress),
/* harmony export */   pullRequestKey: () => (/* binding */ pullRequestKey),
/* harmony export */   pullRequestNumber: () => (/* binding */ pullRequestNumber),
/* harmony export */   readCommitMessages: () => (/* binding */ readCommitMessages),
/* harmony export */   readPullRequestState: () => (/* binding */ readPullRequestState),
/* harmony export */   reasonInResponse: () => (/* binding */ reasonInResponse),
/* harmony export */   record: () => (/* binding */ record),
/* harmony export */   refine: () => (/* binding */ refine),
/* harmony export */   renderTable: () => (/* binding */ renderTable),
/* harmony export */   requireWriteAccess: () => (/* binding */ requireWriteAccess),
/* harmony export */   safeParse: () => (/* binding */ safeParse),
/* harmony export */   safePullRequestUrl: () => (/* binding */ safePullRequestUrl),
/* harmony export */   serverText: () => (/* binding */ serverText),
/* harmony export */   sourceUrl: () => (/* binding */ sourceUrl),
/* harmony export */   statusWord: () => (/* binding */ statusWord),
/* harmony export */   string: () => (/* binding */ string),
/* harmony export */   summary_exports: () => (/* binding */ summary_exports),
/* harmony export */   textSchema: () => (/* binding */ textSchema),
/* harmony export */   tokenRestriction: () => (/* binding */ tokenRestriction),
/* harmony export */   transform: () => (/* binding */ transform),
/* harmony export */   unfinishedState: () => (/* binding */ unfinishedState),
/* harmony export */   union: () => (/* binding */ union),
/* harmony export */   unknown: () => (/* binding */ unknown),
/* harmony export */   upsertComment: () => (/* binding */ upsertComment),
/* harmony export */   upsertPost: () => (/* binding */ upsertPost),
/* harmony export */   urlOnSameHost: () => (/* binding */ urlOnSameHost),
/* harmony export */   waitForJob: () => (/* binding */ waitForJob),
/* harmony export */   waitForWinner: () => (/* binding */ waitForWinner),
/* harmony export */   withdraw: () => (/* binding */ withdraw),
/* harmony export */   writeClaim: () => (/* binding */ writeClaim)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(468);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(304);
/* harmony import */ var http__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(611);
/* harmony import */ var https__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(692);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(708);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(455);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(598);









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
	if (isLoopbackAddress(reqUrl.hostname)) return true;
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
var require_tunnel$1 = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__/* .__commonJSMin */ .Ft)(((exports) => {
	(0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__/* .__require */ .ki)("net");
	var tls = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__/* .__require */ .ki)("tls");
	var http = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__/* .__require */ .ki)("http");
	var https = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__/* .__require */ .ki)("https");
	var events = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__/* .__require */ .ki)("events");
	(0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__/* .__require */ .ki)("assert");
	var util = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__/* .__require */ .ki)("util");
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
var import_tunnel = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__/* .__toESM */ .f1)((0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__/* .__commonJSMin */ .Ft)(((exports, module) => {
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
		info.httpModule = usingSsl ? /*#__PURE__*/ (https__WEBPACK_IMPORTED_MODULE_3___namespace_cache || (https__WEBPACK_IMPORTED_MODULE_3___namespace_cache = __webpack_require__.t(https__WEBPACK_IMPORTED_MODULE_3__, 2))) : /*#__PURE__*/ (http__WEBPACK_IMPORTED_MODULE_2___namespace_cache || (http__WEBPACK_IMPORTED_MODULE_2___namespace_cache = __webpack_require__.t(http__WEBPACK_IMPORTED_MODULE_2__, 2)));
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
		if (this.requestOptions) maxSockets = this.requestOptions.maxSockets || http__WEBPACK_IMPORTED_MODULE_2__.globalAgent.maxSockets;
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
			agent = usingSsl ? new https__WEBPACK_IMPORTED_MODULE_3__.Agent(options) : new http__WEBPACK_IMPORTED_MODULE_2__.Agent(options);
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
// src/text/address.ts
const maxAddressLength = 2048;
const noHost = "no-host.invalid";
const bareHost = /^[a-z\d-]+\.[a-z\d.-]*[a-z](?::\d{1,5})?(?=[/?#]|$)/i;
const fileEnding = /\.(?:mdx?|html?|js|json|ya?ml|txt)$/i;
const cached$1 = new Map();
const maxCached = 1e4;
function addressOf(text) {
	if (text.length > 2048) return null;
	const known = cached$1.get(text);
	if (known !== void 0) return known;
	const address = parsedAddress(text);
	if (cached$1.size >= maxCached) cached$1.clear();
	cached$1.set(text, address);
	return address;
}
function parsedAddress(text) {
	const [host = ""] = bareHost.exec(text) ?? [];
	const whole = host === "" || fileEnding.test(host) ? text : `https://${text}`;
	const url = URL.parse(whole, `https://${noHost}/`);
	if (url?.protocol !== "https:" && url?.protocol !== "http:") return null;
	const { protocol, pathname } = url;
	if (pathname.split("/").length - 1 > 64) return null;
	const hasHost = url.host !== noHost;
	const page = `${protocol}//${url.host}${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .trimEndOf */ .fC)(pathname, /\//) || "/"}`;
	return {
		protocol: /^\s*https?:/i.test(text) ? protocol : null,
		host: hasHost ? url.host : null,
		pathname,
		href: hasHost ? url.href : text,
		page: hasHost ? page : text,
		hasUserInfo: url.username !== "" || url.password !== ""
	};
}
const pageAddress = (text) => addressOf(text)?.page ?? text;
function urlOnSameHost(text, path) {
	const address = addressOf(text);
	if (!address?.host) return null;
	const url = new URL(address.page);
	url.pathname = path.replaceAll("%", "%25");
	return url.href;
}
const unsafeInMarkdown = /[\s()<>[\]{}"'`|\\^;]/g;
const percentEncode = (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
function allowedLink(url, allowedHosts) {
	const address = addressOf(url);
	if (address?.protocol !== "https:" || address.hasUserInfo || address.host === null) return null;
	if (!allowedHosts.includes(address.host)) return null;
	return address.href.replace(unsafeInMarkdown, percentEncode);
}
const plainHttpsUrl = /^https:\/\/[A-Za-z0-9][A-Za-z0-9\-._~/%:]*$/;
function safePullRequestUrl(url) {
	return plainHttpsUrl.test(url) && addressOf(url) ? url : null;
}
const jobIdPattern = /^(?!\.+$)[\w.~:-]{1,200}$/;
// src/text/text.ts
const partOf = (text, cut) => cut(text);
const asDocsText = (masked) => masked;
const byCodeUnits = (a, b) => a < b ? -1 : a > b ? 1 : 0;
// node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
	const numericValues = Object.values(entries).filter((v) => typeof v === "number");
	return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint") return value.toString();
	return value;
}
var Cached = class {
	constructor(getter) {
		this._getter = getter;
		this._value = void 0;
	}
	get value() {
		const getter = this._getter;
		if (getter !== void 0) {
			this._value = getter();
			this._getter = void 0;
		}
		return this._value;
	}
};
function cached(getter) {
	return new Cached(getter);
}
function nullish$1(input) {
	return input === null || input === void 0;
}
function cleanRegex(source) {
	const start = source.startsWith("^") ? 1 : 0;
	const end = source.endsWith("$") ? source.length - 1 : source.length;
	return source.slice(start, end);
}
function assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
function rawShape(def) {
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
	return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
	Object.defineProperty(target, key, {
		get() {
			const value = getter();
			assignProp(this, key, value);
			return value;
		},
		enumerable: true,
		configurable: true
	});
}
function putProp(target, key, value) {
	if (key in target) assignProp(target, key, value);
	else target[key] = value;
}
function mirrorShape(target, source, keys, wrap) {
	const raw = sourceShape(source);
	for (const key of keys) {
		const desc = Object.getOwnPropertyDescriptor(raw, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => {
			const value = source._zod.def.shape[key];
			return wrap ? wrap(value, key) : value;
		});
		else putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
	}
}
function mirrorProps(target, source) {
	for (const key of Reflect.ownKeys(source)) {
		const desc = Object.getOwnPropertyDescriptor(source, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => source[key]);
		else putProp(target, key, desc.value);
	}
}
function mergeDefs(...defs) {
	const mergedDescriptors = {};
	for (const def of defs) {
		const descriptors = Object.getOwnPropertyDescriptors(def);
		Object.assign(mergedDescriptors, descriptors);
	}
	return Object.defineProperties({}, mergedDescriptors);
}
const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
function isObject(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
function isPlainObject(o) {
	if (isObject(o) === false) return false;
	const ctor = o.constructor;
	if (ctor === void 0) return true;
	if (typeof ctor !== "function") return true;
	const prot = ctor.prototype;
	if (isObject(prot) === false) return false;
	if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) return false;
	return true;
}
const propertyKeyTypes = new Set([
	"string",
	"number",
	"symbol"
]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent) cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params) return {};
	if (typeof params === "string") return { error: () => params };
	if (params?.message !== void 0) {
		if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string") return {
		...params,
		error: () => params.error
	};
	return params;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => {
		return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
	});
}
const NUMBER_FORMAT_RANGES = (() => ({
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-0x80000000, 0x7fffffff],
	uint32: [0, 0xffffffff],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
function extend$1(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to extend: expected a plain object");
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) {
		const existingShape = sourceShape(schema);
		for (const key of Reflect.ownKeys(shape)) if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function extended(schema, shape) {
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
	mirrorProps(newShape, shape);
	return newShape;
}
function aborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
	return false;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a;
		(_a = iss).path ?? (_a.path = []);
		iss.path.unshift(path);
		return iss;
	});
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
function sizeCaps(defChecks) {
	const caps = [];
	for (const ch of defChecks ?? []) {
		const d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check)) break;
		const max = d.maximum ?? d.length ?? d.size;
		if (max >= 0) caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) {
		if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst);
		else iss.schema = iss.inst;
	}
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
	const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) full.input = iss.input;
	return full;
}
const highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str)) return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
		count--;
		i++;
	}
	return count;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input)) return "array";
	if (typeof input === "string") return "string";
	return "unknown";
}
function issue(...args) {
	const [iss, input, inst] = args;
	if (typeof iss === "string") return {
		message: iss,
		code: "custom",
		input,
		inst
	};
	return { ...iss };
}
function members(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get) Object.defineProperty(proto, key, {
			...desc,
			enumerable: false
		});
		else defineBound(proto, key, desc.value);
	}
}
function own(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, {
		configurable: true,
		writable: true,
		enumerable,
		value
	});
	return value;
}
function hide(inst, key, value) {
	return own(inst, key, value, false);
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own(this, key, fn.bind(this));
		},
		set(value) {
			own(this, key, value);
		}
	});
}
function claim(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? void 0 : proto;
}
let installing;
let broke = false;
const breaker = {
	configurable: true,
	get() {
		broke = true;
	}
};
function defineLazyInternal(inst, key, compute) {
	const proto = Object.getPrototypeOf(inst._zod);
	if (key in proto && installing !== inst._zod) {
		installing = void 0;
		return;
	}
	installing = inst._zod;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			Object.defineProperty(this, key, breaker);
			const outer = broke;
			broke = false;
			try {
				const value = compute(this);
				if (broke) delete this[key];
				else Object.defineProperty(this, key, {
					configurable: true,
					writable: true,
					value
				});
				broke = broke || outer;
				return value;
			} catch (err) {
				delete this[key];
				broke = broke || outer;
				throw err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				value
			});
		}
	});
}
function installLazyProp(inst, key, make, enumerable) {
	const proto = claim(inst, key);
	if (!proto) return;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			const desc = {
				configurable: true,
				writable: true,
				enumerable,
				value: void 0
			};
			Object.defineProperty(this, key, desc);
			desc.value = make(this);
			Object.defineProperty(this, key, desc);
			return desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				enumerable,
				value
			});
		}
	});
}
const CONSTANT_CATCH = "~constantCatch";
function constantCatch(value) {
	const fn = () => value;
	fn[CONSTANT_CATCH] = true;
	return fn;
}
// node_modules/zod/v4/core/core.js
var _a;
const _zodDesc = {
	value: void 0,
	enumerable: false
};
let _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			} catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			} finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
function $constructor(name, initializer, proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			} finally {
				_zodDesc.value = void 0;
			}
		} else if (inst._zod.traits.has(name)) return;
		inst._zod.traits.add(name);
		initializer(inst, def);
		if (initialized) {
			const own = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own;
			while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
			const target = up ?? own;
			if (!initialized.has(target)) {
				initialized.add(target);
				members(target, protoMembers);
			}
		}
		const proto = _.prototype;
		for (const k in proto) {
			if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
			if (!(k in inst)) inst[k] = proto[k].bind(inst);
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) fn();
			inst._zod.deferred = void 0;
		}
		const pp = globalThis.__zod_globalConfig?.postProcessor;
		if (pp) pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
		if (params?.Parent && inst instanceof params.Parent) return true;
		return inst?._zod?.traits?.has(name);
	} });
	Object.defineProperty(_, "name", { value: name });
	return _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
};
var $ZodEncodeError = class extends Error {
	constructor(name) {
		super(`Encountered unidirectional transform during encode: ${name}`);
		this.name = "ZodEncodeError";
	}
};
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
	if (newConfig) Object.assign(globalConfig, newConfig);
	return globalConfig;
}
// node_modules/zod/v4/core/errors.js
function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
const _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true
};
const _issuesDesc = {
	value: void 0,
	enumerable: false
};
const _installedToString = new WeakSet([Object.prototype, Error.prototype]);
const initializer = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = void 0;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
			}
		});
	}
};
const $ZodRealError = $constructor("$ZodError", initializer, void 0, { Parent: Error });
// node_modules/zod/v4/core/parse.js
const _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: false
		} : { async: false };
		const result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) throw new $ZodAsyncError();
		if (result.issues.length) {
			const e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const parse = _parse($ZodRealError);
const _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: true
		} : { async: true };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) result = await result;
		if (result.issues.length) {
			const e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const parseAsync = _parseAsync($ZodRealError);
const _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: false
	} : { async: false };
	const result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const safeParse = _safeParse($ZodRealError);
function failure(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
				issues = void 0;
				ctx = void 0;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = void 0;
			ctx = void 0;
		}
	};
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true
	} : { async: true };
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const safeParseAsync = _safeParseAsync($ZodRealError);
// node_modules/zod/v4/core/regexes.js
const anyString = /^[\s\S]{0,}$/;
const number$1 = /^-?\d+(?:\.\d+)?$/;
const boolean$1 = /^(?:true|false)$/i;
// node_modules/zod/v4/core/checks.js
const $ZodCheck = $constructor("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a = inst._zod).onattach ?? (_a.onattach = []);
});
const _whenHasLength = (payload) => {
	const val = payload.value;
	return !nullish$1(val) && val.length !== void 0;
};
const numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date"
};
const $ZodCheckLessThan = $constructor("$ZodCheckLessThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_big",
			maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckGreaterThan = $constructor("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckNumberFormat = $constructor("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def);
	def.format = def.format || "float64";
	const isInt = def.format?.includes("int");
	const origin = isInt ? "int" : "number";
	const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: false,
					input,
					inst
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				if (input > 0) payload.issues.push({
					input,
					code: "too_big",
					maximum: Number.MAX_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				else payload.issues.push({
					input,
					code: "too_small",
					minimum: Number.MIN_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				return;
			}
		}
		if (input < minimum) payload.issues.push({
			origin: "number",
			input,
			code: "too_small",
			minimum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
		if (input > maximum) payload.issues.push({
			origin: "number",
			input,
			code: "too_big",
			maximum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMaxLength = $constructor("$ZodCheckMaxLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_big",
			maximum: def.maximum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStringFormat = $constructor("$ZodCheckStringFormat", (inst, def) => {
	var _a, _b;
	$ZodCheck.init(inst, def);
	if (def.pattern) (_a = inst._zod).check ?? (_a.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: def.format,
			input: payload.value,
			...def.pattern ? { pattern: def.pattern.toString() } : {},
			inst,
			continue: !def.abort
		});
	});
	else (_b = inst._zod).check ?? (_b.check = () => {});
});
const $ZodCheckRegex = $constructor("$ZodCheckRegex", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: payload.value,
			pattern: def.pattern.toString(),
			inst,
			continue: !def.abort
		});
	};
});
// node_modules/zod/v4/core/versions.js
const version = {
	major: 4,
	minor: 6,
	patch: 7
};
// node_modules/zod/v4/core/schemas.js
const $ZodType = $constructor("$ZodType", (inst, def) => {
	var _a;
	inst ?? (inst = {});
	inst._zod.def = def;
	inst._zod.bag = inst._zod.bag || {};
	inst._zod.version = version;
	const defChecks = inst._zod.def.checks;
	const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
	for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
	if (checks.length === 0) {
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred?.push(() => {
			inst._zod.run = inst._zod.parse;
		});
	} else {
		const runChecks = (payload, checks, ctx) => {
			if (payload.memo) return payload;
			let isAborted = aborted(payload);
			let asyncResult;
			for (const ch of checks) {
				if (ch._zod.def.when) {
					if (explicitlyAborted(payload)) continue;
					if (!ch._zod.def.when(payload)) continue;
				} else if (isAborted) continue;
				const currLen = payload.issues.length;
				const _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError();
				if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
					await _;
					if (payload.issues.length === currLen) return;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				});
				else {
					if (payload.issues.length === currLen) continue;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				}
			}
			if (asyncResult) return asyncResult.then(() => {
				return payload;
			});
			return payload;
		};
		const handleCanaryResult = (canary, payload, ctx) => {
			if (aborted(canary)) {
				canary.aborted = true;
				return canary;
			}
			const checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
			if (ctx.direction === "backward") {
				const canary = inst._zod.parse({
					value: payload.value,
					issues: []
				}, {
					...ctx,
					skipChecks: true
				});
				if (canary instanceof Promise) return canary.then((canary) => {
					return handleCanaryResult(canary, payload, ctx);
				});
				return handleCanaryResult(canary, payload, ctx);
			}
			const result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	}
});
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult(await inst._zod.run({
		value,
		issues: []
	}, ctx), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({
					value,
					issues: []
				}, ctx);
				if (!(r instanceof Promise)) return toStandardResult(r, ctx);
			} catch (_) {}
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1
	};
}
const $ZodString = $constructor("$ZodString", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = def.pattern ?? anyString;
	inst._zod.parse = (payload, _) => {
		if (def.coerce) try {
			payload.value = String(payload.value);
		} catch (_) {}
		if (typeof payload.value === "string") return payload;
		payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
const $ZodNumber = $constructor("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = number$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Number(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
		const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
		payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...received ? { received } : {}
		});
		return payload;
	};
});
const $ZodNumberFormat = $constructor("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def);
	$ZodNumber.init(inst, def);
});
const $ZodBoolean = $constructor("$ZodBoolean", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = boolean$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Boolean(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "boolean") return payload;
		payload.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodUnknown = $constructor("$ZodUnknown", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload) => payload;
});
function capSize(inst, size) {
	const caps = sizeCaps(inst._zod.def.checks);
	if (!caps.length) return;
	const cap = Math.min(...caps.map((c) => c[0]));
	const parse = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		const n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (const [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
				const start = payload.issues.length;
				ch._zod.check(payload);
				payload.issues[start].continue = false;
				attachSchema(payload.issues, start, inst);
				return payload;
			}
		}
		return parse(payload, ctx);
	};
}
const arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
const $ZodArray = $constructor("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				expected: "array",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		const proms = [];
		const abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			const item = input[i];
			const result = def.element._zod.run({
				value: item,
				issues: []
			}, ctx);
			if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
			else {
				handleArrayResult(result, payload, i);
				if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
			}
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
	capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	const isPresent = key in input;
	const isOptionalOut = optout === "optional";
	if (!isPresent && isOptionalOut && optin === "optional") return;
	if (result.issues.length) {
		if (optin !== void 0 && isOptionalOut && !isPresent) return;
		final.issues.push(...prefixIssues(key, result.issues));
	}
	if (!isPresent && optin === void 0) {
		if (!result.issues.length) final.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [key]
		});
		return;
	}
	if (result.value === void 0) {
		if (isPresent || optin === "defaulted" && !isOptionalOut) final.value[key] = void 0;
	} else final.value[key] = result.value;
}
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	const keys = Object.keys(def.shape);
	const ownSymbols = Object.getOwnPropertySymbols(def.shape);
	const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
	const okeys = optionalKeys(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys)
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	const unrecognized = [];
	const keySet = def.keySet;
	const _catchall = def.catchall._zod;
	const t = _catchall.def.type;
	const optin = _catchall.optin;
	const optout = _catchall.optout;
	let seen = 0;
	for (const key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (aborted(payload, seen)) break;
			seen = payload.issues.length;
		}
		if (keySet.has(key)) continue;
		if (key === "__proto__") {
			if (t === "never") unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		const r = _catchall.run({
			value: input[key],
			issues: []
		}, ctx);
		if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
		else handlePropertyResult(r, payload, key, input, optin, optout);
	}
	if (unrecognized.length) payload.issues.push({
		code: "unrecognized_keys",
		keys: unrecognized,
		input,
		inst,
		continue: true
	});
	if (!proms.length) return payload;
	return Promise.all(proms).then(() => {
		return payload;
	});
}
const $ZodObject = $constructor("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	const sh = desc?.get ? desc.get.raw : def.shape ?? {};
	if (sh) {
		const get = () => {
			const newSh = { ...sh };
			Object.defineProperty(def, "shape", { value: newSh });
			get.raw = newSh;
			return newSh;
		};
		get.raw = sh;
		Object.defineProperty(def, "shape", { get });
	}
	const _normalized = cached(() => normalizeDef(def));
	defineLazyInternal(inst, "propValues", (zod) => {
		const shape = zod.def.shape;
		const propValues = {};
		for (const key in shape) {
			const field = shape[key]._zod;
			if (field.values) {
				if (!Object.prototype.hasOwnProperty.call(propValues, key)) assignProp(propValues, key, new Set());
				for (const v of field.values) propValues[key].add(v);
				if (field.optin !== void 0) propValues[key].add(void 0);
			}
		}
		return propValues;
	});
	const isObject$1 = isObject;
	const catchall = def.catchall;
	let value;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$1(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		const proms = [];
		const shape = value.shape;
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			if (key === "__proto__") continue;
			const el = shape[key];
			const optin = el._zod.optin;
			const optout = el._zod.optout;
			const r = el._zod.run({
				value: input[key],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
			else handlePropertyResult(r, payload, key, input, optin, optout);
		}
		if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
		return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
	};
});
function handleUnionResults(results, final, inst, ctx) {
	for (const result of results) if (result.issues.length === 0) {
		final.value = result.value;
		return final;
	}
	const nonaborted = results.filter((r) => !aborted(r));
	if (nonaborted.length === 1) {
		final.value = nonaborted[0].value;
		return nonaborted[0];
	}
	final.issues.push({
		code: "invalid_union",
		input: final.value,
		inst,
		errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
	});
	return final;
}
const $ZodUnion = $constructor("$ZodUnion", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
	defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
	defineLazyInternal(inst, "values", (zod) => {
		if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		if (zod.def.options.every((o) => o._zod.pattern)) {
			const patterns = zod.def.options.map((o) => o._zod.pattern);
			return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
		}
	});
	const first = def.options.length === 1 ? def.options[0]._zod.run : null;
	inst._zod.parse = (payload, ctx) => {
		if (first) return first(payload, ctx);
		let async = false;
		const results = [];
		for (const option of def.options) {
			const result = option._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) {
				results.push(result);
				async = true;
			} else {
				if (result.issues.length === 0) return result;
				results.push(result);
			}
		}
		if (!async) return handleUnionResults(results, payload, inst, ctx);
		return Promise.all(results).then((results) => {
			return handleUnionResults(results, payload, inst, ctx);
		});
	};
});
const $ZodRecord = $constructor("$ZodRecord", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isPlainObject(input)) {
			payload.issues.push({
				expected: "record",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		const proms = [];
		const values = def.keyType._zod.values;
		if (values && !def.partial) {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			const recordKeys = new Set();
			for (const key of values) if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
				recordKeys.add(typeof key === "number" ? key.toString() : key);
				if (key === "__proto__") continue;
				const keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (keyResult.issues.length) {
					payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			let unrecognized;
			for (const key in input) if (!recordKeys.has(key)) {
				if (def.mode === "loose") {
					if (key === "__proto__") continue;
					payload.value[key] = input[key];
				} else {
					unrecognized = unrecognized ?? [];
					unrecognized.push(key);
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		} else {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			let unrecognized;
			for (const key of Reflect.ownKeys(input)) {
				if (key === "__proto__") continue;
				if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
				let keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (typeof key === "string" && number$1.test(key) && keyResult.issues.length) {
					const retryResult = def.keyType._zod.run({
						value: Number(key),
						issues: []
					}, ctx);
					if (retryResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
					if (retryResult.issues.length === 0) keyResult = retryResult;
				}
				if (keyResult.issues.length) {
					if (def.mode === "loose") payload.value[key] = input[key];
					else if (values) {
						unrecognized = unrecognized ?? [];
						unrecognized.push(key);
					} else payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
});
const $ZodEnum = $constructor("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	const values = getEnumValues(def.entries);
	const valuesSet = new Set(values);
	inst._zod.values = valuesSet;
	defineLazyInternal(inst, "pattern", (zod) => {
		const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
		return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (valuesSet.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodLiteral = $constructor("$ZodLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	const values = new Set(def.values);
	inst._zod.values = values;
	defineLazyInternal(inst, "pattern", (zod) => {
		const vals = zod.def.values;
		return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (values.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values: def.values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodTransform = $constructor("$ZodTransform", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "optional";
	globalConfig.memoizer?.guard(inst);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		const _out = def.transform(payload.value, payload);
		if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => {
			payload.value = output;
			return payload;
		});
		if (_out instanceof Promise) throw new $ZodAsyncError();
		payload.value = _out;
		return payload;
	};
});
function handleOptionalResult(payload, result) {
	payload.value = result.issues.length ? void 0 : result.value;
	return payload;
}
const $ZodOptional = $constructor("$ZodOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	inst._zod.optout = "optional";
	defineLazyInternal(inst, "values", (zod) => {
		const values = zod.def.innerType._zod.values;
		return values ? new Set([...values, void 0]) : void 0;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === void 0) {
			if (def.innerType._zod.optin !== "defaulted") return payload;
			const result = def.innerType._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
			return handleOptionalResult(payload, result);
		}
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNullable = $constructor("$ZodNullable", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
	});
	defineLazyInternal(inst, "values", (zod) => {
		return zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === null) return payload;
		return def.innerType._zod.run(payload, ctx);
	};
});
function handleCatchResult(payload, result, def, ctx) {
	if (!result.issues.length) {
		payload.value = result.value;
		if (result.memo) payload.memo = true;
		return payload;
	}
	payload.value = def.catchValue({
		...result,
		value: payload.value,
		error: { issues: result.issues.map((iss) => finalizeIssue(iss, ctx, config())) },
		input: payload.value
	});
	return payload;
}
const $ZodCatch = $constructor("$ZodCatch", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run({
			value: payload.value,
			issues: []
		}, ctx);
		if (result instanceof Promise) return result.then((result) => handleCatchResult(payload, result, def, ctx));
		return handleCatchResult(payload, result, def, ctx);
	};
});
const $ZodPipe = $constructor("$ZodPipe", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) return right.then((right) => handlePipeResult(right, def.in, ctx));
			return handlePipeResult(right, def.in, ctx);
		}
		const left = def.in._zod.run(payload, ctx);
		if (left instanceof Promise) return left.then((left) => handlePipeResult(left, def.out, ctx));
		return handlePipeResult(left, def.out, ctx);
	};
});
function handlePipeResult(left, next, ctx) {
	if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
		left.aborted = true;
		return left;
	}
	return next._zod.run({
		value: left.value,
		issues: left.issues
	}, ctx);
}
const $ZodCustom = $constructor("$ZodCustom", (inst, def) => {
	$ZodCheck.init(inst, def);
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _) => {
		return payload;
	};
	inst._zod.check = (payload) => {
		const input = payload.value;
		const r = def.fn(input);
		if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
		handleRefineResult(r, payload, input, inst);
	};
});
function handleRefineResult(result, payload, input, inst) {
	if (!result) {
		const _iss = {
			code: "custom",
			input,
			inst,
			path: [...inst._zod.def.path ?? []],
			continue: !inst._zod.def.abort
		};
		if (inst._zod.def.params) _iss.params = inst._zod.def.params;
		payload.issues.push(issue(_iss));
	}
}
// node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
	if (def.checks) def.checks = [...def.checks];
	return def;
}
function _string(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		...normalizeParams(params)
	}));
}
function _number(Class, params) {
	return new Class(snapshotChecks({
		type: "number",
		checks: [],
		...normalizeParams(params)
	}));
}
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...normalizeParams(params)
	});
}
function _boolean(Class, params) {
	return new Class({
		type: "boolean",
		...normalizeParams(params)
	});
}
function _unknown(Class) {
	return new Class({ type: "unknown" });
}
function _lte(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
function _maxLength(maximum, params) {
	return new $ZodCheckMaxLength({
		check: "max_length",
		...normalizeParams(params),
		maximum
	});
}
function _regex(pattern, params) {
	return new $ZodCheckRegex({
		check: "string_format",
		format: "regex",
		...normalizeParams(params),
		pattern
	});
}
function _custom(Class, fn, _params) {
	const norm = normalizeParams(_params);
	norm.abort ?? (norm.abort = true);
	return new Class({
		type: "custom",
		check: "custom",
		fn,
		...norm
	});
}
function _refine(Class, fn, _params) {
	return new Class({
		type: "custom",
		check: "custom",
		fn,
		...normalizeParams(_params)
	});
}
// node_modules/zod/v4/mini/schemas.js
const ZodMiniType = $constructor("ZodMiniType", (inst, def) => {
	if (!inst._zod) throw new Error("Uninitialized schema in ZodMiniType.");
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
}, {
	get with() {
		return this.check;
	},
	set with(value) {
		own(this, "with", value);
	},
	parse(data, params) {
		return parse(this, data, params, { callee: this.parse });
	},
	parseAsync(data, params) {
		return parseAsync(this, data, params, { callee: this.parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	check(...checks) {
		const def = this.def;
		return this.clone({
			...def,
			checks: [...def.checks ?? [], ...checks.map((ch) => typeof ch === "function" ? { _zod: {
				check: ch,
				def: { check: "custom" },
				onattach: []
			} } : ch)]
		}, { parent: true });
	},
	clone(_def, params) {
		return clone(this, _def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	}
});
const ZodMiniString = $constructor("ZodMiniString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodMiniType.init(inst, def);
});
function string(params) {
	return _string(ZodMiniString, params);
}
const ZodMiniNumber = $constructor("ZodMiniNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodMiniType.init(inst, def);
});
function number(params) {
	return _number(ZodMiniNumber, params);
}
const ZodMiniNumberFormat = $constructor("ZodMiniNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodMiniNumber.init(inst, def);
});
function int(params) {
	return _int(ZodMiniNumberFormat, params);
}
const ZodMiniBoolean = $constructor("ZodMiniBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodMiniType.init(inst, def);
});
function boolean(params) {
	return _boolean(ZodMiniBoolean, params);
}
const ZodMiniUnknown = $constructor("ZodMiniUnknown", (inst, def) => {
	$ZodUnknown.init(inst, def);
	ZodMiniType.init(inst, def);
});
function unknown() {
	return _unknown(ZodMiniUnknown);
}
const ZodMiniArray = $constructor("ZodMiniArray", (inst, def) => {
	$ZodArray.init(inst, def);
	ZodMiniType.init(inst, def);
});
function array(element, params) {
	return new ZodMiniArray({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
const ZodMiniObject = $constructor("ZodMiniObject", (inst, def) => {
	$ZodObject.init(inst, def);
	ZodMiniType.init(inst, def);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
});
function object(shape, params) {
	const def = {
		type: "object",
		shape: shape ?? {},
		...normalizeParams(params)
	};
	return new ZodMiniObject(def);
}
function looseObject(shape, params) {
	return new ZodMiniObject({
		type: "object",
		shape,
		catchall: unknown(),
		...normalizeParams(params)
	});
}
function extend(schema, shape) {
	return extend$1(schema, shape);
}
const ZodMiniUnion = $constructor("ZodMiniUnion", (inst, def) => {
	$ZodUnion.init(inst, def);
	ZodMiniType.init(inst, def);
});
function union(options, params) {
	return new ZodMiniUnion({
		type: "union",
		options,
		...normalizeParams(params)
	});
}
const ZodMiniRecord = $constructor("ZodMiniRecord", (inst, def) => {
	$ZodRecord.init(inst, def);
	ZodMiniType.init(inst, def);
});
function record(keyType, valueType, params) {
	if (!valueType || !valueType._zod) return new ZodMiniRecord({
		type: "record",
		keyType: string(),
		valueType: keyType,
		...normalizeParams(valueType)
	});
	return new ZodMiniRecord({
		type: "record",
		keyType,
		valueType,
		...normalizeParams(params)
	});
}
const ZodMiniEnum = $constructor("ZodMiniEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodMiniType.init(inst, def);
	inst.options = [...inst._zod.values];
});
function _enum(values, params) {
	const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
	return new ZodMiniEnum({
		type: "enum",
		entries,
		...normalizeParams(params)
	});
}
const ZodMiniLiteral = $constructor("ZodMiniLiteral", (inst, def) => {
	$ZodLiteral.init(inst, def);
	ZodMiniType.init(inst, def);
});
function literal(value, params) {
	return new ZodMiniLiteral({
		type: "literal",
		values: Array.isArray(value) ? value : [value],
		...normalizeParams(params)
	});
}
const ZodMiniTransform = $constructor("ZodMiniTransform", (inst, def) => {
	$ZodTransform.init(inst, def);
	ZodMiniType.init(inst, def);
});
function transform(fn) {
	return new ZodMiniTransform({
		type: "transform",
		transform: fn
	});
}
const ZodMiniOptional = $constructor("ZodMiniOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodMiniType.init(inst, def);
});
function optional(innerType) {
	return new ZodMiniOptional({
		type: "optional",
		innerType
	});
}
const ZodMiniNullable = $constructor("ZodMiniNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodMiniType.init(inst, def);
});
function nullable(innerType) {
	return new ZodMiniNullable({
		type: "nullable",
		innerType
	});
}
function nullish(innerType) {
	return optional(nullable(innerType));
}
const ZodMiniCatch = $constructor("ZodMiniCatch", (inst, def) => {
	$ZodCatch.init(inst, def);
	ZodMiniType.init(inst, def);
});
function _catch(innerType, catchValue) {
	return new ZodMiniCatch({
		type: "catch",
		innerType,
		catchValue: typeof catchValue === "function" ? catchValue : constantCatch(catchValue)
	});
}
const ZodMiniPipe = $constructor("ZodMiniPipe", (inst, def) => {
	$ZodPipe.init(inst, def);
	ZodMiniType.init(inst, def);
});
function pipe(in_, out) {
	return new ZodMiniPipe({
		type: "pipe",
		in: in_,
		out
	});
}
const ZodMiniCustom = $constructor("ZodMiniCustom", (inst, def) => {
	$ZodCustom.init(inst, def);
	ZodMiniType.init(inst, def);
});
function custom(fn, _params) {
	return _custom(ZodMiniCustom, fn ?? (() => true), _params);
}
function refine(fn, _params = {}) {
	return _refine(ZodMiniCustom, fn, _params);
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
var OversizedBodyError = class extends Error {
	name = "OversizedBodyError";
};
function createTransport() {
	const agents = new HttpClient("", [], { keepAlive: true });
	const send = async (request, { timeout, maxBytes, signal }) => {
		const timer = AbortSignal.timeout(Math.max(1, Math.ceil(timeout)));
		const either = AbortSignal.any([signal, timer]);
		checkProxy(request.url);
		try {
			const message = await responseTo(request, agents.getAgent(request.url), either);
			const chunks = [];
			let bytes = 0;
			for await (const chunk of message) {
				bytes += chunk.length;
				if (bytes > maxBytes) {
					message.destroy();
					throw new OversizedBodyError(`the response is longer than ${maxBytes} bytes`);
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
			if (error instanceof OversizedBodyError) throw error;
			throw new ConnectionError(timer.aborted ? `no complete response within ${Math.max(1, Math.round(timeout / 100)) / 10} s` : describe$1(error), {
				cause: error,
				unsent: unsentCodes.has(codeOf(error))
			});
		}
	};
	return {
		send,
		close: () => agents.dispose()
	};
}
function responseTo({ method, url, headers, body }, agent, signal) {
	const { request: start } = url.startsWith("https:") ? node_https__WEBPACK_IMPORTED_MODULE_6__ : node_http__WEBPACK_IMPORTED_MODULE_5__;
	return new Promise((resolve, reject) => {
		const request = start(url, {
			method,
			headers: {
				...headers,
				"user-agent": "docs-agent-action",
				"accept-encoding": "identity"
			},
			agent,
			signal
		});
		const abort = () => reject(signal.reason);
		signal.addEventListener("abort", abort, { once: true });
		const switched = new Error("the server switched to another protocol (status 101)");
		request.on("response", (message) => {
			if (message.statusCode === 101) request.destroy(switched);
			else resolve(message);
		}).on("error", reject).on("upgrade", (_, socket) => {
			reject(switched);
			socket.destroy();
		}).on("close", () => {
			reject(new Error("the connection was closed before a response"));
			signal.removeEventListener("abort", abort);
		}).end(body);
	});
}
function checkProxy(url) {
	const names = url.startsWith("https:") ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy", "HTTP_PROXY"];
	for (const name of names) {
		const value = process.env[name]?.trim();
		if (value && !value.includes("://")) process.env[name] = `http://${value}`;
	}
	const proxy = getProxyUrl(new URL(url));
	if (!proxy || /^https?:$/.test(proxy.protocol)) return;
	throw new Error(`The proxy of the runner can't be used: expected the address of an http proxy, such as \`http://proxy.example:8080\`, in the environment variable ${names.join(" or ")}, but it begins with \`${proxy.protocol}\`.`);
}
const unsentCodes = new Set([
	"ECONNREFUSED",
	"ENOTFOUND",
	"EAI_AGAIN"
]);
const codeOf = (error) => error instanceof Error && "code" in error ? String(error.code) : "";
function describe$1(error) {
	if (error instanceof AggregateError && error.errors.length > 0) return describe$1(error.errors[0]);
	return (error instanceof Error && error.message ? error.message : String(error)).trim();
}
function parseBody(body) {
	try {
		return JSON.parse(body);
	} catch {
		return body;
	}
}
// src/http/sender.ts
const retriedStatuses = new Set([
	408,
	425,
	429,
	500,
	502,
	503,
	504
]);
const isRetriedStatus = (status) => retriedStatuses.has(status);
const maxFailures = 10;
const minTrying = 12e4;
const minBackoff = 1e3;
const maxBackoff = 3e4;
function backoff(failures, random) {
	return Math.min(maxBackoff, minBackoff * 2 ** (failures - 1)) / 2 * (1 + random);
}
function planRetry(failure) {
	const { failures, elapsed, retryAfter, timeLeft, random, hasAnswered } = failure;
	if (!hasAnswered && failures >= maxFailures && elapsed >= minTrying) return {
		kind: "give-up",
		why: "failures"
	};
	const ownWait = backoff(failures, random);
	const milliseconds = Math.max(ownWait, retryAfter ?? 0);
	if (milliseconds < timeLeft) return {
		kind: "wait",
		milliseconds
	};
	return {
		kind: "give-up",
		why: milliseconds > ownWait ? "retry-after" : "deadline"
	};
}
const maxRetryAfter = 31536e6;
function parseRetryAfter(headers, wallTime) {
	const value = headers["retry-after"]?.trim();
	if (!value) return null;
	if (/^\d+(\.\d+)?$/.test(value)) return Math.min(Number(value) * 1e3, maxRetryAfter);
	const date = /[a-z]{3}/i.test(value) ? Date.parse(value) : NaN;
	return Number.isNaN(date) ? null : Math.min(Math.max(0, date - wallTime), maxRetryAfter);
}
const assessByStatus = ({ status, headers }, wallTime) => {
	if (!isRetriedStatus(status)) return { kind: "final" };
	const wait = parseRetryAfter(headers, wallTime);
	return {
		kind: status === 429 ? "limited" : "transient",
		wait
	};
};
function createSender({ send, assess, reasonIn, clock, counts, log }) {
	let hasAnswered = false;
	const failureOf = async (answer) => {
		const reason = answer instanceof ConnectionError ? "" : await reasonIn?.(answer);
		return [resultOf(answer), reason].filter(Boolean).join(": ");
	};
	return async ({ request: first, renew, repeat, deadline, timeout, maxBytes, signal }) => {
		let request = first;
		const begun = clock.now();
		const timeLeft = () => deadline - clock.now();
		let gaveUp = {
			why: "deadline",
			failures: 0,
			last: null,
			failure: "",
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
			const answer = await send(request, bounds).catch((error) => {
				if (error instanceof ConnectionError) return error;
				throw error;
			});
			log?.debug?.(`${nameOf$1(request)}: ${resultOf(answer)}, after ${Math.round(clock.now() - sentAt)} ms`);
			const isBroken = answer instanceof ConnectionError;
			const { kind, wait = null } = isBroken ? { kind: "transient" } : assess(answer, clock.wallTime());
			const limited = kind === "limited";
			if (kind === "final" && !isBroken) {
				hasAnswered ||= isSuccess(answer);
				return { response: answer };
			}
			hasAnswered ||= limited;
			const failure = await failureOf(answer);
			gaveUp = {
				why: "failures",
				failures,
				last: answer,
				failure,
				limited,
				wait
			};
			if (repeat === "never") return { gaveUp };
			if (repeat === "if-nothing-was-done" && !limited) return { gaveUp: isBroken && answer.unsent ? gaveUp : {
				...gaveUp,
				why: "unconfirmed"
			} };
			const plan = planRetry({
				failures,
				elapsed: clock.now() - begun,
				retryAfter: wait,
				timeLeft: timeLeft(),
				random: clock.random(),
				hasAnswered
			});
			gaveUp = {
				...gaveUp,
				why: plan.kind === "give-up" ? plan.why : "deadline"
			};
			if (plan.kind === "give-up") return { gaveUp };
			counts.retries += 1;
			if (plan.milliseconds >= minLoggedWait) {
				const seconds = Math.round(plan.milliseconds / 1e3);
				const asked = plan.milliseconds === wait ? ", as the server asks," : "";
				log?.info(`Waiting ${seconds} s${asked} before a retry of ${nameOf$1(request)}: ${failure}.`);
			}
			await clock.sleep(plan.milliseconds, signal);
			if (renew) request = await renew();
		}
	};
}
function triesText({ why, failures }) {
	const tries = failures === 1 ? "after 1 try" : `after ${failures} tries`;
	if (why === "deadline") return `${tries}, until the deadline`;
	return failures === 1 ? tries : `${tries} in a row`;
}
const isSuccess = ({ status }) => status >= 200 && status <= 299;
const minLoggedWait = 1e4;
function nameOf$1({ method, url }) {
	const { origin, pathname } = new URL(url);
	return `${method} ${origin}${pathname}`;
}
const resultOf = (answer) => answer instanceof ConnectionError ? answer.message : `status ${answer.status}`;
// src/text/server-words.ts
const userInfo = /\/\/[^\s/?#]{1,256}@/g;
let redactor;
async function serverText(text) {
	const { createRedactor } = await __webpack_require__.e(/* import() */ 417).then(__webpack_require__.bind(__webpack_require__, 417)).then((n) => n.redact_exports);
	redactor ??= createRedactor({
		secrets: [],
		enabled: true
	});
	return redactor.redact((0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .singleLine */ .pF)(text).replace(userInfo, "//"));
}
const maxCharacters = 300;
async function shortServerMessage(text) {
	const line = (await serverText(text)).replaceAll("`", "'");
	if (line.length <= maxCharacters) return line;
	return `${line.slice(0, Math.max(0, line.lastIndexOf(" ", maxCharacters)))}…`;
}
// src/github/errors.ts
var GitHubError = class extends Error {
	name = "GitHubError";
	kind;
	status;
	reason;
	constructor(error) {
		super(error.message, { cause: error.cause });
		this.kind = error.kind;
		this.status = error.status;
		this.reason = error.reason ?? "";
	}
};
const isGitHubError = (error, { status, kind }) => error instanceof GitHubError && (status === void 0 || error.status === status) && (kind === void 0 || error.kind === kind);
const onGitHubError = (handle, wanted = {}) => (error) => {
	if (isGitHubError(error, wanted)) return handle(error);
	throw error;
};
const isIssueGone = (error) => error instanceof GitHubError && [
	301,
	404,
	410
].includes(error.status ?? 0);
var PostingError = class extends Error {
	name = "PostingError";
};
const defaultWait = 6e4;
const errorSchema = object({
	message: string(),
	errors: _catch(array(union([string(), object({ message: _catch(string(), "") })])), [])
});
const graphqlSchema = object({ errors: array(object({
	message: string(),
	type: nullish(string())
})) });
const secondaryLimit = /\bsecondary rate\b|\bsubmitted too quickly\b|\babuse detection\b/i;
const assessGitHubResponse = (response, wallTime) => {
	const { status } = response;
	const error = graphqlError(response);
	if (error?.type === "RATE_LIMITED") return {
		kind: "limited",
		wait: resetWait(response, wallTime) ?? defaultWait
	};
	if (error) return error.type ? { kind: "final" } : {
		kind: "transient",
		wait: null
	};
	const wait = requestedWait(response, wallTime);
	if (status === 429 || status === 403 && wait !== null || [403, 422].includes(status) && secondaryLimit.test(response.body)) return {
		kind: "limited",
		wait: wait ?? defaultWait
	};
	return isRetriedStatus(status) ? {
		kind: "transient",
		wait
	} : { kind: "final" };
};
const graphqlError = ({ status, body }) => status === 200 && body.includes("\"errors\"") ? safeParse(graphqlSchema, parseBody(body)).data?.errors[0] : void 0;
function requestedWait(response, wallTime) {
	const isUsedUp = response.headers["x-ratelimit-remaining"] === "0";
	return parseRetryAfter(response.headers, wallTime) ?? (isUsedUp ? resetWait(response, wallTime) : null);
}
function resetWait({ headers }, wallTime) {
	const reset = Number(headers["x-ratelimit-reset"] ?? NaN) * 1e3;
	if (Number.isNaN(reset)) return null;
	return Math.min(Math.max(0, reset - wallTime), maxRetryAfter);
}
const nameOf = ({ method, url }) => `${method} ${new URL(url).pathname}`;
async function explainRefusal(request, response) {
	const { status } = response;
	const error = graphqlError(response);
	if (!error?.type && status < 300) return void 0;
	const reason = messageOf(response);
	return new GitHubError({
		kind: "refused",
		status,
		reason,
		message: error?.type ? `GitHub refused ${nameOf(request)} (${error.type})${await afterColon(error.message)}. Check the input \`github-token\`: the token itself, or a policy of its organization, does not allow this.` : `GitHub answered ${status} to ${nameOf(request)}${await afterColon(reason)}.`
	});
}
function explainGivingUp(request, gaveUp) {
	const { last, failure, limited, wait, timeLeft } = gaveUp;
	const options = last instanceof ConnectionError ? { cause: last } : last && { status: last.status };
	if (last === null) return new GitHubError({
		kind: "unconfirmed",
		message: `Time ran out before ${nameOf(request)} was sent to GitHub. Raise \`timeout-minutes\`.`
	});
	if (!limited) return lostResponseError(request, `${failure} (${triesText(gaveUp)})`, options);
	const requested = wait === null ? "a while" : `${Math.ceil(wait / 1e3)} s`;
	const left = Math.max(0, Math.floor(timeLeft / 1e3));
	return new GitHubError({
		kind: "rate-limit",
		...options,
		message: `GitHub's rate limit was reached: it asks to wait ${requested} before ${nameOf(request)}, but the step has ${left} s left (${failure}). Run it again later, or raise \`timeout-minutes\`.`
	});
}
const reasonInResponse = (response) => shortServerMessage(graphqlError(response)?.message ?? messageOf(response));
function lostResponseError(request, problem, options) {
	const message = `No usable answer from GitHub to ${nameOf(request)}: ${problem}. Check the runner's network and proxy and GitHub's status page, then run again.`;
	return new GitHubError({
		kind: "unconfirmed",
		...options,
		message
	});
}
function explainInvalidResponse(request, cause) {
	const field = cause.issues[0]?.path.join(".") || "the body";
	return new GitHubError({
		kind: "invalid-response",
		message: `GitHub's answer to ${nameOf(request)} can't be used: \`${field}\` is missing or of another type. Check GITHUB_API_URL and that no proxy answers in GitHub's place.`,
		cause
	});
}
function messageOf({ body }) {
	const { message = "", errors = [] } = safeParse(errorSchema, parseBody(body)).data ?? {};
	return [message, ...errors.map((detail) => typeof detail === "string" ? detail : detail.message)].filter(Boolean).join(": ");
}
const afterColon = async (words) => {
	const line = (await shortServerMessage(words)).replace(/\.$/, "");
	return line && `: ${line}`;
};
// src/text/markdown.ts
const join = (pieces, separator = "") => pieces.filter((piece) => piece || piece === 0).join(separator);
const md = Object.assign((strings, ...pieces) => join(strings.flatMap((string, at) => [string, pieces[at]])), {
	join,
	lines: (pieces) => join(pieces, "\n"),
	blocks: (pieces) => join(pieces, "\n\n")
});
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
	let escaped = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .singleLine */ .pF)(text).replace(hexadecimalWord, (word) => word.replace(sixDigits, `$&${zeroWidthSpace}`));
	for (const [pattern, replacement] of interruptions) escaped = escaped.replace(pattern, replacement);
	return escaped.replace(structural, entities);
}
const codeInMessage = /`([^`]+)`|(?<![^\s<>()`"'])(https?:\/\/[^\s<>()`"']*[^\s<>()`"'.,:;!?])/;
function messageMarkdown(message) {
	return (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .singleLine */ .pF)(message).split(codeInMessage).filter((part) => part !== void 0).map((part, at) => {
		if (at % 2 === 1) return codeSpan(part);
		const [before, after] = [part.startsWith(" ") ? " " : "", part.endsWith(" ") ? " " : ""];
		return before + (at === 0 ? escapeMarkdown(part) : escapeInsideLine(part)) + after;
	}).join("");
}
function longestBacktickRun(text) {
	return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}
function codeSpan(text) {
	const line = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .singleLine */ .pF)(text);
	if (line === "") return md``;
	if (line.includes("|")) return md`<code>${escapeMarkdown(line)}</code>`;
	const fence = "`".repeat(longestBacktickRun(line) + 1);
	const padding = /^`|`$/.test(line) ? " " : "";
	return `${fence}${padding}${line}${padding}${fence}`;
}
function codeFence(text, info = "") {
	const body = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .clean */ .uH)(text);
	const fence = "`".repeat(Math.max(3, longestBacktickRun(body) + 1));
	return `${fence}${info}\n${body}\n${fence}`;
}
function mermaidText(text) {
	const plain = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .clean */ .uH)(text).replaceAll("\"", "'");
	return (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .singleLine */ .pF)(plain.replace(/[#;<>{}[\]()|\\%`]/g, " "));
}
const hidden = (words) => `<!-- ${words.replaceAll("-->", "")} -->`;
function link({ text, url }) {
	return `[${escapeInsideLine(text)}](${url})`;
}
const details = (summary, parts) => md.blocks([
	md`<details>\n<summary>${summary}</summary>`,
	...parts,
	md`</details>`
]);
function renderTable(columns, rows) {
	const alignments = Object.values(columns).map((align) => align === "left" ? ":--" : "--:");
	return [
		Object.keys(columns),
		alignments,
		...rows
	].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
// src/text/sections.ts
const maxNames = 10;
function fitSections({ sections, limitBytes, marker, runUrl }) {
	const head = marker ? `${marker}\n` : "";
	const bytesOf = (text) => Buffer.byteLength(text) + 2;
	let room = limitBytes - Buffer.byteLength(head) + 1;
	const whole = sections.reduce((sum, { markdown }) => sum + bytesOf(markdown), 0);
	const shown = new Set(sections);
	if (whole > room) {
		const named = sections.toSorted((a, b) => bytesOf(b.title) - bytesOf(a.title));
		room -= bytesOf(noteOn({
			omitted: named,
			runUrl
		}));
		if (room < 0) return {
			body: "",
			omitted: sections.map(({ title }) => title)
		};
		shown.clear();
		const important = sections.filter(({ essential }) => essential);
		for (const section of [...important, ...sections]) {
			if (shown.has(section) || bytesOf(section.markdown) > room) continue;
			room -= bytesOf(section.markdown);
			shown.add(section);
		}
	}
	const omitted = sections.filter((section) => !shown.has(section));
	return {
		body: `${head}${sections.flatMap((section) => {
			if (shown.has(section)) return section.markdown;
			return section === omitted[0] ? noteOn({
				omitted,
				runUrl
			}) : [];
		}).join("\n\n")}\n`,
		omitted: omitted.map(({ title }) => title)
	};
}
function noteOn({ omitted, runUrl }) {
	const names = omitted.slice(0, maxNames).map((section) => section.title);
	const rest = omitted.length > maxNames && md`and ${omitted.length - maxNames} more`;
	const run = link({
		text: "the run",
		url: runUrl
	});
	return md`> **Left out for length:** ${md.join([...names, rest], "; ")}. See ${run} for all of it.`;
}
// src/github/run-context.ts
const lenient = (schema) => _catch(optional(schema), void 0);
const textSchema = pipe(nullish(string()), transform((text) => text ?? ""));
const accountSchema = object({ login: string() });
const namedRepositorySchema = object({ full_name: string() });
const pullRequestSchema = object({
	number: int(),
	head: object({
		ref: string(),
		sha: string(),
		repo: nullish(namedRepositorySchema)
	}),
	base: object({ repo: namedRepositorySchema }),
	user: lenient(accountSchema)
});
const isFromFork = ({ head, base }) => head.repo?.full_name !== base.repo.full_name;
const endSchema = object({ repo: object({ id: int() }) });
const workflowRunSchema = object({
	head_branch: lenient(string()),
	head_sha: lenient(string()),
	head_repository: lenient(namedRepositorySchema),
	actor: lenient(accountSchema),
	pull_requests: lenient(array(object({
		number: int(),
		head: endSchema,
		base: endSchema
	})))
});
const payloadSchema = object({
	pull_request: lenient(pullRequestSchema),
	issue: lenient(object({
		number: int(),
		body: nullish(string()),
		updated_at: nullish(string()),
		pull_request: optional(unknown())
	})),
	changes: lenient(object({ body: lenient(object({ from: nullish(string()) })) })),
	workflow_run: lenient(workflowRunSchema),
	sender: lenient(object({
		login: string(),
		type: lenient(string())
	})),
	repository: lenient(object({
		id: int(),
		private: lenient(boolean())
	}))
});
const sourceUrl = (run) => `${run.serverUrl}/${run.repository.owner}/${run.repository.name}/blob/${run.sha}`;
function readRunContext(env) {
	const runId = env.GITHUB_RUN_ID ?? "";
	const [owner = "", name = ""] = (env.GITHUB_REPOSITORY ?? "").split("/");
	const serverUrl = address(env.GITHUB_SERVER_URL, "https://github.com");
	const repositoryUrl = `${serverUrl}/${owner}/${name}`;
	const attempt = env.GITHUB_RUN_ATTEMPT ? `/attempts/${env.GITHUB_RUN_ATTEMPT}` : "";
	return {
		eventName: env.GITHUB_EVENT_NAME ?? "",
		...readPayload(env.GITHUB_EVENT_PATH ?? ""),
		repository: {
			owner,
			name
		},
		sha: env.GITHUB_SHA ?? "",
		ref: env.GITHUB_REF ?? "",
		actor: env.GITHUB_ACTOR ?? "",
		runId: /^\d{1,20}$/.exec(runId)?.[0] ?? "0",
		runAttempt: /^\d{1,10}$/.exec(env.GITHUB_RUN_ATTEMPT ?? "")?.[0] ?? "1",
		runUrl: `${repositoryUrl}/actions/runs/${runId}${attempt}`,
		repositoryUrl,
		apiUrl: address(env.GITHUB_API_URL, "https://api.github.com"),
		graphqlUrl: address(env.GITHUB_GRAPHQL_URL, "https://api.github.com/graphql"),
		serverUrl,
		summaryPath: env.GITHUB_STEP_SUMMARY || void 0,
		workspace: env.GITHUB_WORKSPACE || void 0,
		temp: env.RUNNER_TEMP || void 0
	};
}
const address = (value, fallback) => (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .trimEndOf */ .fC)(value || fallback, /\//);
function readPayload(path) {
	if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_4__.existsSync)(path)) return { payload: {} };
	try {
		return { payload: parse(payloadSchema, JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_4__.readFileSync)(path, "utf8"))) };
	} catch (error) {
		return {
			payload: {},
			payloadProblem: `The event's payload can't be read: ${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .errorMessage */ .gJ)(error)}`
		};
	}
}
// src/github/summary.ts
var summary_exports = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__/* .__exportAll */ .IL)({ appendFailure: () => appendFailure });
const maxSummaryBytes = 1048576;
const lineEnd = 10;
async function appendSummary({ context: { summaryPath, runUrl }, sections, step: { log, mask } }) {
	if (!summaryPath) {
		log.warning("No job summary was written: GITHUB_STEP_SUMMARY is not set.");
		return;
	}
	try {
		const written = (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.existsSync)(summaryPath) ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_7__.readFile)(summaryPath) : Buffer.alloc(0);
		const lead = written.length === 0 || written.at(-1) === lineEnd ? "" : "\n";
		const { body, omitted } = fitSections({
			sections,
			limitBytes: maxSummaryBytes - written.length - lead.length,
			runUrl
		});
		if (body) await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_7__.appendFile)(summaryPath, lead + mask(body));
		if (omitted.length > 0) log.warning(`The job summary is limited to 1 MiB: ${omitted.length} of ${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(sections.length, "section")} were left out.`);
	} catch (error) {
		log.warning(`The job summary couldn't be written: ${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .errorMessage */ .gJ)(error)}`);
	}
}
const noResult = {
	job: "The agent job has no known outcome",
	report: "No report was made"
};
async function appendFailure({ mode, error, step }) {
	const context = readRunContext(step.env);
	const title = (error instanceof _main_js__WEBPACK_IMPORTED_MODULE_1__/* .StepStopped */ .ic ? error.title : null) ?? (mode ? noResult[mode] : "The step did nothing");
	const text = step.mask((0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .errorMessage */ .gJ)(error)).split("\n").map((line) => {
		const [, bullet, words = ""] = /^(- )?(.*)$/.exec(line) ?? [];
		return md`${bullet !== void 0 && md`- `}${messageMarkdown(words)}`;
	});
	const run = link({
		text: "workflow run",
		url: context.runUrl
	});
	const heading = escapeMarkdown(title);
	await appendSummary({
		context,
		sections: [{
			title: heading,
			markdown: md.blocks([
				md`### ❌ ${heading}`,
				md.lines(text),
				md`Written by this ${run}.`
			]),
			essential: true
		}],
		step
	});
}
// src/service/agent.ts
const jobStatuses = [
	"active",
	"completed",
	"archived",
	"failed"
];
const nullishText = nullish(string());
const agentJobSchema = looseObject({
	id: nullishText,
	status: string(),
	source: nullish(looseObject({
		repository: nullishText,
		ref: nullishText
	})),
	model: nullishText,
	prLink: nullishText,
	createdAt: nullishText,
	archivedAt: nullishText
});
const startedJobSchema = object({ id: string().check(_regex(jobIdPattern)) });
const messagedJobSchema = object({
	status: _catch(nullishText, null),
	prLink: _catch(nullishText, void 0)
});
const mebibyte = 1048576;
const readBounds = {
	timeout: 15e3,
	maxBytes: mebibyte
};
const startBounds = {
	timeout: 6e4,
	maxBytes: mebibyte
};
function createAgentClient({ ask, projectId, clock }) {
	const jobs = `/v2/agent/${encodeURIComponent(projectId)}/job`;
	const pathOf = (jobId) => `${jobs}/${encodeURIComponent(jobId)}`;
	const change = {
		repeat: "if-nothing-was-done",
		...startBounds
	};
	return {
		readJob: ({ jobId, deadline, lastTry }) => ask({
			operation: "read-job",
			path: pathOf(jobId),
			subject: `agent job ${jobId} of project ${projectId}`,
			schema: agentJobSchema,
			...readBounds,
			...lastTry === void 0 ? {
				repeat: "always",
				deadline
			} : {
				repeat: "never",
				timeout: lastTry,
				deadline: clock.now() + lastTry
			}
		}),
		startJob: ({ prompt, ...limits }) => ask({
			operation: "start-job",
			path: jobs,
			json: { prompt },
			subject: `a new agent job of project ${projectId}`,
			schema: startedJobSchema,
			...change,
			...limits
		}),
		sendMessage: ({ jobId, prompt, ...limits }) => ask({
			operation: "send-message",
			path: `${pathOf(jobId)}/message`,
			json: { prompt },
			subject: `a message to agent job ${jobId} of project ${projectId}`,
			schema: messagedJobSchema,
			...change,
			...limits
		})
	};
}
// src/service/timestamp.ts
const isoForm = /^\d{4}-\d{2}-\d{2}(?<time>[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?: ?(?<zone>Z|UTC|GMT|(?:GMT)?[+-]\d{2}(?::?\d{2})?))?)?$/i;
const epochForm = /^(?:(?<seconds>\d{10})|(?<milliseconds>\d{13}))(?:\.\d{1,9})?$/;
const usualForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
function parseTimestamp(text) {
	if (!text) return null;
	if (usualForm.test(text)) return sinceEpoch(text);
	const epoch = epochForm.exec(text)?.groups;
	if (epoch) return Math.floor(Number(text) * (epoch.seconds ? 1e3 : 1));
	const match = isoForm.exec(text);
	if (!match) return null;
	const { time, zone } = match.groups ?? {};
	return sinceEpoch(text + (zone ? /[+-]\d{2}$/.test(zone) ? ":00" : "" : time ? "Z" : ""));
}
function sinceEpoch(text) {
	const time = Date.parse(text);
	return time >= 0 ? time : null;
}
// src/agent/outcome.ts
const outcomeSentences = {
	"pull-request": "The agent opened a pull request",
	"no-changes": "The agent finished without a pull request",
	archived: "The agent job was archived",
	failed: "The agent ran into an error that it could not recover from",
	"timed-out": "The agent job had not ended when this step ran out of time",
	cancelled: "The wait for the agent job was cancelled"
};
const isKnownStatus = ({ status }) => jobStatuses.some((known) => known === status);
const statusWord = ({ status }) => /^[a-z][a-z_-]{0,38}\d?$/i.exec(status)?.[0] ?? "";
function finalOutcome({ status, prLink }) {
	if (status === "completed") return prLink ? "pull-request" : "no-changes";
	return status === "archived" || status === "failed" ? status : null;
}
function pullRequestNumber(link) {
	return /\/(?:pull|pulls|merge_requests|pull-requests)\/(\d{1,10})\/?$/.exec(addressOf(link)?.pathname ?? "")?.[1] ?? null;
}
function jobDuration(job, seenAt, waited) {
	const created = parseTimestamp(job?.createdAt);
	return created !== null && created <= seenAt ? formatDuration(seenAt - created) : `${formatDuration(waited)} since the wait began`;
}
function formatDuration(milliseconds) {
	const seconds = milliseconds / 1e3;
	if (seconds < 10) return `${seconds.toFixed(1)} s`;
	const whole = Math.round(seconds);
	const [minutes, hours] = [Math.floor(whole / 60), Math.floor(whole / 3600)];
	if (minutes === 0) return `${whole} s`;
	if (hours === 0) return `${minutes} min ${whole % 60} s`;
	return `${hours} h ${minutes % 60} min`;
}
const staleFor = 9e4;
function createFollowUpCheck({ at: sentAt, answer }, { clock, log }) {
	let first = null;
	let link = answer?.prLink;
	let worked = answer?.status === "active";
	return (reading) => {
		const { status, prLink = null } = reading;
		const outcome = finalOutcome(reading);
		worked ||= outcome === null || prLink !== null && link !== void 0 && prLink !== link || first !== null && first !== status;
		if (worked) return outcome;
		if (first === null) log.info("This status may be from before the message. The step waits up to 90 s for it to change.");
		first = status;
		link ??= prLink;
		if (clock.now() - sentAt < staleFor) return null;
		log.info("The status has not changed in the 90 s since the message, so it counts as the end.");
		return outcome;
	};
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
const read = {
	scope: "read",
	inputs: "input `project-id`",
	limit: "The organization's request limit is used up",
	unconfirmed: ""
};
const operationTexts = {
	"read-job": {
		...read,
		inputs: "inputs `project-id` and `job-id`"
	},
	"read-analytics": read,
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
		401: `Check that the input \`api-key\` is an admin API key (it begins with \`mint_\`, but not with \`mint_dsc_\` or \`mint_us_\`) that has neither expired (keys last 90 days unless set otherwise) nor been deleted${scope === "write" ? "; the key needs its `write` scope" : ""}.`,
		402: "Check the organization's plan: the API needs a Pro or Enterprise plan.",
		403: `Check the key's scope (the key needs its \`${scope}\` scope), its IP allowlist (the runner's address must be on it), the organization's plan (the API needs a Pro or Enterprise plan), that it is an admin key, not an assistant key, and that the input \`project-id\` names a project of the same organization.`,
		404: `Check the ${inputs}, and that the key belongs to the same organization.`
	}[status] ?? "Check the inputs and the status page of the service.";
}
async function refusalError({ subject, operation }, { status, headers, body }) {
	const words = await serviceErrorText(body);
	const { location } = headers;
	const target = location ? ` (this one leads to ${await serverText(location)})` : "";
	const next = status >= 300 && status < 400 ? `Redirects are not followed, to keep the key from other servers${target}. Check the input \`base-url\`.` : status === 403 && !errorBody(body) ? "This response doesn't come from the service: a proxy or firewall refused the request, and the key may be fine. Check the runner's network, its proxy settings and the input `base-url`." : whatToCheck(status, operationTexts[operation]);
	return new ServiceError("refused", `The service answered ${status} to the request for ${subject}${words && `: ${words}`}. ${next}`, { status });
}
const errorBodySchema = object({
	error: _catch(nullish(string()), null),
	details: _catch(nullish(array(object({ message: string() }))), null)
});
const errorBody = (body) => safeParse(errorBodySchema, parseBody(body)).data;
async function serviceErrorText(body) {
	const { error, details } = errorBody(body) ?? {};
	const words = [error, ...(details ?? []).map((detail) => detail.message)].filter(Boolean);
	return shortServerMessage([...new Set(words)].join("; "));
}
// src/agent/wait.ts
const minWait = 3e3;
const lastPollTimeout = 5e3;
const unknownFor = 12e4;
const linkWaits = [5e3, 1e4];
function pollDelay({ elapsed, interval }) {
	return Math.min(interval, Math.max(minWait, elapsed / 10));
}
async function waitForJob({ jobId, service, clock, log, signal, deadline, interval, outcomeOf = finalOutcome, isNew = false }) {
	const start = clock.now();
	const timeLeft = () => deadline - clock.now();
	const progress = createProgressLog({
		log,
		clock
	});
	const waitsForLink = [...linkWaits];
	let job = null;
	let outOfTime = null;
	const read = async (lastTry) => {
		job = await service.readJob({
			jobId,
			deadline,
			...lastTry !== void 0 && { lastTry }
		});
		progress(job);
		return outcomeOf(job);
	};
	const delayAfter = (error) => {
		if (!(error instanceof ServiceError)) throw error;
		const elapsed = clock.now() - start;
		if (error.status === 404 && isNew && elapsed < unknownFor) return pollDelay({
			elapsed,
			interval
		});
		if (error.kind !== "deadline" && !(error.kind === "retry-after" && job)) throw error;
		outOfTime = error;
		return timeLeft();
	};
	const ended = (outcome, error = null) => {
		const prLink = safePullRequestUrl(job?.prLink ?? "");
		if (job?.prLink && !prLink) log.warning("The link to the job's pull request is not a plain https URL. It was left out, because workflows use links in commands.");
		return {
			job,
			outcome,
			prLink,
			error
		};
	};
	try {
		while (timeLeft() > 0) {
			let delay;
			try {
				const outcome = await read();
				const linkWait = outcome === "no-changes" ? waitsForLink.shift() : void 0;
				if (outcome && (linkWait === void 0 || linkWait >= timeLeft())) return ended(outcome);
				delay = linkWait ?? pollDelay({
					elapsed: clock.now() - start,
					interval
				});
			} catch (error) {
				delay = delayAfter(error);
				if (outOfTime?.kind === "retry-after") return ended("timed-out");
			}
			await clock.sleep(Math.max(0, Math.min(delay, timeLeft())), signal);
			if (outOfTime) break;
		}
		return ended(await read(lastPollTimeout).catch((error) => {
			if (error instanceof ServiceError && job) return null;
			throw outOfTime ?? error;
		}) ?? "timed-out");
	} catch (error) {
		return ended(error instanceof _main_js__WEBPACK_IMPORTED_MODULE_1__/* .Cancelled */ .cJ ? "cancelled" : null, error);
	}
}
const lineInterval = 6e4;
function createProgressLog({ log, clock }) {
	const start = clock.now();
	let lastStatus = null;
	let lastLine = start;
	let warned = false;
	return (job) => {
		const word = statusWord(job);
		if (!isKnownStatus(job) && !warned) {
			warned = true;
			log.warning(`This action doesn't know the job's status${word ? ` "${word}"` : ""}. It keeps waiting for a known one.`);
		}
		const now = clock.now();
		const status = word || "unknown";
		if (status === lastStatus && now - lastLine < lineInterval) return;
		const after = lastStatus === null ? "" : ` after ${formatDuration(now - start)}`;
		log.info(`Job ${status === lastStatus ? "still" : "is"} ${status}${after}.`);
		lastStatus = status;
		lastLine = now;
	};
}
// src/github/access.ts
function openGitHubAccess({ githubToken: token, prNumber: number }, { env, clock, signal, log, deadline, mask }) {
	const context = readRunContext(env);
	const github = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .Oo)(async () => {
		if (!token) throw new PostingError("github-token: expected a token, because this run needs GitHub's API, but it is blank");
		if (context.payloadProblem) throw new PostingError(`${context.payloadProblem} Nothing can be posted without it: check the file that GITHUB_EVENT_PATH names.`);
		const { openGitHub } = await __webpack_require__.e(/* import() */ 833).then(__webpack_require__.bind(__webpack_require__, 833));
		const end = deadline + _main_js__WEBPACK_IMPORTED_MODULE_1__/* .reportingGrace */ .NZ;
		return openGitHub({
			context,
			token,
			clock,
			deadline: end,
			signal,
			mask,
			log
		});
	});
	return {
		context,
		github,
		pullRequest: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .Oo)(async () => {
			const found = await findPullRequest(await github(), context, number);
			log.info(`Found ${found.found}.`);
			return found;
		})
	};
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
async function findPullRequest(github, context, number) {
	const { payload, eventName } = context;
	const isNamed = number !== void 0 && payload.pull_request?.number !== number;
	const search = searches[eventName] ?? fromBranchOrCommit;
	return (isNamed ? readPullRequest(github, number, "named by `pr-number`") : search(github, context)).catch(onGitHubError((cause) => {
		const advice = cause.kind === "refused" ? " Check the input `github-token`, and that the job's `permissions:` include `pull-requests: write`." : "";
		throw new PostingError(`The pull request was not found. ${cause.message}${advice}`, { cause });
	}));
}
const notFound = (what) => new PostingError(`${what} Set the input \`pr-number\`, or run on an event of the pull request, such as \`pull_request\`.`);
const describe = (pullRequest, how) => ({
	number: pullRequest.number,
	found: `pull request #${pullRequest.number}: ${how}`,
	fromFork: isFromFork(pullRequest),
	author: pullRequest.user?.login
});
async function fromPayload(_, { payload: { pull_request: pullRequest }, eventName }) {
	if (!pullRequest) throw notFound(`The event \`${eventName}\` came without its pull request.`);
	return describe(pullRequest, `the one of the event \`${eventName}\``);
}
async function fromIssue(github, { payload: { issue } }) {
	if (!issue) throw notFound("The event `issue_comment` came without its issue.");
	if (!issue.pull_request) throw notFound(`The event \`issue_comment\` is about issue #${issue.number}, which is not a pull request.`);
	return readPullRequest(github, issue.number, "the one that the event `issue_comment` is about");
}
async function fromWorkflowRun(github, { payload }) {
	const run = payload.workflow_run;
	const listed = run?.pull_requests?.find(({ base }) => base.repo.id === payload.repository?.id);
	if (listed) return {
		number: listed.number,
		found: `pull request #${listed.number}: listed by the event \`workflow_run\``,
		fromFork: listed.head.repo.id !== listed.base.repo.id,
		author: run?.actor?.login
	};
	const { head_branch: branch, head_sha: sha } = run ?? {};
	const repository = run?.head_repository?.full_name;
	const found = await findOpenPullRequest(github, {
		repository,
		branch,
		sha
	});
	if (found) return found;
	throw notFound(`No open pull request was found for the run that started this one (\`workflow_run\`), of branch \`${branch ?? ""}\` of ${repository ?? "an unknown repository"}.`);
}
async function fromBranchOrCommit(github, { eventName, ref, sha, repository: { owner, name } }) {
	const branch = /^refs\/heads\/(.+)/.exec(ref)?.[1];
	const found = await findOpenPullRequest(github, {
		repository: `${owner}/${name}`,
		branch,
		sha
	});
	if (found) return found;
	throw notFound(`The event \`${eventName}\` names no pull request, and no open one has the ${branch ? `branch \`${branch}\`` : `ref \`${ref}\``} or the commit ${sha.slice(0, 10)}.`);
}
const foundSchema = extend(pullRequestSchema, { state: string() });
async function findOpenPullRequest(github, { repository, branch, sha }) {
	const isAtCommit = ({ head }) => head.sha === sha ? 1 : 0;
	const best = (pulls, how) => {
		const [first] = pulls.toSorted((a, b) => isAtCommit(b) - isAtCommit(a) || b.number - a.number);
		return first && describe(first, how);
	};
	if (repository && branch) {
		const head = `${repository.split("/")[0]}:${branch}`;
		const pulls = await github.request("GET /repos/{owner}/{repo}/pulls", {
			state: "open",
			head,
			per_page: 100
		}, array(foundSchema));
		const isOfBranch = ({ head: { ref, repo } }) => ref === branch && (repo?.full_name ?? repository) === repository;
		const found = best(pulls.filter(isOfBranch), `the open one of branch \`${head}\``);
		if (found) return found;
	}
	if (!sha) return void 0;
	return best((await github.request("GET /repos/{owner}/{repo}/commits/{sha}/pulls", {
		sha,
		per_page: 100
	}, array(foundSchema)).catch(onGitHubError(() => [], { status: 422 }))).filter(({ state }) => state === "open"), `the open one of commit ${sha.slice(0, 10)}`);
}
async function readPullRequest(github, number, how) {
	const { owner, name } = github.repository;
	const asked = github.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", { pull_number: number }, foundSchema);
	const missing = (cause) => {
		throw new PostingError(`There is no pull request #${number} in ${owner}/${name}, or the token may not see it. Check the input \`pr-number\`, and that the job's \`permissions:\` include \`pull-requests: write\`.`, { cause });
	};
	return describe(await asked.catch(onGitHubError(missing, { status: 404 })), how);
}
// src/github/posts.ts
const markerStart = "<!-- docs-agent-action";
function createMarker({ mode, projectId, scope, ...more }) {
	const project = (0,node_crypto__WEBPACK_IMPORTED_MODULE_8__.hash)("sha256", projectId).slice(0, 16);
	const { target, kind, about, notice } = more;
	const words = Object.entries({
		mode,
		project,
		scope,
		target,
		kind,
		about,
		notice
	}).flatMap(([name, value]) => value ? `${name}=${value}` : []);
	return `${markerStart} ${words.join(" ")} -->`;
}
const maxPostBytes = 65536;
const postFields = {
	html_url: string().check(_regex(/^https?:\/\/[-\w.:/%#]+$/)),
	body: textSchema,
	user: nullish(object({
		id: int(),
		login: string()
	}))
};
const isMarked = ({ body }, marker) => body.startsWith(marker);
async function postsBy(posts, author) {
	if (posts.length === 0) return [];
	const { id, login } = await author();
	const isAuthor = ({ user }) => id === null ? user?.login.toLowerCase() === login.toLowerCase() : user?.id === id;
	return posts.filter(isAuthor);
}
async function upsertPost(kind) {
	const updated = await updateOldestPost(kind, await kind.listOwn());
	if (updated) return updated;
	const draft = await kind.draft();
	if (!draft) return null;
	let created;
	try {
		created = await kind.create(draft);
	} catch (error) {
		if (!isGitHubError(error, { kind: "unconfirmed" })) throw error;
		const isDraft = ({ body }) => body === draft.body;
		const oldest = await updateOldestPost(kind, await kind.listOwn(), isDraft);
		if (oldest) return oldest;
		throw error;
	}
	const isCreated = (post) => post.html_url === created.html_url;
	try {
		const own = await kind.listOwn();
		return await updateOldestPost(kind, own.some(isCreated) ? own : [...own, created], isCreated) ?? created;
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		kind.log.warning(`Couldn't check whether another run posted at the same time: ${error.message}`);
		return created;
	}
}
const postGoneText = (error) => `A post was deleted or transferred in the meantime: ${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .errorMessage */ .gJ)(error)}`;
async function updateOldestPost({ update, remove, isGone, log }, own, isCurrent = () => false) {
	let oldest = null;
	for (const [at, post] of own.entries()) try {
		if (oldest) await remove(post);
		else oldest = isCurrent(post) ? post : await update(post, own.slice(at + 1));
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		if (isGone(error)) log.info(postGoneText(error));
		else if (!oldest) throw error;
		else log.warning(`A second post of the same kind couldn't be removed: ${error.message}`);
	}
	return oldest;
}
function tokenRestriction({ actor, payload }, pullRequest) {
	const triggering = payload.pull_request;
	if (pullRequest?.fromFork ?? (triggering && isFromFork(triggering))) return "the pull request comes from a fork, for which the token is read-only";
	return [
		actor,
		triggering?.user?.login,
		pullRequest?.author
	].includes("dependabot[bot]") ? "the run or the pull request is Dependabot's, for which the token is read-only" : void 0;
}
const workaround = "docs/forks-and-permissions.md has a workflow whose token can post.";
const permissions = {
	comment: "pull-requests: write",
	issue: "issues: write"
};
const refusals = [
	[
		403,
		/\blocked\b/i,
		"Its conversation is locked: unlock it, or remove this `post-to`."
	],
	[
		403,
		/\barchived\b/i,
		"The repository is archived: unarchive it, or remove this `post-to`."
	],
	[
		301,
		/^/,
		"It was transferred or renamed: run the workflow where it is now."
	],
	[
		401,
		/^/,
		"Check the input `github-token`: it is unknown, expired or revoked."
	],
	[
		410,
		/^/,
		"Issues are turned off: turn them on in the repository's settings, or remove this `post-to`."
	]
];
function postOrExplain({ post, target, restriction, log }) {
	const explain = (cause) => {
		const { kind, status, reason, message } = cause;
		const found = refusals.find(([of, words]) => of === status && words.test(reason));
		const known = kind === "refused" ? found?.[2] : "";
		const lacksPermission = known === void 0 && (status === 403 || status === 404);
		const what = `\`post-to: ${target.name}\` failed on ${target.place}`;
		if (restriction && lacksPermission) {
			log.warning(`${what}: ${restriction}. ${workaround} ${message}`);
			return;
		}
		throw new PostingError(`${what}. ${message} ${lacksPermission ? `Add \`${permissions[target.name]}\` to the job's \`permissions:\`, or use a token of your own that has this permission.` : known ?? ""}`.trim(), { cause });
	};
	return post().catch(onGitHubError(explain));
}
// src/github/comment.ts
const commentSchema = object({
	id: int(),
	created_at: textSchema,
	...postFields
});
const routes = {
	list: "GET /repos/{owner}/{repo}/issues/{issue_number}/comments",
	create: "POST /repos/{owner}/{repo}/issues/{issue_number}/comments",
	update: "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}",
	delete: "DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}"
};
function commentsOn(github, { number, ...repository }) {
	const issue = {
		...repository,
		issue_number: number
	};
	const comment = (id) => ({
		...repository,
		comment_id: id
	});
	return {
		async listOwn(isWanted) {
			const wanted = [];
			for await (const page of github.pages(routes.list, issue, commentSchema)) for (const comment of page) if (isWanted(comment)) wanted.push(comment);
			return (await postsBy(wanted, github.viewer)).toSorted((a, b) => a.id - b.id);
		},
		create: (body) => github.request(routes.create, {
			...issue,
			body
		}, commentSchema),
		update: (id, body) => github.request(routes.update, {
			...comment(id),
			body
		}, commentSchema),
		remove: async (id) => {
			await github.request(routes.delete, comment(id), unknown());
		}
	};
}
function commentKind({ github, context: { runUrl }, place, marker: parts, sections, log }) {
	const comments = commentsOn(github, place);
	const marker = createMarker(parts);
	const draft = async () => fitSections({
		sections: await sections(),
		limitBytes: maxPostBytes,
		marker,
		runUrl
	});
	return {
		listOwn: () => comments.listOwn((comment) => isMarked(comment, marker)),
		draft,
		create: ({ body }) => comments.create(body),
		async update(comment) {
			const { body } = await draft();
			return body === comment.body ? comment : comments.update(comment.id, body);
		},
		remove: ({ id }) => comments.remove(id),
		isGone: (error) => isGitHubError(error, { status: 404 }),
		log
	};
}
async function commentOnce(commenting) {
	let isNew = true;
	const update = async (comment) => {
		isNew = false;
		return comment;
	};
	await upsertPost({
		...commentKind(commenting),
		update
	});
	return isNew;
}
const upsertComment = (commenting) => upsertPost(commentKind(commenting));
// src/github/destinations.ts
async function openDestinations(targets, { github, pullRequest }) {
	const wants = (target) => targets.includes(target);
	return {
		summary: wants("summary"),
		comment: wants("comment") ? {
			github: await github(),
			pullRequest: await pullRequest()
		} : null,
		issue: wants("issue") ? await github() : null
	};
}
const postComment = (posting, destination) => explained(posting, destination, () => upsertComment({
	github: destination.github,
	context: posting.context,
	place: { number: destination.pullRequest.number },
	marker: posting.marker,
	sections: () => posting.sections,
	log: posting.step.log
}));
const explained = ({ context, step: { log } }, { pullRequest }, post) => postOrExplain({
	post,
	target: {
		name: "comment",
		place: `pull request #${pullRequest.number}`
	},
	restriction: tokenRestriction(context, pullRequest),
	log
});
// src/github/write-access.ts
const closedEvents = new Set([
	"create",
	"delete",
	"merge_group",
	"push",
	"release",
	"repository_dispatch",
	"schedule",
	"workflow_dispatch"
]);
function isClosed({ eventName, payload: { pull_request: pull } }) {
	if (eventName === "pull_request") return pull !== void 0 && !isFromFork(pull);
	return closedEvents.has(eventName);
}
const isBot = (login, type) => type === "Bot" || login.endsWith("[bot]");
function accountsToCheck(context) {
	if (isClosed(context)) return { logins: [] };
	const { actor, payload } = context;
	const { login: sender = "", type } = payload.sender ?? {};
	if (isBot(sender, type)) return { refused: `${sender} is a bot` };
	if (isBot(actor)) return { refused: `${actor} is a bot` };
	if (actor === "") return { refused: "the runner does not say who started the run" };
	if (sender === "") return { refused: "the event does not say who caused it" };
	return { logins: [...new Set([actor, sender])] };
}
async function requireWriteAccess({ context, github }) {
	const { owner, name } = context.repository;
	const refuse = (why, options) => new Error(`The agent was not asked. On the event \`${context.eventName}\`, only people with write access to ${owner}/${name} may ask it, and ${why}`, options);
	const toCheck = accountsToCheck(context);
	if ("refused" in toCheck) throw refuse(`${toCheck.refused}. ${otherWay}`);
	for (const login of toCheck.logins) {
		const { permission, user } = await (await github()).request(route, { username: login }, accessSchema).catch(onGitHubError((cause) => {
			if (cause.status === 404) return {
				permission: "none",
				user: null
			};
			const why = `the access of ${login} can't be read. ${cause.message} Check the input \`github-token\`.`;
			throw refuse(why, { cause });
		}));
		if (isBot(login, user?.type)) throw refuse(`${login} is a bot. ${otherWay}`);
		if (![
			"admin",
			"maintain",
			"write"
		].includes(permission)) throw refuse(`${login} has ${permission === "none" ? "no access" : `\`${permission}\` access`}. ${otherWay}`);
	}
}
const otherWay = "Someone with write access can do the same, or start the workflow with another event, such as `workflow_dispatch`.";
const accessSchema = object({
	permission: _enum([
		"admin",
		"maintain",
		"write",
		"triage",
		"read",
		"none"
	]),
	user: _catch(nullish(object({ type: optional(string()) })), null)
});
const route = "GET /repos/{owner}/{repo}/collaborators/{username}/permission";
// src/service/client.ts
const hourlyLimit = 100;
function openServiceClient({ baseUrl, apiKey, projectId, clock, signal: stepSignal, log }) {
	const transport = createTransport();
	const counts = {
		requests: 0,
		retries: 0
	};
	const sender = createSender({
		send: transport.send,
		assess: assessByStatus,
		reasonIn: ({ body }) => serviceErrorText(body),
		clock,
		counts,
		log
	});
	const headers = {
		authorization: `Bearer ${apiKey}`,
		accept: "application/json"
	};
	let reportedLeft = Number.POSITIVE_INFINITY;
	const ask = async (request) => {
		const { path, json, signal = stepSignal, ...sending } = request;
		const url = `${baseUrl}${path}`;
		const sent = json === void 0 ? {
			method: "GET",
			url,
			headers
		} : {
			method: "POST",
			url,
			headers: {
				...headers,
				"content-type": "application/json"
			},
			body: JSON.stringify(json)
		};
		try {
			const result = await sender({
				...sending,
				request: sent,
				signal
			});
			if ("gaveUp" in result) throw await explain(result.gaveUp, request);
			const { headers: received } = result.response;
			const left = String(received["x-ratelimit-remaining"] ?? received["ratelimit-remaining"]);
			if (/^\d+$/.test(left)) reportedLeft = Number(left);
			return await readResponse(request, result.response);
		} catch (error) {
			if (!(error instanceof OversizedBodyError)) throw error;
			throw unusable(request, {
				kind: "oversized",
				problem: error.message,
				cause: error
			});
		}
	};
	const requestsLeft = () => Math.min(reportedLeft, hourlyLimit - counts.requests);
	return {
		ask,
		projectId,
		clock,
		counts,
		requestsLeft,
		close: transport.close
	};
}
async function readResponse(request, response) {
	const { headers, body } = response;
	if (!isSuccess(response)) throw await refusalError(request, response);
	const json = parseBody(body);
	const parsed = safeParse(request.schema, json);
	if (parsed.success) return parsed.data;
	const issue = parsed.error.issues[0];
	const field = issue?.path.join(".") || "the response";
	const type = headers["content-type"];
	throw unusable(request, {
		kind: "invalid-response",
		problem: json === body ? `it is not JSON${type ? ` (content type ${await serverText(type)})` : ""}` : issue?.code === "custom" ? `\`${field}\` ${issue.message}` : `\`${field}\` is missing or of another type (${issue?.message})`,
		cause: parsed.error
	});
}
function unusable({ subject, operation, repeat }, { kind, problem, cause }) {
	const isChange = repeat === "if-nothing-was-done";
	const next = isChange ? `${operationTexts[operation].unconfirmed} ` : "";
	return new ServiceError(isChange ? "unconfirmed" : kind, `The service's response for ${subject} can't be used: ${problem}. ${next}Check that the input \`base-url\` is the service's address and that no proxy answers in its place.`, { cause });
}
async function explain(gaveUp, request) {
	const { why, last, failure, limited, wait } = gaveUp;
	const { subject, operation } = request;
	if (!last) return new ServiceError(why, `Time ran out before the request for ${subject}, which was not sent. Raise \`timeout-minutes\`.`);
	const isConnection = last instanceof ConnectionError;
	const words = operationTexts[operation];
	if (why === "unconfirmed" && !isConnection && last.status < 500) return refusalError(request, last);
	const options = isConnection ? { cause: last } : {};
	if (why === "unconfirmed") return new ServiceError(why, `No usable response for ${subject}: ${failure}. ${words.unconfirmed}`, options);
	const ended = why === "retry-after" ? `: the service asks to wait ${Math.ceil((wait ?? 0) / 1e3)} s, which is longer than the step has left` : ` ${triesText(gaveUp)}`;
	const next = limited ? `${words.limit}: raise \`timeout-minutes\`, or try again later.` : isConnection ? "Check the input `base-url`, the network and the proxy settings of the runner, and the status of the service." : "Check the status of the service.";
	return new ServiceError(why, `${isConnection ? `No response for ${subject}` : `The service answered ${last.status} to the request for ${subject}`}${ended}. The last failure: ${failure}. ${next}`, options);
}
// src/agent/claim.ts
const timeSchema$1 = string().check(_regex(/^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z$/));
const fieldsSchema = object({
	key: string().check(_regex(/^[0-9a-z-]{1,80}$/)),
	run: string().check(_regex(/^\d{1,20}$/)),
	attempt: string().check(_regex(/^\d{1,10}$/)),
	nonce: string().check(_regex(/^[0-9a-f]{8}$/)),
	deadline: timeSchema$1,
	job: optional(string().check(_regex(jobIdPattern))),
	taken: optional(timeSchema$1)
});
const markerOf = ({ marker }) => createMarker({
	...marker,
	kind: "claim"
}).slice(0, -3);
function bodyOf(place, fields, markdown) {
	const words = Object.keys(fieldsSchema.shape).flatMap((name) => {
		const value = fields[name];
		return value === void 0 ? [] : [`${name}=${value}`];
	});
	return `${markerOf(place)}${words.join(" ")} -->\n${markdown}`;
}
function claimOf(place, comment) {
	const { body } = comment;
	const start = markerOf(place);
	const end = body.indexOf(" -->", start.length);
	if (!body.startsWith(start) || end < 0) return null;
	const words = body.slice(start.length, end).split(" ");
	const fields = fieldsSchema.safeParse(Object.fromEntries(words.map((word) => word.split("="))));
	if (!fields.success) return null;
	const markdown = body.slice(end + 4).trim();
	return {
		...fields.data,
		...postOf(comment),
		markdown
	};
}
const postOf = ({ id, created_at: createdAt, html_url: url }) => ({
	id,
	createdAt,
	url
});
async function listClaims(place) {
	const claims = await allClaims(place);
	const lowest = new Map(claims.toReversed().map((claim) => [claim.key, claim]));
	const isLowest = (claim) => lowest.get(claim.key) === claim;
	return {
		counting: claims.filter(isLowest),
		outdone: claims.filter((claim) => !isLowest(claim))
	};
}
async function allClaims(place) {
	const start = markerOf(place);
	return (await place.comments.listOwn((comment) => isMarked(comment, start))).flatMap((comment) => claimOf(place, comment) ?? []).sort((a, b) => a.id - b.id);
}
const maxWaitForOwn = 6e4;
const betweenLists = 2e3;
const settling = 8e3;
async function claimRequests(requests, claiming) {
	const { place, run, clock, signal, deadline } = claiming;
	const pending = [];
	try {
		for (const [key, markdown] of requests) {
			signal.throwIfAborted();
			const fields = {
				key,
				run: run.runId,
				attempt: run.runAttempt,
				nonce: Math.floor(clock.random() * 2 ** 32).toString(16).padStart(8, "0"),
				deadline: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(clock.wallTime() + deadline - clock.now()) ?? ""
			};
			const own = {
				fields,
				id: null
			};
			pending.push(own);
			own.id = (await place.comments.create(bodyOf(place, fields, markdown)).catch(onGitHubError(() => null, { kind: "unconfirmed" })))?.id ?? null;
		}
		const first = await listUntilShown(pending, claiming);
		const isUndecided = pending.some((own) => !rivalOf(own, first));
		if (isUndecided) await clock.sleep(settling, signal);
		const second = isUndecided ? await allClaims(place) : [];
		const results = pending.map((own) => {
			const { key } = own.fields;
			const to = rivalOf(own, [...first, ...second]);
			const claim = second.find(({ id }) => id === own.id);
			return [key, claim && !to ? {
				is: "won",
				claim
			} : {
				is: "lost",
				to
			}];
		});
		const isLost = (_, at) => results[at]?.[1].is === "lost";
		await withdraw(pending.filter(isLost), claiming);
		signal.throwIfAborted();
		return new Map(results);
	} catch (error) {
		await withdraw(pending, claiming);
		throw error;
	}
}
function rivalOf({ fields, id }, claims) {
	return claims.filter((claim) => claim.key === fields.key && claim.id < (id ?? 0)).toSorted((a, b) => a.id - b.id)[0] ?? null;
}
async function listUntilShown(pending, { place, clock, signal }) {
	const start = clock.now();
	for (;;) {
		const claims = await allClaims(place);
		for (const own of pending) {
			const { nonce, run, attempt, key } = own.fields;
			const isOwn = (claim) => claim.nonce === nonce && claim.run === run && claim.attempt === attempt;
			own.id ??= claims.find((claim) => isOwn(claim) && claim.key === key)?.id ?? null;
		}
		if (pending.every(({ id }) => claims.some((one) => one.id === id))) return claims;
		if (clock.now() - start >= maxWaitForOwn) throw new Error("Nothing was sent to the agent: the comment that claims the request did not appear in the list of comments within a minute. Run it again.");
		await clock.sleep(betweenLists, signal);
	}
}
async function withdraw(claims, { place, log }) {
	for (const { id } of claims) {
		if (id === null) continue;
		try {
			await place.comments.remove(id);
		} catch (error) {
			if (isGitHubError(error, { status: 404 })) continue;
			log.warning(`The comment \`#issuecomment-${id}\`, which claimed a request that wasn't sent, couldn't be deleted: ${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .errorMessage */ .gJ)(error)} Delete it by hand.`);
		}
	}
}
async function writeClaim({ id, createdAt, url, markdown: _, ...known }, { markdown, ...changed }, { place, log }) {
	const fields = {
		...known,
		...changed
	};
	const body = bodyOf(place, fields, markdown);
	const written = {
		...fields,
		markdown
	};
	try {
		await place.comments.update(id, body);
		return {
			...written,
			id,
			createdAt,
			url
		};
	} catch (error) {
		if (!(error instanceof GitHubError && (error.status === 404 || error.status === 410))) throw error;
		log.warning(`The comment \`#issuecomment-${id}\` was deleted while its job was at work. It is posted again.`);
		const comment = await place.comments.create(body);
		return {
			...written,
			...postOf(comment)
		};
	}
}
function unfinishedState({ run, attempt, deadline }, own, now) {
	return run === own.runId && Number(attempt) < Number(own.runAttempt) || Date.parse(deadline) <= now ? "unknown" : "starting";
}
const maxClockDifference = 3e5;
function isJobOfClaim({ createdAt }, job) {
	const created = parseTimestamp(job.createdAt);
	const claimed = parseTimestamp(createdAt);
	return created !== null && created >= (claimed ?? 0) - maxClockDifference;
}
const betweenReads = 5e3;
async function waitForWinner(winner, claiming) {
	const { place, clock, signal, deadline } = claiming;
	const ends = clock.now() + Date.parse(winner.deadline) - clock.wallTime();
	const until = Math.min(deadline, ends);
	for (;;) {
		const claim = (await allClaims(place)).find(({ id }) => id === winner.id) ?? null;
		if (!claim || claim.job !== void 0 || clock.now() >= until) return claim;
		await clock.sleep(Math.min(betweenReads, Math.max(0, until - clock.now())), signal);
	}
}
// src/github/pull-request-history.ts
const timeSchema = string().check(refine((text) => !Number.isNaN(Date.parse(text))));
const stateSchema = object({
	state: _enum(["open", "closed"]),
	merged_at: nullish(timeSchema)
});
const pullRequestPath = /^\/(?!\.+\/)([\w.-]{1,100})\/(?!\.+\/)([\w.-]{1,100})\/pull\/(\d{1,10})(?:\/(?:files|commits|checks|changes)(?:\/[\w.-]*)*)?\/?$/;
function pullRequestAddress(link, serverUrl) {
	const [address, server] = [addressOf(link), addressOf(serverUrl)];
	if (!address?.host || address.host !== server?.host) return null;
	if (address.protocol !== server.protocol) return null;
	const match = pullRequestPath.exec(address.pathname);
	if (!match) return null;
	const [, owner = "", repository = "", number] = match;
	return {
		owner,
		repository,
		number: Number(number)
	};
}
const pullRequestKey = ({ owner, repository, number }) => `${owner}/${repository}#${number}`.toLowerCase();
const unseen = "the token may not see it (`pull-requests: read`)";
const reasons = {
	403: unseen,
	404: `it is gone, or ${unseen}`
};
async function readPullRequestState(github, { owner, repository: repo, number }) {
	const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}";
	try {
		const parameters = {
			owner,
			repo,
			pull_number: number
		};
		const { state, merged_at: mergedAt } = await github.request(route, parameters, stateSchema);
		return mergedAt ? {
			is: "merged",
			on: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .isoDay */ .kh)(Date.parse(mergedAt)) ?? ""
		} : { is: state };
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		const { status } = error;
		const reason = status === void 0 ? "no usable answer came" : `status ${status}`;
		return {
			is: "unreadable",
			why: `can’t be read: ${reasons[status ?? 0] ?? reason}`
		};
	}
}
const pullSchema = object({
	number: int(),
	title: textSchema,
	body: textSchema,
	merged_at: nullish(timeSchema),
	updated_at: nullish(timeSchema)
});
const commitSchema = object({
	sha: string().check(_regex(/^[0-9a-f]{40,64}$/)),
	commit: object({ message: string() })
});
const maxPages = 10;
async function listMergedPullRequests(github, { since, max }) {
	const merged = [];
	const from = Date.parse(since);
	const query = {
		state: "closed",
		sort: "updated",
		direction: "desc",
		maxPages
	};
	for await (const page of github.pages("GET /repos/{owner}/{repo}/pulls", query, pullSchema)) {
		for (const { number, title, body, merged_at: mergedAt } of page) {
			if (!mergedAt || Date.parse(mergedAt) < from) continue;
			merged.push({
				number,
				title,
				body,
				mergedAt
			});
		}
		if (page.some(({ updated_at: at }) => at && Date.parse(at) < from)) break;
	}
	return merged.toSorted((a, b) => Date.parse(a.mergedAt) - Date.parse(b.mergedAt) || a.number - b.number).slice(-max);
}
async function readCommitMessages(github, number) {
	const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}/commits";
	const parameters = {
		pull_number: number,
		per_page: 100
	};
	return (await github.request(route, parameters, array(commitSchema))).map(({ commit }) => commit.message);
}



/***/ }),

/***/ 468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ft: () => (/* binding */ __commonJSMin),
/* harmony export */   IL: () => (/* binding */ __exportAll),
/* harmony export */   f1: () => (/* binding */ __toESM),
/* harmony export */   ki: () => (/* binding */ __require)
/* harmony export */ });
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(995);

// \0rolldown/runtime.js
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var __exportAll = (all, flags) => {
	let target = Object.setPrototypeOf({}, null);
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!(flags & 1)) __defProp(target, Symbol.toStringTag, { value: "Module" });
	return flags & 2 ? target : Object.preventExtensions(target);
};
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



/***/ })

};
