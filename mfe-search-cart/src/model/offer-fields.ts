import type { SearchResult } from '@storefront/shared/contract';
import type { Translate } from '@storefront/shared/i18n';
import { offerPrice, type OfferState } from './offer-state';
import { BEADS, stateLabel } from './offer-words';

/** What the row of a name shows, wherever it stands: the name, its state, and both prices where it can be had. */
export function offerFields(result: SearchResult, state: OfferState, t: Translate) {
  const label = stateLabel(state, result.status === 'premium');
  const price = state === 'available' || state === 'premium' || state === 'in-cart' ? offerPrice(result) : undefined;
  return {
    name: result.unicode,
    state: BEADS[state],
    stateLabel: label && t(label),
    price: price?.first,
    renewal: price?.renewal,
    currency: price?.currency,
    loading: state === 'checking',
  };
}
