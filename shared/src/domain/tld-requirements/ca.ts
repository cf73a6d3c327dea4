import { CA_LEGAL_TYPES } from './look-up-lists';
import type { TldRequirements } from './types';

/** CIRA's Canadian Presence Requirements; OpenSRS `legal_type`. */
export const ca: TldRequirements = {
  id: 'ca',
  rulesVersion: '2026-11',
  registry: { name: 'CIRA', site: 'https://www.cira.ca' },
  sources: ['Canadian Presence Requirements for Registrants 1.3', 'OpenSRS legal_type', 'Amazon Route 53 ExtraParam'],
  privacyAllowed: false,
  eligibility: 'ca_who',
  contactRules: [],
  requiredParts: ['state'],
  fields: [
    {
      name: 'legal_type',
      label: 'ca_legal_type',
      missing: 'ca_legal_type_missing',
      kind: 'select',
      options: CA_LEGAL_TYPES,
      list: 'caLegalTypes',
      required: true,
      why: 'ca_legal_type_why',
    },
    {
      name: 'cira_agreement',
      label: 'ca_cira_agreement',
      kind: 'checkbox',
      required: true,
      why: 'ca_cira_agreement_why',
    },
  ],
};
