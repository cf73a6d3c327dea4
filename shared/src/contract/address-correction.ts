import { z } from 'zod/mini';
import { endpoint } from './endpoint';
import { instant } from './wire';

const tag = 'security';
const base = '/auth/address_correction' as const;

/** A pending change of the account's email address, opened by staff. */
export const addressCorrection = z.object({
  /** The new address, such as `mara@example.org`. */
  new_email: z.string(),
  opened_at: instant,
  /** When it takes effect if the current address does not object. */
  waits_until: instant,
  /** Until when the new address can confirm. */
  expires_at: instant,
  /** Whether the new address has confirmed; nothing changes before that. */
  is_confirmed: z.boolean(),
});
export type AddressCorrection = z.infer<typeof addressCorrection>;

export const getAddressCorrection = endpoint({
  id: 'getAddressCorrection',
  method: 'GET',
  path: base,
  summary: 'The open correction of the email address of the account; null if there is none.',
  description:
    'Staff open a correction for a customer who has lost access to the address. Nothing changes until it takes effect.',
  tag,
  output: z.object({
    /** The open change; null if there is none. */
    correction: z.nullable(addressCorrection),
  }),
  refusals: [401],
});

export const stopAddressCorrection = endpoint({
  id: 'stopAddressCorrection',
  method: 'POST',
  path: `${base}/stop`,
  summary: 'Stops the open correction of the email address of the account.',
  description: 'Notifies both addresses. Does nothing if there is no open correction.',
  tag,
  input: z.strictObject({}),
  output: null,
  refusals: [401],
});

export const answerAddressCorrection = endpoint({
  id: 'answerAddressCorrection',
  method: 'POST',
  path: `${base}/answer`,
  summary:
    'Confirms or stops a correction of an email address with the link from the email to the former or the new address.',
  description:
    'A correction takes effect once the new address has confirmed and either the former one has confirmed too or the waiting time has passed. 422 `token_invalid` once the correction has ended, `email_taken` if another account now has the address.',
  tag,
  input: z.strictObject({
    token: z.string().check(z.minLength(1), z.maxLength(200)),
    /** The decision of the email's recipient, such as `stop`. */
    answer: z.enum(['confirm', 'stop']),
  }),
  output: z.object({
    /** `waiting`: confirmed by this address, but not in effect yet. */
    outcome: z.enum(['waiting', 'done', 'stopped']),
    /** Whether the new address has confirmed. */
    is_confirmed: z.boolean(),
    /** When it takes effect if the former address does not object. */
    waits_until: instant,
  }),
  refusals: [400, 422, 429],
});
