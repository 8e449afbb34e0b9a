export const id = 132;
export const ids = [132];
export const modules = {

/***/ 93:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ declaredPaths),
/* harmony export */   Br: () => (/* binding */ pathBelow),
/* harmony export */   Bu: () => (/* binding */ conventionalPaths),
/* harmony export */   D1: () => (/* binding */ splitIntoParts),
/* harmony export */   IM: () => (/* binding */ variantsOf),
/* harmony export */   Iw: () => (/* binding */ sourceToPage),
/* harmony export */   Mj: () => (/* binding */ withoutVariant),
/* harmony export */   Mz: () => (/* binding */ pathSegments),
/* harmony export */   NE: () => (/* binding */ openFolder),
/* harmony export */   NN: () => (/* binding */ markdownPath),
/* harmony export */   OB: () => (/* binding */ atxHeading),
/* harmony export */   R$: () => (/* binding */ underBasePath),
/* harmony export */   Sv: () => (/* binding */ plainInline),
/* harmony export */   V: () => (/* binding */ isPageName),
/* harmony export */   Xd: () => (/* binding */ orNull),
/* harmony export */   Xk: () => (/* binding */ hasSameTexts),
/* harmony export */   Y6: () => (/* binding */ proseLinesOf),
/* harmony export */   _r: () => (/* binding */ mayContainPages),
/* harmony export */   cM: () => (/* binding */ comparablePath),
/* harmony export */   dx: () => (/* binding */ resolveFrom),
/* harmony export */   hS: () => (/* binding */ isReadable),
/* harmony export */   lu: () => (/* binding */ slugified),
/* harmony export */   nV: () => (/* binding */ pageLocation),
/* harmony export */   pk: () => (/* binding */ hasOtherVariants),
/* harmony export */   uJ: () => (/* binding */ joinPath),
/* harmony export */   vj: () => (/* binding */ pageKindOf),
/* harmony export */   w3: () => (/* binding */ namesVariant),
/* harmony export */   yy: () => (/* binding */ isListed)
/* harmony export */ });
/* harmony import */ var _modes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(432);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(760);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24);



