import { z } from 'zod/mini';
import { endpoint } from './endpoint';
import { proofTicket } from './security';
import { instant } from './wire';

const tag = 'security';

export const askFactorRemoval = endpoint({
  id: 'askFactorRemoval',
  method: 'POST',
  path: '/auth/login/lost_factors',
  summary: 'Asks for the removal of two-step sign-in, by a customer who has lost every second factor.',
  description:
    'Takes the ticket of a sign-in that waits for its second factor, which goes on. Sends a link to the address of the account; the waiting time begins once that is confirmed with `answerFactorRemoval`. Sends nothing where a removal is waiting already. 422 `ticket_ended`: sign in again. 409 `address_just_changed` while a former address can take the account back.',
  tag,
  input: z.strictObject({ ticket: proofTicket }),
  status: 202,
  output: z.object({
    /** Until when a removal that has begun before waits; null where the link is on its way. */
    waits_until: z.nullable(instant),
  }),
  refusals: [400, 409, 422, 429],
});

export const answerFactorRemoval = endpoint({
  id: 'answerFactorRemoval',
  method: 'POST',
  path: '/auth/factor_removal/answer',
  summary: 'Begins or stops a removal of two-step sign-in by the link of an email.',
  description:
    'A link that was asked for at sign-in begins the waiting time, after which passkeys, authenticator app, recovery codes and sessions end. The links of the notices stop it. 422 `token_invalid` for a link that is over, or that is for the other answer.',
  tag,
  input: z.strictObject({
    token: z.string().check(z.minLength(1), z.maxLength(200)),
    /** What the reader of the email decides, such as `stop`. */
    answer: z.enum(['begin', 'stop']),
  }),
  output: z.object({
    outcome: z.enum(['waiting', 'stopped']),
    /** When the second factors are removed, or would have been. */
    waits_until: instant,
  }),
  refusals: [400, 409, 422, 429],
});

export const stopFactorRemoval = endpoint({
  id: 'stopFactorRemoval',
  method: 'POST',
  path: '/auth/factor_removal/stop',
  summary: 'Stops the removal of two-step sign-in that is waiting.',
  description: 'The customer is told by email. Without one that is waiting, nothing changes.',
  tag,
  input: z.strictObject({}),
  output: null,
  refusals: [401],
});
