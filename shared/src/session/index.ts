export {
  forgetPendingVerification,
  pendingVerificationAtom,
  rememberPendingVerification,
  usePendingVerification,
  type PendingVerification,
} from './pending-verification';
export { isLoginPath, safeReturnPath } from './return-path';
export { endSession, logout, onSessionEnd, refreshSession, startSession, type SessionEnd } from './session';
export { setGuestCountry, taxCountry, taxCountryAtom, useTaxCountry } from './tax-country';
export { sessionAtom, useSession, type EndedSession, type Session, type SessionUser } from './session-state';
