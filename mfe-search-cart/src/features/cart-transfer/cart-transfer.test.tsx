import { ApiError } from '@storefront/shared/api';
import type { CartItem } from '@storefront/shared/cart';
import type { CartChoice } from '@storefront/shared/contract';
import { translator } from '@storefront/shared/i18n';
import { Route, Routes, useLocation } from '@storefront/shared/routing';
import { refusal, renderWithProviders, type Handlers } from '@storefront/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { item, lines } from '../../testing/cart';
import { parseCartTransferId } from './cart-transfer-id';
import { choiceText } from './incoming/choice-text';
import { IncomingCart } from './incoming/IncomingCart';
import { TransferCart } from './TransferCart';

const ID = 'q7Xo2mV4nB8kT1yZ6cR3sD9fG5hJ0lP-wE_uI2aQxNs';
const t = translator('en');

const choice = (given: Partial<CartChoice> = {}): CartChoice => ({
  domain: 'brindlewharf.com',
  type: 'new',
  period: 2,
  quantity: 1,
  autorenew: true,
  add_ons: [{ service: 'contact_privacy', quantity: 1 }],
  ...given,
});
const held = { choices: [choice(), choice({ domain: 'tannery-lane.com' })], expires_at: '2026-11-29T10:00:00Z' };

