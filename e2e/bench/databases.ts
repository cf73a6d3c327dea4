import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';

/** The PostgreSQL server of a run. */
export interface Databases {
  /** Name in the report. */
  readonly name: string;
  /** Creates an empty database. */
  newUrl(): Promise<string>;
  stop(): Promise<void>;
}

type StartPostgres = () => Promise<
  { url: string; version: string; stop: () => Promise<void> } | { unavailable: string }
>;

/** Starts a PostgreSQL server for this run, or returns the reason why there is none. */
export async function startPostgres(): Promise<Databases | { unavailable: string }> {
  const script = pathToFileURL(path.join(__dirname, '../../backend/scripts/postgres-server.mjs')).href;
  const { startPostgres: start } = (await import(script)) as { startPostgres: StartPostgres };
  const server = await start();
  if ('unavailable' in server) return server;
  let made = 0;
  return {
    name: server.version.replace(/^postgres \((\w+)\) ([\d.]+).*/, '$1 $2'),
    async newUrl() {
      const name = `bench_${(made += 1)}`;
      const client = new Client({ connectionString: server.url });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
    },
    stop: server.stop,
  };
}
