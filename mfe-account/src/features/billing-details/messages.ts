// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const enterGiven: Message = ['mfe-account/features/billing-details/enterGiven', 'Enter your given name'];
export const enterFamily: Message = ['mfe-account/features/billing-details/enterFamily', 'Enter your family name'];
export const atMost: Message<{ max: string | number }> = [
  'mfe-account/features/billing-details/atMost',
  ['Use at most ', ['max'], ' characters'],
];
export const chooseCountry: Message = ['mfe-account/features/billing-details/chooseCountry', 'Choose your country'];
export const partMissing: Message<{ part: 'street' | 'city' | 'postal_code' }> = [
  'mfe-account/features/billing-details/partMissing',
  [
    [
      'part',
      1,
      {
        street: 'Enter the street address, or leave the whole address empty',
        city: 'Enter the town or city, or leave the whole address empty',
        postal_code: 'Enter the postal code, or leave the whole address empty',
        other: '',
      },
    ],
  ],
];
export const saved: Message = [
  'mfe-account/features/billing-details/saved',
  'Billing details saved. They apply from your next order on.',
];
export const unchangedOwners: Message<{ count: number }> = [
  'mfe-account/features/billing-details/unchangedOwners',
  [
    [
      'count',
      2,
      {
        one: 'Your domain’s owner was not changed with this, and its registry has other details. Check them under “Owner” on the domain’s page:',
        other: [
          'The owners of ',
          0,
          ' of your domains were not changed with this, and their registries have other details. Check them under “Owner” on each domain’s page:',
        ],
      },
    ],
  ],
];
export const allDomains: Message = ['mfe-account/features/billing-details/allDomains', 'All your domains'];
export const givenName: Message = ['mfe-account/features/billing-details/givenName', 'Given name'];
export const familyName: Message = ['mfe-account/features/billing-details/familyName', 'Family name'];
export const company: Message = ['mfe-account/features/billing-details/company', 'Company'];
export const country: Message = ['mfe-account/features/billing-details/country', 'Country'];
export const countryHint: Message = ['mfe-account/features/billing-details/countryHint', 'Determines the tax you pay.'];
export const vatNumber: Message = ['mfe-account/features/billing-details/vatNumber', 'VAT number'];
export const vatHint: Message = [
  'mfe-account/features/billing-details/vatHint',
  'Only for companies in the European Union.',
];
export const vatExample: Message<{ example: string | number }> = [
  'mfe-account/features/billing-details/vatExample',
  ['For companies, such as ', ['example'], '.'],
];
export const street: Message = ['mfe-account/features/billing-details/street', 'Street address'];
export const secondLine: Message = ['mfe-account/features/billing-details/secondLine', 'Second address line'];
export const postalCode: Message = ['mfe-account/features/billing-details/postalCode', 'Postal code'];
export const city: Message = ['mfe-account/features/billing-details/city', 'Town or city'];
export const state: Message = ['mfe-account/features/billing-details/state', 'State, province or region'];
export const saving: Message = ['mfe-account/features/billing-details/saving', 'Saving'];
export const save: Message = ['mfe-account/features/billing-details/save', 'Save billing details'];
export const cancel: Message = ['mfe-account/features/billing-details/cancel', 'Cancel'];
export const billing: Message = ['mfe-account/features/billing-details/billing', 'Billing details'];
export const edit: Message = ['mfe-account/features/billing-details/edit', 'Edit billing details'];
export const notLoaded: Message = [
  'mfe-account/features/billing-details/notLoaded',
  'Your billing details did not load',
];
export const loading: Message = ['mfe-account/features/billing-details/loading', 'Loading'];
export const loadingDetails: Message = [
  'mfe-account/features/billing-details/loadingDetails',
  'Loading your billing details',
];
export const billedTo: Message = ['mfe-account/features/billing-details/billedTo', 'Billed to'];
export const nameCompany: Message<{ name: Tag; company: Tag }> = [
  'mfe-account/features/billing-details/nameCompany',
  [['name', ''], ', ', ['company', '']],
];
export const address: Message = ['mfe-account/features/billing-details/address', 'Address'];
export const noAddress: Message = [
  'mfe-account/features/billing-details/noAddress',
  'None yet. Receipts are issued without one.',
];
export const decidesTax: Message<{ country: string | number }> = [
  'mfe-account/features/billing-details/decidesTax',
  [['country'], '. It determines the tax you pay.'],
];
export const noVat: Message = ['mfe-account/features/billing-details/noVat', 'None'];
export const vatNote: Message<{
  number: string | number;
  status: 'refused' | 'confirmed' | 'unconfirmed';
  date: string | number;
  reverse: boolean;
}> = [
  'mfe-account/features/billing-details/vatNote',
  [
    ['number'],
    ', ',
    [
      'status',
      1,
      {
        refused: 'not found in the VAT register (VIES). Tax is added to your orders.',
        confirmed: [
          'confirmed by the VAT register on ',
          ['date'],
          '. ',
          [
            'reverse',
            1,
            {
              true: 'No VAT is added to your orders: you account for it (reverse charge).',
              other: 'Your country’s tax is added to your orders.',
            },
          ],
        ],
        unconfirmed: [
          'not confirmed by the VAT register yet. ',
          [
            'reverse',
            1,
            {
              true: 'No VAT is added to your orders: you account for it (reverse charge).',
              other: 'Your country’s tax is added to your orders.',
            },
          ],
        ],
        other: '',
      },
    ],
  ],
];
