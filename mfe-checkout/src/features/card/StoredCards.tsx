import type { PaymentMethod } from '@storefront/shared/contract';
import { isMethodExpired, methodExpiry, methodTitle } from '@storefront/shared/domain';
import { Button } from '@storefront/shared/ui/button';
import { StateText } from '@storefront/shared/ui/state';
import { useId } from 'react';
import { NEW_CARD } from './card-choice';
import styles from './card.module.css';

export interface StoredCardsProps {
  cards: readonly PaymentMethod[];
  /** Id of the chosen card, or `NEW_CARD`. */
  choice: string;
  onPick: (choice: string) => void;
  onRemove: (card: PaymentMethod) => void;
}

/** The stored cards, one to be chosen, and another card as the last choice. */
export function StoredCards({ cards, choice, onPick, onRemove }: StoredCardsProps) {
  const name = useId();
  const now = new Date();
  return (
    <fieldset>
      <legend className="sf-visually-hidden">Pay with</legend>
      <ul className={styles.cards}>
        {cards.map((card) => {
          const expired = isMethodExpired(card, now);
          const expiry = methodExpiry(card);
          return (
            <li key={card.id} className={styles.row}>
              <label className={styles.pick}>
                <input
                  type="radio"
                  name={name}
                  className={styles.radio}
                  checked={choice === card.id}
                  disabled={expired}
                  onChange={() => onPick(card.id)}
                />
                <span className={styles.title}>
                  {methodTitle(card)}
                  {card.is_default && <span className={styles.note}> Default card</span>}
                  {card.is_saved === false && <span className={styles.note}> For this order only</span>}
                  {card.declined_at && <span className={styles.note}> Declined last time</span>}
                </span>
                {expiry !== null && (
                  <span className={styles.note}>
                    {expired ? <StateText state="expired">Expired {expiry}</StateText> : `Expires ${expiry}`}
                  </span>
                )}
              </label>
              <Button
                variant="plain"
                size="sm"
                aria-label={`Remove ${methodTitle(card)}`}
                onClick={() => onRemove(card)}
              >
                Remove
              </Button>
            </li>
          );
        })}
        <li className={styles.row}>
          <label className={styles.pick}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={choice === NEW_CARD}
              onChange={() => onPick(NEW_CARD)}
            />
            <span className={styles.title}>Another card</span>
          </label>
        </li>
      </ul>
    </fieldset>
  );
}
