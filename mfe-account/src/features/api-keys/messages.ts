// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const title: Message = ['mfe-account/features/api-keys/title', 'API keys'];
export const about: Message = [
  'mfe-account/features/api-keys/about',
  'With an API key, a program can act for you, for example to renew certificates through DNS. Each key can do only what you choose, and never change your sign-in, cards or transfer codes.',
];
export const reference: Message<{ link: Tag }> = [
  'mfe-account/features/api-keys/reference',
  ['See what programs can do in the ', ['link', 'API reference'], '.'],
];
export const none: Message = ['mfe-account/features/api-keys/none', 'You have no API keys yet.'];
export const yours: Message = ['mfe-account/features/api-keys/yours', 'Your API keys'];
export const key: Message = ['mfe-account/features/api-keys/key', 'Key'];
export const may: Message = ['mfe-account/features/api-keys/may', 'Can do'];
export const reads: Message = ['mfe-account/features/api-keys/reads', 'Read'];
export const changesDns: Message = ['mfe-account/features/api-keys/changesDns', 'Change DNS of all domains'];
export const changesDnsOf: Message<{ domain: Tag }> = [
  'mfe-account/features/api-keys/changesDnsOf',
  ['Change DNS of ', ['domain', '']],
];
export const orders: Message = ['mfe-account/features/api-keys/orders', 'Place orders'];
export const ends: Message = ['mfe-account/features/api-keys/ends', 'Expires'];
export const never: Message = ['mfe-account/features/api-keys/never', 'Never'];
export const expired: Message = ['mfe-account/features/api-keys/expired', 'Expired'];
export const lastUsed: Message = ['mfe-account/features/api-keys/lastUsed', 'Last used'];
export const notYet: Message = ['mfe-account/features/api-keys/notYet', 'Never'];
export const revoke: Message = ['mfe-account/features/api-keys/revoke', 'Revoke'];
export const revokeNamed: Message<{ name: string | number }> = [
  'mfe-account/features/api-keys/revokeNamed',
  ['Revoke the key ', ['name']],
];
export const create: Message = ['mfe-account/features/api-keys/create', 'Create an API key'];
export const waits: Message<{ date: string | number }> = [
  'mfe-account/features/api-keys/waits',
  [
    'You can create API keys again from ',
    ['date'],
    '. Until then, the former email address can take the account back.',
  ],
];
export const notLoaded: Message = ['mfe-account/features/api-keys/notLoaded', 'Your API keys did not load'];
export const loading: Message = ['mfe-account/features/api-keys/loading', 'Loading'];
export const loadingKeys: Message = ['mfe-account/features/api-keys/loadingKeys', 'Loading your API keys'];
export const revokeQuestion: Message<{ name: string | number }> = [
  'mfe-account/features/api-keys/revokeQuestion',
  ['Revoke the key ', ['name'], '?'],
];
export const revokeTerms: Message = [
  'mfe-account/features/api-keys/revokeTerms',
  'Programs that use it can no longer act for you. You cannot undo this.',
];
export const revokeKey: Message = ['mfe-account/features/api-keys/revokeKey', 'Revoke the key'];
export const revokeWhy: Message = ['mfe-account/features/api-keys/revokeWhy', 'You are about to revoke an API key.'];
export const revoked: Message<{ name: string | number }> = [
  'mfe-account/features/api-keys/revoked',
  ['The key ', ['name'], ' has been revoked.'],
];
export const oneMoment: Message = ['mfe-account/features/api-keys/oneMoment', 'One moment'];
export const keep: Message = ['mfe-account/features/api-keys/keep', 'Keep it'];
export const unchanged: Message<{ failure: string | number }> = [
  'mfe-account/features/api-keys/unchanged',
  ['Nothing was changed. ', ['failure']],
];
