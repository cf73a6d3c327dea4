import type { SearchResult } from '@storefront/shared/contract';
import { ADD_ONS, COST_YEARS, costOverYears, countryName, formatMoney, toMinor } from '@storefront/shared/domain';
import { Money } from '@storefront/shared/ui/price';
import { useOfferTax, type OfferTax } from '../api/use-offer-tax';
import { offerPrice } from '../model/offer-state';
import styles from './offer-details.module.css';

const inYears = (years: number): string => (years === 1 ? '1 year' : `${years} years`);

/** What a name costs beside its first term, on demand: over the years, to bring in, to get back, tax and extras (PR-01, SE-07). */
export function OfferDetails({ result }: { result: SearchResult }) {
  const price = offerPrice(result);
  const tax = useOfferTax(result);
  if (!price) return null;
  const { currency } = price;
  const term = { cost: price.first, period: price.years, renewal_price: price.renewal };
  const spans = COST_YEARS.filter((years) => years >= price.years);
  return (
    <div className={styles.details}>
      <dl className={styles.prices}>
        {spans.map((years) => (
          <Fact key={years} label={`${inYears(years)} in all`} minor={costOverYears(term, years)} currency={currency} />
        ))}
        {result.transfer_by_tag && (
          <div>
            <dt>Transfer in</dt>
            <dd>By tag change</dd>
          </div>
        )}
        {result.transfer_price !== undefined && <Fact label="Transfer in" minor={toMinor(result.transfer_price, currency)} currency={currency} />}
        {result.restore_price !== undefined && <Fact label="Restore after expiry" minor={toMinor(result.restore_price, currency)} currency={currency} />}
      </dl>
      <p>
        {taxWords(tax, price.years, currency)} {addOnWords(result)}
      </p>
    </div>
  );
}

function Fact({ label, minor, currency }: { label: string; minor: number; currency: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Money minor={minor} currency={currency} strong />
      </dd>
    </div>
  );
}

function taxWords(tax: OfferTax, years: number, currency: string): string {
  switch (tax.kind) {
    case 'at-review':
      return 'Before tax, which is added at review by your country.';
    case 'asking':
      return 'Before tax. Your tax is being worked out.';
    case 'not-known':
      return 'Before tax. What tax you pay is not known right now.';
    case 'known': {
      if (tax.rates.length === 0) return `No tax is added in ${countryName(tax.country)}.`;
      const lines = tax.rates.map(({ tax_rule_name, tax_rate, tax_amount }) => `${tax_rule_name} (${tax_rate} %) ${formatMoney(toMinor(tax_amount, currency), currency)}`);
      return `Before tax. On the first ${years === 1 ? 'year' : `${years} years`} comes ${lines.join(' and ')}.`;
    }
  }
}

function addOnWords({ privacy_allowed, tld }: SearchResult): string {
  const { label } = ADD_ONS.contact_privacy;
  return privacy_allowed ? `${label} and forwarding can be added in the cart.` : `Forwarding can be added in the cart; ${label} is not offered for .${tld} names.`;
}
