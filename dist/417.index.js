export const id = 417;
export const ids = [417];
export const modules = {

/***/ 361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readList)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24);

// src/language/lists.ts
let lists;
function readList(name) {
	if (!lists) lists = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(__webpack_require__.ab + "lists.txt", "utf8").split("\f").map((list) => list.split("\n"));
	return lists.find((list) => list[0] === name).slice(1);
}



/***/ }),

/***/ 417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createRedactor: () => (/* binding */ createRedactor),
/* harmony export */   languageOf: () => (/* binding */ languageOf),
/* harmony export */   majorityLanguage: () => (/* binding */ majorityLanguage),
/* harmony export */   normalizeText: () => (/* binding */ normalizeText),
/* harmony export */   plainText: () => (/* binding */ plainText),
/* harmony export */   plainWords: () => (/* binding */ plainWords),
/* harmony export */   plainWordsOf: () => (/* binding */ plainWordsOf),
/* harmony export */   redactJson: () => (/* binding */ redactJson),
/* harmony export */   redact_exports: () => (/* binding */ redact_exports),
/* harmony export */   spacedLanguages: () => (/* binding */ spacedLanguages),
/* harmony export */   splitSentences: () => (/* binding */ splitSentences),
/* harmony export */   stem: () => (/* binding */ stem),
/* harmony export */   unspacedLanguages: () => (/* binding */ unspacedLanguages),
/* harmony export */   unstretchedSpellings: () => (/* binding */ unstretchedSpellings),
/* harmony export */   wordReader: () => (/* binding */ wordReader),
/* harmony export */   words: () => (/* binding */ words$1),
/* harmony export */   wordsOf: () => (/* binding */ wordsOf)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(468);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(598);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(304);
/* harmony import */ var _lists_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(361);




