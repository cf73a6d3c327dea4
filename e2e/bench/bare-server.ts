// The baseline for the endpoint figures: Fastify and a database that accept the same body, run as many statements and send the same
// response, and nothing else, in a separate process. The database is PGlite in the given folder, or PostgreSQL at the given URL. Prints
// its port once it is listening.
import { PGlite } from '@electric-sql/pglite';
import Fastify, { type FastifyRequest } from 'fastify';
import { Pool } from 'pg';

/** Bytes; an order of a thousand lines. */
const BODY_LIMIT = 4 * 1024 * 1024;

type Query = (text: string, values?: unknown[]) => Promise<unknown>;

interface BareDatabase {
  readonly query: Query;
  transaction(work: (query: Query) => Promise<void>): Promise<void>;
}

function embedded(folder: string): BareDatabase {
  const lite = new PGlite(folder);
  return {
    query: (text, values) => lite.query(text, values),
    transaction: (work) => lite.transaction((tx) => work((text, values) => tx.query(text, values))),
  };
}

function onServer(url: string): BareDatabase {
  const pool = new Pool({ connectionString: url });
  return {
    query: (text, values) => pool.query(text, values),
    async transaction(work) {
      const client = await pool.connect();
      await client.query('begin');
      await work((text, values) => client.query(text, values));
      await client.query('commit');
      client.release();
    },
  };
}

async function main(): Promise<void> {
  const where = process.argv[2] ?? '';
  const database = where.startsWith('postgres://') ? onServer(where) : embedded(where);
  for (const statement of [
    'create table things (id int primary key, name text, price int)',
    "insert into things select n, 'thing ' || n, n * 7 from generate_series(1, 1000) n",
    'create table written (id serial primary key, thing int, at timestamptz default now())',
  ]) {
    await database.query(statement);
  }

  const app = Fastify({ bodyLimit: BODY_LIMIT });
  const one = () =>
    database.query('select id, name, price from things where id = $1', [1 + Math.floor(Math.random() * 1000)]);
  const getStatements = (request: FastifyRequest) => Number((request.params as { statements: string }).statements);
  let answer: unknown = {};

  /** Sets the response to all further calls. */
  app.put('/answer', (request) => {
    answer = request.body;
    return {};
  });
  app.route({
    method: ['GET', 'POST'],
    url: '/read/:statements',
    handler: async (request) => {
      for (let left = getStatements(request); left > 0; left -= 1) await one();
      return answer;
    },
  });
  /** Runs a transaction of the given number of statements, half of them writes. */
  app.post('/write/:statements', async (request) => {
    await database.transaction(async (query) => {
      for (let left = getStatements(request); left > 0; left -= 1) {
        if (left % 2) await query('insert into written (thing) values ($1)', [left]);
        else await query('select id from things where id = $1', [left]);
      }
    });
    return answer;
  });

  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`);
}

void main();
