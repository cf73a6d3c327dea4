// The counterpart of the endpoint figures: Fastify and PGlite that take the same body, run as many statements, send the same
// answer and do nothing else, in a process of its own with its database in the folder given. Prints its port when it listens.
import { PGlite } from '@electric-sql/pglite';
import Fastify, { type FastifyRequest } from 'fastify';

/** Bytes; an order of a thousand lines. */
const BODY_LIMIT = 4 * 1024 * 1024;

async function main(): Promise<void> {
  const lite = new PGlite(process.argv[2]);
  await lite.exec(`
    create table things (id int primary key, name text, price int);
    insert into things select n, 'thing ' || n, n * 7 from generate_series(1, 1000) n;
    create table written (id serial primary key, thing int, at timestamptz default now());
  `);

  const app = Fastify({ bodyLimit: BODY_LIMIT });
  const one = () => lite.query('select id, name, price from things where id = $1', [1 + Math.floor(Math.random() * 1000)]);
  const statementsOf = (request: FastifyRequest) => Number((request.params as { statements: string }).statements);
  let answer: unknown = {};

  /** What every call is answered with from now on. */
  app.put('/answer', (request) => {
    answer = request.body;
    return {};
  });
  app.route({
    method: ['GET', 'POST'],
    url: '/read/:statements',
    handler: async (request) => {
      for (let left = statementsOf(request); left > 0; left -= 1) await one();
      return answer;
    },
  });
  /** A transaction of so many statements, half of them writes. */
  app.post('/write/:statements', async (request) => {
    await lite.transaction(async (tx) => {
      for (let left = statementsOf(request); left > 0; left -= 1) {
        if (left % 2) await tx.query('insert into written (thing) values ($1)', [left]);
        else await tx.query('select id from things where id = $1', [left]);
      }
    });
    return answer;
  });

  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`);
}

void main();
