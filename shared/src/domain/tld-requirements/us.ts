import { US_CATEGORIES, US_PURPOSES } from './look-up-lists';
import type { TldRequirements } from './types';

/** usTLD nexus requirements; OpenSRS `tld_data.nexus`. */
export const us: TldRequirements = {
  id: 'us',
  rulesVersion: '2026-11',
  registry: { name: 'usTLD (Registry Services)', site: 'https://www.about.us/policies' },
  sources: ['usTLD Nexus Requirements', 'OpenSRS tld_data.nexus', 'Amazon Route 53 ExtraParam'],
  privacyAllowed: false,
  eligibility: 'us_who',
  contactRules: [],
  requiredParts: ['state'],
  fields: [
    {
      name: 'app_purpose',
      label: 'us_app_purpose',
      missing: 'us_app_purpose_missing',
      kind: 'select',
      options: US_PURPOSES,
      list: 'usPurposes',
      required: true,
      why: 'us_app_purpose_why',
    },
    {
      name: 'category',
      label: 'us_category',
      missing: 'us_category_missing',
      kind: 'select',
      options: US_CATEGORIES,
      list: 'usCategories',
      required: true,
      why: 'us_category_why',
    },
    {
      name: 'validator',
      label: 'us_validator',
      missing: 'us_validator_missing',
      kind: 'select',
      optionsFrom: 'countries',
      required: true,
      appliesWhen: ({ answers }) => answers.category === 'C31' || answers.category === 'C32',
      why: 'us_validator_why',
    },
  ],
};
