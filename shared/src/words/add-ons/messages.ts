// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../../i18n';
export const privacy: Message = ['shared/words/add-ons/privacy', 'Privacy Protection'];
export const domainForwarding: Message = ['shared/words/add-ons/domainForwarding', 'Domain Forwarding'];
export const emailForwarding: Message = ['shared/words/add-ons/emailForwarding', 'Email Forwarding'];
export const forAddresses: Message<{ count: number }> = [
  'shared/words/add-ons/forAddresses',
  [['count', 2, { one: ['Email Forwarding for ', 0, ' address'], other: ['Email Forwarding for ', 0, ' addresses'] }]],
];
export const newAddresses: Message<{ count: number }> = [
  'shared/words/add-ons/newAddresses',
  [
    [
      'count',
      2,
      { one: ['Email Forwarding for ', 0, ' new address'], other: ['Email Forwarding for ', 0, ' new addresses'] },
    ],
  ],
];
export const privacyDoes: Message = [
  'shared/words/add-ons/privacyDoes',
  'Hide your personal info in WHOIS to protect your data and avoid spam.',
];
export const domainDoes: Message = [
  'shared/words/add-ons/domainDoes',
  'Automatically transfer visitors from another page to your domain.',
];
export const emailDoes: Message = [
  'shared/words/add-ons/emailDoes',
  'Receive email to and from your other email addresses.',
];
