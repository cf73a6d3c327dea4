import { createHash, randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Tracing } from '@storefront/shared/tracing';
import { Client } from 'pg';
import type { Database } from '../../src/db/client';
import { migrationsFolder } from '../../src/db/migrations-folder';
import { openPglite } from '../../src/db/pglite';
import { openPostgres } from '../../src/db/postgres';
import { answerInAnyOrder } from './any-order';

const CACHE = join(__dirname, '../../.cache');
/** PostgreSQL limits names to 63 bytes. */
const TEMPLATE_PREFIX = 'storefront_template_';

if (process.env.TEST_DATABASE_URL) answerInAnyOrder();

/**
 * Opens an empty shop's database: PGlite in memory, or a database of its own on the server of `TEST_DATABASE_URL`, through
 * `TEST_DATABASE_POOLER` if set.
 */
export async function openTestDatabase(tracing?: Tracing): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? openServerCopy(server, tracing) : openPglite({ template: await pgliteTemplate(), tracing });
}

/** Changes with anything that the template depends on. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const folder = migrationsFolder();
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort())
    hash.update(readFileSync(join(folder, file)));
  hash.update(readFileSync(join(__dirname, '../../node_modules/@electric-sql/pglite/package.json')));
  return hash.digest('hex').slice(0, 16);
}

/** Creates an empty shop's embedded database in the data folder of a process that is started later. */
export async function layEmptyDatabase(folder: string): Promise<void> {
  const cluster = join(CACHE, `cluster-${fingerprint()}`);
  if (!existsSync(cluster)) {
    mkdirSync(CACHE, { recursive: true });
    // Several workers may create it at once: the first rename wins.
    const own = mkdtempSync(`${cluster}.`);
    const database = await openPglite({ folder: own, template: await pgliteTemplate() });
    await database.close();
    try {
      renameSync(join(own, 'db'), cluster);
    } catch (error) {
      if (!existsSync(cluster)) throw error;
    }
    rmSync(own, { recursive: true, force: true });
  }
  cpSync(cluster, join(folder, 'db'), { recursive: true });
}

/** A dump of a migrated cluster: initdb and the migrations take seconds, loading the dump a fraction of one. */
async function pgliteTemplate(): Promise<Blob> {
  const file = join(CACHE, `pglite-${fingerprint()}.tar.gz`);
  if (!existsSync(file)) {
    const database = await openPglite({});
    await database.migrate();
    const dump = await database.dump();
    await database.close();
    mkdirSync(CACHE, { recursive: true });
    // Several workers may create it at once: each writes its own and the last rename wins.
    const own = `${file}.${process.pid}`;
    writeFileSync(own, Buffer.from(await dump.arrayBuffer()));
    renameSync(own, file);
  }
  return new Blob([readFileSync(file)]);
}

async function onServer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const inDatabase = (server: string, name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href;

async function openServerCopy(server: string, tracing: Tracing | undefined): Promise<Database> {
  const template = TEMPLATE_PREFIX + fingerprint();
  const name = `storefront_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, async (client) => {
    // Workers take turns: one creates the template, the others reuse it.
    await client.query('select pg_advisory_lock(4711)');
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (!rowCount) {
      const unfinished = `${template}_new`;
      await client.query(`drop database if exists ${unfinished}`);
      await client.query(`create database ${unfinished}`);
      const database = openPostgres({ url: inDatabase(server, unfinished), max: 2 });
      await database.migrate();
      await database.close();
      await client.query(`alter database ${unfinished} rename to ${template}`);
    }
    await client.query(`create database ${name} template ${template}`);
  });
  const pooler = process.env.TEST_DATABASE_POOLER;
  const database = openPostgres({ url: inDatabase(pooler ?? server, name), max: 10, prepares: !pooler, tracing });
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(server, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}
