import { z } from 'zod/mini';
import { endpoint } from './endpoint';
import { countryCode, emailAddress, instant } from './wire';

const tag = 'auth';

/** At least 12 characters and no composition rules (NIST SP 800-63B, OWASP ASVS 5), such as `a long and quiet sentence`. */
export const newPassword = z
  .string()
  .check(z.minLength(12, 'Use at least 12 characters'), z.maxLength(256, 'Use at most 256 characters'));

/**
 * Characters that a personal name may have: letters of any script and the marks between them. Names are inserted into emails, including
 * those to unconfirmed addresses. Without digits, slashes and colons, a stranger cannot use a name to send a link or a message.
 */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’‘`´ʻʼ·,‐‑\u200c\u200d-]*$/u;
const nameCharacters = z.refine<string>((name) => NAME.test(name), {
  error: 'Use letters, spaces, hyphens and apostrophes only',
  abort: true,
});

/** Rejects names that look like a domain, with letters after a full stop as in `evil.example`; initials as in `J.R.R.` are accepted. */
const noAddress = z.refine<string>(
  (name) => !/\p{L}{2}\.\p{L}{2}/u.test(name) && !/^www\./i.test(name),
  'Enter a name, not an address',
);

/** A name of a person, such as `Mara`. */
export const personName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: 'Enter a name', abort: true }),
    z.maxLength(80, 'Use at most 80 characters'),
    nameCharacters,
    noAddress,
  );

/** The member of staff who acts for the customer, until when, and the page they came from. */
const supportSession = z.object({
  /** The name of the member of staff, such as `Ines Okafor`. */
  staff: z.string(),
  /** When it ends automatically. */
  ends_at: instant,
  /** The page that staff came from, such as `https://desk.shop.example/customers/7d9f`. */
  desk_url: z.string(),
});
export type SupportSession = z.infer<typeof supportSession>;

export const sessionActive = endpoint({
  id: 'sessionActive',
  method: 'GET',
  path: '/auth/session_active',
  summary: 'Whether this browser has a live session.',
  description: 'Does not fail for guests: `is_authenticated` is false.',
  tag,
  output: z.object({
    is_authenticated: z.boolean(),
    /** Where the visitor seems to be (ISO 3166-1 alpha-2), which decides the tax shown to a guest who has not chosen; missing if unknown. */
    visitor_country: z.optional(countryCode),
    /** Present while support acts for the customer in this browser. */
    support: z.optional(supportSession),
  }),
});

export const beginSupportSession = endpoint({
  id: 'beginSupportSession',
  method: 'POST',
  path: '/auth/support_session',
  summary: 'Opens a support session with a token from the desk, which works once and for one minute.',
  description:
    'A member of staff then acts for a customer in this browser, for half an hour at most. 422 if the token was used or has expired.',
  tag,
  input: z.strictObject({
    /** The token from the desk, such as `q7Xo2mV4nB8kT1yZ6cR3sD9f`. */
    token: z.string().check(z.minLength(16), z.maxLength(128)),
  }),
  output: supportSession,
  refusals: [400, 422, 429],
});

export const logout = endpoint({
  id: 'logout',
  method: 'GET',
  path: '/auth/logout',
  summary: 'Signs out.',
  description: 'Rejected for requests from another site.',
  tag,
  output: null,
});

/** A new account. */
export const registration = z.object({
  first_name: personName,
  last_name: personName,
  email: emailAddress,
  password: newPassword,
  country: countryCode,
});
export type Registration = z.infer<typeof registration>;

export const register = endpoint({
  id: 'register',
  method: 'POST',
  path: '/auth/register',
  summary: 'Creates a customer account.',
  description: 'The response is the same whether or not the address has an account; an email tells its owner which.',
  tag,
  input: registration,
  status: 202,
  output: z.object({ message: z.string() }),
  refusals: [400, 422, 429],
});

export const confirmPassword = endpoint({
  id: 'confirmPassword',
  method: 'POST',
  path: '/auth/confirm_password',
  summary:
    'Confirms the identity of the signed-in customer; calls that require reauthentication are allowed for the next five minutes.',
  description: 'If two-step verification is on, a code is required as well: 422 `code_needed`, `wrong_code`.',
  tag,
  input: z.strictObject({
    password: z.string().check(z.minLength(1, 'Enter your password'), z.maxLength(256)),
    code: z.optional(z.string().check(z.trim(), z.maxLength(32))),
  }),
  output: null,
  refusals: [400, 401, 422, 429],
});

export const verifyEmail = endpoint({
  id: 'verifyEmail',
  method: 'POST',
  path: '/auth/verify',
  summary: 'Redeems the link of an email; each works once.',
  description:
    '`verified` confirms the address of a new account and signs in, which takes the password chosen at registration (422 `password_needed`, `wrong_password`); `email_changed` changes the address of the account; `email_restored` changes it back within 24 hours and ends all sessions.',
  tag,
  input: z.object({
    token: z.string().check(z.minLength(1), z.maxLength(2048)),
    password: z.optional(z.string().check(z.minLength(1, 'Enter your password'), z.maxLength(256))),
  }),
  output: z.object({ is_authenticated: z.boolean(), outcome: z.enum(['verified', 'email_changed', 'email_restored']) }),
  refusals: [400, 422, 429],
});

/** An email address to write to; the response does not reveal whether it has an account (SS-05). */
export const addressed = z.object({ email: emailAddress });

export const resendVerification = endpoint({
  id: 'resendVerification',
  method: 'POST',
  path: '/auth/verify/resend',
  summary: 'Sends the verification email again.',
  description: 'The response is the same for every address.',
  tag,
  input: addressed,
  status: 202,
  output: z.object({ message: z.string() }),
  refusals: [400, 429],
});

export const recover = endpoint({
  id: 'recover',
  method: 'POST',
  path: '/auth/recover',
  summary: 'Sends a password reset link.',
  description: 'The response is the same for every address.',
  tag,
  input: addressed,
  status: 202,
  output: z.object({ message: z.string() }),
  refusals: [400, 429],
});

export const validateToken = endpoint({
  id: 'validateToken',
  method: 'POST',
  path: '/auth/validate',
  summary: 'Whether a password reset token is still valid.',
  description: 'Does not use up the token.',
  tag,
  input: z.object({
    token: z.string().check(z.minLength(1), z.maxLength(2048)),
    queue: z.optional(z.string().check(z.maxLength(64))),
  }),
  output: z.object({ username: z.string() }),
  refusals: [400, 422, 429],
});

export const resetPassword = endpoint({
  id: 'resetPassword',
  method: 'POST',
  path: '/auth/reset',
  summary: 'Sets a new password with a password reset token, once, and ends every session of the account.',
  description:
    '422 `token_invalid` if the link was used or has expired, `password_guessable` if the password is widely known.',
  tag,
  input: z.object({
    token: z.string().check(z.minLength(1), z.maxLength(2048)),
    username: emailAddress,
    password: newPassword,
  }),
  output: null,
  refusals: [400, 422, 429],
});
