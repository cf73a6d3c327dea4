import { useApiQuery } from '@storefront/shared/api';
import { AddCard, RemoveCard, type CardFieldsHandle } from '@storefront/shared/cards';
import { listPaymentMethods, type PaymentMethod } from '@storefront/shared/contract';
import { cardTitle, failureCause } from '@storefront/shared/domain';
import { Banner, FailurePanel, SkeletonRows, useSteadyPending } from '@storefront/shared/ui/feedback';
import { Section } from '@storefront/shared/ui/layout';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import styles from './card.module.css';
import { StoredCards } from './StoredCards';
import { NEW_CARD, presentChoice, type RefusedCard } from './card-choice';

export interface CardChoiceProps {
  /** The id of the form, for the button outside it. */
  id: string;
  /** The card chosen before, if it is still there. */
  chosenId?: string;
  /** The card that the bank has just refused. */
  refused?: RefusedCard;
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
  const frame = useRef<CardFieldsHandle>(null);

  if (cards.isPending) return waiting ? <SkeletonRows rows={2} cells={2} label="Loading your cards" /> : null;
  if (cards.isError) {
    return (
      <FailurePanel title="Your cards did not load" line={failureCause(cards.error)} onRetry={() => void cards.refetch()} retrying={cards.isFetching && 'Loading'} />
    );
  }

  const choice = presentChoice(cards.data, { picked: picked ?? chosenId, refused });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (choice === NEW_CARD) frame.current?.confirm();
    else onChosen(choice);
  };

  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      {refused && <Banner tone="warning">The bank refused {cardTitle(refused)}, and nothing was charged. Pay with another card.</Banner>}
      {cards.data.length > 0 && (
        <Section title="Your cards">
          <StoredCards cards={cards.data} choice={choice} onPick={setPicked} onRemove={setRemoving} />
        </Section>
      )}
      {choice === NEW_CARD && (
        <Section title={cards.data.length > 0 ? 'New card' : 'Card'}>
          <AddCard ref={frame} makeDefault={cards.data.length === 0} unharmed="Nothing was charged, and your order is kept." onAdded={(card) => onChosen(card.id)} onBusy={onBusy} />
        </Section>
      )}
      {children}
      {removing && (
        <RemoveCard key={removing.id} card={removing} onDone={() => setRemoving(undefined)} />
      )}
    </form>
  );
}
