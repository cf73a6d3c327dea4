import type { PaymentMethod } from '@storefront/shared/contract';
import { isMethodExpired, methodTitle, toUnicode, type CartItem } from '@storefront/shared/domain';
import type { Translate } from '@storefront/shared/i18n';
import { noRenewalCardText } from '../../../model/no-renewal-card';
import * as messages from './messages';

/** The saved card that auto-renew charges, if it can be charged. */
export function renewingCard(cards: readonly PaymentMethod[], now: Date): PaymentMethod | undefined {
  return cards.find(
    (card) => card.is_default && card.is_saved !== false && !card.declined_at && !isMethodExpired(card, now),
  );
}

interface RenewalCard {
  readonly items: readonly Pick<CartItem, 'domain' | 'type' | 'autorenew'>[];
  readonly cards: readonly PaymentMethod[];
  /** The card that pays this order is saved with it, or is saved and waits to be the default card. */
  readonly isSaved: boolean;
  /** The name of that card; `new` while it is being entered. */
  readonly paying: string;
  readonly now: Date;
}

/** Says which card auto-renew will charge for what is bought, or that there is none; empty where nothing renews itself (OR-12, LG-04). */
export function renewalCardText(t: Translate, { items, cards, isSaved, paying, now }: RenewalCard): string | null {
  const renewing = items.filter(({ type, autorenew }) => autorenew && type !== 'transfer');
  const [first] = renewing;
  if (!first) return null;
  const what = { count: renewing.length, domain: toUnicode(first.domain) };
  const card = renewingCard(cards, now);
  if (card) return t(messages.onDefault, { ...what, card: methodTitle(card) });
  return isSaved ? t(messages.onSaved, { ...what, card: paying }) : noRenewalCardText(t, what);
}
