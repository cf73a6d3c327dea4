// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message, Tag } from '../i18n';
export const enterGiven: Message = ['shared/billing/enterGiven', 'Enter your given name'];
export const enterFamily: Message = ['shared/billing/enterFamily', 'Enter your family name'];
export const atMost: Message<{ max: string | number }> = [
  'shared/billing/atMost',
  ['Use at most ', ['max'], ' characters'],
];
export const chooseCountry: Message = ['shared/billing/chooseCountry', 'Choose your country'];
export const partMissing: Message<{ part: 'street' | 'city' | 'postal_code' }> = [
  'shared/billing/partMissing',
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
export const saved: Message = ['shared/billing/saved', 'Billing details saved. They apply from your next order.'];
export const unchangedOwners: Message<{ count: number }> = [
  'shared/billing/unchangedOwners',
  [
    [
      'count',
      2,
      {
        one: 'This did not change your domain’s owner, and its registry has different details. Check them under “Owner” on the domain’s page:',
        other: [
          'This did not change the owners of ',
          0,
          ' of your domains, and their registries have different details. Check them under “Owner” on each domain’s page:',
        ],
      },
    ],
  ],
];
export const allDomains: Message = ['shared/billing/allDomains', 'All your domains'];
export const givenName: Message = ['shared/billing/givenName', 'Given name'];
export const familyName: Message = ['shared/billing/familyName', 'Family name'];
export const company: Message = ['shared/billing/company', 'Company'];
export const country: Message = ['shared/billing/country', 'Country'];
export const countryHint: Message = ['shared/billing/countryHint', 'Determines the tax you pay.'];
export const vatNumber: Message = ['shared/billing/vatNumber', 'VAT number'];
export const vatHint: Message = ['shared/billing/vatHint', 'Only for companies in the European Union.'];
export const vatExample: Message<{ example: string | number }> = [
  'shared/billing/vatExample',
  ['For companies, such as ', ['example'], '.'],
];
export const street: Message = ['shared/billing/street', 'Street address'];
export const secondLine: Message = ['shared/billing/secondLine', 'Second address line'];
export const postalCode: Message = ['shared/billing/postalCode', 'Postal code'];
export const city: Message = ['shared/billing/city', 'Town or city'];
export const state: Message = ['shared/billing/state', 'State, province or region'];
export const saving: Message = ['shared/billing/saving', 'Saving'];
export const save: Message = ['shared/billing/save', 'Save billing details'];
export const cancel: Message = ['shared/billing/cancel', 'Cancel'];
export const billing: Message = ['shared/billing/billing', 'Billing details'];
export const edit: Message = ['shared/billing/edit', 'Edit billing details'];
export const notLoaded: Message = ['shared/billing/notLoaded', 'Your billing details did not load'];
export const loading: Message = ['shared/billing/loading', 'Loading'];
export const loadingDetails: Message = ['shared/billing/loadingDetails', 'Loading your billing details'];
export const billedTo: Message = ['shared/billing/billedTo', 'Billed to'];
export const nameCompany: Message<{ name: Tag; company: Tag }> = [
  'shared/billing/nameCompany',
  [['name', ''], ', ', ['company', '']],
];
export const address: Message = ['shared/billing/address', 'Address'];
export const noAddress: Message = ['shared/billing/noAddress', 'None yet. Receipts are issued without one.'];
export const decidesTax: Message<{ country: string | number }> = [
  'shared/billing/decidesTax',
  [['country'], '. It determines the tax you pay.'],
];
export const noVat: Message = ['shared/billing/noVat', 'None'];
export const vatNote: Message<{
  number: string | number;
  status: 'refused' | 'confirmed' | 'unconfirmed';
  date: string | number;
  reverse: boolean;
}> = [
  'shared/billing/vatNote',
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
export const vatUnasked: Message<{ number: string | number; reverse: boolean }> = [
  'shared/billing/vatUnasked',
  [
    ['number'],
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
];
