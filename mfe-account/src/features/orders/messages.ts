// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const search: Message = ['mfe-account/features/orders/search', 'Find orders'];
export const find: Message = ['mfe-account/features/orders/find', 'Find an order'];
export const placeholder: Message = ['mfe-account/features/orders/placeholder', 'Domain or order number'];
export const from: Message = ['mfe-account/features/orders/from', 'From'];
export const to: Message = ['mfe-account/features/orders/to', 'To'];
export const stateFilter: Message = ['mfe-account/features/orders/stateFilter', 'Order status'];
export const all: Message = ['mfe-account/features/orders/all', 'All'];
export const inProgress: Message = ['mfe-account/features/orders/inProgress', 'In progress'];
export const completed: Message = ['mfe-account/features/orders/completed', 'Completed'];
export const refunded: Message = ['mfe-account/features/orders/refunded', 'Refunded'];
export const notCharged: Message = ['mfe-account/features/orders/notCharged', 'Not charged'];
export const placed: Message = ['mfe-account/features/orders/placed', 'Placed'];
export const paymentInProgress: Message = ['mfe-account/features/orders/paymentInProgress', 'Payment in progress'];
export const paymentFailed: Message = ['mfe-account/features/orders/paymentFailed', 'Payment failed, not charged'];
export const completedInPart: Message = ['mfe-account/features/orders/completedInPart', 'Partly completed'];
export const completedRefunded: Message<{ amount: string | number }> = [
  'mfe-account/features/orders/completedRefunded',
  ['Completed, ', ['amount'], ' refunded'],
];
export const paymentExpired: Message = ['mfe-account/features/orders/paymentExpired', 'Payment expired, not charged'];
export const completedUncharged: Message<{ isPart: boolean }> = [
  'mfe-account/features/orders/completedUncharged',
  [['isPart', 1, { true: 'Partly completed, not charged', other: 'Completed, not charged' }]],
];
export const failed: Message = ['mfe-account/features/orders/failed', 'Failed, not charged'];
export const cancelled: Message = ['mfe-account/features/orders/cancelled', 'Cancelled, not charged'];
export const namesMore: Message<{ names: string | number; count: number }> = [
  'mfe-account/features/orders/namesMore',
  [['names'], ', ', ['count', 2, { other: [0, ' more'] }]],
];
export const order: Message = ['mfe-account/features/orders/order', 'Order'];
export const orderNumber: Message<{ number: Tag }> = [
  'mfe-account/features/orders/orderNumber',
  ['Order ', ['number', '']],
];
export const date: Message = ['mfe-account/features/orders/date', 'Date'];
export const status: Message = ['mfe-account/features/orders/status', 'Status'];
export const total: Message = ['mfe-account/features/orders/total', 'Total'];
export const receipt: Message = ['mfe-account/features/orders/receipt', 'Receipt'];
export const receiptFor: Message<{ names: string | number }> = [
  'mfe-account/features/orders/receiptFor',
  ['Receipt for ', ['names']],
];
export const payAgain: Message = ['mfe-account/features/orders/payAgain', 'Pay again'];
export const payAgainFor: Message<{ names: string | number }> = [
  'mfe-account/features/orders/payAgainFor',
  ['Pay again for ', ['names']],
];
export const orders: Message = ['mfe-account/features/orders/orders', 'Orders'];
export const notLoaded: Message = ['mfe-account/features/orders/notLoaded', 'Your orders did not load'];
export const unharmed: Message<{ cause: string | number }> = [
  'mfe-account/features/orders/unharmed',
  [['cause'], ' Your orders are safe.'],
];
export const loading: Message = ['mfe-account/features/orders/loading', 'Loading'];
export const none: Message = ['mfe-account/features/orders/none', 'No orders yet'];
export const noneLine: Message = [
  'mfe-account/features/orders/noneLine',
  'Your purchases and their receipts appear here.',
];
export const findName: Message = ['mfe-account/features/orders/findName', 'Find a domain'];
export const loadingOrders: Message = ['mfe-account/features/orders/loadingOrders', 'Loading your orders'];
export const noMatch: Message = ['mfe-account/features/orders/noMatch', 'No orders found'];
export const noMatchLine: Message = ['mfe-account/features/orders/noMatchLine', 'No orders match this filter.'];
export const showAll: Message = ['mfe-account/features/orders/showAll', 'Show all orders'];
export const yourOrders: Message = ['mfe-account/features/orders/yourOrders', 'Your orders'];
export const newer: Message = ['mfe-account/features/orders/newer', 'Newer'];
export const older: Message = ['mfe-account/features/orders/older', 'Older'];
export const onPage: Message<{ count: number }> = [
  'mfe-account/features/orders/onPage',
  [['count', 2, { one: [0, ' order'], other: [0, ' orders'] }], ' on this page'],
];
export const found: Message<{ count: number }> = [
  'mfe-account/features/orders/found',
  [['count', 2, { one: [0, ' order'], other: [0, ' orders'] }], ' found'],
];
export const refundNote: Message<{ number: string | number }> = [
  'mfe-account/features/orders/refundNote',
  ['Refund note ', ['number']],
];
