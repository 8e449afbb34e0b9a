import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 24:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 67:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 995:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");

/***/ }),

/***/ 760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 714:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:vm");

/***/ }),

/***/ 919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  mT: () => (/* binding */ Cancellation),
  cJ: () => (/* binding */ Cancelled),
  pH: () => (/* binding */ StepFailure),
  ic: () => (/* binding */ StepStopped),
  VI: () => (/* binding */ beginningOf),
  Tr: () => (/* binding */ cancelGrace),
  uH: () => (/* binding */ clean),
  pq: () => (/* binding */ countOf),
  Px: () => (/* binding */ createMask),
  py: () => (/* binding */ createSecretSearch),
  gJ: () => (/* binding */ errorMessage),
  Ll: () => (/* binding */ findInForms),
  ZV: () => (/* binding */ formatNumber),
  T1: () => (/* binding */ formatShare),
  kh: () => (/* binding */ isoDay),
  Ly: () => (/* binding */ isoTime),
  o_: () => (/* binding */ namedCharacters),
  Oo: () => (/* binding */ once),
  EH: () => (/* binding */ parseTimestamp),
  Gg: () => (/* binding */ replaceSpans),
  NZ: () => (/* binding */ reportingGrace),
  pF: () => (/* binding */ singleLine),
  ml: () => (/* binding */ systemClock),
  xv: () => (/* binding */ truncate),
  hT: () => (/* binding */ withoutTrailing)
});

// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __nccwpck_require__(919);
// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(896);
;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
;// CONCATENATED MODULE: ./build/main.js
function toCommandValue(input){return input==null?``:typeof input==`string`||input instanceof String?input:JSON.stringify(input)}function toCommandProperties(annotationProperties){return Object.keys(annotationProperties).length?{title:annotationProperties.title,file:annotationProperties.file,line:annotationProperties.startLine,endLine:annotationProperties.endLine,col:annotationProperties.startColumn,endColumn:annotationProperties.endColumn}:{}}function issueCommand(command,properties,message){let cmd=new Command(command,properties,message);process.stdout.write(cmd.toString()+external_os_.EOL)}var Command=class{constructor(command,properties,message){command||(command=`missing.command`),this.command=command,this.properties=properties,this.message=message}toString(){let cmdStr=`::`+this.command;if(this.properties&&Object.keys(this.properties).length>0){cmdStr+=` `;let first=!0;for(let key in this.properties)if(this.properties.hasOwnProperty(key)){let val=this.properties[key];val&&(first?first=!1:cmdStr+=`,`,cmdStr+=`${key}=${escapeProperty(val)}`)}}return cmdStr+=`::${escapeData(this.message)}`,cmdStr}};function escapeData(s){return toCommandValue(s).replace(/%/g,`%25`).replace(/\r/g,`%0D`).replace(/\n/g,`%0A`)}function escapeProperty(s){return toCommandValue(s).replace(/%/g,`%25`).replace(/\r/g,`%0D`).replace(/\n/g,`%0A`).replace(/:/g,`%3A`).replace(/,/g,`%2C`)}const randomUUID=()=>globalThis.crypto.randomUUID();function issueFileCommand(command,message){let filePath=process.env[`GITHUB_${command}`];if(!filePath)throw Error(`Unable to find environment variable for file command ${command}`);if(!external_fs_.existsSync(filePath))throw Error(`Missing file at path: ${filePath}`);external_fs_.appendFileSync(filePath,`${toCommandValue(message)}${external_os_.EOL}`,{encoding:`utf8`})}function prepareKeyValueMessage(key,value){let delimiter=`ghadelimiter_${randomUUID()}`,convertedValue=toCommandValue(value);if(key.includes(delimiter))throw Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);if(convertedValue.includes(delimiter))throw Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);return`${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`}var ExitCode;(function(ExitCode){ExitCode[ExitCode.Success=0]=`Success`,ExitCode[ExitCode.Failure=1]=`Failure`})(ExitCode||(ExitCode={}));function setSecret(secret){issueCommand(`add-mask`,{},secret)}function setOutput(name,value){if(process.env.GITHUB_OUTPUT)return issueFileCommand(`OUTPUT`,prepareKeyValueMessage(name,value));process.stdout.write(external_os_.EOL),issueCommand(`set-output`,{name},toCommandValue(value))}function setFailed(message){process.exitCode=ExitCode.Failure,error(message)}function isDebug(){return process.env.RUNNER_DEBUG===`1`}function debug(message){issueCommand(`debug`,{},message)}function error(message,properties={}){issueCommand(`error`,toCommandProperties(properties),message instanceof Error?message.toString():message)}function warning(message,properties={}){issueCommand(`warning`,toCommandProperties(properties),message instanceof Error?message.toString():message)}function info(message){process.stdout.write(message+external_os_.EOL)}const systemClock={now:()=>performance.now(),wallTime:()=>Date.now(),sleep:async(milliseconds,signal)=>{try{await (0,promises_namespaceObject.setTimeout)(milliseconds,void 0,signal?{signal}:{})}catch(error){throw signal?.aborted?signal.reason:error}},random:()=>Math.random()};var Cancelled=class extends Error{name=`Cancelled`;constructor(signalName){super(`The step was cancelled (${signalName}).`)}};const reportingGrace=1e4,cancelGrace=1e3;var StepFailure=class extends Error{name=`StepFailure`;constructor(reasons,options){super(reasons.join(`
`),options)}},StepStopped=class extends Error{name=`StepStopped`;title;constructor(message,{title,cause}){super(message,{cause}),this.title=title}};const errorMessage=error=>error instanceof Error?error.message:String(error);function once(make){let made;return()=>{made??={result:make()};let{result}=made;return result instanceof Promise&&result.catch(()=>made=void 0),result}}const stopSignals=[`SIGINT`,`SIGTERM`],maxGrace={SIGINT:6300,SIGTERM:1500};var Cancellation=class{#all=new AbortController;#critical=new AbortController;#forcedEnd=Promise.withResolvers();criticalCount;constructor(underWay=new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))){this.criticalCount=underWay}get signal(){return this.#all.signal}get forcedEnd(){return this.#forcedEnd.promise}cancel(signalName){let reason=new Cancelled(signalName);this.#all.abort(reason);let max=maxGrace[signalName];setTimeout(()=>this.#critical.abort(reason),max-400).unref(),this.whenIdle({grace:1300,max}).then(()=>this.#forcedEnd.resolve(reason))}critical=async work=>{Atomics.add(this.criticalCount,0,1);try{return await work(this.#critical.signal)}finally{Atomics.sub(this.criticalCount,0,1)}};whenIdle({grace,max}){let start=performance.now(),idleSince=start;return new Promise(resolve=>{let timer=setInterval(()=>{let now=performance.now();Atomics.load(this.criticalCount,0)>0&&(idleSince=now),now-idleSince<grace&&now-start<max||(clearInterval(timer),resolve())},20);timer.unref()})}};const mayNeedCleaning=new RegExp([String.raw`[^\t\n -~\u00a0-\u00ac\u00ae-\u034e\u0350-\u061b\u061d-\u115e\u1161-\u17b3`,String.raw`\u17b6-\u180a\u1810-\u200a\u2010-\u2027\u202f-\u205f\u2070-\u3163\u3165-\ud7ff]`].join(``)),lineBreak=/\r\n|[\r\u0085\u2028\u2029]/g,joiningLetter=`Arabic Syriac Nko Mongolian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu
  Kannada Malayalam Sinhala Khmer Myanmar`.split(/\s+/).map(script=>String.raw`\p{Script=${script}}`).join(``),virama=String.raw`\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca`,emojiEnd=String.raw`(?:\p{Extended_Pictographic}|\p{Emoji_Modifier})`,neededInvisible=[String.raw`(?<=\p{Extended_Pictographic})\ufe0f`,String.raw`(?<=[0-9#*])\ufe0f(?=\u20e3)`,String.raw`(?<=${emojiEnd}|\p{Extended_Pictographic}\ufe0f)\u200d(?=\p{Extended_Pictographic})`,String.raw`(?<=[${joiningLetter}])[\u200c\u200d](?=[${joiningLetter}])`,String.raw`(?<=[${virama}])\u200d`].join(`|`),invisible=String.raw`[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\p{Surrogate}\ufff9-\ufffb\u{13430}-\u{1343f}]|(?![\t\n])\p{Control}`,invisibleOrNeeded=RegExp(`(${neededInvisible})|${invisible}`,`gu`);function clean(text){return mayNeedCleaning.test(text)?text.replace(lineBreak,`
`).replace(invisibleOrNeeded,(_match,needed)=>needed??``):text}function withoutTrailing(text,pattern){let end=text.length;for(;end>0;){let start=end-((text.codePointAt(end-2)??0)>65535?2:1);if(!pattern.test(text.slice(start,end)))break;end=start}return text.slice(0,end)}function beginningOf(text,length){if(text.length<=length)return clean(text);let whole=withoutTrailing(clean(text.slice(0,length)),/[!-~]/).trimEnd();return Buffer.from(whole,`utf16le`).toString(`utf16le`)}function singleLine(text){return clean(text).replace(/\s+/g,` `).trim()}let segmenter;function truncate(text,graphemes){if(text.length<=graphemes)return text;segmenter??=new Intl.Segmenter(`en`,{granularity:`grapheme`});let window=text.slice(0,graphemes*16),ends=[];for(let{index,segment}of segmenter.segment(window))if(ends.push(index+segment.length),ends.length>graphemes)break;if(window.length===text.length&&ends.length<=graphemes)return text;let whole=window.length<text.length&&ends.at(-1)===window.length?ends.slice(0,-1):ends,end=whole[Math.min(graphemes-1,whole.length)-1]??0;return`${clean(end>0||graphemes===1?window.slice(0,end):window.slice(0,-1)).trimEnd()}…`}function isoTime(time){let date=new Date(time);return Number.isNaN(date.getTime())?null:date.toISOString()}const isoDay=time=>isoTime(time)?.slice(0,10)??null,isoForm=/^(?<day>\d{4}-\d{2}-\d{2})(?:[T ](?<time>\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?)(?: ?(?:Z|UTC|GMT|(?:GMT|UTC)?(?<sign>[+-])(?<hours>\d{1,2})(?::?(?<minutes>\d{2}))?))?)?$/i,epochForm=/^(?:(?<seconds>\d{10})|(?<milliseconds>\d{13}))(?:\.\d{1,9})?$/,usualForm=/^\d{4}-\d{2}-(?:[01]\d|2[0-8])T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;function parseTimestamp(text){if(!text)return null;if(usualForm.test(text))return epochMilliseconds(text);let epoch=epochForm.exec(text)?.groups;if(epoch)return Math.floor(Number(text)*(epoch.seconds?1e3:1));let{day=``,time,sign,hours,minutes=`00`}=isoForm.exec(text)?.groups??{};if(isoDay(Date.parse(day))!==day)return null;let zone=sign?`${sign}${hours?.padStart(2,`0`)}:${minutes}`:`Z`;return epochMilliseconds(`${day}T${time?.replace(`,`,`.`)??`00:00`}${zone}`)}function epochMilliseconds(text){let time=Date.parse(text);return time>=0?time:null}const quoted=(words,separator)=>words.map(word=>`\`${word}\``).join(separator),oneOf=(...words)=>({expected:quoted(words,` or `),parse:text=>words.find(word=>word===text.toLowerCase())});function splitList(text){let items=text.split(/[,\n\r]/).map(item=>item.trim());return[...new Set(items.filter(item=>item!==``))]}const listOf=(...words)=>({expected:`a list of ${quoted(words,`, `)}; or \`none\``,parse(text){let items=splitList(text.toLowerCase());if(items.length===1&&items[0]===`none`)return[];let known=words.filter(word=>items.includes(word));return items.length>0&&known.length===items.length?known:void 0}}),labelList={expected:`a list of labels of at most 50 characters each`,parse(text){let items=splitList(text);return items.every(item=>item.length<=50)?items:void 0}},main_boolean={expected:"`true` or `false`",parse:text=>[!0,!1].find(value=>String(value)===text.toLowerCase())},wholeNumber=(from,to)=>({expected:`a whole number from ${from} to ${to}`,parse:text=>/^\d{1,10}$/.test(text)?ifInRange(Number(text),from,to):void 0}),decimalNumber=(unit,to)=>({expected:`a number of ${unit} above 0 and at most ${to}, such as 1.5`,parse:text=>/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(text)?ifInRange(Number(text),Number.MIN_VALUE,to):void 0}),ifInRange=(value,from,to)=>value>=from&&value<=to?value:void 0,dateOrLast={expected:"a calendar date as `YYYY-MM-DD`, or `last`",parse(text){if(text.toLowerCase()===`last`)return`last`;let time=/^[12]\d{3}-\d{2}-\d{2}$/.test(text)?Date.parse(`${text}T00:00:00Z`):NaN;return isoDay(time)===text?text:void 0}},oneLine=maxLength=>({expected:`one line of at most ${maxLength} characters`,parse:text=>text.length<=maxLength&&!/[\r\n]/.test(text)?text:void 0}),multilineText=maxLength=>({expected:`text of at most ${maxLength} characters`,parse:text=>text.length<=maxLength?text.toWellFormed():void 0}),secret=expected=>({expected:`${expected}, without spaces`,parse:text=>/^[\x21-\x7e]+$/.test(text)?text:void 0}),pathSegment=expected=>({expected:`${expected}, and neither \`.\` nor \`..\``,parse:text=>/^\.{1,2}$/.test(text)||/\p{Cc}/u.test(text)||!text.isWellFormed()?void 0:text}),loopback=/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/,serviceAddress={expected:`an https address without user, query or fragment`,parse(text){let url=URL.parse(text);if(!url)return;let{protocol,hostname,username,password,search,hash,href}=url,isSecure=protocol===`https:`||protocol===`http:`&&loopback.test(hostname),isBare=`${username}${password}${search}${hash}`==``;return isSecure&&isBare?withoutTrailing(href,/\//):void 0}},repositoryFolder={expected:`a folder inside the repository, relative to its root`,parse(text){let path=text.replaceAll(`\\`,`/`),segments=path.split(`/`).filter(segment=>segment!==``&&segment!==`.`);return path.startsWith(`/`)||/^[a-z]:/i.test(path)||segments.includes(`..`)?void 0:segments.join(`/`)}},optional=field=>({...field,defaultText:null}),withDefault=(defaultText,field)=>({...field,defaultText}),maxPromptLength=1e5,outcomeListField=listOf(`pull-request`,`no-changes`,`archived`,`failed`,`timed-out`,`cancelled`,`complete`,`incomplete`),keyField=secret(`an admin API key`),otherKey=/^mint_(?:dsc|us)_/,commonInputs={"api-key":{...keyField,parse:text=>otherKey.test(text)?void 0:keyField.parse(text)},"project-id":pathSegment(`the project's identifier`),"base-url":withDefault(`https://api.mintlify.com`,serviceAddress),"github-token":optional(secret(`a GitHub token`)),"pr-number":optional(wholeNumber(1,0x7fffffff)),"timeout-minutes":withDefault(`30`,decimalNumber(`minutes`,14400)),"fail-on":withDefault(`failed, timed-out, incomplete`,outcomeListField)},jobInputs={"post-to":withDefault(`summary`,listOf(`summary`,`comment`)),"job-id":optional(pathSegment(`the agent job's identifier`)),prompt:optional(multilineText(maxPromptLength)),message:optional(multilineText(maxPromptLength)),"poll-interval-seconds":withDefault(`30`,decimalNumber(`seconds`,3600))},reportInputs={"post-to":withDefault(`summary`,listOf(`summary`,`comment`,`issue`)),days:withDefault(`7`,wholeNumber(1,366)),"date-to":optional(dateOrLast),compare:withDefault(`true`,main_boolean),"page-size":withDefault(`1000`,wholeNumber(1,1e3)),scope:withDefault(`all`,oneOf(`all`,`pull-request`)),"docs-root":optional(repositoryFolder),"model-url":optional(serviceAddress),"model-key":optional(secret(`a key`)),model:optional(oneLine(200)),"also-read":withDefault(`none`,listOf(`feedback`,`searches`)),"max-topics":withDefault(`20`,wholeNumber(1,1e3)),redact:withDefault(`true`,main_boolean),"output-dir":optional(oneLine(4096)),"issue-title":withDefault(`Documentation gap report`,oneLine(256)),"issue-labels":withDefault(`documentation-gaps`,labelList),notify:withDefault(`changes`,oneOf(`changes`,`never`)),fix:withDefault(`none`,oneOf(`none`,`offer`,`ticked`)),"max-jobs":withDefault(`3`,wholeNumber(1,20)),"conversations-file":optional(oneLine(4096))},serviceInputs=[`api-key`,`project-id`],modeField=oneOf(`job`,`report`),inputsByMode={job:{mode:modeField,...commonInputs,...jobInputs},report:{mode:modeField,...commonInputs,...reportInputs},either:{mode:modeField,...commonInputs,...jobInputs,...reportInputs}},inputNames=Object.keys(inputsByMode.either),inputDefaults=Object.fromEntries(Object.entries(inputsByMode.either).flatMap(([name,{defaultText}])=>defaultText?[[name,defaultText]]:[]));function readRawInputs(env){let entries=inputNames.map(name=>[name,env[`INPUT_${name.toUpperCase()}`]?.trim()]);return Object.fromEntries(entries.filter(([,value])=>value))}function parseInputs(given){let mode=modeField.parse(given.mode??``),{raw,warnings}=withBareKeys(given),isFile=mode!==`job`&&raw[`conversations-file`]!==void 0,values={},problems=[];for(let[name,field]of Object.entries(inputsByMode[mode??`either`])){let text=raw[name]||(isFile&&serviceInputs.includes(name)?``:field.defaultText);if(text===null)continue;let value=text&&field.parse(text);value===void 0&&problems.push(`${name}: expected ${field.expected}, ${actualValueText(name,raw)}`),values[name.replace(/-(.)/g,(_,letter)=>letter.toUpperCase())]=value}let targets=reportInputs[`post-to`].parse(raw[`post-to`]??`none`)??[],all=[...problems,...combinationProblems(mode,raw,targets)];if(all.length>0){let count=all.length===1?`An input is`:`${all.length} inputs are`;throw Error([`${count} invalid:`,...all.map(problem=>`- ${problem}`)].join(`
`))}let inputs=values;return inputs.mode===`report`&&inputs.modelUrl&&!inputs.redact&&(inputs.redact=!0,warnings.push("`redact: false` has no effect, because `model-url` is set.")),{inputs,warnings:[...warnings,...unusedInputWarnings(inputs.mode,raw)]}}function withBareKeys(given){let raw={...given},warnings=[];for(let name of[`api-key`,`model-key`]){let key=given[name];key!==void 0&&(raw[name]=bareKey(key),raw[name]!==key&&warnings.push(`The input \`${name}\` contains more than the key, such as quotes, \`Bearer\` or invisible characters. These were removed; correct the secret.`))}return{raw,warnings}}function unusedInputWarnings(mode,raw){return inputNames.filter(name=>!(name in inputsByMode[mode])&&raw[name]&&raw[name]!==inputDefaults[name]).map(name=>`The input \`${name}\` has no effect in mode \`${mode}\`.`)}function requestProblem({"job-id":jobId,prompt,message}){return jobId&&prompt?"job-id: expected either `job-id`, to wait for a job, or `prompt`, to start one, but got both. To send an instruction to a running job, use `message` instead of `prompt`":prompt&&message?"message: expected a `job-id` to send it to, but got `prompt`, which starts a new job. Put the whole instruction into `prompt`, or replace `prompt` with the `job-id`":message&&!jobId?"job-id: expected the job that `message` is for, but it is missing":jobId||prompt?void 0:"job-id: expected the job to wait for, or `prompt` to start one, but both are missing"}function combinationProblems(mode,raw,targets){let problems=[],isReport=mode===`report`,hasValue=(name,...values)=>isReport&&values.includes(raw[name]?.toLowerCase()??``),tokenUses=targets.filter(target=>target!==`summary`).map(target=>`post-to: ${target}`);hasValue(`scope`,`pull-request`)&&tokenUses.push(`scope: pull-request`),tokenUses.length>0&&!raw[`github-token`]&&problems.push(`github-token: expected a token, because ${needText(tokenUses)} one, but it is blank`);let requested=mode===`job`&&requestProblem(raw);requested&&problems.push(requested);let issueUses=hasValue(`date-to`,`last`)?[`date-to: last`]:[];if(hasValue(`fix`,`offer`,`ticked`)&&issueUses.push(`fix: ${raw.fix}`),issueUses.length>0&&!targets.includes(`issue`)&&problems.push(`post-to: expected a list with \`issue\`, because ${needText(issueUses)} it, ${actualValueText(`post-to`,raw)}`),isReport&&raw[`model-url`]&&!raw.model&&problems.push("model: expected the name of the model to ask at `model-url`, but it is missing"),!isReport||raw[`conversations-file`]===void 0)return problems;let needsService=(name,expected)=>problems.push(`${name}: expected ${expected}, because \`conversations-file\` replaces the service, ${actualValueText(name,raw)}`);return hasValue(`date-to`,`last`)&&needsService(`date-to`,`a calendar date`),hasValue(`also-read`,``,`none`)||needsService(`also-read`,"`none`"),hasValue(`fix`,`ticked`)&&needsService(`fix`,"`none` or `offer`"),problems}function needText(inputs){return`${new Intl.ListFormat(`en`).format(inputs.map(input=>`\`${input}\``))} ${inputs.length===1?`needs`:`need`}`}const missingHints={"api-key":`: the secret is not set in this repository, or not available to this run, as for forks and Dependabot`,"project-id":`: the API keys page of the dashboard shows it`},quoteMark=/["'`“”„‘’«»]/;function bareKey(text){return text.replace(/\p{Default_Ignorable_Code_Point}/gu,``).split(/[\s\p{Cc}\p{Cf}]/u).map(word=>withoutTrailing(word.replace(/^["'`“”„‘’«»]+/,``),quoteMark)).map(word=>word.replace(/^(?:authorization(?::|$)|:)?(?:bearer$)?/i,``)).filter(word=>word!==``).join(/[\n\r]/.test(text)?`
`:` `)}const secretInputs=[`api-key`,`github-token`,`model-key`];function secretsIn(raw){return secretInputs.flatMap(name=>{let given=raw[name];return given?[...new Set([given,bareKey(given)])].filter(Boolean):[]})}function actualValueText(name,raw){let value=raw[name];if(value===void 0)return`but it is missing${missingHints[name]??``}`;let prefix=name===`api-key`&&otherKey.exec(value)?.[0];if(prefix)return`but it begins with \`${prefix}\`: create an admin API key on the API keys page of the dashboard`;let isSecret=secretsIn(raw).some(secret=>value.includes(secret)),hasPassword=/^(?:base|model)-url$/.test(name)&&value.includes(`@`);return isSecret&&secretInputs.includes(name)&&value.includes(`
`)?`but it contains a line break (not shown)`:isSecret||hasPassword?`but got something else (not shown)`:`but got ${JSON.stringify(value.length>60?`${value.slice(0,60)}…`:value)}`}const formatNumber=count=>count<1e3?`${count}`:`${formatNumber(Math.floor(count/1e3))},${`${count%1e3}`.padStart(3,`0`)}`,countOf=(count,singular,plural=`${singular}s`)=>`${formatNumber(count)} ${count===1?singular:plural}`,formatShare=share=>`${(Math.round(Number((share*1e3).toPrecision(15)))/10).toFixed(1)}%`,noCounts={questions:`0`,conversations:`0`,unanswered:`0`,unansweredRate:`0.0000`,topics:`[]`},resourceLimits={maxYoungGenerationSizeMb:16};async function runReportInWorker({inputs,step,cancellation}){let{clock,log,setOutput,signal}=step,left=step.deadline-clock.now(),workerData={inputs,secrets:step.secrets,deadline:clock.wallTime()+left,underWay:cancellation.criticalCount,isDebug:log.debug!==void 0},progress={stage:`reading`,folder:null,rows:0,counts:noCounts},worker=new external_node_worker_threads_.Worker(process.argv[1]??``,{workerData,resourceLimits});try{await new Promise((resolve,reject)=>{let stop=(why,cause)=>reject(new StepStopped(`${why} ${progressText(progress)}`.trim(),{title:titlesByStage[progress.stage],cause})),stopCancelled=()=>stop(errorMessage(signal.reason),signal.reason);worker.on(`message`,message=>{message.kind===`output`?setOutput(message.name,message.value):message.kind===`progress`?Object.assign(progress,message.progress):message.kind===`done`?signal.aborted?stopCancelled():message.failure?message.failure.isReported?reject(new StepFailure([message.failure.message])):reject(Error(message.failure.message)):resolve():log[message.kind]?.(message.text)});let failure;worker.once(`error`,error=>{failure=error}),worker.once(`exit`,()=>failure?stop(reasonOf(failure),failure):stop(nothingLeft));let cancel=name=>worker.postMessage(name);for(let name of stopSignals)process.on(name,cancel);cancellation.forcedEnd.then(stopCancelled),setTimeout(()=>void cancellation.whenIdle({grace:0,max:5e3}).then(()=>stop(outOfTime)),left+12e3).unref()})}catch(error){if(error instanceof StepStopped){let counts=progress.stage===`reading`?progress.counts:{};for(let[name,value]of Object.entries(counts))setOutput(name,value);setOutput(`outcome`,`incomplete`)}throw error}finally{worker.terminate()}}const nothingLeft=`The step stopped in the middle of its work: nothing was left to wait for. This is a bug.`,outOfTime="The time of the step ran out before its end. Raise `timeout-minutes`, or lower `days`.",reasonOf=error=>error instanceof Error&&`code`in error&&error.code===`ERR_WORKER_OUT_OF_MEMORY`?"The step ran out of memory. Lower `days`, use a runner with more memory, or raise the limit with `NODE_OPTIONS: --max-old-space-size=MEGABYTES` in the `env:` of the step.":errorMessage(error),titlesByStage={reading:`No report was made`,made:`The report was made, but not posted to the end`,posted:`The report was posted, but the step did not end`};function progressText({stage,folder,rows}){if(stage===`reading`){let read=countOf(rows,`row`);return folder===null?``:`What was read until then, ${read}, is in ${folder}.`}return stage===`made`?`The report was made, and its files are complete, but perhaps not everything was posted.`:`The report was made and posted. What comes after it, such as the jobs of ticked gaps, may be unfinished.`}const terminalSequence=/(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b\]|\u009d)[^\u0007\u001b\r\n]*(?:\u0007|\u001b\\)?|\u001b[ -/]*[0-~]?/g,ignorable=String.raw`[\p{Mark}\p{Format}\p{Private_Use}\p{Unassigned}]*`,commandStart=new RegExp(String.raw`^([^\S\n\r\u2028\u2029\ufeff]*${ignorable}:)(?=${ignorable}:)`,`gmu`),legacyCommand=new RegExp(String.raw`(#${ignorable}#(?:\ufe0f\u20e3)?)(?=${ignorable}\[)`,`gu`);function logSafe(text){return clean(text.replace(terminalSequence,``)).replace(commandStart,`$1 `).replace(legacyCommand,`$1 `)}const namedCharacters=new Map([...`nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`.split(` `).map((name,index)=>[name,String.fromCharCode(160+index)]),...`amp &  apos '  gt >  lt <  quot "  trade ™  hellip …  ndash –  mdash —  lsquo ‘  rsquo ’  ldquo “  rdquo ”  bull •  larr ←  uarr ↑  rarr →  darr ↓  harr ↔  euro €  ne ≠  le ≤  ge ≥  infin ∞  check ✓  cross ✗  lbrace {  rbrace }  lcub {  rcub }  lsqb [  rsqb ]  lbrack [  rbrack ]  lpar (  rpar )  ast *  num #  vert |  verbar |  hyphen -  dash -  semi ;  Tab 	  NewLine 
  grave \`  lowbar _  colon :  sol /  bsol \\  commat @  period .  comma ,  excl !  quest ?  dollar $  percnt %  plus +  equals =  Hat ^`.split(`  `).map(pair=>[pair.slice(0,-2),pair.slice(-1)]),...`zwj zwnj NoBreak ZeroWidthSpace`.split(` `).map(name=>[name,`​`])]),otherSigns=/[\u017f\u212a\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\ufe50-\ufe6b\uff01-\uff5e]|[\u3002\uff61](?=[A-Za-z])/g;function asciiSign(character){let code=character.charCodeAt(0);return code===12290||code===65377?`.`:code>=65104||code===383||code===8490?character.normalize(`NFKC`):String((code&15)-(code>=2406&&code<3584?6:0))}const withAsciiSigns=text=>text.replace(otherSigns,asciiSign),encodedCharacter=sign=>{let rest=`${sign}[89AB][\\dA-F]`;return`${sign}(?:[0-7][\\dA-F]|[CD][\\dA-F]${rest}|E[\\dA-F](?:${rest}){2}|F[0-4](?:${rest}){3})`},encodedCharacters=new RegExp([encodedCharacter(`%`),`&#x0{0,8}([\\da-f]{1,6});?|&#0{0,8}(\\d{1,7});?`,`&(${[...namedCharacters.keys()].join(`|`)});`,`\\\\(?:u\\{0{0,8}([\\da-f]{1,6})\\}|u([\\da-f]{4})|x([\\da-f]{2}))`].join(`|`),`gi`),asRead=characters=>clean(withAsciiSigns(characters)),characterOf=code=>code<=1114111?asRead(String.fromCodePoint(code)):``,bytesOf=run=>asRead(Buffer.from(run.replace(/[%=]/g,``),`hex`).toString());function decode([run,hex,decimal,name,...codes]){let sixteen=hex??codes.find(code=>code!==void 0);return sixteen===void 0?decimal===void 0?name===void 0?bytesOf(run):asRead(namedCharacters.get(name)??namedCharacters.get(name.toLowerCase())??``):characterOf(Number(decimal)):characterOf(Number.parseInt(sixteen,16))}const quotedPrintable=RegExp(`=(?:\\r?\\n|(?![01])${encodedCharacter(`=`).slice(1)})`,`g`),mayBeQuotedPrintable=/=(?:\r?\n|2[BDEF]|3[AD]|40|5F|7E|[2-7][\dA-F]=[2-7C-F]|[C-F][\dA-F]=)/,decodeQuotedPrintable=([run])=>run.endsWith(`
`)?``:bytesOf(run),markupMark="(?:[`*\\\\]|</?(?:wbr|b|i|em|strong|code|span)>)",markupInWords=RegExp(`${markupMark}(?<=[\\w@.-]${markupMark})${markupMark}{0,5}(?=[\\w@.-])`,`g`);function extentBefore(edits,index){let first=0,last=edits.length;for(;first<last;){let middle=first+last>>1;(edits[middle]?.start??0)<=index?first=middle+1:last=middle}let edit=edits[first-1];if(edit===void 0)return{start:index,end:index+1};if(index<edit.end)return edit.before;let start=index-edit.end+edit.before.end;return{start,end:start+1}}function rewrite(form,pattern,replace){let{text}=form;if(text.search(pattern)<0)return null;let rewritten=``,position=0,edits=[];for(let match of text.matchAll(pattern)){rewritten+=text.slice(position,match.index),position=match.index+match[0].length;let start=rewritten.length;rewritten+=replace(match),edits.push({start,end:rewritten.length,before:{start:match.index,end:position}})}return{text:rewritten+text.slice(position),originalExtent:({start,end})=>form.originalExtent({start:extentBefore(edits,start).start,end:extentBefore(edits,end-1).end})}}function decoded(form,depth=0){let next=depth<4?rewrite(form,encodedCharacters,decode):null;return next&&(decoded(next,depth+1)??next)}function otherForms(text){let written={text,originalExtent:part=>part},quoted=mayBeQuotedPrintable.test(text)?rewrite(written,quotedPrintable,decodeQuotedPrintable):null;return[{isLoose:!1,form:decoded(written)},{isLoose:!0,form:rewrite(written,markupInWords,()=>``)},{isLoose:!0,form:quoted}].flatMap(({isLoose,form})=>form?{...form,isLoose}:[])}function readingsOf(written){let text=withAsciiSigns(written);return[text,...otherForms(text).map(form=>form.text)]}function findInForms(written,find){let text=withAsciiSigns(written),spans=find(text,!1);for(let form of otherForms(text))for(let span of find(form.text,form.isLoose)){let{start,end}=form.originalExtent(span);text.slice(start,end)===form.text.slice(span.start,span.end)&&form.isLoose||spans.push({kind:span.kind,start,end})}return spans.length===0?spans:mergeOverlapping(text,spans)}function replaceSpans(text,spans,onReplaced=()=>{}){let replaced=``,position=0;for(let{kind,start,end}of spans)replaced+=text.slice(position,start)+(kind===`own`?`***`:`[${kind}]`),position=end,onReplaced(kind===`own`?`secret`:kind);return replaced+text.slice(position)}const kindsByReliability=[`own`,`secret`,`email`,`id`,`iban`,`card`,`phone`];function mergeOverlapping(text,spans){let result=[];for(let span of spans.toSorted((a,b)=>a.start-b.start)){let last=result.at(-1);last===void 0||span.start>=last.end?result.push({...span,end:endOfWholeSecret(text,span)}):(kindsByReliability.indexOf(span.kind)<kindsByReliability.indexOf(last.kind)&&(last.kind=span.kind),span.end>=last.end&&(last.end=endOfWholeSecret(text,span)))}return result}const letterOrDigit=/[A-Za-z0-9]/,partOfLongSecret=/[^\s"'`<>;]/;function endOfWholeSecret(text,{kind,start,end}){if(kind!==`secret`)return end;let rest=end-start<128?letterOrDigit:partOfLongSecret;if(!rest.test(text.charAt(end-1)))return end;let whole=end;for(;rest.test(text.charAt(whole));)whole++;return whole}function insideBase64(bytes){return[0,1,2].map(before=>{let encoded=Buffer.concat([Buffer.alloc(before),bytes]).toString(`base64`),whole=Math.floor((before+bytes.length)*8/6);return encoded.slice(Math.ceil(before*8/6),whole)})}function formsOf(secret){let bytes=Buffer.from(secret),base64=[bytes.toString(`base64`).replaceAll(`=`,``),...insideBase64(bytes)],base64Url=base64.map(form=>form.replaceAll(`+`,`-`).replaceAll(`/`,`_`)),hex=bytes.toString(`hex`);return[...readingsOf(secret).filter(form=>form.length>=4),...[...base64,...base64Url,hex,hex.toUpperCase()].filter(form=>form.length>=8)]}function needleOf(form){let rare=form.slice(0,-3).search(/[^a-z ]/);return rare<0?form:form.slice(rare)}function createSecretSearch(secrets){let long=secrets.filter(secret=>secret.length>=4),forms=[...new Set(long.flatMap(formsOf))].map(form=>({form,needle:needleOf(form)}));return text=>forms.filter(({needle})=>text.includes(needle)).flatMap(({form})=>spansOf(form,text))}function spansOf(form,text){let spans=[];for(let end=0;;){let start=text.indexOf(form,end);if(start<0)return spans;end=start+form.length,spans.push({kind:`own`,start,end})}}function createMask(secrets){let find=createSecretSearch(secrets);return text=>replaceSpans(text,findInForms(text,find))}async function main(){let raw=readRawInputs(process.env),secrets=secretsIn(raw),mask=createMask(secrets),safe=text=>mask(logSafe(text)),cancellation=new Cancellation,{signal}=cancellation,log={info:message=>info(safe(message)),warning:message=>warning(safe(message)),...isDebug()&&{debug:message=>debug(safe(message))}},setOutput$1=(name,value)=>setOutput(name,mask(value)),mode;for(let name of stopSignals)process.on(name,()=>cancellation.cancel(name));let unforeseen=new Promise((_,reject)=>{process.once(`beforeExit`,()=>reject(Error(nothingLeft))),process.on(`uncaughtException`,reject)});async function run(){let{inputs,warnings}=parseInputs(raw);mode=inputs.mode;let step={env:process.env,clock:systemClock,log,signal,deadline:systemClock.now()+inputs.timeoutMinutes*6e4,setOutput:setOutput$1,critical:cancellation.critical,mask,secrets};for(let warning of warnings)log.warning(warning);if(inputs.mode===`report`)return runReportInWorker({inputs,step,cancellation});let{runJob}=await Promise.all(/* import() */[__nccwpck_require__.e(432), __nccwpck_require__.e(557)]).then(__nccwpck_require__.bind(__nccwpck_require__, 557)),isOver=cancellation.forcedEnd.then(reason=>Promise.reject(reason));await Promise.race([runJob({inputs,step}),isOver])}try{for(let secret of secrets)setSecret(secret);await Promise.race([run(),unforeseen]),signal.throwIfAborted()}catch(error){if(mode===`job`&&signal.aborted&&setOutput$1(`outcome`,`cancelled`),setFailed(safe(errorMessage(error))),raw[`post-to`]?.toLowerCase()!==`none`&&process.env.GITHUB_STEP_SUMMARY&&!(error instanceof StepFailure)){let{appendFailure}=await __nccwpck_require__.e(/* import() */ 432).then(__nccwpck_require__.bind(__nccwpck_require__, 432)).then(n=>n.summary_exports);await appendFailure({mode,error,step:{env:process.env,log,mask}})}}setTimeout(()=>process.exit(),signal.aborted?100:1e3).unref()}external_node_worker_threads_.isMainThread?main():Promise.all(/* import() */[__nccwpck_require__.e(432), __nccwpck_require__.e(417), __nccwpck_require__.e(132)]).then(__nccwpck_require__.bind(__nccwpck_require__, 132)).then(({runWorker})=>runWorker());

/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module is referenced by other modules so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(304);
/******/ var __webpack_exports__Cancellation = __webpack_exports__.mT;
/******/ var __webpack_exports__Cancelled = __webpack_exports__.cJ;
/******/ var __webpack_exports__StepFailure = __webpack_exports__.pH;
/******/ var __webpack_exports__StepStopped = __webpack_exports__.ic;
/******/ var __webpack_exports__beginningOf = __webpack_exports__.VI;
/******/ var __webpack_exports__cancelGrace = __webpack_exports__.Tr;
/******/ var __webpack_exports__clean = __webpack_exports__.uH;
/******/ var __webpack_exports__countOf = __webpack_exports__.pq;
/******/ var __webpack_exports__createMask = __webpack_exports__.Px;
/******/ var __webpack_exports__createSecretSearch = __webpack_exports__.py;
/******/ var __webpack_exports__errorMessage = __webpack_exports__.gJ;
/******/ var __webpack_exports__findInForms = __webpack_exports__.Ll;
/******/ var __webpack_exports__formatNumber = __webpack_exports__.ZV;
/******/ var __webpack_exports__formatShare = __webpack_exports__.T1;
/******/ var __webpack_exports__isoDay = __webpack_exports__.kh;
/******/ var __webpack_exports__isoTime = __webpack_exports__.Ly;
/******/ var __webpack_exports__namedCharacters = __webpack_exports__.o_;
/******/ var __webpack_exports__once = __webpack_exports__.Oo;
/******/ var __webpack_exports__parseTimestamp = __webpack_exports__.EH;
/******/ var __webpack_exports__replaceSpans = __webpack_exports__.Gg;
/******/ var __webpack_exports__reportingGrace = __webpack_exports__.NZ;
/******/ var __webpack_exports__singleLine = __webpack_exports__.pF;
/******/ var __webpack_exports__systemClock = __webpack_exports__.ml;
/******/ var __webpack_exports__truncate = __webpack_exports__.xv;
/******/ var __webpack_exports__withoutTrailing = __webpack_exports__.hT;
/******/ export { __webpack_exports__Cancellation as Cancellation, __webpack_exports__Cancelled as Cancelled, __webpack_exports__StepFailure as StepFailure, __webpack_exports__StepStopped as StepStopped, __webpack_exports__beginningOf as beginningOf, __webpack_exports__cancelGrace as cancelGrace, __webpack_exports__clean as clean, __webpack_exports__countOf as countOf, __webpack_exports__createMask as createMask, __webpack_exports__createSecretSearch as createSecretSearch, __webpack_exports__errorMessage as errorMessage, __webpack_exports__findInForms as findInForms, __webpack_exports__formatNumber as formatNumber, __webpack_exports__formatShare as formatShare, __webpack_exports__isoDay as isoDay, __webpack_exports__isoTime as isoTime, __webpack_exports__namedCharacters as namedCharacters, __webpack_exports__once as once, __webpack_exports__parseTimestamp as parseTimestamp, __webpack_exports__replaceSpans as replaceSpans, __webpack_exports__reportingGrace as reportingGrace, __webpack_exports__singleLine as singleLine, __webpack_exports__systemClock as systemClock, __webpack_exports__truncate as truncate, __webpack_exports__withoutTrailing as withoutTrailing };
/******/ 
