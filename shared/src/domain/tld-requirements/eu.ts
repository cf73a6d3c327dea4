import { EEA_COUNTRIES, EU_MEMBERS } from './look-up-lists';
import type { RuleInput, Option, TldRequirements } from './types';

/** EURid's languages of correspondence, by ISO 639-1 code. */
const LANGUAGES: readonly Option[] = [
  { value: 'bg', label: 'language_bg' },
  { value: 'cs', label: 'language_cs' },
  { value: 'da', label: 'language_da' },
  { value: 'nl', label: 'language_nl' },
  { value: 'en', label: 'language_en' },
  { value: 'et', label: 'language_et' },
  { value: 'fi', label: 'language_fi' },
  { value: 'fr', label: 'language_fr' },
  { value: 'de', label: 'language_de' },
  { value: 'el', label: 'language_el' },
  { value: 'hu', label: 'language_hu' },
  { value: 'ga', label: 'language_ga' },
  { value: 'it', label: 'language_it' },
  { value: 'lv', label: 'language_lv' },
  { value: 'lt', label: 'language_lt' },
  { value: 'mt', label: 'language_mt' },
  { value: 'pl', label: 'language_pl' },
  { value: 'pt', label: 'language_pt' },
  { value: 'ro', label: 'language_ro' },
  { value: 'sk', label: 'language_sk' },
  { value: 'sl', label: 'language_sl' },
  { value: 'es', label: 'language_es' },
  { value: 'sv', label: 'language_sv' },
];

const outsideEea = ({ contact }: RuleInput): boolean => !EEA_COUNTRIES.includes(contact.country);

/** EURid eligibility: EU citizens anywhere, residents and organisations of the EU and EEA. */
export const eu: TldRequirements = {
  id: 'eu',
  rulesVersion: '2026-11',
  registry: { name: 'EURid', site: 'https://eurid.eu' },
  sources: ['EURid eligibility criteria', 'OpenSRS EU.php', 'Openprovider countryOfCitizenship'],
  privacyAllowed: false,
  eligibility: 'eu_who',
  contactRules: [
    {
      field: 'country',
      appliesWhen: ({ contact }) => contact.kind === 'organization',
      holds: (input) => !outsideEea(input),
      code: 'eu_organisation_country',
    },
  ],
  fields: [
    {
      name: 'country_of_citizenship',
      label: 'eu_country_of_citizenship',
      missing: 'eu_country_of_citizenship_missing',
      kind: 'select',
      options: EU_MEMBERS,
      list: 'euMembers',
      required: true,
      appliesWhen: (input) => input.contact.kind === 'individual' && outsideEea(input),
      why: 'eu_country_of_citizenship_why',
    },
    {
      name: 'lang',
      label: 'eu_lang',
      missing: 'eu_lang_missing',
      kind: 'select',
      options: LANGUAGES,
      required: false,
      why: 'eu_lang_why',
    },
  ],
};
