/**
 * Billing details in the account and in checkout (SS-06). Each remote that uses them bundles its own copy, so this imports only what a
 * remote may.
 */
export { Facts } from './Facts';
export { BilledTo } from './BilledTo';
export { BillingDetailsSection, useHasUnsavedBillingDetails } from './BillingDetailsSection';
