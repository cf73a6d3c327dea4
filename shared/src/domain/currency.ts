import type { Currency } from '../contract/billing';

/** The locale for formatting each shop currency (CU-07). */
export const CURRENCY_LOCALE: Readonly<Record<string, string>> = {
  USD: 'en-US',
  GBP: 'en-GB',
  EUR: 'en-IE',
  CAD: 'en-CA',
  AUD: 'en-AU',
};

/** ISO 4217 currencies whose minor unit is not a hundredth (list one, 2024). */
const DIGITS: Readonly<Record<string, number>> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  UYI: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
};

/** Returns the number of decimals of a currency: 2 for most, 0 for JPY, 3 for KWD (ISO 4217). */
export function currencyDigits(currency: string): number {
  return DIGITS[currency] ?? 2;
}

/** Formats a currency as `code - name` (CU-01). */
export function currencyLabel(currency: Pick<Currency, 'code' | 'name'>): string {
  return `${currency.code} - ${currency.name}`;
}

/**
 * Sorts currencies for display: the default first, then those of the priority list in its order, then the others by code (CU-02).
 * Duplicate codes are dropped.
 */
export function prioritizedCurrencies<C extends Pick<Currency, 'code' | 'is_default'>>(
  list: readonly C[],
  priority: readonly string[],
): C[] {
  const rank = (currency: C): number => {
    if (currency.is_default) return -1;
    const place = priority.indexOf(currency.code);
    return place === -1 ? priority.length : place;
  };
  const byCode = new Map<string, C>();
  for (const currency of list) if (!byCode.has(currency.code)) byCode.set(currency.code, currency);
  return [...byCode.values()].sort((a, b) => rank(a) - rank(b) || (a.code < b.code ? -1 : 1));
}
