import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import type { Session, SessionReader } from '../../http/session';
import { toCustomer } from './to-customer';
import { prepareFindSession, recordUse } from './queries';
import { hashToken, readToken, TOUCH_SECONDS } from './session-token';

/**
 * Reads a session with one statement. A session unused for a while is dead before its end. The token from before the last step-up still
 * finds the session for requests in progress, without the step-up, and expires soon after.
 */
export function createSessionReader({
  config,
  db,
  clock,
  log,
}: Pick<Deps, 'config' | 'db' | 'clock' | 'log'>): SessionReader {
  const find = prepareFindSession(db);

  return {
    async read(request: FastifyRequest): Promise<Session | undefined> {
      const token = readToken(config, request);
      if (!token) return undefined;
      const now = clock.now();
      const tokenHash = hashToken(token);
      const row = await find(tokenHash, now);
      if (!row) return undefined;
      const { session, customer } = row;
      const isFormer = session.token !== tokenHash;
      if (isFormer && (session.former_token_until === null || session.former_token_until <= now)) {
        // No browser should have it, unless a response was lost. Ending the session would let a thief sign the customer out.
        log.warn(
          { event: 'session.token_reused', session: session.id, reqId: request.id },
          'Rotated session token reused',
        );
        return undefined;
      }
      if (now.getTime() - session.updated_at.getTime() > TOUCH_SECONDS * 1_000) {
        // Not awaited, so that recording the use does not delay the response.
        recordUse(db, session.id, now).catch((error: unknown) =>
          log.warn({ event: 'session.touch_failed', err: error }, 'Failed to record session activity'),
        );
      }
      return {
        id: session.id,
        createdAt: session.created_at,
        expiresAt: session.expires_at,
        tokenHash,
        passwordConfirmedAt: isFormer ? null : session.password_confirmed_at,
        support: session.staff_id === null ? null : { staffId: session.staff_id },
        customer: toCustomer(customer),
      };
    },
  };
}
