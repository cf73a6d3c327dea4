import type { PaymentMethod } from '@storefront/shared/contract';
import { isMethodExpired, methodTitle, toUnicode, type CartItem } from '@storefront/shared/domain';
import type { Translate } from '@storefront/shared/i18n';
import { noRenewalCardText } from '../../../model/no-renewal-card';
import * as messages from './messages';

/** Returns the saved card that auto-renew charges, if it can be charged. */
export function findRenewingCard(cards: readonly PaymentMethod[], now: Date): PaymentMethod | undefined {
  return cards.find(
    (card) => card.is_default && card.is_saved !== false && !card.declined_at && !isMethodExpired(card, now),
  );
}

interface RenewalCard {
  readonly items: readonly Pick<CartItem, 'domain' | 'type' | 'autorenew'>[];
  readonly cards: readonly PaymentMethod[];
  /** Whether the card that pays this order is saved with it, or is already saved and waiting to become the default card. */
  readonly isSaved: boolean;
  /** The name of that card; `new` while it is being entered. */
  readonly paying: string;
  readonly now: Date;
}

/**
 * Returns a sentence about the card that auto-renew will charge for the domains in the cart, or that there is none; null if nothing
 * auto-renews (OR-12, LG-04).
 */
export function renewalCardText(t: Translate, { items, cards, isSaved, paying, now }: RenewalCard): string | null {
  const renewing = items.filter(({ type, autorenew }) => autorenew && type !== 'transfer');
  const [first] = renewing;
  if (!first) return null;
  const what = { count: renewing.length, domain: toUnicode(first.domain) };
  const card = findRenewingCard(cards, now);
  if (card) return t(messages.onDefault, { ...what, card: methodTitle(card) });
  return isSaved ? t(messages.onSaved, { ...what, card: paying }) : noRenewalCardText(t, what);
}
