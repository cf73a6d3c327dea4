import type { ApiKey, Security } from '@storefront/shared/contract';
import { noticesAtom } from '@storefront/shared/notices';
import { store } from '@storefront/shared/store';
import {
  asId,
  givePassword,
  guardedByPassword,
  pasteInto,
  refusal,
  renderWithProviders,
} from '@storefront/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiKeys } from './ApiKeys';

const KEY = 'sfk_Ab3dE9XyAb3dE9XyAb3dE9XyAb3dE9Xy1kQ2dW';

const apiKey = (given: Partial<ApiKey> = {}): ApiKey => ({
  id: asId('key-1'),
  name: 'certbot',
  prefix: 'sfk_Ab3dE9Xy',
  scopes: ['dns'],
  domain: 'wharf.page',
  created_at: '2026-11-20T10:00:00Z',
  expires_at: null,
  last_used_at: null,
  ...given,
});

const security: Security = {
  totp_since: null,
  passkeys: [],
  recovery_codes_left: null,
  pending_email: null,
  sessions: [],
};

function open(keys: ApiKey[], sign: Partial<Security> = {}, created: Promise<unknown> = Promise.resolve()) {
  const server = { keys };
  const { demand, confirmPassword } = guardedByPassword();
  const user = userEvent.setup();
  const { api } = renderWithProviders(<ApiKeys />, {
    session: { email: 'mara@example.com' },
    api: {
      getSecurity: () => ({ ...security, ...sign }),
      listDomains: () => [{ name: 'wharf.page' }, { name: 'rookery.app' }],
      listApiKeys: () => server.keys,
      createApiKey: async ({ input }) => {
        demand();
        await created;
        if (input.domain === 'nobody.page')
          throw refusal(404, { message: 'nobody.page is not among your domains.', code: 'not_your_domain' });
        const made = apiKey({
          id: asId('key-2'),
          name: input.name,
          scopes: input.scopes,
          domain: input.domain ?? null,
        });
        server.keys = [made, ...server.keys];
        return { api_key: made, key: KEY };
      },
      revokeApiKey: ({ params }) => {
        demand();
        server.keys = server.keys.filter(({ id }) => id !== params.id);
      },
      confirmPassword,
    },
  });
  return { user, api };
}

const section = async () => within(await screen.findByRole('region', { name: 'API keys' }));
const question = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

