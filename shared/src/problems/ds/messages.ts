// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../../i18n';
export const ds_key_tag: Message<{ max: string | number }> = [
  'shared/problems/ds/ds_key_tag',
  ['Enter the key tag, a number from 0 to ', ['max']],
];
export const ds_algorithm: Message<{ algorithms: string | number }> = [
  'shared/problems/ds/ds_algorithm',
  ['Choose one of the algorithms ', ['algorithms'], '. Others are no longer safe'],
];
export const ds_digest_type: Message<{ what: 'missing' | 'sha_1' | 'unknown' }> = [
  'shared/problems/ds/ds_digest_type',
  [
    [
      'what',
      1,
      {
        missing: 'Choose the digest type first: 2 (SHA-256) or 4 (SHA-384)',
        sha_1: 'SHA-1 is no longer safe. Use a SHA-256 or SHA-384 digest',
        unknown: 'Choose digest type 2 (SHA-256) or 4 (SHA-384)',
        other: '',
      },
    ],
  ],
];
export const ds_digest: Message = ['shared/problems/ds/ds_digest', 'Enter the digest: digits and the letters a to f'];
export const ds_digest_length: Message<{ digest: string | number; wanted: number; has: string | number }> = [
  'shared/problems/ds/ds_digest_length',
  [
    'A ',
    ['digest'],
    ' digest has ',
    ['wanted', 2, { one: [0, ' character'], other: [0, ' characters'] }],
    '; this one has ',
    ['has'],
  ],
];
