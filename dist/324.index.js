export const id = 324;
export const ids = [324];
export const modules = {

/***/ 4324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readDocs: () => (/* binding */ readDocs)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/docs/files.js


/*
 * Files are read one by one without waiting: a thread for each costs ten times what reading does.
 * Whoever reads many gives others a turn in between.
 */
/** A larger file is no page that people read. */
const largestFile = 2_000_000;
/** Far more than any documentation has: what is beyond is left out, or told as unreadable. */
const mostFiles = 50_000;
const mostEntries = 500_000;
const mostBytes = 200_000_000;
const deepestFolder = 40;
/** There is something at the path, which is too large, a link, or not text. */
const unreadable = Symbol('unreadable');
/**
 * @param root of the checkout
 * @param folder in it
 * @param others texts that stand in for those of the checkout, by path from its root
 * @returns null if there is no such folder, or if it lies outside of the checkout
 */
function openFolder(root, folder, others = new Map()) {
    const checkout = openCheckout(root, folder);
    if (!checkout || others.size === 0)
        return checkout;
    const above = folder.split('/').filter((part) => part !== '' && part !== '.');
    const within = new Map([...others].flatMap(([path, text]) => {
        const parts = path.split('/');
        const isWithin = above.every((part, at) => parts[at] === part);
        return isWithin ? [[parts.slice(above.length).join('/'), text]] : [];
    }));
    return {
        list(isKept) {
            const files = checkout.list(isKept).filter((path) => within.get(path) !== null);
            const others = [...within].filter(([path, text]) => text !== null && isReached(path, isKept));
            return [...new Set([...files, ...others.map(([path]) => path)])].sort();
        },
        read(path, largest = largestFile) {
            const text = within.get(path);
            if (text === undefined)
                return checkout.read(path, largest);
            if (text === null)
                return null;
            if (text.includes('\0') || Buffer.byteLength(text) > largest)
                return unreadable;
            return text.replace(/\r\n?/g, '\n');
        },
    };
}
/** Whether a listing would come to a file: it and all folders above it are kept. */
function isReached(path, isKept) {
    const parts = path.split('/');
    return parts.every((_, at) => isKept(parts.slice(0, at + 1).join('/'), at < parts.length - 1));
}
function openCheckout(root, folder) {
    const top = realPath(root);
    const base = realPath((0,external_node_path_.resolve)(root, folder));
    if (top === null || base === null || !isWithin(top, base))
        return null;
    let bytes = 0;
    return {
        list: (isKept) => listFiles(base, isKept),
        read(path, largest = largestFile) {
            const file = (0,external_node_path_.resolve)(base, path);
            if (file === base || !isWithin(base, file))
                return null;
            const folderOf = (0,external_node_path_.resolve)(file, '..');
            const real = realPath(folderOf);
            if (real === null)
                return null;
            // A folder on the way that is a link leads elsewhere.
            if (real !== folderOf || bytes > mostBytes)
                return unreadable;
            const text = readText(file, largest);
            if (typeof text === 'string')
                bytes += text.length;
            return text;
        },
    };
}
function isWithin(folder, path) {
    const inside = (0,external_node_path_.relative)(folder, path);
    return inside !== '..' && !inside.startsWith(`..${external_node_path_.sep}`) && (0,external_node_path_.resolve)(folder, inside) === path;
}
function realPath(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        // There is none, or none that may be read.
        return null;
    }
}
function listFiles(base, isKept) {
    const files = [];
    const folders = [{ path: '', depth: 0 }];
    let seen = 0;
    for (let folder = folders.pop(); folder; folder = folders.pop()) {
        const { path: above, depth } = folder;
        for (const entry of entriesOf((0,external_node_path_.join)(base, above))) {
            seen += 1;
            if (seen > mostEntries || files.length >= mostFiles)
                return files.sort();
            const path = above === '' ? entry.name : `${above}/${entry.name}`;
            // A link is neither: none is followed, so that there is no loop and no way out.
            if (entry.isDirectory()) {
                if (depth < deepestFolder && isKept(path, true))
                    folders.push({ path, depth: depth + 1 });
            }
            else if (entry.isFile() && isKept(path, false))
                files.push(path);
        }
    }
    return files.sort();
}
function entriesOf(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        // A folder that can't be read, or is gone since it was listed, has nothing to tell.
        return [];
    }
}
/** Links are not opened, nor is waited for pipes, not even for one that just took a file's place. */
const readOnly = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
function readText(file, largest) {
    let handle;
    try {
        handle = (0,external_node_fs_.openSync)(file, readOnly);
    }
    catch (error) {
        const { code } = error;
        return code === 'ENOENT' || code === 'ENOTDIR' ? null : unreadable;
    }
    try {
        const stat = (0,external_node_fs_.fstatSync)(handle);
        if (!stat.isFile() || stat.size > largest)
            return unreadable;
        const bytes = (0,external_node_fs_.readFileSync)(handle);
        if (bytes.includes(0))
            return unreadable;
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        return text.replace(/\r\n?/g, '\n');
    }
    catch {
        // Not UTF-8, or gone meanwhile.
        return unreadable;
    }
    finally {
        (0,external_node_fs_.closeSync)(handle);
    }
}

// EXTERNAL MODULE: ./build/node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __webpack_require__(9579);
;// CONCATENATED MODULE: ./build/docs/frontmatter.js

