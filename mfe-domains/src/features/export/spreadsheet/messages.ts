// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const notMade: Message<{ failure: string | number }> = [
  'mfe-domains/features/export/spreadsheet/notMade',
  ['The file could not be created. ', ['failure']],
];
export const collecting: Message = ['mfe-domains/features/export/spreadsheet/collecting', 'Preparing'];
export const csvFile: Message = ['mfe-domains/features/export/spreadsheet/csvFile', 'CSV file'];
export const domain: Message = ['mfe-domains/features/export/spreadsheet/domain', 'Domain'];
export const asciiForm: Message = ['mfe-domains/features/export/spreadsheet/asciiForm', 'ASCII form'];
export const status: Message = ['mfe-domains/features/export/spreadsheet/status', 'Status'];
export const registered: Message = ['mfe-domains/features/export/spreadsheet/registered', 'Registered'];
export const expires: Message = ['mfe-domains/features/export/spreadsheet/expires', 'Expires'];
export const autoRenew: Message = ['mfe-domains/features/export/spreadsheet/autoRenew', 'Auto-renew'];
export const privacy: Message = ['mfe-domains/features/export/spreadsheet/privacy', 'Privacy'];
export const domainForwarding: Message = [
  'mfe-domains/features/export/spreadsheet/domainForwarding',
  'Domain forwarding',
];
export const emailForwarding: Message = ['mfe-domains/features/export/spreadsheet/emailForwarding', 'Email forwarding'];
export const locked: Message = ['mfe-domains/features/export/spreadsheet/locked', 'Locked'];
export const onOff: Message<{ on: boolean }> = [
  'mfe-domains/features/export/spreadsheet/onOff',
  [['on', 1, { true: 'on', other: 'off' }]],
];
