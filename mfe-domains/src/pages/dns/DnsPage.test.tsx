import type { DnsRecord } from '@storefront/shared/contract';
import { endSession, logout } from '@storefront/shared/session';
import { store } from '@storefront/shared/store';
import { pasteInto, refusal, renderWithProviders, WithHeaders, type Handlers, asId } from '@storefront/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stagedZonesAtom } from '../../features/dns-records/model/staged-atom';
import { DnsPage } from './DnsPage';

const ZONE = 'brindlewharf.com';
const served = (
  id: string,
  name: string,
  type: DnsRecord['type'],
  rdata: string,
  more: Partial<DnsRecord> = {},
): DnsRecord => ({
  id: asId(id),
  name,
  type,
  ttl: 3_600,
  rdata,
  domain: ZONE,
  json_data: null,
  isInternalRecord: false,
  ...more,
});
const first = (): DnsRecord[] => [
  served('1', '@', 'A', '203.0.113.24'),
  served('2', 'www', 'CNAME', 'halden-cdn.example.'),
  served('3', '@', 'MX', '10 mx1.post.example.'),
  served('4', 'old', 'A', '198.51.100.7', { ttl: 86_400 }),
  served('5', '@', 'NS', 'ns1.onymeter.example.', { isInternalRecord: true }),
];
const versions = [
  {
    id: '9',
    at: '2026-11-20T14:02:00Z',
    action: 'saved' as const,
    by: 'you' as const,
    records: 5,
    added: 1,
    removed: 0,
  },
  {
    id: '7',
    at: '2026-11-19T14:02:00Z',
    action: 'created' as const,
    by: 'shop' as const,
    records: 4,
    added: 4,
    removed: 0,
  },
];

/** A zone on a server, as far as the page can tell. */
function server(records = first(), more: Handlers = {}) {
  const state = { records, version: 1 };
  const saves: { input: unknown; version: string | undefined }[] = [];
  const handlers: Handlers = {
    listRecords: () => new WithHeaders(state.records, { etag: `"v${state.version}"` }),
    getZone: () => ({
      types: ['A', 'AAAA', 'CNAME', 'MX', 'NS', 'SRV', 'TXT', 'DS', 'CAA', 'TLSA', 'ALIAS', 'SVCB', 'HTTPS'],
      nameservers: ['ns1.onymeter.example'],
      versions,
      older: null,
    }),
    proveZone: () => ({
      asked: 1,
      touched: 1,
      servers: [
        { server: 'ns1.onymeter.example', state: 'as_saved' as const, ms: 300, differences: [] },
        { server: 'ns2.onymeter.example', state: 'silent' as const, ms: null, differences: [] },
      ],
    }),
    getDnssec: () => ({
      offered: true,
      kept: 'here',
      state: 'off',
      since: null,
      ds_records: [],
      publish_at: null,
      waits_for: null,
      free_at: null,
      problem: null,
    }),
    saveRecords: ({ input, headers }) => {
      saves.push({ input, version: headers['if-match'] });
      state.version += 1;
      return state.records;
    },
    ...more,
  };
  return { state, saves, handlers };
}

const show = (handlers: Handlers, route = `/domain/dns?name=${ZONE}`) =>
  renderWithProviders(<DnsPage />, { route, session: {}, api: handlers });
const row = (name: string | RegExp) => screen.getByRole('row', { name });
const dialog = () => screen.findByRole('dialog');
const user = () => userEvent.setup({ delay: null });
const panel = () => screen.getByRole('complementary', { name: 'Unsaved changes and last save' });

beforeEach(() => store.set(stagedZonesAtom, {}));

describe('[RT-32] the DNS of a domain', () => {
  it('reads the domain from the address; records come by type, those of the shop are locked', async () => {
    show(server().handlers);
    await screen.findByRole('row', { name: /A @/ });
    expect(
      screen
        .getAllByRole('row')
        .slice(1)
        .map((one) => within(one).getAllByRole('cell')[0]?.textContent),
    ).toEqual(['A', 'A', 'CNAME', 'MX', 'NS']);
    expect(row(/NS @/)).toHaveTextContent('Locked');
    expect(within(row(/NS @/)).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'DNS' })).toHaveAttribute('aria-current', 'page');
  });

  it('without a name it leads to the list', () => {
    show({}, '/domain/dns');
    expect(screen.getByRole('link', { name: 'See your domains' })).toBeInTheDocument();
  });

  it('says whose DNS is kept elsewhere, what is not yours, and an outage with a way to try again', async () => {
    const away = show({
      listRecords: () => {
        throw refusal(404, {
          code: 'zone_elsewhere',
          message: 'The DNS of brindlewharf.com is kept by ns1.example.net.',
        });
      },
    });
    expect(await screen.findByRole('link', { name: 'Change the nameservers' })).toBeInTheDocument();
    away.unmount();
    const foreign = show({
      listRecords: () => {
        throw refusal(404, { message: 'brindlewharf.com is not among your domains.' });
      },
    });
    expect(await screen.findByText('This domain is not in your account')).toBeInTheDocument();
    foreign.unmount();
    let down = true;
    const { handlers } = server();
    show({
      ...handlers,
      listRecords: (request) => {
        if (down) throw refusal(500, { message: 'Something went wrong on our side.' });
        return handlers.listRecords?.(request) ?? [];
      },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    down = false;
    await user().click(retry);
    expect(await screen.findByRole('row', { name: /A @/ })).toBeInTheDocument();
  });
});

