import { createHash } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { inspect } from 'node:util';

/** The kernel takes no longer address (`sun_path` of unix(7), the shorter one of macOS). */
const MAX_ADDRESS_LENGTH = 100;

/** A command's request to the process that holds a data folder. */
export interface Command {
  readonly method: string;
  /** Without its first slash. */
  readonly path: string;
  readonly body: string;
}

/**
 * Where the process that holds a data folder listens for the operator's commands: a socket in the folder itself, which only the owner of
 * the folder can open. It is no port, so no page and no other machine reaches it.
 */
export function commandSocketPath(dataDir: string, name: string): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  // The first socket is known by the folder alone.
  const unique = name === 'desk' ? hash : `${hash}-${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\storefront-${unique}`;
  const inside = join(dataDir, `${name}.sock`);
  return Buffer.byteLength(inside) <= MAX_ADDRESS_LENGTH ? inside : join(tmpdir(), `storefront-${unique}.sock`);
}

/**
 * Answers commands on the same machine: only one process can hold the embedded database, so a command that needs it while the shop runs
 * goes through that process.
 * @param onFailure called with what `answer` throws, which the command receives as its error
 * @returns a function that closes the socket
 */
export async function listenForCommands(
  address: string,
  answer: (command: Command) => Promise<string>,
  onFailure: (error: unknown) => void,
): Promise<() => Promise<void>> {
  // Left from a process that was killed; whoever got here holds the lock of the folder.
  if (process.platform !== 'win32') rmSync(address, { force: true });
  const server = createServer((asked, reply) => {
    const work = async () =>
      answer({ method: asked.method ?? '', path: asked.url?.slice(1) ?? '', body: await readText(asked) });
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

/** Sends a command to whichever process listens. @throws the error there, with its message; ENOENT and ECONNREFUSED where none listens */
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

/** Whether a command failed because no process listens. */
export const isNobodyThere = (error: unknown): boolean =>
  ['ENOENT', 'ECONNREFUSED'].includes((error as NodeJS.ErrnoException).code ?? '');
