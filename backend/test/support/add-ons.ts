import type { AddOnService, OrderItem, PriceAnswer } from '@storefront/shared/contract';
import { lineTotals, toMinor, toWire, type Minor } from '@storefront/shared/domain';
import { createPriceImportService } from '../../src/modules/price-list/price-import-service';
import type { TestShop } from './shop';

/** Lists privacy at 8.00 USD a year, like a reseller who charges for it. */
export async function pricePrivacy(of: Pick<TestShop, 'deps'>): Promise<void> {
  const imports = createPriceImportService(of.deps);
  const text = (await imports.export('add-ons')).replace('contact_privacy,USD,0.00', 'contact_privacy,USD,8.00');
  const done = await imports.import({
    file: 'add-ons.csv',
    text,
    actor: 'import:mara',
    applyTo: of.deps.priceListCache.edition.versions['add-ons'],
  });
  if (done.kind !== 'applied') throw new Error(`The price of privacy was not applied: ${done.kind}`);
}

/** Add-ons alone for a domain, as its cart line makes them from a price check, and their cost in USD. */
export function addOnsAlone(
  price: PriceAnswer,
  addOns: readonly AddOnService[],
): { readonly item: OrderItem; readonly cost: number; readonly tax: number } {
  const minor = (amount: number): Minor => toMinor(amount, 'USD');
  const sub_products = price.sub_products.map((addOn) => ({
    cost: minor(addOn.cost),
    quantity: addOns.filter((one) => one === addOn.name).length || 1,
    is_selected: addOns.includes(addOn.name),
    tax_rates: addOn.tax_rates.map((rate) => ({ ...rate, tax_amount: minor(rate.tax_amount) })),
  }));
  const { cost, tax } = lineTotals({ cost: minor(price.cost), quantity: 1, tax_rates: [], sub_products });
  const item: OrderItem = {
    product: 'domain',
    type: 'renew',
    domain_name: price.domain,
    period: 0,
    current_expiry_date: price.expiry_date ?? '',
    sub_items: [...addOns],
    quote: price.quote,
  };
  return { item, cost: toWire(cost, 'USD'), tax: toWire(tax, 'USD') };
}
