import { isOrganisationsnummer, isPersonnummer } from './identity-numbers';
import type { RuleInput, TldField, TldRequirements } from './types';

const inSweden = ({ contact }: RuleInput): boolean => contact.country === 'SE';
const individual = ({ contact }: RuleInput): boolean => contact.kind === 'individual';

/** A foreign number, prefixed by its country in brackets: `[NO]123456789` (Internetstiftelsen). */
const FOREIGN = /^\[[A-Z]{2}\].{2,}$/;

const fields: readonly TldField[] = [
  {
    name: 'id_card_number',
    label: 'se_id_card_number',
    missing: 'se_id_card_number_missing',
    kind: 'text',
    required: true,
    appliesWhen: individual,
    why: 'se_id_card_number_why',
    hint: 'se_id_card_number_hint',
    check: (value, input) => (inSweden(input) ? isPersonnummer(value) : FOREIGN.test(value)),
    identity: true,
  },
  {
    name: 'registration_number',
    label: 'se_registration_number',
    missing: 'se_registration_number_missing',
    kind: 'text',
    required: true,
    appliesWhen: (input) => !individual(input),
    why: 'se_registration_number_why',
    hint: 'se_registration_number_hint',
    check: (value, input) => (inSweden(input) ? isOrganisationsnummer(value) : FOREIGN.test(value)),
  },
  {
    name: 'registrant_vat_id',
    label: 'se_registrant_vat_id',
    missing: 'se_registrant_vat_id_missing',
    kind: 'text',
    required: true,
    appliesWhen: (input) => !individual(input) && !inSweden(input),
    why: 'se_registrant_vat_id_why',
    pattern: /^[A-Z]{2}[A-Z0-9]{2,13}$/,
    hint: 'se_registrant_vat_id_hint',
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

/** Both run by Internetstiftelsen. */
export const se: TldRequirements = { ...registry, id: 'se' };
export const nu: TldRequirements = { ...registry, id: 'nu' };
