import type { StaffRole } from '@storefront/shared/contract/desk';
import type { Logger } from 'pino';
import { commandSocketPath, isNobodyThere, listenForCommands, sendCommand } from '../../core/command-socket';
import type { Deps } from '../../deps';
import { addStaff, COMMAND_ACTOR, renewLink } from './administration';
import { findByEmail } from './queries';

/** Whom the operator's command makes a staff account for, or a new link where there is one. */
export interface StaffOrder {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly newLink: boolean;
}

const socketPath = (dataDir: string): string => commandSocketPath(dataDir, 'staff');

/** Carries the command out. @returns the set-up link @throws HttpError 409 `desk_refused` where there is an account already */
export async function carryOutStaffOrder(
  deps: Pick<Deps, 'config' | 'db' | 'clock'>,
  { newLink, ...person }: StaffOrder,
): Promise<string> {
  const by = { actor: COMMAND_ACTOR, requestId: null };
  const known = newLink ? await findByEmail(deps.db, person.email.toLowerCase()) : undefined;
  const { link } = known ? await renewLink(deps, known.id, by) : await addStaff(deps, person, by);
  return link;
}

/** Takes the command from the same machine. @returns a function that closes it */
export const listenForStaffOrders = (
  deps: Pick<Deps, 'config' | 'db' | 'clock'>,
  dataDir: string,
  log: Logger,
): Promise<() => Promise<void>> =>
  listenForCommands(
    socketPath(dataDir),
    ({ body }) => carryOutStaffOrder(deps, JSON.parse(body) as StaffOrder),
    (error) => log.warn({ event: 'staff.command_failed', err: error }, 'Command for a staff account failed'),
  );

/** Has the running shop carry the command out; null where none listens. */
export async function askRunningShop(dataDir: string, order: StaffOrder): Promise<string | null> {
  try {
    return await sendCommand(socketPath(dataDir), { method: 'POST', path: '', body: JSON.stringify(order) });
  } catch (error) {
    if (isNobodyThere(error)) return null;
    throw error;
  }
}
