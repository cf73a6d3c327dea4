// Written by tools/messages/generate.mjs. The texts are in desk/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const title: Message<{ number: string | number }> = ['desk/pages/order/title', ['Order ', ['number']]];
export const loading: Message = ['desk/pages/order/loading', 'Loading the order'];
export const notLoaded: Message = ['desk/pages/order/notLoaded', 'The order did not load'];
export const lines: Message = ['desk/pages/order/lines', 'Lines'];
export const term: Message<{ type: 'new' | 'renew' | 'transfer'; years: number }> = [
  'desk/pages/order/term',
  [
    ['type', 1, { new: 'Registration', renew: 'Renewal', transfer: 'Transfer', other: '' }],
    ', ',
    ['years', 2, { '=0': 'add-ons', one: [0, ' year'], other: [0, ' years'] }],
  ],
];
export const line: Message = ['desk/pages/order/line', 'Line'];
export const state: Message = ['desk/pages/order/state', 'State'];
export const itemStatus: Message<{
  status:
    | 'waiting'
    | 'registering'
    | 'checking'
    | 'refund_pending'
    | 'completed'
    | 'failed'
    | 'cancelled'
    | 'refunded'
    | (string & {});
}> = [
  'desk/pages/order/itemStatus',
  [
    [
      'status',
      1,
      {
        waiting: 'Not started',
        registering: 'At the registrar',
        checking: 'Waiting for the registry',
        refund_pending: 'Refund on its way',
        completed: 'Done',
        failed: 'Failed',
        cancelled: 'Cancelled',
        refunded: 'Refunded',
        other: [['status']],
      },
    ],
  ],
];
export const amount: Message = ['desk/pages/order/amount', 'Amount'];
export const tax: Message = ['desk/pages/order/tax', 'Tax'];
export const total: Message = ['desk/pages/order/total', 'Total'];
export const refund: Message = ['desk/pages/order/refund', 'Refund'];
export const customerReads: Message<{ message: string | number }> = [
  'desk/pages/order/customerReads',
  ['The customer reads: “', ['message'], '”'],
];
export const refundNamed: Message<{ domain: string | number }> = [
  'desk/pages/order/refundNamed',
  ['Refund ', ['domain']],
];
export const refundAll: Message = ['desk/pages/order/refundAll', 'Refund all lines'];
export const refundTitle: Message<{ amount: string | number; name: string | number }> = [
  'desk/pages/order/refundTitle',
  ['Refund ', ['amount'], ' to ', ['name'], '?'],
];
export const refundTerms: Message<{
  amount: string | number;
  method: string | number;
  name: string | number;
  email: string | number;
}> = [
  'desk/pages/order/refundTerms',
  [
    ['amount'],
    ' goes back to ',
    ['method'],
    '. ',
    ['name'],
    ' gets a refund note and an email at ',
    ['email'],
    ', and sees the refund in their activity. Domains stay in the account.',
  ],
];
export const refundNothingElse: Message = ['desk/pages/order/refundNothingElse', 'You cannot undo a refund.'];
export const reason: Message = ['desk/pages/order/reason', 'Reason'];
export const reasonHint: Message = ['desk/pages/order/reasonHint', 'For the log. The customer does not see it.'];
export const reasonMissing: Message = ['desk/pages/order/reasonMissing', 'Enter a reason'];
export const refundNow: Message<{ amount: string | number }> = ['desk/pages/order/refundNow', ['Refund ', ['amount']]];
export const refunding: Message = ['desk/pages/order/refunding', 'Refunding'];
export const refundBegun: Message<{ amount: string | number }> = [
  'desk/pages/order/refundBegun',
  ['The refund of ', ['amount'], ' is on its way.'],
];
export const retry: Message = ['desk/pages/order/retry', 'Retry now'];
export const retryTitle: Message = ['desk/pages/order/retryTitle', 'Retry this order now?'];
export const retryTerms: Message<{ number: string | number; name: string | number }> = [
  'desk/pages/order/retryTerms',
  [
    'The shop checks order ',
    ['number'],
    ' of ',
    ['name'],
    ' with the payment provider and the registrar now, without waiting for the next attempt. Nothing is charged twice.',
  ],
];
export const retrying: Message = ['desk/pages/order/retrying', 'Starting'];
export const retried: Message = ['desk/pages/order/retried', 'The shop is working on the order.'];
export const cancel: Message = ['desk/pages/order/cancel', 'Cancel the order'];
export const cancelTitle: Message = ['desk/pages/order/cancelTitle', 'Cancel the lines that have not started?'];
export const cancelTerms: Message<{ count: number; number: string | number; name: string | number }> = [
  'desk/pages/order/cancelTerms',
  [
    ['count', 2, { one: [0, ' line'], other: [0, ' lines'] }],
    ' of order ',
    ['number'],
    ' of ',
    ['name'],
    ' will not be carried out, and we release the hold on the card for ',
    ['count', 2, { one: 'it', other: 'them' }],
    '. Lines already at the registrar continue and are charged. ',
    ['name'],
    ' sees this in the order and in their activity.',
  ],
];
export const cancelNow: Message<{ count: number }> = [
  'desk/pages/order/cancelNow',
  ['Cancel ', ['count', 2, { one: [0, ' line'], other: [0, ' lines'] }]],
];
export const cancelling: Message = ['desk/pages/order/cancelling', 'Cancelling'];
export const cancelled: Message = ['desk/pages/order/cancelled', 'The lines that had not started are cancelled.'];
export const money: Message = ['desk/pages/order/money', 'Payment'];
export const method: Message = ['desk/pages/order/method', 'Paid with'];
export const held: Message = ['desk/pages/order/held', 'Total'];
export const charged: Message = ['desk/pages/order/charged', 'Charged'];
export const released: Message = ['desk/pages/order/released', 'Released'];
export const refunded: Message = ['desk/pages/order/refunded', 'Refunded'];
export const reference: Message = ['desk/pages/order/reference', 'Provider’s reference'];
export const says: Message = ['desk/pages/order/says', 'Problem'];
export const disputed: Message<{ moment: Tag }> = [
  'desk/pages/order/disputed',
  ['The customer’s bank disputed this payment on ', ['moment', ''], '.'],
];
export const inquired: Message<{ moment: Tag }> = [
  'desk/pages/order/inquired',
  [
    'The customer’s bank has been inquiring about this payment since ',
    ['moment', ''],
    ', and has not taken any money back. Answer in the provider’s own pages, or refund the order.',
  ],
];
export const disputeOpen: Message = [
  'desk/pages/order/disputeOpen',
  'Nothing is refunded until the bank has decided: it could take the money a second time.',
];
export const disputeLost: Message = [
  'desk/pages/order/disputeLost',
  'The dispute is lost, and the bank has returned the money. The domains stay with the customer until you decide otherwise.',
];
export const withdrawalLate: Message<{ name: string | number; domain: string | number }> = [
  'desk/pages/order/withdrawalLate',
  [
    ['name'],
    ' withdrew, but the transfer of ',
    ['domain'],
    ' could no longer be cancelled. Decide what to refund, and write to them within 14 days of the withdrawal.',
  ],
];
export const withdrawalUnanswered: Message<{ name: string | number; moment: Tag; domain: string | number }> = [
  'desk/pages/order/withdrawalUnanswered',
  [
    ['name'],
    ' withdrew on ',
    ['moment', ''],
    ', and the registrar has not said whether the transfer of ',
    ['domain'],
    ' is cancelled. The shop keeps asking, and refunds it once it is. Ask the registrar to cancel it.',
  ],
];
export const refundCameBack: Message<{ moment: Tag; name: string | number; amount: Tag }> = [
  'desk/pages/order/refundCameBack',
  [
    'A refund came back on ',
    ['moment', ''],
    ', so ',
    ['name'],
    ' is still owed ',
    ['amount', ''],
    '. The shop does not pay it again by itself: refund it on the payment provider’s own pages.',
  ],
];
export const unpaid: Message<{ name: string | number; amount: Tag }> = [
  'desk/pages/order/unpaid',
  [
    'The payment expired before the money was taken, so nothing was charged. ',
    ['name'],
    ' received ',
    ['amount', ''],
    ' worth of domains, and expects an email about how to pay. The shop does not charge the card again: agree on another way to pay, or decide what happens to the domains.',
  ],
];
export const unpaidTerms: Message<{ name: string | number; number: string | number }> = [
  'desk/pages/order/unpaidTerms',
  [
    'This emails ',
    ['name'],
    ' and records your decision, which ends order ',
    ['number'],
    ' unless a domain of it is still on its way. It charges nothing and does nothing to the domains: make any change to them first.',
  ],
];
export const unpaidMessage: Message = ['desk/pages/order/unpaidMessage', 'Email to the customer'];
export const unpaidMessageHint: Message = [
  'desk/pages/order/unpaidMessageHint',
  'Say how to pay, or that there is nothing to pay. It is sent as you write it, so write in the customer’s language.',
];
export const unpaidMessageMissing: Message = ['desk/pages/order/unpaidMessageMissing', 'Write to the customer'];
export const unpaidDecide: Message = ['desk/pages/order/unpaidDecide', 'Send and record'];
export const unpaidDeciding: Message = ['desk/pages/order/unpaidDeciding', 'Sending'];
export const unpaidDone: Message = [
  'desk/pages/order/unpaidDone',
  'The email is on its way, and the decision is recorded.',
];
export const decide: Message = ['desk/pages/order/decide', 'Record the decision'];
export const decideTitle: Message = ['desk/pages/order/decideTitle', 'What did you decide?'];
export const decideTerms: Message<{
  number: string | number;
  about: 'lost_dispute' | 'withdrawal_unanswered' | (string & {});
  name: string | number;
}> = [
  'desk/pages/order/decideTerms',
  [
    'This only records your decision, so that order ',
    ['number'],
    ' no longer needs attention. ',
    [
      'about',
      1,
      {
        lost_dispute: ['Nothing happens to the domains of ', ['name'], ': make any change to them first.'],
        withdrawal_unanswered: [
          'The shop keeps asking the registrar, and refunds ',
          ['name'],
          ' once the transfer is cancelled.',
        ],
        other: ['It does not refund anything: if ', ['name'], ' is to get money back, make that refund first.'],
      },
    ],
  ],
];
export const decision: Message = ['desk/pages/order/decision', 'Decision'];
export const decisionHint: Message = ['desk/pages/order/decisionHint', 'For the log. The customer does not see it.'];
export const decisionMissing: Message = ['desk/pages/order/decisionMissing', 'Enter what was decided'];
export const deciding: Message = ['desk/pages/order/deciding', 'Recording'];
export const decided: Message = ['desk/pages/order/decided', 'The decision is recorded.'];
export const customer: Message = ['desk/pages/order/customer', 'Customer'];
export const placed: Message = ['desk/pages/order/placed', 'Placed'];
export const nextStep: Message = ['desk/pages/order/nextStep', 'Next attempt'];
export const partner: Message = ['desk/pages/order/partner', 'Partner'];
export const documents: Message = ['desk/pages/order/documents', 'Documents'];
export const noDocuments: Message = ['desk/pages/order/noDocuments', 'None yet: nothing was charged.'];
export const document: Message<{ kind: 'receipt' | 'refund' | 'refund_failed'; number: string | number }> = [
  'desk/pages/order/document',
  [
    ['kind', 1, { receipt: 'Receipt', refund: 'Refund note', refund_failed: 'Note of a failed refund', other: '' }],
    ' ',
    ['number'],
  ],
];
export const emails: Message = ['desk/pages/order/emails', 'Emails'];
export const timeline: Message = ['desk/pages/order/timeline', 'Timeline'];
export const by: Message<{ by: 'customer' | 'shop' | 'payment_provider' | 'staff' }> = [
  'desk/pages/order/by',
  [['by', 1, { customer: 'Customer', shop: 'Shop', payment_provider: 'Payment provider', staff: 'Staff', other: '' }]],
];
export const byStaff: Message<{ name: string | number }> = ['desk/pages/order/byStaff', [['name'], ' (staff)']];
export const request: Message<{ id: string | number }> = ['desk/pages/order/request', ['Request ', ['id']]];
export const emailWritten: Message<{ subject: string | number; status: 'queued' | 'sent' | 'kept' | 'failed' }> = [
  'desk/pages/order/emailWritten',
  [
    'Email “',
    ['subject'],
    '”: ',
    [
      'status',
      1,
      {
        queued: 'waiting to be sent',
        sent: 'sent',
        kept: 'in the development mailbox',
        failed: 'not delivered',
        other: '',
      },
    ],
  ],
];
export const ofDomain: Message<{ domain: string | number; what: string | number }> = [
  'desk/pages/order/ofDomain',
  [['domain'], ': ', ['what']],
];
export const because: Message<{ detail: string | number }> = ['desk/pages/order/because', ['Reason: ', ['detail']]];
export const placedBy: Message = ['desk/pages/order/placedBy', 'Order placed'];
export const authorise: Message = ['desk/pages/order/authorise', 'Payment requested'];
export const authorised: Message = ['desk/pages/order/authorised', 'Payment authorised'];
export const declined: Message = ['desk/pages/order/declined', 'Payment declined'];
export const challenged: Message = ['desk/pages/order/challenged', 'Bank asks the customer to confirm'];
export const unanswered: Message = ['desk/pages/order/unanswered', 'No answer; checking again'];
export const absent: Message = ['desk/pages/order/absent', 'Provider does not know the payment; requested again'];
export const expired: Message = ['desk/pages/order/expired', 'Confirmation timed out; payment cancelled'];
export const paymentCancelled: Message = ['desk/pages/order/paymentCancelled', 'Payment cancelled'];
export const provision: Message = ['desk/pages/order/provision', 'Work at the registrar started'];
export const provisioned: Message = ['desk/pages/order/provisioned', 'Registrar has answered'];
export const resumed: Message = ['desk/pages/order/resumed', 'Checked with the registrar again'];
export const tookAll: Message = ['desk/pages/order/tookAll', 'Charged; order completed'];
export const tookSome: Message = ['desk/pages/order/tookSome', 'Charged for what was done; partly completed'];
export const tookNone: Message = ['desk/pages/order/tookNone', 'Nothing done; nothing charged'];
export const tookEarly: Message = ['desk/pages/order/tookEarly', 'Charged; waiting for the registry'];
export const owes: Message = ['desk/pages/order/owes', 'Refund due'];
export const gaveBackAll: Message = ['desk/pages/order/gaveBackAll', 'Everything refunded'];
export const reopened: Message = ['desk/pages/order/reopened', 'Reopened for a refund'];
export const refundAsked: Message = ['desk/pages/order/refundAsked', 'Refund started'];
export const cancelAsked: Message = ['desk/pages/order/cancelAsked', 'Cancellation requested'];
export const paymentCancelAsked: Message = [
  'desk/pages/order/paymentCancelAsked',
  'Customer cancelled the payment at their bank',
];
export const retriedEntry: Message = ['desk/pages/order/retriedEntry', 'Retry requested'];
export const emailResent: Message = ['desk/pages/order/emailResent', 'Email sent again'];
export const withdrawn: Message = ['desk/pages/order/withdrawn', 'Customer withdrew'];
export const disputedEntry: Message = ['desk/pages/order/disputedEntry', 'Payment disputed'];
export const fraudWarned: Message = ['desk/pages/order/fraudWarned', 'Bank suspects fraud'];
export const inquiredEntry: Message = ['desk/pages/order/inquiredEntry', 'Bank inquired about the payment'];
export const inquiryClosedEntry: Message = ['desk/pages/order/inquiryClosedEntry', 'Bank inquiry closed'];
export const disputeWonEntry: Message = ['desk/pages/order/disputeWonEntry', 'Dispute won'];
export const disputeLostEntry: Message = [
  'desk/pages/order/disputeLostEntry',
  'Dispute lost; the bank returned the money',
];
export const withdrawalUndecided: Message = [
  'desk/pages/order/withdrawalUndecided',
  'Withdrawal too late to stop the transfer',
];
export const withdrawalDecidedEntry: Message = [
  'desk/pages/order/withdrawalDecidedEntry',
  'Decision about the late withdrawal recorded',
];
export const waitDecidedEntry: Message = [
  'desk/pages/order/waitDecidedEntry',
  'Decision about the unanswered withdrawal recorded',
];
export const refundDecidedEntry: Message = [
  'desk/pages/order/refundDecidedEntry',
  'Decision about the failed refund recorded',
];
export const disputeDecidedEntry: Message = [
  'desk/pages/order/disputeDecidedEntry',
  'Decision about the lost dispute recorded',
];
export const refundAlarm: Message = ['desk/pages/order/refundAlarm', 'Refund keeps failing'];
export const refundTwice: Message = [
  'desk/pages/order/refundTwice',
  'Refunded twice: by the shop, and in the payment provider’s pages',
];
export const refundWaits: Message = ['desk/pages/order/refundWaits', 'Refund held up by the payment provider'];
export const refundStopped: Message = ['desk/pages/order/refundStopped', 'Refund rejected too often; not tried again'];
export const refundFailed: Message = ['desk/pages/order/refundFailed', 'Refund came back from the bank'];
export const captureAlarm: Message = ['desk/pages/order/captureAlarm', 'Card cannot be charged'];
export const lapsed: Message = ['desk/pages/order/lapsed', 'Payment lapsed before the money was taken'];
export const unpaidAlarm: Message = ['desk/pages/order/unpaidAlarm', 'Staff told that nothing was charged'];
export const unpaidDecided: Message = ['desk/pages/order/unpaidDecided', 'Decision about the unpaid order recorded'];
export const paymentRefused: Message = [
  'desk/pages/order/paymentRefused',
  'Payment provider refused the payment, and not because of the card',
];
export const itemAlarm: Message = ['desk/pages/order/itemAlarm', 'Failed several times'];
export const itemLost: Message = ['desk/pages/order/itemLost', 'Missing at the registrar'];
export const itemNotHeld: Message = [
  'desk/pages/order/itemNotHeld',
  'Renewed, but the customer no longer has the domain',
];
export const itemLostAlarm: Message = ['desk/pages/order/itemLostAlarm', 'Missing for more than a day'];
export const itemFound: Message = ['desk/pages/order/itemFound', 'Found again at the registrar'];
export const itemStart: Message = ['desk/pages/order/itemStart', 'Sent to the registrar'];
export const itemConfirmed: Message = ['desk/pages/order/itemConfirmed', 'Done'];
export const itemAccepted: Message = ['desk/pages/order/itemAccepted', 'Accepted by the registrar'];
export const itemRefused: Message = ['desk/pages/order/itemRefused', 'Refused by the registrar'];
export const itemGaveUp: Message = ['desk/pages/order/itemGaveUp', 'Given up: it never reached the registrar'];
export const itemAbsent: Message = ['desk/pages/order/itemAbsent', 'Registrar does not have it; sent again'];
export const itemCancel: Message = ['desk/pages/order/itemCancel', 'Cancelled before it started'];
export const itemGaveBack: Message = ['desk/pages/order/itemGaveBack', 'Refunded'];
export const itemDeleted: Message = ['desk/pages/order/itemDeleted', 'Deleted by the customer; refund started'];
export const callOff: Message = ['desk/pages/order/callOff', 'Cancel transfer'];
export const callOffNamed: Message<{ domain: string | number }> = [
  'desk/pages/order/callOffNamed',
  ['Cancel the transfer of ', ['domain']],
];
export const callOffTitle: Message<{ domain: string | number }> = [
  'desk/pages/order/callOffTitle',
  ['Cancel the transfer of ', ['domain'], '?'],
];
export const callOffTerms: Message<{
  amount: string | number;
  method: string | number;
  name: string | number;
  email: string | number;
}> = [
  'desk/pages/order/callOffTerms',
  [
    'We ask the registrar to cancel it, which is possible until the domain’s owner has confirmed. ',
    ['amount'],
    ' goes back to ',
    ['method'],
    '. ',
    ['name'],
    ' gets an email at ',
    ['email'],
    '. The domain stays where it is.',
  ],
];
export const callOffHint: Message = ['desk/pages/order/callOffHint', 'The customer sees it in the email.'];
export const callOffNow: Message = ['desk/pages/order/callOffNow', 'Cancel the transfer'];
export const callingOff: Message = ['desk/pages/order/callingOff', 'Cancelling'];
export const calledOff: Message = [
  'desk/pages/order/calledOff',
  'The transfer was cancelled. The money goes back once the registrar confirms it.',
];
export const transferCalledOff: Message = ['desk/pages/order/transferCalledOff', 'Transfer cancelled'];
export const tookAllAgain: Message = ['desk/pages/order/tookAllAgain', 'Refund done; order completed'];
