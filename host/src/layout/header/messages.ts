// Written by tools/messages/generate.mjs. The texts are in host/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const startPage: Message<{ shop: string | number }> = ['host/layout/header/startPage', [['shop'], ' home page']];
export const mainNav: Message = ['host/layout/header/mainNav', 'Main'];
export const menu: Message = ['host/layout/header/menu', 'Menu'];
export const signIn: Message = ['host/layout/header/signIn', 'Sign in'];
export const signOut: Message = ['host/layout/header/signOut', 'Sign out'];
export const stillSignedIn: Message<{ failure: string | number }> = [
  'host/layout/header/stillSignedIn',
  ['You are still signed in. ', ['failure']],
];
export const checkConnection: Message = ['host/layout/header/checkConnection', 'Check your connection and try again.'];
export const accountDetails: Message = ['host/layout/header/accountDetails', 'Account details'];
export const billing: Message = ['host/layout/header/billing', 'Billing'];
export const cart: Message = ['host/layout/header/cart', 'Cart'];
export const cartSpoken: Message<{ count: number }> = [
  'host/layout/header/cartSpoken',
  ['Cart, ', ['count', 2, { '=0': 'empty', one: [0, ' domain'], other: [0, ' domains'] }]],
];
export const language: Message = ['host/layout/header/language', 'Language'];
export const currency: Message = ['host/layout/header/currency', 'Currency'];
export const currencyIs: Message = ['host/layout/header/currencyIs', 'Currency:'];
export const sandbox: Message = ['host/layout/header/sandbox', 'Sandbox: no real payments'];
export const taxCountry: Message = ['host/layout/header/taxCountry', 'Tax country'];
export const beforeTax: Message = ['host/layout/header/beforeTax', 'Before tax'];
export const taxIn: Message<{ country: string | number }> = ['host/layout/header/taxIn', ['Tax: ', ['country']]];
export const theme: Message = ['host/layout/header/theme', 'Theme'];
export const autoTheme: Message = ['host/layout/header/autoTheme', 'Auto theme'];
export const lightTheme: Message = ['host/layout/header/lightTheme', 'Light theme'];
export const darkTheme: Message = ['host/layout/header/darkTheme', 'Dark theme'];
