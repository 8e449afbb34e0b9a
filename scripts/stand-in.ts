import { fork } from 'node:child_process';
import { addDays } from '../src/report/source/period.ts';
import { type Row, servePages } from '../test/world/conversations.ts';
import { inTurn, startService } from '../test/world/service.ts';

/*
 * Starts the stand-in service in the background, for the workflow that uses the action itself, and
 * prints `url` and `pid` as a step's outputs.
 */
if (process.send) {
  await serve((url) => process.send?.(url));
} else {
  // Detached, as a runner may end what a step leaves behind in its process group.
  const child = fork(import.meta.filename, { detached: true, stdio: ['ignore', 2, 2, 'ipc'] });
  child.once('message', (url) => {
    console.log(`url=${url}\npid=${child.pid}`);
    child.disconnect();
    child.unref();
  });
  child.once('exit', (code) => {
    process.exitCode = code || 1;
  });
}

/**
 * Serves a job that ends at its third reading, and a fortnight until 2026-11-20 in which the same
 * question is asked four times a day: one of four goes unanswered in the first week, two in the
 * second.
 */
async function serve(tell: (url: string) => void): Promise<void> {
  const job = {
    id: 'job-1',
    status: 'active',
    source: { repository: 'https://github.com/acme/docs', ref: 'docs/webhooks' },
    model: 'sonnet',
    prLink: null,
  };
  const completed = { ...job, status: 'completed', prLink: 'https://github.com/acme/docs/pull/12' };
  const rows: Row[] = Array.from({ length: 14 }, (_, day) => day).flatMap((day) =>
    [0, 1, 2, 3].map((hour) => ({
      id: `row-${day}-${hour}`,
      timestamp: `${addDays('2026-11-06', day)}T0${hour}:00:00Z`,
      query: 'How do I verify a webhook signature?',
      response: 'The documentation does not say.',
      sources: [],
      pageUrl: 'https://docs.example.com/guides/webhooks',
      resolutionStatus: hour < (day < 7 ? 1 : 2) ? 'unanswered' : 'answered',
    })),
  );
  const { url } = await startService({
    job: inTurn({ json: job }, { json: job }, { json: completed }),
    conversations: servePages(rows),
  });
  tell(url);
}
