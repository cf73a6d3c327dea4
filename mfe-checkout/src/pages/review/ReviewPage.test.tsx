import { orderDraftAtom, seenPricesAtom } from '@storefront/shared/cart';
import type { OrderConflict, OrderPayload, PriceAnswer } from '@storefront/shared/contract';
import { PERFORMANCE_CONSENT, assertMinor } from '@storefront/shared/domain';
import { store } from '@storefront/shared/store';
import { ApiError } from '@storefront/shared/api';
import { toRegistrantValues } from '@storefront/shared/registrant';
import {
  addOnAnswer,
  addOnLine,
  billingDetails,
  cartItem,
  contact,
  countries,
  noteServerTime,
  order,
  pasteInto,
  paymentMethod,
  priceAnswer,
  refusal,
  renderWithProviders,
  subProduct,
  taxLine,
  type Handlers,
  type Surroundings,
  asId,
} from '@storefront/shared/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseCard, fillInRegistrant, giveToOther, someKey } from '../../testing/drafts';
import { OnlyAt } from '../../testing/OnlyAt';
import { Prepared } from '../../testing/Prepared';
import { ReviewPage } from './ReviewPage';

jest.mock('@storefront/shared/reference', () => ({ loadCountries: () => Promise.resolve(countries) }));

const vat = { tax_id: 'vat', tax_rule_name: 'VAT', tax_rate: 25 };
const withVat = (given: Partial<PriceAnswer>): PriceAnswer => {
  const answer = priceAnswer({ sub_products: [], ...given });
  const tax = taxLine(Math.round(answer.cost * 100), 25).tax_amount / 100;
  return { ...answer, tax, tax_rates: [{ ...vat, tax_amount: tax }] };
};
const line = (domain: string, cost = 1290) =>
  cartItem({ domain, price: cost, cost, tax_rates: [taxLine(cost, 25, vat)], sub_products: [] });

/** The price list of a test, in wire amounts; other domains cost $12.90. */
function prices(
  costs: Record<string, number> = {},
  unpriced: { domain: string; reason: 'taken' | 'not_sold' | 'registry_silent' }[] = [],
): Handlers {
  return {
    checkCartPrice: ({ input }) => ({
      lines: input.items
        .filter(({ domain }) => !unpriced.some((gone) => gone.domain === domain))
        .map(({ domain, period }) =>
          withVat({ domain, period, price: costs[domain] ?? 12.9, cost: costs[domain] ?? 12.9 }),
        ),
      unpriced: unpriced.filter(({ domain }) => input.items.some((item) => item.domain === domain)),
    }),
  };
}

function renderReview({
  cart = [line('brindlewharf.com'), line('tannery-lane.com')],
  api = {},
  session = {},
  prepare = () => undefined,
}: { cart?: Surroundings['cart']; api?: Handlers; session?: Surroundings['session']; prepare?: () => void } = {}) {
  return renderWithProviders(
    <Prepared
      prepare={() => {
        fillInRegistrant({ us: { app_purpose: 'P3', category: 'C11' } });
        chooseCard();
        prepare();
      }}
    >
      <OnlyAt path="/site/review">
        <ReviewPage />
      </OnlyAt>
    </Prepared>,
    {
      route: '/site/review',
      session,
      cart,
      api: {
        getBillingDetails: () => billingDetails(),
        getProvisioning: () => ({ may_take_longer: false }),
        listPaymentMethods: () => [paymentMethod({ brand: 'Visa' })],
        createOrder: () => ({ order_id: 'order-1', status_name: 'pending' }),
        ...prices(),
        ...api,
      },
    },
  );
}

const address = () => screen.getByLabelText('address');
/** There are two pay buttons, one for each window width. */
const payButton = (name: RegExp | string = /^Pay/) => screen.getAllByRole('button', { name })[0] as HTMLElement;
const payable = (name: RegExp | string) => waitFor(() => expect(payButton(name)).not.toHaveAttribute('aria-disabled'));
const conflict = (given: Partial<OrderConflict>) =>
  refusal(409, { message: 'Changed', code: 'price_changed', changes: [], amount: null, tax: null, ...given } as never);

