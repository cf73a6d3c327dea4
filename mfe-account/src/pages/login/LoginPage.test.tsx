import { store } from '@storefront/shared/store';
import { pendingVerificationAtom } from '@storefront/shared/session';
import { useLocation } from '@storefront/shared/routing';
import { cartItem, profile, refusal, renderWithProviders } from '@storefront/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LoginPage from './LoginPage';

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
  if (email) await user.type(screen.getByLabelText('E-mail'), email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('sign in', () => {
  it('[RT-17] [GD-02] opens a session and goes back to where the shopper came from', async () => {
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
    expect(api.inputsOf('login')).toEqual([{ email: 'mara@example.com', password: 'tannery lane wharf' }]);
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/site/login'])('[GD-02] never goes on to %s', async (next) => {
    renderWithProviders(page, { route: `/site/login?next=${encodeURIComponent(next)}`, api: { login: () => ({ is_authenticated: true }) } });
    await signIn();
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(/^\/site\/home$/));
  });

  it('[SS-05] says the same of every wrong pair, and keeps what was typed', async () => {
    renderWithProviders(page, {
      route: '/site/login',
      api: {
        login: () => {
          throw refusal(422, { message: 'The e-mail address or the password is not right.' });
        },
      },
    });
    await signIn();
    expect(await screen.findByText('The e-mail address or the password is not right.')).toBeInTheDocument();
    expect(screen.getByLabelText('E-mail')).toHaveValue('mara@example.com');
  });

  it('[SS-04] sends an address that is not confirmed to the confirmation', async () => {
    renderWithProviders(page, {
      route: '/site/login?next=%2Fsite%2Fcart',
      api: {
        login: () => {
          throw refusal(422, { message: 'Confirm your e-mail address first.', code: 'email_not_verified' });
        },
      },
    });
    await signIn();
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/site/verification?next=%2Fsite%2Fcart'));
    expect(store.get(pendingVerificationAtom)).toEqual({ email: 'mara@example.com' });
  });

  it('[RT-17] says what is missing at the field and in a summary, and asks nobody', async () => {
    const { api } = renderWithProviders(page, { route: '/site/login' });
    await signIn('not an address', '');
    expect(await screen.findByText('There is a problem')).toBeInTheDocument();
    expect(screen.getAllByText('Enter your password')).toHaveLength(2);
    expect(screen.getByLabelText('E-mail')).toBeInvalid();
    expect(api.inputsOf('login')).toEqual([]);
  });

  it('[RT-17] says that the cart stays', () => {
    renderWithProviders(page, { route: '/site/login', cart: [cartItem()] });
    expect(screen.getByText('The name in your cart stays there.')).toBeInTheDocument();
  });
});