describe('[DN-02] changes are marked, looked at and saved in one batch', () => {
  it('[DN-01a] [DN-03] [DN-05] adds, edits and removes; the batch has integers and @; the zone is fetched again', async () => {
    const { saves, state, handlers } = server();
    const { api } = show(handlers);
    const hands = user();
    await hands.click(await screen.findByRole('button', { name: 'Add record' }));
    await hands.selectOptions(within(await dialog()).getByRole('combobox', { name: 'Type' }), 'MX');
    const priority = screen.getByRole('textbox', { name: 'Priority' });
    await hands.clear(priority);
    await hands.type(priority, '20');
    await pasteInto(hands, screen.getByRole('textbox', { name: 'Server' }), 'mx2.post.example');
    await hands.click(screen.getByRole('button', { name: 'Keep this record' }));
    expect(row(/Added MX @ 20 mx2\.post\.example\./)).toBeInTheDocument();

    await hands.click(screen.getByRole('button', { name: /^Edit CNAME www/ }));
    const target = within(await dialog()).getByRole('textbox', { name: 'Target' });
    await hands.clear(target);
    await pasteInto(hands, target, 'pages.example.net');
    await hands.click(screen.getByRole('button', { name: 'Keep this change' }));

    await hands.click(screen.getByRole('button', { name: /^Edit A old/ }));
    await hands.click(within(await dialog()).getByRole('button', { name: 'Remove record' }));
    expect(row(/Removed A old/)).toBeInTheDocument();

    expect(within(panel()).getByRole('heading', { name: '3 changes, not saved yet' })).toBeInTheDocument();
    expect(within(panel()).getByRole('list', { name: 'What changes' })).toHaveTextContent(
      'Changed CNAME www− from halden-cdn.example.+ to pages.example.net.',
    );
    expect(panel()).toHaveTextContent('Resolvers may keep the old record of old for up to 1 day');
    state.records = [
      ...state.records.filter(({ id }) => id !== '4' && id !== '2'),
      served('2', 'www', 'CNAME', 'pages.example.net.'),
      served('8', '@', 'MX', '20 mx2.post.example.'),
    ];
    await hands.click(within(panel()).getByRole('button', { name: 'Save 3 changes' }));
    await waitFor(() => expect(within(panel()).getByRole('heading', { name: 'No changes' })).toBeInTheDocument());
    expect(saves).toEqual([
      {
        version: '"v1"',
        input: {
          add: [{ name: '@', ttl: 3600, type: 'MX', data: { priority: 20, server: 'mx2.post.example.' } }],
          update: [{ id: '2', name: 'www', ttl: 3600, data: { target: 'pages.example.net.' } }],
          remove: ['4'],
        },
      },
    ]);
    expect(api.listInputs('listRecords').length).toBeGreaterThan(1);
    expect(await screen.findByRole('row', { name: /^MX @ 20/ })).toBeInTheDocument();
    expect(localStorage.getItem('sf:dns')).toBeNull();
  });

  it('[DN-01a] each field says what is wrong with it, and the rest is kept', async () => {
    show(server().handlers);
    const hands = user();
    await hands.click(await screen.findByRole('button', { name: 'Add record' }));
    await pasteInto(hands, within(await dialog()).getByRole('textbox', { name: 'Address' }), '203.0.113.256');
    await hands.type(screen.getByRole('textbox', { name: 'Name' }), 'a b');
    await hands.click(screen.getByRole('button', { name: 'Keep this record' }));
    const summary = await screen.findByRole('alert', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveAccessibleDescription(
      expect.stringContaining('Give an IPv4 address, such as 203.0.113.24.'),
    );
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('a b');
    await hands.click(within(summary).getByRole('link', { name: /IPv4/ }));
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveFocus();
  });

  it('undoes one row, and all of them with a way back', async () => {
    store.set(stagedZonesAtom, {
      [ZONE]: {
        add: { n1: { name: 'blog', type: 'A', ttl: 300, rdata: '203.0.113.9' } },
        update: {},
        remove: { '4': { name: 'old', type: 'A', ttl: 86_400, rdata: '198.51.100.7' } },
      },
    });
    show(server().handlers);
    const hands = user();
    await hands.click(await screen.findByRole('button', { name: /^Undo the removal of A old/ }));
    expect(screen.getByRole('button', { name: /^Edit A old/ })).toHaveFocus();
    await hands.click(within(panel()).getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('row', { name: /blog/ })).not.toBeInTheDocument();
  });

  it('by keys alone: n, e, Delete, u and Ctrl S', async () => {
    show(server().handlers);
    const hands = user();
    act(() => screen.getByRole('heading', { level: 1 }).focus());
    const old = await screen.findByRole('button', { name: /^Edit A old/ });
    await hands.keyboard('n');
    expect(await screen.findByRole('dialog', { name: 'Add a record' })).toBeInTheDocument();
    await hands.keyboard('{Escape}');
    act(() => old.focus());
    await hands.keyboard('{Delete}');
    expect(row(/Removed A old/)).toBeInTheDocument();
    await hands.keyboard('{Control>}s{/Control}');
    expect(panel()).toContainElement(document.activeElement as HTMLElement);
    act(() => screen.getByRole('button', { name: /^Undo the removal of A old/ }).focus());
    await hands.keyboard('u');
    expect(screen.queryByRole('row', { name: /Removed/ })).not.toBeInTheDocument();
    await hands.keyboard('e');
    expect(await screen.findByRole('dialog', { name: 'Change A old' })).toBeInTheDocument();
  });

  it('filters the records and shows only what is staged', async () => {
    store.set(stagedZonesAtom, {
      [ZONE]: { add: { n1: { name: 'blog', type: 'A', ttl: 300, rdata: '203.0.113.9' } }, update: {}, remove: {} },
    });
    show(server().handlers);
    const hands = user();
    await pasteInto(hands, await screen.findByRole('searchbox', { name: 'Filter records' }), 'post');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    await hands.clear(screen.getByRole('searchbox', { name: 'Filter records' }));
    await hands.click(screen.getByRole('radio', { name: 'Unsaved 1' }));
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('row')
          .slice(1)
          .map((one) => one.textContent),
      ).toEqual([expect.stringContaining('blog')]),
    );
  });
});

