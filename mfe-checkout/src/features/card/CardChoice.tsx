import { serverNow, useApiQuery } from '@storefront/shared/api';
import { useCart } from '@storefront/shared/cart';
import { AddCard, RemoveCard, type CardFieldsHandle } from '@storefront/shared/cards';
import { listPaymentMethods, type PaidWith, type PaymentMethod } from '@storefront/shared/contract';
import { methodTitle } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { QueryFailure } from '@storefront/shared/query-failure';
import { Banner, SkeletonRows, useSteadyPending } from '@storefront/shared/ui/feedback';
import { CheckboxField } from '@storefront/shared/ui/field';
import { Section } from '@storefront/shared/ui/layout';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import styles from './card.module.css';
import * as messages from './messages';
import { StoredCards } from './StoredCards';
import { NEW_CARD, presentChoice } from './card-choice';
import { renewalCardText, findRenewingCard } from './renewal/renewal-card';

interface CardChoiceProps {
  /** The id of the form, for a submit button outside it. */
  id: string;
  /** The card chosen before. */
  chosenId?: string;
  /** The card that the bank has just declined. */
  refused?: PaidWith;
  /** Called with the card to pay with. */
  onChosen: (paymentMethodId: string) => void;
  /** Called with true while a new card is being stored. */
  onBusy: (busy: boolean) => void;
  children: ReactNode;
}

/** Form to choose the card that pays: a stored one, or a new one that is stored first (OR-08). */
export function CardChoice({ id, chosenId, refused, onChosen, onBusy, children }: CardChoiceProps) {
  const t = useTranslate();
  const cards = useApiQuery(listPaymentMethods);
  const waiting = useSteadyPending(cards.isPending);
  const [picked, setPicked] = useState<string>();
  const [removing, setRemoving] = useState<PaymentMethod>();
  const [save, setSave] = useState(false);
  const { items } = useCart();
  const frame = useRef<CardFieldsHandle>(null);

  if (cards.isPending) return waiting ? <SkeletonRows rows={2} cells={2} label={t(messages.loadingCards)} /> : null;
  if (cards.isError) {
    return <QueryFailure query={cards} title={t(messages.cardsFailed)} retrying={t(messages.loading)} />;
  }

  const now = serverNow();
  const choice = presentChoice(cards.data, { picked: picked ?? chosenId, refused, now });
  const chosen = cards.data.find((card) => card.id === choice);
  const renewal = renewalCardText(t, {
    items,
    cards: cards.data,
    isSaved: chosen ? chosen.is_saved !== false : save,
    paying: chosen ? methodTitle(chosen) : NEW_CARD,
    now,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (choice === NEW_CARD) frame.current?.confirm();
    else onChosen(choice);
  };

  return (
    <form method="post" id={id} className={styles.form} onSubmit={submit} noValidate>
      {refused && <Banner tone="warning">{t(messages.refused, { card: methodTitle(refused) })}</Banner>}
      {cards.data.length > 0 && (
        <Section title={t(messages.yourCards)}>
          <StoredCards cards={cards.data} choice={choice} onPick={setPicked} onRemove={setRemoving} />
        </Section>
      )}
      {choice === NEW_CARD && (
        <Section title={t(cards.data.length > 0 ? messages.newCard : messages.card)}>
          <AddCard
            ref={frame}
            makeDefault={findRenewingCard(cards.data, now) === undefined}
            save={save}
            unharmed={t(messages.unharmed)}
            onAdded={(card) => onChosen(card.id)}
            onBusy={onBusy}
          />
          <div className={styles.save}>
            <CheckboxField
              label={t(messages.saveCard)}
              hint={t(messages.saveHint)}
              checked={save}
              onChange={({ currentTarget }) => setSave(currentTarget.checked)}
            />
          </div>
        </Section>
      )}
      {renewal && (
        <p className={styles.note} role="status">
          {renewal}
        </p>
      )}
      {children}
      {removing && <RemoveCard key={removing.id} card={removing} onDone={() => setRemoving(undefined)} />}
    </form>
  );
}
