import { CA_LEGAL_TYPES } from './look-up-lists';
import type { Given, TldRequirements } from './types';

const PROVINCES = /^(AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT)$/;
const inCanada = ({ contact }: Given): boolean => contact.country === 'CA';

/** CIRA's Canadian Presence Requirements; OpenSRS `legal_type`. */
export const ca: TldRequirements = {
  id: 'ca',
  rulesVersion: '2026-11',
  registry: { name: 'CIRA', site: 'https://www.cira.ca' },
  sources: ['Canadian Presence Requirements for Registrants 1.3', 'OpenSRS legal_type', 'Amazon Route 53 ExtraParam'],
  privacyAllowed: false,
  eligibility: 'For people and organisations with a connection to Canada',
  contactRules: [
    {
      field: 'state',
      appliesWhen: inCanada,
      holds: ({ contact }) => PROVINCES.test(contact.state ?? ''),
      message: 'Enter the province or territory as two letters, such as ON',
    },
    {
      field: 'postal_code',
      appliesWhen: inCanada,
      holds: ({ contact }) => /^[A-Z]\d[A-Z] \d[A-Z]\d$/.test(contact.postal_code ?? ''),
      message: 'Enter a Canadian postal code, such as K1A 0B1',
    },
  ],
  fields: [
    {
      name: 'legal_type',
      label: 'Legal type',
      kind: 'select',
      options: CA_LEGAL_TYPES,
      list: 'caLegalTypes',
      required: true,
      why: 'The .ca registry registers names only for those with a Canadian presence',
    },
    {
      name: 'cira_agreement',
      label: "I accept CIRA's Registrant Agreement",
      kind: 'checkbox',
      required: true,
      why: 'The .ca registry has an agreement of its own with every registrant',
    },
  ],
};
