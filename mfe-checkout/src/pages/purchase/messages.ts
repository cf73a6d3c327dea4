// Written by tools/messages/generate.mjs. The texts are in mfe-checkout/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const unknownOrder: Message = ['mfe-checkout/pages/purchase/unknownOrder', 'There is no such order'];
export const unknownReasons: Message = [
  'mfe-checkout/pages/purchase/unknownReasons',
  'It may belong to another account, or the address was not copied whole.',
];
export const order: Message = ['mfe-checkout/pages/purchase/order', 'Your order'];
export const yourOrders: Message = ['mfe-checkout/pages/purchase/yourOrders', 'See your orders'];
export const goesOn: Message<{ cause: string | number }> = [
  'mfe-checkout/pages/purchase/goesOn',
  [['cause'], ' The order goes on by itself; nothing is charged twice.'],
];
export const lastKnown: Message<{ failure: string | number }> = [
  'mfe-checkout/pages/purchase/lastKnown',
  [['failure'], '. What you see is the last that we know; the order goes on by itself.'],
];
export const checking: Message = ['mfe-checkout/pages/purchase/checking', 'Checking'];
export const tryAgain: Message = ['mfe-checkout/pages/purchase/tryAgain', 'Try again'];
export const orderNumber: Message<{ number: Tag }> = [
  'mfe-checkout/pages/purchase/orderNumber',
  ['Order number ', ['number', '']],
];
export const loading: Message = ['mfe-checkout/pages/purchase/loading', 'Loading your order'];
export const buyOthers: Message = ['mfe-checkout/pages/purchase/buyOthers', 'Buy other names meanwhile'];
