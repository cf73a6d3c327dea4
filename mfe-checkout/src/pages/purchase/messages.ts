// Written by tools/messages/generate.mjs. The texts are in mfe-checkout/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const unknownOrder: Message = ['mfe-checkout/pages/purchase/unknownOrder', 'Order not found'];
export const unknownReasons: Message = [
  'mfe-checkout/pages/purchase/unknownReasons',
  'It may belong to another account, or the link may be incomplete.',
];
export const order: Message = ['mfe-checkout/pages/purchase/order', 'Your order'];
export const yourOrders: Message = ['mfe-checkout/pages/purchase/yourOrders', 'See your orders'];
export const goesOn: Message<{ cause: string | number }> = [
  'mfe-checkout/pages/purchase/goesOn',
  [['cause'], ' Your order continues by itself; nothing is charged twice.'],
];
export const lastKnown: Message<{ failure: string | number }> = [
  'mfe-checkout/pages/purchase/lastKnown',
  [['failure'], '. This is the latest we know; your order continues by itself.'],
];
export const checking: Message = ['mfe-checkout/pages/purchase/checking', 'Checking'];
export const tryAgain: Message = ['mfe-checkout/pages/purchase/tryAgain', 'Try again'];
export const orderNumber: Message<{ number: Tag }> = [
  'mfe-checkout/pages/purchase/orderNumber',
  ['Order number ', ['number', '']],
];
export const loading: Message = ['mfe-checkout/pages/purchase/loading', 'Loading your order'];
export const buyOthers: Message = ['mfe-checkout/pages/purchase/buyOthers', 'Buy other domains meanwhile'];
