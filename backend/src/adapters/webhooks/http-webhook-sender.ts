import { promises as dns, type LookupAddress } from 'node:dns';
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
  readonly resolve?: Resolve;
  /** Resolvers to ask instead of those of the machine, each an IP address with an optional port. */
  readonly resolvers?: readonly string[] | undefined;
  /** Certificates of authorities to trust instead of the usual ones. */
  readonly ca?: string;
}

/** Returns all addresses of a name. @throws if it has none */
type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

const resolveLikeOthers: Resolve = (hostname) => dns.lookup(hostname, { all: true });

/**
 * Resolves names at nameservers only. `lookup` would use the threads in which the rest of the shop resolves names, and a name whose
 * nameservers do not respond would hold that up.
 */
function resolveAt(servers: readonly string[] | undefined): Resolve {
  const resolver = new dns.Resolver({ timeout: 2_000, tries: 2 });
  if (servers) resolver.setServers(servers);
  return async (hostname) => {
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    const found = [
      ...(v4.status === 'fulfilled' ? v4.value.map((address) => ({ address, family: 4 })) : []),
      ...(v6.status === 'fulfilled' ? v6.value.map((address) => ({ address, family: 6 })) : []),
    ];
    if (found.length === 0 && v4.status === 'rejected') throw v4.reason;
    return found;
  };
}

const isPublic = (address: string): boolean => isPublicAddress(readIpv6(address) ?? address);

/** Calls endpoints over HTTP, each call on its own connection. */
export class HttpWebhookSender implements WebhookSender {
  readonly #options: SenderOptions;
  readonly #resolve: Resolve;

  constructor(options: SenderOptions) {
    this.#options = options;
    this.#resolve = options.resolve ?? (options.onlyPublic ? resolveAt(options.resolvers) : resolveLikeOthers);
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

  /** Resolves a name for a connection. */
  readonly #lookUp: LookupFunction = (hostname, { all }, callback) => {
    this.#findAddresses(hostname).then(
      ([first, ...others]) => {
        if (all) callback(null, [first, ...others]);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, ''),
    );
  };

  /** @throws NotPublic if any address is not public, as the connection may use any of them */
  async #findAddresses(hostname: string): Promise<[LookupAddress, ...LookupAddress[]]> {
    const [first, ...others] = await this.#resolve(hostname);
    if (!first) throw new Error(`${hostname} has no address`);
    const hidden = this.#options.onlyPublic ? [first, ...others].find(({ address }) => !isPublic(address)) : undefined;
    if (hidden) throw new NotPublic(`${hostname} has ${hidden.address}, which is not public`);
    return [first, ...others];
  }
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
