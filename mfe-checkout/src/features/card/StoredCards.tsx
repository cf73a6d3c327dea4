import { serverNow } from '@storefront/shared/api';
import type { PaymentMethod } from '@storefront/shared/contract';
import { formatDateTime, isMethodExpired, methodExpiry, methodTitle } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { useCustomerOnly } from '@storefront/shared/password';
import { Button } from '@storefront/shared/ui/button';
import { StateText } from '@storefront/shared/ui/state';
import { useId } from 'react';
import { NEW_CARD } from './card-choice';
import styles from './card.module.css';
import * as messages from './messages';

interface StoredCardsProps {
  cards: readonly PaymentMethod[];
  /** Id of the chosen card, or `NEW_CARD`. */
  choice: string;
  onPick: (choice: string) => void;
  onRemove: (card: PaymentMethod) => void;
}

/** Radio buttons for the stored cards, with "another card" as the last option. */
export function StoredCards({ cards, choice, onPick, onRemove }: StoredCardsProps) {
  const t = useTranslate();
  const customerOnly = useCustomerOnly();
  const name = useId();
  const now = serverNow();
  return (
    <fieldset>
      <legend className="sf-visually-hidden">{t(messages.payWith)}</legend>
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
                  disabled={expired || card.pays_from !== undefined}
                  onChange={() => onPick(card.id)}
                />
                <span className={styles.title}>
                  {methodTitle(card)}
                  {card.is_default && <span className={styles.note}> {t(messages.defaultCard)}</span>}
                  {card.is_saved === false && <span className={styles.note}> {t(messages.thisOrder)}</span>}
                  {card.declined_at && <span className={styles.note}> {t(messages.declined)}</span>}
                  {card.pays_from !== undefined && (
                    <span className={styles.note}>
                      {' '}
                      {t(messages.paysFrom, { date: formatDateTime(card.pays_from) })}
                    </span>
                  )}
                </span>
                {expiry !== null && (
                  <span className={styles.note}>
                    {expired ? (
                      <StateText state="expired">{t(messages.expired, { expiry })}</StateText>
                    ) : (
                      t(messages.expires, { expiry })
                    )}
                  </span>
                )}
              </label>
              <Button
                variant="plain"
                size="sm"
                aria-label={t(messages.removeCard, { card: methodTitle(card) })}
                {...customerOnly('deletePaymentMethod')}
                onClick={() => onRemove(card)}
              >
                {t(messages.remove)}
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
            <span className={styles.title}>{t(messages.anotherCard)}</span>
          </label>
        </li>
      </ul>
    </fieldset>
  );
}
