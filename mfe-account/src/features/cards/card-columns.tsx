import type { PaymentMethod } from '@storefront/shared/contract';
import { isMethodExpired, methodExpiry, methodTitle } from '@storefront/shared/domain';
import type { Translate } from '@storefront/shared/i18n';
import type { useCustomerOnly } from '@storefront/shared/password';
import { Button } from '@storefront/shared/ui/button';
import { StateText } from '@storefront/shared/ui/state';
import type { Column } from '@storefront/shared/ui/table';
import * as messages from './messages';
import styles from './cards.module.css';

interface CardActions {
  readonly customerOnly: ReturnType<typeof useCustomerOnly>;
  readonly onMakeDefault: (card: PaymentMethod) => void;
  /** Whether this card is being made the default card. */
  readonly isChanging: (card: PaymentMethod) => boolean;
  readonly onRemove: (card: PaymentMethod) => void;
}

/** Columns of the saved cards: the card, when it expires, what it is used for, and how to remove it. */
export function cardColumns(t: Translate, actions: CardActions): readonly Column<PaymentMethod>[] {
  const now = new Date();
  return [
    { key: 'card', header: t(messages.card), cell: methodTitle },
    {
      key: 'expires',
      header: t(messages.expires),
      narrow: 'labelled',
      cell: (card) =>
        isMethodExpired(card, now) ? (
          <StateText state="expired">{t(messages.expired, { date: methodExpiry(card) ?? '' })}</StateText>
        ) : (
          methodExpiry(card)
        ),
    },
    { key: 'use', header: t(messages.use), cell: (card) => usage(card, now, t, actions) },
    {
      key: 'remove',
      header: t(messages.remove),
      headerHidden: true,
      align: 'end',
      narrow: 'end',
      cell: (card) => (
        <Button
          variant="plain"
          aria-label={t(messages.removeCard, { card: methodTitle(card) })}
          {...actions.customerOnly('deletePaymentMethod')}
          onClick={() => actions.onRemove(card)}
        >
          {t(messages.remove)}
        </Button>
      ),
    },
  ];
}

/** What a card is used for, or the button that makes it the default card. */
function usage(card: PaymentMethod, now: Date, t: Translate, { customerOnly, onMakeDefault, isChanging }: CardActions) {
  if (isMethodExpired(card, now)) return card.is_default ? t(messages.defaultExpired) : '';
  if (card.is_default && card.declined_at) return <StateText state="expired">{t(messages.defaultDeclined)}</StateText>;
  if (card.is_default) return t(messages.defaultCard);
  if (card.declined_at) return t(messages.declined);
  return (
    <Button
      variant="plain"
      className={styles.use}
      aria-label={t(messages.makeCardDefault, { card: methodTitle(card) })}
      loading={isChanging(card) && t(messages.changing)}
      {...customerOnly('makeDefaultPaymentMethod')}
      onClick={() => onMakeDefault(card)}
    >
      {t(messages.makeDefault)}
    </Button>
  );
}
