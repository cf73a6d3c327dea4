import { z } from 'zod/mini';
import { endpoint } from './endpoint';
import { proofTicket } from './security';
import { instant } from './wire';

const tag = 'security';

export const askFactorRemoval = endpoint({
  id: 'askFactorRemoval',
  method: 'POST',
  path: '/auth/login/lost_factors',
  summary: 'Requests the removal of two-step sign-in, for a customer who has lost all second factors.',
  description:
    'Takes the ticket of a sign-in that waits for its second factor; the ticket stays valid. Sends a link to the address of the account; the waiting time begins once that link is confirmed with `answerFactorRemoval`. Sends nothing if a removal is already pending. 422 `ticket_ended`: sign in again. 409 `address_just_changed` while a former address can take the account back.',
  tag,
  input: z.strictObject({ ticket: proofTicket }),
  status: 202,
  output: z.object({
    /** When a removal that is already pending takes effect; null if a link was sent. */
    waits_until: z.nullable(instant),
  }),
  refusals: [400, 409, 422, 429],
});

export const answerFactorRemoval = endpoint({
  id: 'answerFactorRemoval',
  method: 'POST',
  path: '/auth/factor_removal/answer',
  summary: 'Begins or stops a removal of two-step sign-in with the link of an email.',
  description:
    'A link that was requested at sign-in begins the waiting time, after which passkeys, authenticator app, recovery codes and sessions end. The links in the notices stop the removal. 422 `token_invalid` if the link has ended, or is for the other answer.',
  tag,
  input: z.strictObject({
    token: z.string().check(z.minLength(1), z.maxLength(200)),
    /** The decision of the email's recipient, such as `stop`. */
    answer: z.enum(['begin', 'stop']),
  }),
  output: z.object({
    outcome: z.enum(['waiting', 'stopped']),
    /** When the second factors are, or would have been, removed. */
    waits_until: instant,
  }),
  refusals: [400, 409, 422, 429],
});

export const stopFactorRemoval = endpoint({
  id: 'stopFactorRemoval',
  method: 'POST',
  path: '/auth/factor_removal/stop',
  summary: 'Stops the pending removal of two-step sign-in.',
  description: 'Notifies the customer by email. Does nothing if no removal is pending.',
  tag,
  input: z.strictObject({}),
  output: null,
  refusals: [401],
});
