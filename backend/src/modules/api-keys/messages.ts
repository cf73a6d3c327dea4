// Written by tools/messages/generate.mjs. The texts are in backend/messages/en.json.
import type { Message } from '@storefront/shared/message-format';
export const createdSubject: Message<{ shop: string | number }> = [
  'backend/modules/api-keys/createdSubject',
  ['API key created for your ', ['shop'], ' account'],
];
export const createdText: Message<{ name: string | number; prefix: string | number }> = [
  'backend/modules/api-keys/createdText',
  ['The API key “', ['name'], '” (', ['prefix'], '…) was created. A program that has it can act for you:'],
];
export const reads: Message = [
  'backend/modules/api-keys/reads',
  'It reads your domains, their DNS records, your orders and your receipts.',
];
export const changesDns: Message = [
  'backend/modules/api-keys/changesDns',
  'It changes the DNS records of all your domains.',
];
export const changesDnsOf: Message<{ domain: string | number }> = [
  'backend/modules/api-keys/changesDnsOf',
  ['It changes the DNS records of ', ['domain'], '.'],
];
export const orders: Message = [
  'backend/modules/api-keys/orders',
  'It places orders and pays for them with your default card.',
];
export const noEnd: Message = ['backend/modules/api-keys/noEnd', 'It works until you revoke it.'];
export const endsOn: Message<{ date: string | number }> = [
  'backend/modules/api-keys/endsOn',
  ['It works until ', ['date'], '.'],
];
export const seeKeys: Message = ['backend/modules/api-keys/seeKeys', 'See your API keys'];
export const revokedSubject: Message<{ shop: string | number }> = [
  'backend/modules/api-keys/revokedSubject',
  ['API keys revoked for your ', ['shop'], ' account'],
];
export const revokedText: Message<{ count: number; names: string | number }> = [
  'backend/modules/api-keys/revokedText',
  [
    [
      'count',
      2,
      {
        one: ['We revoked your API key: ', ['names'], '.'],
        other: ['We revoked all ', 0, ' of your API keys: ', ['names'], '.'],
      },
    ],
  ],
];
export const revokedNext: Message = [
  'backend/modules/api-keys/revokedNext',
  'Your account was just recovered by email, and someone else may have had the keys. Programs that used them can no longer act for you: create new keys for them.',
];
