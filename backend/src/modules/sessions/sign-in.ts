import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CustomerId, StaffSessionId } from '@storefront/shared/contract';
import { addressSubject } from '@storefront/shared/domain';
import type { Config } from '../../config/config';
import type { Tx } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { requestLanguage } from '../../http/request-language';
import { sessionCookie, supportCookie } from '../../http/session-cookie';
import type { Session } from '../../http/session';
import { visitorCountry } from '../../http/visitor-country';
import { audit, auditSignIn } from '../audit';
import {
  endSessionByToken,
  findPassword,
  insertSession,
  insertSupportSession,
  saveLanguage,
  replaceToken,
  setPassword,
} from './queries';
import { hashPassword, isOutdated, verifyPassword } from './passwords';
import { createToken, hashToken, readToken, SESSION_SECONDS, writeToken } from './session-token';

/** The columns of a session that show its customer which browser it is of, and where that was at sign-in. */
const describeBrowser = (request: FastifyRequest) => ({
  ip_address: addressSubject(request.ip),
  user_agent: request.headers['user-agent'] ?? '',
  country: visitorCountry(request),
});

/** Checks passwords, and opens and ends customers' sessions, for all sign-in methods. */
export class SignIn {
  readonly #config: Deps['config'];
  readonly #db: Deps['db'];
  readonly #clock: Deps['clock'];

  constructor({ config, db, clock }: Pick<Deps, 'config' | 'db' | 'clock'>) {
    this.#config = config;
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * Finds the account that a password belongs to. An unknown address takes just as long to reject. Hashes with outdated parameters are
   * replaced.
   * @param email in lower case
   * @returns null also if the address is not confirmed yet
   * @throws HttpError 503 if too many are queued
   */
  async findCustomer(email: string, password: string): Promise<CustomerId | null> {
    const account = await findPassword(this.#db, { email });
    if (!account?.hash) {
      await hashPassword(password);
      return null;
    }
    const { customerId, emailVerified, hash } = account;
    if (!(await verifyPassword({ hash, password })) || !emailVerified) return null;
    if (isOutdated(hash))
      await setPassword(this.#db, customerId, await hashPassword(password), this.#clock.now(), hash);
    return customerId;
  }

  async open(customerId: CustomerId, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = createToken();
    await insertSession(
      this.#db,
      { customer_id: customerId, token: hashToken(token), ...describeBrowser(request) },
      this.#clock.now(),
    );
    await saveLanguage(this.#db, customerId, requestLanguage(request));
    writeToken(this.#config, reply, token, SESSION_SECONDS);
    this.forgetSupport(request, reply);
    await this.#endPreviousSession(request);
  }

  /**
   * Opens a session in which a member of staff acts for a customer. The customer's language is not changed.
   * @param record audits the session in the same transaction; if it throws, no session is opened
   * @returns the result of `record`
   */
  async openForSupport<
    T extends { readonly customerId: CustomerId; readonly staffSessionId: StaffSessionId; readonly until: Date },
  >(record: (tx: Tx) => Promise<T>, request: FastifyRequest, reply: FastifyReply): Promise<T> {
    const token = createToken('support');
    const now = this.#clock.now();
    const support = await inTransaction(this.#db, async (tx) => {
      const recorded = await record(tx);
      await insertSupportSession(
        tx,
        {
          customer_id: recorded.customerId,
          staff_session_id: recorded.staffSessionId,
          token: hashToken(token),
          ...describeBrowser(request),
        },
        recorded.until,
        now,
      );
      return recorded;
    });
    await this.#endPreviousSession(request);
    const seconds = Math.floor((support.until.getTime() - now.getTime()) / 1_000);
    writeToken(this.#config, reply, token, seconds);
    const { name, attributes } = supportCookie(this.#config);
    void reply.setCookie(name, '1', { ...attributes, maxAge: seconds });
    return support;
  }

  /** Removes the marker of a support session that is over from the browser. */
  forgetSupport(request: FastifyRequest, reply: FastifyReply): void {
    const { name, attributes } = supportCookie(this.#config);
    if (name in request.cookies) void reply.setCookie(name, '', { ...attributes, maxAge: 0 });
  }

  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.#endPreviousSession(request);
    const { name, attributes } = sessionCookie(this.#config);
    void reply.setCookie(name, '', { ...attributes, maxAge: 0 });
    this.forgetSupport(request, reply);
    // Clears cached responses. The cart and the chosen currency stay, they are in the browser's storage.
    void reply.header('clear-site-data', '"cache"');
  }

  /** Audits the sign-in, for the customer's activity. */
  async note(customerId: CustomerId, method: string, request: FastifyRequest): Promise<void> {
    const [at, country] = [this.#clock.now(), visitorCountry(request)];
    await inTransaction(this.#db, (tx) => auditSignIn(tx, { at, customerId, method, country, requestId: request.id }));
  }

  /** Ends the browser's previous session, so that a token planted before the sign-in is worthless afterwards. */
  async #endPreviousSession(request: FastifyRequest): Promise<void> {
    const token = readToken(this.#config, request);
    if (token === undefined) return;
    const at = this.#clock.now();
    await inTransaction(this.#db, async (tx) => {
      const support = await endSessionByToken(tx, hashToken(token), at);
      if (!support) return;
      const { staffId, customerId } = support;
      await audit(tx, {
        at,
        actor: `staff:${staffId}`,
        action: 'customer.support_ended',
        subject: `customer:${customerId}`,
        requestId: request.id,
      });
    });
  }
}

/** A session's new token, to be given to the browser after the transaction. */
export interface NewToken {
  readonly token: string;
  readonly session: Session;
}

/**
 * Rotates the token of a session after its rights have changed, so that a stolen old token does not gain them (ASVS 7.2.4). The session and
 * its end stay. A request with the former token rotates nothing: its browser has the new one.
 * @returns null if nothing was rotated
 */
export async function renewToken(tx: Tx, session: Session, now: Date): Promise<NewToken | null> {
  const token = createToken(session.support ? 'support' : undefined);
  return (await replaceToken(tx, session, hashToken(token), now)) ? { token, session } : null;
}

/** Writes the new token into the browser's cookie, valid until the session ends. */
export function writeNewToken(
  { config }: { readonly config: Pick<Config, 'publicUrl' | 'secrets'> },
  reply: FastifyReply,
  { token, session }: NewToken,
  now: Date,
): void {
  writeToken(config, reply, token, Math.floor((session.expiresAt.getTime() - now.getTime()) / 1_000));
}
