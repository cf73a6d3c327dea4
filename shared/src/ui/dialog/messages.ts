// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../../i18n';
export const close: Message = ['shared/ui/dialog/close', 'Close'];
export const typeToConfirm: Message<{ name: string | number }> = [
  'shared/ui/dialog/typeToConfirm',
  ['Type ', ['name'], ' to confirm'],
];
export const typeName: Message<{ name: string | number }> = ['shared/ui/dialog/typeName', ['Type ', ['name']]];
export const cancel: Message = ['shared/ui/dialog/cancel', 'Cancel'];
export const discardQuestion: Message = ['shared/ui/dialog/discardQuestion', 'Discard what you entered?'];
export const discard: Message = ['shared/ui/dialog/discard', 'Discard'];
export const keepEditing: Message = ['shared/ui/dialog/keepEditing', 'Keep editing'];
