import type { SearchResult } from '@storefront/shared/contract';
import { costOverYears, toMinor } from '@storefront/shared/domain';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { addOnName } from '@storefront/shared/words';
import { NameCosts } from '../../../components/NameCosts';
import { useOfferTax } from '../api/use-offer-tax';
import { offerPrice } from '../../../model/offer-state';
import * as messages from '../messages';

/** What a domain costs apart from its first term, on demand: over the years, to transfer, to restore, tax and add-ons (PR-01, SE-07). */
export function OfferDetails({ result }: { result: SearchResult }) {
  const t = useTranslate();
  const price = offerPrice(result);
  const tax = useOfferTax(result);
  if (!price) return null;
  const { currency, years } = price;
  const { transfer_by_tag, transfer_price, restore_price } = result;
  const terms = {
    first: price.yearly,
    renewal: price.renewal,
    firstYearOnly: result.first_year_only,
    shortest: years,
    longest: result.max_years,
  };
  return (
    <NameCosts
      period={years}
      costOver={(span) => costOverYears(terms, span)}
      currency={currency}
      transfer={
        transfer_by_tag ? 'by-tag' : transfer_price === undefined ? undefined : toMinor(transfer_price, currency)
      }
      restore={restore_price === undefined ? undefined : toMinor(restore_price, currency)}
      tax={tax}
      kind="new"
      addOns={describeAddOns(result, t)}
    />
  );
}

function describeAddOns({ privacy_allowed, tld }: SearchResult, t: Translate): string {
  const privacy = addOnName('contact_privacy', t);
  return privacy_allowed ? t(messages.addOns, { privacy }) : t(messages.noPrivacy, { privacy, tld });
}
