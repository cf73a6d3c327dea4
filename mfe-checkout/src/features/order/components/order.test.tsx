import { cartAtom } from '@storefront/shared/cart';
import { queryClient } from '@storefront/shared/api';
import type { Autorenewal, Order, Receipt } from '@storefront/shared/contract';
import { store } from '@storefront/shared/store';
import { asId, cartItem, refusal, renderWithProviders, type Surroundings } from '@storefront/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder, orderedItem } from '../../../testing/orders';
import { NextSteps } from './NextSteps';
import { OrderLines } from './OrderLines';
import { OrderNext } from './OrderNext';
import { OrderSums } from './OrderSums';

const UNTIL = '2027-11-21T10:00:00Z';
const done = (domain_name: string) => orderedItem({ domain_name, status: 'completed', expiry_date: UNTIL });
const lost = (domain_name: string) =>
  orderedItem({ domain_name, status: 'failed', code: 'taken', message: 'Taken a moment ago by someone else.' });
const receipt: Receipt = {
  order_id: asId('order-1'),
  status_name: 'completed',
  number: 'R-000042',
  ordered_at: UNTIL,
  issued_at: UNTIL,
  seller: { name: 'Onymeter Ltd.', address: ['1 Quay'], tax_number: 'EX1', email: 'help@shop.example' },
  buyer: { name: 'Ada Lovelace', email: 'ada@example.org', country: 'NO' },
  card: { brand: 'Visa', last4: '4242' },
  currency_code: 'USD',
  lines: [],
  amount: 25.8,
  taxes: [],
  total: 32.26,
  captured: 32.26,
  voided: 0,
  refunded: 16.13,
  refunds: [],
};
const partly = anOrder({
  status_name: 'partially_completed',
  captured: 32.26,
  refunded: 16.13,
  order_items: [done('brindlewharf.com'), lost('wharf.page')],
});

