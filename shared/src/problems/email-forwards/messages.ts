// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../../i18n';
export const alias_wrong: Message<{ domain: string | number }> = [
  'shared/problems/email-forwards/alias_wrong',
  ['Enter what comes before @', ['domain'], ', such as info, or * for all the rest'],
];
export const alias_twice: Message<{ alias: string | number }> = [
  'shared/problems/email-forwards/alias_twice',
  ['Mail to ', ['alias'], ' already goes there'],
];
export const target_wrong: Message = [
  'shared/problems/email-forwards/target_wrong',
  'Enter an email address, such as name@example.com',
];
export const target_circle: Message = [
  'shared/problems/email-forwards/target_circle',
  'This leads back to the same domain. Enter an address elsewhere',
];
export const target_is_ours: Message = [
  'shared/problems/email-forwards/target_is_ours',
  'This is the mail server that forwards. Enter an address elsewhere',
];
export const target_comes_back: Message = [
  'shared/problems/email-forwards/target_comes_back',
  'Mail to this address is itself forwarded and comes back to this domain. Enter another one',
];
