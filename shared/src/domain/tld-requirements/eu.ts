import { EEA_COUNTRIES, EU_MEMBERS } from './look-up-lists';
import type { Given, Option, TldRequirements } from './types';

/** The languages that EURid writes in, by ISO 639-1 code. */
const LANGUAGES: readonly Option[] = [
  ['bg', 'Bulgarian'],
  ['cs', 'Czech'],
  ['da', 'Danish'],
  ['nl', 'Dutch'],
  ['en', 'English'],
  ['et', 'Estonian'],
  ['fi', 'Finnish'],
  ['fr', 'French'],
  ['de', 'German'],
  ['el', 'Greek'],
  ['hu', 'Hungarian'],
  ['ga', 'Irish'],
  ['it', 'Italian'],
  ['lv', 'Latvian'],
  ['lt', 'Lithuanian'],
  ['mt', 'Maltese'],
  ['pl', 'Polish'],
  ['pt', 'Portuguese'],
  ['ro', 'Romanian'],
  ['sk', 'Slovak'],
  ['sl', 'Slovenian'],
  ['es', 'Spanish'],
  ['sv', 'Swedish'],
].map(([value = '', label = '']) => ({ value, label }));

const outsideEea = ({ contact }: Given): boolean => !EEA_COUNTRIES.includes(contact.country);

/** EURid eligibility: EU citizens anywhere, residents and organisations of the EU and EEA. */
export const eu: TldRequirements = {
  id: 'eu',
  rulesVersion: '2026-11',
  registry: { name: 'EURid', site: 'https://eurid.eu' },
  sources: ['EURid eligibility criteria', 'OpenSRS EU.php', 'Openprovider countryOfCitizenship'],
  privacyAllowed: false,
  eligibility: 'For EU citizens, and residents and organisations of the EU and EEA',
  contactRules: [
    {
      field: 'country',
      appliesWhen: ({ contact }) => contact.kind === 'organization',
      holds: (given) => !outsideEea(given),
      code: 'eu_organisation_country',
    },
  ],
  fields: [
    {
      name: 'country_of_citizenship',
      label: 'Country of citizenship',
      noun: 'the country of citizenship',
      kind: 'select',
      options: EU_MEMBERS,
      list: 'euMembers',
      required: true,
      appliesWhen: (given) => given.contact.kind === 'individual' && outsideEea(given),
      why: 'The .eu registry accepts people outside the EU and EEA when they are EU citizens',
    },
    {
      name: 'lang',
      label: 'Language for letters of the registry',
      noun: "a language for the registry's letters",
      kind: 'select',
      options: LANGUAGES,
      required: false,
      why: 'EURid writes to the holder, in English where nothing is chosen',
    },
  ],
};
