import type { ItemMessageCode, OrderItemStatus, OrderStatus } from '@storefront/shared/contract';
import type { ItemState, OrderState } from '../../db/schema';
import type { OrderItemRow } from './queries';

/**
 * All states of an order: the public status of each (OR-03) and where each event leads. `payment_unknown` and `registrar_unknown` are
 * states of their own: the outcome of a call is unknown, and only asking leads out of them (OR-10).
 *
 * Money is held from `authorized` on and moves once, in `settling`: what the registrar has confirmed or accepted is captured, the rest is
 * released. What fails after that is refunded (`refund_pending`).
 */
const orderTable = {
  /** Written; no outside service knows of it yet. */
  submitted: { status: 'pending', on: { authorise: 'authorizing' } },
  /** The payment provider is asked to hold the total, unless the customer has withdrawn before. */
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
  /** The customer has to confirm at the bank. */
  action_required: {
    status: 'payment_processing',
    on: { authorised: 'authorized', declined: 'payment_failed', expired: 'cancelled', cancelled: 'cancelled' },
  },
  /** No answer from the provider, to the authorisation or to the taking of the money. */
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
  /** The money is held. */
  authorized: { status: 'provisioning', on: { provision: 'provisioning' } },
  /** The registrar carries out the items. */
  provisioning: { status: 'provisioning', on: { unanswered: 'registrar_unknown', provisioned: 'settling' } },
  /** Some item has no answer yet; left by asking for it. */
  registrar_unknown: { status: 'provisioning', on: { resume: 'provisioning' } },
  /** Between the last word of the registrar and the money following it; a payment that was declined has nothing to release. */
  settling: {
    status: 'provisioning',
    on: {
      declined: 'payment_failed',
      took_all: 'completed',
      took_some: 'partially_completed',
      took_none: 'failed',
      took_early: 'awaiting_registry',
      unanswered: 'payment_unknown',
    },
  },
  /** Paid; items that the registrar has accepted run for days, transfers mostly. */
  awaiting_registry: {
    status: 'provisioning',
    on: { took_all: 'completed', took_some: 'partially_completed', gave_back_all: 'refunded', owes: 'refund_pending' },
  },
  /** Every item has ended; money for some of them still has to go back. */
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
 * Everything an item of an order can be, of whatever kind. `unknown` is left by asking the registrar, as `registrar_unknown`
 * is; `owes` is a refusal that comes after the item was paid.
 */
const itemTable = {
  waiting: { status: 'waiting', on: { start: 'registering', cancel: 'cancelled' } },
  /** The registrar is being called. */
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
  /** It is unknown whether the registrar received the order. */
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
  /** Accepted by the registrar and not done yet. */
  pending: { status: 'checking', on: { confirmed: 'completed', refused: 'failed', owes: 'refund_pending' } },
  /** Paid and not carried out: the money has to go back. */
  refund_pending: { status: 'refund_pending', on: { gave_back: 'refunded' } },
  completed: { status: 'completed', on: {} },
  failed: { status: 'failed', on: {} },
  cancelled: { status: 'cancelled', on: {} },
  refunded: { status: 'refunded', on: {} },
} as const satisfies Record<ItemState, { status: OrderItemStatus; on: Record<string, ItemState> }>;

/**
 * The only ways out of a final state: a domain deleted in its add grace period is refunded (DM-10), and a refund that failed after it had
 * succeeded is owed again (OR-13e). They are not events in the tables, because the state machine never leads there on its own.
 */
export const REOPENED = 'refund_pending';
/** The ends of an order that it leads out of. */
export const reopenedFrom: readonly OrderState[] = ['completed', 'partially_completed', 'refunded'];
/** The ends of an item that it leads out of. */
const itemReopenedFrom: readonly string[] = ['completed', 'refunded'] satisfies ItemState[];

type Events<Table extends Record<string, { on: object }>> = {
  [State in keyof Table]: keyof Table[State]['on'];
}[keyof Table];

/** Everything that can happen to an order. */
export type OrderEvent = Events<typeof orderTable>;
export type ItemEvent = Events<typeof itemTable>;

export const orderStates = Object.keys(orderTable) as OrderState[];
export const itemStates = Object.keys(itemTable) as ItemState[];

/** A transition that the graph does not have: a defect in the caller, never an answer to a customer. */
export class InvalidTransitionError extends Error {
  override readonly name = 'InvalidTransitionError';

  constructor(what: string, state: string, event: string) {
    super(`${what} in state ${state} cannot take ${event}`);
  }
}

const orderTransitions = (state: OrderState): Partial<Record<OrderEvent, OrderState>> => orderTable[state].on;
const itemTransitions = (state: ItemState): Partial<Record<ItemEvent, ItemState>> => itemTable[state].on;

/**
 * The state that an event leads to.
 * @throws InvalidTransitionError
 */
export function nextOrderState(state: OrderState, event: OrderEvent): OrderState {
  const next = orderTransitions(state)[event];
  if (!next) throw new InvalidTransitionError('An order', state, event);
  return next;
}

/**
 * The state that an event leads an item to.
 * @throws InvalidTransitionError
 */
export function nextItemState(state: ItemState, event: ItemEvent): ItemState {
  const next = itemTransitions(state)[event];
  if (!next) throw new InvalidTransitionError('An order item', state, event);
  return next;
}

/** Whether the order can no longer change. */
export function isFinalState(state: OrderState): boolean {
  return Object.keys(orderTransitions(state)).length === 0;
}

export function isFinalItem(state: ItemState): boolean {
  return Object.keys(itemTransitions(state)).length === 0;
}

/** Whether the registrar has had its say: nothing about the money of such an item waits for a call of ours. */
export function isAnsweredItem(state: ItemState): boolean {
  return isFinalItem(state) || state === 'pending';
}

/** Whether work on the item has begun; before that it waits, or is taken out of the order. */
export function isBegunItem(state: ItemState): boolean {
  return state !== 'waiting' && state !== 'cancelled';
}

/** Whether an item in this state is paid for when the money of its order is taken. */
export function isPayable(state: ItemState): boolean {
  return state !== 'waiting' && state !== 'failed' && state !== 'cancelled';
}

/** Whether a state may follow another directly; the audit rows are checked against this (I6). */
export function isDeclaredOrderTransition(from: string, to: string): boolean {
  if (to === REOPENED && (reopenedFrom as readonly string[]).includes(from)) return true;
  return from in orderTable && (Object.values(orderTransitions(from as OrderState)) as string[]).includes(to);
}

export function isDeclaredItemTransition(from: string, to: string): boolean {
  if (to === REOPENED && itemReopenedFrom.includes(from)) return true;
  return from in itemTable && (Object.values(itemTransitions(from as ItemState)) as string[]).includes(to);
}

/** The public status of a state (OR-03). */
export function toStatusName(state: OrderState): OrderStatus {
  return orderTable[state].status;
}

export function toItemStatus(state: ItemState): OrderItemStatus {
  return itemTable[state].status;
}

/** Whether an item was carried out and then refunded by the shop voluntarily: the customer keeps what was ordered. */
export const isKept = ({ state, message_code }: Pick<OrderItemRow, 'state' | 'message_code'>): boolean =>
  (state === 'refund_pending' || state === 'refunded') &&
  message_code === ('refunded_by_shop' satisfies ItemMessageCode);

/** How an order ends whose items have all ended: by what its customer has of it. */
export function getSettlement(
  items: readonly Pick<OrderItemRow, 'state' | 'message_code'>[],
): 'took_all' | 'took_some' | 'took_none' | 'gave_back_all' {
  const confirmed = items.filter((item) => item.state === 'completed' || isKept(item)).length;
  if (confirmed === items.length) return 'took_all';
  if (confirmed > 0) return 'took_some';
  return items.some(({ state }) => state === 'refunded') ? 'gave_back_all' : 'took_none';
}
