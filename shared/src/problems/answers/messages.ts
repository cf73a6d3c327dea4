// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../../i18n';
export const tick: Message<{ label: string | number }> = ['shared/problems/answers/tick', ['Tick “', ['label'], '”']];
export const answer_too_long: Message<{ max: number }> = [
  'shared/problems/answers/answer_too_long',
  ['Use at most ', ['max', 2, { one: [0, ' character'], other: [0, ' characters'] }]],
];
export const answer_not_past: Message = ['shared/problems/answers/answer_not_past', 'Enter a date in the past'];
export const answer_not_asked: Message<{ tld: string | number }> = [
  'shared/problems/answers/answer_not_asked',
  ['The .', ['tld'], ' registry does not ask for this'],
];
export const individual_differs: Message = [
  'shared/problems/answers/individual_differs',
  'This does not match the kind of owner',
];
