// Written by tools/messages/generate.mjs. The texts are in host/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const shortcuts: Message = ['host/layout/keys/shortcuts', 'Keyboard shortcuts'];
export const everywhere: Message = ['host/layout/keys/everywhere', 'On every page'];
export const inResults: Message = ['host/layout/keys/inResults', 'In search results'];
export const singleKeys: Message = ['host/layout/keys/singleKeys', 'Single-key shortcuts'];
export const singleKeysHint: Message = [
  'host/layout/keys/singleKeysHint',
  'When off, only shortcuts with Ctrl or Command work. They are always off while an order is being placed.',
];
export const keyPalette: Message = ['host/layout/keys/keyPalette', 'Open the command palette'];
export const keySearch: Message = ['host/layout/keys/keySearch', 'Search for a domain'];
export const keyDomains: Message = ['host/layout/keys/keyDomains', 'Your domains'];
export const keyList: Message = ['host/layout/keys/keyList', 'Show keyboard shortcuts'];
export const keyNext: Message = ['host/layout/keys/keyNext', 'Next result'];
export const keyBefore: Message = ['host/layout/keys/keyBefore', 'Previous result'];
export const keyAdd: Message = ['host/layout/keys/keyAdd', 'Add the domain'];
export const keyRemove: Message = ['host/layout/keys/keyRemove', 'Remove the domain'];
export const cart: Message = ['host/layout/keys/cart', 'Cart'];
export const prices: Message = ['host/layout/keys/prices', 'Prices'];
export const transfer: Message = ['host/layout/keys/transfer', 'Transfer domains in'];
export const help: Message = ['host/layout/keys/help', 'Help'];
export const contact: Message = ['host/layout/keys/contact', 'Contact'];
export const domains: Message = ['host/layout/keys/domains', 'Domains'];
export const accountDetails: Message = ['host/layout/keys/accountDetails', 'Account details'];
export const billing: Message = ['host/layout/keys/billing', 'Billing'];
export const lightTheme: Message = ['host/layout/keys/lightTheme', 'Light theme'];
export const darkTheme: Message = ['host/layout/keys/darkTheme', 'Dark theme'];
export const systemTheme: Message = ['host/layout/keys/systemTheme', 'Device theme'];
export const searchName: Message<{ word: string | number }> = [
  'host/layout/keys/searchName',
  ['Search for ', ['word']],
];
export const searchHelp: Message<{ text: string | number }> = [
  'host/layout/keys/searchHelp',
  ['Search help for “', ['text'], '”'],
];
export const signIn: Message = ['host/layout/keys/signIn', 'Sign in'];
export const signOut: Message = ['host/layout/keys/signOut', 'Sign out'];
export const goTo: Message = ['host/layout/keys/goTo', 'Go to'];
export const actions: Message = ['host/layout/keys/actions', 'Actions'];
export const label: Message = ['host/layout/keys/label', 'Go to a page or run a command'];
export const placeholder: Message = ['host/layout/keys/placeholder', 'Search pages, help and domains'];
