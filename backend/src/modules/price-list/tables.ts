import type { AddOnService } from '@storefront/shared/contract';
import type { Minor } from '@storefront/shared/domain';
import type { Dated } from './dated';
import type { SaleCurrency } from './sale-currency';

/** Everything that has its own price, in the order of the file. */
export const SERVICES = ['register', 'renew', 'transfer', 'restore'] as const;

/** The prices of one extension in one currency, before tax, in minor units for one year. */
export interface PriceRow extends Dated {
  /** Without its dot. */
  readonly ending: string;
  readonly currency: SaleCurrency;
  readonly register: Minor;
  readonly renew: Minor;
  readonly transfer: Minor;
  readonly restore: Minor;
  /** Added to a renewal after the expiry, while renewal is still possible; 0 for none. */
  readonly late: Minor;
  /** What the reseller pays for each, where the file states it. */
  readonly costs: Readonly<Partial<Record<(typeof SERVICES)[number], Minor>>>;
  /** The register price is an introduction: it holds for the first year, the years after cost the renewal price. */
  readonly firstYearOnly: boolean;
}

/** The price of one year of an add-on, before tax, in minor units; email forwarding is per address. */
export interface AddOnRow extends Dated {
  readonly addOn: AddOnService;
  readonly currency: SaleCurrency;
  readonly price: Minor;
}

/** How many units of a currency one US dollar buys, in ten-thousandths, so that the arithmetic stays whole. */
export interface RateRow extends Dated {
  readonly currency: SaleCurrency;
  readonly perUsd: number;
}

/** One tax that a sale to a country carries, while it is in force; `rate` in percent with at most three decimals. */
export interface TaxRow extends Dated {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly taxId: string;
  readonly name: string;
  readonly rate: number;
  /** Its last day; null: without end. */
  readonly validUntil: string | null;
}

/** The four tables that a reseller edits, by the name under which they are kept. */
export interface Tables {
  readonly prices: readonly PriceRow[];
  readonly 'add-ons': readonly AddOnRow[];
  readonly 'exchange-rates': readonly RateRow[];
  readonly taxes: readonly TaxRow[];
}

export type TableName = keyof Tables;
export const TABLE_NAMES = ['prices', 'add-ons', 'exchange-rates', 'taxes'] as const satisfies readonly TableName[];
