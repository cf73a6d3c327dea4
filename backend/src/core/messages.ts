// Written by tools/messages/generate.mjs. The texts are in backend/messages/en.json.
import type { Message } from '@storefront/shared/message-format';
export const greeting: Message<{ name: string | number }> = ['backend/core/greeting', ['Hello ', ['name'], ',']];
export const greetingNameless: Message = ['backend/core/greetingNameless', 'Hello,'];
export const questions: Message<{ email: string | number }> = [
  'backend/core/questions',
  ['Questions? Write to ', ['email'], '.'],
];
export const notYou: Message<{ url: string | number; email: string | number }> = [
  'backend/core/notYou',
  ['If this was not you, set a new password now at ', ['url'], ' and write to ', ['email'], '.'],
];
export const requestCountry: Message<{ country: string | number }> = [
  'backend/core/requestCountry',
  ['Country of the request: ', ['country']],
];
export const privacy: Message = ['backend/core/privacy', 'Privacy Protection'];
export const domainForwarding: Message = ['backend/core/domainForwarding', 'Domain Forwarding'];
export const emailForwarding: Message = ['backend/core/emailForwarding', 'Email Forwarding'];
export const forAddresses: Message<{ count: number }> = [
  'backend/core/forAddresses',
  [['count', 2, { one: ['Email Forwarding for ', 0, ' address'], other: ['Email Forwarding for ', 0, ' addresses'] }]],
];
export const newAddresses: Message<{ count: number }> = [
  'backend/core/newAddresses',
  [
    [
      'count',
      2,
      { one: ['Email Forwarding for ', 0, ' new address'], other: ['Email Forwarding for ', 0, ' new addresses'] },
    ],
  ],
];
export const linkLabel: Message<{ label: string | number }> = ['backend/core/linkLabel', [['label'], ':']];
