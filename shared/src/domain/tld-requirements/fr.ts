import { isSirenOrSiret } from './identity-numbers';
import { EEA_COUNTRIES } from './look-up-lists';
import type { ContactRule, Given, TldRequirements } from './types';

const individual = ({ contact }: Given): boolean => contact.kind === 'individual';
const bornInFrance = (given: Given): boolean => individual(given) && given.answers.country_of_birth === 'FR';
const COUNTRIES: readonly string[] = [...EEA_COUNTRIES, 'CH'];
const LATIN_NAME = /^[\p{Script=Latin}\p{M}' -]+$/u;

/** AFNIC's naming policy: .fr, .re, .pm, .tf, .wf, .yt. */
export const fr: TldRequirements = {
  id: 'fr',
  rulesVersion: '2026-11',
  registry: { name: 'AFNIC', site: 'https://www.afnic.fr' },
  sources: ['AFNIC naming policy', 'OpenSRS registrant_extra_info'],
  privacyAllowed: false,
  eligibility: 'For residents and organisations of the EU, Iceland, Liechtenstein, Norway and Switzerland',
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
      label: 'Date of birth',
      noun: 'the date of birth',
      kind: 'date',
      required: true,
      appliesWhen: individual,
      why: 'AFNIC identifies people by birth; it is not published',
      identity: true,
    },
    {
      name: 'country_of_birth',
      label: 'Country of birth',
      noun: 'the country of birth',
      kind: 'select',
      optionsFrom: 'countries',
      required: true,
      appliesWhen: individual,
      why: 'AFNIC identifies people by birth; it is not published',
      identity: true,
    },
    {
      name: 'place_of_birth',
      label: 'Town of birth',
      noun: 'the town of birth',
      kind: 'text',
      required: true,
      appliesWhen: bornInFrance,
      why: 'AFNIC asks those born in France',
      identity: true,
    },
    {
      name: 'postal_code_of_birth',
      label: 'Postal code of birth',
      noun: 'the postal code of the town of birth',
      kind: 'text',
      required: true,
      appliesWhen: bornInFrance,
      why: 'AFNIC asks those born in France',
      pattern: /^(\d{5}|2[AB]\d{3})$/,
      hint: 'Five digits, such as 75001',
      identity: true,
    },
    {
      name: 'siren_siret',
      label: 'SIREN or SIRET',
      noun: 'a SIREN or SIRET number',
      kind: 'text',
      required: false,
      appliesWhen: (given) => !individual(given),
      why: 'With it AFNIC needs no further proof of the organisation',
      hint: '9 or 14 digits',
      check: isSirenOrSiret,
    },
    {
      name: 'registrant_vat_id',
      label: 'VAT number',
      noun: 'a VAT number',
      kind: 'text',
      required: false,
      appliesWhen: (given) => !individual(given),
      why: 'With it AFNIC needs no further proof of the organisation',
      pattern: /^[A-Z]{2}[A-Z0-9]{2,13}$/,
      hint: 'Two letters of the country and the number, such as FR12345678901',
    },
    {
      name: 'trademark_number',
      label: 'Trade mark number',
      noun: 'a trade mark number',
      kind: 'text',
      required: false,
      appliesWhen: (given) => !individual(given),
      why: 'With it AFNIC needs no further proof of the organisation',
    },
  ],
};
