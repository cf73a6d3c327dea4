// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message, Tag } from '../../i18n';
export const needsScripts: Message = [
  'shared/ui/feedback/needsScripts',
  'This part of the shop needs JavaScript. Turn it on in your browser, then reload the page.',
];
export const sendReference: Message<{ reference: Tag; id: string | number }> = [
  'shared/ui/feedback/sendReference',
  ['If it happens again, send us reference ', ['reference', ['id']], '.'],
];
export const tryAgain: Message = ['shared/ui/feedback/tryAgain', 'Try again'];
