import { browserStorage, tabStorage } from '../store/browser-storage';
import { clearCheckoutDrafts } from './checkout-drafts';

/** Data that remotes store for the customer. They clear it themselves where they are loaded; on all other pages nobody else would. */
const AREAS_OF_REMOTES = ['dns', 'transfer'];

/** The same, of those that are kept for one tab. */
const TAB_AREAS_OF_REMOTES = ['billing-details', 'registration'];

/** Forgets what a customer had begun and nobody else may find: at sign-out, and when somebody else signs in after an expiry (RG-08). */
export function forgetWhatWasBegun(): void {
  clearCheckoutDrafts();
  for (const area of AREAS_OF_REMOTES) browserStorage.storage?.removeItem(`sf:${area}`);
  for (const area of TAB_AREAS_OF_REMOTES) tabStorage.storage?.removeItem(`sf:${area}`);
}
