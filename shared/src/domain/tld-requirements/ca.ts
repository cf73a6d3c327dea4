import { CA_LEGAL_TYPES } from './look-up-lists';
import type { TldRequirements } from './types';

/** CIRA's Canadian Presence Requirements; OpenSRS `legal_type`. */
export const ca: TldRequirements = {
  id: 'ca',
  rulesVersion: '2026-11',
  registry: { name: 'CIRA', site: 'https://www.cira.ca' },
  sources: ['Canadian Presence Requirements for Registrants 1.3', 'OpenSRS legal_type', 'Amazon Route 53 ExtraParam'],
  privacyAllowed: false,
  eligibility: 'For people and organisations with a connection to Canada',
  contactRules: [],
  requiredParts: ['state'],
  fields: [
    {
      name: 'legal_type',
      label: 'Legal type',
      noun: 'a legal type',
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
