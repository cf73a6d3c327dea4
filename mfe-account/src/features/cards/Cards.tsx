import { apiQueryKey, queryClient, useApiQuery } from '@storefront/shared/api';
import { listPaymentMethods, makeDefaultPaymentMethod, type PaymentMethod } from '@storefront/shared/contract';
import { formatDateTime, methodTitle } from '@storefront/shared/domain';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { useReauthMutation, useCustomerOnly } from '@storefront/shared/password';
import { QueryFailure } from '@storefront/shared/query-failure';
import { Button } from '@storefront/shared/ui/button';
import { Banner, SkeletonRows, useSteadyPending } from '@storefront/shared/ui/feedback';
import { Section, Stack } from '@storefront/shared/ui/layout';
import { DataTable } from '@storefront/shared/ui/table';
import { lazy, Suspense, useRef, useState } from 'react';
import { cardColumns } from './card-columns';
import * as messages from './messages';
import styles from './cards.module.css';

const NewCard = lazy(() => import('./new-card/NewCard').then((m) => ({ default: m.NewCard })));
const RemoveCard = lazy(() => import('@storefront/shared/cards').then((m) => ({ default: m.RemoveCard })));

/** Lists the stored cards, and lets the customer add, remove and choose the default card (OR-08). */
export function Cards() {
  const t = useTranslate();
  const customerOnly = useCustomerOnly();
  const cards = useApiQuery(listPaymentMethods);
  const waiting = useSteadyPending(cards.isPending);
  const [removing, setRemoving] = useState<PaymentMethod>();
  const [adding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const makeDefault = useReauthMutation(makeDefaultPaymentMethod, t(messages.changeDefault), {
    onDone: async (card) => {
      await queryClient.invalidateQueries({ queryKey: apiQueryKey(listPaymentMethods) });
      notify({ tone: 'success', text: t(messages.isDefault, { card: methodTitle(card) }) });
    },
  });
  const endAdding = (): void => {
    setAdding(false);
    addButton.current?.focus();
  };
  // A card that pays a single order is not a saved card.
  const savedCards = cards.data?.filter(({ is_saved }) => is_saved !== false);
  const paysFrom = savedCards?.find(({ pays_from }) => pays_from !== undefined)?.pays_from;
  const columns = cardColumns(t, {
    customerOnly,
    onMakeDefault: ({ id }) => makeDefault.mutate({ input: { id } }),
    isChanging: ({ id }) => makeDefault.isPending && makeDefault.variables?.input.id === id,
    onRemove: setRemoving,
  });

  return (
    <Section title={t(messages.cards)}>
      {cards.isPending && waiting && <SkeletonRows rows={2} cells={3} label={t(messages.loadingCards)} />}
      {cards.isError && !cards.data && (
        <QueryFailure query={cards} title={t(messages.notLoaded)} retrying={t(messages.loading)} />
      )}
      {makeDefault.isError && (
        <Banner tone="danger">{t(messages.notChanged, { failure: failureText(makeDefault.error, t) })}</Banner>
      )}
      {savedCards?.length === 0 && <p>{t(messages.noCard)}</p>}
      {savedCards && (
        <Stack gap={24}>
          {savedCards.length > 0 && (
            <DataTable caption={t(messages.yourCards)} columns={columns} rows={savedCards} rowKey={({ id }) => id} />
          )}
          {paysFrom !== undefined && <p>{t(messages.waits, { date: formatDateTime(paysFrom) })}</p>}
          <Button
            className={styles.add}
            ref={addButton}
            aria-expanded={adding}
            {...customerOnly('addPaymentMethod')}
            onClick={() => setAdding(!adding)}
          >
            {t(messages.add)}
          </Button>
          <Suspense>{adding && <NewCard isFirst={savedCards.length === 0} onDone={endAdding} />}</Suspense>
        </Stack>
      )}
      {makeDefault.dialog}
      <Suspense>
        {removing && <RemoveCard key={removing.id} card={removing} onDone={() => setRemoving(undefined)} />}
      </Suspense>
    </Section>
  );
}
