import type { Walk } from '../walk';
import { account, closing, correctedAddress, lostFactors, passwords, secondFactors, support } from './account';
import { cancelledPayment, carts, embedded, purchase, search, transfer, withdrawal } from './buying';
import { domain, keys, zone } from './domains';

/** Journeys that together call every operation. */
export const JOURNEYS = {
  account,
  passwords,
  secondFactors,
  search,
  embedded,
  carts,
  purchase,
  cancelledPayment,
  withdrawal,
  domain,
  zone,
  keys,
  transfer,
  support,
  correctedAddress,
  lostFactors,
  closing,
} satisfies Readonly<Record<string, (walk: Walk) => Promise<void>>>;
