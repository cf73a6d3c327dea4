import { act, screen } from '@testing-library/react';
import { offeredCurrenciesAtom } from '../currency/currency-state';
import { setShopCurrency } from '../currency';
import { noticesAtom } from '../notices';
import { endSession, sessionAtom } from '../session';
import { store } from '../store';
import type { PriceAnswer } from '../contract/price';
import {
  addOnAnswer,
  addOnLine,
  cartItem,
  domainInfo,
  eur,
  priceAnswer,
  refusal,
  renderWithProviders,
  searchResult,
  signedIn,
  surround,
  usd,
  type Handlers,
  type Surroundings,
} from '../testing';
import {
  addAddOn,
  addNewDomain,
  addRenewal,
  addTransfer,
  deselectAddOn,
  removeItem,
  removeOrdered,
  resetCart,
  selectAddOn,
  setAutorenew,
  setPeriod,
  setPeriods,
} from './cart-actions';
import { cartLines } from './cart-store';
import { clearCheckoutDrafts, orderDraftAtom, registrantDraftAtom } from './checkout-drafts';
import { followCart } from './follow';
import { repriceCart } from './reprice';
import { cartAtom } from './shown-cart';
import { cartStateAtom } from './stored-cart';
import { undo } from './undo';
import { useCart } from './use-cart';

