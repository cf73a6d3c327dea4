// Not in `sign-in.ts`: the sign-in form loads it later than the call that sends it.
import { z } from 'zod/mini';
import { emailAddress } from './wire';

/** The credentials for signing in. */
export const credentials = z.object({
  email: emailAddress,
  password: z.string().check(z.minLength(1, 'Enter your password'), z.maxLength(256)),
});
export type Credentials = z.infer<typeof credentials>;
