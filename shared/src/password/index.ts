/**
 * The password asked for once more, before what an open session alone is not enough for (quality bar A7). Each remote that asks
 * carries a copy, so its imports are those of a remote.
 */
export { usePasswordGuard, type PasswordGuard } from './use-password-guard';
