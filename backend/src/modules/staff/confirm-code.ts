import type { StaffMember } from '@storefront/shared/contract/desk';
import type { StaffSessionId } from '@storefront/shared/contract';
import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../db/transaction';
import { HttpError } from '../../http/errors';
import { lockStaff, recordStep } from './queries';
import { findStep, wrongCode, type StaffDeps } from './sign-in';
import { findSessionId } from './staff-sessions';

/**
 * Requires a fresh second-factor code from a signed-in member of staff: an unattended desk is not enough.
 * @returns the id of the session
 * @throws HttpError 401, 422 `wrong_code`, 429
 */
export async function confirmStaffCode(
  deps: StaffDeps,
  { id }: Pick<StaffMember, 'id'>,
  code: string,
  request: FastifyRequest,
): Promise<StaffSessionId> {
  await deps.limits.count([{ name: 'staff-code', subject: id, max: 30, seconds: 3_600 }]);
  const sessionId = await findSessionId(deps, request);
  if (sessionId === undefined) throw new HttpError(401, 'Sign in to continue.', { code: 'no_session' });
  await inTransaction(deps.db, async (tx) => {
    const member = await lockStaff(tx, id);
    const step = member?.sealed_secret ? findStep(deps, member.sealed_secret, id, code) : null;
    if (step === null || !(await recordStep(tx, id, step))) throw wrongCode();
  });
  return sessionId;
}
