import { isSirenOrSiret } from './identity-numbers';
import { EEA_COUNTRIES } from './look-up-lists';
import type { ContactRule, RuleInput, TldRequirements } from './types';

const individual = ({ contact }: RuleInput): boolean => contact.kind === 'individual';
const bornInFrance = (input: RuleInput): boolean => individual(input) && input.answers.country_of_birth === 'FR';
const COUNTRIES: readonly string[] = [...EEA_COUNTRIES, 'CH'];
const LATIN_NAME = /^[\p{Script=Latin}\p{M}' -]+$/u;

/** AFNIC's naming policy: .fr, .re, .pm, .tf, .wf, .yt. */
export const fr: TldRequirements = {
  id: 'fr',
  rulesVersion: '2026-11',
  registry: { name: 'AFNIC', site: 'https://www.afnic.fr' },
  sources: ['AFNIC naming policy', 'OpenSRS registrant_extra_info'],
  privacyAllowed: false,
  eligibility: 'fr_who',
  contactRules: [
    { field: 'country', holds: ({ contact }) => COUNTRIES.includes(contact.country), code: 'fr_country' },
    ...(['first_name', 'last_name'] as const).map((field): ContactRule => ({
      field,
      holds: ({ contact }) => LATIN_NAME.test(contact[field] ?? ''),
      code: 'fr_latin_name',
    })),
  ],
  fields: [
    {
      name: 'date_of_birth',
      label: 'fr_date_of_birth',
      missing: 'fr_date_of_birth_missing',
      kind: 'date',
      required: true,
      appliesWhen: individual,
      why: 'fr_date_of_birth_why',
      identity: true,
    },
    {
      name: 'country_of_birth',
      label: 'fr_country_of_birth',
      missing: 'fr_country_of_birth_missing',
      kind: 'select',
      optionsFrom: 'countries',
      required: true,
      appliesWhen: individual,
      why: 'fr_date_of_birth_why',
      identity: true,
    },
    {
      name: 'place_of_birth',
      label: 'fr_place_of_birth',
      missing: 'fr_place_of_birth_missing',
      kind: 'text',
      required: true,
      appliesWhen: bornInFrance,
      why: 'fr_place_of_birth_why',
      identity: true,
    },
    {
      name: 'postal_code_of_birth',
      label: 'fr_postal_code_of_birth',
      missing: 'fr_postal_code_of_birth_missing',
      kind: 'text',
      required: true,
      appliesWhen: bornInFrance,
      why: 'fr_place_of_birth_why',
      pattern: /^(\d{5}|2[AB]\d{3})$/,
      hint: 'fr_postal_code_of_birth_hint',
      identity: true,
    },
    {
      name: 'siren_siret',
      label: 'fr_siren_siret',
      missing: 'fr_siren_siret_missing',
      kind: 'text',
      required: false,
      appliesWhen: (input) => !individual(input),
      why: 'fr_siren_siret_why',
      hint: 'fr_siren_siret_hint',
      check: isSirenOrSiret,
    },
    {
      name: 'registrant_vat_id',
      label: 'se_registrant_vat_id',
      missing: 'se_registrant_vat_id_missing',
      kind: 'text',
      required: false,
      appliesWhen: (input) => !individual(input),
      why: 'fr_siren_siret_why',
      pattern: /^[A-Z]{2}[A-Z0-9]{2,13}$/,
      hint: 'fr_registrant_vat_id_hint',
    },
    {
      name: 'trademark_number',
      label: 'fr_trademark_number',
      missing: 'fr_trademark_number_missing',
      kind: 'text',
      required: false,
      appliesWhen: (input) => !individual(input),
      why: 'fr_siren_siret_why',
    },
  ],
};
