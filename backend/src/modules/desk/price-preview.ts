import type { OutputOf } from '@storefront/shared/contract';
import type { deskPreviewPrices } from '@storefront/shared/contract/desk';
import { toWire, sumMinor, timesMinor, type Minor } from '@storefront/shared/domain';
import type { TldRecord } from '../../core/catalog/tlds';
import type { PriceList, SaleCurrency } from '../price-list';
import { addOnsFor, getTaxRules, priceService, withTax, yearsSold, type Sale } from '../prices';

type Preview = OutputOf<typeof deskPreviewPrices>;
type PreviewRow = Preview['rows'][number];
type Price = NonNullable<PreviewRow['now']>;

interface PreviewQuestion {
  readonly record: TldRecord;
  readonly before: PriceList;
  readonly after: PriceList;
  readonly currencies: readonly SaleCurrency[];
  readonly country: string | null;
}

/** Returns the shop's price for one row, by the same rules as in carts; null if the shop does not sell it. */
function priceRow(record: TldRecord, sale: Sale, service: PreviewRow['service'], years: number): Price | null {
  const show = ({ cost, tax }: { readonly cost: Minor; readonly tax: Minor }): Price => ({
    amount: toWire(cost, sale.currency),
    tax: toWire(tax, sale.currency),
    total: toWire(sumMinor([cost, tax]), sale.currency),
  });
  const ask = (
    priced: 'domain_create' | 'domain_renew' | 'domain_transfer',
    stage: 'active' | 'grace' | 'redemption',
  ) => priceService({ record, premium: null, service: priced, period: years, withAddOns: false, stage }, sale);
  switch (service) {
    case 'register':
    case 'renew':
    case 'transfer': {
      const line = ask(`domain_${service === 'register' ? 'create' : service}`, 'active');
      return line && show(line);
    }
    case 'restore':
    case 'late': {
      const line = ask('domain_renew', service === 'late' ? 'grace' : 'redemption');
      return line?.fee ? show(line) : null;
    }
    default: {
      if (!sale.priceList.sellsTld(record.tld)) return null;
      const price = sale.priceList.addOn(service, sale.currency);
      return show(withTax(price, timesMinor(price, years), getTaxRules(sale.priceList, sale)));
    }
  }
}

/** Returns what a customer pays for one TLD, row by row, with the current price list and with another one. */
export function previewPrices({ record, before, after, currencies, country }: PreviewQuestion): Preview {
  const { min, max } = yearsSold(record, 'domain_create');
  const renewal = yearsSold(record, 'domain_renew').min;
  const terms = [...new Set([min, Math.min(max, min + 1), max])];
  const lines: (readonly [PreviewRow['service'], number])[] = [
    ...terms.map((years) => ['register', years] as const),
    ['renew', renewal],
    ...(record.transferByTag ? [] : [['transfer', 1] as const]),
    ['late', renewal],
    ['restore', renewal],
    ...addOnsFor(record, 'domain_create', after).map((addOn) => [addOn, 1] as const),
  ];
  return {
    taxes: getTaxRules(after, { country }).map(({ tax_rule_name, tax_rate }) => ({
      name: tax_rule_name,
      rate: tax_rate,
    })),
    rows: currencies.flatMap((currency) =>
      lines.flatMap(([service, years]): PreviewRow[] => {
        const was = priceRow(record, { priceList: before, currency, country }, service, years);
        const now = priceRow(record, { priceList: after, currency, country }, service, years);
        return was || now ? [{ currency_code: currency, service, years, was, now }] : [];
      }),
    ),
  };
}
