import { browserStorage, tabStorage } from '../store/browser-storage';
import { clearCheckoutDrafts } from './checkout-drafts';

/** Data that remotes store for the customer. They clear it themselves where they are loaded; on all other pages nobody else would. */
const AREAS_OF_REMOTES = ['dns', 'transfer'];

/** The same, for areas of one tab. */
const TAB_AREAS_OF_REMOTES = ['billing-details', 'registration'];

/** Deletes a customer's drafts (RG-08): at sign-out, and when another customer signs in after an expired session. */
export function forgetWhatWasBegun(): void {
  clearCheckoutDrafts();
  for (const area of AREAS_OF_REMOTES) browserStorage.storage?.removeItem(`sf:${area}`);
  for (const area of TAB_AREAS_OF_REMOTES) tabStorage.storage?.removeItem(`sf:${area}`);
}
