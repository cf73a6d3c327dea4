import type { FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { audit } from '../audit/audit';
import { CLIENT_ADDRESS_HEADER, createAccounts, sessionCookie } from './accounts-library';

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
  const { name: cookieName } = sessionCookie(config);
  /** The session's cookie only; the library also clears cookies that it never sets here. */
  const copyCookie = (from: Response, reply: FastifyReply): void => void reply.header('set-cookie', from.headers.getSetCookie().find((line) => line.startsWith(`${cookieName}=`)));

  return {
    accounts,
    copyCookie,
    async open(customerId: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
      copyCookie(await accounts.api.openSession({ body: { userId: customerId }, headers: headersFor(request), asResponse: true }), reply);
    },
    async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      copyCookie(await accounts.api.signOut({ headers: headersFor(request), asResponse: true }), reply);
    },
    /** Writes the sign-in into the customer's activity. */
    async note(customerId: string, method: string, requestId: string): Promise<void> {
      await inTransaction(db, (tx) => audit(tx, { at: clock.now(), actor: `customer:${customerId}`, action: 'customer.signed_in', subject: `customer:${customerId}`, after: { method }, requestId }));
    },
  };
}

export type SignIn = ReturnType<typeof createSignIn>;
