// Written by tools/messages/generate.mjs. The texts are in desk/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const title: Message = ['desk/pages/partners/title', 'Partners'];
export const lead: Message = [
  'desk/pages/partners/lead',
  'They may put search and cart of the shop on their pages. The list is in the file that PARTNERS_FILE names.',
];
export const loading: Message = ['desk/pages/partners/loading', 'Loading the partners'];
export const notLoaded: Message = ['desk/pages/partners/notLoaded', 'The partners did not load'];
export const none: Message = ['desk/pages/partners/none', 'No partner yet'];
export const name: Message = ['desk/pages/partners/name', 'Name'];
export const id: Message = ['desk/pages/partners/id', 'ID on orders'];
export const key: Message = ['desk/pages/partners/key', 'Key'];
export const origins: Message = ['desk/pages/partners/origins', 'Origins'];
export const from: Message = ['desk/pages/partners/from', 'From'];
export const until: Message = ['desk/pages/partners/until', 'Until'];
export const periodHint: Message = ['desk/pages/partners/periodHint', 'Days in UTC, both included'];
export const totals: Message = ['desk/pages/partners/totals', 'Orders by currency'];
export const currency: Message = ['desk/pages/partners/currency', 'Currency'];
export const orders: Message = ['desk/pages/partners/orders', 'Orders'];
export const paid: Message = ['desk/pages/partners/paid', 'Paid'];
export const captured: Message = ['desk/pages/partners/captured', 'Charged'];
export const refunded: Message = ['desk/pages/partners/refunded', 'Refunded'];
export const noTotals: Message = ['desk/pages/partners/noTotals', 'No orders in this period'];
export const carts: Message = ['desk/pages/partners/carts', 'Carts'];
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
