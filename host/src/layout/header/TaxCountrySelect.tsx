import { COUNTRY_CODES, countryName } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { setGuestCountry, useSession, useTaxCountry } from '@storefront/shared/session';
import { useDeferredValue, useMemo } from 'react';
import { useIdle } from '../use-idle';
import { PlainSelect } from './PlainSelect';
import * as messages from './messages';

/** Whose tax a guest sees in the cart (PR-04). A customer's country is part of the billing details. */
export function TaxCountrySelect() {
  const t = useTranslate();
  const { status } = useSession();
  const country = useTaxCountry();
  const options = useMemo(
    () =>
      COUNTRY_CODES.map((code) => ({ code, name: countryName(code, t.language) })).sort((a, b) =>
        a.name.localeCompare(b.name, t.language),
      ),
    [t.language],
  );
  if (status !== 'guest') return null;
  return (
    <PlainSelect
      label={t(messages.taxCountry)}
      value={country ?? ''}
      onChange={({ target: { value } }) => setGuestCountry(value)}
    >
      {country === null && <option value="">{t(messages.beforeTax)}</option>}
      {options.map(({ code, name }) => (
        <option key={code} value={code}>
          {t(messages.taxIn, { country: name })}
        </option>
      ))}
    </PlainSelect>
  );
}

/**
 * The same once the page is idle, in slices: it is in no document, as only a browser knows who is here, and naming and drawing two hundred
 * countries as soon as that is known would make the page deaf before anybody could press anything.
 */
export function TaxCountrySelectOnIdle() {
  return useDeferredValue(useIdle(), false) && <TaxCountrySelect />;
}