describe('[SS-07i] the API keys of an account', () => {
  it('are shown once until copied, and listed by their first characters, when created for one domain', async () => {
    const { user, api } = open([]);
    const keys = await section();
    expect(await keys.findByText('You have no API keys yet.')).toBeInTheDocument();
    const create = keys.getByRole('button', { name: 'Create an API key' });
    await user.click(create);
    const form = await question('Create an API key');
    await user.click(form.getByRole('button', { name: 'Create the key' }));
    for (const name of ['Give it a name', 'Choose what it can do'])
      expect(await form.findByRole('link', { name })).toBeInTheDocument();

    const name = form.getByLabelText('Name');
    expect(name).toHaveAccessibleDescription(/up to 60 characters/);
    await pasteInto(user, name, 'c'.repeat(61));
    await user.click(form.getByRole('button', { name: 'Create the key' }));
    expect(await form.findByRole('link', { name: 'Use at most 60 characters' })).toBeInTheDocument();
    expect(name).toHaveValue('c'.repeat(61));
    await user.clear(name);
    await pasteInto(user, name, 'certbot on web1');
    await user.click(form.getByLabelText('Change DNS records'));
    await user.click(form.getByRole('button', { name: 'Create the key' }));
    expect(await form.findByRole('link', { name: 'Enter one of your domains' })).toBeInTheDocument();
    await pasteInto(user, form.getByLabelText('Domain'), 'nobody.page');
    await user.click(form.getByRole('button', { name: 'Create the key' }));
    await givePassword(user);
    expect(await form.findByRole('alert')).toHaveTextContent('nobody.page');
    await user.clear(form.getByLabelText('Domain'));
    await pasteInto(user, form.getByLabelText('Domain'), 'Wharf.page');
    await user.click(form.getByRole('button', { name: 'Create the key' }));

    const shown = await question('Copy your new key');
    expect(api.listInputs('createApiKey').at(-1)).toEqual({
      name: 'certbot on web1',
      scopes: ['dns'],
      domain: 'wharf.page',
      days: 365,
    });
    expect(shown.getByRole('textbox', { name: 'New API key' })).toHaveTextContent(KEY);
    await user.click(shown.getByRole('button', { name: 'Copy the key' }));
    expect(await navigator.clipboard.readText()).toBe(KEY);
    await user.click(shown.getByRole('button', { name: 'Done' }));
    expect(shown.getByLabelText('I have copied the key')).toHaveAccessibleDescription(
      'Error: Copy it first: you will not see it again',
    );
    await user.click(shown.getByLabelText('I have copied the key'));
    await user.click(shown.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(document.body).not.toHaveTextContent(KEY);
    expect(create).toHaveFocus();
    const row = within(await keys.findByRole('row', { name: /certbot on web1/ }));
    expect(row.getByText('sfk_Ab3dE9Xy…')).toBeInTheDocument();
    expect(row.getByText(/Change DNS of/)).toHaveTextContent('Change DNS of wharf.page');
  });

  it('[LG-06e] are not lost by Escape, neither before nor while they are created', async () => {
    let answer = () => {};
    const { user } = open([], {}, new Promise<void>((resolve) => (answer = resolve)));
    await user.click(await (await section()).findByRole('button', { name: 'Create an API key' }));
    const form = await question('Create an API key');
    await pasteInto(user, form.getByLabelText('Name'), 'sync');
    await user.keyboard('{Escape}');
    await user.click((await question('Discard what you entered?')).getByRole('button', { name: 'Keep editing' }));
    expect(form.getByLabelText('Name')).toHaveValue('sync');
    await user.click(form.getByLabelText('Read'));
    await user.click(form.getByRole('button', { name: 'Create the key' }));
    await givePassword(user);
    await user.keyboard('{Escape}');
    expect(form.getByLabelText('Name')).toHaveValue('sync');
    answer();
    expect((await question('Copy your new key')).getByRole('textbox', { name: 'New API key' })).toHaveTextContent(KEY);
  });

  it('cover all domains, reading and orders without an end when asked', async () => {
    const { user, api } = open([]);
    await user.click(await (await section()).findByRole('button', { name: 'Create an API key' }));
    const form = await question('Create an API key');
    await pasteInto(user, form.getByLabelText('Name'), 'sync');
    for (const name of ['Read', 'Change DNS records', 'All domains', 'Place orders'])
      await user.click(form.getByLabelText(name));
    await user.selectOptions(form.getByLabelText('Expires'), 'Never');
    await user.click(form.getByRole('button', { name: 'Create the key' }));
    await givePassword(user);
    await question('Copy your new key');
    expect(api.listInputs('createApiKey').at(-1)).toEqual({
      name: 'sync',
      scopes: ['read', 'dns', 'orders'],
      domain: null,
      days: null,
    });
  });

  it('[BO-05h] are not created while a former address can take the account back, which says from when they are', async () => {
    open([apiKey()], { way_back_until: '2026-12-01T10:00:00Z' });
    const keys = await section();
    expect(await keys.findByText(/You can create API keys again from December 1.*2026/)).toBeInTheDocument();
    expect(keys.queryByRole('button', { name: 'Create an API key' })).not.toBeInTheDocument();
    expect(keys.getByRole('button', { name: 'Revoke the key certbot' })).toBeInTheDocument();
  });

  it('are revoked after confirmation with the password, and show which have expired', async () => {
    const { user, api } = open([
      apiKey(),
      apiKey({ id: asId('key-3'), name: 'old', expires_at: '2026-01-01T00:00:00Z' }),
    ]);
    const keys = await section();
    expect(within(await keys.findByRole('row', { name: /old/ })).getByText('Expired')).toBeInTheDocument();
    await user.click(keys.getByRole('button', { name: 'Revoke the key certbot' }));
    const dialog = await question('Revoke the key certbot?');
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(api.listInputs('revokeApiKey')).toEqual([]);
    await user.click(keys.getByRole('button', { name: 'Revoke the key certbot' }));
    await user.click((await question('Revoke the key certbot?')).getByRole('button', { name: 'Revoke the key' }));
    await givePassword(user);
    await waitFor(() => expect(keys.queryByRole('row', { name: /certbot/ })).not.toBeInTheDocument());
    expect(store.get(noticesAtom).map(({ text }) => text)).toContain('The key certbot has been revoked.');
    expect(keys.getByRole('button', { name: 'Create an API key' })).toHaveFocus();
  });
});
