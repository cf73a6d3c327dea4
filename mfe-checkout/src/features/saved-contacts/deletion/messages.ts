// Written by tools/messages/generate.mjs. The texts are in mfe-checkout/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const deleted: Message<{ name: string | number }> = [
  'mfe-checkout/features/saved-contacts/deletion/deleted',
  ['The contact ', ['name'], ' was deleted.'],
];
export const deleteTitle: Message<{ name: string | number }> = [
  'mfe-checkout/features/saved-contacts/deletion/deleteTitle',
  ['Delete the contact ', ['name'], '?'],
];
export const deleteEffect: Message = [
  'mfe-checkout/features/saved-contacts/deletion/deleteEffect',
  'Domains registered with this contact keep their owner. The details stay in the form.',
];
export const deleting: Message = ['mfe-checkout/features/saved-contacts/deletion/deleting', 'Deleting'];
export const confirmDelete: Message = [
  'mfe-checkout/features/saved-contacts/deletion/confirmDelete',
  'Delete the contact',
];
export const keep: Message = ['mfe-checkout/features/saved-contacts/deletion/keep', 'Keep it'];
export const notDeleted: Message<{ failure: string | number }> = [
  'mfe-checkout/features/saved-contacts/deletion/notDeleted',
  ['The contact was not deleted. ', ['failure']],
];
