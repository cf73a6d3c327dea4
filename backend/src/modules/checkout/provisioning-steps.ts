import type { ItemMessageCode } from '@storefront/shared/contract';
import { lineKind, splitDomain, type LineKind } from '@storefront/shared/domain';
import type { FoundOrder, OrderOutcome, RegisteredDomain } from '../../ports/registrar';
import type { ItemState } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { failpoint } from '../../core/failpoints';
import { mapConcurrently } from '../../core/map-concurrently';
import { audit } from '../audit';
import { askRegistrant } from '../registrant-verification';
import { publishEvent } from '../webhooks';
import type { CarryOutOutcome } from './items/item-kind';
import { getItemKind } from './items/item-kinds';
import {
  cancelWaitingItems,
  isAnsweredItem,
  isFinalItem,
  getSettlement,
  listItems,
  type ItemEvent,
  transitionItem,
  type OrderItemRow,
  wakeOrder,
  wasReopened,
} from '../orders';
import { advance, advanceAndWait, type Step, type StepContext, type StepEnd, waitInState } from './order-step';
import { recordFailedTry } from './failed-tries';
import { findHold, isHoldOld } from './hold-deadline';
import { isCarriedOut, isGivenUp, recordFound } from './lost-items';
import { DISPUTE_PAUSE_MS, MAX_REPEATS, pauseAfter, registryPause } from './pauses';
import { refundItem, refundParts } from './refund-step';
import { changeTurn, hasOpenDispute } from './processing-queries';
import { finishPrivacy, type withoutPrivacy } from './refused-privacy';
import { sendOrderEndedEmail } from './send-order-emails';
import { findUnpaid } from './unpaid-orders';
import { callOffWithdrawn, isToBeCalledOff, reportArrivedWithdrawn } from './withdrawn-items';

/** Items of one order that are processed at the registrar concurrently. */
const AT_ONCE = 4;

/** Audit actions for completed items, shown in the history of the domain (DM-07). */
const ARRIVALS = {
  new: 'registered',
  renew: 'renewed',
  transfer: 'transferred_in',
  add_ons: 'add_on_started',
} as const satisfies Record<LineKind, string>;

export const authorized: Step = (context) => advance(context, { event: 'provision' });

export const registrarUnknown: Step = (context) => advance(context, { event: 'resume' });

/**
 * Advances every open item by one step. Once each has been accepted or refused, the payment is settled; items without an answer are queried
 * again after a pause. Before the hold on the card lapses, open items are captured too and refunded if they fail; items that have not begun
 * by then are removed from the order. Nothing is requested from the registrar once there is no hold that pays for it.
 */
export const provisioning: Step = async (context) => {
  const { deps, order, by } = context;
  const retryAfter = deps.registrar.retryAfterMs();
  const hold = await findHold(context);
  const isWorkable = retryAfter === 0 && hold !== 'ended';
  if (isWorkable && (await workOnItems(context)).every(({ state }) => isAnsweredItem(state)))
    return advance(context, { event: 'provisioned', set: { idle_steps: 0 } });
  if (hold !== 'held')
    return advance(context, {
      event: 'provisioned',
      set: { idle_steps: 0 },
      also: (tx) => cancelWaitingItems(tx, order.id, deps.clock.now(), by, { code: 'never_reached' }),
    });
  // For an old order each attempt also queries the payment provider, so the pause grows.
  if (retryAfter > 0)
    return waitInState(context, isHoldOld(context) ? Math.max(retryAfter, pauseAfter(order.idle_steps)) : retryAfter);
  return advanceAndWait(
    context,
    { event: 'unanswered', set: { idle_steps: order.idle_steps + 1 } },
    pauseAfter(order.idle_steps),
  );
};

