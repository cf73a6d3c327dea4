// Written by tools/messages/generate.mjs. The texts are in desk/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const title: Message = ['desk/pages/partners/title', 'Partners'];
export const lead: Message = [
  'desk/pages/partners/lead',
  'Partners can put the shop’s search and cart on their own websites. Their keys are visible there and are not secret.',
];
export const loading: Message = ['desk/pages/partners/loading', 'Loading the partners'];
export const notLoaded: Message = ['desk/pages/partners/notLoaded', 'The partners did not load'];
export const none: Message = ['desk/pages/partners/none', 'No partners yet'];
export const name: Message = ['desk/pages/partners/name', 'Name'];
export const nameHint: Message = ['desk/pages/partners/nameHint', 'Shoppers see it in their cart.'];
export const id: Message = ['desk/pages/partners/id', 'ID on orders'];
export const idHint: Message = [
  'desk/pages/partners/idHint',
  'Lower-case letters, digits and hyphens. It never changes.',
];
export const key: Message = ['desk/pages/partners/key', 'Key'];
export const keys: Message = ['desk/pages/partners/keys', 'Keys'];
export const status: Message = ['desk/pages/partners/status', 'Status'];
export const statusName: Message<{ status: 'active' | 'disabled' | 'settings' }> = [
  'desk/pages/partners/statusName',
  [['status', 1, { active: 'Active', disabled: 'Disabled', settings: 'Active, from the settings', other: '' }]],
];
export const origins: Message = ['desk/pages/partners/origins', 'Origins'];
export const localFiles: Message<{ origin: Tag }> = [
  'desk/pages/partners/localFiles',
  [['origin', ''], ': pages opened from a file, and sandboxed frames'],
];
export const originsHint: Message = [
  'desk/pages/partners/originsHint',
  'One per line, such as https://partner.example, without a path',
];
export const originsMissing: Message = ['desk/pages/partners/originsMissing', 'Enter an origin'];
export const originsMany: Message<{ max: string | number }> = [
  'desk/pages/partners/originsMany',
  ['Enter at most ', ['max'], ' origins'],
];
export const originsWrong: Message<{ wrong: string | number }> = [
  'desk/pages/partners/originsWrong',
  ['Use origins such as https://partner.example, without a path. These are not origins: ', ['wrong']],
];
export const from: Message = ['desk/pages/partners/from', 'From'];
export const until: Message = ['desk/pages/partners/until', 'Until'];
export const periodHint: Message = ['desk/pages/partners/periodHint', 'Days in UTC, both included'];
export const totals: Message = ['desk/pages/partners/totals', 'Orders by currency'];
export const currency: Message = ['desk/pages/partners/currency', 'Currency'];
export const orders: Message = ['desk/pages/partners/orders', 'Orders'];
export const paid: Message = ['desk/pages/partners/paid', 'Paid'];
export const captured: Message = ['desk/pages/partners/captured', 'Charged'];
export const refunded: Message = ['desk/pages/partners/refunded', 'Refunded'];
export const noneReferred: Message = ['desk/pages/partners/noneReferred', 'No orders in this period'];
export const cartsMade: Message<{ made: number; taken: number }> = [
  'desk/pages/partners/cartsMade',
  [
    ['made', 2, { one: '1 cart came from there', other: [0, ' carts came from there'] }],
    ', ',
    ['taken', 2, { one: '1 reached the shop', other: [0, ' reached the shop'] }],
  ],
];
export const cartsKept: Message = ['desk/pages/partners/cartsKept', 'Carts are kept for 30 days.'];
export const referred: Message = ['desk/pages/partners/referred', 'Referred orders'];
export const partnerLoading: Message = ['desk/pages/partners/partnerLoading', 'Loading the partner'];
export const partnerNotLoaded: Message = ['desk/pages/partners/partnerNotLoaded', 'The partner did not load'];
export const isDisabled: Message = [
  'desk/pages/partners/isDisabled',
  'This partner is disabled. The shop refuses its keys; the orders that it referred stay.',
];
export const inSettings: Message = [
  'desk/pages/partners/inSettings',
  'This partner comes from the settings file (PARTNERS_FILE) and is read-only here.',
];
export const details: Message = ['desk/pages/partners/details', 'Details'];
export const add: Message = ['desk/pages/partners/add', 'Add a partner'];
export const addTerms: Message = [
  'desk/pages/partners/addTerms',
  'The partner gets a key, which works at once on pages of these origins.',
];
export const adding: Message = ['desk/pages/partners/adding', 'Adding'];
export const added: Message<{ name: string | number }> = ['desk/pages/partners/added', [['name'], ' was added.']];
export const edit: Message = ['desk/pages/partners/edit', 'Edit'];
export const editTitle: Message<{ name: string | number }> = ['desk/pages/partners/editTitle', ['Edit ', ['name']]];
export const editTerms: Message = [
  'desk/pages/partners/editTerms',
  'Within seconds, search and cart work on pages of these origins and of no others.',
];
export const save: Message = ['desk/pages/partners/save', 'Save'];
export const changing: Message = ['desk/pages/partners/changing', 'Changing the partner'];
export const saved: Message<{ name: string | number }> = ['desk/pages/partners/saved', [['name'], ' was saved.']];
export const disable: Message = ['desk/pages/partners/disable', 'Disable'];
export const disableTitle: Message<{ name: string | number }> = [
  'desk/pages/partners/disableTitle',
  ['Disable ', ['name'], '?'],
];
export const disableTerms: Message<{ name: string | number }> = [
  'desk/pages/partners/disableTerms',
  [
    'Within seconds, search and cart on the pages of ',
    ['name'],
    ' say that they are unavailable. Carts that are open there cannot check out. Orders that the partner referred stay, and you can enable it again.',
  ],
];
export const disabled: Message<{ name: string | number }> = [
  'desk/pages/partners/disabled',
  [['name'], ' is disabled.'],
];
export const enable: Message = ['desk/pages/partners/enable', 'Enable'];
export const enableTitle: Message<{ name: string | number }> = [
  'desk/pages/partners/enableTitle',
  ['Enable ', ['name'], '?'],
];
export const enableTerms: Message = [
  'desk/pages/partners/enableTerms',
  'Within seconds, its keys work again on pages of its origins.',
];
export const enabled: Message<{ name: string | number }> = ['desk/pages/partners/enabled', [['name'], ' is enabled.']];
export const takeOver: Message = ['desk/pages/partners/takeOver', 'Manage here'];
export const takeOverTitle: Message<{ name: string | number }> = [
  'desk/pages/partners/takeOverTitle',
  ['Manage ', ['name'], ' here?'],
];
export const takeOverTerms: Message<{ name: string | number }> = [
  'desk/pages/partners/takeOverTerms',
  [
    'Name, key and origins are copied as they are, and nothing changes on the pages of ',
    ['name'],
    '. From then on, the shop ignores the entry in the file.',
  ],
];
export const takenOver: Message<{ name: string | number }> = [
  'desk/pages/partners/takenOver',
  [['name'], ' is now managed here.'],
];
export const issue: Message = ['desk/pages/partners/issue', 'Issue a new key'];
export const issueTitle: Message<{ name: string | number }> = [
  'desk/pages/partners/issueTitle',
  ['Issue a new key for ', ['name'], '?'],
];
export const issueTerms: Message<{ name: string | number }> = [
  'desk/pages/partners/issueTerms',
  ['The current key keeps working alongside the new one, so that ', ['name'], ' has time to replace it on its pages.'],
];
export const issueNow: Message = ['desk/pages/partners/issueNow', 'Issue the key'];
export const issued: Message<{ name: string | number }> = ['desk/pages/partners/issued', [['name'], ' has a new key.']];
export const overlap: Message = ['desk/pages/partners/overlap', 'The current key works'];
export const overlapOpen: Message = ['desk/pages/partners/overlapOpen', 'until you revoke it'];
export const overlapDay: Message = ['desk/pages/partners/overlapDay', 'to the end of a day'];
export const lastDay: Message = ['desk/pages/partners/lastDay', 'Last day'];
export const lastDayHint: Message = ['desk/pages/partners/lastDayHint', 'In UTC, included'];
export const lastDayMissing: Message = ['desk/pages/partners/lastDayMissing', 'Choose today or a later day'];
export const revoke: Message = ['desk/pages/partners/revoke', 'Revoke'];
export const revokeNamed: Message<{ key: string | number }> = ['desk/pages/partners/revokeNamed', ['Revoke ', ['key']]];
export const revokeTitle: Message = ['desk/pages/partners/revokeTitle', 'Revoke this key?'];
export const revokeTerms: Message<{ name: string | number; key: string | number }> = [
  'desk/pages/partners/revokeTerms',
  ['Pages of ', ['name'], ' that still have ', ['key'], ' stop working within seconds. You cannot undo this.'],
];
export const revoked: Message = ['desk/pages/partners/revoked', 'The key is revoked.'];
export const keyStatus: Message<{ status: 'current' | 'former' | 'ending' | 'ended' }> = [
  'desk/pages/partners/keyStatus',
  [
    [
      'status',
      1,
      { current: 'Current', former: 'Works until it is revoked', ending: 'Works until', ended: 'Ended', other: '' },
    ],
  ],
];
export const issuedAt: Message = ['desk/pages/partners/issuedAt', 'Issued'];
export const fromSettings: Message = ['desk/pages/partners/fromSettings', 'In the settings'];
export const actions: Message = ['desk/pages/partners/actions', 'Actions'];
export const copyKey: Message<{ key: string | number }> = ['desk/pages/partners/copyKey', ['the key ', ['key']]];
export const changes: Message = ['desk/pages/partners/changes', 'Changes'];
export const noChanges: Message = ['desk/pages/partners/noChanges', 'No changes in the desk yet'];
export const change: Message = ['desk/pages/partners/change', 'Change'];
export const who: Message = ['desk/pages/partners/who', 'Who'];
export const when: Message = ['desk/pages/partners/when', 'When'];
export const unknownStaff: Message = ['desk/pages/partners/unknownStaff', 'Staff'];
export const actionName: Message<{
  action: 'added' | 'taken_over' | 'edited' | 'disabled' | 'enabled' | 'key_issued' | 'key_revoked' | (string & {});
}> = [
  'desk/pages/partners/actionName',
  [
    [
      'action',
      1,
      {
        added: 'Added',
        taken_over: 'Taken over from the settings',
        edited: 'Edited',
        disabled: 'Disabled',
        enabled: 'Enabled',
        key_issued: 'New key issued',
        key_revoked: 'Key revoked',
        other: [['action']],
      },
    ],
  ],
];
export const wasNamed: Message<{ before: string | number; after: string | number }> = [
  'desk/pages/partners/wasNamed',
  [['before'], ' → ', ['after']],
];
export const originAdded: Message<{ origin: string | number }> = [
  'desk/pages/partners/originAdded',
  ['Added ', ['origin']],
];
export const originRemoved: Message<{ origin: string | number }> = [
  'desk/pages/partners/originRemoved',
  ['Removed ', ['origin']],
];
export const keyAdded: Message<{ key: string | number }> = ['desk/pages/partners/keyAdded', ['New: ', ['key']]];
export const keyEnds: Message<{ key: string | number }> = ['desk/pages/partners/keyEnds', ['Former: ', ['key']]];
export const keyGone: Message<{ key: string | number }> = ['desk/pages/partners/keyGone', ['Ended: ', ['key']]];
