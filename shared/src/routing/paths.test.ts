import { paths } from './paths';

/** Calls every builder, with example arguments. */
function addresses(builders: object): string[] {
  return Object.values(builders).flatMap((one: unknown) => {
    if (typeof one === 'function')
      return [String((one as (...given: string[]) => string)('a.com', 'x')).replace(/[?#].*/, '')];
    return addresses(one as object);
  });
}

/** The URLs of RT-01 to RT-34 that a link may point to. */
const SPECIFIED =
  `/ /site/home /site/availability/a.com /site/pricing /site/cart /site/login /site/register /site/verification /site/recover
/site/validate /site/reset /site/emailsent /site/registrant /site/billing /site/review /site/purchase /site/transfer /site/transfer-review
/site/transfer-multiple /site/transfer-message /account /account/detail /account/billing /account/receipt /domains /domain/list
/domain/overview /domain/nameservers /domain/dns /help /about /contact /privacy /services /tac /site/error /problem-detected/detail
/not-found/detail`.split(/\s+/);

describe('[RT-35a] paths', () => {
  it('cover the addresses of the specification, the page for integrators and the entry for support', () => {
    expect([...new Set(addresses(paths))].sort()).toEqual([...SPECIFIED, '/site/embed', '/site/support'].sort());
  });

  it.each([
    [paths.home(), '/site/home'],
    [paths.availability('bl/å?'), '/site/availability/bl%2F%C3%A5%3F'],
    [paths.login(), '/site/login'],
    [paths.login('/domain/list?a=1'), '/site/login?next=%2Fdomain%2Flist%3Fa%3D1'],
    [paths.login('/domain/list', 'ended'), '/site/login?next=%2Fdomain%2Flist&ended=1'],
    [paths.login(undefined, 'ended'), '/site/login?ended=1'],
    [paths.register(''), '/site/register'],
    [paths.verification('/site/registrant'), '/site/verification?next=%2Fsite%2Fregistrant'],
    [paths.cartTransfer('abc_-9'), '/site/cart#handover=abc_-9'],
    [paths.purchase(), '/site/purchase'],
    [paths.purchase('o-1'), '/site/purchase?order=o-1'],
    [paths.validate('t', 'q'), '/site/validate?token=t&queue=q'],
    [paths.reset('t', 'ada@example.com'), '/site/reset?token=t&username=ada%40example.com'],
    [paths.transferMultiple(['a.com', 'b.com']), '/site/transfer-multiple?domain=a.com&domain=b.com'],
    [paths.account.receipt('o-1'), '/account/receipt?orderId=o-1'],
    [paths.domains.overview('a.com', 'ok'), '/domain/overview?name=a.com&status=ok'],
    [paths.domains.dns('a.com'), '/domain/dns?name=a.com'],
  ])('write %s', (made, address) => {
    expect(made).toBe(address);
  });
});