describe('the form and the rows', () => {
  it('[DN-01b] offers ALIAS, SVCB and HTTPS with their fields, and the tag of a CAA record as a choice', async () => {
    show(server().handlers);
    const hands = user();
    await hands.click(await screen.findByRole('button', { name: 'Add record' }));
    const type = within(await dialog()).getByRole('combobox', { name: 'Type' });
    await hands.selectOptions(type, 'HTTPS');
    expect(
      ['Priority', 'Target', 'Parameters (optional)'].map(
        (name) => (screen.getByRole('textbox', { name }) as HTMLInputElement).value,
      ),
    ).toEqual(['1', '.', '']);
    await hands.selectOptions(type, 'SVCB');
    expect(screen.getByRole('textbox', { name: 'Target' })).toHaveValue('');
    await hands.selectOptions(type, 'CAA');
    expect(
      within(screen.getByRole('combobox', { name: 'Tag' }))
        .getAllByRole('option')
        .map((option) => (option as HTMLOptionElement).value),
    ).toEqual(['issue', 'issuewild', 'iodef']);
    await hands.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'issuewild');
    await pasteInto(hands, screen.getByRole('textbox', { name: 'Value' }), 'letsencrypt.org');
    await hands.click(screen.getByRole('button', { name: 'Keep this record' }));
    expect(row(/Added CAA @ 0 issuewild "letsencrypt\.org"/)).toBeInTheDocument();
    await hands.click(screen.getByRole('button', { name: 'Add record' }));
    await hands.selectOptions(within(await dialog()).getByRole('combobox', { name: 'Type' }), 'ALIAS');
    await pasteInto(hands, screen.getByRole('textbox', { name: 'Name' }), 'shop');
    await pasteInto(hands, screen.getByRole('textbox', { name: 'Target' }), 'mail.sub');
    expect(screen.getByRole('textbox', { name: 'Target' })).toHaveAccessibleDescription(
      'Points at mail.sub, outside brindlewharf.com. For a host of this domain, write mail.sub.brindlewharf.com.',
    );
    await hands.click(screen.getByRole('button', { name: 'Keep this record' }));
    expect(row(/Added ALIAS shop mail\.sub\./)).toBeInTheDocument();
  });

  it('[DN-02] takes one record after the other without closing', async () => {
    show(server().handlers);
    const hands = user();
    await hands.click(await screen.findByRole('button', { name: 'Add record' }));
    await dialog();
    for (const host of ['one', 'two']) {
      await hands.type(screen.getByRole('textbox', { name: 'Name' }), host);
      await pasteInto(hands, screen.getByRole('textbox', { name: 'Address' }), '203.0.113.9');
      await hands.click(screen.getByRole('button', { name: 'Keep and add another' }));
      expect(screen.getByText(`A ${host} was added to your unsaved changes. Add the next one.`)).toBeInTheDocument();
      expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
      expect(
        [screen.getByRole('textbox', { name: 'Name' }), screen.getByRole('textbox', { name: 'Address' })].map(
          (field) => (field as HTMLInputElement).value,
        ),
      ).toEqual(['', '']);
    }
    await hands.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getAllByRole('row', { name: /Added A (one|two)/ })).toHaveLength(2);
  });

  it('[DN-02] a row is deleted by a button of its own, and the focus stays at the way back', async () => {
    show(server().handlers);
    await user().click(await screen.findByRole('button', { name: /^Delete A old/ }));
    expect(row(/Removed A old/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Undo the removal of A old/ })).toHaveFocus();
  });

  it('[RT-32] types stand in the order of the alphabet', async () => {
    show(
      server([
        ...first(),
        served('10', '@', 'TXT', '"x"'),
        served('11', '@', 'CAA', '0 issue "letsencrypt.org"'),
        served('12', '@', 'ALIAS', 'site.example.'),
      ]).handlers,
    );
    await screen.findByRole('row', { name: /CAA @/ });
    expect(
      screen
        .getAllByRole('row')
        .slice(1)
        .map((one) => within(one).getAllByRole('cell')[0]?.textContent),
    ).toEqual(['A', 'A', 'ALIAS', 'CAA', 'CNAME', 'MX', 'NS', 'TXT']);
  });
});

