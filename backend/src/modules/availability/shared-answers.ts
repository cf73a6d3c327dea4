import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../../deps';
import { claimSubjects, findAnswered, forgetAnswer, writeAnswers, type GivenAnswer } from './queries';

/** Milliseconds for which answers are collected before they are written for the other instances. */
const GATHER_MS = 30;
/** Milliseconds between two checks for the answers of another instance. */
const LOOK_MS = 100;

/** An answer about a subject, or the fact that none came in time. */
export interface SharedAnswer {
  readonly subject: string;
  readonly answer: unknown;
  readonly isSilent: boolean;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

interface Claim {
  /** What this instance is to ask about, and the token under which it writes the answers. */
  readonly mine: readonly string[];
  readonly askedAt: Date;
  readonly known: readonly SharedAnswer[];
  /** What another instance is asking about. */
  readonly theirs: readonly string[];
}

/** Milliseconds for which answers hold, and for which a question may be open. */
interface Terms {
  readonly freshMs: number;
  readonly openMs: number;
}

/**
 * The registries' answers to all instances on one database, so that each domain is asked about once. A look-up that reaches the registries
 * costs two statements, any other one read, and none where this instance has just read the answer.
 */
export class SharedAnswers {
  readonly #deps: Pick<Deps, 'db' | 'clock' | 'log'>;
  readonly #terms: Terms;
  readonly #gathered: GivenAnswer[] = [];
  #gathering: NodeJS.Timeout | undefined;
  #writing = Promise.resolve();
  /** Nothing here belongs to a request: what that counts or marks in its context must not see it. */
  readonly #outsideRequests = AsyncLocalStorage.snapshot();

  constructor(deps: Pick<Deps, 'db' | 'clock' | 'log'>, terms: Terms) {
    this.#deps = deps;
    this.#terms = terms;
  }

  /** @param since silences from then on hold. Milliseconds since the epoch */
  claim(subjects: readonly string[], since: number): Promise<Claim> {
    return this.#outsideRequests(async () => {
      // Answers that this instance has not written yet would look like open questions.
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

  /** Waits for questions of another instance; `tell` gets each answer once. @returns the subjects that were not answered in time */
  follow(subjects: readonly string[], tell: (answer: SharedAnswer) => void): Promise<readonly string[]> {
    return this.#outsideRequests(async () => {
      const open = new Set(subjects);
      const end = Date.now() + this.#terms.openMs;
      while (open.size > 0 && Date.now() < end) {
        for (const answer of toShared(await findAnswered(this.#deps.db, [...open]))) {
          open.delete(answer.subject);
          tell(answer);
        }
        if (open.size > 0) await sleep(LOOK_MS, undefined, { ref: false });
      }
      return [...open];
    });
  }

  /** Tells the others what was answered to a question of this instance. */
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

  forget(subject: string): void {
    this.#outsideRequests(() => void this.#attempt(forgetAnswer(this.#deps.db, subject)));
  }

  /** Without the database each instance asks for itself. */
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
