import { notFound, refusal } from './reply.ts';
import { type Route, repository } from './route.ts';

export const pullRoutes: Route[] = [
  {
    method: 'GET',
    pattern: `${repository}/pulls`,
    needs: ['read', 'pull-requests'],
    handle: ({ state, render, query }) => {
      const wanted = query.get('state') ?? 'open';
      const head = query.get('head') ?? '';
      const found = state.pulls
        .filter((pull) => wanted === 'all' || pull.state === wanted)
        // Like GitHub, ignores a head without an owner.
        .filter(
          (pull) =>
            !head.includes(':') || head === `${ownerOf(pull.headRepository)}:${pull.branch}`,
        )
        .toSorted((a, b) => b.number - a.number);
      return { json: found.map((pull) => render.pull(pull)) };
    },
  },
  {
    method: 'GET',
    pattern: `${repository}/pulls/:number`,
    needs: ['read', 'pull-requests'],
    handle: ({ state, render, path }) => {
      const pull = state.pulls.find(({ number }) => number === Number(path.number));
      return pull ? { json: render.pull(pull) } : notFound;
    },
  },
  {
    method: 'GET',
    pattern: `${repository}/pulls/:number/files`,
    needs: ['read', 'pull-requests'],
    handle: ({ state, path }) => {
      const pull = state.pulls.find(({ number }) => number === Number(path.number));
      const files = pull?.files.map((file) => ({ status: 'modified', ...file }));
      // GitHub lists at most 3,000 files of a pull request.
      return files ? { json: files.slice(0, 3_000) } : notFound;
    },
  },
  {
    method: 'GET',
    pattern: `${repository}/pulls/:number/commits`,
    needs: ['read', 'pull-requests'],
    handle: ({ state, path }) => {
      const pull = state.pulls.find(({ number }) => number === Number(path.number));
      return pull
        ? { json: pull.commits.map((message) => ({ sha: pull.sha, commit: { message } })) }
        : notFound;
    },
  },
  {
    method: 'GET',
    pattern: `${repository}/commits/:sha/pulls`,
    needs: ['read', 'pull-requests'],
    handle: ({ state, render, path: { sha = '' } }) => {
      const pulls = state.pulls.filter((pull) => pull.sha === sha);
      if (pulls.length === 0) return refusal(422, `No commit found for SHA: ${sha}`);
      // A commit that only a fork has exists, but belongs to no pull request.
      const own = pulls.filter((pull) => pull.headRepository === state.repository);
      return { json: own.map((pull) => render.pull(pull)) };
    },
  },
];

const ownerOf = (fullName: string | null) => fullName?.split('/')[0];
