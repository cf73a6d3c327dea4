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
export const deleted: Message<{ name: string | number }> = [
  'mfe-checkout/features/saved-contacts/deleted',
  ['The contact ', ['name'], ' was deleted.'],
];
export const deleteTitle: Message<{ name: string | number }> = [
  'mfe-checkout/features/saved-contacts/deleteTitle',
  ['Delete the contact ', ['name'], '?'],
];
export const deleteEffect: Message = [
  'mfe-checkout/features/saved-contacts/deleteEffect',
  'Domains registered with this contact keep their owner. The details in the form stay there.',
];
export const deleting: Message = ['mfe-checkout/features/saved-contacts/deleting', 'Deleting'];
export const confirmDelete: Message = ['mfe-checkout/features/saved-contacts/confirmDelete', 'Delete the contact'];
export const keep: Message = ['mfe-checkout/features/saved-contacts/keep', 'Keep it'];
export const notDeleted: Message<{ failure: string | number }> = [
  'mfe-checkout/features/saved-contacts/notDeleted',
  ['The contact was not deleted. ', ['failure']],
];
export const saved: Message = ['mfe-checkout/features/saved-contacts/saved', 'The contact is saved to your account.'];
export const notSaved: Message<{ failure: string | number }> = [
  'mfe-checkout/features/saved-contacts/notSaved',
  ['The contact was not saved. ', ['failure'], ' Your purchase continues.'],
];
