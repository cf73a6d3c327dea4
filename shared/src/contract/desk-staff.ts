import { z } from 'zod/mini';
import { newPassword, personName } from './auth';
import { byId } from './desk-fields';
import { endpoint } from './endpoint';
import { idSchema } from './id-schema';
import { totpCode } from './security';
import { currencyCode, emailAddress, instant } from './wire';

const tag = 'desk';

/** Roles of staff, lowest first: each role includes the rights of those before it. */
export const STAFF_ROLES = ['support', 'finance', 'admin'] as const;
export const staffRole = z.enum(STAFF_ROLES);
export type StaffRole = z.infer<typeof staffRole>;

/** Whether a role has the rights of another. */
export const isAtLeast = (role: StaffRole, needed: StaffRole): boolean =>
  STAFF_ROLES.indexOf(role) >= STAFF_ROLES.indexOf(needed);

const staffMember = z.object({ id: idSchema<'StaffId'>(), name: z.string(), email: emailAddress, role: staffRole });
export type StaffMember = z.infer<typeof staffMember>;

/** The secret of a link, or of a ticket that waits for its answer. */
const secret = z.string().check(z.minLength(16), z.maxLength(128));

export const deskSession = endpoint({
  id: 'deskSession',
  method: 'GET',
  path: '/desk/1.0/session',
  summary: 'The signed-in member of staff; null if there is no session.',
  tag,
  output: z.object({ shop: z.string(), currencies: z.array(currencyCode), staff: z.nullable(staffMember) }),
});

export const deskSignIn = endpoint({
  id: 'deskSignIn',
  method: 'POST',
  path: '/desk/1.0/sign_in',
  summary: 'Checks the password and returns a ticket, with which a TOTP code has to be sent within 5 minutes.',
  tag,
  input: z.strictObject({ email: emailAddress, password: z.string().check(z.maxLength(256)) }),
  output: z.object({ ticket: z.string() }),
  refusals: [400, 422, 429, 503],
});

export const deskSecondFactor = endpoint({
  id: 'deskSecondFactor',
  method: 'POST',
  path: '/desk/1.0/second_factor',
  summary: 'Completes a sign-in. A ticket allows 5 attempts.',
  tag,
  input: z.strictObject({ ticket: secret, code: totpCode }),
  output: z.object({ staff: staffMember }),
  refusals: [400, 422, 429],
});

export const deskSignOut = endpoint({
  id: 'deskSignOut',
  method: 'POST',
  path: '/desk/1.0/sign_out',
  summary: 'Ends the session.',
  tag,
  output: null,
});

export const beginSetUp = endpoint({
  id: 'beginSetUp',
  method: 'POST',
  path: '/desk/1.0/set_up/begin',
  summary: 'The owner of a set-up link, with a new TOTP secret (RFC 6238) as text and as an `otpauth:` URI.',
  tag,
  input: z.strictObject({ token: secret }),
  output: z.object({ name: z.string(), email: emailAddress, secret: z.string(), uri: z.string() }),
  refusals: [400, 422, 429],
});

export const finishSetUp = endpoint({
  id: 'finishSetUp',
  method: 'POST',
  path: '/desk/1.0/set_up/finish',
  summary: 'Sets password and second factor, and signs in. The link works once.',
  tag,
  input: z.strictObject({ token: secret, password: newPassword, code: totpCode }),
  output: z.object({ staff: staffMember }),
  refusals: [400, 422, 429, 503],
});

const listedStaff = z.object({
  ...staffMember.shape,
  /** `invited`: has not opened the link yet. */
  status: z.enum(['invited', 'active', 'disabled']),
  last_used_at: z.nullable(instant),
});
export type ListedStaff = z.infer<typeof listedStaff>;

export const listStaff = endpoint({
  id: 'listStaff',
  method: 'GET',
  path: '/desk/1.0/staff',
  summary: 'All staff accounts.',
  tag,
  output: z.object({ staff: z.array(listedStaff) }),
  refusals: [401, 409],
});

/** The link that activates a staff account, once and within a day. It is shown only once. */
const setUpLink = z.object({ link: z.string() });

export const addStaff = endpoint({
  id: 'addStaff',
  method: 'POST',
  path: '/desk/1.0/staff',
  summary: 'Creates a staff account and the link with which its owner sets it up.',
  tag,
  input: z.strictObject({ name: personName, email: emailAddress, role: staffRole }),
  status: 201,
  output: setUpLink,
  refusals: [400, 401, 409],
});

export const changeStaff = endpoint({
  id: 'changeStaff',
  method: 'POST',
  path: '/desk/1.0/staff/{id}',
  summary: 'Changes the role of an account, or disables it. Ends its sessions.',
  tag,
  params: byId<'StaffId'>(),
  input: z.strictObject({ role: staffRole, is_disabled: z.boolean() }),
  output: null,
  refusals: [400, 401, 404, 409],
});

export const renewStaffLink = endpoint({
  id: 'renewStaffLink',
  method: 'POST',
  path: '/desk/1.0/staff/{id}/link',
  summary:
    'Creates a new set-up link, for a lost password or second factor. Ends the sessions of the account; its owner cannot sign in until the link is used.',
  tag,
  params: byId<'StaffId'>(),
  output: setUpLink,
  refusals: [401, 404, 409],
});
