import { createHandover as createHandoverEndpoint, getAccountCart, getHandover, saveAccountCart, takeHandover as takeHandoverEndpoint } from '@storefront/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { customerRoute, route } from '../../http/route';
import { readCart, saveCart } from './account-cart';
import { cleanHandovers, createHandover, readHandover, takeHandover } from './handover';

/** Room for a thousand lines. */
const CART_BODY_LIMIT = 768 * 1024;

/** The cart of an account, and carts on their way from one device to another. */
export async function cartRoutes(app: FastifyInstance, deps: Pick<Deps, 'config' | 'db' | 'clock' | 'jobs'>): Promise<void> {
  cleanHandovers(deps);

  customerRoute(app, getAccountCart, ({ input, user }) => readCart(deps, user.id, input));

  customerRoute(app, saveAccountCart, ({ input, user }) => saveCart(deps, user.id, input, input.entries), {
    bodyLimit: CART_BODY_LIMIT,
  });

  // A guest has no account to keep a cart on, hence open to everyone; the id is the only way in.
  route(app, createHandoverEndpoint, ({ input }) => createHandover(deps, input.choices), { bodyLimit: CART_BODY_LIMIT });
  route(app, getHandover, ({ params }) => readHandover(deps, params.id));
  route(app, takeHandoverEndpoint, ({ params, input }) => takeHandover(deps, params.id, input.key));
}