type CartPrice = NonNullable<Handlers['checkCartPrice']>;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(async () => {
  await jest.runAllTimersAsync();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Runs the timers for requesting and receiving prices. */
const settled = () => jest.advanceTimersByTimeAsync(200);

/** Sets up an environment whose own first price check is done. */
async function given(surroundings: Surroundings = {}) {
  const api = surround(surroundings);
  followCart();
  await settled();
  return Object.assign(api, {
    asked: () =>
      (api.listInputs('checkCartPrice') as { items: { domain: string; period: number }[] }[]).map(({ items }) => items),
  });
}

/** A price check whose responses the test sends, in any order. */
function byHand() {
  const waiting: {
    items: readonly Pick<PriceAnswer, 'domain' | 'period' | 'service'>[];
    answer: (given?: Partial<PriceAnswer>) => Promise<void>;
    fail: () => Promise<void>;
  }[] = [];
  const checkCartPrice: CartPrice = ({ input }) =>
    new Promise((resolve, reject) => {
      waiting.push({
        items: input.items,
        answer: async (more = {}) => {
          resolve({
            lines: input.items.map(({ domain, period, service }) =>
              priceAnswer({ domain, period, service, currency_code: input.currency_code, ...more }),
            ),
            unpriced: [],
          });
          await settled();
        },
        fail: async () => {
          reject(refusal(503, { message: 'Busy' }));
          await settled();
        },
      });
    });
  return { waiting, checkCartPrice };
}

const line = (domain = 'brindlewharf.com') => store.get(cartAtom).items.find((item) => item.domain === domain);
const texts = () => store.get(noticesAtom).map(({ text }) => text);

describe('adding to the cart', () => {
  it('[CT-02] [CT-09b] adds a domain at once and asks for its price', async () => {
    const api = await given();
    expect(addNewDomain(searchResult())).toBe(true);
    expect(line()).toMatchObject({
      type: 'new',
      period: 1,
      quantity: 1,
      autorenew: true,
      cost: 1290,
      priced: 'checking',
    });
    await settled();
    expect(api.asked()).toEqual([
      [{ domain: 'brindlewharf.com', period: 1, service: 'domain_create', with_add_ons: true }],
    ]);
    expect(line()).toMatchObject({ priced: 'priced', quote: 'quote-brindlewharf.com-1' });
  });

  it('[PR-03b] refuses a domain without a price', async () => {
    await given();
    expect(addNewDomain(searchResult({ price: undefined }))).toBe(false);
    expect(cartLines()).toEqual([]);
  });

  it('[CT-01] keeps one line and its choices when a domain is added twice', async () => {
    await given();
    addNewDomain(searchResult());
    setPeriod('brindlewharf.com', 3);
    addNewDomain(searchResult());
    expect(store.get(cartAtom)).toMatchObject({ count: 1, items: [{ quantity: 1, period: 3 }] });
  });

  it('[CT-01] replaces the line when a transfer is added again with another code', async () => {
    await given({ cart: [cartItem({ domain: 'rookery.app', type: 'transfer', auth_info: 'old' })] });
    addTransfer({ domain: 'rookery.app', auth_info: 'new' });
    expect(line('rookery.app')).toMatchObject({ auth_info: 'new', isUpdate: true });
  });

  it('[DM-09a] keeps add-ons bought alone in one line of the domain, which a renewal takes over with its choices', async () => {
    await given();
    const subject = domainInfo({
      add_on_prices: { contact_privacy: 8, domain_forwarding: 5 },
      add_on_offers: {
        contact_privacy: { cost: 3.42, is_least: false },
        domain_forwarding: { cost: 2.14, is_least: false },
      },
    });
    expect(addAddOn(subject, 'email_forwarding')).toBe(false);
    expect(cartLines()).toEqual([]);
    expect(addAddOn(subject, 'contact_privacy')).toBe(true);
    addAddOn(subject, 'contact_privacy');
    addAddOn(subject, 'domain_forwarding');
    expect(line()).toMatchObject({
      type: 'renew',
      period: 0,
      cost: 0,
      date: subject.expiry_date,
      expiry_date: subject.expiry_date,
      isUpdate: true,
    });
    expect(
      line()?.sub_products.map(({ type, cost, quantity, service_prorated }) => [
        type,
        cost,
        quantity,
        service_prorated,
      ]),
    ).toEqual([
      ['contact_privacy', 342, 1, true],
      ['domain_forwarding', 214, 1, true],
    ]);
    setPeriod('brindlewharf.com', 3);
    expect(line()?.period).toBe(0);

    expect(addRenewal(subject)).toBe(true);
    expect(line()).toMatchObject({ type: 'renew', period: 1, privacy: true });
    expect(
      line()?.sub_products.map(({ type, is_selected, cost, service_prorated }) => [
        type,
        is_selected,
        cost,
        service_prorated,
      ]),
    ).toEqual([
      ['contact_privacy', true, 800, false],
      ['domain_forwarding', true, 500, false],
    ]);
    addAddOn(subject, 'domain_forwarding');
    expect(line()?.period).toBe(1);
  });

  it('[DM-09a] moves add-ons bought alone to the new expiry, at the price until then, when the domain was renewed meanwhile', async () => {
    await given({
      cart: [addOnLine()],
      api: {
        checkCartPrice: () => ({
          lines: [
            addOnAnswer({
              expiry_date: '2028-03-01T12:00:00Z',
              sub_products: [{ name: 'contact_privacy', price: 8, cost: 11.42, tax: 0, tax_rates: [] }],
            }),
          ],
          unpriced: [],
        }),
      },
    });
    await repriceCart();
    expect(line()).toMatchObject({
      date: '2028-03-01T12:00:00Z',
      expiry_date: '2028-03-01T12:00:00Z',
      sub_products: [{ cost: 1142, price: 800, service_prorated: true, is_selected: true }],
    });
  });

  it('[CT-03] selects the add-ons of the domain for its renewal, and prices them when the response arrives', async () => {
    await given();
    expect(addRenewal(domainInfo({ has_whois_privacy: true }))).toBe(true);
    await settled();
    const privacy = line()?.sub_products.find(({ type }) => type === 'contact_privacy');
    expect(privacy).toMatchObject({ is_selected: true, cost: 300 });
    expect(addRenewal(domainInfo({ domain: 'late.com', expiry_date: '2099-01-01T00:00:00Z' }))).toBe(false);
  });

  it('[CT-04] asks for the price of a transfer without add-ons', async () => {
    const api = await given();
    addTransfer({ domain: 'rookery.app', auth_info: 'code-1' });
    await settled();
    expect(api.asked()).toEqual([
      [{ domain: 'rookery.app', period: 1, service: 'domain_transfer', with_add_ons: false }],
    ]);
    setAutorenew('rookery.app', true);
    selectAddOn('rookery.app', 'contact_privacy');
    expect(line('rookery.app')).toMatchObject({ autorenew: false, privacy: false, sub_products: [] });
  });

  it('[CT-09b] requests prices once when several lines change in quick succession', async () => {
    const api = await given();
    addNewDomain(searchResult());
    addNewDomain(searchResult({ domain: 'quill.page' }));
    for (const years of [2, 3, 4]) setPeriod('quill.page', years);
    await settled();
    expect(api.asked().map((items) => items.map(({ domain, period }) => `${domain} ${period}`))).toEqual([
      ['brindlewharf.com 1', 'quill.page 4'],
    ]);
  });
});

describe('changing a cart line', () => {
  it('[CT-09d] sets the terms of many lines in one write and one price request', async () => {
    const names = Array.from({ length: 49 }, (_, index) => `quill-${index}.page`);
    const api = await given({ cart: names.map((domain) => cartItem({ domain, max_year: 10 })) });
    const before = api.asked().length;
    const writes = jest.fn();
    const stop = store.sub(cartStateAtom, writes);
    setPeriods(new Map(names.map((domain, index) => [domain, index === 0 ? 3 : 2])));
    expect(writes).toHaveBeenCalledTimes(1);
    stop();
    expect(line('quill-7.page')).toMatchObject({ period: 2, priced: 'checking' });
    expect(line('quill-7.page')).not.toHaveProperty('quote');
    await settled();
    expect(api.asked().slice(before)).toEqual([
      names.map((domain, index) => ({
        domain,
        period: index === 0 ? 3 : 2,
        service: 'domain_create',
        with_add_ons: true,
      })),
    ]);
    expect(line('quill-7.page')).toMatchObject({ priced: 'priced', cost: 2580, quote: 'quote-quill-7.page-2' });
  });

  it('[CT-07b] selects and deselects add-ons', async () => {
    await given({ cart: [cartItem()] });
    selectAddOn('brindlewharf.com', 'email_forwarding');
    selectAddOn('brindlewharf.com', 'email_forwarding');
    selectAddOn('brindlewharf.com', 'contact_privacy');
    expect(store.get(cartAtom).totals.cost).toBe(1290 + 3 * 300);
    deselectAddOn('brindlewharf.com', 'email_forwarding');
    deselectAddOn('brindlewharf.com', 'contact_privacy');
    expect(store.get(cartAtom).totals.cost).toBe(1290 + 300);
  });

  it('switches auto-renew off', async () => {
    await given({ cart: [cartItem()] });
    setAutorenew('brindlewharf.com', false);
    expect(line()?.autorenew).toBe(false);
  });

  it('does nothing when the domain is not in the cart', async () => {
    const api = await given();
    selectAddOn('nobody.com', 'contact_privacy');
    setPeriod('nobody.com', 2);
    setAutorenew('nobody.com', false);
    removeItem('nobody.com');
    undo();
    await settled();
    expect(cartLines()).toEqual([]);
    expect(texts()).toEqual([]);
    expect(api.asked()).toEqual([]);
  });
});

describe('removing from the cart', () => {
  it('[CT-05] [CT-12a] can be undone from the notice', async () => {
    await given({ cart: [cartItem(), cartItem({ domain: 'xn--blbr-roah.no' })] });
    removeItem('xn--blbr-roah.no');
    expect(texts()).toEqual(['blåbær.no was removed from the cart.']);
    expect(store.get(cartAtom)).toMatchObject({ count: 1, canUndo: true });
    act(() => store.get(noticesAtom)[0]?.action?.run());
    expect(store.get(cartAtom)).toMatchObject({ count: 2, canUndo: false });
    expect(texts()).toEqual([]);
  });

  it('[CT-05] removes one at a time when the quantity of a line is higher', async () => {
    await given({ cart: [cartItem({ quantity: 2 })] });
    removeItem('brindlewharf.com');
    expect(line()?.quantity).toBe(1);
    undo();
    expect(line()?.quantity).toBe(2);
  });

  it('[CT-06] [CT-12b] restores an emptied cart completely and in order when it is undone', async () => {
    const cart = ['quill.page', 'brindlewharf.com', 'rookery.app'].map((domain) => cartItem({ domain }));
    await given({ cart });
    resetCart();
    expect(store.get(cartAtom).count).toBe(0);
    expect(texts()).toEqual(['3 domains were removed from the cart.']);
    undo();
    expect(store.get(cartAtom).items.map(({ domain }) => domain)).toEqual([
      'quill.page',
      'brindlewharf.com',
      'rookery.app',
    ]);
  });

  it('[CT-12a] does not overwrite a domain that was added again before it is undone', async () => {
    await given({ cart: [cartItem({ period: 5 })] });
    removeItem('brindlewharf.com');
    addNewDomain(searchResult());
    undo();
    expect(line()?.period).toBe(1);
  });

  it('[CT-12a] asks for the price again when it is undone', async () => {
    const api = await given({ cart: [cartItem({ cost: 1 })] });
    removeItem('brindlewharf.com');
    undo();
    expect(line()?.priced).toBe('checking');
    await settled();
    expect(api.asked()).toHaveLength(2);
    expect(line()).toMatchObject({ priced: 'priced', cost: 1290 });
  });

  it('[RG-08a] [RG-08e] cannot be undone when the domain was ordered, and erases its transfer code', async () => {
    await given({
      cart: [cartItem({ domain: 'rookery.app', type: 'transfer', auth_info: 'Tr4nsf3r-Code' }), cartItem()],
    });
    removeOrdered(['rookery.app']);
    undo();
    expect(cartLines().map(({ domain }) => domain)).toEqual(['brindlewharf.com']);
    expect(JSON.stringify({ ...localStorage })).not.toContain('Tr4nsf3r-Code');
  });
});

describe('[NT-12] a cart line without a known price', () => {
  it('stays unpriced when the price check fails, which is only logged, until the next answer', async () => {
    const api = await given({
      api: {
        checkCartPrice: () => {
          throw refusal(503, { message: 'Busy' });
        },
      },
    });
    addNewDomain(searchResult());
    await settled();
    expect(line()?.priced).toBe('unknown');
    expect(console.warn).toHaveBeenCalledWith('[cart] ApiError: Busy');
    expect(texts()).toEqual([]);
    expect(store.get(cartAtom).totals).toMatchObject({ cost: 0, complete: false });
    api.answer({
      checkCartPrice: ({ input }) => ({
        lines: input.items.map(({ domain, period }) => priceAnswer({ domain, period })),
        unpriced: [],
      }),
    });
    await repriceCart();
    expect(line()?.priced).toBe('priced');
    expect(store.get(cartAtom).totals.complete).toBe(true);
  });

  it('is priced again when the browser restores the page from its cache', async () => {
    // Leaving a page aborts its requests; it still records the failure, which it finds when it is restored from the cache.
    const { waiting, checkCartPrice } = byHand();
    await given({ cart: [cartItem()], api: { checkCartPrice } });
    await waiting[0]?.fail();
    expect(line()?.priced).toBe('unknown');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    await settled();
    expect(waiting).toHaveLength(1);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await settled();
    await waiting[1]?.answer();
    expect(line()?.priced).toBe('priced');
  });

  it('says why when the server gives a reason, and leaves the prices of others alone', async () => {
    await given({
      cart: [cartItem(), cartItem({ domain: 'quill.page' }), cartItem({ domain: 'rookery.app' })],
      api: {
        checkCartPrice: () => ({ lines: [priceAnswer()], unpriced: [{ domain: 'quill.page', reason: 'taken' }] }),
      },
    });
    expect(cartLines().map(({ priced, problem }) => [priced, problem])).toEqual([
      ['priced', undefined],
      ['unknown', 'taken'],
      ['unknown', undefined],
    ]);
  });

  it('stays unpriced when the response is for another period', async () => {
    await given({
      cart: [cartItem(), cartItem({ domain: 'quill.page' })],
      api: {
        checkCartPrice: () => ({
          lines: [priceAnswer({ period: 2 }), priceAnswer({ domain: 'quill.page' })],
          unpriced: [],
        }),
      },
    });
    expect(cartLines().map(({ priced }) => priced)).toEqual(['unknown', 'priced']);
  });

  it('never writes its transfer code to the log', async () => {
    await given({
      cart: [cartItem({ type: 'transfer', auth_info: 'Tr4nsf3r-Code' })],
      api: {
        checkCartPrice: () => {
          throw new Error('no');
        },
      },
    });
    expect(JSON.stringify((console.warn as jest.Mock).mock.calls)).not.toContain('Tr4nsf3r-Code');
  });
});

describe('[CT-09b] pending price checks', () => {
  it('do not overwrite a newer period when they respond late', async () => {
    const { waiting, checkCartPrice } = byHand();
    await given({ api: { checkCartPrice } });
    addNewDomain(searchResult());
    await settled();
    setPeriod('brindlewharf.com', 5);
    await settled();
    expect(waiting.map(({ items }) => items[0]?.period)).toEqual([1, 5]);
    await waiting[1]?.answer({ cost: 72.5 });
    await waiting[0]?.answer({ cost: 12.9 });
    expect(line()).toMatchObject({ period: 5, cost: 7250, priced: 'priced' });
  });

  it('do not overwrite a later check of the same period', async () => {
    const { waiting, checkCartPrice } = byHand();
    await given({ api: { checkCartPrice } });
    addNewDomain(searchResult());
    await settled();
    void repriceCart();
    await settled();
    await waiting[1]?.answer({ price: 20, cost: 20 });
    await waiting[0]?.answer({ price: 10, cost: 10 });
    expect(line()?.cost).toBe(2000);
    await waiting[0]?.fail();
    expect(line()?.priced).toBe('priced');
  });

  it('do not bring back a line that was removed', async () => {
    const { waiting, checkCartPrice } = byHand();
    await given({ api: { checkCartPrice } });
    addNewDomain(searchResult());
    await settled();
    removeItem('brindlewharf.com');
    await waiting[0]?.answer();
    expect(cartLines()).toEqual([]);
  });

  it('do not touch a line that another tab has changed', async () => {
    const { waiting, checkCartPrice } = byHand();
    await given({ cart: [cartItem({ priced: 'checking' })], api: { checkCartPrice } });
    const raw = JSON.parse(localStorage.getItem('sf:cart') ?? '') as {
      v: number;
      data: { entries: Record<string, { at: number; item: { period: number } }> };
    };
    const entry = raw.data.entries['brindlewharf.com'];
    if (entry) Object.assign(entry, { at: entry.at + 50, item: { ...entry.item, period: 4 } });
    localStorage.setItem('sf:cart', JSON.stringify(raw));
    await waiting[0]?.answer();
    expect(line()).toMatchObject({ period: 4, priced: 'checking' });
  });

  it('mark the line as checking and keep its known price', async () => {
    const { waiting, checkCartPrice } = byHand();
    await given({ cart: [cartItem()], api: { checkCartPrice } });
    expect(line()).toMatchObject({ priced: 'checking', cost: 1290 });
    expect(cartLines()[0]?.priced).toBe('priced');
    await waiting[0]?.answer();
    expect(line()?.priced).toBe('priced');
  });

  it('are repeated here when another tab has left them open', async () => {
    const api = await given();
    store.set(sessionAtom, { status: 'guest' });
    localStorage.setItem(
      'sf:cart',
      JSON.stringify({
        v: 1,
        data: {
          entries: {
            'quill.page': {
              at: 1,
              by: 'other',
              since: 1,
              item: cartItem({ domain: 'quill.page', priced: 'checking' }),
            },
          },
        },
      }),
    );
    window.dispatchEvent(new StorageEvent('storage', { key: 'sf:cart' }));
    await settled();
    expect(api.asked()).toEqual([]);
    await jest.advanceTimersByTimeAsync(6200);
    expect(api.asked().map((items) => items.map(({ domain }) => domain))).toEqual([['quill.page']]);
    expect(line('quill.page')?.priced).toBe('priced');
  });
});

describe('pricing the cart again', () => {
  it('[CU-03b] follows a change of currency, and sums never mix currencies', async () => {
    const { waiting, checkCartPrice } = byHand();
    const api = await given({ cart: [cartItem(), cartItem({ domain: 'quill.page' })], api: { checkCartPrice } });
    await waiting[0]?.answer();
    store.set(offeredCurrenciesAtom, { defaultCurrency: usd, prioritizedCurrencies: [usd, eur] });
    setShopCurrency('EUR');
    await settled();
    expect(api.listInputs('checkCartPrice').at(-1)).toMatchObject({ currency_code: 'EUR' });
    expect(store.get(cartAtom).totals).toMatchObject({ currency_code: 'USD', cost: 2580, complete: false });
    addNewDomain(searchResult({ domain: 'rookery.app', currency_code: 'EUR', price: 11 }));
    expect(store.get(cartAtom).totals).toMatchObject({ currency_code: 'EUR', cost: 1100, complete: false });
    await settled();
    for (const question of waiting.slice(1)) await question.answer({ price: 11.9, cost: 11.9 });
    expect(store.get(cartAtom).totals).toMatchObject({ currency_code: 'EUR', cost: 3570, complete: true });
  });

  it('ignores a response in the previous currency', async () => {
    const { waiting, checkCartPrice } = byHand();
    await given({ cart: [cartItem()], api: { checkCartPrice } });
    store.set(offeredCurrenciesAtom, { defaultCurrency: usd, prioritizedCurrencies: [usd, eur] });
    setShopCurrency('EUR');
    await settled();
    await waiting[1]?.answer({ cost: 11.9 });
    await waiting[0]?.answer({ cost: 12.9 });
    expect(line()).toMatchObject({ currency_code: 'EUR', cost: 1190 });
  });

  it('[CT-09b] follows the sign-in, because the country decides the tax', async () => {
    const api = await given({ cart: [cartItem()] });
    store.set(sessionAtom, signedIn({ country: 'NO' }));
    await settled();
    store.set(sessionAtom, signedIn({ country: 'NO', email_verified: false }));
    await settled();
    expect(api.asked()).toHaveLength(2);
  });

  it('follows the return to a stored cart, once the session is known', async () => {
    const api = await given({ cart: [cartItem({ cost: 1 })], session: 'unknown' });
    expect(api.asked()).toHaveLength(0);
    store.set(sessionAtom, { status: 'guest' });
    await settled();
    expect(line()?.cost).toBe(1290);
  });
});

describe('[CT-10a] the cart on a page', () => {
  function Badge() {
    const { count, totals } = useCart();
    return <p>{`${count} for ${totals.total}`}</p>;
  }

  it('shows count and total at once when something is added', async () => {
    renderWithProviders(<Badge />, {
      cart: [cartItem({ tax_rates: [{ tax_id: 'vat', tax_rule_name: 'VAT', tax_rate: 10, tax_amount: 129 }] })],
    });
    expect(screen.getByText('1 for 1419')).toBeInTheDocument();
    act(() => void addNewDomain(searchResult({ domain: 'quill.page' })));
    expect(screen.getByText('2 for 2709')).toBeInTheDocument();
    await act(settled);
  });

  it('says so when a stored cart was set aside', async () => {
    surround();
    followCart();
    localStorage.setItem('sf:cart', '{"v":1,');
    window.dispatchEvent(new StorageEvent('storage', { key: 'sf:cart' }));
    await settled();
    expect(texts()).toEqual([
      'We could not read part of your saved cart and set it aside. Check that nothing is missing.',
    ]);
  });
});

describe('checkout drafts', () => {
  const draft = {
    contact: { first_name: 'Ada', phone: '212 555 0142', phone_prefix: '1' },
    tld_data: {
      fr: { date_of_birth: '1980-12-10', siren_siret: '732829320' },
      es: { id_number: '12345678Z', legal_form: 'INDIVIDUAL' },
    },
  };
  const key = 'key-0123456789abcdef';

  it('[RG-08d] never hold identity numbers', async () => {
    await given();
    store.set(registrantDraftAtom, draft);
    expect(store.get(registrantDraftAtom)).toEqual({
      contact: draft.contact,
      tld_data: { fr: { siren_siret: '732829320' }, es: { legal_form: 'INDIVIDUAL' } },
    });
    expect(localStorage.getItem('sf:registrant')).not.toMatch(/1980|12345678Z/);
  });

  it('[RG-08d] [RG-11e] never hold identity numbers of other registrants either, and all registrants go with the draft', async () => {
    await given();
    const other = { id: '2', domains: ['quill.fr'], ...draft };
    store.set(registrantDraftAtom, { ...draft, others: [other] });
    expect(store.get(registrantDraftAtom)?.others).toEqual([
      { ...other, tld_data: { fr: { siren_siret: '732829320' }, es: { legal_form: 'INDIVIDUAL' } } },
    ]);
    expect(localStorage.getItem('sf:registrant')).not.toMatch(/1980|12345678Z/);
    clearCheckoutDrafts();
    expect(localStorage.getItem('sf:registrant')).toBeNull();
  });

  it('[RG-08c] expire after 24 hours', async () => {
    await given();
    store.set(registrantDraftAtom, draft);
    jest.setSystemTime(Date.now() + 25 * 3_600_000);
    store.set(registrantDraftAtom, (before) => {
      expect(before).toBeNull();
      return before;
    });
    expect(localStorage.getItem('sf:registrant')).toBeNull();
  });

  it('[RG-08c] are erased after 24 hours in an open tab, even when nothing reads them', async () => {
    await given();
    store.set(registrantDraftAtom, draft);
    expect(localStorage.getItem('sf:registrant')).toContain('contact');
    await jest.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(localStorage.getItem('sf:registrant') ?? '').not.toContain('contact');
  });

  it('[RG-08b] are erased at sign-out, but not when the session expires', async () => {
    await given({ session: {} });
    // On the sign-in page, nothing has to navigate.
    window.history.replaceState(null, '', '/site/login');
    store.set(registrantDraftAtom, draft);
    store.set(orderDraftAtom, { idempotency_key: key });
    endSession('expired');
    expect([store.get(registrantDraftAtom) !== null, store.get(orderDraftAtom)]).toEqual([
      true,
      { idempotency_key: key },
    ]);
    endSession('logout');
    expect([store.get(registrantDraftAtom), store.get(orderDraftAtom)]).toEqual([null, null]);
    expect([localStorage.getItem('sf:registrant'), localStorage.getItem('sf:order')]).toEqual([null, null]);
  });

  it('[SS-03a] are erased at sign-out together with what remotes keep, even when those are not loaded', async () => {
    await given({ session: {} });
    window.history.replaceState(null, '', '/site/login');
    const kept = () => ['dns', 'transfer'].map((area) => localStorage.getItem(`sf:${area}`));
    for (const area of ['dns', 'transfer']) localStorage.setItem(`sf:${area}`, '{}');
    endSession('expired');
    expect(kept()).toEqual(['{}', '{}']);
    endSession('logout');
    expect(kept()).toEqual([null, null]);
  });

  it('[OR-05a] keep the idempotency key of the order across a reload', async () => {
    await given();
    store.set(orderDraftAtom, { idempotency_key: key, order_id: 'order-1', payment_method_id: 'pm_1' });
    expect(JSON.parse(localStorage.getItem('sf:order') ?? '')).toEqual({
      v: 1,
      data: { idempotency_key: key, order_id: 'order-1', payment_method_id: 'pm_1' },
    });
    clearCheckoutDrafts();
    expect(store.get(orderDraftAtom)).toBeNull();
  });
});
