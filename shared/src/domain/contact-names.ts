import type { Contact } from '../contract/contact';

/**
 * Tells `refuse` what registries would refuse as the name of a person, an organisation or a city, in any script: one without a letter says
 * nobody's name, though organisations (3M is one, 1984 another) and places may go by digits. The organisation counts only where it is the owner.
 */
export function checkContactNames(contact: Contact, refuse: (field: keyof Contact, message: string) => void): void {
  const ask = (field: 'first_name' | 'last_name' | 'org_name' | 'city', what: string, orDigit = ' or digit'): void => {
    const name = contact[field] ?? '';
    if (!(orDigit ? /[\p{L}\p{N}]/u : /\p{L}/u).test(name))
      refuse(field, `Enter ${what}${name.trim() && ` with at least one letter${orDigit}`}`);
  };
  ask('first_name', 'a given name', '');
  ask('last_name', 'a family name', '');
  if (contact.kind === 'organization') ask('org_name', 'the name of the organisation');
  ask('city', 'a town or city');
}
