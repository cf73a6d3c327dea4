import type { SavedContact } from '@storefront/shared/contract';
import { asId, contact, refusal, renderWithProviders, type Handlers } from '@storefront/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SavedContacts } from './SavedContacts';

const saved = (id: string, given: Parameters<typeof contact>[0], is_default = false): SavedContact => ({
  id: asId(id),
  contact: contact(given),
  is_default,
  created_at: '2026-11-01T10:00:00Z',
  updated_at: '2026-11-01T10:00:00Z',
});
const company = saved('c-2', { kind: 'organization', org_name: 'Brindle Wharf Ltd', city: 'Salem' });

const show = (api: Handlers) =>
  renderWithProviders(<SavedContacts usedId={null} onUse={() => undefined} onDeleted={() => undefined} />, {
    session: {},
    api,
  });

describe('the saved contacts of a customer', () => {
  test('[RG-07a] makes a contact the default when asked, and deletes one when that is confirmed', async () => {
    const user = userEvent.setup();
    let contacts = [saved('c-1', {}, true), company];
    const { api } = show({
      listContacts: () => contacts,
      changeContact: () => {
        contacts = [{ ...company, is_default: true }, saved('c-1', {})];
        return company;
      },
      deleteContact: () => {
        contacts = contacts.slice(0, 1);
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Make default.*Brindle Wharf Ltd$/ }));
    expect(await screen.findByRole('button', { name: /^Make default.*Ada Lovelace$/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Delete.*Ada Lovelace$/ }));
    expect(api.calls.some(({ id }) => id === 'deleteContact')).toBe(false);
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Delete the contact Ada Lovelace?' })).getByRole('button', {
        name: 'Delete the contact',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Use.*Ada Lovelace$/ })).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: /^Use.*Brindle Wharf Ltd$/ })).toBeInTheDocument();
  });

  test('[RG-07a] says so when the contacts did not load, also while they are asked for again', async () => {
    const { api } = show({
      listContacts: () => {
        throw refusal(422, { message: 'Not now.' });
      },
    });
    const told = await screen.findByText(/Your saved contacts did not load/);
    let answer: () => void = () => undefined;
    api.answer({ listContacts: () => new Promise((resolve) => (answer = () => resolve([saved('c-1', {})]))) });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(api.listInputs('listContacts')).toHaveLength(2));
    expect(told).toBeInTheDocument();
    answer();
    expect(await screen.findByRole('button', { name: /^Use.*Ada Lovelace$/ })).toBeInTheDocument();
    expect(told).not.toBeInTheDocument();
  });
});
