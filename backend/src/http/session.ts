import type { Language, StaffId, CustomerId, SessionId } from '@storefront/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { CustomerVat } from '../core/customer-vat';
import type { CustomerReader } from '../core/email';
import { admittedKey, sentKey } from './api-key';
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
  /** For a business; it may leave the tax to the customer. */
  readonly vat: CustomerVat | null;
  /** ISO 4217; null follows the shop's default. */
  readonly defaultCurrency: string | null;
  /** Null reads English. */
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
  /** The hash of the token that this request carries: the present one, or the one before it. */
  readonly tokenHash: string;
  /** When the password was last given in this session; null for a request that carries the token from before. */
  readonly passwordConfirmedAt: Date | null;
  /** In a support session who of the staff acts for the customer; null where the customer is here in person. */
  readonly support: { readonly staffId: StaffId } | null;
}

/** Finds the live session that a request carries, in one statement, or in none where there is no cookie. */
export interface SessionReader {
  read(request: FastifyRequest): Promise<Session | undefined>;
}

const reads = new WeakMap<FastifyRequest, Promise<Session | undefined>>();

/** The session of a request, looked up once however often it is requested. A request with an API key has none, whatever its cookies. */
export function findSession(request: FastifyRequest): Promise<Session | undefined> {
  let read = reads.get(request);
  if (!read) {
    read = sentKey(request) === undefined ? request.server.sessionReader.read(request) : Promise.resolve(undefined);
    reads.set(request, read);
  }
  return read;
}

/** The customer who makes a request, by a session or by an API key; undefined for a guest. */
export async function findCustomer(request: FastifyRequest): Promise<Customer | undefined> {
  return admittedKey(request)?.customer ?? (await findSession(request))?.customer;
}

/** The customer who makes a request. @throws HttpError 401 for a guest or an ended session. */
export async function requireCustomer(request: FastifyRequest): Promise<Customer> {
  const customer = await findCustomer(request);
  if (!customer) throw new HttpError(401, 'Sign in to continue.', { code: 'no_session' });
  return customer;
}

/** Milliseconds for which a step-up counts (SS-05). */
export const REAUTH_MS = 5 * 60_000;

/** The answer to a session whose last step-up was too long ago. */
export const reauthNeeded = (): HttpError =>
  conflict('Confirm your password to continue.', { code: 'password_needed', params: { what: 'reauth' } });

/**
 * For what could lose a name or the account: a session that was left open, or stolen, must not be enough, nor its sign-in. A support session
 * began with a code of the second factor of staff, and does only what `refuseOnBehalf` lets through, for half an hour.
 * @throws HttpError 409 `password_needed` where the password was not given in the last five minutes
 */
export async function requireReauth(request: FastifyRequest, now: Date): Promise<void> {
  const session = await findSession(request);
  if (session?.support) return;
  const confirmedAt = session?.passwordConfirmedAt?.getTime() ?? Number.NEGATIVE_INFINITY;
  if (now.getTime() - confirmedAt > REAUTH_MS) throw reauthNeeded();
}

/** Milliseconds for which a step-up, or the sign-in, counts for the records of a zone, which are changed again and again (ADR 23). */
export const ZONE_REAUTH_MS = 30 * 60_000;

/** Milliseconds for which a step-up, the sign-in or the entry of the card counts for an order: as long as a checkout may take (ADR 23). */
export const ORDER_REAUTH_MS = 30 * 60_000;

/**
 * For changes of the customer's cards and zones, for which an abandoned or stolen session must not be enough. A recent sign-in proves as
 * much as a recent step-up. Orders require it too, unless the card was entered for them (`placeOrder`).
 * @param withinMs how long a step-up, or the sign-in, counts
 * @throws HttpError 409 `password_needed`, also where only a step-up counts
 */
export async function requireRecentSignIn(request: FastifyRequest, now: Date, withinMs?: number): Promise<void> {
  if (!(await hasRecentSignIn(request, now, withinMs))) throw reauthNeeded();
}

/**
 * Whether the customer has signed in or stepped up within this many milliseconds. An API key counts always: it was created after a step-up
 * for exactly what it may do.
 */
export async function hasRecentSignIn(
  request: FastifyRequest,
  now: Date,
  withinMs: number = REAUTH_MS,
): Promise<boolean> {
  if (admittedKey(request)) return true;
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
