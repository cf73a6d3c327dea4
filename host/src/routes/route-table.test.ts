import catalogue from '../../messages/en.json';
import { registry } from '../federation/registry';
import { PAGE_DESCRIPTIONS } from './page-descriptions';
import { createRouteTable, type RouteRow } from './route-table';
import { routeAt, siteMap, createSiteMap } from './site-map';

/** RT-01 to RT-34, repeated here by hand. */
const promised: readonly [ids: string, path: string, target: string, flags: string][] = [
  ['RT-02', '/about', 'page about', 'no margin'],
  ['RT-02', '/contact', 'page contact', 'no margin'],
  ['RT-02', '/privacy', 'page privacy', 'no margin'],
  ['RT-02', '/services', 'page services', 'no margin'],
  ['RT-02', '/tac', 'page tac', 'no margin'],
  ['RT-04', '/site/home', 'page home', 'no margin'],
  ['RT-06', '/site/availability/brindlewharf', 'remote search.availability', 'cart'],
  ['RT-07', '/site/pricing', 'remote search.pricing', 'internal cart'],
  ['RT-08', '/site/cart', 'remote search.cart', ''],
  ['RT-09', '/site/register', 'remote account.register', 'cart'],
  ['RT-10', '/site/transfer', 'remote checkout.transfer', ''],
  ['RT-11', '/site/transfer-review', 'remote checkout.transfer-review', ''],
  ['RT-11', '/site/transfer-multiple', 'remote checkout.transfer-multiple', ''],
  ['RT-11', '/site/transfer-message', 'remote checkout.transfer-message', ''],
  ['RT-12', '/site/verification', 'remote account.verification', 'cart'],
  ['RT-13', '/site/billing', 'remote checkout.billing', 'cart'],
  ['RT-14', '/site/registrant', 'remote checkout.registrant', 'cart'],
  ['RT-15', '/site/review', 'remote checkout.review', 'cart'],
  ['RT-16', '/site/purchase', 'remote checkout.purchase', ''],
  ['RT-17', '/site/login', 'remote account.login', ''],
  ['RT-17', '/login', 'reload /site/login', ''],
  ['RT-17', '/:area/login', 'reload /site/login', ''],
  ['RT-18', '/site/recover', 'remote account.recover', ''],
  ['RT-19', '/site/validate', 'remote account.validate', ''],
  ['RT-20', '/site/reset', 'remote account.reset', ''],
  ['RT-21', '/site/emailsent', 'remote account.emailsent', ''],
  ['RT-22', '/site/error', 'page error', ''],
  ['RT-24', '/help', 'page help', ''],
  ['RT-25', '/account', 'redirect /account/detail', 'internal'],
  ['RT-26', '/account/detail', 'remote account.detail', 'internal'],
  ['RT-26', '/account/billing', 'remote account.detail', 'internal'],
  ['RT-27', '/account/receipt', 'remote account.receipt', 'internal'],
  ['RT-28', '/domains', 'redirect /domain/list', 'internal'],
  ['RT-29', '/domain/list', 'remote domains.list', 'internal cart'],
  ['RT-30', '/domain/overview', 'remote domains.overview', 'internal cart'],
  ['RT-31', '/domain/nameservers', 'remote domains.nameservers', 'internal'],
  ['RT-32', '/domain/dns', 'remote domains.dns', 'internal'],
  ['RT-33', '/problem-detected/detail', 'page problem-detected', ''],
  ['RT-34', '/not-found/detail', 'page not-found', ''],
];

function getTarget({ target }: RouteRow): string {
  const [[kind, where] = []] = Object.entries(target);
  return `${kind} ${where}`;
}

const getFlags = ({ internal, cart, margin }: RouteRow): string =>
  [internal && 'internal', cart && 'cart', !margin && 'no margin'].filter(Boolean).join(' ');

describe('the route table', () => {
  it.each(promised)('[%s] %s is %s (%s)', (_ids, path, target, flags) => {
    const row = routeAt(path);
    expect(getTarget(row)).toBe(target);
    expect(getFlags(row)).toBe(flags);
  });

  it('[RT-00] [GD-02c] marks every row as public and able to sign in, as specified', () => {
    expect(siteMap.routes.filter((row) => !row.public || !row.loginable)).toEqual([]);
  });

  it('[RT-36a] gives every page its own title', () => {
    const pages = siteMap.routes.filter(({ target }) => 'page' in target || 'remote' in target);
    expect(pages.filter(({ title }) => !title)).toEqual([]);
    const titles = pages.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('[RT-06a] shows every page that a remote declares', () => {
    const declared = Object.values(registry.declared).flatMap(({ pages }) => pages.map(({ id }) => id));
    expect(declared.length).toBeGreaterThan(20);
    const shown = siteMap.routes.flatMap(({ target }) => ('remote' in target ? [target.remote] : []));
    expect(declared.filter((id) => !shown.includes(id))).toEqual([]);
  });

  it('[RT-34] has no row that is shadowed by an earlier one', () => {
    const hidden = siteMap.routes.filter(
      (row) => routeAt(row.path.replace(/\*$/, '').replace(':word', 'word') || '/') !== row && row.path !== '*',
    );
    expect(hidden).toEqual([]);
  });

  it('[RT-35a] finds a row in any case and with a trailing slash', () => {
    expect(routeAt('/Site/Home/').path).toBe('/site/home');
    expect(routeAt('/site/availability/BRINDLEWHARF/').path).toBe('/site/availability/:word');
  });

  it.each(['/domain/login', '/account/login', '/help/login', '/about/login', '/Domain/Login/'])(
    '[RT-17b] leads from %s, a relative login, to the login page',
    (path) => {
      expect(routeAt(path).target).toEqual({ reload: '/site/login' });
    },
  );

  it('[RT-17a] does not redirect the login page itself, or a search for the word login', () => {
    expect(routeAt('/site/login').target).toEqual({ remote: 'account.login' });
    expect(routeAt('/site/availability/login').target).toEqual({ remote: 'search.availability' });
  });

  it.each(['/login', '/login/', '/login/again', '/login?x', '/loginout', '/LOGIN'])(
    '[GD-01] leads from %s to the login page',
    (path) => {
      expect(routeAt(path.split('?')[0] ?? '').target).toEqual({ reload: '/site/login' });
    },
  );
});

describe('titles, descriptions and navigation labels', () => {
  const own = createSiteMap({});
  const texts = [
    ...own.routes.map(({ title }) => title),
    ...own.places.map(({ label }) => label),
    ...Object.values(PAGE_DESCRIPTIONS),
  ];

  it('of the host are in its catalogue for translation', () => {
    expect(Object.keys(catalogue.declared).sort()).toEqual([...new Set(texts.filter((text) => text))].sort());
  });

  it('are in the language of the page, or in English when there is no translation', () => {
    const { routes, places } = createSiteMap(
      registry.declared,
      { en: 'English', de: 'Deutsch' },
      { Help: 'Hilfe', Cart: 'Warenkorb' },
    );
    expect(routes.find(({ path }) => path === '/help')?.title).toBe('Hilfe');
    expect(routes.find(({ path }) => path === '/site/cart')?.title).toBe('Warenkorb');
    expect(places.find(({ to }) => to === '/help')?.label).toBe('Hilfe');
    expect(routes.map(({ title }) => title)).toContain('About');
    expect(createRouteTable(registry.declared)).toHaveLength(routes.length);
  });
});
