import type { DnsRecord } from '@storefront/shared/contract';
import { endSession, logout } from '@storefront/shared/session';
import { store } from '@storefront/shared/store';
import {
  givePassword,
  guardedByPassword,
  pasteInto,
  refusal,
  renderWithProviders,
  type Handlers,
} from '@storefront/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { first, served, versions, ZONE, zoneServer } from '../../../testing/zone';
import { useZone } from '../api/use-zone';
import { stagedZonesAtom } from '../model/staged-atom';
import { DnsEditor } from './DnsEditor';

function Zone() {
  const { data } = useZone(ZONE);
  return data && <DnsEditor domain={ZONE} zone={data} />;
}
const show = (api: Handlers) => renderWithProviders(<Zone />, { session: {}, api });
const row = (name: string | RegExp) => screen.getByRole('row', { name });
const dialog = () => screen.findByRole('dialog');
const user = () => userEvent.setup({ delay: null });
const panel = () => screen.getByRole('complementary', { name: 'Unsaved changes and last save' });

beforeEach(() => store.set(stagedZonesAtom, {}));

describe('[DN-02] changes are staged, reviewed and saved in one batch', () => {
  it('[DN-01a] [DN-03] [DN-05] saves additions, edits and removals in one batch when asked, and fetches the zone again', async () => {
    const { saves, state, handlers } = zoneServer();
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

    expect(within(panel()).getByRole('heading', { name: '3 unsaved changes' })).toBeInTheDocument();
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
    expect(panel()).toContainElement(document.activeElement as HTMLElement);
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

  it('undoes one change, and all of them, when asked', async () => {
    store.set(stagedZonesAtom, {
      [ZONE]: {
        add: { n1: { name: 'blog', type: 'A', ttl: 300, rdata: '203.0.113.9' } },
        update: {},
        remove: { '4': { name: 'old', type: 'A', ttl: 86_400, rdata: '198.51.100.7' } },
      },
    });
    show(zoneServer().handlers);
    const hands = user();
    await hands.click(await screen.findByRole('button', { name: /^Undo the removal of A old/ }));
    expect(screen.getByRole('button', { name: /^Edit A old/ })).toHaveFocus();
    await hands.click(within(panel()).getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('row', { name: /blog/ })).not.toBeInTheDocument();
    expect(panel()).toContainElement(document.activeElement as HTMLElement);
  });

  it('[LG-06d] focuses the row that takes the place of a new record that was undone', async () => {
    store.set(stagedZonesAtom, {
      [ZONE]: { add: { n1: { name: 'blog', type: 'A', ttl: 300, rdata: '203.0.113.9' } }, update: {}, remove: {} },
    });
    show(zoneServer().handlers);
    const hands = user();
    const added = await screen.findByRole('row', { name: /A blog/ });
    await hands.click(within(added).getByRole('button', { name: /^Undo/ }));
    expect(added).not.toBeInTheDocument();
    expect(document.activeElement?.closest('tr')).toHaveAttribute('data-index', added.dataset.index);
  });

  it('[DN-02] focuses the review when a save is undone by staging the reverse', async () => {
    show(zoneServer(first(), { getZoneVersion: () => first().slice(0, 2) }).handlers);
    const hands = user();
    await hands.click(await screen.findByRole('button', { name: 'Undo this save' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo this save' })).not.toBeInTheDocument());
    expect(panel()).toContainElement(document.activeElement as HTMLElement);
  });

  it('[DN-08d] offers no way back when the newest version is of what the shop keeps for an add-on', async () => {
    const kept = { ...versions[0], id: '11', action: 'kept' as const, by: 'shop' as const };
    const { handlers } = zoneServer();
    show({
      ...handlers,
      getZone: (request) => ({ ...(handlers.getZone?.(request) as object), versions: [kept, ...versions] }) as never,
    });
    expect(await screen.findByText(/14:02/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo this save' })).not.toBeInTheDocument();
  });

  it('does the same when keys alone are used: n, e, Delete, u and Ctrl S', async () => {
    show(zoneServer().handlers);
    const hands = user();
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

  it('filters records by text, and shows only staged changes on request', async () => {
    store.set(stagedZonesAtom, {
      [ZONE]: { add: { n1: { name: 'blog', type: 'A', ttl: 300, rdata: '203.0.113.9' } }, update: {}, remove: {} },
    });
    show(zoneServer().handlers);
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

describe('the rows', () => {
  it('[DN-02] moves the focus to undo when a row is deleted', async () => {
    show(zoneServer().handlers);
    await user().click(await screen.findByRole('button', { name: /^Delete A old/ }));
    expect(row(/Removed A old/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Undo the removal of A old/ })).toHaveFocus();
  });

  it('[RT-32] sorts types alphabetically by default', async () => {
    show(
      zoneServer([
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

describe('[DN-01c] a record of an unknown type', () => {
  const loc = () => served('20', 'office', 'LOC', '52 22 23.000 N 4 53 32.000 E -2.00m 0.00m 10000m 10m');

  it('is read-only, and its type is not offered', async () => {
    const { handlers } = zoneServer([...first(), loc()], {
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

  it('stays in the zone when a zone file replaces the other records', async () => {
    const { handlers, saves } = zoneServer([...first(), loc()]);
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

describe('[DN-07] staged changes', () => {
  it('survive a reload, and are cleared at sign-out', async () => {
    const { handlers } = zoneServer();
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

  it('[GD-03e] are restored when the session expires and the customer signs in again', async () => {
    const { handlers } = zoneServer();
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
  it('blocks a save that nameservers would refuse and explains why, and warns of what would break', async () => {
    const record = (name: string, type: DnsRecord['type'], rdata: string) => ({ name, type, ttl: 3_600, rdata });
    store.set(stagedZonesAtom, {
      [ZONE]: {
        add: { n1: record('www', 'A', '203.0.113.9') },
        update: {},
        remove: { '3': record('@', 'MX', '10 mx1.post.example.') },
      },
    });
    const { saves, handlers } = zoneServer();
    show(handlers);
    const hands = user();
    expect(
      await screen.findByText('www has a CNAME, which cannot share its name with another record.'),
    ).toBeInTheDocument();
    expect(
      screen.getByText(
        'Mail to addresses ending in @brindlewharf.com will no longer arrive: this removes its last MX record.',
      ),
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

describe('a save that fails', () => {
  const staged = {
    [ZONE]: {
      add: { n1: { name: 'blog', type: 'A' as const, ttl: 300, rdata: '203.0.113.9' } },
      update: {},
      remove: {},
    },
  };
  const save = async () => user().click(await screen.findByRole('button', { name: 'Save 1 change' }));

  it('[DN-06a] [NT-08] links to the record when it was refused as an Invalid DNS record', async () => {
    store.set(stagedZonesAtom, staged);
    show(
      zoneServer(first(), {
        saveRecords: () => {
          throw refusal(422, {
            message: 'Invalid DNS record',
            code: 'invalid_record',
            detail: [{ loc: 'add.0.address', msg: 'Enter an IPv4 address.' }],
          });
        },
      }).handlers,
    );
    await save();
    expect(await screen.findByRole('heading', { name: 'Invalid DNS record' })).toBeInTheDocument();
    await user().click(screen.getByRole('button', { name: 'Change it' }));
    expect(await screen.findByRole('dialog', { name: 'Change A blog' })).toBeInTheDocument();
  });

  it('[D1] keeps the edits and retries when the nameservers are unavailable', async () => {
    store.set(stagedZonesAtom, staged);
    let down = true;
    const { saves, handlers } = zoneServer();
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

  it('[D1] finds the saved changes in the zone when the response was lost, and sends nothing twice', async () => {
    store.set(stagedZonesAtom, staged);
    const zone = zoneServer();
    show({
      ...zone.handlers,
      saveRecords: () => {
        zone.state.records = [...first(), served('8', 'blog', 'A', '203.0.113.9')];
        throw refusal(501, { message: 'Network error: gone' });
      },
    });
    await save();
    expect(await screen.findByText('No answer')).toBeInTheDocument();
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
  ])('[D1] [I12] says in words of its own what happened when it fails with %i', async (status, message, words) => {
    store.set(stagedZonesAtom, staged);
    const zone = zoneServer();
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

  it('[SS-05g] asks for the password when the sign-in was long ago, and keeps the staged changes meanwhile', async () => {
    store.set(stagedZonesAtom, {
      [ZONE]: {
        add: { new1: { name: 'shop', type: 'A' as const, ttl: 3_600, rdata: '203.0.113.1' } },
        update: {},
        remove: {},
      },
    });
    const zone = zoneServer();
    const { demand, confirmPassword } = guardedByPassword();
    show({
      ...zone.handlers,
      confirmPassword,
      saveRecords: (request) => {
        demand();
        return zone.handlers.saveRecords?.(request) ?? [];
      },
    });
    await save();
    await user().click(
      within(await screen.findByRole('dialog', { name: 'Confirm your password' })).getByRole('button', {
        name: 'Cancel',
      }),
    );
    expect(await within(panel()).findByRole('heading', { name: '1 unsaved change' })).toBeInTheDocument();
    expect(zone.saves).toEqual([]);
    await save();
    await givePassword(user());
    await waitFor(() =>
      expect(zone.saves).toMatchObject([
        { version: '"v1"', input: { add: [{ name: 'shop', data: { address: '203.0.113.1' } }] } },
      ]),
    );
    expect(await within(panel()).findByRole('heading', { name: 'No changes' })).toBeInTheDocument();
  });

  it('[DN-02] saves once on a double click', async () => {
    store.set(stagedZonesAtom, {
      [ZONE]: { add: { n1: { name: 'blog', type: 'A', ttl: 300, rdata: '203.0.113.9' } }, update: {}, remove: {} },
    });
    const zone = zoneServer();
    show(zone.handlers);
    const button = await screen.findByRole('button', { name: 'Save 1 change' });
    // Both clicks happen before React has rendered the saving state.
    act(() => {
      button.click();
      button.click();
    });
    expect(await screen.findByRole('heading', { name: 'No changes' })).toBeInTheDocument();
    expect(zone.saves).toHaveLength(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[D3] shows both changes of a record when it was changed elsewhere too', async () => {
    const was = { name: 'www', type: 'CNAME' as const, ttl: 3_600, rdata: 'halden-cdn.example.' };
    store.set(stagedZonesAtom, {
      [ZONE]: { add: {}, update: { '2': { from: was, to: { ...was, rdata: 'mine.example.' } } }, remove: {} },
    });
    const zone = zoneServer();
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

  it('[DN-06b] discards staged changes when the defaults are restored', async () => {
    store.set(stagedZonesAtom, {
      [ZONE]: { add: { n1: { name: 'blog', type: 'A', ttl: 300, rdata: '203.0.113.9' } }, update: {}, remove: {} },
    });
    show(zoneServer(first(), { resetRecords: () => first() }).handlers);
    await more('Restore the defaults');
    const field = within(await dialog()).getByRole('textbox', { name: `Type ${ZONE} to confirm` });
    await pasteInto(user(), field, ZONE);
    await user().click(screen.getByRole('button', { name: /^Replace all/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(within(panel()).getByRole('heading', { name: 'No changes' })).toBeInTheDocument();
  });

  it('[DN-08c] [D5] stages an earlier version for review instead of saving it directly', async () => {
    show(
      zoneServer(first(), {
        getZoneVersion: () => [
          { name: '@', type: 'A', ttl: 3_600, rdata: '203.0.113.1' },
          { name: '@', type: 'NS', ttl: 86_400, rdata: 'ns1.onymeter.example.' },
        ],
      }).handlers,
    );
    await more('History');
    await user().click(await screen.findByRole('button', { name: /^Go back to this version/ }));
    expect(await screen.findByRole('row', { name: /Changed A @ 203\.0\.113\.1/ })).toBeInTheDocument();
    expect(within(panel()).getByRole('heading', { name: '4 unsaved changes' })).toBeInTheDocument();
  });

  it('[DN-09a] stages the records of an imported zone file, and lists its invalid lines', async () => {
    show(zoneServer().handlers);
    const hands = user();
    await more('Import a zone file');
    await hands.click(within(await dialog()).getByRole('textbox', { name: 'Zone file' }));
    await hands.paste(
      '$TTL 300\nblog A 203.0.113.9\nbad A 1.2.3\nwww CNAME halden-cdn.example.\n@ SOA ns1 host 1 2 3 4 5',
    );
    expect(await screen.findByText('2 records read, 1 line has an error and will be left out.')).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Lines with errors' })).toHaveTextContent(
      'Line 3: A: Enter an IPv4 address',
    );
    await hands.click(screen.getByRole('button', { name: 'Import 2 records' }));
    expect(await screen.findByRole('row', { name: /Added A blog/ })).toBeInTheDocument();
    expect(row(/^CNAME www/)).toHaveTextContent('1 hour');
    await waitFor(() => expect(panel()).toContainElement(document.activeElement as HTMLElement));
  });

  it('[DN-09c] stages the records of a service, and the removal of those it replaces', async () => {
    show(zoneServer().handlers);
    const hands = user();
    await more('Set up a service');
    await hands.click(within(await dialog()).getByRole('button', { name: 'Add its records' }));
    expect(await screen.findByRole('link', { name: 'Choose a service.' })).toBeInTheDocument();
    await hands.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'Fastmail');
    await hands.click(screen.getByRole('button', { name: 'Add its records' }));
    expect(await screen.findByRole('row', { name: /Removed MX @ 10 mx1/ })).toBeInTheDocument();
    expect(row(/Added CNAME fm1\._domainkey/)).toBeInTheDocument();
  });

  it('[DN-09b] saves a zone file with its SOA when asked', async () => {
    const files: Blob[] = [];
    const [make, revoke] = [URL.createObjectURL, URL.revokeObjectURL];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => (files.push(file), 'blob:zone'),
      revokeObjectURL: () => undefined,
    });
    show(zoneServer().handlers);
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

  it('[DN-02] renders only the records near the viewport when there are 5,000', async () => {
    const large = Array.from({ length: 5_000 }, (_, index) =>
      served(String(index), `host${index}`, 'A', '203.0.113.1'),
    );
    show(zoneServer(large).handlers);
    await screen.findByRole('row', { name: /host0 / });
    expect(screen.getAllByRole('row').length).toBeLessThan(120);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '5001');
    act(() => screen.getByRole('button', { name: /^Edit A host0,/ }).focus());
    await user().keyboard('{Delete}');
    expect(await screen.findByRole('heading', { name: '1 unsaved change' })).toBeInTheDocument();
  });
});
