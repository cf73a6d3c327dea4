// Written by tools/messages/generate.mjs. The texts are in desk/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const loading: Message = ['desk/pages/customer/loading', 'Loading the customer'];
export const notLoaded: Message = ['desk/pages/customer/notLoaded', 'The customer did not load'];
export const details: Message = ['desk/pages/customer/details', 'Details'];
export const email: Message = ['desk/pages/customer/email', 'Email'];
export const confirmed: Message<{ isConfirmed: boolean }> = [
  'desk/pages/customer/confirmed',
  [['isConfirmed', 1, { true: 'Yes', other: 'No' }]],
];
export const country: Message = ['desk/pages/customer/country', 'Country'];
export const company: Message = ['desk/pages/customer/company', 'Company'];
export const vat: Message = ['desk/pages/customer/vat', 'VAT number'];
export const since: Message = ['desk/pages/customer/since', 'Customer since'];
export const language: Message = ['desk/pages/customer/language', 'Language'];
export const secondFactor: Message = ['desk/pages/customer/secondFactor', 'Two-step sign-in'];
export const onOff: Message<{ isOn: boolean }> = [
  'desk/pages/customer/onOff',
  [['isOn', 1, { true: 'On', other: 'Off' }]],
];
export const isClosed: Message = ['desk/pages/customer/isClosed', 'This account is closed.'];
export const sessions: Message = ['desk/pages/customer/sessions', 'Sessions'];
export const noSessions: Message = ['desk/pages/customer/noSessions', 'Not signed in anywhere'];
export const device: Message = ['desk/pages/customer/device', 'Device'];
export const unknownDevice: Message = ['desk/pages/customer/unknownDevice', 'Unknown device'];
export const address: Message = ['desk/pages/customer/address', 'Address'];
export const lastUsed: Message = ['desk/pages/customer/lastUsed', 'Last used'];
export const endSessions: Message = ['desk/pages/customer/endSessions', 'Sign out everywhere'];
export const endTitle: Message<{ name: string | number }> = [
  'desk/pages/customer/endTitle',
  ['Sign ', ['name'], ' out everywhere?'],
];
export const endTerms: Message<{ count: number; name: string | number; email: string | number }> = [
  'desk/pages/customer/endTerms',
  [
    ['count', 2, { one: [0, ' session'], other: [0, ' sessions'] }],
    ' of ',
    ['name'],
    ' (',
    ['email'],
    ') end at once. Their cart and orders stay. They see it in their activity.',
  ],
];
export const endNow: Message<{ count: number }> = [
  'desk/pages/customer/endNow',
  ['End ', ['count', 2, { one: [0, ' session'], other: [0, ' sessions'] }]],
];
export const ending: Message = ['desk/pages/customer/ending', 'Ending'];
export const ended: Message<{ count: number }> = [
  'desk/pages/customer/ended',
  [
    [
      'count',
      2,
      { '=0': 'There was no session left to end.', one: [0, ' session ended.'], other: [0, ' sessions ended.'] },
    ],
  ],
];
export const orders: Message = ['desk/pages/customer/orders', 'Orders'];
export const domains: Message = ['desk/pages/customer/domains', 'Domains'];
export const emails: Message = ['desk/pages/customer/emails', 'Emails'];
export const emailProof: Message = ['desk/pages/customer/emailProof', 'Email confirmed'];
export const act: Message = ['desk/pages/customer/act', 'Act for this customer'];
export const actTitle: Message<{ name: string | number }> = [
  'desk/pages/customer/actTitle',
  ['Act for ', ['name'], '?'],
];
export const actTerms: Message<{ name: string | number; email: string | number }> = [
  'desk/pages/customer/actTerms',
  [
    'The shop opens here as ',
    ['name'],
    ' (',
    ['email'],
    ') for 30 minutes at most. They are told by email, with your name and the reason, and see whatever you change. Passwords, sign-in settings, API keys, cards and orders stay out of reach.',
  ],
];
export const actReason: Message = ['desk/pages/customer/actReason', 'Reason'];
export const actReasonHint: Message = [
  'desk/pages/customer/actReasonHint',
  'Such as the number of the ticket. The customer reads it.',
];
export const actNow: Message<{ name: string | number }> = [
  'desk/pages/customer/actNow',
  ['Open the shop as ', ['name']],
];
export const acting: Message = ['desk/pages/customer/acting', 'Opening the shop'];
export const activity: Message = ['desk/pages/customer/activity', 'Activity'];
export const noActivity: Message = ['desk/pages/customer/noActivity', 'Nothing yet'];
export const when: Message = ['desk/pages/customer/when', 'When'];
export const who: Message = ['desk/pages/customer/who', 'Who'];
export const done: Message = ['desk/pages/customer/done', 'What'];
export const byCustomer: Message = ['desk/pages/customer/byCustomer', 'Customer'];
export const byShop: Message = ['desk/pages/customer/byShop', 'Shop'];
export const byStaff: Message<{ name: string | number }> = ['desk/pages/customer/byStaff', [['name'], ' (staff)']];
export const onBehalf: Message<{ name: string | number }> = [
  'desk/pages/customer/onBehalf',
  [['name'], ' (staff), for the customer'],
];
export const unknownStaff: Message = ['desk/pages/customer/unknownStaff', 'Staff'];
export const doneWith: Message<{ done: string | number; domain: string | number }> = [
  'desk/pages/customer/doneWith',
  [['done'], ': ', ['domain']],
];
export const because: Message<{ done: string | number; reason: string | number }> = [
  'desk/pages/customer/because',
  [['done'], ': ', ['reason']],
];
export const reasonMissing: Message = ['desk/pages/customer/reasonMissing', 'Enter a reason'];
