import {
  COST_YEARS,
  costOverYears,
  countryName,
  formatMoney,
  type FirstTerm,
  type Minor,
  type TaxLine,
} from '@storefront/shared/domain';
import { Money } from '@storefront/shared/ui/price';
import styles from './name-costs.module.css';

/** What tax the first term bears, as far as it is known. Amounts are minor units. */
export type TermTax =
  | { readonly kind: 'at-review' | 'asking' | 'not-known' }
  | { readonly kind: 'known'; readonly rates: readonly TaxLine[]; readonly country: string };

export interface NameCostsProps {
  readonly term: FirstTerm;
  /** ISO 4217 code of every amount. */
  readonly currency: string;
  /** What bringing the name in costs, or why it has no price; left out while it is not known. */
  readonly transfer?: Minor | 'by-tag' | 'by-registry';
  /** What bringing it back after its expiry costs; left out while it is not known. */
  readonly restore?: Minor;
  readonly tax: TermTax;
  /** What the term is called where its tax is told, such as `the first 2 years`. */
  readonly taxed: string;
  /** What can or cannot be added, as a sentence. */
  readonly addOns: string;
}

const WITHOUT_PRICE = { 'by-tag': 'By tag change', 'by-registry': 'Set by the registry' } as const;

const inYears = (years: number): string => (years === 1 ? '1 year' : `${years} years`);

/** What a name costs beside its first term: over the years, to bring in, to get back, tax and extras (PR-01). The same on an offer and on a line of the cart. */
export function NameCosts({ term, currency, transfer, restore, tax, taxed, addOns }: NameCostsProps) {
  const spans = COST_YEARS.filter((years) => years >= term.period);
  return (
    <div className={styles.details}>
      <dl className={styles.prices}>
        {spans.map((years) => (
          <Fact key={years} label={`${inYears(years)} in all`} minor={costOverYears(term, years)} currency={currency} />
        ))}
        {typeof transfer === 'string' && (
          <div>
            <dt>Transfer in</dt>
            <dd>{WITHOUT_PRICE[transfer]}</dd>
          </div>
        )}
        {typeof transfer === 'number' && <Fact label="Transfer in" minor={transfer} currency={currency} />}
        {restore !== undefined && <Fact label="Restore after expiry" minor={restore} currency={currency} />}
      </dl>
      <p>
        {taxWords(tax, taxed, currency)} {addOns}
      </p>
    </div>
  );
}

function Fact({ label, minor, currency }: { label: string; minor: Minor; currency: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Money minor={minor} currency={currency} strong />
      </dd>
    </div>
  );
}

function taxWords(tax: TermTax, taxed: string, currency: string): string {
  switch (tax.kind) {
    case 'at-review':
      return 'Before tax, which is added at review by your country.';
    case 'asking':
      return 'Before tax. Your tax is being worked out.';
    case 'not-known':
      return 'Before tax. What tax you pay is not known right now.';
    case 'known': {
      if (tax.rates.length === 0) return `No tax is added in ${countryName(tax.country)}.`;
      const lines = tax.rates.map(
        ({ tax_rule_name, tax_rate, tax_amount }) =>
          `${tax_rule_name} (${tax_rate} %) ${formatMoney(tax_amount, currency)}`,
      );
      return `Before tax. On ${taxed} comes ${lines.join(' and ')}.`;
    }
  }
}
