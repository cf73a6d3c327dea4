// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const aboutToChange: Message<{ domain: string | number }> = [
  'mfe-domains/features/dns-records/aboutToChange',
  ['You are about to change the DNS of ', ['domain'], '.'],
];
export const aboutToReplace: Message<{ domain: string | number }> = [
  'mfe-domains/features/dns-records/aboutToReplace',
  ['You are about to replace the DNS of ', ['domain'], '.'],
];
export const saved: Message = ['mfe-domains/features/dns-records/saved', 'Saved. Checking nameservers…'];
export const discarded: Message<{ count: number }> = [
  'mfe-domains/features/dns-records/discarded',
  [['count', 2, { one: [0, ' change discarded.'], other: [0, ' changes discarded.'] }]],
];
export const undo: Message = ['mfe-domains/features/dns-records/undo', 'Undo'];
export const noChanges: Message = ['mfe-domains/features/dns-records/noChanges', 'No changes'];
export const changesWaiting: Message<{ count: number }> = [
  'mfe-domains/features/dns-records/changesWaiting',
  [['count', 2, { one: [0, ' unsaved change'], other: [0, ' unsaved changes'] }]],
];
export const changes: Message<{ count: number }> = [
  'mfe-domains/features/dns-records/changes',
  [['count', 2, { one: [0, ' change'], other: [0, ' changes'] }]],
];
export const notSaved: Message<{ count: number }> = [
  'mfe-domains/features/dns-records/notSaved',
  [['count', 2, { one: [0, ' unsaved change'], other: [0, ' unsaved changes'] }]],
];
export const filterRecords: Message = ['mfe-domains/features/dns-records/filterRecords', 'Filter records'];
export const show: Message = ['mfe-domains/features/dns-records/show', 'Show'];
export const all: Message = ['mfe-domains/features/dns-records/all', 'All'];
export const staged: Message = ['mfe-domains/features/dns-records/staged', 'Unsaved'];
export const addRecord: Message = ['mfe-domains/features/dns-records/addRecord', 'Add record'];
export const more: Message = ['mfe-domains/features/dns-records/more', 'More'];
export const setUpService: Message = ['mfe-domains/features/dns-records/setUpService', 'Set up a service'];
export const importFile: Message = ['mfe-domains/features/dns-records/importFile', 'Import a zone file'];
export const exportFile: Message = ['mfe-domains/features/dns-records/exportFile', 'Export the zone file'];
export const history: Message = ['mfe-domains/features/dns-records/history', 'History'];
export const restoreAll: Message = ['mfe-domains/features/dns-records/restoreAll', 'Restore the defaults'];
export const noRecords: Message = ['mfe-domains/features/dns-records/noRecords', 'No records'];
export const nothingWorks: Message = [
  'mfe-domains/features/dns-records/nothingWorks',
  'This domain’s email and websites will not work.',
];
export const restoreDefaults: Message = ['mfe-domains/features/dns-records/restoreDefaults', 'Restore defaults'];
export const nothingStaged: Message = [
  'mfe-domains/features/dns-records/nothingStaged',
  'There are no unsaved changes.',
];
export const noMatch: Message = ['mfe-domains/features/dns-records/noMatch', 'No records match.'];
export const recordCount: Message<{ count: number }> = [
  'mfe-domains/features/dns-records/recordCount',
  [
    [
      'count',
      2,
      {
        one: [0, ' record. Locked records follow your nameservers and forwarding.'],
        other: [0, ' records. Locked records follow your nameservers and forwarding.'],
      },
    ],
  ],
];
export const otherTypes: Message<{ count: number; types: string | number }> = [
  'mfe-domains/features/dns-records/otherTypes',
  [
    [
      'count',
      2,
      {
        one: ['Records of type ', ['types'], ' cannot be changed on this page yet; they stay as they are.'],
        other: ['Records of types ', ['types'], ' cannot be changed on this page yet; they stay as they are.'],
      },
    ],
  ],
];
export const keys: Message<{ kbd: Tag }> = [
  'mfe-domains/features/dns-records/keys',
  [
    'Shortcuts: ',
    ['kbd', 'n'],
    ' add a record. In a row: ',
    ['kbd', 'e'],
    ' edit, ',
    ['kbd', 'Delete'],
    ' delete, ',
    ['kbd', 'u'],
    ' undo. ',
    ['kbd', 'Ctrl+S'],
    ' go to your changes.',
  ],
];
export const changesProof: Message = ['mfe-domains/features/dns-records/changesProof', 'Unsaved changes and last save'];
export const changesBar: Message = ['mfe-domains/features/dns-records/changesBar', 'Changes'];
export const review: Message = ['mfe-domains/features/dns-records/review', 'Review and save'];
export const defaultsBack: Message<{ domain: string | number }> = [
  'mfe-domains/features/dns-records/defaultsBack',
  ['The default records of ', ['domain'], ' were restored.'],
];
export const ttl: Message<{ unit: 'weeks' | 'days' | 'hours' | 'minutes' | 'seconds'; count: number }> = [
  'mfe-domains/features/dns-records/ttl',
  [
    [
      'unit',
      1,
      {
        weeks: [['count', 2, { one: [0, ' week'], other: [0, ' weeks'] }]],
        days: [['count', 2, { one: [0, ' day'], other: [0, ' days'] }]],
        hours: [['count', 2, { one: [0, ' hour'], other: [0, ' hours'] }]],
        minutes: [['count', 2, { one: [0, ' minute'], other: [0, ' minutes'] }]],
        seconds: [['count', 2, { one: [0, ' second'], other: [0, ' seconds'] }]],
        other: '',
      },
    ],
  ],
];
export const badge: Message<{ badge: 'added' | 'changed' | 'removed' }> = [
  'mfe-domains/features/dns-records/badge',
  [['badge', 1, { added: 'Added', changed: 'Changed', removed: 'Removed', other: '' }]],
];
export const undoOf: Message<{ badge: 'added' | 'changed' | 'removed'; spoken: Tag; record: string | number }> = [
  'mfe-domains/features/dns-records/undoOf',
  [
    [
      'badge',
      1,
      {
        added: ['Undo', ['spoken', ' the addition of ', ['record']]],
        changed: ['Undo', ['spoken', ' the change of ', ['record']]],
        removed: ['Undo', ['spoken', ' the removal of ', ['record']]],
        other: '',
      },
    ],
  ],
];
export const edit: Message<{ spoken: Tag; record: string | number }> = [
  'mfe-domains/features/dns-records/edit',
  ['Edit', ['spoken', ' ', ['record']]],
];
export const remove: Message<{ spoken: Tag; record: string | number }> = [
  'mfe-domains/features/dns-records/remove',
  ['Delete', ['spoken', ' ', ['record']]],
];
export const type: Message = ['mfe-domains/features/dns-records/type', 'Type'];
export const name: Message = ['mfe-domains/features/dns-records/name', 'Name'];
export const value: Message = ['mfe-domains/features/dns-records/value', 'Value'];
export const timeToLive: Message = ['mfe-domains/features/dns-records/timeToLive', 'TTL'];
export const action: Message = ['mfe-domains/features/dns-records/action', 'Action'];
export const records: Message = ['mfe-domains/features/dns-records/records', 'DNS records'];
export const locked: Message = ['mfe-domains/features/dns-records/locked', 'Locked'];
export const explanation: Message = [
  'mfe-domains/features/dns-records/explanation',
  'Changes are marked here and kept in this browser until you review them and save them all at once.',
];
export const proof: Message = ['mfe-domains/features/dns-records/proof', 'Is your last save live?'];
export const proofOf: Message<{
  state: 'as_saved' | 'not_checked' | 'silent' | 'differs';
  server: string | number;
  records: string | number;
}> = [
  'mfe-domains/features/dns-records/proofOf',
  [
    [
      'state',
      1,
      {
        as_saved: [['server'], ' answers as saved'],
        not_checked: [['server'], ' was not checked'],
        silent: [['server'], ' does not answer'],
        differs: [['server'], ' gives a different answer for ', ['records']],
        other: '',
      },
    ],
  ],
];
export const asking: Message = ['mfe-domains/features/dns-records/asking', 'Checking'];
export const askAgain: Message = ['mfe-domains/features/dns-records/askAgain', 'Check again'];
export const askingServers: Message = ['mfe-domains/features/dns-records/askingServers', 'Checking the nameservers.'];
export const notAsked: Message<{ failure: string | number }> = [
  'mfe-domains/features/dns-records/notAsked',
  ['The nameservers could not be checked. ', ['failure']],
];
export const cannotAsk: Message = [
  'mfe-domains/features/dns-records/cannotAsk',
  'The nameservers cannot be checked from here.',
];
export const seconds: Message<{ seconds: string | number }> = [
  'mfe-domains/features/dns-records/seconds',
  [['seconds'], ' s'],
];
export const someChecked: Message<{ asked: string | number; touched: string | number }> = [
  'mfe-domains/features/dns-records/someChecked',
  ['We checked ', ['asked'], ' of ', ['touched'], ' changed record sets.'],
];
export const noneChecked: Message = [
  'mfe-domains/features/dns-records/noneChecked',
  'There is nothing to check: the last save changed no records that nameservers return.',
];
export const loading: Message = ['mfe-domains/features/dns-records/loading', 'Loading'];
export const undoSave: Message = ['mfe-domains/features/dns-records/undoSave', 'Undo this save'];
