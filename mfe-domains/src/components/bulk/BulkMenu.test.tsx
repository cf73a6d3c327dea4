import { domainInfo, refusal, renderWithProviders, type Handlers } from '@storefront/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BulkMenu } from './BulkMenu';

const NAMES = ['brindlewharf.com', 'oldmillarchive.org'];
const started: Handlers['startBulkChange'] = ({ input }) => ({
  id: 'change-1',
  edit: input.edit,
  created_at: '2026-11-29T12:00:00Z',
  counts: { waiting: input.domains.length },
});

async function choose(item: string, api: Handlers, names: readonly string[] = NAMES) {
  const user = userEvent.setup();
  const { api: calls } = renderWithProviders(<BulkMenu names={names} />, {
    session: { email: 'mara@example.com' },
    api: { startBulkChange: started, ...api },
  });
  await user.click(screen.getByRole('button', { name: 'Change settings' }));
  await user.click(screen.getByRole('menuitem', { name: item }));
  return { user, calls, dialog: within(await screen.findByRole('dialog')) };
}

describe('[DM-01c] bulk change of the selected domains', () => {
  it('[DM-13a] [DM-05] sets the nameservers of all of them, and explains what is wrong with the input', async () => {
    const { user, calls, dialog } = await choose('Set nameservers', {});
    expect(dialog.getByRole('heading', { name: 'Set the nameservers of 2 domains?' })).toBeInTheDocument();
    const hosts = dialog.getByRole('textbox', { name: 'Nameservers' });
    await user.type(hosts, 'ns1.example.net');
    await user.click(dialog.getByRole('button', { name: 'Set nameservers' }));
    expect(hosts).toHaveFocus();
    expect(hosts).toBeInvalid();
    expect(calls.listInputs('startBulkChange')).toEqual([]);
    await user.type(hosts, '{Enter}ns2.example.net');
    await user.click(dialog.getByRole('button', { name: 'Set nameservers' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.listInputs('startBulkChange')).toEqual([
      {
        idempotency_key: expect.stringMatching(/^\w{16,64}$/) as string,
        edit: { nameservers: ['ns1.example.net', 'ns2.example.net'] },
        domains: NAMES,
      },
    ]);
  });

  it('[DM-13a] [DM-05] sets the shop’s nameservers on all of them when that is chosen', async () => {
    const { user, calls, dialog } = await choose('Set nameservers', {
      getDomainInfo: () => domainInfo({ default_nameservers: ['ns1.shop.example', 'ns2.shop.example'] }),
    });
    await user.click(dialog.getByRole('radio', { name: /^Our nameservers/ }));
    expect(await dialog.findByText('ns1.shop.example, ns2.shop.example')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Set nameservers' }));
    await waitFor(() =>
      expect(calls.listInputs('startBulkChange')).toMatchObject([
        { edit: { nameservers: ['ns1.shop.example', 'ns2.shop.example'] } },
      ]),
    );
  });

  it('[DM-13d] [SS-05a] asks for the password once when domains are unlocked', async () => {
    let proven = false;
    const { user, calls, dialog } = await choose('Unlock', {
      startBulkChange: (call) => {
        if (!proven) throw refusal(409, { message: 'Confirm your password to continue.', code: 'password_needed' });
        return started(call);
      },
      confirmPassword: () => void (proven = true),
    });
    await user.click(dialog.getByRole('button', { name: 'Unlock' }));
    const proof = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
    await user.type(proof.getByLabelText('Password'), 'tannery lane wharf 7{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const sent = calls.listInputs('startBulkChange') as { idempotency_key: string }[];
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ idempotency_key }) => idempotency_key)).size).toBe(1);
  });

  it('[LG-04b] shows day, amount and card for each before switching auto-renew on, a part at a time if there are many', async () => {
    const names = Array.from({ length: 60 }, (_name, index) => `tannery-${index}.com`);
    const { user, calls, dialog } = await choose(
      'Turn on auto-renew',
      {
        getAutorenewal: () => ({
          next: {
            charge_at: '2027-02-04T12:00:00Z',
            currency_code: 'USD',
            amount: 14.9,
            tax: 3.73,
            total: 18.63,
            card: { brand: 'Visa', last4: '4242', holds: true },
          },
        }),
      },
      names,
    );
    expect(await dialog.findAllByText(/\$18\.63 with tax to Visa 4242/)).toHaveLength(25);
    await user.click(dialog.getByRole('button', { name: 'Show 25 more' }));
    await waitFor(() => expect(dialog.getAllByText(/\$18\.63 with tax to Visa 4242/)).toHaveLength(50));
    await user.click(dialog.getByRole('button', { name: 'Turn on auto-renew' }));
    await waitFor(() => expect(calls.listInputs('startBulkChange')).toMatchObject([{ edit: { auto_renew: true } }]));
  });

  it('[LG-06e] asks before it discards typed nameservers, and closes at once when none were typed', async () => {
    const { user, dialog } = await choose('Set nameservers', {});
    const hosts = dialog.getByRole('textbox', { name: 'Nameservers' });
    await user.type(hosts, 'ns1.example.net');
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Discard what you entered?' }));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(hosts).toHaveFocus());
    expect(hosts).toHaveValue('ns1.example.net');
    await user.clear(hosts);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says that nothing was changed, and can be resent, when the start fails', async () => {
    let isDown = true;
    const { user, calls, dialog } = await choose('Lock', {
      startBulkChange: (call) => {
        if (isDown) throw refusal(500, { message: 'Something went wrong on our side' });
        return started(call);
      },
    });
    await user.click(dialog.getByRole('button', { name: 'Lock' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Nothing was changed.');
    isDown = false;
    await user.click(dialog.getByRole('button', { name: 'Lock' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.listInputs('startBulkChange').at(-1)).toMatchObject({ edit: { locked: true }, domains: NAMES });
  });
});
