import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { EmailForward } from '@storefront/shared/domain';
import type { Logger } from 'pino';
import { forwards, type Forwards, type VisitorForward } from './forwards';

/** Milliseconds that the backend has to answer. */
const PATIENCE_MS = 5_000;
/** Milliseconds between two looks because of a name that nobody knows. */
const EAGER_MS = 500;

interface BookOptions {
  /** Where the backend gives out what is forwarded, and the key that it asks for. */
  readonly feed: string;
  readonly key: string;
  /** Keeps what was heard last, for a start while the backend is unavailable. */
  readonly file: string;
  readonly log: Logger;
}

/** Everything that is forwarded, as the backend last said; kept in a file, so that it is known while the backend is unavailable. */
export class ForwardsBook {
  readonly #options: BookOptions;
  #visitors = new Map<string, VisitorForward>();
  #mail = new Map<string, readonly EmailForward[]>();
  #tag: string | undefined;
  #isKnown = false;
  #isAway = false;
  #looking: Promise<void> | undefined;
  #lookedAt = 0;

  constructor(options: BookOptions) {
    this.#options = options;
  }

  /** Reads what was kept, where there is something. */
  async open(): Promise<void> {
    const text = await readFile(this.#options.file, 'utf8').catch(() => null);
    if (text === null) return;
    const kept = forwards.safeParse(JSON.parse(text));
    if (kept.success) this.#take(kept.data);
  }

  /** False until something was heard, now or at an earlier time: then nobody can say that a name is not forwarded. */
  get isKnown(): boolean {
    return this.#isKnown;
  }

  /** Names whose visitors are sent on. */
  get names(): readonly string[] {
    return [...this.#visitors.keys()];
  }

  readonly getForward = (name: string): VisitorForward | undefined => this.#visitors.get(name);

  /** The forwards of a name's mail; undefined where it has none. */
  readonly findMail = (name: string): readonly EmailForward[] | undefined => this.#mail.get(name);

  /** Asks the backend for what has changed; where it does not answer, everything stays as it was. */
  look(): Promise<void> {
    return (this.#looking ??= this.#ask().finally(() => {
      this.#looking = undefined;
      this.#lookedAt = Date.now();
    }));
  }

  /** As `look`, where the last one was not a moment ago: somebody asks for a name that may be new. */
  async lookSoon(): Promise<void> {
    if (this.#looking || Date.now() - this.#lookedAt > EAGER_MS) await this.look();
  }

  async #ask(): Promise<void> {
    const { feed, key, file, log } = this.#options;
    try {
      const answer = await fetch(feed, {
        headers: { authorization: `Bearer ${key}`, ...(this.#tag && { 'if-none-match': this.#tag }) },
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (answer.status === 304) return this.#heard();
      if (!answer.ok) throw new Error(`the backend responded with ${answer.status}; does it have the same SECRET_KEY?`);
      const read = forwards.parse(await answer.json());
      this.#take(read);
      this.#tag = answer.headers.get('etag') ?? undefined;
      this.#heard();
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

  #heard(): void {
    if (this.#isAway) this.#options.log.info({ event: 'forwarding.feed_recovered' }, 'Backend reachable again');
    this.#isAway = false;
  }

  #take({ visitors, mail }: Forwards): void {
    this.#visitors = new Map(visitors.map((forward) => [forward.name, forward]));
    this.#mail = new Map(mail.map(({ name, aliases }) => [name, aliases]));
    this.#isKnown = true;
  }
}
