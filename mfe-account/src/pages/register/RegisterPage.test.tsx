import { useLocation } from '@storefront/shared/routing';
import { refusal, renderWithProviders } from '@storefront/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegisterPage } from './RegisterPage';

function Where() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

const page = (
  <>
    <RegisterPage />
    <Where />
  </>
);

async function fill(password = 'tannery lane wharf') {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Given name'), 'Mara');
  await user.type(screen.getByLabelText('Family name'), 'Lindqvist');
  await user.type(screen.getByLabelText('Email'), 'mara@example.com');
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Create account' }));
}

describe('create an account', () => {
  it('[RT-09] [SS-04a] [SS-04b] opens one and goes on to the confirmation, keeping the way back', async () => {
    const { api } = renderWithProviders(page, {
      route: '/site/register?next=%2Fsite%2Fregistrant',
      api: { register: () => ({ message: 'Check your email.' }) },
    });
    await fill();
    await waitFor(() =>
      expect(screen.getByLabelText('address')).toHaveTextContent('/site/verification?next=%2Fsite%2Fregistrant'),
    );
    expect(api.listInputs('register')).toEqual([
      {
        first_name: 'Mara',
        last_name: 'Lindqvist',
        email: 'mara@example.com',
        password: 'tannery lane wharf',
        country: 'US',
      },
    ]);
  });

  it('[SS-04a] says how long a password has to be before it is sent', async () => {
    const { api } = renderWithProviders(page, { route: '/site/register' });
    await fill('short');
    expect(await screen.findByText('There is a problem')).toBeInTheDocument();
    expect(screen.getAllByText('Use at least 12 characters').length).toBeGreaterThan(0);
    expect(api.listInputs('register')).toEqual([]);
  });

  it('[SS-05e] shows a refusal of the server and keeps the form', async () => {
    renderWithProviders(page, {
      route: '/site/register',
      api: {
        register: () => {
          throw refusal(429, { message: 'Too many attempts. Try again in a minute.' });
        },
      },
    });
    await fill();
    expect(await screen.findByText('Too many attempts. Try again in a minute.')).toBeInTheDocument();
    expect(screen.getByLabelText('Given name')).toHaveValue('Mara');
  });
});
