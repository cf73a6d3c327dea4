import type { CartSums } from '@storefront/shared/cart';
import { taxTitle } from '@storefront/shared/domain';
import { TotalRow } from '@storefront/shared/ui/price';

/** The sum of an order: names, each tax by itself, and the total in its currency (CT-08). */
export function Totals({ totals }: { totals: CartSums }) {
  const { cost, taxes, total, currency_code } = totals;
  return (
    <div>
      <TotalRow label="Names and add-ons" minor={cost} currency={currency_code} />
      {taxes.map((tax) => (
        <TotalRow key={tax.tax_id} label={taxTitle(tax)} minor={tax.tax_amount} currency={currency_code} />
      ))}
      <TotalRow label="Total" minor={total} currency={currency_code} strong />
    </div>
  );
}
