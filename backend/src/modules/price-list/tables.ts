import type { AddOnService } from '@storefront/shared/contract';
import type { Minor } from '@storefront/shared/domain';
import type { DatedRow } from './dated';
import type { SaleCurrency } from './sale-currency';

/** Services with their own price, in file order. */
export const SERVICES = ['register', 'renew', 'transfer', 'restore'] as const;

/** Prices of one TLD in one currency for one year, in minor units before tax. */
export interface PriceRow extends DatedRow {
  readonly ending: string;
  readonly currency: SaleCurrency;
  readonly register: Minor;
  readonly renew: Minor;
  readonly transfer: Minor;
  readonly restore: Minor;
  /** Late fee, charged with a renewal in the grace period; 0 for none. */
  readonly late: Minor;
  /** What the reseller pays for each service, if given. */
  readonly costs: Readonly<Partial<Record<(typeof SERVICES)[number], Minor>>>;
  /** The registration price is introductory: it applies to the first year, later years cost the renewal price. */
  readonly firstYearOnly: boolean;
}

/** The price of an add-on for one year, in minor units before tax; email forwarding is per address. */
export interface AddOnRow extends DatedRow {
  readonly addOn: AddOnService;
  readonly currency: SaleCurrency;
  readonly price: Minor;
}

/** Units of a currency per US dollar, in ten-thousandths, so that arithmetic stays in integers. */
export interface RateRow extends DatedRow {
  readonly currency: SaleCurrency;
  readonly perUsd: number;
}

/** A tax on sales to a country while it is in force; `rate` in percent with at most three decimals. */
export interface TaxRow extends DatedRow {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly taxId: string;
  readonly name: string;
  readonly rate: number;
  /** The last day; null: no end. */
  readonly validUntil: string | null;
}

/** The four tables that a reseller edits, by their stored names. */
export interface Tables {
  readonly prices: readonly PriceRow[];
  readonly 'add-ons': readonly AddOnRow[];
  readonly 'exchange-rates': readonly RateRow[];
  readonly taxes: readonly TaxRow[];
}

export type TableName = keyof Tables;
export const TABLE_NAMES = ['prices', 'add-ons', 'exchange-rates', 'taxes'] as const satisfies readonly TableName[];
