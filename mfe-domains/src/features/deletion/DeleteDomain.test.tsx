import { queryClient } from '@storefront/shared/api';
import { noticesAtom } from '@storefront/shared/notices';
import { store } from '@storefront/shared/store';
import {
  domainInfo,
  givePassword,
  guardedByPassword,
  renderWithProviders,
  type Handlers,
} from '@storefront/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeleteDomain } from './DeleteDomain';

const NAME = 'brindlewharf.com';
const refund = { amount: 16.13, currency_code: 'USD', until: '2026-11-27T10:00:00Z' };
const show = (api: Handlers) => renderWithProviders(<DeleteDomain domain={domainInfo()} />, { session: {}, api });

describe('[DM-10a] deleting a domain', () => {
  it('[DM-10a] shows the refund, then deletes the domain after its name and the password are entered', async () => {
    const user = userEvent.setup();
    const server = guardedByPassword();
    const { api } = show({
      getDomainDeletion: () => ({ is_possible: true, refund }),
      confirmPassword: server.confirmPassword,
      deleteDomain: () => {
        server.demand();
        return { state: 'deleted' };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete this domain' }));
    const dialog = await screen.findByRole('dialog', { name: `Delete ${NAME}?` });
    expect(dialog).toHaveTextContent('$16.13 is refunded to your card if you delete it before November 27th, 2026.');
    await user.click(within(dialog).getByRole('button', { name: 'Delete this domain' }));
    expect(api.listInputs('deleteDomain')).toEqual([]);
    await user.type(within(dialog).getByRole('textbox'), NAME);
    await user.click(within(dialog).getByRole('button', { name: 'Delete this domain' }));
    await givePassword(user);
    await waitFor(() => expect(store.get(noticesAtom).at(-1)?.text).toBe(`${NAME} was deleted. We sent you an email.`));
    expect(api.listInputs('deleteDomain').at(-1)).toEqual({ confirm: NAME, refund: 16.13 });
  });

  it('[DM-10b] explains how to let it expire, and that there is no refund after the add grace period', async () => {
    show({ getDomainDeletion: () => ({ is_possible: true, refund: null }) });
    const section = await screen.findByRole('region', { name: 'Delete this domain' });
    expect(section).toHaveTextContent('To let it expire instead, turn off auto-renew. You get no refund.');
  });

  it('[BO-05h] says when deletion becomes possible while a former address can take the account back', async () => {
    show({ getDomainDeletion: () => ({ is_possible: false, way_back_until: '2026-12-01T10:00:00Z', refund: null }) });
    const section = await screen.findByRole('region', { name: 'Delete this domain' });
    expect(section).toHaveTextContent(/You can delete this domain from December 1.*2026/);
    expect(within(section).queryByRole('button')).not.toBeInTheDocument();
  });

  it('[DM-10a] is not offered when the registrar cannot delete it', async () => {
    const { api } = show({ getDomainDeletion: () => ({ is_possible: false, refund: null }) });
    await waitFor(() => expect(api.calls.some(({ id }) => id === 'getDomainDeletion')).toBe(true));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('button', { name: 'Delete this domain' })).not.toBeInTheDocument();
  });
});
