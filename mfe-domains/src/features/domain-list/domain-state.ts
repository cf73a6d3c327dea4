import { EXPIRING_DAYS } from './list-query';

const DAY_MS = 86_400_000;

/**
 * How a row's status is shown (DM-02): `ok` is Active and anything else Expired. An active name that ends within 60 days
 * carries the half bead. `now` is in milliseconds.
 */
export function domainState(status: string, expiry: string, now: number): { state: 'active' | 'expiring' | 'expired'; word: 'Active' | 'Expired' } {
  if (status !== 'ok') return { state: 'expired', word: 'Expired' };
  const expiring = new Date(expiry).getTime() - now < EXPIRING_DAYS * DAY_MS;
  return { state: expiring ? 'expiring' : 'active', word: 'Active' };
}
