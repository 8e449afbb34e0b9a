import type { Comment, Comments } from '../../src/github/comment.ts';
import { GitHubError } from '../../src/github/errors.ts';
import type { Clock } from '../../src/step.ts';

interface Waiting {
  at: number;
  wake: () => void;
}

/** Virtual time shared by several runs: passes to the next end of a sleep once all of them sleep. */
export class VirtualTime {
  readonly #waiting: Waiting[] = [];
  #now = 0;
  readonly #start = Date.parse('2026-11-16T06:00:00Z');

  clock(random: () => number): Clock {
    return {
      now: () => this.#now,
      wallTime: () => this.#start + this.#now,
      sleep: (milliseconds, signal) =>
        new Promise((resolve, reject) => {
          const wake = () => (signal?.aborted ? reject(signal.reason) : resolve());
          this.#waiting.push({ at: this.#now + milliseconds, wake });
        }),
      random,
    };
  }

  /** Runs until nobody sleeps any more. */
  async run(): Promise<void> {
    for (;;) {
      // Lets everything that is awake go on until it sleeps.
      for (let turn = 0; turn < 60; turn += 1) await null;
      const [next] = this.#waiting.toSorted((a, b) => a.at - b.at);
      if (!next) return;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#now = next.at;
      next.wake();
    }
  }
}

interface Slow {
  clock: Clock;
  random: () => number;
}

/** Happens once in `of` times. */
const oneIn = ({ random }: Slow, of: number): boolean => random() * of < 1;

/**
 * GitHub's comments as runs see them: an id is given when a request arrives, a comment is visible up to
 * four seconds later, a list is up to two seconds old, and answers may be lost.
 */
export class SlowComments {
  readonly all: { comment: Comment; visibleAt: number; removedAt: number }[] = [];
  readonly #slow: Slow;
  #lastId = 5_000;

  constructor(slow: Slow) {
    this.#slow = slow;
  }

  async #travel(): Promise<void> {
    const { clock, random } = this.#slow;
    // Mostly fast, sometimes as slow as the slowest write that was seen.
    await clock.sleep(oneIn(this.#slow, 4) ? random() * 5_000 : random() * 300);
  }

  /** A lost answer. */
  async #answered<T>(value: T): Promise<T> {
    await this.#travel();
    if (!oneIn(this.#slow, 12)) return value;
    throw new GitHubError({ kind: 'unconfirmed', message: 'the answer was lost' });
  }

  /** The comments as one run sees them. */
  seen(): Comments {
    const { clock, random } = this.#slow;
    return {
      listOwn: async (isWanted) => {
        await this.#travel();
        const at = clock.now() - random() * 2_000;
        const shown = this.all.filter(
          ({ visibleAt, removedAt }) => visibleAt <= at && removedAt > at,
        );
        await this.#travel();
        return shown.map(({ comment }) => ({ ...comment })).filter(isWanted);
      },
      create: async (body) => {
        await this.#travel();
        this.#lastId += 1;
        const now = clock.now();
        const comment = {
          id: this.#lastId,
          body,
          created_at: new Date(clock.wallTime()).toISOString(),
          html_url: `https://github.com/acme/docs/issues/1#issuecomment-${this.#lastId}`,
        };
        this.all.push({ comment, visibleAt: now + random() * 4_000, removedAt: Infinity });
        return this.#answered({ ...comment });
      },
      update: async (id, body) => {
        await this.#travel();
        const found = this.#find(id);
        found.comment.body = body;
        return this.#answered({ ...found.comment });
      },
      remove: async (id) => {
        await this.#travel();
        this.#find(id).removedAt = clock.now();
        return this.#answered(undefined);
      },
    };
  }

  #find(id: number) {
    const found = this.all.find(
      ({ comment, removedAt }) => comment.id === id && removedAt === Infinity,
    );
    if (!found) throw new GitHubError({ kind: 'refused', status: 404, message: 'Not Found' });
    return found;
  }
}
