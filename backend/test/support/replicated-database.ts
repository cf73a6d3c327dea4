import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../src/db/client';
import { openPostgres } from '../../src/db/postgres';
import { openReplica } from '../../src/db/replica';
import { KillablePostgres } from './killable-postgres';

const PATIENCE_MS = 50_000;
const LOOK_MS = 20;
/** PostgreSQL's code of a statement that conflicts with recovery. */
const SERIALIZATION_FAILURE = '40001';

/** Waits until a condition holds. */
export async function eventually(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (const until = Date.now() + PATIENCE_MS; !(await holds()); await sleep(LOOK_MS))
    if (Date.now() > until) throw new Error(`Not within ${PATIENCE_MS} ms: ${what}`);
}

interface Line {
  readonly level: 'info' | 'warn' | 'error';
  readonly event: string;
  readonly reason?: string;
}

async function startServer(options?: Parameters<typeof KillablePostgres.start>[0]): Promise<KillablePostgres> {
  const server = await KillablePostgres.start(options);
  if ('unavailable' in server) throw new Error(server.unavailable);
  return server;
}

/** With a pooler, the replica has one too. */
const isPooled = process.env.TEST_DATABASE_POOLER !== undefined;

/** A PostgreSQL server with a streaming replica, both for one test. */
export class ReplicatedDatabase {
  /** What the database has logged about its replica. */
  readonly logged: Line[] = [];
  readonly #onReplica: Database;
  /** Milliseconds by which the databases' clock is ahead. */
  #ahead = 0;

  private constructor(
    private readonly primary: KillablePostgres,
    private readonly standby: KillablePostgres,
  ) {
    this.#onReplica = openPostgres({ url: standby.url, max: 2 });
  }

  static async start(): Promise<ReplicatedDatabase> {
    const primary = await startServer({ settings: ['autovacuum=off'] });
    const database = openPostgres({ url: primary.url, max: 2 });
    await database.migrate();
    await database.close();
    // A read that conflicts with its recovery is cancelled at once.
    const standby = await startServer({
      replicaOf: primary.url,
      settings: ['max_standby_streaming_delay=0'],
      pooled: isPooled,
    });
    return new ReplicatedDatabase(primary, standby);
  }

  /** The database as in a backend, which checks its replica only when a test says so. */
  open({ url = this.replicaUrl, maxLagMs = 60_000, timeoutMs = 10_000 } = {}): Database {
    const record = (level: Line['level']) => (line: object) =>
      void this.logged.push({ level, ...(line as Omit<Line, 'level'>) });
    return openReplica(openPostgres({ url: this.primary.url, max: 10 }), {
      url,
      max: 10,
      prepares: !isPooled,
      maxLagMs,
      timeoutMs,
      log: { info: record('info'), warn: record('warn'), error: record('error') } as never,
      now: () => performance.now() + this.#ahead,
    });
  }

  get primaryUrl(): string {
    return this.primary.url;
  }

  get replicaUrl(): string {
    return this.standby.pooledUrl ?? this.standby.url;
  }

  passMs(ms: number): void {
    this.#ahead += ms;
  }

  /** Pauses the replica. */
  async pause(): Promise<void> {
    await this.#control('select pg_wal_replay_pause()');
    await eventually('replay is paused', async () => {
      const { rows } = await this.#control('select pg_get_wal_replay_pause_state() as state');
      return (rows[0] as { state: string }).state === 'paused';
    });
  }

  async resume(): Promise<void> {
    await this.#control('select pg_wal_replay_resume()');
  }

  /**
   * Executes a statement of this class. The replay that it resumes may cancel it, like any other statement that is
   * open on the replica. All these statements can be repeated.
   */
  async #control(text: string, values?: unknown[]): ReturnType<Database['execute']> {
    for (const until = Date.now() + PATIENCE_MS; ; await sleep(LOOK_MS))
      try {
        return await this.#onReplica.execute(text, values);
      } catch (error) {
        if ((error as { code?: string }).code !== SERIALIZATION_FAILURE || Date.now() > until) throw error;
      }
  }

  /** How many waiting statements on the replica contain `text`. */
  async running(text: string): Promise<number> {
    const { rows } = await this.#control(
      `select count(*)::int as running from pg_stat_activity where state = 'active' and pid <> pg_backend_pid() and query like $1`,
      [`%${text}%`],
    );
    return (rows[0] as { running: number }).running;
  }

  kill(): Promise<void> {
    return this.standby.kill();
  }

  restart(): Promise<void> {
    return this.standby.restart();
  }

  async stop(): Promise<void> {
    await this.#onReplica.close();
    await this.standby.stop();
    await this.primary.stop();
  }
}
