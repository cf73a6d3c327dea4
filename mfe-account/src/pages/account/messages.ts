// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const account: Message = ['mfe-account/pages/account/account', 'Account'];
export const ordersAndCards: Message = ['mfe-account/pages/account/ordersAndCards', 'Orders and cards'];
export const details: Message = ['mfe-account/pages/account/details', 'Details'];
export const billing: Message = ['mfe-account/pages/account/billing', 'Billing'];
export const notLoaded: Message = ['mfe-account/pages/account/notLoaded', 'Your details did not load'];
export const loading: Message = ['mfe-account/pages/account/loading', 'Loading'];
export const loadingDetails: Message = ['mfe-account/pages/account/loadingDetails', 'Loading your details'];
export const you: Message = ['mfe-account/pages/account/you', 'You'];
export const name: Message = ['mfe-account/pages/account/name', 'Name'];
export const email: Message = ['mfe-account/pages/account/email', 'Email'];
export const emailState: Message<{ email: string | number; confirmed: boolean }> = [
  'mfe-account/pages/account/emailState',
  [['email'], ', ', ['confirmed', 1, { true: 'confirmed', other: 'not confirmed yet' }]],
];
export const currency: Message = ['mfe-account/pages/account/currency', 'Currency'];
export const currencyKept: Message<{ code: string | number }> = [
  'mfe-account/pages/account/currencyKept',
  [['code'], '. We remember the one you choose at the top of the page.'],
];
export const customerSince: Message = ['mfe-account/pages/account/customerSince', 'Customer since'];
export const security: Message = ['mfe-account/pages/account/security', 'Sign-in and security'];
export const owners: Message = ['mfe-account/pages/account/owners', 'Owners'];
export const ownersLink: Message<{ link: Tag }> = [
  'mfe-account/pages/account/ownersLink',
  [['link', 'Owners of your domains'], ', and whether their addresses are confirmed'],
];
