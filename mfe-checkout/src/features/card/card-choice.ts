import { paidWith, type PaidWith, type PaymentMethod } from '@storefront/shared/contract';
import { isMethodExpired, methodTitle } from '@storefront/shared/domain';
import { z } from 'zod/mini';

/** The choice of a card that is not stored yet. */
export const NEW_CARD = 'new';

interface ChoiceSituation {
  /** The card picked on this page or on an earlier visit. */
  picked?: string;
  /** A declined card, which is not preselected but can still be picked. */
  refused?: PaidWith;
  now?: Date;
}

/**
 * Returns the preselected card: the picked one if it can pay, else the default card or the first usable one, else a new card. `cards` is
 * sorted with the default first.
 */
export function presentChoice(
  cards: readonly PaymentMethod[],
  { picked, refused, now = new Date() }: ChoiceSituation = {},
): string {
  if (picked === NEW_CARD) return NEW_CARD;
  const good = cards.filter((card) => card.pays_from === undefined && !isMethodExpired(card, now));
  const fresh = good.filter((card) => !card.declined_at && !(refused && methodTitle(card) === methodTitle(refused)));
  const wanted = good.find(({ id }) => id === picked) ?? fresh.find(({ is_default }) => is_default) ?? fresh[0];
  return wanted?.id ?? NEW_CARD;
}

const refusal = z.object({ refusedCard: paidWith({}) });

/** Reads the declined card that the previous page passed in the history state; undefined for any other state. */
export function readRefusedCard(historyState: unknown): PaidWith | undefined {
  return refusal.safeParse(historyState).data?.refusedCard;
}
