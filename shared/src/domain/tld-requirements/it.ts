import { isCodiceFiscale, isPartitaIva } from './identity-numbers';
import type { RuleInput, TldRequirements } from './types';
import { EEA_COUNTRIES } from './look-up-lists';

const COUNTRIES: readonly string[] = [...EEA_COUNTRIES, 'CH', 'VA', 'SM'];
const type = ({ answers }: RuleInput): string => String(answers.entity_type ?? '');
const italian = ({ answers }: RuleInput): boolean => answers.nationality_code === 'IT';

/** Registro .it, contract sections 3, 5, 6 and 7; OpenSRS `it_registrant_info`. */
export const it: TldRequirements = {
  id: 'it',
  rulesVersion: '2026-11',
  registry: { name: 'Registro .it', site: 'https://www.nic.it' },
  sources: ['Registro .it contract sections 3, 5, 6 and 7', 'OpenSRS it_registrant_info'],
  privacyAllowed: false,
  eligibility: 'it_who',
  contactRules: [{ field: 'country', holds: ({ contact }) => COUNTRIES.includes(contact.country), code: 'it_country' }],
  fields: [
    {
      name: 'entity_type',
      label: 'uk_registrant_type',
      missing: 'uk_registrant_type_missing',
      kind: 'select',
      options: [
        { value: '1', label: 'it_1', kind: 'individual' },
        { value: '2', label: 'it_2', kind: 'organization' },
        { value: '3', label: 'it_3', kind: 'organization' },
        { value: '4', label: 'it_4', kind: 'organization' },
        { value: '5', label: 'it_5', kind: 'organization' },
        { value: '6', label: 'it_6', kind: 'organization' },
        { value: '7', label: 'it_7', kind: 'organization' },
      ],
      required: true,
      why: 'it_entity_type_why',
    },
    {
      name: 'nationality_code',
      label: 'it_nationality_code',
      missing: 'it_nationality_code_missing',
      kind: 'select',
      optionsFrom: 'countries',
      required: true,
      why: 'it_nationality_code_why',
    },
    {
      name: 'reg_code',
      label: 'it_reg_code',
      missing: 'it_reg_code_missing',
      kind: 'text',
      required: true,
      why: 'it_reg_code_why',
      hint: 'it_reg_code_hint',
      check: (value, input) => {
        if (type(input) === '1') return italian(input) ? isCodiceFiscale(value) : value.length >= 4;
        if (type(input) === '7') return value.length >= 4;
        return isPartitaIva(value) || isCodiceFiscale(value);
      },
      identity: true,
    },
    {
      name: 'consent_declarations',
      label: 'it_consent_declarations',
      kind: 'checkbox',
      required: true,
      why: 'it_consent_declarations_why',
    },
    {
      name: 'consent_processing',
      label: 'it_consent_processing',
      kind: 'checkbox',
      required: true,
      why: 'it_consent_processing_why',
    },
    {
      name: 'consent_publication',
      label: 'it_consent_publication',
      kind: 'checkbox',
      required: false,
      why: 'it_consent_publication_why',
    },
    {
      name: 'consent_clauses',
      label: 'it_consent_clauses',
      kind: 'checkbox',
      required: true,
      why: 'it_consent_clauses_why',
    },
  ],
};
