import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const SCRIPT = join(__dirname, '../../scripts/run-postgres.mjs');

interface ServerOptions {
  /** The address of the server whose streaming replica it is. */
  readonly replicaOf?: string;
  /** Further settings, as `name=value`. */
  readonly settings?: readonly string[];
  /** Whether PgBouncer stands before it as well. */
  readonly pooled?: boolean;
}

/** A PostgreSQL server of a test's own, which can crash and come back. */
export class KillablePostgres {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
    /** The folder of its programs, `psql` among them. */
    readonly binaries: string,
    /** The address of the PgBouncer before it. */
    readonly pooledUrl: string | undefined,
  ) {}

  /** @returns the reason where there is none and none can be installed */
  static async start(options: ServerOptions = {}): Promise<KillablePostgres | { readonly unavailable: string }> {
    const child = fork(SCRIPT, [JSON.stringify(options)]);
    const [said] = (await once(child, 'message')) as [
      | { readonly url: string; readonly binaries: string; readonly pooledUrl?: string }
      | { readonly unavailable: string },
    ];
    if ('url' in said) return new KillablePostgres(child, said.url, said.binaries, said.pooledUrl);
    child.disconnect();
    return said;
  }

  /** Ends it as a crash does. */
  kill(): Promise<void> {
    return this.#order('kill');
  }

  /** Starts it on what it has kept. */
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
