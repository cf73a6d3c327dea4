import type { Language, StaffId, CustomerId, SessionId } from '@storefront/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { CustomerVat } from '../core/customer-vat';
import type { CustomerReader } from '../core/email';
import { findAdmittedKey, findSentKey } from './api-key';
import { conflict, HttpError } from './errors';

/** The signed-in customer, as far as business code needs it. */
export interface Customer {
  readonly id: CustomerId;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** ISO 3166-1 alpha-2; decides the tax. */
  readonly country: string;
  /** For a business; with it the reverse charge may apply. */
  readonly vat: CustomerVat | null;
  /** ISO 4217; null means the shop's default. */
  readonly defaultCurrency: string | null;
  /** Null means English. */
  readonly language: Language | null;
  readonly createdAt: Date;
}

/** Returns the customer as the reader of an email. */
export const toReader = ({
  id,
  email,
  firstName,
  language,
}: Pick<Customer, 'id' | 'email' | 'firstName' | 'language'>): CustomerReader => ({
  id,
  email,
  first_name: firstName,
  language,
});

export interface Session {
  readonly id: SessionId;
  readonly customer: Customer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Hash of the token in this request: the current one, or the one before the last step-up. */
  readonly tokenHash: string;
  /** When the customer last reauthenticated in this session; null for a request with the former token. */
  readonly passwordConfirmedAt: Date | null;
  /** In a support session, the member of staff who acts for the customer; otherwise null. */
  readonly support: { readonly staffId: StaffId } | null;
}

/** Finds the live session of a request, with one statement, or none if there is no cookie. */
export interface SessionReader {
  read(request: FastifyRequest): Promise<Session | undefined>;
}

const reads = new WeakMap<FastifyRequest, Promise<Session | undefined>>();

/** Returns the session of a request, looked up once per request. A request with an API key has none, whatever its cookies. */
export function findSession(request: FastifyRequest): Promise<Session | undefined> {
  let read = reads.get(request);
  if (!read) {
    read = findSentKey(request) === undefined ? request.server.sessionReader.read(request) : Promise.resolve(undefined);
    reads.set(request, read);
  }
  return read;
}

/** Returns the customer of a request, by session or API key; undefined for a guest. */
export async function findCustomer(request: FastifyRequest): Promise<Customer | undefined> {
  return findAdmittedKey(request)?.customer ?? (await findSession(request))?.customer;
}

/** Returns the customer of a request. @throws HttpError 401 for a guest or an ended session */
export async function requireCustomer(request: FastifyRequest): Promise<Customer> {
  const customer = await findCustomer(request);
  if (!customer) throw new HttpError(401, 'Sign in to continue.', { code: 'no_session' });
  return customer;
}

/** Milliseconds for which a step-up is valid (SS-05). */
export const REAUTH_MS = 5 * 60_000;

/** Creates the error for a session whose last step-up was too long ago. */
export const reauthNeeded = (): HttpError =>
  conflict('Confirm your password to continue.', { code: 'password_needed', params: { what: 'reauth' } });

/**
 * Requires a step-up for actions that could lose a domain or the account: an abandoned or stolen session is not enough, nor is its sign-in.
 * A support session is exempt: it began with a second factor of staff, lasts half an hour and is restricted by `refuseOnBehalf`.
 * @throws HttpError 409 `password_needed` if the customer has not reauthenticated in the last five minutes
 */
export async function requireReauth(request: FastifyRequest, now: Date): Promise<void> {
  const session = await findSession(request);
  if (session?.support) return;
  const confirmedAt = session?.passwordConfirmedAt?.getTime() ?? Number.NEGATIVE_INFINITY;
  if (now.getTime() - confirmedAt > REAUTH_MS) throw reauthNeeded();
}

/** Milliseconds for which a step-up or the sign-in is valid for the records of a zone, which are changed repeatedly (ADR 23). */
export const ZONE_REAUTH_MS = 30 * 60_000;

/** Milliseconds for which a step-up, the sign-in or the entry of the card is valid for an order: as long as a checkout may take (ADR 23). */
export const ORDER_REAUTH_MS = 30 * 60_000;

/**
 * Requires a recent sign-in or step-up for changes of cards and zones, for which an abandoned or stolen session must not be enough. Orders
 * require it too, unless the card was entered for them (`placeOrder`).
 * @param withinMs how long a step-up or the sign-in is valid
 * @throws HttpError 409 `password_needed`
 */
export async function requireRecentSignIn(request: FastifyRequest, now: Date, withinMs?: number): Promise<void> {
  if (!(await hasRecentSignIn(request, now, withinMs))) throw reauthNeeded();
}

/**
 * Whether the customer has signed in or stepped up within this many milliseconds. Always true for an API key, which was created after a
 * step-up for exactly its scopes.
 */
export async function hasRecentSignIn(
  request: FastifyRequest,
  now: Date,
  withinMs: number = REAUTH_MS,
): Promise<boolean> {
  if (findAdmittedKey(request)) return true;
  const session = await findSession(request);
  if (session?.support) return true;
  const provedAt = Math.max(
    session?.createdAt.getTime() ?? Number.NEGATIVE_INFINITY,
    session?.passwordConfirmedAt?.getTime() ?? Number.NEGATIVE_INFINITY,
  );
  return now.getTime() - provedAt <= withinMs;
}

declare module 'fastify' {
  interface FastifyInstance {
    sessionReader: SessionReader;
  }
}
