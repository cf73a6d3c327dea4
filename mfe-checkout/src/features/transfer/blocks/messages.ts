// Written by tools/messages/generate.mjs. The texts are in mfe-checkout/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const locked: Message = ['mfe-checkout/features/transfer/blocks/locked', 'Locked at its current registrar.'];
export const lockedRemedy: Message = [
  'mfe-checkout/features/transfer/blocks/lockedRemedy',
  'Unlock it there, then try again; your code still works. The switch is often called transfer lock or registrar lock.',
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
              '=0': ['Registered too recently; it can move from ', ['until'], ' on.'],
              one: ['Registered less than ', 0, ' day ago; it can move from ', ['until'], ' on.'],
              other: ['Registered less than ', 0, ' days ago; it can move from ', ['until'], ' on.'],
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
        '=0': 'Registrars keep a new name for some days.',
        one: ['Registrars keep a new name for ', 0, ' day.'],
        other: ['Registrars keep a new name for ', 0, ' days.'],
      },
    ],
    ' ',
    [
      'until',
      1,
      {
        none: 'Try again when the time is over.',
        other: ['Try again from ', ['until'], ' on; your code may be a new one by then.'],
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
              '=0': 'Moved to its current registrar too recently.',
              one: ['Moved to its current registrar less than ', 0, ' day ago.'],
              other: ['Moved to its current registrar less than ', 0, ' days ago.'],
            },
          ],
        ],
        other: [
          [
            'days',
            2,
            {
              '=0': ['Moved to its current registrar too recently; it can move again from ', ['until'], ' on.'],
              one: [
                'Moved to its current registrar less than ',
                0,
                ' day ago; it can move again from ',
                ['until'],
                ' on.',
              ],
              other: [
                'Moved to its current registrar less than ',
                0,
                ' days ago; it can move again from ',
                ['until'],
                ' on.',
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
        '=0': 'After a transfer a name stays for some days.',
        one: ['After a transfer a name stays for ', 0, ' day.'],
        other: ['After a transfer a name stays for ', 0, ' days.'],
      },
    ],
    ' ',
    [
      'until',
      1,
      {
        none: 'Try again when the time is over.',
        other: ['Try again from ', ['until'], ' on; your code may be a new one by then.'],
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
              '=0': 'Its holder changed too recently.',
              one: ['Its holder changed less than ', 0, ' day ago.'],
              other: ['Its holder changed less than ', 0, ' days ago.'],
            },
          ],
        ],
        other: [
          [
            'days',
            2,
            {
              '=0': ['Its holder changed too recently; it can move from ', ['until'], ' on.'],
              one: ['Its holder changed less than ', 0, ' day ago; it can move from ', ['until'], ' on.'],
              other: ['Its holder changed less than ', 0, ' days ago; it can move from ', ['until'], ' on.'],
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
        '=0': 'A change of name, organisation or email address holds a domain for some days.',
        one: ['A change of name, organisation or email address holds a domain for ', 0, ' day.'],
        other: ['A change of name, organisation or email address holds a domain for ', 0, ' days.'],
      },
    ],
    ' The current registrar may lift that on request.',
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
  'Ask the current registrar to restore it, which has a fee. After that it can be transferred.',
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
  'Nobody can move or restore it now. Register it here as a new name once it is free.',
];
export const running: Message = [
  'mfe-checkout/features/transfer/blocks/running',
  'A transfer of this domain is under way already.',
];
export const runningRemedy: Message = [
  'mfe-checkout/features/transfer/blocks/runningRemedy',
  'Wait for its end, or call it off where it was ordered.',
];
export const held: Message<{ until: 'none' | (string & {}) }> = [
  'mfe-checkout/features/transfer/blocks/held',
  [
    [
      'until',
      1,
      {
        none: 'Its registry or its current registrar keeps it for now.',
        other: ['Its registry or its current registrar keeps it for now, until ', ['until'], '.'],
      },
    ],
  ],
];
export const heldRemedy: Message = [
  'mfe-checkout/features/transfer/blocks/heldRemedy',
  'Ask the current registrar what is in the way. Names that are new, moved or changed their holder lately often have to stay for 60 days.',
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
  'The transfer code was kept here for 7 days only and is gone.',
];
export const expiredRemedy: Message = [
  'mfe-checkout/features/transfer/blocks/expiredRemedy',
  'Enter the transfer code again.',
];
export const unregistered: Message = [
  'mfe-checkout/features/transfer/blocks/unregistered',
  'Nobody has registered this name, so there is nothing to transfer.',
];
export const unregisteredRemedy: Message = [
  'mfe-checkout/features/transfer/blocks/unregisteredRemedy',
  'Look at how it is written, or register it as a new name.',
];
export const unsold: Message = [
  'mfe-checkout/features/transfer/blocks/unsold',
  'Names with this extension are not sold here.',
];
export const unsoldRemedy: Message = [
  'mfe-checkout/features/transfer/blocks/unsoldRemedy',
  'It can stay where it is; its DNS can still point anywhere.',
];
export const byTag: Message = [
  'mfe-checkout/features/transfer/blocks/byTag',
  'Names with this extension do not move by a code: the current registrar hands them to another one’s tag.',
];
export const byTagRemedy: Message = [
  'mfe-checkout/features/transfer/blocks/byTagRemedy',
  'This shop does not take names that way yet. Write to us if you want to move it; meanwhile it can stay where it is.',
];
export const ours: Message = ['mfe-checkout/features/transfer/blocks/ours', 'This name is managed here already.'];
export const oursRemedy: Message = [
  'mfe-checkout/features/transfer/blocks/oursRemedy',
  'If it is yours, you find it among your domains. If you bought it from somebody, ask them to hand it over inside this shop.',
];
