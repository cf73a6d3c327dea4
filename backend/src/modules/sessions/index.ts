export { toCustomer } from './to-customer';
export { hashPassword, verifyPassword } from './passwords';
export {
  cleanSessions,
  customerColumns,
  endAllSessions,
  endOneSession,
  endSessionsBut,
  findPassword,
  findStaffName,
  liveSessions,
  recordPasswordConfirmed,
  setPassword,
} from './queries';
export { createSessionReader } from './session-reader';
export { SignIn, writeNewToken, renewToken, type NewToken } from './sign-in';
