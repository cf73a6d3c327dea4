import type { StaffMember } from '@storefront/shared/contract/desk';
import { addressSubject } from '@storefront/shared/domain';
import type { StaffSessionId } from '@storefront/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';

import { clearToken, createToken, hashToken, readToken, writeToken } from '../../http/signed-cookie';
import { staffCookie, type StaffReader } from '../../http/staff-session';
import { defineQueue } from '../../jobs/jobs';
import { audit } from '../audit';
import { cleanStaff, endSession, findSession, insertSession, recordChange, recordUse, toMember } from './queries';

type SessionDeps = Pick<Deps, 'config' | 'db' | 'database' | 'clock' | 'log'>;

/** Absolute lifetime of a session: a working day. */
export const STAFF_SESSION_SECONDS = 8 * 3_600;
/** A session also ends after this time without use. */
export const STAFF_IDLE_SECONDS = 30 * 60;
/** Use is recorded at most this often. */
const TOUCH_SECONDS = 60;

const idleSince = (now: Date): Date => new Date(now.getTime() - STAFF_IDLE_SECONDS * 1_000);

export function createStaffReader({ config, db, database, clock, log }: SessionDeps): StaffReader {
  const cookie = staffCookie(config);
  return {
    async read(request) {
      const token = readToken(cookie, request);
      if (token === undefined) return undefined;
      const now = clock.now();
      const row = await findSession(db, hashToken(token), now, idleSince(now));
      if (!row) return undefined;
      if (now.getTime() - row.used_at.getTime() > TOUCH_SECONDS * 1_000)
        await recordUse(db, row.id, now).catch((error: unknown) =>
          log.warn({ event: 'staff.touch_failed', err: error }, 'Failed to record staff session activity'),
        );
      return { member: toMember(row.staff), changedAt: row.changed_at };
    },
    async changed(request) {
      const token = readToken(cookie, request);
      if (token === undefined || !database.replica) return;
      await recordChange(db, hashToken(token)).catch((error: unknown) =>
        log.warn(
          { event: 'staff.change_unrecorded', err: error },
          'Failed to record a staff change; the replica may briefly show the state before it',
        ),
      );
    },
  };
}

/** Returns the id of the live session of a request. */
export async function findSessionId(
  { config, db, clock }: Pick<SessionDeps, 'config' | 'db' | 'clock'>,
  request: FastifyRequest,
): Promise<StaffSessionId | undefined> {
  const token = readToken(staffCookie(config), request);
  const now = clock.now();
  return token === undefined ? undefined : (await findSession(db, hashToken(token), now, idleSince(now)))?.id;
}

/** Opens a session after password and second factor; a token planted before is worthless afterwards. */
export async function openStaffSession(
  { config, db, clock }: Pick<SessionDeps, 'config' | 'db' | 'clock'>,
  { id }: Pick<StaffMember, 'id'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const cookie = staffCookie(config);
  const now = clock.now();
  const token = createToken();
  const brought = readToken(cookie, request);
  const actor = `staff:${id}`;
  await inTransaction(db, async (tx) => {
    if (brought !== undefined) await endSession(tx, hashToken(brought));
    await insertSession(tx, {
      staff_id: id,
      token: hashToken(token),
      ip_address: addressSubject(request.ip),
      user_agent: request.headers['user-agent'] ?? '',
      created_at: now,
      used_at: now,
      expires_at: new Date(now.getTime() + STAFF_SESSION_SECONDS * 1_000),
    });
    await audit(tx, { at: now, actor, action: 'staff.signed_in', subject: actor, requestId: request.id });
  });
  writeToken(cookie, reply, token, STAFF_SESSION_SECONDS);
}

export async function endStaffSession(
  { config, db }: Pick<SessionDeps, 'config' | 'db'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const cookie = staffCookie(config);
  const token = readToken(cookie, request);
  if (token !== undefined) await endSession(db, hashToken(token));
  clearToken(cookie, reply);
  void reply.header('clear-site-data', '"cache", "storage"');
}

const clean = defineQueue<Record<string, never>>({ name: 'staff-clean', retryLimit: 0, retryDelay: 1, expireIn: 60 });

/** Registers the hourly job that deletes expired sessions and tickets. */
export function registerStaffCleanupJob({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>): void {
  jobs.handle(clean, async () => cleanStaff(db, clock.now(), idleSince(clock.now())));
  jobs.every(3_600, clean, {});
}
