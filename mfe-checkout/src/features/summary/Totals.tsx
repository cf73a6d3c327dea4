import type { CartSums } from '@storefront/shared/cart';
import { useTranslate } from '@storefront/shared/i18n';
import { TotalRow } from '@storefront/shared/ui/price';
import { taxTitle } from '@storefront/shared/words';
import * as messages from './messages';

/** The totals of an order: items, each tax separately, and the total in its currency (CT-08). */
export function Totals({ totals }: { totals: CartSums }) {
  const t = useTranslate();
  const { cost, taxes, total, currency_code } = totals;
  return (
    <div>
      <TotalRow label={t(messages.names)} minor={cost} currency={currency_code} />
      {taxes.map((tax) => (
        <TotalRow key={tax.tax_id} label={taxTitle(tax, t)} minor={tax.tax_amount} currency={currency_code} />
      ))}
      <TotalRow label={t(messages.total)} minor={total} currency={currency_code} strong />
    </div>
  );
}
