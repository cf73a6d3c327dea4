// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../i18n';
export const unreachable: Message<{ cause: string | number }> = [
  'shared/failures/unreachable',
  ['The shop could not be reached (', ['cause'], '). Check your connection and try again.'],
];
export const notReached: Message = ['shared/failures/notReached', 'The shop could not be reached.'];
export const fault: Message = ['shared/failures/fault', 'Something went wrong on our side.'];
export const faultRetry: Message = [
  'shared/failures/faultRetry',
  'Something went wrong on our side. Try again in a moment.',
];
export const faultBecause: Message<{ cause: string | number }> = [
  'shared/failures/faultBecause',
  ['Something went wrong on our side (', ['cause'], '). Try again in a moment.'],
];
export const quoted: Message<{ text: string | number; reference: string | number }> = [
  'shared/failures/quoted',
  [['text'], ' If it happens again, send us reference ', ['reference'], '.'],
];
