import type { Logger } from 'pino';
import type { NameState, Registrar } from '../../ports/registrar';
import type { SoldName } from '../../core/catalog/catalog';
import type { Clock } from '../../core/clock';
import type { Deps } from '../../deps';
import type { PremiumPrices } from '../../core/premium-prices';
import { SharedAnswers, type SharedAnswer } from './shared-answers';

/** Milliseconds that a price waits for registries to report premium domains. */
export const REGISTRY_WAIT_MS = 2_500;

/** Milliseconds for which a registry's answer is used without asking again. */
const FRESH_MS = 60_000;
/** Milliseconds until an answer is checked again in the database: the delay with which an order at another instance shows here. */
const SURE_MS = 5_000;
/** Milliseconds that a caller waits for answers of other instances, and after which an instance queries registries without them. */
const LOOK_UP_MS = 50;
const CLAIM_MS = 1_000;
/** Milliseconds after which a queried registry counts as unavailable, whatever the adapter is still waiting for. */
const MAX_ASK_MS = 8_000;
/** Maximum number of entries per map; the oldest are dropped first. */
const MAX_KEPT = 50_000;
const SUGGESTIONS = 24;

export interface SuggestionQuery {
  readonly label: string;
  /** Only these TLDs; null for all. */
  readonly tlds: readonly string[] | null;
}

interface CacheEntry<Answer> {
  readonly answer: Answer;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** When this instance last read it from the database; equals `at` for its own answers. */
  readonly readAt: number;
}

/** Recent registry answers, valid for a minute, with one query for all concurrent callers. Orders query the registrar directly. */
export class AvailabilityCache {
  readonly #registrar: Registrar;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #names = new Map<string, CacheEntry<NameState>>();
  readonly #suggestions = new Map<string, CacheEntry<readonly NameState[] | null>>();
  readonly #premiums = new Map<string, CacheEntry<PremiumPrices | null>>();
  readonly #asking = new Set<string>();
  /** Answers shared between instances; absent if there is only one. */
  readonly #shared: SharedAnswers | undefined;
  readonly #waiting = new Map<string, Set<(subject: string) => void>>();

  constructor(
    deps: Pick<Deps, 'registrar' | 'clock' | 'log' | 'db'> & { readonly database: Pick<Deps['database'], 'driver'> },
  ) {
    this.#registrar = deps.registrar;
    this.#clock = deps.clock;
    this.#log = deps.log;
    // The embedded database serves a single process.
    this.#shared =
      deps.database.driver === 'postgres'
        ? new SharedAnswers(deps, { freshMs: FRESH_MS, openMs: MAX_ASK_MS })
        : undefined;
  }

  /** Returns the cached state of a domain: a fresh answer, or a failure that is not older than `since` (milliseconds since the epoch). */
  find(name: string, since: number): NameState | undefined {
    const entry = this.#names.get(name);
    if (!entry) return undefined;
    return this.#holds(entry, entry.answer.status === 'unknown', since) ? entry.answer : undefined;
  }

  /** Returns suggestions by the same rule; null if the registrar did not respond. */
  findSuggestions(query: SuggestionQuery, since: number): readonly NameState[] | null | undefined {
    const entry = this.#suggestions.get(suggestionSubject(query));
    if (!entry) return undefined;
    return this.#holds(entry, entry.answer === null, since) ? entry.answer : undefined;
  }

  #holds({ at, readAt }: CacheEntry<unknown>, isSilent: boolean, since: number): boolean {
    if (isSilent) return at >= since;
    const now = this.#now();
    // Within one search nothing is read again, or it would become pending again.
    return at > now - FRESH_MS && (!this.#shared || readAt > now - SURE_MS || readAt >= since);
  }

