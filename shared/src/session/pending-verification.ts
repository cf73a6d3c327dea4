import { store, storedAtom, useStored } from '../store';
import { tabStorage } from '../store/browser-storage';
import { toChecker, fields, orNull, text } from '../store/shape';

/** An address that was registered in this browser and is not verified yet. */
export interface PendingVerification {
  readonly email: string;
}

/** Stored under `sf:verification`; null if none is pending. */
export const pendingVerificationAtom = storedAtom<PendingVerification | null>({
  key: 'verification',
  version: 1,
  empty: null,
  schema: toChecker(orNull(fields<PendingVerification>({ email: text(/^[^\s@]{1,64}@[^\s@]{1,254}$/) }))),
});

/** Stores the address for the verification page, in this tab and others. */
export function rememberPendingVerification(email: string): void {
  store.set(pendingVerificationAtom, { email });
}

/** Deletes the draft of the registration form, which a signed-in customer does not need, even if the form is not loaded (RG-08). */
export function forgetRegistration(): void {
  forgetPendingVerification();
  tabStorage.storage?.removeItem('sf:registration');
}

export function forgetPendingVerification(): void {
  store.set(pendingVerificationAtom, null);
}

/** Returns the address that is still to be verified. */
export function usePendingVerification(): string | undefined {
  return useStored(pendingVerificationAtom, null)?.email;
}