describe('[CT-13] a link to the cart', () => {
  const show = (createCartTransfer: Handlers['createCartTransfer'], cart: readonly CartItem[] = [item()]) =>
    renderWithProviders(<TransferCart />, { cart, api: { createCartTransfer } });
  const make = () => userEvent.click(screen.getByRole('button', { name: 'Create a link' }));

  it('is there to copy, with the focus, and says what it holds and until when once it is made', async () => {
    const { api } = show(
      () => ({ id: ID, expires_at: '2026-11-29T10:00:00Z' }),
      [item(), item({ domain: 'tannery-lane.com' })],
    );
    expect(screen.getByText(/open these 2 domains on your phone/)).toBeInTheDocument();
    await make();
    const link = await screen.findByRole('textbox', { name: 'Link to this cart' });
    expect(link).toHaveValue(`${window.location.origin}/site/cart#handover=${ID}`);
    await waitFor(() => expect(link).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Copy the link to this cart' })).toBeInTheDocument();
    expect(screen.getByText(/^Contains the 2 domains in your cart now\. Works once/)).toHaveTextContent(
      'until November 29th',
    );
    const [sent] = api.listInputs('createCartTransfer') as { choices: CartChoice[] }[];
    expect(sent?.choices.map(({ domain }) => domain)).toEqual(['brindlewharf.com', 'tannery-lane.com']);
    expect(JSON.stringify(sent)).not.toMatch(/price|quote/);
  });

  it('leaves transfer codes behind, and says so, when the cart brings a domain here', async () => {
    const { api } = show(
      () => ({ id: ID, expires_at: '2026-11-29T10:00:00Z' }),
      [item({ type: 'transfer', auth_info: 'sealed.v1.abc' })],
    );
    expect(screen.getByText('Transfer codes are not included in the link.')).toBeInTheDocument();
    await make();
    await screen.findByRole('textbox', { name: 'Link to this cart' });
    expect(JSON.stringify(api.listInputs('createCartTransfer'))).not.toContain('sealed');
  });

  it.each([
    ['the shop refuses it', refusal(429, { message: 'Too many links.' })],
    ['the network is away', new ApiError('Network error: Failed to fetch', 501)],
  ])(
    'says why there is none, and that the cart is as it was, when %s; it can be asked for again',
    async (_w, failure) => {
      const { api } = show(() => {
        throw failure;
      });
      await make();
      await waitFor(() =>
        expect(screen.getByRole('alert')).toHaveTextContent(
          /^The link was not created\. .+ Your cart has not changed\.$/,
        ),
      );
      api.answer({ createCartTransfer: () => ({ id: ID, expires_at: '2026-11-29T10:00:00Z' }) });
      await make();
      expect(await screen.findByRole('textbox', { name: 'Link to this cart' })).toBeInTheDocument();
      expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    },
  );
});

describe('[CT-13] a cart from another device', () => {
  function Address() {
    return <output aria-label="address">{useLocation().pathname}</output>;
  }
  const open = (api: Handlers, cart: readonly CartItem[] = []) =>
    renderWithProviders(
      <>
        <Routes>
          <Route path="/incoming" element={<IncomingCart id={ID} />} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
      </>,
      { route: '/incoming', cart, api: { getCartTransfer: () => held, takeCartTransfer: () => held, ...api } },
    );
  const gone = (code: 'handover_expired' | 'handover_used' | 'handover_unknown') => (): never => {
    throw refusal(404, { message: 'Not there', code });
  };
  const add = (name: string) => screen.findByRole('button', { name });

  it('is shown first, and taken only when that is asked for; what is in the cart stays as it is', async () => {
    const { api } = open({}, [item({ domain: 'tannery-lane.com', period: 1 })]);
    const button = await add('Add 1 domain to your cart');
    expect(screen.getByText(/^2 domains\. The link works once/)).toHaveTextContent('until November 29th');
    expect(screen.getByText('Register for 2 years, with Privacy Protection')).toBeInTheDocument();
    expect(screen.getByText('tannery-lane.com is already in your cart and stays as it is')).toBeInTheDocument();
    expect(lines()).toHaveLength(1);
    expect(api.listInputs('takeCartTransfer')).toEqual([]);
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/site/cart'));
    expect(lines().map(({ domain, period, privacy }) => [domain, period, privacy])).toEqual([
      ['tannery-lane.com', 1, false],
      ['brindlewharf.com', 2, true],
    ]);
  });

  it('has nothing to add when all of it is in the cart', async () => {
    open({}, [item(), item({ domain: 'tannery-lane.com' })]);
    expect(await screen.findByText('Everything is already in your cart.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open your cart, 2 domains' })).toHaveAttribute('href', '/site/cart');
  });

  it.each([
    ['has expired', 'handover_expired', 'This link has expired'],
    ['was used', 'handover_used', 'This link has already been used'],
    ['was never given out', 'handover_unknown', 'This link does not lead to a cart'],
  ] as const)('says so and leads to the own cart when the link %s', async (_what, code, title) => {
    open({ getCartTransfer: gone(code) });
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open your cart' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('says that the link still works, with the reference, and opens it again when the shop failed', async () => {
    const { api } = open({
      getCartTransfer: () => {
        throw refusal(500, { message: 'boom', request_id: '1a2b3c4d-0000-4000-8000-000000000000' });
      },
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Nothing was added to your cart, and the link still works.');
    expect(alert).toHaveTextContent('1a2b3c4d');
    api.answer({ getCartTransfer: () => held });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await add('Add 2 domains to your cart')).toBeInTheDocument();
  });

  it('takes it again under the same key when the answer was lost', async () => {
    const { api } = open({
      takeCartTransfer: () => {
        throw new ApiError('Network error: Failed to fetch', 501);
      },
    });
    await userEvent.click(await add('Add 2 domains to your cart'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was added to your cart, and nothing is lost.');
    expect(lines()).toEqual([]);
    api.answer({ takeCartTransfer: () => held });
    await userEvent.click(await add('Add 2 domains to your cart'));
    await waitFor(() => expect(lines()).toHaveLength(2));
    const [first, second] = api.listInputs('takeCartTransfer');
    expect(second).toEqual(first);
  });

  it('says so when somebody else took it meanwhile', async () => {
    open({ takeCartTransfer: gone('handover_used') });
    await userEvent.click(await add('Add 2 domains to your cart'));
    expect(await screen.findByRole('heading', { name: 'This link has already been used' })).toBeInTheDocument();
    expect(lines()).toEqual([]);
  });
});

describe('[CT-13] the transfer of a cart', () => {
  it.each([
    ['', undefined],
    ['#', undefined],
    ['#names', undefined],
    ['#handover=', undefined],
    ['#handover=abc_-9', 'abc_-9'],
    ['#x=1&handover=abc', 'abc'],
  ])('has the id of its link when the hash of the address is %j: %s', (hash, id) =>
    expect(parseCartTransferId(hash)).toBe(id),
  );

  it('is told in words when choices are shown', () => {
    expect(choiceText({ type: 'new', period: 1, add_ons: [] }, t)).toBe('Register for 1 year');
    expect(
      choiceText(
        {
          type: 'renew',
          period: 3,
          add_ons: [
            { service: 'contact_privacy', quantity: 1 },
            { service: 'email_forwarding', quantity: 2 },
          ],
        },
        t,
      ),
    ).toBe('Renew for 3 years, with Privacy Protection and Email Forwarding for 2 addresses');
  });
});
