// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const notYours: Message = [
  'mfe-domains/features/own-domain/absent/notYours',
  'This domain is not in your account',
];
export const noName: Message = ['mfe-domains/features/own-domain/absent/noName', 'No domain was given'];
export const namesNone: Message = ['mfe-domains/features/own-domain/absent/namesNone', 'The address names no domain'];
export const chooseOne: Message = [
  'mfe-domains/features/own-domain/absent/chooseOne',
  'Choose a domain from your list, which shows every domain you own.',
];
export const perhapsMoved: Message = [
  'mfe-domains/features/own-domain/absent/perhapsMoved',
  'It may belong to another account, or have been transferred away or released. Your list shows every domain you own.',
];
export const seeDomains: Message = ['mfe-domains/features/own-domain/absent/seeDomains', 'See your domains'];
