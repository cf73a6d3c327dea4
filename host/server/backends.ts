/** Milliseconds between two checks of each backend, and the timeout of a check. */
const POLL_MS = 500;
const TIMEOUT_MS = 1_000;

/** Requests a path from any backend that responds. */
export type AskBackend = (path: string, init?: RequestInit) => Promise<Response>;

/**
 * The backends of the gateway, used in turn. One that is down or not ready is skipped until it is ready again, unless all are. A single
 * backend is not checked, because there is no alternative.
 */
export class Backends {
  readonly #origins: readonly string[];
  readonly #changed: (origin: string, isReady: boolean, why: unknown) => void;
  readonly #down = new Set<string>();
  readonly #timer: NodeJS.Timeout | undefined;
  #turn = 0;

  /** @param changed called for each backend that is skipped from now on, or is used again */
  constructor(origins: readonly string[], changed: (origin: string, isReady: boolean, why: unknown) => void) {
    this.#origins = origins;
    this.#changed = changed;
    if (origins.length > 1)
      this.#timer = setInterval(() => origins.forEach((origin) => void this.#check(origin)), POLL_MS).unref();
  }

  get first(): string {
    return this.#origins[0] ?? '';
  }

  get count(): number {
    return this.#origins.length;
  }

  /** Returns the origin for the next attempt of a request; undefined if all have been tried. */
  pick(tried: ReadonlySet<string> = new Set()): string | undefined {
    const left = this.#origins.filter((origin) => !tried.has(origin));
    const ready = left.filter((origin) => !this.#down.has(origin));
    const choice = ready.length > 0 ? ready : left;
    this.#turn += 1;
    return choice[this.#turn % Math.max(1, choice.length)];
  }

  /** Records that a backend did not respond; requests skip it until the next successful check. */
  failed(origin: string, why: unknown): void {
    if (this.#origins.length > 1) this.#mark(origin, false, why);
  }

  /** For the gateway's own reads: tries the next backend if one does not respond or is not able to. */
  readonly ask: AskBackend = async (path, init) => {
    const tried = new Set<string>();
    for (;;) {
      const origin = this.pick(tried) ?? '';
      tried.add(origin);
      const isLast = tried.size >= this.#origins.length;
      try {
        const answer = await fetch(origin + path, init);
        if (answer.status !== 503 || isLast) return answer;
        await answer.body?.cancel();
      } catch (error) {
        if (init?.signal?.aborted) throw error;
        this.failed(origin, error);
        if (isLast) throw error;
      }
    }
  };

  end(): void {
    clearInterval(this.#timer);
  }

  async #check(origin: string): Promise<void> {
    try {
      const { status, ok } = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      this.#mark(origin, ok, ok ? undefined : `answered ${status}`);
    } catch (error) {
      this.#mark(origin, false, error);
    }
  }

  #mark(origin: string, isReady: boolean, why: unknown): void {
    if (this.#down.has(origin) === !isReady) return;
    if (isReady) this.#down.delete(origin);
    else this.#down.add(origin);
    this.#changed(origin, isReady, why);
  }
}
