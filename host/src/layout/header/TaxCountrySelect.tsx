import { COUNTRY_CODES, countryName } from '@storefront/shared/domain';
import { setGuestCountry, useSession, useTaxCountry } from '@storefront/shared/session';
import { useMemo } from 'react';
import { PlainSelect } from './PlainSelect';

/** Whose tax a guest sees in the cart (PR-04). A customer's country is part of the billing details. */
export function TaxCountrySelect() {
  const { status } = useSession();
  const country = useTaxCountry();
  const options = useMemo(
    () =>
      COUNTRY_CODES.map((code) => ({ code, name: countryName(code) })).sort((a, b) =>
        a.name.localeCompare(b.name, 'en'),
      ),
    [],
  );
  if (status !== 'guest') return null;
  return (
    <PlainSelect
      label="Country for tax"
      value={country ?? ''}
      onChange={({ target: { value } }) => setGuestCountry(value)}
    >
      {country === null && <option value="">Before tax</option>}
      {options.map(({ code, name }) => (
        <option key={code} value={code}>
          Tax: {name}
        </option>
      ))}
    </PlainSelect>
  );
}
