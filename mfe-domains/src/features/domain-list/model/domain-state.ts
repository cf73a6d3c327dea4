import { millisecondsInDay } from 'date-fns/constants';
import type { Message, Tag } from '@storefront/shared/i18n';
import { EXPIRING_DAYS } from '../../../model/list-query';
import * as messages from '../messages';

/**
 * Returns how a row's status is shown (DM-02): `ok` as Active, `deleting` as being deleted, anything else as Expired. An active domain
 * that expires within 60 days gets the half-filled icon. `now` is in milliseconds.
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

/** Explanations of the life stages after expiry: what can still be done, and until when. */
const stages: Readonly<Record<string, Message<{ date: Tag }>>> = {
  grace: messages.grace,
  redemption: messages.redemption,
  pending_delete: messages.pendingDelete,
  suspended: messages.suspended,
};

/** Returns the message about a domain's life stage; null if it needs none. */
export const stageMessage = (status: string) => stages[status] ?? null;