  /** Queries domains that are neither cached nor being queried. Resolves once the answers of other instances are loaded. */
  async ask(names: readonly SoldName[], since: number): Promise<void> {
    const missing = new Map<string, SoldName>();
    for (const name of names)
      if (!this.#asking.has(name.domain) && this.find(name.domain, since) === undefined) missing.set(name.domain, name);
    if (missing.size === 0) return;
    await this.#askOnce([...missing.keys()], since, {
      ask: (subjects, answered) => this.#askRegistries(missing, subjects, answered),
      keep: ({ subject, answer, at }) => this.#keepState(subject, answer as NameState, at),
      silence: (subject) => this.#keepState(subject, silence(subject), this.#now()),
    });
  }

  /** Like `ask`, for suggestions. */
  async askSuggestions(query: SuggestionQuery, since: number): Promise<void> {
    const subject = suggestionSubject(query);
    if (this.#asking.has(subject) || this.findSuggestions(query, since) !== undefined) return;
    await this.#askOnce([subject], since, {
      ask: (_subjects, answered) => this.#askForSuggestions(query, answered),
      keep: ({ answer, at }) => this.#keepSuggestions(subject, answer as readonly NameState[] | null, at),
      silence: () => this.#keepSuggestions(subject, null, this.#now()),
    });
  }

  /** Loads what other instances have or are querying, and queries the rest. */
  async #askOnce(subjects: readonly string[], since: number, question: Question): Promise<void> {
    for (const subject of subjects) this.#asking.add(subject);
    const shared = this.#shared;
    if (!shared) {
      question.ask(subjects, () => undefined);
      return;
    }
    const claimed = within(shared.claim(subjects, since), CLAIM_MS)
      .then(({ mine, askedAt, known, theirs }) => {
        for (const answer of known) question.keep(answer);
        if (mine.length > 0)
          question.ask(mine, (subject, answer, isSilent) => shared.tell(subject, askedAt, answer, isSilent));
        if (theirs.length > 0)
          void shared.follow(theirs, question.keep).then(
            (silent) => silent.forEach(question.silence),
            () => theirs.forEach(question.silence),
          );
      })
      .catch((error: unknown) => {
        this.#log.warn(
          { event: 'availability.not_shared', err: error },
          'Cannot share registry answers with other instances',
        );
        question.ask(subjects, () => undefined);
      });
    await within(claimed, LOOK_UP_MS).catch(() => undefined);
  }

  #askRegistries(names: ReadonlyMap<string, SoldName>, subjects: readonly string[], answered: RecordAnswer): void {
    const silent = new Set(subjects);
    const record = (state: NameState): void => {
      silent.delete(state.name);
      this.#keepState(state.name, state, this.#now());
      answered(state.name, state, state.status === 'unknown');
    };
    const subjectNames = subjects.flatMap((subject) => names.get(subject) ?? []);
    void this.#registrar
      .check(subjectNames, record, { signal: AbortSignal.timeout(MAX_ASK_MS) })
      .catch((error: unknown) =>
        this.#log.error({ event: 'availability.lookup_failed', err: error }, 'Availability lookup failed'),
      )
      .then(() => {
        for (const name of [...silent]) record(silence(name));
      });
  }

  #askForSuggestions(wish: SuggestionQuery, answered: RecordAnswer): void {
    const subject = suggestionSubject(wish);
    void this.#registrar
      .suggest(wish.label, SUGGESTIONS, {
        signal: AbortSignal.timeout(MAX_ASK_MS),
        ...(wish.tlds && { tlds: wish.tlds }),
      })
      .catch((error: unknown) => {
        this.#log.error({ event: 'availability.suggestions_failed', err: error }, 'Suggestions lookup failed');
        return null;
      })
      .then((states) => {
        this.#keepSuggestions(subject, states, this.#now());
        answered(subject, states, states === null);
      });
  }

  #keepState(subject: string, state: NameState, at: number): void {
    this.#asking.delete(subject);
    keep(this.#names, subject, { answer: state, at, readAt: this.#now() });
    this.#notify(subject);
  }

  #keepSuggestions(subject: string, states: readonly NameState[] | null, at: number): void {
    this.#asking.delete(subject);
    const readAt = this.#now();
    keep(this.#suggestions, subject, { answer: states, at, readAt });
    for (const state of states ?? []) keep(this.#names, state.name, { answer: state, at, readAt });
    this.#notify(subject);
  }

  /** Resolves when one of the domains or the suggestions is answered, at the latest after `ms`. */
  async waitForAnswer(names: readonly SoldName[], query: SuggestionQuery | null, ms: number): Promise<void> {
    const subjects: string[] = names.map(({ domain }) => domain);
    if (query) subjects.push(suggestionSubject(query));
    await this.#until((enough) => this.#listen(subjects, enough), ms);
  }

  /** Waits up to `ms` until all domains are answered; the result leaves out those that are not. */
  async getStates(names: readonly SoldName[], ms: number): Promise<Map<string, NameState>> {
    const since = this.#now();
    await this.ask(names, since);
    const domainNames = [...new Set<string>(names.map(({ domain }) => domain))];
    const open = new Set(domainNames.filter((name) => this.find(name, since) === undefined));
    // Each domain is tracked once: scanning all of them on every answer would be quadratic, a million checks for a cart of a thousand.
    const allAnswered = (enough: () => void) =>
      this.#listen([...open], (name) => {
        open.delete(name);
        if (open.size === 0) enough();
      });
    if (open.size > 0) await this.#until(allAnswered, ms);
    return new Map(
      domainNames.flatMap((name) => {
        const state = this.find(name, since);
        return state ? [[name, state] as const] : [];
      }),
    );
  }

  /** Calls back for each subject that is answered. @returns a function that stops it */
  #listen(subjects: readonly string[], listener: (subject: string) => void): () => void {
    for (const subject of subjects) {
      const others = this.#waiting.get(subject);
      if (others) others.add(listener);
      else this.#waiting.set(subject, new Set([listener]));
    }
    return () => {
      for (const subject of subjects) {
        const waiting = this.#waiting.get(subject);
        waiting?.delete(listener);
        if (waiting?.size === 0) this.#waiting.delete(subject);
      }
    };
  }

  /** Listens until `enough` is called, at the latest for `ms`. */
  async #until(listen: (enough: () => void) => () => void, ms: number): Promise<void> {
    if (ms <= 0) return;
    await new Promise<void>((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        stop();
        resolve();
      };
      const timer = setTimeout(end, ms);
      const stop = listen(end);
    });
  }

  /** Returns the premium prices of renewals and transfers; null is the list price. Leaves out registries that miss the timeout. */
  async findPremiums(names: Iterable<string>, ms: number): Promise<Map<string, PremiumPrices | null>> {
    const premiums = new Map<string, PremiumPrices | null>();
    const ask = async (name: string): Promise<void> => {
      const entry = this.#premiums.get(name);
      if (entry && entry.at > this.#now() - FRESH_MS) {
        premiums.set(name, entry.answer);
        return;
      }
      const answer = await this.#registrar.premiumPrice(name);
      if (answer === 'unknown') return;
      keep(this.#premiums, name, { answer, ...this.#justNow() });
      premiums.set(name, answer);
    };
    const uniqueNames = [...new Set(names)];
    if (uniqueNames.length === 0) return premiums;
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
    await Promise.race([Promise.all(uniqueNames.map(ask)), deadline]);
    clearTimeout(timer);
    return new Map(premiums);
  }

  /** Deletes the answers for domains that were just ordered here. */
  forget(names: readonly string[]): void {
    for (const name of names) this.#names.delete(name);
    this.#shared?.forget(names);
  }

  #notify(subject: string): void {
    for (const listener of [...(this.#waiting.get(subject) ?? [])]) listener(subject);
  }

  #justNow(): Pick<CacheEntry<unknown>, 'at' | 'readAt'> {
    const at = this.#now();
    return { at, readAt: at };
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}

/** Shares an answer with the other instances. */
type RecordAnswer = (subject: string, answer: unknown, isSilent: boolean) => void;

/** How one kind of subject is queried and its answers are stored. */
interface Question {
  readonly ask: (subjects: readonly string[], answered: RecordAnswer) => void;
  readonly keep: (answer: SharedAnswer) => void;
  readonly silence: (subject: string) => void;
}

const silence = (name: string): NameState => ({ name, status: 'unknown', cause: 'timeout waiting for the response' });

/** @throws if it takes longer */
async function within<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Took longer than ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Shares a key space with domains, which contain no spaces. */
const suggestionSubject = ({ label, tlds }: SuggestionQuery): string =>
  `suggestions ${label} ${tlds?.join(' ') ?? '*'}`;

function keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  if (map.size <= MAX_KEPT) return;
  const [oldest] = map.keys();
  if (oldest !== undefined) map.delete(oldest);
}
