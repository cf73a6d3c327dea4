import { cartAtom, orderDraftAtom } from '@storefront/shared/cart';
import { store } from '@storefront/shared/store';
import {
  billingDetails,
  cartItem,
  order,
  pasteInto,
  paymentMethod,
  priceAnswer,
  profile,
  refusal,
  renderWithProviders,
  taxLine,
  type Handlers,
} from '@storefront/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseCard, fillInRegistrant } from '../../testing/drafts';
import { OnlyAt } from '../../testing/OnlyAt';
import { Prepared } from '../../testing/Prepared';
import { BillingPage } from './BillingPage';

const payOrigin = 'http://localhost:5459';
const visa = paymentMethod({ id: 'pm_1', brand: 'Visa', last4: '4242' });
const mastercard = paymentMethod({ id: 'pm_2', brand: 'Mastercard', last4: '4444', is_default: false });
const intent = () => ({
  id: 'si_1',
  client_secret: 'secret',
  provider: 'sandbox' as const,
  frame_url: `${payOrigin}/frame/si_1?secret=s`,
});

function renderBilling(api: Handlers = {}, prepare = () => undefined as void) {
  return renderWithProviders(
    <Prepared
      prepare={() => {
        fillInRegistrant();
        prepare();
      }}
    >
      <OnlyAt path="/site/billing">
        <BillingPage />
      </OnlyAt>
    </Prepared>,
    {
      route: '/site/billing',
      session: {},
      cart: [cartItem()],
      api: {
        listPaymentMethods: () => [visa, mastercard],
        createSetupIntent: intent,
        getBillingDetails: () => billingDetails(),
        ...api,
      },
    },
  );
}

const prices: Handlers = {
  checkCartPrice: ({ input }) => ({
    lines: input.items.map(({ domain }) => priceAnswer({ domain, sub_products: [] })),
    unpriced: [],
  }),
};

const address = () => screen.getByLabelText('address');
const goOn = () => screen.getByRole('button', { name: 'Continue to review' });
const frame = () => screen.findByTitle<HTMLIFrameElement>('Card number, expiry date and security code');
async function frameSays(data: unknown, origin = payOrigin): Promise<void> {
  const source = (await frame()).contentWindow;
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
}

