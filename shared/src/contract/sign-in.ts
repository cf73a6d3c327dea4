// Not in `auth.ts`: the schemas of that file would bring their library into the sign-in page.
import { z } from 'zod/mini';
import { credentials } from './credentials';
import { endpoint } from './endpoint';

const tag = 'auth';

/** What is required after a correct password: the code of an app, a recovery code, or the passkey requested by `passkey`. */
export const secondFactorNeeded = z.object({
  ticket: z.string(),
  takes_app_code: z.boolean(),
  /** The options for requesting a passkey from the browser (WebAuthn), such as `{"challenge":"r8cG3vQ2"}`; null if the account has none. */
  passkey: z.nullable(z.record(z.string(), z.unknown())),
  /** The waiting time in days of a removal requested by `askFactorRemoval`, such as `7`; absent if the shop has no such call. */
  factor_removal_days: z.optional(z.int()),
});
export type SecondFactorNeeded = z.infer<typeof secondFactorNeeded>;

export const login = endpoint({
  id: 'login',
  method: 'POST',
  path: '/auth/login',
  summary: 'Signs in.',
  description:
    'Returns the same 422 for every wrong combination and for an account whose address is not confirmed. If two-step verification is on, returns a ticket for the second step instead of signing in.',
  tag,
  input: credentials,
  output: z.object({ is_authenticated: z.boolean(), second_factor: z.optional(secondFactorNeeded) }),
  refusals: [400, 422, 429],
});
