import {
  createHandover as createHandoverEndpoint,
  getAccountCart,
  getHandover,
  saveAccountCart,
  takeHandover as takeHandoverEndpoint,
} from '@storefront/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { customerRoute, route } from '../../http/route';
import { addressSubject, createAttemptLimits } from '../auth/attempt-limits';
import { readCart, saveCart } from './account-cart';
import { cleanHandovers, createHandover, readHandover, takeHandover } from './handover';

/** Room for a thousand lines. */
const CART_BODY_LIMIT = 768 * 1024;
/** Room for the lines of a hand-over. Bytes. */
const HANDOVER_BODY_LIMIT = 96 * 1024;
const HOUR = 3_600;
/** What one address may leave here without an account. */
const HANDOVERS_AN_HOUR = 30;

/** The cart of an account, and carts on their way from one device to another. */
export async function cartRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'config' | 'db' | 'clock' | 'jobs'>,
): Promise<void> {
  const limits = createAttemptLimits(deps);
  cleanHandovers(deps);

  customerRoute(app, getAccountCart, ({ input, user }) => readCart(deps, user.id, input));

  customerRoute(app, saveAccountCart, ({ input, user }) => saveCart(deps, user.id, input, input.entries), {
    bodyLimit: CART_BODY_LIMIT,
  });

  // A guest has no account to keep a cart on, hence open to everyone; the id is the only way in.
  route(
    app,
    createHandoverEndpoint,
    async ({ input, request }) => {
      await limits.count([
        { name: 'handover-address', subject: addressSubject(request.ip), max: HANDOVERS_AN_HOUR, seconds: HOUR },
      ]);
      return createHandover(deps, input.choices);
    },
    { bodyLimit: HANDOVER_BODY_LIMIT },
  );
  route(app, getHandover, ({ params }) => readHandover(deps, params.id));
  route(app, takeHandoverEndpoint, ({ params, input }) => takeHandover(deps, params.id, input.key));
}
