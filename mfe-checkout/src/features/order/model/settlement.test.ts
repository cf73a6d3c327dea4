import { anOrder, orderedItem } from '../../../testing/orders';
import { getSettlement } from './settlement';

const nothing = { bought: [], forgetOrder: false, forgetRegistrant: false };

describe('settling an order with the cart', () => {
  test('[OR-05b] removes bought items from the cart and keeps failed ones when an order is final', () => {
    const order = anOrder({
      status_name: 'partially_completed',
      order_items: [
        orderedItem({ domain_name: 'a.com', status: 'completed' }),
        orderedItem({ domain_name: 'b.com', status: 'failed' }),
        orderedItem({ domain_name: 'c.com', status: 'completed' }),
      ],
    });
    expect(getSettlement(order, 'order-1')).toEqual({
      bought: ['a.com', 'c.com'],
      forgetOrder: true,
      forgetRegistrant: true,
    });
  });

  test('[OR-05b] [TR-03a] takes a paid transfer out of the cart at once, and leaves a name that was lost beside it, when it takes days', () => {
    const order = anOrder({
      status_name: 'provisioning',
      captured: 12.9,
      order_items: [
        orderedItem({ domain_name: 'a.com', type: 'transfer', status: 'registering' }),
        orderedItem({ domain_name: 'b.com', status: 'failed' }),
        orderedItem({ domain_name: 'c.com', status: 'completed' }),
      ],
    });
    expect(getSettlement(order, 'order-1')).toEqual({
      bought: ['a.com', 'c.com'],
      forgetOrder: true,
      forgetRegistrant: true,
    });
  });

  test('[OR-05b] takes nothing from the cart when an old order is opened again', () => {
    const order = anOrder({ status_name: 'completed', order_items: [orderedItem({ status: 'completed' })] });
    expect(getSettlement(order, undefined)).toEqual(nothing);
    expect(getSettlement(order, 'order-2')).toEqual(nothing);
  });

  test.each(['payment_failed', 'failed', 'cancelled'] as const)(
    'after %s the cart and the registrant stay and the next attempt is a new order',
    (status_name) => {
      expect(getSettlement(anOrder({ status_name }), 'order-1')).toEqual({
        bought: [],
        forgetOrder: true,
        forgetRegistrant: false,
      });
    },
  );

  test.each(['pending', 'payment_processing', 'provisioning'] as const)(
    '%s settles nothing, even when a name is there already',
    (status_name) => {
      const order = anOrder({
        status_name,
        order_items: [orderedItem({ status: 'completed' }), orderedItem({ domain_name: 'b.com' })],
      });
      expect(getSettlement(order, 'order-1')).toEqual(nothing);
    },
  );
});
