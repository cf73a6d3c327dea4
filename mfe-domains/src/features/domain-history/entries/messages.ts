// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const notLoaded: Message = ['mfe-domains/features/domain-history/entries/notLoaded', 'The history did not load'];
export const unharmed: Message<{ cause: string | number }> = [
  'mfe-domains/features/domain-history/entries/unharmed',
  [['cause'], ' Nothing is lost.'],
];
export const loading: Message = ['mfe-domains/features/domain-history/entries/loading', 'Loading'];
export const loadingHistory: Message = [
  'mfe-domains/features/domain-history/entries/loadingHistory',
  'Loading the history',
];
export const unchanged: Message = ['mfe-domains/features/domain-history/entries/unchanged', 'No changes yet.'];
export const showOlder: Message = ['mfe-domains/features/domain-history/entries/showOlder', 'Show older changes'];
export const before: Message<{ spoken: Tag; del: Tag }> = [
  'mfe-domains/features/domain-history/entries/before',
  [
    ['spoken', 'before: '],
    ['del', ''],
  ],
];
export const after: Message<{ spoken: Tag; ins: Tag }> = [
  'mfe-domains/features/domain-history/entries/after',
  [
    ['spoken', 'after: '],
    ['ins', ''],
  ],
];
export const you: Message = ['mfe-domains/features/domain-history/entries/you', 'You'];
export const shop: Message = ['mfe-domains/features/domain-history/entries/shop', 'The shop'];
export const renewSwitched: Message<{ on: boolean }> = [
  'mfe-domains/features/domain-history/entries/renewSwitched',
  [['on', 1, { true: 'Auto-renew switched on', other: 'Auto-renew switched off' }]],
];
export const privacySwitched: Message<{ on: boolean; addOn: string | number }> = [
  'mfe-domains/features/domain-history/entries/privacySwitched',
  [['on', 1, { true: [['addOn'], ' switched on'], other: [['addOn'], ' switched off'] }]],
];
export const lockSwitched: Message<{ on: boolean }> = [
  'mfe-domains/features/domain-history/entries/lockSwitched',
  [['on', 1, { true: 'Locked against transfers', other: 'Unlocked for a transfer' }]],
];
export const permanentSwitched: Message<{ on: boolean }> = [
  'mfe-domains/features/domain-history/entries/permanentSwitched',
  [['on', 1, { true: 'Redirect made permanent', other: 'Redirect made temporary' }]],
];
export const pathSwitched: Message<{ on: boolean }> = [
  'mfe-domains/features/domain-history/entries/pathSwitched',
  [['on', 1, { true: 'Redirect keeps path and query', other: 'Redirect drops path and query' }]],
];
export const stage: Message<{ stage: 'active' | 'grace' | 'redemption' | 'pending_delete' | (string & {}) }> = [
  'mfe-domains/features/domain-history/entries/stage',
  [
    [
      'stage',
      1,
      {
        active: 'Active again',
        grace: 'Expired',
        redemption: 'In redemption: only a restore brings it back',
        pending_delete: 'Pending deletion at its registry: it can no longer be renewed',
        other: 'Moved to another stage of its life',
      },
    ],
  ],
];
export const deletionAsked: Message = [
  'mfe-domains/features/domain-history/entries/deletionAsked',
  'Deletion requested',
];
export const deletionRefused: Message = [
  'mfe-domains/features/domain-history/entries/deletionRefused',
  'Not deleted: the registry did not allow it',
];
export const notMade: Message = [
  'mfe-domains/features/domain-history/entries/notMade',
  'The registrar did not make the change',
];
export const renewSet: Message = ['mfe-domains/features/domain-history/entries/renewSet', 'Auto-renew changed'];
export const privacySet: Message = ['mfe-domains/features/domain-history/entries/privacySet', 'Privacy changed'];
export const lockSet: Message = ['mfe-domains/features/domain-history/entries/lockSet', 'Transfer lock changed'];
export const stageChanged: Message = [
  'mfe-domains/features/domain-history/entries/stageChanged',
  'Moved to another stage of its life',
];
export const deleted: Message = ['mfe-domains/features/domain-history/entries/deleted', 'Deleted'];
export const released: Message = [
  'mfe-domains/features/domain-history/entries/released',
  'Released: anyone can register it again',
];
export const movedAway: Message = [
  'mfe-domains/features/domain-history/entries/movedAway',
  'Left our shop: transferred to another registrar or released',
];
export const addressesEnded: Message = [
  'mfe-domains/features/domain-history/entries/addressesEnded',
  'Additional forwarding addresses ended',
];
export const zoneRepaired: Message = [
  'mfe-domains/features/domain-history/entries/zoneRepaired',
  'DNS records restored on the nameservers',
];
export const whatChange: Message = ['mfe-domains/features/domain-history/entries/whatChange', 'Change:'];
export const changeName: Message<{
  change:
    | 'auto_renew'
    | 'privacy'
    | 'lock'
    | 'nameservers'
    | 'registrant'
    | 'admin_contact'
    | 'tech_contact'
    | 'billing_contact'
    | (string & {});
}> = [
  'mfe-domains/features/domain-history/entries/changeName',
  [
    [
      'change',
      1,
      {
        auto_renew: 'auto-renew',
        privacy: 'Privacy Protection',
        lock: 'transfer lock',
        nameservers: 'nameservers',
        registrant: 'owner',
        admin_contact: 'administrative contact',
        tech_contact: 'technical contact',
        billing_contact: 'billing contact',
        other: 'another setting',
      },
    ],
  ],
];
export const registered: Message = ['mfe-domains/features/domain-history/entries/registered', 'Registered'];
export const renewed: Message = ['mfe-domains/features/domain-history/entries/renewed', 'Renewed'];
export const transferredIn: Message = [
  'mfe-domains/features/domain-history/entries/transferredIn',
  'Transferred here from another registrar',
];
export const nameserversSet: Message = [
  'mfe-domains/features/domain-history/entries/nameserversSet',
  'Nameservers changed',
];
export const ownerSet: Message = ['mfe-domains/features/domain-history/entries/ownerSet', 'Owner’s details changed'];
export const contactSet: Message = ['mfe-domains/features/domain-history/entries/contactSet', 'Contact changed'];
export const forwardingSet: Message = [
  'mfe-domains/features/domain-history/entries/forwardingSet',
  'Domain forwarding changed',
];
export const emailSet: Message = ['mfe-domains/features/domain-history/entries/emailSet', 'Email forwarding changed'];
export const codeShown: Message = ['mfe-domains/features/domain-history/entries/codeShown', 'Transfer code shown'];
export const suspended: Message = [
  'mfe-domains/features/domain-history/entries/suspended',
  'Suspended: the owner’s address was not confirmed in time',
];
export const unsuspended: Message = [
  'mfe-domains/features/domain-history/entries/unsuspended',
  'Works again: the owner’s address was confirmed',
];
export const addOnStarted: Message = [
  'mfe-domains/features/domain-history/entries/addOnStarted',
  'An add-on was switched on',
];
export const addOnEnded: Message = ['mfe-domains/features/domain-history/entries/addOnEnded', 'An add-on ended'];
export const addOnCancelled: Message = [
  'mfe-domains/features/domain-history/entries/addOnCancelled',
  'An add-on was cancelled: it ends with the paid term',
];
export const addOnKept: Message = [
  'mfe-domains/features/domain-history/entries/addOnKept',
  'An add-on was kept: it is renewed with the domain',
];
export const renewFailed: Message = [
  'mfe-domains/features/domain-history/entries/renewFailed',
  'Could not be renewed automatically',
];
export const dnssecAsked: Message = ['mfe-domains/features/domain-history/entries/dnssecAsked', 'DNSSEC requested'];
export const dnssecRefused: Message = [
  'mfe-domains/features/domain-history/entries/dnssecRefused',
  'DNSSEC turned off',
];
export const dnssecFound: Message = [
  'mfe-domains/features/domain-history/entries/dnssecFound',
  'DNSSEC was on when the domain arrived here',
];
export const dnssecOn: Message = [
  'mfe-domains/features/domain-history/entries/dnssecOn',
  'DNSSEC on: the registry has the DS record',
];
export const dnssecRemoved: Message = [
  'mfe-domains/features/domain-history/entries/dnssecRemoved',
  'DS record removed from the registry',
];
export const dnssecLost: Message = [
  'mfe-domains/features/domain-history/entries/dnssecLost',
  'DNSSEC turned off: the key of the zone was lost',
];
export const dnssecOff: Message = [
  'mfe-domains/features/domain-history/entries/dnssecOff',
  'DNSSEC off: the nameservers can be changed again',
];
export const zoneCreated: Message = [
  'mfe-domains/features/domain-history/entries/zoneCreated',
  'DNS set up with the default records',
];
export const zoneKept: Message = [
  'mfe-domains/features/domain-history/entries/zoneKept',
  'The shop updated its own DNS records',
];
export const zoneSaved: Message = ['mfe-domains/features/domain-history/entries/zoneSaved', 'DNS records changed'];
export const zoneReset: Message = [
  'mfe-domains/features/domain-history/entries/zoneReset',
  'Default DNS records restored',
];
export const transferCancelled: Message = [
  'mfe-domains/features/domain-history/entries/transferCancelled',
  'Transfer cancelled',
];
export const confirmationResent: Message = [
  'mfe-domains/features/domain-history/entries/confirmationResent',
  'Transfer confirmation email sent again',
];
export const runsUntil: Message = ['mfe-domains/features/domain-history/entries/runsUntil', 'Runs until:'];
export const addresses: Message = ['mfe-domains/features/domain-history/entries/addresses', 'Addresses:'];
export const changed: Message = ['mfe-domains/features/domain-history/entries/changed', 'Changed:'];
export const status: Message = ['mfe-domains/features/domain-history/entries/status', 'Status:'];
export const dsRecords: Message = ['mfe-domains/features/domain-history/entries/dsRecords', 'DS records:'];
export const contact: Message<{ role: 'admin' | 'tech' | 'billing' | (string & {}) }> = [
  'mfe-domains/features/domain-history/entries/contact',
  [
    [
      'role',
      1,
      { admin: 'Administrative contact', tech: 'Technical contact', billing: 'Billing contact', other: [['role']] },
    ],
  ],
];
export const owner: Message = ['mfe-domains/features/domain-history/entries/owner', 'owner'];
export const byKey: Message<{ key: string | number }> = [
  'mfe-domains/features/domain-history/entries/byKey',
  ['API key ', ['key']],
];
export const support: Message<{ staff: string | number }> = [
  'mfe-domains/features/domain-history/entries/support',
  ['Support (', ['staff'], ')'],
];
