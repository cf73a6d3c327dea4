import type { Logger } from 'pino';
import type { NameState, Registrar } from '../../adapters/registrar/registrar';
import type { Clock } from '../../clock/clock';
import type { Deps } from '../../deps';
import type { PremiumPrices } from '../prices/price-engine';

/** Milliseconds that an answer of a registry is taken for true without asking again. */
const FRESH_MS = 60_000;
/** Milliseconds after which a registry that was asked counts as silent, whatever the adapter still waits for. */
const LONGEST_ASK_MS = 8_000;
/** Names and words kept at most; the oldest go first. */
const MOST_KEPT = 50_000;
/** Names in one list of suggestions. */
const SUGGESTIONS = 24;

/** What suggestions are wanted for. */
export interface SuggestionWish {
  readonly label: string;
  /** Only under these TLDs; null is all of them. */
  readonly tlds: readonly string[] | null;
}

interface Heard<Answer> {
  readonly answer: Answer;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/**
 * What registries have said lately. Names are asked for once however many callers wait for them, and an answer serves everyone
 * for a minute. An order asks the registrar itself.
 */
export class NameStates {
  readonly #registrar: Registrar;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #names = new Map<string, Heard<NameState>>();
  readonly #suggestions = new Map<string, Heard<readonly NameState[] | null>>();
  readonly #premiums = new Map<string, Heard<PremiumPrices | null>>();
  readonly #asking = new Set<string>();
  /** Who waits for news of what. */
  readonly #waiting = new Map<string, Set<(subject: string) => void>>();

  constructor({ registrar, clock, log }: Pick<Deps, 'registrar' | 'clock' | 'log'>) {
    this.#registrar = registrar;
    this.#clock = clock;
    this.#log = log;
  }

  /** What is known of a name: a fresh answer, or a silence that came after `since` (milliseconds since the epoch). */
  known(name: string, since: number): NameState | undefined {
    const heard = this.#names.get(name);
    if (!heard) return undefined;
    const holds = heard.answer.status === 'unknown' ? heard.at >= since : heard.at > this.#now() - FRESH_MS;
    return holds ? heard.answer : undefined;
  }

  /** Suggestions under the same rule; null is a registrar that did not answer. */
  knownSuggestions(wish: SuggestionWish, since: number): readonly NameState[] | null | undefined {
    const heard = this.#suggestions.get(suggestionSubject(wish));
    if (!heard) return undefined;
    const holds = heard.answer === null ? heard.at >= since : heard.at > this.#now() - FRESH_MS;
    return holds ? heard.answer : undefined;
  }

