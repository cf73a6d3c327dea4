import { addNewDomain, seenPricesAtom } from '@storefront/shared/cart';
import type { SearchAnswer } from '@storefront/shared/contract';
import { queryClient } from '@storefront/shared/api';
import { readSearchWord } from '@storefront/shared/domain';
import { noticesAtom } from '@storefront/shared/notices';
import { singleKeysAtom, store } from '@storefront/shared/store';
import {
  priceAnswer,
  refusal,
  renderWithProviders,
  searchResult,
  type Handlers,
  type Surroundings,
} from '@storefront/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  answer,
  complete,
  groupNamed,
  lines,
  net,
  org,
  pending,
  quay,
  row,
  rows,
  silent,
  taken,
  uk,
} from '../../../testing/results';
import { NO_FILTER } from '../model/result-filter';
import { ExactGroup } from './ExactGroup';
import { ResultList } from './ResultList';
import { SearchResults } from './SearchResults';

jest.mock('./ExactGroup', () => ({
  ExactGroup: jest.fn(jest.requireActual<typeof import('./ExactGroup')>('./ExactGroup').ExactGroup),
}));
jest.mock('./ResultList', () => ({
  ResultList: jest.fn(jest.requireActual<typeof import('./ResultList')>('./ResultList').ResultList),
}));

type Search = NonNullable<Handlers['searchAvailability']>;

const word = readSearchWord('brindlewharf');

const open = (api: Handlers, session: Surroundings['session'] = 'guest') => {
  if (word.problem !== undefined) throw new Error(word.problem);
  const results = (
    <SearchResults search={word} currency="USD" filter={NO_FILTER} onShowAll={() => undefined} paused settled />
  );
  return renderWithProviders(results, { route: '/site/availability/brindlewharf', api, session });
};

beforeEach(() => {
  store.set(singleKeysAtom, true);
});

