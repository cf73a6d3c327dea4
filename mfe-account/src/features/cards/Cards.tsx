import { apiQueryKey, queryClient, useApiQuery } from '@storefront/shared/api';
import { listPaymentMethods, makeDefaultPaymentMethod, type PaymentMethod } from '@storefront/shared/contract';
import { failureCause, failureText, isMethodExpired, methodExpiry, methodTitle } from '@storefront/shared/domain';
import { notify } from '@storefront/shared/notices';
import { useReauthMutation } from '@storefront/shared/password';
import { Button } from '@storefront/shared/ui/button';
import { Banner, FailurePanel, SkeletonRows, useSteadyPending } from '@storefront/shared/ui/feedback';
import { Section, Stack } from '@storefront/shared/ui/layout';
import { StateText } from '@storefront/shared/ui/state';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { lazy, Suspense, useRef, useState } from 'react';
import styles from './cards.module.css';

const NewCard = lazy(() => import('./NewCard').then((module) => ({ default: module.NewCard })));
const RemoveCard = lazy(() => import('@storefront/shared/cards').then((module) => ({ default: module.RemoveCard })));

/** The stored cards, as far as the provider lets us show them: added, removed, and one of them the default card (OR-08). */
export function Cards() {
  const cards = useApiQuery(listPaymentMethods);
  const waiting = useSteadyPending(cards.isPending);
  const [removing, setRemoving] = useState<PaymentMethod>();
  const [adding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const useFirst = useReauthMutation(makeDefaultPaymentMethod, 'You are about to change your default card.', {
    onDone: async (card) => {
      await queryClient.invalidateQueries({ queryKey: apiQueryKey(listPaymentMethods) });
      notify({ tone: 'success', text: `${methodTitle(card)} is your default card now, also for auto-renewal.` });
    },
  });
  const endAdding = (): void => {
    setAdding(false);
    addButton.current?.focus();
  };
  const now = new Date();
  // A card that pays one order only is none of the saved ones.
  const kept = cards.data?.filter(({ is_saved }) => is_saved !== false);
  const columns: readonly Column<PaymentMethod>[] = [
    { key: 'card', header: 'Card', cell: methodTitle },
    {
      key: 'expires',
      header: 'Expires',
      narrow: 'labelled',
      cell: (card) =>
        isMethodExpired(card, now) ? (
          <StateText state="expired">{methodExpiry(card)}, expired</StateText>
        ) : (
          methodExpiry(card)
        ),
    },
    {
      key: 'use',
      header: 'Use',
      cell: (card) => {
        if (isMethodExpired(card, now))
          return card.is_default ? 'Default card, but it has expired: choose another one' : '';
        if (card.is_default)
          return card.declined_at ? (
            <StateText state="expired">
              Default card, declined when it was last charged. Choose another one, or auto-renewal fails
            </StateText>
          ) : (
            'Default card, also for auto-renewal'
          );
        if (card.declined_at) return 'Declined when it was last charged';
        const pending = useFirst.isPending && useFirst.variables?.input.id === card.id;
        return (
          <Button
            variant="plain"
            className={styles.use}
            aria-label={`Make ${methodTitle(card)} the default card`}
            loading={pending && 'Changing'}
            onClick={() => useFirst.mutate({ input: { id: card.id } })}
          >
            Make default
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
        <Button variant="plain" aria-label={`Remove ${methodTitle(card)}`} onClick={() => setRemoving(card)}>
          Remove
        </Button>
      ),
    },
  ];

  return (
    <Section title="Cards">
      {cards.isPending && waiting && <SkeletonRows rows={2} cells={3} label="Loading your cards" />}
      {cards.isError && !cards.data && (
        <FailurePanel
          title="Your cards did not load"
          cause={cards.error}
          line={failureCause(cards.error)}
          onRetry={() => void cards.refetch()}
          retrying={cards.isFetching && 'Loading'}
        />
      )}
      {useFirst.isError && <Banner tone="danger">The card was not changed. {failureText(useFirst.error)}</Banner>}
      {kept?.length === 0 && <p>No card is saved. Auto-renewal needs one.</p>}
      {kept && (
        <Stack gap={24}>
          {kept.length > 0 && <DataTable caption="Your cards" columns={columns} rows={kept} rowKey={({ id }) => id} />}
          <Button className={styles.add} ref={addButton} aria-expanded={adding} onClick={() => setAdding(!adding)}>
            Add a card
          </Button>
          <Suspense>{adding && <NewCard isFirst={kept.length === 0} onDone={endAdding} />}</Suspense>
        </Stack>
      )}
      {useFirst.dialog}
      <Suspense>
        {removing && <RemoveCard key={removing.id} card={removing} onDone={() => setRemoving(undefined)} />}
      </Suspense>
    </Section>
  );
}
