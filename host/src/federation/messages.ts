// Written by tools/messages/generate.mjs. The texts are in host/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const notLoaded: Message = ['host/federation/notLoaded', 'This part of the shop did not load'];
export const safe: Message = [
  'host/federation/safe',
  'Your cart and account have not changed, and the rest of the shop works.',
];
export const tryingAgain: Message = ['host/federation/tryingAgain', 'Trying again'];
export const updating: Message = ['host/federation/updating', 'This part of the shop is being updated'];
export const reload: Message = ['host/federation/reload', 'Reload the page'];
export const reloadLater: Message = [
  'host/federation/reloadLater',
  'Reload the page in a few minutes. Your cart and account have not changed, and the rest of the shop works.',
];
export const notHere: Message = ['host/federation/notHere', 'This page is not available yet'];
export const elseWorks: Message = [
  'host/federation/elseWorks',
  'This page could not be loaded. Everything else works.',
];
export const search: Message = ['host/federation/search', 'Search for a domain'];
