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
import { audit } from '../audit';
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

/** The columns of a session that show its customer which browser it is of. */
const describeBrowser = (request: FastifyRequest) => ({
  ip_address: addressSubject(request.ip),
  user_agent: request.headers['user-agent'] ?? '',
});

/** Checks passwords, and opens and ends customers' sessions, for all sign-in methods. */
export function createSignIn({ config, db, clock }: Pick<Deps, 'config' | 'db' | 'clock'>) {
  /** Ends the browser's previous session, so that a token planted before the sign-in is worthless afterwards. */
  async function endPreviousSession(request: FastifyRequest): Promise<void> {
    const token = readToken(config, request);
    if (token === undefined) return;
    const at = clock.now();
    await inTransaction(db, async (tx) => {
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

  const forgetSupport = (request: FastifyRequest, reply: FastifyReply): void => {
    const { name, attributes } = supportCookie(config);
    if (name in request.cookies) void reply.setCookie(name, '', { ...attributes, maxAge: 0 });
  };

  return {
    /**
     * Finds the account that a password belongs to. An unknown address takes just as long to reject. Hashes with outdated parameters are
     * replaced.
     * @param email in lower case
     * @returns null also if the address is not confirmed yet
     * @throws HttpError 503 if too many are queued
     */
    async findCustomer(email: string, password: string): Promise<CustomerId | null> {
      const account = await findPassword(db, { email });
      if (!account?.hash) {
        await hashPassword(password);
        return null;
      }
      const { customerId, emailVerified, hash } = account;
      if (!(await verifyPassword({ hash, password })) || !emailVerified) return null;
      if (isOutdated(hash)) await setPassword(db, customerId, await hashPassword(password), clock.now(), hash);
      return customerId;
    },
    async open(customerId: CustomerId, request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const token = createToken();
      await insertSession(
        db,
        { customer_id: customerId, token: hashToken(token), ...describeBrowser(request) },
        clock.now(),
      );
      await saveLanguage(db, customerId, requestLanguage(request));
      writeToken(config, reply, token, SESSION_SECONDS);
      forgetSupport(request, reply);
      await endPreviousSession(request);
    },
    /**
     * Opens a session in which a member of staff acts for a customer. The customer's language is not changed.
     * @param record audits the session in the same transaction; if it throws, no session is opened
     * @returns the result of `record`
     */
    async openForSupport<
      T extends { readonly customerId: CustomerId; readonly staffSessionId: StaffSessionId; readonly until: Date },
    >(record: (tx: Tx) => Promise<T>, request: FastifyRequest, reply: FastifyReply): Promise<T> {
      const token = createToken('support');
      const now = clock.now();
      const begun = await inTransaction(db, async (tx) => {
        const about = await record(tx);
        await insertSupportSession(
          tx,
          {
            customer_id: about.customerId,
            staff_session_id: about.staffSessionId,
            token: hashToken(token),
            ...describeBrowser(request),
          },
          about.until,
          now,
        );
        return about;
      });
      await endPreviousSession(request);
      const seconds = Math.floor((begun.until.getTime() - now.getTime()) / 1_000);
      writeToken(config, reply, token, seconds);
      const { name, attributes } = supportCookie(config);
      void reply.setCookie(name, '1', { ...attributes, maxAge: seconds });
      return begun;
    },
    /** Removes the marker of a support session that is over from the browser. */
    forgetSupport,
    async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      await endPreviousSession(request);
      const { name, attributes } = sessionCookie(config);
      void reply.setCookie(name, '', { ...attributes, maxAge: 0 });
      forgetSupport(request, reply);
      // Clears cached responses. The cart and the chosen currency stay, they are in the browser's storage.
      void reply.header('clear-site-data', '"cache"');
    },
    /** Audits the sign-in, for the customer's activity. */
    async note(customerId: CustomerId, method: string, requestId: string): Promise<void> {
      await inTransaction(db, (tx) =>
        audit(tx, {
          at: clock.now(),
          actor: `customer:${customerId}`,
          action: 'customer.signed_in',
          subject: `customer:${customerId}`,
          after: { method },
          requestId,
        }),
      );
    },
  };
}

export type SignIn = ReturnType<typeof createSignIn>;

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
