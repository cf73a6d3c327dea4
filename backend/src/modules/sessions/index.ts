export { hashPassword, verifyPassword } from './passwords';
export {
  cleanSessions,
  endAllSessions,
  endOneSession,
  endSessionsBut,
  findPassword,
  liveSessions,
  recordPasswordConfirmed,
  setPassword,
} from './queries';
export { createSessionReader } from './session-reader';
export { createSignIn, giveToken, renewToken, type NewToken, type SignIn } from './sign-in';
