// Written by tools/messages/generate.mjs. The texts are in desk/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const order: Message = ['desk/components/order', 'Order'];
export const status: Message = ['desk/components/status', 'Status'];
export const orderStatus: Message<{
  status:
    | 'pending'
    | 'payment_processing'
    | 'provisioning'
    | 'completed'
    | 'partially_completed'
    | 'failed'
    | 'payment_failed'
    | 'cancelled'
    | 'refunded'
    | (string & {});
}> = [
  'desk/components/orderStatus',
  [
    [
      'status',
      1,
      {
        pending: 'Pending',
        payment_processing: 'Payment in progress',
        provisioning: 'In progress',
        completed: 'Completed',
        partially_completed: 'Partly completed',
        failed: 'Failed',
        payment_failed: 'Payment failed',
        cancelled: 'Cancelled',
        refunded: 'Refunded',
        other: [['status']],
      },
    ],
  ],
];
export const domains: Message = ['desk/components/domains', 'Domains'];
export const andMore: Message<{ first: string | number; count: number }> = [
  'desk/components/andMore',
  [['first'], ' and ', ['count', 2, { other: [0, ' more'] }]],
];
export const customer: Message = ['desk/components/customer', 'Customer'];
export const total: Message = ['desk/components/total', 'Total'];
export const refundedOf: Message<{ amount: string | number }> = [
  'desk/components/refundedOf',
  [['amount'], ' refunded'],
];
export const placed: Message = ['desk/components/placed', 'Placed'];
export const domain: Message = ['desk/components/domain', 'Domain'];
export const expires: Message = ['desk/components/expires', 'Expires'];
export const left: Message = ['desk/components/left', 'Left the account'];
export const inAccount: Message = ['desk/components/inAccount', 'In the account'];
export const noOrders: Message = ['desk/components/noOrders', 'No orders'];
export const noDomains: Message = ['desk/components/noDomains', 'No domains'];
export const noEmails: Message = ['desk/components/noEmails', 'No emails within the last 90 days'];
export const subject: Message = ['desk/components/subject', 'Subject'];
export const sent: Message = ['desk/components/sent', 'Written'];
export const emailStatus: Message<{ status: 'queued' | 'sent' | 'kept' | 'failed' }> = [
  'desk/components/emailStatus',
  [
    [
      'status',
      1,
      {
        queued: 'Waiting to be sent',
        sent: 'Sent',
        kept: 'In the development mailbox',
        failed: 'Not delivered',
        other: '',
      },
    ],
  ],
];
export const resend: Message = ['desk/components/resend', 'Send again'];
export const resendNamed: Message<{ subject: string | number }> = [
  'desk/components/resendNamed',
  ['Send again: ', ['subject']],
];
export const resendQuestion: Message = ['desk/components/resendQuestion', 'Send this email again?'];
export const resendTerms: Message<{ subject: string | number; to: string | number }> = [
  'desk/components/resendTerms',
  ['“', ['subject'], '” goes to ', ['to'], ' again, unchanged. The customer’s activity shows that it was sent again.'],
];
export const resending: Message = ['desk/components/resending', 'Sending'];
export const resent: Message<{ to: string | number }> = ['desk/components/resent', ['Sent to ', ['to'], '.']];
export const notKept: Message = ['desk/components/notKept', 'Not kept'];
export const actions: Message = ['desk/components/actions', 'Actions'];
export const page: Message<{ page: string | number }> = ['desk/components/page', ['Page ', ['page']]];
export const previous: Message = ['desk/components/previous', 'Previous page'];
export const next: Message = ['desk/components/next', 'Next page'];
export const pages: Message = ['desk/components/pages', 'Pages'];
export const keep: Message = ['desk/components/keep', 'Change nothing'];
export const loading: Message = ['desk/components/loading', 'Loading'];
export const notLoaded: Message = ['desk/components/notLoaded', 'This did not load'];
export const retrying: Message = ['desk/components/retrying', 'Retrying'];
export const code: Message = ['desk/components/code', 'Code'];
export const codeHint: Message = ['desk/components/codeHint', 'The next code from your authenticator app'];
export const codeMissing: Message = ['desk/components/codeMissing', 'Enter the six-digit code'];
