import { createHash } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import type { Logger } from 'pino';
import { inspect } from 'node:util';
import type { ImportOrder, ImportOutcome, PriceImportService } from './price-import-service';
import { TABLE_NAMES } from './tables';

/** The kernel takes no longer address (`sun_path` of unix(7), the shorter one of macOS). */
const MAX_ADDRESS_LENGTH = 100;

/**
 * Where the process that holds a data folder listens for the reseller's command: a socket in the folder itself, which only the
 * owner of the folder can open. It is no port, so no page and no other machine reaches it.
 */
export function importSocketPath(dataDir: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\storefront-${name}`;
  const inside = join(dataDir, 'desk.sock');
  return Buffer.byteLength(inside) <= MAX_ADDRESS_LENGTH ? inside : join(tmpdir(), `storefront-${name}.sock`);
}

const isTableName = (text: string): text is (typeof TABLE_NAMES)[number] =>
  (TABLE_NAMES as readonly string[]).includes(text);

/**
 * Takes price imports from the command on the same machine: only one process can hold the embedded database, so an import
 * while the shop runs goes through it.
 * @returns a function that closes it
 */
export async function listenForImports(
  imports: PriceImportService,
  dataDir: string,
  log: Logger,
): Promise<() => Promise<void>> {
  const address = importSocketPath(dataDir);
  // Left from a process that was killed; whoever got here holds the lock of the folder.
  if (process.platform !== 'win32') rmSync(address, { force: true });
  const server = createServer((asked, reply) => {
    const answer = async (): Promise<string> => {
      const [, table = ''] = asked.url?.split('/') ?? [];
      if (asked.method === 'POST')
        return JSON.stringify(await imports.import(JSON.parse(await readText(asked)) as ImportOrder));
      if (!isTableName(table)) throw new Error(`Unknown table ${table}`);
      return imports.export(table);
    };
    answer().then(
      (body) => reply.end(body),
      (error: unknown) => {
        log.error({ event: 'prices.command_failed', err: error }, 'Price list import or export failed');
        reply.writeHead(500).end(error instanceof Error ? error.message : inspect(error));
      },
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(address, resolve));
  if (process.platform !== 'win32') chmodSync(address, 0o600);
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function ask(dataDir: string, method: 'GET' | 'POST', path: string, body?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath: importSocketPath(dataDir), method, path, agent: false }, (answer) => {
      readText(answer).then((text) => (answer.statusCode === 200 ? resolve(text) : reject(new Error(text))), reject);
    });
    call.once('error', reject);
    call.end(body);
  });
}

/** The price imports of the process that runs on a data folder; null where none listens. */
export async function connectToImports(dataDir: string): Promise<PriceImportService | null> {
  try {
    await ask(dataDir, 'GET', '/taxes');
  } catch (error) {
    if (['ENOENT', 'ECONNREFUSED'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
  return {
    import: async (order) => JSON.parse(await ask(dataDir, 'POST', '/', JSON.stringify(order))) as ImportOutcome,
    export: (table) => ask(dataDir, 'GET', `/${table}`),
  };
}
