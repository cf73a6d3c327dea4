// Written by tools/messages/generate.mjs. The texts are in desk/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const loading: Message = ['desk/pages/customer/loading', 'Loading the customer'];
export const notLoaded: Message = ['desk/pages/customer/notLoaded', 'The customer did not load'];
export const details: Message = ['desk/pages/customer/details', 'Details'];
export const confirmed: Message<{ isConfirmed: boolean }> = [
  'desk/pages/customer/confirmed',
  [['isConfirmed', 1, { true: 'Yes', other: 'No' }]],
];
export const country: Message = ['desk/pages/customer/country', 'Country'];
export const company: Message = ['desk/pages/customer/company', 'Company'];
export const vat: Message = ['desk/pages/customer/vat', 'VAT number'];
export const since: Message = ['desk/pages/customer/since', 'Customer since'];
export const language: Message = ['desk/pages/customer/language', 'Language'];
export const secondFactor: Message = ['desk/pages/customer/secondFactor', 'Two-step sign-in'];
export const onOff: Message<{ isOn: boolean }> = [
  'desk/pages/customer/onOff',
  [['isOn', 1, { true: 'On', other: 'Off' }]],
];
export const isClosed: Message = ['desk/pages/customer/isClosed', 'This account is closed.'];
export const sessions: Message = ['desk/pages/customer/sessions', 'Sessions'];
export const noSessions: Message = ['desk/pages/customer/noSessions', 'Not signed in anywhere'];
export const device: Message = ['desk/pages/customer/device', 'Device'];
export const address: Message = ['desk/pages/customer/address', 'Address'];
export const lastUsed: Message = ['desk/pages/customer/lastUsed', 'Last used'];
export const endSessions: Message = ['desk/pages/customer/endSessions', 'Sign out everywhere'];
export const endTitle: Message<{ name: string | number }> = [
  'desk/pages/customer/endTitle',
  ['Sign ', ['name'], ' out everywhere?'],
];
export const endTerms: Message<{ count: number; name: string | number; email: string | number }> = [
  'desk/pages/customer/endTerms',
  [
    [
      'count',
      2,
      {
        one: [0, ' session of ', ['name'], ' (', ['email'], ') ends at once. The cart and orders stay.'],
        other: [0, ' sessions of ', ['name'], ' (', ['email'], ') end at once. The cart and orders stay.'],
      },
    ],
    ' The customer sees it in their activity.',
  ],
];
export const endNow: Message<{ count: number }> = [
  'desk/pages/customer/endNow',
  ['End ', ['count', 2, { one: [0, ' session'], other: [0, ' sessions'] }]],
];
export const ending: Message = ['desk/pages/customer/ending', 'Ending'];
export const supportSession: Message<{ staff: string | number }> = [
  'desk/pages/customer/supportSession',
  ['Support session of ', ['staff']],
];
export const ended: Message<{ count: number }> = [
  'desk/pages/customer/ended',
  [
    [
      'count',
      2,
      { '=0': 'There was no session left to end.', one: [0, ' session ended.'], other: [0, ' sessions ended.'] },
    ],
  ],
];
export const orders: Message = ['desk/pages/customer/orders', 'Orders'];
export const domains: Message = ['desk/pages/customer/domains', 'Domains'];
export const emails: Message = ['desk/pages/customer/emails', 'Emails'];
export const emailProof: Message = ['desk/pages/customer/emailProof', 'Email confirmed'];
export const act: Message = ['desk/pages/customer/act', 'Act for this customer'];
export const actTitle: Message<{ name: string | number }> = [
  'desk/pages/customer/actTitle',
  ['Act for ', ['name'], '?'],
];
export const actTerms: Message<{ name: string | number; email: string | number }> = [
  'desk/pages/customer/actTerms',
  [
    'The shop opens here as ',
    ['name'],
    ' (',
    ['email'],
    ') for 30 minutes at most. We email them your name and the reason, and they see everything you change. Passwords, sign-in settings, API keys, cards and orders stay out of reach.',
  ],
];
export const actReason: Message = ['desk/pages/customer/actReason', 'Reason'];
export const actReasonHint: Message = [
  'desk/pages/customer/actReasonHint',
  'For example, the ticket number. The customer sees it.',
];
export const actNow: Message<{ name: string | number }> = [
  'desk/pages/customer/actNow',
  ['Open the shop as ', ['name']],
];
export const acting: Message = ['desk/pages/customer/acting', 'Opening the shop'];
export const activity: Message = ['desk/pages/customer/activity', 'Activity'];
export const noActivity: Message = ['desk/pages/customer/noActivity', 'No activity yet'];
export const when: Message = ['desk/pages/customer/when', 'When'];
export const who: Message = ['desk/pages/customer/who', 'Who'];
export const done: Message = ['desk/pages/customer/done', 'What'];
export const byCustomer: Message = ['desk/pages/customer/byCustomer', 'Customer'];
export const byShop: Message = ['desk/pages/customer/byShop', 'Shop'];
export const byAnybody: Message = ['desk/pages/customer/byAnybody', 'Somebody who was not signed in'];
export const byStaff: Message<{ name: string | number }> = ['desk/pages/customer/byStaff', [['name'], ' (staff)']];
export const onBehalf: Message<{ name: string | number }> = [
  'desk/pages/customer/onBehalf',
  [['name'], ' (staff), for the customer'],
];
export const unknownStaff: Message = ['desk/pages/customer/unknownStaff', 'Staff'];
export const doneWith: Message<{ done: string | number; domain: string | number }> = [
  'desk/pages/customer/doneWith',
  [['done'], ': ', ['domain']],
];
export const because: Message<{ done: string | number; reason: string | number }> = [
  'desk/pages/customer/because',
  [['done'], ': ', ['reason']],
];
export const reasonMissing: Message = ['desk/pages/customer/reasonMissing', 'Enter a reason'];
export const corrections: Message = ['desk/pages/customer/corrections', 'Email address'];
export const correct: Message = ['desk/pages/customer/correct', 'Correct the email address'];
export const noCorrections: Message = [
  'desk/pages/customer/noCorrections',
  'No corrections yet. Administrators correct the address for customers who have lost access to it.',
];
export const newAddress: Message = ['desk/pages/customer/newAddress', 'New address'];
export const proof: Message = ['desk/pages/customer/proof', 'Proof'];
export const opened: Message = ['desk/pages/customer/opened', 'Opened'];
export const state: Message = ['desk/pages/customer/state', 'State'];
export const correctionActions: Message = ['desk/pages/customer/correctionActions', 'Actions'];
export const correctionTitle: Message<{ name: string | number }> = [
  'desk/pages/customer/correctionTitle',
  ['Correct the email address of ', ['name'], '?'],
];
export const correctionTerms: Message<{ email: string | number; hours: number }> = [
  'desk/pages/customer/correctionTerms',
  [
    'We email both addresses. Nothing changes until the new address is confirmed. ',
    ['email'],
    ' can agree to the change or stop it; no answer within ',
    ['hours', 2, { one: [0, ' hour'], other: [0, ' hours'] }],
    ' counts as agreement. When the change takes effect, the customer is signed out everywhere, their API keys stop working, and they need a new password. Two-step sign-in stays, and so do the email addresses of domain owners.',
  ],
];
export const newEmail: Message = ['desk/pages/customer/newEmail', 'New email address'];
export const newEmailMissing: Message = [
  'desk/pages/customer/newEmailMissing',
  'Enter an email address, such as name@example.com',
];
export const proofKind: Message = ['desk/pages/customer/proofKind', 'What proof did you see?'];
export const proofKindMissing: Message = ['desk/pages/customer/proofKindMissing', 'Choose the proof'];
export const proofNone: Message = ['desk/pages/customer/proofNone', 'Choose'];
export const proofName: Message<{
  proof: 'domain_control' | 'call_back' | 'payment' | 'company_register' | 'identity_document';
}> = [
  'desk/pages/customer/proofName',
  [
    [
      'proof',
      1,
      {
        domain_control: 'Changed a domain’s DNS records or website when asked',
        call_back: 'Called back on the owner’s phone number',
        payment: 'Gave details of earlier payments',
        company_register: 'Entry in a company register',
        identity_document: 'Identity document of the owner',
        other: '',
      },
    ],
  ],
];
export const proofShort: Message<{
  proof: 'domain_control' | 'call_back' | 'payment' | 'company_register' | 'identity_document';
  reference: string | number;
}> = [
  'desk/pages/customer/proofShort',
  [
    [
      'proof',
      1,
      {
        domain_control: 'Control of a domain',
        call_back: 'Callback',
        payment: 'Payments',
        company_register: 'Company register',
        identity_document: 'Identity document',
        other: '',
      },
    ],
    ': ',
    ['reference'],
  ],
];
export const reference: Message = ['desk/pages/customer/reference', 'Where it is documented'];
export const referenceHint: Message = [
  'desk/pages/customer/referenceHint',
  'For example, the number of the ticket or call. Never copy a document or its number here.',
];
export const correctNow: Message = ['desk/pages/customer/correctNow', 'Email both addresses'];
export const correcting: Message = ['desk/pages/customer/correcting', 'Opening'];
export const correctionOpened: Message<{ email: string | number }> = [
  'desk/pages/customer/correctionOpened',
  [
    'We emailed both addresses. The account moves once ',
    ['email'],
    ' is confirmed and the current address agrees, or does not answer within the waiting time.',
  ],
];
export const openedBy: Message<{ moment: Tag; name: string | number }> = [
  'desk/pages/customer/openedBy',
  [['moment', ''], ', ', ['name']],
];
export const waitsForNew: Message<{ moment: Tag }> = [
  'desk/pages/customer/waitsForNew',
  ['Waits for the new address to confirm, until ', ['moment', '']],
];
export const waitsForTime: Message<{ moment: Tag }> = [
  'desk/pages/customer/waitsForTime',
  ['Confirmed. Takes effect ', ['moment', '']],
];
export const endedAs: Message<{
  outcome:
    | 'done'
    | 'stopped_by_former'
    | 'stopped_by_new'
    | 'stopped_by_customer'
    | 'cancelled'
    | 'expired'
    | 'overtaken'
    | 'address_taken';
  name: string | number;
  moment: Tag;
}> = [
  'desk/pages/customer/endedAs',
  [
    [
      'outcome',
      1,
      {
        done: 'Done',
        stopped_by_former: 'Stopped by the former address',
        stopped_by_new: 'Stopped by the new address',
        stopped_by_customer: 'Stopped in the account',
        cancelled: ['Cancelled by ', ['name']],
        expired: 'Expired without confirmation',
        overtaken: 'Dropped: the address was changed another way',
        address_taken: 'Dropped: the new address has an account',
        other: '',
      },
    ],
    ', ',
    ['moment', ''],
  ],
];
export const cancelCorrection: Message = ['desk/pages/customer/cancelCorrection', 'Cancel'];
export const cancelNamed: Message<{ email: string | number }> = [
  'desk/pages/customer/cancelNamed',
  ['Cancel the change to ', ['email']],
];
export const cancelTitle: Message<{ email: string | number }> = [
  'desk/pages/customer/cancelTitle',
  ['Cancel the change to ', ['email'], '?'],
];
export const cancelTerms: Message = [
  'desk/pages/customer/cancelTerms',
  'The account keeps its address, and we tell both addresses.',
];
export const cancelNow: Message = ['desk/pages/customer/cancelNow', 'Cancel the change'];
export const cancelling: Message = ['desk/pages/customer/cancelling', 'Cancelling'];
export const correctionCancelled: Message = [
  'desk/pages/customer/correctionCancelled',
  'Cancelled. The account keeps its address.',
];
export const removals: Message = ['desk/pages/customer/removals', 'Two-step sign-in'];
export const removeFactors: Message = ['desk/pages/customer/removeFactors', 'Remove two-step sign-in'];
export const noRemovals: Message = [
  'desk/pages/customer/noRemovals',
  'No removals. Customers who have lost their phone and their recovery codes ask for one when they sign in; administrators can start one for customers they have identified.',
];
export const removalStarted: Message = ['desk/pages/customer/removalStarted', 'Requested'];
export const removalOf: Message<{ by: 'staff' | 'customer'; moment: Tag; name: string | number }> = [
  'desk/pages/customer/removalOf',
  [
    [
      'by',
      1,
      { staff: [['moment', ''], ', ', ['name']], customer: [['moment', ''], ', the customer at sign-in'], other: '' },
    ],
  ],
];
export const noProof: Message = ['desk/pages/customer/noProof', 'Password and mailbox'];
export const removalWaits: Message<{ moment: Tag }> = [
  'desk/pages/customer/removalWaits',
  ['Waits until ', ['moment', '']],
];
export const removalEndedAs: Message<{
  outcome: 'done' | 'stopped_by_link' | 'stopped_by_customer' | 'proved' | 'cancelled' | 'overtaken' | 'undelivered';
  name: string | number;
  moment: Tag;
}> = [
  'desk/pages/customer/removalEndedAs',
  [
    [
      'outcome',
      1,
      {
        done: 'Removed',
        stopped_by_link: 'Stopped by a link in an email',
        stopped_by_customer: 'Stopped in the account',
        proved: 'Stopped: the customer used two-step sign-in',
        cancelled: ['Stopped by ', ['name']],
        overtaken: 'Stopped: the email address changed',
        undelivered: 'Stopped: the mailbox refused the notices for a week',
        other: '',
      },
    ],
    ', ',
    ['moment', ''],
  ],
];
export const removalTitle: Message<{ name: string | number }> = [
  'desk/pages/customer/removalTitle',
  ['Remove two-step sign-in for ', ['name'], '?'],
];
export const removalTerms: Message<{ email: string | number; days: number }> = [
  'desk/pages/customer/removalTerms',
  [
    'We email ',
    ['email'],
    ' now, halfway through and the day before, and a link in each email can stop it. After ',
    ['days', 2, { one: [0, ' day'], other: [0, ' days'] }],
    ' we remove the authenticator app, passkeys and recovery codes and end all sessions, and the password alone is enough to sign in. Nobody can shorten the wait. If the customer no longer reads that address, correct it first.',
  ],
];
export const removeNow: Message = ['desk/pages/customer/removeNow', 'Start the wait'];
export const removing: Message = ['desk/pages/customer/removing', 'Opening'];
export const removalOpened: Message = [
  'desk/pages/customer/removalOpened',
  'We emailed the customer. Two-step sign-in is removed after the waiting time unless someone stops it.',
];
export const stopRemoval: Message = ['desk/pages/customer/stopRemoval', 'Stop'];
export const stopTitle: Message = ['desk/pages/customer/stopTitle', 'Stop the removal of two-step sign-in?'];
export const stopTerms: Message = [
  'desk/pages/customer/stopTerms',
  'Two-step sign-in stays as it is, and we tell the customer.',
];
export const stopNow: Message = ['desk/pages/customer/stopNow', 'Stop the removal'];
export const stoppingRemoval: Message = ['desk/pages/customer/stoppingRemoval', 'Stopping'];
export const removalCancelled: Message = [
  'desk/pages/customer/removalCancelled',
  'Stopped. Two-step sign-in stays as it is.',
];
