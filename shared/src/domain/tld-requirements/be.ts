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
      label: 'Language for letters of the registry',
      noun: "a language for the registry's letters",
      kind: 'select',
      options: [
        { value: 'en', label: 'English' },
        { value: 'fr', label: 'French' },
        { value: 'nl', label: 'Dutch' },
      ],
      required: false,
      why: 'DNS Belgium writes to the holder, in English where nothing is chosen',
    },
    {
      name: 'registrant_vat_id',
      label: 'VAT number',
      noun: 'a VAT number',
      kind: 'text',
      required: false,
      appliesWhen: ({ contact }) => contact.kind === 'organization',
      why: 'DNS Belgium asks commercial organisations for it',
      pattern: /^[A-Z]{2}[A-Z0-9]{2,13}$/,
      hint: 'Two letters of the country and the number, such as BE0123456789',
    },
  ],
};
