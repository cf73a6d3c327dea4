import { useApiQuery } from '@storefront/shared/api';
import { useCart } from '@storefront/shared/cart';
import { AddCard, RemoveCard, type CardFieldsHandle } from '@storefront/shared/cards';
import { listPaymentMethods, type PaidWith, type PaymentMethod } from '@storefront/shared/contract';
import { failureCause, methodTitle } from '@storefront/shared/domain';
import { Banner, FailurePanel, SkeletonRows, useSteadyPending } from '@storefront/shared/ui/feedback';
import { CheckboxField } from '@storefront/shared/ui/field';
import { Section } from '@storefront/shared/ui/layout';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import styles from './card.module.css';
import { StoredCards } from './StoredCards';
import { NEW_CARD, presentChoice } from './card-choice';
import { renewalCardText, renewingCard } from './renewal-card';

export interface CardChoiceProps {
  /** The id of the form, for the button outside it. */
  id: string;
  /** The card chosen before, if it is still there. */
  chosenId?: string;
  /** The card that the bank has just refused. */
  refused?: PaidWith;
  /** The card to pay with. */
  onChosen: (paymentMethodId: string) => void;
  /** True while a new card is on its way to the provider. */
  onBusy: (busy: boolean) => void;
  children: ReactNode;
}

/** Which card pays: a stored one, or a new one that is stored first (OR-08). */
export function CardChoice({ id, chosenId, refused, onChosen, onBusy, children }: CardChoiceProps) {
  const cards = useApiQuery(listPaymentMethods);
  const waiting = useSteadyPending(cards.isPending);
  const [picked, setPicked] = useState<string>();
  const [removing, setRemoving] = useState<PaymentMethod>();
  const [save, setSave] = useState(false);
  const { items } = useCart();
  const frame = useRef<CardFieldsHandle>(null);

  if (cards.isPending) return waiting ? <SkeletonRows rows={2} cells={2} label="Loading your cards" /> : null;
  if (cards.isError) {
    return (
      <FailurePanel
        title="Your cards did not load"
        cause={cards.error}
        line={failureCause(cards.error)}
        onRetry={() => void cards.refetch()}
        retrying={cards.isFetching && 'Loading'}
      />
    );
  }

  const choice = presentChoice(cards.data, { picked: picked ?? chosenId, refused });
  const now = new Date();
  const chosen = cards.data.find((card) => card.id === choice);
  const renewal = renewalCardText({
    items,
    cards: cards.data,
    isSaved: chosen ? chosen.is_saved !== false : save,
    paying: chosen ? methodTitle(chosen) : 'this card',
    now,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (choice === NEW_CARD) frame.current?.confirm();
    else onChosen(choice);
  };

  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      {refused && (
        <Banner tone="warning">
          The bank refused {methodTitle(refused)}, and nothing was charged. Pay with another card.
        </Banner>
      )}
      {cards.data.length > 0 && (
        <Section title="Your cards">
          <StoredCards cards={cards.data} choice={choice} onPick={setPicked} onRemove={setRemoving} />
        </Section>
      )}
      {choice === NEW_CARD && (
        <Section title={cards.data.length > 0 ? 'New card' : 'Card'}>
          <AddCard
            ref={frame}
            makeDefault={renewingCard(cards.data, now) === undefined}
            save={save}
            unharmed="Nothing was charged, and your order is kept."
            onAdded={(card) => onChosen(card.id)}
            onBusy={onBusy}
          />
          <CheckboxField
            label="Save this card for next time and for auto-renewal"
            hint="A card that is not saved pays this order and is then forgotten."
            checked={save}
            onChange={({ currentTarget }) => setSave(currentTarget.checked)}
          />
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
