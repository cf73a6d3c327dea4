import { orderDraftAtom } from '@storefront/shared/cart';
import { store } from '@storefront/shared/store';
import { cartItem, paymentMethod, refusal, renderWithProviders, type Handlers } from '@storefront/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillInRegistrant } from '../../testing/drafts';
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

function renderBilling(api: Handlers = {}) {
  return renderWithProviders(
    <Prepared prepare={fillInRegistrant}>
      <OnlyAt path="/site/billing">
        <BillingPage />
      </OnlyAt>
    </Prepared>,
    {
      route: '/site/billing',
      session: {},
      cart: [cartItem()],
      api: { listPaymentMethods: () => [visa, mastercard], createSetupIntent: intent, ...api },
    },
  );
}

const address = () => screen.getByLabelText('address');
const goOn = () => screen.getByRole('button', { name: 'Continue to review' });
const frame = () => screen.findByTitle<HTMLIFrameElement>('Card number, expiry date and security code');
async function frameSays(data: unknown, origin = payOrigin): Promise<void> {
  const source = (await frame()).contentWindow;
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
}

describe('[RT-13] paying with a card', () => {
  test('[OR-08a] offers the stored cards, the default one chosen, and goes on with the choice', async () => {
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

  test('[BO-05h] offers no card from before the address changed while the former address can take the account back', async () => {
    renderBilling({ listPaymentMethods: () => [{ ...visa, pays_from: '2026-12-01T10:00:00Z' }, mastercard] });
    const waiting = await screen.findByRole('radio', {
      name: /Visa 4242.*Saved before your email address changed: pays again from December 1.*2026/,
    });
    expect(waiting).toBeDisabled();
    expect(screen.getByRole('radio', { name: /Mastercard/ })).toBeChecked();
  });

  test('[OR-08a] a card is removed only after a question', async () => {
    const user = userEvent.setup();
    let cards = [visa, mastercard];
    const { api } = renderBilling({
      listPaymentMethods: () => cards,
      deletePaymentMethod: ({ input }) => {
        cards = cards.filter(({ id }) => id !== input.id);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Mastercard 4444' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove Mastercard 4444?' });
    expect(api.listInputs('deletePaymentMethod')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Remove the card' }));
    await waitFor(() => expect(screen.queryByRole('radio', { name: /Mastercard/ })).not.toBeInTheDocument());
    expect(api.listInputs('deletePaymentMethod')).toEqual([{ id: 'pm_2' }]);
  });

  test('[OR-08a] a card that cannot be removed stays, with the reason', async () => {
    const user = userEvent.setup();
    renderBilling({
      deletePaymentMethod: () => {
        throw refusal(409, { message: 'An order is being paid with this card.' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Visa 4242' }));
    await user.click(await screen.findByRole('button', { name: 'Remove the card' }));
    expect(await screen.findByText(/An order is being paid with this card/)).toBeInTheDocument();
  });

  test('[OR-08c] a new card is typed into a frame of the provider, stored by its intent, and paid with', async () => {
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

  test('[OR-12a] [LG-04d] a card is saved only where that is ticked, and the page says which card auto-renewal will charge', async () => {
    const user = userEvent.setup();
    const { api } = renderBilling({ listPaymentMethods: () => [], addPaymentMethod: () => visa });
    await frameSays({ type: 'sf:pay:ready' });
    const box = screen.getByRole('checkbox', { name: 'Save this card for next time and for auto-renew' });
    expect(box).not.toBeChecked();
    expect(
      screen.getByText(
        /you have no saved card that can be charged\. Save one, or the domain expires at the end of its term/,
      ),
    ).toBeInTheDocument();
    await user.click(box);
    expect(
      screen.getByText(/charges this card, which becomes your default card once this order is paid/),
    ).toBeInTheDocument();
    await frameSays({ type: 'sf:pay:complete', setup_intent_id: 'si_1' });
    await waitFor(() =>
      expect(api.listInputs('addPaymentMethod')).toEqual([{ setup_intent_id: 'si_1', make_default: true, save: true }]),
    );
  });

  test('[SS-05g] in a session whose sign-in was long ago, the password is asked for before the card is stored, and the card not again', async () => {
    const user = userEvent.setup();
    let proven = false;
    const { api } = renderBilling({
      listPaymentMethods: () => [],
      confirmPassword: () => void (proven = true),
      addPaymentMethod: () => {
        if (!proven) throw refusal(409, { message: 'Confirm your password to continue.', code: 'password_needed' });
        return visa;
      },
    });
    await frameSays({ type: 'sf:pay:ready' });
    jest.spyOn((await frame()).contentWindow as Window, 'postMessage').mockImplementation(() => undefined);
    await user.click(goOn());
    await frameSays({ type: 'sf:pay:complete', setup_intent_id: 'si_1' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
    await user.type(dialog.getByLabelText('Password'), 'tannery lane wharf 7{Enter}');
    await waitFor(() => expect(address()).toHaveTextContent('/site/review'));
    expect(api.listInputs('addPaymentMethod')).toEqual([
      { setup_intent_id: 'si_1', make_default: true, save: false },
      { setup_intent_id: 'si_1', make_default: true, save: false },
    ]);
  });

  test("[OR-08c] the frame's own error is announced, and the page stays", async () => {
    const user = userEvent.setup();
    renderBilling({ listPaymentMethods: () => [] });
    await frameSays({ type: 'sf:pay:ready' });
    jest.spyOn((await frame()).contentWindow as Window, 'postMessage').mockImplementation(() => undefined);
    await user.click(goOn());
    await frameSays({ type: 'sf:pay:error', message: 'The expiry date has passed' });
    expect(await screen.findByRole('alert')).toHaveTextContent('The expiry date has passed');
    expect(goOn()).not.toHaveAttribute('aria-disabled');
    expect(address()).toHaveTextContent('/site/billing');
  });

  test('[OR-08a] a card that the provider takes and the shop does not is told, and can be tried again', async () => {
    renderBilling({
      listPaymentMethods: () => [],
      addPaymentMethod: () => {
        throw refusal(422, { message: 'The bank does not let this card be stored.' });
      },
    });
    await frameSays({ type: 'sf:pay:ready' });
    await frameSays({ type: 'sf:pay:complete', setup_intent_id: 'si_1' });
    const alert = await screen.findByRole('alert', { name: 'The card was not stored' });
    expect(alert).toHaveTextContent(/The bank does not let this card be stored\.\s*Nothing was charged/);
    expect(await frame()).toBeInTheDocument();
  });

  test('[OR-08a] going on before the form has loaded says so', async () => {
    const user = userEvent.setup();
    renderBilling({ listPaymentMethods: () => [] });
    await frame();
    await user.click(goOn());
    expect(await screen.findByRole('alert')).toHaveTextContent('The card form has not loaded yet');
  });

  test('[OR-08a] without an answer of the provider the page says what is safe and tries again', async () => {
    const user = userEvent.setup();
    let away = true;
    renderBilling({
      listPaymentMethods: () => [],
      createSetupIntent: () => {
        if (away) throw refusal(503, { message: 'The payment provider does not answer.', request_id: '7KQ2-41' });
        return intent();
      },
    });
    expect(await screen.findByRole('heading', { name: 'Cards cannot be added right now' })).toBeInTheDocument();
    expect(screen.getByText('7KQ2-41')).toBeInTheDocument();
    away = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await frame()).toBeInTheDocument();
  });

  test('cards that do not load can be asked for again', async () => {
    const user = userEvent.setup();
    let fails = true;
    renderBilling({
      listPaymentMethods: () => {
        if (fails) throw refusal(422, { message: 'Not now.' });
        return [visa];
      },
    });
    expect(await screen.findByRole('heading', { name: 'Your cards did not load' })).toBeInTheDocument();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /Visa 4242/ })).toBeChecked();
  });
});
