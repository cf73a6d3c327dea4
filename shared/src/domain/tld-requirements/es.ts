import type { QuestionKey } from '../../questions';
import { isCif, isDni, isNie } from './identity-numbers';
import type { Option, TldRequirements } from './types';

/** Legal forms stored by Red.es, with the codes that reseller APIs have in common. */
const ORGANISATIONS: readonly (readonly [value: string, label: QuestionKey])[] = [
  ['ASSOCIATION', 'es_form_association'],
  ['CENTRAL_GOVERNMENT_BODY', 'es_form_central_government_body'],
  ['CIVIL_SOCIETY', 'es_form_civil_society'],
  ['COMMUNITY_OF_OWNERS', 'es_form_community_of_owners'],
  ['COMMUNITY_PROPERTY', 'es_form_community_property'],
  ['CONSULATE', 'es_form_consulate'],
  ['COOPERATIVE', 'es_form_cooperative'],
  ['DESIGNATION_OF_ORIGIN_SUPERVISORY_COUNCIL', 'es_form_designation_of_origin_supervisory_council'],
  ['ECONOMIC_INTEREST_GROUP', 'es_form_economic_interest_group'],
  ['EMBASSY', 'es_form_embassy'],
  ['ENTITY_MANAGING_NATURAL_AREAS', 'es_form_entity_managing_natural_areas'],
  ['FARM_PARTNERSHIP', 'es_form_farm_partnership'],
  ['FOUNDATION', 'es_form_foundation'],
  ['GENERAL_AND_LIMITED_PARTNERSHIP', 'es_form_general_and_limited_partnership'],
  ['GENERAL_PARTNERSHIP', 'es_form_general_partnership'],
  ['LIMITED_COMPANY', 'es_form_limited_company'],
  ['LOCAL_AUTHORITY', 'es_form_local_authority'],
  ['LOCAL_PUBLIC_ENTITY', 'es_form_local_public_entity'],
  ['MUTUAL_INSURANCE_COMPANY', 'es_form_mutual_insurance_company'],
  ['NATIONAL_PUBLIC_ENTITY', 'es_form_national_public_entity'],
  ['ORDER_OR_RELIGIOUS_INSTITUTION', 'es_form_order_or_religious_institution'],
  ['OTHERS', 'es_form_others'],
  ['POLITICAL_PARTY', 'es_form_political_party'],
  ['PROFESSIONAL_ASSOCIATION', 'es_form_professional_association'],
  ['PUBLIC_LAW_ASSOCIATION', 'es_form_public_law_association'],
  ['PUBLIC_LIMITED_COMPANY', 'es_form_public_limited_company'],
  ['REGIONAL_GOVERNMENT_BODY', 'es_form_regional_government_body'],
  ['REGIONAL_PUBLIC_ENTITY', 'es_form_regional_public_entity'],
  ['SAVINGS_BANK', 'es_form_savings_bank'],
  ['SPANISH_OFFICE', 'es_form_spanish_office'],
  ['SPORTS_ASSOCIATION', 'es_form_sports_association'],
  ['SPORTS_FEDERATION', 'es_form_sports_federation'],
  ['SPORTS_LIMITED_COMPANY', 'es_form_sports_limited_company'],
  ['TEMPORARY_ALLIANCE_OF_ENTERPRISES', 'es_form_temporary_alliance_of_enterprises'],
  ['TRADE_UNION', 'es_form_trade_union'],
  ['WORKER_OWNED_COMPANY', 'es_form_worker_owned_company'],
  ['WORKER_OWNED_LIMITED_COMPANY', 'es_form_worker_owned_limited_company'],
];

const LEGAL_FORMS: readonly Option[] = [
  { value: 'INDIVIDUAL', label: 'es_individual', kind: 'individual' },
  ...ORGANISATIONS.map(([value, label]): Option => ({
    value,
    label,
    kind: 'organization',
    ...(value === 'OTHERS' ? { country: { not: 'ES' } } : {}),
  })),
];

/** Red.es: open to everyone with an identification number. */
export const es: TldRequirements = {
  id: 'es',
  rulesVersion: '2026-11',
  registry: { name: 'Red.es', site: 'https://www.dominios.es' },
  sources: ['Red.es identification rules', 'Amazon Route 53 ExtraParam'],
  privacyAllowed: false,
  eligibility: '',
  contactRules: [],
  requiredParts: ['state'],
  fields: [
    {
      name: 'id_type',
      label: 'es_id_type',
      missing: 'es_id_type_missing',
      kind: 'select',
      options: [
        { value: 'DNI_AND_NIF', label: 'es_dni_and_nif' },
        { value: 'NIE', label: 'es_nie', kind: 'individual' },
        { value: 'OTHER', label: 'es_other', country: { not: 'ES' } },
      ],
      required: true,
      why: 'es_id_type_why',
    },
    {
      name: 'id_number',
      label: 'es_id_number',
      missing: 'es_id_number_missing',
      kind: 'text',
      required: true,
      why: 'es_id_number_why',
      hint: 'es_id_number_hint',
      check: (value, { answers }) => {
        if (answers.id_type === 'NIE') return isNie(value);
        return answers.id_type === 'OTHER' ? value.length >= 4 : isDni(value) || isCif(value);
      },
      identity: true,
    },
    {
      name: 'legal_form',
      label: 'es_legal_form',
      missing: 'es_legal_form_missing',
      kind: 'select',
      options: LEGAL_FORMS,
      required: true,
      why: 'es_legal_form_why',
    },
  ],
};
