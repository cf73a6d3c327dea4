import { COUNTRY_CODES, countryName } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { setGuestCountry, useSession, useTaxCountry } from '@storefront/shared/session';
import { startTransition, useEffect, useMemo, useRef, useState, type Ref } from 'react';
import { onIdle } from '../../app/on-idle';
import { PlainSelect } from './PlainSelect';
import * as messages from './messages';

interface TaxCountrySelectProps {
  readonly ref?: Ref<HTMLSelectElement>;
  /** Whether all countries are rendered, or only the chosen one. */
  readonly whole?: boolean;
  /** Called when the visitor is about to open the select. */
  readonly onReach?: () => void;
}

/** Selects the country whose tax a guest sees in the cart (PR-04). A customer's country is part of the billing details. */
export function TaxCountrySelect({ ref, whole = true, onReach }: TaxCountrySelectProps) {
  const t = useTranslate();
  const { status } = useSession();
  const country = useTaxCountry();
  const options = useMemo(
    () =>
      (whole ? COUNTRY_CODES : country === null ? [] : [country])
        .map((code) => ({ code, name: countryName(code, t.language) }))
        .sort((a, b) => a.name.localeCompare(b.name, t.language)),
    [whole, country, t.language],
  );
  if (status !== 'guest') return null;
  return (
    <PlainSelect
      ref={ref}
      label={t(messages.taxCountry)}
      givesWay
      value={country ?? ''}
      onPointerDown={onReach}
      onFocus={onReach}
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
 * Adds all countries once the page is idle, in slices, if the select is shown, or when the visitor moves to it. To name and draw two
 * hundred of them as soon as the session is known would block the page before it can be used, and phones show the select in their menu
 * instead.
 */
export function TaxCountrySelectOnIdle() {
  const select = useRef<HTMLSelectElement>(null);
  const [whole, setWhole] = useState(false);
  useEffect(
    () =>
      onIdle(() => {
        if (select.current?.getClientRects().length) startTransition(() => setWhole(true));
      }),
    [],
  );
  return <TaxCountrySelect ref={select} whole={whole} onReach={() => setWhole(true)} />;
}
