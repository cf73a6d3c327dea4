import { isOrganisationsnummer, isPersonnummer } from './identity-numbers';
import type { Given, TldField, TldRequirements } from './types';

const inSweden = ({ contact }: Given): boolean => contact.country === 'SE';
const individual = ({ contact }: Given): boolean => contact.kind === 'individual';

/** A number of another country, led by that country in brackets: `[NO]123456789` (Internetstiftelsen). */
const FOREIGN = /^\[[A-Z]{2}\].{2,}$/;

const fields: readonly TldField[] = [
  {
    name: 'id_card_number',
    label: 'Personal identity number',
    noun: 'a personal identity number',
    kind: 'text',
    required: true,
    appliesWhen: individual,
    why: 'The registry identifies people by this number; it is not published',
    hint: 'In Sweden YYMMDD-NNNN; elsewhere the number of your identity card after the country, such as [NO]01010112345',
    check: (value, given) => (inSweden(given) ? isPersonnummer(value) : FOREIGN.test(value)),
    identity: true,
  },
  {
    name: 'registration_number',
    label: 'Organisation number',
    noun: 'an organisation number',
    kind: 'text',
    required: true,
    appliesWhen: (given) => !individual(given),
    why: 'The registry identifies organisations by this number',
    hint: 'In Sweden NNNNNN-NNNN; elsewhere the registration number after the country, such as [NO]923609016',
    check: (value, given) => (inSweden(given) ? isOrganisationsnummer(value) : FOREIGN.test(value)),
  },
  {
    name: 'registrant_vat_id',
    label: 'VAT number',
    noun: 'a VAT number',
    kind: 'text',
    required: true,
    appliesWhen: (given) => !individual(given) && !inSweden(given),
    why: 'The registry asks organisations outside Sweden for it',
    pattern: /^[A-Z]{2}[A-Z0-9]{2,13}$/,
    hint: 'Two letters of the country and the number, such as DE123456789',
  },
];

const registry = {
  rulesVersion: '2026-11',
  registry: { name: 'Internetstiftelsen', site: 'https://internetstiftelsen.se' },
  sources: ['.SE domain policies', 'OpenSRS SE.php and NU.php'],
  fields,
  privacyAllowed: false,
  eligibility: '',
  contactRules: [],
} as const;

/** Internetstiftelsen runs both. */
export const se: TldRequirements = { ...registry, id: 'se' };
export const nu: TldRequirements = { ...registry, id: 'nu' };
