import type { SearchResult } from '@storefront/shared/contract';
import { termCost, toMinor, type Minor } from '@storefront/shared/domain';
import type { Message, Translate } from '@storefront/shared/i18n';
import type { StateName } from '@storefront/shared/ui/state';
import * as messages from './messages';

/**
 * The state of a result row. `lost`: it is in the cart, and its registry now says that it is unavailable. `asking`: the registry did not
 * respond and is being queried again. `unpriced`: available at an unknown price, so it is not offered (PR-03).
 */
export type OfferState =
  | 'checking'
  | 'asking'
  | 'available'
  | 'premium'
  | 'taken'
  | 'reserved'
  | 'unanswered'
  | 'unpriced'
  | 'in-cart'
  | 'lost';

/** What is known in addition to the response itself. */
interface OfferContext {
  readonly inCart: boolean;
  /** The visitor has pressed "Try again", and the registry has not responded yet. */
  readonly asking: boolean;
}

export function offerState(result: SearchResult, { inCart, asking }: OfferContext): OfferState {
  if (inCart) return result.status === 'taken' || result.status === 'reserved' ? 'lost' : 'in-cart';
  switch (result.status) {
    case 'pending':
      return 'checking';
    case 'unknown':
      return asking ? 'asking' : 'unanswered';
    case 'available':
    case 'premium':
      if (offerPrice(result) !== undefined) return result.status;
      return asking ? 'asking' : 'unpriced';
    default:
      return result.status;
  }
}

export interface OfferPrice {
  /** For the first term, before tax. */
  readonly first: Minor;
  /** For the first year alone, before tax. */
  readonly yearly: Minor;
  /** Years of the first term: one, or the registry's minimum. */
  readonly years: number;
  /** For every later year, before tax. */
  readonly renewal: Minor;
  readonly currency: string;
}

/** Returns the two prices of a row, always together (PR-01); undefined if either is missing. */
export function offerPrice(result: SearchResult): OfferPrice | undefined {
  if (result.price === undefined || result.renewal_price === undefined) return undefined;
  const currency = result.currency_code;
  const years = Math.max(1, result.min_years);
  const renewal = toMinor(result.renewal_price, currency);
  const yearly = toMinor(result.price, currency);
  const first = termCost({ first: yearly, renewal, firstYearOnly: result.first_year_only }, years);
  return { first, yearly, years, renewal, currency };
}

/** The icon of each state; a reserved domain has the ring of an unavailable one. */
export const OFFER_STATES: Readonly<Record<OfferState, StateName>> = {
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

/** Returns a label that replaces the icon's own, if that does not fit. */
export function stateLabel(state: OfferState, isPremium: boolean): Message | undefined {
  if (state === 'reserved') return messages.reserved;
  if (state === 'lost') return messages.lost;
  if (state === 'unanswered') return messages.unanswered;
  if (state === 'unpriced') return messages.unpriced;
  if (state === 'in-cart' && isPremium) return messages.premiumInCart;
  return undefined;
}

/** Returns what every row of a domain shows: the domain, its state, and both prices if it is available. */
export function offerFields(result: SearchResult, state: OfferState, t: Translate) {
  const label = stateLabel(state, result.status === 'premium');
  const price = state === 'available' || state === 'premium' || state === 'in-cart' ? offerPrice(result) : undefined;
  return {
    name: result.unicode,
    state: OFFER_STATES[state],
    stateLabel: label && t(label),
    price: price?.first,
    renewal: price?.renewal,
    currency: price?.currency,
    loading: state === 'checking',
  };
}
