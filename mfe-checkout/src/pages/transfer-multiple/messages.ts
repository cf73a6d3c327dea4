// Written by tools/messages/generate.mjs. The texts are in mfe-checkout/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const title: Message<{ count: number }> = [
  'mfe-checkout/pages/transfer-multiple/title',
  [
    [
      'count',
      2,
      { '=0': 'Transfer several domains', one: ['Transfer ', 0, ' domain'], other: ['Transfer ', 0, ' domains'] },
    ],
  ],
];
export const transferNames: Message = ['mfe-checkout/pages/transfer-multiple/transferNames', 'Transfer domains in'];
export const ready: Message<{ ready: number; all: string | number; staying: number }> = [
  'mfe-checkout/pages/transfer-multiple/ready',
  [
    [
      'ready',
      2,
      {
        '=0': 'None of these domains can be transferred now.',
        one: [0, ' of ', ['all'], ' domains is ready to transfer.'],
        other: [0, ' of ', ['all'], ' domains are ready to transfer.'],
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
  [['count', 2, { one: ['Add ', 0, ' domain for ', ['sum']], other: ['Add ', 0, ' domains for ', ['sum']] }]],
];
export const asking: Message = ['mfe-checkout/pages/transfer-multiple/asking', 'Checking'];
export const checkAgain: Message = ['mfe-checkout/pages/transfer-multiple/checkAgain', 'Check again'];
export const nothingAsked: Message = ['mfe-checkout/pages/transfer-multiple/nothingAsked', 'No domains were chosen'];
export const askHow: Message = [
  'mfe-checkout/pages/transfer-multiple/askHow',
  'Paste them with their codes to check them here.',
];
export const paste: Message = ['mfe-checkout/pages/transfer-multiple/paste', 'Paste domains'];
