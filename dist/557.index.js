export const id = 557;
export const ids = [557];
export const modules = {

/***/ 557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runJob: () => (/* binding */ runJob)
/* harmony export */ });
/* harmony import */ var _modes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(432);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(304);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(598);



// src/job/request.ts
function agentRequestOf({ jobId, prompt, message }) {
	if (jobId === void 0) return {
		kind: "start",
		prompt: prompt ?? ""
	};
	return message === void 0 ? {
		kind: "wait",
		jobId,
		prompt: null
	} : {
		kind: "message",
		jobId,
		prompt: message
	};
}
function requestHash(request) {
	const { kind, prompt } = request;
	const parts = kind === "start" ? [kind, prompt] : [
		kind,
		request.jobId,
		prompt ?? ""
	];
	return (0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.hash)("sha256", JSON.stringify(parts)).slice(0, 16);
}
const stoppedText = {
	start: "An earlier attempt of this run may have started an agent job: it ended before it knew. Look for the job in the dashboard, and wait for it with `job-id`. If there is none, run this step again to start one.",
	message: "An earlier attempt of this run may have sent the message: it ended before it knew. Look at the job in the dashboard. If the message is not there, run this step again to send it."
};
async function sendRequest({ request, earlier, service, step: { clock, log, deadline, signal } }) {
	const requested = {
		kind: "job",
		adopted: false,
		message: null
	};
	if (request.kind === "wait") return {
		...requested,
		jobId: request.jobId
	};
	if (earlier.kind === "job") {
		log.info(`An earlier attempt of this run ${request.kind === "start" ? "started the job" : "sent the message"}: this one waits for job ${earlier.jobId}.`);
		return {
			...requested,
			jobId: earlier.jobId,
			adopted: true
		};
	}
	if (earlier.kind === "begun") return {
		kind: "stopped",
		error: new Error(stoppedText[request.kind])
	};
	const { prompt } = request;
	const characters = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(prompt.length, "character");
	if (signal.aborted) return {
		kind: "cancelled",
		error: signal.reason
	};
	try {
		if (request.kind === "message") {
			log.info(`Sending a message of ${characters} to job ${request.jobId}.`);
			const answer = await service.sendMessage({
				jobId: request.jobId,
				prompt,
				deadline
			});
			const message = {
				at: clock.now(),
				answer
			};
			return {
				...requested,
				jobId: request.jobId,
				message
			};
		}
		log.info(`Starting an agent job with a prompt of ${characters}.`);
		const { id } = await service.startJob({
			prompt,
			deadline
		});
		log.info(`Started agent job ${id}.`);
		return {
			...requested,
			jobId: id
		};
	} catch (error) {
		if (signal.aborted) return {
			kind: "unknown",
			error
		};
		if (!(error instanceof _modes_js__WEBPACK_IMPORTED_MODULE_0__.ServiceError)) throw error;
		return {
			kind: error.kind === "unconfirmed" ? "unknown" : "failed",
			error
		};
	}
}
// src/job/comment.ts
const maxEarlierRecords = 10;
const linePattern = /^<!-- docs-agent-job run=(\d{1,20}) request=([0-9a-f]{16}) (none|begun|job=([\w.~:-]{1,200})) -->$/;
const lineOf = ({ run, request, progress }) => `<!-- docs-agent-job run=${run} request=${request} ${wordOf(progress)} -->`;
function wordOf(progress) {
	if (progress.kind !== "job") return progress.kind;
	return _modes_js__WEBPACK_IMPORTED_MODULE_0__.jobIdPattern.test(progress.jobId) ? `job=${progress.jobId}` : "none";
}
function parseRecords(body) {
	const records = [];
	for (const line of body.split(/\r?\n/)) {
		const [, run, request, word, jobId] = linePattern.exec(line) ?? [];
		const last = records.at(-1);
		if (run && request) {
			const progress = jobId ? {
				kind: "job",
				jobId
			} : { kind: word === "begun" ? "begun" : "none" };
			records.push({
				run,
				request,
				progress,
				markdown: ""
			});
		} else if (last) last.markdown += `${line}\n`;
	}
	return records.map((record) => ({
		...record,
		markdown: record.markdown.trim()
	}));
}
const findRecord = (records, key) => records.find(({ run, request }) => run === key.run && request === key.request);
function sectionsWithRecord(records, record) {
	const others = records.filter((other) => findRecord([other], record) === void 0);
	const sameRun = others.filter(({ run }) => run === record.run);
	const earlier = others.filter(({ run, progress }) => run !== record.run && progress.kind !== "none").slice(0, maxEarlierRecords).map((other) => ({
		...other,
		markdown: ""
	}));
	return [
		record,
		...sameRun,
		...earlier
	].map((one) => ({
		title: "Agent job",
		markdown: [lineOf(one), one.markdown].filter(Boolean).join("\n"),
		essential: true
	}));
}
async function announceRequest(reporter, statusAfter) {
	let earlier = { kind: "none" };
	const publication = inComment(reporter, (progress) => {
		earlier = progress;
		return statusAfter(progress);
	});
	const { commentUrl, problems } = await (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.publish)({
		...publication,
		quiet: false
	});
	if (problems[0]) throw problems[0];
	reporter.step.setOutput("commentUrl", commentUrl);
	const { destinations } = reporter;
	return {
		earlier,
		destinations: commentUrl ? destinations : destinations.filter((one) => !isComment(one))
	};
}
const canComment = ({ destinations }) => destinations.some(isComment);
const isComment = ({ target }) => target === "comment";
function reportOutcome(reporter, status) {
	const { destinations } = reporter;
	const sections = [{
		title: "Outcome",
		markdown: status.markdown,
		essential: true
	}];
	return (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.publish)({
		...inComment(reporter, () => status),
		destinations,
		sections
	});
}
const reportInComment = (reporter, status) => (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.publish)(inComment(reporter, () => status));
async function reportCancelled(reporter, status) {
	const { destinations: all } = reporter;
	const destinations = [...(0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.summaryOnly)(all), ...all.filter(isComment)];
	try {
		await reportOutcome({
			...reporter,
			destinations
		}, status);
	} catch {}
}
function inComment({ context, destinations, projectId, request, step }, statusAfter) {
	const key = {
		run: context.runId,
		request: requestHash(request)
	};
	return {
		context,
		destinations: destinations.filter(isComment),
		sections: [],
		commentAfter: (previous) => {
			const records = parseRecords(previous ?? "");
			const earlier = findRecord(records, key)?.progress ?? { kind: "none" };
			return sectionsWithRecord(records, {
				...key,
				...statusAfter(earlier)
			});
		},
		marker: {
			mode: "job",
			projectId,
			scope: "all"
		},
		step,
		quiet: true
	};
}
// src/job/render.ts
const inDashboard = `in the dashboard (${_modes_js__WEBPACK_IMPORTED_MODULE_0__.dashboardUrl})`;
const wordings = {
	"pull-request": { icon: "✅" },
	"no-changes": {
		icon: "➖",
		hint: `Either nothing had to change, or the project is set up to commit without a pull request: the job ${inDashboard} shows which.`
	},
	archived: {
		icon: "🗄️",
		next: "If you still want its work, start a new job."
	},
	failed: {
		icon: "❌",
		next: `Look at the job ${inDashboard}, then start a new one.`
	},
	"timed-out": {
		icon: "⏳",
		next: "To give it more time, raise `timeout-minutes`."
	},
	cancelled: { icon: "🚫" }
};
const adoptedNote = "An earlier attempt of this run asked for it, and another re-run waits for the same job. To start another, start a new run, or delete the comment that claims the job and run again.";
function waitAdvice({ jobId, remembered }, { kind }) {
	const withId = `run the step with \`job-id: ${jobId}\` instead of \`${kind === "start" ? "prompt" : "message"}\``;
	return `The job may still be running. To keep waiting, ${kind === "wait" ? "run the same step again" : remembered ? `re-run this workflow run, or ${withId}` : withId}.`;
}
function nextStep(result, request) {
	const { outcome, adopted, unknownStatus } = result;
	const mayRun = outcome === "timed-out" || outcome === "cancelled";
	return [
		unknownStatus && `Its last status was "${unknownStatus}", which this action does not know.`,
		mayRun && waitAdvice(result, request),
		wordings[outcome].next,
		adopted && !mayRun && outcome !== "pull-request" && adoptedNote
	].filter(Boolean).join(" ");
}
const unusableLink = "The agent job ended and named a link to a pull request, but the link can't be used";
const outcomeSentence = ({ outcome, pullRequest }) => outcome === "pull-request" && !pullRequest ? unusableLink : _modes_js__WEBPACK_IMPORTED_MODULE_0__.outcomeSentences[outcome];
function outcomeMessage(result, request) {
	return [
		`${outcomeSentence(result)}.`,
		result.pullRequest && `Pull request: ${result.pullRequest.url}.`,
		`Job ${result.jobId}, ${result.duration}.`,
		nextStep(result, request)
	].filter(Boolean).join(" ");
}
function renderOutcome(context, result) {
	const { jobId, outcome, pullRequest, repository, branch, model, duration } = result;
	const { icon, hint = "" } = wordings[outcome];
	return post(context, `${icon} ${outcomeSentence(result)}`, {
		text: [nextStep(result, context.request), hint].filter(Boolean).join(" "),
		facts: [
			pullRequest && `Pull request: ${pullRequestText(pullRequest)}`,
			repository && `Repository: ${(0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.codeSpan)(repository)}`,
			branch && `Branch: ${(0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.codeSpan)(branch)}`,
			model && `Model: ${(0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.codeSpan)(model)}`,
			`Duration: ${duration}`,
			jobFact(context, jobId)
		]
	});
}
function renderAtWork(context, jobId) {
	const { request } = context;
	const job = jobId ?? (request.kind === "start" ? null : request.jobId);
	return post(context, "⏳ The agent is at work", { facts: [job ? jobFact(context, job) : `Being started by ${thisRun(context)}.`] });
}
const failureHeadings = {
	stopped: {
		start: "⚠️ An earlier attempt may have started the agent",
		message: "⚠️ An earlier attempt may have sent the message"
	},
	unknown: {
		start: "⚠️ The agent may have been started",
		message: "⚠️ The agent may have received the message"
	},
	failed: {
		start: "❌ The agent was not started",
		message: "❌ The message was not sent"
	},
	cancelled: {
		start: "🚫 The step was cancelled before the agent was started",
		message: "🚫 The step was cancelled before the message was sent"
	}
};
function renderFailedRequest(context, kind, message) {
	const heading = failureHeadings[kind][context.request.kind === "message" ? "message" : "start"];
	const facts = [`Reported by ${thisRun(context)}`];
	return post(context, heading, {
		text: (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.messageMarkdown)(message),
		facts
	});
}
function renderUnreadable(context, jobId, message) {
	return post(context, "❌ The agent job could not be read", {
		text: (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.messageMarkdown)(message),
		facts: [jobFact(context, jobId)]
	});
}
const maxQuotation = 200;
function post({ quoted }, heading, { text = "", facts }) {
	const quotation = quoted && `> ${(0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.escapeMarkdown)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(quoted, maxQuotation))}`;
	const list = facts.flatMap((fact) => fact ? `- ${fact}` : []).join("\n");
	return [
		`### ${heading}`,
		text,
		quotation,
		list
	].filter(Boolean).join("\n\n");
}
const thisRun = ({ runUrl }) => `this ${(0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.link)({
	text: "workflow run",
	url: runUrl
})}`;
const verbs = {
	start: "started by",
	message: "sent a message by",
	wait: "waited for by"
};
const jobFact = (context, jobId) => `Job: ${(0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.codeSpan)(jobId)}, ${verbs[context.request.kind]} ${thisRun(context)}`;
function pullRequestText({ url, name, read }) {
	if (name === null) return (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.codeSpan)(url);
	const title = read && ` ${(0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.escapeMarkdown)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(read.title, maxQuotation))}`;
	const files = read && ` (${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(read.changedFiles, "changed file")})`;
	return [
		(0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.link)({
			text: name,
			url
		}),
		title,
		files
	].join("");
}
// src/job/run.ts
async function runJob({ inputs, step }) {
	const access = (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.openGitHubAccess)(inputs, {
		...step,
		signal: delayedSignal(step)
	});
	const { context } = access;
	const request = agentRequestOf(inputs);
	if (request.kind !== "wait") await (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.requireWriteAccess)(access);
	const destinations = await (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.openDestinations)(inputs.postTo, access);
	const client = (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.openServiceClient)({
		...inputs,
		...step
	});
	try {
		await startAndWait({
			inputs,
			step,
			context,
			destinations,
			request,
			quoted: request.prompt === null ? null : await (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.serverText)(step.mask(request.prompt)),
			runUrl: context.runUrl,
			projectId: inputs.projectId,
			service: (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.createAgentClient)(client)
		});
	} finally {
		client.close();
	}
}
function delayedSignal({ clock, signal }) {
	const later = new AbortController();
	const abort = () => clock.sleep(_main_js__WEBPACK_IMPORTED_MODULE_1__/* .cancelGrace */ .Tr).then(() => later.abort(signal.reason));
	signal.addEventListener("abort", abort);
	return later.signal;
}
async function startAndWait(announced) {
	const { step, request } = announced;
	step.setOutput("commentUrl", "");
	let run = announced;
	let earlier = { kind: "none" };
	try {
		const known = await announceRequest(run, (progress) => statusBefore(announced, progress));
		earlier = known.earlier;
		run = {
			...announced,
			destinations: known.destinations
		};
	} catch (error) {
		if (!(error instanceof _modes_js__WEBPACK_IMPORTED_MODULE_0__.PostingError)) throw error;
		if (request.kind !== "wait") {
			const message = `${error.message} Nothing was sent to the agent, because a later attempt of this run would not know about it without the comment.`;
			const nothingSent = new _modes_js__WEBPACK_IMPORTED_MODULE_0__.PostingError(message, { cause: error });
			return reportFailedRequest(run, {
				kind: "failed",
				error: nothingSent
			});
		}
		step.log.warning(error.message);
	}
	const requested = await sendRequest({
		...run,
		earlier
	});
	if (requested.kind !== "job") return reportFailedRequest(run, requested);
	const { jobId, adopted } = requested;
	step.setOutput("jobId", jobId);
	if (request.kind !== "wait" && !adopted) {
		const status = {
			progress: {
				kind: "job",
				jobId
			},
			markdown: renderAtWork(run, jobId)
		};
		const { problems } = await reportInComment(run, status);
		for (const { message } of problems) step.log.warning(message);
	}
	await waitAndReport(run, requested);
}
function statusBefore(run, earlier) {
	const { request } = run;
	const begun = earlier.kind === "job" ? earlier : { kind: "begun" };
	return {
		progress: request.kind === "wait" ? {
			kind: "job",
			jobId: request.jobId
		} : begun,
		markdown: renderAtWork(run, earlier.kind === "job" ? earlier.jobId : null)
	};
}
async function reportFailedRequest(run, { kind, error }) {
	const { step } = run;
	const message = step.mask((0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .errorMessage */ .gJ)(error));
	setOutputs(step, {
		job: null,
		outcome: null,
		prLink: null
	});
	await reportOutcome(run, {
		progress: { kind: kind === "unknown" ? "begun" : "none" },
		markdown: renderFailedRequest(run, kind, message)
	});
	throw new _main_js__WEBPACK_IMPORTED_MODULE_1__/* .StepFailure */ .pH([message], { cause: error });
}
async function waitAndReport(run, { jobId, adopted, message: sent }) {
	const { inputs, step, request, service } = run;
	const { clock, log, mask } = step;
	const start = clock.now();
	log.info(`Waiting up to ${inputs.timeoutMinutes} min for agent job ${jobId}.`);
	const isFollowUp = request.kind === "message";
	const wait = await (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.waitForJob)({
		...step,
		jobId,
		service,
		interval: inputs.pollIntervalSeconds * 1e3,
		isNew: request.kind === "start" && !adopted,
		...isFollowUp && { outcomeOf: (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.createFollowUpCheck)(sent, step) }
	});
	const { job, outcome, prLink, error } = wait;
	setOutputs(step, wait);
	const progress = {
		kind: "job",
		jobId
	};
	const advice = waitAdvice({
		jobId,
		remembered: canComment(run)
	}, request);
	if (!outcome) {
		const isOwn = request.kind !== "wait";
		const message = [mask((0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .errorMessage */ .gJ)(error)), isOwn && advice].filter(Boolean).join(" ");
		await reportInComment(run, {
			progress,
			markdown: renderUnreadable(run, jobId, message)
		});
		throw new Error(message, { cause: error });
	}
	const duration = sent ? `${(0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.formatDuration)(clock.now() - sent.at)} since the message` : (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.jobDuration)(isFollowUp ? null : job, clock.wallTime(), clock.now() - start);
	const result = {
		jobId,
		outcome,
		pullRequest: prLink ? await readJobPullRequest(prLink, run) : null,
		duration,
		adopted,
		unknownStatus: job && !(0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.isKnownStatus)(job) ? (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.statusWord)(job) : "",
		repository: await shownName(job?.source?.repository, step),
		branch: await shownName(job?.source?.ref, step),
		model: await shownName(job?.model, step),
		remembered: canComment(run)
	};
	const message = outcomeMessage(result, request);
	log.info(message);
	const status = {
		progress,
		markdown: renderOutcome(run, result)
	};
	if (error instanceof _main_js__WEBPACK_IMPORTED_MODULE_1__/* .Cancelled */ .cJ) {
		await reportCancelled(run, status);
		const wording = request.kind === "wait" ? error.message : `${error.message} ${advice}`;
		throw new _main_js__WEBPACK_IMPORTED_MODULE_1__/* .StepFailure */ .pH([wording], { cause: error });
	}
	const { problems } = await reportOutcome(run, status);
	const reasons = problems.map((problem) => problem.message);
	if (inputs.failOn.includes(outcome)) reasons.unshift(message);
	if (reasons.length > 0) throw new _main_js__WEBPACK_IMPORTED_MODULE_1__/* .StepFailure */ .pH(reasons);
}
const knownFields = "id status source repository ref model prLink createdAt archivedAt".split(" ");
function jobJson(job, prLink) {
	try {
		return JSON.stringify({
			...job,
			prLink
		});
	} catch {
		return JSON.stringify({
			...job,
			prLink
		}, knownFields);
	}
}
function setOutputs(step, { job, outcome, prLink }) {
	step.setOutput("outcome", outcome ?? "");
	step.setOutput("status", job ? (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.statusWord)(job) : "");
	step.setOutput("prLink", prLink ?? "");
	step.setOutput("prNumber", (prLink && (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.pullRequestNumber)(prLink)) ?? "");
	step.setOutput("job", job ? jobJson(job, prLink) : "");
}
const maxName = 200;
const shownName = async (name, { mask }) => (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.partOf)(await (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.serverText)(mask(name ?? "")), (text) => (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(text, maxName)) || null;
const readTimeout = 5e3;
const pullSchema = (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.object)({
	title: (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.string)(),
	changed_files: (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.int)()
});
async function readJobPullRequest(url, { context: { serverUrl, repository: own }, destinations, step }) {
	if (await (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.serverText)(url) !== url) return null;
	const address = (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.pullRequestAddress)(url, serverUrl);
	if (!address) return {
		url,
		name: (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.addressOf)(url)?.host === (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.addressOf)(serverUrl)?.host ? url : null,
		read: null
	};
	const { owner, repository, number } = address;
	const unread = {
		url,
		name: (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.pullRequestKey)(address) === (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.pullRequestKey)({
			owner: own.owner,
			repository: own.name,
			number
		}) ? `#${number}` : `${owner}/${repository}#${number}`,
		read: null
	};
	const comment = destinations.find((one) => one.target === "comment");
	if (!comment) return unread;
	const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}";
	const parameters = {
		owner,
		repo: repository,
		pull_number: number
	};
	try {
		const read = await comment.github.until(step.clock.now() + readTimeout).request(route, parameters, pullSchema);
		const title = await (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.serverText)(step.mask(read.title));
		return {
			...unread,
			read: {
				title,
				changedFiles: read.changed_files
			}
		};
	} catch {
		return unread;
	}
}



/***/ })

};
