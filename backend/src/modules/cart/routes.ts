import {
  createCartTransfer,
  getAccountCart,
  getCartTransfer,
  saveAccountCart,
  takeCartTransfer,
} from '@storefront/shared/contract';
import { addressSubject } from '@storefront/shared/domain';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { customerRoute, route } from '../../http/route';
import { createAttemptLimits } from '../../http/attempt-limits';
import { readCart, saveCart } from './account-cart';
import {
  registerCartTransferCleanupJob,
  saveCartTransfer,
  readCartTransfer,
  redeemCartTransfer,
} from './cart-transfer';

/** Room for a thousand lines. */
const CART_BODY_LIMIT = 768 * 1024;
/** Room for the lines of a cart transfer. Bytes. */
const CART_TRANSFER_BODY_LIMIT = 96 * 1024;
const HOUR = 3_600;
/** How many transfers one address may create without an account. */
const CART_TRANSFERS_AN_HOUR = 30;

/** The cart of an account, and carts on their way from one device to another. */
export async function cartRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'config' | 'db' | 'clock' | 'jobs' | 'partners'>,
): Promise<void> {
  const limits = createAttemptLimits(deps);
  registerCartTransferCleanupJob(deps);

  customerRoute(app, getAccountCart, ({ input, user }) => readCart(deps, user.id, input));

  customerRoute(app, saveAccountCart, ({ input, user }) => saveCart(deps, user.id, input, input.entries), {
    bodyLimit: CART_BODY_LIMIT,
  });

  // A guest has no account to keep a cart on, hence open to everyone; the id is the only way in.
  route(
    app,
    createCartTransfer,
    async ({ input, request }) => {
      await limits.count([
        { name: 'handover-address', subject: addressSubject(request.ip), max: CART_TRANSFERS_AN_HOUR, seconds: HOUR },
      ]);
      return saveCartTransfer(deps, input.choices);
    },
    { bodyLimit: CART_TRANSFER_BODY_LIMIT },
  );
  route(app, getCartTransfer, ({ params }) => readCartTransfer(deps, params.id), { secretPath: true });
  route(app, takeCartTransfer, ({ params, input }) => redeemCartTransfer(deps, params.id, input.key), {
    secretPath: true,
  });
}
