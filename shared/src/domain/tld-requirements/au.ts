import { isAbn, isAcn } from './identity-numbers';
import type { RuleInput, Option, TldRequirements } from './types';

const same = (values: readonly string[]): Option[] => values.map((value) => ({ value }));

const ELIGIBILITY_TYPES: readonly Option[] = [
  { value: 'Citizen/Resident', label: 'au_citizen_resident', kind: 'individual' },
  { value: 'Charity', label: 'au_charity', kind: 'organization' },
  { value: 'Child Care Centre', label: 'au_child_care_centre', kind: 'organization' },
  { value: 'Club', label: 'au_club', kind: 'organization' },
  { value: 'Commercial Statutory Body', label: 'au_commercial_statutory_body', kind: 'organization' },
  { value: 'Company', label: 'au_company', kind: 'organization' },
  { value: 'Government School', label: 'au_government_school', kind: 'organization' },
  { value: 'Higher Education Institution', label: 'au_higher_education_institution', kind: 'organization' },
  { value: 'Incorporated Association', label: 'au_incorporated_association', kind: 'organization' },
  { value: 'Industry Body', label: 'au_industry_body', kind: 'organization' },
  { value: 'National Body', label: 'au_national_body', kind: 'organization' },
  { value: 'Non-Government School', label: 'au_non_government_school', kind: 'organization' },
  { value: 'Non-profit Organisation', label: 'au_non_profit_organisation', kind: 'organization' },
  { value: 'Other', label: 'au_other', kind: 'organization' },
  { value: 'Partnership', label: 'au_partnership', kind: 'organization' },
  { value: 'Pending TM Owner', label: 'au_pending_tm_owner', kind: 'organization' },
  { value: 'Political Party', label: 'au_political_party', kind: 'organization' },
  { value: 'Pre-school', label: 'au_pre_school', kind: 'organization' },
  { value: 'Registered Business', label: 'au_registered_business', kind: 'organization' },
  { value: 'Religious/Church Group', label: 'au_religious_church_group', kind: 'organization' },
  { value: 'Research Organisation', label: 'au_research_organisation', kind: 'organization' },
  { value: 'Sole Trader', label: 'au_sole_trader', kind: 'organization' },
  { value: 'Trade Union', label: 'au_trade_union', kind: 'organization' },
  { value: 'Trademark Owner', label: 'au_trademark_owner', kind: 'organization' },
  { value: 'Training Organisation', label: 'au_training_organisation', kind: 'organization' },
];

const commercial = ({ tld }: RuleInput): boolean => tld === 'com.au' || tld === 'net.au';
const organisation = ({ contact }: RuleInput): boolean => contact.kind === 'organization';
const needsEligibilityId = (input: RuleInput): boolean => organisation(input) || commercial(input);

function idHolds(value: string, type: string | boolean | undefined): boolean {
  if (type === 'ABN') return isAbn(value);
  return type === 'ACN' ? isAcn(value) : value.trim().length >= 3;
}

/** auDA licensing rules; OpenSRS `au_registrant_info`. */
export const au: TldRequirements = {
  id: 'au',
  rulesVersion: '2026-11',
  registry: { name: 'auDA', site: 'https://www.auda.org.au' },
  sources: ['auDA Domain Administration Rules: Licensing', 'OpenSRS au_registrant_info', 'Amazon Route 53 ExtraParam'],
  privacyAllowed: false,
  eligibility: 'au_who',
  contactRules: [{ field: 'kind', appliesWhen: commercial, holds: organisation, code: 'au_organisation' }],
  fields: [
    {
      name: 'registrant_name',
      label: 'au_registrant_name',
      missing: 'au_registrant_name_missing',
      kind: 'text',
      required: true,
      why: 'au_registrant_name_why',
    },
    {
      name: 'registrant_id_type',
      label: 'au_registrant_id_type',
      missing: 'au_registrant_id_type_missing',
      kind: 'select',
      options: [
        { value: 'ABN', label: 'au_abn' },
        { value: 'ACN', label: 'au_acn' },
        { value: 'RBN', label: 'au_rbn' },
        { value: 'ARBN', label: 'au_arbn' },
        { value: 'TM', label: 'au_tm' },
      ],
      required: true,
      appliesWhen: organisation,
      why: 'au_registrant_name_why',
    },
    {
      name: 'registrant_id',
      label: 'au_registrant_id',
      missing: 'au_registrant_id_missing',
      kind: 'text',
      required: true,
      appliesWhen: organisation,
      why: 'au_registrant_name_why',
      hint: 'au_registrant_id_hint',
      check: (value, { answers }) => idHolds(value, answers.registrant_id_type),
    },
    {
      name: 'eligibility_type',
      label: 'au_eligibility_type',
      missing: 'au_eligibility_type_missing',
      kind: 'select',
      options: ELIGIBILITY_TYPES,
      required: true,
      why: 'au_eligibility_type_why',
    },
    {
      name: 'policy_reason',
      label: 'au_policy_reason',
      missing: 'au_policy_reason_missing',
      kind: 'select',
      options: [
        { value: '1', label: 'au_1' },
        { value: '2', label: 'au_2' },
      ],
      required: true,
      appliesWhen: commercial,
      why: 'au_policy_reason_why',
    },
    {
      name: 'eligibility_name',
      label: 'au_eligibility_name',
      missing: 'au_eligibility_name_missing',
      kind: 'text',
      required: false,
      appliesWhen: organisation,
      why: 'au_eligibility_name_why',
    },
    {
      name: 'eligibility_id_type',
      label: 'au_eligibility_id_type',
      missing: 'au_eligibility_id_type_missing',
      kind: 'select',
      options: same([
        'ABN',
        'ACN',
        'TM',
        'ACT BN',
        'NSW BN',
        'NT BN',
        'QLD BN',
        'SA BN',
        'TAS BN',
        'VIC BN',
        'WA BN',
        'OTHER',
      ]),
      required: true,
      appliesWhen: needsEligibilityId,
      why: 'au_eligibility_id_type_why',
    },
    {
      name: 'eligibility_id',
      label: 'au_eligibility_id',
      missing: 'au_eligibility_id_missing',
      kind: 'text',
      required: true,
      appliesWhen: needsEligibilityId,
      why: 'au_eligibility_id_type_why',
      hint: 'au_registrant_id_hint',
      check: (value, { answers }) => idHolds(value, answers.eligibility_id_type),
    },
  ],
};
