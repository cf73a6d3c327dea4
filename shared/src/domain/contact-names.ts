import type { Contact } from '../contract/contact';

const LETTER = /\p{L}/u;
const LETTER_OR_DIGIT = /[\p{L}\p{Nd}]/u;

type NameField = 'first_name' | 'last_name' | 'org_name' | 'city';

/**
 * What registries would refuse as the name of a person, an organisation or a city, in any script: one without a letter says nobody's
 * name, though organisations (3M is one, 1984 another) and places may go by digits. The organisation counts only where it is the owner.
 */
export function contactNameProblems(contact: Pick<Contact, 'kind' | 'org_name'> & Partial<Contact>): { field: NameField; message: string }[] {
  const problems: { field: NameField; message: string }[] = [];
  const demand = (field: NameField, pattern: RegExp, message: string): void => {
    if (!pattern.test(contact[field] ?? '')) problems.push({ field, message });
  };
  demand('first_name', LETTER, 'Enter a given name with at least one letter');
  demand('last_name', LETTER, 'Enter a family name with at least one letter');
  if (contact.kind === 'organization') {
    if (!contact.org_name?.trim()) problems.push({ field: 'org_name', message: 'Enter the name of the organisation' });
    else demand('org_name', LETTER_OR_DIGIT, 'Enter the name of the organisation with at least one letter or digit');
  }
  demand('city', LETTER_OR_DIGIT, 'Enter a town or city with at least one letter or digit');
  return problems;
}
