import { millisecondsInDay } from 'date-fns/constants';
import type { Message, Tag } from '@storefront/shared/i18n';
import { EXPIRING_DAYS } from '../../../model/list-query';
import * as messages from '../messages';

/**
 * How a row's status is shown (DM-02): `ok` is Active, `deleting` says so, and anything else is Expired. An active name that ends within 60 days
 * carries the half icon. `now` is in milliseconds.
 */
export function domainState(
  status: string,
  expiry: string,
  now: number,
): { state: 'active' | 'expiring' | 'expired'; word: Message } {
  if (status === 'deleting') return { state: 'expired', word: messages.isDeleting };
  if (status !== 'ok') return { state: 'expired', word: messages.isExpired };
  const expiring = new Date(expiry).getTime() - now < EXPIRING_DAYS * millisecondsInDay;
  return { state: expiring ? 'expiring' : 'active', word: messages.isActive };
}

/** Why a name is not active and what can still be done about it, until the day on which its stage ends. */
const stages: Readonly<Record<string, Message<{ date: Tag }>>> = {
  grace: messages.grace,
  redemption: messages.redemption,
  pending_delete: messages.pendingDelete,
  suspended: messages.suspended,
};

/** What is to be said of the stage that a name is in; null where that needs no saying. */
export const stageMessage = (status: string) => stages[status] ?? null;
