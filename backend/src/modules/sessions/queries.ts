import type {
  Language,
  LiveSession,
  CustomerId,
  SessionId,
  StaffId,
  StaffSessionId,
} from '@storefront/shared/contract';
import { and, desc, eq, gt, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client';
import { customers, sessions, sign_in_methods, staff, staff_sessions } from '../../db/schema';
import { isUuid } from '../../db/uuid';
import type { Session } from '../../http/session';
import { FORMER_TOKEN_SECONDS, IDLE_SECONDS, SESSION_SECONDS } from './session-token';

const idleSince = (now: Date): Date => new Date(now.getTime() - IDLE_SECONDS * 1_000);

/** Columns from which `toCustomer` builds a `Customer`. */
export const customerColumns = {
  id: customers.id,
  firstName: customers.first_name,
  lastName: customers.last_name,
  email: customers.email,
  emailVerified: customers.email_verified,
  country: customers.country,
  vat_number: customers.vat_number,
  vat_status: customers.vat_status,
  vat_evidence: customers.vat_evidence,
  defaultCurrency: customers.default_currency,
  language: customers.language,
  createdAt: customers.created_at,
};

/** Prepares the statement that every customer request runs: only the fields of `Session` and `Customer`, over two indexes. */
export function prepareFindSession(db: Db) {
  const statement = db
    .select({
      session: {
        id: sessions.id,
        token: sessions.token,
        former_token_until: sessions.former_token_until,
        expires_at: sessions.expires_at,
        created_at: sessions.created_at,
        updated_at: sessions.updated_at,
        password_confirmed_at: sessions.password_confirmed_at,
        staff_id: staff_sessions.staff_id,
      },
      customer: customerColumns,
    })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customer_id))
    .leftJoin(staff_sessions, eq(staff_sessions.id, sessions.staff_session_id))
    .where(
      and(
        or(eq(sessions.token, sql.placeholder('token')), eq(sessions.former_token, sql.placeholder('token'))),
        gt(sessions.expires_at, sql.placeholder('now')),
        gt(sessions.updated_at, sql.placeholder('idleSince')),
      ),
    )
    .prepare('live_session');
  return async (tokenHash: string, now: Date) =>
    (await statement.execute({ token: tokenHash, now: now.toISOString(), idleSince: idleSince(now).toISOString() }))[0];
}

interface SignedInBrowser {
  readonly ip_address: string;
  readonly user_agent: string;
  readonly country: string | null;
}

export async function insertSession(
  db: Db,
  session: SignedInBrowser & { customer_id: CustomerId; token: string },
  now: Date,
): Promise<void> {
  const expires_at = new Date(now.getTime() + SESSION_SECONDS * 1_000);
  await db.insert(sessions).values({ ...session, expires_at, created_at: now, updated_at: now });
}

/** Opens a support session. It also ends with the desk session of the member of staff. */
export async function insertSupportSession(
  tx: Tx,
  session: SignedInBrowser & { customer_id: CustomerId; staff_session_id: StaffSessionId; token: string },
  expires_at: Date,
  now: Date,
): Promise<void> {
  await tx.insert(sessions).values({ ...session, expires_at, created_at: now, updated_at: now });
}

export async function findStaffName(db: Db, staffId: StaffId): Promise<string | undefined> {
  const [row] = await db.select({ name: staff.name }).from(staff).where(eq(staff.id, staffId));
  return row?.name;
}

/** Saves the customer's language at sign-in, for emails that no request triggers. */
export async function saveLanguage(db: Db, customerId: CustomerId, language: Language | null): Promise<void> {
  await db
    .update(customers)
    .set({ language })
    .where(and(eq(customers.id, customerId), sql`${customers.language} is distinct from ${language}`));
}

export async function recordUse(db: Db, id: SessionId, now: Date): Promise<void> {
  await db.update(sessions).set({ updated_at: now }).where(eq(sessions.id, id));
}

export async function recordPasswordConfirmed(tx: Tx, id: SessionId, now: Date): Promise<void> {
  await tx.update(sessions).set({ password_confirmed_at: now }).where(eq(sessions.id, id));
}

/** Replaces the token of a request. @returns false if it is no longer the session's present token */
export async function replaceToken(tx: Tx, session: Session, tokenHash: string, now: Date): Promise<boolean> {
  const replaced = await tx
    .update(sessions)
    .set({
      token: tokenHash,
      former_token: session.tokenHash,
      former_token_until: new Date(now.getTime() + FORMER_TOKEN_SECONDS * 1_000),
    })
    .where(and(eq(sessions.id, session.id), eq(sessions.token, session.tokenHash)))
    .returning({ id: sessions.id });
  return replaced.length > 0;
}

