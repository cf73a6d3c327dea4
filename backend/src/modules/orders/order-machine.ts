import type { ItemMessageCode, OrderItemStatus, OrderStatus } from '@storefront/shared/contract';
import type { ItemState, OrderState } from '../../db/schema';
import type { OrderItemRow } from './queries';

/**
 * The states of an order, each with its public status (OR-03) and transitions. `payment_unknown` and `registrar_unknown` mean that the
 * outcome of a call is unknown; only querying leads out of them (OR-10). Money is held from `authorized` on and moves once, in `settling`:
 * items that the registrar has confirmed or accepted are captured, the rest is released. Later failures are refunded (`refund_pending`).
 */
const orderTable = {
  /** Saved, but nothing has been sent to the payment provider or the registrar. */
  submitted: { status: 'pending', on: { authorise: 'authorizing' } },
  /** Authorising the payment. Skipped if the customer has already withdrawn. */
  authorizing: {
    status: 'payment_processing',
    on: {
      authorised: 'authorized',
      declined: 'payment_failed',
      challenged: 'action_required',
      cancelled: 'cancelled',
      unanswered: 'payment_unknown',
    },
  },
  /** Waiting for the customer's bank confirmation. */
  action_required: {
    status: 'payment_processing',
    on: { authorised: 'authorized', declined: 'payment_failed', expired: 'cancelled', cancelled: 'cancelled' },
  },
  /** No answer from the provider to an authorisation or a capture. */
  payment_unknown: {
    status: 'payment_processing',
    on: {
      absent: 'authorizing',
      authorised: 'authorized',
      declined: 'payment_failed',
      challenged: 'action_required',
      cancelled: 'cancelled',
      provisioned: 'settling',
    },
  },
  authorized: { status: 'provisioning', on: { provision: 'provisioning' } },
  provisioning: { status: 'provisioning', on: { unanswered: 'registrar_unknown', provisioned: 'settling' } },
  /** The outcome of an item is unknown; the next attempt queries the registrar. */
  registrar_unknown: { status: 'provisioning', on: { resume: 'provisioning' } },
  /** Capturing or releasing the money after the registrar's last answer. A declined payment has nothing to release. */
  settling: {
    status: 'provisioning',
    on: {
      declined: 'payment_failed',
      took_all: 'completed',
      took_some: 'partially_completed',
      took_none: 'failed',
      took_early: 'awaiting_registry',
      lapsed: 'awaiting_registry',
      unanswered: 'payment_unknown',
    },
  },
  /**
   * Paid, unless the hold lapsed first (`lapsed`): then nothing was captured, and staff decide about what was delivered. Items that the
   * registrar has accepted may take days, mostly transfers.
   */
  awaiting_registry: {
    status: 'provisioning',
    on: {
      took_all: 'completed',
      took_some: 'partially_completed',
      took_none: 'failed',
      gave_back_all: 'refunded',
      owes: 'refund_pending',
    },
  },
  /** Every item has ended, but some refunds are still owed. */
  refund_pending: {
    status: 'provisioning',
    on: { took_all: 'completed', took_some: 'partially_completed', gave_back_all: 'refunded' },
  },
  completed: { status: 'completed', on: {} },
  partially_completed: { status: 'partially_completed', on: {} },
  failed: { status: 'failed', on: {} },
  payment_failed: { status: 'payment_failed', on: {} },
  cancelled: { status: 'cancelled', on: {} },
  refunded: { status: 'refunded', on: {} },
} as const satisfies Record<OrderState, { status: OrderStatus; on: Record<string, OrderState> }>;

/**
 * The states of an order item of any kind. `unknown` is left by querying the registrar, as is `registrar_unknown`. `owes` is a refusal
 * after the item was paid.
 */
const itemTable = {
  waiting: { status: 'waiting', on: { start: 'registering', cancel: 'cancelled' } },
  registering: {
    status: 'registering',
    on: {
      confirmed: 'completed',
      accepted: 'pending',
      refused: 'failed',
      owes: 'refund_pending',
      unanswered: 'unknown',
    },
  },
  /** The registrar's answer was lost, so the order may or may not exist there. */
  unknown: {
    status: 'checking',
    on: {
      confirmed: 'completed',
      accepted: 'pending',
      refused: 'failed',
      owes: 'refund_pending',
      absent: 'registering',
      gave_up: 'failed',
    },
  },
  /** Accepted by the registrar but not completed. */
  pending: { status: 'checking', on: { confirmed: 'completed', refused: 'failed', owes: 'refund_pending' } },
  /** Paid but not carried out, so a refund is owed. */
  refund_pending: { status: 'refund_pending', on: { gave_back: 'refunded' } },
  completed: { status: 'completed', on: {} },
  failed: { status: 'failed', on: {} },
  cancelled: { status: 'cancelled', on: {} },
  refunded: { status: 'refunded', on: {} },
} as const satisfies Record<ItemState, { status: OrderItemStatus; on: Record<string, ItemState> }>;