  /** Asks about the names that nothing is known of and that nobody is asking about already. Returns at once. */
  ask(names: readonly string[], since: number): void {
    const missing = names.filter((name) => !this.#asking.has(name) && this.known(name, since) === undefined);
    if (missing.length === 0) return;
    const silent = new Set(missing);
    for (const name of missing) this.#asking.add(name);
    const hear = (state: NameState): void => {
      silent.delete(state.name);
      this.#asking.delete(state.name);
      keep(this.#names, state.name, { answer: state, at: this.#now() });
      this.#tell(state.name);
    };
    void this.#registrar
      .check(missing, hear, { signal: AbortSignal.timeout(LONGEST_ASK_MS) })
      .catch((error: unknown) =>
        this.#log.error({ event: 'availability.lookup_failed', err: error }, 'Availability lookup failed'),
      )
      .then(() => {
        for (const name of [...silent]) hear({ name, status: 'unknown', cause: 'timeout waiting for the response' });
      });
  }

  /** Asks for suggestions, as `ask` does for names. */
  askSuggestions(wish: SuggestionWish, since: number): void {
    const subject = suggestionSubject(wish);
    if (this.#asking.has(subject) || this.knownSuggestions(wish, since) !== undefined) return;
    this.#asking.add(subject);
    void this.#registrar
      .suggest(wish.label, SUGGESTIONS, {
        signal: AbortSignal.timeout(LONGEST_ASK_MS),
        ...(wish.tlds && { tlds: wish.tlds }),
      })
      .catch((error: unknown) => {
        this.#log.error({ event: 'availability.suggestions_failed', err: error }, 'Suggestions lookup failed');
        return null;
      })
      .then((states) => {
        this.#asking.delete(subject);
        keep(this.#suggestions, subject, { answer: states, at: this.#now() });
        for (const state of states ?? []) keep(this.#names, state.name, { answer: state, at: this.#now() });
        this.#tell(subject);
      });
  }

  /** Resolves when one of the names, or the suggestions, has been heard of; at the latest after `ms`. */
  async news(names: readonly string[], wish: SuggestionWish | null, ms: number): Promise<void> {
    await this.#until(
      (enough) => this.#listen(wish === null ? names : [...names, suggestionSubject(wish)], enough),
      ms,
    );
  }

  /** Waits until all names are known, at the latest for `ms`; names without an answer are missing in what it gives. */
  async statesOf(names: Iterable<string>, ms: number): Promise<Map<string, NameState>> {
    const asked = [...new Set(names)];
    const since = this.#now();
    this.ask(asked, since);
    const open = new Set(asked.filter((name) => this.known(name, since) === undefined));
    // Each name is waited for once: to look at all of them at every answer would be a million looks for a cart of a thousand.
    const allKnown = (enough: () => void) =>
      this.#listen([...open], (name) => {
        open.delete(name);
        if (open.size === 0) enough();
      });
    if (open.size > 0) await this.#until(allKnown, ms);
    return new Map(
      asked.flatMap((name) => {
        const state = this.known(name, since);
        return state ? [[name, state] as const] : [];
      }),
    );
  }

  /** Calls back with each of the subjects that is heard of. @returns how to stop */
  #listen(subjects: readonly string[], hear: (subject: string) => void): () => void {
    for (const subject of subjects) {
      const others = this.#waiting.get(subject);
      if (others) others.add(hear);
      else this.#waiting.set(subject, new Set([hear]));
    }
    return () => {
      for (const subject of subjects) {
        const waiting = this.#waiting.get(subject);
        waiting?.delete(hear);
        if (waiting?.size === 0) this.#waiting.delete(subject);
      }
    };
  }

  /** Listens until it is enough, at the latest for `ms`. */
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

  /**
   * What registries ask for names that are renewed or brought in; null is the list price. Names whose registry does not answer
   * within `ms` are missing.
   */
  async premiumsOf(names: Iterable<string>, ms: number): Promise<Map<string, PremiumPrices | null>> {
    const premiums = new Map<string, PremiumPrices | null>();
    const ask = async (name: string): Promise<void> => {
      const heard = this.#premiums.get(name);
      if (heard && heard.at > this.#now() - FRESH_MS) {
        premiums.set(name, heard.answer);
        return;
      }
      const answer = await this.#registrar.premiumPrice(name);
      if (answer === 'unknown') return;
      keep(this.#premiums, name, { answer, at: this.#now() });
      premiums.set(name, answer);
    };
    const asked = [...new Set(names)];
    if (asked.length === 0) return premiums;
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
    await Promise.race([Promise.all(asked.map(ask)), deadline]);
    clearTimeout(timer);
    return new Map(premiums);
  }

  /** What was said of a name is not true any more: it was just registered here. */
  forget(name: string): void {
    this.#names.delete(name);
  }

  #tell(subject: string): void {
    for (const hear of [...(this.#waiting.get(subject) ?? [])]) hear(subject);
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}

/** Suggestions share the book of questions with names; no name has a space in it. */
const suggestionSubject = ({ label, tlds }: SuggestionWish): string => `suggestions ${label} ${tlds?.join(' ') ?? '*'}`;

/** Keeps a value as the newest; beyond the limit the oldest go. */
function keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  if (map.size <= MOST_KEPT) return;
  const [oldest] = map.keys();
  if (oldest !== undefined) map.delete(oldest);
}