// node_modules/stemmer/index.js
const step2list = {
	ational: "ate",
	tional: "tion",
	enci: "ence",
	anci: "ance",
	izer: "ize",
	bli: "ble",
	alli: "al",
	entli: "ent",
	eli: "e",
	ousli: "ous",
	ization: "ize",
	ation: "ate",
	ator: "ate",
	alism: "al",
	iveness: "ive",
	fulness: "ful",
	ousness: "ous",
	aliti: "al",
	iviti: "ive",
	biliti: "ble",
	logi: "log"
};
const step3list = {
	icate: "ic",
	ative: "",
	alize: "al",
	iciti: "ic",
	ical: "ic",
	ful: "",
	ness: ""
};
const vowel = "[aeiouy]";
const consonants = "([^aeiou][^aeiouy]*)";
const vowels = "([aeiouy][aeiou]*)";
const gt0 = new RegExp("^" + consonants + "?" + vowels + consonants);
const eq1 = new RegExp("^" + consonants + "?" + vowels + consonants + vowels + "?$");
const gt1 = new RegExp("^" + consonants + "?(" + vowels + consonants + "){2,}");
const vowelInStem = new RegExp("^" + consonants + "?" + vowel);
const consonantLike = new RegExp("^" + consonants + vowel + "[^aeiouwxy]$");
const sfxLl = /ll$/;
const sfxE = /^(.+?)e$/;
const sfxY = /^(.+?)y$/;
const sfxIon = /^(.+?(s|t))(ion)$/;
const sfxEdOrIng = /^(.+?)(ed|ing)$/;
const sfxAtOrBlOrIz = /(at|bl|iz)$/;
const sfxEED = /^(.+?)eed$/;
const sfxS = /^.+?[^s]s$/;
const sfxSsesOrIes = /^.+?(ss|i)es$/;
const sfxMultiConsonantLike = /([^aeiouylsz])\1$/;
const step2 = /^(.+?)(ational|tional|enci|anci|izer|bli|alli|entli|eli|ousli|ization|ation|ator|alism|iveness|fulness|ousness|aliti|iviti|biliti|logi)$/;
const step3 = /^(.+?)(icate|ative|alize|iciti|ical|ful|ness)$/;
const step4 = /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/;
function stemmer(value) {
	let result = String(value).toLowerCase();
	if (result.length < 3) return result;
	let firstCharacterWasLowerCaseY = false;
	if (result.codePointAt(0) === 121) {
		firstCharacterWasLowerCaseY = true;
		result = "Y" + result.slice(1);
	}
	if (sfxSsesOrIes.test(result)) result = result.slice(0, -2);
	else if (sfxS.test(result)) result = result.slice(0, -1);
	let match;
	if (match = sfxEED.exec(result)) {
		if (gt0.test(match[1])) result = result.slice(0, -1);
	} else if ((match = sfxEdOrIng.exec(result)) && vowelInStem.test(match[1])) {
		result = match[1];
		if (sfxAtOrBlOrIz.test(result)) result += "e";
		else if (sfxMultiConsonantLike.test(result)) result = result.slice(0, -1);
		else if (consonantLike.test(result)) result += "e";
	}
	if ((match = sfxY.exec(result)) && vowelInStem.test(match[1])) result = match[1] + "i";
	if ((match = step2.exec(result)) && gt0.test(match[1])) result = match[1] + step2list[match[2]];
	if ((match = step3.exec(result)) && gt0.test(match[1])) result = match[1] + step3list[match[2]];
	if (match = step4.exec(result)) {
		if (gt1.test(match[1])) result = match[1];
	} else if ((match = sfxIon.exec(result)) && gt1.test(match[1])) result = match[1];
	if ((match = sfxE.exec(result)) && (gt1.test(match[1]) || eq1.test(match[1]) && !consonantLike.test(match[1]))) result = match[1];
	if (sfxLl.test(result) && gt1.test(result)) result = result.slice(0, -1);
	if (firstCharacterWasLowerCaseY) result = "y" + result.slice(1);
	return result;
}
// src/language/tokens.ts
const maxCharacters$1 = 1e3;
const maxWord$1 = 40;
const unspacedScripts = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const noWords = /\b(?:https?:\/\/|www\.)\S+|\[[a-z][a-z -]{1,30}\]|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;
const identifier = /^(?:\d{7,}|(?=(?:\D*\d){4})[a-z0-9_]{12,})$/;
const aWord = /c\+\+|[cf]#|\.net\b|\p{L}+\.js\b|v?\d+(?:\.\d+)+|[\p{L}\p{M}\p{N}_]+/gu;
const contractedForms = [
	[/\bcan(?:'t|not)\b/g, "can not"],
	[/\bwon't\b/g, "will not"],
	[/n't\b/g, " not"],
	[/'(?:s|d|ll|m|re|ve)\b/g, ""]
];
let segmenter;
function segments(word) {
	segmenter ??= new Intl.Segmenter("en", { granularity: "word" });
	return Array.from(segmenter.segment(word)).flatMap((piece) => piece.isWordLike ? piece.segment : []);
}
function words$1(text) {
	let plain = text.slice(0, maxCharacters$1).normalize("NFKC").toLowerCase();
	if (/[[/-]|www\./.test(plain)) plain = plain.replace(noWords, " ");
	if (/['‘’ʼ`´]|cannot/.test(plain)) {
		plain = plain.replace(/[‘’ʼ`´]/g, "'");
		for (const [form, replacement] of contractedForms) plain = plain.replace(form, replacement);
	}
	let found = plain.match(aWord) ?? [];
	if (/\d/.test(plain)) found = found.filter((word) => !identifier.test(word));
	if (unspacedScripts.test(plain)) found = found.flatMap((word) => unspacedScripts.test(word) ? segments(word) : word);
	return found.map((word) => word.length > maxWord$1 ? word.slice(0, maxWord$1) : word);
}
const stem = (word) => /^[a-z]{3,}$/.test(word) ? stemmer(word) : word;
function wordReader(spelling = (word) => word) {
	const cached = new Map();
	return (text) => words$1(text).map((word) => {
		const known = cached.get(word);
		if (known) return known;
		const entry = {
			word,
			stem: stem(spelling(word))
		};
		cached.set(word, entry);
		return entry;
	});
}
const accentMarks = /[\u0300-\u036f]/g;
const anApostrophe = /['‘’ʼ`´]/g;
const plainWord = /[\p{L}\p{M}\p{N}]+/gu;
const stretchedLetters = /(\p{L})\1{2,}/gu;
const letterByLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
function plainText(text) {
	return withoutAccents(text.slice(0, 400)).toLowerCase().replace(anApostrophe, "");
}
function withoutAccents(text) {
	return text.normalize("NFKD").replace(accentMarks, "").normalize("NFC");
}
const plainWords = (plain) => plain.match(plainWord) ?? [];
function normalizeText(text) {
	const plain = plainText(text);
	return {
		plain,
		words: plainWords(plain),
		unspaced: letterByLetter.test(plain)
	};
}
function unstretchedSpellings(word) {
	if (word.search(stretchedLetters) < 0) return [];
	return [word.replace(stretchedLetters, "$1"), word.replace(stretchedLetters, "$1$1")];
}
const sentenceEnd = /(?<=[.!?])\s+|(?<=[。！？])\s*|\n+/;
const splitSentences = (text) => text.split(sentenceEnd).filter(Boolean);
// src/language/languages.ts
const heading = /^\[([\w.]+)\] /;
function readLanguage(name) {
	const lists = new Map();
	let list = [];
	for (const line of (0,_lists_js__WEBPACK_IMPORTED_MODULE_3__/* .readList */ .L)(`language/languages/${name}`)) {
		const [, found] = heading.exec(line) ?? [];
		if (found === void 0) {
			list.push(line);
			continue;
		}
		list = [];
		lists.set(found, list);
	}
	return {
		name,
		lists
	};
}
const spacedLanguages = `
  english spanish french german italian portuguese dutch polish russian turkish nordic vietnamese indonesian
  arabic hindi hebrew greek czech south-slavic catalan hungarian romanian persian`.trim().split(/\s+/).map(readLanguage);
const unspacedLanguages = [
	"chinese",
	"japanese",
	"korean",
	"thai"
].map(readLanguage);
const languages = [...spacedLanguages, ...unspacedLanguages];
function wordsOf(list, of = languages) {
	if (!languages.some(({ lists }) => lists.has(list))) throw new Error(`no list is named ${list}.`);
	return of.flatMap(({ lists }) => lists.get(list) ?? []);
}
const plainWordsOf = (list) => wordsOf(list).map(withoutAccents);
const languagesOf = new Map();
for (const { name, lists } of spacedLanguages) for (const word of lists.get("functionWords") ?? []) languagesOf.set(word, [...languagesOf.get(word) ?? [], name]);
const scripts = [
	["japanese", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
	["korean", /\p{Script=Hangul}/u],
	["chinese", /\p{Script=Han}/u],
	["cyrillic", /\p{Script=Cyrillic}/u],
	["arabic", /\p{Script=Arabic}/u],
	["other", /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u]
];
const maxCharacters = 200;
function mostFrequent(names) {
	const [most] = [...Map.groupBy(names, (name) => name).values()].sort((a, b) => b.length - a.length);
	return most?.[0] ?? null;
}
function languageOf(text) {
	const read = text.slice(0, maxCharacters).toLowerCase();
	const script = scripts.find(([, pattern]) => pattern.test(read));
	if (script) return script[0];
	return mostFrequent((read.match(/\p{L}+/gu) ?? []).flatMap((word) => languagesOf.get(word) ?? []));
}
function majorityLanguage(languages) {
	const known = languages.filter((language) => language !== null).sort();
	const isOther = (language) => language === "english" ? 0 : 1;
	return mostFrequent(known.sort((a, b) => isOther(a) - isOther(b)));
}
// src/text/redaction/rule.ts
const ruleOf = ({ pattern, after, secretOf, ...rule }) => ({
	...rule,
	find(text, place) {
		const match = pattern ? matchAt(pattern, text, place.start) : after && matchAt(after, text, place.end);
		const secret = match && secretOf(match, text, place);
		if (!secret) return nothing;
		const start = match.index + match[0].lastIndexOf(secret);
		return [{
			start,
			end: start + secret.length
		}];
	}
});
const nothing = [];
function alternatives(words) {
	return [...new Set(words)].sort((a, b) => b.length - a.length).join("|");
}
function matchesIn(text, pattern) {
	const first = text.search(pattern);
	if (first < 0) return [];
	pattern.lastIndex = first;
	const matches = [...text.matchAll(pattern)];
	pattern.lastIndex = 0;
	return matches;
}
const dateOrTime = /^(?:(?:19|20)\d\d-(?:0\d|1[0-2])-[0-3]\d|\d\d:\d\d:\d\d(?:\.\d{1,3})?)$/;
const digitStretches = (text) => matchesIn(text, /\d(?:[\W_]{0,4}\d){5,}/g).flatMap(({ index: start, 0: stretch }) => dateOrTime.test(stretch) ? [] : {
	start,
	end: start + stretch.length
});
function matchAt(pattern, text, position) {
	pattern.lastIndex = position;
	return pattern.exec(text);
}
const unspacedLetters = String.raw`\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af`;
const unspacedLetter = new RegExp(`[${unspacedLetters}]`);
const isUnspaced = (text, position) => text.charCodeAt(position) > 3583 && unspacedLetter.test(text.charAt(position));
const isLetterOrDigit = (code) => code >= 48 && code <= 57 || code >= 65 && code <= 90 || code >= 97 && code <= 122;
function isPartOfWord(text, position) {
	const code = text.charCodeAt(position);
	return isLetterOrDigit(code) || code > 127 && /[\p{L}\p{N}]/u.test(text.charAt(position));
}
function formsOf(character) {
	const capital = character.toUpperCase();
	return capital.toLowerCase() === character ? [character, capital] : [character];
}
function startsWord(text, start) {
	return !((text.charCodeAt(start - 1) < 128 || text.charCodeAt(start) > 127) && isPartOfWord(text, start - 1)) || isUnspaced(text, start);
}
const endsWord = (text, end) => !isPartOfWord(text, end) || isUnspaced(text, end - 1);
function isAnchorAt(text, end, anchor, { wordEdge }) {
	const start = end - anchor.length;
	if (!text.startsWith(anchor, start) && text.slice(start, end).toLowerCase() !== anchor) return false;
	if (wordEdge === void 0) return true;
	return (wordEdge === "end" || startsWord(text, start)) && (wordEdge === "start" || endsWord(text, end));
}
const columns = 64;
const signs = 24;
function createSearch(rules) {
	const paths = rules.flatMap((rule) => rule.anchors.map((anchor) => ({
		rule,
		anchor,
		state: 0
	})));
	if (paths.some(({ anchor }) => anchor === "")) throw new Error("an anchor is blank, so it would match everywhere.");
	const characters = new Set(paths.map(({ anchor }) => anchor).join(""));
	const columnOf = new Uint8Array(65536);
	for (const [at, character] of [...characters].sort().entries()) {
		const column = 1 + (character > "" ? at % signs : at);
		for (const form of formsOf(character)) columnOf[form.charCodeAt(0)] = column;
	}
	const create = () => ({
		children: new Map(),
		fallback: 0,
		anchors: new Map()
	});
	const states = [create()];
	for (let at = 0, left = paths; left.length > 0; at++) {
		for (const path of left) {
			const { rule, anchor } = path;
			const { children } = states[path.state];
			const column = columnOf[anchor.charCodeAt(at)];
			path.state = children.get(column) ?? states.push(create()) - 1;
			children.set(column, path.state);
			const { anchors } = states[path.state];
			if (at + 1 === anchor.length) anchors.set(rule, [...anchors.get(rule) ?? [], anchor]);
		}
		left = left.filter(({ anchor }) => anchor.length > at + 1);
	}
	const next = new Int16Array(states.length * columns);
	for (const [state, { children, fallback }] of states.entries()) {
		next.copyWithin(state * columns, fallback * columns, (fallback + 1) * columns);
		for (const [column, number] of children) {
			const child = states[number];
			child.fallback = next[state * columns + column];
			for (const [rule, shorter] of states[child.fallback]?.anchors ?? []) child.anchors.set(rule, [...child.anchors.get(rule) ?? [], ...shorter]);
			next[state * columns + column] = number;
		}
	}
	const endings = states.map(({ anchors }) => [...anchors]);
	for (const [at, state] of next.entries()) if (endings[state]?.length) next[at] = ~state;
	return (text, isUsed = () => true) => {
		const spans = [];
		const latest = new Map();
		let state = 0;
		for (let end = 1; end <= text.length; end++) {
			const column = columnOf[text.charCodeAt(end - 1)];
			state = next[state * columns + column];
			if (state >= 0) continue;
			state = ~state;
			for (const [rule, anchors] of endings[state]) {
				const anchor = anchors.find((ending) => isAnchorAt(text, end, ending, rule));
				if (anchor === void 0 || !isUsed(rule)) continue;
				const start = end - anchor.length;
				const known = latest.get(rule);
				if (known && start > known.start && end <= known.end) continue;
				for (const found of rule.find(text, {
					anchor,
					start,
					end
				})) {
					spans.push({
						kind: rule.kind ?? "secret",
						start: found.start,
						end: found.end
					});
					latest.set(rule, found);
				}
				if (rule.isOfText) latest.set(rule, {
					start: -1,
					end: text.length
				});
			}
		}
		return spans;
	};
}
// src/text/redaction/phones.ts
const anyOf = (kind) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${wordsOf(kind, spacedLanguages).join("|")})(?![\p{L}\p{N}])|${wordsOf(kind, unspacedLanguages).join("|")}`, "giu");
const phoneWord = anyOf("phones");
const otherWord = anyOf("otherNumbers");
const unit = new RegExp(String.raw`^[ \u00a0\u202f]?(?:(?:${wordsOf("units").join("|")})(?![\p{L}\p{N}])|[€$£%])`, "iu");
function lastEnd(pattern, text) {
	const last = matchesIn(text, pattern).at(-1);
	return last ? last.index + last[0].length : 0;
}
function readWordsBeforeNumber(before) {
	if (!/[#\p{L}]/u.test(before)) return {
		phone: false,
		other: false,
		adjacent: false
	};
	const words = before.replace(/^.*(?:\d{3}|[!?;]|(?<!\b(?:no|nr|tel|num))\. |\n\n)/is, "");
	const phoneEnd = lastEnd(phoneWord, words);
	const otherEnd = lastEnd(otherWord, words);
	const isNear = (end, distance) => words.length - end <= distance;
	const isNumbered = words.endsWith("#");
	return {
		phone: phoneEnd > otherEnd && isNear(phoneEnd, 30),
		other: isNumbered || otherEnd > phoneEnd && isNear(otherEnd, 16),
		adjacent: isNumbered || otherEnd > 0 && /^[ :=#]{0,2}$/.test(words.slice(otherEnd))
	};
}
const gap = String.raw`[ \u00a0\u2002-\u200a\u202f.\-\u2010-\u2015/()]`;
const numberEnd = String.raw`(?!(?![${unspacedLetters}])[\p{L}\d_]|[.:,/-]\d|-\p{L}|@)`;
function form(source, minDigits, maxDigits, rest = {}) {
	return {
		pattern: new RegExp(`(?:${source})${numberEnd}`, "uy"),
		minDigits,
		maxDigits,
		...rest
	};
}
const date = String.raw`\d{1,2}[ ./-]\d{1,2}[ ./-](?:19|20)\d\d`;
const isoDate = String.raw`(?:19|20)\d\d[ ./-]?(?:0\d|1[0-2])[ ./-]?[0-3]\d`;
const zeros = String.raw`\+?\d{1,3}(?:[ .]000){2,}`;
const forms = [
	form(String.raw`\+(?:1${gap}{0,3}[2-9]|[2-9])(?:${gap}{0,3}\d){6,14}`, 8, 15, { not: new RegExp(`^(?:${zeros})`) }),
	form(String.raw`00[1-9]\d{0,2}${gap}{1,3}\d(?:${gap}{0,3}\d){5,12}`, 9, 16),
	form(String.raw`(?:\+?1[ .-]{0,2})?\([2-9]\d\d\)[ .-]{0,2}\d{3}[ .-]{0,2}\d{4}`, 10, 11),
	form(String.raw`(?:1[ .-])?\d{3}([-\u2010-\u2015])\d{3}\1\d{4}`, 10, 11),
	form(String.raw`(?:1[ .-])?[2-9]\d\d([ .])\d{3}\1\d{4}`, 10, 11),
	form(String.raw`(?:1[ .-])?[2-9]\d\d[ .-][2-9]\d\d[-.]\d{4}`, 10, 11),
	form(String.raw`8[ -]\(\d{3,5}\)[ -]?\d{1,3}(?:-\d\d){2}`, 10, 12),
	form(String.raw`\(\d{2}\)[ -]?9?\d{4}[- ]\d{4}`, 10, 11),
	form(String.raw`\(0\d{1,5}\)${gap}{0,3}\d(?:${gap}{0,2}\d){4,9}`, 8, 12),
	form(String.raw`0[1-9](?:([ .-])\d\d)(?:\1\d\d){3}`, 10, 10),
	form(String.raw`0[ ]?[1-9]\d{0,4}${gap}{1,3}\d{2,9}(?:[ \u00a0\-\u2010-\u2015]\d{2,8}){0,4}`, 9, 12, { not: new RegExp(String.raw`^(?:${date}|${isoDate}|0\d{3}(?:[ -]0\d{3})+|0\d{1,4}\.\d|0\d(?:[ -]\d\d)+$|0\d[/-]\d\d[/-])`) }),
	form(String.raw`\(?\d(?:${gap}{0,2}\d){6,14}`, 7, 15, {
		named: true,
		not: new RegExp(String.raw`^(?:${date}|${isoDate}|${zeros}|(?:19|20)\d\d[-–](?:19|20)\d\d$|\d{1,3}(?:\.\d{1,3}){3}$)`)
	})
];
const namedAfter = /^(?:[ ,]{1,2}(?:is |ist |est |es |è |é |to |är |это )?(?:my |meine? |mon |mi |il mio |meu |mój |mitt |мой )?(?:phone|mobile|cell|handy|mobil|telefon|portable|móvil|whatsapp|numara|телефон|numer|numéro|number|nummer)|(?:に|へ|まで)?(?:お)?(?:電話|ご連絡|连絡)|(?:是我的)?(?:电话|手机|電話|手機)|(?: पर)? ?कॉल|(?:으로|로)? ?(?:전화|연락|문자))/i;
const dialled = /(?:tel|sms|callto|whatsapp|facetime|wa\.me)[:/]$/i;
const wordBefore = new RegExp(String.raw`(?![${unspacedLetters}])[\p{L}\p{N}_@#$€£=&+.:\\/-]`, "u");
function isPartOfMore(text, start, named) {
	if (dialled.test(text.slice(Math.max(0, start - 10), start))) return false;
	if (!wordBefore.test(text.charAt(start - 1))) return false;
	return !named || !/\D[:=.]/.test(text.slice(Math.max(0, start - 2), start));
}
const screenSizes = new Set(`320 360 375 390 393 412 414 425 428 430 480 540 568 576 600 640 667 720 736 768 800 812 820 834 844 852 896
  900 912 926 932 960 992 1024 1080 1112 1136 1180 1194 1200 1280 1334 1366 1400 1440 1536 1600 1920 2560`.split(/\s+/));
function isCoordinate(number, before, after) {
	if (/^\+?\d{1,3}\.\d{3,}[ /]{1,2}-?\d{1,3}\.\d{3,}$/.test(number)) return true;
	if (!/^\+?\d{1,3}\.\d{3,}$/.test(number)) return false;
	if (number.replace(/^.*\./, "").length <= 7) return true;
	return /\d\.\d{3,}[,;/]? ?$/.test(before) || /^[,;/]? ?[+-]?\d{1,3}\.\d{3}/.test(after);
}
function phoneAt(text, start) {
	let naming;
	for (const { pattern, minDigits, maxDigits, not, named } of forms) {
		const match = matchAt(pattern, text, start)?.[0];
		if (match === void 0 || not?.test(match)) continue;
		const digits = match.replace(/\D/g, "").length;
		if (digits < minDigits || digits > maxDigits) continue;
		naming ??= readWordsBeforeNumber(text.slice(Math.max(0, start - 48), start));
		const end = start + match.length;
		const after = text.slice(end, end + 24);
		if (named && !naming.phone && !namedAfter.test(after)) continue;
		if (isPartOfMore(text, start, naming.phone)) continue;
		if (!naming.phone && isCoordinate(match, text.slice(Math.max(0, start - 24), start), after)) continue;
		if (match.split(/[ /]/).every((size) => screenSizes.has(size))) continue;
		if (!/^[+0(]/.test(match) && unit.test(after)) continue;
		const isInternational = match.startsWith("+") && (/[^\d+]/.test(match) || !naming.adjacent);
		if (naming.other && !isInternational) continue;
		return {
			kind: "phone",
			start: match.startsWith("(") && !match.includes(")") ? start + 1 : start,
			end
		};
	}
	return null;
}
const numberStart = /[+(]?\d(?=(?:[^\w,;:]{0,3}\d){4})\d*/g;
function findPhones(text, stretch) {
	const spans = [];
	const from = Math.max(0, stretch.start - 1);
	for (const { index } of matchesIn(text.slice(from, stretch.end), numberStart)) {
		const start = from + index;
		const span = start < (spans.at(-1)?.end ?? 0) || /\w/.test(text.charAt(start - 1)) ? null : phoneAt(text, start);
		if (span !== null) spans.push(span);
	}
	return spans;
}
// src/text/redaction/cards-and-ids.ts
const cardNumber = /^(?:4\d{15}|5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}|3[47]\d{13}|3(?:0[0-5]|[689]\d)\d{11}|6(?:011|5\d\d|4[4-9]\d)\d{12}|35(?:2[89]|[3-8]\d)\d{12}|62\d{14})$/;
const rareCardNumber = /^(?:4\d{12}|4\d{18}|62\d{15,17}|(?:5018|5020|5038|5893|6304|6759|676[1-3])\d{8,15}|(?:508|606|607|81|82)\d{10,14})$/;
const minCardDigits = 13;
const maxCardDigits = 19;
const cardWord = /card|visa|master|amex|american express|maestro|credit|debit|karte|carte|tarjeta|carta|cartão|kredit|карт|kart[ayęıi]|カード|卡|카드|pan\b|\bcc\b/i;
const groupedAsPrinted = /^(?:4-4-4-4|4-6-[45]|6-\d\d?|8-8|4-4-8|4-12|\d\d)$/;
function passesLuhn(digits) {
	let sum = 0;
	for (let position = 0; position < digits.length; position++) {
		const digit = Number(digits[digits.length - 1 - position]);
		const weighted = position % 2 === 0 ? digit : digit * 2;
		sum += weighted > 9 ? weighted - 9 : weighted;
	}
	return sum % 10 === 0;
}
const firstCardDigit = /^[2-68]/;
function cardIn(text, groups, first) {
	const { start, digits: firstDigits } = groups[first];
	if (!firstCardDigit.test(firstDigits)) return null;
	let digits = "";
	let lengths = "";
	for (let at = first; at < groups.length && digits.length <= maxCardDigits; at++) {
		const group = groups[at];
		lengths += digits === "" ? group.digits.length : `-${group.digits.length}`;
		digits += group.digits;
		if (digits.length < minCardDigits || digits.length > maxCardDigits) continue;
		const isRare = rareCardNumber.test(digits);
		if (!(isRare || cardNumber.test(digits)) || !passesLuhn(digits)) continue;
		const { end } = group;
		const before = text.slice(Math.max(0, start - 48), start);
		if (isInsideWord(text, start, end) && !/(?:card|visa|mastercard|amex|cc)$/i.test(before)) continue;
		if (cardWord.test(before) || cardWord.test(text.slice(end, end + 24))) return {
			start,
			end
		};
		if (isRare || !groupedAsPrinted.test(lengths)) continue;
		if (at === first && readWordsBeforeNumber(before).other) continue;
		return {
			start,
			end
		};
	}
	return null;
}
const restOfWord = new RegExp(String.raw`^(?:(?![${unspacedLetters}])[\p{L}\d_]|-\p{L})`, "u");
const isInsideWord = (text, start, end) => restOfWord.test(text.charAt(start - 1)) || restOfWord.test(text.slice(end, end + 2));
const manyDigits = /\d(?:[ \t\n\u00a0\u2002-\u200a\u202f().,\-_·•*|\u2010-\u2015/\u2212]{0,4}\d){12,}/g;
function findCards(text, stretch) {
	const spans = [];
	for (const { index, 0: run } of matchesIn(text.slice(stretch.start, stretch.end), manyDigits)) {
		const groups = Array.from(run.matchAll(/\d+/g), ({ index: at, 0: digits }) => {
			const start = stretch.start + index + at;
			return {
				digits,
				start,
				end: start + digits.length
			};
		});
		for (const [first, { start }] of groups.entries()) {
			const card = start < (spans.at(-1)?.end ?? 0) ? null : cardIn(text, groups, first);
			if (card) spans.push({
				kind: "card",
				...card
			});
		}
	}
	return spans;
}
const ibanLengths = Object.fromEntries(`AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20
  EG29 ES24 FI18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30
  KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24
  PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SE24 SI19 SK24 SM27 ST25 SV28 TL23 TN24 TR26 UA29 VA22
  VG24 XK20`.split(/\s+/).map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]));
const ibans = /[A-Z]{2}\d{2}(?=((?:[ \u00a0.\-_\n]{0,2}[A-Z0-9]){11,30}))/gi;
const maxIbanLetters = 24;
function passesMod97(iban) {
	let remainder = 0;
	for (const character of iban.slice(4) + iban.slice(0, 4)) {
		const value = Number.parseInt(character, 36);
		remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
	}
	return remainder === 1;
}
function findIbans(text, stretch) {
	const from = Math.max(0, stretch.start - maxIbanLetters);
	return matchesIn(text.slice(from, stretch.end + maxIbanLetters), ibans).flatMap(({ index, 0: begin, 1: rest = "" }) => {
		const start = from + index;
		if (/[A-Za-z0-9]/.test(text.charAt(start - 1))) return [];
		const length = ibanLengths[begin.slice(0, 2).toUpperCase()] ?? 0;
		const characters = Array.from(rest.matchAll(/[A-Z0-9]/gi)).slice(0, length - begin.length);
		const last = characters.at(-1);
		if (last === void 0 || begin.length + characters.length !== length) return [];
		if (!passesMod97(begin + characters.join(""))) return [];
		return [{
			kind: "iban",
			start,
			end: start + begin.length + last.index + 1
		}];
	});
}
const unspaced = `[${unspacedLetters}]`;
const number = String.raw`(?:[ -]?(?:numbers?|nummer|nr\.?|no\.?|#|numarası|numaram|号码?|字號|號碼))?`;
const join = String.raw`["'${"`"}]?[ \t]{0,3}(?:[:：=#]|is|was|ist|war|lautet|est|es|è|é|to|je|är|es el|no\.?|nr\.?|number|->|は|が|是|为|為|는|은)?[ \t]{0,3}(?:is|ist|est|es|è|:)?[ \t]{0,3}["'${"`"}(]?`;
const value$1 = String.raw`((?:[A-Z]{1,6}[ .-]?)?\d(?:[ .\-/]{0,1}[A-Z0-9]){2,18}(?!(?!${unspaced})[\p{L}\p{N}]))`;
const personalIdRule = ruleOf({
	kind: "id",
	anchors: wordsOf("personalIds"),
	wordEdge: "start",
	after: new RegExp(`${number}(?:(?![\\p{L}\\p{N}])|(?<=${unspaced}))${join}${value$1}`, "iuy"),
	secretOf: ([, value = ""], _text, { anchor: name }) => {
		const id = value.replace(/(?:[ .\-/][A-Za-z]{2,})+$/, "");
		return id.replace(/\D/g, "").length < (/cv[vc]/.test(name) ? 3 : 6) ? void 0 : id;
	}
});
// src/text/redaction/values.ts
const betweenSeparators = /[^-_.~+/=:|]+/g;
const humps = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g;
const maxWord = 20;
const minDigits = 5;
const maxExamined = 72;
const wordWithDigits = /^(?:[A-Za-z]{1,20}\d{1,4}|[A-Za-z]{1,20}(?:19|20)\d{6}|\d{1,20}[A-Za-z]{0,4}|[A-Za-z]{2,20}\d{1,3}[A-Za-z]{2,20}\d{0,2}|[vV]\d{1,4}[a-z]{0,5}\d{0,4})$/;
const technical = /^(?:o?auth[12]?|oauth2\.[01]|sha-?\d{1,3}|sha3-\d{3}|base-?\d\d(?:url)?|utf-?\d\d?|[rhep]s(?:256|384|512)|ed25519|x25519|x509|aes-?\d{0,3}|http[23s]?|argon2(?:id?|d)?|pbkdf2|bcrypt2?|tls1\.\d|win(?:32|64)|1password|lastpass2|v\d[\d.]{0,9})$/i;
const amount = /^(?:min|max)?(?:\d*[-–])?\d+[-–]?(?:bits?|bytes?|chars?|characters?|days?|hours?|[smhdx])?$/i;
const hyphened = /^(?:[a-z]+\d{0,3}|\d+)(?:-(?:[a-z]+\d{0,3}|\d+)){1,2}$/;
function isGeneratedLetters(piece) {
	const parts = piece.match(humps) ?? [];
	if (parts.some((part) => part.length > maxWord)) return true;
	return piece.length >= 10 && parts.length * 3 > piece.length;
}
function isGeneratedPiece(piece) {
	if (piece.length < 8 || !/[A-Za-z]/.test(piece) || technical.test(piece)) return false;
	if (wordWithDigits.test(piece)) return false;
	const alternations = piece.match(/[A-Za-z](?=\d)|\d(?=[A-Za-z])/g)?.length ?? 0;
	const digits = piece.replace(/\D/g, "").length;
	return alternations >= 3 || digits >= minDigits || isGeneratedLetters(piece);
}
function looksGenerated(text) {
	const pieces = text.slice(0, maxExamined).match(betweenSeparators) ?? [];
	if (pieces.some(isGeneratedPiece)) return true;
	const mixed = pieces.filter((piece) => /\d/.test(piece) && /[A-Za-z]/.test(piece));
	if (mixed.filter((piece) => /[A-Za-z]\d{2}/.test(piece)).length >= 3) return true;
	return mixed.filter((piece) => piece.length >= 4 && !/^[a-z]{2,}\d+$/i.test(piece)).length >= 2;
}
function looksChosen(text) {
	if (text.length < 5 || technical.test(text) || amount.test(text) || hyphened.test(text)) return false;
	if (/\d/.test(text) && /\p{L}/u.test(text)) return true;
	return text.length >= 6 && /[\p{L}\d][!@#$%^&*+=?]/u.test(text);
}
const literals = new Set(wordsOf("credentials.literals"));
const placeholder$2 = /^(?:[<$%{[(*~|\\@&=>]|\.{2}|…|your|my[-_]|the[-_]|some[-_]|example\b|change[-_]?(?:me|it)|replace|insert|placeholder|dummy|redacted|todo\b|x{3,}|\?{2,})|(?:\.{3}|…)$/i;
const property = /^[A-Za-z_$][\w$]*(?:(?:\??\.|->|::)[A-Za-z_$][\w$]*)+$/;
const code$1 = /^[A-Za-z_$][\w$]{0,63}(?:(?:\??\.|->|::)[A-Za-z_$][\w$]{0,63}){0,8}!?[([]|^(?:new|await|function)\b/;
const constant = /^[A-Z]{2,}(?:_[A-Z0-9]+)*$/;
const credentialName = /^[A-Za-z][A-Za-z_.-]*(?:passw(?:or)?d|secret|token|key)s?(?:[-_.][a-z]+)*[-_]?\d?$/i;
const path = /^\.{1,2}[\\/]|^[a-z]:[\\/]|\.(?:pem|key|p8|p12|pfx|crt|cer|der|jks|ppk|pub|asc|gpg|keystore|json|ya?ml|toml|ini|conf|env|txt|properties)$/i;
function isLiteral(text) {
	return literals.has(text.toLowerCase().replace(/[-_\d]/g, "")) && !/\d{4,}/.test(text);
}
function isMostlyOneCharacter(text) {
	return (text.match(/([A-Za-z0-9])\1{7,}/g) ?? []).some((run) => run.length * 2 > text.length);
}
function standsForValue(text) {
	if (!/[\p{L}\d]/u.test(text) && !/[!#$%^&+=?]/.test(text)) return true;
	if (placeholder$2.test(text) || isLiteral(text) || code$1.test(text) || path.test(text)) return true;
	if (text.startsWith("/") && !looksGenerated(text)) return true;
	if (isMostlyOneCharacter(text) && !/\d{4}/.test(text)) return true;
	if (looksGenerated(text)) return /^[xX*.0_-]+$/.test(text);
	return constant.test(text) || property.test(text) || credentialName.test(text);
}
function withoutTrailing(value) {
	let end = value.length;
	for (;;) if (/[.,:)\]}?…\\]/.test(value.charAt(end - 1))) end -= 1;
	else if (/^\\[nrt]$/.test(value.slice(Math.max(0, end - 2), end))) end -= 2;
	else return value.slice(0, end);
}
// src/text/redaction/credential-names.ts
const [english] = languages;
const englishWords = new Set(english?.lists.get("functionWords"));
function wordsAround(list, isEnglish) {
	const own = english?.lists.get(list) ?? [];
	const others = wordsOf(list, languages.slice(1));
	return [...own, ...others.filter((word) => !isEnglish || !englishWords.has(word))];
}
const names = new Map();
const classes = {
	passwords: "password",
	keys: "key",
	weak: "weak"
};
for (const language of languages) for (const [list, nameClass] of Object.entries(classes)) for (const name of wordsOf(`credentials.${list}`, [language])) if (!names.has(name)) names.set(name, {
	class: nameClass,
	isEnglish: language === english
});
const credentialNameAnchors = [...names.keys()];
const keyQualifier = /(?:api|app|access|auth|account|secret|private|signing|signature|encryption|master|shared|storage|license|licence|product|activation|service|admin|deploy|application|consumer|client|webhook|personal|recovery|write|read|ssh|host|subscription|instrumentation|functions?|bearer|ingest|integration)[-_ ]?(?:api[-_ ]?)?$/i;
const maxQualifier = 24;
const harmlessQualifier = /(?:foreign|primary|public|partition|sort|cache|idempotency|composite|unique|object|row|range|hash|map|dict|json|i18n|translation|publishable|arrow|enter|shortcut|hot|group|lookup|index|routing|message|event|feature|flag|next[-_ ]?page|page|continuation|pagination|cursor|cancel(?:lation)?|syntax|unexpected|invalid|öffentlicher?|publique|pública|fremd|primär)[-_ ]?$/i;
const short = new Set(["pass", "pw"]);
const hump = /^(?:Pass|Pw|Key|Sid|Sig)$/;
function isApart(text, { start, end }, name, weak) {
	const before = text.charAt(start - 1);
	if (isPartOfWord(text, start - 1) && !isUnspaced(text, start - 1)) return name === "schlüssel" || /[a-z]/.test(before) && hump.test(text.slice(start, end));
	return !(weak && /[-_]/.test(before)) || /^(?:key|sid|sig)$/.test(name);
}
const network = alternatives([...[
	"wlan",
	"wifi",
	"wi-fi",
	"wpa",
	"wpa2",
	"wpa3"
], ...wordsOf("credentials.networks")]);
const networkBefore = new RegExp(String.raw`(?<!\p{L})(?:${network})[-_ ]?$`, "iu");
const networkAfter = new RegExp(String.raw`[ \t]?(?:\p{L}{1,4}[ ’']){0,2}(?:${network})(?!\p{L})`, "iuy");
const networkKeys = new Set(["key", ...wordsOf("credentials.weak", languages.slice(1))]);
function credentialNameAt(text, { anchor: name, start, end }) {
	const known = names.get(name);
	if (known === void 0) return null;
	const isWeak = known.class === "weak";
	const before = text.slice(Math.max(0, start - maxQualifier), start);
	if (isWeak && networkKeys.has(name)) {
		const [lead = ""] = networkBefore.exec(before) ?? [];
		const after = lead === "" && name !== "key" ? matchAt(networkAfter, text, end) : null;
		const extent = {
			start: start - lead.length,
			end: end + (after?.[0].length ?? 0)
		};
		if (lead !== "" || after !== null) return {
			...known,
			class: "password",
			...extent
		};
	}
	const [qualifier = ""] = name === "key" ? keyQualifier.exec(before) ?? [] : [];
	if (qualifier !== "") return {
		...known,
		class: "key",
		start: start - qualifier.length,
		end
	};
	if ((isWeak || short.has(name)) && !isApart(text, {
		start,
		end
	}, name, isWeak)) return null;
	return {
		...known,
		start,
		end
	};
}
function hasHarmlessQualifier(text, { start }) {
	return harmlessQualifier.test(text.slice(Math.max(0, start - maxQualifier), start));
}
function createJoin(isEnglish) {
	const links = alternatives(wordsAround("credentials.links", isEnglish));
	const verbs = alternatives(wordsAround("credentials.verbs", isEnglish));
	const gap = String.raw`(?:[ \t\u3000]{1,3}|(?<=[${unspacedLetters}]))`;
	const phrase = String.raw`[ \t]{1,3}(?:(?:${links})|(?:d|qu|j)[’']\p{L}{1,20})(?: [\p{L}\p{N}_.'’-]{1,30}){1,3}?`;
	const filler = isEnglish ? `(?:${phrase})?` : String.raw`(?:${phrase}|${gap}[\p{L}\p{M}]{1,14}?)?`;
	const sign = String.raw`[ \t]{0,3}(?:(=>|:?:=|=)|(:|：|->|→|[ \t]{0,1}[-–—][ \t]))[ \t\u3000]{0,4}(?:\r?\n[ \t]{0,8})?`;
	const aside = String.raw`(?:[ \t]{0,3}\([\p{L}\p{N} _.-]{1,30}\))?`;
	const verb = `(${gap}(?:${verbs})[:：]?|[’']s)${gap}`;
	return new RegExp(String.raw`\\?["'${"`"}*\]]{0,3}(?:${filler}${aside}${sign}|(>)|${filler}${verb}|${phrase}(,)[ \t]{1,3}|${gap})`, "iyu");
}
let joins;
function joinPatternFor({ isEnglish }) {
	joins ??= {
		english: createJoin(true),
		other: createJoin(false)
	};
	return isEnglish ? joins.english : joins.other;
}
const scheme = /(?:\\?["'`])?(?:bearer|basic|token|digest|apikey|negotiate|bot|ssws|aws4-hmac-sha256)[ \t]{1,3}/iy;
const anyScheme = /(?:\\?["'`])?[a-z][\w-]{1,30}[ \t]{1,3}/iy;
const quotes = new Map(`"" '' \`\` “” „“ «» ‘’ 「」 『』 ()`.split(" ").map(([open = "", close = ""]) => [open, close]));
const openQuote = /\*\*|\\"|["'`“„«‘(「『]/y;
const maxValue = 255;
const bareValue = new RegExp(String.raw`(?=[!-~])[^\s"'${"`"}<>;${unspacedLetters}\u3000-\u303f\uff01-\uff0f]{1,255}|[^\s"'${"`"}<>;]{1,255}`, "y");
const namedValue = /["'][ \t]{0,3},?[ \t\n]{0,16}["']?value["']?[ \t]{0,3}[:=][ \t]{0,3}/iy;
const nextParameter = /&[\w.-]{1,64}=.*/;
function valueAt(text, at) {
	const open = matchAt(openQuote, text, at)?.[0];
	const start = at + (open?.length ?? 0);
	if (open !== void 0) {
		const [line = ""] = text.slice(start, start + maxValue).split(/[\n\r]/, 1);
		const end = line.indexOf(quotes.get(open) ?? open);
		if (end >= 0) return {
			value: line.slice(0, end),
			start,
			quoted: true
		};
	}
	const [word = ""] = matchAt(bareValue, text, start) ?? [];
	return {
		value: withoutTrailing(word.replace(nextParameter, "")),
		start,
		quoted: false
	};
}
function joinOf(match, before) {
	const [, assigned, colon, tag, verb, aside] = match;
	if (assigned !== void 0) return "assigned";
	if (colon !== void 0) return "colon";
	if (tag !== void 0) return /<[\w:-]{0,40}$/.test(before) ? "assigned" : null;
	if ((verb ?? aside) !== void 0) return "verb";
	return before.endsWith("-") && /(?<![\w-])--(?:[a-z]{1,20}-){0,3}$/i.test(before) ? "flag" : "none";
}
function candidateAfter(text, found) {
	const valued = /["']/.test(text.charAt(found.end)) ? matchAt(namedValue, text, found.end) : null;
	const joined = valued ?? matchAt(joinPatternFor(found), text, found.end);
	if (joined === null) return null;
	const before = text.slice(Math.max(0, found.start - 64), found.start);
	const join = valued ? "assigned" : joinOf(joined, before);
	if (join === null) return null;
	const name = text.slice(found.start, found.end);
	if (join === "none" && found.class === "weak" && !/^[A-Z]{3,}$/.test(name)) return null;
	const afterJoin = found.end + joined[0].length;
	if (isUnspaced(text, afterJoin)) return null;
	const hasOwnScheme = /^authorization$/i.test(name) && join !== "none";
	const known = matchAt(scheme, text, afterJoin);
	const { value, start, quoted } = valueAt(text, afterJoin + ((known ?? (hasOwnScheme ? matchAt(anyScheme, text, afterJoin) : null))?.[0].length ?? 0));
	const end = start + value.length;
	const isAlone = () => /(?:^|\n)[\s"'>#*-]{0,24}$/.test(before) && /^[ \t]*(?:\r?\n|$)/.test(text.slice(end, end + 8));
	const hasScheme = known !== null;
	return {
		class: found.class,
		join,
		quoted,
		isAlone,
		hasScheme,
		value,
		start
	};
}
// src/text/redaction/credentials.ts
const gluedWords = /^[a-z]{16,64}$(?<!(?:tions?|ities|ability|izing|ized|ness|ments?|ally|ung|ungen))/;
function isPassword$1({ join, quoted, isAlone, value }) {
	if (/^\d{1,3}$/.test(value) || /^\d+[-–]\d+$/.test(value)) return false;
	const chosen = looksChosen(value) || looksGenerated(value) || gluedWords.test(value) || /^(?:[a-z]+-)*\d{4,}$/.test(value);
	if (join === "assigned") return true;
	if (join === "flag") return chosen;
	if (join === "colon") {
		if (quoted) return !value.includes(" ") || chosen;
		return chosen || value.length >= 5 && /^[\p{L}-]+$/u.test(value) && isAlone();
	}
	if (join === "verb") return chosen || quoted && isPhrase(value);
	return looksChosen(value) && /\d\D*\d|[!@#$%^&*]/.test(value) && value.length >= 6 && !/^\d/.test(value) || looksGenerated(value);
}
function isPhrase(value) {
	if (!value.includes(" ")) return value.length >= 4;
	const words = value.split(" ");
	return words.length >= 3 && words.length <= 8 && words.every((word) => /^[\p{L}\d-]{2,}$/u.test(word) && !standsForValue(word));
}
const className = /^(?:[A-Z]{0,6}[a-z]{1,16}\d?){0,5}(?:Bearer|Token|Key|Auth|Basic|Digest|Scheme|Header|Password|Provider|Handler|Service|Client|Middleware|Filter|Strategy|Credentials?|Type|Config|Options|Factory|Manager|Flow|Guard|Security)s?$/;
function isKey({ join, quoted, value, hasScheme }) {
	if (className.test(value)) return false;
	if (hasScheme && join !== "none") return /\d/.test(value) || value.length >= 16;
	if (looksGenerated(value)) return value.length >= (join === "none" ? 12 : 8);
	if (join === "none") return false;
	const isSure = join === "assigned" || join === "colon" && quoted;
	if (isSure && value.length >= 6 && quoted && !/[-_. ]/.test(value)) return true;
	if (isSure && /^[A-Za-z0-9]{20,}$/.test(value)) return true;
	if (!/\d/.test(value) || !/[A-Za-z]/.test(value)) return false;
	if (join === "flag") return /^\w{6,}$/.test(value);
	if (value.length >= (isSure ? 6 : 10) && !(isSure ? /[-_.]/ : /[-_./]/).test(value)) return true;
	const hasOddSigns = /[!#$%^*+=@/]/.test(value) && !/^[\w-]+\/[\w./-]+$/.test(value);
	return join !== "verb" && value.length >= (isSure ? 8 : 12) && hasOddSigns;
}
function isBasic(value) {
	if (!/^[A-Za-z0-9+/]{8,}={0,2}$/.test(value)) return false;
	const decoded = Buffer.from(value, "base64").toString("latin1");
	return /^[\x20-\x7e]+$/.test(decoded) && decoded.includes(":", 1);
}
const plainId$1 = /^(?:[0-9a-f]{24}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[A-Za-z]{1,20}\d+)$/i;
function isWeak({ join, value }) {
	const minLength = join === "verb" || join === "none" ? 12 : 8;
	return value.length >= minLength && looksGenerated(value) && !plainId$1.test(value);
}
const shortWord = /^[\p{L}-]{0,9}$/u;
function isSecret(candidate) {
	const { join, quoted } = candidate;
	if (join === "flag" && candidate.value.startsWith("-")) return false;
	if ((join === "none" || join === "verb" && !quoted || candidate.class === "weak") && shortWord.test(candidate.value)) return false;
	if (candidate.value.length < 3 || standsForValue(candidate.value)) return false;
	if (candidate.class === "password") return isPassword$1(candidate);
	return candidate.class === "key" || join === "flag" ? isKey(candidate) : isWeak(candidate);
}
const credentials = {
	anchors: credentialNameAnchors,
	wordEdge: "end",
	find(text, place) {
		const name = credentialNameAt(text, place);
		const found = name && candidateAfter(text, name);
		if (!found || !isSecret(found) || hasHarmlessQualifier(text, name)) return nothing;
		return [{
			start: found.start,
			end: found.start + found.value.length
		}];
	}
};
const stringArguments = /\((["'`][^\s"'`<>]{1,64}["'`],[ \t]{0,2})?["'`]([^\s"'`<>]{6,200})["'`](?=[ \t]{0,2}[,)])/y;
const calleeName = /([A-Za-z_$][\w$]{0,40})(?: ?= ?)?$/;
const maxName = 44;
const ofCredentials = /key|token|secret|auth|cred|passw|bearer|login|sign_?in|connect|client|init|configure|session/i;
const ofOthers = /id$|ids$|uuid|guid|hash|sha|digest|checksum|commit|ref|url|uri|path|regex|date|version|colou?r|cid|address|buffer|file|image|asset|error|query|node|model|schema|event|document/i;
const mixed$1 = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[\w+/=.~-]{16,}$/;
const isVaried = (value) => /[!#$%^&*+=?@]/.test(value) || /[a-z]/.test(value) && /[A-Z]/.test(value);
const calls = ruleOf({
	anchors: [
		"(\"",
		"('",
		"(`"
	],
	pattern: stringArguments,
	secretOf: ([, first, value = ""], text, { start }) => {
		const isGenerated = value.length >= 12 && looksGenerated(value);
		const isChosen = first !== void 0 && looksChosen(value) && isVaried(value);
		if (!(isGenerated || isChosen) || standsForValue(value) || /^https?:/.test(value)) return void 0;
		const callee = calleeName.exec(text.slice(Math.max(0, start - maxName), start))?.[1] ?? "";
		return isGenerated && ofCredentials.test(callee) && !/^[\da-f-]{36}$/i.test(value) || isGenerated && /^[A-Z]/.test(callee) && !ofOthers.test(callee) && mixed$1.test(value) || isChosen && /cred|login|auth|passw|sign_?in|connect/i.test(callee) ? value : void 0;
	}
});
const bearers = ruleOf({
	anchors: "bearer|basic|ssws|geniekey|splunk|sso-key|zoho-oauthtoken|auth plain".split("|"),
	wordEdge: "start",
	after: /[ \t]{1,3}["'`]?([^\s"'`<>;,]{8,255})/y,
	secretOf: ([, rest = ""], _text, { anchor }) => {
		const value = withoutTrailing(rest);
		const isBasicAuth = anchor === "basic" && /[A-Z\d=]/.test(value);
		return (looksGenerated(value) || isBasicAuth && isBasic(value)) && !standsForValue(value) ? value : void 0;
	}
});
const afterCookie = /["']?[ \t]{0,2}[:=]/y;
const cookiePair = /[ \t;"']{0,4}[\w.%-]{1,64}=([^\s;"'`,]{1,255})/gy;
const maxPairs = 30;
const credentialRules = [
	credentials,
	calls,
	bearers,
	{
		anchors: ["cookie"],
		wordEdge: "start",
		find(text, place) {
			const sign = matchAt(afterCookie, text, place.end);
			if (sign === null) return nothing;
			cookiePair.lastIndex = place.end + sign[0].length;
			return [...text.matchAll(cookiePair).take(maxPairs)].flatMap(({ index, 0: pair, 1: value = "" }) => {
				const end = index + pair.length;
				return looksGenerated(value) && !standsForValue(value) ? {
					start: end - value.length,
					end
				} : [];
			});
		}
	}
];
// src/text/redaction/emails.ts
const maxLocal = 64;
const localEnd = /(?:[\p{L}\p{N}\p{M}_.+'’&/=-]{1,64}|"[^"\n@]{1,62}"(?=$))$/u;
const domain = /(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,62})\.){1,8}(?:xn--[a-z0-9-]{2,40}|\p{L}[\p{L}\p{M}]{1,23})(?![\p{L}\p{N}])/uy;
const fileEnding = /\.(?:png|jpe?g|gif|svg|webp|ico|pdf|tsx?|jsx?|mjs|json|css|scss|html?|ya?ml|toml|lock|tgz|gz|x)$/i;
const remoteShell = /\b(?:ssh|scp|sftp|rsync|mosh|ssh-copy-id|autossh|sshfs|git clone)(?:[ \t]{1,3}(?:-[^\s-]{1,40}(?:[ \t]{1,3}[\w./~:]{1,60})?|[^\s@]{0,40}[./~:][^\s@]{0,40})){0,4}[ \t]{1,3}$/i;
const internalHost = /\.(?:internal|lan|localdomain|localhost|svc|cluster\.local)$/i;
const machineUser = /^(?:postgres|mysql|mariadb|mongo|redis|root|admin|ubuntu|debian|centos|ec2-user|git|deploy|app|www-data|user|username)$/i;
const remotePath = /^:(?:[~/]|[\w-]{1,64}\/)/;
function localStart(text, at) {
	const [local = ""] = localEnd.exec(text.slice(Math.max(0, at - maxLocal), at)) ?? [];
	const name = local.replace(/^[^\p{L}\p{N}_"]+/u, "").replace(/^.*(?:\/|=|&)/, "");
	return name === "" ? -1 : at - name.length;
}
function isMachine(text, { start, end }, at) {
	const user = text.slice(start, at);
	const host = text.slice(at + 1, end);
	if (user === "git" || text.startsWith("://", start - 3)) return true;
	if (internalHost.test(host) || /\.local$/i.test(host) && machineUser.test(user)) return true;
	if (remotePath.test(text.slice(end, end + 68))) return true;
	return remoteShell.test(text.slice(Math.max(0, start - 140), start));
}
const emails = {
	kind: "email",
	isStrict: true,
	anchors: ["@"],
	find(text, { start: at }) {
		const host = matchAt(domain, text, at + 1)?.[0];
		if (host === void 0 || fileEnding.test(host)) return nothing;
		const address = {
			start: localStart(text, at),
			end: at + 1 + host.length
		};
		return address.start < 0 || isMachine(text, address, at) ? nothing : [address];
	}
};
const ats = [
	"at",
	"ät",
	"arroba",
	"chiocciola",
	"arobase"
];
const dots = "dot punto punkt point ponto kropka tečka nokta точка крапка".split(" ");
const enclosedAt = `(?:${[...ats, "@"].join("|")})`;
const spokenAt = `(?:${[
	...ats,
	"małpa",
	"собака",
	"zavináč"
].join("|")})`;
const dot = `(?:${dots.join("|")})`;
const user = String.raw`[\p{L}\p{N}][\p{L}\p{N}._+-]{0,63}`;
const label = String.raw`[\p{L}\p{N}-]{1,63}`;
const enclosed = new RegExp(String.raw`${user}[ ]{0,2}(?:[([{]|&lt;|<)[ ]?${enclosedAt}[ ]?(?:[)\]}]|&gt;|>)[ ]{0,2}${label}(?:[ ]{0,2}(?:\.|[([{][ ]?${dot}[ ]?[)\]}]|[ ]dot[ ])[ ]{0,2}${label}){1,5}`, "iuy");
const spoken = new RegExp(String.raw`${user} ${spokenAt} ${label}(?: ${dot} ${label}){0,3} ${dot} (?:com|org|net|de|fr|es|io|dev|edu|uk|co|eu|ch|at|it|pt|br|pl|nl|cz|ru|ua|tr|mx|ar|jp|cn|kr|in)(?![\p{L}\p{N}])`, "iuy");
const spokenAtBefore = new RegExp(` ${spokenAt} ${label}$`, "iu");
const userBefore = new RegExp(`${user}[ ]{0,2}(?:&lt)?$`, "iu");
const emailRules = [emails, {
	kind: "email",
	isStrict: true,
	anchors: [...dots.map((word) => ` ${word} `), ...[..."([{<;"].flatMap((bracket) => [...ats, "@"].flatMap((word) => [bracket + word, `${bracket} ${word}`]))],
	find(text, { start: sign, anchor }) {
		const isSpoken = anchor.startsWith(" ");
		const before = text.slice(Math.max(0, sign - 128 - 12), sign);
		const at = isSpoken ? before.search(spokenAtBefore) : before.length;
		const name = userBefore.exec(before.slice(Math.max(0, at - maxLocal - 4), Math.max(0, at)));
		if (name === null) return nothing;
		const start = sign - before.length + at - name[0].length;
		const match = matchAt(isSpoken ? spoken : enclosed, text, start);
		return match ? [{
			start,
			end: start + match[0].length
		}] : nothing;
	}
}];
// src/text/redaction/keys.ts
const openLength = 128;
function bodyOf(source) {
	const bounded = source.replace(/\{(\d+),\}/g, (_, min) => `{${min},${Math.max(Number(min), openLength)}}`);
	return new RegExp(bounded, "y");
}
const specific = /^.{2,}[-_.:]$/;
const firstClass = /^(\[[^\]]+\]|\\w)(?:\{[\d,]+\}|\+)(.*)/;
function otherForms({ prefix, body, mark }) {
	const [, alphabet, rest] = firstClass.exec(body.source) ?? [];
	if (alphabet === void 0 || mark !== "" || !specific.test(prefix)) return [];
	const parts = rest === "" ? "" : `(?:[-_.]${alphabet}{2,64}){0,3}`;
	return [{
		prefix,
		body: bodyOf(`${alphabet}{${rest === "" ? 16 : 2},}${parts}`),
		mark: "~"
	}];
}
const keyForms = (0,_lists_js__WEBPACK_IMPORTED_MODULE_3__/* .readList */ .L)("text/redaction/vendor-keys").flatMap((line) => {
	const [, prefixes = "", form = ""] = line.split(" | ");
	const [, mark = "", source = ""] = /^([!~]?)(.*)/.exec(form) ?? [];
	return prefixes.split(" ").map((prefix) => ({
		prefix,
		body: bodyOf(source),
		mark
	}));
});
const formsByPrefix = Map.groupBy([...keyForms, ...keyForms.flatMap(otherForms)], ({ prefix }) => prefix);
const minGenerated = 16;
const words = /^(?:[a-z]{1,16}|(?=.*[-_.])(?:[a-z_.-]+|[A-Z_.-]+))$/;
function isKeyBody({ prefix, mark }, body) {
	if (mark === "!") return true;
	if (mark === "") return !words.test(body) && !isMostlyOneCharacter(body);
	if (body.length < minGenerated || !/[0-9A-Z]/.test(prefix + body)) return false;
	return (looksGenerated(body) || /[A-Z]{16}/.test(body)) && !isMostlyOneCharacter(body);
}
function keyEnd(text, { start, end }) {
	let last = -1;
	for (const form of formsByPrefix.get(text.slice(start, end)) ?? []) {
		const body = matchAt(form.body, text, end)?.[0];
		if (body !== void 0 && end + body.length > last && isKeyBody(form, body)) last = end + body.length;
	}
	return last;
}
const digest = /(?:^|[^a-z])(?:sha|md|blake|crc|xxh|h1|cid|srcset|integrity)\d{0,3}(?:[-_]\d{3})?[-_.:]$/i;
const unknownName = /(?<![A-Za-z0-9])[A-Za-z][A-Za-z0-9]{1,15}(?:[-_.][A-Za-z0-9]{1,12}){0,4}[-_.]$/;
const maxUnknownName = 72;
function isRandom(piece) {
	if (piece.replace(/\D/g, "").length < 3 || isMostlyOneCharacter(piece) || !looksGenerated(piece)) return false;
	return /[a-z][^a-z]*[a-z]/.test(piece) && /[A-Z][^A-Z]*[A-Z]/.test(piece) || piece.length >= 40 && /(?:[g-z][^g-z]*){2}[g-z]/i.test(piece);
}
const minRest = 27;
const ofRest = (code) => isLetterOrDigit(code) || code === 45 || code === 95;
function longRuns(text) {
	const runs = [];
	let start = 0;
	for (let at = 26; at < text.length; at = start + minRest - 1) {
		let before = at;
		while (before >= start && ofRest(text.charCodeAt(before))) before--;
		let end = at + 1;
		if (before < start) {
			while (ofRest(text.charCodeAt(end))) end++;
			runs.push({
				start,
				end
			});
		}
		start = before < start ? end : before + 1;
	}
	return runs;
}
const rest = /[-_.](?:[A-Za-z0-9]{32,}|[\w-]{6}\.[\w-]{27,38}(?![\w-]))/;
const botId = /(?<![\w-])[MNO][\w-]{22,27}\.$/;
const findUnanchoredKeys = (text) => longRuns(text).flatMap((run) => {
	const from = Math.max(0, run.start - 8);
	const match = rest.exec(text.slice(from, run.end));
	if (match === null) return [];
	const start = from + match.index + 1;
	const before = text.slice(Math.max(0, start - maxUnknownName), start);
	const isOfBot = match[0].charAt(7) === ".";
	const name = (isOfBot ? botId : unknownName).exec(before)?.[0];
	if (name === void 0) return [];
	if (!isOfBot && (digest.test(name) || !isRandom(match[0].slice(1)))) return [];
	return [{
		kind: "secret",
		start: start - name.length,
		end: start + match[0].length - 1
	}];
});
const listedKeyRule = {
	anchors: keyForms.map(({ prefix }) => prefix.toLowerCase()),
	wordEdge: "start",
	isStrict: true,
	find(text, place) {
		const end = keyEnd(text, place);
		return end < 0 ? nothing : [{
			start: place.start,
			end
		}];
	}
};
const marks = [
	["q~", /(?<![\w.~-])[\w.~-]{3}\dQ~[\w.~-]{31,34}/],
	["jqqj99 +ast +acr +amc +aba acdb azse azfu azca acog aiot azeg apim azdo", /[A-Za-z0-9+/_-]{40,80}(?:JQQJ99|\+ASt|\+ACR|\+AMC|\+ABa|ACDb|AzSe|AzFu|AzCa|ACOG|AIoT|AZEG|APIM|AZDO)[A-Za-z0-9+/=_-]{4,40}/],
	["-us", /(?<![\da-f])[\da-f]{32}-us\d{1,2}(?!\w)/],
	["_mmk", /[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk/],
	["ffffnral", /[\da-z]{32,36}FFFFNRAL/],
	[":fx", /(?<![\da-f-])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}:fx(?!\w)/],
	[".atlasv1.", /(?<!\w)[A-Za-z0-9]{14}\.atlasv1\.[\w=-]{60,70}/],
	[":aa", /(?<!\d)\d{8,10}:AA[\w-]{31,34}(?![\w-])/]
];
const maxBeforeMark = 88;
const maxFromMark = 96;
const markedKeys = marks.map(([anchors, key]) => ({
	anchors: anchors.split(" "),
	find(text, { start: at }) {
		const from = Math.max(0, at - maxBeforeMark);
		const match = key.exec(text.slice(from, at + maxFromMark));
		if (match === null) return nothing;
		const start = from + match.index;
		return [{
			start,
			end: start + match[0].length
		}];
	}
}));
const keyRest = String.raw`(?:[^-]|-(?!----)){0,16384}-----END[^-\n]{0,60}-----`;
const cutRest = String.raw`(?:(?:\s|\\[rn]){0,64}(?:[\w-]{1,30}:[^\n]{1,120}\n|[A-Za-z0-9+/=]{8,512})){0,1024}`;
const privateKeys = ruleOf({
	anchors: ["-----begin"],
	pattern: new RegExp(`-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:${keyRest}|${cutRest})`, "y"),
	secretOf: ([block]) => block
});
const webTokens = ruleOf({
	anchors: ["eyj"],
	pattern: /(?<![\w-])eyJ[\w-]{5,8192}(?:\.[\w-]{2,8192}){1,4}\.?/y,
	secretOf: ([token]) => token.length < 24 ? void 0 : token
});
const keyRules = [
	...markedKeys,
	privateKeys,
	webTokens
];
// src/text/redaction/logins.ts
const value = String.raw`([^\s"'${"`"}<>(){}[\];,/:]{6,64})(?![^\s"'${"`"}<>(){}[\];,:])`;
const and = `(?:${alternatives(wordsOf("credentials.and"))})`;
const verbs = `(?:${alternatives(wordsOf("credentials.verbs"))})`;
const reference = /^[a-z]+#\d+$|[?&][\w.-]+=/;
const aboutLogins = /^[ \t:=]{1,4}(?:with|to|via|from|page|using|for|in|at|on|as|and|or|by|mit|bei|avec|con|screen|form|flow|url|button|error) [^ ]+ ?$/iu;
function isPassword(password, isParted) {
	if (!looksChosen(password) || standsForValue(password) || reference.test(password)) return false;
	const isOdd = /[!#$%^&*+?]/.test(password);
	if (!isParted) return isOdd && /\d/.test(password) && /\p{L}/u.test(password);
	const isCased = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/.test(password);
	return isOdd || isCased || /^\p{L}{3,}\d{4,}$/u.test(password);
}
const bareLogins = ruleOf({
	anchors: [" / ", "@"],
	pattern: new RegExp(String.raw`(?: / |(?<=[\w-])@[\w-]{1,63}\.[\w.-]{2,64}(?: / | ?[|:,] ?| ${and} ))${value}`, "iuy"),
	secretOf([sign, word = ""]) {
		const password = withoutTrailing(word);
		return isPassword(password, sign.startsWith("@")) ? password : void 0;
	}
});
const passwordNames = new Set(wordsOf("credentials.passwords"));
const namedLogins = ruleOf({
	anchors: [...wordsOf("credentials.logins"), ...wordsOf("credentials.passwords")],
	after: new RegExp(String.raw`[ \t:=(]{1,4}(?:(?:${verbs}|${and}) )?(?:[\p{L}\p{N}_.@+-]{1,64}( ?[/:,+|] ?| ${and} | ))?${value}`, "iuy"),
	wordEdge: "both",
	secretOf([whole, joint = "", word = ""], _text, { anchor }) {
		const password = withoutTrailing(word);
		const before = whole.slice(0, whole.length - word.length);
		const isParted = /[/:,+|]/.test(joint) || before.includes("@");
		if (!isParted && passwordNames.has(anchor)) return void 0;
		if (!isParted && aboutLogins.test(before)) return void 0;
		return isPassword(password, isParted) ? password : void 0;
	}
});
const quotedOrWord = String.raw`(?:"([^"\n]{1,200})"|'([^'\n]{1,200})'|([^\s"'${"`"}<>]{1,200}))`;
const atWord = "(?<![^\\s\"'`([])";
const users = "-u|--userpwd|--user|--proxy-user|-U|--auth|-a|--credentials|--creds?";
const programs = /\b(?:mysql(?:dump|admin)?|mariadb|mongo(?:sh|dump)?|sshpass|docker login|podman login|helm registry login|redis-cli|htpasswd|smbclient|az login|sqlcmd|ldapsearch|influx|psql)\b[^\n|]{0,200}$/;
const givenValue = ([, double, single, word = ""]) => double ?? single ?? word;
const userPasswords = ruleOf({
	anchors: [
		"-u",
		"-a",
		"--user",
		"--proxy-user",
		"--auth",
		"--cred"
	],
	pattern: new RegExp(`${atWord}(?:${users})[ =]{0,3}${quotedOrWord}`, "y"),
	secretOf(match) {
		const value = givenValue(match);
		const colon = value.indexOf(":");
		const password = (0,_main_js__WEBPACK_IMPORTED_MODULE_2__/* .trimEndOf */ .fC)(value.slice(colon + 1), /[.,)]/);
		if (colon < 0 || password.length < 3 || /^\d{1,6}$/.test(password)) return void 0;
		if (standsForValue(password) || password === value.slice(0, colon)) return void 0;
		return password.startsWith("//") || /^[$<{[]/.test(value) ? void 0 : password;
	}
});
const flagPasswords = ruleOf({
	anchors: ["-p", "-a"],
	pattern: new RegExp(`${atWord}-[apP] {0,2}${quotedOrWord}`, "y"),
	secretOf(match, text, { start }) {
		const value = givenValue(match);
		if (value.length < 4 || /^[\d:./-]+$/.test(value) || standsForValue(value)) return void 0;
		if (!programs.test(text.slice(Math.max(0, start - 240), start))) return void 0;
		return /\d|[!@#%^&*+=?]/.test(value) || /^-p\S/.test(match[0]) ? value : void 0;
	}
});
const pipedPasswords = ruleOf({
	anchors: ["echo "],
	pattern: /\becho (?:-n )?(["']?)([^\s"'|]{6,64})\1 {0,2}\| {0,2}[\w./-]{2,40} [^|\n]{0,100}?--password-stdin/y,
	secretOf: ([, , value = ""]) => standsForValue(value) ? void 0 : value
});
const pins = ruleOf({
	anchors: [
		"pin ",
		"pin:",
		"pin=",
		"pin\"",
		"pin-",
		"pin'",
		"pincode"
	],
	pattern: /(?<![\p{L}\p{N}_])pin(?:[- ]?(?:code|number|nummer))?["']?(?:[ \t]{0,3}(?:is|ist|est|es|è|é|lautet|[:=]))[ \t]{0,3}["']?(\d{4,8})(?![\w.,-]{0,24}\d)/iuy,
	secretOf: ([, pin]) => pin
});
const code = String.raw`((?=[A-Za-z-]{0,9}\d)(?:[A-Za-z\d]{3,10}(?:-[A-Za-z\d]{3,10}){1,4}|\d{3,5} \d{3,5}|[A-Za-z\d]{6,16}))(?![\w-])`;
const item = String.raw`(?:\d{1,2}[.)][ \t]{1,2})?`;
const firstCode = new RegExp(String.raw`[^\d.!?]{0,40}?(?<![\p{L}\d])${item}${code}`, "uy");
const nextCode = new RegExp(String.raw`[\s,;:|*•"'${"`"}-]{1,8}(?:\p{L}{1,4} )?${item}${code}`, "uy");
const maxCodes = 24;
function isCode(text) {
	if (/^(?:19|20)\d\d[- ]/.test(text)) return false;
	const groups = text.split(/[- ]/);
	if (groups.some((group) => /\d/.test(group) && /[a-z]/i.test(group))) return groups.length > 1 || /\d[a-z]+\d|[a-z]\d+[a-z]/i.test(text);
	const [first = ""] = groups;
	return /^\d+$/.test(first) && groups.every((group) => group.length === first.length);
}
const recoveryCodes = {
	anchors: wordsOf("credentials.recoveryCodes"),
	find(text, place) {
		const codes = [];
		let match = matchAt(firstCode, text, place.end);
		while (match && codes.length < maxCodes) {
			const [whole, found = ""] = match;
			if (!isCode(found)) break;
			const end = match.index + whole.length;
			codes.push({
				start: end - found.length,
				end
			});
			match = matchAt(nextCode, text, end);
		}
		return codes;
	}
};
const phrase = /(?<!\p{L})[a-z]{3,8}(?:[ \t]{0,2}[\s,][ \t]{0,2}(?:\d{1,2}[.):]?[ \t]{0,2})?[a-z]{3,8}){11,23}(?!\p{L})/gu;
const ofSentences = / (?:the|and|with|for|from|your|are|was|not|but|has|how|does|should|which|would) /g;
const seedName = new RegExp(alternatives(wordsOf("credentials.seedPhrases")), "iu");
const maxDistance = 260;
const loginRules = [
	bareLogins,
	namedLogins,
	userPasswords,
	flagPasswords,
	pipedPasswords,
	pins,
	recoveryCodes,
	{
		anchors: wordsOf("credentials.seedPhrases"),
		isOfText: true,
		find: (text) => Array.from(text.matchAll(phrase)).flatMap(({ index: start, 0: words }) => {
			const end = start + words.length;
			const around = text.slice(Math.max(0, start - maxDistance), end + maxDistance);
			const isSentence = (words.match(ofSentences)?.length ?? 0) > 1;
			return seedName.test(around) && !isSentence ? {
				start,
				end
			} : [];
		})
	}
];
// src/text/redaction/urls.ts
const port = /^\d{1,5}(?:\/|$)/;
const placeholder$1 = /^(?:[$%{<[(].*|\*+|x+|\.{2,}|your.*|[A-Z]{3,}(?:_[A-Z]+)*)$/;
const urlPasswords = ruleOf({
	anchors: ["://"],
	after: /([^\s"'`<>:/?#@]{0,128}:((?:(?!:\/\/)[^\s"'`<>]){1,256}))@(?=(?:\[[\da-f:.]{2,40}\]|[\w.-]{1,253})(?:[:/?#,;\s"'`<>)\]]|$))/y,
	secretOf([, userInfo = "", password = ""]) {
		if (port.test(password) || userInfo.includes("[secret]")) return void 0;
		return placeholder$1.test(password) || isLiteral(password) ? void 0 : userInfo;
	}
});
const minKey = 20;
const address = /(?:(?!:\/\/)[^\s"'`<>()[\]?#]){1,2048}/y;
const hostOfHooks = /(?:^|[-.])(?:web)?hooks?\./;
const hostOfPrograms = /(?:^|[-.])(?:api|rpc)\./;
const unmixed = /^(?:[\da-f]{32,}|(?=.*[g-z])(?=(?:.*\d){4})[a-z\d]+)$/i;
const mixed = /^(?=.*[a-z])(?=.*[A-Z])(?=(?:.*\d){2})[\w.~-]+$/;
function isKeySegment(segment) {
	if (/^[a-z]{1,6}_|^[\da-f-]{36}$|\.[a-z\d]{1,5}$/i.test(segment) || segment.length < minKey) return false;
	return (mixed.test(segment) || unmixed.test(segment)) && looksGenerated(segment);
}
const urlRules = [
	urlPasswords,
	{
		anchors: ["://"],
		find(text, { end }) {
			const [whole = ""] = matchAt(address, text, end) ?? [];
			const [host = "", ...segments] = whole.split("/");
			const isOfKeys = hostOfHooks.test(host) || segments.length === 2 && /^v\d{1,2}$/.test(segments[0] ?? "");
			if (!isOfKeys && !hostOfPrograms.test(host)) return nothing;
			let start = end + host.length;
			return segments.flatMap((segment) => {
				start += 1 + segment.length;
				return isKeySegment(segment) && (isOfKeys || mixed.test(segment)) ? {
					start: start - segment.length,
					end: start
				} : [];
			});
		}
	},
	ruleOf({
		anchors: "key keys apikey api-key api_key access-key access_key token tokens access-token access_token auth-token auth_token secret secrets auth private hook hooks webhook webhooks in ical".split(" ").flatMap((lead) => [
			`/${lead}/`,
			`/${lead}-`,
			`/${lead}_`,
			`/${lead}=`
		]),
		after: /[^\s"'`<>()[\]?#/]{20,512}/y,
		secretOf: ([segment]) => {
			const value = withoutTrailing(segment);
			return isKeySegment(value) ? value : void 0;
		}
	})
];
// src/text/redaction/find.ts
const rules = [
	listedKeyRule,
	...keyRules,
	...urlRules,
	...loginRules,
	...credentialRules,
	...emailRules,
	personalIdRule
];
let search;
function findAsWritten(text) {
	search ??= createSearch(rules);
	const anchored = [...search(text), ...findUnanchoredKeys(text)];
	const numbers = digitStretches(text).flatMap((stretch) => [
		...findIbans(text, stretch),
		...findCards(text, stretch),
		...findPhones(text, stretch)
	]);
	if (anchored.length === 0) return numbers;
	const ends = new Set(anchored.flatMap(({ kind, end }) => kind === "secret" ? end : []));
	const isNoHost = ({ kind, start, end }) => {
		const at = text.slice(start, end).lastIndexOf("@");
		return kind !== "email" || at < 0 || !ends.has(start + at);
	};
	return [...anchored.filter(isNoHost), ...numbers];
}
const findAll = (text, findOwn) => (0,_main_js__WEBPACK_IMPORTED_MODULE_2__/* .findInForms */ .Ll)(text, (form, isLoose) => [...findOwn?.(form) ?? [], ...isLoose ? search?.(form, ({ isStrict }) => isStrict === true) ?? [] : findAsWritten(form)]);
// src/text/redact.ts
var redact_exports = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__/* .__exportAll */ .IL)({ createRedactor: () => createRedactor });
const maxCachedTexts = 2e3;
const maxHashed = 128;
const maxCompared = 2048;
const maxFieldName = 128;
const probes = [
	"\"aB3dE6gH9jK2mN5pQ8sT\"",
	"4155550132",
	"481516",
	"123-45-6789"
];
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;
const plainId = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[0-7][\da-hjkmnp-tv-z]{25}|[\da-f]{24}|[a-z]{0,16}[-_]?\d{1,5})$/i;
const hashLength = 16;
const maxPasses = 8;
function createRedactor({ secrets, enabled }) {
	const harmless = new Set();
	const latestHarmless = new Map();
	const sensitive = new Map();
	const findOwn = (0,_main_js__WEBPACK_IMPORTED_MODULE_2__/* .createOwnSearch */ .Vj)(secrets);
	function redactWith(count) {
		const maskOwn = (0,_main_js__WEBPACK_IMPORTED_MODULE_2__/* .createMask */ .Px)(secrets, () => count("secret"));
		function applyRules(text) {
			let redacted = text;
			for (let pass = 0; pass < maxPasses; pass++) {
				const next = (0,_main_js__WEBPACK_IMPORTED_MODULE_2__/* .replaceSpans */ .Gg)(redacted, findAll(redacted, findOwn), count);
				if (next === redacted) break;
				redacted = next;
			}
			return redacted;
		}
		function redactUncached(text) {
			const cleaned = (0,_main_js__WEBPACK_IMPORTED_MODULE_2__/* .clean */ .uH)(text);
			return enabled ? applyRules(cleaned) : maskOwn(cleaned);
		}
		function isKnown(text) {
			if (text.length <= maxHashed) return harmless.has(text) || time.test(text);
			return text.length <= maxCompared && latestHarmless.get(text.length) === text;
		}
		function remember(text) {
			if (harmless.size >= maxCachedTexts) harmless.clear();
			if (text.length > maxHashed) latestHarmless.set(text.length, text);
			else harmless.add(text);
		}
		function redact(text) {
			if (isKnown(text)) return text;
			const redacted = redactUncached(text);
			if (redacted === text && text.length <= maxCompared) remember(text);
			return redacted;
		}
		function mask(text) {
			const cleaned = (0,_main_js__WEBPACK_IMPORTED_MODULE_2__/* .clean */ .uH)(text);
			const masked = maskOwn(cleaned);
			return masked === cleaned ? text : masked;
		}
		function redactId(id) {
			return plainId.test(id) && findOwn(id).length === 0 || redactUncached(id) === id ? id : (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.hash)("sha256", id).slice(0, hashLength);
		}
		return {
			applyRules,
			redact,
			redactId,
			mask
		};
	}
	const counts = new Map();
	const counted = redactWith((kind) => counts.set(kind, (counts.get(kind) ?? 0) + 1));
	const { redact, redactId, mask } = redactWith(() => {});
	function isSensitive(name) {
		const known = sensitive.get(name);
		if (known !== void 0) return known;
		if (sensitive.size >= maxCachedTexts) sensitive.clear();
		const result = probes.some((probe) => findAll(`"${name}": ${probe}`).length > 0);
		sensitive.set(name, result);
		return result;
	}
	function redactField(name, value) {
		const text = String(value);
		const redacted = counted.redact(text);
		if (redacted !== text) return redacted;
		if (!enabled || name.length > maxFieldName || !isSensitive(name)) return value;
		const lead = `"${name}": `;
		const quoted = typeof value === "number" ? text : `"${text}"`;
		const named = counted.applyRules(lead + quoted);
		if (named === lead + quoted || !named.startsWith(lead)) return value;
		return named.slice(lead.length).replace(/^"|"$/g, "");
	}
	return {
		redact,
		redactId,
		redactField,
		mask,
		counts
	};
}
const maxDepth = 100;
const placeholder = "[nested too deep]";
function redactJson(value, { redactor, ids, onTooDeep }) {
	const redactIn = (name, value, depth) => {
		if (typeof value === "string" || typeof value === "number") return redactor.redactField(name, value);
		if (typeof value !== "object" || value === null) return value;
		if (depth > maxDepth) {
			onTooDeep();
			return placeholder;
		}
		if (Array.isArray(value)) {
			const items = value.map((item) => redactIn("", item, depth + 1));
			return items.some((item, at) => item !== value[at]) ? items : value;
		}
		const fields = value;
		const keys = Object.keys(fields);
		const names = keys.map((key) => redactor.redact(key));
		const items = keys.map((key) => {
			const item = fields[key];
			return depth === 0 && ids.has(key) && typeof item === "string" ? redactor.redactId(item) : redactIn(key, item, depth + 1);
		});
		if (keys.every((key, at) => names[at] === key && items[at] === fields[key])) return value;
		return Object.fromEntries(names.map((name, at) => [name, items[at]]));
	};
	return redactIn("", value, 0);
}



/***/ })

};
