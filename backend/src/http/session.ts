import type { Language, StaffId, CustomerId, SessionId } from '@storefront/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { CustomerVat } from '../core/customer-vat';
import { admittedKey, sentKey } from './api-key';
import { conflict, HttpError } from './errors';

/** The signed-in customer, with what business code needs. */
export interface Customer {
  readonly id: CustomerId;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** ISO 3166-1 alpha-2; determines the tax. */
  readonly country: string;
  /** VAT status of a business; reverse charge may apply. */
  readonly vat: CustomerVat | null;
  /** ISO 4217; null means the shop's default. */
  readonly defaultCurrency: string | null;
  /** Null means English. */
  readonly language: Language | null;
  readonly createdAt: Date;
}

export interface Session {
  readonly id: SessionId;
  readonly customer: Customer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Hash of the token that this request carries: the present or the former one. */
  readonly tokenHash: string;
  /** When the password was last confirmed in this session; null for a request with the former token. */
  readonly passwordConfirmedAt: Date | null;
  /** In a support session, the member of staff who acts for the customer. */
  readonly support: { readonly staffId: StaffId } | null;
}

/** Finds the live session of a request, with one statement, or none if there is no cookie. */
export interface SessionReader {
  read(request: FastifyRequest): Promise<Session | undefined>;
}

const reads = new WeakMap<FastifyRequest, Promise<Session | undefined>>();

/** Returns the session of a request, looked up once. A request with an API key has none, whatever its cookies. */
export function findSession(request: FastifyRequest): Promise<Session | undefined> {
  let read = reads.get(request);
  if (!read) {
    read = sentKey(request) === undefined ? request.server.sessionReader.read(request) : Promise.resolve(undefined);
    reads.set(request, read);
  }
  return read;
}

/** Returns the customer by session or API key; undefined for a guest. */
export async function findCustomer(request: FastifyRequest): Promise<Customer | undefined> {
  return admittedKey(request)?.customer ?? (await findSession(request))?.customer;
}

/** Returns the customer. @throws HttpError 401 for a guest or an ended session */
export async function requireCustomer(request: FastifyRequest): Promise<Customer> {
  const customer = await findCustomer(request);
  if (!customer) throw new HttpError(401, 'Sign in to continue.', { code: 'no_session' });
  return customer;
}

/** Milliseconds for which a step-up counts (SS-05). */
export const REAUTH_MS = 5 * 60_000;

export const reauthNeeded = (): HttpError =>
  conflict('Confirm your password to continue.', { code: 'password_needed', params: { what: 'reauth' } });

/**
 * Protects actions that could lose a domain or the account: neither an unattended or stolen session nor its sign-in suffices. Support
 * sessions are exempt: they started with a staff second factor, and do only what `refuseOnBehalf` permits, for half an hour.
 * @throws HttpError 409 `password_needed` if the password was not confirmed in the last five minutes
 */
export async function requireReauth(request: FastifyRequest, now: Date): Promise<void> {
  const session = await findSession(request);
  if (session?.support) return;
  const confirmedAt = session?.passwordConfirmedAt?.getTime() ?? Number.NEGATIVE_INFINITY;
  if (now.getTime() - confirmedAt > REAUTH_MS) throw reauthNeeded();
}

/** Milliseconds for which a step-up or sign-in counts for zone records, which are edited repeatedly (ADR 23). */
export const ZONE_REAUTH_MS = 30 * 60_000;

/** Milliseconds for which a step-up, sign-in or card entry counts for an order: as long as a checkout may take (ADR 23). */
export const ORDER_REAUTH_MS = 30 * 60_000;

/**
 * Protects cards and zones against an unattended or stolen session. A recent sign-in proves as much as a step-up. Orders require it too,
 * unless the card was entered for them (`placeOrder`).
 * @param withinMs how long a step-up or sign-in counts
 * @throws HttpError 409 `password_needed`, as for `requireReauth`
 */
export async function requireRecentSignIn(request: FastifyRequest, now: Date, withinMs?: number): Promise<void> {
  if (!(await hasRecentSignIn(request, now, withinMs))) throw reauthNeeded();
}

/** Whether the customer signed in or stepped up recently. True for an API key, which was created after a step-up. */
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
