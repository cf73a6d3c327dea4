export { hashToken } from './hashed-session-tokens';
export { hashPassword, verifyPassword } from './passwords';
export { IDLE_SECONDS } from './session-life';
export { createSessionReader } from './session-reader';
export { createSignIn, headersFor, type SignIn } from './sign-in-sessions';
export { giveToken, renewToken } from './token-renewal';
