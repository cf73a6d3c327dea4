import type { Message } from '@storefront/shared/i18n';
import type { StateName } from '@storefront/shared/ui/state';
import * as messages from './messages';
import type { OfferState } from './offer-state';

/** The bead of each state; a reserved name has the ring of what cannot be had. */
export const BEADS: Readonly<Record<OfferState, StateName>> = {
  checking: 'checking',
  asking: 'checking',
  available: 'available',
  premium: 'premium',
  taken: 'taken',
  reserved: 'taken',
  unanswered: 'unknown',
  unpriced: 'unknown',
  'in-cart': 'in-cart',
  lost: 'taken',
};

/** Words in place of the bead's own, where it has none that fits. */
export function stateLabel(state: OfferState, isPremium: boolean): Message | undefined {
  if (state === 'reserved') return messages.reserved;
  if (state === 'lost') return messages.lost;
  if (state === 'unanswered') return messages.unanswered;
  if (state === 'unpriced') return messages.unpriced;
  if (state === 'in-cart' && isPremium) return messages.premiumInCart;
  return undefined;
}
