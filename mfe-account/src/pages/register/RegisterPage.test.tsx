import { useLocation } from '@storefront/shared/routing';
import { pasteInto, renderWithProviders } from '@storefront/shared/testing';
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
  await pasteInto(user, await screen.findByLabelText('Given name'), 'Mara');
  await pasteInto(user, screen.getByLabelText('Family name'), 'Lindqvist');
  await pasteInto(user, screen.getByLabelText('Email'), 'mara@example.com');
  await pasteInto(user, screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Create account' }));
}

describe('create an account', () => {
  it('[RT-09] [SS-04a] [SS-04b] goes on to the confirmation when one is opened, keeping the way back', async () => {
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
});
