import type { AddOnService } from '@storefront/shared/contract';
import { type Minor, type TaxLine, type YearPrices, assertMinor } from '@storefront/shared/domain';
import { onDay, type DatedRow } from './dated';
import { LIST_CURRENCY, type SaleCurrency } from './sale-currency';
import type { AddOnRow, PriceRow, RateRow, Tables, TaxRow } from './tables';

/** A tax on a sale; the rate is in percent. */
export type TaxRule = Omit<TaxLine, 'tax_amount'>;

/** Prices of the services of a TLD for one year, in minor units of one currency, before tax. */
export interface TldPrices {
  readonly register: Minor;
  readonly renew: Minor;
  readonly transfer: Minor;
  readonly restore: Minor;
  /** Charged once with a renewal after the expiry, in addition to its years, as `restore` is in redemption; 0 for none. */
  readonly late: Minor;
  /** See `YearPrices` of shared/domain. */
  readonly firstYearOnly: YearPrices['firstYearOnly'];
}

/** From this amount on, converted prices are rounded to whole units instead of to x.90. */
const WHOLE_UNITS_FROM = 20_000;

/** The scale of `RateRow.perUsd`. */
export const RATE_SCALE = 10_000;

const toKey = (...parts: readonly string[]): string => parts.join(' ');

export function groupRows<Row>(rows: readonly Row[], key: (row: Row) => string): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}

/**
 * All prices on one day, in every currency. A price listed in the requested currency applies as it is; otherwise the US dollar price is
 * converted at the rate of the day. Immutable.
 */
export class PriceList {
  readonly #prices: ReadonlyMap<string, readonly PriceRow[]>;
  readonly #addOns: ReadonlyMap<string, readonly AddOnRow[]>;
  readonly #rates: ReadonlyMap<string, readonly RateRow[]>;
  readonly #taxes: ReadonlyMap<string, readonly TaxRow[]>;
  readonly #unsold: ReadonlySet<AddOnService>;
  readonly #known = new Map<string, TldPrices | null>();
  readonly #rules = new Map<string, readonly TaxRule[]>();

  constructor(
    tables: Tables,
    readonly day: string,
    /** The versions of the tables, for the audit entry of an order. */
    readonly version: string,
    /** Add-ons that the registrar does not support. */
    unsold: ReadonlySet<AddOnService> = new Set(),
  ) {
    this.#unsold = unsold;
    this.#prices = groupRows(tables.prices, ({ ending, currency }) => toKey(ending, currency));
    this.#addOns = groupRows(tables['add-ons'], ({ addOn, currency }) => toKey(addOn, currency));
    this.#rates = groupRows(tables['exchange-rates'], ({ currency }) => currency);
    this.#taxes = groupRows(tables.taxes, ({ country }) => country);
  }

  /** Returns the prices of a TLD (without its dot), or null if it has none. */
  findPrices(tld: string, currency: SaleCurrency): TldPrices | null {
    const key = toKey(tld, currency);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const prices = this.#findListedOrConvert(tld, currency);
    this.#known.set(key, prices);
    return prices;
  }

  #findListedOrConvert(tld: string, currency: SaleCurrency): TldPrices | null {
    const listed = this.#today(this.#prices.get(toKey(tld, currency)));
    if (listed) {
      const { register, renew, transfer, restore, late, firstYearOnly } = listed;
      return { register, renew, transfer, restore, late, firstYearOnly };
    }
    if (currency === LIST_CURRENCY) return null;
    const base = this.findPrices(tld, LIST_CURRENCY);
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

  /** Whether a TLD is sold. A TLD new in this version is not until a prices table with a row for it is imported. */
  sellsTld(tld: string): boolean {
    return this.findPrices(tld, LIST_CURRENCY) !== null;
  }

  sells(addOn: AddOnService): boolean {
    return !this.#unsold.has(addOn);
  }

  /** Returns the price of an add-on for one year. @throws Error if it has none, which checked tables rule out */
  addOn(addOn: AddOnService, currency: SaleCurrency): Minor {
    const listed = this.#today(this.#addOns.get(toKey(addOn, currency)));
    if (listed) return listed.price;
    if (currency === LIST_CURRENCY) throw new Error(`${addOn} has no price`);
    return this.converted(this.addOn(addOn, LIST_CURRENCY), currency);
  }

  /**
   * Converts a price in US dollars (minor units), such as that of a premium domain, to another currency, and rounds up to the next price
   * ending in .90, or to the next whole unit from 200.00 on. Uses integer arithmetic.
   * @throws Error if the currency has no rate, which checked tables rule out
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

  /** Returns the taxes of a sale to a country; none for a guest (null), who is quoted before tax. */
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

  #today<Row extends DatedRow>(rows: readonly Row[] | undefined): Row | undefined {
    return rows && onDay(rows, this.day);
  }
}
