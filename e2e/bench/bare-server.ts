// The counterpart of the endpoint figures: Fastify and PGlite with the same number of statements and nothing else, in a
// process of its own. Prints its port when it listens.
import { PGlite } from '@electric-sql/pglite';
import Fastify from 'fastify';

async function main(): Promise<void> {
  const lite = new PGlite();
  await lite.exec(`
    create table things (id int primary key, name text, price int);
    insert into things select n, 'thing ' || n, n * 7 from generate_series(1, 1000) n;
    create table written (id serial primary key, thing int, at timestamptz default now());
  `);

  const app = Fastify();
  const one = () => lite.query('select id, name, price from things where id = $1', [1 + Math.floor(Math.random() * 1000)]);

  app.get('/hello', () => ({ hello: true }));
  app.get('/read/:statements', async (request) => {
    const { statements } = request.params as { statements: string };
    let rows = 0;
    for (let left = Number(statements); left > 0; left -= 1) rows += (await one()).rows.length;
    return { rows };
  });
  /** A transaction of so many statements, half of them writes. */
  app.post('/write/:statements', async (request) => {
    const { statements } = request.params as { statements: string };
    await lite.transaction(async (tx) => {
      for (let left = Number(statements); left > 0; left -= 1) {
        if (left % 2) await tx.query('insert into written (thing) values ($1)', [left]);
        else await tx.query('select id from things where id = $1', [left]);
      }
    });
    return { written: true };
  });

  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`);
}

void main();
