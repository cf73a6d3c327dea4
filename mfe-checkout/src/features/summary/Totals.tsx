import type { CartSums } from '@storefront/shared/cart';
import { TotalRow } from '@storefront/shared/ui/price';

/** The sum of an order: names, each tax by itself, and the total in its currency (CT-08). */
export function Totals({ totals }: { totals: CartSums }) {
  const { cost, taxes, total, currency_code } = totals;
  return (
    <div>
      <TotalRow label="Names and add-ons" minor={cost} currency={currency_code} />
      {taxes.map(({ tax_id, tax_rule_name, tax_amount }) => (
        <TotalRow key={tax_id} label={tax_rule_name} minor={tax_amount} currency={currency_code} />
      ))}
      <TotalRow label="Total" minor={total} currency={currency_code} strong />
    </div>
  );
}