/**
 * The only transition out of a final state: for a domain deleted in its add grace period (DM-10), and for a refund that fails after it had
 * succeeded (OR-13e). It is not in the tables because no order takes it automatically.
 */
export const REOPENED = 'refund_pending';
/** Final order states that can be reopened. */
export const reopenedFrom: readonly OrderState[] = ['completed', 'partially_completed', 'refunded'];
const itemReopenedFrom: readonly string[] = ['completed', 'refunded'] satisfies ItemState[];

type Events<Table extends Record<string, { on: object }>> = {
  [State in keyof Table]: keyof Table[State]['on'];
}[keyof Table];

export type OrderEvent = Events<typeof orderTable>;
export type ItemEvent = Events<typeof itemTable>;

export const orderStates = Object.keys(orderTable) as OrderState[];
export const itemStates = Object.keys(itemTable) as ItemState[];

/** An undeclared transition: a bug in the caller, never a response to a customer. */
export class InvalidTransitionError extends Error {
  override readonly name = 'InvalidTransitionError';

  constructor(what: string, state: string, event: string) {
    super(`${what} in state ${state} cannot take ${event}`);
  }
}

const orderTransitions = (state: OrderState): Partial<Record<OrderEvent, OrderState>> => orderTable[state].on;
const itemTransitions = (state: ItemState): Partial<Record<ItemEvent, ItemState>> => itemTable[state].on;

/** @throws InvalidTransitionError */
export function nextOrderState(state: OrderState, event: OrderEvent): OrderState {
  const next = orderTransitions(state)[event];
  if (!next) throw new InvalidTransitionError('An order', state, event);
  return next;
}

/** @throws InvalidTransitionError */
export function nextItemState(state: ItemState, event: ItemEvent): ItemState {
  const next = itemTransitions(state)[event];
  if (!next) throw new InvalidTransitionError('An order item', state, event);
  return next;
}

export function isFinalState(state: OrderState): boolean {
  return Object.keys(orderTransitions(state)).length === 0;
}

/** The states before the payment of an order is captured or released. */
export const unsettledStates: readonly OrderState[] = [
  'submitted',
  'authorizing',
  'action_required',
  'payment_unknown',
  'authorized',
  'provisioning',
  'registrar_unknown',
  'settling',
];

export function isFinalItem(state: ItemState): boolean {
  return Object.keys(itemTransitions(state)).length === 0;
}

/** The states in which the registrar may still carry an item out. One that is only owed a refund, perhaps for months, is none of them. */
export const openItemStates = itemStates.filter((state) => !isFinalItem(state) && state !== 'refund_pending');

/** Whether the registrar has answered, so that no call of ours is needed to settle the payment of the item. */
export function isAnsweredItem(state: ItemState): boolean {
  return isFinalItem(state) || state === 'pending';
}

/** Whether work on the item has begun. Before that it waits or is cancelled. */
export function isBegunItem(state: ItemState): boolean {
  return state !== 'waiting' && state !== 'cancelled';
}

/** Whether an item in this state is included when its order is captured. */
export function isPayable(state: ItemState): boolean {
  return state !== 'waiting' && state !== 'failed' && state !== 'cancelled';
}

/** Whether a state may directly follow another. Audit entries are checked against this (I6). */
export function isDeclaredOrderTransition(from: string, to: string): boolean {
  if (to === REOPENED && (reopenedFrom as readonly string[]).includes(from)) return true;
  return from in orderTable && (Object.values(orderTransitions(from as OrderState)) as string[]).includes(to);
}

export function isDeclaredItemTransition(from: string, to: string): boolean {
  if (to === REOPENED && itemReopenedFrom.includes(from)) return true;
  return from in itemTable && (Object.values(itemTransitions(from as ItemState)) as string[]).includes(to);
}

/** Returns the public status of a state (OR-03). */
export function toStatusName(state: OrderState): OrderStatus {
  return orderTable[state].status;
}

export function toItemStatus(state: ItemState): OrderItemStatus {
  return itemTable[state].status;
}

/** Whether a completed item was refunded by the shop of its own accord, so that the customer keeps it. */
export const isKept = ({ state, message_code }: Pick<OrderItemRow, 'state' | 'message_code'>): boolean =>
  (state === 'refund_pending' || state === 'refunded') &&
  message_code === ('refunded_by_shop' satisfies ItemMessageCode);

/** Returns how an order ends once all its items have, by what its customer keeps. */
export function getSettlement(
  items: readonly Pick<OrderItemRow, 'state' | 'message_code'>[],
): 'took_all' | 'took_some' | 'took_none' | 'gave_back_all' {
  const confirmed = items.filter((item) => item.state === 'completed' || isKept(item)).length;
  if (confirmed === items.length) return 'took_all';
  if (confirmed > 0) return 'took_some';
  return items.some(({ state }) => state === 'refunded') ? 'gave_back_all' : 'took_none';
}
