// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../../i18n';
export const state: Message<{
  word: 'state' | 'province' | 'province_or_territory' | 'state_or_territory' | 'county' | 'prefecture' | 'region';
}> = [
  'shared/registrant/address-words/state',
  [
    [
      'word',
      1,
      {
        state: 'State',
        province: 'Province',
        province_or_territory: 'Province or territory',
        state_or_territory: 'State or territory',
        county: 'County',
        prefecture: 'Prefecture',
        region: 'State or region',
        other: '',
      },
    ],
  ],
];
export const postalCode: Message<{ word: 'zip_code' | 'postal_code' | 'postcode' | 'eircode' | 'pin_code' }> = [
  'shared/registrant/address-words/postalCode',
  [
    [
      'word',
      1,
      {
        zip_code: 'ZIP code',
        postal_code: 'Postal code',
        postcode: 'Postcode',
        eircode: 'Eircode',
        pin_code: 'PIN code',
        other: '',
      },
    ],
  ],
];
