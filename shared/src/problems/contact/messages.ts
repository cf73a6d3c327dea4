// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../../i18n';
export const owner_kind: Message = ['shared/problems/contact/owner_kind', 'Choose who the owner is'];
export const given_name: Message<{ what: 'missing' | 'no_letter' }> = [
  'shared/problems/contact/given_name',
  [['what', 1, { missing: 'Enter a given name', no_letter: 'Enter a given name with at least one letter', other: '' }]],
];
export const family_name: Message<{ what: 'missing' | 'no_letter' }> = [
  'shared/problems/contact/family_name',
  [
    [
      'what',
      1,
      { missing: 'Enter a family name', no_letter: 'Enter a family name with at least one letter', other: '' },
    ],
  ],
];
export const organisation_name: Message<{ what: 'missing' | 'no_letter' }> = [
  'shared/problems/contact/organisation_name',
  [
    [
      'what',
      1,
      {
        missing: 'Enter the name of the organisation',
        no_letter: 'Enter the name of the organisation with at least one letter or digit',
        other: '',
      },
    ],
  ],
];
export const city_name: Message<{ what: 'missing' | 'no_letter' }> = [
  'shared/problems/contact/city_name',
  [
    [
      'what',
      1,
      {
        missing: 'Enter a town or city',
        no_letter: 'Enter a town or city with at least one letter or digit',
        other: '',
      },
    ],
  ],
];
export const street_missing: Message = ['shared/problems/contact/street_missing', 'Enter a street address'];
export const email_wrong: Message = [
  'shared/problems/contact/email_wrong',
  'Enter an email address, such as name@example.com',
];
export const text_too_long: Message<{ max: number }> = [
  'shared/problems/contact/text_too_long',
  ['Use at most ', ['max', 2, { one: [0, ' character'], other: [0, ' characters'] }]],
];
export const contact_country: Message = ['shared/problems/contact/contact_country', 'Choose a country'];
export const phone_missing: Message = ['shared/problems/contact/phone_missing', 'Enter a phone number'];
export const phone_form: Message = [
  'shared/problems/contact/phone_form',
  'Enter a phone number with its country code, such as +47 and 22 00 00 00',
];
export const phone_calling_code: Message<{ code: string | number }> = [
  'shared/problems/contact/phone_calling_code',
  ['No country has the calling code +', ['code'], '. Check the country code'],
];
export const phone_trunk: Message<{ trunk: string | number }> = [
  'shared/problems/contact/phone_trunk',
  ['Leave out the first ', ['trunk'], ': it is only dialled within the country'],
];
export const phone_too_short: Message<{ code: string | number }> = [
  'shared/problems/contact/phone_too_short',
  ['This number is too short for +', ['code'], '. Enter all of its digits'],
];
export const phone_too_long: Message<{ code: string | number }> = [
  'shared/problems/contact/phone_too_long',
  ['This number is too long for +', ['code'], '. Check its digits'],
];
export const phone_digits: Message<{ code: string | number; digits: number }> = [
  'shared/problems/contact/phone_digits',
  [
    'Numbers with +',
    ['code'],
    ' never have ',
    ['digits', 2, { one: [0, ' digit'], other: [0, ' digits'] }],
    '. Check them',
  ],
];
export const state_missing: Message<{
  word: 'state' | 'province' | 'province_or_territory' | 'state_or_territory' | 'county' | 'prefecture' | 'region';
}> = [
  'shared/problems/contact/state_missing',
  [
    [
      'word',
      1,
      {
        state: 'Choose the state',
        province: 'Choose the province',
        province_or_territory: 'Choose the province or territory',
        state_or_territory: 'Choose the state or territory',
        county: 'Choose the county',
        prefecture: 'Enter the prefecture',
        region: 'Choose the state or region',
        other: '',
      },
    ],
  ],
];
export const postal_code_missing: Message<{
  word: 'zip_code' | 'postal_code' | 'postcode' | 'eircode' | 'pin_code';
  example: string | number;
}> = [
  'shared/problems/contact/postal_code_missing',
  [
    [
      'word',
      1,
      {
        zip_code: ['Enter the ZIP code, such as ', ['example']],
        postal_code: ['Enter the postal code, such as ', ['example']],
        postcode: ['Enter the postcode, such as ', ['example']],
        eircode: ['Enter the Eircode, such as ', ['example']],
        pin_code: ['Enter the PIN code, such as ', ['example']],
        other: '',
      },
    ],
  ],
];
export const postal_code_wrong: Message<{
  word: 'zip_code' | 'postal_code' | 'postcode' | 'eircode' | 'pin_code';
  example: string | number;
}> = [
  'shared/problems/contact/postal_code_wrong',
  [
    [
      'word',
      1,
      {
        zip_code: ['Check the ZIP code: in this country it looks like ', ['example']],
        postal_code: ['Check the postal code: in this country it looks like ', ['example']],
        postcode: ['Check the postcode: in this country it looks like ', ['example']],
        eircode: ['Check the Eircode: in this country it looks like ', ['example']],
        pin_code: ['Check the PIN code: in this country it looks like ', ['example']],
        other: '',
      },
    ],
  ],
];
export const state_wanted: Message<{
  word: 'state' | 'province' | 'province_or_territory' | 'state_or_territory' | 'county' | 'prefecture' | 'region';
  tld: string | number;
}> = [
  'shared/problems/contact/state_wanted',
  [
    [
      'word',
      1,
      {
        state: ['Enter the state: the .', ['tld'], ' registry requires it'],
        province: ['Enter the province: the .', ['tld'], ' registry requires it'],
        province_or_territory: ['Enter the province or territory: the .', ['tld'], ' registry requires it'],
        state_or_territory: ['Enter the state or territory: the .', ['tld'], ' registry requires it'],
        county: ['Enter the county: the .', ['tld'], ' registry requires it'],
        prefecture: ['Enter the prefecture: the .', ['tld'], ' registry requires it'],
        region: ['Enter the state or region: the .', ['tld'], ' registry requires it'],
        other: '',
      },
    ],
  ],
];
export const postal_code_wanted: Message<{
  word: 'zip_code' | 'postal_code' | 'postcode' | 'eircode' | 'pin_code';
  tld: string | number;
}> = [
  'shared/problems/contact/postal_code_wanted',
  [
    [
      'word',
      1,
      {
        zip_code: ['Enter the ZIP code: the .', ['tld'], ' registry requires it'],
        postal_code: ['Enter the postal code: the .', ['tld'], ' registry requires it'],
        postcode: ['Enter the postcode: the .', ['tld'], ' registry requires it'],
        eircode: ['Enter the Eircode: the .', ['tld'], ' registry requires it'],
        pin_code: ['Enter the PIN code: the .', ['tld'], ' registry requires it'],
        other: '',
      },
    ],
  ],
];
