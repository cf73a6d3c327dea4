import { ApiError, apiQueryKey, queryClient } from '@storefront/shared/api';
import { cartAtom, orderDraftAtom, registrantDraftAtom } from '@storefront/shared/cart';
import { getContactInfo, getDomainInfo, type Order } from '@storefront/shared/contract';
import { store } from '@storefront/shared/store';
import {
  cartItem,
  domainInfo,
  refusal,
  renderWithProviders,
  type Handlers,
  type Plain,
  type Surroundings,
} from '@storefront/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseCard, fillInRegistrant, someKey } from '../../testing/drafts';
import { OnlyAt } from '../../testing/OnlyAt';
import { anOrder, orderedItem } from '../../testing/orders';
import { Prepared } from '../../testing/Prepared';
import { BANK_DEADLINE_MS } from '../../features/order/model/order-progress';
import { PurchasePage } from './PurchasePage';

const done = (domain_name: string) =>
  orderedItem({ domain_name, status: 'completed', expiry_date: '2027-11-21T10:00:00Z' });
const lost = (domain_name: string) =>
  orderedItem({ domain_name, status: 'failed', code: 'taken', message: 'Taken a moment ago by someone else.' });

interface Given extends Omit<Surroundings, 'api'> {
  order?: Order | (() => Order);
  api?: Handlers;
  prepare?: () => void;
}

function renderPurchase({
  order = anOrder(),
  api = {},
  prepare = () => chooseCard({ order_id: 'order-1' }),
  ...surroundings
}: Given = {}) {
  return renderWithProviders(
    <Prepared
      prepare={() => {
        fillInRegistrant();
        prepare();
      }}
    >
      <OnlyAt path="/site/purchase">
        <PurchasePage />
      </OnlyAt>
    </Prepared>,
    {
      route: '/site/purchase?order=order-1',
      session: {},
      cart: [cartItem({ domain: 'brindlewharf.com' }), cartItem({ domain: 'wharf.page' })],
      ...surroundings,
      api: { getOrder: () => (typeof order === 'function' ? order() : order), ...api },
    },
  );
}

const address = () => screen.getByLabelText('address');
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const inCart = () => store.get(cartAtom).items.map(({ domain }) => domain);

