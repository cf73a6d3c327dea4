import type { OutputOf, ReadInputOf, StaffId } from '@storefront/shared/contract';
import type {
  addStaff as addStaffEndpoint,
  changeStaff as changeEndpoint,
  listStaff,
} from '@storefront/shared/contract/desk';
import type { Tx } from '../../db/client';
import { isUniqueViolation } from '../../db/errors';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { conflict, notFound } from '../../http/errors';
import { createToken, hashToken } from '../../http/signed-cookie';
import { audit, type Actor } from '../audit';
import {
  endAllOfStaff,
  insertStaff,
  insertTicket,
  listStaffRows,
  lockStaff,
  countOtherAdmins,
  updateStaff,
} from './queries';

type AdministrationDeps = Pick<Deps, 'config' | 'db' | 'clock'>;

/** Lifetime of a set-up link in hours. */
const LINK_HOURS = 24;
/** Each load of its page counts, because it requests a new secret, and so does each code. */
const LINK_TRIES = 20;

const noSuchStaff = () =>
  notFound('There is no such staff account.', { code: 'desk_refused', params: { what: 'not_found' } });

export async function listAllStaff({ db }: Pick<AdministrationDeps, 'db'>): Promise<OutputOf<typeof listStaff>> {
  const rows = await listStaffRows(db);
  return {
    staff: rows.map(({ staff: { id, name, email, role, disabled_at, password_hash }, used_at }) => ({
      id,
      name,
      email,
      role,
      status: disabled_at ? 'disabled' : password_hash ? 'active' : 'invited',
      last_used_at: used_at?.toISOString() ?? null,
    })),
  };
}

async function createLink({ config, clock }: AdministrationDeps, tx: Tx, staffId: StaffId): Promise<string> {
  const token = createToken();
  await insertTicket(tx, {
    token_hash: hashToken(token),
    purpose: 'set_up',
    staff_id: staffId,
    attempts_left: LINK_TRIES,
    expires_at: new Date(clock.now().getTime() + LINK_HOURS * 3_600_000),
  });
  // In the fragment, so that no server and no log sees the secret.
  return `${config.desk.url}/set-up#${token}`;
}

/**
 * Creates a staff account, which cannot be used before its owner has followed the link.
 * @returns the link, which is not stored
 * @throws HttpError 409 `desk_refused` if the address is taken
 */
export async function addStaff(
  deps: AdministrationDeps,
  { email, name, role }: ReadInputOf<typeof addStaffEndpoint>,
  by: Actor,
): Promise<OutputOf<typeof addStaffEndpoint>> {
  const at = deps.clock.now();
  try {
    return await inTransaction(deps.db, async (tx) => {
      const { id } = await insertStaff(tx, { email: email.toLowerCase(), name, role }, at);
      await audit(tx, { at, ...by, action: 'staff.added', subject: `staff:${id}`, after: { email, name, role } });
      return { link: await createLink(deps, tx, id) };
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw conflict(`There is a staff account for ${email} already.`, {
      code: 'desk_refused',
      params: { what: 'staff_known' },
    });
  }
}

/** Without an administrator who can sign in, nobody could create one. */
async function keepAnAdmin(tx: Tx, id: StaffId): Promise<void> {
  if ((await countOtherAdmins(tx, id)) === 0)
    throw conflict('This is the last administrator who can sign in. Make somebody else one first.', {
      code: 'desk_refused',
      params: { what: 'last_admin' },
    });
}

/** Changes the role, or disables or enables an account, and ends its sessions. @throws HttpError 404, 409 */
export async function changeStaff(
  { db, clock }: AdministrationDeps,
  id: StaffId,
  { role, is_disabled }: ReadInputOf<typeof changeEndpoint>,
  by: Actor,
): Promise<void> {
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    const before = await lockStaff(tx, id);
    if (!before) throw noSuchStaff();
    if (before.role === role && (before.disabled_at !== null) === is_disabled) return;
    if (role !== 'admin' || is_disabled) await keepAnAdmin(tx, id);
    await updateStaff(tx, id, { role, disabled_at: is_disabled ? (before.disabled_at ?? at) : null }, at);
    await endAllOfStaff(tx, id);
    await audit(tx, {
      at,
      ...by,
      action: 'staff.changed',
      subject: `staff:${id}`,
      before: { role: before.role, is_disabled: before.disabled_at !== null },
      after: { role, is_disabled },
    });
  });
}

/** Resets password and second factor with a new link. @throws HttpError 404, or 409 for the last administrator, to prevent a lockout */
export async function renewLink(
  deps: AdministrationDeps,
  id: StaffId,
  by: Actor,
): Promise<OutputOf<typeof addStaffEndpoint>> {
  const at = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const member = await lockStaff(tx, id);
    if (!member) throw noSuchStaff();
    if (by.actor !== COMMAND_ACTOR && member.role === 'admin' && member.password_hash) await keepAnAdmin(tx, id);
    await endAllOfStaff(tx, id);
    await updateStaff(tx, id, { password_hash: null, sealed_secret: null, last_step: null }, at);
    await audit(tx, { at, ...by, action: 'staff.link_renewed', subject: `staff:${id}` });
    return { link: await createLink(deps, tx, id) };
  });
}

export const COMMAND_ACTOR = 'command:add-staff';
