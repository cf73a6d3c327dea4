import type { FastifyReply, FastifyRequest } from 'fastify';
import { and, eq, gt, or } from 'drizzle-orm';
import { sessions } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { audit } from '../audit';
import { CLIENT_ADDRESS_HEADER, createAccounts } from './accounts-library';
import { sessionCookie } from '../../http/session-cookie';
import { hashToken } from './hashed-session-tokens';
import { tokenOf } from './session-reader';

/** What the accounts library needs to know of a request, and nothing else of it. */
export function headersFor(request: FastifyRequest): Headers {
  const headers = new Headers({ [CLIENT_ADDRESS_HEADER]: request.ip });
  for (const name of ['user-agent', 'cookie'] as const) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

/** Opens and ends the sessions of customers, whatever they proved themselves by. */
export function createSignIn(deps: Pick<Deps, 'config' | 'db' | 'clock'>) {
  const { config, db, clock } = deps;
  const accounts = createAccounts(deps);
  const secret = config.secrets.signingKey('session');
  const { name: cookieName } = sessionCookie(config);
  /** The session's cookie only; the library also clears cookies that it never sets here. */
  const copyCookie = (from: Response, reply: FastifyReply): void =>
    void reply.header(
      'set-cookie',
      from.headers.getSetCookie().find((line) => line.startsWith(`${cookieName}=`)),
    );

  return {
    accounts,
    copyCookie,
    async open(customerId: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
      copyCookie(
        await accounts.api.openSession({
          body: { userId: customerId },
          headers: headersFor(request),
          asResponse: true,
        }),
        reply,
      );
      await this.endBrought(request);
    },
    /** Ends the session that the browser had as it signed in: a token that was known before the sign-in is good for nothing after it. */
    async endBrought(request: FastifyRequest): Promise<void> {
      const token = tokenOf(request.cookies[cookieName], secret);
      if (token === undefined) return;
      const hash = hashToken(token);
      await db
        .delete(sessions)
        .where(
          or(
            eq(sessions.token, hash),
            and(eq(sessions.former_token, hash), gt(sessions.former_token_until, clock.now())),
          ),
        );
    },
    async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      copyCookie(await accounts.api.signOut({ headers: headersFor(request), asResponse: true }), reply);
      // The library knows nothing of a token from before a step-up, by which a request under way may sign out.
      await this.endBrought(request);
      // What the browser kept of answers goes with the session; the cart and the choice of currency, which stay, are in its storage.
      void reply.header('clear-site-data', '"cache"');
    },
    /** Writes the sign-in into the customer's activity. */
    async note(customerId: string, method: string, requestId: string): Promise<void> {
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
