// Written by tools/messages/generate.mjs. The texts are in mfe-checkout/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const loading: Message = ['mfe-checkout/features/saved-contacts/loading', 'Loading'];
export const tryAgain: Message = ['mfe-checkout/features/saved-contacts/tryAgain', 'Try again'];
export const notLoaded: Message = [
  'mfe-checkout/features/saved-contacts/notLoaded',
  'Your saved contacts did not load. The form below works without them.',
];
export const contacts: Message = ['mfe-checkout/features/saved-contacts/contacts', 'Your saved contacts'];
export const isDefault: Message = ['mfe-checkout/features/saved-contacts/isDefault', 'Default'];
export const use: Message<{ spoken: Tag; name: string | number }> = [
  'mfe-checkout/features/saved-contacts/use',
  ['Use', ['spoken', ': ', ['name']]],
];
export const useAgain: Message<{ spoken: Tag; name: string | number }> = [
  'mfe-checkout/features/saved-contacts/useAgain',
  ['Use again', ['spoken', ': ', ['name']]],
];
export const makeDefault: Message<{ spoken: Tag; name: string | number }> = [
  'mfe-checkout/features/saved-contacts/makeDefault',
  ['Make default', ['spoken', ': ', ['name']]],
];
export const deleteContact: Message<{ spoken: Tag; name: string | number }> = [
  'mfe-checkout/features/saved-contacts/deleteContact',
  ['Delete', ['spoken', ': ', ['name']]],
];
export const inUse: Message = [
  'mfe-checkout/features/saved-contacts/inUse',
  'The form now shows this contact. Changes apply to this purchase; tick the box below the form to update the saved contact too.',
];
export const notDefault: Message<{ failure: string | number }> = [
  'mfe-checkout/features/saved-contacts/notDefault',
  ['The default was not changed. ', ['failure']],
];
export const saved: Message = ['mfe-checkout/features/saved-contacts/saved', 'The contact is saved to your account.'];
export const notSaved: Message<{ failure: string | number }> = [
  'mfe-checkout/features/saved-contacts/notSaved',
  ['The contact was not saved. ', ['failure'], ' Your purchase continues.'],
];
