import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../../deps';
import { claimSubjects, findAnswered, forgetAnswers, writeAnswers, type GivenAnswer } from './queries';

/** Milliseconds for which answers are batched before they are saved. */
const GATHER_MS = 30;
/** Interval in milliseconds for polling answers to another instance's queries. */
const POLL_MS = 100;

export interface SharedAnswer {
  readonly subject: string;
  readonly answer: unknown;
  readonly isSilent: boolean;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

interface ClaimedSubjects {
  readonly mine: readonly string[];
  readonly askedAt: Date;
  readonly known: readonly SharedAnswer[];
  /** Subjects that another instance is querying. */
  readonly theirs: readonly string[];
}

/** Validity of answers, and of open queries, in milliseconds. */
interface Terms {
  readonly freshMs: number;
  readonly openMs: number;
}

/**
 * Registry answers shared through the database, so that all instances together query each domain once. A lookup that needs the registries
 * costs two statements, any other costs one read, and none if the instance has just read the answer.
 */
export class SharedAnswers {
  readonly #deps: Pick<Deps, 'db' | 'clock' | 'log'>;
  readonly #terms: Terms;
  readonly #gathered: GivenAnswer[] = [];
  #gathering: NodeJS.Timeout | undefined;
  #writing = Promise.resolve();
  /** Runs outside the context of a request, so that its statements are neither counted nor marked as the request's. */
  readonly #outsideRequests = AsyncLocalStorage.snapshot();

  constructor(deps: Pick<Deps, 'db' | 'clock' | 'log'>, terms: Terms) {
    this.#deps = deps;
    this.#terms = terms;
  }

  /** @param since failures from then on are valid, in milliseconds since the epoch */
  claim(subjects: readonly string[], since: number): Promise<ClaimedSubjects> {
    return this.#outsideRequests(async () => {
      // Save pending answers first, or these subjects would look as if they were still being queried.
      this.#write();
      await this.#writing;
      const now = this.#deps.clock.now();
      const before = (ms: number): Date => new Date(now.getTime() - ms);
      const { claimed, known } = await claimSubjects(this.#deps.db, subjects, {
        now,
        freshSince: before(this.#terms.freshMs),
        silentSince: new Date(since),
        openSince: before(this.#terms.openMs),
      });
      const answered = toShared(known);
      const settled = new Set([...claimed, ...answered.map(({ subject }) => subject)]);
      return {
        mine: claimed,
        askedAt: now,
        known: answered,
        theirs: subjects.filter((subject) => !settled.has(subject)),
      };
    });
  }

  /** Polls the queries of another instance, calling `tell` once per answer. @returns the subjects not answered in time */
  follow(subjects: readonly string[], tell: (answer: SharedAnswer) => void): Promise<readonly string[]> {
    return this.#outsideRequests(async () => {
      const open = new Set(subjects);
      const end = Date.now() + this.#terms.openMs;
      while (open.size > 0 && Date.now() < end) {
        for (const answer of toShared(await findAnswered(this.#deps.db, [...open]))) {
          open.delete(answer.subject);
          tell(answer);
        }
        if (open.size > 0) await sleep(POLL_MS, undefined, { ref: false });
      }
      return [...open];
    });
  }

  /** Shares an answer to a query of this instance. */
  tell(subject: string, askedAt: Date, answer: unknown, isSilent: boolean): void {
    this.#gathered.push({
      subject,
      asked_at: askedAt,
      answered_at: this.#deps.clock.now(),
      is_silent: isSilent,
      answer,
    });
    this.#outsideRequests(() => (this.#gathering ??= setTimeout(() => this.#write(), GATHER_MS)));
  }

  #write(): void {
    clearTimeout(this.#gathering);
    this.#gathering = undefined;
    const answers = this.#gathered.splice(0);
    if (answers.length > 0) this.#writing = this.#attempt(writeAnswers(this.#deps.db, answers));
  }

  forget(subjects: readonly string[]): void {
    this.#outsideRequests(() => void this.#attempt(forgetAnswers(this.#deps.db, subjects)));
  }

  /** Without the database, each instance queries for itself. */
  #attempt(work: Promise<void>): Promise<void> {
    return work.catch((error: unknown) =>
      this.#deps.log.warn(
        { event: 'availability.not_shared', err: error },
        'Cannot share registry answers with other instances',
      ),
    );
  }
}

const toShared = (
  rows: readonly { subject: string; answer: unknown; is_silent: boolean; answered_at: Date | null }[],
): SharedAnswer[] =>
  rows.flatMap(({ subject, answer, is_silent, answered_at }) =>
    answered_at ? [{ subject, answer, isSilent: is_silent, at: answered_at.getTime() }] : [],
  );
