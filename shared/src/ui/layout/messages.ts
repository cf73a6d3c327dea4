// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../../i18n';
export const summary: Message = ['shared/ui/layout/summary', 'Summary'];