describe('the domains of an order', () => {
  const show = (order: Order) => renderWithProviders(<OrderLines order={order} />);
  const line = (domain: string): HTMLElement => {
    const found = screen.getAllByRole('listitem').find(({ textContent }) => textContent?.startsWith(domain));
    if (!found) throw new Error(`No line of ${domain}`);
    return found;
  };

  test('[OR-03a] say until when each is registered, and strike what is not charged through, when one was lost', () => {
    show(partly);
    expect(line('brindlewharf.com')).toHaveTextContent('brindlewharf.com$12.90Registered until November 21st, 2027');
    expect(line('wharf.page')).toHaveTextContent('Taken a moment ago by someone else. Not charged');
    expect(within(line('wharf.page')).getByRole('deletion')).toHaveTextContent('$12.90');
    expect(within(line('wharf.page')).getByRole('insertion')).toHaveTextContent('$0.00');
    expect(within(line('wharf.page')).getByRole('link', { name: 'Similar domains' })).toHaveAttribute(
      'href',
      '/site/availability/wharf',
    );
  });

  test('[BO-02c] say that the domain is kept, and seek no other, when the shop paid it back', () => {
    const kept = { code: 'refunded_by_shop', message: 'Our support team refunded it.', expiry_date: UNTIL };
    show(
      anOrder({
        status_name: 'completed',
        captured: 32.26,
        refunded: 16.13,
        order_items: [
          orderedItem({ ...kept, status: 'refunded' }),
          orderedItem({ ...kept, domain_name: 'wharf.page', status: 'refund_pending' }),
        ],
      }),
    );
    expect(line('brindlewharf.com')).toHaveTextContent(
      'Registered until November 21st, 2027. Refunded. You keep the domain',
    );
    expect(line('wharf.page')).toHaveTextContent('A refund is on its way. You keep the domain');
    for (const domain of ['brindlewharf.com', 'wharf.page']) {
      expect(within(line(domain)).getByRole('deletion')).toHaveTextContent('$12.90');
      expect(within(line(domain)).getByRole('insertion')).toHaveTextContent('$0.00');
    }
    expect(screen.queryByRole('link', { name: 'Similar domains' })).not.toBeInTheDocument();
  });

  test('[TR-03a] lead to where a transfer is tracked, under its name, when one is ordered', () => {
    show(
      anOrder({
        status_name: 'provisioning',
        order_items: [orderedItem({ domain_name: 'tannery-lane.com', type: 'transfer', status: 'registering' })],
      }),
    );
    expect(screen.getByRole('link', { name: 'Track the transfer of tannery-lane.com' })).toHaveAttribute(
      'href',
      '/site/transfer-message?domain=tannery-lane.com',
    );
  });

  test('[TR-03a] lead nowhere, and say when it expires, once the transfer has ended', () => {
    const transfer = { type: 'transfer' as const, expiry_date: UNTIL };
    show(
      anOrder({
        status_name: 'partially_completed',
        captured: 32.26,
        refunded: 16.13,
        order_items: [
          orderedItem({ ...transfer, domain_name: 'tannery-lane.com', status: 'completed' }),
          orderedItem({
            ...transfer,
            domain_name: 'wharf.page',
            status: 'refunded',
            code: 'denied',
            message: 'Denied.',
          }),
        ],
      }),
    );
    expect(line('tannery-lane.com')).toHaveTextContent('Transferred. Expires November 21st, 2027');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('[OR-02a] say that the registry has not responded and nothing is charged twice when it is silent', () => {
    show(anOrder({ status_name: 'provisioning', order_items: [orderedItem({ status: 'checking' })] }));
    expect(line('brindlewharf.com')).toHaveTextContent(
      'No answer from the registry yet. We keep checking; nothing is charged twice',
    );
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('the money of an order', () => {
  const show = (order: Order) => renderWithProviders(<OrderSums order={order} />);

  test('[OR-03b] [OR-10a] is what is kept, says that it is so after a refund, and leads to receipt and refund note', async () => {
    const { container } = renderWithProviders(<OrderSums order={partly} />, {
      api: {
        getReceipt: () => ({
          ...receipt,
          refunds: [
            { number: 'R-000043', issued_at: UNTIL, domain_name: 'wharf.page', amount: 16.13 },
            { number: 'R-000044', issued_at: UNTIL, domain_name: 'wharf.page', amount: 16.13, failed: true as const },
          ],
        }),
      },
    });
    expect(container).toHaveTextContent('Domains and add-ons$12.90VAT Norway 25%$3.23Paid after refund USD$16.13');
    expect(container).not.toHaveTextContent(/charged/i);
    expect(screen.getByText(/^Paid with Visa 4242\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the receipt' })).toHaveAttribute(
      'href',
      '/account/receipt?orderId=order-1',
    );
    expect(await screen.findByRole('link', { name: 'Refund note R-000043' })).toHaveAttribute(
      'href',
      '/account/receipt?orderId=order-1&note=R-000043',
    );
    expect(screen.getByRole('link', { name: 'Cancelled refund note R-000044' })).toBeInTheDocument();
  });

  const cents = (text: string | null): number => Math.round(Number(text?.replace(/[^\d.-]/g, '')) * 100);
  const kept = { code: 'refunded_by_shop', message: 'Our support team refunded it.', expiry_date: UNTIL };
  const orders: [when: string, Partial<Order>][] = [
    ['nothing was refunded', { captured: 32.26 }],
    ['a line was lost before it was charged', { captured: 16.13, order_items: [done('a.com'), lost('b.com')] }],
    [
      'a denied transfer was refunded',
      {
        captured: 32.26,
        refunded: 16.13,
        order_items: [done('a.com'), orderedItem({ domain_name: 'b.com', type: 'transfer', status: 'refunded' })],
      },
    ],
    [
      'the desk refunded a line that its customer keeps',
      {
        captured: 32.26,
        refunded: 16.13,
        order_items: [done('a.com'), orderedItem({ ...kept, domain_name: 'b.com', status: 'refunded' })],
      },
    ],
    [
      'a refund is on its way',
      {
        captured: 32.26,
        refunded: 0,
        order_items: [done('a.com'), orderedItem({ domain_name: 'b.com', status: 'refund_pending' })],
      },
    ],
    ['some of it was refunded for no one line', { captured: 32.26, refunded: 5 }],
    [
      'both at once',
      {
        captured: 32.26,
        refunded: 5,
        order_items: [done('a.com'), orderedItem({ domain_name: 'b.com', status: 'refund_pending' })],
      },
    ],
    [
      'all was refunded',
      { status_name: 'refunded', captured: 16.13, refunded: 16.13, order_items: [orderedItem({ status: 'refunded' })] },
    ],
    ['nothing was charged', { status_name: 'failed', captured: 0, voided: 16.13, order_items: [lost('a.com')] }],
  ];
  test.each(orders)(
    '[OR-10f] has lines that add up to its first row, and rows that add up to its total, when %s',
    (_what, given) => {
      const order = anOrder({ status_name: 'completed', order_items: [done('a.com'), done('b.com')], ...given });
      const lines = renderWithProviders(<OrderLines order={order} />).container;
      // Only the amounts that are not struck through.
      const shown = [...lines.querySelectorAll('[translate="no"]')]
        .filter((amount) => !amount.closest('del') && /\d\.\d\d$/.test(amount.textContent ?? ''))
        .map(({ textContent }) => cents(textContent));
      const sums = renderWithProviders(<OrderSums order={order} />, { api: { getReceipt: () => receipt } }).container;
      const rows = [...sums.querySelectorAll('[translate="no"]')].map(({ textContent }) => cents(textContent));
      const add = (amounts: number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
      expect(add(shown)).toBe(rows[0]);
      expect(add(rows.slice(0, -1))).toBe(rows.at(-1));
      expect(rows.at(-1)).toBe(Math.round((order.captured - order.refunded) * 100));
    },
  );

  test('[OR-10a] says that it is only reserved, and has no receipt, when nothing is charged yet', () => {
    const { container } = show(anOrder({ status_name: 'provisioning' }));
    expect(container).toHaveTextContent('Total USD$16.13');
    expect(container).toHaveTextContent(/reserved on Visa 4242/i);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('[OR-10a] names the card only when something was charged to it', () => {
    const { container } = show(anOrder({ status_name: 'payment_failed' }));
    expect(container).not.toHaveTextContent('4242');
  });
});

describe('the next step of an order', () => {
  test('[OR-03a] is to manage the domain when it was brought in, as it keeps its nameservers', () => {
    const brought = { ...done('tannery-lane.com'), type: 'transfer' as const };
    show(anOrder({ status_name: 'completed', captured: 16.13, order_items: [brought] }));
    expect(screen.getByRole('link', { name: 'Manage tannery-lane.com' })).toHaveAttribute(
      'href',
      '/domain/overview?name=tannery-lane.com',
    );
    expect(screen.queryByRole('link', { name: /DNS/ })).not.toBeInTheDocument();
  });

  const cancellation = { asking: null, error: null, cancel: () => undefined, useOtherCard: () => undefined };
  const show = (order: Order, given: Surroundings = {}) =>
    renderWithProviders(<OrderNext order={order} cancellation={cancellation} />, {
      cart: [cartItem(), cartItem({ domain: 'wharf.page' })],
      ...given,
    });
  const inCart = () => store.get(cartAtom).items;

  test.each([
    ['http://localhost:4010/challenge/p1?secret=s', 1],
    ['javascript:alert(1)', 0],
  ])('[OR-08b] is the bank when that wants a confirmation, by a web address alone: %s', (challenge_url, count) => {
    const payment = { brand: 'Visa', last4: '3155', challenge_url, message: '' };
    show(anOrder({ status_name: 'payment_processing', payment }));
    const links = screen.queryAllByRole('link');
    expect(links).toHaveLength(count);
    for (const link of links) expect(link).toHaveAttribute('href', challenge_url);
  });

  test('[OR-05a] is another card when the card was refused and the cart holds the domains still', () => {
    show(anOrder({ status_name: 'payment_failed' }));
    expect(screen.getByRole('link', { name: 'Use another card' })).toHaveAttribute('href', '/site/billing');
  });

  test('[OR-03a] puts the domains back as they were ordered when a failed order is to be paid again and the cart lacks them', async () => {
    const ordered = orderedItem({ period: 3, sub_items: [{ type: 'contact_privacy', quantity: 1, cost: 24 }] });
    show(
      anOrder({ status_name: 'payment_failed', order_items: [ordered, orderedItem({ domain_name: 'wharf.page' })] }),
      { cart: [cartItem({ domain: 'wharf.page' })] },
    );
    const again = screen.getByRole('link', { name: 'Pay again' });
    expect(again).toHaveAttribute('href', '/site/cart');
    await userEvent.click(again);
    await waitFor(() => expect(inCart()).toHaveLength(2));
    expect(inCart().find(({ domain }) => domain === 'brindlewharf.com')).toMatchObject({
      type: 'new',
      period: 3,
      privacy: true,
      autorenew: false,
    });
  });

  test('[OR-03a] is the DNS of the first domain, then all domains, when they are bought', () => {
    show(
      anOrder({
        status_name: 'completed',
        captured: 32.26,
        order_items: [done('brindlewharf.com'), done('wharf.page')],
      }),
    );
    expect(screen.getByRole('link', { name: 'Set up DNS for brindlewharf.com' })).toHaveAttribute(
      'href',
      '/domain/dns?name=brindlewharf.com',
    );
    expect(screen.getByRole('link', { name: 'See your domains' })).toHaveAttribute('href', '/domain/list');
  });

  test('[OR-03a] is the domains alone when it was a renewal', () => {
    const renewed = { ...done('brindlewharf.com'), type: 'renew' as const };
    show(anOrder({ status_name: 'completed', captured: 16.13, order_items: [renewed] }));
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['See your domains']);
  });

  test('[OR-02a] is none when there is only waiting', () => {
    show(anOrder({ status_name: 'provisioning' }));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('what is left to do after an order', () => {
  const owner = {
    id: 'r-1',
    first_name: 'Mara',
    last_name: 'Lindqvist',
    email: 'owner@example.com',
    state: 'pending' as const,
    verify_by: '2100-01-01T12:00:00Z',
    verified_at: null,
    last_mail_at: '2026-11-21T10:00:00Z',
    domains: ['brindlewharf.com', 'older.com'],
  };
  const show = (order: Order, api: Surroundings['api']) =>
    renderWithProviders(<NextSteps order={order} />, { session: {}, api });
  const bought = anOrder({ status_name: 'completed', captured: 16.13, order_items: [done('brindlewharf.com')] });

  test('[LG-01a] [RG-07b] is the address of the owner to confirm, for the domains of this order alone, when that is due', async () => {
    show(bought, {
      listRegistrantVerifications: () => [
        owner,
        { ...owner, id: 'r-2', email: 'else@example.com', domains: ['older.net'] },
      ],
    });
    expect(
      await screen.findByText(
        /Open the link that we sent to owner@example\.com by .* Otherwise brindlewharf\.com is suspended/,
      ),
    ).toBeInTheDocument();
    expect(screen.queryByText(/else@example\.com/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'No email? Send it again' })).toHaveAttribute('href', '/site/verification');
  });

  test('[OR-03a] is the calendar of renewals when nobody has anything to confirm or that cannot be asked for', async () => {
    const { api } = show(bought, {
      listRegistrantVerifications: () => {
        throw refusal(500, { message: 'Down' });
      },
    });
    await waitFor(() => expect(api.calls.map(({ id }) => id)).toContain('listRegistrantVerifications'));
    const steps = within(screen.getByRole('region', { name: 'Next steps' }));
    expect(steps.getByRole('link', { name: 'calendar file of your renewal dates' })).toHaveAttribute(
      'href',
      '/domain/list',
    );
    expect(screen.queryByText(/Open the link/)).not.toBeInTheDocument();
  });

  describe('[LG-04f] with auto-renew on', () => {
    const terms = { charge_at: '2027-11-14T10:00:00Z', currency_code: 'USD', amount: 12.9, tax: 3.23, total: 16.13 };
    const ask = (card: Autorenewal['card'], rows: string[] = ['brindlewharf.com']) =>
      show(bought, {
        listRegistrantVerifications: () => [],
        listDomains: () => rows.map((name) => ({ name })) as never,
        getAutorenewal: () => ({ next: { ...terms, card } }),
      });

    test('says when it renews, and with which card, when one is saved', async () => {
      ask({ brand: 'Visa', last4: '4242', holds: true });
      expect(await screen.findByText(/^Auto-renew is on/)).toHaveTextContent(
        'Auto-renew is on: brindlewharf.com renews on November 14th, 2027, charged to Visa 4242.',
      );
    });

    test.each([
      ['none is saved', null],
      ['it will have expired by then', { brand: 'Visa', last4: '4242', holds: false }],
    ])('warns that the domain expires, and offers to add a card, when %s', async (_what, card) => {
      ask(card);
      expect(
        await screen.findByText(/^Auto-renew is on for brindlewharf\.com, but you have no saved card/),
      ).toBeVisible();
      expect(screen.getByRole('link', { name: 'Add a card' })).toHaveAttribute('href', '/account/billing');
    });

    test('says nothing of it when it is off', async () => {
      const { api } = ask(null, []);
      await waitFor(() => expect(api.calls.map(({ id }) => id)).toContain('listDomains'));
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      expect(screen.queryByText(/Auto-renew/)).not.toBeInTheDocument();
    });
  });

  test('[OR-03a] is nothing when nothing is bought yet', () => {
    show(anOrder({ status_name: 'provisioning' }), { listRegistrantVerifications: () => [] });
    expect(screen.queryByRole('region', { name: 'Next steps' })).not.toBeInTheDocument();
  });
});
