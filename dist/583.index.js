export const id = 583;
export const ids = [583];
export const modules = {

/***/ 485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $v: () => (/* binding */ inferBasePath),
/* harmony export */   Iw: () => (/* binding */ sourceToPage),
/* harmony export */   Mz: () => (/* binding */ pathSegments),
/* harmony export */   R$: () => (/* binding */ underBasePath),
/* harmony export */   nV: () => (/* binding */ pageLocation)
/* harmony export */ });
// src/docs/page-path.ts
const noHost = "no-host.invalid";
function pageLocation(address) {
	const url = URL.parse(address, `https://${noHost}/`);
	if (url === null || !/^https?:$/.test(url.protocol)) return null;
	const segments = url.pathname.split("/").map(decodeSegment);
	return {
		host: url.host === noHost ? null : url.host,
		path: comparablePath(segments, /\.(mdx?|html?)$/i)
	};
}
function sourceToPage(file, docsRoot) {
	const root = pathSegments(docsRoot.replaceAll("\\", "/"));
	const segments = pathSegments(file);
	const name = segments.at(-1) ?? "";
	if (!root.every((folder, index) => folder === segments[index]) || !/\.mdx?$/i.test(name) || /^readme\./i.test(name)) return null;
	return comparablePath(segments.slice(root.length), /\.mdx?$/i);
}
function pathSegments(path) {
	return path.split("/").filter((segment) => segment !== "" && segment !== ".");
}
function comparablePath(segments, ending) {
	const path = segments.filter((segment) => segment !== "").map((segment) => segment.normalize("NFC").toLowerCase());
	const name = path.pop()?.replace(ending, "");
	if (name !== void 0 && name !== "index") path.push(name);
	return `/${path.join("/")}`;
}
function decodeSegment(segment) {
	try {
		return decodeURIComponent(segment);
	} catch {
		return segment;
	}
}
function inferBasePath({ sitePages, changedPages }) {
	const commonFolder = commonFolderOf(sitePages);
	const known = withFoldersAbove(sitePages);
	const lonePage = sitePages.size === 1;
	const leastFound = lonePage ? 2 : 1;
	let best = {
		base: lonePage ? "" : asPath(commonFolder),
		found: 0
	};
	for (let depth = 0; depth <= commonFolder.length; depth += 1) {
		const base = asPath(commonFolder.slice(0, depth));
		let found = 0;
		for (const page of changedPages) found += segmentsFound({
			base,
			page,
			known
		});
		if (found > best.found && found >= leastFound) best = {
			base,
			found
		};
	}
	return best.base;
}
const asPath = (segments) => segments.map((segment) => `/${segment}`).join("");
function underBasePath(base, page) {
	return page === "/" ? base || page : base + page;
}
function segmentsFound(input) {
	let path = "";
	let found = 0;
	for (const segment of pathSegments(input.page)) {
		path += `/${segment}`;
		if (!input.known.has(underBasePath(input.base, path))) break;
		found += 1;
	}
	return found;
}
function commonFolderOf(pages) {
	const [first = [], ...others] = [...pages].map(pathSegments);
	let length = first.length;
	for (const other of others) {
		let shared = 0;
		while (shared < length && first[shared] === other[shared]) shared += 1;
		length = shared;
	}
	return first.slice(0, length);
}
function withFoldersAbove(pages) {
	const known = new Set();
	for (const page of pages) {
		let path = "";
		for (const segment of pathSegments(page)) {
			path += `/${segment}`;
			known.add(path);
		}
	}
	return known;
}



/***/ }),

/***/ 583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runReport: () => (/* binding */ runReport)
/* harmony export */ });
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(772);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(342);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33);
/* harmony import */ var _service_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(179);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(311);
/* harmony import */ var _clean_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(417);
/* harmony import */ var _own_secrets_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(308);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(660);
/* harmony import */ var _page_path_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(485);
/* harmony import */ var _sender_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(483);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(760);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(455);
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(877);














