import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffMember } from '@storefront/shared/contract/desk';
import { renderWithProviders, branded } from '@storefront/shared/testing';
import { Frame } from './Frame';

const noor = branded<StaffMember>({ id: 'noor', email: 'noor@shop.example', name: 'Noor Haddad', role: 'support' });

test('[BO-03h] the second click of a double click on the button back to the desk does not sign out', async () => {
  const { api } = renderWithProviders(
    <Frame shop="Onymeter" staff={noor} onSignedOut={() => {}}>
      <p>Page</p>
    </Frame>,
    { api: { deskSignOut: () => {} } },
  );
  const button = screen.getByRole('button', { name: 'Sign out' });
  fireEvent.click(button, { detail: 2 });
  expect(api.listInputs('deskSignOut')).toEqual([]);
  await userEvent.setup().click(button);
  expect(api.listInputs('deskSignOut')).toHaveLength(1);
});