describe('[DN-01c] a record of a type that this version does not know', () => {
  const loc = () => served('20', 'office', 'LOC', '52 22 23.000 N 4 53 32.000 E -2.00m 0.00m 10000m 10m');

  it('is shown and cannot be changed, and its type is not offered', async () => {
    const { handlers } = server([...first(), loc()], {
      getZone: () => ({ types: ['A', 'LOC'], nameservers: ['ns1.onymeter.example'], versions, older: null }),
    });
    show(handlers);
    const shown = await screen.findByRole('row', { name: /LOC office 52 22 23.000 N/ });
    expect(shown).toHaveTextContent('Locked');
    expect(within(shown).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText(/Records of type LOC cannot be changed on this page yet/)).toBeInTheDocument();
    await user().click(screen.getByRole('button', { name: 'Add record' }));
    const types = within(await dialog()).getByRole('combobox', { name: 'Type' });
    await waitFor(() =>
      expect(
        within(types)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(['A']),
    );
  });

  it('stays in the zone when others are saved, and when a whole zone file takes their place', async () => {
    const { handlers, saves } = server([...first(), loc()]);
    show(handlers);
    const hands = user();
    await screen.findByRole('row', { name: /LOC office/ });
    await hands.click(screen.getByRole('button', { name: 'More' }));
    await hands.click(await screen.findByRole('menuitem', { name: 'Import a zone file' }));
    const file = within(await dialog());
    await hands.click(file.getByRole('textbox', { name: 'Zone file' }));
    await hands.paste('www 300 IN A 203.0.113.99');
    await hands.click(file.getByRole('radio', { name: /^Replace them/ }));
    await hands.click(file.getByRole('button', { name: /^Import/ }));
    await hands.click(within(panel()).getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.input).toMatchObject({ add: [{ name: 'www' }], remove: expect.not.arrayContaining(['20']) });
    expect(row(/LOC office/)).toHaveTextContent('Locked');
  });
});

describe('[DN-07] what is staged', () => {
  it('lies in localStorage per domain and is there after a reload; logout takes it away', async () => {
    const { handlers } = server();
    const page = show(handlers);
    const hands = user();
    await screen.findByRole('row', { name: /A old/ });
    act(() => screen.getByRole('button', { name: /^Edit A old/ }).focus());
    await hands.keyboard('{Delete}');
    expect(JSON.parse(localStorage.getItem('sf:dns') ?? '{}')).toMatchObject({
      data: { [ZONE]: { remove: { '4': { name: 'old' } } } },
    });
    page.unmount();
    show({ ...handlers, logout: () => undefined });
    expect(await screen.findByRole('row', { name: /Removed A old/ })).toBeInTheDocument();
    await act(() => logout());
    expect(localStorage.getItem('sf:dns')).toBeNull();
  });

  it('[GD-03e] is there again after the session has expired and the customer has signed in', async () => {
    const { handlers } = server();
    const page = show(handlers);
    await screen.findByRole('row', { name: /A old/ });
    act(() => screen.getByRole('button', { name: /^Edit A old/ }).focus());
    await user().keyboard('{Delete}');
    act(() => endSession('expired'));
    page.unmount();
    show(handlers);
    expect(await screen.findByRole('row', { name: /Removed A old/ })).toBeInTheDocument();
  });
});

describe('[DN-08a] [D6] the review', () => {
  it('blocks what nameservers refuse and says why; warns of what would break', async () => {
    const record = (name: string, type: DnsRecord['type'], rdata: string) => ({ name, type, ttl: 3_600, rdata });
    store.set(stagedZonesAtom, {
      [ZONE]: {
        add: { n1: record('www', 'A', '203.0.113.9') },
        update: {},
        remove: { '3': record('@', 'MX', '10 mx1.post.example.') },
      },
    });
    const { saves, handlers } = server();
    show(handlers);
    const hands = user();
    expect(
      await screen.findByText('www has a CNAME, which cannot stand beside another record of the same name.'),
    ).toBeInTheDocument();
    expect(
      screen.getByText('Mail to addresses ending in @brindlewharf.com will no longer arrive: its last MX record goes.'),
    ).toBeInTheDocument();
    await hands.click(screen.getByRole('button', { name: /^Save 2 changes/ }));
    expect(saves).toEqual([]);
    const list = screen.getByRole('list', { name: 'What changes' });
    for (const above of [
      screen.getByText(/^Mail to addresses/),
      screen.getByRole('button', { name: /^Save 2 changes/ }),
    ]) {
      expect(above.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    }
    await hands.click(screen.getByRole('button', { name: /^Undo the addition of A www/ }));
    await hands.click(screen.getByRole('button', { name: 'Save 1 change' }));
    await waitFor(() => expect(saves).toHaveLength(1));
  });
});

describe('a save that does not succeed', () => {
  const staged = {
    [ZONE]: {
      add: { n1: { name: 'blog', type: 'A' as const, ttl: 300, rdata: '203.0.113.9' } },
      update: {},
      remove: {},
    },
  };
  const save = async () => user().click(await screen.findByRole('button', { name: 'Save 1 change' }));

  it('[DN-06a] [NT-08] a record that is refused is an Invalid DNS record, with its row and reason', async () => {
    store.set(stagedZonesAtom, staged);
    show(
      server(first(), {
        saveRecords: () => {
          throw refusal(422, {
            message: 'Invalid DNS record',
            code: 'invalid_record',
            detail: [{ loc: 'add.0.address', msg: 'Give an IPv4 address.' }],
          });
        },
      }).handlers,
    );
    await save();
    expect(await screen.findByRole('heading', { name: 'Invalid DNS record' })).toBeInTheDocument();
    await user().click(screen.getByRole('button', { name: 'Change it' }));
    expect(await screen.findByRole('dialog', { name: 'Change A blog' })).toBeInTheDocument();
  });

  it('[D1] an outage has words of its own, keeps the edits and is tried again', async () => {
    store.set(stagedZonesAtom, staged);
    let down = true;
    const { saves, handlers } = server();
    show({
      ...handlers,
      saveRecords: (request) => {
        if (down)
          throw refusal(503, {
            code: 'name_server_away',
            message: 'The nameservers do not answer right now. Nothing was changed.',
          });
        return handlers.saveRecords?.(request) ?? [];
      },
    });
    await save();
    expect(await screen.findByText('Not saved: the nameservers are not responding')).toBeInTheDocument();
    expect(screen.queryByText('Invalid DNS record')).not.toBeInTheDocument();
    expect(row(/Added A blog/)).toBeInTheDocument();
    down = false;
    await user().click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(saves).toHaveLength(1));
    await waitFor(() =>
      expect(screen.queryByText('Not saved: the nameservers are not responding')).not.toBeInTheDocument(),
    );
  });

  it('[D1] an answer that was lost is found in the zone: nothing is sent twice', async () => {
    store.set(stagedZonesAtom, staged);
    const zone = server();
    show({
      ...zone.handlers,
      saveRecords: () => {
        zone.state.records = [...first(), served('8', 'blog', 'A', '203.0.113.9')];
        throw refusal(501, { message: 'Network error: gone' });
      },
    });
    await save();
    expect(await screen.findByText('No answer came')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('row', { name: /Added/ })).not.toBeInTheDocument());
    expect(row(/^A blog/)).toBeInTheDocument();
  });

  it.each([
    [
      503,
      'The nameservers are not responding. Try again in a minute',
      'The nameservers are not responding. Try again in a minute. Your changes are kept in this browser.',
    ],
    [
      500,
      'boom',
      'Something went wrong on our side. Your changes are kept in this browser. If it happens again, send us reference 1a2b3c4d.',
    ],
  ])('[D1] [I12] a save that fails with %i says in words of its own what happened', async (status, message, words) => {
    store.set(stagedZonesAtom, staged);
    const zone = server();
    show({
      ...zone.handlers,
      saveRecords: () => {
        throw refusal(status, {
          message,
          ...(status === 500 && { request_id: '1a2b3c4d-0000-4000-8000-000000000000' }),
        });
      },
    });
    await save();
    await waitFor(() => expect(document.body).toHaveTextContent(words));
  });

  it('[SS-05g] in a session whose sign-in was long ago, the password is asked for; what is staged stays, and is saved after it', async () => {
    store.set(stagedZonesAtom, {
      [ZONE]: {
        add: { new1: { name: 'shop', type: 'A' as const, ttl: 3_600, rdata: '203.0.113.1' } },
        update: {},
        remove: {},
      },
    });
    const zone = server();
    let proven = false;
    show({
      ...zone.handlers,
      confirmPassword: () => void (proven = true),
      saveRecords: (request) => {
        if (!proven) throw refusal(409, { message: 'Confirm your password to continue.', code: 'password_needed' });
        return zone.handlers.saveRecords?.(request) ?? [];
      },
    });
    await save();
    await user().click(
      within(await screen.findByRole('dialog', { name: 'Confirm your password' })).getByRole('button', {
        name: 'Cancel',
      }),
    );
    expect(await within(panel()).findByRole('heading', { name: '1 change, not saved yet' })).toBeInTheDocument();
    expect(zone.saves).toEqual([]);
    await save();
    await user().type(
      within(await screen.findByRole('dialog', { name: 'Confirm your password' })).getByLabelText('Password'),
      'tannery lane wharf 7{Enter}',
    );
    await waitFor(() =>
      expect(zone.saves).toMatchObject([
        { version: '"v1"', input: { add: [{ name: 'shop', data: { address: '203.0.113.1' } }] } },
      ]),
    );
    expect(await within(panel()).findByRole('heading', { name: 'No changes' })).toBeInTheDocument();
  });

  it('[D3] a zone that was changed elsewhere is loaded anew; each record that both changed shows both', async () => {
    const was = { name: 'www', type: 'CNAME' as const, ttl: 3_600, rdata: 'halden-cdn.example.' };
    store.set(stagedZonesAtom, {
      [ZONE]: { add: {}, update: { '2': { from: was, to: { ...was, rdata: 'mine.example.' } } }, remove: {} },
    });
    const zone = server();
    let stale = true;
    show({
      ...zone.handlers,
      saveRecords: (request) => {
        if (!stale) return zone.handlers.saveRecords?.(request) ?? [];
        stale = false;
        zone.state.version = 7;
        zone.state.records = first().map((record) =>
          record.id === '2' ? { ...record, rdata: 'theirs.example.' } : record,
        );
        throw refusal(409, { code: 'zone_changed', message: 'changed' });
      },
    });
    await save();
    const conflict = await screen.findByRole('region', { name: 'CNAME www was changed elsewhere' });
    expect(conflict).toHaveTextContent('Beforehalden-cdn.example. · 1 hour');
    expect(conflict).toHaveTextContent('My changemine.example. · 1 hour');
    expect(conflict).toHaveTextContent('Other changetheirs.example. · 1 hour');
    await user().click(within(conflict).getByRole('button', { name: 'Keep my change to CNAME www' }));
    await save();
    await waitFor(() =>
      expect(zone.saves).toMatchObject([
        { version: '"v7"', input: { update: [{ id: '2', data: { target: 'mine.example.' } }] } },
      ]),
    );
  });
});

