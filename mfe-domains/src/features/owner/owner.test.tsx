import { setPageLanguage } from '@storefront/shared/domain';
import { endSession, logout, type SessionUser } from '@storefront/shared/session';
import {
  contact,
  countries,
  domainInfo,
  givePassword,
  guardedByPassword,
  pasteInto,
  refusal,
  type Handlers,
} from '@storefront/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NAME, renderForDomain } from '../../testing/own-domain';
import { Contacts } from './Contacts';
import { Owner } from './Owner';

jest.mock('@storefront/shared/reference', () => ({
  ...jest.requireActual<object>('@storefront/shared/reference'),
  loadCountries: () => Promise.resolve(countries),
}));

const held = { registrant: contact(), tld_data: {}, as_of: '2026-11-22T12:00:00Z', is_current: true };
const show = (api: Handlers, name = NAME, user: Partial<SessionUser> = {}) =>
  renderForDomain(
    (domain) => (
      <>
        <Owner domain={domain} />
        <Contacts domain={domain} />
      </>
    ),
    { getDomainRegistrant: () => held, logout: () => undefined, ...api },
    name,
    user,
  );

describe('[RT-30] the owner and the contacts of a domain', () => {
  it('[DM-04f] shows the last known owner with its date when the registrar does not respond', async () => {
    show({ getDomainRegistrant: () => ({ ...held, is_current: false }) });
    expect(
      await screen.findByText(/The registrar is not responding right now\. This is what it told us on/),
    ).toHaveTextContent('November 22nd, 2026');
    expect(screen.getByText('Ada Lovelace')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: `Edit the owner of ${NAME}` })).toHaveAccessibleDescription(
      'The registrar is not responding right now',
    );
  });

  it('[DM-04f] warns before saving a new owner, asks for the password, and keeps the input when it is refused', async () => {
    const user = userEvent.setup();
    const { demand, confirmPassword } = guardedByPassword();
    let refuse = true;
    const { api } = show({
      confirmPassword,
      editDomain: () => {
        demand();
        if (refuse)
          throw refusal(503, {
            message: 'The registrar did not respond. Check again in a moment whether the change was made.',
            code: 'registrar_silent',
            params: { what: 'change' },
          });
        return domainInfo();
      },
    });
    await user.click(await screen.findByRole('button', { name: `Edit the owner of ${NAME}` }));
    const drawer = await screen.findByRole('dialog', { name: `The owner of ${NAME}` });
    const family = within(drawer).getByLabelText('Family name');
    await user.clear(family);
    await pasteInto(user, family, 'Byron');
    expect(
      await within(drawer).findByText(/cannot be transferred to another registrar for 60 days/),
    ).toBeInTheDocument();
    await user.click(within(drawer).getByRole('button', { name: 'Save' }));
    await givePassword(user);
    expect(
      await within(drawer).findByText(/^The registrar did not respond\. .* whether the change was made\.$/),
    ).toBeVisible();
    expect(within(drawer).queryByText(/was not changed/)).not.toBeInTheDocument();
    expect(family).toHaveValue('Byron');
    refuse = false;
    await user.click(within(drawer).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.listInputs('editDomain').at(-1)).toEqual({ registrant: contact({ last_name: 'Byron' }) });
  });

  it('[RG-09b] [DM-04f] saves another contact without registry questions, and can replace it with the owner again', async () => {
    const user = userEvent.setup();
    const name = 'brindlewharf.us';
    const ada = contact({ first_name: 'Mara', last_name: 'Lind', email: 'mara@example.com' });
    let contacts: { admin: typeof ada | null; tech: typeof ada | null; billing: null } = {
      admin: null,
      tech: ada,
      billing: null,
    };
    const { demand, confirmPassword } = guardedByPassword();
    const { api } = show(
      {
        confirmPassword,
        getDomainInfo: () => domainInfo({ domain: name }),
        getDomainRegistrant: () => ({ ...held, tld_data: { app_purpose: 'P3', category: 'C11' }, contacts }),
        editDomain: () => {
          demand();
          return domainInfo({ domain: name });
        },
      },
      name,
    );
    const list = within(await screen.findByRole('region', { name: 'Contacts' }));
    expect(list.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Owner',
      'Administrative',
      'Technical',
      'Billing',
    ]);
    expect(list.getAllByText('Same as owner')).toHaveLength(2);
    expect(list.getByText('Mara Lind, mara@example.com')).toBeInTheDocument();

    await user.click(list.getByRole('button', { name: 'Edit the administrative contact' }));
    const drawer = within(await screen.findByRole('dialog', { name: `The administrative contact of ${name}` }));
    expect(drawer.queryByRole('combobox', { name: 'Connection to the United States' })).toBeNull();
    const given = drawer.getByRole('textbox', { name: 'Given name' });
    await user.clear(given);
    await user.click(drawer.getByRole('button', { name: 'Save' }));
    expect(await drawer.findByRole('link', { name: /Enter a given name/ })).toBeInTheDocument();
    expect(api.listInputs('editDomain')).toEqual([]);
    await user.type(given, 'Bo');
    contacts = { ...contacts, admin: contact({ first_name: 'Bo' }) };
    await user.click(drawer.getByRole('button', { name: 'Save' }));
    await givePassword(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.listInputs('editDomain').at(-1)).toEqual({
      contact_role: 'admin',
      contact: contact({ first_name: 'Bo' }),
    });
    expect(await list.findByText(/^Bo .*, /)).toBeInTheDocument();

    contacts = { ...contacts, tech: null };
    await user.click(list.getByRole('button', { name: 'Use the owner’s for the technical contact' }));
    await waitFor(() => expect(list.queryByText('Mara Lind, mara@example.com')).toBeNull());
    expect(api.listInputs('editDomain').at(-1)).toEqual({ contact_role: 'tech', contact: null });
    expect(list.queryByRole('button', { name: 'Use the owner’s for the technical contact' })).toBeNull();
  });

  it('[DM-04f] [RG-05a] asks the questions of the registry when a person becomes an organisation, with the phone in parts and no state left out', async () => {
    const user = userEvent.setup();
    const name = 'brindlewharf.us';
    const { api } = show(
      {
        getDomainInfo: () => domainInfo({ domain: name }),
        getDomainRegistrant: () => ({ ...held, tld_data: { app_purpose: 'P3', category: 'C11' } }),
        editDomain: () => domainInfo({ domain: name }),
      },
      name,
    );
    await user.click(await screen.findByRole('button', { name: `Edit the owner of ${name}` }));
    const drawer = within(await screen.findByRole('dialog', { name: `The owner of ${name}` }));
    expect(drawer.getByRole('textbox', { name: 'Country code' })).toHaveValue('+1');
    expect(drawer.getByRole('textbox', { name: 'Phone' })).toHaveValue('2125550142');
    expect(drawer.getByRole('combobox', { name: 'State' })).toHaveValue('MA');
    await user.click(drawer.getByRole('radio', { name: 'An organisation' }));
    await pasteInto(user, drawer.getByRole('textbox', { name: 'Organisation' }), 'Brindle Wharf Inc');
    await user.click(drawer.getByRole('button', { name: 'Save' }));
    expect(await drawer.findByRole('link', { name: /^Choose.*connection to the United States$/ })).toBeInTheDocument();
    expect(api.listInputs('editDomain')).toEqual([]);
    await user.selectOptions(drawer.getByRole('combobox', { name: 'Connection to the United States' }), 'C21');
    await user.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.listInputs('editDomain')).toEqual([
      {
        registrant: contact({ kind: 'organization', org_name: 'Brindle Wharf Inc' }),
        tld_data: { app_purpose: 'P3', category: 'C21' },
      },
    ]);
  });

  it('[DM-04i] shows what was changed elsewhere, keeps the input, and saves both on the next attempt', async () => {
    const user = userEvent.setup();
    let served = { registrant: contact(), versions: { owner: 'first' } };
    const { api } = show({
      getDomainRegistrant: () => ({ ...held, ...served }),
      editDomain: ({ input }) => {
        if ((input as { version?: string }).version !== served.versions.owner)
          throw refusal(409, { code: 'contact_changed', message: 'changed', params: { domain: NAME } });
        return domainInfo();
      },
    });
    await user.click(await screen.findByRole('button', { name: `Edit the owner of ${NAME}` }));
    const drawer = within(await screen.findByRole('dialog', { name: `The owner of ${NAME}` }));
    const retype = async (label: string, text: string) => {
      await user.clear(drawer.getByRole('textbox', { name: label }));
      await pasteInto(user, drawer.getByRole('textbox', { name: label }), text);
    };
    await retype('Phone', '2125550199');
    await retype('Given name', 'Augusta');
    served = {
      registrant: contact({ city: 'Salem', first_name: 'Annabella', address2: 'Floor 3' }),
      versions: { owner: 'second' },
    };
    await user.click(drawer.getByRole('button', { name: 'Save' }));
    const told = (await drawer.findByText(/were changed elsewhere in the meantime\. Nothing has been saved/))
      .parentElement;
    expect(told).toHaveTextContent('now in this form: second address line, town or city.');
    expect(told).toHaveTextContent('Changed elsewhere: given name, now “Annabella”.');
    expect(document.activeElement).toContainElement(told);
    expect(drawer.getByRole('textbox', { name: 'Phone' })).toHaveValue('2125550199');
    expect(drawer.getByRole('textbox', { name: 'Given name' })).toHaveValue('Augusta');
    expect(drawer.getByRole('textbox', { name: 'Town or city' })).toHaveValue('Salem');
    await user.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.listInputs('editDomain').at(-1)).toEqual({
      registrant: contact({ city: 'Salem', address2: 'Floor 3', first_name: 'Augusta', phone: '+1.2125550199' }),
      version: 'second',
    });
  });

  it('[RT-39g] shows the owner in Japanese order on a Japanese page', async () => {
    setPageLanguage('ja');
    try {
      const registrant = contact({
        first_name: '花子',
        last_name: '山田',
        country: 'JP',
        state: '東京都',
        city: '千代田区',
        address1: '千代田1-1',
        postal_code: '100-0001',
      });
      show({ getDomainRegistrant: () => ({ ...held, registrant }) });
      expect((await screen.findAllByText('山田 花子'))[0]).toBeVisible();
      expect(screen.getByText(/^〒100-0001 東京都 千代田区 千代田1-1/)).toBeVisible();
    } finally {
      setPageLanguage('en');
    }
  });

  it('[DM-04i] [RT-39j] writes a phone number that was changed elsewhere from left to right on an Arabic page', async () => {
    const user = userEvent.setup();
    setPageLanguage('ar');
    try {
      let served = { registrant: contact(), versions: { owner: 'first' } };
      show({
        getDomainRegistrant: () => ({ ...held, ...served }),
        editDomain: () => {
          throw refusal(409, { code: 'contact_changed', message: 'changed', params: { domain: NAME } });
        },
      });
      await user.click(await screen.findByRole('button', { name: `Edit the owner of ${NAME}` }));
      const drawer = within(await screen.findByRole('dialog', { name: `The owner of ${NAME}` }));
      await user.clear(drawer.getByRole('textbox', { name: 'Phone' }));
      await pasteInto(user, drawer.getByRole('textbox', { name: 'Phone' }), '2125550199');
      served = { registrant: contact({ phone: '+1.2125550177' }), versions: { owner: 'second' } };
      await user.click(drawer.getByRole('button', { name: 'Save' }));
      expect(await drawer.findByText(/^Changed elsewhere: phone/)).toHaveTextContent('“\u2066+1 2125550177\u2069”');
    } finally {
      setPageLanguage('en');
    }
  });

  it('[LG-06e] asks before it discards what was entered for the owner', async () => {
    const user = userEvent.setup();
    show({});
    await user.click(await screen.findByRole('button', { name: `Edit the owner of ${NAME}` }));
    const drawer = within(await screen.findByRole('dialog', { name: `The owner of ${NAME}` }));
    const name = drawer.getByRole('textbox', { name: 'Given name' });
    await user.type(name, ' Augusta');
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Discard what you entered?' }));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveValue('Ada Augusta');
  });

  it('closes without asking when nothing was entered', async () => {
    const user = userEvent.setup();
    show({});
    await user.click(await screen.findByRole('button', { name: `Edit the owner of ${NAME}` }));
    await screen.findByRole('dialog', { name: `The owner of ${NAME}` });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('[DM-04j] [RG-08d] restores the input after an expired session, but only for the same customer', async () => {
    const user = userEvent.setup();
    const { unmount } = show({});
    await user.click(await screen.findByRole('button', { name: `Edit the owner of ${NAME}` }));
    const city = () => screen.findByRole('textbox', { name: 'Town or city' });
    await user.clear(await city());
    await pasteInto(user, await city(), 'Tromsø');
    act(() => endSession('expired'));
    unmount();
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Tromsø');

    const again = show({});
    expect(await city()).toHaveValue('Tromsø');
    act(() => endSession('expired'));
    again.unmount();

    const other = show({}, NAME, { email: 'somebody.else@example.com' });
    expect(await screen.findByRole('button', { name: `Edit the owner of ${NAME}` })).toBeInTheDocument();
    other.unmount();
    show({});
    await screen.findByRole('button', { name: `Edit the owner of ${NAME}` });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[DM-04j] [RG-08b] discards the input when the customer signs out', async () => {
    const user = userEvent.setup();
    const { unmount } = show({});
    await user.click(await screen.findByRole('button', { name: `Edit the owner of ${NAME}` }));
    await screen.findByRole('textbox', { name: 'Town or city' });
    act(() => endSession('expired'));
    unmount();
    const again = show({});
    await screen.findByRole('textbox', { name: 'Town or city' });
    act(() => endSession('expired'));
    await act(() => logout());
    again.unmount();
    show({});
    await screen.findByRole('button', { name: `Edit the owner of ${NAME}` });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
