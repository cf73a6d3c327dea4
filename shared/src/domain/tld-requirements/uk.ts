import type { Given, Option, TldRequirements } from './types';

const uk_ = { is: 'GB' } as const;
const abroad = { not: 'GB' } as const;

/** Nominet's registrant types. Jersey, Guernsey and the Isle of Man count as outside the UK. */
const REGISTRANT_TYPES: readonly Option[] = [
  { value: 'IND', label: 'UK individual', kind: 'individual', country: uk_ },
  { value: 'FIND', label: 'Individual outside the UK', kind: 'individual', country: abroad },
  { value: 'LTD', label: 'UK limited company', kind: 'organization', country: uk_ },
  { value: 'PLC', label: 'UK public limited company', kind: 'organization', country: uk_ },
  { value: 'PTNR', label: 'UK partnership', kind: 'organization', country: uk_ },
  { value: 'LLP', label: 'UK limited liability partnership', kind: 'organization', country: uk_ },
  { value: 'STRA', label: 'UK sole trader', kind: 'organization', country: uk_ },
  { value: 'IP', label: 'UK industrial or provident registered company', kind: 'organization', country: uk_ },
  { value: 'SCH', label: 'UK school', kind: 'organization', country: uk_ },
  { value: 'RCHAR', label: 'UK registered charity', kind: 'organization', country: uk_ },
  { value: 'GOV', label: 'UK government body', kind: 'organization', country: uk_ },
  { value: 'CRC', label: 'UK corporation by Royal Charter', kind: 'organization', country: uk_ },
  { value: 'STAT', label: 'UK statutory body', kind: 'organization', country: uk_ },
  { value: 'OTHER', label: 'Other UK entity, such as a club or association', kind: 'organization', country: uk_ },
  { value: 'FCORP', label: 'Corporation outside the UK', kind: 'organization', country: abroad },
  { value: 'FOTHER', label: 'Other entity outside the UK', kind: 'organization', country: abroad },
];

const REGISTERED = ['LTD', 'PLC', 'LLP', 'IP'];
const typeIn = ({ answers }: Given, types: readonly string[]): boolean =>
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
      label: 'Registrant type',
      noun: 'a registrant type',
      kind: 'select',
      options: REGISTRANT_TYPES,
      required: true,
      why: 'Nominet records one for every name',
    },
    {
      name: 'registration_number',
      label: 'Companies House number',
      noun: 'a Companies House number',
      kind: 'text',
      required: true,
      appliesWhen: (given) => typeIn(given, REGISTERED),
      why: 'Nominet checks registered companies against Companies House',
      pattern: /^([0-9]{8}|[A-Z]{2}[0-9]{6}|[A-Z]{2}[0-9]{5}[A-Z])$/,
      hint: 'Eight characters, such as 01234567 or SC123456',
    },
    {
      name: 'trading_name',
      label: 'Trading name',
      noun: 'a trading name',
      kind: 'text',
      required: true,
      appliesWhen: (given) => typeIn(given, ['STRA']),
      why: 'Nominet records the trading name of sole traders beside their own',
    },
  ],
};
