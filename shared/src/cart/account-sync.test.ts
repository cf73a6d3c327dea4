import { millisecondsInHour } from 'date-fns/constants';
import type { CartChoice, CartEntryOnWire } from '../contract/cart';
import { noticesAtom } from '../notices';
import { endSession, sessionAtom } from '../session';
import { store } from '../store';
import {
  cartItem,
  refusal,
  searchResult,
  signedIn,
  subProduct,
  surround,
  type FakeApi,
  type Surroundings,
} from '../testing';
import { fakeAccount } from '../testing/fake-account';
import { accountMarkAtom } from './account-mark';
import { addNewDomain, addTransfer, removeItem, setPeriod } from './cart-actions';
import { cartLines } from './cart-store';
import { orderDraftAtom, registrantDraftAtom } from './checkout-drafts';
import { followCart } from './follow';
import { repriceCart } from './reprice';
import { undo } from './undo';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(async () => {
  await jest.runOnlyPendingTimersAsync();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Runs the timers for sending and pricing changes. */
const settled = () => jest.advanceTimersByTimeAsync(1000);
const signIn = async (who = {}) => {
  store.set(sessionAtom, signedIn(who));
  await settled();
};
const comeBack = async () => {
  window.dispatchEvent(new Event('focus'));
  await settled();
};
const names = () => cartLines().map(({ domain }) => domain);
const texts = () => store.get(noticesAtom).map(({ text }) => text);

async function given(surroundings: Surroundings = {}): Promise<FakeApi> {
  const api = surround(surroundings);
  followCart();
  await settled();
  return api;
}

const choice = (domain: string, change: Partial<CartChoice> = {}): CartChoice => ({
  domain,
  type: 'new',
  period: 1,
  quantity: 1,
  autorenew: true,
  add_ons: [],
  ...change,
});
/** An entry written by another device, this many milliseconds from now. */
const word = (domain: string, later: number, change: Partial<CartChoice> | null = {}): CartEntryOnWire => {
  const at = Date.now() + later;
  return { domain, at, by: 'phone', since: at, choice: change && choice(domain, change) };
};

describe('[CT-11] the cart in the account', () => {
  it('merges the guest’s cart at sign-in, with the newest state of each domain', async () => {
    const account = fakeAccount();
    account.write(
      word('quill.page', -millisecondsInHour, { period: 2 }),
      word('rookery.app', millisecondsInHour, { period: 5 }),
      word('tannery-lane.com', -millisecondsInHour),
    );
    await given({
      cart: [cartItem({ domain: 'quill.page', period: 3 }), cartItem({ domain: 'rookery.app' })],
      api: account.handlers,
    });
    await signIn();
    expect(cartLines().map(({ domain, period }) => [domain, period])).toEqual([
      ['tannery-lane.com', 1],
      ['quill.page', 3],
      ['rookery.app', 5],
    ]);
    expect(account.domains()).toEqual(['quill.page', 'rookery.app', 'tannery-lane.com']);
    expect(account.entry('quill.page')?.choice?.period).toBe(3);
    expect(texts()).toContain('One domain from your account is back in the cart.');
  });

  it('leaves out what was removed on either side, and offers to undo what left the cart here', async () => {
    const account = fakeAccount();
    account.write(word('quill.page', -millisecondsInHour), word('rookery.app', millisecondsInHour, null));
    await given({
      cart: ['quill.page', 'rookery.app', 'brindlewharf.com'].map((domain) => cartItem({ domain })),
      api: account.handlers,
    });
    removeItem('quill.page');
    await signIn();
    expect(names()).toEqual(['brindlewharf.com']);
    expect(account.domains()).toEqual(['brindlewharf.com']);
    expect(texts()).toContain('rookery.app was removed from the cart on another device.');
    undo();
    await settled();
    expect(account.domains()).toEqual(['brindlewharf.com', 'rookery.app']);
  });

  it('takes over what was chosen on another device, add-ons included, when the customer comes back', async () => {
    const account = fakeAccount();
    await given({ cart: [cartItem({ domain: 'quill.page' })], session: signedIn(), api: account.handlers });
    account.write(
      word('quill.page', 5000, {
        period: 4,
        autorenew: false,
        add_ons: [{ service: 'email_forwarding', quantity: 3 }],
      }),
      word('rookery.app', 6000, { registry_years: [1, 2], max_year: 2 }),
    );
    await comeBack();
    expect(cartLines()).toMatchObject([
      { domain: 'quill.page', period: 4, autorenew: false, priced: 'priced' },
      { domain: 'rookery.app', max_year: 2, tld_registration_years: [1, 2], priced: 'priced' },
    ]);
    expect(cartLines()[0]?.sub_products.filter(({ is_selected }) => is_selected)).toMatchObject([
      { type: 'email_forwarding', quantity: 3 },
    ]);
  });

  it('is sent once for several changes, and not at all when only prices change', async () => {
    const account = fakeAccount();
    const api = await given({ cart: [cartItem({ domain: 'quill.page' })], session: signedIn(), api: account.handlers });
    const before = api.listInputs('saveAccountCart').length;
    for (const period of [2, 3, 4]) setPeriod('quill.page', period);
    await settled();
    expect(api.listInputs('saveAccountCart')).toHaveLength(before + 1);
    expect(account.entry('quill.page')?.choice?.period).toBe(4);
    await repriceCart();
    await settled();
    expect(api.listInputs('saveAccountCart')).toHaveLength(before + 1);
  });

  it('keeps the newer choice from another device when only a price was checked here', async () => {
    const account = fakeAccount();
    await given({ cart: [cartItem({ domain: 'quill.page' })], session: signedIn(), api: account.handlers });
    await jest.advanceTimersByTimeAsync(10_000);
    account.write(word('quill.page', 0, { period: 7 }));
    await jest.advanceTimersByTimeAsync(10_000);
    await repriceCart();
    await comeBack();
    expect(cartLines()).toMatchObject([{ domain: 'quill.page', period: 7 }]);
    expect(account.entry('quill.page')?.choice?.period).toBe(7);
  });

  it('I8 never holds a transfer code, and leaves it on the device that has it', async () => {
    const account = fakeAccount();
    const api = await given({ session: signedIn(), api: account.handlers });
    addTransfer({ domain: 'rookery.app', auth_info: 'Tr4nsfer-C0de' });
    await settled();
    account.write(word('rookery.app', millisecondsInHour, { type: 'transfer', autorenew: false }));
    await comeBack();
    expect(cartLines()).toMatchObject([{ domain: 'rookery.app', type: 'transfer', auth_info: 'Tr4nsfer-C0de' }]);
    expect(JSON.stringify(api.calls.filter(({ id }) => id.includes('Cart') && id !== 'checkCartPrice'))).not.toContain(
      'Tr4nsfer-C0de',
    );
  });

  it('[SS-03a] [GD-03d] stays in the account and leaves the browser at sign-out, but stays in both when the session expires', async () => {
    const account = fakeAccount();
    await given({ cart: [cartItem({ domain: 'quill.page' })], session: signedIn(), api: account.handlers });
    window.history.replaceState(null, '', '/site/login');
    endSession('expired');
    expect(names()).toEqual(['quill.page']);
    await signIn();
    expect(names()).toEqual(['quill.page']);
    endSession('logout');
    expect([names(), store.get(accountMarkAtom)]).toEqual([[], null]);
    expect(account.domains()).toEqual(['quill.page']);
    await signIn();
    expect(names()).toEqual(['quill.page']);
  });

  it('[SS-03a] keeps in the browser at sign-out what the account does not have yet', async () => {
    const account = fakeAccount();
    const api = await given({ cart: [cartItem({ domain: 'quill.page' })], session: signedIn(), api: account.handlers });
    api.answer({
      saveAccountCart: () => {
        throw refusal(503);
      },
    });
    addNewDomain(searchResult({ domain: 'rookery.app' }));
    await settled();
    endSession('logout');
    expect(names()).toEqual(['rookery.app']);
  });

  it('[C6] is put away, and not merged into another customer’s, when another customer signs in', async () => {
    const [ada, eve] = [fakeAccount(), fakeAccount()];
    const api = await given({ cart: [cartItem({ domain: 'quill.page' })], session: signedIn(), api: ada.handlers });
    window.history.replaceState(null, '', '/site/login');
    endSession('expired');
    addNewDomain(searchResult({ domain: 'rookery.app' }));
    eve.write(word('tannery-lane.com', -millisecondsInHour));
    api.answer(eve.handlers);
    await signIn({ email: 'eve@example.com' });
    expect(names()).toEqual(['tannery-lane.com', 'rookery.app']);
    expect([ada.domains(), eve.domains()]).toEqual([['quill.page'], ['rookery.app', 'tannery-lane.com']]);
    expect(texts()).toContain('The cart of another account was set aside. It is still in that account.');
  });

  it.each([
    ['[GD-03d] keeps drafts when the same customer signs in after the session has expired', 'ada@example.com', true],
    ['[RG-08b] erases drafts when another customer signs in after the session has expired', 'eve@example.com', false],
  ])('%s', async (_what, email, isThere) => {
    const accounts = { 'ada@example.com': fakeAccount(), 'eve@example.com': fakeAccount() };
    const api = await given({
      session: signedIn({ email: 'ada@example.com' }),
      api: accounts['ada@example.com'].handlers,
    });
    store.set(registrantDraftAtom, { contact: { first_name: 'Ada', phone: '212 555 0142' }, tld_data: {} });
    store.set(orderDraftAtom, { idempotency_key: 'key-0123456789abcdef' });
    for (const area of ['dns', 'transfer']) localStorage.setItem(`sf:${area}`, '{}');
    window.history.replaceState(null, '', '/site/login');
    endSession('expired');
    api.answer(accounts[email as keyof typeof accounts].handlers);
    await signIn({ email });
    expect([store.get(registrantDraftAtom) !== null, store.get(orderDraftAtom) !== null]).toEqual([isThere, isThere]);
    expect(
      ['registrant', 'order', 'dns', 'transfer'].map((area) => localStorage.getItem(`sf:${area}`) !== null),
    ).toEqual([isThere, isThere, isThere, isThere]);
  });

  /** Delays each call until the test releases it. */
  function slow(account: ReturnType<typeof fakeAccount>) {
    const waiting: (() => void)[] = [];
    const late =
      <Request, Answer>(answer: ((request: Request) => Answer) | undefined) =>
      (request: Request): Promise<Awaited<Answer>> =>
        new Promise((resolve) => waiting.push(() => resolve(answer?.(request) as Awaited<Answer>)));
    const { getAccountCart, saveAccountCart } = account.handlers;
    return { waiting, handlers: { getAccountCart: late(getAccountCart), saveAccountCart: late(saveAccountCart) } };
  }

  it.each([
    ['has signed out', true, undefined],
    ['has signed out, after which somebody else signed in', true, 'eve@example.com'],
    ['gave way to somebody else in another tab', false, 'eve@example.com'],
  ])('[C6] ignores a late answer to a customer who %s', async (_what, signsOut, next) => {
    const [ada, eve] = [fakeAccount(), fakeAccount()];
    ada.write(word('quill.page', -millisecondsInHour));
    const { waiting, handlers } = slow(ada);
    const api = await given({ session: signedIn(), api: handlers });
    expect(waiting).toHaveLength(1);
    if (signsOut) endSession('logout');
    api.answer(eve.handlers);
    if (next) await signIn({ email: next });
    waiting[0]?.();
    await settled();
    expect([names(), ada.domains(), eve.domains()]).toEqual([[], ['quill.page'], []]);
    expect(store.get(accountMarkAtom) === null).toBe(next === undefined);
  });

  it('is sent in one call at a time, and changes made meanwhile follow', async () => {
    const account = fakeAccount();
    const { waiting, handlers } = slow(account);
    await given({ cart: [cartItem({ domain: 'quill.page' })], session: signedIn(), api: handlers });
    setPeriod('quill.page', 5);
    await comeBack();
    for (let answered = 0; waiting.length > answered; answered += 1) {
      expect(waiting).toHaveLength(answered + 1);
      waiting[answered]?.();
      await settled();
    }
    expect(account.entry('quill.page')?.choice?.period).toBe(5);
    expect(names()).toEqual(['quill.page']);
  });

  it('[GD-04b] makes no call for a guest', async () => {
    const api = await given({ cart: [cartItem({ domain: 'quill.page' })] });
    removeItem('quill.page');
    await comeBack();
    expect([api.listInputs('getAccountCart'), api.listInputs('saveAccountCart')]).toEqual([[], []]);
  });

  it('is sent again after a temporary failure', async () => {
    const account = fakeAccount();
    let down = true;
    await given({
      cart: [cartItem({ domain: 'quill.page' })],
      session: signedIn(),
      api: {
        ...account.handlers,
        saveAccountCart: (request) => {
          if (down) throw refusal(503);
          return account.handlers.saveAccountCart?.(request) ?? Promise.reject(new Error('no handler'));
        },
      },
    });
    expect(account.domains()).toEqual([]);
    down = false;
    await jest.advanceTimersByTimeAsync(20_000);
    expect(account.domains()).toEqual(['quill.page']);
  });

  it('is sent in three calls when it has 2,500 lines', async () => {
    const account = fakeAccount();
    const cart = Array.from({ length: 2500 }, (_, index) => cartItem({ domain: `name${index}.com`, sub_products: [] }));
    const api = await given({ cart, api: account.handlers });
    await signIn();
    expect(account.domains()).toHaveLength(2500);
    expect(api.listInputs('saveAccountCart')).toHaveLength(3);
  });

  it('keeps the add-ons of a renewal', async () => {
    const account = fakeAccount();
    const renewal = cartItem({
      domain: 'quill.page',
      type: 'renew',
      date: '2027-03-01T00:00:00Z',
      max_year: 8,
      sub_products: [subProduct({ domain: 'quill.page', is_selected: true })],
    });
    await given({ cart: [renewal], session: signedIn(), api: account.handlers });
    expect(account.entry('quill.page')?.choice).toMatchObject({
      type: 'renew',
      current_expiry: '2027-03-01T00:00:00Z',
      max_year: 8,
      add_ons: [{ service: 'contact_privacy', quantity: 1 }],
    });
  });
});
