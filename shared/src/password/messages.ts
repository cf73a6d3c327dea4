// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../i18n';
export const usePasskey: Message = ['shared/password/usePasskey', 'Use a passkey'];
export const waiting: Message = ['shared/password/waiting', 'Waiting for your passkey'];
export const notLoaded: Message = [
  'shared/password/notLoaded',
  'Passkeys could not be loaded. Check your connection and try again.',
];
export const unusable: Message = [
  'shared/password/unusable',
  'This passkey could not be used here. Try another way, or another device.',
];
export const notMade: Message = [
  'shared/password/notMade',
  'We could not create a passkey here. Try another device or another browser.',
];
export const known: Message = ['shared/password/known', 'This device already has a passkey for your account.'];
export const customerOnly: Message = ['shared/password/customerOnly', 'Only the customer can do this'];
