import { z } from 'zod/mini';
import { endpoint } from './endpoint';
import { idSchema } from './id-schema';
import { domainName, instant } from './wire';

const tag = 'domains';
const base = '/api/domain/1.0/registrant_verification' as const;

/**
 * A registrant whose email address has to be confirmed: identified by both names and the address, however many domains they hold
 * (LG-01; ICANN WHOIS Accuracy Program Specification).
 */
export const registrantVerification = z.object({
  id: idSchema<'RegistrantVerificationId'>(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** `suspended`: the deadline has passed, and domains of this registrant are switched off until the address is confirmed. */
  state: z.enum(['pending', 'verified', 'suspended']),
  /** When the first of the domains is suspended unless the address is confirmed; null once it is. */
  verify_by: z.nullable(instant),
  verified_at: z.nullable(instant),
  last_mail_at: instant,
  domains: z.array(domainName),
});
export type RegistrantVerification = z.infer<typeof registrantVerification>;

export const listRegistrantVerifications = endpoint({
  id: 'listRegistrantVerifications',
  method: 'GET',
  path: base,
  summary:
    "The registrants of the customer's domains and whether their email addresses are confirmed, most urgent first.",
  description: "If an address is not confirmed in time, the registrant's domains are suspended until it is.",
  tag,
  input: z.object({
    /** Leaves out registrants whose address is confirmed, who may have many thousands of domains. */
    state: z.optional(z.literal('unconfirmed')),
  }),
  output: z.array(registrantVerification),
  refusals: [400, 401, 422],
});

export const resendRegistrantVerification = endpoint({
  id: 'resendRegistrantVerification',
  method: 'POST',
  path: `${base}/{id}/resend`,
  summary: 'Sends the verification email to the registrant again.',
  description: 'The previous link stops working.',
  tag,
  params: z.object({
    id: z.string().check(z.minLength(1), z.maxLength(64)).brand<'RegistrantVerificationId', 'inout'>(),
  }),
  input: z.strictObject({}),
  output: registrantVerification,
  refusals: [401, 404, 409, 429, 503],
});

export const confirmRegistrant = endpoint({
  id: 'confirmRegistrant',
  method: 'POST',
  path: `${base}/confirm`,
  summary: 'Confirms the email address of a registrant with the link from the email.',
  description: 'Requires no account, as the registrant may not have one.',
  tag,
  input: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  output: z.object({ email: z.string(), domains: z.array(domainName) }),
  refusals: [400, 422, 429],
});
