import type { AddOnService } from '@storefront/shared/contract';
import { type Minor, type TaxLine, type YearPrices, assertMinor } from '@storefront/shared/domain';
import { onDay, type Dated } from './dated';
import { LIST_CURRENCY, type SaleCurrency } from './sale-currency';
import type { AddOnRow, PriceRow, RateRow, Tables, TaxRow } from './tables';

/** One tax that a sale carries; the rate is in percent. */
export type TaxRule = Omit<TaxLine, 'tax_amount'>;

/** One year of each service of an extension, in minor units of one currency, before tax. */
export interface EndingPrices {
  readonly register: Minor;
  readonly renew: Minor;
  readonly transfer: Minor;
  readonly restore: Minor;
  /** Charged once, in addition to the years of a renewal after the expiry; 0 for none. `restore` is charged in addition, too. */
  readonly late: Minor;
  /** See `YearPrices` of shared/domain. */
  readonly firstYearOnly: YearPrices['firstYearOnly'];
}

/** From here on a converted price is rounded to whole units instead of to x.90. */
const WHOLE_UNITS_FROM = 20_000;

/** The scale of `RateRow.perUsd`. */
export const RATE_SCALE = 10_000;

const toKey = (...parts: readonly string[]): string => parts.join(' ');

/** Rows by a key, in their order. */
export function grouped<Row>(rows: readonly Row[], key: (row: Row) => string): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}

/**
 * What everything costs on one day, in every currency. A price listed in the requested currency is used as it is; otherwise the one in US
 * dollars is converted at the day's rate. Immutable.
 */
export class PriceList {
  readonly #prices: ReadonlyMap<string, readonly PriceRow[]>;
  readonly #addOns: ReadonlyMap<string, readonly AddOnRow[]>;
  readonly #rates: ReadonlyMap<string, readonly RateRow[]>;
  readonly #taxes: ReadonlyMap<string, readonly TaxRow[]>;
  readonly #unsold: ReadonlySet<AddOnService>;
  readonly #known = new Map<string, EndingPrices | null>();
  readonly #rules = new Map<string, readonly TaxRule[]>();

  constructor(
    tables: Tables,
    /** In UTC, such as `2027-01-31`. */
    readonly day: string,
    /** Which tables these are, for the books of an order. */
    readonly version: string,
    /** Add-ons that nobody here can carry out. */
    unsold: ReadonlySet<AddOnService> = new Set(),
  ) {
    this.#unsold = unsold;
    this.#prices = grouped(tables.prices, ({ ending, currency }) => toKey(ending, currency));
    this.#addOns = grouped(tables['add-ons'], ({ addOn, currency }) => toKey(addOn, currency));
    this.#rates = grouped(tables['exchange-rates'], ({ currency }) => currency);
    this.#taxes = grouped(tables.taxes, ({ country }) => country);
  }

  /** What an extension (without its dot) costs; null where it has no price. */
  findPrices(ending: string, currency: SaleCurrency): EndingPrices | null {
    const key = toKey(ending, currency);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const prices = this.#listedOrConverted(ending, currency);
    this.#known.set(key, prices);
    return prices;
  }

  #listedOrConverted(ending: string, currency: SaleCurrency): EndingPrices | null {
    const listed = this.#today(this.#prices.get(toKey(ending, currency)));
    if (listed) {
      const { register, renew, transfer, restore, late, firstYearOnly } = listed;
      return { register, renew, transfer, restore, late, firstYearOnly };
    }
    if (currency === LIST_CURRENCY) return null;
    const base = this.findPrices(ending, LIST_CURRENCY);
    if (!base) return null;
    const converted = (price: Minor): Minor => this.converted(price, currency);
    return {
      register: converted(base.register),
      renew: converted(base.renew),
      transfer: converted(base.transfer),
      restore: converted(base.restore),
      late: converted(base.late),
      firstYearOnly: base.firstYearOnly,
    };
  }

  /** Whether an extension is sold: one that came with a new version is not until a table of prices with a row for it is imported. */
  sellsTld(ending: string): boolean {
    return this.findPrices(ending, LIST_CURRENCY) !== null;
  }

  /** Whether an add-on is sold at all, whatever its price. */
  sells(addOn: AddOnService): boolean {
    return !this.#unsold.has(addOn);
  }

  /** One year of an add-on. @throws Error where it has no price, which no validated table permits */
  addOn(addOn: AddOnService, currency: SaleCurrency): Minor {
    const listed = this.#today(this.#addOns.get(toKey(addOn, currency)));
    if (listed) return listed.price;
    if (currency === LIST_CURRENCY) throw new Error(`${addOn} has no price`);
    return this.converted(this.addOn(addOn, LIST_CURRENCY), currency);
  }

  /**
   * A price in US dollars (minor units), such as a registry's for a premium domain, as it is sold in another currency: converted, then
   * rounded up to the next price ending in .90, or from 200.00 on to the next whole unit. Integer arithmetic.
   * @throws Error where the currency has no rate, which no validated table permits
   */
  converted(usd: Minor, currency: SaleCurrency): Minor {
    if (currency === LIST_CURRENCY || usd === 0) return usd;
    const rate = this.#today(this.#rates.get(currency));
    if (!rate) throw new Error(`${currency} has no exchange rate`);
    const exact = Math.ceil((usd * rate.perUsd) / RATE_SCALE);
    return assertMinor(
      exact < WHOLE_UNITS_FROM ? Math.ceil((exact - 90) / 100) * 100 + 90 : Math.ceil(exact / 100) * 100,
    );
  }

  /** The taxes of a sale to a country; a guest (null) is quoted before tax. */
  taxRules(country: string | null): readonly TaxRule[] {
    if (country === null) return [];
    const known = this.#rules.get(country);
    if (known) return known;
    const inForce = (this.#taxes.get(country) ?? []).filter(
      ({ validFrom, validUntil }) => (validFrom ?? '') <= this.day && this.day <= (validUntil ?? '9'),
    );
    const rules = inForce.map(({ taxId, name, rate }) => ({ tax_id: taxId, tax_rule_name: name, tax_rate: rate }));
    this.#rules.set(country, rules);
    return rules;
  }

  #today<Row extends Dated>(rows: readonly Row[] | undefined): Row | undefined {
    return rows && onDay(rows, this.day);
  }
}
