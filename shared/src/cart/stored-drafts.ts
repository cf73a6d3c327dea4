import { browserStorage, tabStorage } from '../store/browser-storage';
import { clearCheckoutDrafts } from './checkout-drafts';

/** Stored areas of remotes with the customer's data. A loaded remote clears its own; on other pages, only this does. */
const AREAS_OF_REMOTES = ['dns', 'transfer'];

/** The same, for areas stored per tab. */
const TAB_AREAS_OF_REMOTES = ['billing-details', 'registration'];

/** Deletes a customer's drafts (RG-08), at sign-out and when another customer signs in after an expired session. */
export function clearStoredDrafts(): void {
  clearCheckoutDrafts();
  for (const area of AREAS_OF_REMOTES) browserStorage.storage?.removeItem(`sf:${area}`);
  for (const area of TAB_AREAS_OF_REMOTES) tabStorage.storage?.removeItem(`sf:${area}`);
}
