// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const history: Message = ['mfe-domains/features/dns-records/history/history', 'History'];
export const terms: Message<{ count: number }> = [
  'mfe-domains/features/dns-records/history/terms',
  [
    [
      'count',
      2,
      {
        '=0': 'Every save from the last 30 days. Going back takes effect only once you review and save it.',
        one: 'Every save from the last 30 days. Going back replaces your unsaved change, and takes effect only once you review and save it.',
        other: [
          'Every save from the last 30 days. Going back replaces your ',
          0,
          ' unsaved changes, and takes effect only once you review and save it.',
        ],
      },
    ],
  ],
];
export const loadingHistory: Message = [
  'mfe-domains/features/dns-records/history/loadingHistory',
  'Loading the history',
];
export const notLoaded: Message = ['mfe-domains/features/dns-records/history/notLoaded', 'The history did not load'];
export const versionMissing: Message = [
  'mfe-domains/features/dns-records/history/versionMissing',
  'That version did not load',
];
export const olderMissing: Message = [
  'mfe-domains/features/dns-records/history/olderMissing',
  'The older versions did not load',
];
export const version: Message<{
  action: 'created' | 'kept' | 'saved' | 'reset';
  by: 'you' | 'shop';
  added: string | number;
  removed: string | number;
  records: string | number;
}> = [
  'mfe-domains/features/dns-records/history/version',
  [
    [
      'action',
      1,
      {
        created: 'The shop created the zone',
        kept: 'The shop updated its own records',
        saved: [['by', 1, { you: 'Saved by you', shop: 'Saved by the shop', other: '' }]],
        reset: [['by', 1, { you: 'Defaults restored by you', shop: 'Defaults restored by the shop', other: '' }]],
        other: '',
      },
    ],
    ': ',
    ['added'],
    ' added, ',
    ['removed'],
    ' removed, ',
    ['records'],
    ' in total',
  ],
];
export const now: Message = ['mfe-domains/features/dns-records/history/now', 'Now'];
export const loading: Message = ['mfe-domains/features/dns-records/history/loading', 'Loading'];
export const goBack: Message<{ spoken: Tag; date: Tag }> = [
  'mfe-domains/features/dns-records/history/goBack',
  ['Go back to this', ['spoken', ' version, ', ['date', '']]],
];
export const showOlder: Message = ['mfe-domains/features/dns-records/history/showOlder', 'Show older versions'];
export const byKey: Message<{ key: string | number }> = [
  'mfe-domains/features/dns-records/history/byKey',
  ['API key ', ['key']],
];
export const support: Message<{ staff: string | number }> = [
  'mfe-domains/features/dns-records/history/support',
  ['Support (', ['staff'], ')'],
];
