import { z } from 'zod/mini';
import { endpoint } from './endpoint';
import { newPassword } from './auth';
import { historyEntry } from './domain-history';
import { idSchema } from './id-schema';
import { countryCode, currencyCode, emailAddress, instant, queryNumber, wireAmount } from './wire';

const tag = 'security';

/** An active session of the account (SS-04). */
export const liveSession = z.object({
  id: idSchema<'SessionId'>(),
  /** Whether it is the session making the request. */
  is_current: z.boolean(),
  created_at: instant,
  last_used_at: instant,
  ip_address: z.nullable(z.string()),
  /** The browser's user agent. */
  device: z.nullable(z.string()),
  /** The country of the sign-in (ISO 3166-1 alpha-2); missing if it is unknown. */
  country: z.optional(countryCode),
  /** In a support session, the name of the member of staff who acts for the customer, such as `Ines Okafor`. */
  support: z.optional(z.string()),
});
export type LiveSession = z.infer<typeof liveSession>;

/** A passkey of the account. */
export const passkey = z.object({
  id: idSchema<'PasskeyId'>(),
  /** The name given by its owner. */
  name: z.string(),
  created_at: instant,
  last_used_at: z.nullable(instant),
  /** Whether a service syncs it to the owner's other devices. */
  is_synced: z.boolean(),
});
export type Passkey = z.infer<typeof passkey>;

/** The sign-in settings of the account. */
export const security = z.object({
  /** Since when an authenticator app is in use; null if none is set up. */
  totp_since: z.nullable(instant),
  passkeys: z.array(passkey),
  /** How many recovery codes are unused; null if there is no second factor, such as `8`. */
  recovery_codes_left: z.nullable(z.int()),
  /** A new address that is not confirmed yet, such as `mara@example.org`. */
  pending_email: z.nullable(z.string()),
  /** Until when a former address can take the account back; missing if none can, such as `2027-03-02T09:30:00.000Z`. */
  way_back_until: z.optional(instant),
  /**
   * When the pending removal of all second factors takes effect, unless it is stopped; missing if none is pending, such as
   * `2027-03-02T09:30:00.000Z`.
   */
  factor_removal_until: z.optional(instant),
  sessions: z.array(liveSession),
});
export type Security = z.infer<typeof security>;

export const getSecurity = endpoint({
  id: 'getSecurity',
  method: 'GET',
  path: '/auth/security',
  summary: 'Sign-in methods, recovery codes, sessions (current one first).',
  description: 'Contains no secrets.',
  tag,
  output: security,
  refusals: [401],
});

/** The digits of an app's code; spaces are removed, such as `123456`. */
export const totpCode = z.string().check(
  z.trim(),
  z.overwrite((text) => text.replaceAll(' ', '')),
  z.regex(/^\d{6}$/, 'Enter the 6 digits that your app shows'),
);

/** A code of an app, or a recovery code as issued, such as `123456`. */
export const secondFactorCode = z.string().check(z.trim(), z.minLength(1, 'Enter the code'), z.maxLength(32));

const base64url = (most: number) => z.string().check(z.maxLength(most), z.regex(/^[\w-]*$/));

