/**
 * Whom the shop bills, wherever somebody is asked: in the account and in checkout (SS-06). Each remote that asks carries a copy, so its
 * imports are those of a remote.
 */
export { Facts } from './Facts';
export { BilledTo } from './BilledTo';
export { BillingDetailsSection } from './BillingDetailsSection';
