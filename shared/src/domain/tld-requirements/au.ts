import { isAbn, isAcn } from './identity-numbers';
import type { Given, Option, TldRequirements } from './types';

const same = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value }));

const ELIGIBILITY_TYPES: readonly Option[] = [
  { value: 'Citizen/Resident', label: 'Citizen or resident', kind: 'individual' },
  ...same([
    'Charity',
    'Child Care Centre',
    'Club',
    'Commercial Statutory Body',
    'Company',
    'Government School',
    'Higher Education Institution',
    'Incorporated Association',
    'Industry Body',
    'National Body',
    'Non-Government School',
    'Non-profit Organisation',
    'Other',
    'Partnership',
    'Pending TM Owner',
    'Political Party',
    'Pre-school',
    'Registered Business',
    'Religious/Church Group',
    'Research Organisation',
    'Sole Trader',
    'Trade Union',
    'Trademark Owner',
    'Training Organisation',
  ]).map((option): Option => ({ ...option, kind: 'organization' })),
];

const commercial = ({ tld }: Given): boolean => tld === 'com.au' || tld === 'net.au';
const organisation = ({ contact }: Given): boolean => contact.kind === 'organization';
const needsEligibilityId = (given: Given): boolean => organisation(given) || commercial(given);

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
  eligibility: 'For citizens, residents and organisations of Australia, and owners of Australian trade marks',
  contactRules: [{ field: 'kind', appliesWhen: commercial, holds: organisation, code: 'au_organisation' }],
  fields: [
    {
      name: 'registrant_name',
      label: 'Legal name of the registrant',
      noun: 'the legal name of the registrant',
      kind: 'text',
      required: true,
      why: 'auDA compares it with the Australian registers',
    },
    {
      name: 'registrant_id_type',
      label: 'Kind of registrant number',
      noun: 'a kind of registrant number',
      kind: 'select',
      options: [
        { value: 'ABN', label: 'Australian Business Number (ABN)' },
        { value: 'ACN', label: 'Australian Company Number (ACN)' },
        { value: 'RBN', label: 'Business registration number' },
        { value: 'ARBN', label: 'Australian Registered Body Number (ARBN)' },
        { value: 'TM', label: 'Australian trade mark' },
      ],
      required: true,
      appliesWhen: organisation,
      why: 'auDA compares it with the Australian registers',
    },
    {
      name: 'registrant_id',
      label: 'Registrant number',
      noun: 'a registrant number',
      kind: 'text',
      required: true,
      appliesWhen: organisation,
      why: 'auDA compares it with the Australian registers',
      hint: 'An ABN has 11 digits, an ACN 9',
      check: (value, { answers }) => idHolds(value, answers.registrant_id_type),
    },
    {
      name: 'eligibility_type',
      label: 'What makes you eligible',
      noun: 'what makes you eligible',
      kind: 'select',
      options: ELIGIBILITY_TYPES,
      required: true,
      why: 'Every .au name needs an Australian presence',
    },
    {
      name: 'policy_reason',
      label: 'How the name belongs to you',
      noun: 'how the name belongs to you',
      kind: 'select',
      options: [
        { value: '1', label: 'It is my name, an abbreviation or an acronym of it' },
        { value: '2', label: 'It is closely and substantially connected to what I do' },
      ],
      required: true,
      appliesWhen: commercial,
      why: 'auDA allows a .com.au or .net.au name for one of two reasons',
    },
    {
      name: 'eligibility_name',
      label: 'Name of the business, association or trade mark',
      noun: 'the name of the business, association or trade mark',
      kind: 'text',
      required: false,
      appliesWhen: organisation,
      why: 'Where it differs from the legal name',
    },
    {
      name: 'eligibility_id_type',
      label: 'Kind of eligibility number',
      noun: 'a kind of eligibility number',
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
      why: 'auDA checks it for .com.au and .net.au and for organisations',
    },
    {
      name: 'eligibility_id',
      label: 'Eligibility number',
      noun: 'an eligibility number',
      kind: 'text',
      required: true,
      appliesWhen: needsEligibilityId,
      why: 'auDA checks it for .com.au and .net.au and for organisations',
      hint: 'An ABN has 11 digits, an ACN 9',
      check: (value, { answers }) => idHolds(value, answers.eligibility_id_type),
    },
  ],
};
