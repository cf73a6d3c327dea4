import {
  givePassword,
  guardedByPassword,
  paymentMethod,
  refusal,
  renderWithProviders,
  type Handlers,
} from '@storefront/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Cards } from './Cards';

const show = (api: Handlers = {}) =>
  renderWithProviders(<Cards />, { session: {}, api: { listPaymentMethods: () => [paymentMethod()], ...api } });

describe('[RT-26] the cards of an account', () => {
  it('[OR-08a] removes a card when asked and confirmed', async () => {
    const user = userEvent.setup();
    const { api } = show({ deletePaymentMethod: () => undefined });
    await user.click(await screen.findByRole('button', { name: /^Remove / }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove the card' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.listInputs('deletePaymentMethod')).toEqual([{ id: paymentMethod().id }]);
  });

  it('[BO-05h] says from when cards pay for orders again when they were saved before the address changed', async () => {
    show({ listPaymentMethods: () => [paymentMethod({ pays_from: '2026-12-01T10:00:00Z' })] });
    expect(
      await screen.findByText(
        /From December 1.*2026.*, you can again pay for orders with cards saved before your email address changed/,
      ),
    ).toBeInTheDocument();
  });

  it('[OR-08a] [LG-04d] shows another card as the one that renews names when it is made the default', async () => {
    const user = userEvent.setup();
    const spare = paymentMethod({ id: 'pm_2', brand: 'Mastercard', last4: '4444', is_default: false });
    const lapsed = paymentMethod({
      id: 'pm_3',
      brand: 'Visa',
      last4: '1881',
      is_default: false,
      exp_month: 1,
      exp_year: 2020,
    });
    let cards = [paymentMethod(), spare, lapsed];
    const { api } = show({
      listPaymentMethods: () => cards,
      makeDefaultPaymentMethod: ({ input }) => {
        cards = cards.map((card) => ({ ...card, is_default: card.id === input.id }));
        return { ...spare, is_default: true };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Make Mastercard 4444 the default card' }));
    await waitFor(() =>
      expect(screen.getByRole('row', { name: /Mastercard 4444/ })).toHaveTextContent(
        'Default card, also for auto-renew',
      ),
    );
    expect(screen.getByRole('row', { name: /1881/ })).toHaveTextContent('01/20, expired');
    expect(
      within(screen.getByRole('row', { name: /1881/ })).queryByRole('button', { name: /first$/ }),
    ).not.toBeInTheDocument();
    expect(api.listInputs('makeDefaultPaymentMethod')).toEqual([{ id: 'pm_2' }]);
  });

  describe('[SS-05g] cards, in a session whose sign-in was long ago', () => {
    it('asks for the password before a card is removed', async () => {
      const user = userEvent.setup();
      const { demand, confirmPassword } = guardedByPassword();
      const { api } = show({ confirmPassword, deletePaymentMethod: demand });
      await user.click(await screen.findByRole('button', { name: /^Remove / }));
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove the card' }));
      await givePassword(user);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(api.listInputs('deletePaymentMethod')).toHaveLength(2);
    });

    it('asks for the password before another card becomes the default, and changes nothing when that is cancelled', async () => {
      const user = userEvent.setup();
      const { demand, confirmPassword } = guardedByPassword();
      const spare = paymentMethod({ id: 'pm_2', brand: 'Mastercard', last4: '4444', is_default: false });
      let cards = [paymentMethod(), spare];
      show({
        confirmPassword,
        listPaymentMethods: () => cards,
        makeDefaultPaymentMethod: ({ input }) => {
          demand();
          cards = cards.map((card) => ({ ...card, is_default: card.id === input.id }));
          return { ...spare, is_default: true };
        },
      });
      const button = await screen.findByRole('button', { name: 'Make Mastercard 4444 the default card' });
      await user.click(button);
      await user.click(
        within(await screen.findByRole('dialog', { name: 'Confirm your password' })).getByRole('button', {
          name: 'Cancel',
        }),
      );
      await waitFor(() => expect(button).not.toHaveAttribute('data-loading'));
      expect(screen.getByRole('row', { name: /Mastercard 4444/ })).not.toHaveTextContent(
        'Default card, also for auto-renew',
      );
      await user.click(button);
      await givePassword(user);
      await waitFor(() =>
        expect(screen.getByRole('row', { name: /Mastercard 4444/ })).toHaveTextContent(
          'Default card, also for auto-renew',
        ),
      );
    });

    it('asks for the password before showing the card form, and again after a timeout, without asking for the card twice', async () => {
      const user = userEvent.setup();
      const { demand, forget, confirmPassword } = guardedByPassword();
      const origin = 'http://localhost:5459';
      const { api } = show({
        confirmPassword,
        createSetupIntent: () => {
          demand();
          return { id: 'si_1', client_secret: 'secret', provider: 'sandbox', frame_url: `${origin}/frame/si_1` };
        },
        addPaymentMethod: () => (demand(), paymentMethod({ id: 'pm_2', brand: 'Mastercard', last4: '4444' })),
      });
      await user.click(await screen.findByRole('button', { name: 'Add a card' }));
      await user.click(
        within(await screen.findByRole('dialog', { name: 'Confirm your password' })).getByRole('button', {
          name: 'Cancel',
        }),
      );
      await screen.findByText(/You have not confirmed that it is you/);
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await givePassword(user);
      const frame = await screen.findByTitle<HTMLIFrameElement>('Card number, expiry date and security code');
      const says = (data: unknown) =>
        act(
          () => void window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow })),
        );
      says({ type: 'sf:pay:ready' });
      jest.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation(() => undefined);
      forget();
      await user.click(screen.getByRole('button', { name: 'Save the card' }));
      says({ type: 'sf:pay:complete', setup_intent_id: 'si_1' });
      await user.click(
        within(await screen.findByRole('dialog', { name: 'Confirm your password' })).getByRole('button', {
          name: 'Cancel',
        }),
      );
      await screen.findByText('The card is not added yet');
      await user.click(screen.getByRole('button', { name: 'Save the card' }));
      await givePassword(user);
      await waitFor(() => expect(screen.queryByRole('heading', { name: 'New card' })).not.toBeInTheDocument());
      expect(new Set(api.listInputs('addPaymentMethod').map((input) => JSON.stringify(input)))).toEqual(
        new Set([JSON.stringify({ setup_intent_id: 'si_1', make_default: true, save: true })]),
      );
    });
  });

  it('[OR-08a] reloads the card form with either button when it did not load', async () => {
    const user = userEvent.setup();
    const { api } = show({
      createSetupIntent: () => {
        throw refusal(503, { message: 'The payment provider does not answer.' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add a card' }));
    await screen.findByText('Cards cannot be added right now');
    await user.click(screen.getByRole('button', { name: 'Save the card' }));
    await waitFor(() => expect(api.listInputs('createSetupIntent')).toHaveLength(2));
    expect(await screen.findByText(/^The payment provider does not answer\./)).toBeInTheDocument();
  });

  it('[OR-08a] says that nothing is renewed when the default card has expired', async () => {
    show({ listPaymentMethods: () => [paymentMethod({ exp_month: 1, exp_year: 2020 })] });
    expect(await screen.findByRole('cell', { name: /it has expired\. Choose another one/ })).toBeInTheDocument();
    expect(screen.queryByText('Default card, also for auto-renew')).not.toBeInTheDocument();
  });

  it('[OR-08a] stores another card without a purchase, which is not the default when that is taken off', async () => {
    const user = userEvent.setup();
    const origin = 'http://localhost:5459';
    const { api } = show({
      createSetupIntent: () => ({
        id: 'si_1',
        client_secret: 'secret',
        provider: 'sandbox',
        frame_url: `${origin}/frame/si_1`,
      }),
      addPaymentMethod: () => paymentMethod({ id: 'pm_2', brand: 'Mastercard', last4: '4444' }),
    });
    const add = await screen.findByRole('button', { name: 'Add a card' });
    await user.click(add);
    expect(add).toHaveAttribute('aria-expanded', 'true');
    const frame = await screen.findByTitle<HTMLIFrameElement>('Card number, expiry date and security code');
    const says = (data: unknown) =>
      act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow })));
    says({ type: 'sf:pay:ready' });
    jest.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation(() => undefined);
    await user.click(screen.getByRole('checkbox', { name: 'Make it the default card, also for auto-renew' }));
    await user.click(screen.getByRole('button', { name: 'Save the card' }));
    says({ type: 'sf:pay:complete', setup_intent_id: 'si_1' });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'New card' })).not.toBeInTheDocument());
    expect(api.listInputs('addPaymentMethod')).toEqual([{ setup_intent_id: 'si_1', make_default: false, save: true }]);
    expect(add).toHaveFocus();
  });
});
