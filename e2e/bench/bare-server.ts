// The baseline for the endpoint figures, in a separate process: Fastify and PostgreSQL, which accept the same body, run the same statements
// and send the same response, and nothing else. Takes the URL of the database. Prints its port once it is listening.
import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { Pool, type PoolClient } from 'pg';
import type { RecordedCall, Statement } from './record-statements';

/** Bytes; an order of a thousand lines, and its statements. */
const BODY_LIMIT = 16 * 1024 * 1024;

/** What the calls after it do and get. */
export interface BareCall {
  readonly recorded: RecordedCall;
  readonly answer: unknown;
}

interface Prepared {
  readonly name: string;
  readonly text: string;
  /** Values without a fresh ID are the same each time. */
  readonly values: readonly (string | null | ((fresh: ReadonlyMap<string, string>) => string))[];
  readonly returned: readonly string[];
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function prepare({ text, values, returned }: Statement, name: string, freshIds: readonly string[]): Prepared {
  const pattern = new RegExp(freshIds.join('|'), 'g');
  return {
    name,
    text,
    returned,
    values: values.map((value) =>
      value !== null && freshIds.some((id) => value.includes(id))
        ? (fresh) => value.replace(pattern, (id) => fresh.get(id) ?? id)
        : value,
    ),
  };
}

async function main(): Promise<void> {
  const pool = new Pool({ connectionString: process.argv[2] });
  const app = Fastify({ bodyLimit: BODY_LIMIT });
  let freshIds: readonly string[] = [];
  let units: { isTransaction: boolean; statements: Prepared[] }[] = [];
  let answer: unknown = {};
  let prepared = 0;

  app.put('/call', (request) => {
    const call = request.body as BareCall;
    answer = call.answer;
    freshIds = call.recorded.freshIds;
    units = call.recorded.units.map(({ isTransaction, statements }) => ({
      isTransaction,
      statements: statements.map((statement) => prepare(statement, `s${(prepared += 1)}`, freshIds)),
    }));
    return {};
  });
  app.route({
    method: ['GET', 'POST'],
    url: '/run',
    handler: async () => {
      const fresh = new Map<string, string>(freshIds.map((id) => [id, randomUUID()]));
      const run = async (client: Pool | PoolClient, { name, text, values, returned }: Prepared): Promise<void> => {
        const { rows } = await client.query<Record<string, unknown>>({
          ...(values.length > 0 && { name }),
          text,
          values: values.map((value) => (typeof value === 'function' ? value(fresh) : value)),
        });
        if (returned.length === 0) return;
        const ids = rows.flatMap((row) => Object.values(row)).filter((value) => UUID.test(String(value)));
        for (const [index, id] of returned.entries()) fresh.set(id, String(ids[index]));
      };
      for (const { isTransaction, statements } of units) {
        if (!isTransaction) {
          for (const statement of statements) await run(pool, statement);
          continue;
        }
        const client = await pool.connect();
        try {
          await client.query('begin');
          for (const statement of statements) await run(client, statement);
          await client.query('commit');
        } finally {
          client.release();
        }
      }
      return answer;
    },
  });

  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`);
}

void main();
