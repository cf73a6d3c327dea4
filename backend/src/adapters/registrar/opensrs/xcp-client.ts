import type { Logger } from 'pino';
import { HttpText } from '../../http-text';
import { readEnvelope, writeEnvelope } from './envelope';
import { parseReplyCode } from './reply-codes';
import { createSignature } from './signature';
import { objectAt, textAt, xcpObject, type XcpObject, type XcpValue } from './xcp-value';

/** Timeouts in milliseconds of connecting, of an answer, and of a listing, which is computed while we wait. */
const CONNECT_MS = 1_000;
const READ_MS = 5_000;
const LISTING_MS = 60_000;
/** In octets; a page of a list is a fraction of it. */
const MAX_ANSWER_BYTES = 2_000_000;
/** Connections for searches, and for everything else, so that a busy search does not delay orders. */
const SEARCH_CONNECTIONS = 12;
const CONNECTIONS = 8;

export interface XcpOptions {
  readonly origin: string;
  readonly username: string;
  /** Signs every command; never logged. */
  readonly key: string;
  readonly log: Logger;
  readonly connectMs?: number | undefined;
  readonly readMs?: number | undefined;
}

export interface XcpCommand {
  readonly action: string;
  readonly object: string;
  readonly attributes: Readonly<Record<string, XcpValue>>;
  /** `search`: must not take connections from orders. `listing`: takes long. */
  readonly kind?: 'search' | 'listing';
  /** Texts to redact from logs if the reply repeats them; `all` if they are unknown here. */
  readonly secrets?: readonly string[] | 'all';
}

export interface XcpReply {
  readonly kind: 'reply';
  readonly code: string;
  /** Interpreted together with the code. OpenSRS's own text, not for customers; may repeat a secret. */
  readonly text: string;
  readonly loggable: string;
  readonly attributes: XcpObject;
  /** The whole reply: some commands put results outside `attributes`. */
  readonly whole: XcpObject;
}

/** It is unknown whether the command was carried out. */
interface XcpSilence {
  readonly kind: 'unknown';
  readonly cause: string;
}

export type XcpAnswer = XcpReply | XcpSilence;

/** Sends signed commands to OpenSRS, each on its own connection. An unreadable reply is an unknown outcome. Never throws. */
export class XcpClient {
  readonly #options: XcpOptions;
  readonly #search: HttpText;
  readonly #rest: HttpText;

  constructor(options: XcpOptions) {
    this.#options = options;
    const { origin, username, connectMs = CONNECT_MS, readMs = READ_MS } = options;
    const edge = {
      origin,
      headers: { 'content-type': 'text/xml', 'x-username': username },
      connectMs,
      readMs,
      maxBodyBytes: MAX_ANSWER_BYTES,
      keepAlive: false,
    };
    this.#search = new HttpText({ ...edge, connections: SEARCH_CONNECTIONS });
    this.#rest = new HttpText({ ...edge, connections: CONNECTIONS });
  }

  async call({ action, object, attributes, kind, secrets = [] }: XcpCommand): Promise<XcpAnswer> {
    const text = writeEnvelope(
      xcpObject(
        Object.entries({
          protocol: 'XCP',
          action: action.toUpperCase(),
          object: object.toUpperCase(),
          attributes: xcpObject(Object.entries(attributes)),
        }),
      ),
    );
    const http = kind === 'search' ? this.#search : this.#rest;
    const answer = await http.call({
      method: 'POST',
      path: '/',
      headers: { 'x-signature': createSignature(text, this.#options.key) },
      text,
      ...(kind === 'listing' && { readMs: LISTING_MS }),
    });
    if (answer.kind === 'unknown') return { kind: 'unknown', cause: answer.cause };
    if (answer.status === 401) {
      this.#options.log.error(
        { event: 'opensrs.credentials_rejected', action },
        'OpenSRS rejected credentials (401); check OPENSRS_USERNAME, OPENSRS_KEY and the IP allowlist of the account',
      );
      return { kind: 'unknown', cause: 'status 401' };
    }
    const whole = answer.status === 200 ? readEnvelope(answer.text) : null;
    const code = textAt(whole ?? undefined, 'response_code');
    if (!whole || code === undefined)
      return { kind: 'unknown', cause: answer.status === 200 ? 'unreadable response' : `status ${answer.status}` };
    const words = textAt(whole, 'response_text') ?? '';
    const loggable = secrets === 'all' ? '' : withoutSecrets(words, [...secrets, this.#options.key]);
    const reply: XcpReply = {
      kind: 'reply',
      code,
      text: words,
      loggable,
      attributes: objectAt(whole, 'attributes'),
      whole,
    };
    this.#logReply(action, reply);
    return reply;
  }

  close(): void {
    this.#search.close();
    this.#rest.close();
  }

  /** Logs replies that someone has to act on as errors, but not those that the customer sees anyway. */
  #logReply(action: string, { code, text, loggable }: XcpReply): void {
    const { log } = this.#options;
    const meaning = parseReplyCode(code, text);
    if (meaning === 'account')
      log.error(
        { event: 'opensrs.account_rejected', action, code, text: loggable },
        'OpenSRS rejected the reseller account; check its key and IP allowlist',
      );
    else if (meaning === 'no_funds')
      log.error(
        { event: 'opensrs.insufficient_funds', action, code, text: loggable },
        'OpenSRS account has insufficient funds; orders wait until it is topped up',
      );
    else if (meaning === 'fault')
      log.error(
        { event: 'opensrs.command_invalid', action, code, text: loggable },
        'OpenSRS rejected a command as invalid',
      );
    else if (meaning === 'again' || meaning === 'in_flight')
      log.warn(
        { event: 'opensrs.command_deferred', action, code, text: loggable },
        'OpenSRS did not execute a command; will retry',
      );
  }
}

function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets
    .filter(Boolean)
    .reduce((clean, secret) => clean.replaceAll(secret, '…'), text)
    .slice(0, 300);
}
