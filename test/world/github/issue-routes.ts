import { notFound, refusal } from './reply.ts';
import { type Route, repository } from './route.ts';
import type { StandInIssue } from './state.ts';

/** Bytes of a body above which the API answers "Body is too long". */
const maxBodyBytes = 65_536;

export const issueRoutes: Route[] = [
  {
    method: 'GET',
    pattern: `${repository}/issues`,
    needs: ['read', 'issues'],
    handle: ({ state, render, query }) => {
      const wanted = query.get('state') ?? 'open';
      const labels = (query.get('labels') ?? '').split(',').filter(Boolean);
      const found = state.issues
        .filter((issue) => wanted === 'all' || issue.state === wanted)
        .filter((issue) => labels.every((label) => issue.labels.includes(label)))
        .toSorted((a, b) => b.number - a.number);
      return { json: found.map((issue) => render.issue(issue)) };
    },
  },
  {
    method: 'POST',
    pattern: `${repository}/issues`,
    needs: ['write', 'issues'],
    handle: ({ state, render, account, body }) => {
      const fields = fieldsOf(body);
      if (isTooLong(fields.body)) return tooLong('Issue');
      const labels = (fields.labels ?? []).filter((label) => state.labels.has(label));
      const issue = state.addIssue({ ...fields, labels, user: account });
      return { status: 201, json: render.issue(issue) };
    },
  },
  {
    method: 'GET',
    pattern: `${repository}/issues/:number`,
    needs: ['read', 'issues'],
    handle: ({ state, render, path }) => {
      const issue = state.issues.find(({ number }) => number === Number(path.number));
      return issue ? { json: render.issue(issue) } : notFound;
    },
  },
  {
    method: 'PATCH',
    pattern: `${repository}/issues/:number`,
    needs: ['write', 'issues'],
    handle: ({ state, render, path, body }) => {
      const issue = state.issues.find(({ number }) => number === Number(path.number));
      if (!issue) return notFound;
      const fields = fieldsOf(body);
      if (isTooLong(fields.body)) return tooLong('Issue');
      state.changeIssue(issue, fields);
      return { json: render.issue(issue) };
    },
  },
  {
    method: 'GET',
    pattern: `${repository}/issues/:number/comments`,
    needs: ['read', 'issues', 'pull-requests'],
    handle: ({ state, render, path }) => {
      const number = Number(path.number);
      if (!state.issues.some((issue) => issue.number === number)) return notFound;
      return { json: state.commentsOn(number).map((comment) => render.comment(comment)) };
    },
  },
  {
    method: 'POST',
    pattern: `${repository}/issues/:number/comments`,
    needs: ['write', 'issues', 'pull-requests'],
    handle: ({ state, render, account, path, body }) => {
      const issue = state.issues.find(({ number }) => number === Number(path.number));
      if (!issue) return notFound;
      if (issue.locked) return refusal(403, 'Unable to create comment because issue is locked.');
      const text = String(body.body ?? '');
      if (isTooLong(text)) return tooLong('IssueComment');
      const comment = state.addComment({ number: issue.number, body: text, user: account });
      return { status: 201, json: render.comment(comment) };
    },
  },
  {
    method: 'PATCH',
    pattern: `${repository}/issues/comments/:id`,
    needs: ['write', 'issues', 'pull-requests'],
    handle: ({ state, render, path, body }) => {
      const comment = state.comments.find(({ id }) => id === Number(path.id));
      if (!comment) return notFound;
      const text = String(body.body ?? '');
      if (isTooLong(text)) return tooLong('IssueComment');
      comment.body = text;
      return { json: render.comment(comment) };
    },
  },
  {
    method: 'DELETE',
    pattern: `${repository}/issues/comments/:id`,
    needs: ['write', 'issues', 'pull-requests'],
    handle: ({ state, path }) => {
      const comment = state.comments.find(({ id }) => id === Number(path.id));
      if (!comment) return notFound;
      state.removeComment(comment.id);
      return { status: 204 };
    },
  },
  {
    method: 'GET',
    pattern: `${repository}/labels/:name`,
    needs: ['read', 'issues', 'pull-requests'],
    handle: ({ state, path: { name = '' } }) =>
      state.labels.has(name) ? { json: { name } } : notFound,
  },
  {
    method: 'POST',
    pattern: `${repository}/labels`,
    needs: ['write', 'issues', 'pull-requests'],
    handle: ({ state, body }) => {
      const name = String(body.name ?? '');
      if (state.labels.has(name)) return invalid('Label', 'name', 'already_exists');
      state.labels.add(name);
      return { status: 201, json: { name } };
    },
  },
];

/** The fields of an issue in a body, if they have the right type. */
function fieldsOf(body: Record<string, unknown>): Partial<StandInIssue> {
  return {
    ...(typeof body.title === 'string' && { title: body.title }),
    ...(typeof body.body === 'string' && { body: body.body }),
    ...(Array.isArray(body.labels) && { labels: body.labels.map(String) }),
    ...((body.state === 'open' || body.state === 'closed') && { state: body.state }),
    ...(typeof body.state_reason === 'string' && { stateReason: body.state_reason }),
  };
}

const isTooLong = (text = '') => Buffer.byteLength(text) > maxBodyBytes;

const tooLong = (resource: string) =>
  refusal(422, 'Validation Failed', {
    errors: [
      { resource, field: 'body', message: 'Body is too long (maximum is 65536 characters)' },
    ],
  });

const invalid = (resource: string, field: string, code: string) =>
  refusal(422, 'Validation Failed', { errors: [{ resource, field, code }] });
