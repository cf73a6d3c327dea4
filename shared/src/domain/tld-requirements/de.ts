import type { TldRequirements } from './types';

/** A made-up number: one digit repeated, or 123456… */
const PLACEHOLDER = /\.(\d)\1+$|\.0?1?23456\d*$/;

/** DENIC's terms since 14 April 2026: true names, a full postal address and a phone that is answered. */
export const de: TldRequirements = {
  id: 'de',
  rulesVersion: '2026-11',
  registry: { name: 'DENIC', site: 'https://www.denic.de' },
  sources: ['DENIC terms of 14 April 2026', 'OpenSRS .DE NIS 2 domain registration requirements'],
  privacyAllowed: false,
  eligibility: '',
  fields: [],
  requiredParts: ['postal_code'],
  contactRules: [
    { field: 'phone', holds: ({ contact }) => !PLACEHOLDER.test(contact.phone ?? ''), code: 'de_placeholder_phone' },
  ],
};
