/**
 * The proof that it is the customer who holds an open session, before what the session alone is not enough for (SS-05):
 * the password with a second factor, or a passkey. Each remote that asks carries a copy, so its imports are those of a remote.
 */
export { PasskeyButton, type PasskeyButtonProps } from './PasskeyButton';
export { askForPasskey, knowsPasskeys, makePasskey, PasskeyProblem, PASSKEYS_NOT_LOADED, refusalText } from './passkey';
export { usePasswordGuard, type PasswordGuard } from './use-password-guard';
