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
    (m) => ({ default: m.WithdrawalSection }),
    () => ({ default: NotLoaded }),
  ),
);

/** Lets consumers in the EU and the UK withdraw from an order (LG-05). */
export function Withdrawal({ order }: { order: Order }) {
  const { data } = useApiQuery(getWithdrawal, { params: { id: order.order_id } });
  // Without a last day, the backend is of a former release, which has the day in `until`.
  const lastDay = data?.last_day ?? data?.until;
  return (
    <Suspense>{data && lastDay && <WithdrawalSection order={order} lastDay={lastDay} withdrawal={data} />}</Suspense>
  );
}

function NotLoaded({ lastDay }: WithdrawalSectionProps) {
  const t = useTranslate();
  return (
    <Section title={t(messages.withdrawal)}>
      <p>{t(messages.notLoaded, { date: () => <DateText value={lastDay} /> })}</p>
    </Section>
  );
}
