import type { Contact } from '../../contract/contact';
import { examplePostalCode, isPostalCode, postalCodesOf } from './postal-codes';
import { subdivisionsOf } from './subdivisions';

/** The parts of an address that some countries have and others do not. */
export type AddressPart = 'state' | 'postal_code';

const WORDS: Readonly<Record<string, Readonly<Record<AddressPart, string>> | undefined>> = {
  US: { state: 'State', postal_code: 'ZIP code' },
  CA: { state: 'Province or territory', postal_code: 'Postal code' },
  AU: { state: 'State or territory', postal_code: 'Postcode' },
  GB: { state: 'County', postal_code: 'Postcode' },
  IE: { state: 'County', postal_code: 'Eircode' },
  IN: { state: 'State', postal_code: 'PIN code' },
  IT: { state: 'Province', postal_code: 'Postal code' },
  ES: { state: 'Province', postal_code: 'Postal code' },
  MX: { state: 'State', postal_code: 'Postal code' },
};
const ELSEWHERE = { state: 'State or region', postal_code: 'Postal code' } as const;

/** What people call a part of an address in its country. */
export function addressWord(part: AddressPart, country: string): string {
  return (WORDS[country] ?? ELSEWHERE)[part];
}

/** A word in the middle of a sentence: abbreviations keep their capitals. */
const inSentence = (word: string): string =>
  /^[A-Z]{2}/.test(word) || word === 'Eircode' ? word : word.charAt(0).toLowerCase() + word.slice(1);

/** Whether an address in a country is not complete without a part of it, whatever a registry asks. */
export function isPartOfAddress(part: AddressPart, country: string): boolean {
  return part === 'state' ? subdivisionsOf(country).length > 0 : (postalCodesOf(country)?.required ?? false);
}

/**
 * Whether a registry that insists on a part of the address can have it: every address can have a state or region, not every country has
 * postal codes.
 */
export function canBeAsked(part: AddressPart, country: string): boolean {
  return part === 'state' || postalCodesOf(country) !== undefined;
}

/** Why an address could not be delivered to in its country, as far as its state and its postal code tell; null where it could. */
export function addressProblem(
  part: AddressPart,
  { country, ...address }: Pick<Contact, 'country' | AddressPart>,
): string | null {
  const value = address[part]?.trim() ?? '';
  const word = inSentence(addressWord(part, country));
  if (part === 'state') {
    const list = subdivisionsOf(country);
    return list.length === 0 || list.some((one) => one.value === value) ? null : `Choose the ${word}`;
  }
  if (value === '')
    return isPartOfAddress(part, country) ? `Enter the ${word}, such as ${examplePostalCode(country)}` : null;
  return isPostalCode(value, country)
    ? null
    : `Check the ${word}: in this country it looks like ${examplePostalCode(country)}`;
}
