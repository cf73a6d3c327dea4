type BrowserStorage = typeof import('./browser-storage');

const load = (): BrowserStorage => {
  let loaded: BrowserStorage | undefined;
  jest.isolateModules(() => (loaded = jest.requireActual('./browser-storage')));
  if (!loaded) throw new Error('Not loaded');
  return loaded;
};
const mark = (value: string, age = 60) => (document.cookie = `storefront_support=${value}; max-age=${age}`);
const entries = () => Object.entries(window.localStorage).sort();

beforeEach(() => window.localStorage.clear());
afterEach(() => mark('', 0));

describe('[BO-03g] the storage of a support session', () => {
  it('lives in memory, reads nothing that was stored and leaves nothing behind', () => {
    window.localStorage.setItem('sf:cart', 'of the person at this browser');
    mark('1');
    const { browserStorage, isSupportPage } = load();
    expect(isSupportPage).toBe(true);
    expect(browserStorage.storage?.getItem('sf:cart')).toBeNull();
    browserStorage.storage?.setItem('sf:cart', 'of the customer');
    browserStorage.storage?.setItem('sf:draft', 'of the customer');
    expect(browserStorage.storage?.getItem('sf:cart')).toBe('of the customer');
    browserStorage.storage?.removeItem('sf:draft');
    expect(browserStorage.storage?.getItem('sf:draft')).toBeNull();
    expect(entries()).toEqual([['sf:cart', 'of the person at this browser']]);
    // The next page in the same browser, after the support session.
    mark('', 0);
    expect(load().browserStorage.storage?.getItem('sf:cart')).toBe('of the person at this browser');
  });

  it.each(['', '0', '10'])('is the browser’s own when the mark is %j', (value) => {
    mark(value);
    const { browserStorage, isSupportPage } = load();
    browserStorage.storage?.setItem('sf:cart', 'kept');
    expect([isSupportPage, entries()]).toEqual([false, [['sf:cart', 'kept']]]);
  });
});
