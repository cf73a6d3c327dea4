import type { PaymentMethod } from '@storefront/shared/contract';
import { isMethodExpired, methodTitle, toUnicode, type CartItem } from '@storefront/shared/domain';

/** The saved card that auto-renewal charges, as far as it can be charged. */
export function renewingCard(cards: readonly PaymentMethod[], now: Date): PaymentMethod | undefined {
  return cards.find(
    (card) => card.is_default && card.is_saved !== false && !card.declined_at && !isMethodExpired(card, now),
  );
}

interface RenewalCard {
  /** Of the cart. */
  readonly items: readonly Pick<CartItem, 'domain' | 'type' | 'autorenew'>[];
  readonly cards: readonly PaymentMethod[];
  /** The card that pays this order is saved with it, or is saved and waits to be the default card. */
  readonly isSaved: boolean;
  /** How that card is called. */
  readonly paying: string;
  readonly now: Date;
}

/** Which card auto-renewal will charge for what is bought, or that there is none; nothing where nothing renews itself (OR-12, LG-04). */
export function renewalCardText({ items, cards, isSaved, paying, now }: RenewalCard): string | null {
  const renewing = items.filter(({ type, autorenew }) => autorenew && type !== 'transfer');
  const [first] = renewing;
  if (!first) return null;
  const what = renewing.length === 1 ? toUnicode(first.domain) : `${renewing.length} domains`;
  const card = renewingCard(cards, now);
  if (card) return `Auto-renew is on for ${what} and charges ${methodTitle(card)}, your default card.`;
  if (isSaved)
    return `Auto-renew is on for ${what} and charges ${paying}, which becomes your default card once this order is paid.`;
  return `Auto-renew is on for ${what}, but no card that can be charged is saved. Save one, or ${renewing.length === 1 ? 'the domain ends' : 'these domains end'} with the term.`;
}
