// Written by tools/messages/generate.mjs. The texts are in desk/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const home: Message = ['desk/pages/search/home', 'Desk'];
export const welcome: Message = ['desk/pages/search/welcome', 'What are you looking for?'];
export const welcomeWay: Message = [
  'desk/pages/search/welcomeWay',
  'Search by email, name, domain, order number (its first digits are enough) or receipt number. Press / to get to the search from anywhere.',
];
export const results: Message<{ q: string | number }> = ['desk/pages/search/results', ['Results for “', ['q'], '”']];
export const nothing: Message<{ q: string | number }> = [
  'desk/pages/search/nothing',
  ['Nothing found for “', ['q'], '”'],
];
export const nothingWay: Message = ['desk/pages/search/nothingWay', 'Check the spelling, or search for part of it.'];
export const name: Message = ['desk/pages/search/name', 'Name'];
export const email: Message = ['desk/pages/search/email', 'Email'];
export const country: Message = ['desk/pages/search/country', 'Country'];
export const since: Message = ['desk/pages/search/since', 'Customer since'];
export const closed: Message = ['desk/pages/search/closed', 'Account closed'];
export const all: Message<{ kind: 'customers' | 'domains' | 'orders' }> = [
  'desk/pages/search/all',
  [['kind', 1, { customers: 'All customers', domains: 'All domains', orders: 'All orders', other: '' }]],
];
export const everything: Message = ['desk/pages/search/everything', 'All results'];
export const searching: Message = ['desk/pages/search/searching', 'Searching'];
export const count: Message<{ count: number }> = [
  'desk/pages/search/count',
  [['count', 2, { one: [0, ' result'], other: [0, ' results'] }]],
];
export const countMore: Message<{ count: number }> = [
  'desk/pages/search/countMore',
  ['First ', ['count', 2, { one: [0, ' result'], other: [0, ' results'] }]],
];
export const attention: Message = ['desk/pages/search/attention', 'Needs attention'];
export const attentionOldest: Message = ['desk/pages/search/attentionOldest', 'The 50 that have waited longest'];
export const attentionNone: Message = ['desk/pages/search/attentionNone', 'Nothing needs attention'];
export const attentionNoneWay: Message = [
  'desk/pages/search/attentionNoneWay',
  'Orders that are stuck or were not paid for, domains that are overdue at the registrar, open disputes and lost ones, withdrawals that came too late to stop a transfer or that the registrar has not answered, refunds that came back, requests to correct an email address or remove two-step sign-in, and domains that the registrar may no longer hold will appear here.',
];
export const attentionWhat: Message = ['desk/pages/search/attentionWhat', 'What'];
export const attentionKind: Message<{
  kind:
    | 'stuck_order'
    | 'overdue_item'
    | 'unpaid_order'
    | 'dispute'
    | 'lost_dispute'
    | 'withdrawal'
    | 'withdrawal_unanswered'
    | 'failed_refund'
    | 'correction'
    | 'factor_removal'
    | 'missing_domain';
  domain: string | number;
}> = [
  'desk/pages/search/attentionKind',
  [
    [
      'kind',
      1,
      {
        stuck_order: 'Order stuck',
        overdue_item: [['domain'], ' is overdue at the registrar'],
        unpaid_order: 'Delivered but not paid for: decide',
        dispute: 'Payment disputed, or under inquiry by the bank',
        lost_dispute: 'Dispute lost: decide about the domains',
        withdrawal: ['Withdrawal too late to stop the transfer of ', ['domain'], ': decide on a refund'],
        withdrawal_unanswered: ['No answer from the registrar after a withdrawal: transfer of ', ['domain']],
        failed_refund: 'Refund came back: pay it again',
        correction: 'Email address being corrected',
        factor_removal: 'Two-step sign-in being removed',
        missing_domain: [['domain'], ' may be gone from the registrar'],
        other: '',
      },
    ],
  ],
];
export const attentionCustomer: Message = ['desk/pages/search/attentionCustomer', 'Customer'];
export const attentionSince: Message = ['desk/pages/search/attentionSince', 'Since'];
export const kinds: Message<{ kind: 'customers' | 'domains' | 'orders' }> = [
  'desk/pages/search/kinds',
  [['kind', 1, { customers: 'Customers', domains: 'Domains', orders: 'Orders', other: '' }]],
];
