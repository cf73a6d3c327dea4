import { ApiError } from '@storefront/shared/api';
import { referralAtom, seenPricesAtom, type CartItem } from '@storefront/shared/cart';
import type { CartChoice, CartTransfer } from '@storefront/shared/contract';
import { noticesAtom } from '@storefront/shared/notices';
import { Route, Routes, useLocation } from '@storefront/shared/routing';
import { store } from '@storefront/shared/store';
import { refusal, renderWithProviders, type Handlers } from '@storefront/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { item, lines } from '../../testing/cart';
import { PartnerCart } from './PartnerCart';

const choice = (domain: string): CartChoice => ({
  domain,
  type: 'new',
  period: 2,
  quantity: 1,
  autorenew: true,
  add_ons: [],
});
const transfer: CartTransfer = {
  choices: [choice('brindlewharf.com'), choice('tannery-lane.com')],
  expires_at: '2026-11-21T10:15:00Z',
  from: {
    name: 'Fernhill Studio',
    referral: 'fernhill.signed',
    seen: [{ domain: 'brindlewharf.com', period: 2, currency_code: 'USD', cost: 27.8 }],
  },
};

function Address() {
  return <output aria-label="address">{useLocation().pathname}</output>;
}

const open = (takeCartTransfer: Handlers['takeCartTransfer'], cart: readonly CartItem[] = []) =>
  renderWithProviders(
    <>
      <Routes>
        <Route path="/partner" element={<PartnerCart id="one-time-id" />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </>,
    { route: '/partner', cart, api: { takeCartTransfer } },
  );
const fails = (failure: ApiError) => (): never => {
  throw failure;
};
const notices = () => store.get(noticesAtom).map(({ text }) => text);
const arrived = () => waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/site/cart'));

describe("[EM-02] the cart of a partner's page", () => {
  beforeEach(() => store.set(referralAtom, null));

  it('is in the cart, with where it comes from and what was seen there, when it is opened', async () => {
    open(() => transfer);
    await arrived();
    expect(lines().map(({ domain, period }) => [domain, period])).toEqual([
      ['brindlewharf.com', 2],
      ['tannery-lane.com', 2],
    ]);
    expect(store.get(referralAtom)).toEqual({
      token: 'fernhill.signed',
      names: ['brindlewharf.com', 'tannery-lane.com'],
    });
    expect(store.get(seenPricesAtom)['brindlewharf.com']).toMatchObject({ period: 2, cost: 2780 });
    expect(notices()).toEqual(['2 domains were added from Fernhill Studio. Their prices are being checked again.']);
  });

  it('leaves a domain as it is, and to whom it was sold, when that is in the cart already', async () => {
    open(() => transfer, [item({ period: 1 })]);
    await arrived();
    expect(lines().map(({ domain, period }) => [domain, period])).toEqual([
      ['brindlewharf.com', 1],
      ['tannery-lane.com', 2],
    ]);
    expect(store.get(referralAtom)?.names).toEqual(['tannery-lane.com']);
    expect(notices()).toEqual([
      '1 domain was added from Fernhill Studio. One domain was already in your cart and stays as it is. Its price is being checked again.',
    ]);
  });

  it('says that nothing is new when all of it is in the cart', async () => {
    open(() => transfer, [item(), item({ domain: 'tannery-lane.com' })]);
    await arrived();
    expect(store.get(referralAtom)).toBeNull();
    expect(notices()).toEqual([
      'Nothing new was added from Fernhill Studio. 2 domains were already in your cart and stay as they are.',
    ]);
  });

  it.each([
    ['was opened before', 'handover_used', 'This cart has already been opened'],
    ['has expired', 'handover_expired', 'This cart has expired'],
    ['is not known', 'handover_unknown', 'Cart not found'],
  ] as const)('says so and leads to the own cart when it %s', async (_what, code, title) => {
    open(fails(refusal(404, { message: 'Not there', code })), [item()]);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open your cart, 1 domain' })).toHaveAttribute('href', '/site/cart');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it.each([
    ['the shop failed', refusal(503, { message: 'Down', request_id: '1a2b3c4d-0000-4000-8000-000000000000' })],
    ['the network is away', new ApiError('Network error: Failed to fetch', 501)],
  ])('says where the cart still is, and takes it under the same key again, when %s', async (_what, failure) => {
    const { api } = open(fails(failure));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your cart is still on the page you came from.');
    if (failure.requestId) expect(alert).toHaveTextContent('1a2b3c4d');
    expect(lines()).toEqual([]);
    api.answer({ takeCartTransfer: () => transfer });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await arrived();
    expect(lines()).toHaveLength(2);
    const [first, second] = api.listInputs('takeCartTransfer');
    expect(second).toEqual(first);
  });
});
