import { apiQueryKey, useApiMutation, useApiQuery, useQueryClient } from '@storefront/shared/api';
import { deletePaymentMethod, listPaymentMethods, type PaymentMethod } from '@storefront/shared/contract';
import { notify } from '@storefront/shared/notices';
import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { Banner, FailurePanel, SkeletonRows, useSteadyPending } from '@storefront/shared/ui/feedback';
import { Section } from '@storefront/shared/ui/layout';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { useState } from 'react';

const titleOf = ({ brand, last4 }: PaymentMethod): string => `${brand} ${last4}`;
const expiryOf = ({ exp_month, exp_year }: PaymentMethod): string => `${String(exp_month).padStart(2, '0')}/${exp_year}`;

/** The stored cards, as far as the provider lets us show them; a new one is added where something is paid (OR-08). */
export function Cards() {
  const cards = useApiQuery(listPaymentMethods);
  const waiting = useSteadyPending(cards.isPending);
  const [removing, setRemoving] = useState<PaymentMethod>();
  const columns: readonly Column<PaymentMethod>[] = [
    { key: 'card', header: 'Card', cell: titleOf },
    { key: 'expires', header: 'Expires', narrow: 'labelled', cell: expiryOf },
    { key: 'use', header: 'Use', cell: ({ is_default }) => (is_default ? 'Used first, also to renew names' : '') },
    {
      key: 'remove',
      header: 'Remove',
      headerHidden: true,
      align: 'end',
      narrow: 'end',
      cell: (card) => (
        <Button variant="plain" aria-label={`Remove ${titleOf(card)}`} onClick={() => setRemoving(card)}>
          Remove
        </Button>
      ),
    },
  ];

  return (
    <Section title="Cards">
      {cards.isPending && waiting && <SkeletonRows rows={2} cells={3} label="Loading your cards" />}
      {cards.isError && !cards.data && (
        <FailurePanel title="Your cards did not load" line={cards.error.message} onRetry={() => void cards.refetch()} retrying={cards.isFetching && 'Loading'} />
      )}
      {cards.data?.length === 0 && <p>No card is stored. You add one when you pay.</p>}
      {cards.data && cards.data.length > 0 && <DataTable caption="Your cards" columns={columns} rows={cards.data} rowKey={({ id }) => id} />}
      {removing && <RemoveCard key={removing.id} card={removing} onDone={() => setRemoving(undefined)} />}
    </Section>
  );
}

function RemoveCard({ card, onDone }: { card: PaymentMethod; onDone: () => void }) {
  const queryClient = useQueryClient();
  const remove = useApiMutation(deletePaymentMethod, {
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: apiQueryKey(listPaymentMethods) });
      notify({ tone: 'success', text: `${titleOf(card)} was removed.` });
      onDone();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone()}
      title={`Remove ${titleOf(card)}?`}
      description="Names that renew themselves with this card will need another one. To use it again, add it anew."
      footer={
        <>
          <Button variant="danger-filled" loading={remove.isPending && 'Removing'} onClick={() => remove.mutate({ input: { id: card.id } })}>
            Remove the card
          </Button>
          <Button onClick={onDone}>Keep it</Button>
        </>
      }
    >
      {remove.isError && <Banner tone="danger">The card was not removed. {remove.error.message}</Banner>}
    </Dialog>
  );
}
