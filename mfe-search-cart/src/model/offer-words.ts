import type { StateName } from '@storefront/shared/ui/state';
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
export function stateLabel(state: OfferState, isPremium: boolean): string | undefined {
  if (state === 'reserved') return 'Reserved';
  if (state === 'lost') return 'Taken since you added it';
  if (state === 'unanswered') return 'Unknown, try again';
  if (state === 'unpriced') return 'No price yet';
  if (state === 'in-cart' && isPremium) return 'In your cart, premium';
  return undefined;
}
