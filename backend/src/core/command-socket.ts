import { createHash } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { inspect } from 'node:util';

/** Maximum length of a socket address (`sun_path` of unix(7), the shorter limit of macOS). */
const MAX_ADDRESS_LENGTH = 100;

interface Command {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/**
 * Returns the socket on which the process that has a data folder open accepts the operator's commands. It is in the folder itself, so only
 * the folder's owner can open it, and no web page or other machine can reach it.
 */
export function commandSocketPath(dataDir: string, name: string): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  // The address of the first socket depends on the folder only.
  const unique = name === 'desk' ? hash : `${hash}-${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\storefront-${unique}`;
  const inside = join(dataDir, `${name}.sock`);
  return Buffer.byteLength(inside) <= MAX_ADDRESS_LENGTH ? inside : join(tmpdir(), `storefront-${unique}.sock`);
}

/**
 * Listens for commands from the same machine. Only one process can open the embedded database, so commands that need it while the shop runs
 * go through that process.
 * @param onFailure called with errors of `answer`, which the command also receives
 * @returns a function that closes the socket
 */
export async function listenForCommands(
  address: string,
  answer: (command: Command) => Promise<string>,
  onFailure: (error: unknown) => void,
): Promise<() => Promise<void>> {
  // Left by a process that was killed. The lock of the folder ensures that none is running.
  if (process.platform !== 'win32') rmSync(address, { force: true });
  const server = createServer((incoming, reply) => {
    const work = async () =>
      answer({ method: incoming.method ?? '', path: incoming.url?.slice(1) ?? '', body: await readText(incoming) });
    work().then(
      (body) => reply.end(body),
      (error: unknown) => {
        onFailure(error);
        reply.writeHead(500).end(error instanceof Error ? error.message : inspect(error));
      },
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(address, resolve));
  if (process.platform !== 'win32') chmodSync(address, 0o600);
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Sends a command. @throws the error of the listener with its message; ENOENT or ECONNREFUSED if no process listens */
export function sendCommand(
  address: string,
  { method, path, body }: { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: string },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath: address, method, path: `/${path}`, agent: false }, (answer) => {
      readText(answer).then((text) => (answer.statusCode === 200 ? resolve(text) : reject(new Error(text))), reject);
    });
    call.once('error', reject);
    call.end(body);
  });
}

export const isNotListening = (error: unknown): boolean =>
  ['ENOENT', 'ECONNREFUSED'].includes((error as NodeJS.ErrnoException).code ?? '');
