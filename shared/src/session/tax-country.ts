import { isCountryCode } from '../domain/country-codes';
import { atom, store, storedAtom, useStored } from '../store';
import { toChecker, text } from '../store/shape';
import { sessionAtom } from './session-state';

/** The country that a guest picked for the tax, kept over reloads; empty where none was picked. */
const chosenCountryAtom = storedAtom<string>({
  key: 'tax-country',
  version: 1,
  empty: '',
  schema: toChecker(text(/^([A-Z]{2})?$/)),
});

/** The country that the languages of the browser name (`de-AT` → AT); null where they name none. */
function browserCountry(): string | null {
  const languages = typeof navigator === 'undefined' ? [] : navigator.languages;
  return languages.map((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1] ?? '').find(isCountryCode) ?? null;
}

/**
 * The country whose tax prices carry: the customer's, or the one that a guest picked or seems to come from (PR-04). Null while
 * nobody knows: prices are then told before tax.
 */
export const taxCountryAtom = atom((get): string | null => {
  const { status, user } = get(sessionAtom);
  if (status === 'unknown') return null;
  return user?.country ?? (get(chosenCountryAtom) || browserCountry());
});

/** The country whose tax prices carry; null while it is not known, also in a first render. */
export function useTaxCountry(): string | null {
  return useStored<string | null>(taxCountryAtom, null);
}

/** The same outside React. */
export function taxCountry(): string | null {
  return store.get(taxCountryAtom);
}

/** Picks the country whose tax a guest sees; a customer's is that of the billing details. */
export function setGuestCountry(code: string): void {
  if (isCountryCode(code)) store.set(chosenCountryAtom, code);
}
