/** Milliseconds between two checks of each backend, and the time limit of one. */
const LOOK_MS = 500;
const PATIENCE_MS = 1_000;

/** Reads something of the backend, whichever answers. */
export type AskBackend = (path: string, init?: RequestInit) => Promise<Response>;

/**
 * The backends that the gateway knows. They take turns; one that is down or not ready is passed over until it is ready again, unless all
 * are. A single one is not looked at: there is nowhere else to go.
 */
export class Backends {
  readonly #origins: readonly string[];
  readonly #changed: (origin: string, isReady: boolean, why: unknown) => void;
  readonly #down = new Set<string>();
  readonly #looking: NodeJS.Timeout | undefined;
  #turn = 0;

  /** @param changed called for each backend that is skipped from now on, or no longer */
  constructor(origins: readonly string[], changed: (origin: string, isReady: boolean, why: unknown) => void) {
    this.#origins = origins;
    this.#changed = changed;
    if (origins.length > 1)
      this.#looking = setInterval(() => origins.forEach((origin) => void this.#look(origin)), LOOK_MS).unref();
  }

  get first(): string {
    return this.#origins[0] ?? '';
  }

  get count(): number {
    return this.#origins.length;
  }

  /** The origin for the next try of a request; undefined when all were tried. */
  pick(tried: ReadonlySet<string> = new Set()): string | undefined {
    const left = this.#origins.filter((origin) => !tried.has(origin));
    const ready = left.filter((origin) => !this.#down.has(origin));
    const choice = ready.length > 0 ? ready : left;
    this.#turn += 1;
    return choice[this.#turn % Math.max(1, choice.length)];
  }

  /** A backend did not answer a request: the next ones go elsewhere until it has been looked at. */
  failed(origin: string, why: unknown): void {
    if (this.#origins.length > 1) this.#mark(origin, false, why);
  }

  /** For reads of the gateway itself: asks the next backend where one does not answer or is not able to. */
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
    clearInterval(this.#looking);
  }

  async #look(origin: string): Promise<void> {
    try {
      const { status, ok } = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(PATIENCE_MS) });
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
