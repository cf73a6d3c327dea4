import type { StaffRole } from '@storefront/shared/contract/desk';
import type { Logger } from 'pino';
import { commandSocketPath, isNotListening, listenForCommands, sendCommand } from '../../core/command-socket';
import type { Deps } from '../../deps';
import { addStaff, COMMAND_ACTOR, renewLink } from './administration';
import { findByEmail } from './queries';

/** Input of the operator's command: the staff account to create, or to renew the link of. */
export interface StaffOrder {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly newLink: boolean;
}

const socketPath = (dataDir: string): string => commandSocketPath(dataDir, 'staff');

/** Runs the command. @returns the set-up link @throws HttpError 409 `desk_refused` if the account already exists */
export async function carryOutStaffOrder(
  deps: Pick<Deps, 'config' | 'db' | 'clock'>,
  { newLink, ...person }: StaffOrder,
): Promise<string> {
  const by = { actor: COMMAND_ACTOR, requestId: null };
  const known = newLink ? await findByEmail(deps.db, person.email.toLowerCase()) : undefined;
  const { link } = known ? await renewLink(deps, known.id, by) : await addStaff(deps, person, by);
  return link;
}

/** Accepts the command from the same machine. @returns a function that stops it */
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

/** Has the running shop execute the command; null if none is listening. */
export async function callRunningShop(dataDir: string, order: StaffOrder): Promise<string | null> {
  try {
    return await sendCommand(socketPath(dataDir), { method: 'POST', path: '', body: JSON.stringify(order) });
  } catch (error) {
    if (isNotListening(error)) return null;
    throw error;
  }
}
