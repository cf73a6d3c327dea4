import type { Contact } from '../contract/contact';

type NameField = 'first_name' | 'last_name' | 'org_name' | 'city';

/**
 * What registries would refuse as the name of a person, an organisation or a city, in any script: one without a letter says nobody's
 * name, though organisations (3M is one, 1984 another) and places may go by digits. The organisation counts only where it is the owner.
 */
export function contactNameProblems(contact: Contact): { field: NameField; message: string }[] {
  const problems: { field: NameField; message: string }[] = [];
  const ask = (field: NameField, what: string, orDigit = ' or digit'): void => {
    const name = contact[field] ?? '';
    if (!(orDigit ? /[\p{L}\p{N}]/u : /\p{L}/u).test(name)) problems.push({ field, message: `Enter ${what}${name.trim() && ` with at least one letter${orDigit}`}` });
  };
  ask('first_name', 'a given name', '');
  ask('last_name', 'a family name', '');
  if (contact.kind === 'organization') ask('org_name', 'the name of the organisation');
  ask('city', 'a town or city');
  return problems;
}
