import fc from 'fast-check';
import { orderStatus, orderItemStatus } from '@storefront/shared/contract';
import { isFinal } from '@storefront/shared/domain';
import { z } from 'zod';
import {
  isDeclaredItemTransition,
  isDeclaredOrderTransition,
  isFinalItem,
  isFinalState,
  itemStates,
  toItemStatus,
  nextItemState,
  nextOrderState,
  orderStates,
  getSettlement,
  toStatusName,
  InvalidTransitionError,
  type ItemEvent,
  type OrderEvent,
} from './order-machine';
import type { ItemState, OrderState } from '../../db/schema';

const orderEvents: OrderEvent[] = [
  'authorise',
  'authorised',
  'declined',
  'challenged',
  'unanswered',
  'expired',
  'absent',
  'cancelled',
  'provisioned',
  'provision',
  'resume',
  'took_all',
  'took_some',
  'took_none',
  'took_early',
  'lapsed',
  'gave_back_all',
  'owes',
];
const itemEvents: ItemEvent[] = [
  'start',
  'cancel',
  'confirmed',
  'refused',
  'unanswered',
  'accepted',
  'absent',
  'gave_up',
  'owes',
  'gave_back',
];

/** An independent model of the table: states that hold money. */
const HOLDS_MONEY: ReadonlySet<OrderState> = new Set(['authorized', 'provisioning', 'registrar_unknown', 'settling']);

describe('[OR-03a] order state machine', () => {
  test('maps every state to a public status that agrees on whether it is final', () => {
    for (const state of orderStates) {
      expect(z.safeParse(orderStatus, toStatusName(state)).success).toBe(true);
      expect(isFinal(toStatusName(state))).toBe(isFinalState(state));
    }
    for (const state of itemStates) {
      expect(z.safeParse(orderItemStatus, toItemStatus(state)).success).toBe(true);
      expect(['completed', 'failed', 'cancelled', 'refunded'].includes(toItemStatus(state))).toBe(isFinalItem(state));
    }
  });

  test('allows only declared transitions in any sequence of events, and none out of a final state', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...orderEvents), { maxLength: 60 }), (events) => {
        let state: OrderState = 'submitted';
        for (const event of events) {
          const before: OrderState = state;
          try {
            state = nextOrderState(state, event);
            expect(isDeclaredOrderTransition(before, state)).toBe(true);
            expect(isFinalState(before)).toBe(false);
          } catch (error) {
            expect(error).toBeInstanceOf(InvalidTransitionError);
          }
        }
        expect(orderStates).toContain(state);
      }),
    );
  });

  test('reaches a final state from every state', () => {
    for (const start of orderStates) {
      const reached = new Set<OrderState>([start]);
      for (const state of reached)
        for (const event of orderEvents) if (canOrder(state, event)) reached.add(nextOrderState(state, event));
      expect([...reached].some(isFinalState)).toBe(true);
    }
  });

  test('[OR-10a] settles held money before the order ends', () => {
    for (const state of HOLDS_MONEY) {
      for (const event of orderEvents.filter((event) => canOrder(state, event))) {
        const next = nextOrderState(state, event);
        if (isFinalState(next)) expect(state).toBe('settling');
      }
    }
  });

  test('[OR-10b] leaves an unknown outcome only by querying: no answer leads straight to a final state that captures money', () => {
    for (const event of orderEvents.filter((event) => canOrder('payment_unknown', event))) {
      expect(['completed', 'partially_completed', 'failed', 'provisioning']).not.toContain(
        nextOrderState('payment_unknown', event),
      );
    }
    expect(nextOrderState('registrar_unknown', 'resume')).toBe('provisioning');
  });
});

describe('[OR-10a] item state machine', () => {
  test('allows only declared transitions in any sequence of events', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...itemEvents), { maxLength: 40 }), (events) => {
        let state: ItemState = 'waiting';
        for (const event of events) {
          const before: ItemState = state;
          try {
            state = nextItemState(state, event);
            expect(isDeclaredItemTransition(before, state)).toBe(true);
          } catch (error) {
            expect(error).toBeInstanceOf(InvalidTransitionError);
          }
        }
        expect(itemStates).toContain(state);
      }),
    );
  });

  test('[OR-10a] ends a paid item with the domain or with a refund', () => {
    const ends = new Set<ItemState>(['pending']);
    for (const state of ends)
      for (const event of itemEvents)
        if (event !== 'refused' && canItem(state, event)) ends.add(nextItemState(state, event));
    expect([...ends].filter(isFinalItem).sort()).toEqual(['completed', 'refunded']);
  });

  test('never cancels an item that was sent to the registrar', () => {
    for (const state of ['registering', 'unknown', 'pending'] as const)
      expect(() => nextItemState(state, 'cancel')).toThrow(InvalidTransitionError);
  });

  test('settles the order by the states of its items', () => {
    const of = (...states: ItemState[]) => getSettlement(states.map((state) => ({ state, message_code: null })));
    expect(of('completed', 'completed')).toBe('took_all');
    expect(of('completed', 'failed')).toBe('took_some');
    expect(of('failed', 'failed')).toBe('took_none');
    expect(of('failed', 'refunded')).toBe('gave_back_all');
    expect(of('completed', 'refunded')).toBe('took_some');
    const kept = { state: 'refunded', message_code: 'refunded_by_shop' } as const;
    expect(getSettlement([kept])).toBe('took_all');
    expect(getSettlement([kept, { state: 'failed', message_code: 'taken' }])).toBe('took_some');
  });
});

function canItem(state: ItemState, event: ItemEvent): boolean {
  try {
    nextItemState(state, event);
    return true;
  } catch {
    return false;
  }
}

function canOrder(state: OrderState, event: OrderEvent): boolean {
  try {
    nextOrderState(state, event);
    return true;
  } catch {
    return false;
  }
}
