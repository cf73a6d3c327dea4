import type { PaymentMethod } from '@storefront/shared/contract';
import { isCardExpired } from '@storefront/shared/domain';
import { z } from 'zod/mini';

/** The choice of a card that is not stored yet. */
export const NEW_CARD = 'new';

/** A card that a bank has just refused, as an order names it. */
export type RefusedCard = Pick<PaymentMethod, 'brand' | 'last4'>;

interface ChoiceSituation {
  /** What was picked on this page or an earlier visit. */
  picked?: string;
  /** Never chosen by itself again; it can be picked. */
  refused?: RefusedCard;
  now?: Date;
}

/**
 * What is chosen now: what was picked, as long as it can pay, else the default card or the first good one, else a new card.
 * `cards` come with the default first.
 */
export function presentChoice(
  cards: readonly PaymentMethod[],
  { picked, refused, now = new Date() }: ChoiceSituation = {},
): string {
  if (picked === NEW_CARD) return NEW_CARD;
  const good = cards.filter((card) => !isCardExpired(card, now));
  const fresh = good.filter(
    ({ brand, last4, declined_at }) => !declined_at && (brand !== refused?.brand || last4 !== refused.last4),
  );
  const wanted = good.find(({ id }) => id === picked) ?? fresh.find(({ is_default }) => is_default) ?? fresh[0];
  return wanted?.id ?? NEW_CARD;
}

const told = z.object({
  refusedCard: z.object({ brand: z.string().check(z.maxLength(40)), last4: z.string().check(z.maxLength(4)) }),
});

/** The refused card that the page before told of with the navigation; undefined for every other state of the history. */
export function refusedCardOf(historyState: unknown): RefusedCard | undefined {
  return told.safeParse(historyState).data?.refusedCard;
}
