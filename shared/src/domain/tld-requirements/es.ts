import { isCif, isDni, isNie } from './identity-numbers';
import type { Option, TldRequirements } from './types';

/** Legal forms that Red.es keeps; the codes are those that resellers' interfaces share. */
const ORGANISATIONS: readonly (readonly [value: string, label: string])[] = [
  ['ASSOCIATION', 'Association'],
  ['CENTRAL_GOVERNMENT_BODY', 'Central government body'],
  ['CIVIL_SOCIETY', 'Civil society'],
  ['COMMUNITY_OF_OWNERS', 'Community of owners'],
  ['COMMUNITY_PROPERTY', 'Community property'],
  ['CONSULATE', 'Consulate'],
  ['COOPERATIVE', 'Cooperative'],
  ['DESIGNATION_OF_ORIGIN_SUPERVISORY_COUNCIL', 'Supervisory council of a designation of origin'],
  ['ECONOMIC_INTEREST_GROUP', 'Economic interest group'],
  ['EMBASSY', 'Embassy'],
  ['ENTITY_MANAGING_NATURAL_AREAS', 'Entity managing natural areas'],
  ['FARM_PARTNERSHIP', 'Farm partnership'],
  ['FOUNDATION', 'Foundation'],
  ['GENERAL_AND_LIMITED_PARTNERSHIP', 'General and limited partnership'],
  ['GENERAL_PARTNERSHIP', 'General partnership'],
  ['LIMITED_COMPANY', 'Limited company (SL)'],
  ['LOCAL_AUTHORITY', 'Local authority'],
  ['LOCAL_PUBLIC_ENTITY', 'Local public entity'],
  ['MUTUAL_INSURANCE_COMPANY', 'Mutual insurance company'],
  ['NATIONAL_PUBLIC_ENTITY', 'National public entity'],
  ['ORDER_OR_RELIGIOUS_INSTITUTION', 'Order or religious institution'],
  ['OTHERS', 'Other, for registrants outside Spain'],
  ['POLITICAL_PARTY', 'Political party'],
  ['PROFESSIONAL_ASSOCIATION', 'Professional association'],
  ['PUBLIC_LAW_ASSOCIATION', 'Public law association'],
  ['PUBLIC_LIMITED_COMPANY', 'Public limited company (SA)'],
  ['REGIONAL_GOVERNMENT_BODY', 'Regional government body'],
  ['REGIONAL_PUBLIC_ENTITY', 'Regional public entity'],
  ['SAVINGS_BANK', 'Savings bank'],
  ['SPANISH_OFFICE', 'Spanish office of a foreign entity'],
  ['SPORTS_ASSOCIATION', 'Sports association'],
  ['SPORTS_FEDERATION', 'Sports federation'],
  ['SPORTS_LIMITED_COMPANY', 'Sports limited company'],
  ['TEMPORARY_ALLIANCE_OF_ENTERPRISES', 'Temporary alliance of enterprises'],
  ['TRADE_UNION', 'Trade union'],
  ['WORKER_OWNED_COMPANY', 'Worker-owned company'],
  ['WORKER_OWNED_LIMITED_COMPANY', 'Worker-owned limited company'],
];

const LEGAL_FORMS: readonly Option[] = [
  { value: 'INDIVIDUAL', label: 'Natural person', kind: 'individual' },
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
      label: 'Kind of identification',
      noun: 'a kind of identification',
      kind: 'select',
      options: [
        { value: 'DNI_AND_NIF', label: 'Spanish DNI or NIF' },
        { value: 'NIE', label: 'NIE of a foreign resident', kind: 'individual' },
        { value: 'OTHER', label: 'Passport or number of another country', country: { not: 'ES' } },
      ],
      required: true,
      why: 'Red.es identifies every registrant',
    },
    {
      name: 'id_number',
      label: 'Identification number',
      noun: 'an identification number',
      kind: 'text',
      required: true,
      why: 'Red.es identifies every registrant; it is not published for people',
      hint: 'Such as 12345678Z (DNI), X1234567L (NIE) or A58818501 (NIF of an organisation)',
      check: (value, { answers }) => {
        if (answers.id_type === 'NIE') return isNie(value);
        return answers.id_type === 'OTHER' ? value.length >= 4 : isDni(value) || isCif(value);
      },
      identity: true,
    },
    {
      name: 'legal_form',
      label: 'Legal form',
      noun: 'a legal form',
      kind: 'select',
      options: LEGAL_FORMS,
      required: true,
      why: 'Red.es records it',
    },
  ],
};
