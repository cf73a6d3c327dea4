import { Route, Routes, useLocation } from '@storefront/shared/routing';
import { sessionAtom } from '@storefront/shared/session';
import { store } from '@storefront/shared/store';
import { cartItem, profile, refusal, renderWithProviders, signedIn } from '@storefront/shared/testing';
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
  it('[RT-12] [SS-04b] continues the purchase after the password of the account was entered', async () => {
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
    // Nothing is sent until the password is entered.
    expect(api.listInputs('verifyEmail')).toEqual([
      { token: 'abc', password: 'not this one' },
      { token: 'abc', password: 'tannery lane wharf 7' },
    ]);
  });

  it('[RT-12] [GD-06] continues automatically when the link is opened in another tab', async () => {
    renderWithProviders(page, { route: '/site/verification?next=%2Fsite%2Fregistrant' });
    act(() => store.set(sessionAtom, signedIn()));
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/site/registrant'));
  });
});

describe('the page of an email about an address', () => {
  it('[LG-01a] shows the owners of domains when a customer comes signed in', async () => {
    renderWithProviders(page, {
      route: '/site/verification',
      session: {},
      api: { listRegistrantVerifications: () => [] },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Owners of your domains' })).toBeInTheDocument();
    expect(await screen.findByText('No addresses to confirm')).toBeInTheDocument();
  });

  it.each([
    ['the owner of a domain', 'registrant=abc', 'Confirm the address'],
    ['the former address of an account', 'correction=abc&at=former', 'Confirm the change'],
    ['the new address of an account', 'correction=abc&at=new', 'Confirm the address'],
    ['whoever has lost all second factors', 'removal=abc&ask=begin', 'Begin the removal'],
    ['whoever is told of a removal of two-step sign-in', 'removal=abc&ask=stop', 'Stop the removal'],
    ['the address that an account is to move to', 'token=abc&ask=use', 'Use this address'],
    ['the former address of an account that was moved', 'token=abc&ask=restore', 'Take the account back'],
  ])('asks %s for its answer when its link is opened', async (_who, query, button) => {
    const { api } = renderWithProviders(page, { route: `/site/verification?${query}`, session: 'guest' });
    expect(await screen.findByRole('button', { name: button })).toBeInTheDocument();
    expect(api.listInputs('confirmRegistrant')).toEqual([]);
    expect(api.listInputs('answerAddressCorrection')).toEqual([]);
    expect(api.listInputs('answerFactorRemoval')).toEqual([]);
    expect(api.listInputs('verifyEmail')).toEqual([]);
  });

  it.each([
    ['use', 'Change of your email address'],
    ['restore', 'Take your account back'],
  ])('[SS-04f] is headed by what a link to %s is for', (ask, title) => {
    renderWithProviders(page, { route: `/site/verification?token=abc&ask=${ask}`, session: 'guest' });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  });
});
