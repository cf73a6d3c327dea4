// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const yourData: Message = ['mfe-account/features/your-data/yourData', 'Your data'];
export const everything: Message = [
  'mfe-account/features/your-data/everything',
  'Everything we hold about you, in one file that people and programs can read: details, owners, domains, DNS records, orders, receipts, cards as shown here, sessions and the log of changes.',
];
export const closing: Message = [
  'mfe-account/features/your-data/closing',
  'You can close your account once it has no active domain and no open order. We show you what is deleted and what is kept before anything happens.',
];
export const close: Message = ['mfe-account/features/your-data/close', 'Close my account'];
export const holdsEverything: Message = [
  'mfe-account/features/your-data/holdsEverything',
  'The file contains everything we know about you.',
];
export const saved: Message<{ file: string | number }> = [
  'mfe-account/features/your-data/saved',
  ['Your data was saved as ', ['file'], '.'],
];
export const collecting: Message = ['mfe-account/features/your-data/collecting', 'Collecting your data'];
export const download: Message = ['mfe-account/features/your-data/download', 'Download my data'];
export const notSaved: Message<{ failure: string | number }> = [
  'mfe-account/features/your-data/notSaved',
  ['Nothing was saved. ', ['failure']],
];
