import { secondsInHour } from 'date-fns/constants';
import {
  beginSupportSession,
  confirmPassword,
  login,
  logout,
  recover,
  register,
  resendVerification,
  resetPassword,
  sessionActive,
  validateToken,
  verifyEmail,
} from '@storefront/shared/contract';
import { addressSubject } from '@storefront/shared/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { createAttemptLimits } from '../../http/attempt-limits';
import { badRequest } from '../../http/errors';
import { isFromOtherSite } from '../../http/request-guard';
import { customerRoute, route } from '../../http/route';
import { requestLanguage } from '../../http/request-language';
import { findSession } from '../../http/session';
import { visitorCountry } from '../../http/visitor-country';
import { refuseGuessable, securityRoutes } from '../security';
import { hashPassword, SignIn } from '../sessions';
import { redeemSupportTicket, viewSupport } from '../support-sessions';
import { registerAccountRequestJobs, recoveryQueue, registrationQueue, resendQueue } from './account-requests';
import { registerAccountCleanupJob } from './clean-accounts';
import * as accounts from './service';

/** Routes for accounts and sessions, with the status codes of the contract (SS-01 to SS-05). */
export async function authRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { config, jobs } = deps;
  const signIn = new SignIn(deps);
  const limits = createAttemptLimits(deps);
  const accountDeps = { ...deps, signIn, limits };
  registerAccountRequestJobs(deps);
  registerAccountCleanupJob(deps, limits);
  securityRoutes(app, deps, { signIn, limits });

  const addressLimit = (name: string, request: FastifyRequest, max: number) => ({
    name,
    subject: addressSubject(request.ip),
    max,
    seconds: secondsInHour,
  });

  route(app, sessionActive, async ({ request, reply }) => {
    const session = await findSession(request);
    const support = session && (await viewSupport(deps, session));
    if (!support) signIn.forgetSupport(request, reply);
    const country = visitorCountry(request);
    return {
      is_authenticated: session !== undefined,
      ...(country !== null && { visitor_country: country }),
      ...(support && { support }),
    };
  });

  route(app, beginSupportSession, async ({ input, request, reply }) => {
    await limits.count([addressLimit('support-address', request, 60)]);
    return redeemSupportTicket({ ...deps, signIn }, input.token, { request, reply });
  });

  route(app, register, async ({ input, request }) => {
    const email = input.email.toLowerCase();
    await limits.count([
      addressLimit('register-address', request, 20),
      { name: 'register-account', subject: email, max: 5, seconds: secondsInHour },
    ]);
    refuseGuessable(input.password, { email, names: [input.first_name, input.last_name], shopName: config.shopName });
    await jobs.enqueue(registrationQueue, {
      email,
      first_name: input.first_name,
      last_name: input.last_name,
      country: input.country,
      language: requestLanguage(request),
      password_hash: await hashPassword(input.password),
      request_id: request.id,
    });
    return { message: 'Check your email: we sent you a link to confirm your address.' };
  });

  route(app, login, ({ input, request, reply }) => accounts.login(accountDeps, input, { request, reply }));

  customerRoute(app, confirmPassword, ({ input, user, request, reply }) =>
    accounts.confirmPassword(accountDeps, user, input, { request, reply }),
  );

  route(app, verifyEmail, async ({ input, request, reply }) => {
    await limits.count([addressLimit('verify-address', request, 60)]);
    return accounts.verifyEmail(accountDeps, input, { request, reply });
  });

  route(app, resendVerification, async ({ input, request }) => {
    const email = input.email.toLowerCase();
    await limits.count([
      addressLimit('resend-address', request, 20),
      { name: 'resend-account', subject: email, max: 5, seconds: secondsInHour },
    ]);
    await jobs.enqueue(resendQueue, { email });
    return { message: 'If an account with this address is waiting for confirmation, we have sent the email again.' };
  });

  route(app, recover, async ({ input, request }) => {
    const email = input.email.toLowerCase();
    await limits.count([
      addressLimit('recover-address', request, 20),
      { name: 'recover-account', subject: email, max: 5, seconds: secondsInHour },
    ]);
    await jobs.enqueue(recoveryQueue, { email, request_id: request.id });
    return { message: 'If there is an account with this address, we have sent a link to reset its password.' };
  });

  route(app, validateToken, async ({ input, request }) => {
    await limits.count([addressLimit('validate-address', request, 60)]);
    return accounts.validateRecoveryLink(deps, input);
  });

  route(app, resetPassword, async ({ input, request }) => {
    await limits.count([addressLimit('reset-address', request, 60)]);
    await accounts.resetPassword(accountDeps, input, request);
  });

  route(app, logout, async ({ request, reply }) => {
    if (!isFromOurPage(request, config))
      throw badRequest('This request came from another site and was rejected.', { code: 'cross_site' });
    await signIn.end(request, reply);
  });

  route(app, { ...logout, id: 'logoutByPost', method: 'POST', summary: 'Signs out.' }, ({ request, reply }) =>
    signIn.end(request, reply),
  );
}

/** Whether a page of the shop made the request. Stricter than for other calls: any page can make a browser send a GET (fault A3). */
function isFromOurPage(
  { headers }: FastifyRequest,
  config: Pick<Deps['config'], 'publicUrl' | 'trustedOrigins'>,
): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const origin = headers.origin ?? (headers.referer === undefined ? undefined : getOrigin(headers.referer));
  return origin !== undefined && !isFromOtherSite({ headers: { origin } }, config);
}

function getOrigin(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : 'null';
}