// src/docs/page-path.ts
function pageLocation(address) {
	const found = (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.addressOf)(address);
	if (!found) return null;
	const path = comparablePath(found.pathname.split("/").map(decodeSegment).join("/"));
	return path === null ? null : {
		host: found.host,
		path
	};
}
const aboutRepository = /^(?:readme(?:[._-][\w-]+)?\.mdx?|(?:licen[cs]e|changelog|contributing|code_of_conduct|security|agents|claude)\.md)$/i;
function sourceToPage(file, docsRoot = ".") {
	const inside = pathBelow(docsRoot.replaceAll("\\", "/"), file);
	return inside === null || aboutRepository.test(file) ? null : markdownPath(inside);
}
function markdownPath(file) {
	return /\.mdx?$/i.test(file) ? comparablePath(file) : null;
}
function conventionalPaths(path) {
	const segments = pathSegments(path).filter((name) => !/^\(.*\)$/.test(name)).map((name) => name.replace(/^\d{1,4}(?:\. ?|[-_]+| - )(?=[^\d\s._-])/, ""));
	const plain = joinPath(segments);
	const name = segments.at(-1) ?? "";
	return [plain, [
		"readme",
		"page",
		"index",
		segments.at(-2)
	].includes(name) ? joinPath(segments.slice(0, -1)) : plain];
}
function declaredPaths(path, fields) {
	const [plain] = conventionalPaths(path);
	const folder = plain.slice(0, plain.lastIndexOf("/"));
	return [
		"slug",
		"permalink",
		"id"
	].flatMap((name) => {
		const value = fields[name];
		if (typeof value !== "string" || value === "" || /[:\s]/.test(value)) return [];
		const fromRoot = pageLocation(`/${value.replace(/^\/+/, "")}`);
		const relative = value.startsWith("/") ? fromRoot : pageLocation(`${folder}/${value}`);
		return relative && fromRoot ? [{
			path: relative.path,
			fromRoot: fromRoot.path
		}] : [];
	});
}
const records = /-(?:change-?logs?|release-?notes?)-|^-(?:blogs?|code-of-conduct|partials?|snippets|includes)-$/;
const forWriters = /^(?:agents|claude|gemini|copilot-instructions|skill|contributing|_templates|template|.*_template|(?:article|changelog|docs?|guide|issue|page|pull-request|reference|release|tutorial)-template)$/;
function pageKindOf(path, isListed) {
	const names = pathSegments(path);
	if (!isListed && names.some((name) => forWriters.test(name))) return "for-writers";
	return names.some((name) => name.startsWith("_") || records.test(`-${name.split(/[\s_-]/).join("-")}-`)) || path === "/summary" || /^licen[cs]e$/.test(names.at(-1) ?? "") ? "record" : "guide";
}
function pathSegments(path) {
	return path.split("/").filter((segment) => segment !== "" && segment !== ".");
}
const joinPath = (segments) => `/${segments.join("/")}`;
function pathBelow(folder, path) {
	const above = pathSegments(folder);
	const parts = pathSegments(path);
	return above.every((part, at) => part === parts[at]) ? parts.slice(above.length).join("/") : null;
}
function comparablePath(path) {
	const names = pathSegments(path);
	if (names.length > 64 || joinPath(names).length > 2048) return null;
	const folders = names.map((name) => name.normalize("NFC").toLowerCase());
	const name = folders.pop()?.replace(/\.(?:mdx?|html?)$/, "");
	return joinPath(name === void 0 || /^_?index$/.test(name) ? folders : [...folders, name]);
}
function decodeSegment(segment) {
	try {
		return decodeURIComponent(segment);
	} catch {
		return segment;
	}
}
const slugified = (text) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join("-");
function underBasePath(base, page) {
	return page === "/" ? base || page : base + page;
}
const resolveFrom = (file, named) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.resolve("/", node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(file), named).slice(1);
// src/docs/files.ts
const maxFileBytes = 2e6;
const maxFiles = 5e4;
const maxEntries = 5e5;
const maxTotalBytes = 2e8;
const maxDepth$1 = 40;
const mayContainPages = (path) => !/(?:^|\/)\./.test(path) && pathSegments(path).at(-1) !== "node_modules";
const isPageName = (path) => /\.mdx?$/i.test(path);
function openFolder(root, folder, others = new Map()) {
	const top = orNull(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)(root));
	const base = orNull(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, folder)));
	if (top === null || base === null || !isWithin(top, base)) return null;
	const replaced = new Map([...others].flatMap(([path, bytes]) => {
		const inside = pathBelow(folder, path);
		return inside === null ? [] : [[inside, bytes]];
	}));
	const requested = new Set();
	let left = maxTotalBytes;
	return {
		requested,
		list(isKept) {
			const listed = listFiles(base, isKept);
			const files = new Set(listed.files);
			for (const [path, bytes] of replaced) if (bytes === null) files.delete(path);
			else if (isListed(path, isKept)) files.add(path);
			return {
				files: [...files].sort(),
				isCut: listed.isCut
			};
		},
		read(path, maxBytes = maxFileBytes) {
			requested.add(path);
			let bytes = replaced.get(path);
			if (bytes === void 0) bytes = left > 0 ? bytesIn(base, path, maxBytes) : null;
			if (bytes === null || bytes === "unreadable") return null;
			left -= bytes.length;
			return textOf(bytes, maxBytes);
		}
	};
}
function textOf(bytes, maxBytes) {
	const decoder = new TextDecoder("utf-8", { fatal: true });
	const isCut = bytes.length > maxBytes;
	const text = orNull(() => decoder.decode(bytes.subarray(0, maxBytes), { stream: isCut }));
	return text === null ? null : text.replace(/\r\n?/g, "\n").replaceAll("\0", " ");
}
const isReadable = (file) => file === null || file !== "unreadable" && textOf(file, maxFileBytes) !== null;
function hasSameTexts(root, others) {
	const folder = openFolder(root, ".");
	const isSame = ([path, bytes]) => bytes !== "unreadable" && folder?.read(path) === (bytes && textOf(bytes, maxFileBytes));
	return [...others].every(isSame);
}
function isListed(path, isKept) {
	const parts = path.split("/");
	if (parts.length - 1 > maxDepth$1) return false;
	return parts.every((_, at) => isKept(parts.slice(0, at + 1).join("/"), at < parts.length - 1));
}
function isWithin(folder, path) {
	const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
	return inside.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)[0] !== ".." && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside);
}
function orNull(read) {
	try {
		return read();
	} catch {
		return null;
	}
}
function listFiles(base, isKept) {
	const files = [];
	const folders = [""];
	let seen = 0;
	for (let above = folders.pop(); above !== void 0; above = folders.pop()) {
		const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(base, above);
		for (const entry of orNull(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync)(folder, { withFileTypes: true })) ?? []) {
			seen += 1;
			if (seen > maxEntries || files.length >= maxFiles) return {
				files,
				isCut: true
			};
			const path = above === "" ? entry.name : `${above}/${entry.name}`;
			if (entry.isDirectory()) {
				if (pathSegments(path).length <= maxDepth$1 && isKept(path, true)) folders.push(path);
			} else if (entry.isFile() && isKept(path, false)) files.push(path);
		}
	}
	return {
		files,
		isCut: false
	};
}
const readOnly = node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_NONBLOCK ?? 0);
function bytesIn(base, path, maxBytes) {
	return orNull(() => {
		const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(base, path);
		if (!isWithin(base, file) || (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)(file) !== file) return null;
		const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync)(file, readOnly);
		try {
			const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.fstatSync)(handle);
			if (!stat.isFile()) return null;
			const bytes = Buffer.alloc(Math.min(stat.size, maxBytes + 1));
			return bytes.subarray(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readSync)(handle, bytes));
		} finally {
			(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync)(handle);
		}
	});
}
// src/docs/variants.ts
const clearLanguage = /^(?:ar|cn|de|en|es|fa|fr|he|hi|hu|it|ja|ko|nl|pl|pt|ru|sv|tr|uk|vi|zh)(?:[-_][a-z]{2,4})?$/;
const language = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/;
const version = /^(?:version-|v)?\d{1,4}(?:\.(?:\d{1,4}|x)){1,3}(?:-[a-z\d.]+)?$|^version-[\w.-]+$|^v\d{1,3}$|^\d{4}-\d\d(?:-\d\d)?$/;
const versionWord = /^(?:latest|stable|current|next|nightly|canary)$/;
const otherVariants = /^(?:i18n|locales?|translations?|versioned_docs.*)$/;
const namesVariant = (name) => clearLanguage.test(name) || version.test(name) || versionWord.test(name);
const hasOtherVariants = (name) => version.test(name) || otherVariants.test(name);
function withoutVariant(path) {
	const segments = pathSegments(path);
	const others = segments.filter((name) => !namesVariant(name));
	const last = segments.at(-1) ?? "";
	return joinPath(others.length > 0 && versionWord.test(last) ? [...others, last] : others);
}
function segmentsOf(path) {
	const segments = pathSegments(path);
	const [name = "", ending = "", ...more] = segments.at(-1)?.split(".") ?? [];
	if (more.length > 0 || !language.test(ending)) return segments;
	const isFolder = /^(?:_?index|readme)$/.test(name);
	return [
		...segments.slice(0, -1),
		ending,
		...isFolder ? [] : [name]
	];
}
const minMirrored = {
	language: .2,
	version: .5
};
const minEnglishShare = .8;
const maxDepth = 8;
function byTree(paths) {
	const files = Array.from(paths, (path) => ({
		path,
		segments: segmentsOf(path)
	}));
	const original = new Map(files.map(({ path, segments }) => [joinPath(segments), path]));
	const groups = new Map();
	for (const { segments } of files) for (const [at, name] of segments.slice(0, maxDepth).entries()) {
		const isVersion = version.test(name) || versionWord.test(name);
		if (!isVersion && !language.test(name)) continue;
		const kind = isVersion ? "version" : "language";
		const above = at === 0 ? "" : joinPath(segments.slice(0, at));
		const group = groups.get(`${kind} ${above}`) ?? {
			above,
			kind,
			folders: new Map()
		};
		const inside = group.folders.get(name) ?? [];
		inside.push(joinPath(segments.slice(at + 1)));
		group.folders.set(name, inside);
		groups.set(`${kind} ${above}`, group);
	}
	const replaced = new Map();
	for (const group of groups.values()) {
		const isOutside = (path) => original.has(underBasePath(group.above, path));
		for (const [name, other] of replacements(group, isOutside)) replaced.set(`${group.above}/${name}`, other);
	}
	const variants = {
		translations: new Map(),
		onlyIn: new Map()
	};
	const first = new Map();
	for (const { path, segments } of files) {
		let folder = "";
		let isMixed = false;
		let variant;
		const target = segments.flatMap((name) => {
			folder += `/${name}`;
			const other = replaced.get(folder);
			if (!other) return name;
			isMixed ||= other.isMixed;
			variant ??= name;
			return other.name ?? [];
		});
		if (variant === void 0) continue;
		const main = joinPath(target);
		const standIn = original.get(main) ?? (isMixed ? path : first.get(main) ?? path);
		if (standIn !== path) variants.translations.set(path, standIn);
		else {
			variants.onlyIn.set(path, variant);
			first.set(main, path);
		}
	}
	return variants;
}
function replacements({ above, kind, folders }, isOutside) {
	const isClear = (name) => clearLanguage.test(name);
	const all = [...folders.keys()];
	const names = kind === "version" || all.filter(isClear).length > 1 ? all : all.filter(isClear);
	const times = new Map();
	for (const path of [...folders.values()].flat()) times.set(path, (times.get(path) ?? 0) + 1);
	const isInSibling = (path) => (times.get(path) ?? 0) > 1;
	const isMirrored = (name, existsElsewhere) => {
		const inside = folders.get(name) ?? [];
		return inside.filter((path) => existsElsewhere(path) && (path !== "/" || kind === "language")).length >= minMirrored[kind] * inside.length;
	};
	const hasOthersOnly = otherVariants.test(pathSegments(above).at(-1) ?? "") && !folders.has("en");
	const isMixed = kind === "version" && !hasOthersOnly;
	const others = new Map();
	const mirrored = [];
	for (const name of names) if (hasOthersOnly || isMirrored(name, isOutside)) others.set(name, {
		name: null,
		isMixed
	});
	else if (isMirrored(name, isInSibling)) mirrored.push(name);
	const first = kind === "version" ? latestOf(mirrored) : largestOf(mirrored, folders);
	for (const name of mirrored) if (name !== first) others.set(name, {
		name: first,
		isMixed: false
	});
	return others;
}
function largestOf(names, folders) {
	const weight = (name) => (folders.get(name)?.length ?? 0) / (/^en\b/.test(name) ? minEnglishShare : 1);
	const [largest = ""] = names.toSorted((a, b) => weight(b) - weight(a));
	return largest;
}
function latestOf(names) {
	const rank = (name) => {
		if (versionWord.test(name)) return /^(?:latest|stable|current)$/.test(name) ? 2 : 0;
		return /\d-[a-z]/.test(name) ? 0 : 1;
	};
	const number = new Intl.Collator("en", { numeric: true });
	const [latest = ""] = names.toSorted((a, b) => rank(b) - rank(a) || number.compare(b, a));
	return latest;
}
const maxLabelDepth = 4;
function byNavigation(listed) {
	const translations = new Map();
	const onlyIn = new Map();
	const chains = Map.groupBy(listed.filter(({ variants }) => variants.length > 0), ({ variants }) => variants.map(({ list, name }) => `${list}\n${name}`).join("\n"));
	const othersAmong = (variants = []) => variants.filter(({ isDefault }) => !isDefault).length;
	const order = [...chains.values()].sort(([a], [b]) => othersAmong(a?.variants) - othersAmong(b?.variants));
	const first = new Map();
	for (const pages of order) {
		const { variants = [] } = pages[0] ?? {};
		const lists = variants.map(({ list }) => list).join("\n");
		const labels = new Set(variants.flatMap(({ name }) => name.toLowerCase().split(/[^\p{L}\p{N}._-]+/u)));
		const folder = commonFolder(pages.map(({ path }) => path));
		for (const { path } of pages) {
			const segments = pathSegments(path);
			const keys = [segments.filter((name, at) => at >= maxLabelDepth || !labels.has(name)), segments.slice(folder)].map((key) => `${lists}\n${key.join("/")}`);
			const known = othersAmong(variants) > 0 ? keys.find((key) => first.has(key)) : void 0;
			const main = first.get(known ?? "") ?? path;
			if (main !== path) translations.set(path, main);
			else {
				for (const key of keys) first.set(key, first.get(key) ?? path);
				const [other] = variants.filter(({ isDefault }) => !isDefault);
				if (other) onlyIn.set(path, other.name);
			}
		}
	}
	return {
		translations,
		onlyIn
	};
}
function commonFolder(paths) {
	const [first = [], ...others] = paths.map((path) => pathSegments(path).slice(0, -1));
	const differing = first.findIndex((name, at) => others.some((other) => other[at] !== name));
	return differing < 0 ? first.length : differing;
}
function variantsOf(listed, existing) {
	const known = new Set(listed.map(({ path }) => path));
	const tree = byTree(existing);
	const navigation = byNavigation(listed.filter(({ path }) => existing.has(path)));
	const join = (key) => new Map([...[...tree[key]].filter(([path]) => !known.has(path)), ...navigation[key]]);
	return {
		translations: join("translations"),
		onlyIn: join("onlyIn")
	};
}
// src/docs/inline.ts
const latin = "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";
const others = "amp &  apos '  gt >  lt <  quot \"  trade ™  hellip …  ndash –  mdash —  lsquo ‘  rsquo ’  ldquo “  rdquo ”  bull •  larr ←  uarr ↑  rarr →  darr ↓  harr ↔  euro €  ne ≠  le ≤  ge ≥  infin ∞  check ✓  cross ✗  lbrace {  rbrace }  lcub {  rcub }  lsqb [  rsqb ]  lbrack [  rbrack ]  lpar (  rpar )  ast *  num #  vert |  verbar |  grave `  lowbar _  colon :  sol /  bsol \\  commat @  period .  comma ,  excl !  quest ?  dollar $  percnt %  plus +  equals =  Hat ^";
const entities = new Map([...latin.split(" ").map((name, at) => [name, String.fromCharCode(160 + at)]), ...others.split("  ").map((pair) => [pair.slice(0, -2), pair.slice(-1)])]);
const decodeEntities = (text) => !text.includes("&") ? text : text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]\w{1,8}));/g, (all, decimal, hex, name = "") => {
	if (name !== "") return entities.get(name)?.replace("\xA0", " ") ?? all;
	const code = Number(decimal ?? `0x${hex}`);
	return code > 31 && code <= 1114111 ? String.fromCodePoint(code) : all;
});
const span = "";
const codeSpan = /``(?:`?[^`\n])+``|`[^`\n]+`/g;
const image = /!\[([^[\]]{0,500})\](?:\((?:[^()]|\([^()]{0,200}\)){0,1000}\)|\[[^[\]]{0,200}\])/g;
const link = /\[(\[?[^[\]]{0,500}\]?)\](?:\((?:[^()]|\([^()]{0,200}\)){0,1000}\)|\[[^[\]]{0,200}\])/g;
const template = /\{%[^%]*%\}|\{\{[<%][^{}]*[>%]\}\}|\[\^[^\]\s]{1,100}\]/g;
const emoji = /(^|[^\w:/]):[a-z][\w+-]*:(?![\w:/])/g;
const openingMark = /(^|[\s([“"'—])[*_](?=\S|$)/g;
const closingMark = /(?<=[^\s\\])[*_](?=$|[\s)\],:;!?”"'—]|\.(?!\w))/g;
function plainInline(text) {
	if (!/[[\]`*_~&\\{:]/.test(text)) return text;
	const spans = [];
	const plain = text.replaceAll(span, "").replace(codeSpan, (code) => {
		spans.push(code.startsWith("``") ? code.slice(2, -2).trim() : code.slice(1, -1));
		return span;
	}).replace(template, "").replace(/\\?\{([^{}]*)\}/g, (whole, inside) => inBraces(inside) ?? whole).replace(image, "$1").replace(link, "$1").replace(emoji, "$1").replace(/(?<!\\)(?:`+|\*\*|~~)|(?<![\w\\])__|(?<!\\)__(?!\w)/g, "").replace(openingMark, "$1").replace(closingMark, "").replace(/\\([!-/:-@[-`{-~])/g, "$1");
	let read = 0;
	return decodeEntities(plain).replaceAll(span, () => spans[read++] ?? "");
}
function inBraces(inside) {
	const text = inside.replace(/\\$/, "").trim();
	const [, , string] = /^(["'])([^"']*)\1$/.exec(text) ?? [];
	if (string !== void 0) return string;
	const marks = text.match(/[^\s"']+(?:"[^"]*"|'[^']*')?|["']/g) ?? [];
	const isMark = (mark) => /^[#.:]|^data-|^[\w-]+=/.test(mark);
	return marks.length > 0 && marks.every(isMark) ? "" : void 0;
}
function plainHeading(raw) {
	return plainInline(raw.replace(/\[#[^\s[\]]+\]\s*$/, "")).replace(/\s+/g, " ").trim().replace(/^[-–—*+•] (?=\S)/, "");
}
// src/docs/markdown.ts
const maxHeadings = 2e3;
const maxTagLength = 4e3;
const maxUnclosedTags = 200;
const shownAttributes = /\s(?:title|description|name|label|path|query|body|header|summary|alt)\s*=\s*(?:"([^"]*)"|'([^']*)'|\{\s*(["'`])([^"'`]*)\3\s*\})/g;
function endOfTag(text, start) {
	const end = Math.min(text.length, start + maxTagLength);
	let quote = "";
	let depth = 0;
	for (let at = start + 1; at < end; at++) {
		const letter = text.charAt(at);
		if (quote !== "") {
			if (letter === quote) quote = "";
		} else if (letter === "\"" || letter === "'" || letter === "`") quote = letter;
		else if (letter === "{") depth += 1;
		else if (letter === "}") depth -= 1;
		else if (letter === ">" && depth <= 0) return at + 1;
		else if (letter === "<" && depth <= 0) return -1;
	}
	return -1;
}
const tagName = /^<\/?([A-Za-z][\w.]*)/;
const snippetFile = /\sfile\s*=\s*["']([^"']*)["']/;
const autolink = /^<((?:[a-z][a-z\d+.-]*:|[^\s<>@/]+@)[^\s<>]+)>$/i;
const inline = new Set("a abbr b bdi cite code del dfn em i ins kbd mark q s samp small span strong sub sup u var wbr".split(" "));
const scripts = ["script", "style"];
const commentEnds = {
	"<!--": "-->",
	"{/*": "*/}"
};
const codeOrTag = /`[^`\n]+`|\\<|\{\{[<%][^{}]*\}\}|<!--|\{\/\*|<(?=[A-Za-z/>])/g;
function withoutTags(text, read, hidden = scripts) {
	const parts = [];
	let from = 0;
	let unclosed = 0;
	const missing = new Set();
	const endOf = (closing, start) => {
		const at = missing.has(closing) ? -1 : text.indexOf(closing, start);
		if (at < 0) missing.add(closing);
		return at < 0 ? -1 : at + closing.length;
	};
	for (const { index: start, 0: found } of text.matchAll(codeOrTag)) {
		const commentEnd = commentEnds[found];
		const isTag = found === "<" && unclosed < maxUnclosedTags;
		if (start < from || !commentEnd && !isTag) continue;
		const end = commentEnd ? endOf(commentEnd, start + found.length) : endOfTag(text, start);
		if (end < 0) {
			if (isTag) unclosed += 1;
			continue;
		}
		const tag = text.slice(start, end);
		const [, name = ""] = tagName.exec(tag) ?? [];
		const closingTag = hidden.includes(name) && !/^<\/|\/>$/.test(tag) ? endOf(`</${name}`, end) : -1;
		const hiddenEnd = closingTag < 0 ? -1 : endOfTag(text, closingTag - 1);
		parts.push(text.slice(from, start));
		from = Math.max(end, hiddenEnd);
		if (commentEnd || hiddenEnd >= 0) parts.push(lineEndsOf(text.slice(start, from)));
		else parts.push(autolink.exec(tag)?.[1] ?? read({
			text: tag,
			name,
			source: text,
			start,
			end
		}));
	}
	return parts.join("") + text.slice(from);
}
const lineEndsOf = (text) => "\n".repeat(text.split("\n").length - 1);
const headingEnd = "";
const htmlHeading = /^[ \t>]*<h([1-6])(?:\s[^<>]{0,500})?>([\s\S]{0,500}?)<\/h\1\s*>/gim;
const withMarkdownHeadings = (prose) => !/<h[1-6]/i.test(prose) ? prose : prose.replace(htmlHeading, (all, level, words) => `${"#".repeat(Number(level))} ${words.replace(/\s+/g, " ").trim()}${headingEnd}${lineEndsOf(all)}`);
const headingStart = /^[ \t>]*(?:#|<(?:h[1-6]|Accordion|Expandable|Step|Tab|summary)\b)/i;
const titled = new Set([
	"Accordion",
	"Expandable",
	"Step",
	"Tab",
	"summary"
]);
const minTitles = 3;
const maxSections = 1;
function titleHeading({ text, name, source, start, end }) {
	if (text.startsWith("</summary")) return headingEnd;
	const before = source.slice(source.lastIndexOf("\n", start - 1) + 1, start);
	if (!titled.has(name) || text.startsWith("</") || before.trim() !== "") return void 0;
	const close = name === "summary" ? source.indexOf("</summary", end) : -1;
	const words = close < 0 ? /\stitle\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(text)?.slice(1).find(Boolean) : source.slice(end, Math.min(close, end + 500));
	if (!words?.trim() || words.includes("\n")) return void 0;
	return close < 0 ? `### ${words}${headingEnd}${lineEndsOf(text)}` : "### ";
}
function shownOf({ text, name }, snippetOf) {
	if (inline.has(name)) return lineEndsOf(text);
	const values = Array.from(text.matchAll(shownAttributes), ([, a, b, , c]) => a ?? b ?? c ?? "");
	const snippetName = name === "Snippet" ? snippetFile.exec(text)?.[1] ?? "" : name;
	const snippet = text.startsWith("</") ? "" : snippetOf(snippetName) ?? "";
	const [words, added] = [values.join(" · "), snippet].map((part) => part.replace(/\s+/g, " "));
	return ` ${words} ${lineEndsOf(text)}${added}`;
}
function breakAt({ name, source, start, end }) {
	if (inline.has(name)) return "";
	const [before = "\n"] = /[^ \t](?=[ \t]*$)/.exec(source.slice(Math.max(0, start - 40), start)) ?? [];
	const [after = "\n"] = /[^ \t]/.exec(source.slice(end, end + 40)) ?? [];
	return /^[A-Z]/.test(name) && !/[\n>]/.test(before) && !/[\n<]/.test(after) ? "" : "\n\n";
}
function atxHeading(line) {
	const [, marks = ""] = /^(#{1,6})(?=[ \t]|$)/.exec(line) ?? [];
	if (marks === "") return void 0;
	let raw = line.slice(marks.length).trim();
	let end = raw.length;
	while (raw.charAt(end - 1) === "#") end -= 1;
	if (end === 0 || /[ \t]/.test(raw.charAt(end - 1))) raw = raw.slice(0, end).trimEnd();
	return {
		level: marks.length,
		raw
	};
}
const fenceStart = /^(?:(?:[-*+]|\d{1,9}[.)]|>)[ \t]{1,4}){0,4}(`{3,}|~{3,})/;
const noParagraph = /^(?:>|[-*+](?:[ \t]|$)|\d{1,9}[.)](?:[ \t]|$)|(?:\*[ \t]*){3,}$|(?:-[ \t]*){3,}$|(?:_[ \t]*){3,}$)/;
const underline = /^(?:=+|-+)$/;
const tableRule = /^[\s|:-]+$/;
function endsFence(line, fence) {
	const rest = line.replace(/^(?:>[ \t]?)+/, "").trim();
	return rest.length >= fence.length && rest === fence.charAt(0).repeat(rest.length);
}
function linesOf(source, read) {
	const lines = [];
	let prose = [];
	let fence = "";
	let inStatement = false;
	let inParagraph = false;
	const flush = () => {
		if (prose.length === 0) return;
		for (const text of read(prose.join("\n")).split("\n")) lines.push({
			text,
			isCode: false
		});
		prose = [];
		inStatement = false;
		inParagraph = false;
	};
	for (const line of source.split("\n")) {
		const text = line.trim();
		if (fence !== "") {
			if (endsFence(text, fence)) fence = "";
			lines.push({
				text: fence === "" ? "" : line,
				isCode: true
			});
			continue;
		}
		const [upToInfo = "", marks] = fenceStart.exec(text) ?? [];
		const isInline = marks?.startsWith("`") && text.includes("`", upToInfo.length);
		if (marks !== void 0 && !isInline) {
			flush();
			fence = marks;
			lines.push({
				text: "",
				isCode: true
			});
			continue;
		}
		if (!inParagraph && /^(?:import|export)\s/.test(line)) inStatement = true;
		else if (text === "") inStatement = false;
		prose.push(inStatement ? "" : text);
		inParagraph = !(text === "" || noParagraph.test(text) || atxHeading(text) !== void 0) && !(inParagraph && underline.test(text));
	}
	flush();
	return lines;
}
function proseLinesOf(source) {
	const read = (prose) => {
		return withoutTags(prose.replace(/^\|.*$/gm, (row) => withoutTags(row, () => " ")), breakAt, [...scripts, "pre"]);
	};
	return linesOf(source, read).map(({ text, isCode }) => isCode ? "" : text.trim());
}
function splitIntoParts(source, firstLine, snippetOf = () => void 0) {
	const parts = partsOf(source, firstLine, (tag) => shownOf(tag, snippetOf));
	if ((source.match(/<(?:Accordion|Expandable|Step|Tab|summary)[\s>]/g)?.length ?? 0) < minTitles || parts.filter(({ level }) => level > 1).length > maxSections) return parts;
	return partsOf(source, firstLine, (tag) => titleHeading(tag) ?? shownOf(tag, snippetOf));
}
function partsOf(source, firstLine, shown) {
	const parts = [];
	const raw = source.split("\n");
	const read = (prose) => withoutTags(withMarkdownHeadings(prose), shown);
	let lines = [];
	let open = {
		heading: null,
		level: 0,
		line: firstLine
	};
	const close = (next) => {
		const text = lines.join("\n").replace(/\n{3,}/g, "\n\n");
		const markdown = raw.slice(open.line - firstLine, next - firstLine).join("\n");
		parts.push({
			...open,
			text: text.trim(),
			source: markdown.trim()
		});
		lines = [];
	};
	const begin = (level, words, line) => {
		const heading = plainHeading(words);
		if (heading === "" || parts.length >= maxHeadings) return false;
		close(line);
		open = {
			heading,
			level,
			line
		};
		return true;
	};
	let isTable = false;
	let paragraph = [];
	for (const [at, { text, isCode }] of linesOf(source, read).entries()) {
		const line = firstLine + at;
		const [before = "", rest = ""] = isCode ? [] : text.trim().split(headingEnd);
		const trimmed = `${before}${rest}`;
		const atx = headingStart.test(raw[at] ?? "") ? atxHeading(before) : void 0;
		if (atx && begin(atx.level, atx.raw, line)) {
			paragraph = [];
			if (rest.trim() !== "") lines.push(plainInline(rest.trim()));
			continue;
		}
		if (paragraph.length > 0 && underline.test(trimmed)) {
			const removed = lines.splice(lines.length - paragraph.length);
			if (!begin(trimmed.startsWith("=") ? 1 : 2, paragraph.join(" "), line - paragraph.length)) for (const text of removed) lines.push(text);
			paragraph = [];
			continue;
		}
		const isRule = trimmed !== "" && tableRule.test(trimmed);
		if (isCode) lines.push(text);
		else if (!isRule) lines.push(plainInline(trimmed));
		isTable = trimmed !== "" && (isTable || isRule && /[|:]/.test(trimmed));
		if (!(trimmed !== "" && !isRule && !isTable && !atx && !noParagraph.test(trimmed))) paragraph = [];
		else paragraph.push(trimmed);
	}
	close(firstLine + raw.length);
	return parts;
}



/***/ }),

/***/ 301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G8: () => (/* binding */ subtractMean),
/* harmony export */   IS: () => (/* binding */ addScaled),
/* harmony export */   aT: () => (/* binding */ commonStems),
/* harmony export */   jf: () => (/* binding */ isNonEnglishStem),
/* harmony export */   oG: () => (/* binding */ wordVector),
/* harmony export */   p: () => (/* binding */ isKnownStem),
/* harmony export */   pg: () => (/* binding */ wordWeight),
/* harmony export */   qM: () => (/* binding */ product),
/* harmony export */   rq: () => (/* binding */ englishMeanings),
/* harmony export */   wQ: () => (/* binding */ vectorLength),
/* harmony export */   wk: () => (/* binding */ unknownWordVector),
/* harmony export */   wm: () => (/* binding */ scaleToUnitLength)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(522);


// src/language/vectors.ts
function addScaled(values, vector, share) {
	for (let at = 0; at < vector.length; at++) values[at] = values[at] + share * vector[at];
}
function scaleToUnitLength(values) {
	const length = vectorLength(values);
	if (length === 0) return;
	for (let at = 0; at < values.length; at++) values[at] = values[at] / length;
}
function vectorLength(vector) {
	let squares = 0;
	for (let at = 0; at < vector.length; at++) squares += vector[at] ** 2;
	return Math.sqrt(squares);
}
function subtractMean(vectors, others = 0) {
	const mean = new Float32Array(vectors[0]?.length ?? 0);
	for (const vector of vectors) addScaled(mean, vector, 1 / (vectors.length + others));
	for (const vector of vectors) {
		if (vector.every((value) => value === 0)) continue;
		addScaled(vector, mean, -1);
		scaleToUnitLength(vector);
	}
}
function product(a, b) {
	const whole = a.length - a.length % 4;
	let first = 0;
	let second = 0;
	let third = 0;
	let fourth = 0;
	for (let at = 0; at < whole; at += 4) {
		first += a[at] * b[at];
		second += a[at + 1] * b[at + 1];
		third += a[at + 2] * b[at + 2];
		fourth += a[at + 3] * b[at + 3];
	}
	for (let at = whole; at < a.length; at++) first += a[at] * b[at];
	return first + second + third + fourth;
}
// src/language/vocabulary.ts
function rowsByStem(text) {
	const rows = new Map();
	let stem = "";
	for (const line of text.split("\n")) {
		stem = stem.slice(0, line.charCodeAt(0) - 48) + line.slice(1);
		rows.set(stem, rows.size);
	}
	return rows;
}
function decodeTables(file) {
	const bytes = (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.brotliDecompressSync)(file);
	let at = 0;
	const part = () => {
		const length = bytes.readUInt32LE(at);
		at += 4 + length;
		return new Uint8Array(bytes.subarray(at - length, at));
	};
	const string = () => Buffer.from(part()).toString();
	const { width, step, scale } = JSON.parse(string());
	const english = rowsByStem(string());
	return {
		width,
		step,
		english,
		stems: [...english.keys()],
		weights: part(),
		codes: part(),
		books: Float32Array.from(new Int8Array(part().buffer), (value) => value * scale),
		others: rowsByStem(string()),
		meanings: new Uint16Array(part().buffer),
		shares: part()
	};
}
let decoded;
function tables() {
	if (!decoded) decoded = decodeTables((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(__webpack_require__.ab + "words.bin"));
	return decoded;
}
const unknownWeight = 1;
const maxWeight = 255;
const minPart = 5;
const minHangul = 2;
const hangul = /^\p{Script=Hangul}+$/u;
function listedMeanings(stem) {
	const { english, stems, others, meanings, shares } = tables();
	const own = english.get(stem);
	if (own !== void 0) return [{
		stem,
		row: own,
		share: 1
	}];
	const other = others.get(stem);
	if (other === void 0) return void 0;
	const both = shares[other] ?? 0;
	return [both >> 4, both & 15].flatMap((share, at) => {
		const row = meanings[2 * other + at] ?? 0;
		return share > 0 ? {
			stem: stems[row] ?? "",
			row,
			share: share / 15
		} : [];
	});
}
function englishMeanings(stem) {
	const listed = listedMeanings(stem);
	if (listed) return listed;
	const min = hangul.test(stem) ? minHangul : minPart;
	for (let length = stem.length - 1; length >= min; length--) {
		const start = stem.slice(0, length);
		if (!isNonEnglishStem(start)) continue;
		return (stem.length - length < min ? [start] : [start, stem.slice(length)]).flatMap((part) => listedMeanings(part) ?? []);
	}
	return [];
}
function wordVector(stem) {
	const meanings = englishMeanings(stem);
	if (meanings.length === 0) return void 0;
	const { width, step, codes, books } = tables();
	const count = width / step;
	const vector = new Float32Array(width);
	for (const { row, share } of meanings) for (let book = 0; book < count; book++) {
		const entry = (book * 256 + (codes[row * count + book] ?? 0)) * step;
		addScaled(vector.subarray(book * step, (book + 1) * step), books.subarray(entry, entry + step), share);
	}
	scaleToUnitLength(vector);
	return vector;
}
function unknownWordVector(stem) {
	const { width } = tables();
	let state = 0x811c9dc5;
	const next = (by) => {
		state = Math.imul(state ^ by, 16777619);
		return state ^ state >>> 15;
	};
	for (let at = 0; at < stem.length; at++) next(stem.charCodeAt(at));
	const size = 1 / Math.sqrt(width);
	return Float32Array.from({ length: width }, (_, at) => next(at) & 1 ? size : -size);
}
const isKnownStem = (stem) => listedMeanings(stem) !== void 0;
const isNonEnglishStem = (stem) => tables().others.has(stem);
function commonStems() {
	const { stems, weights } = tables();
	return stems.filter((_, row) => (weights[row] ?? 0) < maxWeight);
}
const weightOf = new Map();
function wordWeight(stem) {
	const cached = weightOf.get(stem);
	if (cached !== void 0) return cached;
	const meanings = englishMeanings(stem);
	const { weights } = tables();
	const sum = meanings.reduce((sum, { row, share }) => sum + share * (weights[row] ?? 0), 0);
	const weight = meanings.length === 0 ? unknownWeight : Math.min(1, sum / maxWeight);
	weightOf.set(stem, weight);
	return weight;
}



/***/ }),

/***/ 132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ConversationDays: () => (/* binding */ ConversationDays),
/* harmony export */   CutShort: () => (/* binding */ CutShort),
/* harmony export */   addDays: () => (/* binding */ addDays),
/* harmony export */   allowedLinkHosts: () => (/* binding */ allowedLinkHosts),
/* harmony export */   askedPage: () => (/* binding */ askedPage),
/* harmony export */   chooseTopics: () => (/* binding */ chooseTopics),
/* harmony export */   citedPages: () => (/* binding */ citedPages),
/* harmony export */   conversationsOf: () => (/* binding */ conversationsOf),
/* harmony export */   countCategories: () => (/* binding */ countCategories),
/* harmony export */   countCitationsBy: () => (/* binding */ countCitationsBy),
/* harmony export */   countCitedPages: () => (/* binding */ countCitedPages),
/* harmony export */   countPages: () => (/* binding */ countPages),
/* harmony export */   countPeriods: () => (/* binding */ countPeriods),
/* harmony export */   countQuestions: () => (/* binding */ countQuestions),
/* harmony export */   createReadProgress: () => (/* binding */ createReadProgress),
/* harmony export */   createRepeatCheck: () => (/* binding */ createRepeatCheck),
/* harmony export */   daysBetween: () => (/* binding */ daysBetween),
/* harmony export */   daysOf: () => (/* binding */ daysOf),
/* harmony export */   docsUrl: () => (/* binding */ docsUrl),
/* harmony export */   extraRunner: () => (/* binding */ extraRunner),
/* harmony export */   findSitePaths: () => (/* binding */ findSitePaths),
/* harmony export */   hashOf: () => (/* binding */ hashOf),
/* harmony export */   isRepeated: () => (/* binding */ isRepeated),
/* harmony export */   isSmallPeriod: () => (/* binding */ isSmallPeriod),
/* harmony export */   isWithin: () => (/* binding */ isWithin$1),
/* harmony export */   isWorthNaming: () => (/* binding */ isWorthNaming),
/* harmony export */   largestFirst: () => (/* binding */ largestFirst),
/* harmony export */   listChangedFiles: () => (/* binding */ listChangedFiles),
/* harmony export */   maxEntryLength: () => (/* binding */ maxEntryLength),
/* harmony export */   nearness: () => (/* binding */ nearness),
/* harmony export */   pageFinder: () => (/* binding */ pageFinder),
/* harmony export */   pathFinder: () => (/* binding */ pathFinder),
/* harmony export */   prepareQuestion: () => (/* binding */ prepareQuestion),
/* harmony export */   questionsByPage: () => (/* binding */ questionsByPage),
/* harmony export */   readDocsChange: () => (/* binding */ readDocsChange),
/* harmony export */   readLines: () => (/* binding */ readLines),
/* harmony export */   readPatches: () => (/* binding */ readPatches),
/* harmony export */   readTextPieces: () => (/* binding */ readTextPieces),
/* harmony export */   readerTestName: () => (/* binding */ readerTestName),
/* harmony export */   redirector: () => (/* binding */ redirector),
/* harmony export */   runWorker: () => (/* binding */ runWorker),
/* harmony export */   sumOfDays: () => (/* binding */ sumOfDays),
/* harmony export */   wordNearness: () => (/* binding */ wordNearness),
/* harmony export */   wordingOf: () => (/* binding */ wordingOf),
/* harmony export */   writeFiles: () => (/* binding */ writeFiles)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(919);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(304);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(760);
/* harmony import */ var _modes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(432);
/* harmony import */ var _redaction_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(417);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(455);
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(714);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(598);
/* harmony import */ var _docs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(93);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(301);











// src/extra.ts
function extraRunner({ clock, signal, log, deadline: stepDeadline }) {
	const end = Math.max(stepDeadline, clock.now() + _main_js__WEBPACK_IMPORTED_MODULE_1__/* .reportingGrace */ .NZ);
	return async (what, work) => {
		const deadline = clock.now() + (end - clock.now()) / 2;
		const compute = (part) => runFor(deadline - clock.now(), part);
		try {
			return await compute(() => work({
				deadline,
				compute
			}));
		} catch (error) {
			signal.throwIfAborted();
			const reason = isTimeout(error) ? "no time was left for it. Raise `timeout-minutes`." : (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .errorMessage */ .gJ)(error);
			log.warning(`The report goes without ${what}: ${reason}`);
			return null;
		}
	};
}
const timeoutCode = "ERR_SCRIPT_EXECUTION_TIMEOUT";
const isTimeout = (error) => error instanceof Error && "code" in error && error.code === timeoutCode;
const call = new node_vm__WEBPACK_IMPORTED_MODULE_7__.Script("globalThis[Symbol.for('docs-agent-action: work')]()");
const slot = Symbol.for("docs-agent-action: work");
const maxMilliseconds = 2 ** 31 - 1;
function runFor(milliseconds, work) {
	const timeout = Math.min(Math.max(1, Math.ceil(milliseconds)), maxMilliseconds);
	const shared = globalThis;
	shared[slot] = work;
	return call.runInThisContext({ timeout });
}
// src/report/source/period.ts
const millisecondsPerDay = 864e5;
function reportPeriods({ days, dateTo }) {
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
const isWithin$1 = ({ from, to }, time) => time >= Date.parse(from) && time < Date.parse(to);
function daysOf({ from, to }) {
	const days = [];
	for (let day = from; day < to; day = addDays(day, 1)) days.push(day);
	return days;
}
function addDays(day, days) {
	const moved = Date.parse(`${day}T00:00:00Z`) + days * millisecondsPerDay;
	return (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .isoDay */ .kh)(moved) ?? day;
}
function daysBetween(from, to) {
	return Math.round((Date.parse(to) - Date.parse(from)) / millisecondsPerDay);
}
// src/language/nearness.ts
const weights = {
	byChance: -4.8,
	meaning: 7.6,
	parts: 8.6,
	samePage: 1.5,
	otherPage: -.2,
	sameCategory: 1.1,
	otherCategory: -.9
};
const stopWordWeight = .2;
const unknownFactor = .15;
const partLength = 4;
function wordingOf(text) {
	return [...new Set((0,_redaction_js__WEBPACK_IMPORTED_MODULE_4__.words)(text).map(_redaction_js__WEBPACK_IMPORTED_MODULE_4__.stem))].filter((one) => (0,_words_js__WEBPACK_IMPORTED_MODULE_10__/* .wordWeight */ .pg)(one) > stopWordWeight).sort().join(" ") || text;
}
let usual;
function usualMeaning() {
	if (usual) return usual;
	const mean = new Float32Array((0,_words_js__WEBPACK_IMPORTED_MODULE_10__/* .unknownWordVector */ .wk)("").length);
	let total = 0;
	for (const common of (0,_words_js__WEBPACK_IMPORTED_MODULE_10__/* .commonStems */ .aT)()) {
		const weight = (0,_words_js__WEBPACK_IMPORTED_MODULE_10__/* .wordWeight */ .pg)(common);
		const vector = (0,_words_js__WEBPACK_IMPORTED_MODULE_10__/* .wordVector */ .oG)(common);
		total += weight;
		if (vector) (0,_words_js__WEBPACK_IMPORTED_MODULE_10__/* .addScaled */ .IS)(mean, vector, weight);
	}
	usual = mean.map((value) => value / total);
	return usual;
}
function fnv1a(text) {
	let state = 0x811c9dc5;
	for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 16777619);
	return state;
}
function partsOf(word) {
	const whole = ` ${word} `;
	const count = Math.max(1, whole.length - partLength + 1);
	return Array.from({ length: count }, (_, at) => fnv1a(whole.slice(at, at + partLength)));
}
const maxCached = 2e4;
const cached = new Map();
function contributionOf(word) {
	const known = cached.get(word);
	if (known) return known;
	const own = (0,_redaction_js__WEBPACK_IMPORTED_MODULE_4__.stem)(word);
	const weight = (0,_words_js__WEBPACK_IMPORTED_MODULE_10__/* .wordWeight */ .pg)(own);
	const center = usualMeaning();
	const meaning = (0,_words_js__WEBPACK_IMPORTED_MODULE_10__/* .wordVector */ .oG)(own)?.map((value, at) => weight * (value - (center[at] ?? 0))) ?? (0,_words_js__WEBPACK_IMPORTED_MODULE_10__/* .unknownWordVector */ .wk)(own).map((value) => weight * unknownFactor * value);
	const parts = weight > stopWordWeight ? partsOf(word) : [];
	const contribution = {
		stem: fnv1a(own),
		meaning,
		parts
	};
	if (cached.size >= maxCached) cached.clear();
	cached.set(word, contribution);
	return contribution;
}
function prepareQuestion(text, page, category) {
	const meaning = new Float32Array(usualMeaning().length);
	const stems = [];
	const lastWith = new Map();
	for (const word of new Set((0,_redaction_js__WEBPACK_IMPORTED_MODULE_4__.words)(text))) {
		const contribution = contributionOf(word);
		let at = stems.indexOf(contribution.stem);
		if (at < 0) {
			at = stems.push(contribution.stem) - 1;
			(0,_words_js__WEBPACK_IMPORTED_MODULE_10__/* .addScaled */ .IS)(meaning, contribution.meaning, 1);
		}
		for (const part of contribution.parts) lastWith.set(part, Math.max(at, lastWith.get(part) ?? 0));
	}
	(0,_words_js__WEBPACK_IMPORTED_MODULE_10__/* .scaleToUnitLength */ .wm)(meaning);
	const parts = Int32Array.from(lastWith.keys()).sort();
	return {
		page,
		category,
		meaning,
		stems,
		parts,
		stemOfPart: Array.from(parts, (part) => stems[lastWith.get(part)])
	};
}
function partsInCommon(a, b) {
	const parts = a.parts;
	const others = b.parts;
	let at = 0;
	let other = 0;
	let common = 0;
	while (at < parts.length && other < others.length) {
		const part = parts[at];
		const against = others[other];
		if (part < against) at++;
		else if (part > against) other++;
		else {
			if (!b.stems.includes(a.stemOfPart[at++]) && !a.stems.includes(b.stemOfPart[other])) common++;
			other++;
		}
	}
	return 2 * common / Math.max(1, parts.length + others.length);
}
function wordNearness(a, b) {
	const cosine = (0,_words_js__WEBPACK_IMPORTED_MODULE_10__/* .product */ .qM)(a.meaning, b.meaning);
	return weights.byChance + weights.meaning * cosine + weights.parts * partsInCommon(a, b);
}
function nearness(a, b) {
	return wordNearness(a, b) + evidence(a.page, b.page, weights.samePage, weights.otherPage) + evidence(a.category, b.category, weights.sameCategory, weights.otherCategory);
}
function evidence(a, b, same, other) {
	if (a === null || b === null) return 0;
	return a === b ? same : other;
}
// src/report/source/conversations.ts
const conversationsOf = (rows) => [...new Set(Array.from(rows, ({ conversation }) => conversation))].sort();
var ConversationDays = class ConversationDays {
	counts = new Map();
	#byDay = new Map();
	static of(rows) {
		const days = new ConversationDays();
		for (const row of rows) days.add(row);
		return days;
	}
	add({ conversation, day }) {
		if (day === null) return;
		const conversations = this.#byDay.get(day) ?? new Set();
		this.#byDay.set(day, conversations.add(conversation));
		this.counts.set(day, conversations.size);
	}
};
function sumOfDays(counts, isIncluded = () => true) {
	let sum = 0;
	for (const [day, count] of counts) if (isIncluded(day)) sum += count;
	return sum;
}
// src/report/source/question.ts
const maxExcerpt = 600;
function questionOf(row, { current, redactor }) {
	const { id, query, time, day, pageUrl, queryCategory: category } = row;
	const redacted = (text) => text === null ? null : redactor.redact(text);
	const timestamp = time !== null && !Number.isNaN(Number(row.timestamp)) ? (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(time) : row.timestamp;
	return {
		id: redactor.redactId(id),
		current,
		conversation: redactor.redactId(row.conversationId ?? id),
		timestamp: timestamp !== null && time !== null ? redactor.mask(timestamp) : redacted(timestamp),
		time,
		day,
		hash: hashRow({
			id,
			timestamp,
			question: query
		}),
		text: redactor.redact(query),
		countedBy: {
			page: pageUrl === null ? null : (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.pageAddress)(pageUrl),
			category
		},
		pageUrl: redacted(pageUrl),
		category: redacted(category),
		sources: row.sources.map(({ title, url }) => ({
			title: redacted(title),
			url: redacted(url),
			countedBy: (url ? (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.pageAddress)(url) : title) || null
		})),
		answer: redacted((0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .beginningOf */ .VI)(row.response?.trim() ?? "", maxExcerpt).trim() || null)
	};
}
function hashRow(row) {
	const content = JSON.stringify([
		row.id,
		row.timestamp,
		row.question
	]);
	return Number.parseInt((0,node_crypto__WEBPACK_IMPORTED_MODULE_8__.hash)("sha256", content).slice(0, 12), 16);
}
function countByDay(rows) {
	const counts = new Map();
	for (const { day } of rows) if (day !== null) counts.set(day, (counts.get(day) ?? 0) + 1);
	return counts;
}
const citedPages = ({ sources }) => sources.flatMap(({ url }) => url ? (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.pageAddress)(url) : []);
const askedPage = ({ pageUrl }) => pageUrl === null ? null : (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.partOf)(pageUrl, _modes_js__WEBPACK_IMPORTED_MODULE_3__.pageAddress);
// src/report/assemble/shown.ts
function chooseTopics({ topics }, maxTopics) {
	const repeated = topics.filter(isRepeated);
	return {
		shown: repeated.slice(0, maxTopics),
		hidden: repeated.slice(maxTopics),
		notGrouped: topics.filter((topic) => !isRepeated(topic))
	};
}
function isRepeated({ conversations, previousConversations }) {
	return conversations > 1 || conversations === 0 && (previousConversations ?? 0) > 1;
}
const minForRanks = 30;
function isSmallPeriod({ totals, setAside }) {
	return totals.unanswered - setAside.unanswered < minForRanks;
}
function isWorthNaming(page, { pages }) {
	return page.conversations > 1 || pages.some(({ url }) => url === page.url);
}
function largestFirst(a, b) {
	return b.conversations - a.conversations || b.unanswered - a.unanswered || (b.previousUnanswered ?? 0) - (a.previousUnanswered ?? 0) || (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.byCodeUnits)(a.label, b.label) || (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.byCodeUnits)(a.id, b.id);
}
// src/docs/addresses.ts
function pageFinder(docs, site) {
	const pages = new Map(docs.pages.map((page) => [page.path, page]));
	const { base, pathOf } = pathFinder(docs, site);
	const cached = new Map();
	const find = (address) => {
		const path = (0,_docs_js__WEBPACK_IMPORTED_MODULE_9__/* .pageLocation */ .nV)(address)?.path;
		if (path === void 0) return null;
		const known = cached.get(path);
		if (known !== void 0) return known;
		const found = pathOf(path, true) ?? "";
		const page = pages.get(docs.translations.get(found) ?? found) ?? null;
		cached.set(path, page);
		return page;
	};
	return Object.assign(find, { base });
}
const maxDepth = 8;
const maxHops = 5;
function pathFinder(docs, site, alsoKnown = new Set()) {
	const known = addressesOf(docs?.pages ?? []);
	const bare = new Map();
	for (const [address, path] of known) addOnce(bare, (0,_docs_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutVariant */ .Mj)(address), path);
	for (const path of docs?.translations.keys() ?? []) addOnce(known, path, path);
	for (const path of alsoKnown) addOnce(known, path, path);
	for (const path of alsoKnown) addOnce(known, (0,_docs_js__WEBPACK_IMPORTED_MODULE_9__/* .conventionalPaths */ .Bu)(path)[1], path);
	const redirected = redirector(docs?.redirects ?? []);
	const follow = (from) => {
		let path = from;
		for (let hop = 0; hop <= maxHops && path !== null; hop++) {
			const page = known.get(path);
			if (page !== void 0) return page;
			path = redirected(path);
		}
		return null;
	};
	const base = inferBasePath(site, new Set([...known.keys(), ...bare.keys()]), docs !== null);
	const bareBase = (0,_docs_js__WEBPACK_IMPORTED_MODULE_9__/* .pathSegments */ .Mz)(base).filter((name) => !(0,_docs_js__WEBPACK_IMPORTED_MODULE_9__/* .namesVariant */ .w3)(name)).map((name) => `/${name}`).join("");
	const below = (path, folder) => `${path}/`.startsWith(`${folder}/`) ? path.slice(folder.length) || "/" : null;
	const directly = (path, mayLackBase) => {
		const inside = below(path, base);
		return (inside && follow(inside)) ?? (mayLackBase ? follow(path) : null) ?? bare.get(below((0,_docs_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutVariant */ .Mj)(path), bareBase) ?? "") ?? null;
	};
	const inserted = insertedNames(site, (path) => directly(path, true) !== null);
	const pathOf = (path, mayLackBase) => {
		const page = directly(path, mayLackBase);
		if (page !== null || inserted.size === 0) return page;
		const [, rest] = withoutEachName(path).find(([name]) => inserted.has(name)) ?? [];
		return rest === void 0 ? null : directly(rest, mayLackBase);
	};
	return {
		base,
		pathOf
	};
}
const claims = [
	({ declared }) => declared.map(({ path }) => path),
	({ path }) => [path],
	({ path }) => [(0,_docs_js__WEBPACK_IMPORTED_MODULE_9__/* .conventionalPaths */ .Bu)(path)[0]],
	({ path }) => [(0,_docs_js__WEBPACK_IMPORTED_MODULE_9__/* .conventionalPaths */ .Bu)(path)[1]],
	({ declared }) => declared.map(({ fromRoot }) => fromRoot)
];
function addressesOf(pages) {
	const addresses = new Map();
	for (const claimed of claims) for (const page of pages) for (const address of claimed(page)) addOnce(addresses, address, page.path);
	return addresses;
}
function addOnce(map, key, value) {
	if (!map.has(key)) map.set(key, value);
}
const minInserted = 3;
function insertedNames(site, isPage) {
	const unknown = [...site].filter((path) => !isPage(path));
	const inserted = [...Map.groupBy(unknown.flatMap(withoutEachName), ([name]) => name)].filter(([, paths]) => {
		const found = paths.filter(([, rest]) => isPage(rest)).length;
		return found >= minInserted && 2 * found > paths.length;
	});
	return new Set(inserted.map(([name]) => name));
}
function withoutEachName(path) {
	const names = (0,_docs_js__WEBPACK_IMPORTED_MODULE_9__/* .pathSegments */ .Mz)(path);
	if (names.length < 2) return [];
	return names.slice(0, maxDepth).map((name, at) => [name, (0,_docs_js__WEBPACK_IMPORTED_MODULE_9__/* .joinPath */ .uJ)(names.toSpliced(at, 1))]);
}
const withoutVariantScore = .9;
const maxUntrustedScore = 2;
function inferBasePath(site, known, isAnywhere) {
	const leading = new Set([...known].flatMap(foldersOf));
	const found = (below) => {
		const folders = foldersOf(below);
		const unknownAt = folders.findIndex((path) => !leading.has(path));
		return (unknownAt < 0 ? folders.length : unknownAt) + (known.has(below) ? 1 : 0);
	};
	const [first = "/", ...others] = [...site];
	const common = foldersOf(first).filter((path) => others.every((other) => `${other}/`.startsWith(`${path}/`)));
	const scores = new Map();
	for (const page of site) for (const base of ["", ...isAnywhere ? foldersOf(page) : common]) {
		const below = page.slice(base.length) || "/";
		const score = found(below) || withoutVariantScore * found((0,_docs_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutVariant */ .Mj)(below));
		if (score > 0) scores.set(base, (scores.get(base) ?? 0) + score);
	}
	const [best] = [...scores].sort(([a, x], [b, y]) => y - x || a.length - b.length);
	const isSingle = others.length === 0;
	if (best && (!isSingle || best[1] > maxUntrustedScore)) return best[0];
	return isSingle ? "" : common.at(-1) ?? "";
}
function foldersOf(path) {
	const names = (0,_docs_js__WEBPACK_IMPORTED_MODULE_9__/* .pathSegments */ .Mz)(path).slice(0, maxDepth);
	return names.map((_, at) => (0,_docs_js__WEBPACK_IMPORTED_MODULE_9__/* .joinPath */ .uJ)(names.slice(0, at + 1)));
}
const maxPatterns = 1e3;
function redirector(redirects) {
	const exact = new Map();
	const patterns = [];
	for (const { source, destination } of redirects) {
		const [wildcard] = /:\w+\*?|[:*]/.exec(source) ?? [];
		if (wildcard === void 0) exact.set(comparable(source), destination);
		else if (patterns.length < maxPatterns) {
			const at = source.indexOf(wildcard);
			const before = source.slice(0, at).toLowerCase();
			const after = source.slice(at + wildcard.length).toLowerCase();
			patterns.push({
				before,
				after,
				destination
			});
		}
	}
	return (path) => {
		const destination = exact.get(path);
		if (destination !== void 0) return comparable(destination);
		for (const { before, after, destination: to } of patterns) {
			if (path.length < before.length + after.length) continue;
			if (!path.startsWith(before) || !path.endsWith(after)) continue;
			const rest = path.slice(before.length, path.length - after.length);
			return comparable(to.replace(/:\w+\*?|\*/, () => rest));
		}
		return null;
	};
}
const comparable = (address) => (0,_docs_js__WEBPACK_IMPORTED_MODULE_9__/* .pageLocation */ .nV)(address)?.path ?? "/";
function countCitationsBy(targetOf, citations) {
	const cited = new Map();
	for (const [url, count] of citations) {
		const target = targetOf(url);
		if (target === null) continue;
		const known = cited.get(target) ?? {
			url,
			count: 0,
			max: 0
		};
		if (count > known.max) Object.assign(known, {
			url,
			max: count
		});
		known.count += count;
		cited.set(target, known);
	}
	return cited;
}
// src/report/source/scope.ts
var SitePages = class {
	#askedOn = new Set();
	#hosts = new Map();
	#known = new Map();
	add({ pageUrl, sources }) {
		const asked = this.#note(pageUrl);
		if (asked?.host) this.#askedOn.add(asked.host);
		const cited = sources.flatMap(({ url }) => this.#note(url) ?? []);
		return asked ? [asked, ...cited] : cited;
	}
	#note(url) {
		const location = url === null || url.trim() === "" ? null : (0,_docs_js__WEBPACK_IMPORTED_MODULE_9__/* .pageLocation */ .nV)(url);
		if (location === null) return null;
		const host = location.host ?? "";
		const of = this.#hosts.get(host) ?? {
			named: 0,
			paths: new Set()
		};
		of.named += 1;
		of.paths.add(location.path);
		this.#hosts.set(host, of);
		const key = host + location.path;
		const known = this.#known.get(key) ?? location;
		this.#known.set(key, known);
		return known;
	}
	hosts() {
		return this.#askedOn.size > 0 ? this.#askedOn : new Set(this.#docsHost());
	}
	paths() {
		return new Set(this.#docsHost().flatMap((host) => [...this.#hosts.get(host)?.paths ?? []]));
	}
	#docsHost() {
		const [most] = [...this.#hosts].sort(([a, x], [b, y]) => Number(a === "") - Number(b === "") || y.named - x.named || (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.byCodeUnits)(a, b));
		return most ? [most[0]] : [];
	}
};
function findSitePaths(rows, answered) {
	const site = new SitePages();
	for (const { pageUrl } of rows) site.add({
		pageUrl,
		sources: []
	});
	for (const { cited } of answered) site.add({
		pageUrl: null,
		sources: cited
	});
	return site.paths();
}
function createScopeCheck(input) {
	const changedPages = new Set(input.changedFiles.flatMap((file) => (0,_docs_js__WEBPACK_IMPORTED_MODULE_9__/* .sourceToPage */ .Iw)(file, input.docsRoot) ?? []));
	const hosts = input.site.hosts();
	const { pathOf } = pathFinder(input.docs, input.site.paths(), changedPages);
	const known = new Map();
	const isChanged = ({ host, path }) => (host === null || hosts.has(host)) && changedPages.has(pathOf(path, host === null) ?? "");
	return (pages) => pages.some((page) => {
		const isIn = known.get(page) ?? isChanged(page);
		known.set(page, isIn);
		return isIn;
	});
}
// src/report/source/answered-sample.ts
const maxCharacters = 600;
const maxSampled = 4e3;
function sampleHash(text) {
	const hash = fnv1a(text.slice(0, 200));
	const mixed = Math.imul(hash ^ hash >>> 16, 73244475);
	return (mixed ^ mixed >>> 15) >>> 0;
}
function createAnsweredSample() {
	let sample = new Map();
	let maxHash = 2 ** 32;
	const shrink = () => {
		const lowest = [...sample].sort(([a, { hash }], [b, other]) => hash - other.hash || (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.byCodeUnits)(a, b)).slice(0, maxSampled);
		if (lowest.length === maxSampled) maxHash = lowest.at(-1)?.[1].hash ?? maxHash;
		sample = new Map(lowest);
	};
	return {
		add({ question, answer, cited }, asked = 1) {
			const hash = sampleHash(question);
			if (hash > maxHash || cited.length === 0) return;
			const beginning = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .beginningOf */ .VI)(question, maxCharacters);
			const known = sample.get(beginning);
			const counts = {
				asked: asked + (known?.asked ?? 0),
				askedBefore: 1 - asked + (known?.askedBefore ?? 0)
			};
			if (known && answer.startsWith(known.answer)) {
				Object.assign(known, counts);
				return;
			}
			const cut = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .beginningOf */ .VI)(answer, maxCharacters);
			const first = !known || (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.byCodeUnits)(cut, known.answer) < 0 ? {
				question: beginning,
				answer: cut,
				cited,
				hash
			} : known;
			sample.set(beginning, {
				...first,
				...counts
			});
			if (sample.size >= 2 * maxSampled) shrink();
		},
		questions() {
			shrink();
			return Array.from(sample.values(), ({ hash, ...question }) => question);
		}
	};
}
// src/service/analytics.ts
const optionalText = (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__._catch)((0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.nullable)((0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.string)()), null);
const optionalTime = (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__._catch)((0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.nullable)((0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.pipe)((0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.union)([(0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.string)(), (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.number)()]), (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.transform)(String))), null);
const conversationPageSchema = (limit) => (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.object)({
	conversations: (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.custom)(Array.isArray, "is missing or of another type (not a list)").check((0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.refine)((rows) => rows.length <= limit, `has more rows than the ${limit} asked for`)),
	nextCursor: (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.nullish)((0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.string)()),
	hasMore: (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.boolean)()
});
const sourceSchema = (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.object)({
	title: optionalText,
	url: optionalText
});
const maxSources = 100;
const conversationRowSchema = (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.object)({
	id: optionalText,
	query: optionalText,
	response: optionalText,
	resolutionStatus: (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__._catch)((0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.nullable)((0,_modes_js__WEBPACK_IMPORTED_MODULE_3__._enum)(["answered", "unanswered"])), null),
	conversationId: optionalText,
	timestamp: optionalTime,
	pageUrl: optionalText,
	queryCategory: optionalText,
	responseType: optionalText,
	sources: (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__._catch)((0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.pipe)((0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.array)((0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.unknown)()), (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.pipe)((0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.transform)((sources) => sources.slice(0, maxSources)), (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.array)((0,_modes_js__WEBPACK_IMPORTED_MODULE_3__._catch)(sourceSchema, {
		title: null,
		url: null
	})))), [])
});
const number = (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__._catch)((0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.nullable)((0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.number)()), null);
const searchSchema = (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.object)({
	searchQuery: (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.string)(),
	hits: number,
	ctr: number,
	topClickedPage: optionalText
});
const feedbackSchema = (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.object)({
	id: optionalText,
	path: (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.string)(),
	comment: optionalText,
	source: optionalText,
	status: optionalText
});
const count = (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__._catch)((0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.int)().check((0,_modes_js__WEBPACK_IMPORTED_MODULE_3__._gte)(0)), 0);
const feedbackCountSchema = (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.object)({
	path: (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.string)(),
	thumbsUp: count,
	thumbsDown: count
});
const rowsOf = (schema) => (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.pipe)((0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.array)((0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.unknown)()), (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.transform)((rows) => rows.flatMap((row) => (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.safeParse)(schema, row).data ?? [])));
const ending = {
	nextCursor: (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.nullish)((0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.string)()),
	hasMore: (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.nullish)((0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.boolean)())
};
const searchPageSchema = (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.object)({
	searches: rowsOf(searchSchema),
	...ending
});
const feedbackPageSchema = (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.object)({
	feedback: rowsOf(feedbackSchema),
	...ending
});
const feedbackCountsSchema = (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.object)({
	feedback: rowsOf(feedbackCountSchema),
	...ending
});
const pageBounds = {
	timeout: 6e4,
	maxBytes: 67108864
};
const maxRows = 100;
const resources = {
	assistant: "conversations",
	searches: "searches",
	feedback: "feedback",
	"feedback/by-page": "feedback by page"
};
function createAnalyticsClient({ ask, projectId }) {
	const read = (resource, schema, { request: { from, to, cursor, page, deadline }, limit = maxRows, filter = {} }) => {
		const query = new URLSearchParams({
			dateFrom: from,
			dateTo: to,
			limit: String(limit),
			...filter
		});
		if (cursor !== null) query.set("cursor", cursor);
		return ask({
			operation: "read-analytics",
			path: `/v1/analytics/${encodeURIComponent(projectId)}/${resource}?${query}`,
			subject: `page ${page} of the ${resources[resource]} from ${from} to ${to} of project ${projectId}`,
			schema,
			...pageBounds,
			repeat: "always",
			deadline
		});
	};
	return {
		readConversations: ({ limit, ...request }) => read("assistant", conversationPageSchema(limit), {
			request,
			limit
		}),
		readSearches: async (request) => {
			const { searches, ...page } = await read("searches", searchPageSchema, { request });
			return {
				rows: searches,
				nextCursor: cursorAfter(page)
			};
		},
		readFeedback: async (request) => {
			const { feedback, ...page } = await read("feedback", feedbackPageSchema, { request });
			return {
				rows: feedback,
				nextCursor: cursorAfter(page)
			};
		},
		readFeedbackCounts: async ({ source, ...period }) => {
			const { feedback } = await read("feedback/by-page", feedbackCountsSchema, {
				request: {
					...period,
					cursor: null,
					page: 1
				},
				filter: {
					status: "pending,in_progress",
					...source !== void 0 && { source }
				}
			});
			return feedback;
		}
	};
}
const cursorAfter = ({ hasMore, nextCursor }) => hasMore === false ? null : nextCursor || null;
// src/report/source/source.ts
var CutShort = class extends Error {
	name = "CutShort";
};
const minInterval = 1e4;
function createReadProgress({ period, clock, log, unit }) {
	let lastLine = clock.now();
	let total = 0;
	return ({ place, rows, isLast }) => {
		total += rows;
		const now = clock.now();
		if (!isLast && now - lastLine < minInterval) return;
		lastLine = now;
		const read = `${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(place, unit)}${unit === "row" ? " of the file" : ""}`;
		log.info(`${period.from} to ${period.to}: ${read}, ${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(total, "row")}.`);
	};
}
function createRepeatCheck() {
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
	let low = 0x811c9dc5;
	let high = 0x9747b28c;
	const mix = (unit) => {
		low = Math.imul((low << 13 | low >>> 19) ^ unit, 0x85ebca6b);
		high = Math.imul((high << 7 | high >>> 25) ^ unit, 0xc2b2ae35);
	};
	for (const part of parts) {
		for (let at = 0; at < part.length; at += 1) mix(part.charCodeAt(at));
		mix(65536);
	}
	return (low >>> 0) * 2 ** 20 + (high >>> 12);
}
const maxEntryLength = 67108864;
const chunkBytes = 524288;
async function* readTextPieces(path, encoding = "utf-8") {
	const decoder = new TextDecoder(encoding);
	const chunks = (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.createReadStream)(path, { highWaterMark: chunkBytes });
	for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
	yield decoder.decode();
}
async function* readLines(path) {
	let parts = [];
	let length = 0;
	const gather = (part) => {
		length += part.length;
		if (length > 67108864) parts = [];
		else parts.push(part);
	};
	const take = () => {
		const line = length > 67108864 ? null : parts.join("");
		parts = [];
		length = 0;
		return line;
	};
	for await (const text of readTextPieces(path)) {
		const [first = "", ...others] = text.split("\n");
		const rest = others.pop();
		gather(first);
		if (rest === void 0) continue;
		yield [take(), ...others];
		gather(rest);
	}
	yield [take()];
}
// src/report/source/row.ts
const maxLengths = {
	query: 4e3,
	timestamp: 100,
	queryCategory: 200,
	responseType: 100
};
const maxIdLength = 500;
const maxTitleLength = 300;
function readRow(value) {
	const parsed = conversationRowSchema.safeParse(value).data;
	if (!parsed) return null;
	const timestamp = textOf(parsed.timestamp, maxLengths.timestamp);
	const time = (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.parseTimestamp)(timestamp);
	return Object.assign(parsed, {
		id: idOf(parsed.id),
		conversationId: idOf(parsed.conversationId),
		query: parsed.query && (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .beginningOf */ .VI)(parsed.query, maxLengths.query),
		queryCategory: textOf(parsed.queryCategory, maxLengths.queryCategory),
		responseType: textOf(parsed.responseType, maxLengths.responseType),
		pageUrl: pageUrlOf(parsed.pageUrl),
		sources: parsed.sources.map(({ title, url }) => ({
			title: title && (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .beginningOf */ .VI)(title, maxTitleLength),
			url: pageUrlOf(url)
		})),
		timestamp,
		time,
		day: time === null ? null : dayOf(time)
	});
}
function textOf(text, maxLength) {
	const beginning = text === null ? "" : (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .beginningOf */ .VI)(text, maxLength);
	return beginning.trim() === "" ? null : beginning;
}
function idOf(id) {
	if (id === null || (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .clean */ .uH)(id).trim() === "") return null;
	return id.length > maxIdLength ? hashOf([id]).toString(16) : id;
}
function pageUrlOf(url) {
	if (url === null || url.length > 2048) return null;
	return (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .clean */ .uH)(url).trim() || null;
}
const dayMilliseconds = 864e5;
let latestDay = {
	number: NaN,
	name: null
};
function dayOf(time) {
	const number = Math.floor(time / dayMilliseconds);
	if (number !== latestDay.number) latestDay = {
		number,
		name: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .isoDay */ .kh)(time)
	};
	return latestDay.name;
}
// src/report/source/read-period.ts
const ids = new Set(["id", "conversationId"]);
async function readPeriod({ period, source, redactor, file, onRow, onPage, log, signal }) {
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
	const isOutside = ({ time, day }) => time !== null && (day === null || day < period.from || day >= period.to);
	try {
		for await (const rows of source.rowsOf(period)) {
			const lines = [];
			signal.throwIfAborted();
			try {
				for (const row of rows) {
					const read = readRow(row);
					if (read && isOutside(read)) {
						reading.outside += 1;
						continue;
					}
					reading.rows += 1;
					onRow(read);
					if (!file) continue;
					lines.push(JSON.stringify((0,_redaction_js__WEBPACK_IMPORTED_MODULE_4__.redactJson)(row, {
						redactor,
						ids,
						onTooDeep
					})), "\n");
				}
			} finally {
				await file?.append(lines);
				onPage(reading.rows);
			}
			reading.pages += 1;
		}
	} catch (error) {
		if (![
			_modes_js__WEBPACK_IMPORTED_MODULE_3__.ServiceError,
			CutShort,
			_main_js__WEBPACK_IMPORTED_MODULE_1__/* .Cancelled */ .cJ
		].some((kind) => error instanceof kind)) throw error;
		const cutShort = error;
		cutShort.message = redactor.redact(cutShort.message);
		reading.cutShort = cutShort;
	}
	if (partsTooDeep > 0) log.warning(`Conversations hold ${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(partsTooDeep, "part")} nested more than 100 levels deep: written as "[nested too deep]".`);
	return reading;
}
// src/report/source/collect.ts
async function collectPeriods({ periods, folder, reader, onPage, scope }) {
	const { redactor, signal } = reader;
	const site = new SitePages();
	const answered = createAnsweredSample();
	const citations = new Map();
	let hasNoData = true;
	const answers = {
		all: 0,
		citing: 0
	};
	const read = async (period, file) => {
		const current = period === periods.current;
		const { add, tally } = createTally();
		const pending = [];
		const onRow = (row) => {
			const answer = answeredQuestionIn(row);
			if (answer) answered.add(answer, current ? 1 : 0);
			if (answer && current) {
				answers.all += 1;
				if (answer.cited.length > 0) answers.citing += 1;
				for (const url of new Set(answer.cited.map((page) => page.url))) increment(citations, url);
			}
			const countable = countableRow(row, {
				current,
				redactor
			});
			if ((countable.outcome === "answered" || typeof countable.outcome === "object") && current) hasNoData = false;
			if (scope.kind === "all") add(countable);
			else pending.push({
				row: countable,
				pages: row ? site.add(row) : []
			});
		};
		const reading = await readPeriod({
			...reader,
			period,
			file,
			onRow,
			onPage: (rows) => current && onPage(tally, rows)
		}).finally(() => file?.close());
		const outOfScope = [];
		const collected = () => ({
			period,
			...tally,
			...reading,
			outOfScope
		});
		return {
			add,
			pending,
			outOfScope,
			isCut: reading.cutShort !== null,
			collected
		};
	};
	const current = await read(periods.current, await folder.create(rowsName));
	const previous = current.isCut || !periods.previous ? null : await read(periods.previous, null);
	if (scope.kind === "pull-request") {
		const changedFiles = await scope.changedFiles();
		const docs = signal.aborted ? null : await scope.docsOf(site.paths());
		const isInScope = createScopeCheck({
			changedFiles,
			docsRoot: docs?.root ?? scope.docsRoot ?? "",
			docs,
			site
		});
		for (const { add, pending, outOfScope } of [current, ...previous ? [previous] : []]) for (const { row, pages } of pending) if (isInScope(pages)) add(row);
		else if (typeof row.outcome === "object") outOfScope.push(row.outcome);
		const keep = (line) => isInScope(current.pending[line]?.pages ?? []);
		if (!signal.aborted) await filterRows(folder, keep);
	}
	return {
		current: current.collected(),
		previous: previous?.collected() ?? null,
		hasNoData,
		answered,
		citations,
		recordsCitations: 2 * answers.citing >= answers.all
	};
}
const rowsName = "conversations.jsonl";
async function filterRows(folder, keep) {
	const filteredName = `${rowsName}.filtered`;
	const filtered = await folder.create(filteredName);
	try {
		let at = 0;
		for await (const lines of readLines((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder.path, rowsName))) {
			const remaining = lines.filter((line) => keep(at++) && line);
			await filtered.append(remaining.map((line) => `${line}\n`));
		}
	} finally {
		await filtered.close();
	}
	await folder.replace(rowsName, filteredName);
}
function answeredQuestionIn(row) {
	if (!row || row.query === null || row.resolutionStatus !== "answered") return null;
	return {
		question: row.query,
		answer: row.response ?? "",
		cited: row.sources.flatMap(({ url, title }) => url ? {
			url: (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.pageAddress)(url),
			title
		} : [])
	};
}
function createTally() {
	const unanswered = [];
	const days = new ConversationDays();
	const pageHosts = new Map();
	const conversations = new Set();
	const answers = new Map();
	const tally = {
		questions: 0,
		conversations: 0,
		answered: 0,
		pageUrls: 0,
		unusable: 0,
		unanswered,
		conversationsByDay: days.counts,
		pageHosts
	};
	const add = ({ conversation, hasPageUrl, host, day, outcome }) => {
		tally.questions += 1;
		if (conversation !== null) conversations.add(conversation);
		tally.conversations = conversations.size;
		if (hasPageUrl) tally.pageUrls += 1;
		if (host !== null) increment(pageHosts, host);
		if (outcome === "unusable") tally.unusable += 1;
		if (outcome === "unusable" || outcome === "clarifying") return;
		if (conversation !== null) days.add({
			conversation,
			day
		});
		if (outcome === "answered") {
			tally.answered += 1;
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
		tally
	};
}
function countableRow(row, { current, redactor }) {
	const { protocol, host = null } = (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.addressOf)(row?.pageUrl ?? "") ?? {};
	return {
		conversation: row?.conversationId ?? row?.id ?? null,
		hasPageUrl: Boolean(row?.pageUrl),
		host: protocol === "https:" ? host : null,
		day: row?.day ?? null,
		outcome: outcomeOf(row, {
			current,
			redactor
		})
	};
}
function outcomeOf(row, options) {
	if (!row?.id || row.query === null || row.resolutionStatus === null) return "unusable";
	if (row.responseType === "clarifying_question") return "clarifying";
	if (row.resolutionStatus === "answered") return "answered";
	return questionOf({
		...row,
		id: row.id,
		query: row.query
	}, options);
}
function increment(counts, key) {
	counts.set(key, (counts.get(key) ?? 0) + 1);
}
const minShare = 1 / 5;
function allowedLinkHosts({ pageHosts, pageUrls }) {
	return [...pageHosts].flatMap(([host, rows]) => rows >= pageUrls * minShare ? host : []).sort();
}
// src/report/assemble/counts.ts
const maxSetAside = 20;
function countPeriods({ current, previous, gaps, setAside }) {
	const all = [...gaps.flatMap((gap) => gap.rows), ...setAside];
	const rows = all.filter((row) => row.current);
	const aside = setAside.filter((row) => row.current);
	const [counts, previousCounts] = [rows, all.filter((row) => !row.current)].map(countByDay);
	const previousDays = previous ? daysOf(previous.period) : [];
	return {
		period: current.period,
		previousPeriod: previous?.period ?? null,
		totals: countTotals(current),
		previousTotals: previous && countTotals(previous),
		daily: daysOf(current.period).map((date, index) => ({
			date,
			unanswered: counts?.get(date) ?? 0,
			previousUnanswered: previous && (previousCounts?.get(previousDays[index] ?? "") ?? 0)
		})),
		setAside: {
			unanswered: aside.length,
			examples: countQuestions(aside).slice(0, maxSetAside),
			rows: setAside
		},
		pages: countPages(rows),
		categories: countCategories(rows)
	};
}
function countPages(rows) {
	return counted(rows, (row) => [[row.countedBy.page, askedPage(row)]]).map(({ shown, rows: { size } }) => ({
		url: shown,
		unanswered: size
	}));
}
function countCategories(rows) {
	return counted(rows, ({ countedBy, category }) => [[countedBy.category, category]]).map(({ shown, rows: { size } }) => ({
		name: shown,
		unanswered: size
	}));
}
const firstOf = (texts) => texts.toSorted()[0] ?? null;
function countCitedPages(rows) {
	const named = Map.groupBy(rows.flatMap(({ sources }) => sources), ({ countedBy }) => countedBy);
	const cited = counted(rows, ({ sources }) => sources.map(({ countedBy, url, title }) => [countedBy, url ? redactedPageAddress(url) : title]));
	return new Map(cited.map(({ key, rows: citing }) => {
		const sources = named.get(key) ?? [];
		const url = firstOf(sources.flatMap((source) => source.url ? redactedPageAddress(source.url) : []));
		const title = firstOf(sources.flatMap((source) => source.title || []));
		const conversations = conversationsOf(citing).length;
		return [key, {
			url,
			title,
			unanswered: citing.size,
			conversations
		}];
	}));
}
function counted(rows, textsOf) {
	const shown = new Map();
	const having = new Map();
	for (const row of rows) for (const [key, text] of textsOf(row)) {
		if (!key || !text) continue;
		const known = shown.get(key);
		if (known === void 0 || text < known) shown.set(key, text);
		having.set(key, (having.get(key) ?? new Set()).add(row));
	}
	return [...having].map(([key, all]) => ({
		key,
		shown: shown.get(key) ?? "",
		rows: all
	})).sort((a, b) => b.rows.size - a.rows.size || (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.byCodeUnits)(a.shown, b.shown));
}
function countQuestions(rows) {
	return [...Map.groupBy(rows, ({ text }) => text)].map(([text, { length: count }]) => ({
		text,
		count
	})).sort((a, b) => b.count - a.count || (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.byCodeUnits)(a.text, b.text));
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
const redactedPageAddress = (url) => (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.partOf)(url, _modes_js__WEBPACK_IMPORTED_MODULE_3__.pageAddress);
function questionsByPage(asked) {
	const all = Array.from(asked, ([gap, rows]) => rows.map((row) => ({
		row,
		topic: isRepeated(gap) ? gap : null
	}))).flat();
	const bySize = (nameOf) => {
		return (a, b) => b.unanswered - a.unanswered || (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.byCodeUnits)(nameOf(a), nameOf(b));
	};
	return [...Map.groupBy(all, ({ row }) => row.countedBy.page || null).values()].map((onPage) => {
		const groups = [...Map.groupBy(onPage, ({ topic }) => topic)].map(([topic, same]) => ({
			topic,
			unanswered: same.length,
			questions: countQuestions(same.map(({ row }) => row))
		}));
		return {
			url: firstOf(onPage.flatMap(({ row }) => askedPage(row) ?? [])),
			unanswered: onPage.length,
			groups: groups.sort(bySize(({ topic }) => topic?.label ?? "")).sort((a, b) => Number(a.topic !== null) - Number(b.topic !== null))
		};
	}).sort(bySize(({ url }) => url ?? "")).sort((a, b) => Number(a.url === null) - Number(b.url === null));
}
// src/github/changed-files.ts
const maxFiles = 3e3;
const fileSchema = (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.object)({
	filename: (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.string)(),
	previous_filename: (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.optional)((0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.string)()),
	status: (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.optional)((0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.string)()),
	patch: (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.optional)((0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.string)())
});
function pagesOfFiles(github, number) {
	return github.pages("GET /repos/{owner}/{repo}/pulls/{pull_number}/files", { pull_number: number }, fileSchema);
}
async function listChangedFiles({ github, pullRequest }) {
	const { number } = pullRequest;
	const files = [];
	try {
		for await (const page of pagesOfFiles(github, number)) for (const { filename, previous_filename: previous = filename, status } of page) {
			const isNew = status === "added" || status === "copied";
			const isRemoved = status === "removed";
			files.push({
				base: isNew ? null : previous,
				head: isRemoved ? null : filename
			});
		}
	} catch (error) {
		if (!(error instanceof _modes_js__WEBPACK_IMPORTED_MODULE_3__.GitHubError)) throw error;
		throw new _modes_js__WEBPACK_IMPORTED_MODULE_3__.PostingError(`The files that pull request #${number} changes can't be read. ${error.message} Check that the job's \`permissions:\` include \`pull-requests: read\` or \`write\`.`, { cause: error });
	}
	return {
		files,
		truncated: files.length >= maxFiles
	};
}
async function readPatches(github, number) {
	for await (const page of pagesOfFiles(github, number)) return page.map(({ filename, previous_filename, patch = null }) => ({
		file: filename,
		previousFile: previous_filename ?? null,
		patch
	}));
	return [];
}
const maxFileBytes = 2e7;
const shaSchema = (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.object)({ sha: (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.string)() });
const endsSchema = (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.object)({
	base: shaSchema,
	head: shaSchema
});
const comparisonSchema = (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.object)({ merge_base_commit: shaSchema });
const contentSchema = (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.object)({
	type: (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.literal)("file"),
	sha: (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.string)(),
	size: (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.number)(),
	content: (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.optional)((0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.string)()),
	encoding: (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.optional)((0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.string)())
});
const blobSchema = (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.object)({
	content: (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.string)(),
	encoding: (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.literal)("base64")
});
async function openBaseAndHead({ github, pullRequest: { number } }) {
	const { base, head } = await github.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", { pull_number: number }, endsSchema);
	const { merge_base_commit: mergeBase } = await github.request("GET /repos/{owner}/{repo}/compare/{basehead}", {
		basehead: `${base.sha}...${head.sha}`,
		per_page: 1,
		page: 2
	}, comparisonSchema);
	const commit = ({ sha }) => ({
		sha,
		read: (path) => readFile(github, path, sha).catch((error) => {
			const { kind, status } = error instanceof _modes_js__WEBPACK_IMPORTED_MODULE_3__.GitHubError ? error : {};
			if (kind && kind !== "rate-limit" && status !== 401) return "unreadable";
			throw error;
		})
	});
	return {
		base: commit(mergeBase),
		head: commit(head)
	};
}
async function readFile(github, path, ref) {
	const route = `GET /repos/{owner}/{repo}/contents/${path.split("/").map(encodeURIComponent).join("/")}`;
	const { content, encoding, sha, size } = await github.request(route, { ref }, contentSchema);
	if (size > maxFileBytes) return "unreadable";
	if (encoding === "base64" && content !== void 0) return Buffer.from(content, "base64");
	const blob = await github.request("GET /repos/{owner}/{repo}/git/blobs/{file_sha}", { file_sha: sha }, blobSchema);
	return Buffer.from(blob.content, "base64");
}
// src/report/docs-read.ts
function docsReader(run) {
	let reading;
	return (site) => {
		reading ??= readDocsOf(run, site);
		return reading;
	};
}
async function readDocsOf(run, site) {
	const { log } = run.step;
	const { docsRoot = null } = run.inputs;
	const found = await extraRunner(run.step)("the docs", ({ compute }) => read(run, {
		folder: docsRoot,
		site
	}, compute));
	if (!found?.docs) {
		if (found?.hasNoFolder && !run.scoped) log.warning(`The checkout has no folder \`${docsRoot}\`, so no docs were read. Set the input \`docs-root\` to the docs' folder.`);
		else if (found) log.info(found.problem);
		return {
			docs: null,
			missingDocsRoot: found?.hasNoFolder ? docsRoot : null
		};
	}
	const { pages, root, skipped, isCut } = found.docs;
	const where = root === "." ? "the checkout's root" : `\`${root}\``;
	const left = `, and left out ${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(skipped, "file")} that ${skipped === 1 ? "isn't" : "aren't"} text`;
	log.info(`Read ${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(pages.length, "page")} of documentation in ${where}${skipped > 0 ? left : ""}.`);
	if (isCut) log.info("The checkout has too many files to search them all, so only the pages found first were read. Set the input `docs-root` to the docs' folder, or check out that folder alone.");
	return {
		docs: found.docs,
		missingDocsRoot: null
	};
}
async function read({ context: { workspace = "." } }, from, compute) {
	const { readDocs } = await __webpack_require__.e(/* import() */ 590).then(__webpack_require__.bind(__webpack_require__, 590));
	return compute(() => readDocs({
		workspace,
		...from,
		site: from.site?.() ?? new Set()
	}));
}
function pullRequestScope({ inputs, context, step: { log }, scoped }, { listing, docsOf }) {
	return {
		kind: "pull-request",
		docsRoot: inputs.docsRoot,
		changedFiles: async () => {
			const { files, truncated } = await listing;
			log.info(`Pull request #${scoped?.pullRequest.number} changes ${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(files.length, "file")}.`);
			if (truncated) log.warning("GitHub lists at most 3,000 files of a pull request: pages of the others are left out.");
			const paths = files.flatMap(({ base, head }) => [base, head]);
			return [...new Set(paths.filter((path) => path !== null))];
		},
		docsOf: async (site) => {
			const { docs } = await docsOf(() => site);
			return docs && isOfRun(docs, context) ? docs : null;
		}
	};
}
function sitePathsIn({ current, previous, answered }) {
	return findSitePaths([current, ...previous ? [previous] : []].flatMap(({ unanswered, outOfScope }) => [...unanswered, ...outOfScope]).map(({ countedBy }) => ({ pageUrl: countedBy.page })), answered.questions());
}
function isOfRun({ checkout }, { serverUrl, repository }) {
	if (!checkout) return true;
	const { folder, origin } = checkout;
	if (!origin) return folder === "";
	const host = (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.addressOf)(serverUrl)?.host;
	const named = ({ owner, name }) => `${owner}/${name}`.toLowerCase();
	return origin.host === host && named(origin) === named(repository);
}
function docsUrl(docs, context) {
	const { folder = "", origin = null, commit = null } = docs?.checkout ?? {};
	if (!docs || isOfRun(docs, context) && folder === "") return (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.sourceUrl)(context);
	if (!origin || !commit || origin.host !== (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.addressOf)(context.serverUrl)?.host) return "";
	return (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.sourceUrl)({
		...context,
		repository: origin,
		sha: commit
	});
}
async function tryReadDocsChange(run, changing) {
	const found = await extraRunner(run.step)(readerTestName, async (time) => ({ change: await readDocsChange(run, changing, time) }));
	return found ? found.change : "unknown";
}
const readerTestName = "a reader test, which needs `contents: read` in the job's `permissions:`";
const maxFilesRead = 100;
async function readDocsChange(run, { github, pullRequest, files, docs }, { deadline, compute }) {
	const { log } = run.step;
	if (!isOfRun(docs, run.context)) return null;
	const sources = files.filter((file) => pathsOf(file).some(docs.isSource));
	if (sources.length === 0) return null;
	const ends = await openBaseAndHead({
		github: github.until(deadline),
		pullRequest
	});
	const base = new Map();
	const head = new Map();
	const queue = sources.slice(0, maxFilesRead);
	let unreadable = 0;
	for (const file of queue) {
		const was = file.base === null ? null : await ends.base.read(file.base);
		const is = file.head === null ? null : await ends.head.read(file.head);
		const paths = pathsOf(file);
		if ((0,_docs_js__WEBPACK_IMPORTED_MODULE_9__/* .isReadable */ .hS)(was) && (0,_docs_js__WEBPACK_IMPORTED_MODULE_9__/* .isReadable */ .hS)(is)) for (const path of paths) {
			if (path === file.base || !base.has(path)) base.set(path, path === file.base ? was : null);
			if (path === file.head || !head.has(path)) head.set(path, path === file.head ? is : null);
		}
		else {
			unreadable += 1;
			for (const path of paths.filter(isPage)) {
				base.set(path, "unreadable");
				head.set(path, "unreadable");
			}
		}
	}
	if (sources.length > queue.length) log.info(`The pull request changes ${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(sources.length, "file")} of the docs: the reader test reads the first ${maxFilesRead}.`);
	if (unreadable > 0) log.info(`The reader test leaves out ${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(unreadable, "changed file")} that can't be read as text.`);
	const folder = [docs.checkout?.folder ?? "", docs.root].filter((name) => name !== "").join("/");
	const { workspace = "." } = run.context;
	const docsWith = async (others) => (0,_docs_js__WEBPACK_IMPORTED_MODULE_9__/* .hasSameTexts */ .Xk)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace, docs.checkout?.folder ?? ""), others) ? docs : (await read(run, {
		folder,
		others
	}, compute)).docs;
	const before = await docsWith(base);
	const after = await docsWith(head);
	if (!before || !after) return null;
	const renamed = queue.flatMap(({ base, head }) => base !== null && head !== null && base !== head ? [[base, head]] : []);
	return {
		base: {
			sha: ends.base.sha,
			docs: before
		},
		head: {
			sha: ends.head.sha,
			docs: after
		},
		renamed: new Map(renamed),
		extent: {
			changed: sources.length,
			read: queue.length,
			unreadable
		}
	};
}
const pathsOf = ({ base, head }) => [...new Set([base, head])].filter((path) => path !== null);
const isPage = (path) => /\.mdx?$/i.test(path);
// src/report/files/output-folder.ts
const listName = ".docs-gap-report";
const listHead = "# What docs-agent-action wrote here, and may replace or remove.";
const reportNames = [
	"conversations.jsonl",
	"conversations.jsonl.filtered",
	"unanswered.csv",
	"report.json",
	"report.md",
	"report.html"
];
const briefName = /^[0-9a-f]{12}\.md$/i;
async function openOutputFolder({ path, workspace, conversationsFile }) {
	if (isWithin(path, workspace) && !isWithin(await realPath(path), await realPath(workspace))) throw new Error(`The folder ${path} is a link that leads out of the workspace, or below one. Nothing was written. Set the input \`output-dir\` to another folder.`);
	const listed = await readList(path);
	const present = await presentNames(path);
	const foreign = listed ? [] : [listName];
	for (const name of present) {
		if (conversationsFile && await isSameFile((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, name), conversationsFile)) throw new Error(`The file ${conversationsFile} is in the report's folder and has the name of one of the report's own files. Set the input \`output-dir\` to another folder.`);
		if (!listed?.has(name) || !(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_6__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, name))).isFile()) foreign.push(name);
	}
	if (foreign.length > 0) {
		const names = foreign.slice(0, 3).join(", ") + (foreign.length > 3 ? " and more" : "");
		throw new Error(`The folder ${path} contains ${names}, which this action didn't write. Nothing was written. Move or delete what is named, or set the input \`output-dir\` to another folder.`);
	}
	const list = (name) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_6__.appendFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, listName), `${name}\n`);
	const written = new Set();
	return {
		path,
		async prepare() {
			try {
				await makeFolder(path);
				for (const name of present) await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_6__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, name), { force: true });
				await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_6__.rmdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, "briefs")).catch(() => {});
				await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_6__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, listName), `${listHead}\n`);
			} catch (cause) {
				throw unwritable(`The folder ${path} can't be written`, cause, setFolder);
			}
		},
		async create(name) {
			const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, name);
			const opened = await (async () => {
				await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_6__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file), { recursive: true });
				if (written.has(name)) await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_6__.rm)(file, { force: true });
				else await list(name);
				return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_6__.open)(file, "wx");
			})().catch((cause) => {
				throw unwritable(`The file ${file} can't be written`, cause, setFolder);
			});
			written.add(name);
			const buffer = Buffer.allocUnsafe(bufferLength);
			return {
				append: async (texts) => {
					try {
						for (const bytes of encoded(texts, buffer)) await opened.appendFile(bytes);
					} catch (cause) {
						throw unwritable(`The file ${file} can't be written`, cause, checkSpace);
					}
				},
				close: () => opened.close()
			};
		},
		async replace(name, by) {
			await list(name);
			await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_6__.rename)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, by), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, name));
		}
	};
}
const isWithin = (path, folder) => {
	const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path);
	return !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way) && way.split(/[/\\]/)[0] !== "..";
};
async function realPath(path) {
	const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_6__.realpath)(path).catch(() => null);
	if (real !== null || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path) === path) return real ?? path;
	return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(await realPath((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), path));
}
const bufferLength = 2 ** 20;
const bytesPerUnit = 3;
function* encoded(texts, buffer) {
	let length = 0;
	for (const text of texts) {
		const maxBytes = text.length * bytesPerUnit;
		if (maxBytes > buffer.length - length && length > 0) {
			yield buffer.subarray(0, length);
			length = 0;
		}
		if (maxBytes > buffer.length) yield Buffer.from(text);
		else length += buffer.write(text, length);
	}
	if (length > 0) yield buffer.subarray(0, length);
}
const setFolder = "Set the input `output-dir` to a folder that the runner may write to.";
const checkSpace = "Check the free space on the runner, or set the input `output-dir` to a folder with more.";
function unwritable(what, cause, advice) {
	return new Error(`${what} (${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .errorMessage */ .gJ)(cause)}). ${advice}`, { cause });
}
async function readList(folder) {
	const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, listName);
	const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_6__.lstat)(path).catch(() => null);
	if (!found) return new Set();
	const text = found.isFile() ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_6__.readFile)(path, "utf8") : "somebody’s";
	return text.startsWith(listHead) || listHead.startsWith(text) ? new Set(text.split("\n")) : null;
}
async function presentNames(folder) {
	const briefs = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_6__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, "briefs")).catch(() => null);
	if (briefs && !briefs.isDirectory()) return ["briefs"];
	const inBriefs = briefs ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_6__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, "briefs")) : [];
	const found = [];
	for (const name of reportNames) if (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_6__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name)).catch(() => null)) found.push(name);
	return [...found, ...inBriefs.filter((name) => briefName.test(name)).map((name) => `briefs/${name}`)];
}
async function isSameFile(one, other) {
	const [a, b] = await Promise.all([one, other].map((path) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_6__.stat)(path).catch(() => null)));
	return Boolean(a && b && a.ino === b.ino && a.dev === b.dev);
}
async function makeFolder(path) {
	if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_5__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path))) await makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
	try {
		await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_6__.mkdir)(path);
	} catch (error) {
		if (!await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_6__.stat)(path).then((found) => found.isDirectory()).catch(() => false)) throw error;
	}
}
async function writeFiles(folder, files) {
	for (const [name, content] of Object.entries(files)) {
		const file = await folder.create(name);
		try {
			await file.append(content);
		} finally {
			await file.close();
		}
	}
}
// src/report/open-run.ts
async function openRun({ inputs, step, onProgress }) {
	const access = (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.openGitHubAccess)(inputs, step);
	const { context, github, pullRequest } = access;
	const { workspace = ".", temp = "." } = context;
	if (inputs.fix === "ticked") await (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.requireWriteAccess)(access);
	const origin = inputs.conversationsFile === void 0 ? {
		kind: "service",
		service: (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.openServiceClient)({
			...inputs,
			...step
		})
	} : {
		kind: "file",
		...await openFile((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace, inputs.conversationsFile))
	};
	const folder = await openOutputFolder({
		path: inputs.outputDir ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace, inputs.outputDir) : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(temp, "docs-gap-report"),
		workspace: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace),
		conversationsFile: origin.kind === "file" ? origin.path : null
	});
	return {
		inputs,
		step,
		onProgress,
		context,
		destinations: await (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.openDestinations)(inputs.postTo, access),
		scoped: inputs.scope === "all" ? null : {
			github: await github(),
			pullRequest: await pullRequest()
		},
		origin,
		redactor: (0,_redaction_js__WEBPACK_IMPORTED_MODULE_4__.createRedactor)({
			secrets: step.secrets,
			enabled: inputs.redact
		}),
		folder
	};
}
const openFile = async (path) => (await __webpack_require__.e(/* import() */ 672).then(__webpack_require__.bind(__webpack_require__, 672))).openRowsFile(path);
// src/report/source/also-read.ts
const noExtraRows = {
	searches: null,
	feedback: null,
	feedbackCounts: []
};
const maxPages = 5;
const minRequestsLeft = 20;
const maxTime = 6e4;
async function readExtraRows({ wanted, service, period, step: { clock, log, signal }, extra }) {
	const client = createAnalyticsClient(service);
	const isShort = () => service.requestsLeft() < minRequestsLeft;
	const until = (deadline) => Math.min(deadline, clock.now() + maxTime);
	const readPages = async (what, read) => {
		const rows = [];
		await extra(`some or all of the ${what}`, async ({ deadline: end }) => {
			if (isShort()) throw new Error(`fewer than ${minRequestsLeft} of the hour's requests to the service are left.`);
			const deadline = until(end);
			const cursors = new Set([null]);
			let cursor = null;
			for (let page = 1; page <= maxPages; page += 1) {
				signal.throwIfAborted();
				const next = await read({
					...period,
					cursor,
					page,
					deadline
				});
				for (const row of next.rows) rows.push(row);
				cursor = next.nextCursor;
				if (cursors.has(cursor)) break;
				cursors.add(cursor);
			}
		});
		log.info(`Read ${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(rows.length, "row")} of ${what}.`);
		return rows;
	};
	const readCounts = async () => {
		if (isShort()) return null;
		return extra("votes on pages", async ({ deadline: end }) => {
			const request = {
				...period,
				deadline: until(end)
			};
			return withoutAgents(await client.readFeedbackCounts(request), await client.readFeedbackCounts({
				...request,
				source: "agent"
			}));
		});
	};
	const also = { ...noExtraRows };
	if (wanted.includes("searches")) also.searches = distinct(await readPages("searches", client.readSearches), ({ searchQuery }) => searchQuery).map(cleanSearch);
	if (wanted.includes("feedback")) {
		also.feedbackCounts = await readCounts() ?? [];
		also.feedback = distinct(await readPages("feedback", client.readFeedback), ({ id }) => id).filter(isOpen).map(cleanFeedback);
	}
	return also;
}
function withoutAgents(all, byAgents) {
	const ofAgents = new Map(byAgents.map((count) => [count.path, count]));
	return all.map(({ path, thumbsUp, thumbsDown }) => ({
		path: cleanText(path) ?? "",
		thumbsUp: Math.max(0, thumbsUp - (ofAgents.get(path)?.thumbsUp ?? 0)),
		thumbsDown: Math.max(0, thumbsDown - (ofAgents.get(path)?.thumbsDown ?? 0))
	}));
}
function distinct(rows, keyOf) {
	const first = new Map(rows.toReversed().map((row) => [keyOf(row) ?? row, row]));
	return rows.filter((row) => first.get(keyOf(row) ?? row) === row);
}
const maxTextLength = 4e3;
const cleanText = (text) => text && (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .beginningOf */ .VI)(text, maxTextLength).trim();
const cleanSearch = ({ searchQuery, topClickedPage, ...search }) => ({
	...search,
	searchQuery: cleanText(searchQuery) ?? "",
	topClickedPage: cleanText(topClickedPage)
});
const isOpen = ({ status }) => status !== "resolved" && status !== "dismissed";
const cleanFeedback = ({ path, comment, ...feedback }) => ({
	...feedback,
	path: cleanText(path) ?? "",
	comment: cleanText(comment)
});
// src/report/source/service.ts
const growth = 1 / 8;
const minLoggedPause = 1e4;
function serviceRowSource(options) {
	return { rowsOf: (period) => exportRows(period, options) };
}
async function* exportRows(period, options) {
	const { clock, log } = options;
	const progress = createReadProgress({
		period,
		clock,
		log,
		unit: "page"
	});
	const isRepetition = createRepeatCheck();
	const readNext = createReader(period, options);
	const cursors = new Set();
	let page = 1;
	let emptyInRow = 0;
	let reading = readNext(page, null);
	while (reading) {
		const { conversations, hasMore, nextCursor } = await reading;
		const problem = hasMore && !nextCursor ? `Page ${page} says that there are more conversations (\`hasMore\`) and gives no \`nextCursor\` to read them with.` : hasMore && nextCursor && cursors.has(nextCursor) ? `Page ${page} gives a \`nextCursor\` that an earlier page gave already, so reading on would go in circles.` : null;
		const rows = conversations.filter((row) => !isRepetition(row));
		emptyInRow = rows.length === 0 ? emptyInRow + 1 : 0;
		reading = null;
		if (hasMore && nextCursor && !problem) {
			cursors.add(nextCursor);
			reading = readNext(page + 1, nextCursor, emptyInRow);
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
function createReader(period, { conversations, pageSize, clock, deadline, log, signal }) {
	const { from, to } = period;
	let limit = pageSize;
	const pauseBefore = async (page, emptyInRow) => {
		const milliseconds = (0,_modes_js__WEBPACK_IMPORTED_MODULE_3__.backoff)(emptyInRow, clock.random());
		if (milliseconds >= deadline - clock.now()) throw new _modes_js__WEBPACK_IMPORTED_MODULE_3__.ServiceError("deadline", `The time was up before page ${page} of the conversations from ${from} to ${to}: the service says that there are more, but the last ${emptyInRow} pages had no new row. Run again later, or raise \`timeout-minutes\`.`);
		if (milliseconds >= minLoggedPause) {
			const seconds = Math.round(milliseconds / 1e3);
			log.info(`Waiting ${seconds} s before page ${page}: the pages before it had no new row.`);
		}
		await clock.sleep(milliseconds, signal);
	};
	return async (page, cursor, emptyInRow = 0) => {
		if (emptyInRow > 0) await pauseBefore(page, emptyInRow);
		for (;;) try {
			const request = {
				...period,
				cursor,
				page,
				limit,
				deadline
			};
			const read = await conversations.readConversations(request);
			limit = Math.min(pageSize, limit + Math.ceil(limit * growth));
			return read;
		} catch (error) {
			if (!(error instanceof _modes_js__WEBPACK_IMPORTED_MODULE_3__.ServiceError) || error.kind !== "oversized") throw error;
			if (limit === 1) throw new _modes_js__WEBPACK_IMPORTED_MODULE_3__.ServiceError("oversized", `Page ${page} of the conversations from ${from} to ${to} is too large even with a single row, so no row after it can be read. Report on a period without it (inputs \`days\` and \`date-to\`), and tell the service's support.`, { cause: error });
			limit = Math.floor(limit / 2);
			log.info(`Page ${page} is too large: asking for it again with ${limit} of its rows.`);
		}
	};
}
// src/report/read-report.ts
async function readSources(run, rollingIssue) {
	const { inputs, step, scoped, folder, redactor } = run;
	const { log, signal } = step;
	const { current, previous } = reportPeriods(await periodOf(run, rollingIssue));
	log.info(`Reading the conversations from ${current.from} to before ${current.to} (UTC).`);
	const docsOf = docsReader(run);
	const listing = scoped && listChangedFiles(scoped);
	const collecting = collectPeriods({
		periods: {
			current,
			previous: inputs.compare ? previous : null
		},
		folder,
		reader: {
			source: rowsFrom(run, current),
			redactor,
			log,
			signal
		},
		onPage: (tally, rows) => run.onProgress({
			rows,
			counts: countOutputs(tally)
		}),
		scope: listing ? pullRequestScope(run, {
			listing,
			docsOf
		}) : { kind: "all" }
	});
	rollingIssue().then((issue) => issue?.find()).catch(() => {});
	const [collected, changed] = await Promise.all([collecting, listing]);
	const counts = countOutputs(collected.current);
	for (const [name, value] of Object.entries(counts)) step.setOutput(name, value);
	throwIfNothingRead(run, collected);
	warnOfRows(run, collected);
	const also = await readMore(run, collected);
	const { docs, missingDocsRoot } = await docsOf(() => sitePathsIn(collected));
	return {
		collected,
		also,
		docs,
		missingDocsRoot,
		change: docs && scoped && changed ? await tryReadDocsChange(run, {
			...scoped,
			files: changed.files,
			docs
		}) : null,
		filesTruncated: changed?.truncated ?? false
	};
}
function rowsFrom({ inputs, step, origin }, current) {
	if (origin.kind === "file") return origin.source({
		...step,
		undatedIn: current
	});
	const conversations = createAnalyticsClient(origin.service);
	return serviceRowSource({
		...step,
		conversations,
		pageSize: inputs.pageSize
	});
}
async function readMore({ inputs, origin, step }, { current }) {
	const wanted = inputs.alsoRead;
	if (origin.kind === "file" || wanted.length === 0) return noExtraRows;
	if (!current.cutShort) return readExtraRows({
		wanted,
		service: origin.service,
		period: current.period,
		step,
		extra: extraRunner(step)
	});
	step.log.warning(`The ${wanted.join(" and ")} were not read, as the conversations could not be read to their end.`);
	const empty = (what) => wanted.includes(what) ? [] : null;
	return {
		...noExtraRows,
		searches: empty("searches"),
		feedback: empty("feedback")
	};
}
async function periodOf({ inputs, step: { clock, log } }, rollingIssue) {
	const today = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .isoDay */ .kh)(clock.wallTime()) ?? "";
	if (inputs.dateTo !== "last") return {
		days: inputs.days,
		dateTo: inputs.dateTo ?? today
	};
	const last = await (await rollingIssue())?.lastPeriod();
	if (last) return {
		days: daysOf(last).length,
		dateTo: last.to
	};
	log.warning("No issue remembers an earlier report: the period ends today, not as `date-to: last` says.");
	return {
		days: inputs.days,
		dateTo: today
	};
}
function throwIfNothingRead({ step: { signal } }, { current }) {
	const { cutShort, pages } = current;
	signal.throwIfAborted();
	if (cutShort instanceof _modes_js__WEBPACK_IMPORTED_MODULE_3__.ServiceError && /^(refused|failures)$/.test(cutShort.kind) && pages === 0) throw cutShort;
}
function warnOfRows({ inputs, origin, step: { log } }, collected) {
	const { current, previous, hasNoData } = collected;
	const { from, to } = current.period;
	if (hasNoData && !current.cutShort) {
		const period = `from ${from} to before ${to}`;
		const why = current.rows > 0 ? `No row ${period} counts as answered or unanswered: each is a clarifying question, or has no \`resolutionStatus\` of \`answered\` or \`unanswered\`. If this goes on, ${origin.kind === "file" ? "correct the file" : "update this action"}.` : origin.kind === "file" ? `The file ${origin.path} has no row with a \`timestamp\` ${period}. Set the inputs \`date-to\` and \`days\` to a period that it has rows of.` : `The service has no conversation ${period}. Either nobody asked the assistant, the assistant is turned off, or the input \`project-id\` (${inputs.projectId}) names another project.`;
		log.warning(`${why} Nothing counts as resolved, and issues and comments stay as they are.`);
	}
	const outside = current.outside + (previous?.outside ?? 0);
	if (outside > 0) log.warning(`The service sent ${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(outside, "row")} of another time than it was asked for, by \`timestamp\`: left out of the counts and the files.`);
	const unusable = current.unusable + (previous?.unusable ?? 0);
	if (unusable > 0) log.warning(`${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(unusable, "row")} without a usable \`id\`, \`query\` or \`resolutionStatus\`: exported, and not counted.`);
}
function countOutputs(tally) {
	const { questions, conversations, unanswered, unansweredRate } = countTotals(tally);
	return {
		questions: String(questions),
		conversations: String(conversations),
		unanswered: String(unanswered),
		unansweredRate: unansweredRate.toFixed(4),
		topics: "[]"
	};
}
// src/report/run.ts
async function runReport({ inputs, step, onProgress }) {
	step.setOutput("outcome", "incomplete");
	if (inputs.fix === "ticked") step.setOutput("jobs", "[]");
	const run = await openRun({
		inputs,
		step,
		onProgress
	});
	step.setOutput("reportDir", run.folder.path);
	onProgress({ folder: run.folder.path });
	const rollingIssue = openIssue(run);
	try {
		if (!await hasWork(run, rollingIssue)) return;
		await run.folder.prepare();
		const sources = await readSources(run, rollingIssue);
		const { publishReport } = await __webpack_require__.e(/* import() */ 354).then(__webpack_require__.bind(__webpack_require__, 354));
		await publishReport(run, await rollingIssue(), sources);
	} finally {
		if (run.origin.kind === "service") run.origin.service.close();
	}
}
const openIssue = (run) => (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .Oo)(async () => {
	const github = run.destinations.issue;
	if (!github) return null;
	const { RollingIssue } = await __webpack_require__.e(/* import() */ 354).then(__webpack_require__.bind(__webpack_require__, 354));
	return new RollingIssue({
		...run,
		github
	});
});
async function hasWork({ inputs, step }, rollingIssue) {
	if (inputs.fix !== "ticked" || inputs.dateTo !== "last") return true;
	if (await (await rollingIssue())?.hasWork()) return true;
	step.log.info("No ticked gap in the issue waits for a job, and no job is at work: nothing was read or written.");
	step.setOutput("outcome", "complete");
	step.setOutput("topics", "[]");
	return false;
}
// src/report/worker.ts
async function runWorker() {
	const { inputs, secrets, deadline, underWay, isDebug } = node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.workerData;
	const tell = (message) => node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.postMessage(message);
	const cancellation = new _main_js__WEBPACK_IMPORTED_MODULE_1__/* .Cancellation */ .mT(underWay);
	node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.on("message", (name) => cancellation.cancel(name));
	node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.unref();
	const step = {
		env: process.env,
		clock: _main_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .ml,
		log: {
			info: (text) => tell({
				kind: "info",
				text
			}),
			warning: (text) => tell({
				kind: "warning",
				text
			}),
			...isDebug && { debug: (text) => tell({
				kind: "debug",
				text
			}) }
		},
		signal: cancellation.signal,
		deadline: _main_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .ml.now() + deadline - _main_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .ml.wallTime(),
		setOutput: (name, value) => tell({
			kind: "output",
			name,
			value
		}),
		critical: cancellation.critical,
		mask: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .createMask */ .Px)(secrets),
		secrets
	};
	try {
		await runReport({
			inputs,
			step,
			onProgress: (progress) => tell({
				kind: "progress",
				progress
			})
		});
		tell({
			kind: "done",
			failure: null
		});
	} catch (error) {
		const isReported = error instanceof _main_js__WEBPACK_IMPORTED_MODULE_1__/* .StepFailure */ .pH;
		tell({
			kind: "done",
			failure: {
				message: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .errorMessage */ .gJ)(error),
				isReported
			}
		});
	}
}



/***/ })

};
