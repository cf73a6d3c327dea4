import {
  deskAct,
  deskAttention,
  deskCallOff,
  deskCancel,
  deskCustomer,
  deskCustomerActivity,
  deskCustomerDomains,
  deskCustomerEmails,
  deskCustomerOrders,
  deskDecide,
  deskDecideUnpaid,
  deskDocument,
  deskEndSessions,
  deskRefund,
  deskResend,
  deskRetry,
  deskSearch,
  getDeskOrder,
  type StaffMember,
} from '@storefront/shared/contract/desk';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { createAttemptLimits } from '../../http/attempt-limits';
import { staffRoute } from '../../http/route';
import { cancelOrder, recordUnpaidDecision, refundLines, retryOrder } from '../checkout';
import { viewOrderDocument } from '../receipts';
import { confirmStaffCode } from '../staff';
import { issueSupportTicket } from '../support-sessions';
import { listAttention } from './attention';
import { endCustomerSessions, requireCustomer, resendEmail, viewCustomer } from './customer-desk';
import { recordDecision } from './decisions';
import { listCustomerActivity } from './customer-activity';
import { listEmailsTo } from './desk-queries';
import { callOffTransfer, showEmail, viewDeskOrder } from './order-desk';
import { toPage, toPart, search, showDomain, showOrder } from './search';
import { listDomains, findCustomer, listOrders } from './search-queries';

/** Routes with which staff view and act on customers and orders (BO-02). Every change is in the audit log. */
export async function deskRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, reads } = deps;
  const limitedDeps = { ...deps, limits: createAttemptLimits(deps) };
  const by = ({ staff, request }: { staff: StaffMember; request: FastifyRequest }) => ({
    actor: `staff:${staff.id}`,
    requestId: request.id,
  });

  // Lists decide nothing, so they may be a moment late. Opening a row before acting on it shows its present state.
  staffRoute(app, deskSearch, 'support', async ({ input, ownChange }) => search(await reads.open(ownChange), input));
  staffRoute(app, deskAttention, 'support', async ({ ownChange }) =>
    listAttention(await reads.open(ownChange), deps.clock.now()),
  );
  staffRoute(app, deskCustomer, 'support', ({ params }) => viewCustomer(deps, params.id));
  staffRoute(app, deskCustomerOrders, 'support', async ({ params, input, ownChange }) => {
    const part = toPart(input.page);
    return toPage(await listOrders(await reads.open(ownChange), params.id, part), part, showOrder);
  });
  staffRoute(app, deskCustomerDomains, 'support', async ({ params, input, ownChange }) => {
    const part = toPart(input.page);
    return toPage(await listDomains(await reads.open(ownChange), params.id, part), part, showDomain);
  });
  staffRoute(app, deskCustomerEmails, 'support', async ({ params, input, ownChange }) => {
    const part = toPart(input.page);
    const late = await reads.open(ownChange);
    const customer = await findCustomer(late, params.id);
    return toPage(customer ? await listEmailsTo(late, customer.email, part) : [], part, showEmail);
  });
  staffRoute(app, deskEndSessions, 'support', async ({ params, ...call }) => ({
    ended: await endCustomerSessions(deps, params.id, by(call)),
  }));
  staffRoute(app, deskCustomerActivity, 'support', async ({ params, input, ownChange }) =>
    listCustomerActivity(await reads.open(ownChange), params.id, toPart(input.page)),
  );
  staffRoute(app, deskAct, 'support', async ({ params, input, staff, request }) => {
    await requireCustomer(db, params.id);
    const staffSessionId = await confirmStaffCode(limitedDeps, staff, input.code, request);
    const link = await issueSupportTicket(deps, {
      customerId: params.id,
      staffId: staff.id,
      staffSessionId,
      reason: input.reason,
      requestId: request.id,
    });
    return { link };
  });
  staffRoute(app, deskResend, 'support', ({ params, ...call }) => resendEmail(limitedDeps, params.id, by(call)));

  staffRoute(app, getDeskOrder, 'support', ({ params, staff }) => viewDeskOrder(deps, staff, params.id));
  staffRoute(app, deskDocument, 'support', async ({ params, reply }) => {
    const { filename, content } = await viewOrderDocument(deps, params.id, params.number);
    reply.header('cache-control', 'no-store').header('content-disposition', `attachment; filename="${filename}"`);
    return content;
  });
  staffRoute(app, deskRefund, 'finance', async ({ params, input, ...call }) => {
    const { item_ids: itemIds, amount, reason } = input;
    await refundLines(deps, params.id, { itemIds, amount, reason }, by(call));
    return viewDeskOrder(deps, call.staff, params.id);
  });
  staffRoute(app, deskRetry, 'support', async ({ params, ...call }) => {
    await retryOrder(deps, params.id, by(call));
    return viewDeskOrder(deps, call.staff, params.id);
  });
  staffRoute(app, deskCallOff, 'finance', async ({ params, input, ...call }) => {
    await callOffTransfer(deps, params.id, { itemId: input.item_id, reason: input.reason }, by(call));
    return viewDeskOrder(deps, call.staff, params.id);
  });
  staffRoute(app, deskDecide, 'finance', async ({ params, input, ...call }) => {
    await recordDecision(deps, params.id, input, by(call));
    return viewDeskOrder(deps, call.staff, params.id);
  });
  staffRoute(app, deskDecideUnpaid, 'finance', async ({ params, input, ...call }) => {
    await recordUnpaidDecision(deps, params.id, input, by(call));
    return viewDeskOrder(deps, call.staff, params.id);
  });
  staffRoute(app, deskCancel, 'finance', async ({ params, ...call }) => {
    await cancelOrder(deps, params.id, by(call));
    return viewDeskOrder(deps, call.staff, params.id);
  });
}
