import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { untraced, type Tracing } from '@storefront/shared/tracing';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Db } from './client';
import { lockDataFolder } from './data-folder-lock';
import { buildAlone, listPending, MIGRATIONS_TABLE, PREPARE_TABLE, readMigrations } from './migration-files';
import * as schema from './schema';
import { countingLogger, countStatement } from './statement-counter';
import { traceStatement } from './statement-spans';
import { markTransaction, refuseInsideTransaction, type RawExecute } from './transaction-guard';

interface PgliteOptions {
  /** The data folder; in memory if absent. */
  folder?: string;
  /** A dump to start from instead of an empty cluster. */
  template?: Blob;
  tracing?: Tracing | undefined;
}

const rawOn =
  (client: PGlite): RawExecute =>
  async (text, values) => {
    countStatement(text);
    if (!values?.length) {
      const results = await client.exec(text);
      const last = results.filter((result) => result.fields.length || result.affectedRows).at(-1);
      return { rows: last?.rows ?? [], rowCount: last?.affectedRows ?? 0 };
    }
    const result = await client.query(text, values);
    return { rows: result.rows, rowCount: result.affectedRows ?? result.rows.length };
  };

const traceTransaction = (tx: Transaction, tracing: Tracing): Transaction =>
  new Proxy(tx, {
    get(target, property) {
      if (property === 'query') {
        return (...args: Parameters<Transaction['query']>) =>
          traceStatement(tracing, args[0], () => target.query(...args));
      }
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });

/** Wraps the client for drizzle, so that the root is rejected inside a transaction. */
function guardClient(lite: PGlite, tracing: Tracing): PGlite {
  return new Proxy(lite, {
    get(target, property) {
      if (property === 'query' || property === 'exec') {
        return (...args: Parameters<PGlite['query']>) => {
          refuseInsideTransaction();
          const run = async () => (property === 'query' ? target.query(...args) : target.exec(args[0]));
          return tracing.isOn ? traceStatement<unknown>(tracing, args[0], run) : run();
        };
      }
      if (property === 'transaction' && tracing.isOn) {
        return <T>(work: (tx: Transaction) => Promise<T>) =>
          target.transaction((tx) => work(traceTransaction(tx, tracing)));
      }
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

export interface EmbeddedDatabase extends Database {
  readonly driver: 'pglite';
  /** Dumps the whole cluster, compressed, to start others from. */
  dump(): Promise<Blob>;
}

/**
 * PGlite writes to its whole buffer cache at each start. With PostgreSQL's default of 128 MB, that took a third of the CPU time of opening a
 * database and half of the memory.
 */
const BUFFER_CACHE = ['-c', 'shared_buffers=32MB'];

/** Opens PostgreSQL inside this process and locks its data folder. Writes do not survive a power failure, because PGlite does not fsync. */
export async function openPglite({ folder, template, tracing = untraced }: PgliteOptions): Promise<EmbeddedDatabase> {
  let unlock = () => {};
  let dataDir: string | undefined;
  if (folder) {
    mkdirSync(folder, { recursive: true });
    unlock = lockDataFolder(folder);
    dataDir = join(folder, 'db');
  }
  let lite: PGlite;
  try {
    lite = await PGlite.create({
      dataDir,
      loadDataDir: template,
      startParams: [...PGlite.defaultStartParams, ...BUFFER_CACHE],
    });
  } catch (error) {
    unlock();
    throw error;
  }
  const orm = drizzle({ client: guardClient(lite, tracing), schema, logger: countingLogger });
  const transaction = orm.transaction.bind(orm);
  orm.transaction = (work, options) => {
    refuseInsideTransaction();
    return markTransaction(() => transaction(work, options));
  };
  const root = rawOn(lite);

  return {
    driver: 'pglite',
    orm: orm as unknown as Db,
    reads: { open: async () => orm as unknown as Db },
    execute: (text, values) => {
      refuseInsideTransaction();
      return root(text, values);
    },
    async migrate() {
      await orm.transaction(async (tx) => {
        const run = (text: string) => tx.execute(sql.raw(text));
        for (const statement of PREPARE_TABLE.split(';')) await run(statement);
        const { rows } = await run(`select max(created_at) as newest from ${MIGRATIONS_TABLE}`);
        const pending = listPending(readMigrations(), (rows[0] as { newest: string | null } | undefined)?.newest);
        for (const { hash, folderMillis, sql: statements } of pending.map(buildAlone)) {
          for (const statement of statements) await run(statement);
          await run(`insert into ${MIGRATIONS_TABLE} (hash, created_at) values ('${hash}', ${folderMillis})`);
        }
      });
    },
    dump: async () => new Blob([await lite.dumpDataDir('gzip')]),
    close: async () => {
      await lite.close();
      unlock();
    },
  };
}
