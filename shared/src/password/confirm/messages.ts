// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../../i18n';
export const title: Message = ['shared/password/confirm/title', 'Confirm your password'];
export const why: Message<{ why: string | number }> = [
  'shared/password/confirm/why',
  [['why'], ' We ask again so that nobody can do this from a session you left open.'],
];
export const confirm: Message = ['shared/password/confirm/confirm', 'Confirm'];
export const checking: Message = ['shared/password/confirm/checking', 'Checking'];
export const cancel: Message = ['shared/password/confirm/cancel', 'Cancel'];
export const password: Message = ['shared/password/confirm/password', 'Password'];
export const code: Message = ['shared/password/confirm/code', 'Code'];
export const codeHint: Message = ['shared/password/confirm/codeHint', 'The one your app shows now, or a recovery code'];
export const enterPassword: Message = ['shared/password/confirm/enterPassword', 'Enter your password'];
export const enterCode: Message = ['shared/password/confirm/enterCode', 'Enter the code'];
