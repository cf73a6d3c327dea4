// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../../i18n';
export const selectAll: Message = ['shared/ui/table/selectAll', 'Select all rows on this page'];
export const selectRow: Message<{ row: string | number }> = ['shared/ui/table/selectRow', ['Select ', ['row']]];
