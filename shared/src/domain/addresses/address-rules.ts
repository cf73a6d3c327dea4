import type { Contact } from '../../contract/contact';
import type { ContactProblem, PostalCodeWord, StateWord } from '../../contract/problem-codes';
import { examplePostalCode, isPostalCode, findPostalCodes } from './postal-codes';
import { listSubdivisions } from './subdivisions';

/** Address parts that only some countries have. */
export type AddressPart = 'state' | 'postal_code';

interface AddressTexts {
  readonly state: StateWord;
  readonly postal_code: PostalCodeWord;
}

const WORDS: Readonly<Record<string, AddressTexts | undefined>> = {
  US: { state: 'state', postal_code: 'zip_code' },
  CA: { state: 'province_or_territory', postal_code: 'postal_code' },
  AU: { state: 'state_or_territory', postal_code: 'postcode' },
  GB: { state: 'county', postal_code: 'postcode' },
  IE: { state: 'county', postal_code: 'eircode' },
  IN: { state: 'state', postal_code: 'pin_code' },
  IT: { state: 'province', postal_code: 'postal_code' },
  ES: { state: 'province', postal_code: 'postal_code' },
  JP: { state: 'prefecture', postal_code: 'postal_code' },
  MX: { state: 'state', postal_code: 'postal_code' },
};
/** Countries whose addresses have a state that is typed rather than chosen, because it is written in more than one script. */
const TYPED_STATES: ReadonlySet<string> = new Set(['JP']);
const ELSEWHERE: AddressTexts = { state: 'region', postal_code: 'postal_code' };

/** Returns the local word for a part of the address, as a message parameter. */
export function addressWord<Part extends AddressPart>(part: Part, country: string): AddressTexts[Part] {
  return (WORDS[country] ?? ELSEWHERE)[part];
}

/** Whether an address in this country is incomplete without this part, whatever registries require. */
export function isPartOfAddress(part: AddressPart, country: string): boolean {
  return part === 'state'
    ? listSubdivisions(country).length > 0 || TYPED_STATES.has(country)
    : (findPostalCodes(country)?.required ?? false);
}

/**
 * Whether a registry can require this part of the address: every address can have a state or region, but not every country has postal
 * codes.
 */
export function canBeAsked(part: AddressPart, country: string): boolean {
  return part === 'state' || findPostalCodes(country) !== undefined;
}

/** The parts that every postal address needs. */
type NeededPart = 'address1' | 'city' | 'postal_code';

/**
 * Returns the parts missing from an incomplete address: street, city, and the postal code if the country requires one. Empty if the address
 * is empty.
 */
export function listMissingParts(
  address: Readonly<Record<NeededPart, string> & Partial<Record<string, string>>>,
  country: string,
): NeededPart[] {
  if (Object.values(address).every((part) => !part?.trim())) return [];
  return (['address1', 'postal_code', 'city'] as const).filter(
    (part) => address[part].trim() === '' && (part !== 'postal_code' || isPartOfAddress(part, country)),
  );
}

/** Returns why mail could not be delivered to an address, judging by its state and postal code; null if it could. */
export function addressProblem(
  part: AddressPart,
  { country, ...address }: Pick<Contact, 'country' | AddressPart>,
): ContactProblem | null {
  const value = address[part]?.trim() ?? '';
  if (part === 'state') {
    const list = listSubdivisions(country);
    const isThere =
      list.length > 0 ? list.some((one) => one.value === value) : value !== '' || !TYPED_STATES.has(country);
    return isThere ? null : { code: 'state_missing', params: { word: addressWord('state', country) } };
  }
  const params = { word: addressWord('postal_code', country), example: examplePostalCode(country) };
  if (value === '') return isPartOfAddress(part, country) ? { code: 'postal_code_missing', params } : null;
  return isPostalCode(value, country) ? null : { code: 'postal_code_wrong', params };
}
