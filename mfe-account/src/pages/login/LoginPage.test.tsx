import { store } from '@storefront/shared/store';
import { pendingVerificationAtom, rememberPendingVerification } from '@storefront/shared/session';
import { useLocation } from '@storefront/shared/routing';
import {
  cartItem,
  fakePasskeys,
  profile,
  refusal,
  renderWithProviders,
  type Handlers,
} from '@storefront/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginPage } from './LoginPage';

function Where() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

const page = (
  <>
    <LoginPage />
    <Where />
  </>
);

async function signIn(email = 'mara@example.com', password = 'tannery lane wharf') {
  const user = userEvent.setup();
  if (email) await user.type(screen.getByLabelText('Email'), email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('sign in', () => {
  it('[RT-17a] [GD-02a] opens a session and goes back to where the shopper came from', async () => {
    let active = false;
    const { api } = renderWithProviders(page, {
      route: '/site/login?next=%2Fsite%2Fregistrant',
      api: {
        login: () => {
          active = true;
          return { is_authenticated: true };
        },
        sessionActive: () => ({ is_authenticated: active }),
        getProfile: () => profile(),
      },
    });
    await signIn();
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/site/registrant'));
    expect(api.listInputs('login')).toEqual([{ email: 'mara@example.com', password: 'tannery lane wharf' }]);
  });

  it('[GD-03a] says that the session ended, for as long as the page is shown, and goes back to where that was noticed', async () => {
    let active = false;
    renderWithProviders(page, {
      route: '/site/login?next=%2Fdomain%2Flist%3Fpage%3D2&ended=1',
      api: {
        login: () => {
          active = true;
          return { is_authenticated: true };
        },
        sessionActive: () => ({ is_authenticated: active }),
        getProfile: () => profile(),
      },
    });
    expect(screen.getByText(/^You have been signed out: your session expired/)).toBeInTheDocument();
    await signIn();
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/domain/list?page=2'));
  });

  it('[RT-17a] says nothing of an ended session to who only wants to sign in', () => {
    renderWithProviders(page, { route: '/site/login?next=%2Fdomain%2Flist' });
    expect(screen.queryByText(/You are signed out/)).not.toBeInTheDocument();
  });

  it('[RT-17a] [RT-18] a forgotten password keeps the way back', () => {
    renderWithProviders(page, { route: '/site/login?next=%2Fsite%2Fregistrant' });
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/site/recover?next=%2Fsite%2Fregistrant',
    );
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/site/login'])(
    '[GD-02b] never goes on to %s',
    async (next) => {
      renderWithProviders(page, {
        route: `/site/login?next=${encodeURIComponent(next)}`,
        api: { login: () => ({ is_authenticated: true }) },
      });
      await signIn();
      await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(/^\/site\/home$/));
    },
  );

  it('[SS-05a] says the same of every wrong pair, and keeps what was typed', async () => {
    renderWithProviders(page, {
      route: '/site/login',
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

  it('[SS-04b] leads to the confirmation where an address was registered in this browser and waits for it', async () => {
    renderWithProviders(page, { route: '/site/login?next=%2Fsite%2Fcart' });
    expect(screen.queryByRole('link', { name: 'Have the link sent again' })).not.toBeInTheDocument();
    act(() => rememberPendingVerification('mara@example.com'));
    await userEvent.click(screen.getByRole('link', { name: 'Have the link sent again' }));
    await waitFor(() =>
      expect(screen.getByLabelText('address')).toHaveTextContent('/site/verification?next=%2Fsite%2Fcart'),
    );
  });

  it('[SS-04c] forgets the address that waited once somebody has signed in', async () => {
    renderWithProviders(page, { route: '/site/login', api: { login: () => ({ is_authenticated: true }) } });
    act(() => rememberPendingVerification('mara@example.com'));
    await signIn();
    await waitFor(() => expect(store.get(pendingVerificationAtom)).toBeNull());
    expect(screen.queryByRole('link', { name: 'Have the link sent again' })).not.toBeInTheDocument();
  });

  it('[RT-17a] says what is missing at the field and in a summary, and asks nobody', async () => {
    const { api } = renderWithProviders(page, { route: '/site/login' });
    await signIn('not an address', '');
    expect(await screen.findByText('There is a problem')).toBeInTheDocument();
    expect(screen.getAllByText('Enter your password')).toHaveLength(2);
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(api.listInputs('login')).toEqual([]);
  });

  it('[RT-17a] says that the cart stays', () => {
    renderWithProviders(page, { route: '/site/login', cart: [cartItem()] });
    expect(screen.getByText('The domain in your cart stays there.')).toBeInTheDocument();
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

  /** A shop whose account asks for a second step; the session is open once `completeLogin` has taken it. */
  function open(takes: { app?: boolean; passkey?: boolean }, answers: Handlers = {}) {
    let active = false;
    const opens = <T,>(answer: T): T => {
      active = true;
      return answer;
    };
    return renderWithProviders(page, {
      route: '/site/login?next=%2Fsite%2Fregistrant',
      api: {
        login: () => ({
          is_authenticated: false,
          second_factor: {
            ticket: TICKET,
            takes_app_code: takes.app ?? false,
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

  it('asks for the code of the app on the same page, keeps a wrong one, and goes on with the right one', async () => {
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

  it('takes a recovery code, and keeps what was typed into the other field', async () => {
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
    await user.type(screen.getByLabelText('Recovery code'), ' abcde-fghij ');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await arrived();
    expect(api.listInputs('completeLogin')).toEqual([{ ticket: TICKET, code: 'abcde-fghij' }]);
  });

  it('says what is missing, and asks nobody', async () => {
    const user = userEvent.setup();
    const { api } = open({ app: true });
    await signIn();
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(screen.getByLabelText('Code from your app')).toHaveAccessibleDescription(/Enter the code/);
    expect(api.listInputs('completeLogin')).toEqual([]);
  });

  it('goes back to the password where the time is over, says why, and keeps what was typed', async () => {
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

  it('starts again at the password', async () => {
    const user = userEvent.setup();
    open({ app: true });
    await signIn();
    await user.click(await screen.findByRole('button', { name: 'Start again' }));
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveValue('mara@example.com');
  });

  it('asks an account without an app for its passkey, and takes it', async () => {
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

  it('offers a recovery code at once where the browser knows no passkeys', async () => {
    open({ passkey: true });
    await signIn();
    expect(await screen.findByLabelText('Recovery code')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
  });

  it('needs a passkey alone, and says nothing where the person calls it off', async () => {
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

  it('[MF-04b] says what to do where the code of passkeys does not arrive, and keeps what was typed', async () => {
    const user = userEvent.setup();
    passkeys = fakePasskeys();
    open({});
    await user.type(screen.getByLabelText('Email'), 'mara@example.com');
    jest.doMock('../../features/sign-in/sign-in-by-passkey', () => {
      throw new Error('Loading chunk 543 failed');
    });
    try {
      await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
      expect(
        await screen.findByText('Passkeys could not be loaded. Check your connection and try again.'),
      ).toBeInTheDocument();
    } finally {
      jest.dontMock('../../features/sign-in/sign-in-by-passkey');
    }
    expect(screen.getByLabelText('Email')).toHaveValue('mara@example.com');
    await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
    await arrived();
  });

  it('says why a passkey was not taken', async () => {
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

  it('shows no passkeys where the browser knows none', () => {
    open({});
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
  });
});
