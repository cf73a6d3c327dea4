// Written by tools/messages/generate.mjs. The texts are in host/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const title: Message = ['host/pages/error/title', 'Something on our side failed'];
export const lead: Message = [
  'host/pages/error/lead',
  'Your cart is as you left it, and nothing was charged by this failure.',
];
export const orders: Message<{ link: Tag }> = [
  'host/pages/error/orders',
  [
    'If you were paying, look at ',
    ['link', 'your orders'],
    ' first: an order that we have is listed there, and is never charged twice.',
  ],
];