describe('the whole zone', () => {
  const more = async (item: string) => {
    const hands = user();
    await hands.click(await screen.findByRole('button', { name: 'More' }));
    await hands.click(await screen.findByRole('menuitem', { name: item }));
  };

  it('[DN-06b] [D5] defaults come back only once the name was typed; a failure says so', async () => {
    let down = true;
    const { handlers } = server();
    const { api } = show({
      ...handlers,
      resetRecords: () => {
        if (down) throw refusal(503, { message: 'The nameservers do not answer right now.' });
        return first();
      },
    });
    const hands = user();
    await more('Restore the defaults');
    const field = within(await dialog()).getByRole('textbox', { name: `Type ${ZONE} to confirm` });
    await pasteInto(hands, field, 'wrong.com');
    await hands.click(screen.getByRole('button', { name: 'Replace all 5 records' }));
    expect(api.listInputs('resetRecords')).toHaveLength(0);
    await hands.clear(field);
    await pasteInto(hands, field, ZONE);
    await hands.click(screen.getByRole('button', { name: 'Replace all 5 records' }));
    expect(await screen.findByText(/^Failed to reset DNS records/)).toBeInTheDocument();
    down = false;
    await hands.click(screen.getByRole('button', { name: 'Replace all 5 records' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('[SS-05g] defaults come back after the password, in a session whose sign-in was long ago', async () => {
    let proven = false;
    const { api } = show(
      server(first(), {
        confirmPassword: () => void (proven = true),
        resetRecords: () => {
          if (!proven) throw refusal(409, { message: 'Confirm your password to continue.', code: 'password_needed' });
          return first();
        },
      }).handlers,
    );
    const hands = user();
    await more('Restore the defaults');
    await pasteInto(hands, within(await dialog()).getByRole('textbox', { name: `Type ${ZONE} to confirm` }), ZONE);
    await hands.click(screen.getByRole('button', { name: 'Replace all 5 records' }));
    await hands.type(
      within(await screen.findByRole('dialog', { name: 'Confirm your password' })).getByLabelText('Password'),
      'tannery lane wharf 7{Enter}',
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.listInputs('resetRecords')).toHaveLength(2);
  });

  it('[DN-08c] [D5] an earlier version is staged, and looked at before it is saved', async () => {
    show(
      server(first(), {
        getZoneVersion: () => [
          { name: '@', type: 'A', ttl: 3_600, rdata: '203.0.113.1' },
          { name: '@', type: 'NS', ttl: 86_400, rdata: 'ns1.onymeter.example.' },
        ],
      }).handlers,
    );
    await more('History');
    await user().click(await screen.findByRole('button', { name: /^Go back to this version/ }));
    expect(await screen.findByRole('row', { name: /Changed A @ 203\.0\.113\.1/ })).toBeInTheDocument();
    expect(within(panel()).getByRole('heading', { name: '4 changes, not saved yet' })).toBeInTheDocument();
  });

  it('[DN-09a] a zone file is read, told by its lines, and staged', async () => {
    show(server().handlers);
    const hands = user();
    await more('Import a zone file');
    await hands.click(within(await dialog()).getByRole('textbox', { name: 'Zone file' }));
    await hands.paste(
      '$TTL 300\nblog A 203.0.113.9\nbad A 1.2.3\nwww CNAME halden-cdn.example.\n@ SOA ns1 host 1 2 3 4 5',
    );
    expect(await screen.findByText('2 records read, 1 line is wrong and will be left out.')).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Lines that are wrong' })).toHaveTextContent(
      'Line 3: A: Give an IPv4 address',
    );
    await hands.click(screen.getByRole('button', { name: 'Import 2 records' }));
    expect(await screen.findByRole('row', { name: /Added A blog/ })).toBeInTheDocument();
    expect(row(/^CNAME www/)).toHaveTextContent('1 hour');
    await waitFor(() => expect(panel()).toContainElement(document.activeElement as HTMLElement));
  });

  it('[DN-09c] a service stages its records and what it takes over', async () => {
    show(server().handlers);
    const hands = user();
    await more('Set up a service');
    await hands.click(within(await dialog()).getByRole('button', { name: 'Add its records' }));
    expect(await screen.findByRole('link', { name: 'Choose a service.' })).toBeInTheDocument();
    await hands.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'Fastmail');
    await hands.click(screen.getByRole('button', { name: 'Add its records' }));
    expect(await screen.findByRole('row', { name: /Removed MX @ 10 mx1/ })).toBeInTheDocument();
    expect(row(/Added CNAME fm1\._domainkey/)).toBeInTheDocument();
  });

  it('[DN-08c] a version older than those that are listed is found and staged', async () => {
    const page = (from: number) =>
      Array.from({ length: 50 }, (_, index) => ({
        id: String(from - index),
        at: '2026-11-20T14:02:00Z',
        action: 'saved' as const,
        by: 'you' as const,
        records: 1,
        added: 1,
        removed: 0,
      }));
    const { handlers } = server(first(), {
      getZone: () => ({ types: ['A'], nameservers: ['ns1.onymeter.example'], versions: page(200), older: '151' }),
      listZoneVersions: ({ input: { before } }) =>
        before === '151'
          ? { versions: page(150), older: '101' }
          : {
              versions: [
                {
                  id: '77',
                  at: '2026-11-01T14:02:00Z',
                  action: 'created' as const,
                  by: 'shop' as const,
                  staff: 'Ines Okafor',
                  records: 1,
                  added: 1,
                  removed: 0,
                },
              ],
              older: null,
            },
      getZoneVersion: ({ params: { version } }) => [
        { name: '@', type: 'A', ttl: 3_600, rdata: `203.0.113.${version}` },
      ],
    });
    show(handlers);
    const hands = user();
    await more('History');
    await hands.click(await screen.findByRole('button', { name: 'Show older versions' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(100));
    await hands.click(screen.getByRole('button', { name: 'Show older versions' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show older versions' })).not.toBeInTheDocument());
    await hands.click(screen.getAllByRole('button', { name: /^Go back to this version/ }).at(-1) as HTMLElement);
    expect(await screen.findByRole('row', { name: /Changed A @ 203\.0\.113\.77/ })).toBeInTheDocument();
  });

  it('[SS-07j] the history names the API key with which a program saved records', async () => {
    const { handlers } = server(first(), {
      getZone: () => ({
        types: ['A'],
        nameservers: ['ns1.onymeter.example'],
        versions: [
          {
            id: '8',
            at: '2026-11-20T14:02:00Z',
            action: 'saved' as const,
            by: 'you' as const,
            api_key: 'certbot',
            records: 1,
            added: 1,
            removed: 0,
          },
        ],
        older: null,
      }),
    });
    show(handlers);
    await more('History');
    expect(await screen.findByText('API key certbot')).toBeInTheDocument();
  });

  it('[DN-09b] the export is a zone file with its SOA', async () => {
    const files: Blob[] = [];
    const [make, revoke] = [URL.createObjectURL, URL.revokeObjectURL];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => (files.push(file), 'blob:zone'),
      revokeObjectURL: () => undefined,
    });
    show(server().handlers);
    await more('Export the zone file');
    Object.assign(URL, { createObjectURL: make, revokeObjectURL: revoke });
    const text = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(files[0] as Blob);
    });
    expect(text.split('\n').slice(0, 3)).toEqual([
      '$ORIGIN brindlewharf.com.',
      '@\t3600\tIN\tSOA\tns1.onymeter.example. hostmaster.brindlewharf.com. 1 10800 3600 604800 300',
      '@\t3600\tIN\tA\t203.0.113.24',
    ]);
  });

  it('[DN-09d] a server that could not be checked is not called up to date, and a check of a part says so', async () => {
    const unchecked = show(
      server(first(), {
        proveZone: () => ({
          asked: 0,
          touched: 1,
          servers: [{ server: 'ns1.onymeter.example', state: 'not_checked' as const, ms: null, differences: [] }],
        }),
      }).handlers,
    );
    expect(await screen.findByText('ns1 was not checked')).toBeInTheDocument();
    expect(screen.getByText(/^Nothing could be checked/)).toBeInTheDocument();
    expect(screen.queryByText(/as saved/)).not.toBeInTheDocument();
    unchecked.unmount();
    show(
      server(first(), {
        proveZone: () => ({
          asked: 100,
          touched: 450,
          servers: [{ server: 'ns1.onymeter.example', state: 'as_saved' as const, ms: 20, differences: [] }],
        }),
      }).handlers,
    );
    expect(await screen.findByText('100 of 450 changed record sets were checked.')).toBeInTheDocument();
  });

  it('[DN-09d] the proof of the last save names each server and what it says', async () => {
    show(server().handlers);
    expect(await screen.findByText('ns1 answers as saved')).toBeInTheDocument();
    expect(screen.getByText('ns2 does not answer')).toBeInTheDocument();
    await user().click(screen.getByRole('button', { name: 'Ask again' }));
    expect(await screen.findByText('ns1 answers as saved')).toBeInTheDocument();
  });

  it('[DN-02] 5,000 records: only those near the window are drawn, and one is changed as quickly', async () => {
    const large = Array.from({ length: 5_000 }, (_, index) =>
      served(String(index), `host${index}`, 'A', '203.0.113.1'),
    );
    show(server(large).handlers);
    await screen.findByRole('row', { name: /host0 / });
    expect(screen.getAllByRole('row').length).toBeLessThan(120);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '5001');
    act(() => screen.getByRole('button', { name: /^Edit A host0,/ }).focus());
    await user().keyboard('{Delete}');
    expect(await screen.findByRole('heading', { name: '1 change, not saved yet' })).toBeInTheDocument();
  });
});