// src/service/analytics.ts
const pageBounds = {
	timeout: 6e4,
	maxBytes: 67108864
};
const mostRows$1 = 100;
function readable(rows, schema) {
	return rows.flatMap((row) => {
		const parsed = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xL)(schema, row);
		return parsed.success ? [parsed.data] : [];
	});
}
function createAnalyticsClient({ ask, projectId }) {
	const analytics = `/v1/analytics/${encodeURIComponent(projectId)}`;
	const read = ({ operation, resource, limit, schema, what, request: { from, to, cursor, page, deadline } }) => {
		const query = new URLSearchParams({
			dateFrom: from,
			dateTo: to,
			limit: String(limit)
		});
		if (cursor !== null) query.set("cursor", cursor);
		return ask({
			operation,
			path: `${analytics}/${resource}?${query}`,
			subject: `page ${page} of the ${what} from ${from} to ${to} of project ${projectId}`,
			schema,
			...pageBounds,
			repeat: "always",
			deadline
		});
	};
	return {
		readConversations: ({ limit, ...request }) => read({
			operation: "read-conversations",
			resource: "assistant",
			what: "conversations",
			schema: _publish_js__WEBPACK_IMPORTED_MODULE_4__/* .conversationPageSchema */ .qx,
			limit,
			request
		}),
		readSearches: async (request) => {
			const { searches, nextCursor } = await read({
				operation: "read-analytics",
				resource: "searches",
				what: "searches",
				schema: _publish_js__WEBPACK_IMPORTED_MODULE_4__/* .searchPageSchema */ .h0,
				limit: mostRows$1,
				request
			});
			return {
				rows: readable(searches, _publish_js__WEBPACK_IMPORTED_MODULE_4__/* .searchSchema */ ._x),
				nextCursor: nextCursor || null
			};
		},
		readFeedback: async (request) => {
			const { feedback, nextCursor, hasMore } = await read({
				operation: "read-analytics",
				resource: "feedback",
				what: "feedback",
				schema: _publish_js__WEBPACK_IMPORTED_MODULE_4__/* .feedbackPageSchema */ .Gv,
				limit: mostRows$1,
				request
			});
			const next = hasMore === false ? null : nextCursor || null;
			return {
				rows: readable(feedback, _publish_js__WEBPACK_IMPORTED_MODULE_4__/* .feedbackSchema */ .rr),
				nextCursor: next
			};
		}
	};
}
// src/text/redaction/encoded.ts
const word$1 = /\S+/g;
const anEscape = /%[\da-f]{2}/i;
const escapes = /(?:%[\da-f]{2})+/gi;
const deepest$1 = 4;
function decoded(text) {
	const plain = text.replace(escapes, (run) => Buffer.from(run.replaceAll("%", ""), "hex").toString());
	return (0,_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .clean */ .uH)(plain);
}
function redactEncoded(text, redact) {
	if (!text.includes("%") || !anEscape.test(text)) return text;
	return text.replace(word$1, (encoded) => {
		if (!encoded.includes("%")) return encoded;
		let result = encoded;
		let current = encoded;
		for (let depth = 0; depth < deepest$1; depth++) {
			const plain = decoded(current);
			if (plain === current) break;
			current = redact(plain);
			if (current !== plain) result = current;
		}
		return result;
	});
}
// src/text/redaction/anchors.ts
const elsewhere = 0;
const otherForms = {
	s: "ſ",
	k: "K"
};
function formsOf(character) {
	const capital = character.toUpperCase();
	return [
		character,
		capital.toLowerCase() === character ? capital : character,
		otherForms[character] ?? character
	];
}
const isLetterOrDigit = (code) => code >= 48 && code <= 57 || code >= 65 && code <= 90 || isSmallLetter(code);
const isSmallLetter = (code) => code >= 97 && code <= 122;
function beginningsOf(rules) {
	const create = () => ({
		next: new Map(),
		row: 0,
		rest: null,
		ended: []
	});
	const root = create();
	for (const [rule, { anchors, counts }] of rules.entries()) for (const anchor of anchors) {
		let beginning = root;
		for (const character of anchor) {
			const longer = beginning.next.get(character) ?? create();
			beginning.next.set(character, longer);
			beginning = longer;
		}
		if (beginning.ended.some((one) => one.rule === rule)) continue;
		beginning.ended.push({
			rule,
			length: anchor.length,
			counts
		});
	}
	const all = [root];
	for (const beginning of all) for (const [character, longer] of beginning.next) {
		let { rest } = beginning;
		while (rest !== null && !rest.next.has(character)) rest = rest.rest;
		longer.rest = rest?.next.get(character) ?? root;
		const own = new Set(longer.ended.map(({ rule }) => rule));
		longer.ended.push(...longer.rest.ended.filter(({ rule, counts }) => counts === "at starts" || !own.has(rule)));
		all.push(longer);
	}
	return all;
}
function createAnchorSearch(rules) {
	const all = rules.flatMap(({ anchors }) => anchors);
	if (all.includes("")) throw new Error("an anchor is blank: it would be everywhere.");
	const characters = [...new Set(all.join(""))].sort();
	const width = characters.length + 1;
	const classes = new Uint16Array(65536).fill(elsewhere);
	for (const [place, character] of characters.entries()) for (const form of formsOf(character)) classes[form.charCodeAt(0)] = place + 1;
	const beginnings = beginningsOf(rules);
	for (const [place, beginning] of beginnings.entries()) beginning.row = place * width;
	const ended = beginnings.map((beginning) => beginning.ended);
	const next = new Int32Array(beginnings.length * width);
	for (const { row, rest, next: longer } of beginnings) {
		if (rest !== null) next.copyWithin(row, rest.row, rest.row + width);
		for (const [character, beginning] of longer) next[row + (classes[character.charCodeAt(0)] ?? elsewhere)] = beginning.ended.length > 0 ? ~beginning.row : beginning.row;
	}
	return (text) => {
		const places = [];
		let state = 0;
		for (let at = 0; at < text.length; at++) {
			state = next[state + classes[text.charCodeAt(at)]];
			if (state >= 0) continue;
			state = ~state;
			for (const { rule, length, counts } of ended[state / width] ?? []) {
				if (counts === "at ends" && isSmallLetter(text.charCodeAt(at + 1))) continue;
				if (counts === "at starts" && isLetterOrDigit(text.charCodeAt(at - length))) continue;
				const place = {
					start: at + 1 - length,
					end: at + 1
				};
				const known = places[rule];
				if (known === void 0) places[rule] = [place];
				else known.push(place);
			}
		}
		return places;
	};
}
// src/text/redaction/rule.ts
function matchAt(pattern, text, place) {
	pattern.lastIndex = place;
	return pattern.exec(text);
}
function* matchesAround({ pattern, text, places, before, after }) {
	let next = 0;
	while (next < places.length) {
		const from = Math.max(0, (places[next]?.start ?? 0) - before);
		let to = from;
		for (let place = places[next]; place && place.start - before <= to; place = places[++next]) to = Math.max(to, place.end + after);
		const part = text.slice(from, to);
		pattern.lastIndex = 0;
		for (let match = pattern.exec(part); match !== null; match = pattern.exec(part)) {
			const { lastIndex } = pattern;
			yield {
				match,
				start: from + match.index
			};
			pattern.lastIndex = lastIndex;
		}
	}
}
// src/text/redaction/armour.ts
const keyStart = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/y;
const keyRest = /(?:[^-]|-(?!----)){0,16384}-----END[^-\n]{0,60}-----/y;
const cutRest = /(?:(?:\s|\\[rn]){0,64}(?:[\w-]{1,30}:[^\n]{1,120}\n|[A-Za-z0-9+/=]{8,512})){0,1024}/y;
const longestBlock = 16384;
const findPrivateKeys = (text, places) => {
	const spans = [];
	for (const { start } of places) {
		const opening = start < (spans.at(-1)?.end ?? 0) ? null : matchAt(keyStart, text, start);
		if (opening === null) continue;
		const from = start + opening[0].length;
		const following = text.slice(from, from + longestBlock);
		const rest = matchAt(keyRest, following, 0) ?? matchAt(cutRest, following, 0);
		spans.push({
			kind: "secret",
			start,
			end: from + (rest?.[0].length ?? 0)
		});
	}
	return spans;
};
const privateKeys = {
	anchors: ["-----begin"],
	find: findPrivateKeys
};
const part = String.raw`\.[\w-]{2,8192}`;
const signedToken = new RegExp(String.raw`eyJ[\w-]{5,8192}(?:${part}){1,4}\.?`, "y");
const findWebTokens = (text, places) => {
	const spans = [];
	for (const { start } of places) {
		if (start < (spans.at(-1)?.end ?? 0) || /[\w-]/.test(text.charAt(start - 1))) continue;
		const token = matchAt(signedToken, text, start)?.[0];
		if (token === void 0 || token.length < 24) continue;
		spans.push({
			kind: "secret",
			start,
			end: start + token.length
		});
	}
	return spans;
};
const webTokens = {
	anchors: ["eyj"],
	find: findWebTokens
};
// src/text/redaction/generated.ts
const separators = /[-_.~+/=:|]/;
const humps = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g;
const longestWord$1 = 20;
const fewestDigits = 5;
const enoughToTell = 72;
const wordWithDigits = /^(?:[A-Za-z]{1,20}\d{1,4}|[A-Za-z]{1,20}(?:19|20)\d{6}|\d{1,20}[A-Za-z]{0,4}|[A-Za-z]{2,20}\d{1,3}[A-Za-z]{2,20}\d{0,2}|[vV]\d{1,4}[a-z]{0,5}\d{0,4})$/;
const technical = /^(?:o?auth[12]?|oauth2\.[01]|sha-?\d{1,3}|sha3-\d{3}|base-?\d\d(?:url)?|utf-?\d\d?|[rhep]s(?:256|384|512)|ed25519|x25519|x509|aes-?\d{0,3}|http[23s]?|argon2(?:id?|d)?|pbkdf2|bcrypt2?|tls1\.\d|win(?:32|64)|1password|lastpass2|v\d[\d.]{0,9})$/i;
function isGeneratedLetters(piece) {
	const parts = piece.match(humps) ?? [];
	if (parts.some((part) => part.length > longestWord$1)) return true;
	return piece.length >= 10 && parts.length * 3 > piece.length;
}
function alternations(piece) {
	return piece.match(/[A-Za-z](?=\d)|\d(?=[A-Za-z])/g)?.length ?? 0;
}
function isGeneratedPiece(piece) {
	if (piece.length < 8 || !/[A-Za-z]/.test(piece) || technical.test(piece)) return false;
	const digits = piece.replace(/\D/g, "").length;
	if (wordWithDigits.test(piece)) return false;
	return alternations(piece) >= 3 || digits >= fewestDigits || isGeneratedLetters(piece);
}
function looksGenerated(text) {
	const pieces = text.slice(0, enoughToTell).split(separators);
	if (pieces.some(isGeneratedPiece)) return true;
	const mixed = pieces.filter((piece) => /\d/.test(piece) && /[A-Za-z]/.test(piece));
	if (mixed.filter((piece) => /[A-Za-z]\d{2}/.test(piece)).length >= 3) return true;
	return mixed.filter((piece) => piece.length >= 4 && !/^[a-z]{2,}\d+$/i.test(piece)).length >= 2;
}
function looksChosen(text) {
	if (technical.test(text) || text.length < 5) return false;
	if (/^(?:min|max)?\d*[-–]?\d+[-–]?(?:bits?|bytes?|chars?|characters?|days?|hours?|[smhdx])?$/i.test(text)) return false;
	const pieces = text.split("-");
	if (pieces.length > 1 && pieces.length < 4 && pieces.every((piece) => /^(?:[a-z]+|\d+|[a-z]+\d{1,3})$/.test(piece))) return false;
	if (/\d/.test(text) && /\p{L}/u.test(text)) return true;
	return text.length >= 6 && /[\p{L}\d][!@#$%^&*+=?]/u.test(text);
}
function looksLikeWordsGlued(text) {
	return /^[a-z]{16,64}$/.test(text) && !/(?:tions?|ities|ability|izing|ized|ness|ments?|ally|ung|ungen)$/.test(text);
}
const literals = new Set(`true false null undefined none nil void string str text number int integer float boolean bool
  object array list any unknown never required optional include omit same-origin await async new
  function return input prompt getenv env environ self this is the a an not and or for to in on
  invalid incorrect wrong weak strong expired missing empty blank correct valid ok error failed
  hidden masked redacted encrypted plain plaintext hashed secure insecure default varchar char
  password passwort kennwort passwd pass pwd passphrase token secret key apikey accesstoken user
  username name value type id login email bearer basic digest header cookie session test foo bar
  baz how what why when where who which can does should must was here there enabled disabled`.split(/\s+/));
const placeholderStart = /^(?:[<$%{[(*~/|\\@&=>]|\.{2}|…|your|my[-_]|the[-_]|some[-_]|example\b|change[-_]?(?:me|it)|replace|insert|placeholder|dummy|redacted|todo\b|x{3,}|\?{2,})/i;
const property = /^[A-Za-z_$][\w$]*(?:(?:\??\.|->|::)[A-Za-z_$][\w$]*)+$/;
const code = /^[A-Za-z_$][\w$]{0,63}(?:(?:\??\.|->|::)[A-Za-z_$][\w$]{0,63}){0,8}!?[([]|^(?:new|await|function)\b/;
const aSameCharacter = /([A-Za-z0-9])\1{7}/;
const sameCharacters = /([A-Za-z0-9])\1{7,}/g;
const constant = /^[A-Z]{2,}(?:_[A-Z0-9]+)*$/;
function isLiteral(text) {
	return literals.has(text.toLowerCase().replace(/[-_\d]/g, "")) && !/\d{4,}/.test(text);
}
function isMostlyOneCharacter(text) {
	if (!aSameCharacter.test(text)) return false;
	return Math.max(0, ...Array.from(text.matchAll(sameCharacters), ([run]) => run.length)) * 2 > text.length;
}
function standsForValue(text) {
	if (!/[\p{L}\d]/u.test(text) && !/[!#$%^&+=?]/.test(text)) return true;
	if (placeholderStart.test(text) || /(?:\.{3}|…)$/.test(text) || isLiteral(text)) return true;
	if (code.test(text)) return true;
	if (isMostlyOneCharacter(text) && !/\d{4}/.test(text)) return true;
	if (looksGenerated(text)) return /^[xX*.0_-]+$/.test(text);
	if (constant.test(text)) return true;
	if (property.test(text)) return true;
	return /^[A-Za-z][A-Za-z_.-]*(?:passw(?:or)?d|secret|token|key)s?(?:[-_.][a-z]+)*[-_]?\d?$/i.test(text);
}
// src/text/redaction/calls.ts
const given = /\((["'`][^\s"'`<>]{1,64}["'`],[ \t]{0,2})?["'`]([^\s"'`<>]{6,200})["'`](?=[ \t]{0,2}[,)])/y;
const called = /([A-Za-z_$][\w$]{0,40})(?: ?= ?)?$/;
const longestName = 44;
const ofCredentials = /key|token|secret|auth|cred|passw|bearer|login|sign_?in|connect|client|init|configure|session/i;
const ofOthers = /id$|ids$|uuid|guid|hash|sha|digest|checksum|commit|ref|url|uri|path|regex|date|version|colou?r|cid|address|buffer|file|image|asset|error|query|node|model|schema|event|document/i;
const mixed = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[\w+/=.~-]{16,}$/;
const findCalls = (text, places) => places.flatMap(({ start }) => {
	const match = matchAt(given, text, start);
	if (match === null) return [];
	const [whole, first, value = ""] = match;
	const callee = called.exec(text.slice(Math.max(0, start - longestName), start))?.[1] ?? "";
	if (callee === "" || standsForValue(value) || /^https?:/.test(value)) return [];
	const isPassword = /cred|login|auth|passw|sign_?in|connect/i.test(callee) && first !== void 0;
	const forCredentials = ofCredentials.test(callee) && value.length >= 12 && looksGenerated(value);
	const forOthers = /^[A-Z]/.test(callee) && !ofOthers.test(callee) && mixed.test(value);
	if (!(forCredentials && !/^[\da-f-]{36}$/i.test(value) || forOthers && looksGenerated(value) || isPassword && looksChosen(value) && /[!#$%^&*+=?@]|(?=.*[a-z])(?=.*[A-Z])/.test(value))) return [];
	const from = start + whole.lastIndexOf(value);
	return [{
		kind: "secret",
		start: from,
		end: from + value.length
	}];
});
const calls = {
	anchors: [
		"(\"",
		"('",
		"(`"
	],
	find: findCalls
};
// src/text/redaction/numbers.ts
const separator = String.raw`[ \t\n\u00a0\u2002-\u200a\u202f().,\-_·•*|\u2010-\u2015/\u2212]`;
const shortestOfCard = 13;
const run = new RegExp(String.raw`\d(?:${separator}{0,4}\d){${12},}`, "g");
const group = /\d+/g;
const context = 48;
const manyDigits = /\d(?:[\W_]{0,4}\d){5}/g;
const isLatinLetter = (code) => code >= 65 && code <= 90 || code >= 97 && code <= 122;
function numberParts(text) {
	const parts = [];
	manyDigits.lastIndex = 0;
	for (let found = manyDigits.exec(text); found !== null; found = manyDigits.exec(text)) {
		let start = found.index;
		while (start > 0 && !isLatinLetter(text.charCodeAt(start - 1))) start--;
		let end = manyDigits.lastIndex;
		while (end < text.length && !isLatinLetter(text.charCodeAt(end))) end++;
		parts.push({
			start,
			end
		});
		manyDigits.lastIndex = end;
	}
	return parts;
}
function numberRuns(text, part) {
	if (part.end - part.start < shortestOfCard) return [];
	return Array.from(text.slice(part.start, part.end).matchAll(run), (found) => {
		const start = part.start + found.index;
		return {
			text,
			groups: Array.from(found[0].matchAll(group), ({ index, 0: digits }) => ({
				digits,
				start: start + index,
				end: start + index + digits.length
			}))
		};
	});
}
function contextOf({ text, groups }, first, last) {
	const start = groups[first]?.start ?? 0;
	const end = groups[last]?.end ?? 0;
	return {
		start,
		end,
		before: text.slice(Math.max(0, start - context), start),
		after: text.slice(end, end + 24)
	};
}
const unspacedLetter$1 = String.raw`\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af`;
function anyOf(spaced, unspaced) {
	const bounded = String.raw`(?<![\p{L}\p{N}])(?:${spaced.trim().split(/\s*\n\s*/).join("|")})(?![\p{L}\p{N}])`;
	return new RegExp(`${bounded}|${unspaced}`, "giu");
}
const otherNumber = anyOf(`
  orders?|order(?:id|no|number)|invoices?|sku|skus|mac|hex|hex ?dump|dump|tracking|shipment|parcel
  ticket|tickets|case|issue|ids?|uuid|ref|reference|serial|version|build|commit|revision|error|code
  codes|ports?|isbn|issn|doi|ean|upc|gtin|imei|iccid|part|model|article|item|product|run|job
  timestamps?|epoch|unix|coordinates?|coords|lat|latitude|lng|lon|longitude|chmod|range|rows?|lines?
  pages?|offset|size|total|po|rma|transaction|txn|batch|lot|zip|plz|seed|hash|meeting|date|from|since
  between|isodate|bestellung|bestellnummer|bestellnr|rechnung|rechnungsnummer|rechnungsnr|artikel
  artikelnummer|auftrag|auftragsnummer|kundennummer|vorgang|vorgangsnummer|seriennummer
  sendungsnummer|commande|facture|pedido|factura|fattura|ordine|kb|cve|rfc|sensor|bytes|octets
  checksum|crc|barcode|record|entry|document|doc|contract|policy|quote|bill|receipt|claim|booking
  flight|asset|device|node|customer|member|account (?:id|no|number)|user(?:id)?|phone (?:model|id)
  ip|subnet|mask|versions|sequence|seq|key|index|value|values|amount|price|count|limit|max|min|id=
  zamówieni[ea]|faktur[ay]|sipariş|заказ(?:а|у)?|счёт|счет|замовлення|objednávk[ay]|bestelling|rendelés`, "注文番号|受付番号|管理番号|会員番号|商品番号|追跡番号|伝票番号|订单号?|訂單|單號|单号|编号|編號|工单|流水号|型号|版本|주문번호|송장번호|접수번호|상품번호|주문 번호");
const phoneWord = anyOf(String.raw`
  phones?|phone[-_ ]?(?:number|no|num|nr)\.?|telephones?|tel|cell|cellphone|mobile|mobil|handy|fax
  mobile[-_ ]?(?:number|no|phone)|cell[-_ ]?(?:number|phone)|whatsapp|sms|signal|hotline|landline
  festnetz|telefon|rufnummer|handynummer|telefonnummer|mobilnummer|durchwahl|téléphone|portable|fixe
  teléfono|telefono|móvil|movil|celular|ll[aá]m[ae](?:me|nme|dme|rme|r|nos)|cellulare|telefone
  telem[oó]vel|call (?:me|us|him|her|them|at|on|back)|ring (?:me|us)|text (?:me|us)|message me
  reach (?:me|us|him|her)|reachable|dial|ruf(?:en)?(?: \p{L}{1,12})? an|anrufen|meld\p{L}{0,3} (?:dich|sie sich)
  appel(?:le[zr]?|er|ez)(?:[- ]moi)?|rappele[rz]|joindre|joignable|contacte[rz](?:[- ]moi)?|wa\.me|callto
  meine nummer|my number|mi número|mon numéro|il mio numero|meu número|mijn nummer|mój numer
  numéro de tél|contact number|erreichbar|unter folgender nummer|chiam(?:ami|atemi|are|a)|numero di telefono
  me liga|ligue|liga para|zap|bel(?:len)?|bel me(?: op)?|telefoonnummer|telefoon|mobiele nummer
  zadzwoń|dzwoń|zadzwonić|telefonu|komórka|komórkę|numer (?:kontaktowy|telefonu)|tel\.? kom
  telefon(?:um|umuz|u|numaram)|cep(?: telefonum)?|numaram|ara(?:yın|yabilirsiniz)?|beni
  телефон[ауе]?|тел|моб|мобильный|мобільний|звоните|позвони(?:те)?|позвонить|дзвоніть|зателефонуйте
  мой номер|мій номер|номер телефона?у?|сотовый|ватсап|вотсап
  zavolejte|volejte|zavolej|zavolajte|(?:moje|telefonní|moje telefonní) číslo|mobilní číslo
  ring (?:mig|meg|til|på)(?: på)?|mitt nummer|mit nummer|telefonnumret|mobilnummer|puhelin|puhelinnumero|soita|numeroni
  telefonszám(?:om)?|hívj|hívjon|számom|sunați|sună|număr(?:ul)?(?: meu)?|τηλέφων[οό]|κινητό|κάλεσε
  फोन|फ़ोन|मोबाइल|नंबर|फोन नंबर|هاتف(?:ي|ه|ك)?|رقم هاتفي|رقمي|جوال(?:ي)?|اتصل|موبايل|طلבו|טלפון|נייד|תלפון|شماره|تلفن|موبایل
  số điện thoại|điện thoại|sđt|gọi|truqueu?-?m?e?|telèfon|broj telefona|nazovi(?:te)?|обад(?:и|ете)|nomor (?:hp|telepon|wa|saya)|no\.? hp|telepon|hubungi|เบอร์|โทร`, "電話|携帯|連絡先|でんわ|ファックス|電話番号|电话|手机|手機|联系我?|聯絡|微信|致电|拨打|撥打|传真|傳真|전화|휴대폰|핸드폰|연락처|휴대전화|폰번호|내 번호|제 번호");
const unit$1 = /^[ \u00a0\u202f]?(?:(?:rows?|users?|items?|requests?|calls|times|bytes?|bits?|sec(?:ond)?s?|minutes?|hours?|days?|records?|lines?|tokens?|events?|char(?:acter)?s?|messages?|files?|entries|points?|documents?|pages?|pixels?|x|ms|s|px|km|kg|m|[kmgt]i?b|usd|eur|gbp|chf|utc|gmt|am|pm|zeilen|nutzer|benutzer|einträge|anfragen|zeichen|lignes|utilisateurs|requêtes|filas|usuarios|dollars?|euros?|people|customers|downloads|visits|views|hits|operations|ops|jobs|rps|qps|million|thousand|stück|mal|veces|fois|volte|vezes|raz[ya]?|kez|раз)(?![\p{L}\p{N}])|€|\$|£|%)/iu;
function lastIndex(pattern, text) {
	let last = 0;
	for (const { index, 0: word } of text.matchAll(pattern)) last = index + word.length;
	return last;
}
const aWord = /\p{L}{2}/u;
function isAmount(number, after) {
	return !/^[+0(]/.test(number) && unit$1.test(after);
}
function namingOf(before) {
	if (!aWord.test(before)) return {
		phone: false,
		other: before.endsWith("#"),
		adjacent: before.endsWith("#")
	};
	const words = before.replace(/^.*(?:\d{3}|[!?;]|(?<!\b(?:no|nr|tel|num))\. |\n\n)/is, "");
	const phoneAt = lastIndex(phoneWord, words);
	const otherAt = lastIndex(otherNumber, words);
	const adjacent = otherAt > 0 && /^[ :=#]{0,2}$/.test(words.slice(otherAt));
	const near = (at) => words.length - at <= 30;
	return {
		phone: near(phoneAt) && phoneAt > otherAt,
		other: near(otherAt) && otherAt > phoneAt && words.length - otherAt <= 16 || /#$/.test(words),
		adjacent: adjacent || /#$/.test(words)
	};
}
// src/text/redaction/cards.ts
const cardNumber = /^(?:4\d{15}|5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}|3[47]\d{13}|3(?:0[0-5]|[689]\d)\d{11}|6(?:011|5\d\d|4[4-9]\d)\d{12}|35(?:2[89]|[3-8]\d)\d{12}|62\d{14})$/;
const rareNumber = /^(?:4\d{12}|4\d{18}|62\d{15,17}|(?:5018|5020|5038|5893|6304|6759|676[1-3])\d{8,15}|(?:508|606|607|81|82)\d{10,14})$/;
const longest$1 = 19;
const shortest = 13;
const cardWord = /card|visa|master|amex|american express|maestro|credit|debit|karte|carte|tarjeta|carta|cartão|kredit|карт|kart[ayęıi]|カード|卡|카드|pan\b|\bcc\b/i;
function passesLuhn(digits) {
	let sum = 0;
	for (let position = 0; position < digits.length; position++) {
		const digit = Number(digits[digits.length - 1 - position]);
		const weighted = position % 2 === 0 ? digit : digit * 2;
		sum += weighted > 9 ? weighted - 9 : weighted;
	}
	return sum % 10 === 0;
}
function isGroupedAsPrinted(groups) {
	const lengths = groups.map(({ digits }) => digits.length).join("-");
	return /^(?:4-4-4-4|4-6-[45]|6-\d\d?|8-8|4-4-8|4-12|\d\d)$/.test(lengths);
}
function lastOfCard(run, first) {
	const { groups, text } = run;
	let digits = "";
	for (let last = first; last < groups.length; last++) {
		digits += groups[last]?.digits ?? "";
		if (digits.length > longest$1) return -1;
		if (digits.length < shortest) continue;
		const common = cardNumber.test(digits);
		if (!common && !rareNumber.test(digits)) continue;
		if (!passesLuhn(digits)) continue;
		const { before, after, start, end } = contextOf(run, first, last);
		const named = cardWord.test(before) || cardWord.test(after);
		if (isInsideWord(text, start, end) && !/(?:card|visa|mastercard|amex|cc)$/i.test(before)) continue;
		if (named) return last;
		const printed = isGroupedAsPrinted(groups.slice(first, last + 1));
		if (!common || !printed || rareNumber.test(digits)) continue;
		if (first === last && namingOf(before).other) continue;
		return last;
	}
	return -1;
}
const ofWord = String.raw`(?![${unspacedLetter$1}])[\p{L}\d_]`;
const partOfWord = new RegExp(ofWord, "u");
const wordGoesOn = new RegExp(String.raw`^(?:${ofWord}|-\p{L})`, "u");
function isInsideWord(text, start, end) {
	return partOfWord.test(text.charAt(start - 1)) || wordGoesOn.test(text.slice(end, end + 2));
}
function findCards(run) {
	const spans = [];
	for (let first = 0; first < run.groups.length; first++) {
		const last = lastOfCard(run, first);
		if (last < 0) continue;
		const { start, end } = contextOf(run, first, last);
		spans.push({
			kind: "card",
			start,
			end
		});
		first = last;
	}
	return spans;
}
// src/text/redaction/credential-words.ts
const unspaced = [
	"Japanese",
	"Chinese",
	"Korean",
	"Thai"
];
const credentialWords = [
	{
		language: "English",
		passwords: [
			...[
				"password",
				"pass-word",
				"pass_word",
				"pass word",
				"passwd",
				"pass-wd",
				"pwd",
				"pw"
			],
			...[
				"passphrase",
				"pass phrase",
				"pass-phrase",
				"pass_phrase",
				"passcode",
				"pass code"
			],
			...[
				"pass-code",
				"pass_code",
				"pass",
				"access code"
			]
		],
		keys: [...[
			"secret",
			"token",
			"credential",
			"credentials",
			"authorization",
			"x-amz-signature"
		], ...[
			"x-goog-signature",
			"recovery code",
			"backup code",
			"client-key-data"
		]],
		weak: [
			...[
				"key",
				"auth",
				"sid",
				"sig",
				"signature",
				"session",
				"sessionid",
				"session-id"
			],
			...[
				"session_id",
				"sess",
				"sessid",
				"jwt",
				"otp",
				"nonce",
				"license",
				"dsn",
				"secrets"
			],
			...["bearer"]
		],
		verbs: [...[
			"is now",
			"is currently",
			"was changed to",
			"is set to",
			"is still",
			"was set to"
		], ...[
			"set to",
			"changed to",
			"reset to",
			"is",
			"was",
			"are",
			"equals",
			"being",
			"looks like"
		]],
		links: [...[
			"for",
			"of",
			"to",
			"in",
			"on",
			"at",
			"from",
			"that",
			"which",
			"i",
			"we",
			"they",
			"you"
		], ...[
			"he",
			"she",
			"with",
			"by"
		]],
		as: [
			"as",
			"is",
			"for"
		],
		whose: [
			"my",
			"our",
			"the",
			"their",
			"a",
			"an",
			"your",
			"his",
			"her"
		]
	},
	{
		language: "German",
		passwords: [
			"passwort",
			"pass-wort",
			"passwor",
			"kennwort",
			"zugangscode",
			"losungswort"
		],
		keys: [
			...[
				"zugangsdaten",
				"geheimnis",
				"api-schlüssel",
				"api schlüssel",
				"apischlüssel"
			],
			...[
				"zugriffsschlüssel",
				"zugangsschlüssel",
				"geheimschlüssel",
				"lizenzschlüssel"
			],
			...[
				"privater schlüssel",
				"geheimer schlüssel",
				"zugriffskey",
				"zugangskey",
				"lizenzkey"
			],
			...["geheimkey", "privater key"]
		],
		weak: ["schlüssel"],
		verbs: [...[
			"ist jetzt",
			"ist noch",
			"ist",
			"war",
			"lautet",
			"lauten",
			"lautete",
			"heißt",
			"wäre"
		], ...[
			"wurde auf",
			"geändert auf",
			"geändert zu",
			"geändert in",
			"gesetzt auf",
			"sind",
			"auf"
		]],
		links: [
			"für",
			"von",
			"vom",
			"zu",
			"zum",
			"zur",
			"im",
			"aus",
			"bei",
			"das",
			"den",
			"der"
		],
		as: [
			"als",
			"ist",
			"für"
		],
		whose: [
			"mein",
			"meine",
			"meinen",
			"unser",
			"das",
			"unserem",
			"sein",
			"ihr"
		]
	},
	{
		language: "French",
		passwords: [
			"mot de passe",
			"mdp",
			"code secret",
			"code d'accès",
			"code d’accès"
		],
		keys: [
			...[
				"clé d'api",
				"clé d’api",
				"clé api",
				"cle d'api",
				"cle api",
				"clef api",
				"clef d'api"
			],
			...[
				"clé de l'api",
				"clé de l’api",
				"clé d'accès",
				"clé d’accès",
				"clé secrète"
			],
			...[
				"clé privée",
				"cle secrète",
				"cle privée",
				"jeton",
				"jeton d'accès",
				"jeton d’accès"
			],
			...[
				"jeton d'api",
				"jeton d’api",
				"cle secrete"
			]
		],
		weak: [
			"clé",
			"cle",
			"clef"
		],
		verbs: [
			"c'est",
			"c’est",
			"est",
			"était",
			"serait",
			"changé en",
			"sont",
			"en",
			"par"
		],
		links: [
			"pour",
			"de",
			"du",
			"des",
			"que",
			"qui",
			"sur",
			"chez",
			"à"
		],
		as: [
			"comme",
			"est",
			"pour"
		],
		whose: [
			"mon",
			"ma",
			"notre",
			"le",
			"la",
			"votre",
			"son"
		]
	},
	{
		language: "Spanish",
		passwords: [...[
			"contraseña",
			"contrasena",
			"contraseña",
			"mi clave",
			"tu clave",
			"su clave"
		], ...[
			"la clave",
			"clave de acceso",
			"código de acceso"
		]],
		keys: [...[
			"clave api",
			"clave de api",
			"clave de la api",
			"clave secreta",
			"clave privada"
		], ...[
			"llave api",
			"llave de api",
			"llave secreta",
			"token de acceso"
		]],
		weak: ["clave"],
		verbs: [
			"es",
			"era",
			"fue",
			"sería",
			"son",
			"cambiada a",
			"cambié a",
			"quedó en",
			"a",
			"por"
		],
		links: [
			"para",
			"de",
			"del",
			"que",
			"en",
			"con",
			"al"
		],
		as: [
			"como",
			"es",
			"de"
		],
		whose: [
			"mi",
			"la",
			"nuestra",
			"su",
			"tu",
			"el"
		]
	},
	{
		language: "Italian",
		passwords: [
			"parola d'ordine",
			"parola d’ordine",
			"codice di accesso",
			"codice d'accesso"
		],
		keys: [...[
			"chiave api",
			"chiave di api",
			"chiave dell'api",
			"chiave dell’api",
			"chiave segreta"
		], ...[
			"chiave privata",
			"chiave di accesso",
			"token di accesso",
			"codice segreto"
		]],
		weak: ["chiave"],
		verbs: [
			"è",
			"e’",
			"e'",
			"era",
			"sarebbe",
			"sono",
			"cambiata in",
			"in"
		],
		links: [
			"per",
			"di",
			"del",
			"della",
			"che",
			"da",
			"su",
			"con"
		],
		as: [
			"come",
			"è",
			"per"
		],
		whose: [
			"mia",
			"mio",
			"la",
			"il",
			"nostra",
			"la mia",
			"il mio"
		]
	},
	{
		language: "Portuguese",
		passwords: [
			"senha",
			"palavra-passe",
			"palavra passe",
			"código de acesso"
		],
		keys: [...[
			"chave api",
			"chave de api",
			"chave da api",
			"chave secreta",
			"chave privada"
		], ...["chave de acesso", "token de acesso"]],
		weak: ["chave"],
		verbs: [
			"é",
			"era",
			"foi",
			"seria",
			"são",
			"alterada para",
			"por"
		],
		links: [
			"para",
			"de",
			"do",
			"da",
			"que",
			"em",
			"no",
			"na",
			"com"
		],
		as: [
			"como",
			"é",
			"para"
		],
		whose: [
			"minha",
			"meu",
			"a",
			"o",
			"nossa",
			"a minha"
		]
	},
	{
		language: "Dutch",
		passwords: [
			"wachtwoord",
			"toegangscode",
			"wachtzin"
		],
		keys: [...[
			"api-sleutel",
			"api sleutel",
			"apisleutel",
			"toegangssleutel",
			"geheime sleutel"
		], ...[
			"toegangstoken",
			"licentiesleutel",
			"inloggegevens"
		]],
		weak: ["sleutel"],
		verbs: [
			"is nu",
			"is",
			"was",
			"luidt",
			"wordt",
			"zijn",
			"naar"
		],
		links: [
			"voor",
			"van",
			"die",
			"dat",
			"om",
			"bij",
			"op"
		],
		as: ["als", "is"],
		whose: [
			"mijn",
			"het",
			"ons",
			"zijn"
		]
	},
	{
		language: "Polish",
		passwords: [
			"hasło",
			"hasła",
			"hasłem",
			"haslo",
			"hasełko"
		],
		keys: [...[
			"klucz api",
			"klucza api",
			"klucz dostępu",
			"klucz prywatny",
			"tajny klucz"
		], ...[
			"token dostępu",
			"klucz licencyjny",
			"dane logowania",
			"tokenu",
			"tokena",
			"tokenem"
		]],
		weak: ["klucz"],
		verbs: [
			"to",
			"jest",
			"brzmi",
			"było",
			"był",
			"to jest",
			"zmieniono na",
			"na"
		],
		links: [
			"do",
			"dla",
			"od",
			"na",
			"z",
			"w",
			"który",
			"które",
			"po"
		],
		as: ["jako", "to"],
		whose: [
			"moje",
			"mój",
			"nasze",
			"swoje"
		]
	},
	{
		language: "Czech and Slovak",
		passwords: [
			"heslo",
			"hesla",
			"heslem",
			"hesle"
		],
		keys: [...[
			"api klíč",
			"api-klíč",
			"klíč api",
			"klíč k api",
			"přístupový klíč",
			"tajný klíč"
		], ...[
			"api kľúč",
			"prístupový kľúč",
			"přístupový token"
		]],
		weak: ["klíč", "kľúč"],
		verbs: [
			"je",
			"bylo",
			"byl",
			"bolo",
			"zní",
			"mám"
		],
		links: [
			"k",
			"ke",
			"pro",
			"od",
			"na",
			"do",
			"pre",
			"z"
		],
		as: [
			"jako",
			"je",
			"ako"
		],
		whose: [
			"moje",
			"naše",
			"můj",
			"své"
		]
	},
	{
		language: "South Slavic",
		passwords: [
			"lozinka",
			"lozinku",
			"zaporka",
			"zaporku",
			"geslo",
			"парола",
			"паролата",
			"лозинка"
		],
		keys: [
			"api ključ",
			"pristupni ključ",
			"tajni ključ",
			"апи кључ",
			"api ключ",
			"тайният ключ"
		],
		weak: ["ključ"],
		verbs: [
			"je",
			"glasi",
			"bila je",
			"е",
			"беше"
		],
		links: [
			"za",
			"od",
			"na",
			"за",
			"от"
		],
		as: [
			"kao",
			"kot",
			"като"
		],
		whose: [
			"moja",
			"moje",
			"naša",
			"моята"
		]
	},
	{
		language: "Catalan",
		passwords: [
			"contrasenya",
			"mot de pas",
			"clau de pas"
		],
		keys: [
			"clau api",
			"clau de l'api",
			"clau secreta"
		],
		verbs: [
			"és",
			"era",
			"a",
			"per"
		],
		links: [
			"per",
			"de",
			"del",
			"que"
		],
		as: ["com", "és"],
		whose: [
			"meva",
			"la meva",
			"nostra"
		]
	},
	{
		language: "Hungarian and Romanian",
		passwords: [
			"jelszó",
			"jelszavam",
			"jelszava",
			"jelszavunk",
			"jelszo",
			"parolă",
			"parola"
		],
		keys: [
			"api-kulcs",
			"api kulcs",
			"api-kulcsom",
			"api kulcsom",
			"cheia api",
			"cheie api"
		],
		verbs: [
			"az",
			"volt",
			"este",
			"e",
			"era"
		],
		links: [
			"pentru",
			"de",
			"la"
		]
	},
	{
		language: "Swedish, Danish, Norwegian, Finnish",
		passwords: [...[
			"lösenord",
			"lösenordet",
			"lösenfras",
			"passord",
			"passordet",
			"adgangskode"
		], ...[
			"adgangskoden",
			"kodeord",
			"kodeordet",
			"salasana",
			"salasanani",
			"salasanamme"
		]],
		keys: [
			...[
				"api-nyckel",
				"api-nyckeln",
				"api nyckel",
				"åtkomstnyckel",
				"åtkomsttoken"
			],
			...[
				"api-nøgle",
				"api-nøglen",
				"api-nøkkel",
				"api-nøkkelen",
				"adgangsnøgle"
			],
			...[
				"api-avain",
				"api-avaimeni",
				"api-avaimen",
				"tokenet",
				"tokenen"
			]
		],
		weak: [
			"nyckel",
			"nøgle",
			"nøkkel"
		],
		verbs: [
			"är",
			"var",
			"er",
			"on",
			"oli",
			"blev"
		],
		links: [
			"för",
			"till",
			"på",
			"til",
			"som",
			"från"
		],
		as: [
			"som",
			"är",
			"er",
			"on"
		],
		whose: [
			"mitt",
			"vårt",
			"min",
			"mit"
		]
	},
	{
		language: "Turkish",
		passwords: [...[
			"şifre",
			"şifrem",
			"şifremiz",
			"şifresi",
			"şifreniz",
			"sifrem",
			"sifre",
			"parola"
		], ...[
			"parolam",
			"parolamız",
			"parolası"
		]],
		keys: [
			...[
				"api anahtarı",
				"api anahtarım",
				"api anahtarımız",
				"api anahtarınız"
			],
			...[
				"erişim anahtarı",
				"erişim anahtarım",
				"gizli anahtar",
				"gizli anahtarım"
			],
			...[
				"api anahtari",
				"api anahtarim",
				"tokenım",
				"tokenim",
				"jetonu",
				"jetonum"
			]
		],
		verbs: [
			"şu",
			"şudur",
			"olarak",
			"bu"
		],
		as: ["olarak"]
	},
	{
		language: "Russian and Ukrainian",
		passwords: [...[
			"пароль",
			"пароля",
			"паролем",
			"паролю",
			"код доступа",
			"код доступу",
			"кодовое слово"
		]],
		keys: [
			...[
				"ключ api",
				"ключ апи",
				"api ключ",
				"api-ключ",
				"апи ключ",
				"ключа api",
				"ключом api"
			],
			...[
				"ключ доступа",
				"ключ доступу",
				"секретный ключ",
				"секретний ключ",
				"секрет"
			],
			...[
				"токен",
				"токена",
				"токеном",
				"токен доступа",
				"токен доступу",
				"приватный ключ"
			]
		],
		weak: ["ключ"],
		verbs: [
			"это",
			"был",
			"есть",
			"теперь",
			"такой",
			"це",
			"був",
			"є",
			"на"
		],
		links: [
			"от",
			"для",
			"к",
			"на",
			"у",
			"от моего",
			"від",
			"до",
			"з",
			"который",
			"с"
		],
		as: [
			"как",
			"это",
			"як",
			"в качестве"
		],
		whose: [
			"мой",
			"наш",
			"мій"
		]
	},
	{
		language: "Greek, Arabic, Hebrew, Persian",
		passwords: [
			...[
				"κωδικός",
				"κωδικός πρόσβασης",
				"κωδικό",
				"κωδικος",
				"كلمة المرور",
				"كلمة السر"
			],
			...[
				"كلمة مروري",
				"كلمة سري",
				"הסיסמה",
				"הסיסמא",
				"סיסמה",
				"סיסמא",
				"הסיסמה שלי",
				"رمز عبور"
			],
			...["הסיסמא שלי", "كلمة المرور الخاصة بي"]
		],
		keys: [...[
			"κλειδί api",
			"مفتاح api",
			"مفتاح الـ api",
			"رمز الوصول",
			"المفتاح السري",
			"کلید api"
		], ...[
			"מפתח api",
			"מפתח ה-api",
			"التوكن",
			"الرمز"
		]],
		verbs: [
			"είναι",
			"ήταν",
			"هي",
			"هو",
			"היא",
			"הוא",
			"است"
		],
		links: [
			"για",
			"του",
			"στο",
			"שלי",
			"של",
			"الخاص",
			"الخاصة",
			"من",
			"لـ"
		]
	},
	{
		language: "Hindi, Vietnamese, Indonesian",
		passwords: [...[
			"पासवर्ड",
			"mật khẩu",
			"kata sandi",
			"sandi saya",
			"mat khau"
		]],
		keys: [...[
			"एपीआई कुंजी",
			"api कुंजी",
			"टोकन",
			"khóa api",
			"kunci api"
		], ...["mã truy cập", "token akses"]],
		verbs: [
			"है",
			"là",
			"adalah",
			"yaitu",
			"ialah"
		],
		links: [
			"का",
			"của",
			"untuk",
			"saya",
			"cho",
			"của tôi",
			"của mình"
		]
	},
	{
		language: "Thai",
		passwords: ["รหัสผ่าน", "พาสเวิร์ด"],
		keys: [
			"คีย์ api",
			"โทเค็น",
			"โทเคน"
		],
		verbs: [
			"คือ",
			"เป็น",
			"ว่า"
		]
	},
	{
		language: "Japanese",
		passwords: [
			"パスワード",
			"暗証番号",
			"パスコード",
			"パスフレーズ",
			"合言葉"
		],
		keys: [...[
			"apiキー",
			"api キー",
			"アクセスキー",
			"シークレットキー",
			"秘密鍵",
			"トークン",
			"シークレット"
		], ...[
			"アクセストークン",
			"ライセンスキー",
			"apikey",
			"認証キー"
		]],
		verbs: [
			"は",
			"が",
			"も",
			"を",
			"には",
			"に",
			"として",
			"で"
		],
		as: [
			"が",
			"は",
			"を",
			"という"
		]
	},
	{
		language: "Chinese",
		passwords: [
			"密码",
			"密碼",
			"口令",
			"暗号"
		],
		keys: [...[
			"密钥",
			"密鑰",
			"令牌",
			"金鑰",
			"私钥",
			"私鑰",
			"api key",
			"访问令牌",
			"授权码",
			"授權碼"
		]],
		verbs: [
			"是",
			"为",
			"為",
			"就是",
			"叫",
			"改成了",
			"改成",
			"改为",
			"设为",
			"設為",
			"设置为",
			"用的是"
		],
		as: [
			"是",
			"作为",
			"當"
		]
	},
	{
		language: "Korean",
		passwords: [
			"비밀번호",
			"비번",
			"암호",
			"패스워드"
		],
		keys: [...[
			"api 키",
			"api키",
			"액세스 키",
			"액세스키",
			"비밀키",
			"비밀 키",
			"시크릿 키",
			"시크릿키"
		], ...[
			"토큰",
			"시크릿",
			"인증키",
			"엑세스 토큰"
		]],
		verbs: [
			"는",
			"은",
			"이",
			"가",
			"를",
			"을",
			"로",
			"으로",
			"인"
		]
	}
];
// src/text/redaction/credential-names.ts
const isUnspaced = ({ language }) => unspaced.includes(language);
const names = new Map(credentialWords.flatMap((words) => {
	const named = (list, nameClass) => list.map((name) => [name, {
		class: nameClass,
		words,
		unspaced: isUnspaced(words)
	}]);
	return [
		...named(words.passwords, "password"),
		...named(words.keys, "key"),
		...named(words.weak ?? [], "weak")
	];
}).reverse());
const nameAnchors = [...names.keys()];
const keyQualifier = /(?:api|app|access|auth|account|secret|private|signing|signature|encryption|master|shared|storage|license|licence|product|activation|service|admin|deploy|application|consumer|client|webhook|personal|recovery|write|read|ssh|host|subscription|instrumentation|functions?|bearer|ingest|integration)[-_ ]?(?:api[-_ ]?)?$/i;
const longestQualifier = 24;
const harmlessQualifier = /(?:foreign|primary|public|partition|sort|cache|idempotency|composite|unique|object|row|range|hash|map|dict|json|i18n|translation|publishable|arrow|enter|shortcut|hot|group|lookup|index|routing|message|event|feature|flag|next[-_ ]?page|page|continuation|pagination|cursor|cancel(?:lation)?|syntax|unexpected|invalid|öffentlicher?|publique|pública|fremd|primär)[-_ ]?$/i;
const letterOrDigit$1 = /[\p{L}\p{N}]/u;
const unspacedLetter = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const short = new Set(["pass", "pw"]);
const hump = /^(?:Pass|Pw|Key|Sid|Sig)$/;
function isApart(text, { start, end }, name, weak) {
	const before = text.charAt(start - 1);
	if (letterOrDigit$1.test(before) && !unspacedLetter.test(before)) return name === "schlüssel" || /[a-z]/.test(before) && hump.test(text.slice(start, end));
	return !(weak && /[-_]/.test(before) && /\p{L}/u.test(text.charAt(start - 2))) || /^(?:key|sid|sig)$/.test(name);
}
function nameAt(text, place) {
	const written = text.slice(place.start, place.end);
	const name = names.has(written) ? written : written.toUpperCase().toLowerCase();
	const known = names.get(name);
	if (known === void 0) return null;
	const after = text.charAt(place.end);
	if (!known.unspaced && letterOrDigit$1.test(after)) return null;
	const isWeak = known.class === "weak";
	if ((isWeak || short.has(name)) && !isApart(text, place, name, isWeak)) return null;
	const before = text.slice(Math.max(0, place.start - longestQualifier), place.start);
	const qualifier = name === "key" ? keyQualifier.exec(before)?.[0].length ?? 0 : 0;
	const start = place.start - qualifier;
	return {
		class: qualifier > 0 ? "key" : known.class,
		words: known.words,
		unspaced: known.unspaced,
		start,
		end: place.end
	};
}
function isHarmless(text, { start }) {
	return harmlessQualifier.test(text.slice(Math.max(0, start - longestQualifier), start));
}
// src/text/redaction/credential-candidates.ts
const english = new Set([
	"to",
	"on",
	"era",
	"son",
	"var",
	"er",
	"e",
	"az",
	"a",
	"i",
	"do",
	"no"
]);
function alternatives(words) {
	return [...new Set(words)].sort((one, other) => other.length - one.length).join("|");
}
function joinSource(words, isUnspaced) {
	const first = credentialWords[0];
	const those = words === first ? credentialWords.map(({ verbs, links = [] }) => ({
		verbs: verbs.filter((verb) => !english.has(verb)),
		links: links.filter((link) => !english.has(link))
	})) : [words];
	const links = alternatives([...first.links ?? [], ...those.flatMap(({ links }) => links ?? [])]);
	const verbs = alternatives([...first.verbs, ...those.flatMap(({ verbs }) => verbs)]);
	const space = isUnspaced ? String.raw`[ \t\u3000]{0,3}` : String.raw`[ \t]{1,3}`;
	const phrase = String.raw`[ \t]{1,3}(?:(?:${links})|(?:d|qu|j)[’']\p{L}{1,20})(?: [\p{L}\p{N}_.'’-]{1,30}){${isUnspaced ? 0 : 1},3}?`;
	const filler = `(?:${phrase}${words === first || isUnspaced ? "" : String.raw`|[ \t]\p{L}{1,14}`})?`;
	const aside = String.raw`(?:[ \t]{0,3}\([\p{L}\p{N} _.-]{1,30}\))?`;
	const sign = String.raw`[ \t]{0,3}(?:(=>|:?:=|=)|(:|：|->|→|[ \t]{0,1}[-–—][ \t]))[ \t\u3000]{0,4}(?:\r?\n[ \t]{0,8})?`;
	const verb = `${space}(${verbs})[:：]?${space}`;
	return String.raw`\\?["'${"`"}*\]]{0,3}(?:${filler}${aside}${sign}|(>)|${filler}${verb}|([’']s)[ \t]{1,3}|${phrase}(,)[ \t]{1,3}|${space})`;
}
const joins = new Map();
function joinFor({ words, unspaced: isUnspaced }) {
	const known = joins.get(words) ?? new RegExp(joinSource(words, isUnspaced), "iyu");
	joins.set(words, known);
	return known;
}
const scheme = /(?:\\?["'`])?(bearer|basic|token|digest|apikey|negotiate|bot|aws4-hmac-sha256)[ \t]{1,3}/iy;
const anyScheme = /(?:\\?["'`])?([a-z][\w-]{1,30})[ \t]{1,3}/iy;
const quotes = {
	"\"": "\"",
	"'": "'",
	"`": "`",
	"“": "”",
	"„": "“",
	"«": "»",
	"‘": "’",
	"「": "」",
	"『": "』",
	"(": ")",
	"**": "**",
	"\\\"": "\\\""
};
const openQuote = /\*\*|\\"|["'`“„«‘(「『]/y;
const longestValue = 255;
const bareValue = /(?=[!-~])[^\s"'`<>;\u0e00-\u0e7f\u3000-\u30ff\u3400-\u9fff\uac00-\ud7af\uff01-\uff0f]{1,255}|[^\s"'`<>;]{1,255}/y;
const namedValue = /["'][ \t]{0,3},?[ \t\n]{0,16}["']?value["']?[ \t]{0,3}[:=][ \t]{0,3}/iy;
const trailing = /(?:[.,:)\]}?…]|\\[nrt]?)+$/;
const nextParameter = /&[\w.-]{1,64}=.*/;
function valueAt(text, at) {
	const open = matchAt(openQuote, text, at)?.[0];
	const start = at + (open?.length ?? 0);
	const window = text.slice(start, start + longestValue);
	const end = open === void 0 ? -1 : window.indexOf(quotes[open] ?? open);
	const line = window.search(/[\n\r]/);
	if (end >= 0 && (line < 0 || line > end)) return {
		value: window.slice(0, end),
		start,
		quoted: true
	};
	return {
		value: matchAt(bareValue, text, start)?.[0] ?? "",
		start,
		quoted: false
	};
}
const unit = /^[ \t]{0,2}(?:characters?|chars?|digits?|letters?|words?|bytes?|bits?|times?|days?|hours?|minutes?|zeichen|stellen|tage|caract[èe]res|caracteres)\b/i;
const joinStart = /\\?["`*\]]{0,3}[ \t(=:：>'’→–—-]/y;
const isQuote = (character) => character === "\"" || character === "'";
function joinOf(match, text, nameStart) {
	const [, assigned, colon, tag, verb, possessive, aside] = match;
	if (assigned !== void 0) return "assigned";
	if (colon !== void 0) return "colon";
	if (tag !== void 0) return /<[\w:-]{0,40}$/.test(text.slice(Math.max(0, nameStart - 41), nameStart)) ? "assigned" : null;
	return (verb ?? possessive ?? aside) === void 0 ? "none" : "verb";
}
const plainWord = / ([a-z]{1,15})(?=[ .,)])/y;
const joints = new Set(credentialWords.flatMap(({ verbs, links = [] }) => [...verbs, ...links]).map((words) => words.split(" ", 1)[0] ?? ""));
function goesOn(text, { words, end }) {
	if (text.charAt(end) !== " ") return false;
	if (words !== credentialWords[0]) return false;
	const word = matchAt(plainWord, text, end)?.[1];
	return word !== void 0 && !joints.has(word);
}
function joinAt(text, found) {
	if (!found.unspaced && matchAt(joinStart, text, found.end) === null) return null;
	return matchAt(joinFor(found), text, found.end);
}
function candidateBehind(text, found) {
	if (goesOn(text, found)) return null;
	const { start: nameStart, end: nameEnd } = found;
	const valued = isQuote(text.charAt(nameEnd)) ? matchAt(namedValue, text, nameEnd) : null;
	const joined = valued ?? joinAt(text, found);
	if (joined === null) return null;
	const kind = valued ? "assigned" : joinOf(joined, text, nameStart);
	if (kind === null) return null;
	const name = text.slice(nameStart, nameEnd);
	const afterJoin = nameEnd + joined[0].length;
	if (found.unspaced && unspacedLetter.test(text.charAt(afterJoin))) return null;
	const ownScheme = /^authorization$/i.test(name) && kind !== "none";
	const auth = matchAt(scheme, text, afterJoin) ?? (ownScheme ? matchAt(anyScheme, text, afterJoin) : null);
	const { value: whole, start, quoted } = valueAt(text, afterJoin + (auth?.[0].length ?? 0));
	const bare = /[?&][\w.-]{0,40}$/.test(text.slice(Math.max(0, nameStart - 41), nameStart)) ? whole.replace(/[&#].*/, "") : whole.replace(nextParameter, "");
	const value = quoted ? whole : bare.replace(trailing, "");
	if (unit.test(text.slice(start + value.length, start + value.length + 16))) return null;
	const before = text.slice(Math.max(0, nameStart - 24), nameStart);
	const alone = /(?:^|\n)[\s"'>#*-]*$/.test(before) && /^[ \t]*(?:\r?\n|$)/.test(text.slice(start + value.length, start + value.length + 8));
	return {
		candidate: {
			class: found.class,
			name,
			join: kind,
			quoted,
			alone,
			scheme: auth?.[1] ?? "",
			value
		},
		start
	};
}
const reversals = new Map();
const longestReversal = Math.max(...credentialWords.flatMap(({ as = [], whose = [] }) => [...as, ...whose]).map(({ length }) => length));
function reversalFor({ words }) {
	const known = reversals.get(words);
	if (known) return known;
	const those = words === credentialWords[0] ? credentialWords : [words];
	const own = (list = []) => list.filter((word) => !english.has(word));
	const created = {
		as: new Set(those.flatMap(({ as }) => own(as))),
		whose: new Set(those.flatMap(({ whose }) => own(whose)))
	};
	reversals.set(words, created);
	return created;
}
const longestWord = 64;
const mostBetween = 2;
function wordBefore$1(text, place) {
	if (text.charAt(place - 1) !== " ") return null;
	const end = place - (text.charAt(place - 2) === " " ? 2 : 1);
	let start = end;
	while (start > 0 && end - start < longestWord && text.charCodeAt(start - 1) > 32) start--;
	return start < end ? {
		word: text.slice(start, end),
		start
	} : null;
}
const unspacedReversal = new RegExp(`([!-~]{5,64})[」』]?(?:${alternatives(credentialWords.flatMap(({ language, as }) => unspaced.includes(language) ? as ?? [] : []))})(?:私の|我的|我们的|내)?$`);
function candidateBefore(text, found) {
	if (found.unspaced) return candidateRightBefore(text, found);
	const { as, whose } = reversalFor(found);
	const isIn = (words, word) => word.length <= longestReversal && words.has(word.toLowerCase());
	let isOwned = false;
	let between = 0;
	let last = wordBefore$1(text, found.start);
	while (last !== null && !isIn(as, last.word)) {
		if (++between > mostBetween) return null;
		isOwned ||= isIn(whose, last.word);
		last = wordBefore$1(text, last.start);
	}
	if (last === null || !isOwned && (between > 0 || found.class === "weak")) return null;
	const { word: whole, start } = wordBefore$1(text, last.start) ?? {
		word: "",
		start: 0
	};
	const value = whole.replace(/^["'`(“„«]+/, "").replace(/["'`”“»,)]+$/, "");
	return foundBefore({
		found,
		text,
		value,
		start: start + whole.indexOf(value)
	});
}
function candidateRightBefore(text, found) {
	const from = Math.max(0, found.start - longestWord);
	const match = unspacedReversal.exec(text.slice(from, found.start));
	const value = match?.[1] ?? "";
	if (match === null || found.class === "weak") return null;
	return foundBefore({
		found,
		text,
		value,
		start: from + match.index
	});
}
function foundBefore({ found, text, value, start }) {
	const name = text.slice(found.start, found.end);
	const join = found.class === "weak" ? "verb" : "none";
	return {
		candidate: {
			class: found.class,
			name,
			join,
			quoted: false,
			alone: false,
			scheme: "",
			value
		},
		start
	};
}
// src/text/redaction/credentials.ts
function isPassword({ join, quoted, alone, value }) {
	if (/^\d{1,3}$/.test(value) || /^\d+[-–]\d+$/.test(value)) return false;
	const chosen = looksChosen(value) || looksGenerated(value) || looksLikeWordsGlued(value) || /^\d{4,}$/.test(value);
	if (join === "assigned") return true;
	if (join === "colon") {
		if (quoted) return !value.includes(" ") || chosen;
		return chosen || alone && value.length >= 5 && /^[\p{L}-]+$/u.test(value);
	}
	if (join === "verb") return chosen || quoted && isPhrase(value);
	return looksChosen(value) && /\d{2}|\d.*\d|[!@#$%^&*]/.test(value) && value.length >= 6 && !/^\d/.test(value) || looksGenerated(value);
}
function isPhrase(value) {
	if (!value.includes(" ")) return value.length >= 4;
	const words = value.split(" ");
	return words.length >= 3 && words.length <= 8 && words.every((word) => /^[\p{L}\d-]{2,}$/u.test(word) && !standsForValue(word));
}
const knownScheme = /^(?:bearer|basic|token|digest|apikey|negotiate|bot|aws4-hmac-sha256)$/i;
function isKey({ join, quoted, value, scheme: auth }) {
	if (knownScheme.test(auth) && join !== "none") return /\d/.test(value) || value.length >= 16 || isBasic(value);
	if (looksGenerated(value)) return value.length >= (join === "none" ? 12 : 8);
	const mixed = /\d/.test(value) && /[A-Za-z]/.test(value);
	if (join === "assigned" || join === "colon" && quoted) {
		if (quoted && !/[-_. ]/.test(value)) return value.length >= 6;
		return mixed && value.length >= 6 && !/[-_.]/.test(value) || /^[A-Za-z0-9]{20,}$/.test(value) || hasOddSigns(value);
	}
	if (join === "colon") return mixed && value.length >= 10 && !/[-_./]/.test(value) || hasOddSigns(value) && value.length >= 12;
	if (join === "verb") return mixed && value.length >= 10 && !/[-_./]/.test(value);
	return false;
}
function hasOddSigns(value) {
	return value.length >= 8 && /\d/.test(value) && /[A-Za-z]/.test(value) && /[!#$%^*+=@/]/.test(value) && !/^[\w-]+\/[\w./-]+$/.test(value);
}
function isBasic(value) {
	if (!/^[A-Za-z0-9+/]{8,}={0,2}$/.test(value)) return false;
	return /^[\x20-\x7e]+:[\x20-\x7e]*$/.test(Buffer.from(value, "base64").toString("latin1"));
}
const plainId = /^(?:[0-9a-f]{24}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[A-Za-z]{1,20}\d+)$/i;
function isWeak({ join, name, value }) {
	if (join === "none" && !/^[A-Z]{3,}$/.test(name)) return false;
	const shortest = join === "verb" || join === "none" ? 12 : 8;
	return value.length >= shortest && looksGenerated(value) && !plainId.test(value);
}
const shortWord = /^[\p{L}-]{0,9}$/u;
function isSecret(candidate) {
	const { join, quoted } = candidate;
	if ((join === "none" || join === "verb" && !quoted || candidate.class === "weak") && shortWord.test(candidate.value)) return false;
	if (candidate.value.length < 3 || standsForValue(candidate.value)) return false;
	if (candidate.class === "password") return isPassword(candidate);
	return candidate.class === "key" ? isKey(candidate) : isWeak(candidate);
}
const findCredentials = (text, places) => {
	const spans = [];
	for (const place of places) {
		const name = nameAt(text, place);
		if (name === null) continue;
		for (const find of [candidateBehind, candidateBefore]) {
			const found = find(text, name);
			if (found === null || !isSecret(found.candidate) || isHarmless(text, name)) continue;
			const end = found.start + found.candidate.value.length;
			spans.push({
				kind: "secret",
				start: found.start,
				end
			});
		}
	}
	return spans;
};
const credentials = {
	anchors: nameAnchors,
	counts: "at ends",
	find: findCredentials
};
// src/text/redaction/emails.ts
const longestLocal = 64;
const localEnd = /(?:[\p{L}\p{N}\p{M}_.+'’&/=-]{1,64}|"[^"\n@]{1,62}"(?=$))$/u;
const domain = /(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,62})\.){1,8}(?:xn--[a-z0-9-]{2,40}|\p{L}[\p{L}\p{M}]{1,23})(?![\p{L}\p{N}])/uy;
const fileEnding = /\.(?:png|jpe?g|gif|svg|webp|ico|pdf|tsx?|jsx?|mjs|json|css|scss|html?|ya?ml|toml|lock|tgz|gz|x)$/i;
const remoteShell = /\b(?:ssh|scp|sftp|rsync|mosh|ssh-copy-id|autossh|sshfs|git clone)(?:[ \t]{1,3}(?:-[^\s-]{1,40}(?:[ \t]{1,3}[\w./~:]{1,60})?|[^\s@]{0,40}[./~:][^\s@]{0,40})){0,4}[ \t]{1,3}$/i;
const remotePath = /^:(?:[~/]|[\w-]{1,64}\/)/;
function localStart(text, at) {
	const window = text.slice(Math.max(0, at - longestLocal), at);
	const local = localEnd.exec(window)?.[0].replace(/^[^\p{L}\p{N}_"]+/u, "").replace(/^.*(?:\/|=|&)/, "") ?? "";
	return local === "" ? -1 : at - local.length;
}
function isMachine(text, start, end) {
	if (text.slice(start, text.indexOf("@", start)) === "git" || remotePath.test(text.slice(end, end + 68))) return true;
	if (text.startsWith("://", start - 3)) return true;
	return remoteShell.test(text.slice(Math.max(0, start - 140), start));
}
const obfuscated = /[\p{L}\p{N}][\p{L}\p{N}._+-]{0,63}[ ]{0,2}(?:[([{]|&lt;|<)[ ]?(?:at|ät|arroba|chiocciola|arobase|@)[ ]?(?:[)\]}]|&gt;|>)[ ]{0,2}[\p{L}\p{N}-]{1,63}(?:[ ]{0,2}(?:\.|[([{][ ]?(?:dot|punkt|point|punto|ponto|kropka)[ ]?[)\]}]|[ ]dot[ ])[ ]{0,2}[\p{L}\p{N}-]{1,63}){1,5}/iuy;
const spokenDot = " (?:dot|punto|punkt|point|ponto|kropka|tečka|nokta|точка|крапка) ";
const spoken = new RegExp(String.raw`[\p{L}\p{N}][\p{L}\p{N}._+-]{0,63} (?:at|ät|arroba|chiocciola|arobase|małpa|собака|zavináč) [\p{L}\p{N}-]{1,63}(?:${spokenDot}[\p{L}\p{N}-]{1,63}){0,3}${spokenDot}(?:com|org|net|de|fr|es|io|dev|edu|uk|co|eu|ch|at|it|pt|br|pl|nl|cz|ru|ua|tr|mx|ar|jp|cn|kr|in)(?![\p{L}\p{N}])`, "iuy");
const spelled = /[([{<;][ ]?(?:at|ät|arroba|chiocciola|arobase|@)[ ]?[)\]}>&]| (?:at|ät|arroba|chiocciola|arobase|małpa|собака|zavináč) /giu;
const findEmails = (text, places) => places.flatMap(({ start: at }) => {
	const match = matchAt(domain, text, at + 1)?.[0];
	if (match === void 0 || fileEnding.test(match)) return [];
	const start = localStart(text, at);
	const end = at + 1 + match.length;
	return start < 0 || isMachine(text, start, end) ? [] : [{
		kind: "email",
		start,
		end
	}];
});
const findSpelled = (text) => Array.from(text.matchAll(spelled)).flatMap(({ index, 0: sign }) => {
	const start = wordStart(text, index);
	const match = start < 0 ? null : matchAt(sign.startsWith(" ") ? spoken : obfuscated, text, start);
	return match ? [{
		kind: "email",
		start,
		end: start + match[0].length
	}] : [];
});
const opening = [..."([{<;"].flatMap((bracket) => [bracket, `${bracket} `]);
const dots = [
	"dot",
	"punto",
	"punkt",
	"point",
	"ponto",
	"kropka",
	"tečka",
	"nokta",
	"точка",
	"крапка"
];
const ats = [
	"at",
	"ät",
	"arroba",
	"chiocciola",
	"arobase",
	"@"
];
const emails = {
	anchors: ["@"],
	find: findEmails
};
const spelledEmails = {
	anchors: [...dots.map((dot) => ` ${dot} `), ...opening.flatMap((start) => ats.map((word) => `${start}${word}`))],
	find: findSpelled
};
function wordStart(text, at) {
	const word = /[\p{L}\p{N}][\p{L}\p{N}._+-]{0,63}[ ]{0,2}(?:&lt)?$/u.exec(text.slice(Math.max(0, at - 68), at));
	return word === null ? -1 : at - word[0].length;
}
// src/text/redaction/named-ids.ts
const lengths = Object.fromEntries(`AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20
  EG29 ES24 FI18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30
  KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24
  PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SE24 SI19 SK24 SM27 ST25 SV28 TL23 TN24 TR26 UA29 VA22
  VG24 XK20`.split(/\s+/).map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]));
const ibanStart = /(?<![A-Za-z0-9])[A-Z]{2}\d{2}/gi;
const ibanBody = /[A-Z]{2}\d{2}(?:[ \u00a0.\-_\n]{0,2}[A-Z0-9]){11,30}/iy;
function passesMod97(iban) {
	let remainder = 0;
	for (const character of iban.slice(4) + iban.slice(0, 4)) {
		const value = Number.parseInt(character, 36);
		remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
	}
	return remainder === 1;
}
function findIbans(text, parts) {
	const spans = [];
	const starts = matchesAround({
		pattern: ibanStart,
		text,
		places: parts,
		before: 40,
		after: 0
	});
	for (const { start: index } of starts) {
		const length = lengths[text.slice(index, index + 2).toUpperCase()];
		const body = length === void 0 ? void 0 : matchAt(ibanBody, text, index)?.[0];
		if (length === void 0 || body === void 0) continue;
		const characters = Array.from(body.matchAll(/[A-Z0-9]/gi)).slice(0, length);
		const last = characters.at(-1);
		if (characters.length < length || last === void 0) continue;
		if (!passesMod97(characters.join(""))) continue;
		spans.push({
			kind: "iban",
			start: index,
			end: index + last.index + 1
		});
	}
	return spans;
}
const idName = /(?<![\p{L}\p{N}])(?:ssn|social security(?: (?:number|no\.?|#))?|social insurance(?: number)?|steuer-?id(?:entifikations)?-?(?:nummer|nr\.?)?|steueridentifikationsnummer|steuernummer|tax (?:id|number)|idnr\.?|tin|itin|(?:renten|sozial)versicherungsnummer|sv-?nummer|svnr\.?|national insurance(?: number)?|ni ?no\.?|ni number|nino|nhs number|personalausweis(?:nummer|nr\.?)?|ausweisnummer|reisepass(?:nummer|nr\.?)?|passport(?: (?:number|no\.?|#))?|numéro de (?:sécurité sociale|passeport)|sécurité sociale|nir|numéro fiscal|dni|nie|nif|cif|seguridad social|pasaporte|codice fiscale|cpf|cnpj|bsn|burgerservicenummer|pesel|aadhaar|aadhar|ahv(?:-nummer|-nr\.?)?|avs|personnummer|driver'?s licen[cs]e(?: (?:number|no\.?))?|führerscheinnummer|krankenversichertennummer|kontonummer|account number|bank account(?: number)?|routing number|cvv|cvc|sort code|инн|снилс|паспорт|рнокпп|т\.?c\.? kimlik(?: (?:no|numarası|numaram))?|tc(?: no)?|kimlik no|rodné číslo|henkilötunnus|cnp|rut|curp|rfc|nit|nik|pan number|vat (?:id|number)|nip|regon|nrn|insee|carta d[’']identità|numero di passaporto|numer dowodu|paszport)(?![\p{L}\p{N}])|マイナンバー|個人番号|旅券番号|免許証番号|身份证(?:号码|号)?|身分證(?:字號|號碼)?|护照号?码?|社保号|주민등록번호|주민번호|여권번호|운전면허번호/giu;
const idValue = /["'`]?[ \t]{0,3}(?:[:：=#]|is|was|ist|war|lautet|est|es|è|é|to|je|är|es el|no\.?|nr\.?|number|->|は|が|是|为|為|는|은)?[ \t]{0,3}(?:is|ist|est|es|è|:)?[ \t]{0,3}["'`(]?((?:[A-Z]{1,6}[ .-]?)?\d(?:[ .\-/]{0,1}[A-Z0-9]){2,18}(?!(?![\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])[\p{L}\p{N}]))/iuy;
const findNamedIds = (text, places) => {
	const atWords = places.filter(({ start }) => !/[a-z]/i.test(text.charAt(start - 1)));
	const names = matchesAround({
		pattern: idName,
		text,
		places: atWords,
		before: 24,
		after: 32
	});
	return Array.from(names, ({ match: name, start: nameStart }) => {
		const at = nameStart + name[0].length;
		const match = matchAt(idValue, text, at);
		const value = (match?.[1] ?? "").replace(/(?:[ .\-/][A-Za-z]{2,})+$/, "");
		if (match === null || value.replace(/\D/g, "").length < (/cv[vc]/i.test(name[0]) ? 3 : 6)) return [];
		const start = at + match[0].lastIndexOf(match[1] ?? "");
		return [{
			kind: "id",
			start,
			end: start + value.length
		}];
	}).flat();
};
const namedIds = {
	anchors: [
		...[
			"ssn",
			"social security",
			"social insurance",
			"steuer",
			"tax id",
			"tax number",
			"idnr"
		],
		...[
			"tin",
			"itin",
			"rentenversicherung",
			"sozialversicherung",
			"sv-nummer",
			"svnummer",
			"svnr"
		],
		...[
			"sv-nr",
			"national insurance",
			"ni no",
			"nino",
			"ni number",
			"nhs number"
		],
		...[
			"personalausweis",
			"ausweisnummer",
			"reisepass",
			"passport",
			"passeport",
			"pasaporte"
		],
		...[
			"paszport",
			"sécurité sociale",
			"nir",
			"numéro fiscal",
			"dni",
			"nie",
			"nif",
			"cif"
		],
		...[
			"seguridad social",
			"codice fiscale",
			"cpf",
			"cnpj",
			"bsn",
			"burgerservicenummer"
		],
		...[
			"pesel",
			"aadhaar",
			"aadhar",
			"ahv",
			"avs",
			"personnummer",
			"driver's licen"
		],
		...[
			"drivers licen",
			"führerscheinnummer",
			"krankenversichertennummer",
			"kontonummer"
		],
		...[
			"account number",
			"bank account",
			"routing number",
			"cvv",
			"cvc",
			"sort code",
			"инн"
		],
		...[
			"снилс",
			"паспорт",
			"рнокпп",
			"kimlik",
			"tc",
			"rodné číslo",
			"henkilötunnus",
			"cnp",
			"rut"
		],
		...[
			"curp",
			"rfc",
			"nit",
			"nik",
			"pan number",
			"vat id",
			"vat number",
			"nip",
			"regon",
			"nrn"
		],
		...[
			"insee",
			"carta d'identità",
			"carta d’identità",
			"numero di passaporto",
			"numer dowodu"
		],
		...[
			"マイナンバー",
			"個人番号",
			"旅券番号",
			"免許証番号",
			"身份证",
			"身分證",
			"护照",
			"社保号"
		],
		...[
			"주민등록번호",
			"주민번호",
			"여권번호",
			"운전면허번호"
		]
	],
	find: findNamedIds
};
// src/text/redaction/phones.ts
const gap = String.raw`[ \u00a0\u2002-\u200a\u202f.\-\u2010-\u2015/()]`;
const numberEnd = String.raw`(?!(?![${unspacedLetter$1}])[\p{L}\d_]|[.:,/-]\d|-\p{L}|@)`;
const digit = "0123456789";
function form(first, source, fewest, most, rest = {}) {
	return {
		first,
		pattern: new RegExp(`(?:${source})${numberEnd}`, "uy"),
		fewest,
		most,
		...rest
	};
}
const date = String.raw`\d{1,2}[ ./-]\d{1,2}[ ./-](?:19|20)\d\d`;
const isoDate = String.raw`(?:19|20)\d\d[ ./-]?(?:0\d|1[0-2])[ ./-]?[0-3]\d`;
const zeros = String.raw`\+?\d{1,3}(?:[ .]000){2,}`;
const international = form("+", String.raw`\+(?:1${gap}{0,3}[2-9]|[2-9])(?:${gap}{0,3}\d){6,14}`, 8, 15, { not: new RegExp(`^(?:${zeros})`) });
const forms$1 = [
	form("0", String.raw`00[1-9]\d{0,2}${gap}{1,3}\d(?:${gap}{0,3}\d){5,12}`, 9, 16),
	form("+1(", String.raw`(?:\+?1[ .-]{0,2})?\([2-9]\d\d\)[ .-]{0,2}\d{3}[ .-]{0,2}\d{4}`, 10, 11),
	form(digit, String.raw`(?:1[ .-])?\d{3}([-\u2010-\u2015])\d{3}\1\d{4}`, 10, 11),
	form(digit, String.raw`(?:1[ .-])?[2-9]\d\d([ .])\d{3}\1\d{4}`, 10, 11),
	form(digit, String.raw`(?:1[ .-])?[2-9]\d\d[ .-][2-9]\d\d[-.]\d{4}`, 10, 11),
	form("8", String.raw`8[ -]\(\d{3,5}\)[ -]?\d{1,3}(?:-\d\d){2}`, 10, 12),
	form("(", String.raw`\(\d{2}\)[ -]?9?\d{4}[- ]\d{4}`, 10, 11),
	form("(", String.raw`\(0\d{1,5}\)${gap}{0,3}\d(?:${gap}{0,2}\d){4,9}`, 8, 12),
	form("0", String.raw`0[1-9](?:([ .-])\d\d)(?:\1\d\d){3}`, 10, 10),
	form("0", String.raw`0[ ]?[1-9]\d{0,4}${gap}{1,3}\d{2,9}(?:[ \u00a0\-\u2010-\u2015]\d{2,8}){0,4}`, 9, 12, { not: new RegExp(String.raw`^(?:${date}|${isoDate}|0\d{3}(?:[ -]0\d{3})+|0\d{1,4}\.\d|0\d(?:[ -]\d\d)+$|0\d[/-]\d\d[/-])`) }),
	form(`(${digit}`, String.raw`\(?\d(?:${gap}{0,2}\d){6,14}`, 7, 15, {
		named: true,
		not: new RegExp(`^(?:${date}|${isoDate}|${zeros}|(?:19|20)\\d\\d[-–](?:19|20)\\d\\d$|\\d{1,3}(?:\\.\\d{1,3}){3}$)`)
	})
];
const namedBehind = /^(?:[ ,]{1,2}(?:is |ist |est |es |è |é |to |är |это )?(?:my |meine? |mon |mi |il mio |meu |mój |mitt |мой )?(?:phone|mobile|cell|handy|mobil|telefon|portable|móvil|whatsapp|numara|телефон|numer|numéro|number|nummer)|(?:に|へ|まで)?(?:お)?(?:電話|ご連絡|连絡)|(?:是我的)?(?:电话|手机|電話|手機)|(?: पर)? ?कॉल|(?:으로|로)? ?(?:전화|연락|문자))/i;
const dialled = /(?:tel|sms|callto|whatsapp|facetime|wa\.me)[:/]$/i;
const wordBefore = new RegExp(String.raw`(?![${unspacedLetter$1}])[\p{L}\p{N}_@#$€£=&+.:\\/-]`, "u");
function isPartOfMore(text, start, named) {
	if (dialled.test(text.slice(Math.max(0, start - 10), start))) return false;
	if (!wordBefore.test(text.charAt(start - 1))) return false;
	return !named || !/\D[:=.]/.test(text.slice(Math.max(0, start - 2), start));
}
function phoneAt(text, start, tried) {
	let naming;
	const begin = text.charAt(start);
	for (const { first, pattern, fewest, most, not, named } of tried) {
		if (!first.includes(begin)) continue;
		const match = matchAt(pattern, text, start)?.[0];
		if (match === void 0 || not?.test(match)) continue;
		const digits = match.replace(/\D/g, "").length;
		if (digits < fewest || digits > most) continue;
		naming ??= namingOf(text.slice(Math.max(0, start - 48), start));
		if (isPartOfMore(text, start, naming.phone)) continue;
		const end = start + match.length;
		const after = text.slice(end, end + 24);
		if (isAmount(match, after)) continue;
		const called = naming.phone || namedBehind.test(after);
		if (naming.other && !(match.startsWith("+") && (/[^\d+]/.test(match) || !naming.adjacent)) || named && !called) continue;
		return {
			kind: "phone",
			start: match.startsWith("(") && !match.includes(")") ? start + 1 : start,
			end
		};
	}
	return null;
}
const start = /(?<!\d)(?:\+|\()?\d(?=(?:[^\w,;:]{0,3}\d){4})/g;
function findPhones(text, part) {
	const spans = [];
	const digits = text.slice(part.start, part.end);
	start.lastIndex = 0;
	for (let found = start.exec(digits); found !== null; found = start.exec(digits)) {
		const span = phoneAt(text, part.start + found.index, found[0].startsWith("+") ? [international, ...forms$1] : forms$1);
		if (span !== null) {
			spans.push(span);
			start.lastIndex = span.end - part.start;
		}
	}
	return spans;
}
// src/text/redaction/schemes.ts
function atEnd({ match, start }, value) {
	const end = start + match[0].length;
	return {
		kind: "secret",
		start: end - value.length,
		end
	};
}
const schemeAlone = /(?<![\p{L}\p{N}])(bearer|basic)[ \t]{1,3}["'`]?([^\s"'`<>;,]{8,255})/giu;
const findBearers = (text, places) => Array.from(matchesAround({
	pattern: schemeAlone,
	text,
	places,
	before: 8,
	after: 260
}), (found) => {
	const [, name = "", rest = ""] = found.match;
	const value = rest.replace(trailing, "");
	const secret = !standsForValue(value) && (looksGenerated(value) || name.toLowerCase() === "basic" && /[A-Z\d=]/.test(value) && isBasic(value));
	const { start } = atEnd(found, rest);
	return secret ? [{
		kind: "secret",
		start,
		end: start + value.length
	}] : [];
}).flat();
const bearers = {
	anchors: ["bearer", "basic"],
	find: findBearers
};
const loginWords = [
	"login",
	"log-in",
	"credential",
	"creds",
	"zugangsdaten",
	"identifiants"
];
const login = /(?<![\p{L}\p{N}])(?:log-?in|credentials?|creds|zugangsdaten|identifiants|credenciales|anmeldedaten|connexion|acceso)[ :=]{1,4}(?:are |is |sind |ist |lauten |lautet |sont |son |est |es )?(?:[\p{L}\p{N}_.@-]{1,64}(?: ?[/:,] ?| (?:and |with |und |mit |et |avec |y |con |e )?))?([^\s"'`<>;,/:]{6,64})/giu;
const aboutLogins = /^[\p{L}-]{1,20}[ :=]{1,4}(?:with|to|via|from|page|using|for|in|at|on|as|and|or|by|mit|bei|avec|con|screen|form|flow|url|button|error)[ /:,]/iu;
const findLogins = (text, places) => Array.from(matchesAround({
	pattern: login,
	text,
	places,
	before: 16,
	after: 150
}), (found) => {
	const [whole, value = ""] = found.match;
	const joined = /[/:] ?[^/:]{1,64}$/.test(whole.slice(0, whole.length - value.length));
	const cased = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/.test(value);
	const odd = /[!#$%^&*+=?]/.test(value);
	const separated = /[/:] ?$/.test(whole.slice(0, whole.length - value.length));
	if (!(separated || joined ? odd || cased : odd && /\d/.test(value) && /\p{L}/u.test(value)) || !separated && aboutLogins.test(whole)) return [];
	return looksChosen(value) && !standsForValue(value) ? [atEnd(found, value)] : [];
}).flat();
const logins = {
	anchors: [
		...loginWords,
		"credenciales",
		"anmeldedaten",
		"connexion",
		"acceso"
	],
	find: findLogins
};
const flag = /(?<![\w-])--(?:[a-z]{1,20}-){0,3}(password|passwd|pass|token|secret|(?:api-?|access-?|auth-?)?key)[ \t]{1,3}["']?([^\s"'`<>]{4,255})/gi;
const findFlags = (text, places) => Array.from(matchesAround({
	pattern: flag,
	text,
	places,
	before: 68,
	after: 300
}), (found) => {
	const [, name = "", value = ""] = found.match;
	if (standsForValue(value) || value.startsWith("-")) return [];
	return (/pass/i.test(name) ? looksChosen(value) || looksGenerated(value) : looksGenerated(value) || /^(?=.*\d)(?=.*[a-z])\w{6,}$/i.test(value)) ? [atEnd(found, value)] : [];
}).flat();
const flags = {
	anchors: [...[
		"-password",
		"-passwd",
		"-pass",
		"-token",
		"-secret",
		"-key",
		"-apikey",
		"-accesskey"
	], ...["-authkey"]],
	find: findFlags
};
const cookieHeader = /(?<![A-Za-z])(?:set-)?cookie["']?[ \t]{0,2}[:=]/gi;
const cookiePair = /[ \t;"']{0,4}([\w.%-]{1,64})=([^\s;"'`,]{1,255})/y;
const mostPairs = 30;
const findCookies = (text, places) => {
	const spans = [];
	const headers = matchesAround({
		pattern: cookieHeader,
		text,
		places,
		before: 12,
		after: 8
	});
	for (const { match, start } of headers) {
		let at = start + match[0].length;
		for (let count = 0; count < mostPairs; count++) {
			const pair = matchAt(cookiePair, text, at);
			if (pair === null) break;
			const value = pair[2] ?? "";
			at += pair[0].length;
			if (looksGenerated(value) && !standsForValue(value)) spans.push({
				kind: "secret",
				start: at - value.length,
				end: at
			});
		}
	}
	return spans;
};
const cookies = {
	anchors: ["cookie"],
	find: findCookies
};
const phraseName = /(?:seed|recovery|secret|backup|wallet)[ _-]?(?:phrase|words)|mnemonic(?:[ _-]?phrase)?/gi;
const phrase = /["']?(?:[ \t]{0,3}(?:is|=|:|=>)){0,2}[ \t\n"'`]{0,4}((?:[a-z]{3,8}[ ,]{1,2}){11,23}[a-z]{3,8})/y;
const findPhrases = (text, places) => Array.from(matchesAround({
	pattern: phraseName,
	text,
	places,
	before: 20,
	after: 8
}), ({ match, start }) => {
	const end = start + match[0].length;
	const words = matchAt(phrase, text, end);
	if (words === null) return [];
	return [{
		kind: "secret",
		start: end + words[0].length - (words[1] ?? "").length,
		end: end + words[0].length
	}];
}).flat();
const seedPhrases = {
	anchors: [
		"phrase",
		"mnemonic",
		"words"
	],
	find: findPhrases
};
const pin = /(?<![\p{L}\p{N}_])pin(?:[- ]?(?:code|number|nummer))?["']?(?:[ \t]{0,3}(?:is|ist|est|es|è|é|lautet|[:=]))[ \t]{0,3}["']?(\d{4,8})(?![\w.,-]*\d)/giu;
const findPins = (text, places) => Array.from(matchesAround({
	pattern: pin,
	text,
	places,
	before: 5,
	after: 48
}), (found) => [atEnd(found, found.match[1] ?? "")]).flat();
const pins = {
	anchors: [
		"pin ",
		"pin:",
		"pin=",
		"pin\"",
		"pin-",
		"pin'",
		"pincode"
	],
	find: findPins
};
// src/text/redaction/urls.ts
const userInfo = /([^\s"'`<>:/?#@]{0,128}):([^\s"'`<>]{1,256})@(?=(?:\[[\da-f:.]{2,40}\]|[\w.-]{1,253})(?:[:/?#,;\s"'`<>)\]]|$))/y;
const port = /^\d{1,5}(?:\/|$)/;
const findUrlPasswords = (text, places) => {
	if (!text.includes("@")) return [];
	return places.flatMap(({ end: start }, index) => {
		const next = places[index + 1]?.start;
		const match = matchAt(userInfo, next === void 0 ? text : text.slice(0, next), start);
		if (match === null) return [];
		const [whole, , password = ""] = match;
		if (port.test(password) || standsForPassword(password)) return [];
		if (whole.includes("[secret]")) return [];
		return [{
			kind: "secret",
			start,
			end: start + whole.length - 1
		}];
	});
};
const urlPasswords = {
	anchors: ["://"],
	find: findUrlPasswords
};
function standsForPassword(password) {
	return isLiteral(password) || /^(?:[$%{<[(].*|\*+|x+|\.{2,}|your.*|[A-Z]{3,}(?:_[A-Z]+)*)$/.test(password);
}
const quotedOrWord = String.raw`(?:"([^"\n]{1,200})"|'([^'\n]{1,200})'|([^\s"'${"`"}<>]{1,200}))`;
const afterUser = new RegExp(`(?:-u|--userpwd|--user|--proxy-user|-U|--auth|-a|--credentials|--creds?)[ =]{0,3}${quotedOrWord}`, "y");
const flagPassword = new RegExp(`(?:-p|-a|-P)(?: {0,2})${quotedOrWord}`, "y");
const programs = /\b(?:mysql(?:dump|admin)?|mariadb|mongo(?:sh|dump)?|sshpass|docker login|podman login|helm registry login|redis-cli|htpasswd|smbclient|az login|sqlcmd|ldapsearch|influx|psql)\b[^\n|]{0,200}$/;
function givenValue(match) {
	return match[1] ?? match[2] ?? match[3] ?? "";
}
const findCommandLinePasswords = (text, places) => places.flatMap(({ start: at }) => {
	if (at > 0 && !/[\s"'`([]/.test(text.charAt(at - 1))) return [];
	const span = userSpan(text, at) ?? passwordSpan(text, at) ?? pipedSpan(text, at);
	return span ? [span] : [];
});
const commandLinePasswords = {
	anchors: [
		"-u",
		"-p",
		"-a",
		"--user",
		"--proxy-user",
		"--auth",
		"--cred",
		"--password-stdin"
	],
	find: findCommandLinePasswords
};
function userSpan(text, at) {
	const match = matchAt(afterUser, text, at);
	if (match === null) return null;
	const value = givenValue(match);
	const colon = value.indexOf(":");
	const password = value.slice(colon + 1).replace(/[.,)]+$/, "");
	if (colon < 0 || password.length < 3 || /^\d{1,6}$/.test(password)) return null;
	if (standsForValue(password) || password === value.slice(0, colon)) return null;
	if (/^\/\//.test(password) || /^[$<{[]/.test(value)) return null;
	const start = match.index + match[0].indexOf(value) + colon + 1;
	return {
		kind: "secret",
		start,
		end: start + password.length
	};
}
function passwordSpan(text, at) {
	const match = matchAt(flagPassword, text, at);
	if (match === null) return null;
	const value = givenValue(match);
	if (value.length < 4 || /^[\d:./-]+$/.test(value) || standsForValue(value)) return null;
	if (!programs.test(text.slice(Math.max(0, at - 240), at))) return null;
	if (!/\d|[!@#%^&*+=?]/.test(value) && !/^-p\S/.test(match[0])) return null;
	const start = match.index + match[0].lastIndexOf(value);
	return {
		kind: "secret",
		start,
		end: start + value.length
	};
}
const piped = /\becho (?:-n )?(["']?)([^\s"'|]{6,64})\1 {0,2}\| {0,2}[\w./-]{2,40} [^|\n]{0,100}$/;
function pipedSpan(text, at) {
	if (!text.startsWith("--password-stdin", at)) return null;
	const before = text.slice(Math.max(0, at - 240), at);
	const match = piped.exec(before);
	const value = match?.[2] ?? "";
	if (match === null || standsForValue(value)) return null;
	const start = at - before.length + match.index + match[0].indexOf(value);
	return {
		kind: "secret",
		start,
		end: start + value.length
	};
}
// src/text/redaction/runs.ts
function createRunSearch(characters, shortest) {
	const isIn = (character) => characters.test(character) ? 1 : 0;
	const inRun = new Uint8Array(65536).fill(isIn("é"));
	for (let code = 0; code < 128; code++) inRun[code] = isIn(String.fromCharCode(code));
	return (text, from) => {
		let start = from;
		while (start + shortest <= text.length) {
			let place = start + shortest - 1;
			while (place >= start && inRun[text.charCodeAt(place)] === 1) place--;
			if (place >= start) {
				start = place + 1;
				continue;
			}
			let end = start + shortest;
			while (end < text.length && inRun[text.charCodeAt(end)] === 1) end++;
			return {
				start,
				end
			};
		}
		return null;
	};
}
// src/text/redaction/vendors.ts
const word = String.raw`[\w-]{16,255}`;
const dotted = String.raw`[\w-]{6,128}(?:\.[\w-]{6,128}){0,4}`;
const base64 = String.raw`[\w+/=-]{20,255}`;
const letters = "[A-Za-z0-9]{16,255}";
const hexadecimal = "[0-9a-fA-F]{32,128}";
function forms(vendor, prefixes, body, sure) {
	return prefixes.split(" ").map((prefix) => ({
		vendor,
		prefix,
		body,
		...sure ? { sure } : {}
	}));
}
const keyForms = [
	...forms("1Password", "ops_ A3-", word),
	...forms("Adafruit", "aio_", "[A-Za-z0-9]{24,32}"),
	...forms("Adobe", "p8e-", word),
	...forms("age", "AGE-SECRET-KEY-1", "[A-Z0-9]{20,80}", true),
	...forms("Aikido", "AIK_CI_ AIK_SECRET_ AIK_CLIENT_", letters),
	...forms("Airtable", "pat", String.raw`[A-Za-z0-9]{14}\.[0-9a-f]{32,64}`, true),
	...forms("Algolia, Mailgun and others", "key-", letters),
	...forms("Alibaba Cloud", "LTAI", "[A-Za-z0-9]{12,26}"),
	...forms("Alibaba Cloud", "STS.", "[A-Za-z0-9]{16,64}"),
	...forms("Anthropic, OpenAI, DeepSeek, OpenRouter and others", "sk-", word),
	...forms("Anyscale", "esecret_", word),
	...forms("Apify", "apify_api_", letters),
	...forms("Artifactory", "AKCp cmVmd", "[A-Za-z0-9]{32,80}"),
	...forms("Asaas", "aact_prod_ aact_hmlg_", word),
	...forms("Asana", "1/", String.raw`\d{10,20}[:/][0-9a-zA-Z:]{20,80}`),
	...forms("Atlassian", "ATATT ATCTT ATBB ATSTT", base64),
	...forms("Atlassian", "BBDC-", base64),
	...forms("Authress", "sc_ ext_ scauth_ authress_", String.raw`[a-z0-9]{5,30}\.[a-z0-9]{4,6}\.acc[_-][\w-]{10,32}\.[\w+/=-]{30,120}`),
	...forms("AWS", "AKIA ASIA ABIA ACCA A3T AROA AIDA", "[A-Z0-9]{12,17}", true),
	...forms("AWS AppSync", "da2-", "[a-z0-9]{26}"),
	...forms("AWS Bedrock", "ABSK bedrock-api-key-", base64),
	...forms("Axiom", "xaat- xapt- xaot-", word),
	...forms("Bannerbear", "bb_pr_ bb_ma_", "[0-9a-f]{20,40}"),
	...forms("Beamer", "b_", String.raw`[\w=-]{44}`),
	...forms("Brave", "BSA", String.raw`[\w-]{24,40}`),
	...forms("Brevo", "xkeysib- xsmtpsib-", word),
	...forms("Browserbase", "bb_live_", String.raw`[\w-]{16,64}`),
	...forms("Buildkite", "bkua_ bkat_ bkct_", word),
	...forms("Cal.com", "cal_live_ cal_test_ cal_", hexadecimal),
	...forms("Cerebras", "csk-", letters),
	...forms("Cfx.re", "cfxk_", word),
	...forms("Chroma", "ck-", letters),
	...forms("CircleCI", "CCIPAT_ CCIPRJ_", word),
	...forms("Clerk", "sk_live_ sk_test_", word),
	...forms("ClickHouse", "4b1d", "[A-Za-z0-9]{38}"),
	...forms("ClickUp", "pk_", String.raw`\d{5,12}_[A-Z0-9]{32}`, true),
	...forms("Clojars", "CLOJARS_", word),
	...forms("Cloudflare", "cfut_ cfat_ cfk_ cfoat_ v1.0-", word),
	...forms("Cloudinary", "cloudinary://", String.raw`\d{8,20}:[\w-]{16,64}`, true),
	...forms("Cloudsmith", "csa_", "[0-9a-f]{30}[A-Za-z0-9]{6}", true),
	...forms("CockroachDB", "CCDB1_", String.raw`\w{30,80}`),
	...forms("Composio, Modal", "ak- ak_ as-", letters),
	...forms("Contentful", "CFPAT-", word),
	...forms("crates.io", "cio", "[A-Za-z0-9]{32}"),
	...forms("Cursor", "key_ crsr_", "[0-9a-f]{32,80}"),
	...forms("Databricks", "dapi dkea dose", "[0-9a-f]{32}"),
	...forms("Datadog", "ddp_ ddapp_ ddapi_ pub", "[0-9a-f]{32,64}"),
	...forms("Daytona", "dtn_", hexadecimal),
	...forms("dbt Cloud", "dbtc_ dbtu_", word),
	...forms("Defined Networking", "dnkey-", word),
	...forms("Deno Deploy", "ddo_ ddw_", letters),
	...forms("Depot", "depot_org_ depot_project_ depot_user_", word),
	...forms("DevCycle", "dvc_server_ dvc_client_ dvc_mobile_", String.raw`\w{8,64}`),
	...forms("Devin", "cog_", "[a-z2-7]{40,64}"),
	...forms("Devin", "apk_user_ apk_", base64),
	...forms("DigitalOcean", "dop_v1_ doo_v1_ dor_v1_", "[0-9a-f]{20,64}", true),
	...forms("Discord", "discord.com/api/webhooks/ discordapp.com/api/webhooks/", String.raw`\d{6,24}/[\w-]{16,128}`, true),
	...forms("Docker", "dckr_pat_ dckr_oat_", word),
	...forms("Docker Swarm", "SWMTKN-1- SWMKEY-1-", String.raw`[\w+/-]{40,120}`),
	...forms("Doppler", "dp.pt. dp.st. dp.ct. dp.sa. dp.scim. dp.audit.", dotted),
	...forms("Dropbox", "sl.", String.raw`[\w-]{40,255}`),
	...forms("Duffel", "duffel_test_ duffel_live_", word),
	...forms("Dynatrace", "dt0c01. dt0s01. dt0s02. dt0s16.", String.raw`[A-Z0-9]{8,24}(?:\.[A-Z0-9]{16,64})?`),
	...forms("E2B", "e2b_ sk_e2b_", "[0-9a-f]{32,64}"),
	...forms("EasyPost", "EZAK EZTK", "[A-Za-z0-9]{40,64}"),
	...forms("Elastic", "essu_", String.raw`[\w=-]{40,255}`),
	...forms("ElevenLabs, Pinecone, Statuspage and others", "sk_", "[0-9a-f]{32,64}"),
	...forms("Exoscale", "EXO", "[A-Za-z0-9]{24,32}"),
	...forms("Expo", "EXPO_", word),
	...forms("Facebook", "EAAC EAAG EAAB EAAD EAAM", "[A-Za-z0-9]{20,255}"),
	...forms("Figma", "figd_ figu_ figo_ figor_", word),
	...forms("Figma", "figp_", word),
	...forms("Firecrawl", "fc-", "[0-9a-f]{32}", true),
	...forms("Fireworks", "fw_", "[A-Za-z0-9]{20,64}"),
	...forms("Fleetbase", "flb_live_ flb_test_", letters),
	...forms("Flexport", "shltm_", word),
	...forms("Flutterwave", "FLWSECK_TEST- FLWSECK-", "[0-9a-zA-Z]{12,64}(?:-X)?"),
	...forms("Fly.io", "fo1_ fm1r_ fm1a_ fm2_", base64),
	...forms("Frame.io", "fio-u-", word),
	...forms("Frigade", "api_private_ api_public_", letters),
	...forms("GitBook", "gb_api_", letters),
	...forms("GitHub", "ghp_ gho_ ghu_ ghs_ ghr_ github_pat_", word),
	...forms("GitLab", "glpat- glptt- gldt- glrt- glcbt- glft- glsoat- glagent- gloas- glimt- glffct- glwt- GR1348941", String.raw`[\w-]{16,255}(?:\.[\w-]{2,16}){0,2}`),
	...forms("GitLab", "glpat- glrtr- glscim-", word),
	...forms("GoCardless", "live_ sandbox_", String.raw`[\w=-]{40}`),
	...forms("Google", "AIza", String.raw`[\w-]{30,40}`),
	...forms("Google", "GOCSPX-", String.raw`[\w-]{16,64}`),
	...forms("Google", "ya29.", String.raw`[\w.-]{16,255}`),
	...forms("Google", "1//0", String.raw`[\w-]{16,128}`),
	...forms("Google", "AQ.Ab8", String.raw`[\w-]{24,128}`),
	...forms("Grafana", "glc_ glsa_", base64),
	...forms("Groq", "gsk_", word),
	...forms("Harness", "pat. sat.", String.raw`[\w-]{22}\.[0-9a-zA-Z]{24}\.[0-9a-zA-Z]{20}`, true),
	...forms("hCaptcha", "ES_", "[0-9a-f]{32}"),
	...forms("Helicone", "sk-helicone-", word),
	...forms("Heroku", "HRKU-", word),
	...forms("Hex", "hexpm_", "[0-9a-f]{32,80}"),
	...forms("Honeycomb", "hcaik_ hcamk_ hcbik_ hcxik_ hcalk_", "[a-z0-9]{32,80}"),
	...forms("HubSpot", "pat-na1- pat-eu1- pat-ap1- pat-na2-", word),
	...forms("Hugging Face", "hf_ api_org_", letters),
	...forms("Infisical", "st.", String.raw`[0-9a-f]{8,32}\.[0-9a-f]{16,64}(?:\.[0-9a-f]{16,64})?`),
	...forms("Infracost", "ico-", letters),
	...forms("Inngest", "signkey-prod- signkey-test- signkey-branch-", "[0-9a-f]{32,80}"),
	...forms("Intra42", "s-s4t2ud- s-s4t2af-", hexadecimal),
	...forms("Ionic", "ion_", letters),
	...forms("Jina", "jina_", String.raw`[\w-]{32,80}`),
	...forms("Klaviyo", "pk_", "(?:[A-Za-z0-9]{6}_)?[0-9a-f]{34}", true),
	...forms("Lambda", "secret_", String.raw`[\w.-]{24,128}`),
	...forms("Langfuse", "sk-lf- pk-lf-", word),
	...forms("LangSmith", "lsv2_pt_ lsv2_sk_ ls__", word),
	...forms("LaunchDarkly", "api- sdk-", "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}", true),
	...forms("Lichess", "lip_ lio_", letters),
	...forms("Linear", "lin_api_ lin_oauth_", letters),
	...forms("LinkedIn", "WPL_AP1.", String.raw`[\w.+/=-]{16,64}`),
	...forms("Liveblocks, Courier", "sk_prod_ sk_dev_ pk_prod_ pk_test_", word),
	...forms("LlamaIndex", "llx-", letters),
	...forms("Lob", "live_pub_ test_pub_", "[0-9a-f]{31}"),
	...forms("MailerSend", "mlsn.", "[0-9A-Za-z]{30,100}"),
	...forms("Mapbox", "sk.", String.raw`eyJ[\w-]{16,255}\.[\w-]{16,64}`, true),
	...forms("Mem0", "m0-", letters),
	...forms("Mercado Pago", "APP_USR-", word),
	...forms("Mercury", "mercury_production_ mercury_sandbox_ secret-token:", String.raw`\w{30,120}`),
	...forms("Mergify", "mergify_application_key_", word),
	...forms("Meta Llama", "LLM|", String.raw`\d{8,20}\|[\w-]{16,64}`),
	...forms("Mintlify", "mint_ mint_dsc_", word),
	...forms("MongoDB Atlas", "mdb_sa_sk_", word),
	...forms("n8n, Dify", "n8n_api_ app- dataset-", "[A-Za-z0-9]{24,128}"),
	...forms("Neon", "napi_", letters),
	...forms("Netlify", "nfp_ nfc_ nfo_ nfu_", letters),
	...forms("New Relic", "NRAK- NRJS- NRII- NRIQ- NRRA- NRAA-", word),
	...forms("Nightfall", "NF-", "[A-Za-z0-9]{32}"),
	...forms("Nomic", "nk-", letters),
	...forms("Notion", "ntn_ secret_", letters),
	...forms("npm", "npm_", letters),
	...forms("NuGet", "oy2", "[a-z0-9]{43}"),
	...forms("NVIDIA", "nvapi-", word),
	...forms("Octopus Deploy", "API-", "[A-Z0-9]{26,32}"),
	...forms("OneSignal", "os_v2_app_ os_v2_org_", "[a-z2-7]{40,110}"),
	...forms("OpenShift", "sha256~", String.raw`[\w-]{32,64}`),
	...forms("Paddle", "pdl_live_apikey_ pdl_sdbx_apikey_", word),
	...forms("Pagar.me", "ak_live_ ak_test_", letters),
	...forms("Perplexity", "pplx-", letters),
	...forms("Persona", "persona_production_ persona_sandbox_", word),
	...forms("pganalyze", "pgar_", letters),
	...forms("Pinecone", "pcsk_", "[A-Za-z0-9]{4,8}_[A-Za-z0-9]{32,80}"),
	...forms("Pinterest", "pina_", word),
	...forms("Plaid", "access-sandbox- access-production- access-development-", "[0-9a-f]{8}-[0-9a-f-]{20,32}", true),
	...forms("PlanetScale", "pscale_tkn_ pscale_oauth_ pscale_pw_", String.raw`[\w=.-]{16,64}`),
	...forms("Polar", "polar_oat_ polar_pat_", word),
	...forms("Polar", "polar_at_ polar_rt_ polar_whs_", word),
	...forms("PostHog", "phx_ phs_", word),
	...forms("Postman", "PMAK- PMAT-", word),
	...forms("Prefect", "pnu_ pnb_", letters),
	...forms("Proof", "prf_", word),
	...forms("Pulumi", "pul-", "[0-9a-f]{40}"),
	...forms("PyPI", "pypi-", word),
	...forms("Ramp", "ramp_sec_", letters),
	...forms("Razorpay", "rzp_live_ rzp_test_", "[A-Za-z0-9]{14,32}"),
	...forms("ReadMe", "rdme_", word),
	...forms("Redpanda, Render", "rnd_", letters),
	...forms("Replicate", "r8_", letters),
	...forms("Resend", "re_", "[A-Za-z0-9]{6,12}_[A-Za-z0-9]{16,40}"),
	...forms("Rootly", "rootly_", "[0-9a-f]{32,80}"),
	...forms("RubyGems", "rubygems_", word),
	...forms("RunPod, redirect.pizza", "rpa_", letters),
	...forms("SaladCloud", "salad_cloud_", String.raw`\w{16,255}`),
	...forms("Samsara", "samsara_api_", letters),
	...forms("Scaleway", "SCW", "[A-Z0-9]{17}"),
	...forms("Scalingo", "tk-us-", word),
	...forms("ScrapeGraph", "sgai-", word),
	...forms("SendGrid", "SG.", dotted),
	...forms("Sentry", "sntrys_ sntryu_ sntrya_", base64),
	...forms("SettleMint", "sm_aat_ sm_pat_ sm_sat_", letters),
	...forms("Shippo", "shippo_live_ shippo_test_", word),
	...forms("Shopify", "shpat_ shpca_ shppa_ shpss_ shptka_ shpua_", word),
	...forms("Slack", "xoxb- xoxp- xoxa- xoxr- xoxo- xoxs- xoxe- xoxd- xoxc- xoxe.xoxb- xoxe.xoxp- xapp-", word),
	...forms("Slack", "hooks.slack.com/services/ hooks.slack.com/workflows/ hooks.slack.com/triggers/", String.raw`[\w/]{16,128}`, true),
	...forms("Snyk", "snyk_uat.", String.raw`[\w.-]{16,255}`),
	...forms("Socket", "sktsec_", word),
	...forms("SonarCloud", "sqco_", letters),
	...forms("SonarQube", "sqp_ sqa_ squ_", letters),
	...forms("Sourcegraph", "sgp_ slk_ sgd_", word),
	...forms("Spectral", "spu- spt-", "[a-z0-9]{32}"),
	...forms("Square", "sq0atp- sq0csp- sq0idp- EAAA", word),
	...forms("Statsig", "secret- console-", "[A-Za-z0-9]{32,80}"),
	...forms("Stripe", "sk_live_ sk_test_ sk_prod_ rk_live_ rk_test_ rk_prod_ pk_live_ whsec_", String.raw`[\w+/=-]{10,255}`),
	...forms("Stripe", "pi_", "[A-Za-z0-9]{16,32}_secret_[A-Za-z0-9]{16,32}", true),
	...forms("Stytch", "secret-test- secret-live-", String.raw`[\w=-]{30,80}`),
	...forms("Supabase", "sbp_ sb_secret_", word),
	...forms("Svix", "testsk_ sk_", "[A-Za-z0-9]{28,64}"),
	...forms("Tailscale", "tskey-auth- tskey-api- tskey-client- tskey-", word),
	...forms("Tally", "tly-", letters),
	...forms("Tavily", "tvly-dev- tvly-prod- tvly-", String.raw`[\w-]{20,80}`),
	...forms("Teams", "webhook.office.com/webhookb2/", String.raw`[\w@/-]{36,255}`, true),
	...forms("Telegram", "AA", String.raw`(?<=\d{8,10}:AA)[\w-]{30,40}`, true),
	...forms("Telnyx", "KEY0", String.raw`[0-9A-F]{31}(?:_\w{16,40})?`, true),
	...forms("Terraform Cloud", "atlasv1.", String.raw`[\w=-]{32,80}`),
	...forms("Thunderstore", "tss_", word),
	...forms("Tinybird", "p.", String.raw`eyJ[\w-]{16,255}\.[\w-]{16,64}`, true),
	...forms("Together", "tgp_v1_", word),
	...forms("Trello", "ATTA", "[0-9a-f]{32,80}"),
	...forms("Trigger.dev", "tr_dev_ tr_prod_ tr_pat_ tr_stg_", letters),
	...forms("TruffleHog", "thog-secret-", hexadecimal),
	...forms("Twilio", "SK", "[0-9a-f]{32}", true),
	...forms("Typeform", "tfp_", String.raw`[\w.=-]{40,64}`),
	...forms("Ubidots", "BBFF- BBUS-", letters),
	...forms("UpCloud", "ucat_", "[0-9A-Za-z]{24,32}"),
	...forms("Val Town", "vtwn_", word),
	...forms("Vault", "hvs. hvb. hvr. s. b.", String.raw`[\w-]{24,255}`),
	...forms("Vercel", "vcp_ vci_ vca_ vcr_ vck_", word),
	...forms("Voiceflow", "VF.", String.raw`(?:(?:DM|WS)\.)?[0-9a-fA-F]{24}\.[A-Za-z0-9]{16}`, true),
	...forms("Voyage", "pa-", String.raw`[\w-]{32,64}`),
	...forms("WakaTime", "waka_", "[0-9a-f]{8}-[0-9a-f-]{20,32}", true),
	...forms("Weights & Biases", "wandb_v1_", word),
	...forms("WorkOS", "sk_a2V5", word),
	...forms("xAI", "xai-", word),
	...forms("Xata", "xau_", letters),
	...forms("Yandex", "AQVN t1.", String.raw`[\w.-]{32,255}`),
	...forms("Zapier", "hooks.zapier.com/hooks/catch/", String.raw`\d{4,12}/\w{5,16}`, true),
	...forms("Zuplo, Unkey", "zpka_ unkey_", word)
];
// src/text/redaction/vendor-keys.ts
const shortestRun = 10;
const inKey = /[\w.~/|-]/;
const isInKey = Uint8Array.from({ length: 128 }, (_, code) => inKey.test(String.fromCharCode(code)) ? 1 : 0);
const notWords = /[0-9A-Z]/;
const shortestUnknown = 32;
const findLongPiece = createRunSearch(/[A-Za-z0-9]/, shortestUnknown);
const lengthOfStart = 2;
function byStart() {
	const forms = Map.groupBy(keyForms.map(({ body, ...form }) => ({
		...form,
		pattern: new RegExp(`(?:${body})`, "y")
	})), ({ prefix }) => prefix.slice(0, lengthOfStart));
	for (const group of forms.values()) group.sort((a, b) => b.prefix.length - a.prefix.length);
	return forms;
}
const formsByStart = byStart();
const mayBegin = new Uint8Array(16384);
for (const begin of formsByStart.keys()) mayBegin[begin.charCodeAt(0) * 128 + begin.charCodeAt(1)] = 1;
function mayBeginAt(text, start) {
	return mayBegin[text.charCodeAt(start) * 128 + text.charCodeAt(start + 1)] === 1;
}
function keyEnd(text, start) {
	const forms = formsByStart.get(text.slice(start, start + lengthOfStart));
	if (forms === void 0) return -1;
	for (const { prefix, pattern, sure } of forms) {
		if (!text.startsWith(prefix, start)) continue;
		const body = matchAt(pattern, text, start + prefix.length)?.[0];
		if (body !== void 0 && (sure || isKeyBody(body))) return start + prefix.length + body.length;
	}
	return -1;
}
function isKeyBody(body) {
	return (looksGenerated(body) || /[A-Z]{16}/.test(body)) && !isMostlyOneCharacter(body);
}
const digest = /(?:^|[^a-z])(?:sha|md|blake|crc|xxh|h1|cid|srcset|integrity)\d{0,3}(?:[-_]\d{3})?[-_.:]$/i;
const unknownKey = /(?<=^|[^A-Za-z0-9])[A-Za-z][A-Za-z0-9]{1,15}(?:[-_][A-Za-z0-9]{1,12}){0,4}[-_](?=([A-Za-z0-9]{32,255}))\1/g;
function isLongChance(piece) {
	if (piece.replace(/\D/g, "").length < 3 || isMostlyOneCharacter(piece) || !looksGenerated(piece)) return false;
	return /[a-z].*[a-z]/.test(piece) && /[A-Z].*[A-Z]/.test(piece) || piece.length >= 40 && /[g-z].*[g-z].*[g-z]/i.test(piece);
}
function unknownKeysIn(text, { start, end }) {
	return Array.from(text.slice(start, end).matchAll(unknownKey)).flatMap(({ 0: whole, 1: piece = "", index }) => {
		const name = whole.slice(0, whole.length - piece.length);
		if (digest.test(name) || !isLongChance(piece)) return [];
		return [{
			kind: "secret",
			start: start + index,
			end: start + index + whole.length
		}];
	});
}
function runAround(text, place, from) {
	let start = place;
	while (start > from && isInKey[text.charCodeAt(start - 1)] === 1) start--;
	let end = place;
	while (isInKey[text.charCodeAt(end)] === 1) end++;
	return {
		start,
		end
	};
}
function keysIn(text, run) {
	const spans = [];
	let mayHoldKey;
	let piece = 0;
	let longestPiece = 0;
	for (let place = run.start; place < run.end; place++) {
		if (!isLetterOrDigit(text.charCodeAt(place))) {
			piece = 0;
			continue;
		}
		piece += 1;
		if (piece > longestPiece) longestPiece = piece;
		if (piece > 1 || !mayBeginAt(text, place)) continue;
		mayHoldKey ??= notWords.test(text.slice(run.start, run.end));
		const keyEndsAt = mayHoldKey ? keyEnd(text, place) : -1;
		if (keyEndsAt < 0) continue;
		spans.push({
			kind: "secret",
			start: place,
			end: keyEndsAt
		});
		place = keyEndsAt - 1;
	}
	if (longestPiece >= shortestUnknown) spans.push(...unknownKeysIn(text, run));
	return spans;
}
const findVendorKeys = (text, places) => {
	const spans = [];
	const starts = places.map(({ start }) => start);
	for (let long = findLongPiece(text, 0); long; long = findLongPiece(text, long.end)) starts.push(long.start);
	let from = 0;
	for (const start of starts.sort((one, other) => one - other)) for (let place = start; place >= from && isInKey[text.charCodeAt(place)] === 1; place = from) {
		const run = runAround(text, place, from);
		const found = run.end - run.start < shortestRun ? [] : keysIn(text, run);
		spans.push(...found);
		from = Math.max(run.end, ...found.map(({ end }) => end));
	}
	return spans;
};
const vendorKeys = {
	anchors: [...new Set(keyForms.map(({ prefix }) => prefix.toLowerCase()))],
	counts: "at starts",
	find: findVendorKeys
};
const markedWord = /[`*\\](?<=[\w-][`*\\])[`*\\]{0,5}[\w-]/;
const mark = /[`*\\]/;
function withoutMarks(text) {
	const places = new Uint32Array(text.length + 1);
	const kept = [];
	let length = 0;
	for (let place = 0; place < text.length; place++) {
		const character = text.charAt(place);
		if (mark.test(character)) continue;
		places[length++] = place;
		kept.push(character);
	}
	return {
		plain: kept.join(""),
		places
	};
}
const marked = new RegExp([
	String.raw`(?<![\w.~-])[\w.~-]{3}\dQ~[\w.~-]{31,34}`,
	String.raw`[A-Za-z0-9+/_-]{40,60}(?:JQQJ99|\+ASt|\+ACR|\+AMC|\+ABa|ACDb|AzSe|AzFu|AzCa|ACOG|AIoT|AZEG|APIM)[A-Za-z0-9+/=_-]{4,40}`,
	String.raw`(?<![\da-f])[\da-f]{32}-us\d{1,2}(?!\w)`,
	"[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk",
	String.raw`[\da-z]{32,36}FFFFNRAL`
].join("|"), "g");
const markedInside = {
	anchors: [...[
		"q~",
		"jqqj99",
		"+ast",
		"+acr",
		"+amc",
		"+aba",
		"acdb",
		"azse",
		"azfu",
		"azca",
		"acog"
	], ...[
		"aiot",
		"azeg",
		"apim",
		"-us",
		"_mmk",
		"ffffnral"
	]],
	find: (text, places) => Array.from(matchesAround({
		pattern: marked,
		text,
		places,
		before: 72,
		after: 48
	}), ({ match, start }) => ({
		kind: "secret",
		start,
		end: start + match[0].length
	}))
};
function findMarkedVendorKeys(text, placesIn) {
	if (!markedWord.test(text)) return [];
	const { plain, places } = withoutMarks(text);
	return findVendorKeys(plain, placesIn(plain)).map(({ kind, start, end }) => ({
		kind,
		start: places[start] ?? 0,
		end: (places[end - 1] ?? 0) + 1
	}));
}
// src/text/redaction/find.ts
const secretRules = [
	privateKeys,
	webTokens,
	markedInside,
	urlPasswords,
	commandLinePasswords,
	credentials,
	bearers,
	flags,
	logins,
	cookies,
	calls,
	seedPhrases,
	pins
];
const personalRules = [
	spelledEmails,
	emails,
	namedIds
];
const rules = [
	vendorKeys,
	...secretRules,
	...personalRules
];
let searchAnchors;
function findAll(text) {
	searchAnchors ??= createAnchorSearch(rules);
	const search = searchAnchors;
	const places = search(text);
	const foundBy = (rule) => {
		const those = places[rules.indexOf(rule)];
		return those ? rule.find(text, those) : [];
	};
	const spans = [
		...vendorKeys.find(text, places[0] ?? []),
		...findMarkedVendorKeys(text, (plain) => search(plain)[0] ?? []),
		...secretRules.flatMap(foundBy)
	];
	const ends = new Set(spans.map(({ end }) => end));
	const isHost = ({ start, end }) => ends.has(text.slice(start, end).lastIndexOf("@") + start);
	spans.push(...foundBy(emails).filter((email) => !isHost(email)), ...foundBy(spelledEmails));
	const parts = numberParts(text);
	spans.push(...findIbans(text, parts), ...foundBy(namedIds));
	for (const part of parts) {
		for (const run of numberRuns(text, part)) spans.push(...findCards(run));
		spans.push(...findPhones(text, part));
	}
	return merged({
		text,
		spans
	});
}
function merged({ text, spans }) {
	const result = [];
	let surest = 0;
	const sorted = spans.map((span, order) => ({
		...span,
		order
	})).sort((a, b) => a.start - b.start);
	for (const { order, ...span } of sorted) {
		const last = result.at(-1);
		if (last === void 0 || span.start >= last.end) {
			result.push({
				...span,
				end: wholeEnd(text, span)
			});
			surest = order;
			continue;
		}
		if (order < surest) last.kind = span.kind;
		surest = Math.min(surest, order);
		last.end = Math.max(last.end, span.end < last.end ? 0 : wholeEnd(text, span));
	}
	return result;
}
const letterOrDigit = /[A-Za-z0-9]/;
const partOfLongSecret = /[^\s"'`<>;]/;
const longSecret = 128;
function wholeEnd(text, { kind, start, end }) {
	if (kind !== "secret") return end;
	const rest = end - start < longSecret ? letterOrDigit : partOfLongSecret;
	if (!rest.test(text.charAt(end - 1))) return end;
	let whole = end;
	while (rest.test(text.charAt(whole))) whole++;
	return whole;
}
// src/text/redact.ts
const longestRemembered = 128;
const mostRemembered = 4096;
const longestAnswer = 2048;
const probes = [
	"\"aB3dE6gH9jK2mN5pQ8sT\"",
	"4155550132",
	"481516",
	"123-45-6789"
];
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;
const mostPasses = 8;
const otherForm = /[\uff01-\uff5e\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/;
const everyOtherForm = new RegExp(otherForm, "g");
function toAsciiForms(text) {
	return text.replace(everyOtherForm, (character) => {
		const code = character.charCodeAt(0);
		if (code >= 65281) return String.fromCharCode(code - 65248);
		return String((code & 15) - (code >= 2406 ? 6 : 0));
	});
}
function createRedactor({ secrets, enabled }) {
	const counts = new Map();
	const harmless = new Set();
	const harmlessOfLength = [];
	const telling = new Map();
	function count(kind, times = 1) {
		counts.set(kind, (counts.get(kind) ?? 0) + times);
	}
	const maskOwn = (0,_own_secrets_js__WEBPACK_IMPORTED_MODULE_12__/* .createMask */ .P)(secrets, (times) => count("secret", times));
	function applyRulesOnce(text) {
		const spans = findAll(text);
		if (spans.length === 0) return text;
		const parts = [];
		let position = 0;
		for (const { kind, start, end } of spans) {
			parts.push(text.slice(position, start), `[${kind}]`);
			position = end;
			count(kind);
		}
		return parts.join("") + text.slice(position);
	}
	function applyRules(text) {
		let redacted = text;
		for (let pass = 0; pass < mostPasses; pass++) {
			const next = redactEncoded(applyRulesOnce(redacted), (word) => applyRulesOnce(maskOwn(word)));
			if (next === redacted) break;
			redacted = next;
		}
		return redacted;
	}
	function redact(text) {
		if (text.length > longestRemembered) return redactLong(text);
		if (harmless.has(text) || time.test(text)) return text;
		const redacted = redactAnew(text);
		if (redacted === text) {
			if (harmless.size >= mostRemembered) harmless.clear();
			harmless.add(text);
		}
		return redacted;
	}
	function redactLong(text) {
		if (harmlessOfLength[text.length] === text) return text;
		const redacted = redactAnew(text);
		if (redacted === text && text.length <= longestAnswer) harmlessOfLength[text.length] = text;
		return redacted;
	}
	function redactAnew(text) {
		const masked = maskOwn((0,_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .clean */ .uH)(text));
		if (!enabled) return masked;
		const plain = otherForm.test(masked) ? toAsciiForms(masked) : masked;
		const redacted = applyRules(plain);
		return redacted === plain ? masked : redacted;
	}
	function mask(text) {
		const cleaned = (0,_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .clean */ .uH)(text);
		const masked = maskOwn(cleaned);
		return masked === cleaned ? text : masked;
	}
	function isTelling(name) {
		const known = telling.get(name);
		if (known !== void 0) return known;
		if (telling.size >= mostRemembered) telling.clear();
		const tells = probes.some((probe) => findAll(`"${name}": ${probe}`).length > 0);
		telling.set(name, tells);
		return tells;
	}
	function redactField(name, value) {
		const text = String(value);
		const redacted = redact(text);
		if (redacted !== text) return redacted;
		if (!enabled || name.length > longestRemembered || !isTelling(name)) return value;
		const before = `"${name}": `;
		const quoted = typeof value === "number" ? text : `"${text}"`;
		const named = applyRules(before + quoted);
		if (named === before + quoted || !named.startsWith(before)) return value;
		return named.slice(before.length).replace(/^"|"$/g, "");
	}
	return {
		redact,
		redactField,
		mask,
		counts
	};
}
// src/report/also-read.ts
const mostPages = 5;
const fewestLeft = 20;
const longest = 6e4;
async function readAlso({ wanted, service, period, step }) {
	const client = createAnalyticsClient(service);
	const also = { ..._tally_js__WEBPACK_IMPORTED_MODULE_1__/* .nothingElse */ .nW };
	if (wanted.includes("searches")) also.searches = distinct(await readPages({
		what: "searches",
		read: client.readSearches,
		service,
		period,
		step
	}), ({ searchQuery }) => searchQuery).map(cleanSearch);
	if (wanted.includes("feedback")) also.feedback = distinct(await readPages({
		what: "feedback",
		read: client.readFeedback,
		service,
		period,
		step
	}), ({ id }) => id).map(cleanFeedback);
	return also;
}
async function readPages({ what, read, service, period, step: { clock, deadline, log, signal } }) {
	const rows = [];
	if (service.requestsLeft() < fewestLeft) {
		log.warning(`The ${what} were not read: fewer than ${fewestLeft} of the hour's requests to the service are left. The report does without.`);
		return rows;
	}
	const end = Math.min(deadline, clock.now() + longest);
	const cursors = new Set();
	let cursor = null;
	try {
		for (let page = 1; page <= mostPages; page += 1) {
			signal.throwIfAborted();
			const next = await read({
				...period,
				cursor,
				page,
				deadline: end
			});
			rows.push(...next.rows);
			cursor = next.nextCursor;
			if (cursor === null || cursors.has(cursor)) break;
			cursors.add(cursor);
		}
	} catch (error) {
		if (!(error instanceof _publish_js__WEBPACK_IMPORTED_MODULE_4__/* .ServiceError */ ._7)) throw error;
		const until = rows.length > 0 ? `has the ${rows.length} that were read until then` : "does without";
		log.warning(`The ${what} could not be read to their end: ${error.message} The report ${until}.`);
	}
	log.info(`Read ${rows.length} rows of ${what}.`);
	return rows;
}
function distinct(rows, keyOf) {
	const seen = new Set();
	return rows.filter((row) => {
		const key = keyOf(row);
		if (key === null) return true;
		if (seen.has(key)) return false;
		seen.add(key);
		return true;
	});
}
const cleanText$1 = (text) => text && (0,_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .clean */ .uH)(text).trim();
const cleanSearch = ({ searchQuery, topClickedPage, ...search }) => ({
	...search,
	searchQuery: cleanText$1(searchQuery) ?? "",
	topClickedPage: cleanText$1(topClickedPage)
});
const cleanFeedback = ({ path, comment, ...feedback }) => ({
	...feedback,
	path: cleanText$1(path) ?? "",
	comment: cleanText$1(comment)
});
// src/report/topics/evidence.ts
const charactersKept = 600;
const mostKept = 4e3;
function spreadOf(text) {
	let hash = 2166136261;
	for (let at = 0; at < Math.min(text.length, 200); at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
	hash = Math.imul(hash ^ hash >>> 16, 73244475);
	return (hash ^ hash >>> 15) >>> 0;
}
const byCodeUnits = (a, b) => a < b ? -1 : a > b ? 1 : 0;
function createAnsweredSample() {
	let sample = [];
	let highest = 2 ** 32;
	const shrink = () => {
		const different = new Map();
		for (const one of sample) {
			const before = different.get(one.question);
			if (!before || byCodeUnits(one.answer, before.answer) < 0) different.set(one.question, one);
		}
		sample = [...different.values()].sort((a, b) => a.spread - b.spread || byCodeUnits(a.question, b.question)).slice(0, mostKept);
		if (sample.length === mostKept) highest = sample.at(-1)?.spread ?? highest;
	};
	return {
		add({ question, answer, cited }) {
			const spread = spreadOf(question);
			if (spread > highest || cited.length === 0) return;
			sample.push({
				question: question.slice(0, charactersKept),
				answer: answer.slice(0, charactersKept),
				cited,
				spread
			});
			if (sample.length >= 2 * mostKept) shrink();
		},
		kept() {
			shrink();
			return sample.map(({ question, answer, cited }) => ({
				question,
				answer,
				cited
			}));
		}
	};
}
// src/report/source/lines.ts
const longestLine = 67108864;
async function* readLines(path) {
	let parts = [];
	let length = 0;
	let isFirst = true;
	const add = (part) => {
		length += part.length;
		if (length <= longestLine) parts.push(part);
		else parts = [];
	};
	const end = () => {
		const line = length <= longestLine ? parts.join("") : null;
		parts = [];
		length = 0;
		const isMarked = isFirst && line?.startsWith("﻿");
		isFirst = false;
		return isMarked ? line?.slice(1) ?? null : line;
	};
	for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.createReadStream)(path, "utf8")) {
		let start = 0;
		for (let at = chunk.indexOf("\n"); at >= 0; at = chunk.indexOf("\n", start)) {
			add(chunk.slice(start, at));
			yield end();
			start = at + 1;
		}
		add(chunk.slice(start));
	}
	if (length > 0) yield end();
}
// src/report/source/conversations-file.ts
async function createConversationsFile(path) {
	let file;
	try {
		file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_10__.open)(path, "w");
	} catch (cause) {
		throw new Error(`The file ${path} can't be written (${cause instanceof Error ? cause.message : cause}). Set the input \`output-dir\` to a folder that the runner may write to.`, { cause });
	}
	return {
		append: async (lines) => {
			try {
				if (lines.length > 0) await file.appendFile(`${lines.join("\n")}\n`);
			} catch (cause) {
				throw new Error(`The file ${path} can't be written (${cause instanceof Error ? cause.message : cause}). Check the free space on the runner, or set the input \`output-dir\` to a folder with more.`, { cause });
			}
		},
		close: () => file.close()
	};
}
const linesPerWrite = 1e3;
async function filterConversationsFile({ path, keep }) {
	const filteredPath = `${path}.filtered`;
	const filtered = await createConversationsFile(filteredPath);
	try {
		let lines = [];
		let place = 0;
		for await (const line of readLines(path)) {
			place += 1;
			if (!keep(place - 1) || line === null) continue;
			lines.push(line);
			if (lines.length < linesPerWrite) continue;
			await filtered.append(lines);
			lines = [];
		}
		await filtered.append(lines);
	} catch (error) {
		await filtered.close();
		await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_10__.rm)(filteredPath, { force: true });
		throw error;
	}
	await filtered.close();
	await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_10__.rename)(filteredPath, path);
}
// src/text/redact-json.ts
const deepest = 100;
const placeholder = "[nested too deep]";
function isContainer(value) {
	return typeof value === "object" && value !== null;
}
function changed({ container, values, keys }) {
	const valueAt = (place, item) => values?.has(place) ? values.get(place) : item;
	if (Array.isArray(container)) return container.map((item, index) => valueAt(String(index), item));
	return Object.fromEntries(Object.entries(container).map(([key, item]) => [keys?.get(key) ?? key, valueAt(key, item)]));
}
function changeValue(visit, place, value) {
	visit.values ??= new Map();
	visit.values.set(place, value);
}
function changeKey(visit, place, key) {
	visit.keys ??= new Map();
	visit.keys.set(place, key);
}
function rebuild(visits, value) {
	let rebuilt = value;
	for (const visit of visits.toReversed()) {
		if (visit.values === null && visit.keys === null) continue;
		const container = changed(visit);
		if (visit.parent === null) rebuilt = container;
		else changeValue(visit.parent, visit.place, container);
	}
	return rebuilt;
}
function redactJson(value, { redactor, keep, onTooDeep }) {
	if (typeof value === "string") return redactor.redact(value);
	if (!isContainer(value)) return value;
	const visits = [];
	const enter = (container, parent, place) => visits.push({
		container,
		parent,
		place,
		depth: parent === null ? 0 : parent.depth + 1,
		values: null,
		keys: null
	});
	const redactText = (text, change) => {
		const redacted = redactor.redact(text);
		if (redacted !== text) change(redacted);
	};
	enter(value, null, "");
	for (const visit of visits) {
		const { container } = visit;
		const isRow = visit.parent === null;
		for (const place of Object.keys(container)) {
			const item = container[place];
			const kept = isRow && keep.has(place);
			if (!kept && !Array.isArray(container)) redactText(place, (redacted) => changeKey(visit, place, redacted));
			if (kept && typeof item === "string") {
				const masked = redactor.mask(item);
				if (masked !== item) changeValue(visit, place, masked);
			} else if (typeof item === "string" || typeof item === "number") {
				const name = Array.isArray(container) ? "" : place;
				const redacted = redactor.redactField(name, item);
				if (redacted !== item) changeValue(visit, place, redacted);
			} else if (isContainer(item) && visit.depth < deepest) enter(item, visit, place);
			else if (isContainer(item)) {
				changeValue(visit, place, placeholder);
				onTooDeep();
			}
		}
	}
	return rebuild(visits, value);
}
// src/report/source/source.ts
var CutShort = class extends Error {
	name = "CutShort";
};
const shortestInterval = 1e4;
function createProgress({ period, clock, log, unit }) {
	let lastLine = clock.now();
	let total = 0;
	return ({ place, rows, isLast }) => {
		total += rows;
		const now = clock.now();
		if (!isLast && now - lastLine < shortestInterval) return;
		lastLine = now;
		const read = `${count(place, unit)}${unit === "row" ? " of the file" : ""}`;
		log.info(`${period.from} to ${period.to}: ${read}, ${count(total, "row")}.`);
	};
}
const count = (number, noun) => `${number.toLocaleString("en-US")} ${noun}${number === 1 ? "" : "s"}`;
function createRepetitions() {
	const seen = new Set();
	return (row) => {
		const { id, timestamp, query } = Object(row);
		if (typeof id !== "string" || id === "" || typeof query !== "string") return false;
		const hash = hashOf([
			id,
			String(typeof timestamp === "string" || typeof timestamp === "number" ? timestamp : ""),
			query
		]);
		if (seen.has(hash)) return true;
		seen.add(hash);
		return false;
	};
}
function hashOf(parts) {
	let low = 2166136261;
	let high = 2538058380;
	const mix = (unit) => {
		low = Math.imul((low << 13 | low >>> 19) ^ unit, 2246822507);
		high = Math.imul((high << 7 | high >>> 25) ^ unit, 3266489909);
	};
	for (const part of parts) {
		for (let at = 0; at < part.length; at += 1) mix(part.charCodeAt(at));
		mix(65536);
	}
	return (low >>> 0) * 2 ** 20 + (high >>> 12);
}
// src/report/source/read-period.ts
const idFields = new Set(["id", "conversationId"]);
async function readPeriod({ period, source, redactor, file, onRow, log, signal }) {
	const reading = {
		pages: 0,
		rows: 0,
		outside: 0,
		cutShort: null
	};
	let partsTooDeep = 0;
	const onTooDeep = () => {
		partsTooDeep += 1;
	};
	try {
		for await (const rows of source.rowsOf(period)) {
			const lines = [];
			signal.throwIfAborted();
			for (const row of rows) {
				const parsed = _publish_js__WEBPACK_IMPORTED_MODULE_4__/* .conversationRowSchema */ .t6.safeParse(row).data;
				const cleaned = parsed ? cleanRow(parsed) : null;
				const time = (0,_publish_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTimestamp */ .lk)(cleaned?.timestamp);
				if (time !== null && !(0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .isWithin */ .UO)(period, time)) {
					reading.outside += 1;
					continue;
				}
				reading.rows += 1;
				onRow(cleaned);
				if (!file) continue;
				lines.push(jsonLine(redactJson(row, {
					redactor,
					keep: idFields,
					onTooDeep
				})));
			}
			await file?.append(lines);
			reading.pages += 1;
			holdHeap();
		}
	} catch (error) {
		if (![
			_publish_js__WEBPACK_IMPORTED_MODULE_4__/* .ServiceError */ ._7,
			CutShort,
			_step_js__WEBPACK_IMPORTED_MODULE_6__/* .Cancelled */ .c
		].some((kind) => error instanceof kind)) throw error;
		const cutShort = error;
		cutShort.message = redactor.redact(cutShort.message);
		reading.cutShort = cutShort;
	}
	if (partsTooDeep > 0) log.warning(`Conversations hold ${partsTooDeep} parts that are nested more than 100 levels deep: each was written as "[nested too deep]".`);
	return reading;
}
function jsonLine(row) {
	const json = JSON.stringify(row);
	return ["\u2028", "\u2029"].reduce((line, separator) => line.includes(separator) ? line.replaceAll(separator, `\\u${separator.charCodeAt(0).toString(16)}`) : line, json);
}
const cleanText = (text) => text && (0,_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .clean */ .uH)(text);
function cleanRow(row) {
	row.query = cleanText(row.query);
	row.timestamp = cleanText(row.timestamp);
	row.pageUrl = cleanText(row.pageUrl);
	row.queryCategory = cleanText(row.queryCategory);
	for (const source of row.sources) {
		source.title = cleanText(source.title);
		source.url = cleanText(source.url);
	}
	return row;
}
function holdHeap() {
	(0,node_v8__WEBPACK_IMPORTED_MODULE_11__.setFlagsFromString)("--semi-space-growth-factor=1");
	(0,node_v8__WEBPACK_IMPORTED_MODULE_11__.setFlagsFromString)("--heap-growing-percent=50");
}
// src/report/source/scope.ts
var SitePages = class {
	#asked = new Map();
	#cited = new Map();
	#known = new Map();
	add({ pageUrl, sources }) {
		const asked = this.#locate(pageUrl);
		if (asked) note(this.#asked, asked);
		const pages = asked ? [asked] : [];
		for (const { url } of sources) {
			const cited = this.#locate(url);
			if (!cited) continue;
			note(this.#cited, cited);
			pages.push(cited);
		}
		return pages;
	}
	#locate(url) {
		const location = locate(url);
		if (location === null) return null;
		const key = `${location.host ?? ""}${location.path}`;
		const known = this.#known.get(key);
		if (known) return known;
		this.#known.set(key, location);
		return location;
	}
	hosts() {
		return this.#asked.size > 0 ? new Set(this.#asked.keys()) : new Set(mostUsed(this.#cited));
	}
	paths() {
		const [host = ""] = mostUsed(this.#asked.size > 0 ? this.#asked : this.#cited);
		return new Set([...this.#asked.get(host)?.paths ?? [], ...this.#cited.get(host)?.paths ?? []]);
	}
};
function pageScope(input) {
	const changedPages = new Set(input.changedFiles.flatMap((file) => (0,_page_path_js__WEBPACK_IMPORTED_MODULE_13__/* .sourceToPage */ .Iw)(file, input.docsRoot) ?? []));
	const hosts = input.site.hosts();
	const docs = input.docs ?? {
		pages: [],
		translations: new Map(),
		redirects: []
	};
	const pathOf = (0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .pathFinder */ .Uq)(docs, input.site.paths(), changedPages);
	const isChanged = ({ host, path }) => {
		if (host !== null && !hosts.has(host)) return false;
		return changedPages.has(pathOf(path, host === null) ?? "");
	};
	return (pages) => pages.some(isChanged);
}
function locate(url) {
	return url === null || url.trim() === "" ? null : (0,_page_path_js__WEBPACK_IMPORTED_MODULE_13__/* .pageLocation */ .nV)(url);
}
function note(hosts, { host, path }) {
	if (host === null) return;
	const known = hosts.get(host) ?? {
		rows: 0,
		paths: new Set()
	};
	known.rows += 1;
	known.paths.add(path);
	hosts.set(host, known);
}
function mostUsed(hosts) {
	const [most] = [...hosts].sort(([a, x], [b, y]) => y.rows - x.rows || (a < b ? -1 : 1));
	return most ? [most[0]] : [];
}
// src/report/source/collect.ts
async function collect({ periods, directory, reader, scope }) {
	const path = (0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(directory, "conversations.jsonl");
	const site = new SitePages();
	const answered = createAnsweredSample();
	const citations = new Map();
	const read = async (period, file) => {
		const { add, tally } = (0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .createTally */ .Xf)();
		const held = [];
		const onRow = (row) => {
			const answer = answeredIn(row);
			if (answer) answered.add(answer);
			if (answer && period === periods.current) for (const url of new Set(answer.cited.map((page) => page.url))) citations.set(url, (citations.get(url) ?? 0) + 1);
			const countable = (0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .countableRow */ .mA)(row, period === periods.current);
			if (scope.kind === "all") add(countable);
			else held.push({
				row: countable,
				pages: row ? site.add(row) : []
			});
		};
		return {
			period,
			add,
			tally,
			outOfScope: [],
			held,
			reading: await readInto({
				reader,
				period,
				file,
				onRow
			})
		};
	};
	const current = await read(periods.current, path);
	const before = current.reading.cutShort ? null : periods.previous;
	const previous = before && await read(before, null);
	if (scope.kind === "pull-request") {
		const isInScope = pageScope({
			...scope,
			site
		});
		for (const { add, held, outOfScope } of [current, ...previous ? [previous] : []]) for (const { row, pages } of held) if (isInScope(pages)) add(row);
		else if (typeof row.outcome === "object") outOfScope.push(row.outcome);
		const keep = (line) => isInScope(current.held[line]?.pages ?? []);
		if (!reader.signal.aborted) await filterConversationsFile({
			path,
			keep
		});
	}
	return {
		current: withoutRows(current),
		previous: previous && withoutRows(previous),
		answered,
		citations
	};
}
const withoutRows = ({ period, tally, outOfScope, reading }) => ({
	period,
	tally,
	outOfScope,
	reading
});
async function readInto({ reader, period, file: path, onRow }) {
	const file = path === null ? null : await createConversationsFile(path);
	try {
		return await readPeriod({
			...reader,
			period,
			file,
			onRow
		});
	} finally {
		await file?.close();
	}
}
function answeredIn(row) {
	if (!row || row.query === null || row.resolutionStatus !== "answered") return null;
	return {
		question: row.query,
		answer: row.response ?? "",
		cited: row.sources.flatMap(({ url, title }) => url ? {
			url: (0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .pageAddress */ .qx)(url),
			title
		} : [])
	};
}
// src/report/source/file.ts
const mostRows = 1e3;
const mostCharacters = 8388608;
function fileRows({ path, undatedIn, clock, deadline, log, signal }) {
	let isWarned = false;
	async function* rowsOf(period) {
		const progress = createProgress({
			period,
			clock,
			log,
			unit: "line"
		});
		const isRepetition = createRepetitions();
		const strays = {
			first: [],
			count: 0
		};
		let batch = [];
		let characters = 0;
		let place = 0;
		try {
			for await (const line of readLines(path)) {
				place += 1;
				if (line?.trim() === "") continue;
				const row = parseRow(line);
				if (row === null) {
					strays.count += 1;
					if (strays.first.length < mostNamed) strays.first.push(place);
					continue;
				}
				if (!belongs({
					row,
					period,
					undatedIn
				}) || isRepetition(row)) continue;
				batch.push(row);
				characters += line?.length ?? 0;
				if (batch.length < mostRows && characters < mostCharacters) continue;
				yield batch;
				signal.throwIfAborted();
				progress({
					place,
					rows: batch.length,
					isLast: false
				});
				if (clock.now() >= deadline) throw timeUp(path, place);
				batch = [];
				characters = 0;
			}
		} catch (error) {
			if (!(error instanceof Error && "syscall" in error)) throw error;
			throw new CutShort(`The file ${path} can't be read beyond line ${place} (${error.message}). Run again once it can.`, { cause: error });
		}
		yield batch;
		progress({
			place,
			rows: batch.length,
			isLast: true
		});
		if (strays.count > 0 && !isWarned) log.warning(strayText({
			path,
			...strays,
			lines: place
		}));
		isWarned = true;
	}
	return { rowsOf };
}
function parseRow(line) {
	try {
		const row = JSON.parse(line ?? "");
		return typeof row === "object" && !Array.isArray(row) ? row : null;
	} catch {
		return null;
	}
}
function belongs({ row: { timestamp }, period, undatedIn }) {
	const time = typeof timestamp === "string" || typeof timestamp === "number" ? (0,_publish_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTimestamp */ .lk)((0,_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .clean */ .uH)(String(timestamp))) : null;
	return time === null ? period === undatedIn : (0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .isWithin */ .UO)(period, time);
}
const mostNamed = 3;
function strayText({ path, first, count, lines }) {
	const many = count > 1;
	const named = `line${first.length > 1 ? "s" : ""} ${first.join(", ")}${count > first.length ? " and more" : ""}`;
	return `The file ${path} has ${many ? `${count} lines that aren't rows` : "1 line that isn't a row"} (${named}): ${many ? "they were" : "it was"} left out.${count === lines ? " The file needs a JSON object on each line; `jq -c .[]` makes such lines of a JSON array." : ""}`;
}
const timeUp = (path, line) => new CutShort(`The time was up after line ${line} of ${path}. Raise \`timeout-minutes\`, or report on a smaller file.`);
async function checkFile({ path, output }) {
	const [file, written] = await Promise.all([(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_10__.stat)(path).catch((cause) => cause), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_10__.stat)(output).catch(() => null)]);
	if (file instanceof Error || !file.isFile()) {
		const why = file instanceof Error ? file.message : "it is not a file";
		throw new Error(`The file ${path} can't be read (${why}). Set the input \`conversations-file\` to a file in the form of \`conversations.jsonl\`, relative to the workspace or as a whole path.`, file instanceof Error ? { cause: file } : {});
	}
	if (written?.ino === file.ino && written.dev === file.dev) throw new Error(`The file ${path} is the one that the report writes its own rows to. Set the input \`output-dir\` to another folder.`);
}
// src/report/source/service.ts
const mostPausesThatGrow = 6;
const leastPauseTold = 1e4;
async function* exportRows(options) {
	const { period, clock, log } = options;
	const progress = createProgress({
		period,
		clock,
		log,
		unit: "page"
	});
	const isRepetition = createRepetitions();
	const readNext = createReader(options);
	const cursors = new Set();
	let page = 1;
	let emptyInRow = 0;
	let reading = readNext({
		cursor: null,
		page,
		emptyInRow
	});
	while (reading) {
		const { conversations, hasMore, nextCursor } = await reading;
		const problem = hasMore ? contradiction({
			nextCursor,
			cursors,
			page
		}) : null;
		const rows = conversations.filter((row) => !isRepetition(row));
		emptyInRow = rows.length === 0 ? emptyInRow + 1 : 0;
		reading = null;
		if (hasMore && nextCursor && !problem) {
			cursors.add(nextCursor);
			reading = readNext({
				cursor: nextCursor,
				page: page + 1,
				emptyInRow
			});
			reading.catch(() => {});
		}
		yield rows;
		progress({
			place: page,
			rows: rows.length,
			isLast: reading === null
		});
		if (problem) throw new CutShort(`${problem} This is a fault of the service: run again later.`);
		page += 1;
	}
}
function serviceRows({ conversations, ...options }) {
	const { deadline } = options;
	const readPage = (page) => conversations.readConversations({
		...page,
		deadline
	});
	return { rowsOf: (period) => exportRows({
		...options,
		readPage,
		period
	}) };
}
function createReader({ readPage, period, pageSize, clock, deadline, log, signal }) {
	const size = createPageSize(pageSize);
	const pause = async ({ page, emptyInRow }) => {
		const plan = (0,_sender_js__WEBPACK_IMPORTED_MODULE_7__/* .planRetry */ .M$)({
			failures: Math.min(emptyInRow, mostPausesThatGrow),
			retryAfter: null,
			timeLeft: deadline - clock.now(),
			random: clock.random(),
			leastShare: 0
		});
		if (plan.kind === "give-up") throw new _publish_js__WEBPACK_IMPORTED_MODULE_4__/* .ServiceError */ ._7("deadline", `The time was up before page ${page} of the conversations from ${period.from} to ${period.to}: the service says that there are more, but the last ${emptyInRow} pages had no new row. Run again later, or raise \`timeout-minutes\`.`);
		if (plan.milliseconds >= leastPauseTold) {
			const seconds = Math.round(plan.milliseconds / 1e3);
			log.info(`Waiting ${seconds} s before page ${page}: the pages before it had no new row.`);
		}
		await clock.sleep(plan.milliseconds, signal);
	};
	return async (next) => {
		if (next.emptyInRow > 0) await pause(next);
		for (;;) {
			const { cursor, page } = next;
			try {
				const read = await readPage({
					...period,
					cursor,
					page,
					limit: size.limit
				});
				size.fit();
				return read;
			} catch (error) {
				if (!(error instanceof _publish_js__WEBPACK_IMPORTED_MODULE_4__/* .ServiceError */ ._7) || error.kind !== "oversized") throw error;
				if (!size.shrink()) throw new _publish_js__WEBPACK_IMPORTED_MODULE_4__/* .ServiceError */ ._7("oversized", `Page ${page} of the conversations from ${period.from} to ${period.to} is too large even with a single row, so no row after it can be read. Report on a period without it (inputs \`days\` and \`date-to\`), and tell the service's support.`, { cause: error });
				log.info(`Page ${page} is too large: asking for it again with ${size.limit} of its rows.`);
			}
		}
	};
}
function contradiction({ nextCursor, cursors, page }) {
	if (!nextCursor) return `Page ${page} says that there are more conversations (\`hasMore\`) and gives no \`nextCursor\` to read them with.`;
	return cursors.has(nextCursor) ? `Page ${page} gives a \`nextCursor\` that an earlier page gave already, so reading on would go in circles.` : null;
}
function createPageSize(largest) {
	let limit = largest;
	let fitting = 0;
	let patience = 1;
	let justGrown = false;
	return {
		get limit() {
			return limit;
		},
		shrink() {
			if (limit === 1) return false;
			if (justGrown) patience *= 2;
			justGrown = false;
			fitting = 0;
			limit = Math.floor(limit / 2);
			return true;
		},
		fit() {
			justGrown = false;
			fitting += 1;
			if (limit === largest || fitting < patience) return;
			limit = Math.min(largest, limit * 2);
			fitting = 0;
			justGrown = true;
		}
	};
}
// src/report/run.ts
async function runReport({ inputs, step }) {
	step.setOutput("outcome", "incomplete");
	if (inputs.fix === "ticked") step.setOutput("jobs", "[]");
	const surroundings = (0,_service_js__WEBPACK_IMPORTED_MODULE_3__/* .openSurroundings */ .E)({
		token: inputs.githubToken,
		pullRequestNumber: inputs.prNumber,
		step
	});
	const { context, github, pullRequest } = surroundings;
	const destinations = await (0,_publish_js__WEBPACK_IMPORTED_MODULE_4__/* .openDestinations */ .uY)({
		targets: inputs.postTo,
		surroundings
	});
	const scoped = inputs.scope === "all" ? null : {
		github: await github(),
		pullRequest: await pullRequest()
	};
	const { workspace = ".", temp = "." } = context;
	const directory = inputs.outputDir ? (0,node_path__WEBPACK_IMPORTED_MODULE_9__.resolve)(workspace, inputs.outputDir) : (0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(temp, "docs-gap-report");
	let rollingIssue;
	const findIssue = async () => {
		const { findRollingIssue } = await __webpack_require__.e(/* import() */ 388).then(__webpack_require__.bind(__webpack_require__, 388));
		return findRollingIssue({
			destinations,
			inputs,
			context
		});
	};
	const run = {
		inputs,
		step,
		context,
		destinations,
		scoped,
		rollingIssue: () => {
			rollingIssue ??= findIssue();
			return rollingIssue;
		},
		directory,
		origin: inputs.conversationsFile === void 0 ? {
			kind: "service",
			service: (0,_service_js__WEBPACK_IMPORTED_MODULE_3__/* .openService */ .I)({
				...inputs,
				...step
			})
		} : {
			kind: "file",
			path: (0,node_path__WEBPACK_IMPORTED_MODULE_9__.resolve)(workspace, inputs.conversationsFile)
		},
		redactor: createRedactor({
			secrets: step.secrets,
			enabled: inputs.redact
		})
	};
	step.setOutput("reportDir", directory);
	try {
		if (!await hasWork(run)) return;
		if (run.origin.kind === "file") {
			const output = (0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(directory, "conversations.jsonl");
			await checkFile({
				path: run.origin.path,
				output
			});
		}
		await (0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .prepareFolder */ .G8)(directory);
		const docsOfScope = run.scoped ? await (0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .readDocsOf */ .zW)(run) : null;
		const { scope, files } = await readScope(run, docsOfScope);
		const collected = await readConversations(run, scope);
		setCounts({
			collected,
			step
		});
		throwIfNothingRead({
			run,
			collected
		});
		warnOfRows({
			run,
			collected
		});
		const also = await readMore(run, collected);
		const docs = run.scoped ? docsOfScope : await (0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .readDocsOf */ .zW)(run);
		const change = docs && run.scoped && await (0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .readChangeOfScope */ .CO)(run, run.scoped, files);
		const { tellReport } = await __webpack_require__.e(/* import() */ 388).then(__webpack_require__.bind(__webpack_require__, 388));
		await tellReport({
			run,
			scope,
			collected,
			also,
			docs: change?.base.docs ?? docs,
			change
		});
	} finally {
		if (run.origin.kind === "service") run.origin.service.close();
	}
}
async function hasWork({ inputs, step, rollingIssue }) {
	if (inputs.fix !== "ticked" || inputs.dateTo !== "last") return true;
	try {
		if (await (await rollingIssue()).hasWork(step.log)) return true;
	} catch (error) {
		if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_)) throw error;
		return true;
	}
	step.log.info("Nothing in the issue is ticked that has no job, and no job is at work: nothing was read, and nothing written.");
	step.setOutput("outcome", "complete");
	step.setOutput("topics", "[]");
	return false;
}
async function readScope({ inputs, step: { log }, scoped }, docs) {
	if (!scoped) return {
		scope: { kind: "all" },
		files: []
	};
	const { github, pullRequest } = scoped;
	const { number } = pullRequest;
	const { paths, files, truncated } = await (0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .listChangedFiles */ .AC)({
		github,
		pullRequest
	});
	log.info(`Pull request #${number} changes ${paths.length} files.`);
	if (truncated) log.warning("GitHub lists at most 3,000 files of a pull request: pages of the others are left out.");
	return {
		scope: {
			kind: "pull-request",
			number,
			changedFiles: paths,
			filesTruncated: truncated,
			docsRoot: inputs.docsRoot || (docs?.root ?? ""),
			docs
		},
		files
	};
}
async function readConversations(run, scope) {
	const { inputs, redactor, directory } = run;
	const { log, signal } = run.step;
	const { current, previous } = (0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .reportPeriod */ .Qs)(await periodOf(run));
	log.info(`Reading the conversations from ${current.from} to before ${current.to} (UTC).`);
	return collect({
		periods: {
			current,
			previous: inputs.compare ? previous : null
		},
		directory,
		reader: {
			source: rowsFrom(run, current),
			redactor,
			log,
			signal
		},
		scope
	});
}
function rowsFrom({ inputs, step, origin }, current) {
	if (origin.kind === "file") return fileRows({
		...step,
		path: origin.path,
		undatedIn: current
	});
	const conversations = createAnalyticsClient(origin.service);
	return serviceRows({
		...step,
		conversations,
		pageSize: inputs.pageSize
	});
}
async function readMore({ inputs, origin, step }, { current }) {
	const wanted = inputs.alsoRead;
	if (origin.kind === "file" || wanted.length === 0) return _tally_js__WEBPACK_IMPORTED_MODULE_1__/* .nothingElse */ .nW;
	if (!current.reading.cutShort) return readAlso({
		wanted,
		service: origin.service,
		period: current.period,
		step
	});
	step.log.warning(`The ${wanted.join(" and ")} were not read, as the conversations could not be read to their end.`);
	const empty = (what) => wanted.includes(what) ? [] : null;
	return {
		searches: empty("searches"),
		feedback: empty("feedback")
	};
}
async function periodOf({ inputs, step: { clock, log }, rollingIssue }) {
	const today = new Date(clock.wallTime()).toISOString().slice(0, 10);
	if (inputs.dateTo !== "last") return {
		days: inputs.days,
		dateTo: inputs.dateTo ?? today
	};
	const last = await (await rollingIssue()).lastPeriod();
	if (last) return {
		days: (0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .daysOf */ .hF)(last).length,
		dateTo: last.to
	};
	log.warning("No issue remembers an earlier report: the period ends today, not as `date-to: last` says.");
	return {
		days: inputs.days,
		dateTo: today
	};
}
function throwIfNothingRead({ run, collected }) {
	const { cutShort, pages, rows } = collected.current.reading;
	const { signal } = run.step;
	if (signal.aborted) throw new Error(`${signal.reason.message} The ${rows} conversations read until then are in ${run.directory}.`, { cause: signal.reason });
	if (cutShort instanceof _publish_js__WEBPACK_IMPORTED_MODULE_4__/* .ServiceError */ ._7 && /^(refused|failures)$/.test(cutShort.kind) && pages === 0) throw cutShort;
}
function warnOfRows({ run: { inputs, origin, step: { log } }, collected: { current, previous } }) {
	if (current.reading.rows === 0 && !current.reading.cutShort) {
		const { from, to } = current.period;
		log.warning(origin.kind === "file" ? `The file ${origin.path} has no row with a \`timestamp\` from ${from} to before ${to}. Set the inputs \`date-to\` and \`days\` to a period that it has rows of.` : `The service has no conversation from ${from} to before ${to}. Either nobody asked the assistant, the assistant is turned off, or the input \`project-id\` (${inputs.projectId}) names another project.`);
	}
	const outside = current.reading.outside + (previous?.reading.outside ?? 0);
	if (outside > 0) log.warning(`The service sent ${outside === 1 ? "1 row" : `${outside} rows`} of another time than it was asked for, by \`timestamp\`: left out of the counts and the files.`);
	const unusable = current.tally.unusable + (previous?.tally.unusable ?? 0);
	if (unusable > 0) log.warning(`${unusable} rows lack a usable \`id\`, \`query\` or \`resolutionStatus\`: they are exported, and not counted.`);
}
function setCounts({ collected, step }) {
	const { questions, conversations, unanswered, unansweredRate } = (0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .countTotals */ .Hk)(collected.current.tally);
	step.setOutput("questions", String(questions));
	step.setOutput("conversations", String(conversations));
	step.setOutput("unanswered", String(unanswered));
	step.setOutput("unansweredRate", unansweredRate.toFixed(4));
	step.setOutput("topics", "[]");
}



/***/ }),

/***/ 342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ listChangedFiles),
/* harmony export */   CO: () => (/* binding */ readChangeOfScope),
/* harmony export */   E1: () => (/* binding */ countPages),
/* harmony export */   EJ: () => (/* binding */ feedbackByPage),
/* harmony export */   FR: () => (/* binding */ unpaced),
/* harmony export */   G8: () => (/* binding */ prepareFolder),
/* harmony export */   HL: () => (/* binding */ enumerate),
/* harmony export */   Hk: () => (/* binding */ countTotals),
/* harmony export */   No: () => (/* binding */ tellingPace),
/* harmony export */   Qs: () => (/* binding */ reportPeriod),
/* harmony export */   T1: () => (/* binding */ formatShare),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   Uq: () => (/* binding */ pathFinder),
/* harmony export */   V3: () => (/* binding */ countOfAsked),
/* harmony export */   WD: () => (/* binding */ pageFinder),
/* harmony export */   Xf: () => (/* binding */ createTally),
/* harmony export */   YJ: () => (/* binding */ formatPeriodBefore),
/* harmony export */   YT: () => (/* binding */ asideText),
/* harmony export */   ZV: () => (/* binding */ formatNumber),
/* harmony export */   dH: () => (/* binding */ formatPeriod),
/* harmony export */   eQ: () => (/* binding */ proportionText),
/* harmony export */   fi: () => (/* binding */ addDays),
/* harmony export */   h1: () => (/* binding */ citedBy),
/* harmony export */   hF: () => (/* binding */ daysOf),
/* harmony export */   hV: () => (/* binding */ writeFiles),
/* harmony export */   he: () => (/* binding */ withoutClick),
/* harmony export */   im: () => (/* binding */ formatDay),
/* harmony export */   jN: () => (/* binding */ countQuestions),
/* harmony export */   mA: () => (/* binding */ countableRow),
/* harmony export */   nW: () => (/* binding */ nothingElse),
/* harmony export */   ph: () => (/* binding */ countCitedPages),
/* harmony export */   pm: () => (/* binding */ readChange),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   q8: () => (/* binding */ countCategories),
/* harmony export */   qx: () => (/* binding */ pageAddress),
/* harmony export */   uV: () => (/* binding */ allowedHosts),
/* harmony export */   yb: () => (/* binding */ paced),
/* harmony export */   zW: () => (/* binding */ readDocsOf)
/* harmony export */ });
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(772);
/* harmony import */ var _clean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(417);
/* harmony import */ var _page_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(485);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(311);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(500);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(760);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(455);









// src/github/changed-files.ts
const mostFiles = 3e3;
const fileSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	filename: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	previous_filename: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	status: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())
});
async function listChangedFiles({ github, pullRequest }) {
	const paths = new Set();
	const files = [];
	const pages = github.pages("GET /repos/{owner}/{repo}/pulls/{pull_number}/files", { pull_number: pullRequest.number }, fileSchema);
	try {
		for await (const page of pages) for (const { filename, previous_filename, status } of page) {
			files.push({
				base: status === "added" || status === "copied" ? null : previous_filename ?? filename,
				head: status === "removed" ? null : filename
			});
			paths.add(filename);
			if (previous_filename !== void 0) paths.add(previous_filename);
		}
	} catch (error) {
		if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_)) throw error;
		throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PostingError */ .lo(`The files that pull request #${pullRequest.number} changes can't be read. ${error.message} Check that the job's \`permissions:\` have \`pull-requests: read\`, or more.`, { cause: error });
	}
	return {
		paths: [...paths],
		files,
		truncated: files.length >= mostFiles
	};
}
const endsSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	base: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ sha: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)() }),
	head: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ sha: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)() })
});
const contentSchema = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	content: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	encoding: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()
});
async function readBothEnds({ github, pullRequest, files }) {
	const ends = await github.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", { pull_number: pullRequest.number }, endsSchema);
	const read = async (end) => {
		const { sha } = ends[end];
		const texts = new Map();
		for (const { base, head } of files) {
			const path = end === "base" ? base : head;
			const other = end === "base" ? head : base;
			if (other !== null && !texts.has(other)) texts.set(other, null);
			if (path === null) continue;
			const { content, encoding } = await github.request(`GET /repos/{owner}/{repo}/contents/${encodedPath(path)}`, { ref: sha }, contentSchema);
			texts.set(path, encoding === "base64" ? Buffer.from(content, "base64").toString() : null);
		}
		return {
			sha,
			texts
		};
	};
	return {
		base: await read("base"),
		head: await read("head")
	};
}
function encodedPath(path) {
	return path.split("/").map(encodeURIComponent).join("/");
}
// src/docs/addresses.ts
const mostHops = 5;
const mostPatterns = 1e3;
function pathFinder({ pages, translations, redirects }, site, alsoKnown = new Set()) {
	const known = new Set([
		...pages.map(({ path }) => path),
		...translations.keys(),
		...alsoKnown
	]);
	const base = (0,_page_path_js__WEBPACK_IMPORTED_MODULE_8__/* .inferBasePath */ .$v)({
		sitePages: site,
		changedPages: known
	});
	const redirected = redirector(redirects);
	const find = (from) => {
		let path = from;
		for (let hop = 0; hop <= mostHops && path !== null; hop++) {
			if (known.has(path)) return path;
			path = redirected(path);
		}
		return null;
	};
	return (path, mayLackBase) => {
		return (base === "" || path === base || path.startsWith(`${base}/`) ? find(path.slice(base.length) || "/") : null) ?? (mayLackBase ? find(path) : null);
	};
}
function pageFinder(docs, site) {
	const pages = new Map(docs.pages.map((page) => [page.path, page]));
	const pathOfPage = pathFinder(docs, site);
	const found = new Map();
	return (address) => {
		const path = (0,_page_path_js__WEBPACK_IMPORTED_MODULE_8__/* .pageLocation */ .nV)(address)?.path;
		if (path === void 0) return null;
		const before = found.get(path);
		if (before !== void 0) return before;
		const own = pathOfPage(path, true) ?? "";
		const page = pages.get(docs.translations.get(own) ?? own) ?? null;
		found.set(path, page);
		return page;
	};
}
function redirector(redirects) {
	const exact = new Map();
	const patterns = [];
	for (const { source, destination } of redirects) {
		const at = source.search(/:|\*/);
		if (at < 0) exact.set(pathOf(source), destination);
		else if (patterns.length < mostPatterns) {
			const after = source.slice(at).replace(/^(?::\w+\*?|\*)/, "");
			const before = source.slice(0, at).toLowerCase();
			patterns.push({
				before,
				after: after.toLowerCase(),
				destination
			});
		}
	}
	return (path) => {
		const destination = exact.get(path);
		if (destination !== void 0) return pathOf(destination);
		for (const { before, after, destination: to } of patterns) {
			if (path.length < before.length + after.length) continue;
			if (!path.startsWith(before) || !path.endsWith(after)) continue;
			const rest = path.slice(before.length, path.length - after.length);
			return pathOf(to.replace(/:\w+\*?|\*/, () => rest));
		}
		return null;
	};
}
const pathOf = (address) => (0,_page_path_js__WEBPACK_IMPORTED_MODULE_8__/* .pageLocation */ .nV)(address)?.path ?? "/";
// src/report/source/page-address.ts
const known = new Map();
const mostKnown = 1e4;
function pageAddress(url) {
	const before = known.get(url);
	if (before !== void 0) return before;
	const address = parsedAddress(url);
	if (known.size >= mostKnown) known.clear();
	known.set(url, address);
	return address;
}
function parsedAddress(url) {
	const parsed = URL.parse(url);
	if (parsed?.protocol !== "https:" && parsed?.protocol !== "http:") return url;
	const path = parsed.pathname.replace(/\/+$/, "");
	return `${parsed.protocol}//${parsed.host}${path || "/"}`;
}
// src/report/model/also-read.ts
const nothingElse = {
	searches: null,
	feedback: null
};
const leastClicked = .1;
function withoutClick(searches) {
	return searches.map(({ searchQuery, hits, ctr, topClickedPage }) => ({
		query: searchQuery,
		hits: hits ?? 0,
		ctr: ctr ?? (topClickedPage ? 1 : 0),
		topClickedPage
	})).filter(({ query, ctr }) => query !== "" && ctr < leastClicked).sort((a, b) => b.hits - a.hits || (a.query < b.query ? -1 : 1));
}
function feedbackByPage(feedback, { pages, docs }) {
	const addressOf = addresses(feedback, {
		pages,
		docs
	});
	const byPage = new Map();
	for (const { path, helpful, comment } of feedback) {
		const url = addressOf(path);
		const key = url ?? path;
		const page = byPage.get(key) ?? {
			path,
			url,
			helpful: 0,
			unhelpful: 0,
			comments: []
		};
		if (helpful === true) page.helpful += 1;
		if (helpful === false) page.unhelpful += 1;
		if (comment) page.comments.push(comment);
		byPage.set(key, page);
	}
	return [...byPage.values()].sort((a, b) => b.unhelpful - a.unhelpful || b.comments.length - a.comments.length || (a.path < b.path ? -1 : 1));
}
function addresses(feedback, { pages, docs }) {
	const known = new Map();
	for (const page of pages) {
		const location = (0,_page_path_js__WEBPACK_IMPORTED_MODULE_8__/* .pageLocation */ .nV)(page);
		if (location?.host && !known.has(location.path)) known.set(location.path, pageAddress(page));
	}
	const site = new Set(known.keys());
	const [first] = known.values();
	const pathOf = pathReader(docs, site);
	const named = feedback.flatMap(({ path }) => isAddress(path) ? [] : pathOf(path)?.path ?? []);
	const base = (0,_page_path_js__WEBPACK_IMPORTED_MODULE_8__/* .inferBasePath */ .$v)({
		sitePages: site,
		changedPages: new Set(docs ? docs.pages.map(({ path }) => path) : named)
	});
	return (path) => {
		if (isAddress(path)) return pageAddress(path);
		const page = pathOf(path);
		if (page === null) return null;
		const below = (0,_page_path_js__WEBPACK_IMPORTED_MODULE_8__/* .underBasePath */ .R$)(base, page.path);
		const made = page.isRead && first ? new URL(below, first).href : null;
		return known.get(below) ?? known.get(page.path) ?? made;
	};
}
const isAddress = (path) => /^https?:\/\//i.test(path);
function pathReader(docs, site) {
	const find = docs && pageFinder(docs, site);
	const files = new Map(docs?.pages.map((page) => [page.file, page]));
	return (path) => {
		const file = path.replace(/^[./]+/, "");
		const page = files.get(file) ?? files.get(`${docs?.root ?? ""}/${file}`) ?? find?.(path) ?? null;
		if (page) return {
			path: page.path,
			isRead: true
		};
		const comparable = (0,_page_path_js__WEBPACK_IMPORTED_MODULE_8__/* .sourceToPage */ .Iw)(file, ".") ?? (0,_page_path_js__WEBPACK_IMPORTED_MODULE_8__/* .pageLocation */ .nV)(path)?.path ?? null;
		return comparable === null ? null : {
			path: comparable,
			isRead: false
		};
	};
}
// src/pace.ts
async function paced(work, pace) {
	const parts = [];
	for (const part of work) {
		const pause = pace();
		if (pause) await pause;
		parts.push(part);
	}
	return parts;
}
const unpaced = () => void 0;
const sliceMilliseconds = 50;
function createPace({ clock, signal, deadline }) {
	let sliceEnd = clock.now() + sliceMilliseconds;
	const breathe = async () => {
		await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setImmediate)();
		signal.throwIfAborted();
		if (clock.now() >= deadline) throw new Error("The time of the step ran out while its questions were grouped. Raise `timeout-minutes`, or lower `days`.");
		sliceEnd = clock.now() + sliceMilliseconds;
	};
	return () => clock.now() < sliceEnd ? void 0 : breathe();
}
const tellingGrace = 1e4;
function tellingPace(step) {
	const { clock, signal, deadline } = step;
	return createPace({
		clock,
		signal,
		deadline: Math.max(deadline, clock.now() + tellingGrace)
	});
}
// src/report/source/period.ts
const millisecondsPerDay = 864e5;
function reportPeriod({ days, dateTo }) {
	const from = addDays(dateTo, -days);
	return {
		current: {
			from,
			to: dateTo
		},
		previous: {
			from: addDays(from, -days),
			to: from
		}
	};
}
const isWithin = ({ from, to }, time) => time >= Date.parse(from) && time < Date.parse(to);
function daysOf({ from, to }) {
	const days = [];
	for (let day = from; day < to; day = addDays(day, 1)) days.push(day);
	return days;
}
function addDays(day, days) {
	const moved = Date.parse(`${day}T00:00:00Z`) + days * millisecondsPerDay;
	return new Date(moved).toISOString().slice(0, 10);
}
// src/report/render/wording.ts
const wholeNumber = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const onePlace = new Intl.NumberFormat("en-US", {
	style: "percent",
	minimumFractionDigits: 1,
	maximumFractionDigits: 1
});
function formatNumber(value) {
	return wholeNumber.format(value);
}
function formatShare(share) {
	return onePlace.format(share);
}
function countOf(count, one, many = `${one}s`) {
	return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
function asideText(count) {
	return count === 1 ? "1 greeting, test or complaint" : `${formatNumber(count)} greetings, tests or complaints`;
}
function formatPeriod({ from, to }) {
	const last = addDays(to, -1);
	const end = formatDay(last, {
		day: "numeric",
		month: "long",
		year: "numeric"
	});
	if (from === last) return end;
	if (from.slice(0, 7) === last.slice(0, 7)) return `${formatDay(from, { day: "numeric" })}–${end}`;
	return `${formatDay(from, {
		day: "numeric",
		month: "long",
		...from.slice(0, 4) === last.slice(0, 4) ? {} : { year: "numeric" }
	})} – ${end}`;
}
function formatDay(day, options) {
	return new Intl.DateTimeFormat("en-GB", {
		...options,
		timeZone: "UTC"
	}).format(Date.parse(day));
}
function formatPeriodBefore(days) {
	return days === 1 ? "the day before" : `the ${formatNumber(days)} days before`;
}
function enumerate(parts) {
	const last = parts.at(-1) ?? "";
	return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}
function countOfAsked({ unanswered, questions }) {
	return `${formatNumber(unanswered)} of ${formatNumber(questions)}`;
}
function proportionText({ before, since }) {
	const none = {
		unanswered: 0,
		questions: 0
	};
	return `${countOfAsked(before ?? none)} before, ${countOfAsked(since ?? none)} since`;
}
// src/report/docs-read.ts
async function readDocsOf(run) {
	const { docs, problem } = await read(run);
	const { log } = run.step;
	if (!docs) {
		log.info(problem);
		return null;
	}
	const { pages, root, skipped } = docs;
	const left = skipped === 0 ? "" : `, and left out ${countOf(skipped, "file")} that ${skipped === 1 ? "is" : "are"} too large or not text`;
	const where = root === "." ? "the checkout's root" : `\`${root}\``;
	log.info(`Read ${countOf(pages.length, "page")} of documentation in ${where}${left}.`);
	return docs;
}
async function read({ inputs, context, step }, others) {
	const { readDocs } = await __webpack_require__.e(/* import() */ 590).then(__webpack_require__.bind(__webpack_require__, 590));
	const { workspace = "." } = context;
	return readDocs({
		workspace,
		folder: inputs.docsRoot || null,
		pace: tellingPace(step),
		...others && { others }
	});
}
async function readChangeOfScope(run, scope, files) {
	try {
		return await readChange(run, {
			...scope,
			files
		});
	} catch (error) {
		if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_)) throw error;
		run.step.log.info(`There is no reader test, as the pull request's files can't be read. ${error.message} It needs \`contents: read\` in the job's \`permissions:\`.`);
		return null;
	}
}
async function readChange(run, { files, ...of }) {
	const changed = files.filter(isOfDocs);
	if (changed.length === 0) return null;
	if (changed.length > mostFilesRead) run.step.log.info(`The pull request changes ${changed.length} files that may be of the docs: the reader test reads the first ${mostFilesRead}.`);
	const ends = await readBothEnds({
		...of,
		files: changed.slice(0, mostFilesRead)
	});
	const { docs: base } = await read(run, ends.base.texts);
	const { docs: head } = await read(run, ends.head.texts);
	if (!base || !head) return null;
	const renamed = changed.flatMap(({ base, head }) => base !== null && head !== null && base !== head ? [[base, head]] : []);
	return {
		base: {
			sha: ends.base.sha,
			docs: base
		},
		head: {
			sha: ends.head.sha,
			docs: head
		},
		renamed: new Map(renamed)
	};
}
const mostFilesRead = 100;
function isOfDocs({ base, head }) {
	return [base, head].some((path) => path !== null && /\.(?:mdx?|json|ya?ml)$/i.test(path));
}
// src/report/files/write-files.ts
const reportFiles = [
	"unanswered.csv",
	"report.json",
	"report.md",
	"briefs"
];
async function prepareFolder(directory) {
	try {
		await makeFolder(directory);
		for (const name of reportFiles) await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_7__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(directory, name), {
			force: true,
			recursive: name === "briefs"
		});
	} catch (cause) {
		throw new Error(`The folder ${directory} can't be written (${cause instanceof Error ? cause.message : cause}). Set the input \`output-dir\` to a folder that the runner may write to.`, { cause });
	}
}
async function makeFolder(path) {
	if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_5__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_6__.dirname)(path))) await makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_6__.dirname)(path));
	try {
		await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_7__.mkdir)(path);
	} catch (error) {
		if (!await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_7__.stat)(path).then((found) => found.isDirectory()).catch(() => false)) throw error;
	}
}
async function writeFiles({ directory, files, pace }) {
	for (const [name, content] of Object.entries(files)) {
		const path = (0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(directory, name);
		try {
			await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_7__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_6__.dirname)(path), { recursive: true });
			await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_7__.writeFile)(path, inPieces(content, pace));
		} catch (cause) {
			if (!isOfSystem(cause)) throw cause;
			throw new Error(`The file ${path} can't be written (${cause instanceof Error ? cause.message : cause}). Check the input \`output-dir\` and the room that is left on the runner.`, { cause });
		}
	}
}
const isOfSystem = (error) => error instanceof Error && "syscall" in error;
const pieceLength = 262144;
async function* inPieces(parts, pace) {
	let piece = [];
	let length = 0;
	for (const part of parts) {
		piece.push(part);
		length += part.length;
		const pause = pace();
		if (pause) await pause;
		if (length < pieceLength) continue;
		yield piece.join("");
		piece = [];
		length = 0;
	}
	yield piece.join("");
}
// src/report/model/counts.ts
function countPages(rows) {
	const counts = new Map();
	for (const { pageUrl } of rows) if (pageUrl) increment$1(counts, pageAddress(pageUrl));
	return mostFirst(counts).map(([url, unanswered]) => ({
		url,
		unanswered
	}));
}
function countCategories(rows) {
	const counts = new Map();
	for (const { category } of rows) if (category) increment$1(counts, category);
	return mostFirst(counts).map(([name, unanswered]) => ({
		name,
		unanswered
	}));
}
function countCitedPages(rows) {
	const counts = new Map();
	const pages = new Map();
	const conversations = new Map();
	for (const { sources, conversation } of rows) for (const [key, page] of citedPagesByKey(sources)) {
		increment$1(counts, key);
		pages.set(key, withFirstTitle(pages.get(key), page));
		conversations.set(key, (conversations.get(key) ?? new Set()).add(conversation));
	}
	return mostFirst(counts).map(([key, unanswered]) => ({
		url: pages.get(key)?.url ?? null,
		title: pages.get(key)?.title ?? null,
		unanswered,
		conversations: conversations.get(key)?.size ?? 0
	}));
}
function citedBy({ sources }) {
	return new Set(citedPagesByKey(sources).keys());
}
function countQuestions(rows) {
	const counts = new Map();
	for (const { question } of rows) increment$1(counts, question);
	return mostFirst(counts).map(([text, count]) => ({
		text,
		count
	}));
}
function citedPagesByKey(sources) {
	const pages = new Map();
	for (const source of sources) {
		const url = source.url ? pageAddress(source.url) : null;
		const title = source.title || null;
		const key = url ?? title;
		if (key !== null) pages.set(key, withFirstTitle(pages.get(key), {
			url,
			title
		}));
	}
	return pages;
}
function withFirstTitle(known, page) {
	const [title = null] = [known?.title, page.title].filter((text) => typeof text === "string").sort();
	return {
		url: page.url,
		title
	};
}
function increment$1(counts, key) {
	counts.set(key, (counts.get(key) ?? 0) + 1);
}
function mostFirst(counts) {
	return [...counts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
}
function countTotals(tally) {
	const { questions, conversations, answered } = tally;
	const unanswered = tally.unanswered.length;
	const rate = answered + unanswered === 0 ? 0 : unanswered / (answered + unanswered);
	return {
		questions,
		conversations,
		answered,
		unanswered,
		unansweredRate: Math.round(rate * 1e4) / 1e4
	};
}
// src/report/source/tally.ts
function createTally() {
	const unanswered = [];
	const questionsByDay = new Map();
	const pageHosts = new Map();
	const conversations = new Set();
	const answers = new Map();
	const counts = {
		questions: 0,
		answered: 0,
		pageUrls: 0,
		unusable: 0
	};
	const add = ({ conversation, hasPageUrl, host, day, outcome }) => {
		counts.questions += 1;
		if (conversation !== null) conversations.add(conversation);
		if (hasPageUrl) counts.pageUrls += 1;
		if (host !== null) increment(pageHosts, host);
		if (outcome === "unusable") {
			counts.unusable += 1;
			return;
		}
		if (outcome === "clarifying") return;
		if (day !== null) increment(questionsByDay, day);
		if (outcome === "answered") {
			counts.answered += 1;
			return;
		}
		const { answer } = outcome;
		if (answer !== null && !answers.has(answer)) answers.set(answer, answer);
		unanswered.push({
			...outcome,
			answer: answer && (answers.get(answer) ?? answer)
		});
	};
	return {
		add,
		tally: {
			get questions() {
				return counts.questions;
			},
			get conversations() {
				return conversations.size;
			},
			get answered() {
				return counts.answered;
			},
			get pageUrls() {
				return counts.pageUrls;
			},
			get unusable() {
				return counts.unusable;
			},
			unanswered,
			questionsByDay,
			pageHosts
		}
	};
}
function countableRow(row, current) {
	if (row === null) return {
		conversation: null,
		hasPageUrl: false,
		host: null,
		day: null,
		outcome: "unusable"
	};
	const time = (0,_publish_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTimestamp */ .lk)(row.timestamp);
	const date = time === null ? null : new Date(time).toISOString();
	return {
		conversation: row.conversationId || row.id || null,
		hasPageUrl: Boolean(row.pageUrl),
		host: row.pageUrl && httpsHost(row.pageUrl),
		day: date?.slice(0, 10) ?? null,
		outcome: outcomeOf(row, {
			current,
			date
		})
	};
}
function outcomeOf(row, { current, date }) {
	const { id, query, resolutionStatus, responseType } = row;
	if (!id || query === null || resolutionStatus === null) return "unusable";
	if (responseType === "clarifying_question") return "clarifying";
	if (resolutionStatus === "answered") return "answered";
	return {
		id,
		current,
		conversation: row.conversationId || id,
		timestamp: date !== null && isEpoch(row.timestamp) ? date : row.timestamp,
		day: date?.slice(0, 10) ?? null,
		question: query,
		pageUrl: row.pageUrl,
		category: row.queryCategory,
		sources: row.sources,
		answer: excerptOf(row.response)
	};
}
const isEpoch = (timestamp) => !Number.isNaN(Number(timestamp));
const longestExcerpt = 600;
const cutWord = /[!-~]+$/;
function excerptOf(answer) {
	const text = answer?.trim() ?? "";
	if (text.length <= longestExcerpt) return (0,_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .clean */ .uH)(text).trim() || null;
	const excerpt = (0,_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .clean */ .uH)(text.slice(0, longestExcerpt)).replace(cutWord, "").trimEnd();
	return Buffer.from(excerpt, "utf16le").toString("utf16le") || null;
}
function httpsHost(url) {
	const parsed = URL.parse(url);
	return parsed?.protocol === "https:" ? parsed.host : null;
}
function increment(counts, key) {
	counts.set(key, (counts.get(key) ?? 0) + 1);
}
const leastShare = 1 / 5;
function allowedHosts({ pageHosts, pageUrls }) {
	return [...pageHosts].flatMap(([host, rows]) => rows >= pageUrls * leastShare ? host : []).sort();
}



/***/ })

};
