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



// src/job/comment.ts
const claimPlace = ({ projectId }, { github, pullRequest: { number } }) => ({
	comments: (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.commentsOn)(github, { number }),
	marker: {
		mode: "job",
		projectId,
		scope: "all"
	}
});
const withSignal = ({ comment, ...others }, signal) => ({
	...others,
	comment: comment && {
		...comment,
		github: comment.github.until(Number.POSITIVE_INFINITY, signal)
	}
});
function commentOfClaim(reporter, first) {
	const destination = reporter.destinations.comment;
	if (!destination || !first) return null;
	const { setOutput, log } = reporter.step;
	const place = claimPlace(reporter, destination);
	let claim = first;
	setOutput("commentUrl", claim.url);
	return {
		get claim() {
			return claim;
		},
		async withdraw() {
			await (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.withdraw)([claim], {
				place,
				log
			});
			setOutput("commentUrl", "");
		},
		async write(markdown, changes = {}) {
			const post = () => (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.writeClaim)(claim, {
				markdown,
				...changes
			}, {
				place,
				log
			});
			claim = await (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.explained)(reporter, destination, post) ?? claim;
			setOutput("commentUrl", claim.url);
		}
	};
}
async function commentOfWait(reporter, jobId) {
	const destination = reporter.destinations.comment;
	if (!destination) return null;
	const { context, projectId, step } = reporter;
	const claim = (await (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.listClaims)(claimPlace(reporter, destination)).catch((error) => {
		if (error instanceof _modes_js__WEBPACK_IMPORTED_MODULE_0__.GitHubError) return { counting: [] };
		throw error;
	})).counting.findLast(({ job }) => job === jobId);
	if (claim) return commentOfClaim(reporter, claim);
	let isLogged = false;
	let isReadOnly = false;
	return {
		claim: null,
		withdraw: async () => {},
		async write(markdown) {
			if (isReadOnly) return;
			const sections = [{
				title: (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.md)`Agent job`,
				markdown,
				essential: true
			}];
			const posted = await (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.postComment)({
				context,
				marker: {
					mode: "job",
					projectId,
					scope: "all"
				},
				sections,
				step
			}, destination);
			isReadOnly = !posted;
			if (!posted) return;
			step.setOutput("commentUrl", posted.html_url);
			if (!isLogged) step.log.info(`Posted: ${posted.html_url}`);
			isLogged = true;
		}
	};
}
async function report({ context, destinations, step }, comment, markdown) {
	const sections = [{
		title: (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.md)`Outcome`,
		markdown,
		essential: true
	}];
	if (destinations.summary) await (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.appendSummary)({
		context,
		sections,
		step
	});
	const problem = await writeComment(comment, markdown);
	if (problem && !destinations.summary) await (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.appendSummary)({
		context,
		sections,
		step
	});
	return problem;
}
async function writeComment(comment, markdown, changes) {
	try {
		await comment?.write(markdown, changes);
		return null;
	} catch (error) {
		if (error instanceof _modes_js__WEBPACK_IMPORTED_MODULE_0__.PostingError) return error;
		throw error;
	}
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
		outcome === "pull-request" && !result.pullRequest && `Open it from the job ${inDashboard}.`,
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
	return post(context, `${outcome === "pull-request" && !pullRequest ? "⚠️" : icon} ${outcomeSentence(result)}`, {
		text: [nextStep(result, context.request), hint].filter(Boolean).join(" "),
		facts: [
			pullRequest && (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.md)`Pull request: ${pullRequestText(pullRequest)}`,
			repository && (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.md)`Repository: ${(0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.codeSpan)(repository)}`,
			branch && (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.md)`Branch: ${(0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.codeSpan)(branch)}`,
			model && (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.md)`Model: ${(0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.codeSpan)(model)}`,
			(0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.md)`Duration: ${(0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.escapeMarkdown)(duration)}`,
			jobFact(context, jobId)
		]
	});
}
function renderAtWork(context, jobId) {
	const { request } = context;
	const job = jobId ?? (request.kind === "start" ? null : request.jobId);
	return post(context, "⏳ The agent is at work", { facts: [job ? jobFact(context, job) : (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.md)`Being started by ${thisRun(context)}.`] });
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
	return post(context, failureHeadings[kind][context.request.kind === "message" ? "message" : "start"], {
		text: message,
		facts: [(0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.md)`Reported by ${thisRun(context)}`]
	});
}
const renderUnreadable = (context, jobId, message) => post(context, "❌ The agent job could not be read", {
	text: message,
	facts: [jobFact(context, jobId)]
});
const maxQuotation = 200;
function post({ quoted }, heading, { text = "", facts }) {
	const quotation = quoted && (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.md)`> ${(0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.messageMarkdown)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(quoted, maxQuotation))}`;
	const list = _modes_js__WEBPACK_IMPORTED_MODULE_0__.md.lines(facts.map((fact) => fact && (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.md)`- ${fact}`));
	return _modes_js__WEBPACK_IMPORTED_MODULE_0__.md.blocks([
		(0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.md)`### ${(0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.escapeMarkdown)(heading)}`,
		(0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.messageMarkdown)(text),
		quotation,
		list
	]);
}
const thisRun = ({ runUrl }) => (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.md)`this ${(0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.link)({
	text: "workflow run",
	url: runUrl
})}`;
const verbs = {
	start: (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.md)`started by`,
	message: (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.md)`sent a message by`,
	wait: (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.md)`waited for by`
};
const jobFact = (context, jobId) => (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.md)`Job: ${(0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.codeSpan)(jobId)}, ${verbs[context.request.kind]} ${thisRun(context)}`;
const pullRequestText = ({ url, name }) => name === null ? (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.codeSpan)(url) : (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.link)({
	text: name,
	url
});
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
function requestKey(request, { baseUrl, projectId, runId }) {
	const address = [
		baseUrl,
		projectId,
		request.kind === "message" ? request.jobId : null
	];
	return (0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.hash)("sha256", JSON.stringify([
		...address,
		request.prompt,
		runId
	])).slice(0, 32);
}
async function claimRequest(claiming, markdown) {
	const { request, context, step } = claiming;
	const destination = claiming.destinations.comment;
	const key = requestKey(request, {
		...claiming,
		...claiming.inputs,
		runId: context.runId
	});
	const options = destination && {
		...step,
		place: claimPlace(claiming, destination),
		run: context
	};
	const settle = async () => {
		if (!options) return void 0;
		const { counting } = await (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.listClaims)(options.place);
		const earlier = counting.find((claim) => claim.key === key);
		if (earlier) return {
			is: "lost",
			to: earlier
		};
		return (await (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.claimRequests)(new Map([[key, markdown]]), options)).get(key);
	};
	try {
		const result = destination && await (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.explained)(claiming, destination, settle);
		if (!result || !options) {
			step.log.info("No comment claims this request, so a re-run of this step sends it again.");
			return { is: "unclaimed" };
		}
		if (result.is === "won") {
			step.log.info(`Posted: ${result.claim.url}`);
			return result;
		}
		const isStarting = (claim) => claim.job === void 0 && (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.unfinishedState)(claim, context, step.clock.wallTime()) === "starting";
		const { to } = result;
		const claim = to && isStarting(to) ? await (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.waitForWinner)(to, options) : to;
		if (!claim) return refusal("failed", new Error(goneText));
		const jobId = await confirmedJob(claim, claiming);
		return jobId === null ? refusal("stopped", new Error(stoppedText(request, claim))) : {
			is: "taken",
			claim,
			jobId
		};
	} catch (error) {
		if (step.signal.aborted) return refusal("cancelled", step.signal.reason);
		if (!(error instanceof _modes_js__WEBPACK_IMPORTED_MODULE_0__.PostingError)) return refusal("failed", error);
		const message = `${error.message} Nothing was sent to the agent, because no comment could claim the request.`;
		return refusal("failed", new _modes_js__WEBPACK_IMPORTED_MODULE_0__.PostingError(message, { cause: error }));
	}
}
const refusal = (kind, error) => ({
	is: "refused",
	failure: {
		kind,
		error
	}
});
const goneText = "Nothing was sent to the agent: the comment that claimed the request was deleted in the meantime. Run this step again.";
function stoppedText({ kind }, { url }) {
	return kind === "start" ? `An earlier attempt of this run may have started an agent job: the comment that claims it (${url}) names no job of this request. Look for the job in the dashboard (${_modes_js__WEBPACK_IMPORTED_MODULE_0__.dashboardUrl}), and wait for it with \`job-id\`. If there is none, delete that comment, and run this step again to start one.` : `An earlier attempt of this run may have sent the message: the comment that claims it (${url}) doesn't say so. Look at the job in the dashboard (${_modes_js__WEBPACK_IMPORTED_MODULE_0__.dashboardUrl}). If the message is not there, delete that comment, and run this step again to send it.`;
}
async function confirmedJob(claim, { request, service, step: { deadline } }) {
	const { job: jobId } = claim;
	if (jobId === void 0) return null;
	if (request.kind === "message") return jobId === request.jobId ? jobId : null;
	try {
		return (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.isJobOfClaim)(claim, await service.readJob({
			jobId,
			deadline
		})) ? jobId : null;
	} catch (error) {
		if (error instanceof _modes_js__WEBPACK_IMPORTED_MODULE_0__.ServiceError && error.status === 404) return null;
		throw error;
	}
}
async function sendRequest(request, { service, step, sending }) {
	const { clock, log, deadline, signal } = step;
	const { prompt } = request;
	const characters = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(prompt.length, "character");
	if (signal.aborted) return {
		kind: "cancelled",
		error: signal.reason
	};
	try {
		if (request.kind === "message") {
			const { jobId } = request;
			log.info(`Sending a message of ${characters} to job ${jobId}.`);
			const answer = await service.sendMessage({
				jobId,
				prompt,
				deadline,
				signal: sending
			});
			return {
				jobId,
				adopted: false,
				message: {
					at: clock.now(),
					answer
				}
			};
		}
		log.info(`Starting an agent job with a prompt of ${characters}.`);
		const { id } = await service.startJob({
			prompt,
			deadline,
			signal: sending
		});
		log.info(`Started agent job ${id}.`);
		return {
			jobId: id,
			adopted: false,
			message: null
		};
	} catch (error) {
		if (sending.aborted) return {
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
// src/job/shown.ts
const maxName = 200;
const shownName = async (name, { mask }) => (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.partOf)(await (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.serverText)(mask(name ?? "")), (text) => (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(text, maxName)) || null;
async function shownPullRequest(url, { serverUrl, repository: own }) {
	if (await (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.serverText)(url) !== url) return null;
	const address = (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.pullRequestAddress)(url, serverUrl);
	if (!address) return {
		url,
		name: (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.addressOf)(url)?.host === (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.addressOf)(serverUrl)?.host ? url : null
	};
	const { owner, repository, number } = address;
	const inOwn = (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.pullRequestKey)({
		owner: own.owner,
		repository: own.name,
		number
	});
	return {
		url,
		name: (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.pullRequestKey)(address) === inOwn ? `#${number}` : `${owner}/${repository}#${number}`
	};
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
		const run = {
			inputs,
			step,
			context,
			destinations,
			request,
			quoted: request.prompt === null ? null : await (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.serverText)(step.mask(request.prompt)),
			runUrl: context.runUrl,
			projectId: inputs.projectId,
			service: (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.createAgentClient)(client)
		};
		step.setOutput("commentUrl", "");
		const { requested, claim } = await step.critical((sending) => askAgent(run, sending));
		await waitAndReport(run, requested, await openComment(run, requested, claim));
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
async function askAgent(given, sending) {
	const run = {
		...given,
		destinations: withSignal(given.destinations, sending)
	};
	const { request, step } = run;
	const { log, clock, setOutput } = step;
	if (request.kind === "wait") {
		const { jobId } = request;
		setOutput("jobId", jobId);
		return {
			requested: {
				jobId,
				adopted: false,
				message: null
			},
			claim: null
		};
	}
	const claimed = await claimRequest({
		...run,
		request
	}, renderAtWork(run, null));
	if (claimed.is === "refused") return failRequest(run, null, claimed.failure);
	const comment = commentOfClaim(run, claimed.is === "unclaimed" ? null : claimed.claim);
	if (claimed.is === "taken") {
		const { jobId, claim } = claimed;
		log.info(`This run has ${request.kind === "start" ? "started the job" : "sent the message"} before: this step waits for job ${jobId}.`);
		const since = clock.wallTime() - ((0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.parseTimestamp)(claim.taken) ?? clock.wallTime());
		const message = request.kind === "message" ? {
			at: clock.now() - since,
			answer: null
		} : null;
		setOutput("jobId", jobId);
		return {
			requested: {
				jobId,
				adopted: true,
				message
			},
			claim
		};
	}
	const requested = await sendRequest(request, {
		...run,
		sending
	});
	if ("kind" in requested) return failRequest(run, comment, requested);
	const { jobId: job } = requested;
	setOutput("jobId", job);
	const taken = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(clock.wallTime()) ?? void 0;
	const problem = await writeComment(comment, renderAtWork(run, job), {
		job,
		taken
	});
	if (problem) log.warning(problem.message);
	return {
		requested,
		claim: comment?.claim ?? null
	};
}
async function openComment(run, { jobId, adopted }, claim) {
	if (run.request.kind !== "wait" && !adopted) return commentOfClaim(run, claim);
	const comment = claim ? commentOfClaim(run, claim) : await commentOfWait(run, jobId);
	const problem = await writeComment(comment, renderAtWork(run, jobId));
	if (problem) run.step.log.warning(problem.message);
	return comment;
}
async function failRequest(run, comment, { kind, error }) {
	const { step } = run;
	const message = step.mask((0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .errorMessage */ .gJ)(error));
	setOutputs(step, {
		job: null,
		outcome: null,
		prLink: null
	});
	const mayBeSent = kind === "unknown";
	if (!mayBeSent) await comment?.withdraw();
	await report(run, mayBeSent ? comment : null, renderFailedRequest(run, kind, message));
	throw new _main_js__WEBPACK_IMPORTED_MODULE_1__/* .StepFailure */ .pH([message], { cause: error });
}
async function waitAndReport(run, { jobId, adopted, message: sent }, comment) {
	const { inputs, step, request, service } = run;
	const { clock, log, mask } = step;
	const start = clock.now();
	log.info(`Waiting up to ${inputs.timeoutMinutes} min for agent job ${jobId}.`);
	const wait = await (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.waitForJob)({
		...step,
		jobId,
		service,
		interval: inputs.pollIntervalSeconds * 1e3,
		isNew: request.kind === "start" && !adopted,
		...sent && { outcomeOf: (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.createFollowUpCheck)(sent, step) }
	});
	const { job, outcome, prLink, error } = wait;
	setOutputs(step, wait);
	const remembered = Boolean(comment?.claim);
	const advice = request.kind === "wait" ? "" : waitAdvice({
		jobId,
		remembered
	}, request);
	const withAdvice = (text) => [text, advice].filter(Boolean).join(" ");
	if (!outcome) {
		const message = withAdvice(mask((0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .errorMessage */ .gJ)(error)));
		await writeComment(comment, renderUnreadable(run, jobId, message));
		throw new Error(message, { cause: error });
	}
	const duration = sent ? `${(0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.formatDuration)(clock.now() - sent.at)} since the message` : (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.jobDuration)(job, clock.wallTime(), clock.now() - start);
	const result = {
		jobId,
		outcome,
		pullRequest: prLink ? await shownPullRequest(prLink, run.context) : null,
		duration,
		adopted,
		unknownStatus: job && !(0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.isKnownStatus)(job) ? (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__.statusWord)(job) : "",
		repository: await shownName(job?.source?.repository, step),
		branch: await shownName(job?.source?.ref, step),
		model: await shownName(job?.model, step),
		remembered
	};
	const message = outcomeMessage(result, request);
	log.info(message);
	const markdown = renderOutcome(run, result);
	if (error instanceof _main_js__WEBPACK_IMPORTED_MODULE_1__/* .Cancelled */ .cJ) {
		await reportCancelled(run, comment, markdown);
		throw new _main_js__WEBPACK_IMPORTED_MODULE_1__/* .StepFailure */ .pH([withAdvice(error.message)], { cause: error });
	}
	const problem = await report(run, comment, markdown);
	const reasons = problem ? [problem.message] : [];
	if (inputs.failOn.includes(outcome)) reasons.unshift(message);
	if (reasons.length > 0) throw new _main_js__WEBPACK_IMPORTED_MODULE_1__/* .StepFailure */ .pH(reasons);
}
async function reportCancelled(run, comment, markdown) {
	try {
		const summary = run.inputs.postTo.length > 0;
		await report({
			...run,
			destinations: {
				...run.destinations,
				summary
			}
		}, comment, markdown);
	} catch {}
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



/***/ })

};
