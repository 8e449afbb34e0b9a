export const id = 672;
export const ids = [672];
export const modules = {

/***/ 672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openRowsFile: () => (/* binding */ openRowsFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(455);
/* harmony import */ var _modes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(432);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(304);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24);
/* harmony import */ var _worker_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(132);





// src/report/source/csv.ts
var CsvReader = class {
	#separator;
	#cells = [];
	#cell = "";
	#state = "start";
	#afterReturn = false;
	pending = 0;
	constructor(separator) {
		this.#separator = separator.charCodeAt(0);
	}
	get isQuoteOpen() {
		return this.#state === "quoted";
	}
	push(text) {
		const records = [];
		let from = 0;
		let recordFrom = -this.pending;
		for (let at = 0; at < text.length; at += 1) {
			if (this.#state === "quoted") {
				const closing = text.indexOf("\"", at);
				if (closing < 0) break;
				this.#cell += text.slice(from, closing);
				this.#state = "closed";
				from = closing + 1;
				at = closing;
				continue;
			}
			const unit = text.charCodeAt(at);
			const isSecondOfBreak = unit === lineFeed && this.#afterReturn;
			this.#afterReturn = unit === carriageReturn;
			if (unit === quote && this.#state !== "plain") {
				this.#cell = this.#state === "closed" ? `${this.#cell}"` : "";
				this.#state = "quoted";
				from = at + 1;
			} else if (isSecondOfBreak) from = at + 1;
			else if (unit === this.#separator || unit === lineFeed || unit === carriageReturn) {
				this.#cells.push(this.#cell + text.slice(from, at));
				this.#cell = "";
				this.#state = "start";
				from = at + 1;
				if (unit === this.#separator) continue;
				records.push(this.#cells);
				this.#cells = [];
				recordFrom = from;
			} else if (this.#state === "closed" || unit !== space) this.#state = "plain";
		}
		this.#cell += text.slice(from);
		this.pending = text.length - recordFrom;
		return records;
	}
	end() {
		return this.#cells.length === 0 && this.#cell === "" ? [] : [[...this.#cells, this.#cell]];
	}
};
const [quote, space, lineFeed, carriageReturn] = [
	34,
	32,
	10,
	13
];
const columnNames = {
	query: [
		"query",
		"queries",
		"question",
		"questions"
	],
	resolutionStatus: [
		"resolutionstatus",
		"status",
		"resolution"
	],
	response: [
		"response",
		"responses",
		"answer",
		"answers"
	],
	timestamp: [
		"timestamp",
		"createdat",
		"created",
		"datetime",
		"date",
		"time"
	],
	id: ["id"],
	conversationId: ["conversationid", "conversation"],
	pageUrl: [
		"pageurl",
		"page",
		"url"
	],
	sources: [
		"sources",
		"source",
		"citations"
	],
	queryCategory: ["querycategory", "category"],
	responseType: ["responsetype"]
};
const fields = Object.keys(columnNames);
const headRecords = 5;
function findCsvHeader(head) {
	const headers = [
		",",
		";",
		"	"
	].flatMap((separator) => {
		const reader = new CsvReader(separator);
		return [...reader.push(head), ...reader.end()].slice(0, headRecords).map((cells, at) => {
			const names = cells.map((cell) => (0,_main_js__WEBPACK_IMPORTED_MODULE_2__/* .clean */ .uH)(cell).trim());
			return {
				separator,
				records: at + 1,
				names,
				places: placesOf(names)
			};
		});
	});
	const first = {
		separator: ",",
		records: 1,
		names: [],
		places: new Map()
	};
	return headers.reduce((best, header) => {
		const gain = header.places.size - best.places.size;
		const isWider = header.records === 1 && header.names.length > best.names.length;
		return gain > 0 || gain === 0 && isWider ? header : best;
	}, first);
}
function placesOf(names) {
	const plain = names.map((name) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""));
	const places = fields.flatMap((field) => {
		const at = columnNames[field].map((name) => plain.indexOf(name)).find((place) => place >= 0);
		return at === void 0 ? [] : [[field, at]];
	});
	return new Map(places);
}
function columnsFound({ names, places }) {
	const found = [...places].map(([field, at]) => `${field} ("${shortName(names[at])}")`);
	const missing = fields.filter((field) => !places.has(field));
	return `${found.join(", ")}${missing.length > 0 ? `; not found: ${missing.join(", ")}` : ""}`;
}
function columnList({ names }) {
	const shown = names.slice(0, 20).map((name) => `"${shortName(name)}"`);
	return `${shown.join(", ")}${names.length > shown.length ? " and more" : ""}`;
}
const shortName = (name = "") => name.length > 40 ? `${name.slice(0, 40)}…` : name;
function rowOfRecord(cells, { names, places }) {
	const cell = (field) => cells[places.get(field) ?? -1]?.trim() || null;
	const given = cell("resolutionStatus");
	const status = given?.toLowerCase() ?? "";
	const isStatus = status === "answered" || status === "unanswered";
	if (cells.length !== names.length && !(isStatus && cell("query"))) return null;
	const known = new Set(places.values());
	const others = names.flatMap((name, at) => known.has(at) ? [] : [[name, cells[at] ?? null]]);
	const { response, ...row } = {
		...Object.fromEntries(others),
		...Object.fromEntries([...places.keys()].map((field) => [field, cell(field)])),
		resolutionStatus: isStatus ? status : given,
		sources: sourcesIn(cell("sources") ?? "")
	};
	return {
		...JSON.parse(JSON.stringify(row)),
		response: cell("response")
	};
}
function sourcesIn(text) {
	if (/^[[{]/.test(text)) try {
		return [JSON.parse(text)].flat().map(sourceOf);
	} catch {}
	return text.split(text.includes("\n") ? "\n" : /[;|]|, |,(?=https?:)/).filter((item) => item.trim() !== "").map(sourceOf);
}
function sourceOf(item) {
	if (typeof item !== "string") {
		const { title, name, url, link, href, path } = Object(item);
		return {
			title: textOf(title ?? name),
			url: textOf(url ?? link ?? href ?? path)
		};
	}
	const text = item.trim();
	const url = /https?:\/\/[^\s<>"')\]]+/.exec(text)?.[0] ?? (text.startsWith("/") ? text : null);
	let end = url ? text.indexOf(url) : text.length;
	while (url && " 	([<]:–-".includes(text[end - 1] ?? "x")) end -= 1;
	return {
		title: text.slice(0, end).replace(/^[-*[\s]+/, "") || null,
		url
	};
}
const textOf = (value) => typeof value === "string" ? value : null;
// src/report/source/file-form.ts
const signatures = [
	["1f8b", "gzip: unpack it first"],
	["28b52ffd", "Zstandard: unpack it first"],
	["425a68", "bzip2: unpack it first"],
	["fd377a585a00", "xz: unpack it first"],
	["504b0304", "a ZIP archive or an Excel workbook: unpack it, or save the sheet as CSV"],
	["d0cf11e0a1b11ae1", "an old Excel workbook: save the sheet as CSV"],
	["50415231", "Parquet"],
	["53514c69746520666f726d6174", "an SQLite database"],
	["25504446", "a PDF"]
];
const headLength = 65536;
async function detectForm(path) {
	const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path);
	const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength).finally(() => file.close());
	const bytes = buffer.subarray(0, bytesRead);
	const hex = bytes.toString("hex", 0, 16);
	const signature = signatures.find(([start]) => hex.startsWith(start));
	if (signature) return {
		kind: "other",
		looksLike: signature[1]
	};
	const wide = wideEncoding(bytes);
	const head = new TextDecoder(wide ?? "utf-8").decode(bytes);
	const [first] = head.trimStart();
	if (first === void 0 && bytesRead < headLength) return {
		kind: "other",
		looksLike: "nothing: it is empty"
	};
	const isJson = first === "{" || first === "[";
	if (isJson && wide) return {
		kind: "other",
		looksLike: "UTF-16: save it as UTF-8"
	};
	if (isJson) return { kind: first === "{" && !isIndented(head) ? "lines" : "document" };
	if (first === "<") return {
		kind: "other",
		looksLike: "a web page, or XML"
	};
	const header = findCsvHeader(head);
	const { places, names } = header;
	const hasJson = head.split("\n").some((line) => line.startsWith("{"));
	const isBinary = !hasJson && head.includes("\0");
	if (places.has("query") || places.has("resolutionStatus") || names.length > 1 && !hasJson && !isBinary) return {
		kind: "csv",
		header,
		encoding: wide ?? await narrowEncoding(path)
	};
	if (wide) return {
		kind: "other",
		looksLike: "UTF-16: save it as UTF-8"
	};
	return isBinary ? {
		kind: "other",
		looksLike: "binary data"
	} : { kind: "lines" };
}
function isIndented(head) {
	const lines = head.split("\n").slice(0, -1);
	return lines.length > 0 && !lines.some((line) => isObject(parsed(line)));
}
function wideEncoding(bytes) {
	const [first, second] = bytes;
	const zeros = [...bytes.subarray(0, 4)].map((byte) => byte === 0 ? "0" : "x").join("");
	if (first === 255 && second === 254 || zeros === "x0x0") return "utf-16le";
	return first === 254 && second === 255 || zeros === "0x0x" ? "utf-16be" : null;
}
async function narrowEncoding(path) {
	const decoder = new TextDecoder("utf-8", { fatal: true });
	try {
		for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.createReadStream)(path)) decoder.decode(chunk, { stream: true });
		decoder.decode();
		return "utf-8";
	} catch (error) {
		if (error instanceof TypeError) return "windows-1252";
		throw error;
	}
}
function readEntries(path, form) {
	if (form.kind === "other") throw noRowsError(path, form.looksLike);
	if (form.kind === "csv") return csvEntries(path, form);
	return form.kind === "lines" ? lineEntries(path) : documentEntries(path);
}
const noRowsError = (path, looksLike) => new _worker_js__WEBPACK_IMPORTED_MODULE_4__.CutShort(`The file ${path} has no row. Expected a JSON object on each line, a JSON array of these, an answer of the service with \`conversations\`, or the CSV that its dashboard exports; it looks like ${looksLike}.`);
async function* csvEntries(path, { header, encoding }) {
	const reader = new CsvReader(header.separator);
	let record = 0;
	const entries = (records) => records.flatMap((cells) => {
		record += 1;
		if (record <= header.records || cells.every((cell) => cell === "")) return [];
		return {
			place: record,
			row: rowOfRecord(cells, header)
		};
	});
	for await (const text of (0,_worker_js__WEBPACK_IMPORTED_MODULE_4__.readTextPieces)(path, encoding)) {
		yield entries(reader.push(text));
		if (reader.pending > 67108864) break;
	}
	if (reader.isQuoteOpen || reader.pending > 67108864) throw new _worker_js__WEBPACK_IMPORTED_MODULE_4__.CutShort(`The file ${path} can't be read beyond row ${record}: a quote after it is never closed. Export it again, or close the quote.`);
	yield entries(reader.end());
}
async function* lineEntries(path) {
	let place = 0;
	for await (const lines of (0,_worker_js__WEBPACK_IMPORTED_MODULE_4__.readLines)(path)) yield lines.flatMap((line) => {
		place += 1;
		if (line?.trim() === "") return [];
		return rowsIn(parsed(line ?? "")).map((row) => ({
			place,
			row
		}));
	});
}
async function* documentEntries(path) {
	const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
	if (size > 67108864) throw new _worker_js__WEBPACK_IMPORTED_MODULE_4__.CutShort(`The JSON in the file ${path} is larger than 64 MiB. Put each row on a line of its own: \`jq -c '.conversations[]? // .[]'\`.`);
	let document;
	try {
		document = JSON.parse((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, "utf8")).trim());
	} catch (error) {
		if (!(error instanceof SyntaxError)) throw error;
		throw new _worker_js__WEBPACK_IMPORTED_MODULE_4__.CutShort(`The JSON in the file ${path} is broken, cut off, or not one value: ${error.message}. Export it again or, if it is several values one after another, put each on a line of its own: \`jq -c .\`.`, { cause: error });
	}
	yield (Array.isArray(document) ? document.map(rowOf) : rowsIn(document)).map((row, at) => ({
		place: at + 1,
		row
	}));
}
const parsed = (text) => {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
};
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const rowsIn = (value) => isObject(value) && Array.isArray(value.conversations) ? value.conversations.map(rowOf) : [rowOf(value)];
const rowOf = (value) => isObject(value) && neededFields.some((field) => Object.hasOwn(value, field)) ? value : null;
const neededFields = [
	"id",
	"query",
	"resolutionStatus"
];
// src/report/source/sheet-date.ts
const time = String.raw`(?:(?:,|,? at| @)? (?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,]\d{1,9})?)?(?: ?(?<half>[ap])\.? ?m\.?)?(?: ?(?<zone>Z|UTC|GMT|(?:GMT|UTC)?[+-]\d{2}:?\d{2}))?(?: \([^)]*\)| UTC)?)?`;
const yearFirst = new RegExp(String.raw`^(?<year>\d{4})[-./](?<month>\d{1,2})[-./](?<day>\d{1,2})${time}$`, "i");
const yearLast = new RegExp(String.raw`^(?<first>\d{1,2})(?<mark>[./]) ?(?<next>\d{1,2})\k<mark> ?(?<year>\d{4}|\d{2})${time}$`, "i");
const weekday = String.raw`(?:\p{L}{2,12}\.?,? )?`;
const withMonthName = [
	String.raw`(?<name>\p{L}{3,10})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})${time}`,
	String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|\.)?(?: de | of |[ -])(?<name>\p{L}{3,10})(?:\.?,?[ -]| de )(?<year>\d{4}|\d{2})${time}`,
	String.raw`(?<name>\p{L}{3}) {1,2}(?<day>\d{1,2}) (?<hour>\d{2}):(?<minute>\d{2}):(?<second>\d{2}) (?:(?<zone>UTC|GMT) )?(?<year>\d{4})`
].map((date) => new RegExp(`^${weekday}${date}$`, "iu"));
const serialForm = /^\d{5}(?:[.,]\d{1,12})?$/;
const serials = {
	from: 36526,
	to: 73051
};
const serialEpoch = Date.UTC(1899, 11, 30);
const dayMilliseconds = 864e5;
const monthLanguages = [
	"en",
	"de",
	"fr",
	"es",
	"pt",
	"it",
	"nl"
];
const monthsByName = (0,_main_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .Oo)(() => {
	const names = monthLanguages.flatMap((language) => ["long", "short"].flatMap((month) => {
		const { format } = new Intl.DateTimeFormat(language, {
			month,
			timeZone: "UTC"
		});
		return Array.from({ length: 12 }, (_, at) => [format(Date.UTC(2026, at)).toLowerCase().replace(".", ""), at + 1]);
	}));
	return new Map([...names, ["sept", 9]]);
});
function parseSheetDate(text) {
	const plain = text.trim().replace(/\s/g, " ");
	if (serialForm.test(plain)) return serialDate(Number(plain.replace(",", ".")));
	const named = withMonthName.map((form) => form.exec(plain)?.groups).find(Boolean);
	const month = `${monthsByName().get(named?.name?.toLowerCase() ?? "") ?? 0}`;
	const parts = named ? {
		...named,
		month
	} : yearFirst.exec(plain)?.groups;
	const { first, next, mark, ...rest } = yearLast.exec(plain)?.groups ?? {};
	if (!parts && !first) return null;
	const dayFirst = timeOf(parts ?? {
		...rest,
		day: first,
		month: next
	});
	return {
		dayFirst,
		monthFirst: mark === "/" ? timeOf({
			...rest,
			day: next,
			month: first
		}) : dayFirst,
		serial: null
	};
}
function serialDate(days) {
	if (days < serials.from || days >= serials.to) return null;
	return {
		dayFirst: null,
		monthFirst: null,
		serial: serialEpoch + Math.round(days * dayMilliseconds / 1e3) * 1e3
	};
}
function timeOf(parts) {
	const { year = "", month = "", day = "", hour = "0", minute = "00", second = "00" } = parts;
	const { half, zone = "Z" } = parts;
	const date = `${year.length === 2 ? "20" : ""}${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
	const isDay = (0,_main_js__WEBPACK_IMPORTED_MODULE_2__/* .isoDay */ .kh)((0,_modes_js__WEBPACK_IMPORTED_MODULE_1__.parseTimestamp)(date) ?? 0) === date;
	const inDay = half ? Number(hour) % 12 + (half.toLowerCase() === "p" ? 12 : 0) : Number(hour);
	const text = `${date} ${String(inDay).padStart(2, "0")}:${minute}:${second} ${zone}`;
	return isDay ? (0,_modes_js__WEBPACK_IMPORTED_MODULE_1__.parseTimestamp)(text.replace(/UTC(?=[+-])/i, "GMT")) : null;
}
function createDateColumn() {
	const orders = new Set();
	const counts = {
		all: 0,
		serial: 0
	};
	return {
		add(date) {
			counts.all += 1;
			if (typeof date === "number") return;
			const { dayFirst, monthFirst, serial } = date;
			if (serial !== null) counts.serial += 1;
			else if (monthFirst === null && dayFirst !== null) orders.add("dayFirst");
			else if (dayFirst === null && monthFirst !== null) orders.add("monthFirst");
		},
		column() {
			const [order = null] = orders;
			return {
				order: orders.size > 1 ? null : order,
				isSerial: counts.serial >= counts.all / 2
			};
		}
	};
}
function onlyReading({ dayFirst, monthFirst, serial }) {
	if (serial !== null) return void 0;
	if (dayFirst === monthFirst || monthFirst === null) return dayFirst;
	return dayFirst === null ? monthFirst : void 0;
}
const readingIn = (date, { order, isSerial }) => date.serial === null ? order && date[order] : isSerial ? date.serial : null;
// src/report/source/file.ts
async function openRowsFile(path) {
	const unreadable = (why, cause) => new Error(`The file ${path} can't be read (${why}). Set the input \`conversations-file\` to a file in the format of \`conversations.jsonl\`, or to a CSV, by its path in the workspace or its absolute path.`, { cause });
	let form;
	try {
		if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).isFile()) throw unreadable("it is not a file");
		form = await detectForm(path);
	} catch (error) {
		throw error instanceof Error && "syscall" in error ? unreadable(error.message, error) : error;
	}
	if (form.kind === "csv") checkColumns(path, form.header);
	return {
		path,
		source: (options) => fileRows({
			path,
			form,
			...options
		})
	};
}
function checkColumns(path, header) {
	const { places } = header;
	if (places.has("query") && places.has("resolutionStatus")) return;
	const missing = places.has("query") ? "status" : "question";
	throw new Error(`The CSV ${path} has no ${missing} column: it needs \`query\` and \`resolutionStatus\`, in any spelling, and has ${columnList(header)}. Set the input \`conversations-file\` to the export of the conversations.`);
}
function fileRows({ path, form, undatedIn, clock, deadline, log, signal }) {
	const { unit, withoutRows } = forms[form.kind];
	let column;
	let isLogged = false;
	const timeOf = async (date) => {
		const only = onlyReading(date);
		if (only !== void 0) return only;
		column ??= await dateColumn(readEntries(path, form));
		return readingIn(date, column);
	};
	async function* rowsOf(period) {
		const progress = (0,_worker_js__WEBPACK_IMPORTED_MODULE_4__.createReadProgress)({
			period,
			clock,
			log,
			unit
		});
		const isRepetition = (0,_worker_js__WEBPACK_IMPORTED_MODULE_4__.createRepeatCheck)();
		const identify = createIds();
		const strays = {
			first: [],
			count: 0
		};
		const undated = {
			example: "",
			count: 0
		};
		let place = 0;
		let rows = 0;
		try {
			if (form.kind === "csv" && !isLogged) log.info(`Columns of ${path}: ${columnsFound(form.header)}.`);
			for await (const entries of readEntries(path, form)) {
				const batch = [];
				for (const entry of entries) {
					place = entry.place;
					const { row } = entry;
					const date = row && dateIn(row);
					const time = date !== null && typeof date === "object" ? await timeOf(date) : date;
					if (row) rows += 1;
					if (row === null) {
						strays.count += 1;
						if (strays.first.length < maxNamed) strays.first.push(place);
					} else if (time === null) {
						undated.count += 1;
						undated.example ||= JSON.stringify(scalarText(row.timestamp)).slice(0, 40);
					} else if (time === "none" ? period === undatedIn : (0,_worker_js__WEBPACK_IMPORTED_MODULE_4__.isWithin)(period, time)) {
						if (date !== time) row.timestamp = (0,_main_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .Ly)(Number(time));
						identify(row);
						if (!isRepetition(row)) batch.push(row);
					}
				}
				yield batch;
				signal.throwIfAborted();
				progress({
					place,
					rows: batch.length,
					isLast: false
				});
				if (clock.now() >= deadline) throw new _worker_js__WEBPACK_IMPORTED_MODULE_4__.CutShort(`The time was up after ${unit} ${place} of ${path}. Raise \`timeout-minutes\`, or report on a smaller file.`);
			}
		} catch (error) {
			if (!(error instanceof Error && "syscall" in error)) throw error;
			throw new _worker_js__WEBPACK_IMPORTED_MODULE_4__.CutShort(`The file ${path} can't be read beyond ${unit} ${place} (${error.message}). Run again once it can.`, { cause: error });
		}
		if (rows === 0) throw noRowsError(path, withoutRows);
		progress({
			place,
			rows: 0,
			isLast: true
		});
		if (strays.count > 0 && !isLogged) log.warning(strayText(path, unit, strays));
		if (undated.count > 0 && !isLogged) log.warning(undatedText(path, undated));
		isLogged = true;
	}
	return { rowsOf };
}
const forms = {
	lines: {
		unit: "line",
		withoutRows: "text, or JSON without a row"
	},
	document: {
		unit: "element",
		withoutRows: "JSON without a row"
	},
	csv: {
		unit: "row",
		withoutRows: "a CSV without a row below its header"
	},
	other: {
		unit: "line",
		withoutRows: "something else"
	}
};
function dateIn({ timestamp }) {
	if (timestamp === void 0 || timestamp === null) return "none";
	if (typeof timestamp !== "string" && typeof timestamp !== "number") return null;
	const text = (0,_main_js__WEBPACK_IMPORTED_MODULE_2__/* .clean */ .uH)(String(timestamp)).trim();
	return text === "" ? "none" : (0,_modes_js__WEBPACK_IMPORTED_MODULE_1__.parseTimestamp)(text) ?? parseSheetDate(text);
}
async function dateColumn(pieces) {
	const { add, column } = createDateColumn();
	for await (const entries of pieces) for (const { row } of entries) {
		const date = row && dateIn(row);
		if (date !== null && date !== "none") add(date);
	}
	return column();
}
function createIds() {
	const numbers = new Map();
	return (row) => {
		if (typeof row.id === "number") row.id = String(row.id);
		if (scalarText(row.id).trim() !== "") return;
		const { timestamp, query, resolutionStatus, response, conversationId, pageUrl } = row;
		const hash = (0,_worker_js__WEBPACK_IMPORTED_MODULE_4__.hashOf)([
			timestamp,
			query,
			resolutionStatus,
			response,
			conversationId,
			pageUrl
		].map(scalarText));
		const number = (numbers.get(hash) ?? 0) + 1;
		numbers.set(hash, number);
		row.id = `row-${hash.toString(16)}-${number}`;
	};
}
const scalarText = (value) => typeof value === "string" || typeof value === "number" ? (0,_main_js__WEBPACK_IMPORTED_MODULE_2__/* .clean */ .uH)(String(value)) : "";
const maxNamed = 3;
function strayText(path, unit, { first, count }) {
	const places = `${unit}${first.length > 1 ? "s" : ""} ${first.join(", ")}${count > first.length ? " and more" : ""}`;
	const noun = unit === "row" ? "record" : unit;
	const what = count > 1 ? "that aren't rows" : "that isn't a row";
	return `The file ${path} has ${(0,_main_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(count, noun)} ${what}: left out (${places}).`;
}
const undatedText = (path, of) => `The file ${path} has ${(0,_main_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(of.count, "row")} with a date that can't be read, such as ${of.example}: left out. Dates are ISO 8601, \`day.month.year\`, \`Nov 9, 2026\`, or slashed if one in the column has a part above 12.`;



/***/ })

};
