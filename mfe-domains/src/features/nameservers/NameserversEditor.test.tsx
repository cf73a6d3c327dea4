import { domainInfo, pasteInto, refusal, type Handlers } from '@storefront/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NAME, renderForDomain } from '../../testing/own-domain';
import { NameserversEditor } from './NameserversEditor';

const show = (api: Handlers = {}) =>
  renderForDomain((domain) => <NameserversEditor domain={domain} hold={null} />, api);

async function typeOwn(user: ReturnType<typeof userEvent.setup>, ...hosts: string[]) {
  await user.click(await screen.findByRole('radio', { name: 'My own' }));
  for (const [index, host] of hosts.entries()) {
    if (index >= 2) await user.click(screen.getByRole('button', { name: 'Add a nameserver' }));
    await user.type(screen.getByLabelText(`Nameserver ${index + 1}`), host);
  }
  await user.click(screen.getByRole('button', { name: 'Review the change' }));
}
const save = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));

describe('[RT-31] the nameservers of a domain', () => {
  it('[DM-05] warns before leaving our DNS, saves, and can undo the change', async () => {
    const user = userEvent.setup();
    const { api } = show({
      editDomain: ({ input }) => domainInfo('nameservers' in input ? { nameservers: input.nameservers } : {}),
    });
    await typeOwn(user, 'NS1.Quill.example', 'ns.blåbær.no');
    const review = await screen.findByRole('dialog', { name: `Change the nameservers of ${NAME}?` });
    expect(
      within(review)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '− Removed: ns1.onymeter.example',
      '− Removed: ns2.onymeter.example',
      '+ Added: ns1.quill.example',
      '+ Added: ns.blåbær.no',
    ]);
    expect(within(review).getByText(/The DNS records you have here no longer apply/)).toBeInTheDocument();
    await save(user);
    expect(
      await screen.findByText(/^Saved\. brindlewharf\.com now uses ns1\.quill\.example, ns\.blåbær\.no/),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Ours' })).toBeChecked());
    expect(api.listInputs('editDomain')).toEqual([
      { nameservers: ['ns1.quill.example', 'ns.xn--blbr-roah.no'], nameserver_addresses: {} },
      { nameservers: ['ns1.onymeter.example', 'ns2.onymeter.example'], nameserver_addresses: {} },
    ]);
  });

  it('[TR-05] links to what the copied records lack when it changes to our servers', async () => {
    const user = userEvent.setup();
    show({ getDomainInfo: () => domainInfo({ nameservers: ['ns1.quill.example', 'ns2.quill.example'] }) });
    await user.click(await screen.findByRole('radio', { name: 'Ours' }));
    await user.click(screen.getByRole('button', { name: 'Review the change' }));
    const review = await screen.findByRole('dialog', { name: `Change the nameservers of ${NAME}?` });
    expect(review).toHaveTextContent('Once you save, the DNS records you have here take effect.');
    expect(within(review).getByRole('link', { name: 'first check what the copy is missing' })).toHaveAttribute(
      'href',
      `/site/transfer-message?domain=${NAME}`,
    );
  });

  it('[DM-05] shows every problem beside its field and in a summary, and sends nothing', async () => {
    const user = userEvent.setup();
    const { api } = show();
    await typeOwn(user, 'ns1', 'ns2.example.com', 'NS2.example.com');
    const summary = await screen.findByRole('alert', { name: 'There is a problem' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Enter a complete host name, such as ns1.example.com',
      'ns2.example.com is already in the list. Enter each server once',
    ]);
    expect(screen.getByLabelText('Nameserver 1')).toBeInvalid();
    expect(screen.getByLabelText('Nameserver 3')).toBeInvalid();
    expect(api.listInputs('editDomain')).toEqual([]);
  });

  it('[DM-05] asks for the address of a nameserver inside the domain itself', async () => {
    const user = userEvent.setup();
    const { api } = show({ editDomain: () => domainInfo() });
    await typeOwn(user, `ns1.${NAME}`, 'ns2.example.com');
    expect(await screen.findByRole('link', { name: /so the registry needs its IP address/ })).toBeInTheDocument();
    await pasteInto(user, screen.getByLabelText('IP addresses of nameserver 1'), '203.0.113.1 2001:DB8::1');
    expect(screen.queryByLabelText('IP addresses of nameserver 2')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Review the change' }));
    await save(user);
    await waitFor(() =>
      expect(api.listInputs('editDomain')).toEqual([
        {
          nameservers: [`ns1.${NAME}`, 'ns2.example.com'],
          nameserver_addresses: { [`ns1.${NAME}`]: ['203.0.113.1', '2001:db8::1'] },
        },
      ]),
    );
  });

  it('[DM-05] [DM-11b] does not claim that nothing was changed, and keeps the input, when the registrar does not respond', async () => {
    const user = userEvent.setup();
    show({
      editDomain: () => {
        throw refusal(503, {
          message: 'The registrar did not respond. Check again in a moment whether the change was made.',
          code: 'registrar_silent',
          params: { what: 'change' },
        });
      },
    });
    await typeOwn(user, 'ns1.quill.example', 'ns2.quill.example');
    await save(user);
    // Whether they were changed is unknown.
    expect(await screen.findByText(/^The registrar did not respond\. .* whether the change was made\.$/)).toBeVisible();
    expect(screen.queryByText(/were not changed/)).not.toBeInTheDocument();
    expect(screen.getByLabelText('Nameserver 1')).toHaveValue('ns1.quill.example');
    expect(screen.getByLabelText('Nameserver 2')).toHaveValue('ns2.quill.example');
  });

  it('[DM-05] keeps input typed while the previous change is being saved', async () => {
    const user = userEvent.setup();
    let answer: () => void = () => undefined;
    const { api } = show({
      editDomain: ({ input }) =>
        new Promise(
          (resolve) =>
            (answer = () => resolve(domainInfo('nameservers' in input ? { nameservers: input.nameservers } : {}))),
        ),
    });
    await typeOwn(user, 'ns1.quill.example', 'ns2.quill.example');
    await save(user);
    await waitFor(() => expect(api.listInputs('editDomain')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Add a nameserver' }));
    await pasteInto(user, screen.getByLabelText('Nameserver 3'), 'ns3.quill.example');
    answer();
    expect(await screen.findByText(/now uses ns1\.quill\.example, ns2\.quill\.example/)).toBeInTheDocument();
    expect(screen.getByLabelText('Nameserver 3')).toHaveValue('ns3.quill.example');
  });

  it('[DM-05] says so when there is nothing to change', async () => {
    const user = userEvent.setup();
    show();
    const review = await screen.findByRole('button', { name: 'Review the change' });
    expect(review).toHaveAttribute('aria-disabled', 'true');
    expect(review).toHaveAccessibleDescription('brindlewharf.com already has these nameservers');
    await user.click(review);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'My own' }));
    expect(review).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('[DM-05] allows two to thirteen rows', async () => {
    const user = userEvent.setup();
    show({
      getDomainInfo: () =>
        domainInfo({ nameservers: Array.from({ length: 12 }, (_, index) => `ns${index}.quill.example`) }),
    });
    const add = await screen.findByRole('button', { name: 'Add a nameserver' });
    await user.click(add);
    expect(screen.getByLabelText('Nameserver 13')).toBeInTheDocument();
    await user.click(add);
    expect(screen.queryByLabelText('Nameserver 14')).toBeNull();
    expect(add).toHaveAccessibleDescription('A domain can have at most 13 nameservers');
    await user.click(screen.getByRole('button', { name: 'Remove nameserver 13' }));
    expect(screen.queryByLabelText('Nameserver 13')).toBeNull();
    expect(screen.getByLabelText('Nameserver 12')).toHaveFocus();
  });
});