describe('[RT-15] check and pay', () => {
  test('[SS-06e] says whom it is billed to, and leads to where that is changed, when a company pays', async () => {
    renderReview({
      api: {
        getBillingDetails: () =>
          billingDetails({
            company: 'Wharf GmbH',
            country: 'DE',
            address: { address1: 'Kai 7', address2: '', city: 'Hamburg', state: '', postal_code: '20457' },
            vat_number: 'DE136695976',
            vat: { status: 'confirmed', confirmed_at: '2026-11-22T10:00:00Z', reverse_charge: true },
          }),
      },
    });
    const details = await screen.findByRole('region', { name: 'Billing details' });
    await waitFor(() =>
      expect(details).toHaveTextContent(/Billed toMara Lindqvist, Wharf GmbH.*Kai 7.*20457 Hamburg.*DE136695976/),
    );
    expect(within(details).getByRole('link', { name: 'Change the billing details' })).toHaveAttribute(
      'href',
      '/site/billing',
    );
  });

  test('shows names, owner, card, tax by tax_id and the total when nothing is paid yet', async () => {
    const { api } = renderReview({ cart: [line('brindlewharf.com'), line('xn--blbrhuset-62am.com')] });
    await payable('Pay $32.26');
    const names = screen.getByRole('heading', { name: 'Your 2 domains' }).closest('section') as HTMLElement;
    expect(names).toHaveTextContent('blåbærhuset.com');
    expect(names).toHaveTextContent('xn--blbrhuset-62am.com');
    expect(screen.getByText('Visa 4242, expires 12/30')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Owner' }).closest('section')).toHaveTextContent('Ada Lovelace');
    const sums = screen.getByRole('heading', { name: 'To pay' }).closest('section') as HTMLElement;
    expect(sums).toHaveTextContent('Domains and add-ons$25.80');
    expect(sums).toHaveTextContent('VAT 25%$6.46');
    expect(sums).toHaveTextContent('Total USD$32.26');
    expect(api.listInputs('createOrder')).toEqual([]);
  });

  test('[OR-11] orders the auto-renew switch as it stands when a domain is renewed', async () => {
    const user = userEvent.setup();
    const renewal = {
      ...line('brindlewharf.com'),
      type: 'renew' as const,
      date: '2027-03-01T12:00:00Z',
      autorenew: false,
      sub_products: [],
    };
    const { api } = renderReview({ cart: [renewal] });
    await payable(/Pay/);
    await user.click(payButton());
    await waitFor(() => expect(api.listInputs('createOrder')).toHaveLength(1));
    expect(api.listInputs('createOrder')[0]).toMatchObject({
      renewal_settings: [{ domain_name: 'brindlewharf.com', auto_renew: false }],
    });
  });

  describe('[DM-09a] add-ons for a domain that is there', () => {
    const answer = addOnAnswer({
      sub_products: [
        { name: 'contact_privacy', price: 8, cost: 3.42, tax: 0.86, tax_rates: [{ ...vat, tax_amount: 0.86 }] },
      ],
    });
    const alone = {
      cart: [addOnLine({ autorenew: true })],
      api: { checkCartPrice: () => ({ lines: [answer], unpriced: [] }) },
    };

    test('are ordered as a renewal of no years that says nothing of auto-renew when bought alone, and shown with term and amount', async () => {
      const user = userEvent.setup();
      const { api } = renderReview(alone);
      await payable('Pay $4.28');
      const names = screen.getByRole('heading', { name: 'Your domain' }).closest('section') as HTMLElement;
      expect(names).toHaveTextContent('brindlewharf.com$3.42Privacy Protection, until March 1st, 2027');
      expect(screen.getByRole('table', { name: /What each domain costs/ })).toHaveTextContent(
        'brindlewharf.comOn. Charged before March 1st, 2027, unless you turn it off$22.90/year',
      );
      expect(
        screen.getByText(/Add-ons are turned on at once and paid for until the domain expires/),
      ).toBeInTheDocument();
      expect(screen.queryByRole('heading', { name: 'Owner' })).toBeNull();
      await user.click(payButton());
      await waitFor(() => expect(api.listInputs('createOrder')).toHaveLength(1));
      expect(api.listInputs('createOrder')[0]).toMatchObject({
        original_amount: 3.42,
        original_tax: 0.86,
        order_items: [
          { type: 'renew', period: 0, current_expiry_date: '2027-03-01T12:00:00Z', sub_items: ['contact_privacy'] },
        ],
      });
      expect(api.listInputs('createOrder')[0]).not.toHaveProperty('renewal_settings');
    });

    test('[OR-08d] lead to the order that holds them back, where its payment can be cancelled, when they are refused for it', async () => {
      const user = userEvent.setup();
      renderReview({
        ...alone,
        api: {
          ...alone.api,
          createOrder: () => {
            throw conflict({
              code: 'unavailable',
              changes: [{ domain: 'brindlewharf.com', reason: 'not_sold', was: 3.42, now: null }],
              order_id: asId('order-7'),
            });
          },
        },
      });
      await payable('Pay $4.28');
      await user.click(payButton());
      expect(await screen.findByRole('link', { name: 'See the order in progress' })).toHaveAttribute(
        'href',
        '/site/purchase?order=order-7',
      );
    });
  });

  test('[LG-04a] orders no paid extra when it was not chosen', async () => {
    const user = userEvent.setup();
    const { api } = renderReview({
      cart: [{ ...line('brindlewharf.com'), sub_products: [subProduct({ is_selected: false })] }],
    });
    await payable('Pay $16.13');
    await user.click(payButton());
    await waitFor(() => expect(api.listInputs('createOrder')).toHaveLength(1));
    expect(api.listInputs('createOrder')[0]).toMatchObject({ order_items: [{ sub_items: [], enable_privacy: false }] });
  });

  test('[LG-04g] counts the first term from the clock of the server when that of the browser is wrong', async () => {
    renderReview({ prepare: () => noteServerTime('Fri, 01 Mar 2030 12:00:00 GMT') });
    await payable('Pay $32.26');
    expect(screen.getByRole('table', { name: /What each domain costs/ })).toHaveTextContent(
      'brindlewharf.comOn. Charged before March 1st, 2031',
    );
    noteServerTime(new Date().toUTCString());
  });

  test('[LG-05a] asks for the consent to immediate performance when a consumer in the EU pays, unticked and with what it costs', async () => {
    const user = userEvent.setup();
    const { api } = renderReview({ session: { country: 'DE' } });
    await payable('Pay $32.26');
    const box = screen.getByRole('checkbox', { name: /lose the right to withdraw/ });
    expect(box).not.toBeChecked();
    await user.click(payButton());
    expect(api.listInputs('createOrder')).toEqual([]);
    expect(box).toHaveFocus();
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription(/Tick this to have your order carried out at once/);
    await user.click(box);
    await user.click(payButton());
    await waitFor(() => expect(api.listInputs('createOrder')).toHaveLength(1));
    expect(api.listInputs('createOrder')[0]).toMatchObject({
      consent: { immediate_performance: true, text_version: PERFORMANCE_CONSENT.version },
    });
  });

  test.each([
    ['lives elsewhere', { country: 'NO' }],
    ['buys as a business', { country: 'DE', is_business: true }],
  ])('[LG-05a] asks for no consent and sends none when who pays %s', async (_who, session) => {
    const user = userEvent.setup();
    const { api } = renderReview({ session });
    await payable('Pay $32.26');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(payButton());
    await waitFor(() => expect(api.listInputs('createOrder')).toHaveLength(1));
    expect(api.listInputs('createOrder')[0]).not.toHaveProperty('consent');
  });

  test('[RG-09c] shows what is declared, with the way back to change it, when a registry asks', async () => {
    renderReview({ cart: [line('tannery-lane.us')] });
    const declared = within(await screen.findByRole('region', { name: 'Declared for .us' }));
    expect(declared.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'What the domain is for',
      'Connection to the United States',
    ]);
    expect(declared.getAllByRole('definition').map((given) => given.textContent)).toEqual([
      'Personal use',
      'United States citizen',
    ]);
    expect(screen.getByRole('link', { name: 'Change the owner' })).toHaveAttribute('href', '/site/registrant');
  });

  const company = {
    ...toRegistrantValues(contact({ kind: 'organization', org_name: 'Brindle Wharf Ltd' })),
    answers: { us: { app_purpose: 'P1', category: 'C21' } },
  };

  test('[RG-11d] names the owner of each domain, with what each declares, and sends each domain with its own when there are several', async () => {
    const user = userEvent.setup();
    const { api } = renderReview({
      cart: [line('tannery-lane.us'), line('quill.us'), line('wharf.com')],
      prepare: () => giveToOther(['quill.us', 'wharf.com'], company),
    });
    const own = within(await screen.findByRole('region', { name: 'Owner of tannery-lane.us' }));
    const others = within(screen.getByRole('region', { name: 'Owner of 2 domains' }));
    expect(others.getByText('quill.us and wharf.com')).toBeInTheDocument();
    expect(others.getByText('Brindle Wharf Ltd')).toBeInTheDocument();
    expect(await own.findByText('United States citizen')).toBeInTheDocument();
    expect(await others.findByText(/^Organisation under the laws of a US state/)).toBeInTheDocument();
    expect(others.getByRole('heading', { name: 'Declared for .us by Brindle Wharf Ltd' })).toBeInTheDocument();
    expect(own.queryByText('Brindle Wharf Ltd')).not.toBeInTheDocument();
    expect(own.getByRole('link', { name: 'Change the owner' })).toHaveAttribute('href', '/site/registrant');
    expect(others.getByRole('link', { name: 'Change the owner' })).toHaveAttribute('href', '/site/registrant?other=2');
    expect(screen.getAllByText(/^Owner: /).map(({ textContent }) => textContent)).toEqual([
      'Owner: Ada Lovelace',
      'Owner: Brindle Wharf Ltd',
      'Owner: Brindle Wharf Ltd',
    ]);
    await payable(/^Pay/);
    await user.click(payButton());
    await waitFor(() => expect(api.listInputs('createOrder')).toHaveLength(1));
    const { order_items } = api.listInputs('createOrder')[0] as OrderPayload;
    expect(order_items).toMatchObject([
      { domain_name: 'tannery-lane.us', registrant: { kind: 'individual' }, tld_data: { us: { category: 'C11' } } },
      { domain_name: 'quill.us', registrant: { org_name: 'Brindle Wharf Ltd' }, tld_data: { us: { category: 'C21' } } },
      { domain_name: 'wharf.com', registrant: { org_name: 'Brindle Wharf Ltd' }, tld_data: {} },
    ]);
  });

  test('[RG-11b] says nothing of owners at the domains when there is one, and leads back when another is not complete', async () => {
    renderReview();
    expect(await screen.findByRole('region', { name: 'Owner' })).toBeInTheDocument();
    expect(screen.queryByText(/^Owner: /)).not.toBeInTheDocument();
    cleanup();
    renderReview({ prepare: () => giveToOther(['tannery-lane.com'], { ...company, city: '' }) });
    await waitFor(() => expect(address()).toHaveTextContent('/site/registrant'));
  });

  test('[LG-05a] asks for the consent when one of several owners is a person', async () => {
    const session = { country: 'DE' };
    const all = () => giveToOther(['brindlewharf.com', 'tannery-lane.com'], company);
    renderReview({ session, prepare: all });
    await payable(/^Pay/);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    cleanup();
    renderReview({ session, prepare: () => giveToOther(['tannery-lane.com'], company) });
    expect(await screen.findByRole('checkbox')).toBeInTheDocument();
  });

  test('says what paying accepts before the pay button, and has the button right below the consent', async () => {
    renderReview({ session: { country: 'DE' } });
    const box = await screen.findByRole('checkbox');
    const terms = screen.getByText(/^By paying you accept/);
    const order = (a: Node, b: Node) => a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(order(terms, box)).toBeTruthy();
    expect(order(box, payButton())).toBeTruthy();
  });

  test('[OR-01b] sends each item in the form of its type when paid, and goes to the progress of the order', async () => {
    const user = userEvent.setup();
    const renewal = { ...line('wharf.net'), type: 'renew' as const, date: '2027-01-05T00:00:00Z' };
    const { api } = renderReview({ cart: [line('tannery-lane.us'), renewal] });
    await payable('Pay $32.26');
    await user.click(payButton());
    await waitFor(() => expect(address()).toHaveTextContent('/site/purchase?order=order-1'));
    expect(store.get(orderDraftAtom)).toEqual({
      idempotency_key: someKey,
      payment_method_id: 'pm_1',
      order_id: 'order-1',
    });
    expect(api.listInputs('createOrder')).toEqual([
      {
        original_amount: 25.8,
        original_tax: 6.46,
        payment_method_id: 'pm_1',
        currency_code: 'USD',
        idempotency_key: someKey,
        renewal_settings: [{ domain_name: 'wharf.net', auto_renew: true }],
        order_items: [
          {
            product: 'domain',
            type: 'new',
            domain_name: 'tannery-lane.us',
            period: 1,
            enable_privacy: false,
            auto_renew: true,
            sub_items: [],
            registrant: expect.objectContaining({
              kind: 'individual',
              phone: '+1.2125550142',
              country: 'US',
            }) as unknown,
            tld_data: { us: { app_purpose: 'P3', category: 'C11' } },
            quote: 'quote-tannery-lane.us-1',
          },
          {
            product: 'domain',
            type: 'renew',
            domain_name: 'wharf.net',
            period: 1,
            current_expiry_date: '2027-01-05T00:00:00Z',
            sub_items: [],
            quote: 'quote-wharf.net-1',
          },
        ],
      },
    ]);
  });

  test('[R9] [OR-06b] shows both figures, what the new one consists of, and one click to accept when a name moved into redemption', async () => {
    const user = userEvent.setup();
    const renewal = { ...line('wharf.net'), type: 'renew' as const, date: '2026-10-05T00:00:00Z' };
    const restored = withVat({
      domain: 'wharf.net',
      service: 'domain_renew',
      price: 12.9,
      cost: 101.9,
      fee: { kind: 'restore', amount: 89 },
    });
    renderReview({ cart: [renewal], api: { checkCartPrice: () => ({ lines: [restored], unpriced: [] }) } });
    const changes = (await screen.findByRole('heading', { name: 'What has changed' })).closest(
      'section',
    ) as HTMLElement;
    expect(changes).toHaveTextContent(
      /now costs more than when you last saw it.*Renewal, 1 year \$12\.90.*Restoring the domain \$89\.00/,
    );
    await user.click(within(changes).getByRole('button', { name: 'Accept $101.90' }));
    const own = (await screen.findByRole('heading', { name: 'Your domain' })).closest('section') as HTMLElement;
    expect(own).toHaveTextContent(/wharf\.net.*\$101\.90.*Renewal, 1 year\$12\.90.*Restoring the domain\$89\.00/);
    await payable('Pay $127.38');
  });

  test('[OR-05b] places one order when the button is clicked twice', async () => {
    const user = userEvent.setup();
    const { api } = renderReview({ api: { createOrder: () => new Promise(() => undefined) } });
    await payable('Pay $32.26');
    await user.dblClick(payButton());
    await user.click(payButton());
    expect(api.listInputs('createOrder')).toHaveLength(1);
    expect(payButton(/Paying/)).toHaveAttribute('aria-disabled', 'true');
  });

  test('[SS-05h] [OR-05a] asks for the password when a saved card pays long after the sign-in: cancelling leads back, confirming places one order', async () => {
    const user = userEvent.setup();
    let proven = false;
    const { api } = renderReview({
      api: {
        confirmPassword: ({ input }) => {
          if (input.code === undefined)
            throw refusal(422, {
              message: 'Enter a code from your authenticator app, or a recovery code.',
              code: 'code_needed',
            });
          proven = true;
        },
        createOrder: () => {
          if (!proven) throw refusal(409, { message: 'Confirm your password to continue.', code: 'password_needed' });
          return { order_id: 'order-1', status_name: 'pending' };
        },
      },
    });
    const asked = async () => within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
    await payable('Pay $32.26');
    await user.click(payButton());
    await user.click((await asked()).getByRole('button', { name: 'Cancel' }));
    const alert = await screen.findByRole('alert', { name: 'You have not paid yet' });
    expect(alert).toHaveTextContent(/Nothing was charged, and your order is still here/);
    expect(document.body).not.toHaveFocus();
    expect(api.listInputs('createOrder')).toHaveLength(1);
    expect(store.get(orderDraftAtom)).not.toHaveProperty('sent');

    await user.click(payButton('Pay $32.26'));
    const dialog = await asked();
    await user.type(dialog.getByLabelText('Password'), 'tannery lane wharf 7{Enter}');
    await pasteInto(user, await dialog.findByLabelText('Code'), '123456');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(address()).toHaveTextContent('/site/purchase?order=order-1'));
    const [first, second, third] = api.listInputs('createOrder');
    expect(api.listInputs('createOrder')).toHaveLength(3);
    expect([second, third]).toEqual([first, first]);
  });

  test('[OR-05a] keeps the key when no answer came, so that paying again is the same order', async () => {
    const user = userEvent.setup();
    let away = true;
    const offline = (): never => {
      throw new ApiError('Network error: offline', 501);
    };
    const { api } = renderReview({
      api: {
        createOrder: () => (away ? offline() : { order_id: 'order-1', status_name: 'pending' }),
        getOrder: offline,
      },
    });
    await payable('Pay $32.26');
    await user.click(payButton());
    const alert = await screen.findByRole('alert', { name: 'Order was not created, please try later' });
    expect(alert).toHaveFocus();
    expect(alert).toHaveTextContent('it is the same order and is charged once');
    expect(store.get(orderDraftAtom)).toMatchObject({ idempotency_key: someKey, sent: true });
    away = false;
    await user.click(payButton());
    await waitFor(() => expect(address()).toHaveTextContent('/site/purchase?order=order-1'));
    const keys = (api.listInputs('createOrder') as { idempotency_key: string }[]).map(
      ({ idempotency_key }) => idempotency_key,
    );
    expect(keys).toEqual([someKey, someKey]);
  });

  test('[OR-05d] takes no order for sent while the browser is offline', async () => {
    const user = userEvent.setup();
    const { api } = renderReview();
    await payable('Pay $32.26');
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(payButton());
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    onLine.mockRestore();
    expect(store.get(orderDraftAtom)).toEqual({ idempotency_key: someKey, payment_method_id: 'pm_1' });
    expect(api.listInputs('createOrder')).toEqual([]);
  });

  test('[OR-05b] follows an earlier attempt when it arrived after all, and places none again', async () => {
    const user = userEvent.setup();
    renderReview({
      api: {
        createOrder: () => {
          throw conflict({ code: 'key_reused', order_id: asId('order-0') });
        },
      },
    });
    await payable('Pay $32.26');
    await user.click(payButton());
    await waitFor(() => expect(address()).toHaveTextContent('/site/purchase?order=order-0'));
  });

  describe('opened again after an order was sent and its answer lost', () => {
    const sent = () => chooseCard({ sent: true });

    test('[OR-05b] follows the order when it arrived, and never calls its names taken', async () => {
      const { api } = renderReview({
        prepare: sent,
        api: {
          getOrder: () => order({ order_id: 'order-0' }),
          ...prices({}, [{ domain: 'tannery-lane.com', reason: 'taken' }]),
        },
      });
      await waitFor(() => expect(address()).toHaveTextContent('/site/purchase?order=order-0'));
      expect(api.listInputs('createOrder')).toEqual([]);
      expect(store.get(orderDraftAtom)).toEqual({
        idempotency_key: someKey,
        payment_method_id: 'pm_1',
        order_id: 'order-0',
      });
    });

    test('[OR-05e] follows the order although the card that paid it, for this order only, is gone', async () => {
      renderReview({
        prepare: sent,
        api: { listPaymentMethods: () => [], getOrder: () => order({ order_id: 'order-0' }) },
      });
      await waitFor(() => expect(address()).toHaveTextContent('/site/purchase?order=order-0'));
    });

    test('[OR-05e] asks for a card when the order did not arrive and its card is gone', async () => {
      const { api } = renderReview({
        prepare: sent,
        api: {
          listPaymentMethods: () => [],
          getOrder: () => {
            throw refusal(404, { message: 'No such order.' });
          },
        },
      });
      await waitFor(() => expect(address()).toHaveTextContent('/site/billing'));
      expect(api.listInputs('getOrder')).toHaveLength(1);
    });

    test('[OR-05a] opens under the same key when no order arrived', async () => {
      const user = userEvent.setup();
      const { api } = renderReview({
        prepare: sent,
        api: {
          getOrder: () => {
            throw refusal(404, { message: 'Order not found.' });
          },
        },
      });
      await payable('Pay $32.26');
      await user.click(payButton());
      await waitFor(() => expect(api.listInputs('createOrder')).toMatchObject([{ idempotency_key: someKey }]));
    });

    test('[OR-05b] lets nothing be paid when nobody can say, and asks again', async () => {
      const user = userEvent.setup();
      let away = true;
      renderReview({
        prepare: sent,
        api: {
          getOrder: () => {
            if (away) throw refusal(503, { message: 'Down', request_id: '7KQ2-41' });
            return order({ order_id: 'order-0' });
          },
        },
      });
      expect(
        await screen.findByRole('heading', { name: 'We cannot tell yet whether your order arrived' }),
      ).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
      away = false;
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(address()).toHaveTextContent('/site/purchase?order=order-0'));
    });
  });

  test('[OR-05b] [OR-04a] [NT-09] gives the reason and a reference, and asks about nothing any more, when there was a clear no', async () => {
    const user = userEvent.setup();
    renderReview({
      api: {
        createOrder: () => {
          throw refusal(422, { message: 'This card is no longer saved. Choose another one.', request_id: '7KQ2-41' });
        },
      },
    });
    await payable('Pay $32.26');
    await user.click(payButton());
    const alert = await screen.findByRole('alert', { name: 'Order was not created, please try later' });
    expect(alert).toHaveTextContent('This card is no longer saved. Choose another one.');
    expect(alert).toHaveTextContent('Nothing was charged. Reference 7KQ2-41.');
    expect(store.get(orderDraftAtom)).toEqual({ idempotency_key: someKey, payment_method_id: 'pm_1' });
  });

  test('[OR-05b] follows an order when one is under way, and makes no second one', async () => {
    const { api } = renderReview({ prepare: () => chooseCard({ order_id: 'order-7' }) });
    await waitFor(() => expect(address()).toHaveTextContent('/site/purchase?order=order-7'));
    expect(api.listInputs('createOrder')).toEqual([]);
  });

  test('[OR-06a] waits, and says why the button does, when prices are not there yet', async () => {
    renderReview({ api: { checkCartPrice: () => new Promise(() => undefined) } });
    await waitFor(() => expect(payButton()).toHaveAttribute('aria-disabled', 'true'));
    expect(payButton()).toHaveAccessibleDescription('Prices are being checked.');
  });

  test('[OR-06a] [OR-06b] waits until it is accepted when a price changed since it was seen', async () => {
    const user = userEvent.setup();
    const { api } = renderReview({ api: prices({ 'brindlewharf.com': 15.9 }) });
    const changes = (await screen.findByRole('heading', { name: 'What has changed' })).closest(
      'section',
    ) as HTMLElement;
    expect(changes).toHaveTextContent('brindlewharf.com now costs more than when you last saw it');
    expect(within(changes).getByRole('deletion')).toHaveTextContent('was $12.90');
    expect(within(changes).getByRole('insertion')).toHaveTextContent('now $15.90');
    expect(payButton()).toHaveAccessibleDescription('One domain has changed. Accept the change or remove it first.');
    await user.click(payButton());
    expect(api.listInputs('createOrder')).toEqual([]);
    await user.click(within(changes).getByRole('button', { name: 'Accept $15.90' }));
    expect(screen.queryByRole('heading', { name: 'What has changed' })).not.toBeInTheDocument();
    await payable('Pay $36.01');
  });

  test('[CT-14a] [OR-06b] counts what was last seen when a check before the reload wrote another price; accepted here it is accepted everywhere', async () => {
    const user = userEvent.setup();
    const seen = { type: 'new', period: 1, currency_code: 'USD', cost: assertMinor(1100) } as const;
    renderReview({ prepare: () => store.set(seenPricesAtom, { 'brindlewharf.com': seen }) });
    const changes = (await screen.findByRole('heading', { name: 'What has changed' })).closest(
      'section',
    ) as HTMLElement;
    expect(within(changes).getByRole('deletion')).toHaveTextContent('was $11.00');
    await user.click(within(changes).getByRole('button', { name: 'Accept $12.90' }));
    expect(store.get(seenPricesAtom)['brindlewharf.com']).toMatchObject({ ...seen, cost: 1290 });
  });

  test('[OR-07] drops a name in one click when it was taken, and the rest goes through', async () => {
    const user = userEvent.setup();
    const { api } = renderReview({ api: prices({}, [{ domain: 'tannery-lane.com', reason: 'taken' }]) });
    const changes = (await screen.findByRole('heading', { name: 'What has changed' })).closest(
      'section',
    ) as HTMLElement;
    expect(changes).toHaveTextContent('tannery-lane.com Someone else registered it a moment ago');
    expect(within(changes).queryByRole('button', { name: /Accept/ })).not.toBeInTheDocument();
    await user.click(within(changes).getByRole('button', { name: 'Remove it' }));
    await payable('Pay $16.13');
    await user.click(payButton());
    await waitFor(() =>
      expect(api.listInputs('createOrder')).toMatchObject([{ order_items: [{ domain_name: 'brindlewharf.com' }] }]),
    );
  });

  test('[OR-06a] [OR-06b] shows item by item what changed when the server refuses at the last moment, and pays the accepted price under the same key', async () => {
    const user = userEvent.setup();
    let raised = false;
    const { api } = renderReview({
      api: {
        checkCartPrice: ({ input }) => ({
          lines: input.items.map(({ domain }) =>
            withVat({
              domain,
              price: raised && domain === 'brindlewharf.com' ? 20 : 12.9,
              cost: raised && domain === 'brindlewharf.com' ? 20 : 12.9,
            }),
          ),
          unpriced: [],
        }),
        createOrder: ({ input }) => {
          if (input.original_amount === 32.9) return { order_id: 'order-1', status_name: 'pending' };
          raised = true;
          throw conflict({
            changes: [{ domain: 'brindlewharf.com', reason: 'price', was: 12.9, now: 20 }],
            amount: 32.9,
            tax: 8.23,
          });
        },
      },
    });
    await payable('Pay $32.26');
    await user.click(payButton());
    expect(await screen.findByRole('alert', { name: 'Order was not created, please try later' })).toHaveTextContent(
      'Something has changed since you saw it',
    );
    await user.click(await screen.findByRole('button', { name: 'Accept $20.00' }));
    await payable('Pay $41.13');
    await user.click(payButton());
    await waitFor(() => expect(address()).toHaveTextContent('/site/purchase?order=order-1'));
    expect(api.listInputs('createOrder')).toMatchObject([
      { original_amount: 25.8, idempotency_key: someKey },
      { original_amount: 32.9, original_tax: 8.23, idempotency_key: someKey },
    ]);
  });

  test('[OR-07] lets a name be dropped when it was lost at the last moment', async () => {
    const user = userEvent.setup();
    renderReview({
      api: {
        createOrder: ({ input }) => {
          if (input.order_items.length === 1) return { order_id: 'order-1', status_name: 'pending' };
          throw conflict({
            code: 'unavailable',
            changes: [{ domain: 'tannery-lane.com', reason: 'taken', was: 12.9, now: null }],
          });
        },
      },
    });
    await payable('Pay $32.26');
    await user.click(payButton());
    await user.click(await screen.findByRole('button', { name: 'Remove it' }));
    await payable('Pay $16.13');
    await user.click(payButton());
    await waitFor(() => expect(address()).toHaveTextContent('/site/purchase?order=order-1'));
  });

  test('[R6] says so before paying when the registrar does not answer, and the order says that it was said', async () => {
    const user = userEvent.setup();
    const { api } = renderReview({ api: { getProvisioning: () => ({ may_take_longer: true }) } });
    expect(await screen.findByText(/this order may take hours instead of a minute/)).toBeInTheDocument();
    await payable('Pay $32.26');
    await user.click(payButton());
    await waitFor(() => expect(api.listInputs('createOrder')).toMatchObject([{ accepts_delay: true }]));
  });

  test('[R6] orders nothing before this person knows when the registrar stopped answering meanwhile', async () => {
    const user = userEvent.setup();
    const { api } = renderReview({
      api: {
        createOrder: ({ input }) => {
          if (input.accepts_delay) return { order_id: 'order-1', status_name: 'pending' };
          throw conflict({ code: 'may_take_longer' });
        },
      },
    });
    await payable('Pay $32.26');
    expect(screen.queryByText(/may take hours/)).not.toBeInTheDocument();
    await user.click(payButton());
    expect(await screen.findByRole('alert', { name: 'Order was not created, please try later' })).toHaveTextContent(
      'Our registrar has just stopped responding',
    );
    expect(screen.getByText(/this order may take hours instead of a minute/)).toBeInTheDocument();
    await user.click(payButton());
    await waitFor(() => expect(address()).toHaveTextContent('/site/purchase?order=order-1'));
    const [untold, told] = api.listInputs('createOrder');
    expect(untold).not.toHaveProperty('accepts_delay');
    expect([untold, told]).toMatchObject([
      { idempotency_key: someKey },
      { idempotency_key: someKey, accepts_delay: true },
    ]);
  });

  test('[RT-15] leads to billing when there is no card', async () => {
    renderReview({ prepare: () => store.set(orderDraftAtom, null) });
    await waitFor(() => expect(address()).toHaveTextContent('/site/billing'));
  });
});
