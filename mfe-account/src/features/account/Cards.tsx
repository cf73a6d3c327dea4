import { apiQueryKey, useApiMutation, useApiQuery, useQueryClient } from '@storefront/shared/api';
import { listPaymentMethods, makeDefaultPaymentMethod, type PaymentMethod } from '@storefront/shared/contract';
import { cardExpiry, cardTitle, failureCause, isCardExpired } from '@storefront/shared/domain';
import { notify } from '@storefront/shared/notices';
import { Button } from '@storefront/shared/ui/button';
import { Banner, FailurePanel, SkeletonRows, useSteadyPending } from '@storefront/shared/ui/feedback';
import { Section, Stack } from '@storefront/shared/ui/layout';
import { StateText } from '@storefront/shared/ui/state';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { lazy, Suspense, useRef, useState } from 'react';
import styles from './cards.module.css';

const NewCard = lazy(() => import('./NewCard').then((module) => ({ default: module.NewCard })));
const RemoveCard = lazy(() => import('@storefront/shared/cards').then((module) => ({ default: module.RemoveCard })));

/** The stored cards, as far as the provider lets us show them: added, removed, and one of them used first (OR-08). */
export function Cards() {
  const queryClient = useQueryClient();
  const cards = useApiQuery(listPaymentMethods);
  const waiting = useSteadyPending(cards.isPending);
  const [removing, setRemoving] = useState<PaymentMethod>();
  const [adding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const useFirst = useApiMutation(makeDefaultPaymentMethod, {
    onSuccess: async (card) => {
      await queryClient.invalidateQueries({ queryKey: apiQueryKey(listPaymentMethods) });
      notify({ tone: 'success', text: `${cardTitle(card)} is used first now, also to renew names.` });
    },
  });
  const endAdding = (): void => {
    setAdding(false);
    addButton.current?.focus();
  };
  const now = new Date();
  const columns: readonly Column<PaymentMethod>[] = [
    { key: 'card', header: 'Card', cell: cardTitle },
    {
      key: 'expires',
      header: 'Expires',
      narrow: 'labelled',
      cell: (card) => (isCardExpired(card, now) ? <StateText state="expired">{cardExpiry(card)}, expired</StateText> : cardExpiry(card)),
    },
    {
      key: 'use',
      header: 'Use',
      cell: (card) => {
        if (isCardExpired(card, now)) return card.is_default ? 'Used first, but renews no names any more' : '';
        if (card.is_default) return 'Used first, also to renew names';
        const pending = useFirst.isPending && useFirst.variables.input.id === card.id;
        return (
          <Button variant="plain" className={styles.use} aria-label={`Use ${cardTitle(card)} first`} loading={pending && 'Changing'} onClick={() => useFirst.mutate({ input: { id: card.id } })}>
            Use first
          </Button>
        );
      },
    },
    {
      key: 'remove',
      header: 'Remove',
      headerHidden: true,
      align: 'end',
      narrow: 'end',
      cell: (card) => (
        <Button variant="plain" aria-label={`Remove ${cardTitle(card)}`} onClick={() => setRemoving(card)}>
          Remove
        </Button>
      ),
    },
  ];

  return (
    <Section title="Cards">
      {cards.isPending && waiting && <SkeletonRows rows={2} cells={3} label="Loading your cards" />}
      {cards.isError && !cards.data && (
        <FailurePanel title="Your cards did not load" line={failureCause(cards.error)} onRetry={() => void cards.refetch()} retrying={cards.isFetching && 'Loading'} />
      )}
      {useFirst.isError && <Banner tone="danger">The card was not changed. {useFirst.error.message}</Banner>}
      {cards.data?.length === 0 && <p>No card is stored. Names with auto-renew need one.</p>}
      {cards.data && (
        <Stack gap={24}>
          {cards.data.length > 0 && <DataTable caption="Your cards" columns={columns} rows={cards.data} rowKey={({ id }) => id} />}
          <Button className={styles.add} ref={addButton} aria-expanded={adding} onClick={() => setAdding(!adding)}>
            Add a card
          </Button>
          <Suspense>{adding && <NewCard isFirst={cards.data.length === 0} onDone={endAdding} />}</Suspense>
        </Stack>
      )}
      <Suspense>
        {removing && <RemoveCard key={removing.id} card={removing} onDone={() => setRemoving(undefined)} />}
      </Suspense>
    </Section>
  );
}
