// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const decideFirst: Message = [
  'mfe-domains/features/dns-records/review/decideFirst',
  'First decide what to do with the records that were changed elsewhere.',
];
export const refusedFirst: Message = [
  'mfe-domains/features/dns-records/review/refusedFirst',
  'Nameservers would refuse this zone. Fix the problems below first.',
];
export const refused: Message = ['mfe-domains/features/dns-records/review/refused', 'Problems to fix'];
export const look: Message = ['mfe-domains/features/dns-records/review/look', 'Check before you save'];
export const moreNotes: Message<{ count: number }> = [
  'mfe-domains/features/dns-records/review/moreNotes',
  [['count', 2, { one: [0, ' more note is below.'], other: [0, ' more notes are below.'] }]],
];
export const saving: Message = ['mfe-domains/features/dns-records/review/saving', 'Saving'];
export const save: Message<{ count: number }> = [
  'mfe-domains/features/dns-records/review/save',
  [['count', 2, { one: ['Save ', 0, ' change'], other: ['Save ', 0, ' changes'] }]],
];
export const discard: Message = ['mfe-domains/features/dns-records/review/discard', 'Discard'];
export const refusedToo: Message = ['mfe-domains/features/dns-records/review/refusedToo', 'More problems to fix'];
export const lookToo: Message = ['mfe-domains/features/dns-records/review/lookToo', 'More to check before you save'];
export const oldAnswers: Message = [
  'mfe-domains/features/dns-records/review/oldAnswers',
  'How long the old records remain in caches',
];
export const oldAnswer: Message<{ host: string | number; ttl: string | number }> = [
  'mfe-domains/features/dns-records/review/oldAnswer',
  ['Resolvers may keep the old record of ', ['host'], ' for up to ', ['ttl'], ', its current TTL.'],
];
export const whatChanges: Message = ['mfe-domains/features/dns-records/review/whatChanges', 'What changes'];
export const moreChanges: Message<{ count: number }> = [
  'mfe-domains/features/dns-records/review/moreChanges',
  [['count', 2, { other: ['And ', 0, ' more. The table shows all of them under “Unsaved”.'] }]],
];
export const change: Message<{ badge: 'added' | 'changed' | 'removed'; strong: Tag; record: string | number }> = [
  'mfe-domains/features/dns-records/review/change',
  [
    [
      'badge',
      1,
      {
        added: [['strong', 'Added'], ' ', ['record']],
        changed: [['strong', 'Changed'], ' ', ['record']],
        removed: [['strong', 'Removed'], ' ', ['record']],
        other: '',
      },
    ],
  ],
];
export const was: Message<{ changed: boolean; sign: Tag; spoken: Tag; value: Tag }> = [
  'mfe-domains/features/dns-records/review/was',
  [
    [
      'changed',
      1,
      {
        true: [
          ['sign', ''],
          ['spoken', 'from '],
          ['value', ''],
        ],
        other: [
          ['sign', ''],
          ['spoken', 'was '],
          ['value', ''],
        ],
      },
    ],
  ],
];
export const becomes: Message<{ changed: boolean; sign: Tag; spoken: Tag; value: Tag }> = [
  'mfe-domains/features/dns-records/review/becomes',
  [
    [
      'changed',
      1,
      {
        true: [
          ['sign', ''],
          ['spoken', 'to '],
          ['value', ''],
        ],
        other: [
          ['sign', ''],
          ['spoken', 'is '],
          ['value', ''],
        ],
      },
    ],
  ],
];
export const moreLike: Message<{ count: number }> = [
  'mfe-domains/features/dns-records/review/moreLike',
  [['count', 2, { other: ['And ', 0, ' more like these.'] }]],
];
export const removed: Message = ['mfe-domains/features/dns-records/review/removed', 'Removed'];
export const elsewhere: Message<{ record: string | number }> = [
  'mfe-domains/features/dns-records/review/elsewhere',
  [['record'], ' was changed elsewhere'],
];
export const changedElsewhere: Message<{ strong: Tag; record: string | number }> = [
  'mfe-domains/features/dns-records/review/changedElsewhere',
  [['strong', ['record']], ' was changed elsewhere after you changed it here.'],
];
export const before: Message = ['mfe-domains/features/dns-records/review/before', 'Before'];
export const mine: Message = ['mfe-domains/features/dns-records/review/mine', 'My change'];
export const theirs: Message = ['mfe-domains/features/dns-records/review/theirs', 'Other change'];
export const keepMine: Message<{ spoken: Tag; record: string | number }> = [
  'mfe-domains/features/dns-records/review/keepMine',
  ['Keep my change', ['spoken', ' to ', ['record']]],
];
export const takeTheirs: Message<{ spoken: Tag; record: string | number }> = [
  'mfe-domains/features/dns-records/review/takeTheirs',
  ['Use the other change', ['spoken', ' to ', ['record']]],
];
export const changeIt: Message = ['mfe-domains/features/dns-records/review/changeIt', 'Change it'];
export const changesKept: Message = [
  'mfe-domains/features/dns-records/review/changesKept',
  'Nothing was saved. Your changes are kept.',
];
export const zoneChanged: Message = [
  'mfe-domains/features/dns-records/review/zoneChanged',
  'This zone was changed elsewhere in the meantime, so nothing was saved. We loaded it again: review your changes, then save.',
];
export const failed: Message<{ kind: 'away' | 'unsettled' | 'unknown' | (string & {}) }> = [
  'mfe-domains/features/dns-records/review/failed',
  [
    [
      'kind',
      1,
      {
        away: 'Not saved: the nameservers are not responding',
        unsettled: 'Saved, not yet confirmed',
        unknown: 'No answer',
        other: 'Not saved',
      },
    ],
  ],
];
export const kept: Message<{ cause: string | number }> = [
  'mfe-domains/features/dns-records/review/kept',
  [['cause'], ' Your changes are kept in this browser.'],
];