/** The fields that the server reads of a passkey's response at sign-in (WebAuthn level 3, AuthenticationResponseJSON). */
export const passkeyAnswer = z.strictObject({
  id: base64url(1_400),
  response: z.strictObject({
    clientDataJSON: base64url(4_096),
    authenticatorData: base64url(4_096),
    signature: base64url(1_400),
  }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

/** The fields that the server reads of a new passkey (RegistrationResponseJSON). */
export const newPasskeyAnswer = z.strictObject({
  id: base64url(1_400),
  response: z.strictObject({
    clientDataJSON: base64url(4_096),
    attestationObject: base64url(16_384),
    transports: z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10)),
  }),
});
export type NewPasskeyAnswer = z.infer<typeof newPasskeyAnswer>;

/**
 * The request for a passkey: the options of `navigator.credentials` as JSON, and the ticket to be returned with the response, once, within
 * 5 minutes.
 */
export const passkeyQuestion = z.object({ ticket: z.string(), options: z.record(z.string(), z.unknown()) });
export type PasskeyQuestion = z.infer<typeof passkeyQuestion>;

/** The secret of a request that waits for its response, such as `b2Yw7kP1uV9xQe3LrT5mZc8sJd4hNa6g`. */
export const proofTicket = z.string().check(z.minLength(16), z.maxLength(128));

/** New recovery codes, shown only this once. */
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const beginTotp = endpoint({
  id: 'beginTotp',
  method: 'POST',
  path: '/auth/totp',
  summary: 'A new TOTP secret (RFC 6238), as text and as an `otpauth:` URI.',
  description: 'Takes effect once a code confirms it. Requires reauthentication.',
  tag,
  output: z.object({ secret: z.string(), uri: z.string() }),
  refusals: [401, 409, 429],
});

export const confirmTotp = endpoint({
  id: 'confirmTotp',
  method: 'POST',
  path: '/auth/totp/confirm',
  summary: 'Enables TOTP with its first code.',
  description: 'Returns recovery codes if two-step verification was off, otherwise none.',
  tag,
  input: z.strictObject({ code: totpCode }),
  output: recoveryCodes,
  refusals: [400, 401, 409, 422, 429],
});

export const removeTotp = endpoint({
  id: 'removeTotp',
  method: 'DELETE',
  path: '/auth/totp',
  summary: 'Disables TOTP.',
  description:
    'Requires reauthentication. 409 `address_just_changed` while a former address can take the account back.',
  tag,
  output: null,
  refusals: [401, 409],
});

export const renewRecoveryCodes = endpoint({
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/auth/recovery_codes',
  summary: 'Replaces the recovery codes.',
  description: 'Requires two-step verification (409 `no_second_factor`) and reauthentication.',
  tag,
  output: recoveryCodes,
  refusals: [401, 409, 429],
});

export const beginPasskey = endpoint({
  id: 'beginPasskey',
  method: 'POST',
  path: '/auth/passkeys/begin',
  summary: 'The options to create a passkey with.',
  description: 'Requires reauthentication.',
  tag,
  output: passkeyQuestion,
  refusals: [401, 409, 429],
});

/** The name given to a passkey by its owner, such as `Laptop`. */
export const passkeyName = z
  .string()
  .check(z.trim(), z.minLength(1, 'Give it a name'), z.maxLength(60, 'Use at most 60 characters'));

export const addPasskey = endpoint({
  id: 'addPasskey',
  method: 'POST',
  path: '/auth/passkeys',
  summary: 'Adds the passkey that the browser created.',
  description: 'Returns recovery codes if two-step verification was off, otherwise none.',
  tag,
  input: z.strictObject({ ticket: proofTicket, name: passkeyName, answer: newPasskeyAnswer }),
  status: 201,
  output: z.object({ passkey, recovery_codes: z.array(z.string()) }),
  refusals: [400, 401, 409, 422, 429],
});

export const removePasskey = endpoint({
  id: 'removePasskey',
  method: 'DELETE',
  path: '/auth/passkeys/{id}',
  summary: 'Removes a passkey.',
  description:
    'Requires reauthentication. 409 `address_just_changed` while a former address can take the account back.',
  tag,
  params: z.object({ id: idSchema<'PasskeyId'>() }),
  output: null,
  refusals: [401, 404, 409],
});

export const completeLogin = endpoint({
  id: 'completeLogin',
  method: 'POST',
  path: '/auth/login/second_factor',
  summary: 'Completes a sign-in with a code or a passkey.',
  description: '422 `wrong_code`, or `ticket_ended` after 5 minutes or 5 wrong attempts: sign in again.',
  tag,
  input: z.union([
    z.strictObject({ ticket: proofTicket, code: secondFactorCode }),
    z.strictObject({ ticket: proofTicket, answer: passkeyAnswer }),
  ]),
  output: z.object({ is_authenticated: z.boolean() }),
  refusals: [400, 422, 429],
});

export const beginPasskeyLogin = endpoint({
  id: 'beginPasskeyLogin',
  method: 'POST',
  path: '/auth/login/passkey/begin',
  summary: 'The options to request any passkey with, without an account.',
  description:
    'Pass the options to `navigator.credentials.get`, and send its result with the ticket to `passkeyLogin`.',
  tag,
  output: passkeyQuestion,
  refusals: [429],
});

export const passkeyLogin = endpoint({
  id: 'passkeyLogin',
  method: 'POST',
  path: '/auth/login/passkey',
  summary: 'Signs in with a passkey alone, which counts as two factors.',
  description: '422 `wrong_passkey`, `ticket_ended`.',
  tag,
  input: z.strictObject({ ticket: proofTicket, answer: passkeyAnswer }),
  output: z.object({ is_authenticated: z.boolean() }),
  refusals: [400, 422, 429],
});

export const beginPasskeyProof = endpoint({
  id: 'beginPasskeyProof',
  method: 'POST',
  path: '/auth/confirm_passkey/begin',
  summary: 'The options to request a passkey of the signed-in customer with.',
  description: '409 `no_passkey` if there is none.',
  tag,
  output: passkeyQuestion,
  refusals: [401, 409, 429],
});

export const confirmByPasskey = endpoint({
  id: 'confirmByPasskey',
  method: 'POST',
  path: '/auth/confirm_passkey',
  summary:
    'Confirms the identity of the signed-in customer with a passkey, instead of password and code, for five minutes.',
  description: 'Calls that require reauthentication are allowed from then on. 422 `wrong_passkey`, `ticket_ended`.',
  tag,
  input: z.strictObject({ ticket: proofTicket, answer: passkeyAnswer }),
  output: null,
  refusals: [400, 401, 422, 429],
});

export const changePassword = endpoint({
  id: 'changePassword',
  method: 'POST',
  path: '/auth/change_password',
  summary: 'Changes the password and ends all other sessions.',
  description: 'Requires reauthentication.',
  tag,
  input: z.strictObject({ password: newPassword }),
  output: null,
  refusals: [400, 401, 409, 422, 429],
});

export const changeEmail = endpoint({
  id: 'changeEmail',
  method: 'POST',
  path: '/auth/change_email',
  summary: 'Sends a link to the new address.',
  description:
    'The address of the account changes once that link is opened, within 24 hours. The response is the same whether or not the address has an account. Requires reauthentication.',
  tag,
  input: z.strictObject({ email: emailAddress }),
  status: 202,
  output: z.object({ message: z.string() }),
  refusals: [400, 401, 409, 422, 429],
});

export const endSessionOf = endpoint({
  id: 'endSessionOf',
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  summary: 'Ends another session of the account.',
  description: '404 `no_such_session` if the session has ended or belongs to another account.',
  tag,
  params: z.object({ id: idSchema<'SessionId'>() }),
  output: null,
  refusals: [401, 404],
});

export const endOtherSessions = endpoint({
  id: 'endOtherSessions',
  method: 'POST',
  path: '/auth/sessions/end_others',
  summary: 'Ends all other sessions of the account.',
  description: 'The calling session continues. API keys are not sessions and stay valid.',
  tag,
  output: null,
  refusals: [401],
});

export const getActivity = endpoint({
  id: 'getActivity',
  method: 'GET',
  path: '/auth/activity',
  summary:
    'Account activity: sign-ins, confirmations, and changes to sign-in methods, API keys, details and cards, newest first.',
  description: 'Send `next` of the last page as `before` to get older entries; null if there are none.',
  tag,
  input: z.object({
    before: z.optional(queryNumber.check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER))),
    limit: z._default(queryNumber.check(z.int(), z.gte(1), z.lte(100)), 20),
  }),
  output: z.object({
    /** `what` is the English text for `method`, `country`, `sessions`, `last4` and `api_key`; empty if the action says everything. */
    entries: z.array(
      z.object({
        /** The number of the entry, such as `119`. */
        id: historyEntry.shape.id,
        at: instant,
        by: historyEntry.shape.by,
        /** True if the person was not signed in and is therefore unknown; `by` is `shop` then. */
        is_anonymous: z.optional(z.boolean()),
        /** The member of the shop's staff who acted in the customer's name, such as `Ines Okafor`. */
        staff: historyEntry.shape.staff,
        action: z.string(),
        what: z.string(),
        /** How the customer signed in. */
        method: z.optional(z.enum(['password', 'code', 'recovery_code', 'passkey'])),
        /** The country of the sign-in (ISO 3166-1 alpha-2); missing if it is unknown. */
        country: z.optional(countryCode),
        /** How many sessions were ended, such as `2`. */
        sessions: z.optional(z.int()),
        /** The last four digits of a card, such as `4242`. */
        last4: z.optional(z.string()),
        /** The first characters of an API key, such as `sfk_9fQ2`. */
        api_key: z.optional(z.string()),
        /** The domain that support acted on, such as `alder-quay.com`. */
        domain: z.optional(z.string()),
        /** The refunded order, and how much was refunded. */
        order: z.optional(z.object({ id: idSchema<'OrderId'>(), amount: wireAmount, currency_code: currencyCode })),
      }),
    ),
    /** Pass this as `before` for older entries; null if there are none, such as `118`. */
    next: z.nullable(z.int()),
  }),
  refusals: [400, 401],
});
