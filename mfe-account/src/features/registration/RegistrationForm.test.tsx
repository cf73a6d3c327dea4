import { countries, pasteInto, refusal, renderWithProviders, type Handlers } from '@storefront/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegistrationForm } from './RegistrationForm';

const show = (api: Handlers = {}) =>
  renderWithProviders(<RegistrationForm countries={countries} country="US" returnTo="/site/home" />, { api });

async function fill(password = 'tannery lane wharf') {
  const user = userEvent.setup();
  await pasteInto(user, await screen.findByLabelText('Given name'), 'Mara');
  await pasteInto(user, screen.getByLabelText('Family name'), 'Lindqvist');
  await pasteInto(user, screen.getByLabelText('Email'), 'mara@example.com');
  await pasteInto(user, screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Create account' }));
}

describe('the form of a new account', () => {
  it('[SS-04a] says how long a password has to be when it is too short, before it is sent', async () => {
    const { api } = show();
    await fill('short');
    expect(await screen.findByText('There is a problem')).toBeInTheDocument();
    expect(screen.getAllByText('Use at least 12 characters').length).toBeGreaterThan(0);
    expect(api.listInputs('register')).toEqual([]);
  });

  it('[SS-05e] keeps the form and says why when the server refuses', async () => {
    show({
      register: () => {
        throw refusal(429, { message: 'Too many attempts. Try again in a minute.' });
      },
    });
    await fill();
    expect(await screen.findByText('Too many attempts. Try again in a minute.')).toBeInTheDocument();
    expect(screen.getByLabelText('Given name')).toHaveValue('Mara');
  });
});
