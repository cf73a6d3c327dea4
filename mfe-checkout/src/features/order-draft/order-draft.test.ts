import { asNotPlaced, asSent, withCard, withKey, withOrder } from './order-draft';

describe('[OR-05b] the draft of an order', () => {
  test('gets a key once and keeps it through card and order', () => {
    const draft = withKey(null);
    expect(withKey(draft)).toBe(draft);
    expect(withOrder(withCard(draft, 'pm_1'), 'order-1')).toEqual({
      idempotency_key: draft.idempotency_key,
      payment_method_id: 'pm_1',
      order_id: 'order-1',
    });
  });

  test('another card keeps the key: nothing has been paid yet', () => {
    const draft = withCard(null, 'pm_1');
    expect(withCard(draft, 'pm_2')).toEqual({ ...draft, payment_method_id: 'pm_2' });
  });

  test('a sent order is stored under its key until its outcome is known', () => {
    const sent = asSent(withCard(null, 'pm_1'));
    expect(sent).toMatchObject({ sent: true, payment_method_id: 'pm_1' });
    expect(asNotPlaced(sent)).toEqual({ idempotency_key: sent.idempotency_key, payment_method_id: 'pm_1' });
    expect(withOrder(sent, 'order-1')).toEqual({
      idempotency_key: sent.idempotency_key,
      payment_method_id: 'pm_1',
      order_id: 'order-1',
    });
  });
});
