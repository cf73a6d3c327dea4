// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../../i18n';
export const mixedAlphabets: Message = [
  'shared/ui/domain-name/mixedAlphabets',
  'Mixes letters from different alphabets',
];
