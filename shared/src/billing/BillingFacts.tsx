import type { BillingDetails } from '@storefront/shared/contract';
import { countryName, formatAddressLines, formatDate, formatPersonName, joinAddress } from '@storefront/shared/domain';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { Facts } from './Facts';
import * as messages from './messages';

/** Describes a VAT number: whether it is confirmed, and whether the reverse charge applies. */
const vatNote = (
  number: string,
  { status, confirmed_at, reverse_charge, is_asked }: NonNullable<BillingDetails['vat']>,
  t: Translate,
): string =>
  is_asked === false && status === 'unconfirmed'
    ? t(messages.vatUnasked, { number, reverse: reverse_charge })
    : t(messages.vatNote, {
        number,
        status: status === 'confirmed' && !confirmed_at ? 'unconfirmed' : status,
        date: confirmed_at ? formatDate(confirmed_at) : '',
        reverse: reverse_charge,
      });

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
