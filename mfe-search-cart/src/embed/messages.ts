// Written by tools/messages/generate.mjs. The texts are in mfe-search-cart/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const cart: Message = ['mfe-search-cart/embed/cart', 'Cart'];
export const cartOf: Message<{ count: number }> = [
  'mfe-search-cart/embed/cartOf',
  [['count', 2, { one: ['Cart, ', 0, ' domain'], other: ['Cart, ', 0, ' domains'] }]],
];
export const removed: Message<{ name: string | number }> = [
  'mfe-search-cart/embed/removed',
  [['name'], ' was removed from the cart.'],
];
export const undoRemoval: Message<{ name: string | number }> = [
  'mfe-search-cart/embed/undoRemoval',
  ['Undo, put ', ['name'], ' back'],
];
export const undo: Message = ['mfe-search-cart/embed/undo', 'Undo'];
export const empty: Message = ['mfe-search-cart/embed/empty', 'Domains you add appear here.'];
export const total: Message = ['mfe-search-cart/embed/total', 'Total before tax'];
export const opening: Message<{ shop: string | number }> = ['mfe-search-cart/embed/opening', ['Opening ', ['shop']]];
export const noneSold: Message = ['mfe-search-cart/embed/noneSold', 'None of these domains can be bought right now.'];
export const checkOut: Message<{ shop: string | number }> = [
  'mfe-search-cart/embed/checkOut',
  ['Check out at ', ['shop']],
];
export const payThere: Message<{ shop: string | number }> = [
  'mfe-search-cart/embed/payThere',
  ['You pay at ', ['shop'], ', which checks every price again and adds tax.'],
];
export const blocked: Message<{ shop: string | number }> = [
  'mfe-search-cart/embed/blocked',
  ['This page does not let ', ['shop'], ' open automatically.'],
];
export const openWithCart: Message<{ shop: string | number }> = [
  'mfe-search-cart/embed/openWithCart',
  ['Open ', ['shop'], ' with your cart'],
];
export const taken: Message = ['mfe-search-cart/embed/taken', 'Taken since you added it. It is left out at checkout.'];
export const notSold: Message = [
  'mfe-search-cart/embed/notSold',
  'Not sold for this term. It is left out at checkout.',
];
export const unpriced: Message = ['mfe-search-cart/embed/unpriced', 'We do not know its price right now.'];
export const leftOut: Message = ['mfe-search-cart/embed/leftOut', 'It is left out at checkout.'];
export const yearsFor: Message<{ name: string | number }> = [
  'mfe-search-cart/embed/yearsFor',
  ['Years for ', ['name']],
];
export const years: Message<{ count: number }> = [
  'mfe-search-cart/embed/years',
  [['count', 2, { one: [0, ' year'], other: [0, ' years'] }]],
];
export const thenPerYear: Message<{ price: Tag }> = [
  'mfe-search-cart/embed/thenPerYear',
  ['then ', ['price', ''], '/year'],
];
export const removeName: Message<{ name: string | number }> = [
  'mfe-search-cart/embed/removeName',
  ['Remove ', ['name']],
];
export const remove: Message = ['mfe-search-cart/embed/remove', 'Remove'];
export const notTaken: Message = [
  'mfe-search-cart/embed/notTaken',
  'The shop did not receive the cart. Nothing is lost; try again.',
];
export const openShop: Message<{ shop: string | number }> = ['mfe-search-cart/embed/openShop', ['Open ', ['shop']]];
export const full: Message<{ most: string | number }> = [
  'mfe-search-cart/embed/full',
  ['Your cart is full: it holds up to ', ['most'], ' domains. Check out with these first.'],
];
export const by: Message<{ link: Tag; shop: string | number }> = [
  'mfe-search-cart/embed/by',
  ['Domains by ', ['link', ['shop']]],
];
export const offline: Message = ['mfe-search-cart/embed/offline', 'You are offline'];
export const offlineLine: Message = [
  'mfe-search-cart/embed/offlineLine',
  'Search continues when you are back online. Your cart is kept.',
];
export const tooMany: Message = ['mfe-search-cart/embed/tooMany', 'Too many searches at once'];
export const tooManyLine: Message = [
  'mfe-search-cart/embed/tooManyLine',
  'Wait a moment and try again. Your cart is kept.',
];
export const unreachable: Message = ['mfe-search-cart/embed/unreachable', 'Search is unavailable'];
export const unreachableLine: Message = [
  'mfe-search-cart/embed/unreachableLine',
  'Your cart is kept. The shop itself may still work.',
];
export const names: Message = ['mfe-search-cart/embed/names', 'Domains'];
export const noneFree: Message = ['mfe-search-cart/embed/noneFree', 'Nothing here is available. Try a shorter word.'];
export const silent: Message = ['mfe-search-cart/embed/silent', 'Some registries have not answered yet.'];
export const showMore: Message<{ count: number }> = [
  'mfe-search-cart/embed/showMore',
  [['count', 2, { other: ['Show ', 0, ' more'] }]],
];
export const answeredOf: Message<{ total: number; answered: number }> = [
  'mfe-search-cart/embed/answeredOf',
  [['total', 2, { one: [0, ' domain'], other: [0, ' domains'] }], ', ', ['answered', 2, { other: [0, ' checked'] }]],
];
export const freeOf: Message<{ total: number; free: number }> = [
  'mfe-search-cart/embed/freeOf',
  [['total', 2, { one: [0, ' domain'], other: [0, ' domains'] }], ', ', ['free', 2, { other: [0, ' available'] }]],
];
export const add: Message = ['mfe-search-cart/embed/add', 'Add'];
export const addName: Message<{ name: string | number }> = ['mfe-search-cart/embed/addName', ['Add ', ['name']]];
export const undoName: Message<{ name: string | number }> = [
  'mfe-search-cart/embed/undoName',
  ['Undo, remove ', ['name'], ' from the cart'],
];
export const removeFrom: Message<{ name: string | number }> = [
  'mfe-search-cart/embed/removeFrom',
  ['Remove ', ['name'], ' from the cart'],
];
export const tryAgain: Message = ['mfe-search-cart/embed/tryAgain', 'Try again'];
export const tryAgainFor: Message<{ name: string | number }> = [
  'mfe-search-cart/embed/tryAgainFor',
  ['Try again for ', ['name']],
];
export const form: Message = ['mfe-search-cart/embed/form', 'Domain search'];
export const label: Message = ['mfe-search-cart/embed/label', 'Find a domain name'];
export const placeholder: Message = ['mfe-search-cart/embed/placeholder', 'yourname'];
export const searching: Message = ['mfe-search-cart/embed/searching', 'Searching'];
export const search: Message = ['mfe-search-cart/embed/search', 'Search'];