/** Follows paid items to their end and refunds those that fail. */
export const followingPaidItems: Step = async (context) => {
  const { deps, order } = context;
  const retryAfter = order.state === 'awaiting_registry' ? deps.registrar.retryAfterMs() : 0;
  if (retryAfter > 0) return waitInState(context, retryAfter);
  const items = await workOnItems(context);
  const states = items.map(({ state }) => state);
  const isOwedInPart = await refundParts(context);
  if (states.every(isFinalItem) && !isOwedInPart) {
    const unpaid = await findUnpaid(deps.db, order, await listItems(deps.db, order.id));
    if (unpaid !== null) return waitInState(context, registryPause(order.idle_steps));
    const event = getSettlement(items);
    return advance(context, {
      event,
      set: { idle_steps: 0 },
      also: async (tx) => {
        // For a reopened order the customer has already had this email, and one for each refund since.
        if (!(await wasReopened(tx, order.id))) await sendOrderEndedEmail(tx, deps, order.id);
      },
    });
  }
  const owesOnly = states.every((state) => isFinalItem(state) || state === 'refund_pending');
  if (owesOnly && order.state === 'awaiting_registry')
    return advanceAndWait(context, { event: 'owes', set: { idle_steps: 0 } }, pauseAfter(0));
  if (owesOnly && (await hasOpenDispute(deps.db, order.id))) return waitForDispute(context);
  return waitInState(context, owesOnly ? pauseAfter(order.idle_steps) : registryPause(order.idle_steps));
};

/** Waits for a decision of the bank, which makes the order due (`bookReversals`) unless it came just before this wait. */
async function waitForDispute(context: StepContext): Promise<StepEnd> {
  const { deps, order } = context;
  const end = await waitInState(context, DISPUTE_PAUSE_MS);
  if (!(await hasOpenDispute(deps.db, order.id)))
    await inTransaction(deps.db, (tx) => wakeOrder(tx, order.id, deps.clock.now()));
  return end;
}

/** @returns every item with its state afterwards and its message from before */
async function workOnItems(context: StepContext): Promise<Pick<OrderItemRow, 'state' | 'message_code'>[]> {
  const { deps, order } = context;
  const items = await listItems(deps.db, order.id);
  return mapConcurrently(items, AT_ONCE, async (item) => {
    const { state, message_code } = item;
    if (isFinalItem(state)) return { state, message_code };
    const next = await provisionItem(context, item).catch((error: unknown) => recordFailedTry(context, item, error));
    return { state: next, message_code };
  });
}

async function provisionItem(context: StepContext, item: OrderItemRow): Promise<ItemState> {
  switch (item.state) {
    case 'waiting': {
      const state = await step(context, item, 'start');
      failpoint('before-register');
      return callRegistrar(context, { ...item, state });
    }
    case 'registering':
      // Left by a process that died during the call.
      return queryOrder(context, { ...item, state: await step(context, item, 'unanswered') });
    case 'unknown':
      return queryOrder(context, item);
    case 'pending': {
      const state = await queryOrder(context, item);
      return isToBeCalledOff(context, item, state) && (await callOffWithdrawn(context, item))
        ? queryOrder(context, item)
        : state;
    }
    case 'refund_pending':
      return refundItem(context, item);
    default:
      return item.state;
  }
}

async function callRegistrar(context: StepContext, item: OrderItemRow): Promise<ItemState> {
  const kind = getItemKind(item);
  if ('carryOut' in kind) return record(context, item, await kind.carryOut(context.deps, context.order, item));
  await kind.prepare?.(context.deps, context.order, item);
  const outcome = await context.deps.registrar.order(kind.toRegistrarOrder(item, context.deps));
  failpoint('after-register');
  return record(context, item, outcome);
}

