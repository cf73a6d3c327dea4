// Written by tools/messages/generate.mjs. The texts are in host/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const title: Message = ['host/pages/error/title', 'Something went wrong on our side'];
export const lead: Message = [
  'host/pages/error/lead',
  'Your cart has not changed, and nothing was charged because of this error.',
];
export const orders: Message<{ link: Tag }> = [
  'host/pages/error/orders',
  [
    'If you were paying, check ',
    ['link', 'your orders'],
    ' first: every order we received is listed there, and none is charged twice.',
  ],
];