/** Returns the live sessions of an account: the requesting one first, then by last use. */
export async function liveSessions(
  db: Db,
  customerId: CustomerId,
  currentId: SessionId | null,
  now: Date,
): Promise<LiveSession[]> {
  const rows = await db
    .select({ session: sessions, support: staff.name })
    .from(sessions)
    .leftJoin(staff_sessions, eq(staff_sessions.id, sessions.staff_session_id))
    .leftJoin(staff, eq(staff.id, staff_sessions.staff_id))
    .where(
      and(eq(sessions.customer_id, customerId), gt(sessions.expires_at, now), gt(sessions.updated_at, idleSince(now))),
    )
    .orderBy(...(currentId ? [desc(eq(sessions.id, currentId))] : []), desc(sessions.updated_at), sessions.id);
  return rows.map(({ session: { id, created_at, updated_at, ip_address, user_agent, country }, support }) => ({
    id,
    is_current: id === currentId,
    created_at: created_at.toISOString(),
    last_used_at: updated_at.toISOString(),
    ip_address: ip_address || null,
    device: user_agent || null,
    ...(country !== null && { country }),
    ...(support !== null && { support }),
  }));
}

const endWhere = async (db: Db | Tx, condition: SQL | undefined): Promise<number> =>
  (await db.delete(sessions).where(condition).returning({ id: sessions.id })).length;

/** Ends the session with a token, either its present or its former one. @returns staff and customer, if it was a support session */
export async function endSessionByToken(
  tx: Tx,
  tokenHash: string,
  now: Date,
): Promise<{ readonly staffId: StaffId; readonly customerId: CustomerId } | undefined> {
  const isFormer = and(eq(sessions.former_token, tokenHash), gt(sessions.former_token_until, now));
  const [ended] = await tx
    .delete(sessions)
    .where(or(eq(sessions.token, tokenHash), isFormer))
    .returning({ customerId: sessions.customer_id, staffSessionId: sessions.staff_session_id });
  if (!ended?.staffSessionId) return undefined;
  const [acting] = await tx
    .select({ staffId: staff_sessions.staff_id })
    .from(staff_sessions)
    .where(eq(staff_sessions.id, ended.staffSessionId));
  return acting && { staffId: acting.staffId, customerId: ended.customerId };
}

/** Ends one session of an account. @returns false if the account has none with that id */
export const endOneSession = async (tx: Tx, customerId: CustomerId, id: SessionId): Promise<boolean> =>
  isUuid(id) && (await endWhere(tx, and(eq(sessions.customer_id, customerId), eq(sessions.id, id)))) > 0;

/** Ends every session of an account except one. @returns how many */
export const endSessionsBut = (tx: Tx, customerId: CustomerId, keptId: SessionId | null): Promise<number> =>
  endWhere(tx, and(eq(sessions.customer_id, customerId), keptId ? ne(sessions.id, keptId) : undefined));

export const endAllSessions = (tx: Tx, customerId: CustomerId): Promise<number> =>
  endWhere(tx, eq(sessions.customer_id, customerId));

export async function cleanSessions(db: Db, now: Date): Promise<void> {
  await endWhere(db, or(lt(sessions.expires_at, now), lt(sessions.updated_at, idleSince(now))));
}

/** Returns the password hash of the account with an address or id; null if a new password has to be set by email. */
export async function findPassword(
  db: Db,
  of: { readonly email: string } | { readonly customerId: CustomerId },
): Promise<{ customerId: CustomerId; emailVerified: boolean; hash: string | null } | undefined> {
  const [found] = await db
    .select({ customerId: customers.id, emailVerified: customers.email_verified, hash: sign_in_methods.password_hash })
    .from(sign_in_methods)
    .innerJoin(customers, eq(customers.id, sign_in_methods.customer_id))
    .where(
      and(
        'email' in of ? eq(customers.email, of.email) : eq(customers.id, of.customerId),
        eq(sign_in_methods.provider_id, 'credential'),
      ),
    );
  return found;
}

/** Sets the password of an account. @param former only replaces this hash */
export async function setPassword(
  db: Db | Tx,
  customerId: CustomerId,
  password_hash: string,
  now: Date,
  former?: string,
): Promise<void> {
  await db
    .update(sign_in_methods)
    .set({ password_hash, updated_at: now })
    .where(
      and(
        eq(sign_in_methods.customer_id, customerId),
        eq(sign_in_methods.provider_id, 'credential'),
        former === undefined ? undefined : eq(sign_in_methods.password_hash, former),
      ),
    );
}
