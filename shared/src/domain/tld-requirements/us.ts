import { US_CATEGORIES, US_PURPOSES } from './look-up-lists';
import type { TldRequirements } from './types';

/** usTLD nexus requirements; OpenSRS `tld_data.nexus`. */
export const us: TldRequirements = {
  id: 'us',
  rulesVersion: '2026-11',
  registry: { name: 'usTLD (Registry Services)', site: 'https://www.about.us/policies' },
  sources: ['usTLD Nexus Requirements', 'OpenSRS tld_data.nexus', 'Amazon Route 53 ExtraParam'],
  privacyAllowed: false,
  eligibility: 'For citizens, residents and organisations of the United States, and foreign organisations active there',
  contactRules: [],
  requiredParts: ['state'],
  fields: [
    {
      name: 'app_purpose',
      label: 'What the name is for',
      noun: 'what the name is for',
      kind: 'select',
      options: US_PURPOSES,
      list: 'usPurposes',
      required: true,
      why: 'The .us registry records the purpose of every name',
    },
    {
      name: 'category',
      label: 'Connection to the United States',
      noun: 'the connection to the United States',
      kind: 'select',
      options: US_CATEGORIES,
      list: 'usCategories',
      required: true,
      why: 'The .us registry checks the connection and deletes names without one, without refund',
    },
    {
      name: 'validator',
      label: 'Country of the organisation',
      noun: 'the country of the organisation',
      kind: 'select',
      optionsFrom: 'countries',
      required: true,
      appliesWhen: ({ answers }) => answers.category === 'C31' || answers.category === 'C32',
      why: 'The .us registry asks foreign organisations where they are from',
    },
  ],
};
