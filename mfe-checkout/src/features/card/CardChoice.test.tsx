import {
  givePassword,
  guardedByPassword,
  cartItem,
  paymentMethod,
  refusal,
  renderWithProviders,
  type Handlers,
} from '@storefront/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CardChoice } from './CardChoice';

const payOrigin = 'http://localhost:5459';
const visa = paymentMethod({ id: 'pm_1', brand: 'Visa', last4: '4242' });
const mastercard = paymentMethod({ id: 'pm_2', brand: 'Mastercard', last4: '4444', is_default: false });
const intent = () => ({
  id: 'si_1',
  client_secret: 'secret',
  provider: 'sandbox' as const,
  frame_url: `${payOrigin}/frame/si_1?secret=s`,
});

function show(api: Handlers = {}) {
  const chosen: string[] = [];
  const busy: boolean[] = [];
  const choice = (
    <CardChoice id="cards" onChosen={(id) => void chosen.push(id)} onBusy={(is) => void busy.push(is)}>
      <button type="submit">Continue to review</button>
    </CardChoice>
  );
  const page = renderWithProviders(choice, {
    session: {},
    cart: [cartItem()],
    api: { listPaymentMethods: () => [visa, mastercard], createSetupIntent: intent, ...api },
  });
  return { ...page, chosen, busy };
}

const goOn = () => screen.getByRole('button', { name: 'Continue to review' });
const frame = () => screen.findByTitle<HTMLIFrameElement>('Card number, expiry date and security code');
async function frameSays(data: unknown, origin = payOrigin): Promise<void> {
  const source = (await frame()).contentWindow;
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
}

describe('[RT-13] the card that pays', () => {
  test('[OR-08a] chooses a stored card when that is picked; the default one is at first', async () => {
    const user = userEvent.setup();
    const { chosen } = show();
    expect(await screen.findByRole('radio', { name: /Visa 4242/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /Mastercard 4444/ }));
    await user.click(goOn());
    expect(chosen).toEqual(['pm_2']);
  });

  test('[BO-05h] offers no card from before the address changed while the former address can take the account back', async () => {
    show({ listPaymentMethods: () => [{ ...visa, pays_from: '2026-12-01T10:00:00Z' }, mastercard] });
    const waiting = await screen.findByRole('radio', {
      name: /Visa 4242.*Saved before your email address changed: you can use it again from December 1.*2026/,
    });
    expect(waiting).toBeDisabled();
    expect(screen.getByRole('radio', { name: /Mastercard/ })).toBeChecked();
  });

  test('[OR-08a] removes a card only when that is confirmed', async () => {
    const user = userEvent.setup();
    let cards = [visa, mastercard];
    const { api } = show({
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

  test('[OR-08a] says why when a card cannot be removed', async () => {
    const user = userEvent.setup();
    show({
      deletePaymentMethod: () => {
        throw refusal(409, { message: 'An order is being paid with this card.' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Visa 4242' }));
    await user.click(await screen.findByRole('button', { name: 'Remove the card' }));
    expect(await screen.findByText(/An order is being paid with this card/)).toBeInTheDocument();
  });

  test('[OR-12a] [LG-04d] saves a card only when that is ticked, and says which card auto-renewal will charge', async () => {
    const user = userEvent.setup();
    const { api } = show({ listPaymentMethods: () => [], addPaymentMethod: () => visa });
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

  test('[SS-05g] asks for the password when the sign-in was long ago, and not for the card again', async () => {
    const user = userEvent.setup();
    const { demand, confirmPassword } = guardedByPassword();
    const { api, chosen } = show({
      listPaymentMethods: () => [],
      confirmPassword,
      addPaymentMethod: () => (demand(), visa),
    });
    await frameSays({ type: 'sf:pay:ready' });
    jest.spyOn((await frame()).contentWindow as Window, 'postMessage').mockImplementation(() => undefined);
    await user.click(goOn());
    await frameSays({ type: 'sf:pay:complete', setup_intent_id: 'si_1' });
    await givePassword(user);
    await waitFor(() => expect(chosen).toEqual(['pm_1']));
    expect(api.listInputs('addPaymentMethod')).toEqual([
      { setup_intent_id: 'si_1', make_default: true, save: false },
      { setup_intent_id: 'si_1', make_default: true, save: false },
    ]);
  });

  test('[OR-08c] announces an error and chooses no card when the frame has one', async () => {
    const user = userEvent.setup();
    const { chosen, busy } = show({ listPaymentMethods: () => [] });
    await frameSays({ type: 'sf:pay:ready' });
    jest.spyOn((await frame()).contentWindow as Window, 'postMessage').mockImplementation(() => undefined);
    await user.click(goOn());
    await frameSays({ type: 'sf:pay:error', message: 'The expiry date has passed' });
    expect(await screen.findByRole('alert')).toHaveTextContent('The expiry date has passed');
    expect(busy.at(-1)).toBe(false);
    expect(chosen).toEqual([]);
  });

  test('[OR-08a] says so and retries when the provider stores a card and the shop does not', async () => {
    show({
      listPaymentMethods: () => [],
      addPaymentMethod: () => {
        throw refusal(422, { message: 'The bank does not let this card be stored.' });
      },
    });
    await frameSays({ type: 'sf:pay:ready' });
    await frameSays({ type: 'sf:pay:complete', setup_intent_id: 'si_1' });
    const alert = await screen.findByRole('alert', { name: 'The card was not added' });
    expect(alert).toHaveTextContent(/The bank does not let this card be stored\.\s*Nothing was charged/);
    expect(await frame()).toBeInTheDocument();
  });

  test('[OR-08a] says so when a card is to be chosen before the form has loaded', async () => {
    const user = userEvent.setup();
    show({ listPaymentMethods: () => [] });
    await frame();
    await user.click(goOn());
    expect(await screen.findByRole('alert')).toHaveTextContent('The card form has not loaded yet');
  });

  test('[OR-08a] says what is kept and retries when the provider does not respond', async () => {
    const user = userEvent.setup();
    let away = true;
    show({
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

  test('retries when the cards did not load', async () => {
    const user = userEvent.setup();
    let fails = true;
    show({
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
