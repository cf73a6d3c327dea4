// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const title: Message = ['mfe-account/features/api-keys/new-key/title', 'Create an API key'];
export const name: Message = ['mfe-account/features/api-keys/new-key/name', 'Name'];
export const nameHint: Message<{ max: string | number }> = [
  'mfe-account/features/api-keys/new-key/nameHint',
  ['A name to recognise the program by, up to ', ['max'], ' characters'],
];
export const may: Message = ['mfe-account/features/api-keys/new-key/may', 'What it can do'];
export const read: Message = ['mfe-account/features/api-keys/new-key/read', 'Read'];
export const readHint: Message = [
  'mfe-account/features/api-keys/new-key/readHint',
  'Your domains, DNS records, orders and receipts',
];
export const dns: Message = ['mfe-account/features/api-keys/new-key/dns', 'Change DNS records'];
export const dnsHint: Message = ['mfe-account/features/api-keys/new-key/dnsHint', 'For example, for certificates'];
export const orders: Message = ['mfe-account/features/api-keys/new-key/orders', 'Place orders'];
export const ordersHint: Message = [
  'mfe-account/features/api-keys/new-key/ordersHint',
  'Pays with your default card, without asking you',
];
export const where: Message = ['mfe-account/features/api-keys/new-key/where', 'Domains it can change'];
export const everywhere: Message = ['mfe-account/features/api-keys/new-key/everywhere', 'All domains'];
export const oneDomain: Message = ['mfe-account/features/api-keys/new-key/oneDomain', 'One domain'];
export const domain: Message = ['mfe-account/features/api-keys/new-key/domain', 'Domain'];
export const domainNeeded: Message = [
  'mfe-account/features/api-keys/new-key/domainNeeded',
  'Enter one of your domains',
];
export const chooseOne: Message = ['mfe-account/features/api-keys/new-key/chooseOne', 'Choose what it can do'];
export const ends: Message = ['mfe-account/features/api-keys/new-key/ends', 'Expires'];
export const afterDays: Message<{ count: number }> = [
  'mfe-account/features/api-keys/new-key/afterDays',
  [['count', 2, { one: ['After ', 0, ' day'], other: ['After ', 0, ' days'] }]],
];
export const never: Message = ['mfe-account/features/api-keys/new-key/never', 'Never'];
export const why: Message = ['mfe-account/features/api-keys/new-key/why', 'You are about to create an API key.'];
export const create: Message = ['mfe-account/features/api-keys/new-key/create', 'Create the key'];
export const creating: Message = ['mfe-account/features/api-keys/new-key/creating', 'Creating'];
export const cancel: Message = ['mfe-account/features/api-keys/new-key/cancel', 'Cancel'];
export const copyTitle: Message = ['mfe-account/features/api-keys/new-key/copyTitle', 'Copy your new key'];
export const copyText: Message = [
  'mfe-account/features/api-keys/new-key/copyText',
  'We show it only this once. Give it to your program, and keep it secret like a password.',
];
export const newKey: Message = ['mfe-account/features/api-keys/new-key/newKey', 'New API key'];
export const theKey: Message = ['mfe-account/features/api-keys/new-key/theKey', 'the key'];
export const haveCopied: Message = ['mfe-account/features/api-keys/new-key/haveCopied', 'I have copied the key'];
export const copyFirst: Message = [
  'mfe-account/features/api-keys/new-key/copyFirst',
  'Copy it first: you will not see it again',
];
export const done: Message = ['mfe-account/features/api-keys/new-key/done', 'Done'];
