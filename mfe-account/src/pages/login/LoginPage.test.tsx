import { store } from '@storefront/shared/store';
import { pendingVerificationAtom, rememberPendingVerification } from '@storefront/shared/session';
import { useLocation } from '@storefront/shared/routing';
import { cartItem, pasteInto, profile, renderWithProviders } from '@storefront/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
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
  if (password) await pasteInto(user, screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('sign in', () => {
  it('[RT-17a] [GD-02a] goes back to where the shopper came from when the session is open', async () => {
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

  it('[GD-03a] says that the session ended when it did, and goes back to where that was noticed', async () => {
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

  it('[RT-17a] says nothing of an ended session when none has ended', () => {
    renderWithProviders(page, { route: '/site/login?next=%2Fdomain%2Flist' });
    expect(screen.queryByText(/You have been signed out/)).not.toBeInTheDocument();
  });

  it('[RT-17a] [RT-18] keeps the return path when the password is forgotten', () => {
    renderWithProviders(page, { route: '/site/login?next=%2Fsite%2Fregistrant' });
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/site/recover?next=%2Fsite%2Fregistrant',
    );
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/site/login'])(
    '[GD-02b] goes home when it was to go on to %s',
    async (next) => {
      renderWithProviders(page, {
        route: `/site/login?next=${encodeURIComponent(next)}`,
        api: { login: () => ({ is_authenticated: true }) },
      });
      await signIn();
      await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(/^\/site\/home$/));
    },
  );

  it('[SS-04b] leads to the confirmation when an address of this browser waits for it', async () => {
    renderWithProviders(page, { route: '/site/login?next=%2Fsite%2Fcart' });
    expect(screen.queryByRole('link', { name: 'Send the link again' })).not.toBeInTheDocument();
    act(() => rememberPendingVerification('mara@example.com'));
    await userEvent.click(screen.getByRole('link', { name: 'Send the link again' }));
    await waitFor(() =>
      expect(screen.getByLabelText('address')).toHaveTextContent('/site/verification?next=%2Fsite%2Fcart'),
    );
  });

  it('[SS-04c] deletes the unverified address when a customer has signed in', async () => {
    renderWithProviders(page, { route: '/site/login', api: { login: () => ({ is_authenticated: true }) } });
    act(() => rememberPendingVerification('mara@example.com'));
    await signIn();
    await waitFor(() => expect(store.get(pendingVerificationAtom)).toBeNull());
    expect(screen.queryByRole('link', { name: 'Send the link again' })).not.toBeInTheDocument();
  });

  it('[RT-17a] says that the cart stays when there is one', () => {
    renderWithProviders(page, { route: '/site/login', cart: [cartItem()] });
    expect(screen.getByText('The domain in your cart stays there.')).toBeInTheDocument();
  });
});
