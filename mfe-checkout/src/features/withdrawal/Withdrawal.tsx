import { useApiQuery } from '@storefront/shared/api';
import { getWithdrawal, type Order } from '@storefront/shared/contract';
import { DateText } from '@storefront/shared/ui/date';
import { Section } from '@storefront/shared/ui/layout';
import { lazy, Suspense } from 'react';
import type { WithdrawalSectionProps } from './WithdrawalSection';

// Most customers have no such right, so its words and its dialog come for those who have. An order is followed without them, too.
const WithdrawalSection = lazy(() =>
  import('./WithdrawalSection').then(
    (module) => ({ default: module.WithdrawalSection }),
    () => ({ default: NotLoaded }),
  ),
);

/** The right of consumers in the EU and the UK to withdraw from an order, from the order on (LG-05). */
export function Withdrawal({ order }: { order: Order }) {
  const { data } = useApiQuery(getWithdrawal, { params: { id: order.order_id } });
  return <Suspense>{data?.until && <WithdrawalSection order={order} until={data.until} withdrawal={data} />}</Suspense>;
}

function NotLoaded({ until }: WithdrawalSectionProps) {
  return (
    <Section title="Withdrawal">
      <p>
        You may withdraw until <DateText value={until} time />, but the button for it could not be loaded. Check your
        connection and reload the page.
      </p>
    </Section>
  );
}
