import type { RuleInput, Option, TldRequirements } from './types';

const uk_ = { is: 'GB' } as const;
const abroad = { not: 'GB' } as const;

/** Nominet's registrant types. Jersey, Guernsey and the Isle of Man count as outside the UK. */
const REGISTRANT_TYPES: readonly Option[] = [
  { value: 'IND', label: 'uk_ind', kind: 'individual', country: uk_ },
  { value: 'FIND', label: 'uk_find', kind: 'individual', country: abroad },
  { value: 'LTD', label: 'uk_ltd', kind: 'organization', country: uk_ },
  { value: 'PLC', label: 'uk_plc', kind: 'organization', country: uk_ },
  { value: 'PTNR', label: 'uk_ptnr', kind: 'organization', country: uk_ },
  { value: 'LLP', label: 'uk_llp', kind: 'organization', country: uk_ },
  { value: 'STRA', label: 'uk_stra', kind: 'organization', country: uk_ },
  { value: 'IP', label: 'uk_ip', kind: 'organization', country: uk_ },
  { value: 'SCH', label: 'uk_sch', kind: 'organization', country: uk_ },
  { value: 'RCHAR', label: 'uk_rchar', kind: 'organization', country: uk_ },
  { value: 'GOV', label: 'uk_gov', kind: 'organization', country: uk_ },
  { value: 'CRC', label: 'uk_crc', kind: 'organization', country: uk_ },
  { value: 'STAT', label: 'uk_stat', kind: 'organization', country: uk_ },
  { value: 'OTHER', label: 'uk_other', kind: 'organization', country: uk_ },
  { value: 'FCORP', label: 'uk_fcorp', kind: 'organization', country: abroad },
  { value: 'FOTHER', label: 'uk_fother', kind: 'organization', country: abroad },
];

const REGISTERED = ['LTD', 'PLC', 'LLP', 'IP'];
const typeIn = ({ answers }: RuleInput, types: readonly string[]): boolean =>
  types.includes(String(answers.registrant_type ?? ''));

/** Nominet: .uk and its second levels; OpenSRS `registrant_extra_info`. */
export const uk: TldRequirements = {
  id: 'uk',
  rulesVersion: '2026-11',
  registry: { name: 'Nominet', site: 'https://www.nominet.uk' },
  sources: ['Nominet registrant types', 'Nominet registry field definitions', 'OpenSRS registrant_extra_info'],
  privacyAllowed: false,
  eligibility: '',
  requiredParts: ['postal_code'],
  contactRules: [
    {
      field: 'last_name',
      holds: ({ contact }) => {
        const holder = `${contact.first_name ?? ''} ${contact.last_name ?? ''}`.trim();
        return contact.kind === 'organization' || (holder.length >= 4 && (holder.match(/\p{L}/gu)?.length ?? 0) >= 3);
      },
      code: 'uk_holder',
    },
    {
      field: 'org_name',
      appliesWhen: ({ contact }) => contact.kind === 'organization',
      holds: ({ contact }) => {
        const holder = (contact.org_name ?? '').trim();
        return holder.length >= 4 && (holder.match(/\p{L}/gu)?.length ?? 0) >= 3;
      },
      code: 'uk_holder',
    },
  ],
  fields: [
    {
      name: 'registrant_type',
      label: 'uk_registrant_type',
      missing: 'uk_registrant_type_missing',
      kind: 'select',
      options: REGISTRANT_TYPES,
      required: true,
      why: 'uk_registrant_type_why',
    },
    {
      name: 'registration_number',
      label: 'uk_registration_number',
      missing: 'uk_registration_number_missing',
      kind: 'text',
      required: true,
      appliesWhen: (input) => typeIn(input, REGISTERED),
      why: 'uk_registration_number_why',
      pattern: /^([0-9]{8}|[A-Z]{2}[0-9]{6}|[A-Z]{2}[0-9]{5}[A-Z])$/,
      hint: 'uk_registration_number_hint',
    },
    {
      name: 'trading_name',
      label: 'uk_trading_name',
      missing: 'uk_trading_name_missing',
      kind: 'text',
      required: true,
      appliesWhen: (input) => typeIn(input, ['STRA']),
      why: 'uk_trading_name_why',
    },
  ],
};
