import type { FeeKind } from '../../contract/price';
import {
  countryName,
  findStandardTax,
  REVERSE_CHARGE,
  splitCost,
  type CostPart,
  type Minor,
  type TaxLine,
} from '../../domain';
import type { Translate } from '../../i18n';
import * as messages from './messages';

const FEES = { late: messages.late, restore: messages.restore } as const satisfies Record<FeeKind, unknown>;

/** Names the components of a line's cost if it has a fee: "Renewal, 1 year" and the fee (LG-02). */
export function costParts(line: Parameters<typeof splitCost>[0], t: Translate): { label: string; amount: Minor }[] {
  const getLabel = (part: CostPart): string =>
    part.part === 'renewal' ? t(messages.renewal, { years: part.years }) : t(FEES[part.part]);
  return splitCost(line).map((part) => ({ label: getLabel(part), amount: part.amount }));
}

/**
 * Returns the name of a tax: in the page's language for the default table, unchanged if the shop named it, and a fixed text for a reverse
 * charge.
 */
export function taxName(tax: Pick<TaxLine, 'tax_id' | 'tax_rule_name'>, t: Translate): string {
  if (tax.tax_id === REVERSE_CHARGE.tax_id) return t(messages.reverseCharge);
  const standard = findStandardTax(tax);
  return standard
    ? t(messages.standardTax, { kind: standard.kind, country: countryName(standard.country, t.language) })
    : tax.tax_rule_name;
}

/** Formats a tax rate: `25%`, and `9,975 %` in German. */
export function formatTaxRate({ tax_rate }: Pick<TaxLine, 'tax_rate'>, { language }: Translate): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 3 }).format(tax_rate / 100);
}

/** Returns the name and rate of a tax, `VAT Norway 25%`; for a reverse charge only its name. */
export function taxTitle(tax: Pick<TaxLine, 'tax_id' | 'tax_rule_name' | 'tax_rate'>, t: Translate): string {
  if (tax.tax_id === REVERSE_CHARGE.tax_id) return t(messages.reverseCharge);
  return t(messages.tax, { tax: taxName(tax, t), rate: formatTaxRate(tax, t) });
}
