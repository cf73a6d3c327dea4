import type { Order } from '@storefront/shared/contract';
import { translator } from '@storefront/shared/i18n';
import { anOrder, orderedItem } from '../../../testing/orders';
import { progressLines } from './order-lines';
import { orderMoney } from './order-money';
import { BANK_DEADLINE_MS, nextAction, orderExplanation, orderHeading } from './order-progress';

const t = translator('en');

const three = [
  orderedItem({ domain_name: 'brindlewharf.com', status: 'completed', expiry_date: '2027-11-21T10:00:00Z' }),
  orderedItem({ domain_name: 'tannery-lane.com', status: 'registering' }),
  orderedItem({
    domain_name: 'wharf.page',
    status: 'failed',
    amount: 680,
    tax: 170,
    code: 'taken',
    message: 'Taken a moment ago by someone else.',
  }),
];

describe('[OR-02a] following an order', () => {
  test('gives each name its mark, its words and its money when some are done, under way and lost', () => {
    const lines = progressLines(t, anOrder({ status_name: 'provisioning', order_items: three }));
    expect(lines.map(({ mark, text, amount, charged }) => ({ mark, text, amount, charged }))).toEqual([
      { mark: 'done', text: 'Registered until November 21st, 2027', amount: 1290, charged: true },
      { mark: 'working', text: 'Payment authorised. Registering, usually under a minute', amount: 1290, charged: true },
      { mark: 'failed', text: 'Taken a moment ago by someone else. Not charged', amount: 68_000, charged: false },
    ]);
  });

  test('[DM-09a] names the add-ons when they are bought alone', () => {
    const item = orderedItem({
      type: 'renew',
      period: 0,
      status: 'completed',
      sub_items: [
        { type: 'contact_privacy', quantity: 1, cost: 342 },
        { type: 'email_forwarding', quantity: 2, cost: 100 },
      ],
      expiry_date: '2027-11-21T10:00:00Z',
    });
    const done = anOrder({ status_name: 'completed', order_items: [item] });
    expect(progressLines(t, done)[0]?.text).toBe(
      'Privacy Protection and Email Forwarding for 2 new addresses until November 21st, 2027',
    );
    expect(orderHeading(t, done)).toBe(
      'brindlewharf.com has Privacy Protection and Email Forwarding for 2 new addresses until November 21st, 2027',
    );
    const failed = anOrder({ status_name: 'failed', order_items: [{ ...item, status: 'failed', expiry_date: null }] });
    expect([orderHeading(t, failed), progressLines(t, failed)[0]?.text]).toEqual([
      'Not added, and not charged',
      'Not added. Not charged',
    ]);
    expect(
      orderHeading(t, anOrder({ status_name: 'provisioning', order_items: [{ ...item, status: 'registering' }] })),
    ).toBe('Payment authorised. Turning on add-ons for 1 domain');
  });

  test('describes the payment by the status, whatever the message says', () => {
    const item = orderedItem({ status: 'refunded', code: 'other', message: 'Not charged by the registry.' });
    expect(progressLines(t, anOrder({ status_name: 'refunded', order_items: [item] }))[0]?.text).toBe(
      'Not charged by the registry. Refunded',
    );
  });

  test('[TR-03a] says that the registrant has to confirm a transfer, and not any more after that', () => {
    const explain = (code: string) =>
      orderExplanation(
        t,
        anOrder({
          status_name: 'provisioning',
          captured: 16.13,
          order_items: [orderedItem({ type: 'transfer', status: 'checking', code, message: 'In words.' })],
        }),
        0,
      );
    expect(explain('owner_asked')).toMatch(
      /^Confirm the transfer in the email sent to the owner, or it ends\. This takes/,
    );
    expect(explain('registrar_asked')).toMatch(/^This takes a few days/);
  });

  test('calls a name neither done nor failed when its registry is silent', () => {
    const [line] = progressLines(
      t,
      anOrder({ status_name: 'provisioning', order_items: [orderedItem({ status: 'checking' })] }),
    );
    expect(line).toMatchObject({ mark: 'unanswered', charged: true });
    expect(line?.text).toMatch(/nothing is charged twice/);
  });

  test.each(['waiting', 'registering'] as const)(
    '[R6] a name that is %s while the registrar does not answer is not promised within a minute',
    (status) => {
      const order = anOrder({
        status_name: 'provisioning',
        may_take_longer: true,
        order_items: [orderedItem({ status })],
      });
      expect(progressLines(t, order)[0]).toMatchObject({
        mark: 'working',
        text: 'Payment authorised. Waiting for the registrar to answer',
      });
      for (const waited of [0, 10_000, 60_000])
        expect(orderExplanation(t, order, waited)).toMatch(
          /registrar is not responding at the moment, so this may take hours/,
        );
    },
  );

  test('[P1] says that the bank is asked until its deadline, and is still confirming after that, when it has not answered', () => {
    const order = anOrder({ status_name: 'payment_processing' });
    expect(orderHeading(t, order, 0)).toBe('Checking Visa 4242 with the bank');
    expect(orderHeading(t, order, BANK_DEADLINE_MS)).toBe('Still confirming with your bank');
    expect(
      orderHeading(
        t,
        { ...order, payment: { ...order.payment, challenge_url: 'https://pay.example/c' } },
        BANK_DEADLINE_MS,
      ),
    ).toBe('Your bank wants to confirm it is you');
  });

  test('[P1] goes by the code, not by the words that come with it, when the bank is silent', () => {
    const order = anOrder({ status_name: 'payment_processing' });
    const asking = { ...order, payment: { ...order.payment, message: 'In words' } };
    expect(orderHeading(t, asking, 0)).toBe('Checking Visa 4242 with the bank');
    expect(orderExplanation(t, asking, 0)).toBe('You can leave this page; your order continues.');
    const silent = { ...order, payment: { ...order.payment, code: 'bank_silent' as const, message: 'In words.' } };
    expect(orderHeading(t, silent, 0)).toBe('Still confirming with your bank');
    expect(orderExplanation(t, silent, 0)).toBe(
      'In words. You can leave this page; your order continues, and we will email you.',
    );
  });

  test('charges no line when the payment was refused', () => {
    const [line] = progressLines(t, anOrder({ status_name: 'payment_failed' }));
    expect(line).toMatchObject({ mark: 'stopped', text: 'Not registered', charged: false });
  });

  test.each([
    [anOrder({ status_name: 'pending' }), 'Checking Visa 4242 with the bank', 'wait'],
    [
      anOrder({
        status_name: 'payment_processing',
        payment: { brand: 'Visa', last4: '3155', challenge_url: 'https://pay.example/c', message: '' },
      }),
      'Your bank wants to confirm it is you',
      'confirm-with-bank',
    ],
    [anOrder({ status_name: 'provisioning', order_items: three }), 'Payment authorised. Registering 3 domains', 'wait'],
    [
      anOrder({
        status_name: 'provisioning',
        order_items: [orderedItem(), orderedItem({ domain_name: 'b.com', type: 'renew' })],
      }),
      'Payment authorised. Processing 2 domains',
      'wait',
    ],
    [
      anOrder({
        status_name: 'completed',
        order_items: [
          orderedItem({
            domain_name: 'xn--blbrhuset-62am.no',
            status: 'completed',
            expiry_date: '2028-03-03T10:00:00Z',
          }),
        ],
      }),
      'blåbærhuset.no is yours until March 3rd, 2028',
      'see-domains',
    ],
    [
      anOrder({ status_name: 'completed', order_items: [orderedItem({ status: 'completed', type: 'renew' })] }),
      'brindlewharf.com is renewed',
      'see-domains',
    ],
    [
      anOrder({
        status_name: 'completed',
        order_items: [orderedItem({ status: 'completed' }), orderedItem({ domain_name: 'b.com', status: 'completed' })],
      }),
      'Both domains are yours',
      'see-domains',
    ],
    [anOrder({ status_name: 'partially_completed', order_items: three }), '1 of 3 domains is yours', 'see-domains'],
    [anOrder({ status_name: 'payment_failed' }), 'The payment did not go through', 'other-card'],
    [
      anOrder({ status_name: 'failed', order_items: three }),
      'None of the domains went through, and nothing was charged',
      'back-to-cart',
    ],
    [anOrder({ status_name: 'cancelled' }), 'This order was cancelled', 'back-to-cart'],
    [anOrder({ status_name: 'refunded' }), 'This order was refunded', 'none'],
  ] as const)('has a heading and a next step of its own when the order is $status_name', (order, heading, next) => {
    expect(orderHeading(t, order)).toBe(heading);
    expect(nextAction(order)).toBe(next);
  });

  test('explains a wait when it takes 10 seconds, and calls it long when it takes 60', () => {
    const order = anOrder({ status_name: 'provisioning' });
    expect(orderExplanation(t, order, 9_999)).toBe('You can leave this page; your order continues.');
    expect(orderExplanation(t, order, 10_000)).toMatch(/^Some registries take their time/);
    expect(orderExplanation(t, order, 60_000)).toMatch(/longer than usual/);
    expect(orderExplanation(t, anOrder({ status_name: 'payment_processing' }), 60_000)).toMatch(/Do not pay again/);
  });

  test('keeps money in minor units when it adds up an order', () => {
    const order = anOrder({ status_name: 'partially_completed', order_items: three, captured: 16.13, voided: 866.13 });
    expect(orderMoney(order)).toEqual({
      amount: 70_580,
      tax: 17_646,
      total: 88_226,
      captured: 1613,
      refunded: 0,
      spared: 86_613,
    });
    expect(orderExplanation(t, order, 0)).toBe('$16.13 was charged to Visa 4242, $866.13 was not charged.');
  });

  test('gives the words of the bank, or its own, when the payment was refused', () => {
    const refused = (payment: Partial<Order['payment']>) =>
      anOrder({
        status_name: 'payment_failed',
        payment: { brand: 'Visa', last4: '9995', challenge_url: null, message: '', ...payment },
      });
    const empty = {
      code: 'insufficient_funds',
      message: 'Insufficient funds on Visa 9995. Nothing was charged.',
    } as const;
    expect(orderExplanation(t, refused(empty), 0)).toBe(
      'Insufficient funds on Visa 9995. Nothing was charged. Your domains are still in the cart.',
    );
    expect(orderExplanation(t, refused({}), 0)).toMatch(/^The bank declined Visa 9995/);
  });

  test('names the card when its brand is not known', () => {
    const payment = { brand: '', last4: '', challenge_url: null, message: '' };
    expect(orderHeading(t, anOrder({ status_name: 'pending', payment }))).toBe('Checking your card with the bank');
    expect(orderExplanation(t, anOrder({ status_name: 'completed', payment, captured: 16.13 }), 0)).toMatch(
      /^\$16\.13 was charged to your card/,
    );
    expect(orderExplanation(t, anOrder({ status_name: 'payment_failed', payment }), 0)).toBe(
      'The bank declined your card. Nothing was charged. Use another card or ask the bank. Your domains are still in the cart.',
    );
  });

  test('[DM-09a] [OR-02a] says what was ordered and how much of it succeeded when kinds are mixed', () => {
    const heading = (status_name: Order['status_name'], ...items: Parameters<typeof orderedItem>[0][]) =>
      orderHeading(t, anOrder({ status_name, captured: 1, order_items: items.map((item) => orderedItem(item)) }));
    const done = { status: 'completed' } as const;
    const renewal = { ...done, type: 'renew' } as const;
    const addOns = { ...renewal, period: 0 } as const;
    expect([
      heading('completed', done, done, done),
      heading('completed', renewal, renewal),
      heading('completed', renewal, done),
      heading('completed', addOns, renewal),
      heading('partially_completed', done, done, { status: 'failed' }),
      heading('provisioning', { status: 'registering', type: 'transfer' }, done),
      heading('provisioning', { status: 'refund_pending' }, done),
      heading('failed', { status: 'failed', type: 'renew' }),
    ]).toEqual([
      'All 3 domains are yours',
      'Your 2 domains are renewed',
      'Both domains are yours',
      'All 2 domains are done',
      '2 of 3 domains are yours',
      'Paid. Transferring 1 domain',
      'A partial refund is on its way',
      'Not renewed, and not charged',
    ]);
  });
});