describe('the results of a word', () => {
  it('[SE-02a] asks all three groups at once with max wait 1, and holds 1, 11 and 5 places, when a word is new', () => {
    const { api } = open({ searchAvailability: () => new Promise<never>(() => {}) });
    expect(api.listInputs('searchAvailability')).toEqual(
      (['exact', 'popular', 'all'] as const).map((group) =>
        expect.objectContaining({ group, max_wait: 1, currency_code: 'USD' }),
      ),
    );
    expect(within(groupNamed('Exact match')).getByText('Checking')).toBeInTheDocument();
    expect(rows('Most popular domains')).toHaveLength(11);
    expect(rows('All available domains')).toHaveLength(5);
    expect(screen.getByText('checking 11 registries')).toBeInTheDocument();
  });

  it('[RT-37l] draws no group anew with what stands above it', async () => {
    if (word.problem !== undefined) throw new Error(word.problem);
    const search = word;
    const showAll = () => undefined;
    function Above() {
      const [count, setCount] = useState(0);
      return (
        <>
          <button type="button" onClick={() => setCount(count + 1)}>
            {`drawn ${count}`}
          </button>
          <SearchResults search={search} currency="USD" filter={NO_FILTER} onShowAll={showAll} paused settled />
        </>
      );
    }
    renderWithProviders(<Above />, { session: 'guest', api: { searchAvailability: complete } });
    await waitFor(() => expect(row('brindlewharf.net')).toHaveTextContent('$13.90'));
    const drawn = [ExactGroup, ResultList].map((group) => jest.mocked(group).mock.calls.length);
    await userEvent.setup().click(screen.getByRole('button', { name: 'drawn 0' }));
    expect(screen.getByRole('button', { name: 'drawn 1' })).toBeInTheDocument();
    expect([ExactGroup, ResultList].map((group) => jest.mocked(group).mock.calls.length)).toEqual(drawn);
  });

  it('[SE-03] looks a word up as .com, before any answer, when it has no extension', () => {
    open({ searchAvailability: () => new Promise<never>(() => {}) });
    expect(groupNamed('Exact match')).toHaveTextContent('brindlewharf.com');
  });

  it('[SE-02a] [SE-02b] asks on with the search key when a group is not complete, and fills rows in their places', async () => {
    let asked = 0;
    const { api } = open({
      searchAvailability: (request) => {
        if (request.input.group !== 'popular') return complete(request);
        asked += 1;
        return asked === 1
          ? answer('popular', [searchResult({ ...net, ...pending }), org], { is_search_completed: false })
          : answer('popular', [net, org]);
      },
    });
    expect(await screen.findByText('1 of 2 answered')).toBeInTheDocument();
    expect(within(row('brindlewharf.net')).getByText('Checking')).toBeInTheDocument();
    await within(row('brindlewharf.net')).findByText('$13.90');
    expect(rows('Most popular domains').map((item) => item.textContent?.slice(0, 16))).toEqual([
      'brindlewharf.net',
      'brindlewharf.org',
    ]);
    const popular = api
      .listInputs('searchAvailability')
      .filter((input) => (input as { group: string }).group === 'popular');
    expect(popular).toEqual([
      expect.objectContaining({ search_key: undefined }),
      expect.objectContaining({ search_key: 'key-popular' }),
    ]);
  });

  describe('when the browser knows server-sent events', () => {
    /** Fake streams, which record what the page opened and send events. */
    class Stream extends EventTarget {
      static opened: Stream[] = [];
      readonly close = jest.fn();
      readonly url: URL;
      constructor(address: string) {
        super();
        this.url = new URL(address, 'https://shop.test');
        Stream.opened.push(this);
      }
      send(data: SearchAnswer): void {
        act(() => void this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(data) })));
      }
      breakOff(): void {
        act(() => void this.dispatchEvent(new Event('error')));
      }
    }

    beforeEach(() => {
      Stream.opened = [];
      Object.assign(globalThis, { EventSource: Stream });
    });
    afterEach(() => {
      Reflect.deleteProperty(globalThis, 'EventSource');
    });

    const begun: Search = ({ input: { group, search_key } }) => {
      if (search_key !== undefined) throw new Error('A group that is followed was polled');
      const row =
        group === 'all' ? [] : [group === 'exact' ? searchResult(pending) : searchResult({ ...net, ...pending })];
      return answer(group, row, { is_search_completed: false });
    };

    it('[SE-02d] takes what all groups still wait for from one stream when there is one, and polls none of them', async () => {
      const { api, unmount } = open({ searchAvailability: begun });
      await waitFor(() => expect(Stream.opened).toHaveLength(1));
      const [stream] = Stream.opened;
      expect(stream?.url.pathname).toBe('/api/domain/1.0/availability/brindlewharf/events');
      expect(Object.fromEntries(stream?.url.searchParams ?? [])).toEqual({
        exact: 'key-exact',
        popular: 'key-popular',
        all: 'key-all',
        language: 'en',
        currency_code: 'USD',
      });
      stream?.send(answer('popular', [net, org]));
      expect(await screen.findByText('$13.90')).toBeInTheDocument();
      stream?.send(answer('all', [quay]));
      expect(await screen.findByRole('button', { name: 'Add brindlequay.com' })).toBeInTheDocument();
      stream?.send(answer('exact', [searchResult()]));
      expect(await screen.findByRole('button', { name: 'Add for $12.90' })).toBeInTheDocument();
      stream?.breakOff();
      expect(stream?.close).toHaveBeenCalled();
      expect(api.listInputs('searchAvailability')).toHaveLength(3);
      expect(Stream.opened).toHaveLength(1);
      unmount();
    });

    it('[SE-02d] asks for each group on when the stream breaks off, and ends only with what is complete', async () => {
      let polled = 0;
      open({
        searchAvailability: (request) => {
          if (request.input.search_key === undefined) return begun(request);
          polled += 1;
          return complete(request);
        },
      });
      await waitFor(() => expect(Stream.opened).toHaveLength(1));
      Stream.opened[0]?.send(answer('popular', [net, org]));
      expect(polled).toBe(0);
      Stream.opened[0]?.breakOff();
      await screen.findByRole('button', { name: 'Add for $12.90' });
      await screen.findByRole('button', { name: 'Add brindlequay.com' });
      expect(polled).toBe(2);
    });

    it.each([
      [
        'the network goes and comes back',
        () => ['offline', 'online'].forEach((name) => window.dispatchEvent(new Event(name))),
      ],
      ['nothing comes for long', () => jest.advanceTimersByTime(12_000)],
    ])('[SE-02d] asks for each group on when %s and the stream says nothing', async (_why, happen) => {
      jest.useFakeTimers();
      try {
        let polled = 0;
        open({
          searchAvailability: (request) => {
            if (request.input.search_key === undefined) return begun(request);
            polled += 1;
            return complete(request);
          },
        });
        await act(() => jest.advanceTimersByTimeAsync(100));
        expect(Stream.opened).toHaveLength(1);
        act(() => void happen());
        await act(() => jest.advanceTimersByTimeAsync(3_000));
        expect(Stream.opened[0]?.close).toHaveBeenCalled();
        expect(polled).toBe(3);
      } finally {
        jest.useRealTimers();
      }
    });

    it('[SE-02d] [SE-06] asks at once when a group that was complete is asked for anew while others are still awaited', async () => {
      let polled = 0;
      open({
        searchAvailability: (request) => {
          if (request.input.group === 'popular' && request.input.search_key === undefined && Stream.opened.length > 0)
            return answer('popular', [searchResult({ ...net, ...pending })], { is_search_completed: false });
          if (request.input.search_key === undefined) return begun(request);
          polled += 1;
          return complete(request);
        },
      });
      await waitFor(() => expect(Stream.opened).toHaveLength(1));
      Stream.opened[0]?.send(answer('popular', [net]));
      await screen.findByText('$13.90');
      await act(() => queryClient.refetchQueries({ predicate: ({ queryKey }) => queryKey[2] === 'popular' }));
      await waitFor(() => expect(polled).toBeGreaterThan(0));
      expect(Stream.opened[0]?.close).toHaveBeenCalled();
    });

    it('[SE-02d] ends the stream when nobody looks at the search any more', async () => {
      const { unmount } = open({ searchAvailability: begun });
      await waitFor(() => expect(Stream.opened).toHaveLength(1));
      unmount();
      expect(Stream.opened[0]?.close).toHaveBeenCalled();
    });

    it('opens no stream when every group is complete at once', async () => {
      open({ searchAvailability: complete });
      await screen.findByRole('button', { name: 'Add for $12.90' });
      await new Promise((resolve) => setTimeout(resolve, 60));
      expect(Stream.opened).toEqual([]);
    });
  });

  it('[SE-02a] [SE-02b] holds its places when the names of a group are not known yet', async () => {
    let asked = 0;
    open({
      searchAvailability: (request) => {
        if (request.input.group !== 'all') return complete(request);
        asked += 1;
        return answer('all', asked === 1 ? [] : [quay], { is_search_completed: asked > 1 });
      },
    });
    await waitFor(() => expect(asked).toBe(1));
    expect(rows('All available domains')).toHaveLength(5);
    expect(await screen.findByRole('button', { name: 'Add brindlequay.com' })).toBeInTheDocument();
    expect(rows('All available domains')).toHaveLength(1);
  });

  it('[SE-04b] [PR-01a] shows the first year and every year after, side by side, with two decimals, when a name is available', async () => {
    open({ searchAvailability: complete });
    await screen.findByText('$13.90');
    expect(row('brindlewharf.net')).toHaveTextContent('$13.90, then $15.90/year');
    expect(groupNamed('Exact match')).toHaveTextContent('Available. $12.90 the first year, then $14.90/year');
  });

  it('[SE-06] calls a name neither taken nor available when its registry is silent, which can be asked again by itself', async () => {
    const { api } = open({ searchAvailability: complete });
    await screen.findByText('$13.90');
    expect(row('brindlewharf.uk')).toHaveTextContent('Unknown, try again');
    expect(row('brindlewharf.uk')).not.toHaveTextContent(/Available|Taken/);

    let speak = (): void => undefined;
    api.answer({
      searchAvailability: ({ params }) =>
        new Promise((resolve) => {
          speak = () =>
            resolve(answer('exact', [searchResult({ domain: params.word, price: 9.9, renewal_price: 9.9 })]));
        }),
    });
    const again = screen.getByRole('button', { name: 'Try again for brindlewharf.uk' });
    await userEvent.click(again);
    expect(row('brindlewharf.uk')).toHaveTextContent('Checking');
    expect(again).toHaveFocus();
    speak();
    expect(await screen.findByRole('button', { name: 'Add brindlewharf.uk' })).toBeInTheDocument();
    expect(api.calls).toHaveLength(4);
    expect(api.calls[3]).toMatchObject({ params: { word: 'brindlewharf.uk' }, input: { group: 'exact' } });
    expect(row('brindlewharf.org')).toHaveTextContent('Taken');
  });

  it.each([
    ['taken', 'to its transfer', () => screen.getByRole('link', { name: 'Transfer in brindlewharf.uk' })],
    ['reserved', 'to its row, where nothing is left to press', () => row('brindlewharf.uk')],
  ] as const)('[SE-06] [LG-06b] hands the focus on when a name turns out to be %s: %s', async (status, _to, heir) => {
    const { api } = open({ searchAvailability: complete });
    await screen.findByText('$13.90');
    api.answer({
      searchAvailability: ({ params }) => answer('exact', [searchResult({ domain: params.word, ...taken, status })]),
    });
    screen.getByRole('button', { name: 'Try again for brindlewharf.uk' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(row('brindlewharf.uk')).toHaveTextContent(status === 'reserved' ? 'Reserved' : 'Taken'));
    expect(heir()).toHaveFocus();
  });

  it('[SE-06] says so when the registry stays silent', async () => {
    const { api } = open({ searchAvailability: complete });
    await screen.findByText('$13.90');
    api.answer({
      searchAvailability: ({ params }) => answer('exact', [searchResult({ domain: params.word, ...silent })]),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Try again for brindlewharf.uk' }));
    expect(await screen.findByRole('button', { name: 'Try again for brindlewharf.uk' })).toBeInTheDocument();
    expect(store.get(noticesAtom).map(({ text }) => text)).toEqual([
      'The .uk registry is slow to answer. Try brindlewharf.uk again in a moment.',
    ]);
  });

  it('[SE-06] asks all silent registries of a group again when one button is pressed', async () => {
    const quiet = [uk, searchResult({ domain: 'brindlewharf.de', ...silent }), net];
    const { api } = open({
      searchAvailability: (request) =>
        request.input.group === 'popular' ? answer('popular', quiet) : complete(request),
    });
    expect(await screen.findByText(/2 domains have no answer yet/)).toBeInTheDocument();
    api.answer({
      searchAvailability: () =>
        answer(
          'popular',
          quiet.map((result) => searchResult({ domain: result.domain })),
        ),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Try them all again' }));
    expect(groupNamed('Most popular domains')).toContainElement(document.activeElement as HTMLElement);
    expect(await screen.findByRole('button', { name: 'Add brindlewharf.de' })).toBeInTheDocument();
    expect(api.listInputs('searchAvailability')).toHaveLength(4);
    expect(screen.queryByText(/no answer yet/)).not.toBeInTheDocument();
  });

  it('[SE-06] asks a group again alone when it failed alone', async () => {
    const { api } = open({
      searchAvailability: (request) => {
        if (request.input.group === 'popular')
          throw refusal(422, { message: 'The popular extensions are being counted.', request_id: '7KQ2-41' });
        return complete(request);
      },
    });
    const alert = await within(groupNamed('Most popular domains')).findByRole('alert');
    expect(alert).toHaveTextContent('The popular extensions are being counted.');
    expect(alert).toHaveTextContent('7KQ2-41');
    expect(screen.getByRole('button', { name: 'Add for $12.90' })).toBeInTheDocument();

    api.answer({ searchAvailability: complete });
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByText('$13.90');
    expect(api.calls).toHaveLength(4);
  });

  it('[SE-06] keeps the answered rows when a group fails on the way', async () => {
    let asked = 0;
    open({
      searchAvailability: (request) => {
        if (request.input.group !== 'popular') return complete(request);
        asked += 1;
        if (asked === 2) throw refusal(422, { message: 'Search is busy.' });
        return answer('popular', [net, searchResult({ ...org, ...pending })], { is_search_completed: asked === 3 });
      },
    });
    expect(await screen.findByText(/Search is busy/)).toBeInTheDocument();
    expect(row('brindlewharf.net')).toHaveTextContent('$13.90');
    expect(row('brindlewharf.org')).toHaveTextContent('Unknown, try again');
    await userEvent.click(screen.getByRole('button', { name: 'Try the rest again' }));
    await waitFor(() => expect(asked).toBe(3));
  });

  it('[CT-02] adds a new registration of one year with auto-renew on when pressed; then the fill goes on to the cart', async () => {
    open({ searchAvailability: complete });
    await userEvent.click(await screen.findByRole('button', { name: 'Add for $12.90' }));
    expect(lines()).toEqual([
      expect.objectContaining({ domain: 'brindlewharf.com', type: 'new', period: 1, quantity: 1, autorenew: true }),
    ]);
    const exact = within(groupNamed('Exact match'));
    expect(exact.getByText('In your cart')).toBeInTheDocument();
    expect(exact.getByRole('link', { name: 'Open cart' })).toHaveAttribute('href', '/site/cart');
    expect(exact.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
    expect(screen.getByText('brindlewharf.com is in your cart')).toBeInTheDocument();

    await userEvent.click(exact.getByRole('button', { name: /^Undo/ }));
    expect(lines()).toEqual([]);
    expect(exact.getByRole('button', { name: 'Add for $12.90' })).toBeInTheDocument();
  });

  it('[CT-14a] remembers the price that was shown when a name was added', async () => {
    open({ searchAvailability: complete });
    await userEvent.click(await screen.findByRole('button', { name: 'Add brindlewharf.net' }));
    await waitFor(() => expect(lines()[0]).toMatchObject({ priced: 'priced', cost: 1290 }));
    expect(store.get(seenPricesAtom)).toMatchObject({
      'brindlewharf.net': { period: 1, currency_code: 'USD', cost: 1390 },
    });
  });

  it('keeps the focus in the row when what was added is taken back', async () => {
    open({ searchAvailability: complete });
    await userEvent.click(await screen.findByRole('button', { name: 'Add brindlewharf.net' }));
    expect(screen.getByRole('button', { name: 'Undo, remove brindlewharf.net from the cart' })).toHaveFocus();
    expect(row('brindlewharf.net')).toHaveTextContent('In your cart');
  });

  it('[PR-03a] [PR-03b] offers only what has a price when names are premium, reserved or unpriced', async () => {
    const premium = searchResult({ domain: 'brindlewharf.io', status: 'premium', price: 2400, renewal_price: 54 });
    const reserved = searchResult({ domain: 'brindlewharf.dev', ...taken, status: 'reserved' });
    const unpriced = searchResult({ domain: 'brindlewharf.app', price: undefined, renewal_price: undefined });
    open({
      searchAvailability: (request) =>
        request.input.group === 'popular' ? answer('popular', [premium, reserved, unpriced]) : complete(request),
    });
    await screen.findByText('$2,400.00');
    expect(row('brindlewharf.io')).toHaveTextContent('Premium');
    expect(row('brindlewharf.dev')).toHaveTextContent('Reserved');
    expect(within(row('brindlewharf.dev')).queryByRole('button')).not.toBeInTheDocument();
    expect(row('brindlewharf.app')).toHaveTextContent('No price yet');
    expect(screen.queryByRole('button', { name: 'Add brindlewharf.app' })).not.toBeInTheDocument();
  });

  it('[SE-05a] offers the nearest free name first, and transfer-in quietly, when the exact name is taken', async () => {
    let speak = (): void => undefined;
    open({
      searchAvailability: async (request) => {
        if (request.input.group === 'exact')
          return answer('exact', [searchResult({ domain: 'brindlewharf.com', ...taken })]);
        if (request.input.group === 'popular') await new Promise<void>((resolve) => (speak = resolve));
        return complete(request);
      },
    });
    const exact = within(groupNamed('Exact match'));
    expect(await exact.findByRole('link', { name: 'Transfer it in' })).toHaveAttribute(
      'href',
      '/site/transfer-review?domain=brindlewharf.com',
    );
    expect(exact.queryByRole('button')).not.toBeInTheDocument();
    act(() => speak());
    const add = await exact.findByRole('button', { name: 'Add brindlewharf.net for $13.90' });
    expect(groupNamed('Exact match')).toHaveTextContent(
      'brindlewharf.net is available: $13.90 the first year, then $15.90/year',
    );
    await userEvent.click(add);
    expect(lines().map(({ domain }) => domain)).toEqual(['brindlewharf.net']);
    expect(exact.getByRole('link', { name: 'Open cart' })).toBeInTheDocument();
    await userEvent.click(exact.getByRole('button', { name: /^Undo/ }));
    expect(exact.getByRole('button', { name: 'Add brindlewharf.net for $13.90' })).toBeInTheDocument();
  });

  it('[SE-05a] offers transfer-in when a name is taken', async () => {
    open({ searchAvailability: complete });
    expect(await screen.findByRole('link', { name: 'Transfer in brindlewharf.org' })).toHaveAttribute(
      'href',
      '/site/transfer-review?domain=brindlewharf.org',
    );
  });

  it('[SE-07a] [SE-07b] names in the row what a registry asks for, and the add-on that it does not allow, when it does', async () => {
    const us = searchResult({
      domain: 'brindlewharf.us',
      eligibility: 'For residents of the United States',
      extra_data: ['What the domain is for'],
      privacy_allowed: false,
    });
    open({
      searchAvailability: (request) =>
        request.input.group === 'popular' ? answer('popular', [us]) : complete(request),
    });
    expect(
      await screen.findByText('For residents of the United States. The registry asks for: what the domain is for'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /all prices of brindlewharf.us/ }));
    expect(row('brindlewharf.us')).toHaveTextContent('Privacy Protection is not offered for .us domains');
  });

  it('[SE-07a] names what a registry asks for beside the button when that offers another name', async () => {
    const us = searchResult({
      domain: 'brindlewharf.us',
      eligibility: 'For residents of the United States',
      extra_data: ['What the domain is for'],
    });
    open({
      searchAvailability: ({ params, input: { group } }) => {
        if (group === 'exact') return answer(group, [searchResult({ domain: `${params.word}.com`, ...taken })]);
        return answer(group, group === 'popular' ? [us] : []);
      },
    });
    await screen.findByRole('button', { name: /^Add brindlewharf.us for/ });
    expect(groupNamed('Exact match')).toHaveTextContent(
      'For residents of the United States. The registry asks for: what the domain is for',
    );
  });

  it('[SE-05a] says how a name can be brought in, or why it cannot, when it is taken, and not what a new one would need', async () => {
    const nominet = searchResult({
      domain: 'brindlewharf.uk',
      transfer_by_tag: true,
      eligibility: 'For everybody',
      extra_data: ['Registrant type'],
      ...taken,
    });
    const french = searchResult({ domain: 'brindlewharf.fr', eligibility: 'For people in the EU', ...taken });
    open({
      searchAvailability: (request) =>
        request.input.group === 'popular' ? answer('popular', [nominet, french]) : complete(request),
    });
    expect(
      await screen.findByText('.uk domains transfer by IPS tag change, which we do not support yet.'),
    ).toBeInTheDocument();
    expect(row('brindlewharf.uk')).not.toHaveTextContent(/For everybody|Registrant type/);
    expect(row('brindlewharf.fr')).not.toHaveTextContent('For people in the EU');
    expect(
      within(row('brindlewharf.fr')).getByRole('link', { name: 'Transfer in brindlewharf.fr' }),
    ).toBeInTheDocument();
  });

  it('[SE-02c] shows the word under every other extension, a page at a time, when asked, none of them twice', async () => {
    const further = [
      ['berlin', 'coffee'],
      ['ca', 'zone'],
    ] as const;
    const berlin = searchResult({ domain: 'brindlewharf.berlin' });
    const { api } = open({
      searchAvailability: (request) => {
        const { group, page } = request.input;
        if (group !== 'all') return complete(request);
        if (page === undefined) return answer(group, [quay, berlin], { pages: 3 });
        return answer(
          group,
          (further[page - 1] ?? []).map((tld) => searchResult({ domain: `brindlewharf.${tld}` })),
          { pages: 3 },
        );
      },
    });
    const asked = () => api.listInputs('searchAvailability').map((input) => (input as { page?: number }).page);
    const more = await screen.findByRole('button', { name: 'Show more extensions' });
    expect(asked()).toEqual([undefined, undefined, undefined]);
    more.focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Add brindlewharf.coffee' })).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Add brindlewharf.berlin' })).toHaveLength(1);
    expect(asked()).toEqual([undefined, undefined, undefined, 1]);
    expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Add brindlewharf.zone' }));
    expect(lines()).toEqual([expect.objectContaining({ domain: 'brindlewharf.zone' })]);
    expect(rows('All available domains').map((item) => item.querySelector('bdi')?.textContent)).toHaveLength(5);
    expect(screen.getByText('These are all the extensions we sell.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more extensions' })).not.toBeInTheDocument();
  });

  it('[SE-05a] [SE-05e] keeps the keyboard where it was when the name is added and taken back', async () => {
    open({ searchAvailability: complete });
    (await screen.findByRole('button', { name: 'Add for $12.90' })).focus();
    await userEvent.keyboard('{Enter}');
    const exact = within(groupNamed('Exact match'));
    expect(exact.getByRole('link', { name: 'Open cart' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(exact.getByRole('button', { name: /^Undo/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(exact.getByRole('button', { name: 'Add for $12.90' })).toHaveFocus();
  });

  it('[PR-01b] tells what a name costs over the years, to bring in and to get back, when asked', async () => {
    open({ searchAvailability: complete, checkPrice: ({ input }) => priceAnswer({ domain: input.domain }) });
    await screen.findByText('$13.90');
    const toggle = screen.getByRole('button', { name: /^then \$15.90.*all prices of brindlewharf.net$/ });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const told = Object.fromEntries(
      [...row('brindlewharf.net').querySelectorAll('dt')].map((term) => [
        term.textContent,
        term.nextElementSibling?.textContent,
      ]),
    );
    expect(told).toEqual({
      '1 year in total': '$13.90',
      '3 years in total': '$41.70',
      '5 years in total': '$69.50',
      '10 years in total': '$139.00',
      'Transfer in': '$12.90',
      'Restore after expiry': '$80.00',
    });
    await waitFor(() => expect(row('brindlewharf.net')).toHaveTextContent('No tax is added in the United States.'));
    await userEvent.keyboard('{Enter}');
    expect(row('brindlewharf.net').querySelector('dl')).toBeNull();
  });

  it('[PR-01a] tells the tax of the country when a customer looks', async () => {
    const tax_rates = [{ tax_id: 'vat-no', tax_rule_name: 'VAT Norway', tax_rate: 25, tax_amount: 3.48 }];
    const checkPrice: Handlers['checkPrice'] = ({ input }) =>
      priceAnswer({ domain: input.domain, price: 13.9, cost: 13.9, tax: 3.48, tax_rates });
    open({ searchAvailability: complete, checkPrice }, { country: 'NO' });
    await screen.findByText('$13.90');
    await userEvent.click(screen.getByRole('button', { name: /all prices of brindlewharf.net/ }));
    expect(await screen.findByText(/Add VAT Norway \(25%\) \$3.48 for the first year/)).toBeInTheDocument();
  });

  it('[SE-02a] shows five suggestions in the places of five, and the others when asked', async () => {
    const many = Array.from({ length: 24 }, (_, index) => searchResult({ domain: `brindle${index}.com` }));
    open({
      searchAvailability: (request) => (request.input.group === 'all' ? answer('all', many) : complete(request)),
    });
    await screen.findByText('brindle0');
    expect(rows('All available domains')).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: 'Show 19 more' }));
    expect(rows('All available domains')).toHaveLength(24);
    expect(screen.getByRole('button', { name: 'Add brindle5.com' })).toHaveFocus();
  });

  it('offers other words when nothing is free', async () => {
    open({
      searchAvailability: ({ input: { group } }) =>
        answer(
          group,
          group === 'all'
            ? []
            : [searchResult({ domain: `brindlewharf.${group === 'exact' ? 'com' : 'org'}`, ...taken })],
        ),
    });
    expect(await screen.findByText(/Nothing here is available/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'getbrindlewharf' })).toHaveAttribute(
      'href',
      '/site/availability/getbrindlewharf',
    );
  });

  it('[SE-02b] speaks counts of a group when it is complete', async () => {
    open({ searchAvailability: complete });
    expect(
      await screen.findByText('Most popular domains: 2 of 4 available, 1 without an answer yet'),
    ).toBeInTheDocument();
  });
});

describe('single keys on the results', () => {
  it('[SE-05e] move from row to row, add and take back when j, k, a and u are pressed', async () => {
    open({ searchAvailability: complete });
    await screen.findByText('$13.90');
    await userEvent.keyboard('j');
    expect(screen.getByRole('button', { name: 'Add for $12.90' })).toHaveFocus();
    await userEvent.keyboard('jj');
    expect(screen.getByRole('link', { name: 'Transfer in brindlewharf.org' })).toHaveFocus();
    await userEvent.keyboard('a');
    expect(lines()).toEqual([]);
    await userEvent.keyboard('ka');
    expect(lines().map(({ domain }) => domain)).toEqual(['brindlewharf.net']);
    await userEvent.keyboard('u');
    expect(lines()).toEqual([]);
  });

  it('[SE-05e] add the exact match when a is pressed and no row has the focus', async () => {
    open({ searchAvailability: complete });
    await screen.findByText('$13.90');
    await userEvent.keyboard('a');
    expect(lines().map(({ domain }) => domain)).toEqual(['brindlewharf.com']);
  });

  it('[SE-05e] stay off when they are switched off', async () => {
    open({ searchAvailability: complete });
    await screen.findByText('$13.90');
    await userEvent.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
    await userEvent.keyboard('a');
    expect(lines()).toEqual([]);
    expect(localStorage.getItem('sf:single-keys')).toContain('false');
  });

  it('are not needed when Tab and Enter are used', async () => {
    open({ searchAvailability: complete });
    await screen.findByText('$13.90');
    screen.getByRole('button', { name: 'Add for $12.90' }).focus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: /all prices of brindlewharf.net/ })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Add brindlewharf.net' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(lines().map(({ domain }) => domain)).toEqual(['brindlewharf.net']);
  });

  it('[SE-05a] [CT-14b] say so in the row when a name in the cart was taken meanwhile, from which the cart learns it', async () => {
    const gone = searchResult({ domain: net.domain, ...taken });
    open({
      searchAvailability: (call) => (call.input.group === 'popular' ? answer('popular', [gone, org]) : complete(call)),
      checkCartPrice: ({ input: { items } }) => ({
        lines: [],
        unpriced: items.map(({ domain }) => ({ domain, reason: 'taken' as const })),
      }),
    });
    await screen.findByRole('button', { name: 'Add for $12.90' });
    act(() => void addNewDomain(net));
    expect(row(net.domain)).toHaveTextContent('Taken since you added it');
    expect(row(net.domain)).not.toHaveTextContent('In your cart');
    await waitFor(() => expect(lines().map(({ problem }) => problem)).toEqual(['taken']));
    await userEvent.click(within(row(net.domain)).getByRole('button', { name: `Remove ${net.domain} from the cart` }));
    expect(lines()).toEqual([]);
    expect(row(net.domain)).not.toHaveTextContent('Taken since');
  });
});
