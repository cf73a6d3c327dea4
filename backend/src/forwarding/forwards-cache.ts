import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { EmailForward } from '@storefront/shared/domain';
import type { Logger } from 'pino';
import { forwards, type Forwards, type VisitorForward } from './forwards';

const TIMEOUT_MS = 5_000;
/** Minimum interval in milliseconds between refreshes caused by unknown domains. */
const EAGER_MS = 500;

interface CacheOptions {
  /** URL of the backend's forwarding data, and its key. */
  readonly feed: string;
  readonly key: string;
  /** Stores the last data, for a start while the backend is unavailable. */
  readonly file: string;
  readonly log: Logger;
}

/** All forwarding data from the backend, also stored in a file, so that it is available without the backend. */
export class ForwardsCache {
  readonly #options: CacheOptions;
  #visitors = new Map<string, VisitorForward>();
  #mail = new Map<string, readonly EmailForward[]>();
  #tag: string | undefined;
  #isKnown = false;
  #isAway = false;
  #refreshing: Promise<void> | undefined;
  #refreshedAt = 0;

  constructor(options: CacheOptions) {
    this.#options = options;
  }

  async open(): Promise<void> {
    const text = await readFile(this.#options.file, 'utf8').catch(() => null);
    if (text === null) return;
    const stored = forwards.safeParse(JSON.parse(text));
    if (stored.success) this.#take(stored.data);
  }

  /** False until the data was loaded at least once: before that, an unknown domain may still be forwarded. */
  get isKnown(): boolean {
    return this.#isKnown;
  }

  get names(): readonly string[] {
    return [...this.#visitors.keys()];
  }

  readonly getForward = (name: string): VisitorForward | undefined => this.#visitors.get(name);

  readonly findMail = (name: string): readonly EmailForward[] | undefined => this.#mail.get(name);

  /** Fetches changes from the backend; if it does not respond, the data stays as it is. */
  refresh(): Promise<void> {
    return (this.#refreshing ??= this.#ask().finally(() => {
      this.#refreshing = undefined;
      this.#refreshedAt = Date.now();
    }));
  }

  /** Like `look`, unless the last refresh was a moment ago; for requests for a possibly new domain. */
  async refreshSoon(): Promise<void> {
    if (this.#refreshing || Date.now() - this.#refreshedAt > EAGER_MS) await this.refresh();
  }

  async #ask(): Promise<void> {
    const { feed, key, file, log } = this.#options;
    try {
      const answer = await fetch(feed, {
        headers: { authorization: `Bearer ${key}`, ...(this.#tag && { 'if-none-match': this.#tag }) },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (answer.status === 304) return this.#recordAnswer();
      if (!answer.ok) throw new Error(`the backend responded with ${answer.status}; does it have the same SECRET_KEY?`);
      const read = forwards.parse(await answer.json());
      this.#take(read);
      this.#tag = answer.headers.get('etag') ?? undefined;
      this.#recordAnswer();
      await mkdir(dirname(file), { recursive: true });
      await writeFile(`${file}.new`, JSON.stringify(read), { mode: 0o600 });
      await rename(`${file}.new`, file);
    } catch (error) {
      if (!this.#isAway)
        log.warn(
          { event: 'forwarding.feed_unavailable', err: error },
          'Cannot fetch forwarding rules from the backend; keeping the last known ones',
        );
      this.#isAway = true;
    }
  }

  #recordAnswer(): void {
    if (this.#isAway) this.#options.log.info({ event: 'forwarding.feed_recovered' }, 'Backend reachable again');
    this.#isAway = false;
  }

  #take({ visitors, mail }: Forwards): void {
    this.#visitors = new Map(visitors.map((forward) => [forward.name, forward]));
    this.#mail = new Map(mail.map(({ name, aliases }) => [name, aliases]));
    this.#isKnown = true;
  }
}
