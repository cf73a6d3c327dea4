/**
 * Reauthentication: the customer confirms who they are before an action for which an open session is not enough (SS-05), with password and
 * second factor, or with a passkey. Each remote that needs it bundles its own copy, so this imports only what a remote may.
 */
export { PasskeyButton, type PasskeyButtonProps } from './PasskeyButton';
export { askForPasskey, knowsPasskeys, makePasskey, PasskeyProblem, refusalText } from './passkey';
export { useCustomerOnly, type CustomerOnlyCall } from './use-customer-only';
export { showRefusal } from './show-refusal';
export { useReauth, type Reauth } from './use-reauth';
export { useReauthMutation, type ReauthMutation } from './use-reauth-mutation';
