import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto';
import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { customers, sessions } from '../../db/schema';
import type { Session, SessionReader } from '../../http/session';
import { vatOf } from '../../core/customer-vat';
import { sessionCookie } from '../../http/session-cookie';
import { hashToken } from './hashed-session-tokens';
import { IDLE_SECONDS, TOUCH_SECONDS } from './session-life';

/**
 * The token of a signed cookie as the accounts library writes it, `<token>.<HMAC-SHA-256 in base64>`; undefined when the
 * signature is not ours.
 */
export function tokenOf(cookie: string | undefined, secret: string | KeyObject): string | undefined {
  const dot = cookie?.lastIndexOf('.') ?? -1;
  if (!cookie || dot < 1) return undefined;
  const token = cookie.slice(0, dot);
  const given = Buffer.from(cookie.slice(dot + 1), 'base64');
  const expected = createHmac('sha256', secret).update(token).digest();
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}

/** The statement that every call of a customer runs, built once: only what `Session` and `Customer` hold. */
function liveSession({ db }: Pick<Deps, 'db'>) {
  return db
    .select({
      session: {
        id: sessions.id,
        token: sessions.token,
        former_token_until: sessions.former_token_until,
        expires_at: sessions.expires_at,
        created_at: sessions.created_at,
        updated_at: sessions.updated_at,
        password_confirmed_at: sessions.password_confirmed_at,
      },
      customer: {
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
        createdAt: customers.created_at,
      },
    })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customer_id))
    .where(
      and(
        or(eq(sessions.token, sql.placeholder('token')), eq(sessions.former_token, sql.placeholder('token'))),
        gt(sessions.expires_at, sql.placeholder('now')),
        gt(sessions.updated_at, sql.placeholder('idleSince')),
      ),
    )
    .prepare('live_session');
}

/**
 * Reads sessions by one statement over two indexes. A session that was not used for a while is dead before its own end. A token from
 * before the last step-up finds the session for requests that were under way, without the step-up, and after that no more.
 */
export function createSessionReader({
  config,
  db,
  clock,
  log,
}: Pick<Deps, 'config' | 'db' | 'clock' | 'log'>): SessionReader {
  const secret = config.secrets.signingKey('session');
  const { name } = sessionCookie(config);
  const statement = liveSession({ db });

  return {
    async read(request: FastifyRequest): Promise<Session | undefined> {
      const token = tokenOf(request.cookies[name], secret);
      if (!token) return undefined;
      const now = clock.now();
      const tokenHash = hashToken(token);
      const [row] = await statement.execute({
        token: tokenHash,
        now: now.toISOString(),
        idleSince: new Date(now.getTime() - IDLE_SECONDS * 1_000).toISOString(),
      });
      if (!row) return undefined;
      const {
        session,
        customer: { vat_number, vat_status, vat_evidence, ...customer },
      } = row;
      const isFormer = session.token !== tokenHash;
      if (isFormer && (session.former_token_until === null || session.former_token_until <= now)) {
        // Nobody's browser has it any more, unless the answer with the new one was lost. Ending the session would let a thief sign the customer out.
        log.warn(
          { event: 'session.token_reused', session: session.id, reqId: request.id },
          'Rotated session token reused',
        );
        return undefined;
      }
      if (now.getTime() - session.updated_at.getTime() > TOUCH_SECONDS * 1_000) {
        // Not waited for: that the session is in use need not delay the answer.
        db.update(sessions)
          .set({ updated_at: now })
          .where(eq(sessions.id, session.id))
          .catch((error: unknown) =>
            log.warn({ event: 'session.touch_failed', err: error }, 'Failed to record session activity'),
          );
      }
      return {
        id: session.id,
        createdAt: session.created_at,
        expiresAt: session.expires_at,
        tokenHash,
        passwordConfirmedAt: isFormer ? null : session.password_confirmed_at,
        customer: { ...customer, vat: vatOf({ vat_number, vat_status, vat_evidence }) },
      };
    },
  };
}
