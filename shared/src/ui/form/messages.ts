// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../../i18n';
export const errorTitle: Message<{ title: string | number }> = ['shared/ui/form/errorTitle', ['Error: ', ['title']]];
export const passwordShort: Message<{ min: number }> = [
  'shared/ui/form/passwordShort',
  [['min', 2, { one: ['Use at least ', 0, ' character'], other: ['Use at least ', 0, ' characters'] }]],
];
export const tooLong: Message<{ max: number }> = [
  'shared/ui/form/tooLong',
  [['max', 2, { one: ['Use at most ', 0, ' character'], other: ['Use at most ', 0, ' characters'] }]],
];
export const nameCharacters: Message = [
  'shared/ui/form/nameCharacters',
  'Use letters, spaces, hyphens and apostrophes only',
];
export const nameNotAddress: Message = ['shared/ui/form/nameNotAddress', 'Enter a name, not an address'];
export const enterName: Message = ['shared/ui/form/enterName', 'Enter a name'];
export const enterPassword: Message = ['shared/ui/form/enterPassword', 'Enter your password'];
export const enterEmail: Message = ['shared/ui/form/enterEmail', 'Enter an email address, such as name@example.com'];
export const enterDigits: Message = ['shared/ui/form/enterDigits', 'Enter the 6 digits that your app shows'];
export const enterCode: Message = ['shared/ui/form/enterCode', 'Enter the code'];
export const giveName: Message = ['shared/ui/form/giveName', 'Give it a name'];
