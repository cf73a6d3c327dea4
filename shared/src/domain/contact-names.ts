import type { Contact } from '../contract/contact';
import type { ContactProblem } from '../contract/problem-codes';

const CODES = {
  first_name: 'given_name',
  last_name: 'family_name',
  org_name: 'organisation_name',
  city: 'city_name',
} as const;

/**
 * Reports names that registries would refuse for a person, an organisation or a city, in any script. A person's name needs a letter;
 * organisations (3M, 1984) and places may consist of digits. The organisation is checked only if it is the owner.
 */
export function checkContactNames(
  contact: Contact,
  refuse: (field: keyof Contact, problem: ContactProblem) => void,
): void {
  const ask = (field: keyof typeof CODES, letters: RegExp): void => {
    const name = contact[field] ?? '';
    if (letters.test(name)) return;
    refuse(field, { code: CODES[field], params: { what: name.trim() === '' ? 'missing' : 'no_letter' } });
  };
  ask('first_name', /\p{L}/u);
  ask('last_name', /\p{L}/u);
  if (contact.kind === 'organization') ask('org_name', /[\p{L}\p{N}]/u);
  ask('city', /[\p{L}\p{N}]/u);
}
