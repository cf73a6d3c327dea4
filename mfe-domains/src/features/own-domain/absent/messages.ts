// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const notYours: Message = [
  'mfe-domains/features/own-domain/absent/notYours',
  'This domain is not in your account',
];
export const noName: Message = ['mfe-domains/features/own-domain/absent/noName', 'No domain chosen'];
export const namesNone: Message = [
  'mfe-domains/features/own-domain/absent/namesNone',
  'This page’s address does not include a domain',
];
export const chooseOne: Message = [
  'mfe-domains/features/own-domain/absent/chooseOne',
  'Choose a domain from your list, which shows every domain you own.',
];
export const perhapsMoved: Message = [
  'mfe-domains/features/own-domain/absent/perhapsMoved',
  'It may belong to another account, or have been transferred away or released. Your list shows every domain you own.',
];
export const seeDomains: Message = ['mfe-domains/features/own-domain/absent/seeDomains', 'See your domains'];
export const arriving: Message<{ domain: string | number }> = [
  'mfe-domains/features/own-domain/absent/arriving',
  [['domain'], ' is being transferred to you'],
];
export const arrivingLine: Message = [
  'mfe-domains/features/own-domain/absent/arrivingLine',
  'You can manage it here once it has arrived.',
];
export const seeTransfer: Message = [
  'mfe-domains/features/own-domain/absent/seeTransfer',
  'See how the transfer is going',
];
export const lookingUp: Message<{ domain: string | number }> = [
  'mfe-domains/features/own-domain/absent/lookingUp',
  ['Looking for ', ['domain']],
];
