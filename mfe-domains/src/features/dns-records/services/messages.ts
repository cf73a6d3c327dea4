// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const title: Message = ['mfe-domains/features/dns-records/services/title', 'Set up a service'];
export const terms: Message = [
  'mfe-domains/features/dns-records/services/terms',
  'Adds the records a service needs to your unsaved changes. Nothing changes until you review and save them.',
];
export const service: Message = ['mfe-domains/features/dns-records/services/service', 'Service'];
export const choose: Message = ['mfe-domains/features/dns-records/services/choose', 'Choose a service'];
export const chooseOne: Message = ['mfe-domains/features/dns-records/services/chooseOne', 'Choose a service.'];
export const stage: Message = ['mfe-domains/features/dns-records/services/stage', 'Add its records'];
export const cancel: Message = ['mfe-domains/features/dns-records/services/cancel', 'Cancel'];
export const wrong: Message<{ label: string | number; hint: string | number }> = [
  'mfe-domains/features/dns-records/services/wrong',
  [['label'], ': ', ['hint']],
];
export const google: Message = ['mfe-domains/features/dns-records/services/google', 'Google Workspace'];
export const googleLine: Message = [
  'mfe-domains/features/dns-records/services/googleLine',
  'Email with Google. Replaces your current mail servers.',
];
export const microsoft: Message = ['mfe-domains/features/dns-records/services/microsoft', 'Microsoft 365'];
export const microsoftLine: Message = [
  'mfe-domains/features/dns-records/services/microsoftLine',
  'Email with Outlook, with automatic set-up. Replaces your current mail servers.',
];
export const fastmail: Message = ['mfe-domains/features/dns-records/services/fastmail', 'Fastmail'];
export const fastmailLine: Message = [
  'mfe-domains/features/dns-records/services/fastmailLine',
  'Email with Fastmail, with signed messages. Replaces your current mail servers.',
];
export const noMail: Message = ['mfe-domains/features/dns-records/services/noMail', 'No email'];
export const noMailLine: Message = [
  'mfe-domains/features/dns-records/services/noMailLine',
  'Says that this domain neither sends nor receives email, so that nobody can send email in its name.',
];
export const googleProof: Message = [
  'mfe-domains/features/dns-records/services/googleProof',
  'Google site verification',
];
export const googleProofLine: Message = [
  'mfe-domains/features/dns-records/services/googleProofLine',
  'Proves to Google that the domain is yours.',
];
export const code: Message = ['mfe-domains/features/dns-records/services/code', 'Verification code'];
export const codeHint: Message = [
  'mfe-domains/features/dns-records/services/codeHint',
  'The part after google-site-verification=.',
];
export const microsoftProof: Message = [
  'mfe-domains/features/dns-records/services/microsoftProof',
  'Microsoft verification',
];
export const microsoftProofLine: Message = [
  'mfe-domains/features/dns-records/services/microsoftProofLine',
  'Proves to Microsoft that the domain is yours.',
];
export const msNumber: Message = ['mfe-domains/features/dns-records/services/msNumber', 'MS number'];
export const msNumberHint: Message = [
  'mfe-domains/features/dns-records/services/msNumberHint',
  'For example, ms12345678.',
];
export const letsencrypt: Message = [
  'mfe-domains/features/dns-records/services/letsencrypt',
  'Certificates from Let’s Encrypt only',
];
export const letsencryptLine: Message = [
  'mfe-domains/features/dns-records/services/letsencryptLine',
  'No other authority may issue certificates for this domain.',
];
export const site: Message = ['mfe-domains/features/dns-records/services/site', 'A website with a hosting provider'];
export const siteLine: Message = [
  'mfe-domains/features/dns-records/services/siteLine',
  'Points www to the host that your provider gives you.',
];
export const host: Message = ['mfe-domains/features/dns-records/services/host', 'Host of your website'];
export const hostHint: Message = [
  'mfe-domains/features/dns-records/services/hostHint',
  'For example, shops.example.net. Your provider shows it.',
];