describe('[RT-16] following an order', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  test('[OR-02a] polls with back-off until the order is final', async () => {
    const states: Order[] = [
      anOrder({ status_name: 'pending' }),
      anOrder({ status_name: 'provisioning', order_items: [orderedItem({ status: 'registering' })] }),
      anOrder({ status_name: 'completed', captured: 16.13, order_items: [done('brindlewharf.com')] }),
    ];
    let asked = 0;
    const { api } = renderPurchase({ order: () => states[Math.min(asked++, states.length - 1)] as Order });
    await heading('Checking Visa 4242 with the bank');
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    await heading('Payment authorised. Registering 1 domain');
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    await heading('brindlewharf.com is yours until November 21st, 2027');
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(api.listInputs('getOrder')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'See your domains' })).toHaveAttribute('href', '/domain/list');
  });

  test('[RT-36b] keeps the focus on the heading when the order arrives and when it moves on', async () => {
    let asked = 0;
    renderPurchase({
      order: () => anOrder(asked++ === 0 ? { status_name: 'pending' } : { status_name: 'provisioning' }),
    });
    const title = screen.getByRole('heading', { level: 1, name: 'Your order' });
    title.focus();
    await heading('Checking Visa 4242 with the bank');
    expect(title).toHaveFocus();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(title).toHaveTextContent('Payment authorised');
    expect(title).toHaveFocus();
  });

  test('[OR-05b] takes what is bought out of the cart once, and wipes the drafts, when the order is final', async () => {
    renderPurchase({
      order: anOrder({
        status_name: 'partially_completed',
        captured: 16.13,
        order_items: [done('brindlewharf.com'), lost('wharf.page')],
      }),
    });
    await heading('1 of 2 domains is yours');
    await waitFor(() => expect(inCart()).toEqual(['wharf.page']));
    expect(store.get(orderDraftAtom)).toBeNull();
    expect(store.get(registrantDraftAtom)).toBeNull();
    expect(localStorage.getItem('sf:registrant')).toBeNull();
  });

  test('[OR-11] makes the pages of domains ask anew when an order has changed them', async () => {
    const key = apiQueryKey(getDomainInfo, { params: { domainName: 'brindlewharf.com' } });
    renderPurchase({
      order: anOrder({ status_name: 'completed', captured: 16.13, order_items: [done('brindlewharf.com')] }),
      prepare: () => {
        chooseCard({ order_id: 'order-1' });
        queryClient.setQueryData(key, domainInfo());
      },
    });
    await waitFor(() => expect(inCart()).toEqual(['wharf.page']));
    expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
  });

  test('[OR-05b] leaves cart and drafts alone when an old order is opened again', async () => {
    renderPurchase({
      order: anOrder({ status_name: 'completed', captured: 16.13, order_items: [done('brindlewharf.com')] }),
      prepare: () => chooseCard(),
    });
    await heading(/is yours/);
    expect(inCart()).toEqual(['brindlewharf.com', 'wharf.page']);
    expect(store.get(orderDraftAtom)?.idempotency_key).toBe(someKey);
  });

  test('[OR-03e] names each add-on with its price, and where its service is set up, when add-ons were bought', async () => {
    renderPurchase({
      order: anOrder({
        status_name: 'completed',
        captured: 19.88,
        order_items: [
          orderedItem({
            status: 'completed',
            amount: 20.9,
            sub_items: [
              { type: 'email_forwarding', quantity: 2, cost: 3 },
              { type: 'domain_forwarding', quantity: 1, cost: 5 },
            ],
            expiry_date: '2027-11-21T10:00:00Z',
          }),
        ],
      }),
    });
    await heading(/is yours until/);
    expect(
      screen.getAllByRole('listitem').filter(({ textContent }) => textContent.startsWith('brindlewharf.com$12.90')),
    ).toHaveLength(1);
    expect(screen.getByText('Email Forwarding for 2 addresses').closest('li')).toHaveTextContent(/\$3\.00$/);
    expect(screen.getByText('Domain Forwarding').closest('li')).toHaveTextContent(/\$5\.00$/);
    const link = (name: string) => screen.getByRole('link', { name });
    expect(link('Set up your email addresses for brindlewharf.com')).toHaveAttribute(
      'href',
      '/domain/overview?name=brindlewharf.com',
    );
    expect(link('Set up forwarding for brindlewharf.com')).toHaveAttribute(
      'href',
      '/domain/overview?name=brindlewharf.com',
    );
  });

  test('[OR-03a] [OR-03b] tells what was charged and what was not, and each line, when a part failed', async () => {
    renderPurchase({
      order: anOrder({
        status_name: 'partially_completed',
        captured: 16.13,
        voided: 16.13,
        order_items: [done('brindlewharf.com'), lost('wharf.page')],
      }),
    });
    await heading('1 of 2 domains is yours');
    expect(screen.getByText('$16.13 was charged to Visa 4242, $16.13 was not charged.')).toBeInTheDocument();
    expect(screen.getByText(/^Registered until/)).toBeInTheDocument();
    expect(screen.getByText(/^Taken a moment ago by someone else/)).toBeInTheDocument();
  });

  describe('[OR-10g] when the payment expired before it was captured', () => {
    const lapsed = (...order_items: ReturnType<typeof orderedItem>[]) =>
      anOrder({
        status_name: 'provisioning',
        voided: 16.13,
        order_items,
        payment: { brand: 'Visa', last4: '4242', challenge_url: null, code: 'hold_lapsed', message: 'Not charged.' },
      });
    const notCharged = /^You were not charged: .*We will not charge Visa 4242 again .*email you about how to pay/;

    test('says that what was delivered is there, that nothing was charged, and what comes next', async () => {
      renderPurchase({ order: lapsed(done('brindlewharf.com')) });
      await heading('brindlewharf.com is yours until November 21st, 2027');
      expect(screen.getByText(notCharged)).toBeInTheDocument();
      expect(screen.getByText(/^Nothing was charged to Visa 4242/)).toBeInTheDocument();
      expect(screen.queryByText(/authorised|Registering|Reserved on/)).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'See your domains' })).toBeInTheDocument();
      await waitFor(() => expect(inCart()).toEqual(['wharf.page']));
      expect(store.get(orderDraftAtom)).toBeNull();
    });

    test('says so while a domain is still on its way, and when a part failed', async () => {
      const pending = orderedItem({ domain_name: 'brindlewharf.com', status: 'checking' });
      let order = lapsed(pending);
      renderPurchase({ order: () => order });
      await heading('This order was not charged');
      expect(screen.getByText(notCharged)).toBeInTheDocument();
      order = lapsed(done('brindlewharf.com'), lost('wharf.page'));
      await act(() => jest.advanceTimersByTimeAsync(2_000));
      await heading('1 of 2 domains is yours');
      expect(screen.getByText(notCharged)).toBeInTheDocument();
    });

    test('[OR-10f] states that nothing was charged, and no refund, once the order has ended', async () => {
      renderPurchase({
        order: anOrder({ status_name: 'completed', voided: 16.13, order_items: [done('brindlewharf.com')] }),
      });
      await heading(/is yours until/);
      expect(screen.getByText('$0.00 was charged to Visa 4242, $16.13 was not charged.')).toBeInTheDocument();
      expect(screen.queryByText('Refunded')).not.toBeInTheDocument();
    });
  });

  test('[P1] says so within a second when the bank’s answer is overdue, whatever the server has told', async () => {
    renderPurchase({ order: anOrder({ status_name: 'payment_processing' }) });
    await heading('Checking Visa 4242 with the bank');
    await act(() => jest.advanceTimersByTimeAsync(BANK_DEADLINE_MS + 1_000));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Still confirming with your bank');
    expect(screen.getByText(/^The bank is taking its time/)).toBeInTheDocument();
  });

  test('[P1] says at once, also after a reload, when the server has not heard back', async () => {
    const silent = 'We have not heard back from the bank. Don’t pay again; we are checking.';
    renderPurchase({
      order: anOrder({
        status_name: 'payment_processing',
        payment: { brand: 'Visa', last4: '4242', challenge_url: null, code: 'bank_silent', message: silent },
      }),
    });
    await heading('Still confirming with your bank');
    expect(
      screen.getByText(`${silent} You can leave this page; your order continues, and we will email you.`),
    ).toBeInTheDocument();
  });

  test('[OR-02a] explains the wait when it takes 10 seconds, and again when it takes 60', async () => {
    renderPurchase({
      order: anOrder({ status_name: 'provisioning', order_items: [orderedItem({ status: 'checking' })] }),
    });
    await heading(/Registering/);
    expect(screen.getByText('You can leave this page; your order continues.')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText(/^Some registries take their time/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Buy other domains meanwhile' })).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(50_000));
    expect(screen.getByText(/^This is taking longer than usual/)).toBeInTheDocument();
  });

  const bank = (change: Partial<Plain<Order['payment']>> = {}) => ({
    ...anOrder().payment,
    challenge_url: 'https://pay.example/challenge/8d21',
    ...change,
  });
  const waiting = anOrder({ status_name: 'payment_processing', payment: bank() });
  const beingCancelled = anOrder({
    status_name: 'payment_processing',
    payment: bank({ challenge_url: null, code: 'being_cancelled', message: 'We have asked the bank.' }),
  });
  const cancelled = anOrder({
    status_name: 'cancelled',
    order_items: [orderedItem({ status: 'cancelled' })],
    payment: bank({ challenge_url: null, code: 'payment_cancelled', message: 'You cancelled this payment.' }),
  });

  test('[OR-08d] cancels the payment that waits for the bank, and frees the cart, when its customer says so', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const answers = [waiting, cancelled];
    let asked = 0;
    const { api } = renderPurchase({
      order: () => answers[Math.min(asked++, 1)] as Order,
      api: { cancelPayment: () => beingCancelled },
    });
    await heading('Your bank wants to confirm it is you');
    expect(screen.getByRole('link', { name: 'Continue to your bank' })).toBeInTheDocument();
    await user.dblClick(screen.getByRole('button', { name: 'Cancel this payment' }));
    await heading('Cancelling this payment');
    expect(screen.queryByRole('link', { name: 'Continue to your bank' })).not.toBeInTheDocument();
    expect(screen.getByText(/Don’t pay again until then/)).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    await heading('You cancelled this payment');
    expect(screen.getByText('Nothing was charged. Your domains are still in the cart.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Use another card' })).toHaveAttribute('href', '/site/billing');
    expect(store.get(orderDraftAtom)).toBeNull();
    expect(api.listInputs('cancelPayment')).toHaveLength(1);
    expect(address()).toHaveTextContent('/site/purchase');
  });

  test('[OR-08d] cancels once when the other button is pressed while it is being cancelled', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    let answer = () => {};
    const { api } = renderPurchase({
      order: waiting,
      api: { cancelPayment: () => new Promise((resolve) => (answer = () => resolve(beingCancelled))) },
    });
    await heading('Your bank wants to confirm it is you');
    await user.click(screen.getByRole('button', { name: 'Cancel this payment' }));
    await user.click(screen.getByRole('button', { name: 'Use another card' }));
    answer();
    await heading('Cancelling this payment');
    expect(api.listInputs('cancelPayment')).toHaveLength(1);
  });

  test('[OR-08d] asks for another card only once the payment is cancelled', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    let isOver = false;
    renderPurchase({ order: () => (isOver ? cancelled : waiting), api: { cancelPayment: () => beingCancelled } });
    await heading('Your bank wants to confirm it is you');
    await user.click(screen.getByRole('button', { name: 'Use another card' }));
    await heading('Cancelling this payment');
    expect(address()).toHaveTextContent('/site/purchase');
    isOver = true;
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    await waitFor(() => expect(address()).toHaveTextContent('/site/billing'));
  });

  test('[OR-08d] shows the truth when the bank had confirmed the payment before it was cancelled', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderPurchase({ order: waiting, api: { cancelPayment: () => anOrder({ status_name: 'provisioning' }) } });
    await heading('Your bank wants to confirm it is you');
    await user.click(screen.getByRole('button', { name: 'Use another card' }));
    await heading('Payment authorised. Registering 1 domain');
    expect(address()).toHaveTextContent('/site/purchase');
  });

  test('[OR-08d] says that nobody knows whether it is cancelled, and asks, when no answer comes', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { api } = renderPurchase({
      order: waiting,
      api: {
        cancelPayment: () => {
          throw refusal(500, { code: 'internal', message: 'Something went wrong.' });
        },
      },
    });
    await heading('Your bank wants to confirm it is you');
    await user.click(screen.getByRole('button', { name: 'Cancel this payment' }));
    expect(await screen.findByText(/^We do not know yet whether this payment was cancelled\./)).toBeInTheDocument();
    await waitFor(() => expect(api.listInputs('getOrder').length).toBeGreaterThan(1));
    expect(screen.getByRole('link', { name: 'Continue to your bank' })).toBeInTheDocument();
  });

  test('[OR-02b] [RG-08a] lets the cart be freed for other names when the wait is long; the order stays at its address', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderPurchase({
      order: anOrder({ status_name: 'provisioning', order_items: [orderedItem({ status: 'checking' })] }),
    });
    await heading(/Registering/);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    await user.click(screen.getByRole('button', { name: 'Buy other domains meanwhile' }));
    expect(address()).toHaveTextContent('/site/home');
    expect(inCart()).toEqual(['wharf.page']);
    expect(store.get(orderDraftAtom)).toBeNull();
    expect(store.get(registrantDraftAtom)).toBeNull();
    expect(localStorage.getItem('sf:registrant') ?? '').not.toContain('Lovelace');
  });

  test.each([
    ['another part of the shop', '/site/home', false],
    ['the review', '/site/review', true],
  ])(
    '[RG-08a] leaves the registrant behind when somebody leaves a running order for %s: %s, kept %s',
    async (_where, path, isKept) => {
      const { unmount } = renderPurchase({ order: anOrder({ status_name: 'payment_processing' }) });
      await heading('Checking Visa 4242 with the bank');
      expect(store.get(registrantDraftAtom)).not.toBeNull();
      window.history.replaceState(null, '', path);
      unmount();
      expect(store.get(registrantDraftAtom) !== null).toBe(isKept);
      expect((localStorage.getItem('sf:registrant') ?? '').includes('Lovelace')).toBe(isKept);
      expect(store.get(orderDraftAtom)?.order_id).toBe('order-1');
    },
  );

  test('[OR-05a] asks anew what the server knows of the registrant when nothing came of an order', async () => {
    const key = apiQueryKey(getContactInfo);
    const running = renderPurchase({ order: anOrder({ status_name: 'payment_processing' }) });
    await heading('Checking Visa 4242 with the bank');
    queryClient.setQueryData(key, { contact: null });
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(queryClient.getQueryData(key)).toBeDefined();
    running.unmount();
    renderPurchase({ order: anOrder({ status_name: 'payment_failed' }) });
    queryClient.setQueryData(key, { contact: null });
    await heading('The payment did not go through');
    await waitFor(() => expect(queryClient.getQueryData(key)).toBeUndefined());
  });

  test('[OR-05a] keeps the registrant when somebody leaves a purchase whose payment was refused', async () => {
    const { unmount } = renderPurchase({ order: anOrder({ status_name: 'payment_failed' }) });
    await heading('The payment did not go through');
    await waitFor(() => expect(store.get(orderDraftAtom)).toBeNull());
    window.history.replaceState(null, '', '/site/home');
    unmount();
    expect(store.get(registrantDraftAtom)).not.toBeNull();
  });

  test('[OR-08b] leads to the bank in one click when that wants a confirmation', async () => {
    const payment = {
      brand: 'Visa',
      last4: '3155',
      challenge_url: 'http://localhost:4010/challenge/p1?secret=s',
      message: '',
    };
    renderPurchase({ order: anOrder({ status_name: 'payment_processing', payment }) });
    await heading('Your bank wants to confirm it is you');
    expect(screen.getByRole('link', { name: 'Continue to your bank' })).toHaveAttribute('href', payment.challenge_url);
  });

  test('[OR-05a] [OR-12c] gives the reason, the way back to billing and a new key, and keeps the cart, when a card was refused', async () => {
    const payment = {
      brand: 'Visa',
      last4: '0002',
      challenge_url: null,
      code: 'declined' as const,
      message: 'The bank declined Visa 0002. Nothing was charged. Use another card or ask the bank.',
    };
    renderPurchase({ order: anOrder({ status_name: 'payment_failed', payment }) });
    await heading('The payment did not go through');
    expect(screen.getByText(`${payment.message} Your domains are still in the cart.`)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Use another card' })).toHaveAttribute('href', '/site/billing');
    await waitFor(() => expect(store.get(orderDraftAtom)).toBeNull());
    expect(inCart()).toEqual(['brindlewharf.com', 'wharf.page']);
    expect(store.get(registrantDraftAtom)).not.toBeNull();
  });

  test('[OR-03a] says that paying again puts the domains back when an order failed and the cart lacks one', async () => {
    renderPurchase({
      order: anOrder({
        status_name: 'payment_failed',
        order_items: [orderedItem({ domain_name: 'brindlewharf.com' }), orderedItem({ domain_name: 'wharf.page' })],
      }),
      cart: [cartItem({ domain: 'wharf.page' })],
    });
    await heading('The payment did not go through');
    expect(screen.getByText(/“Pay again” puts the domains back in the cart/)).toBeInTheDocument();
    expect(screen.queryByText(/still in the cart/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'See the receipt' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Pay again' })).toBeInTheDocument();
  });

  test('[OR-03a] shows the order number when an order was paid as when it failed', async () => {
    const order_id = '7f3e2a10-5b0c-4c1e-9d57-0a4f6be1c2d3';
    renderPurchase({ order: anOrder({ order_id, status_name: 'payment_failed' }) });
    // As in the list of orders, in emails and at the desk.
    expect((await screen.findByText(/^Order number/)).textContent).toBe('Order number 7f3e2a10');
  });

  test('[OR-03a] leads to DNS, with what is left to do, when it is bought', async () => {
    renderPurchase({
      order: anOrder({
        status_name: 'completed',
        captured: 32.26,
        order_items: [done('brindlewharf.com'), done('wharf.page')],
      }),
    });
    await heading('Both domains are yours');
    expect(screen.getByRole('link', { name: 'Set up DNS for brindlewharf.com' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Next steps' })).toBeInTheDocument();
  });

  test("[NT-09] says 'Error when checking order' and tries again when the status cannot be asked for", async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    let away = true;
    const { api } = renderPurchase({
      api: {
        getOrder: () => {
          if (away) throw refusal(503, { message: 'The shop is being looked after.', request_id: '7KQ2-41' });
          return anOrder({ status_name: 'provisioning' });
        },
      },
    });
    expect(await screen.findByRole('heading', { name: 'Error when checking order' })).toBeInTheDocument();
    expect(screen.getByText('7KQ2-41')).toBeInTheDocument();
    away = false;
    const before = api.listInputs('getOrder').length;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading(/Payment authorised/);
    expect(api.listInputs('getOrder').length).toBe(before + 1);
  });

  test('[NT-09] keeps what is known and goes on asking when it fails on the way', async () => {
    let asked = 0;
    renderPurchase({
      api: {
        getOrder: () => {
          asked += 1;
          if (asked === 2) throw new ApiError('Network error: offline', 501);
          return anOrder({ status_name: 'provisioning' });
        },
      },
    });
    await heading(/Payment authorised/);
    await act(() => jest.advanceTimersByTimeAsync(1_500));
    expect(screen.getByRole('alert')).toHaveTextContent('Error when checking order');
    expect(screen.getByRole('heading', { level: 1, name: /Payment authorised/ })).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  test('[OR-02b] does not hold the cart for ever when the order is of somebody else, and so not there', async () => {
    const { api } = renderPurchase({
      api: {
        getOrder: () => {
          throw refusal(404, { message: 'Order not found.' });
        },
      },
    });
    await heading('Order not found');
    await waitFor(() => expect(store.get(orderDraftAtom)).toBeNull());
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(api.listInputs('getOrder')).toHaveLength(1);
  });

  test('[OR-02b] opens the order under way when the address has none', async () => {
    renderPurchase({ route: '/site/purchase' });
    await waitFor(() => expect(address()).toHaveTextContent('/site/purchase?order=order-1'));
    await heading('Checking Visa 4242 with the bank');
  });

  test('[RT-16] goes on where the purchase stands when there is no order', async () => {
    renderPurchase({ route: '/site/purchase', prepare: () => undefined });
    await waitFor(() => expect(address()).toHaveTextContent('/site/billing'));
  });

  test('[GD-02a] lets a guest sign in first and come back to the order when one comes', () => {
    renderPurchase({ session: 'guest' });
    expect(address()).toHaveTextContent('/site/login?next=%2Fsite%2Fpurchase%3Forder%3Dorder-1');
  });
});

describe('after the purchase', () => {
  const bought = anOrder({ status_name: 'completed', captured: 16.13, order_items: [done('brindlewharf.com')] });

  test('[LG-05b] offers the withdrawal when the customer may withdraw', async () => {
    renderPurchase({
      order: bought,
      api: {
        getWithdrawal: () => ({
          open: true,
          until: '2026-12-05T22:59:59.999Z',
          last_day: '2026-12-05',
          declared_at: null,
        }),
      },
    });
    expect(await screen.findByRole('button', { name: 'Withdraw from contract here' })).toBeInTheDocument();
  });
});
