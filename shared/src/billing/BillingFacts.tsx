import type { BillingDetails } from '@storefront/shared/contract';
import { countryName, formatAddressLines, formatPersonName, joinAddress } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Facts } from './Facts';
import { vatNote } from './vat-note';
import * as messages from './messages';

/** Lists the billing details: name, company, address, and what country and VAT number mean for the tax. */
export function BillingFacts({
  details: { first_name, last_name, company, address, country, vat_number, vat },
}: {
  details: BillingDetails;
}) {
  const t = useTranslate();
  const lines = formatAddressLines(address, country, t.language);
  const name = () => <bdi>{formatPersonName({ first_name, last_name }, t.language)}</bdi>;
  return (
    <Facts>
      <div>
        <dt>{t(messages.billedTo)}</dt>
        <dd>{company ? t(messages.nameCompany, { name, company: () => <bdi>{company}</bdi> }) : name()}</dd>
      </div>
      <div>
        <dt>{t(messages.address)}</dt>
        <dd>{lines.length > 0 ? joinAddress(lines, t.language, country) : t(messages.noAddress)}</dd>
      </div>
      <div>
        <dt>{t(messages.country)}</dt>
        <dd>{t(messages.decidesTax, { country: countryName(country) })}</dd>
      </div>
      <div>
        <dt>{t(messages.vatNumber)}</dt>
        <dd>{vat ? vatNote(vat_number, vat, t) : vat_number || t(messages.noVat)}</dd>
      </div>
    </Facts>
  );
}
