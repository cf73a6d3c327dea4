// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const atLeast: Message<{ min: string | number }> = [
  'mfe-account/model/atLeast',
  ['At least ', ['min'], ' characters. A few unrelated words work well.'],
];
export const more: Message<{ count: number }> = [
  'mfe-account/model/more',
  [['count', 2, { one: [0, ' more character'], other: [0, ' more characters'] }]],
];
export const fewDifferent: Message = [
  'mfe-account/model/fewDifferent',
  'Long enough, but easy to guess: use a wider mix of characters',
];
export const guessable: Message = [
  'mfe-account/model/guessable',
  'Long enough, but easy to guess: avoid your name, your address, sequences and common passwords',
];
export const longEnough: Message = ['mfe-account/model/longEnough', 'Long enough'];
export const strong: Message = ['mfe-account/model/strong', 'Long and strong'];
