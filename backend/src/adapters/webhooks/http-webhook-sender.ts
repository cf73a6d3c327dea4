import { lookup, type LookupAddress } from 'node:dns';
import { request, type IncomingMessage } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress, readIpv6 } from '@storefront/shared/domain';
import type { WebhookOutcome, WebhookRequest, WebhookSender } from '../../ports/webhook-sender';

/** Milliseconds from the start of a call until the status of the response. */
const TIMEOUT_MS = 10_000;
/** How much of a body is read, in octets and milliseconds, so that a receiver need not see its connection cut off. */
const BODY_BYTES = 16 * 1024;
const BODY_MS = 1_000;

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

class NotPublic extends Error {
  override readonly name = 'NotPublic';
}

interface SenderOptions {
  /**
   * Whether to call only public addresses, and by HTTPS. Otherwise staff could have the shop call what only its own network can reach.
   * Without it, `http:` is accepted to the developer's own machine.
   */
  readonly onlyPublic: boolean;
  readonly timeoutMs?: number;
  readonly resolve?: typeof lookup;
  /** Certificates of authorities to trust instead of the usual ones. */
  readonly ca?: string;
}

const isPublic = (address: string): boolean => isPublicAddress(readIpv6(address) ?? address);

/** Calls endpoints over HTTP, each call on its own connection. */
export class HttpWebhookSender implements WebhookSender {
  readonly #options: SenderOptions;

  constructor(options: SenderOptions) {
    this.#options = options;
  }

  accepts(url: string): boolean {
    const { protocol, hostname } = new URL(url);
    if (this.#options.onlyPublic && isIP(toAddress(hostname)) !== 0 && !isPublic(toAddress(hostname))) return false;
    return protocol === 'https:' || (!this.#options.onlyPublic && LOCAL_HOSTS.has(hostname));
  }

  send({ url, headers, body, signal }: WebhookRequest): Promise<WebhookOutcome> {
    const { onlyPublic, timeoutMs = TIMEOUT_MS, ca } = this.#options;
    const { protocol, hostname } = new URL(url);
    if (!this.accepts(url))
      return Promise.resolve({
        kind: 'failed',
        problem: onlyPublic && isIP(toAddress(hostname)) !== 0 ? 'private_address' : 'insecure',
        cause: 'the address may not be called',
      });
    if (signal.aborted) return Promise.resolve({ kind: 'aborted' });
    return new Promise((resolve) => {
      let isLate = false;
      let hasAnswered = false;
      const outgoing = (protocol === 'https:' ? tlsRequest : request)(url, {
        method: 'POST',
        // Only the addresses that were checked are connected to: no second look-up could give another one.
        lookup: this.#lookUp,
        agent: false,
        ...(ca !== undefined && { ca }),
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      });
      const abort = (): void => void outgoing.destroy();
      const timer = setTimeout(() => {
        isLate = true;
        outgoing.destroy();
      }, timeoutMs);
      const end = (outcome: WebhookOutcome): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
        resolve(outcome);
      };
      signal.addEventListener('abort', abort);
      outgoing.on('response', (incoming) => {
        clearTimeout(timer);
        hasAnswered = true;
        void readSome(incoming).then(() => {
          outgoing.destroy();
          end({
            kind: 'answered',
            status: incoming.statusCode ?? 0,
            retryAfterSeconds: readSeconds(incoming.headers['retry-after']),
          });
        });
      });
      const fail = (error: Error): void => end(signal.aborted ? { kind: 'aborted' } : toFailure(error, isLate));
      outgoing.on('error', (error) => !hasAnswered && fail(error));
      // Also after a response, whose outcome stands.
      outgoing.on('close', () => !hasAnswered && fail(new Error('connection closed')));
      outgoing.end(body);
    });
  }

  /** Resolves a name for a connection, and refuses it if any of its addresses is not public. */
  readonly #lookUp: LookupFunction = (hostname, options, callback) => {
    const { onlyPublic, resolve = lookup } = this.#options;
    resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return callback(error, '');
      const hidden = onlyPublic ? addresses.find(({ address }) => !isPublic(address)) : undefined;
      const [first] = addresses;
      if (hidden || !first)
        return callback(new NotPublic(`${hostname} has ${hidden?.address ?? 'no address'}, which is not public`), '');
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

function toFailure(error: Error, isLate: boolean): WebhookOutcome {
  if (isLate) return { kind: 'failed', problem: 'timeout', cause: 'no response in time' };
  if (error instanceof NotPublic) return { kind: 'failed', problem: 'private_address', cause: error.message };
  return { kind: 'failed', problem: 'no_connection', cause: error.message || 'the connection failed' };
}

const toAddress = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/** Reads a body until its end or a limit. Never throws. */
function readSome(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, BODY_MS);
    let size = 0;
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > BODY_BYTES) end();
    });
    incoming.on('end', end);
    // The response has its status already.
    incoming.on('error', end);
    incoming.on('close', end);
  });
}

/** Reads a number of seconds; null for a date or anything else. */
const readSeconds = (text: string | undefined): number | null => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : null);
