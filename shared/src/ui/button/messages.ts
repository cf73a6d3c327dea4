// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../../i18n';
export const copy: Message = ['shared/ui/button/copy', 'Copy'];
export const copied: Message = ['shared/ui/button/copied', 'Copied'];
export const notCopied: Message = ['shared/ui/button/notCopied', 'Not copied'];
export const copySubject: Message<{ label: string | number; subject: string | number }> = [
  'shared/ui/button/copySubject',
  [['label'], ' ', ['subject']],
];
