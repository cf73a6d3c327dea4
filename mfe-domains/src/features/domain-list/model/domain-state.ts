import { millisecondsInDay } from 'date-fns/constants';
import type { DomainRow } from '@storefront/shared/contract';
import { EXPIRING_DAYS } from '../../../model/list-query';

/**
 * How a row's status is shown (DM-02): `ok` is Active and anything else Expired. An active name that ends within 60 days
 * carries the half bead. `now` is in milliseconds.
 */
export function domainState(
  status: string,
  expiry: string,
  now: number,
): { state: 'active' | 'expiring' | 'expired'; word: 'Active' | 'Expired' } {
  if (status !== 'ok') return { state: 'expired', word: 'Expired' };
  const expiring = new Date(expiry).getTime() - now < EXPIRING_DAYS * millisecondsInDay;
  return { state: expiring ? 'expiring' : 'active', word: 'Active' };
}

/**
 * Why a name is not active and what can still be done about it, with the day on which its stage ends where one does; null where
 * that needs no saying.
 */
export function stageWords({
  status,
  stage_ends,
}: Pick<DomainRow, 'status' | 'stage_ends'>): { readonly words: string; readonly until?: string } | null {
  switch (status) {
    case 'grace':
      return { words: 'Renew it before', until: stage_ends };
    case 'redemption':
      return { words: 'In redemption. Restore it before', until: stage_ends };
    case 'pending_delete':
      return { words: 'Can no longer be renewed. Available to others from', until: stage_ends };
    case 'suspended':
      return { words: 'Suspended until the owner’s address is confirmed' };
    default:
      return null;
  }
}
