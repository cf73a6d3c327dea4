// Written by tools/messages/generate.mjs. The texts are in mfe-checkout/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const locked: Message = ['mfe-checkout/features/transfer/blocks/locked', 'Locked at its current registrar.'];
export const lockedRemedy: Message = [
  'mfe-checkout/features/transfer/blocks/lockedRemedy',
  'Unlock it there, then try again; your code still works. The setting is often called transfer lock or registrar lock.',
];
export const tooNew: Message<{ until: 'none' | (string & {}); days: number }> = [
  'mfe-checkout/features/transfer/blocks/tooNew',
  [
    [
      'until',
      1,
      {
        none: [
          [
            'days',
            2,
            {
              '=0': 'Registered too recently.',
              one: ['Registered less than ', 0, ' day ago.'],
              other: ['Registered less than ', 0, ' days ago.'],
            },
          ],
        ],
        other: [
          [
            'days',
            2,
            {
              '=0': ['Registered too recently; you can transfer it from ', ['until'], '.'],
              one: ['Registered less than ', 0, ' day ago; you can transfer it from ', ['until'], '.'],
              other: ['Registered less than ', 0, ' days ago; you can transfer it from ', ['until'], '.'],
            },
          ],
        ],
      },
    ],
  ],
];
export const tooNewRemedy: Message<{ days: number; until: 'none' | (string & {}) }> = [
  'mfe-checkout/features/transfer/blocks/tooNewRemedy',
  [
    [
      'days',
      2,
      {
        '=0': 'A new domain has to stay where it is for some days.',
        one: ['A new domain has to stay where it is for ', 0, ' day.'],
        other: ['A new domain has to stay where it is for ', 0, ' days.'],
      },
    ],
    ' ',
    [
      'until',
      1,
      {
        none: 'Try again once that time has passed.',
        other: ['Try again from ', ['until'], '; you may need a new code by then.'],
      },
    ],
  ],
];
export const moved: Message<{ until: 'none' | (string & {}); days: number }> = [
  'mfe-checkout/features/transfer/blocks/moved',
  [
    [
      'until',
      1,
      {
        none: [
          [
            'days',
            2,
            {
              '=0': 'Transferred to its current registrar too recently.',
              one: ['Transferred to its current registrar less than ', 0, ' day ago.'],
              other: ['Transferred to its current registrar less than ', 0, ' days ago.'],
            },
          ],
        ],
        other: [
          [
            'days',
            2,
            {
              '=0': [
                'Transferred to its current registrar too recently; you can transfer it again from ',
                ['until'],
                '.',
              ],
              one: [
                'Transferred to its current registrar less than ',
                0,
                ' day ago; you can transfer it again from ',
                ['until'],
                '.',
              ],
              other: [
                'Transferred to its current registrar less than ',
                0,
                ' days ago; you can transfer it again from ',
                ['until'],
                '.',
              ],
            },
          ],
        ],
      },
    ],
  ],
];
export const movedRemedy: Message<{ days: number; until: 'none' | (string & {}) }> = [
  'mfe-checkout/features/transfer/blocks/movedRemedy',
  [
    [
      'days',
      2,
      {
        '=0': 'After a transfer, a domain has to stay where it is for some days.',
        one: ['After a transfer, a domain has to stay where it is for ', 0, ' day.'],
        other: ['After a transfer, a domain has to stay where it is for ', 0, ' days.'],
      },
    ],
    ' ',
    [
      'until',
      1,
      {
        none: 'Try again once that time has passed.',
        other: ['Try again from ', ['until'], '; you may need a new code by then.'],
      },
    ],
  ],
];
export const holderChanged: Message<{ until: 'none' | (string & {}); days: number }> = [
  'mfe-checkout/features/transfer/blocks/holderChanged',
  [
    [
      'until',
      1,
      {
        none: [
          [
            'days',
            2,
            {
              '=0': 'Its owner changed too recently.',
              one: ['Its owner changed less than ', 0, ' day ago.'],
              other: ['Its owner changed less than ', 0, ' days ago.'],
            },
          ],
        ],
        other: [
          [
            'days',
            2,
            {
              '=0': ['Its owner changed too recently; you can transfer it from ', ['until'], '.'],
              one: ['Its owner changed less than ', 0, ' day ago; you can transfer it from ', ['until'], '.'],
              other: ['Its owner changed less than ', 0, ' days ago; you can transfer it from ', ['until'], '.'],
            },
          ],
        ],
      },
    ],
  ],
];
export const holderRemedy: Message<{ days: number }> = [
  'mfe-checkout/features/transfer/blocks/holderRemedy',
  [
    [
      'days',
      2,
      {
        '=0': 'After a change of name, organisation or email address, a domain has to stay where it is for some days.',
        one: [
          'After a change of name, organisation or email address, a domain has to stay where it is for ',
          0,
          ' day.',
        ],
        other: [
          'After a change of name, organisation or email address, a domain has to stay where it is for ',
          0,
          ' days.',
        ],
      },
    ],
    ' The current registrar may lift that if you ask.',
  ],
];
export const redemption: Message<{ until: 'none' | (string & {}) }> = [
  'mfe-checkout/features/transfer/blocks/redemption',
  [
    [
      'until',
      1,
      {
        none: 'Expired and deleted by its registrar; the registry keeps it for a while.',
        other: ['Expired and deleted by its registrar; the registry keeps it until ', ['until'], '.'],
      },
    ],
  ],
];
export const redemptionRemedy: Message = [
  'mfe-checkout/features/transfer/blocks/redemptionRemedy',
  'Ask the current registrar to restore it, for a fee. After that, you can transfer it.',
];
export const release: Message<{ until: 'none' | (string & {}) }> = [
  'mfe-checkout/features/transfer/blocks/release',
  [
    [
      'until',
      1,
      {
        none: 'About to be released by the registry.',
        other: ['About to be released by the registry on ', ['until'], '.'],
      },
    ],
  ],
];
export const releaseRemedy: Message = [
  'mfe-checkout/features/transfer/blocks/releaseRemedy',
  'Nobody can transfer or restore it now. Register it here as a new domain once it is available.',
];
export const running: Message = [
  'mfe-checkout/features/transfer/blocks/running',
  'This domain is already being transferred.',
];
export const runningRemedy: Message = [
  'mfe-checkout/features/transfer/blocks/runningRemedy',
  'Wait until that transfer ends, or cancel it where you ordered it.',
];
export const held: Message<{ until: 'none' | (string & {}) }> = [
  'mfe-checkout/features/transfer/blocks/held',
  [
    [
      'until',
      1,
      {
        none: 'Its registry or current registrar does not allow a transfer yet.',
        other: ['Its registry or current registrar does not allow a transfer until ', ['until'], '.'],
      },
    ],
  ],
];
export const heldRemedy: Message = [
  'mfe-checkout/features/transfer/blocks/heldRemedy',
  'Ask the current registrar why. Domains that are new, or were recently transferred or given a new owner, often have to stay where they are for 60 days.',
];
export const wrongCode: Message = [
  'mfe-checkout/features/transfer/blocks/wrongCode',
  'The current registrar does not accept this transfer code.',
];
export const wrongCodeRemedy: Message = [
  'mfe-checkout/features/transfer/blocks/wrongCodeRemedy',
  'Copy the transfer code again, without spaces, or ask for a new one there: codes expire, often after 14 days.',
];
export const codeExpired: Message = [
  'mfe-checkout/features/transfer/blocks/codeExpired',
  'We kept the transfer code for 7 days only and have deleted it.',
];
export const expiredRemedy: Message = [
  'mfe-checkout/features/transfer/blocks/expiredRemedy',
  'Enter the transfer code again.',
];
export const unregistered: Message = [
  'mfe-checkout/features/transfer/blocks/unregistered',
  'Nobody has registered this domain, so there is nothing to transfer.',
];
export const unregisteredRemedy: Message = [
  'mfe-checkout/features/transfer/blocks/unregisteredRemedy',
  'Check the spelling, or register it as a new domain.',
];
export const unsold: Message = [
  'mfe-checkout/features/transfer/blocks/unsold',
  'We do not sell domains with this extension.',
];
export const unsoldRemedy: Message = [
  'mfe-checkout/features/transfer/blocks/unsoldRemedy',
  'Keep it where it is; its DNS can still point anywhere.',
];
export const byTag: Message = [
  'mfe-checkout/features/transfer/blocks/byTag',
  'Domains with this extension are not transferred by a code: the current registrar hands them to the new registrar’s tag.',
];
export const byTagRemedy: Message = [
  'mfe-checkout/features/transfer/blocks/byTagRemedy',
  'We do not support that yet. Write to us if you want to transfer it; until then, it can stay where it is.',
];
export const ours: Message = ['mfe-checkout/features/transfer/blocks/ours', 'This domain is already managed here.'];
export const oursRemedy: Message = [
  'mfe-checkout/features/transfer/blocks/oursRemedy',
  'If it is yours, you will find it among your domains. If you bought it from someone, ask them to hand it over within this shop.',
];
