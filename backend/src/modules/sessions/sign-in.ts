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
  keepLanguage,
  replaceToken,
  setPassword,
} from './queries';
import { hashPassword, isOutdated, verifyPassword } from './passwords';
import { createToken, hashToken, readToken, SESSION_SECONDS, writeToken } from './session-token';

/** Checks passwords, and opens and ends the sessions of customers, whatever they proved themselves by. */
export function createSignIn({ config, db, clock }: Pick<Deps, 'config' | 'db' | 'clock'>) {
  /** Ends the session that a browser has: a token that was known before a sign-in is good for nothing after it. */
  async function endBrought(request: FastifyRequest): Promise<void> {
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
     * Whose account a password belongs to. An address without one takes as long to refuse. A hash with parameters from before is replaced.
     * @param email in lower case
     * @returns null also where the address is not confirmed yet
     * @throws HttpError 503 when too many wait
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
        {
          customer_id: customerId,
          token: hashToken(token),
          ip_address: addressSubject(request.ip),
          user_agent: request.headers['user-agent'] ?? '',
        },
        clock.now(),
      );
      await keepLanguage(db, customerId, requestLanguage(request));
      writeToken(config, reply, token, SESSION_SECONDS);
      forgetSupport(request, reply);
      await endBrought(request);
    },
    /**
     * Opens a session in which a member of staff acts for a customer. The customer's language setting is not changed.
     * @param record writes the beginning in the same transaction; if it throws, no session begins
     * @returns when it ends
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
            ip_address: addressSubject(request.ip),
            user_agent: request.headers['user-agent'] ?? '',
          },
          about.until,
          now,
        );
        return about;
      });
      await endBrought(request);
      const seconds = Math.floor((begun.until.getTime() - now.getTime()) / 1_000);
      writeToken(config, reply, token, seconds);
      const { name, attributes } = supportCookie(config);
      void reply.setCookie(name, '1', { ...attributes, maxAge: seconds });
      return begun;
    },
    /** Takes the mark of a support session that is over from a browser. */
    forgetSupport,
    async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      await endBrought(request);
      const { name, attributes } = sessionCookie(config);
      void reply.setCookie(name, '', { ...attributes, maxAge: 0 });
      forgetSupport(request, reply);
      // The browser's cached answers are deleted with the session; the cart and the chosen currency, which stay, are in its storage.
      void reply.header('clear-site-data', '"cache"');
    },
    /** Writes the sign-in into the customer's activity. */
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

/** A session's new token, to be given to the browser once the transaction has ended. */
export interface NewToken {
  readonly token: string;
  readonly session: Session;
}

/**
 * Gives a session a new token, since its permissions have changed: a thief of the old one gains nothing (ASVS 7.2.4). The session itself
 * stays, with its end. A request with the token from before renews nothing: its browser has been given the new one.
 * @returns null where nothing was renewed
 */
export async function renewToken(tx: Tx, session: Session, now: Date): Promise<NewToken | null> {
  const token = createToken(session.support ? 'support' : undefined);
  return (await replaceToken(tx, session, hashToken(token), now)) ? { token, session } : null;
}

/** Writes the new token into the browser's cookie, until the session's end. */
export function giveToken(
  { config }: { readonly config: Pick<Config, 'publicUrl' | 'secrets'> },
  reply: FastifyReply,
  { token, session }: NewToken,
  now: Date,
): void {
  writeToken(config, reply, token, Math.floor((session.expiresAt.getTime() - now.getTime()) / 1_000));
}
