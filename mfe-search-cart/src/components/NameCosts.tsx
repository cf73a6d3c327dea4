import {
  COST_YEARS,
  countryInSentence,
  formatMoney,
  formatList,
  type CartItem,
  type Minor,
  type TaxLine,
} from '@storefront/shared/domain';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { Money } from '@storefront/shared/ui/price';
import { formatTaxRate, taxName } from '@storefront/shared/words';
import * as messages from './messages';
import styles from './name-costs.module.css';

/** The tax on the first term, as far as it is known. Amounts are in minor units. */
export type TermTax =
  | { readonly kind: 'at-review' | 'asking' | 'not-known' }
  | { readonly kind: 'known'; readonly rates: readonly TaxLine[]; readonly country: string };

interface NameCostsProps {
  /** Years of the first term. */
  readonly period: number;
  /** Returns the total cost of the domain over this many years; undefined while unknown. */
  readonly costOver: (years: number) => Minor | undefined;
  /** ISO 4217 code of every amount. */
  readonly currency: string;
  /** The price of a transfer to us, or why there is none; missing while unknown. */
  readonly transfer?: Minor | 'by-tag' | 'by-registry';
  /** The price of a restore; missing while unknown. */
  readonly restore?: Minor;
  readonly tax: TermTax;
  /** What is bought, which decides where the tax is mentioned. */
  readonly kind: CartItem['type'];
  /** What can or cannot be added, as a sentence. */
  readonly addOns: string;
}

const WITHOUT_PRICE = { 'by-tag': messages.byTag, 'by-registry': messages.byRegistry } as const;

/**
 * Lists what a domain costs apart from its first term: over the years, to transfer, to restore, tax and add-ons (PR-01). The same on an
 * offer and on a cart line.
 */
export function NameCosts({ period, costOver, currency, transfer, restore, tax, kind, addOns }: NameCostsProps) {
  const t = useTranslate();
  return (
    <div className={styles.details}>
      <dl className={styles.prices}>
        {COST_YEARS.filter((years) => years >= period).map((years) => {
          const cost = costOver(years);
          return (
            cost !== undefined && (
              <Fact key={years} label={t(messages.yearsInAll, { years })} minor={cost} currency={currency} />
            )
          );
        })}
        {typeof transfer === 'string' && (
          <div>
            <dt>{t(messages.transferIn)}</dt>
            <dd>{t(WITHOUT_PRICE[transfer])}</dd>
          </div>
        )}
        {typeof transfer === 'number' && <Fact label={t(messages.transferIn)} minor={transfer} currency={currency} />}
        {restore !== undefined && <Fact label={t(messages.restore)} minor={restore} currency={currency} />}
      </dl>
      <p>
        {describeTaxes({ tax, kind, period, currency }, t)} {addOns}
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

function describeTaxes(
  { tax, kind, period, currency }: Pick<NameCostsProps, 'tax' | 'kind' | 'period' | 'currency'>,
  t: Translate,
): string {
  switch (tax.kind) {
    case 'at-review':
      return t(messages.taxAtReview);
    case 'asking':
      return t(messages.taxPending);
    case 'not-known':
      return t(messages.taxUnknown);
    case 'known': {
      // A reverse charge is listed but adds nothing.
      if (tax.rates.every(({ tax_amount }) => tax_amount === 0))
        return t(messages.noTax, { country: countryInSentence(tax.country) });
      const lines = tax.rates.map((rate) =>
        t(messages.taxLine, {
          tax: taxName(rate, t),
          rate: formatTaxRate(rate, t),
          amount: formatMoney(rate.tax_amount, currency),
        }),
      );
      return t(messages.taxes, { kind, years: period, taxes: formatList(lines) });
    }
  }
}
