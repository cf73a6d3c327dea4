// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../../i18n';
export const nested_too_deeply: Message = ['shared/errors/details/nested_too_deeply', 'This is nested too deeply.'];
export const not_storable: Message = [
  'shared/errors/details/not_storable',
  'This contains characters that cannot be stored.',
];
export const unknown_field: Message = ['shared/errors/details/unknown_field', 'Unknown field.'];
export const ordered_twice: Message<{ domain: string | number }> = [
  'shared/errors/details/ordered_twice',
  [['domain'], ' is in the order twice'],
];
export const not_sold_here: Message<{ domain: string | number }> = [
  'shared/errors/details/not_sold_here',
  [['domain'], ' is not sold here'],
];
export const add_on_missing: Message<{ domain: string | number }> = [
  'shared/errors/details/add_on_missing',
  ['Choose an add-on for ', ['domain'], ', or remove it from the cart'],
];
export const period: Message<{ max: number; domain: string | number; min: string | number }> = [
  'shared/errors/details/period',
  [
    [
      'max',
      2,
      {
        one: [['domain'], ' is sold for ', 0, ' year only'],
        other: [['domain'], ' is sold for ', ['min'], ' to ', 0, ' years'],
      },
    ],
  ],
];
export const runs_too_long: Message<{ domain: string | number; max: number }> = [
  'shared/errors/details/runs_too_long',
  [['domain'], ' cannot run longer than ', ['max', 2, { one: [0, ' year'], other: [0, ' years'] }], ' from now'],
];
export const not_your_domain: Message<{ domain: string | number }> = [
  'shared/errors/details/not_your_domain',
  [['domain'], ' is not among your domains'],
];
export const renewed_meanwhile: Message<{ domain: string | number }> = [
  'shared/errors/details/renewed_meanwhile',
  [['domain'], ' was renewed in the meantime'],
];
export const other_registry_data: Message<{ domain: string | number; tld: string | number }> = [
  'shared/errors/details/other_registry_data',
  [['domain'], ' does not take registry details for .', ['tld']],
];
export const add_on_not_available: Message<{
  add_on: 'contact_privacy' | 'domain_forwarding' | 'email_forwarding';
  domain: string | number;
}> = [
  'shared/errors/details/add_on_not_available',
  [
    [
      'add_on',
      1,
      {
        contact_privacy: 'Privacy Protection',
        domain_forwarding: 'Domain Forwarding',
        email_forwarding: 'Email Forwarding',
        other: '',
      },
    ],
    ' is not available for ',
    ['domain'],
  ],
];
export const add_on_twice: Message<{ add_on: 'contact_privacy' | 'domain_forwarding' | 'email_forwarding' }> = [
  'shared/errors/details/add_on_twice',
  [
    [
      'add_on',
      1,
      {
        contact_privacy: 'Privacy Protection',
        domain_forwarding: 'Domain Forwarding',
        email_forwarding: 'Email Forwarding',
        other: '',
      },
    ],
    ' can be added once per domain',
  ],
];
export const privacy_differs: Message = [
  'shared/errors/details/privacy_differs',
  'Privacy Protection must be enabled exactly when it is ordered',
];
export const not_renewed: Message<{ domain: string | number }> = [
  'shared/errors/details/not_renewed',
  [['domain'], ' is not renewed by this order'],
];
export const too_many_addresses: Message<{ domain: string | number; max: number; has: string | number }> = [
  'shared/errors/details/too_many_addresses',
  [
    ['domain'],
    ' can have ',
    ['max', 2, { one: [0, ' email address'], other: [0, ' email addresses'] }],
    ', and has ',
    ['has'],
    ' already.',
  ],
];
export const internal_record: Message<{ type: string | number; name: string | number }> = [
  'shared/errors/details/internal_record',
  ['The ', ['type'], ' record of ', ['name'], ' is managed by us and cannot be changed.'],
];
export const type_not_served: Message<{ type: string | number }> = [
  'shared/errors/details/type_not_served',
  ['Our nameservers do not serve ', ['type'], ' records.'],
];
export const record_content: Message<{ type: string | number; example: string | number }> = [
  'shared/errors/details/record_content',
  ['This is not the data of a ', ['type'], ' record, which is written like this: ', ['example']],
];
export const record_disabled: Message<{ type: string | number; name: string | number }> = [
  'shared/errors/details/record_disabled',
  ['Records cannot be disabled. Remove the ', ['type'], ' record of ', ['name'], ' instead.'],
];
export const too_many_records: Message<{ max: number; has: string | number }> = [
  'shared/errors/details/too_many_records',
  [
    'A zone holds at most ',
    ['max', 2, { one: [0, ' record'], other: [0, ' records'] }],
    '; this would make ',
    ['has'],
    '.',
  ],
];
export const forwarding_needs_name: Message<{
  add_on: 'domain_forwarding' | 'email_forwarding';
  domain: string | number;
  name: string | number;
  type: string | number;
}> = [
  'shared/errors/details/forwarding_needs_name',
  [
    ['add_on', 1, { domain_forwarding: 'Domain Forwarding', email_forwarding: 'Email Forwarding', other: '' }],
    ' is on for ',
    ['domain'],
    ', and needs ',
    ['name'],
    ' for its own records. Stop it before you add a ',
    ['type'],
    ' record there.',
  ],
];
export const unsigned_alias: Message<{ domain: string | number }> = [
  'shared/errors/details/unsigned_alias',
  [
    'DNSSEC is on for ',
    ['domain'],
    ', and our nameservers cannot sign an ALIAS record. Use A and AAAA records, or turn DNSSEC off first.',
  ],
];
export const record_in_the_way: Message<{ name: string | number; type: string | number; data: string | number }> = [
  'shared/errors/details/record_in_the_way',
  [['name'], ' ', ['type'], ' ', ['data']],
];
export const not_a_zone_key: Message = [
  'shared/errors/details/not_a_zone_key',
  'This key does not sign a zone. Use the one with the flags 257',
];
export const insecure_algorithm: Message = [
  'shared/errors/details/insecure_algorithm',
  'Keys of this algorithm are no longer secure. Use another one',
];
export const vat_outside_eu: Message = [
  'shared/errors/details/vat_outside_eu',
  'Only VAT numbers of EU member states are accepted. Leave this field empty, or choose another country.',
];
export const vat_malformed: Message<{ example: string | number }> = [
  'shared/errors/details/vat_malformed',
  ['This is not a VAT number of the country above. Example: ', ['example'], '.'],
];
export const vat_unknown: Message = [
  'shared/errors/details/vat_unknown',
  'This number is not in the VAT register (VIES). Check it, or leave the field empty.',
];
export const company_missing: Message = [
  'shared/errors/details/company_missing',
  'Enter the company that the VAT number belongs to',
];
export const country_missing: Message = ['shared/errors/details/country_missing', 'Choose your country'];
export const address_part_missing: Message<{ part: 'street' | 'city' | 'postal_code' }> = [
  'shared/errors/details/address_part_missing',
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
