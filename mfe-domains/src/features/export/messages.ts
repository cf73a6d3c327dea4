// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const calendarFailed: Message<{ failure: string | number }> = [
  'mfe-domains/features/export/calendarFailed',
  ['The calendar file could not be created. ', ['failure']],
];
export const collecting: Message = ['mfe-domains/features/export/collecting', 'Preparing'];
export const calendarFile: Message = ['mfe-domains/features/export/calendarFile', 'Calendar file'];
export const exportOne: Message = ['mfe-domains/features/export/exportOne', 'Export'];
export const whatIsIn: Message = [
  'mfe-domains/features/export/whatIsIn',
  'Details, contacts, DNS records, history and receipts in one file, and the expiry date for your calendar.',
];
export const everything: Message = ['mfe-domains/features/export/everything', 'Export everything'];
export const notSaved: Message<{ failure: string | number }> = [
  'mfe-domains/features/export/notSaved',
  ['Nothing was saved. ', ['failure']],
];
export const ends: Message<{ domain: string | number }> = [
  'mfe-domains/features/export/ends',
  [['domain'], ' expires'],
];
export const endsIn: Message<{ count: number; domain: string | number }> = [
  'mfe-domains/features/export/endsIn',
  [['count', 2, { one: [['domain'], ' expires in ', 0, ' day'], other: [['domain'], ' expires in ', 0, ' days'] }]],
];
