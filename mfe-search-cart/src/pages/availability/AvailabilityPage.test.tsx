import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NamesAnswer, SearchAnswer, SearchResult } from '@storefront/shared/contract';
import { Route, Routes, useLocation } from '@storefront/shared/routing';
import { singleKeysAtom, store } from '@storefront/shared/store';
import {
  renderWithProviders,
  searchResult,
  tldOffer,
  type Handlers,
  type Surroundings,
} from '@storefront/shared/testing';
import { answer, complete, groupNamed, lines, net, org, rows, taken } from '../../testing/results';
import { AvailabilityPage } from './AvailabilityPage';

function Address() {
  const { pathname, search, hash } = useLocation();
  return <p data-testid="address">{pathname + search + hash}</p>;
}

const address = (): string | null => screen.getByTestId('address').textContent;

function open(api: Handlers, route = '/site/availability/brindlewharf', session: Surroundings['session'] = 'guest') {
  return renderWithProviders(
    <>
      <Routes>
        <Route path="/site/availability/:word" element={<AvailabilityPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </>,
    { route, api, session },
  );
}

beforeEach(() => {
  store.set(singleKeysAtom, true);
});

describe('/site/availability/{word}', () => {
  it('[SE-01a] says in the address what it searches for when the word was typed otherwise', async () => {
    const { api } = open({ searchAvailability: complete }, '/site/availability/Brindle%20Wharf!?show=short');
    await screen.findByRole('button', { name: 'Add for $12.90' });
    expect(address()).toBe('/site/availability/brindlewharf?show=short');
    expect(api.calls.map(({ params }) => params)).toEqual(Array.from({ length: 3 }, () => ({ word: 'brindlewharf' })));
  });

  describe('[SE-01d] says what of a typed word it searches without', () => {
    const without = (signs: string): string => `Searched without characters that no domain can contain: ${signs}`;
    // Without the isolates that keep the direction of each character.
    const said = (): string => (screen.getAllByRole('status')[0]?.textContent ?? '').replace(/[\u2068\u2069]/g, '');

    it('when it stands in an address that was typed or followed, also after the filter has changed', async () => {
      open({ searchAvailability: complete }, '/site/availability/Brindle%20Wharf!');
      await screen.findByRole('button', { name: 'Add for $12.90' });
      expect(address()).toBe('/site/availability/brindlewharf');
      await waitFor(() => expect(said()).toBe(without('space and !')));
      await userEvent.click(screen.getByRole('radio', { name: 'Under $20' }));
      expect(address()).toBe('/site/availability/brindlewharf?show=under-20');
      await waitFor(() => expect(said()).toBe(without('space and !')));
    });

    it('while it is typed and after Enter, until another word is', async () => {
      const user = userEvent.setup();
      open({ searchAvailability: complete });
      const field = screen.getByRole('searchbox');
      expect(said()).toBe('');
      await user.clear(field);
      await user.type(field, 'foo_bar!_');
      await waitFor(() => expect(said()).toBe(without('_ and !')));
      await user.keyboard('{Enter}');
      await waitFor(() => expect(address()).toBe('/site/availability/foobar'));
      expect(field).toHaveValue('foobar');
      await waitFor(() => expect(said()).toBe(without('_ and !')));
      await user.type(field, 's');
      expect(said()).toBe('');
    });

    it.each(['https://www.foobar.com/a_b?c=d', 'mara@foobar.com', 'www.foobar.com.', 'foobar。com', 'Straße'])(
      'but nothing of %s, which is an address or has all its letters searched',
      async (typed) => {
        open({ searchAvailability: complete }, `/site/availability/${encodeURIComponent(typed)}`);
        await screen.findByRole('button', { name: 'Add for $12.90' });
        expect(said()).toBe('');
      },
    );
  });

  it('[SE-01b] asks for the ASCII form and shows its own script when a word is internationalised', async () => {
    const { api } = open({ searchAvailability: complete }, '/site/availability/bl%C3%A5b%C3%A6rhuset');
    await screen.findByRole('button', { name: 'Add for $12.90' });
    expect(api.calls[0]?.params).toEqual({ word: 'xn--blbrhuset-62am' });
    expect(screen.getByRole('searchbox')).toHaveValue('blåbærhuset');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Search results for blåbærhuset');
  });

  it('[SE-01a] says why and asks nobody when a word cannot be searched', () => {
    const { api } = open({ searchAvailability: complete }, '/site/availability/-wharf');
    expect(screen.getByRole('searchbox')).toBeInvalid();
    expect(screen.getByText(/cannot begin or end with a hyphen/)).toBeInTheDocument();
    expect(api.calls).toEqual([]);
  });

  it('[SE-03] says so when an extension is not sold and the nearest name is another', async () => {
    open(
      {
        searchAvailability: (request) =>
          request.input.group === 'exact' ? answer('exact', [searchResult()]) : complete(request),
      },
      '/site/availability/brindlewharf.zzz',
    );
    expect(
      await screen.findByText('brindlewharf.zzz cannot be registered here. This is the closest domain that can.'),
    ).toBeInTheDocument();
  });

  it('[SE-02b] ends the calls of the old word when a new one comes, and shows their late answers nowhere', async () => {
    const signals: AbortSignal[] = [];
    const late: (() => void)[] = [];
    open({
      searchAvailability: (request) => {
        if (request.params.word !== 'brindlewharf') return complete(request);
        if (request.signal) signals.push(request.signal);
        return new Promise((resolve) => late.push(() => resolve(complete(request) as SearchAnswer)));
      },
    });
    const field = screen.getByRole('searchbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'Tannery{Enter}');
    expect(address()).toBe('/site/availability/tannery');
    expect(signals).toHaveLength(3);
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
    await act(async () => late.forEach((resolve) => resolve()));
    expect(await screen.findByRole('button', { name: 'Add for $12.90' })).toBeInTheDocument();
    expect(groupNamed('Exact match')).toHaveTextContent('tannery.com');
    expect(groupNamed('Exact match')).not.toHaveTextContent('brindlewharf');
  });

  it('[SE-05d] filters by what the address says, and writes the choice there when it changes', async () => {
    open({ searchAvailability: complete }, '/site/availability/brindlewharf?show=under-20');
    await screen.findByText('$13.90');
    await waitFor(() => expect(rows('Most popular domains')).toHaveLength(1));
    expect(screen.getByRole('radio', { name: 'Under $20' })).toBeChecked();

    await userEvent.click(screen.getByRole('radio', { name: 'Available' }));
    expect(address()).toBe('/site/availability/brindlewharf?show=available');
    expect(rows('Most popular domains')).toHaveLength(2);
    await userEvent.click(screen.getByRole('radio', { name: 'All' }));
    expect(address()).toBe('/site/availability/brindlewharf');
    expect(rows('Most popular domains')).toHaveLength(4);
  });

  it('[SE-05d] asks for suggestions under an extension, and writes it into the address, when one is chosen', async () => {
    const { api } = open({
      searchAvailability: complete,
      listTlds: () => [tldOffer({ tld: 'net' }), tldOffer({ tld: 'studio' })],
    });
    await screen.findByText('$13.90');
    await userEvent.click(screen.getByRole('button', { name: 'More filters' }));
    await screen.findByRole('option', { name: '.studio' });
    await userEvent.selectOptions(screen.getByLabelText('Extension'), '.studio');
    expect(address()).toBe('/site/availability/brindlewharf?tld=studio');
    expect(rows('Most popular domains')).toHaveLength(1);
    await waitFor(() =>
      expect(api.listInputs('searchAvailability').at(-1)).toMatchObject({ group: 'all', tld: 'studio' }),
    );
    expect(screen.getByRole('button', { name: 'More filters, 1 set' })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('button', { name: /^Clear filters/ }));
    expect(address()).toBe('/site/availability/brindlewharf');
    expect(rows('Most popular domains')).toHaveLength(4);
  });

  it('[SE-05d] [RT-35a] has the filters of an address when it was pasted', async () => {
    open(
      { searchAvailability: complete, listTlds: () => [tldOffer({ tld: 'net' })] },
      '/site/availability/brindlewharf?tld=net&length=12',
    );
    expect(await screen.findByLabelText('Length')).toHaveValue('12');
    expect(screen.getByLabelText('Extension')).toHaveValue('net');
    await waitFor(() => expect(rows('Most popular domains')).toHaveLength(1));
  });

  it('lifts the filter on the spot when nothing fits it', async () => {
    open(
      {
        searchAvailability: (request) =>
          request.input.group === 'popular' ? answer('popular', [org]) : complete(request),
      },
      '/site/availability/brindlewharf?show=available',
    );
    expect(await screen.findByText('No domain in this group matches the filters.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(rows('Most popular domains')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Transfer in brindlewharf.org' })).toHaveFocus();
  });
});

describe('[SE-02b] results while a word is typed', () => {
  // So that a slow machine does not count as a pause in typing.
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

  it('follow the field at once when a letter is typed; the exact name alone is asked for until the word stands', async () => {
    const { api } = open({ searchAvailability: complete });
    const hands = user();
    await screen.findByText('$13.90');
    await hands.type(screen.getByRole('searchbox'), 's');
    expect(groupNamed('Exact match')).toHaveTextContent('brindlewharfs.com');
    expect(address()).toBe('/site/availability/brindlewharf');
    // The domains of the popular group are known from the previous word.
    expect(rows('Most popular domains').map((item) => item.textContent?.slice(0, 17))).toContain('brindlewharfs.net');
    await within(groupNamed('Exact match')).findByText('Available');
    expect(api.calls.slice(3)).toEqual([
      expect.objectContaining({
        params: { word: 'brindlewharfs' },
        input: expect.objectContaining({ group: 'exact' }) as object,
      }),
    ]);
    await waitFor(() => expect(address()).toBe('/site/availability/brindlewharfs'));
    await waitFor(() => expect(api.calls).toHaveLength(6));
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('brindlewharfs');
  });

  it('stay with the last word when what is typed is none', async () => {
    open({ searchAvailability: complete });
    const hands = user();
    await screen.findByText('$13.90');
    await hands.type(screen.getByRole('searchbox'), '.');
    await hands.clear(screen.getByRole('searchbox'));
    expect(groupNamed('Exact match')).toHaveTextContent('brindlewharf.com');
    expect(screen.getByRole('searchbox')).toBeValid();
    await hands.keyboard('{Enter}');
    expect(screen.getByRole('searchbox')).toBeInvalid();
  });
});

describe('[SE-05b] many names at once', () => {
  const check =
    (...results: SearchResult[]) =>
    (): NamesAnswer => ({ search_key: 'k', is_search_completed: true, results, not_sold: ['brindlewharf.zzz'] });
  const found = [
    net,
    org,
    searchResult({ domain: 'brindlewharf.io', status: 'premium', price: 2400, renewal_price: 54 }),
    searchResult({ domain: 'quay.ai', price: 79, renewal_price: 89, min_years: 2, first_year_only: false }),
  ];

  it('checks a list as one when it is pasted into the field, and tells what is left out', async () => {
    const { api } = open({ searchAvailability: complete, checkNames: check(...found) });
    await screen.findByText('$13.90');
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.paste(
      'brindlewharf.net\nbrindlewharf.org, brindlewharf.io; quay.ai\n!!!\nBrindlewharf.NET brindlewharf.zzz',
    );
    expect(address()).toBe(
      '/site/availability/brindlewharf.net#names=brindlewharf.net,brindlewharf.org,brindlewharf.io,quay.ai,brindlewharf.zzz',
    );
    expect(await screen.findByText('2 available, 1 premium, 1 taken')).toBeInTheDocument();
    expect(api.listInputs('checkNames')).toEqual([
      {
        names: ['brindlewharf.net', 'brindlewharf.org', 'brindlewharf.io', 'quay.ai', 'brindlewharf.zzz'],
        max_wait: 1,
        search_key: undefined,
        currency_code: 'USD',
      },
    ]);
    expect(screen.getByText('1 entry is not a domain')).toBeInTheDocument();
    expect(screen.getByText('1 domain was listed more than once')).toBeInTheDocument();
    expect(screen.getByText('1 domain has an extension we do not sell')).toBeInTheDocument();
    expect(rows('Your list')).toHaveLength(4);
  });

  it('keeps its list when a filter is set, and can be changed', async () => {
    open(
      { searchAvailability: complete, checkNames: check(...found) },
      '/site/availability/x.com#names=brindlewharf.net,brindlewharf.org',
    );
    await screen.findByText('2 available, 1 premium, 1 taken');
    await userEvent.click(screen.getByRole('radio', { name: 'Under $20' }));
    expect(address()).toBe('/site/availability/x.com?show=under-20#names=brindlewharf.net,brindlewharf.org');
    expect(rows('Your list')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Change the list' }));
    expect(await screen.findByLabelText('Domains to check')).toHaveValue('brindlewharf.net\nbrindlewharf.org');
    await userEvent.type(screen.getByLabelText('Domains to check'), '{Enter}quay');
    await userEvent.click(screen.getByRole('button', { name: 'Check 3 domains' }));
    expect(address()).toBe(
      '/site/availability/brindlewharf.net?show=under-20#names=brindlewharf.net,brindlewharf.org,quay.com',
    );
  });
});

describe('single keys on the results', () => {
  it('[SE-05e] leave letters alone when they are typed in a field', async () => {
    open({ searchAvailability: complete });
    await screen.findByText('$13.90');
    await userEvent.type(screen.getByRole('searchbox'), 'ajuka');
    expect(lines()).toEqual([]);
    expect(screen.getByRole('searchbox')).toHaveValue('brindlewharfajuka');
  });

  it('[TR-01b] offers no transfer and says why when a taken name moves by a change of tag', async () => {
    const nominet = searchResult({ domain: 'brindlewharf.co.uk', transfer_by_tag: true, ...taken });
    open(
      { searchAvailability: ({ input: { group } }) => answer(group, group === 'exact' ? [nominet] : []) },
      '/site/availability/brindlewharf.co.uk',
    );
    await screen.findByText(/domains transfer by IPS tag change, which we do not support yet/);
    expect(screen.queryByRole('link', { name: /Transfer in/i })).toBeNull();
    expect(screen.queryByRole('link', { name: /transfer it in/i })).toBeNull();
  });
});
