import { countryName } from './country-name';
import type { TaxLine } from './tax';

/** The kinds of the default tax table, by the prefix of their ids, with their names. */
const KINDS = {
  vat: { kind: 'vat', name: 'VAT' },
  gst: { kind: 'gst', name: 'GST' },
  jct: { kind: 'consumption', name: 'Consumption tax' },
} as const;

/** A tax of the default table: its kind and country, for which every language has a name. */
export interface StandardTax {
  readonly kind: (typeof KINDS)[keyof typeof KINDS]['kind'];
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/**
 * Returns the kind of a tax in the default table; null for a tax that the shop has named itself, which has the same name in every language.
 */
export function findStandardTax({
  tax_id,
  tax_rule_name,
}: Pick<TaxLine, 'tax_id' | 'tax_rule_name'>): StandardTax | null {
  const [, begin = '', code = ''] = /^([a-z]{3})-([a-z]{2})$/.exec(tax_id) ?? [];
  if (!Object.hasOwn(KINDS, begin)) return null;
  const { kind, name } = KINDS[begin as keyof typeof KINDS];
  const country = code.toUpperCase();
  return tax_rule_name === `${name} ${countryName(country, 'en')}` ? { kind, country } : null;
}
