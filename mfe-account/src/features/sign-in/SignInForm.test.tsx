import { useLocation } from '@storefront/shared/routing';
import {
  cartItem,
  fakePasskeys,
  pasteInto,
  profile,
  refusal,
  renderWithProviders,
  type Handlers,
} from '@storefront/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCartStays } from './cart/use-cart-stays';
import { SignInForm } from './SignInForm';

function Where() {
  return <output aria-label="address">{useLocation().pathname}</output>;
}

const form = (
  <>
    <SignInForm returnTo="/site/registrant" />
    <Where />
  </>
);

async function signIn(email = 'mara@example.com', password = 'tannery lane wharf') {
  const user = userEvent.setup();
  if (email) await user.type(screen.getByLabelText('Email'), email);
  if (password) await pasteInto(user, screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('the cart of somebody who signs in', () => {
  const Lead = () => <p>{useCartStays()}</p>;
  const show = (...domains: string[]) =>
    renderWithProviders(<Lead />, { cart: domains.map((domain) => cartItem({ domain })) });

  it('[RT-17a] stays, as is said with the number of its domains, when there is one', () => {
    const { unmount } = show('brindlewharf.com');
    expect(screen.getByText('The domain in your cart stays there.')).toBeInTheDocument();
    unmount();
    show('brindlewharf.com', 'tannery-lane.com');
    expect(screen.getByText('The 2 domains in your cart stay there.')).toBeInTheDocument();
  });

  it('[RT-17a] is not spoken of when it is empty', () => {
    show();
    expect(screen.queryByText(/in your cart/)).not.toBeInTheDocument();
  });
});

describe('sign in by password', () => {
  it('[SS-05a] keeps the input and shows the same message for every wrong combination', async () => {
    renderWithProviders(form, {
      api: {
        login: () => {
          throw refusal(422, { message: 'Wrong email address or password.' });
        },
      },
    });
    await signIn();
    expect(await screen.findByText('Wrong email address or password.')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('mara@example.com');
  });

  it('[RT-17a] shows missing input at the field and in a summary, and sends nothing', async () => {
    const { api } = renderWithProviders(form);
    await signIn('not an address', '');
    expect(await screen.findByText('There is a problem')).toBeInTheDocument();
    expect(screen.getAllByText('Enter your password')).toHaveLength(2);
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(api.listInputs('login')).toEqual([]);
  });
});

describe('[SS-04h] the way in by passkey', () => {
  let passkeys: ReturnType<typeof fakePasskeys> | undefined;
  afterEach(() => passkeys?.remove());

  it('is a plain link if the browser does not offer passkeys in form fields, and a button if it does', async () => {
    passkeys = fakePasskeys();
    const { unmount } = renderWithProviders(form);
    expect(await screen.findByRole('button', { name: 'Use a passkey' })).toHaveClass('plain');
    unmount();
    Object.assign(window.PublicKeyCredential, { isConditionalMediationAvailable: () => Promise.resolve(true) });
    renderWithProviders(form);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Use a passkey' })).toHaveClass('outlined'));
  });
});

describe('[SS-04c] [SS-04h] sign in with a second factor', () => {
  const TICKET = 'ticket-of-a-right-password';
  const options = { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', allowCredentials: [] };
  let passkeys: ReturnType<typeof fakePasskeys> | undefined;
  afterEach(() => {
    passkeys?.remove();
    passkeys = undefined;
  });

  /** An account with two-step sign-in. The session is open once `completeLogin` has accepted the second factor. */
  function open(takes: { app?: boolean; passkey?: boolean; removal?: boolean }, answers: Handlers = {}) {
    let active = false;
    const opens = <T,>(answer: T): T => {
      active = true;
      return answer;
    };
    return renderWithProviders(form, {
      api: {
        login: () => ({
          is_authenticated: false,
          second_factor: {
            ticket: TICKET,
            takes_app_code: takes.app ?? false,
            ...(takes.removal !== false && { factor_removal_days: 7 }),
            passkey: takes.passkey ? options : null,
          },
        }),
        completeLogin: ({ input }) => {
          if ('code' in input && input.code !== '123456' && input.code !== 'abcde-fghij')
            throw refusal(422, { message: 'This code is not correct.', code: 'wrong_code' });
          return opens({ is_authenticated: true });
        },
        beginPasskeyLogin: () => ({ ticket: TICKET, options }),
        passkeyLogin: () => opens({ is_authenticated: true }),
        sessionActive: () => ({ is_authenticated: active }),
        getProfile: () => profile(),
        ...answers,
      },
    });
  }
  const arrived = () => waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/site/registrant'));

  it('[SS-08a] offers no removal when the backend is of a former release, which has none', async () => {
    open({ app: true, removal: false });
    await signIn();
    await screen.findByLabelText('Code from your app');
    expect(screen.getByRole('button', { name: 'Use a recovery code' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /lost/i })).not.toBeInTheDocument();
  });

  it('asks for the code of the app, continues when it is correct, and keeps a wrong one', async () => {
    const user = userEvent.setup();
    const { api } = open({ app: true });
    await signIn();
    const box = await screen.findByLabelText('Code from your app');
    await waitFor(() => expect(box).toHaveFocus());
    expect(box).toHaveAttribute('autocomplete', 'one-time-code');
    expect(box).toHaveAttribute('inputmode', 'numeric');
    await user.keyboard('654321{Enter}');
    await waitFor(() => expect(box).toHaveAccessibleDescription(/Error: This code is not correct\./));
    expect(box).toHaveValue('654321');
    expect(box).toHaveFocus();
    await user.clear(box);
    await user.type(box, '123456{Enter}');
    await arrived();
    expect(api.listInputs('completeLogin').at(-1)).toEqual({ ticket: TICKET, code: '123456' });
  });

  it('keeps the input of the other field when a recovery code is used', async () => {
    const user = userEvent.setup();
    const { api } = open({ app: true });
    await signIn();
    await user.type(await screen.findByLabelText('Code from your app'), '12');
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    const box = screen.getByLabelText('Recovery code');
    expect(box).toHaveFocus();
    expect(box).toHaveAttribute('inputmode', 'text');
    await user.click(screen.getByRole('button', { name: 'Use your authenticator app' }));
    expect(screen.getByLabelText('Code from your app')).toHaveValue('12');
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await pasteInto(user, screen.getByLabelText('Recovery code'), ' abcde-fghij ');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await arrived();
    expect(api.listInputs('completeLogin')).toEqual([{ ticket: TICKET, code: 'abcde-fghij' }]);
  });

  it('shows an error and sends nothing when the code is missing', async () => {
    const user = userEvent.setup();
    const { api } = open({ app: true });
    await signIn();
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(screen.getByLabelText('Code from your app')).toHaveAccessibleDescription(/Enter the code/);
    expect(api.listInputs('completeLogin')).toEqual([]);
  });

  it('returns to the password, says why and keeps the input when the ticket has expired', async () => {
    const user = userEvent.setup();
    open(
      { app: true },
      {
        completeLogin: () => {
          throw refusal(422, { message: 'That took more than 5 minutes. Sign in again.', code: 'ticket_ended' });
        },
      },
    );
    await signIn();
    await user.type(await screen.findByLabelText('Code from your app'), '123456{Enter}');
    const why = await screen.findByRole('alert', { name: 'There is a problem' });
    expect(why).toHaveTextContent('That took more than 5 minutes. Sign in again.');
    expect(why).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveValue('mara@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('tannery lane wharf');
  });

  describe('[SS-08a] who has lost the phone and the recovery codes', () => {
    const lost = async (user: ReturnType<typeof userEvent.setup>) => {
      await signIn();
      await user.click(await screen.findByRole('button', { name: 'I have lost my phone and my recovery codes' }));
      const heading = await screen.findByRole('heading', { name: 'Remove two-step sign-in' });
      await waitFor(() => expect(heading).toHaveFocus());
      return heading;
    };

    it('explains what happens and when, and sends the link once', async () => {
      const user = userEvent.setup();
      const { api } = open({ app: true }, { askFactorRemoval: () => ({ waits_until: null }) });
      await lost(user);
      expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/email a link/),
        expect.stringMatching(/wait 7 days.*new password does not shorten/),
        expect.stringMatching(/sign in with your password/),
      ]);
      expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
      expect(api.listInputs('askFactorRemoval')).toEqual([]);
      await user.dblClick(screen.getByRole('button', { name: 'Send the link' }));
      expect(await screen.findByText(/emailed the link.*works for 24 hours/)).toHaveAttribute('role', 'status');
      expect(screen.getByRole('heading', { name: 'Remove two-step sign-in' })).toHaveFocus();
      expect(api.listInputs('askFactorRemoval')).toEqual([{ ticket: TICKET }]);
    });

    it('shows the end of the waiting time when a removal is already pending, and still accepts a code', async () => {
      const user = userEvent.setup();
      open({ passkey: true }, { askFactorRemoval: () => ({ waits_until: '2026-12-05T10:00:00Z' }) });
      await lost(user);
      await user.click(screen.getByRole('button', { name: 'Send the link' }));
      expect(await screen.findByText(/already begun/)).toHaveTextContent(/December 5/);
      await user.click(screen.getByRole('button', { name: 'Go back' }));
      await user.type(await screen.findByLabelText('Recovery code'), 'abcde-fghij{Enter}');
      await arrived();
    });

    it('reads why it is refused, and starts again once the time is over', async () => {
      const user = userEvent.setup();
      const refusals = [
        refusal(429, { message: 'Too many attempts. Wait a while and try again.' }),
        refusal(422, { message: 'That took too long. Sign in again.', code: 'ticket_ended' }),
      ];
      open(
        { app: true },
        {
          askFactorRemoval: () => {
            throw refusals.shift() ?? new Error('asked once too often');
          },
        },
      );
      await lost(user);
      await user.click(screen.getByRole('button', { name: 'Send the link' }));
      expect(await screen.findByRole('alert')).toHaveTextContent(/Too many attempts/);
      await user.click(screen.getByRole('button', { name: 'Send the link' }));
      expect(await screen.findByRole('alert', { name: 'There is a problem' })).toHaveTextContent(/That took too long/);
      expect(screen.getByLabelText('Email')).toHaveValue('mara@example.com');
    });
  });

  it('returns to the password when started again', async () => {
    const user = userEvent.setup();
    open({ app: true });
    await signIn();
    await user.click(await screen.findByRole('button', { name: 'Start again' }));
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveValue('mara@example.com');
  });

  it('takes a passkey when the account has no app', async () => {
    const user = userEvent.setup();
    passkeys = fakePasskeys();
    const { api } = open({ passkey: true });
    await signIn();
    const button = await screen.findByRole('button', { name: 'Use a passkey' });
    await waitFor(() => expect(button).toHaveFocus());
    await user.click(button);
    await arrived();
    expect(api.listInputs('completeLogin')).toEqual([
      {
        ticket: TICKET,
        answer: { id: 'a2V5', response: { clientDataJSON: 'e30', authenticatorData: 'ZGF0YQ', signature: 'c2lnbmVk' } },
      },
    ]);
  });

  it('offers a recovery code immediately when the browser does not support passkeys', async () => {
    open({ passkey: true });
    await signIn();
    expect(await screen.findByLabelText('Recovery code')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
  });

  it('needs a passkey alone, and says nothing when the person calls it off', async () => {
    const user = userEvent.setup();
    let hand: 'gives' | 'calls off' = 'calls off';
    passkeys = fakePasskeys(() => hand);
    const { api } = open({});
    const button = screen.getByRole('button', { name: 'Use a passkey' });
    await user.click(button);
    await waitFor(() => expect(passkeys?.asked).toHaveLength(1));
    await waitFor(() => expect(button).not.toHaveAttribute('data-loading'));
    expect(within(document.body).queryByText(/could not be used/)).not.toBeInTheDocument();
    expect(api.listInputs('passkeyLogin')).toEqual([]);
    hand = 'gives';
    await user.click(button);
    await arrived();
    expect(api.listInputs('passkeyLogin')).toEqual([
      { ticket: TICKET, answer: expect.objectContaining({ id: 'a2V5' }) as unknown },
    ]);
  });

  it('[MF-04b] says what to do and keeps the input when the script for passkeys does not load', async () => {
    const user = userEvent.setup();
    passkeys = fakePasskeys();
    open({});
    await pasteInto(user, screen.getByLabelText('Email'), 'mara@example.com');
    jest.doMock('./sign-in-by-passkey', () => {
      throw new Error('Loading chunk 543 failed');
    });
    try {
      await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
      expect(
        await screen.findByText('Passkeys could not be loaded. Check your connection and try again.'),
      ).toBeInTheDocument();
    } finally {
      jest.dontMock('./sign-in-by-passkey');
    }
    expect(screen.getByLabelText('Email')).toHaveValue('mara@example.com');
    await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
    await arrived();
  });

  it('says why when a passkey was not taken', async () => {
    const user = userEvent.setup();
    passkeys = fakePasskeys();
    open(
      {},
      {
        passkeyLogin: () => {
          throw refusal(422, { message: 'This passkey belongs to no account here.', code: 'wrong_passkey' });
        },
      },
    );
    await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Use a passkey' })).toHaveAccessibleDescription(
        /This passkey belongs to no account here\./,
      ),
    );
  });

  it('offers no passkeys when the browser does not support them', () => {
    open({});
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
  });
});
