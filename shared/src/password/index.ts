/**
 * Reauthentication: the customer confirms who they are before what an open session alone is not enough for (SS-05),
 * with the password and a second factor, or with a passkey. Each remote that asks carries a copy, so its imports are those of a remote.
 */
export { PasskeyButton, type PasskeyButtonProps } from './PasskeyButton';
export { askForPasskey, knowsPasskeys, makePasskey, PasskeyProblem, refusalText } from './passkey';
export { showRefusal } from './show-refusal';
export { useReauth, type Reauth } from './use-reauth';
export { useReauthMutation, type ReauthMutation } from './use-reauth-mutation';
