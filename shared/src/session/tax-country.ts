import { isCountryCode } from '../domain/country-codes';
import { atom, store, storedAtom, useStored } from '../store';
import { toChecker, text } from '../store/shape';
import { sessionAtom } from './session-state';

/** The country that a guest picked for the tax, kept across reloads; empty if none was picked. */
const chosenCountryAtom = storedAtom<string>({
  key: 'tax-country',
  version: 1,
  empty: '',
  schema: toChecker(text(/^([A-Z]{2})?$/)),
});

/** Returns the country in the browser's languages (`de-AT` → AT); null if there is none. */
function browserCountry(): string | null {
  const languages = typeof navigator === 'undefined' ? [] : navigator.languages;
  return languages.map((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1] ?? '').find(isCountryCode) ?? null;
}

/**
 * The country whose tax is included in prices: the customer's, or the one that a guest picked or seems to come from (PR-04), by the address
 * if the shop's proxy knows it, otherwise by the browser's languages. Null while it is unknown, when prices are shown before tax.
 */
export const taxCountryAtom = atom((get): string | null => {
  const session = get(sessionAtom);
  if (session.status === 'unknown') return null;
  if (session.status === 'authenticated') return session.user.country;
  return get(chosenCountryAtom) || (session.visitorCountry ?? browserCountry());
});

/** Returns the country whose tax is included in prices; null while it is unknown, and in a first render. */
export function useTaxCountry(): string | null {
  return useStored<string | null>(taxCountryAtom, null);
}

export function taxCountry(): string | null {
  return store.get(taxCountryAtom);
}

/** Sets the country whose tax a guest sees. A customer's country comes from the billing details. */
export function setGuestCountry(code: string): void {
  if (isCountryCode(code)) store.set(chosenCountryAtom, code);
}
