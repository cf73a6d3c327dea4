import { isCodiceFiscale, isPartitaIva } from './identity-numbers';
import type { Given, TldRequirements } from './types';
import { EEA_COUNTRIES } from './look-up-lists';

const COUNTRIES: readonly string[] = [...EEA_COUNTRIES, 'CH', 'VA', 'SM'];
const type = ({ answers }: Given): string => String(answers.entity_type ?? '');
const italian = ({ answers }: Given): boolean => answers.nationality_code === 'IT';

/** Registro .it, contract sections 3, 5, 6 and 7; OpenSRS `it_registrant_info`. */
export const it: TldRequirements = {
  id: 'it',
  rulesVersion: '2026-11',
  registry: { name: 'Registro .it', site: 'https://www.nic.it' },
  sources: ['Registro .it contract sections 3, 5, 6 and 7', 'OpenSRS it_registrant_info'],
  privacyAllowed: false,
  eligibility: 'For citizens, residents and organisations of the EEA, Switzerland, the Vatican and San Marino',
  contactRules: [{ field: 'country', holds: ({ contact }) => COUNTRIES.includes(contact.country), code: 'it_country' }],
  fields: [
    {
      name: 'entity_type',
      label: 'Registrant type',
      noun: 'a registrant type',
      kind: 'select',
      options: [
        { value: '1', label: 'Natural person, Italian or foreign', kind: 'individual' },
        { value: '2', label: 'Company or one-person company', kind: 'organization' },
        { value: '3', label: 'Freelance worker or professional', kind: 'organization' },
        { value: '4', label: 'Non-profit organisation', kind: 'organization' },
        { value: '5', label: 'Public organisation', kind: 'organization' },
        { value: '6', label: 'Other Italian subject', kind: 'organization' },
        { value: '7', label: 'Foreign organisation of any of these kinds', kind: 'organization' },
      ],
      required: true,
      why: 'Registro .it keeps one record kind for each',
    },
    {
      name: 'nationality_code',
      label: 'Nationality',
      noun: 'the nationality',
      kind: 'select',
      optionsFrom: 'countries',
      required: true,
      why: 'Registro .it records it and decides by it which number it takes',
    },
    {
      name: 'reg_code',
      label: 'Tax code or VAT number',
      noun: 'a tax code or VAT number',
      kind: 'text',
      required: true,
      why: 'Registro .it identifies registrants by it; it is not published for people',
      hint: 'People in Italy: codice fiscale; organisations: partita IVA, 11 digits; from abroad: identity card or VAT number',
      check: (value, given) => {
        if (type(given) === '1') return italian(given) ? isCodiceFiscale(value) : value.length >= 4;
        if (type(given) === '7') return value.length >= 4;
        return isPartitaIva(value) || isCodiceFiscale(value);
      },
      identity: true,
    },
    {
      name: 'consent_declarations',
      label: 'I make the declarations of section 3 and take the liability they name',
      kind: 'checkbox',
      required: true,
      why: 'Section 3 of the contract with Registro .it',
    },
    {
      name: 'consent_processing',
      label: 'I consent to the processing of personal data for the registration',
      kind: 'checkbox',
      required: true,
      why: 'Section 5 of the contract with Registro .it',
    },
    {
      name: 'consent_publication',
      label: 'My personal data may be published and looked up on the internet',
      kind: 'checkbox',
      required: false,
      why: 'Section 6 of the contract with Registro .it; the registration does not depend on it',
    },
    {
      name: 'consent_clauses',
      label: 'I accept the clauses of section 7 expressly',
      kind: 'checkbox',
      required: true,
      why: 'Section 7 of the contract with Registro .it',
    },
  ],
};