/** Looks up an order at the registrar by our reference, the only way to resolve an unknown outcome (R1, R2, R5). */
async function queryOrder(context: StepContext, item: OrderItemRow): Promise<ItemState> {
  if ('carryOut' in getItemKind(item)) return isUnpaid(context) ? giveUp(context, item) : callRegistrar(context, item);
  const found = await context.deps.registrar.findOrder({
    reference: item.id,
    domain: item.domain_name,
    kind: item.type,
    premium: item.premium,
  });
  failpoint('after-register-find');
  if (item.state === 'pending') {
    if (found.kind === 'none') return followLost(context, item);
    if (found.kind !== 'unknown') await recordFound(context, item);
  }
  if (found.kind !== 'none') return record(context, item, found);
  // Nothing is requested again for an order without a payment.
  if (item.unanswered >= MAX_REPEATS || isUnpaid(context)) return giveUp(context, item);
  return callRegistrar(context, { ...item, state: await step(context, item, 'absent') });
}

/** Ends an item that the registrar never received. */
const giveUp = (context: StepContext, item: OrderItemRow): Promise<ItemState> =>
  step(context, item, isPaid(context) ? 'owes' : 'gave_up', { message: { code: 'never_reached' } });

/** Handles an accepted order that the registrar no longer lists: the domain shows whether it was done; nothing is reordered. */
async function followLost(context: StepContext, item: OrderItemRow): Promise<ItemState> {
  const held = await context.deps.registrar.info(item.domain_name);
  if (held !== 'unknown' && held !== null && (await isCarriedOut(context, item, held)))
    return record(context, item, { kind: 'done', held });
  if (!(await isGivenUp(context, item, 'order.item_lost')) || held === 'unknown') return item.state;
  return step(context, item, isPaid(context) ? 'owes' : 'refused', { message: { code: 'order_lost' } });
}

/** Saves the registrar's answer. */
async function record(
  context: StepContext,
  item: OrderItemRow,
  answered: Exclude<FoundOrder, { kind: 'none' }> | OrderOutcome | CarryOutOutcome,
): Promise<ItemState> {
  const { deps } = context;
  const kind = getItemKind(item);
  const finished =
    answered.kind === 'done' && 'toRegistrarOrder' in kind ? await kind.finish?.(deps, item, answered.held) : undefined;
  const privacy =
    answered.kind === 'done' && (finished === undefined || finished.kind === 'done')
      ? await finishPrivacy(context, item, answered.held, isPaid(context))
      : undefined;
  const without = privacy?.kind === 'refused' ? privacy.rest : null;
  const obstacle = finished?.kind === 'done' ? undefined : finished;
  const outcome = obstacle ?? (privacy?.kind === 'unknown' ? privacy : answered);
  switch (outcome.kind) {
    case 'done':
      return complete(context, item, privacy?.kind === 'held' ? privacy.held : outcome.held, without);
    case 'refused':
      return step(context, item, isPaid(context) ? 'owes' : 'refused', { message: { code: outcome.reason } });
    case 'declined':
      return step(context, item, isPaid(context) ? 'owes' : 'refused', { message: outcome.why });
    case 'pending':
      if ('toRegistrarOrder' in kind) await kind.recordProgress?.(deps, item, outcome);
      return item.state === 'pending'
        ? updateTurnMessage(context, item, outcome)
        : step(context, item, 'accepted', { message: getTurnMessage(item, outcome) });
    case 'unknown':
      deps.log.warn(
        { event: 'registrar.no_response', order_item: item.id, domain: item.domain_name, cause: outcome.cause },
        'Registrar did not respond; will retry',
      );
      if (item.state !== 'registering') return item.state;
      return step(context, item, 'unanswered', { unanswered: item.unanswered + 1 });
  }
}

/**
 * Completes an item. Its domain becomes the customer's in the same transaction.
 * @param without the item's columns without the privacy service, if the registrar refused it
 */
