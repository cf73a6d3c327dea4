// Written by tools/messages/generate.mjs. The texts are in desk/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const title: Message = ['desk/pages/releases/title', 'Releases'];
export const lead: Message = [
  'desk/pages/releases/lead',
  'What each part of the shop runs. A change takes effect with the next page that a visitor opens.',
];
export const loading: Message = ['desk/pages/releases/loading', 'Loading the releases'];
export const notLoaded: Message = ['desk/pages/releases/notLoaded', 'The releases did not load'];
export const unavailable: Message = ['desk/pages/releases/unavailable', 'This desk has no access to the releases'];
export const unavailableWay: Message = [
  'desk/pages/releases/unavailableWay',
  'Change them where the gateway runs, with node tools/release.mjs.',
];
export const revision: Message<{ revision: string | number }> = [
  'desk/pages/releases/revision',
  ['Revision ', ['revision']],
];
export const role: Message<{ role: 'active' | 'canary' | 'previous' }> = [
  'desk/pages/releases/role',
  [['role', 1, { active: 'Active', canary: 'Canary', previous: 'Last good', other: '' }]],
];
export const former: Message = ['desk/pages/releases/former', 'Before'];
export const column: Message<{ column: 'role' | 'version' | 'visitors' | 'errors' | 'state' }> = [
  'desk/pages/releases/column',
  [
    [
      'column',
      1,
      {
        role: 'In use as',
        version: 'Release',
        visitors: 'Visitors',
        errors: 'Reported errors',
        state: 'State',
        other: '',
      },
    ],
  ],
];
export const none: Message = ['desk/pages/releases/none', 'No releases published'];
export const everybody: Message = ['desk/pages/releases/everybody', 'All others'];
export const all: Message = ['desk/pages/releases/all', 'All'];
export const share: Message<{ percent: string | number }> = ['desk/pages/releases/share', [['percent'], '%']];
export const nobody: Message = ['desk/pages/releases/nobody', 'None'];
export const good: Message = ['desk/pages/releases/good', 'Good'];
export const bad: Message<{ why: string | number }> = ['desk/pages/releases/bad', ['Known to be bad: ', ['why']]];
export const errors: Message<{ errors: number; views: number }> = [
  'desk/pages/releases/errors',
  [
    ['errors', 2, { one: '1 error', other: [0, ' errors'] }],
    ' in ',
    ['views', 2, { one: '1 view', other: [0, ' views'] }],
  ],
];
export const notCounted: Message = ['desk/pages/releases/notCounted', 'Not counted'];
export const promote: Message = ['desk/pages/releases/promote', 'Promote'];
export const endCanary: Message = ['desk/pages/releases/endCanary', 'End the canary'];
export const rollBack: Message = ['desk/pages/releases/rollBack', 'Roll back'];
export const tryOut: Message = ['desk/pages/releases/tryOut', 'Try out a release'];
export const changeShare: Message = ['desk/pages/releases/changeShare', 'Change the share'];
export const markGood: Message = ['desk/pages/releases/markGood', 'Mark as good'];
export const named: Message<{ action: string | number; remote: string | number }> = [
  'desk/pages/releases/named',
  [['action'], ': ', ['remote']],
];
export const promoteTitle: Message<{ version: string | number }> = [
  'desk/pages/releases/promoteTitle',
  ['Give ', ['version'], ' to everybody?'],
];
export const promoteTerms: Message<{ remote: string | number; version: string | number; active: string | number }> = [
  'desk/pages/releases/promoteTerms',
  [
    ['remote'],
    ' ',
    ['version'],
    ' becomes the active release for all visitors. You can roll back to ',
    ['active'],
    '.',
  ],
];
export const endTitle: Message<{ version: string | number }> = [
  'desk/pages/releases/endTitle',
  ['End the canary ', ['version'], '?'],
];
export const endTerms: Message<{ remote: string | number; active: string | number; version: string | number }> = [
  'desk/pages/releases/endTerms',
  [
    'All visitors of ',
    ['remote'],
    ' get ',
    ['active'],
    ' again. ',
    ['version'],
    ' is then known to be bad and nobody gets it until it is marked as good.',
  ],
];
export const rollBackTitle: Message<{ remote: string | number; previous: string | number }> = [
  'desk/pages/releases/rollBackTitle',
  ['Roll ', ['remote'], ' back to ', ['previous'], '?'],
];
export const rollBackTerms: Message<{ previous: string | number; version: string | number }> = [
  'desk/pages/releases/rollBackTerms',
  [
    'All visitors get ',
    ['previous'],
    ' in place of ',
    ['version'],
    '. ',
    ['version'],
    ' is then known to be bad and nobody gets it until it is marked as good. Open tabs keep what they have loaded.',
  ],
];
export const tryTitle: Message<{ remote: string | number }> = [
  'desk/pages/releases/tryTitle',
  ['Try out a release of ', ['remote']],
];
export const tryTerms: Message = [
  'desk/pages/releases/tryTerms',
  'A share of the visitors gets it, the same ones each time. If they see too many errors, the gateways end it automatically. A release that does not fit the hosts and backends in use is refused.',
];
export const tryNow: Message = ['desk/pages/releases/tryNow', 'Try out'];
export const goodTitle: Message<{ version: string | number }> = [
  'desk/pages/releases/goodTitle',
  ['Mark ', ['version'], ' as good again?'],
];
export const goodTerms: Message<{ remote: string | number; version: string | number }> = [
  'desk/pages/releases/goodTerms',
  [
    ['remote'],
    ' ',
    ['version'],
    ' can be published, promoted and rolled back to again. This alone does not give it to anybody.',
  ],
];
export const version: Message = ['desk/pages/releases/version', 'Release'];
export const percent: Message = ['desk/pages/releases/percent', 'Percent of visitors'];
export const percentWrong: Message = ['desk/pages/releases/percentWrong', 'Enter a whole number from 1 to 100.'];
export const working: Message = ['desk/pages/releases/working', 'Changing the releases'];
export const done: Message<{ remote: string | number; revision: string | number }> = [
  'desk/pages/releases/done',
  [['remote'], ' was changed. Revision ', ['revision'], '.'],
];
export const changes: Message = ['desk/pages/releases/changes', 'Last changes'];
export const noChanges: Message = ['desk/pages/releases/noChanges', 'No changes yet'];
export const what: Message = ['desk/pages/releases/what', 'Change'];
export const whatName: Message<{
  what: 'publish' | 'canary' | 'promote' | 'rollback' | 'mark_bad' | 'mark_good' | 'move' | (string & {});
}> = [
  'desk/pages/releases/whatName',
  [
    [
      'what',
      1,
      {
        publish: 'Published',
        canary: 'Tried out',
        promote: 'Promoted',
        rollback: 'Rolled back',
        mark_bad: 'Marked as bad',
        mark_good: 'Marked as good',
        move: 'Moved to another address',
        other: [['what']],
      },
    ],
  ],
];
export const remote: Message = ['desk/pages/releases/remote', 'Part'];
export const who: Message = ['desk/pages/releases/who', 'Who'];
export const when: Message = ['desk/pages/releases/when', 'When'];
