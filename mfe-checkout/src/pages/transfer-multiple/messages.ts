// Written by tools/messages/generate.mjs. The texts are in mfe-checkout/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const title: Message<{ count: number }> = [
  'mfe-checkout/pages/transfer-multiple/title',
  [['count', 2, { '=0': 'Transfer several names', one: ['Transfer ', 0, ' name'], other: ['Transfer ', 0, ' names'] }]],
];
export const transferNames: Message = ['mfe-checkout/pages/transfer-multiple/transferNames', 'Transfer names in'];
export const ready: Message<{ ready: number; all: string | number; staying: number }> = [
  'mfe-checkout/pages/transfer-multiple/ready',
  [
    [
      'ready',
      2,
      {
        '=0': 'None of these names can move now.',
        one: [0, ' name of ', ['all'], ' ready to move.'],
        other: [0, ' names of ', ['all'], ' ready to move.'],
      },
    ],
    [
      'staying',
      2,
      { '=0': '', one: ' The other one stays on this page.', other: [' The other ', 0, ' stay on this page.'] },
    ],
  ],
];
export const add: Message<{ count: number; sum: string | number }> = [
  'mfe-checkout/pages/transfer-multiple/add',
  [['count', 2, { one: ['Add ', 0, ' name for ', ['sum']], other: ['Add ', 0, ' names for ', ['sum']] }]],
];
export const asking: Message = ['mfe-checkout/pages/transfer-multiple/asking', 'Asking'];
export const checkAgain: Message = ['mfe-checkout/pages/transfer-multiple/checkAgain', 'Check again'];
export const nothingAsked: Message = ['mfe-checkout/pages/transfer-multiple/nothingAsked', 'No names were given'];
export const askHow: Message = [
  'mfe-checkout/pages/transfer-multiple/askHow',
  'Paste them with their codes, and they are checked here.',
];
export const paste: Message = ['mfe-checkout/pages/transfer-multiple/paste', 'Paste names'];
