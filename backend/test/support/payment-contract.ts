import { assertMinor } from '@storefront/shared/domain';
import type { PaymentRef, ProviderMethodId } from '../../src/core/payment-ids';
import {
  PaymentProviderUnavailable,
  type Authorisation,
  type Payment,
  type PaymentOutcome,
  type PaymentLookup,
} from '../../src/ports/payment-provider';
import { SHOP } from './app';
import { asId } from './as-id';
import type { FakeClock } from './fake-clock';
import { CARDS, type TestPaymentProvider } from './payment-provider';
import { newKey } from './shop';
import { listPayments } from './whole-lists';

/** A payment provider and its clock. */
export interface PaymentProviderUnderTest {
  readonly provider: TestPaymentProvider;
  readonly clock: FakeClock;
}

/** What every payment provider has to guarantee. */
export function itIsAPaymentProvider(underTest: () => PaymentProviderUnderTest): void {
  /** Available only once the tests run. */
  const its = {
    get adapter() {
      return underTest().provider.adapter;
    },
    get faults() {
      return underTest().provider.faults;
    },
  };

  const storedCard = async (number: string = CARDS.fine): Promise<ProviderMethodId> => {
    const intent = await its.adapter.createSetupIntent(asId('c0ffee00-0000-4000-8000-000000000001'), 'card');
    await underTest().provider.enterCard(intent.id, number);
    const state = await its.adapter.getSetupIntent(intent.id);
    if (state.status !== 'confirmed') throw new Error(`The card is ${state.status}`);
    return state.method.methodId;
  };
  const asked = (methodId: ProviderMethodId, change: Partial<Authorisation> = {}): Authorisation => {
    const idempotencyKey = change.idempotencyKey ?? newKey();
    return {
      idempotencyKey,
      amount: assertMinor(1_290),
      currency: 'USD',
      methodId,
      merchantInitiated: false,
      returnUrl: `${SHOP}/site/purchase`,
      orderId: asId(`order-${idempotencyKey}`),
      receiptEmail: 'mara@example.com',
      ...change,
    };
  };
  const lookup = ({ idempotencyKey, methodId }: Authorisation, ref: PaymentRef | null = null): PaymentLookup => ({
    idempotencyKey,
    ref,
    methodId,
    since: underTest().clock.now(),
  });
  const createPayment = (outcome: PaymentOutcome | { kind: 'none' }): Payment => {
    if (outcome.kind !== 'payment') throw new Error(`No payment but ${JSON.stringify(outcome)}`);
    return outcome.payment;
  };
  const authorised = async (change: Partial<Authorisation> = {}): Promise<Payment> =>
    createPayment(await its.adapter.authorise(asked(await storedCard(), change)));
  const listBooks = ({ orderId }: Authorisation) =>
    underTest()
      .provider.payments()
      .filter(({ order }) => order === orderId);

  describe('[OR-08] cards', () => {
    test('are stored with their displayable details, once their owner has entered them', async () => {
      const intent = await its.adapter.createSetupIntent(asId('c0ffee00-0000-4000-8000-000000000002'), 'card');
      expect(intent.clientSecret).not.toBe('');
      expect([intent.frameUrl, intent.publishableKey].filter((way) => way !== null)).toHaveLength(1);
      expect(await its.adapter.getSetupIntent(intent.id)).toEqual({ status: 'open' });
      await underTest().provider.enterCard(intent.id, CARDS.fine);
      const year = underTest().clock.now().getUTCFullYear() + 3;
      expect(await its.adapter.getSetupIntent(intent.id)).toEqual({
        status: 'confirmed',
        method: {
          methodId: expect.any(String) as string,
          details: { type: 'card', brand: 'Visa', last4: '4242', exp_month: 12, exp_year: year },
          verified: true,
        },
      });
    });

    test.each([
      ['fine', true],
      ['challenged', true],
      ['declined', false],
      ['empty', false],
      ['expired', false],
    ] as const)('[OR-12] %s: reports whether its bank confirmed it on entry: %s', async (card, verified) => {
      const intent = await its.adapter.createSetupIntent(asId('c0ffee00-0000-4000-8000-000000000004'), 'card');
      await underTest().provider.enterCard(intent.id, CARDS[card]);
      expect(await its.adapter.getSetupIntent(intent.id)).toMatchObject({ status: 'confirmed', method: { verified } });
    });

    test('of an unknown intent are missing', async () => {
      expect(await its.adapter.getSetupIntent(asId('seti_nobody'))).toEqual({ status: 'missing' });
    });

    test('that are deleted can pay no more, and can be deleted again', async () => {
      const card = await storedCard();
      await its.adapter.forgetMethod(card);
      await its.adapter.forgetMethod(card);
      const again = asked(card);
      expect(await its.adapter.authorise(again)).toEqual({
        kind: 'refused',
        message: expect.any(String) as string,
        isCardGone: true,
      });
      expect(await its.adapter.find(lookup(again))).toEqual({ kind: 'none' });
      expect(listBooks(again)).toEqual([]);
    });

    test('[OR-03g] are not to blame for an amount that is too small', async () => {
      const small = asked(await storedCard(), { amount: assertMinor(10) });
      const refused = await its.adapter.authorise(small);
      expect(refused).toMatchObject({ kind: 'refused' });
      expect(refused).not.toHaveProperty('isCardGone');
      expect(await its.adapter.find(lookup(small))).toEqual({ kind: 'none' });
    });

    test.each(['drop_request', 'drop_response', 'error', 'malformed'] as const)(
      'cannot be stored while the provider does %s, which is reported',
      async (kind) => {
        const { id } = await its.adapter.createSetupIntent(asId('c0ffee00-0000-4000-8000-000000000003'), 'card');
        its.faults.add({ operation: 'setup', fault: { kind } });
        await expect(
          its.adapter.createSetupIntent(asId('c0ffee00-0000-4000-8000-000000000003'), 'card'),
        ).rejects.toThrow(PaymentProviderUnavailable);
        its.faults.add({ operation: 'setup', fault: { kind } });
        await expect(its.adapter.getSetupIntent(id)).rejects.toThrow(PaymentProviderUnavailable);
      },
    );
  });

  describe('[OR-10] payments', () => {
    test('are held, captured in part once, and refunded in parts', async () => {
      const { ref, ...reserved } = await authorised();
      expect(reserved).toEqual({
        status: 'authorised',
        authorised: 1_290,
        captured: 0,
        refunded: 0,
        refunds: [],
        challengeUrl: null,
        decline: null,
        captureBefore: reserved.captureBefore,
      });
      expect((await its.adapter.capture(ref, assertMinor(2_000), newKey())).kind).toBe('refused');
      const key = newKey();
      const taken = createPayment(await its.adapter.capture(ref, assertMinor(1_000), key));
      expect(taken).toMatchObject({ ref, status: 'captured', captured: 1_000, refunds: [] });
      expect(createPayment(await its.adapter.capture(ref, assertMinor(1_000), key))).toEqual(taken);
      expect((await its.adapter.capture(ref, assertMinor(290), newKey())).kind).toBe('refused');
      expect((await its.adapter.cancel(ref, newKey())).kind).toBe('refused');

      const [first, second] = [newKey(), newKey()];
      expect(createPayment(await its.adapter.refund(ref, assertMinor(400), first))).toMatchObject({
        status: 'captured',
        captured: 1_000,
        refunded: 400,
        refunds: [{ key: first, amount: 400, status: 'succeeded' }],
      });
      expect(createPayment(await its.adapter.refund(ref, assertMinor(400), first)).refunded).toBe(400);
      expect((await its.adapter.refund(ref, assertMinor(601), newKey())).kind).toBe('refused');
      expect(createPayment(await its.adapter.refund(ref, assertMinor(600), second)).refunded).toBe(1_000);
    });

    test.each([
      ['with the customer present, seven days', false, 7 * 24],
      ['initiated by the shop on a Visa card, four days and 18 hours', true, 4 * 24 + 18],
    ])('[OR-10d] state the end of their hold: %s', async (_what, merchantInitiated, hours) => {
      const order = asked(await storedCard(), { merchantInitiated });
      const at = underTest().clock.now().getTime();
      const { ref } = createPayment(await its.adapter.authorise(order));
      const { captureBefore } = createPayment(await its.adapter.find(lookup(order, ref)));
      expect(Math.abs((captureBefore?.getTime() ?? 0) - at - hours * 3_600_000)).toBeLessThan(60_000);
      expect(createPayment(await its.adapter.cancel(ref, newKey())).captureBefore).toBeNull();
    });

    test('are released in full, once', async () => {
      const { ref } = await authorised();
      const key = newKey();
      expect(createPayment(await its.adapter.cancel(ref, key))).toMatchObject({ status: 'cancelled', captured: 0 });
      expect(createPayment(await its.adapter.cancel(ref, key))).toMatchObject({ status: 'cancelled' });
      expect((await its.adapter.capture(ref, assertMinor(1), newKey())).kind).toBe('refused');
    });

    test('[OR-05] under one key are one payment, even when requested concurrently', async () => {
      const order = asked(await storedCard());
      const outcomes = await Promise.all([1, 2, 3, 4, 5].map(() => its.adapter.authorise(order)));
      for (const { kind } of outcomes) expect(['payment', 'unknown']).toContain(kind);
      const { payment } = (await its.adapter.authorise(order)) as { payment: Payment };
      expect(await its.adapter.find(lookup(order))).toEqual({ kind: 'payment', payment });
      expect(listBooks(order)).toHaveLength(1);
      // Another amount under the same key has no effect.
      expect((await its.adapter.authorise({ ...order, amount: assertMinor(1) })).kind).not.toBe('payment');
      expect(listBooks(order)).toMatchObject([{ amount: 1_290 }]);
    });

    test.each([
      ['declined', CARDS.declined],
      ['insufficient_funds', CARDS.empty],
      ['expired_card', CARDS.expired],
    ] as const)('that the bank declines are %s, and stay so', async (decline, number) => {
      const order = asked(await storedCard(number));
      const payment = createPayment(await its.adapter.authorise(order));
      expect(payment).toMatchObject({ status: 'declined', authorised: 0, captured: 0, decline });
      expect(await its.adapter.find(lookup(order))).toEqual({ kind: 'payment', payment });
      expect((await its.adapter.capture(payment.ref, assertMinor(1), newKey())).kind).toBe('refused');
    });

    test("[OR-08] that need the bank's confirmation are held once the customer has confirmed", async () => {
      const order = asked(await storedCard(CARDS.challenged));
      const waiting = createPayment(await its.adapter.authorise(order));
      expect(waiting.status).toBe('requires_action');
      const answer = await underTest().provider.answerChallenge(waiting.challengeUrl ?? '', true);
      expect(answer.status).toBe(303);
      const back = new URL(answer.headers.get('location') ?? '');
      expect(back.origin + back.pathname).toBe(order.returnUrl);
      expect(createPayment(await its.adapter.find(lookup(order, waiting.ref)))).toMatchObject({
        status: 'authorised',
        challengeUrl: null,
      });
      expect(createPayment(await its.adapter.capture(waiting.ref, assertMinor(1_290), newKey()))).toMatchObject({
        captured: 1_290,
      });
    });

    test('[OR-08] that the customer refuses at the bank are declined for that reason', async () => {
      const order = asked(await storedCard(CARDS.challenged));
      const { ref, challengeUrl } = createPayment(await its.adapter.authorise(order));
      await underTest().provider.answerChallenge(challengeUrl ?? '', false);
      expect(createPayment(await its.adapter.find(lookup(order, ref)))).toMatchObject({
        status: 'declined',
        decline: 'authentication',
      });
    });

    test('without the customer need a bank that asks for no confirmation', async () => {
      const order = asked(await storedCard(CARDS.challenged), { merchantInitiated: true });
      expect(createPayment(await its.adapter.authorise(order))).toMatchObject({
        status: 'declined',
        decline: 'authentication_required',
        challengeUrl: null,
      });
      expect(
        createPayment(await its.adapter.authorise(asked(await storedCard(), { merchantInitiated: true }))),
      ).toMatchObject({ status: 'authorised' });
    });

    test('a refund refused by the bank fails, and another key makes the refund', async () => {
      const { ref } = await authorised();
      await its.adapter.capture(ref, assertMinor(1_290), newKey());
      const [first, second] = [newKey(), newKey()];
      its.faults.add({ operation: 'refund_declined', fault: { kind: 'error' } });
      expect(createPayment(await its.adapter.refund(ref, assertMinor(1_290), first))).toMatchObject({
        refunded: 0,
        refunds: [{ key: first, status: 'failed' }],
      });
      const { refunded, refunds } = createPayment(await its.adapter.refund(ref, assertMinor(1_290), second));
      expect(refunded).toBe(1_290);
      expect(refunds).toContainEqual({ key: first, amount: 1_290, status: 'failed' });
      expect(refunds).toContainEqual({ key: second, amount: 1_290, status: 'succeeded' });
    });
  });

  test('[OR-13e] a refund that fails after it had succeeded is failed under the same key', async () => {
    const { ref } = await authorised();
    await its.adapter.capture(ref, assertMinor(1_290), newKey());
    const key = newKey();
    expect(createPayment(await its.adapter.refund(ref, assertMinor(1_290), key)).refunded).toBe(1_290);
    await underTest().provider.failRefunds(ref);
    expect(await its.adapter.inspect(ref)).toMatchObject({ refunded: 0, refunds: [{ key, status: 'failed' }] });
    expect(createPayment(await its.adapter.refund(ref, assertMinor(1_290), newKey())).refunded).toBe(1_290);
  });

  describe('[OR-10] calls without a response', () => {
    test.each(['drop_request', 'error', 'in_progress'] as const)(
      '%s: nothing is held, and a repeated call holds the amount once',
      async (kind) => {
        const order = asked(await storedCard());
        its.faults.add({ operation: 'authorise', fault: { kind } });
        expect((await its.adapter.authorise(order)).kind).toBe('unknown');
        expect(await its.adapter.find(lookup(order))).toEqual({ kind: 'none' });
        expect(createPayment(await its.adapter.authorise(order)).status).toBe('authorised');
        expect(listBooks(order)).toHaveLength(1);
      },
    );

    test.each(['drop_response', 'malformed'] as const)(
      '%s: the amount is held, and found under the key',
      async (kind) => {
        const order = asked(await storedCard());
        its.faults.add({ operation: 'authorise', fault: { kind } });
        expect((await its.adapter.authorise(order)).kind).toBe('unknown');
        const found = await its.adapter.find(lookup(order));
        expect(found).toMatchObject({ kind: 'payment', payment: { status: 'authorised', authorised: 1_290 } });
        expect(await its.adapter.authorise(order)).toEqual(found);
        expect(listBooks(order)).toHaveLength(1);
      },
    );

    test.each(['capture', 'cancel', 'refund'] as const)(
      '%s: is found by the payment’s id, and not repeated',
      async (operation) => {
        const order = asked(await storedCard());
        const { ref } = createPayment(await its.adapter.authorise(order));
        if (operation === 'refund') await its.adapter.capture(ref, assertMinor(1_290), newKey());
        const key = newKey();
        const move = () =>
          operation === 'cancel' ? its.adapter.cancel(ref, key) : its.adapter[operation](ref, assertMinor(500), key);
        its.faults.add({ operation, fault: { kind: 'drop_response' } });
        expect((await move()).kind).toBe('unknown');
        const found = await its.adapter.find(lookup(order, ref));
        expect(found).toMatchObject({
          payment:
            operation === 'cancel'
              ? { status: 'cancelled' }
              : operation === 'capture'
                ? { captured: 500 }
                : { refunded: 500, refunds: [{ key, status: 'succeeded' }] },
        });
        expect(await move()).toEqual(found);
      },
    );

    test('a provider that does not respond leaves the outcome open', async () => {
      const order = asked(await storedCard());
      await its.adapter.authorise(order);
      its.faults.add({ operation: 'find', fault: { kind: 'error' } });
      expect((await its.adapter.find(lookup(order))).kind).toBe('unknown');
      its.faults.add({ operation: 'list', fault: { kind: 'error' } });
      expect(await listPayments(its.adapter)).toBe('unknown');
    });
  });

  test('[OR-10] lists every payment with its order and its status', async () => {
    const card = await storedCard();
    const orders = Array.from({ length: 5 }, () => asked(card));
    const refs: PaymentRef[] = [];
    for (const order of orders) refs.push(createPayment(await its.adapter.authorise(order)).ref);
    await its.adapter.capture(refs[1] ?? asId(''), assertMinor(1_000), newKey());
    await its.adapter.refund(refs[1] ?? asId(''), assertMinor(300), newKey());
    await its.adapter.cancel(refs[2] ?? asId(''), newKey());
    const listed = await listPayments(its.adapter);
    if (listed === 'unknown') throw new Error('The payments cannot be listed');
    expect(new Set(listed.map(({ ref }) => ref)).size).toBe(underTest().provider.payments().length);
    const mine = orders.map(({ orderId }) => listed.find((payment) => payment.orderId === orderId));
    expect(mine.map((payment) => [payment?.status, payment?.captured, payment?.refunded])).toEqual([
      ['authorised', 0, 0],
      ['captured', 1_000, 300],
      ['cancelled', 0, 0],
      ['authorised', 0, 0],
      ['authorised', 0, 0],
    ]);
  });
}
