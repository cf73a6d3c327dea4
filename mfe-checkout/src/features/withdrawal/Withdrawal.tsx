import { useApiQuery } from '@storefront/shared/api';
import { getWithdrawal, type Order } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { DateText } from '@storefront/shared/ui/date';
import { Section } from '@storefront/shared/ui/layout';
import { lazy, Suspense } from 'react';
import * as messages from './messages';
import type { WithdrawalSectionProps } from './section/WithdrawalSection';

// Loaded only for customers with this right: most have none.
const WithdrawalSection = lazy(() =>
  import('./section/WithdrawalSection').then(
    (module) => ({ default: module.WithdrawalSection }),
    () => ({ default: NotLoaded }),
  ),
);

/** Lets consumers in the EU and the UK withdraw from an order (LG-05). */
export function Withdrawal({ order }: { order: Order }) {
  const { data } = useApiQuery(getWithdrawal, { params: { id: order.order_id } });
  return <Suspense>{data?.until && <WithdrawalSection order={order} until={data.until} withdrawal={data} />}</Suspense>;
}

function NotLoaded({ until }: WithdrawalSectionProps) {
  const t = useTranslate();
  return (
    <Section title={t(messages.withdrawal)}>
      <p>{t(messages.notLoaded, { date: () => <DateText value={until} /> })}</p>
    </Section>
  );
}