/** No real frontmatter is longer, and none that is costs more than this. */
const longestFrontmatter = 64_000;
const plainField = /^([A-Za-z][\w-]{0,50})[ \t]*:[ \t]*(.*)$/gm;
/** Data in YAML, or in JSON, which is YAML too; undefined if it can't be read. Aliases stay references. */
function readYaml(text) {
    try {
        return (0,js_yaml/* load */.Hh)(text, { schema: js_yaml/* JSON_SCHEMA */.rQ });
    }
    catch {
        // Not YAML, or nested deeper than the stack: what stands there is read as text, or not at all.
        return undefined;
    }
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Fields of a frontmatter; of a broken one those that stand on a line of their own. */
function fieldsOf(text) {
    const read = readYaml(text);
    if (isRecord(read))
        return read;
    return Object.fromEntries(Array.from(text.matchAll(plainField), ([, name = '', value = '']) => [
        name,
        value.trim().replace(/^(["'])(.*)\1$/, '$2'),
    ]));
}
/** @param source lines ending in `\n` */
function fronted(source) {
    const isFronted = /^---[ \t]*\n/.test(source);
    const end = isFronted ? /\n---[ \t]*(?:\n|$)/.exec(source.slice(0, longestFrontmatter)) : null;
    if (!end)
        return { fields: {}, body: source, firstLine: 1 };
    const bodyAt = end.index + end[0].length;
    const head = source.slice(0, bodyAt);
    return {
        fields: fieldsOf(source.slice(source.indexOf('\n') + 1, end.index + 1)),
        body: source.slice(bodyAt),
        firstLine: head.split('\n').length - (head.endsWith('\n') ? 0 : 1),
    };
}
/** A field's text on one line; null if it has none. */
function textField(fields, name) {
    const value = fields[name];
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    return text.replace(/\s+/g, ' ').trim() || null;
}
/** A field's texts: a list, or one text with commas. */
function listField(fields, name) {
    const value = fields[name];
    const list = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
    return list.slice(0, 100).flatMap((item) => (typeof item === 'string' ? item.trim() || [] : []));
}

// EXTERNAL MODULE: ./build/node_modules/github-slugger/index.js + 1 modules
var github_slugger = __webpack_require__(8886);
;// CONCATENATED MODULE: ./build/docs/markdown.js

/** What even the longest page has fewer of; the text below further headings joins the last part. */
const mostHeadings = 2_000;
/** A tag that isn't closed within so many characters is text. */
const longestTag = 4_000;
/** After so many that aren't, each `<` is text, so that none is looked for in vain for long. */
const mostUnclosed = 200;
/** A tag's attributes that a reader sees. */
const shownAttributes = /\s(?:title|description|name|label|path|query|body|header|summary|alt)\s*=\s*(?:"([^"]*)"|'([^']*)'|\{\s*(["'`])([^"'`]*)\3\s*\})/g;
const entities = {
    amp: '&',
    apos: "'",
    gt: '>',
    lt: '<',
    nbsp: ' ',
    quot: '"',
};
/** The end of the tag that begins at `start`, quotes and braces heeded; -1 if it has none. */
function endOfTag(text, start) {
    const end = Math.min(text.length, start + longestTag);
    let quote = '';
    let depth = 0;
    for (let at = start + 1; at < end; at++) {
        const letter = text.charAt(at);
        if (quote !== '') {
            if (letter === quote)
                quote = '';
        }
        else if (letter === '"' || letter === "'" || letter === '`')
            quote = letter;
        else if (letter === '{')
            depth += 1;
        else if (letter === '}')
            depth -= 1;
        else if (letter === '>' && depth <= 0)
            return at + 1;
        else if (letter === '<' && depth <= 0)
            return -1;
    }
    return -1;
}
/** The end of the comment that begins at `start`; -1 if none does. */
function endOfComment(text, start) {
    for (const [opening, closing] of [
        ['<!--', '-->'],
        ['{/*', '*/}'],
    ]) {
        if (!text.startsWith(opening, start))
            continue;
        const end = text.indexOf(closing, start + opening.length);
        return end < 0 ? -1 : end + closing.length;
    }
    return -1;
}
/** Words of a tag that a reader sees, and its line ends, so that lines keep their numbers. */
function shownOf(tag) {
    const values = Array.from(tag.matchAll(shownAttributes), ([, a, b, , c]) => a ?? b ?? c ?? '');
    const lineEnds = '\n'.repeat(tag.split('\n').length - 1);
    return ` ${values.join(' · ').replaceAll('\n', ' ')} ${lineEnds}`;
}
const tagName = /^<([A-Za-z][\w.]*)/;
const snippetFile = /\sfile\s*=\s*["']([^"']*)["']/;
/**
 * The text without tags and comments: of a tag stays what a reader sees, of a snippet's all of it.
 * Code stays as it is.
 *
 * @param snippetOf the text of a component that is a snippet, or of the file that `<Snippet>` names
 */
function withoutTags(text, snippetOf) {
    const parts = [];
    let from = 0;
    let unclosed = 0;
    const noComment = new Set();
    for (const { index: at, 0: found } of text.matchAll(/<!--|\{\/\*|<(?=[A-Za-z/>])/g)) {
        if (at < from)
            continue;
        const isComment = found !== '<';
        if (isComment ? noComment.has(found) : unclosed >= mostUnclosed)
            continue;
        const end = isComment ? endOfComment(text, at) : endOfTag(text, at);
        if (end < 0) {
            if (isComment)
                noComment.add(found);
            else
                unclosed += 1;
            continue;
        }
        const tag = text.slice(at, end);
        const [, name = ''] = tagName.exec(tag) ?? [];
        const snippet = snippetOf(name === 'Snippet' ? (snippetFile.exec(tag)?.[1] ?? '') : name);
        parts.push(text.slice(from, at));
        if (isComment)
            parts.push('\n'.repeat(tag.split('\n').length - 1));
        else
            parts.push(shownOf(tag), snippet === undefined ? '' : snippet.replace(/\s+/g, ' '));
        from = end;
    }
    return parts.join('') + text.slice(from);
}
/** Words in place of links, emphasis, code marks and entities. */
function plainInline(text) {
    return text
        .replace(/!?\[([^[\]\n]{0,500})\](?:\([^()\n]{0,1000}\)|\[[^[\]\n]{0,200}\])/g, '$1')
        .replace(/`+|\*\*|__|~~/g, '')
        .replace(/(^|[\s(“"'])[*_](?=\S)|(?<=\S)[*_](?=$|[\s).,:;!?”"'])/g, '$1')
        .replace(/&([a-z]{2,6});/g, (whole, name) => entities[name] ?? whole)
        .replace(/\\([!-/:-@[-`{-~])/g, '$1');
}
const customAnchor = /\s*(?:\{#([\w-]{1,200})\}|\\?\{#([\w-]{1,200})\\?\})\s*$/;
/** What a heading reads, and the anchor that it names itself. */
function headingText(raw) {
    const named = customAnchor.exec(raw);
    const text = plainInline(named ? raw.slice(0, named.index) : raw)
        .replace(/[ \t]+/g, ' ')
        .trim();
    return { text, anchor: named?.[1] ?? named?.[2] ?? null };
}
/** The words of an ATX heading without the marks around them; undefined for any other line. */
function atxHeading(line) {
    const [, marks = ''] = /^(#{1,6})(?=[ \t]|$)/.exec(line) ?? [];
    if (marks === '')
        return undefined;
    let raw = line.slice(marks.length).trim();
    let end = raw.length;
    while (raw.charAt(end - 1) === '#')
        end -= 1;
    if (end === 0 || /[ \t]/.test(raw.charAt(end - 1)))
        raw = raw.slice(0, end).trimEnd();
    return { level: marks.length, raw };
}
const fenceStart = /^(?:(?:[-*+]|\d{1,9}[.)]|>)[ \t]{1,4}){0,4}(`{3,}|~{3,})([^\n]*)$/;
/** What ends a paragraph, and begins none: quotes, lists, rules. */
const noParagraph = /^(?:>|[-*+](?:[ \t]|$)|\d{1,9}[.)](?:[ \t]|$)|(?:\*[ \t]*){3,}$|(?:-[ \t]*){3,}$|(?:_[ \t]*){3,}$)/;
const underline = /^(?:=+|-+)$/;
const tableRule = /^[\s|:-]+$/;
/** Whether a line ends a fence that this one began. */
function endsFence(line, fence) {
    const rest = line.replace(/^(?:>[ \t]?)+/, '').trim();
    return (rest.length >= fence.length &&
        rest.startsWith(fence) &&
        rest === fence.charAt(0).repeat(rest.length));
}
/**
 * Lines with their code marked. Outside of code, tags and comments are gone, and statements of
 * modules, too.
 *
 * @param isMdx as opposed to Markdown, where an indented line is code
 */
function linesOf(source, { isMdx, snippetOf }) {
    const lines = [];
    let prose = [];
    let fence = '';
    let inStatement = false;
    let inParagraph = false;
    const flush = () => {
        if (prose.length === 0)
            return;
        const read = withoutTags(prose.join('\n'), snippetOf).split('\n');
        // What is left of a tag that is cut off by code keeps the number of lines.
        for (let at = 0; at < prose.length; at++)
            lines.push({ text: read[at] ?? '', isCode: false });
        prose = [];
    };
    for (const line of source.split('\n')) {
        const text = isMdx ? line.trim() : line.replace(/^ {1,3}(?=\S)/, '').trimEnd();
        const isBlank = text === '';
        if (fence !== '') {
            if (endsFence(text, fence))
                fence = '';
            lines.push({ text: fence === '' ? '' : line, isCode: true });
            continue;
        }
        const [, marks, info = ''] = fenceStart.exec(text) ?? [];
        if (marks !== undefined && !(marks.startsWith('`') && info.includes('`'))) {
            flush();
            fence = marks;
            inStatement = false;
            inParagraph = false;
            lines.push({ text: '', isCode: true });
            continue;
        }
        if (isMdx && !inParagraph && /^(?:import|export)\s/.test(line))
            inStatement = true;
        else if (inStatement && isBlank)
            inStatement = false;
        const isIndentedCode = !isMdx && !inParagraph && /^(?: {4}|\t)/.test(line);
        if (isIndentedCode) {
            flush();
            lines.push({ text: line, isCode: true });
            continue;
        }
        prose.push(inStatement ? '' : text);
        const endsParagraph = isBlank || noParagraph.test(text) || atxHeading(text) !== undefined;
        inParagraph = !endsParagraph && !(inParagraph && underline.test(text));
    }
    flush();
    return lines;
}
const snippetImport = /^[ \t]*import[ \t]+([A-Z]\w{0,99})[ \t]+from[ \t]+["']([^"'\n]{1,500})["']/gm;
/** The components that a page imports from files of its own, by their names. */
function importsOf(source) {
    return new Map(Array.from(source.matchAll(snippetImport), ([, name = '', from = '']) => [name, from]));
}
/**
 * The parts of a page, its lead first, which may be empty.
 *
 * @param source without frontmatter, lines ending in `\n`
 * @param firstLine the number of its first line
 * @param snippetOf the text of a component that is a snippet
 */
function partsOf(source, { isMdx, firstLine, snippetOf = () => undefined, }) {
    const slugger = new github_slugger/* default */.A();
    const parts = [];
    let open = {
        ...{ heading: null, level: 0, line: firstLine, anchor: null, lines: [] },
    };
    const close = () => {
        const { lines, ...part } = open;
        parts.push({
            ...part,
            text: lines
                .join('\n')
                .replace(/\n{3,}/g, '\n\n')
                .trim(),
        });
    };
    const begin = (level, raw, line) => {
        const { text, anchor } = headingText(raw);
        if (text === '' || parts.length >= mostHeadings)
            return false;
        close();
        open = { heading: text, level, line, anchor: anchor ?? slugger.slug(text), lines: [] };
        return true;
    };
    /** Lines of the paragraph so far, which an underline makes a heading of. */
    let paragraph = [];
    for (const [at, { text, isCode }] of linesOf(source, { isMdx, snippetOf }).entries()) {
        const line = firstLine + at;
        const trimmed = isCode ? '' : text.trim();
        const atx = isCode ? undefined : atxHeading(isMdx ? trimmed : text);
        if (atx && begin(atx.level, atx.raw, line)) {
            paragraph = [];
            continue;
        }
        if (paragraph.length > 0 && underline.test(trimmed)) {
            const lines = open.lines.splice(open.lines.length - paragraph.length);
            const level = trimmed.startsWith('=') ? 1 : 2;
            const isBegun = begin(level, paragraph.join(' '), line - paragraph.length);
            if (!isBegun)
                open.lines.push(...lines);
            paragraph = [];
            continue;
        }
        const isRule = trimmed !== '' && tableRule.test(trimmed);
        if (isCode)
            open.lines.push(text);
        else if (!isRule)
            open.lines.push(plainInline(trimmed));
        const isParagraph = trimmed !== '' && !isRule && !atx && !noParagraph.test(trimmed);
        if (!isParagraph)
            paragraph = [];
        else
            paragraph.push(trimmed);
    }
    close();
    return parts;
}

;// CONCATENATED MODULE: ./build/docs/navigation.js
/** More than any site has: what a hostile file has beyond is left out. */
const mostNodes = 300_000;
const deepest = 60;
const mostRedirects = 20_000;
const mostDocuments = 50;
const titleKeys = ['tab', 'group', 'dropdown', 'anchor', 'product', 'item'];
/** Lists whose entries are languages or versions, and what names an entry. */
const variantLists = { languages: 'language', versions: 'version' };
function navigation_isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** The path of a page as the navigation names it: below the root, without an ending. */
function listedPath(name) {
    const segments = name
        .split('/')
        .filter((segment) => segment !== '' && segment !== '.')
        .map((segment) => segment.normalize('NFC').toLowerCase());
    const last = segments.pop()?.replace(/\.mdx?$/, '');
    if (last !== undefined && last !== 'index')
        segments.push(last);
    return `/${segments.join('/')}`;
}
const isOther = ({ variants }) => variants.some(({ isDefault }) => !isDefault);
/** Walks the navigation in its order; whatever holds pages is a group, whatever its name. */
function listPages(root) {
    const pages = new Map();
    const openapi = [];
    let nodes = 0;
    const addDocument = (value) => {
        for (const one of Array.isArray(value) ? value : [value]) {
            const name = navigation_isRecord(one) ? one.source : one;
            if (typeof name === 'string' && openapi.length < mostDocuments)
                openapi.push(name);
        }
    };
    const addPage = (name, { groups, variants }) => {
        const path = listedPath(name);
        const page = { path, groups, variants };
        const known = pages.get(path);
        // Of a page in two versions the default's entry counts, wherever that stands.
        if (!known || (isOther(known) && !isOther(page)))
            pages.set(path, page);
    };
    const visitEntries = (entries, key, around) => {
        const named = variantLists[key];
        const saysSo = entries.findIndex((entry) => navigation_isRecord(entry) && entry.default === true);
        const list = around.variants.length > 0 ? key : `${key} ${nodes}`;
        for (const [at, entry] of entries.entries()) {
            const name = named && navigation_isRecord(entry) ? entry[named] : undefined;
            const variant = { list, name: String(name), isDefault: at === Math.max(0, saysSo) };
            const variants = typeof name === 'string' ? [...around.variants, variant] : around.variants;
            visit(entry, key, { ...around, variants });
        }
    };
    const visit = (node, key, around) => {
        nodes += 1;
        if (nodes > mostNodes || around.depth > deepest)
            return;
        const inside = { ...around, depth: around.depth + 1 };
        if (typeof node === 'string' && (key === 'pages' || key === 'root'))
            addPage(node, around);
        if (Array.isArray(node))
            visitEntries(node, key, inside);
        else if (navigation_isRecord(node)) {
            const title = titleKeys.map((name) => node[name]).find((one) => typeof one === 'string');
            if (title !== undefined)
                inside.groups = [...around.groups, String(title)];
            for (const [name, value] of Object.entries(node)) {
                if (name === 'openapi' || name === 'asyncapi')
                    addDocument(value);
                else if (typeof value === 'object' || name === 'root')
                    visit(value, name, inside);
            }
        }
    };
    visit(root, '', { groups: [], variants: [], depth: 0 });
    return { pages: [...pages.values()], openapi };
}
function redirectsOf(list) {
    if (!Array.isArray(list))
        return [];
    return list.slice(0, mostRedirects).flatMap((one) => {
        const { source, destination } = navigation_isRecord(one) ? one : {};
        if (typeof source !== 'string' || typeof destination !== 'string')
            return [];
        return { source, destination };
    });
}
/**
 * Reads what `docs.json` or `mint.json` holds.
 *
 * @param config with the files that it refers to in place
 */
function navigationOf(config) {
    if (!navigation_isRecord(config))
        return { pages: [], redirects: [], openapi: [] };
    const { navigation, redirects, openapi, api } = config;
    const { pages, openapi: listed } = listPages({ navigation, openapi });
    const named = listPages({ openapi: navigation_isRecord(api) ? api.openapi : undefined }).openapi;
    return { pages, redirects: redirectsOf(redirects), openapi: [...named, ...listed] };
}

;// CONCATENATED MODULE: ./build/docs/openapi.js
const methods = new Set([
    ...['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'webhook'],
]);
const mostOperations = 20_000;
const longestDescription = 5_000;
function recordOf(value) {
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isRecord ? value : {};
}
/** Name of an operation without what differs between two ways of writing it. */
function operationKey(method, path) {
    return `${method.toUpperCase()} ${path.replace(/\/+$/, '') || '/'}`;
}
/** The summaries and descriptions of an OpenAPI document's operations and webhooks. */
function operationsOf(document) {
    const { paths, webhooks } = recordOf(document);
    const operations = new Map();
    const add = (key, operation) => {
        const { summary, description } = recordOf(operation);
        const texts = [summary, description].filter((text) => typeof text === 'string');
        if (operations.size < mostOperations) {
            operations.set(key, texts.join('\n').slice(0, longestDescription));
        }
    };
    for (const [path, item] of Object.entries(recordOf(paths))) {
        for (const [method, operation] of Object.entries(recordOf(item))) {
            if (methods.has(method.toLowerCase()))
                add(operationKey(method, path), operation);
        }
    }
    for (const [name, item] of Object.entries(recordOf(webhooks))) {
        const [operation] = Object.values(recordOf(item));
        add(operationKey('webhook', name), operation);
    }
    return operations;
}
/** A page's `openapi`: an operation and, where it names one, the file that describes it. */
function operationOf(openapi) {
    const words = openapi.trim().split(/\s+/);
    const at = words.findIndex((word) => methods.has(word.toLowerCase()));
    const path = words[at + 1];
    if (at < 0 || at > 1 || path === undefined)
        return null;
    return { file: at === 1 ? (words[0] ?? null) : null, key: operationKey(words[at] ?? '', path) };
}

;// CONCATENATED MODULE: ./build/docs/patterns.js
/*
 * Patterns as `.gitignore` has them. Made for files that a stranger may have written: a pattern made
 * into a regular expression can take time exponential in its stars; this takes at most as many steps
 * as the pattern's and the path's letters multiplied.
 */
const longestPattern = 1_000;
/**
 * Reads a line of `.mintignore` or the pattern of a line of `CODEOWNERS`.
 *
 * @returns null for blank lines and comments
 */
function pathPattern(line) {
    let pattern = line.trim();
    if (pattern === '' || pattern.startsWith('#') || pattern.length > longestPattern)
        return null;
    const isNegated = pattern.startsWith('!');
    if (isNegated)
        pattern = pattern.slice(1);
    if (/^\\[#!]/.test(pattern))
        pattern = pattern.slice(1);
    const isFolder = pattern.endsWith('/');
    const segments = pattern.split('/').filter((segment) => segment !== '' && segment !== '.');
    if (segments.length === 0)
        return null;
    // A slash at the beginning or in the middle binds a pattern to the root.
    const isBound = pattern.replace(/\/$/, '').includes('/');
    return { segments: isBound ? segments : ['**', ...segments], isFolder, isNegated };
}
/** Whether a name fits a pattern with `*` and `?`: greedy, with one place to come back to. */
function fitsName(pattern, name) {
    let at = 0;
    let of = 0;
    let star = -1;
    let resume = 0;
    while (at < name.length) {
        const letter = pattern.charAt(of);
        if (letter === '*') {
            star = of++;
            resume = at;
        }
        else if (letter === '?' || (letter !== '' && letter === name.charAt(at))) {
            at += 1;
            of += 1;
        }
        else if (star >= 0) {
            of = star + 1;
            resume += 1;
            at = resume;
        }
        else
            return false;
    }
    while (pattern.charAt(of) === '*')
        of += 1;
    return of === pattern.length;
}
/**
 * Whether a pattern names a file, or a folder above it.
 *
 * @param path relative to the folder that the pattern is about, `/` between folders
 * @param reach `whole` if a pattern of a folder's files doesn't name those of the folders in it
 */
function isNamed({ segments, isFolder }, path, reach = 'above') {
    const names = path.split('/');
    /** Whether the pattern's parts so far fit the path's first `at` names. */
    let fits = names.map((_, at) => at === 0).concat(false);
    for (const segment of segments) {
        const next = fits.map(() => false);
        if (segment === '**') {
            let reached = false;
            for (const [at, fit] of fits.entries()) {
                reached ||= fit;
                next[at] = reached;
            }
        }
        else {
            for (const [at, name] of names.entries()) {
                if (fits[at])
                    next[at + 1] = fitsName(segment, name);
            }
        }
        fits = next;
    }
    const folders = fits.slice(1, -1).some(Boolean);
    const file = !isFolder && (fits.at(-1) ?? false);
    return file || (reach === 'above' || isFolder ? folders : false);
}

;// CONCATENATED MODULE: ./build/docs/owners.js

/** GitHub refuses a larger file, too. */
const longestFile = 3_000_000;
const mostRules = 20_000;
const mostOwners = 20;
const owner = /^(?:@[\w-]+(?:\/[\w.-]+)?|[^\s@]+@[^\s@]+\.[^\s@]+)$/;
function ruleOf(line) {
    const [path = '', ...words] = (line.split(/\s#/)[0] ?? '').trim().split(/\s+/);
    const pattern = pathPattern(path);
    // GitHub knows neither `!` nor ranges here, and skips such lines.
    if (!pattern || pattern.isNegated || /[[\]]/.test(path))
        return null;
    const owners = words.filter((word) => owner.test(word)).slice(0, mostOwners);
    return { pattern, owners, isDeep: pattern.segments.at(-1) !== '*' || path === '*' };
}
/**
 * Reads a `CODEOWNERS` file. The last rule that names a file decides, also if it names no owner.
 *
 * @param text of the file; null if there is none
 */
function ownersOf(text) {
    const rules = (text ?? '')
        .slice(0, longestFile)
        .split('\n')
        .slice(0, mostRules)
        .flatMap((line) => ruleOf(line) ?? [])
        .reverse();
    return (file) => rules.find(({ pattern, isDeep }) => isNamed(pattern, file, isDeep ? 'above' : 'whole'))
        ?.owners ?? [];
}

// EXTERNAL MODULE: ./build/docs/page-path.js
var page_path = __webpack_require__(4626);
;// CONCATENATED MODULE: ./build/docs/translations.js
/*
 * Which pages are one page in several languages or versions: those whose paths are one but for the
 * folder that is named as the language or version is (`fr/`, `v1/`) or, where none is, that all pages
 * of the language or version stand in.
 */
const segmentsOf = (path) => path.split('/').slice(1);
/** `version 2025-06-18 (latest)` may be the folder `2025-06-18`. */
const wordsOf = (name) => name.toLowerCase().split(/[^\p{L}\p{N}._-]+/u);
/** The folders that all of the paths stand in. */
function commonFolder(paths) {
    const [first = [], ...others] = paths.map((path) => segmentsOf(path).slice(0, -1));
    let length = first.length;
    for (const other of others) {
        let same = 0;
        while (same < length && first[same] === other[same])
            same += 1;
        length = same;
    }
    return first.slice(0, length);
}
/** What names the lists that a page's languages and versions are of. */
const listsOf = (variants) => variants.map(({ list }) => list).join('\n');
/** How far into a path a folder is looked for that is named as a language or version is. */
const deepestLabel = 4;
/** What is left of a path without its language and version: by their names, and by their folder. */
function keysOf(path, labels, folder) {
    const segments = segmentsOf(path);
    const unnamed = segments.filter((name, at) => at >= deepestLabel || !labels.has(name));
    return [unnamed.join('/'), segments.slice(folder.length).join('/')];
}
/**
 * From the path of each page in another language or version to that of the page that stands for it:
 * the default's, or the first that there is.
 *
 * @param listed the navigation's pages, in its order
 * @param existing paths of the pages that have a source
 */
function translationsOf(listed, existing) {
    const translations = new Map();
    const first = new Map();
    const add = (path, keys) => {
        for (const key of keys)
            if (!first.has(key))
                first.set(key, path);
    };
    const claim = (path, keys) => {
        const known = keys.map((key) => first.get(key)).find((one) => one !== undefined);
        if (known === undefined)
            add(path, keys);
        else if (known !== path)
            translations.set(path, known);
    };
    const chains = Map.groupBy(listed.filter(({ path, variants }) => variants.length > 0 && existing.has(path)), ({ variants }) => variants.map(({ list, name }) => `${list}\n${name}`).join('\n'));
    const othersOf = ([, pages]) => pages[0]?.variants.filter(({ isDefault }) => !isDefault).length ?? 0;
    const unlisted = [];
    for (const [, pages] of [...chains].sort((a, b) => othersOf(a) - othersOf(b))) {
        const variants = pages[0]?.variants ?? [];
        const lists = listsOf(variants);
        const labels = new Set(variants.flatMap(({ name }) => wordsOf(name)));
        const folder = commonFolder(pages.map(({ path }) => path));
        const isDefault = variants.every((variant) => variant.isDefault);
        for (const { path } of pages) {
            const keys = keysOf(path, labels, folder).map((key) => `${lists}\n${key}`);
            // Two pages of the default are two pages, however alike their paths are.
            if (isDefault)
                add(path, keys);
            else
                claim(path, keys);
        }
        if (!isDefault)
            unlisted.push({ lists, labels });
    }
    const known = new Set(listed.map(({ path }) => path));
    for (const path of [...existing].filter((one) => !known.has(one)).sort()) {
        const names = segmentsOf(path).slice(0, deepestLabel);
        const named = ({ labels }) => names.filter((name) => labels.has(name)).length;
        const of = unlisted.reduce((best, one) => (named(one) > (best ? named(best) : 0) ? one : best), null);
        if (of)
            claim(path, [`${of.lists}\n${keysOf(path, of.labels, [])[0]}`]);
    }
    return translations;
}

;// CONCATENATED MODULE: ./build/docs/read.js









/** Files for those who work on the repository. */
const aboutRepository = /^(?:readme|license|changelog|contributing|code_of_conduct|security|agents|claude)\.md$/i;
const configNames = ['docs.json', 'mint.json'];
/** Folders whose files are parts of pages. */
const snippetFolder = /(?:^|\/)_?snippets\//;
/** What even the largest documentation has fewer of. */
const mostSections = 300_000;
/** Navigations of sites in many languages and versions are larger than any page. */
const largestConfig = 20_000_000;
const mostReferences = 100;
const deepestReference = 8;
const read_mostDocuments = 20;
const deepestSnippet = 3;
/** Characters that snippets may add to a page. */
const mostFromSnippets = 200_000;
/**
 * Reads the documentation's sources: nothing is run or fetched, and nothing outside of the folder is
 * read but the repository's `CODEOWNERS`.
 *
 * @param workspace folder of the checkout
 * @param folder of the sources in it; null to find it: the root, or the one folder with a `docs.json`
 * @param others what files say at another commit, by path from the root of the checkout
 * @param pace called between files, for work that may be broken off
 */
async function readDocs({ workspace, folder, others, pace, }) {
    const top = openFolder(workspace, '.', others);
    const root = top && folder === null ? findRoot(top) : (folder ?? '');
    const sources = typeof root === 'string' ? openFolder(workspace, root, others) : null;
    if (!top || !sources || typeof root !== 'string') {
        const problem = typeof root === 'string' || root === null
            ? `The checkout has no folder \`${folder || '.'}\``
            : `Several folders have a \`docs.json\` (${root.slice(0, 3).join(', ')}): name one with the input \`docs-root\``;
        return { docs: null, problem: `${problem}. No docs were read.` };
    }
    const docs = await readSources({ sources, root, owners: readOwners(top), pace });
    if (docs.pages.length > 0)
        return { docs, problem: null };
    return {
        docs: null,
        problem: `No docs were read, as there are no \`.mdx\` or \`.md\` pages in \`${root || '.'}\` of the checkout. A step with \`actions/checkout\` before this one puts them there.`,
    };
}
const isHidden = (path) => /(?:^|\/)\./.test(path);
const isSearched = (path) => !isHidden(path) && (0,page_path/* pathSegments */.Mz)(path).at(-1) !== 'node_modules';
/** The folder with a `docs.json`: the root if it has one, else the only one that has. */
function findRoot(top) {
    const configs = top.list((path, isFolder) => isFolder ? isSearched(path) : /(?:^|\/)(?:docs|mint)\.json$/.test(path));
    const folders = [...new Set(configs.map((path) => path.replace(/\/?[^/]*$/, '')))];
    const [only] = folders;
    if (folders.length === 0 || folders.includes(''))
        return '';
    return folders.length === 1 && only !== undefined ? only : folders;
}
function readOwners(top) {
    // In the order in which GitHub looks.
    for (const path of ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS']) {
        const text = top.read(path);
        if (text !== null && text !== unreadable)
            return ownersOf(text);
    }
    return ownersOf(null);
}
async function readSources({ sources, root, owners, pace, }) {
    const navigation = readNavigation(sources);
    const isIgnored = readIgnored(sources);
    const files = sources.list((path, isFolder) => {
        if (isIgnored(path))
            return false;
        return isFolder ? isSearched(path) : /\.mdx?$/i.test(path);
    });
    const names = files.filter((file) => !snippetFolder.test(file) && !isAboutRepository(file));
    const operations = readOperations(sources, navigation);
    const paths = new Map(names.map((file) => [file, (0,page_path/* sourceToPage */.Iw)(file, '.') ?? '/']));
    const translations = translationsOf(navigation.pages, new Set(paths.values()));
    const listed = new Map(navigation.pages.map((page) => [page.path, page]));
    const order = new Map(navigation.pages.map(({ path }, at) => [path, at]));
    const pages = [];
    let sections = 0;
    let skipped = 0;
    const read = pageReader({ sources, operations });
    for (const file of names) {
        await pace();
        const path = paths.get(file) ?? '/';
        if (translations.has(path))
            continue;
        const source = sections >= mostSections ? unreadable : sources.read(file);
        if (source === null)
            continue;
        if (source === unreadable) {
            skipped += 1;
            continue;
        }
        const page = read({ file, path, source, listed: listed.get(path), root });
        sections += page.sections.length;
        pages.push(page);
    }
    const last = navigation.pages.length;
    pages.sort((a, b) => (order.get(a.path) ?? last) - (order.get(b.path) ?? last));
    const { redirects } = navigation;
    return { root: root || '.', pages, translations, redirects, skipped, owners };
}
const isAboutRepository = (file) => (0,page_path/* sourceToPage */.Iw)(file, '.') === null || aboutRepository.test(file);
/** `docs.json`, or `mint.json` of older sites, with the files that it refers to by `$ref`. */
function readNavigation(sources) {
    let references = 0;
    const resolved = (value, from, depth) => {
        if (typeof value !== 'object' || value === null || depth > 60)
            return value;
        if (Array.isArray(value)) {
            return value.map((item) => resolved(item, from, depth + 1));
        }
        const { $ref: reference } = value;
        if (typeof reference === 'string' && references < mostReferences && depth < 60) {
            references += 1;
            const path = beside(from, reference);
            const json = readJson(sources, path);
            // Each file that refers to another costs as much depth as ten levels of lists.
            const rest = resolved(json, path, depth + Math.ceil(60 / deepestReference));
            return Array.isArray(rest) ? rest : { ...value, ...rest };
        }
        return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, resolved(item, from, depth + 1)]));
    };
    for (const name of configNames) {
        const config = readJson(sources, name);
        if (config !== undefined)
            return navigationOf(resolved(config, name, 0));
    }
    return navigationOf(undefined);
}
function readJson(sources, path) {
    const text = sources.read(path, largestConfig);
    if (text === null || text === unreadable)
        return undefined;
    try {
        return JSON.parse(text);
    }
    catch {
        // Broken, so that the pages alone tell what there is.
        return undefined;
    }
}
/** The path that a file names: from the root if it begins with a slash, else beside the file. */
function beside(file, named) {
    if (named.startsWith('/'))
        return named.slice(1);
    const folder = (0,page_path/* pathSegments */.Mz)(file).slice(0, -1);
    for (const segment of (0,page_path/* pathSegments */.Mz)(named)) {
        if (segment === '..')
            folder.pop();
        else
            folder.push(segment);
    }
    return folder.join('/');
}
/** What `.mintignore` names: the last pattern that names a path decides. */
function readIgnored(sources) {
    const text = sources.read('.mintignore');
    if (text === null || text === unreadable)
        return () => false;
    const lines = text.split('\n').slice(0, 5_000);
    const patterns = lines.flatMap((line) => pathPattern(line) ?? []).reverse();
    return (path) => {
        const last = patterns.find((pattern) => isNamed(pattern, path) || isNamed(pattern, `${path}/.`));
        return last !== undefined && !last.isNegated;
    };
}
/** What the operations of the site's OpenAPI documents do, by the document's path. */
function readOperations(sources, { openapi }) {
    const known = new Map();
    const load = (name) => {
        const path = beside('', name);
        const before = known.get(path);
        if (before)
            return before;
        const isLocal = !/^https?:/.test(name) && known.size < read_mostDocuments;
        const loading = isLocal ? readOperationsOf(sources, path) : new Map();
        known.set(path, loading);
        return loading;
    };
    return (file, key) => {
        for (const name of file === null ? openapi : [file]) {
            const found = load(name).get(key);
            if (found !== undefined)
                return found;
        }
        return '';
    };
}
function readOperationsOf(sources, path) {
    const text = sources.read(path);
    return text === null || text === unreadable ? new Map() : operationsOf(parsed(text));
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return readYaml(text);
    }
}
/** Reads pages; snippets are read once for all of them. */
function pageReader({ sources, operations, }) {
    const snippets = new Map();
    const readSnippet = (path, depth) => {
        const known = snippets.get(path);
        if (known !== undefined)
            return known;
        // A snippet within itself says nothing.
        snippets.set(path, '');
        const source = /\.mdx?$/i.test(path) ? sources.read(path) : null;
        if (source === null || source === unreadable)
            return '';
        const { body } = fronted(source.slice(0, mostFromSnippets));
        const parts = partsOf(body, { ...mdx(path, body, depth), firstLine: 1 });
        const text = parts
            .map((part) => `${part.heading ?? ''}\n${part.text}`)
            .join('\n')
            .trim();
        snippets.set(path, text);
        return text;
    };
    /** How a source is read: the snippets that it uses are known before. */
    const mdx = (path, body, depth) => {
        const used = new Map();
        const add = (name, from) => {
            if (depth < deepestSnippet)
                used.set(name, readSnippet(from, depth + 1));
        };
        for (const [name, from] of importsOf(body))
            add(name, beside(path, from));
        for (const [, name = ''] of body.matchAll(/<Snippet\s[^<>]{0,500}?file\s*=\s*["']([^"'\n]{1,300})["']/g)) {
            if (!used.has(name))
                add(name, `_snippets/${name}`);
            if (used.get(name) === '')
                add(name, `snippets/${name}`);
        }
        let left = mostFromSnippets;
        return {
            isMdx: true,
            snippetOf: (name) => {
                const text = used.get(name)?.slice(0, left);
                left -= text?.length ?? 0;
                return text;
            },
        };
    };
    return ({ file, path, source, listed, root }) => {
        const { fields, body, firstLine } = fronted(source);
        const operation = describedOperation(fields, operations);
        const parts = partsOf(body, { ...mdx(file, body, 0), firstLine });
        const title = textField(fields, 'title') ??
            parts.find(({ level }) => level === 1)?.heading ??
            textField(fields, 'sidebarTitle');
        const sections = [];
        const page = {
            file: root === '' ? file : `${root}/${file}`,
            path,
            title,
            description: textField(fields, 'description'),
            keywords: [...listField(fields, 'keywords'), ...listField(fields, 'sidebarTitle')],
            groups: listed?.groups ?? [],
            sections,
        };
        for (const [at, part] of parts.entries()) {
            const isLead = at === 0;
            const text = isLead && operation !== '' ? `${operation}\n${part.text}`.trim() : part.text;
            // A page that begins with a heading has a lead only if its frontmatter says something.
            if (isLead &&
                text === '' &&
                page.description === null &&
                textField(fields, 'title') === null) {
                if (parts.length > 1)
                    continue;
            }
            const lead = { line: leadLine(body, firstLine) };
            sections.push({ page, ...part, text, ...(isLead ? lead : {}) });
        }
        return page;
    };
}
/** The line of the first words below the frontmatter; line 1 of a page without any. */
function leadLine(body, firstLine) {
    const at = body.search(/\S/);
    return at < 0 ? 1 : firstLine + body.slice(0, at).split('\n').length - 1;
}
function describedOperation(fields, operations) {
    const named = textField(fields, 'openapi');
    const operation = named === null ? null : operationOf(named);
    if (!named || !operation)
        return '';
    const described = operations(operation.file, operation.key);
    return [operation.key, described].join('\n').trim();
}


/***/ })

};
