import { deskPartner, deskPartnerOrders, deskPartners } from '@storefront/shared/contract/desk';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { staffRoute } from '../../http/route';
import { listPartnerOrders, listPartners, viewPartner } from './partner-desk';

/** The partners of the shop and what they referred (BO-04): what they are owed is for finance. */
export async function partnerRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  staffRoute(app, deskPartners, 'finance', async () => listPartners(deps));
  staffRoute(app, deskPartner, 'finance', ({ params, input }) => viewPartner(deps, params.id, input));
  staffRoute(app, deskPartnerOrders, 'finance', ({ params, input }) => listPartnerOrders(deps, params.id, input));
}