describe('[SS-06e] billing details in checkout', () => {
  test('take company and VAT number, and the tax off the cart, when they are saved before anything is paid', async () => {
    const user = userEvent.setup();
    let saved = billingDetails({ country: 'DE' });
    const taxed = () => saved.vat === null;
    const { api } = renderBilling({
      sessionActive: () => ({ is_authenticated: true }),
      getProfile: () => profile(),
      getBillingDetails: () => saved,
      saveBillingDetails: ({ input }) =>
        (saved = {
          ...input,
          vat_number: 'DE136695976',
          vat: { status: 'confirmed', confirmed_at: '2026-11-22T10:00:00Z', reverse_charge: true },
        }),
      checkCartPrice: ({ input }) => ({
        lines: input.items.map(({ domain }) =>
          priceAnswer({
            domain,
            sub_products: [],
            ...(taxed()
              ? { tax: 2.45, tax_rates: [taxLine(1290, 19)].map((tax) => ({ ...tax, tax_amount: 2.45 })) }
              : { tax: 0, tax_rates: [] }),
          }),
        ),
        unpriced: [],
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit billing details' }));
    await pasteInto(user, await screen.findByRole('textbox', { name: 'Company (optional)' }), 'Wharf GmbH');
    await pasteInto(user, screen.getByRole('textbox', { name: 'VAT number (optional)' }), 'DE136695976');
    await user.click(screen.getByRole('button', { name: 'Save billing details' }));
    expect(await screen.findByText(/you account for it \(reverse charge\)/)).toBeInTheDocument();
    expect(screen.getByText('Wharf GmbH')).toBeInTheDocument();
    await waitFor(() => expect(store.get(cartAtom).items.map(({ tax_rates }) => tax_rates)).toEqual([[]]));
    expect(api.listInputs('saveBillingDetails')).toMatchObject([{ company: 'Wharf GmbH', vat_number: 'DE136695976' }]);
    // The step continues as before.
    await user.click(goOn());
    await waitFor(() => expect(address()).toHaveTextContent('/site/review'));
  });

  test('[SS-06i] are saved without a new card form, which would lose the card that is being typed', async () => {
    const user = userEvent.setup();
    const { api } = renderBilling({
      sessionActive: () => ({ is_authenticated: true }),
      getProfile: () => profile(),
      listPaymentMethods: () => [],
      saveBillingDetails: ({ input }) => ({ ...input, vat: null }),
      ...prices,
    });
    const before = await frame();
    const { src } = before;
    await user.click(await screen.findByRole('button', { name: 'Edit billing details' }));
    await pasteInto(user, await screen.findByRole('textbox', { name: 'Company (optional)' }), 'Wharf GmbH');
    await user.click(screen.getByRole('button', { name: 'Save billing details' }));
    await screen.findByRole('button', { name: 'Edit billing details' });
    expect(api.listInputs('createSetupIntent')).toHaveLength(1);
    expect(await frame()).toBe(before);
    expect(before.src).toBe(src);
  });

  test('[SS-06h] make saving the primary action of the page while their form is open', async () => {
    const user = userEvent.setup();
    renderBilling({
      sessionActive: () => ({ is_authenticated: true }),
      getProfile: () => profile(),
      getBillingDetails: () => billingDetails({ country: 'DE' }),
    });
    const primary = () => [
      ...new Set(
        screen
          .getAllByRole('button')
          .filter(({ className }) => className.split(' ').includes('filled'))
          .map(({ textContent }) => textContent),
      ),
    ];
    await user.click(await screen.findByRole('button', { name: 'Edit billing details' }));
    await screen.findByRole('textbox', { name: 'Company (optional)' });
    expect(primary()).toEqual(['Save billing details']);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(primary().sort()).toEqual(['Continue', 'Continue to review']);
  });

  test('[SS-06h] must be saved or cancelled before the step continues', async () => {
    const user = userEvent.setup();
    const { api } = renderBilling({
      sessionActive: () => ({ is_authenticated: true }),
      getProfile: () => profile(),
      getBillingDetails: () => billingDetails({ country: 'DE' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit billing details' }));
    await pasteInto(user, await screen.findByRole('textbox', { name: 'Company (optional)' }), 'Wharf GmbH');
    await user.click(goOn());
    expect((await screen.findByText(/Your billing details are not saved/)).closest('[tabindex="-1"]')).toHaveFocus();
    expect(address()).not.toHaveTextContent('/site/review');
    expect(api.listInputs('addPaymentMethod')).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText(/Your billing details are not saved/)).not.toBeInTheDocument();
    await user.click(goOn());
    await waitFor(() => expect(address()).toHaveTextContent('/site/review'));
  });
});

describe('[RT-13] paying with a card', () => {
  test('[OR-08a] goes on to the review when a stored card is chosen; the default one is at first', async () => {
    const user = userEvent.setup();
    renderBilling();
    expect(await screen.findByRole('radio', { name: /Visa 4242/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /Mastercard 4444/ }));
    await user.click(goOn());
    await waitFor(() => expect(address()).toHaveTextContent('/site/review'));
    expect(store.get(orderDraftAtom)).toMatchObject({
      payment_method_id: 'pm_2',
      idempotency_key: expect.stringMatching(/^[0-9a-f]{48}$/) as string,
    });
  });

  test('[OR-08c] goes on to the review when a new card was typed into a frame of the provider and stored', async () => {
    const user = userEvent.setup();
    const { api } = renderBilling({ listPaymentMethods: () => [], addPaymentMethod: () => visa });
    const element = await frame();
    expect(element.src).toMatch(/^http:\/\/localhost:5459\/frame\/si_1\?secret=s&theme=(light|dark|auto)&locale=/);
    expect(element.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms');
    await frameSays({ type: 'sf:pay:ready' });
    const post = jest.spyOn(element.contentWindow as Window, 'postMessage').mockImplementation(() => undefined);
    await user.click(goOn());
    expect(post).toHaveBeenCalledWith({ type: 'sf:pay:confirm' }, payOrigin);
    expect(screen.getAllByRole('button', { name: /Saving the card/ })[0]).toHaveAttribute('aria-disabled', 'true');
    await frameSays({ type: 'sf:pay:complete', setup_intent_id: 'si_1', number: '4242424242424242' });
    await waitFor(() => expect(address()).toHaveTextContent('/site/review'));
    expect(api.listInputs('addPaymentMethod')).toEqual([{ setup_intent_id: 'si_1', make_default: true, save: false }]);
    expect(store.get(orderDraftAtom)?.payment_method_id).toBe('pm_1');
    expect(JSON.stringify([api.calls, { ...localStorage }, document.body.innerHTML])).not.toContain('4242424242424242');
  });
});

describe('[OR-05e] the billing step, opened after an order was sent and its answer lost,', () => {
  const sent = () => chooseCard({ sent: true });

  test('[OR-05e] follows the order when it arrived, and asks for no card', async () => {
    const { api } = renderBilling({ getOrder: () => order({ order_id: 'order-0' }) }, sent);
    await waitFor(() => expect(address()).toHaveTextContent('/site/purchase?order=order-0'));
    expect(api.listInputs('listPaymentMethods')).toEqual([]);
    expect(store.get(orderDraftAtom)).toMatchObject({ order_id: 'order-0' });
  });

  test('[OR-05e] asks for a card when the order did not arrive', async () => {
    const { api } = renderBilling(
      {
        getOrder: () => {
          throw refusal(404, { message: 'No such order.' });
        },
      },
      sent,
    );
    expect(await screen.findByRole('radio', { name: /Visa 4242/ })).toBeChecked();
    expect(api.listInputs('getOrder')).toHaveLength(1);
  });

  test('[OR-05e] asks for nothing while nobody can say, and says that the order is charged once at most', async () => {
    renderBilling(
      {
        getOrder: () => {
          throw refusal(503, { message: 'Down' });
        },
      },
      sent,
    );
    expect(
      await screen.findByRole('heading', { name: 'We cannot tell yet whether your order arrived' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'How would you like to pay?' })).toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});