async function complete(
  context: StepContext,
  item: OrderItemRow,
  held: RegisteredDomain,
  without: ReturnType<typeof withoutPrivacy> | null,
): Promise<ItemState> {
  const { deps, order, by } = context;
  const kind = getItemKind(item);
  const state = await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    const sold = without ? { ...item, ...without } : item;
    const domain_id = await kind.recordOwnership(tx, { order, item: sold, held, at, by, deps });
    if (domain_id === null) return null;
    const line = lineKind(item);
    const arrival = { at, ...by, action: `domain.${ARRIVALS[line]}` as const, subject: `domain:${domain_id}` };
    const until = { expiry_date: held.expiresAt.toISOString() };
    if (line === 'add_ons')
      for (const { type } of item.sub_items) await audit(tx, { ...arrival, after: { add_on: type, ...until } });
    else {
      await audit(tx, { ...arrival, after: until });
      await publishEvent(
        tx,
        {
          type: `domain.${ARRIVALS[line]}`,
          data: {
            domain_id,
            domain: item.domain_name,
            customer_id: order.customer_id,
            order_id: order.id,
            expires_at: until.expiry_date,
          },
        },
        at,
      );
    }
    if (item.registrant)
      await askRegistrant(tx, deps, {
        customerId: order.customer_id,
        domainId: domain_id,
        domain: item.domain_name,
        tld: splitDomain(item.domain_name).tld,
        registrant: item.registrant,
        at,
        requestId: by.requestId,
      });
    await reportArrivedWithdrawn(tx, context, item);
    const message = without && ({ code: 'privacy_refused' } as const);
    const set = { ...without, message, expiry_date: held.expiresAt, domain_id };
    const state = await transitionItem(tx, { item, event: 'confirmed', at, set }, by);
    failpoint('before-commit-item-confirmed');
    return state;
  });
  if (state === null) {
    if ('toRegistrarOrder' in kind && (await isGivenUp(context, item, 'order.item_not_held')))
      return step(context, item, isPaid(context) ? 'owes' : 'refused', { message: { code: 'not_yours_any_more' } });
    return record(context, item, { kind: 'unknown', cause: 'the domain has changed in the meantime' });
  }
  failpoint('after-commit-item-confirmed');
  return state;
}

async function step(
  context: StepContext,
  item: OrderItemRow,
  event: ItemEvent,
  set: Parameters<typeof transitionItem>[1]['set'] = {},
): Promise<ItemState> {
  const { deps, by } = context;
  const state = await inTransaction(deps.db, async (tx) => {
    const state = await transitionItem(tx, { item, event, at: deps.clock.now(), set }, by);
    failpoint(`before-commit-item-${event}`);
    return state;
  });
  failpoint(`after-commit-item-${event}`);
  return state;
}

/** Whether the payment has been captured, including all items that are still open. */
const isPaid = ({ order }: StepContext): boolean => order.state === 'awaiting_registry' && order.captured > 0;

/** Whether the hold lapsed before it was captured, so that nothing pays for what is still open. */
const isUnpaid = ({ order }: StepContext): boolean => order.state === 'awaiting_registry' && order.captured === 0;

type TurnCode = Extract<ItemMessageCode, 'registry_asked' | 'registrar_asked' | 'owner_asked'>;

/** Returns the message about whose turn it is for an item that the registrar has accepted. */
function getTurnMessage(
  { type }: Pick<OrderItemRow, 'type'>,
  { transfer }: Extract<OrderOutcome, { kind: 'pending' }>,
): { readonly code: TurnCode } {
  if (type !== 'transfer') return { code: 'registry_asked' };
  return { code: transfer?.stage === 'holder' ? 'owner_asked' : 'registrar_asked' };
}

/** Updates the message about whose turn it is for a running transfer, unless the item has another message. */
async function updateTurnMessage(
  { deps }: StepContext,
  item: OrderItemRow,
  outcome: Extract<OrderOutcome, { kind: 'pending' }>,
): Promise<ItemState> {
  const message = getTurnMessage(item, outcome);
  const from = item.message_code;
  const isTurn = from === 'owner_asked' || from === 'registrar_asked';
  if (outcome.transfer && isTurn && from !== message.code)
    await changeTurn(deps.db, item.id, { from, message, at: deps.clock.now() });
  return item.state;
}
