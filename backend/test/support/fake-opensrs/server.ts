import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readEnvelope, writeEnvelope } from '../../../src/adapters/registrar/opensrs/envelope';
import { objectAt, textAt, xcpObject, type XcpObject } from '../../../src/adapters/registrar/opensrs/xcp-value';
import type { Clock } from '../../../src/core/clock';
import { FakeBooks } from './books';
import { commands, readCookie, type FakeReply } from './commands';

export const ACCOUNT = { username: 'brindle', key: 'f00d'.repeat(28) };

/**
 * What happens to a command: `lost` is never carried out; `unanswered` is, but its response is lost; a reply or body replaces the
 * response, and nothing is carried out.
 */
export type Fate =
  'lost' | 'unanswered' | { readonly reply: FakeReply } | { readonly body: string; readonly status?: number };

/** A received command. */
export interface SentCommand {
  readonly action: string;
  readonly attributes: XcpObject;
  /** The envelope as it was sent. */
  readonly envelope: string;
}

/**
 * OpenSRS over HTTP, following its protocol reference; never compared with the real service. It rejects unsigned requests, keeps an
 * account, and loses or corrupts messages on demand.
 */
export interface FakeOpensrs {
  readonly origin: string;
  readonly books: FakeBooks;
  readonly sent: SentCommand[];
  /** Sets the fate of the next command of an action; `*` matches any. */
  next(action: string, fate: Fate): void;
  /** Sets the fate of one command after a number of others. */
  after(commands: number, fate: Fate): void;
  /** Clears pending fates. */
  calm(): void;
  close(): Promise<void>;
}

export async function startFakeOpensrs(clock: Clock): Promise<FakeOpensrs> {
  const books = new FakeBooks(clock);
  const sent: SentCommand[] = [];
  let fates: { action: string; skip: number; fate: Fate }[] = [];

  const findFate = (action: string): Fate | undefined => {
    for (const each of fates.filter((one) => one.action === '*' || one.action === action)) {
      if (each.skip > 0) each.skip -= 1;
      else {
        fates = fates.filter((other) => other !== each);
        return each.fate;
      }
    }
    return undefined;
  };

  const server = createServer((incoming, outgoing) => {
    const send = (body: string, status = 200) =>
      void outgoing
        .writeHead(status, { 'content-type': 'text/xml', 'content-length': String(Buffer.byteLength(body)) })
        .end(body);
    const take = async (): Promise<void> => {
      const body = await readBody(incoming);
      if (!isWhole(incoming, body)) return send(replyText({ code: 400, text: 'Invalid request' }, 'domain'));
      // Reported in the body of a response with status 200.
      if (!isSigned(incoming, body))
        return send(replyText({ code: 401, text: 'Authentication failed: username or key is incorrect' }, 'domain'));
      const envelope = body.toString('utf8');
      const command = readEnvelope(envelope) ?? xcpObject([]);
      const [action, object] = [
        textAt(command, 'action')?.toLowerCase() ?? '',
        textAt(command, 'object')?.toLowerCase() ?? '',
      ];
      const cookie = textAt(command, 'cookie');
      const attributes = cookie === undefined ? objectAt(command, 'attributes') : ofCookie(command, cookie);
      sent.push({ action, attributes, envelope });
      const fate = findFate(action);
      if (fate === 'lost') return void incoming.socket.destroy();
      if (typeof fate === 'object')
        return 'reply' in fate ? send(replyText(fate.reply, object)) : send(fate.body, fate.status);
      books.catchUp();
      if (cookie !== undefined && !books.manageable(textAt(attributes, 'domain') ?? ''))
        return send(replyText({ code: 415, text: 'Invalid cookie' }, object));
      const reply = commands[`${object} ${action}`]?.(books, attributes) ?? { code: 404, text: 'Invalid command' };
      if (fate === 'unanswered') return void incoming.socket.destroy();
      send(replyText(reply, object));
    };
    take().catch((error: unknown) => send(String(error), 500));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    books,
    sent,
    next: (action, fate) => void fates.push({ action, skip: 0, fate }),
    after: (skip, fate) => void fates.push({ action: '*', skip, fate }),
    calm: () => void (fates = []),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A command with a cookie applies to the cookie's domain, whatever else it names. */
const ofCookie = (command: XcpObject, cookie: string): XcpObject =>
  xcpObject([...Object.entries(objectAt(command, 'attributes')), ['domain', readCookie(cookie) ?? '']]);

/** The reply as an envelope. */
export function replyText({ code, text, attributes, beside = {} }: FakeReply, object: string): string {
  const isSuccess = [200, 210, 211, 221, 250].includes(code) ? '1' : '0';
  const head = {
    protocol: 'XCP',
    action: 'REPLY',
    object: object.toUpperCase(),
    is_success: isSuccess,
    response_code: String(code),
    response_text: text,
  };
  return writeEnvelope(
    xcpObject(
      Object.entries({ ...head, ...beside, ...(attributes && { attributes: xcpObject(Object.entries(attributes)) }) }),
    ),
  );
}

/** Whether a request has its content type and length. */
function isWhole({ headers, method, url }: IncomingMessage, body: Buffer): boolean {
  return (
    headers['content-length'] === String(body.length) &&
    headers['content-type'] === 'text/xml' &&
    method === 'POST' &&
    url === '/'
  );
}

/** Verifies the signature: MD5 over the received octets, applied twice, each time with the key appended. */
function isSigned({ headers }: IncomingMessage, body: Buffer): boolean {
  const md5 = (...parts: (Buffer | string)[]) =>
    parts.reduce((hash, part) => hash.update(part), createHash('md5')).digest('hex');
  return (
    headers['x-username'] === ACCOUNT.username && headers['x-signature'] === md5(md5(body, ACCOUNT.key), ACCOUNT.key)
  );
}

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
