import type { RegistrantVerification } from '@storefront/shared/contract';
import { useLocation } from '@storefront/shared/routing';
import { rememberPendingVerification, sessionAtom } from '@storefront/shared/session';
import { store } from '@storefront/shared/store';
import { asId, cartItem, pasteInto, profile, refusal, renderWithProviders, signedIn } from '@storefront/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AwaitVerification } from './AwaitVerification';
import { ConfirmRegistrant } from './ConfirmRegistrant';
import { RegistrantList } from './RegistrantList';
import { VerifyWithToken, type LinkAsks } from './VerifyWithToken';

function Where() {
  return <output aria-label="address">{useLocation().pathname}</output>;
}
const verify = (token: string, asks: LinkAsks = null) => (
  <>
    <VerifyWithToken token={token} asks={asks} returnTo="/site/registrant" />
    <Where />
  </>
);

const press = (button: string) => userEvent.click(screen.getByRole('button', { name: button }));

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

describe('the link that confirms the email address', () => {
  it('[RT-12] [SS-04b] asks for the password when the link does not say so, and offers another email when the link expires meanwhile', async () => {
    const user = userEvent.setup();
    renderWithProviders(verify('abc'), {
      api: {
        verifyEmail: ({ input }) => {
          throw input.password === undefined
            ? refusal(422, { code: 'password_needed', message: 'Enter it.' })
            : refusal(422, { code: 'token_invalid', message: 'This link no longer works.' });
        },
      },
    });
    await press('Continue');
    await user.type(await screen.findByLabelText('Password'), 'tannery lane wharf 7{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link no longer works.');
    expect(screen.getByRole('button', { name: 'Send the email again' })).toBeInTheDocument();
  });

  it('[SS-04b] [SS-04f] tells the address that the account has now when the link of a changed one is opened', async () => {
    const { api } = renderWithProviders(verify('new', 'use'), {
      session: { email: 'old@example.com' },
      cart: [cartItem()],
      api: {
        verifyEmail: () => ({ is_authenticated: true, outcome: 'email_changed' }),
        sessionActive: () => ({ is_authenticated: true }),
        getProfile: () => profile({ email: 'new@example.com' }),
      },
    });
    expect(screen.getByText(/to move your account to it/)).toBeInTheDocument();
    expect(api.listInputs('verifyEmail')).toEqual([]);
    await press('Use this address');
    expect(await screen.findByText('new@example.com')).toBeInTheDocument();
    expect(screen.queryByText('old@example.com')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', '/account/detail');
    expect(screen.getByLabelText('address')).toHaveTextContent('/');
  });

  it('[SS-04b] [SS-04f] leads to signing in with the new address when the browser is not signed in', async () => {
    renderWithProviders(verify('new', 'use'), {
      api: { verifyEmail: () => ({ is_authenticated: false, outcome: 'email_changed' }) },
    });
    await press('Use this address');
    expect(await screen.findByText(/Sign in with the new one/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/site/login?next=%2Faccount%2Fdetail',
    );
  });

  it('[SS-04b] [SS-04d] [SS-04e] links to setting a new password when the former address is restored', async () => {
    const { api } = renderWithProviders(verify('undo', 'restore'), {
      session: {},
      api: { verifyEmail: () => ({ is_authenticated: false, outcome: 'email_restored' }) },
    });
    expect(screen.getByText(/signs out every device\. Your password will no longer work/)).toBeInTheDocument();
    expect(api.listInputs('verifyEmail')).toEqual([]);
    await press('Take the account back');
    expect(await screen.findByText(/^Your previous address is restored\. All sessions have ended/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Set a new password' })).toHaveAttribute('href', '/site/recover');
  });

  it('[SS-04b] [SS-04f] leads a customer back to the account when the link is too old', async () => {
    renderWithProviders(verify('old'), {
      session: {},
      api: {
        verifyEmail: () => {
          throw refusal(422, { message: 'This link has been used or is too old.' });
        },
      },
    });
    await press('Continue');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has been used or is too old.');
    expect(screen.getByRole('link', { name: 'Go to your account' })).toBeInTheDocument();
  });

  it('[RT-12] [I12] tries again, with the reference to quote, when the link could not be judged', async () => {
    const user = userEvent.setup();
    let fails = true;
    renderWithProviders(verify('abc'), {
      api: {
        verifyEmail: () => {
          if (fails) throw refusal(500, { message: 'boom', request_id: '1a2b3c4d-0000-4000-8000-000000000000' });
          throw refusal(422, { code: 'password_needed', message: 'Enter the password that you chose.' });
        },
      },
    });
    await press('Continue');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong on our side. Try again in a moment. If it happens again, send us reference 1a2b3c4d.',
    );
    expect(screen.queryByRole('button', { name: 'Send the email again' })).not.toBeInTheDocument();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Password')).toBeInTheDocument();
  });

  it('[RT-12] says why and offers another email when the link no longer works', async () => {
    const { api } = renderWithProviders(verify('old'), {
      api: {
        verifyEmail: () => {
          throw refusal(422, { message: 'This link has been used or is too old.' });
        },
        resendVerification: () => ({ message: 'Check your email.' }),
      },
    });
    await press('Continue');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has been used or is too old.');
    const user = userEvent.setup();
    await pasteInto(user, screen.getByLabelText('Email'), 'mara@example.com');
    await user.click(screen.getByRole('button', { name: 'Send the email again' }));
    expect(await screen.findByText(/a new email is on its way/)).toBeInTheDocument();
    expect(api.listInputs('resendVerification')).toEqual([{ email: 'mara@example.com' }]);
  });
});

describe('[RT-12] waiting for the link to be opened', () => {
  const show = () =>
    renderWithProviders(
      <>
        <AwaitVerification returnTo="/site/registrant" />
        <Where />
      </>,
      { api: { resendVerification: () => ({ message: 'Check your email.' }) } },
    );

  it('[GD-06] shows the address of the email, and continues automatically when the link is opened in another tab', async () => {
    show();
    expect(screen.getByText(/^Open the link in the email we sent you/)).toBeInTheDocument();
    act(() => rememberPendingVerification('mara@example.com'));
    expect(screen.getByText('mara@example.com')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('mara@example.com');
    expect(screen.getByLabelText('address')).toHaveTextContent('/');
    act(() => store.set(sessionAtom, signedIn()));
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/site/registrant'));
  });

  it('[SS-04b] sends the email to another address when that is typed', async () => {
    const user = userEvent.setup();
    const { api } = show();
    act(() => rememberPendingVerification('mara@example.com'));
    await user.clear(screen.getByLabelText('Email'));
    await pasteInto(user, screen.getByLabelText('Email'), 'mara@example.net');
    await user.click(screen.getByRole('button', { name: 'Send the email again' }));
    expect(await screen.findByText(/a new email is on its way/)).toBeInTheDocument();
    expect(api.listInputs('resendVerification')).toEqual([{ email: 'mara@example.net' }]);
  });
});

describe('the owners of domains', () => {
  it('[LG-01a] [RG-07b] shows the date, the days left and what happens otherwise when an owner has to confirm', async () => {
    renderWithProviders(<RegistrantList />, {
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
    expect(pending).toHaveTextContent(
      /Mara LindqvistNot confirmed yet.*(9|10) days left.*Otherwise brindlewharf\.com is suspended/,
    );
    expect(suspended).toHaveTextContent(
      /Ada LindqvistSuspended.*comes back as soon as the owner opens the link in our email/,
    );
    expect(verified).toHaveTextContent(/Tor LindqvistConfirmed.*November 1st, 2026/);
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });

  it('[LG-01a] sends the email again when asked, and says so when that was too often', async () => {
    const user = userEvent.setup();
    const { api } = renderWithProviders(<RegistrantList />, {
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

  it('[LG-01a] explains the empty list when no registrant has to confirm anything', async () => {
    renderWithProviders(<RegistrantList />, { session: {}, api: { listRegistrantVerifications: () => [] } });
    expect(await screen.findByText('No addresses to confirm')).toBeInTheDocument();
  });

  it('[LG-01a] confirms when its button is pressed, not when the link is opened, and needs no account', async () => {
    const user = userEvent.setup();
    const { api } = renderWithProviders(<ConfirmRegistrant token="abc" />, {
      session: 'guest',
      api: { confirmRegistrant: () => ({ email: 'owner@example.com', domains: ['brindlewharf.com'] }) },
    });
    const button = await screen.findByRole('button', { name: 'Confirm the address' });
    expect(api.listInputs('confirmRegistrant')).toEqual([]);
    await user.click(button);
    expect(await screen.findByText(/owner@example\.com is confirmed/)).toHaveFocus();
    expect(api.listInputs('confirmRegistrant')).toEqual([{ token: 'abc' }]);
  });

  it('[LG-01a] says so when the link was used', async () => {
    const user = userEvent.setup();
    renderWithProviders(<ConfirmRegistrant token="old" />, {
      session: {},
      api: {
        confirmRegistrant: () => {
          throw refusal(422, { message: 'This link no longer works.' });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm the address' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This link no longer works.');
    expect(screen.getByRole('link', { name: 'See addresses to confirm' })).toBeInTheDocument();
  });
});
