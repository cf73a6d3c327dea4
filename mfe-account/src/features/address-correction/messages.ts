// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const formerLead: Message = [
  'mfe-account/features/address-correction/formerLead',
  'Our support team was asked to move your account from the address we emailed you at to another one.',
];
export const formerChoice: Message = [
  'mfe-account/features/address-correction/formerChoice',
  'If you did not ask for this, stop it: the account stays as it is. If you did, confirm it: the account moves as soon as the new address is confirmed too.',
];
export const newLead: Message = [
  'mfe-account/features/address-correction/newLead',
  'Our support team was asked to move your account to the address we emailed you at. Confirm that it is yours. Nothing changes until you do.',
];
export const confirmChange: Message = ['mfe-account/features/address-correction/confirmChange', 'Confirm the change'];
export const confirmAddress: Message = [
  'mfe-account/features/address-correction/confirmAddress',
  'Confirm the address',
];
export const confirming: Message = ['mfe-account/features/address-correction/confirming', 'Confirming'];
export const stop: Message = ['mfe-account/features/address-correction/stop', 'Stop the change'];
export const stopping: Message = ['mfe-account/features/address-correction/stopping', 'Stopping'];
export const stopped: Message = [
  'mfe-account/features/address-correction/stopped',
  'The change was stopped, and the account keeps its address. We have told both addresses.',
];
export const waitsForNew: Message = [
  'mfe-account/features/address-correction/waitsForNew',
  'Thank you. The account moves as soon as the new address is confirmed.',
];
export const waitsForTime: Message<{ date: Tag }> = [
  'mfe-account/features/address-correction/waitsForTime',
  [
    'Thank you, the address is confirmed. The account moves on ',
    ['date', ''],
    ' unless someone stops it, or sooner if the change is confirmed from the current address. You don’t need to do anything more.',
  ],
];
export const done: Message = [
  'mfe-account/features/address-correction/done',
  'The account has moved to the new address. Every device was signed out, and the password no longer works: set a new one.',
];
export const setPassword: Message = ['mfe-account/features/address-correction/setPassword', 'Set a new password'];
export const isOpen: Message<{ strong: Tag; email: string | number; date: Tag }> = [
  'mfe-account/features/address-correction/isOpen',
  [
    'Our support team is moving your account to ',
    ['strong', ['email']],
    ', on ',
    ['date', ''],
    ' at the earliest. If you did not ask for this, stop it.',
  ],
];
export const isStopped: Message = [
  'mfe-account/features/address-correction/isStopped',
  'The change was stopped. Your account keeps its address.',
];
