// Written by tools/messages/generate.mjs. The texts are in mfe-search-cart/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const loading: Message = ['mfe-search-cart/pages/cart/loading', 'Loading your cart'];
export const needsScripts: Message = [
  'mfe-search-cart/pages/cart/needsScripts',
  'Your browser needs JavaScript to keep your cart. Turn it on, then reload this page.',
];
export const notAdded: Message<{ name: string | number }> = [
  'mfe-search-cart/pages/cart/notAdded',
  [
    ['name'],
    ' is not in your cart yet. Your browser needs JavaScript to keep a cart. Turn it on, then reload this page to add the domain.',
  ],
];
export const cart: Message = ['mfe-search-cart/pages/cart/cart', 'Cart'];
export const cartOf: Message<{ count: number }> = [
  'mfe-search-cart/pages/cart/cartOf',
  [['count', 2, { one: ['Cart, ', ['count'], ' domain'], other: ['Cart, ', ['count'], ' domains'] }]],
];
export const empty: Message = ['mfe-search-cart/pages/cart/empty', 'Domains you add appear here.'];
export const orderSent: Message = [
  'mfe-search-cart/pages/cart/orderSent',
  'You have already sent an order from this cart.',
];
export const seeOrder: Message = ['mfe-search-cart/pages/cart/seeOrder', 'See your order'];
export const find: Message = ['mfe-search-cart/pages/cart/find', 'Find a domain'];
export const names: Message = ['mfe-search-cart/pages/cart/names', 'Domains'];
export const findAnother: Message = ['mfe-search-cart/pages/cart/findAnother', 'Find another domain'];
export const emptyCart: Message = ['mfe-search-cart/pages/cart/emptyCart', 'Empty the cart'];
export const total: Message = ['mfe-search-cart/pages/cart/total', 'Total'];
export const barTotal: Message<{ price: Tag; tax: 'none' | 'before' | 'with' }> = [
  'mfe-search-cart/pages/cart/barTotal',
  [
    ['price', ''],
    ['tax', 1, { before: ' before tax', with: ' with tax', other: '' }],
  ],
];
