import { secondsInHour } from 'date-fns/constants';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  beginPasskeyProof,
  beginTotp,
  changeEmail,
  changePassword,
  completeLogin,
  confirmByPasskey,
  confirmTotp,
  endOtherSessions,
  endSessionOf,
  getActivity,
  getSecurity,
  passkeyLogin,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from '@storefront/shared/contract';
import { addressSubject } from '@storefront/shared/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { conflict, unprocessable } from '../../http/errors';
import { customerRoute, route } from '../../http/route';
import { findSession, requireReauth, type Customer } from '../../http/session';
import type { AttemptLimits } from '../../http/attempt-limits';
import { requestOrigin } from '../../http/visitor-country';
import { writeNewToken, type SignIn } from '../sessions';
import { refuseWhileRestorable } from '../email-restore';
import { listActivity } from './activity';
import { requestEmailChange, registerEmailChangeJob } from './email-change';
import { getFactors } from './factor-queries';
import { createPasskeyTicket, recordReauth } from './proofs';
import { factorRemovalRoutes } from './removal/routes';
import { completeByCode, consumePasskey } from './second-factor';
import * as security from './service';

const QUARTER = 900;

/** Calls for the sign-in methods and the activity of an account (SS-04). */
export function securityRoutes(
  app: FastifyInstance,
  deps: Deps,
  { signIn, limits }: { readonly signIn: SignIn; readonly limits: AttemptLimits },
): void {
  const { db, clock } = deps;
  registerEmailChangeJob(deps);
  factorRemovalRoutes(app, deps, limits);

  const reauth = (request: FastifyRequest) => requireReauth(request, clock.now());
  const addressLimit = (name: string, request: FastifyRequest) => ({
    name,
    subject: addressSubject(request.ip),
    max: 60,
    seconds: QUARTER,
  });
  const getAsker = async (user: Customer, request: FastifyRequest): Promise<security.SignedInRequest> => ({
    user,
    session: await findSession(request),
    ...requestOrigin(request),
  });

  customerRoute(app, getSecurity, async ({ user, request }) =>
    security.getSecurity(deps, await getAsker(user, request)),
  );

  customerRoute(app, getActivity, async ({ user, input }) => listActivity(db, user.id, input));

  customerRoute(app, beginTotp, async ({ user, request }) => {
    await reauth(request);
    return security.beginTotp(deps, user);
  });

  customerRoute(app, confirmTotp, async ({ user, input, request }) => {
    await limits.count([{ name: 'totp-confirm', subject: user.id, max: 20, seconds: QUARTER }]);
    await reauth(request);
    return { recovery_codes: await security.confirmTotp(deps, await getAsker(user, request), input.code) };
  });

  customerRoute(app, removeTotp, async ({ user, request }) => {
    await refuseWhileRestorable(db, user.id, clock.now());
    await reauth(request);
    await security.removeTotp(deps, await getAsker(user, request));
  });

  customerRoute(app, renewRecoveryCodes, async ({ user, request }) => {
    await reauth(request);
    return { recovery_codes: await security.renewRecoveryCodes(deps, await getAsker(user, request)) };
  });

  customerRoute(app, beginPasskey, async ({ user, request }) => {
    await reauth(request);
    return security.beginPasskey(deps, user);
  });

  customerRoute(app, addPasskey, async ({ user, input, request }) => {
    await reauth(request);
    return security.addPasskey(deps, await getAsker(user, request), input);
  });

  customerRoute(app, removePasskey, async ({ user, params, request }) => {
    await security.requirePasskey(deps, user, params.id);
    await refuseWhileRestorable(db, user.id, clock.now());
    await reauth(request);
    await security.removePasskey(deps, await getAsker(user, request), params.id);
  });

  route(app, completeLogin, async ({ input, request, reply }) => {
    await limits.count([addressLimit('second-factor-address', request)]);
    const { customerId, method } =
      'code' in input
        ? await completeByCode(deps, limits, input, requestOrigin(request))
        : {
            customerId: await consumePasskey(deps, 'second_factor', input, { requestId: request.id }),
            method: 'passkey' as const,
          };
    await signIn.open(customerId, request, reply);
    await signIn.note(customerId, method, request);
    return { is_authenticated: true };
  });

  route(app, beginPasskeyLogin, async ({ request }) => {
    await limits.count([addressLimit('passkey-address', request)]);
    return createPasskeyTicket(deps, 'passkey_sign_in', null);
  });

  route(app, passkeyLogin, async ({ input, request, reply }) => {
    await limits.count([addressLimit('passkey-address', request)]);
    const customerId = await consumePasskey(deps, 'passkey_sign_in', input, { requestId: request.id });
    await signIn.open(customerId, request, reply);
    await signIn.note(customerId, 'passkey', request);
    return { is_authenticated: true };
  });

  customerRoute(app, beginPasskeyProof, async ({ user }) => {
    if ((await getFactors(db, user.id)).passkeys === 0)
      throw conflict('Your account has no passkey yet. Use your password.', { code: 'no_passkey' });
    return createPasskeyTicket(deps, 'passkey_proof', user.id);
  });

  customerRoute(app, confirmByPasskey, async ({ user, input, request, reply }) => {
    await consumePasskey(deps, 'passkey_proof', input, { requestId: request.id, signedIn: user.id });
    await recordReauth(deps, { request, reply }, 'customer.proved_by_passkey');
  });

  customerRoute(app, changePassword, async ({ user, input, request, reply }) => {
    await reauth(request);
    const renewed = await security.changePassword(deps, await getAsker(user, request), input.password);
    if (renewed) writeNewToken(deps, reply, renewed, clock.now());
  });

  customerRoute(app, changeEmail, async ({ user, input, request }) => {
    await reauth(request);
    if (input.email.toLowerCase() === user.email)
      throw unprocessable('This is already the address of your account.', { code: 'same_email' });
    await limits.count([{ name: 'email-change', subject: user.id, max: 5, seconds: secondsInHour }]);
    await requestEmailChange(deps, user, input.email, request.id);
    return { message: 'A link is on its way to the new address. Your address changes once you open the link.' };
  });

  customerRoute(app, endSessionOf, async ({ user, params, request }) =>
    security.endSession(deps, await getAsker(user, request), params.id),
  );

  customerRoute(app, endOtherSessions, async ({ user, request }) =>
    security.endOtherSessions(deps, await getAsker(user, request)),
  );
}
