import type { ReferralTotal } from '@storefront/shared/contract/desk';
import { useTranslate } from '@storefront/shared/i18n';
import { Section } from '@storefront/shared/ui/layout';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { Amount } from '../../components/Amount';
import * as messages from './messages';

/** Referral totals of a partner by currency; renders nothing without referrals, as the order list below says so. */
export function Totals({ totals }: { readonly totals: readonly ReferralTotal[] }) {
  const t = useTranslate();
  const money = (key: 'captured' | 'refunded', header: string): Column<ReferralTotal> => ({
    key,
    header,
    align: 'end',
    narrow: 'labelled',
    cell: (total) => <Amount value={total[key]} currency={total.currency_code} strong={key === 'captured'} />,
  });
  const columns: Column<ReferralTotal>[] = [
    { key: 'currency', header: t(messages.currency), cell: ({ currency_code }) => currency_code },
    { key: 'orders', header: t(messages.orders), align: 'end', narrow: 'labelled', cell: ({ orders }) => orders },
    { key: 'paid', header: t(messages.paid), align: 'end', narrow: 'labelled', cell: ({ paid }) => paid },
    money('captured', t(messages.captured)),
    money('refunded', t(messages.refunded)),
  ];
  if (totals.length === 0) return null;
  return (
    <Section title={t(messages.totals)}>
      <DataTable
        caption={t(messages.totals)}
        columns={columns}
        rows={totals}
        rowKey={({ currency_code }) => currency_code}
        density="compact"
      />
    </Section>
  );
}
