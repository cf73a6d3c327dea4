import { questionMessages } from '@storefront/shared/questions';
import { contact, renderWithProviders } from '@storefront/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Declarations } from './Declarations';

const mockUseState = useState;
const mockMessages = questionMessages;
jest.mock('@storefront/shared/registrant', () => ({
  ...jest.requireActual<object>('@storefront/shared/registrant'),
  useQuestionMessages: () => {
    const [failed, setFailed] = mockUseState(true);
    return { words: failed ? undefined : mockMessages, failed, retry: () => setFailed(false) };
  },
}));

test('[RG-09c] says so in their place, with a way to try again, when the words of what is declared do not load', async () => {
  const user = userEvent.setup();
  const tldData = { us: { app_purpose: 'P3', category: 'C11' } };
  renderWithProviders(<Declarations registrant={{ contact: contact({ kind: 'individual' }), tldData }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The registries’ questions did not load.');
  expect(screen.queryByRole('region', { name: 'Declared for .us' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const declared = within(await screen.findByRole('region', { name: 'Declared for .us' }));
  expect(declared.getByText('Personal use')).toBeInTheDocument();
});
