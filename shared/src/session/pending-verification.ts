import { store, storedAtom, useStored } from '../store';
import { tabStorage } from '../store/browser-storage';
import { toChecker, fields, orNull, text } from '../store/shape';

/** The address that was registered in this browser and is not verified yet. */
export interface PendingVerification {
  readonly email: string;
}

/** Kept under `sf:verification`; null where nothing waits. */
export const pendingVerificationAtom = storedAtom<PendingVerification | null>({
  key: 'verification',
  version: 1,
  empty: null,
  schema: toChecker(orNull(fields<PendingVerification>({ email: text(/^[^\s@]{1,64}@[^\s@]{1,254}$/) }))),
});

/** Keeps the address for the verification page, this tab and others. */
export function rememberPendingVerification(email: string): void {
  store.set(pendingVerificationAtom, { email });
}

/** Whoever is signed in needs no account: what they typed for one goes, also where its form is not loaded (RG-08). */
export function forgetRegistration(): void {
  forgetPendingVerification();
  tabStorage.storage?.removeItem('sf:registration');
}

/** Nothing waits any more. */
export function forgetPendingVerification(): void {
  store.set(pendingVerificationAtom, null);
}

/** The address that waits to be proven. */
export function usePendingVerification(): string | undefined {
  return useStored(pendingVerificationAtom, null)?.email;
}
