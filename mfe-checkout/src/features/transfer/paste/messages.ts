// Written by tools/messages/generate.mjs. The texts are in mfe-checkout/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const notChecked: Message = [
  'mfe-checkout/features/transfer/paste/notChecked',
  'The domains could not be checked',
];
export const checking: Message = ['mfe-checkout/features/transfer/paste/checking', 'Checking'];
export const how: Message = ['mfe-checkout/features/transfer/paste/how', 'How a transfer works'];
export const howUnlock: Message<{ who: Tag }> = [
  'mfe-checkout/features/transfer/paste/howUnlock',
  [['who', 'You'], ' unlock the domain at its current registrar and get its transfer code there.'],
];
export const howChecked: Message<{ who: Tag }> = [
  'mfe-checkout/features/transfer/paste/howChecked',
  [['who', 'We'], ' check each domain before you pay, and copy its DNS records.'],
];
export const howConfirmed: Message<{ who: Tag }> = [
  'mfe-checkout/features/transfer/paste/howConfirmed',
  [
    ['who', 'You'],
    ' confirm the transfer in the email that the registrar sends to the owner, if the registry requires it.',
  ],
];
export const howReleased: Message<{ who: Tag }> = [
  'mfe-checkout/features/transfer/paste/howReleased',
  [['who', 'The current registrar'], ' has five days to object. If it does not, the domain moves.'],
];
export const howTold: Message<{ who: Tag }> = [
  'mfe-checkout/features/transfer/paste/howTold',
  [['who', 'We'], ' email you at every step. A transfer that fails is refunded.'],
];
export const prices: Message = ['mfe-checkout/features/transfer/paste/prices', 'What a transfer costs'];
export const pricesNote: Message = [
  'mfe-checkout/features/transfer/paste/pricesNote',
  'Before tax. With most extensions, a transfer adds a year to the domain.',
];
export const allPrices: Message = ['mfe-checkout/features/transfer/paste/allPrices', 'All extensions'];
export const read: Message<{ names: number; bare: number; problems: number }> = [
  'mfe-checkout/features/transfer/paste/read',
  [
    ['names', 2, { one: [0, ' domain'], other: [0, ' domains'] }],
    ['bare', 2, { '=0': '', other: [', ', 0, ' without a code'] }],
    ['problems', 2, { '=0': '', one: [', ', 0, ' line not understood'], other: [', ', 0, ' lines not understood'] }],
  ],
];
export const nothingPasted: Message = [
  'mfe-checkout/features/transfer/paste/nothingPasted',
  'Paste at least one domain',
];
export const leaveOut: Message<{ lines: number; names: number }> = [
  'mfe-checkout/features/transfer/paste/leaveOut',
  [
    [
      'lines',
      2,
      {
        one: [
          [
            'names',
            2,
            {
              one: ['Leave this line out and check ', 0, ' domain'],
              other: ['Leave this line out and check ', 0, ' domains'],
            },
          ],
        ],
        other: [
          [
            'names',
            2,
            {
              one: ['Leave these lines out and check ', 0, ' domain'],
              other: ['Leave these lines out and check ', 0, ' domains'],
            },
          ],
        ],
      },
    ],
  ],
];
export const pasteKept: Message<{ cause: string | number }> = [
  'mfe-checkout/features/transfer/paste/pasteKept',
  [['cause'], ' What you pasted is still here; nothing was ordered.'],
];
export const paste: Message = ['mfe-checkout/features/transfer/paste/paste', 'Domains and transfer codes'];
export const pasteHint: Message = [
  'mfe-checkout/features/transfer/paste/pasteHint',
  'One domain per line, followed by its code. Spaces, tabs, commas and quotes are all fine; up to 200 domains.',
];
export const linesWrong: Message<{ count: number }> = [
  'mfe-checkout/features/transfer/paste/linesWrong',
  [['count', 2, { one: [0, ' line was not understood'], other: [0, ' lines were not understood'] }]],
];
export const wait: Message = ['mfe-checkout/features/transfer/paste/wait', 'Please wait...'];
export const check: Message<{ count: number }> = [
  'mfe-checkout/features/transfer/paste/check',
  [['count', 2, { '=0': 'Check domains', one: ['Check ', 0, ' domain'], other: ['Check ', 0, ' domains'] }]],
];
