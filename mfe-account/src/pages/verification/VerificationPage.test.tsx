import type { RegistrantVerification } from '@storefront/shared/contract';
import { Route, Routes, useLocation } from '@storefront/shared/routing';
import { rememberPendingVerification, sessionAtom } from '@storefront/shared/session';
import { store } from '@storefront/shared/store';
import {
  asId,
  cartItem,
  pasteInto,
  profile,
  refusal,
  renderWithProviders,
  signedIn,
  type Handlers,
} from '@storefront/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VerificationPage } from './VerificationPage';

function Where() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

const page = (
  <>
    <Routes>
      <Route path="/site/verification" element={<VerificationPage />} />
      <Route path="*" element={null} />
    </Routes>
    <Where />
  </>
);

describe('confirm the email address', () => {
  it('[RT-12] [SS-04b] asks for the password of the account, opens the session and goes on with the purchase', async () => {
    const user = userEvent.setup();
    let active = false;
    const { api } = renderWithProviders(page, {
      route: '/site/verification?token=abc&ask=password',
      cart: [cartItem()],
      api: {
        verifyEmail: ({ input }) => {
          if (input.password === undefined)
            throw refusal(422, { code: 'password_needed', message: 'Enter the password that you chose.' });
          if (input.password !== 'tannery lane wharf 7')
            throw refusal(422, { code: 'wrong_password', message: 'This is not the password that you chose.' });
          active = true;
          return { is_authenticated: true, outcome: 'verified' };
        },
        sessionActive: () => ({ is_authenticated: active }),
        getProfile: () => profile(),
      },
    });
    const password = await screen.findByLabelText('Password');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Confirm and sign in' }));
    expect(password).toHaveAccessibleDescription(expect.stringContaining('Enter your password'));
    await user.type(password, 'not this one{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('This is not the password that you chose.'),
    );
    expect(password).toHaveValue('not this one');
    await user.clear(password);
    await user.type(password, 'tannery lane wharf 7{Enter}');
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/site/registrant'));
    // Nothing is tried before the password is there.
    expect(api.listInputs('verifyEmail')).toEqual([
      { token: 'abc', password: 'not this one' },
      { token: 'abc', password: 'tannery lane wharf 7' },
    ]);
  });

  it('[RT-12] [SS-04b] a link that does not say so asks for the password too; offers another email where it ends meanwhile', async () => {
    const user = userEvent.setup();
    renderWithProviders(page, {
      route: '/site/verification?token=abc',
      api: {
        verifyEmail: ({ input }) => {
          throw input.password === undefined
            ? refusal(422, { code: 'password_needed', message: 'Enter it.' })
            : refusal(422, { code: 'token_invalid', message: 'This link no longer works.' });
        },
      },
    });
    await user.type(await screen.findByLabelText('Password'), 'tannery lane wharf 7{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link no longer works.');
    expect(screen.getByRole('button', { name: 'Send the email again' })).toBeInTheDocument();
  });

  it('[SS-04b] [SS-04f] tells the address that the account has now, where the link of a changed address is opened', async () => {
    renderWithProviders(page, {
      route: '/site/verification?token=new',
      session: { email: 'old@example.com' },
      cart: [cartItem()],
      api: {
        verifyEmail: () => ({ is_authenticated: true, outcome: 'email_changed' }),
        sessionActive: () => ({ is_authenticated: true }),
        getProfile: () => profile({ email: 'new@example.com' }),
      },
    });
    expect(await screen.findByText('new@example.com')).toBeInTheDocument();
    expect(screen.queryByText('old@example.com')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', '/account/detail');
    expect(screen.getByLabelText('address')).toHaveTextContent('/site/verification?token=new');
  });

  it('[SS-04b] [SS-04f] leads to signing in with the new address in a browser that is not signed in', async () => {
    renderWithProviders(page, {
      route: '/site/verification?token=new',
      api: { verifyEmail: () => ({ is_authenticated: false, outcome: 'email_changed' }) },
    });
    expect(await screen.findByText(/Sign in with the new one/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/site/login?next=%2Faccount%2Fdetail',
    );
  });

  it('[SS-04b] [SS-04d] [SS-04e] says that the former address is back, and leads to a new password', async () => {
    renderWithProviders(page, {
      route: '/site/verification?token=undo',
      session: {},
      api: { verifyEmail: () => ({ is_authenticated: false, outcome: 'email_restored' }) },
    });
    expect(await screen.findByText(/^Your previous address is restored\. All sessions have ended/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Set a new password' })).toHaveAttribute('href', '/site/recover');
  });

  it('[SS-04b] [SS-04f] leads a customer whose link is too old back to the account', async () => {
    renderWithProviders(page, {
      route: '/site/verification?token=old',
      session: {},
      api: {
        verifyEmail: () => {
          throw refusal(422, { message: 'This link has been used or is too old.' });
        },
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has been used or is too old.');
    expect(screen.getByRole('link', { name: 'Go to your account' })).toBeInTheDocument();
  });

  it('[RT-12] [I12] a link that could not be judged is tried again, with the reference to quote', async () => {
    const user = userEvent.setup();
    let fails = true;
    renderWithProviders(page, {
      route: '/site/verification?token=abc',
      api: {
        verifyEmail: () => {
          if (fails) throw refusal(500, { message: 'boom', request_id: '1a2b3c4d-0000-4000-8000-000000000000' });
          throw refusal(422, { code: 'password_needed', message: 'Enter the password that you chose.' });
        },
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong on our side. Try again in a moment. If it happens again, send us reference 1a2b3c4d.',
    );
    expect(screen.queryByRole('button', { name: 'Send the email again' })).not.toBeInTheDocument();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Password')).toBeInTheDocument();
  });

  it('[RT-12] says why a link no longer works and offers another email', async () => {
    const { api } = renderWithProviders(page, {
      route: '/site/verification?token=old',
      api: {
        verifyEmail: () => {
          throw refusal(422, { message: 'This link has been used or is too old.' });
        },
        resendVerification: () => ({ message: 'Check your email.' }),
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has been used or is too old.');
    const user = userEvent.setup();
    await pasteInto(user, screen.getByLabelText('Email'), 'mara@example.com');
    await user.click(screen.getByRole('button', { name: 'Send the email again' }));
    expect(await screen.findByText(/a new email is on its way/)).toBeInTheDocument();
    expect(api.listInputs('resendVerification')).toEqual([{ email: 'mara@example.com' }]);
  });

  it('[RT-12] [GD-06] goes on by itself when the link is opened in another tab', async () => {
    renderWithProviders(page, { route: '/site/verification?next=%2Fsite%2Fregistrant' });
    act(() => rememberPendingVerification('mara@example.com'));
    expect(screen.getByText('mara@example.com')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('mara@example.com');
    act(() => store.set(sessionAtom, signedIn()));
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/site/registrant'));
  });
});

describe('the owners of domains', () => {
  const owner = (given: Partial<RegistrantVerification> = {}): RegistrantVerification => ({
    id: asId('r-1'),
    first_name: 'Mara',
    last_name: 'Lindqvist',
    email: 'owner@example.com',
    state: 'pending',
    verify_by: new Date(Date.now() + 9.5 * 86_400_000).toISOString(),
    verified_at: null,
    last_mail_at: '2026-11-21T10:00:00Z',
    domains: ['brindlewharf.com'],
    ...given,
  });

  it('[LG-01a] [RG-07b] shows who comes signed in each owner with the date, the days left and what happens otherwise', async () => {
    renderWithProviders(page, {
      route: '/site/verification',
      session: {},
      api: {
        listRegistrantVerifications: () => [
          owner(),
          owner({ id: asId('r-2'), first_name: 'Ada', state: 'suspended' }),
          owner({
            id: asId('r-3'),
            first_name: 'Tor',
            state: 'verified',
            verify_by: null,
            verified_at: '2026-11-01T10:00:00Z',
          }),
        ],
      },
    });
    const [pending, suspended, verified] = await screen.findAllByRole('listitem');
    expect(screen.getByRole('heading', { level: 1, name: 'Owners of your domains' })).toBeInTheDocument();
    expect(pending).toHaveTextContent(
      /Mara LindqvistNot confirmed yet.*(9|10) days left.*Otherwise brindlewharf\.com is suspended/,
    );
    expect(suspended).toHaveTextContent(
      /Ada LindqvistSuspended.*comes back as soon as the link in our email is opened/,
    );
    expect(verified).toHaveTextContent(/Tor LindqvistConfirmed.*November 1st, 2026/);
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });

  it('[LG-01a] sends the email again, and says so when that was asked too often', async () => {
    const user = userEvent.setup();
    const { api } = renderWithProviders(page, {
      route: '/site/verification',
      session: {},
      api: { listRegistrantVerifications: () => [owner()], resendRegistrantVerification: () => owner() },
    });
    const again = await screen.findByRole('button', { name: /^Send the email again.*owner@example\.com$/ });
    await user.click(again);
    expect(await screen.findByText(/^Sent to owner@example\.com/)).toBeInTheDocument();
    api.answer({
      resendRegistrantVerification: () => {
        throw refusal(429, { message: 'Too many attempts.' });
      },
    });
    await user.click(again);
    expect(await screen.findByText(/try again in an hour/)).toBeInTheDocument();
  });

  it('[LG-01a] says what will be here while nobody has to confirm anything', async () => {
    renderWithProviders(page, {
      route: '/site/verification',
      session: {},
      api: { listRegistrantVerifications: () => [] },
    });
    expect(await screen.findByText('No addresses to confirm')).toBeInTheDocument();
  });

  it('[LG-01a] the link in the email confirms by a press, not by being opened, and needs no account', async () => {
    const user = userEvent.setup();
    const { api } = renderWithProviders(page, {
      route: '/site/verification?registrant=abc',
      session: 'guest',
      api: { confirmRegistrant: () => ({ email: 'owner@example.com', domains: ['brindlewharf.com'] }) },
    });
    const button = await screen.findByRole('button', { name: 'Confirm the address' });
    expect(api.listInputs('confirmRegistrant')).toEqual([]);
    await user.click(button);
    expect(await screen.findByText(/owner@example\.com is confirmed/)).toBeInTheDocument();
    expect(api.listInputs('confirmRegistrant')).toEqual([{ token: 'abc' }]);
  });

  it('[LG-01a] a link that was used says so', async () => {
    const user = userEvent.setup();
    renderWithProviders(page, {
      route: '/site/verification?registrant=old',
      session: {},
      api: {
        confirmRegistrant: () => {
          throw refusal(422, { message: 'This link no longer works.' });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm the address' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This link no longer works.');
    expect(screen.getByRole('link', { name: 'See addresses to be confirmed' })).toBeInTheDocument();
  });

  describe('opened from an email of an address correction', () => {
    const open = (at: 'former' | 'new', api: Handlers) => ({
      ...renderWithProviders(page, { route: `/site/verification?correction=abc&at=${at}`, session: 'guest', api }),
      user: userEvent.setup(),
    });
    const waits_until = '2026-12-01T10:00:00Z';

    it('[BO-05c] lets the former address stop it by a press, not by being opened', async () => {
      const { api, user } = open('former', {
        answerAddressCorrection: () => ({ outcome: 'stopped', is_confirmed: true, waits_until }),
      });
      const stop = await screen.findByRole('button', { name: 'Stop the change' });
      expect(api.listInputs('answerAddressCorrection')).toEqual([]);
      await user.click(stop);
      expect(await screen.findByText(/was stopped, and the account keeps its address/)).toBeInTheDocument();
      expect(api.listInputs('answerAddressCorrection')).toEqual([{ token: 'abc', answer: 'stop' }]);
    });

    it.each([
      ['former', 'Confirm the change', false, 'Thank you. The account moves as soon as the new address is confirmed.'],
      ['new', 'Confirm the address', true, 'unless someone stops it, or sooner if the current address agrees.'],
    ] as const)('[BO-05b] says to the %s address what it waits for', async (at, button, is_confirmed, said) => {
      const { api, user } = open(at, {
        answerAddressCorrection: () => ({ outcome: 'waiting', is_confirmed, waits_until }),
      });
      await user.click(await screen.findByRole('button', { name: button }));
      expect(await screen.findByText(said, { exact: false })).toBeInTheDocument();
      expect(api.listInputs('answerAddressCorrection')).toEqual([{ token: 'abc', answer: 'confirm' }]);
    });

    it('[BO-05d] leads to a new password once it is done', async () => {
      const { user } = open('new', {
        answerAddressCorrection: () => ({ outcome: 'done', is_confirmed: true, waits_until }),
      });
      await user.click(await screen.findByRole('button', { name: 'Confirm the address' }));
      expect(await screen.findByRole('link', { name: 'Set a new password' })).toHaveAttribute('href', '/site/recover');
    });

    it('[BO-05e] says when it is over, and asks no more', async () => {
      const { user } = open('new', {
        answerAddressCorrection: () => {
          throw refusal(422, { message: 'This link no longer works: the change of address is over.' });
        },
      });
      await user.click(await screen.findByRole('button', { name: 'Confirm the address' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('the change of address is over');
      expect(screen.queryByRole('button', { name: 'Confirm the address' })).not.toBeInTheDocument();
    });
  });
});
