import type { TldRequirements } from './types';

/** DNS Belgium: open to everyone; an empty organisation means a private person. */
export const be: TldRequirements = {
  id: 'be',
  rulesVersion: '2026-11',
  registry: { name: 'DNS Belgium', site: 'https://www.dnsbelgium.be' },
  sources: ['DNS Belgium contact types', 'DNS Belgium registrant verification', 'OpenSRS BE.php'],
  privacyAllowed: false,
  eligibility: '',
  contactRules: [],
  fields: [
    {
      name: 'lang',
      label: 'eu_lang',
      missing: 'eu_lang_missing',
      kind: 'select',
      options: [
        { value: 'en', label: 'language_en' },
        { value: 'fr', label: 'language_fr' },
        { value: 'nl', label: 'language_nl' },
      ],
      required: false,
      why: 'be_lang_why',
    },
    {
      name: 'registrant_vat_id',
      label: 'se_registrant_vat_id',
      missing: 'se_registrant_vat_id_missing',
      kind: 'text',
      required: false,
      appliesWhen: ({ contact }) => contact.kind === 'organization',
      why: 'be_registrant_vat_id_why',
      pattern: /^[A-Z]{2}[A-Z0-9]{2,13}$/,
      hint: 'be_registrant_vat_id_hint',
    },
  ],
};
