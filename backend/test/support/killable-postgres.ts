import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const SCRIPT = join(__dirname, '../../scripts/run-postgres.mjs');

interface ServerOptions {
  /** The URL of the server that it replicates by streaming. */
  readonly replicaOf?: string;
  /** Further settings, as `name=value`. */
  readonly settings?: readonly string[];
  /** Whether PgBouncer runs in front of it. */
  readonly pooled?: boolean;
}

/** A PostgreSQL server for one test, which can crash and restart. */
export class KillablePostgres {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
    /** The folder of its programs, including `psql`. */
    readonly binaries: string,
    /** The URL of its PgBouncer. */
    readonly pooledUrl: string | undefined,
  ) {}

  /** @returns the reason if there is none and it cannot be installed */
  static async start(options: ServerOptions = {}): Promise<KillablePostgres | { readonly unavailable: string }> {
    const child = fork(SCRIPT, [JSON.stringify(options)]);
    const [message] = (await once(child, 'message')) as [
      | { readonly url: string; readonly binaries: string; readonly pooledUrl?: string }
      | { readonly unavailable: string },
    ];
    if ('url' in message) return new KillablePostgres(child, message.url, message.binaries, message.pooledUrl);
    child.disconnect();
    return message;
  }

  /** Ends it like a crash. */
  kill(): Promise<void> {
    return this.#order('kill');
  }

  /** Restarts it with its data. */
  restart(): Promise<void> {
    return this.#order('restart');
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    await this.#order('stop');
    await ended;
  }

  async #order(order: 'kill' | 'restart' | 'stop'): Promise<void> {
    const done = once(this.child, 'message');
    this.child.send(order);
    await done;
  }
}
